"""Words about what a match counts for, in the lobby and before a player resigns."""

from collections.abc import Iterator

from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.league.pages.results import gained, why_text
from bot.league.rows.stakes import Stakes
from bot.league.rules import Why, match_points
from bot.tables import TableState
from bot.tables.lobby import awaited, kept_for


def people_of(state: TableState) -> dict[int, str]:
    """Return the persons for whom a match counts, with their names; in a lobby also those who are awaited."""
    people = [(one.person, one.name) for one in (seat.first_holder for seat in state.seats)]
    if state.phase == "lobby":
        people += [(one.person, one.name) for one in (*kept_for(state), *awaited(state))]
    return {person: name for person, name in people if person is not None}


class StakesWords:
    """The stakes of a match in words, as tables in Discord show them: what it will count for."""

    def __init__(self, stakes: Stakes) -> None:
        self._stakes = stakes

    def lobby(self, state: TableState, reader: Reader) -> Iterator[str]:
        """Yield what the players of a lobby should know before the match: that it counts less than others."""
        stakes = self._stakes
        if stakes.why == "limit":
            yield reader.t("stakes-limit", limit=stakes.limit)
            return
        people = [*people_of(state).items()]
        named = zip(people, reader.names(people), strict=True)
        names = [marked_name(name) for (person, _), name in named if person in stakes.often]
        if names:
            yield reader.t("stakes-often", names=listed(names, reader.locale), limit=stakes.limit)
        if stakes.apart:
            yield reader.t("stakes-apart")

    def resigning(self, state: TableState, seat: int, reader: Reader) -> str:
        """Say what it costs the player of a seat to resign now, in the league, in a scheduled match and in a night."""
        told = [self._in_league(state, seat, reader)]
        if state.fixture and not state.broken:
            told.append(reader.t("stakes-resign-fixture", number=state.fixture))
        if state.limit:  # only nights have tables with a time limit
            told.append(reader.t("stakes-resign-night"))
        return " ".join(told)

    def counts(self, state: TableState, seat: int) -> bool:
        """Return True if the match counts for the player of a seat."""
        return state.seats[seat].dealt is None and not self._why(state, seat)

    @property
    def counts_early(self) -> bool:
        """True if the match counts, too, if it is ended early."""
        return self._stakes.abandoned

    def _why(self, state: TableState, seat: int) -> Why:
        """Return the reason for which the match doesn't count for the first player of a seat, "" if it counts."""
        banned = state.seats[seat].first_holder.person in self._stakes.banned
        return "rules" if state.broken else "banned" if banned else self._stakes.why

    def _in_league(self, state: TableState, seat: int, reader: Reader) -> str:
        stakes, person, why = self._stakes, state.seats[seat].first_holder.person, self._why(state, seat)
        if why:
            return reader.t("stakes-resign-free", why=why_text(why, reader))
        people = sum(not one.first_holder.computer for one in state.seats)
        seats = len(state.seats) if stakes.computers else people
        place = seats - sum(one.resigned > 0 for one in state.seats)
        points = match_points(stakes.system, range(1, seats + 1), [0] * seats)[place - 1]
        worth = "apart" if stakes.apart else "game" if stakes.system.kind == "game" else "points"
        rated = "no" if person in stakes.often or people < 2 else "yes"
        gain = gained(points, reader)
        return reader.t("stakes-resign", worth=worth, place=place, seats=seats, points=gain, rated=rated)
