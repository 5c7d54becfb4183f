"""What a match does in the league, in words: points and ratings, what it has changed, what it would count for."""

from collections.abc import Iterator

from bot.connection.names import renamed
from bot.games.text.names import marked_name, plain_name
from bot.games.text.numbers import change, decimal, listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name, ordinal
from bot.league.pages.wording import recount_notes
from bot.league.rows.outcome import Stakes
from bot.league.rows.values import LeagueOutcome, SeatOutcome
from bot.league.rules import Rating, RatingChange, Why, match_points, shown_points
from bot.league.rules.milestones import Milestone
from bot.tables import TableState
from bot.tables.lobby import awaited, kept_for
from bot.tables.types import Dealt, Expected


def points_text(points: int, reader: Reader) -> str:
    """Write points in 1/60 as people read them: `1,312.5`, `−3`."""
    return decimal(shown_points(points), reader.locale)


def gained(points: int, reader: Reader) -> str:
    """Say how many points a match gave: `+3 league points`, or none."""
    if not points:
        return reader.t("league-gain-none")
    return reader.t("league-gain", points=shown_points(points), gain=_gain(points, reader))


def rating_text(rating: Rating) -> str:
    """Write a rating, with a question mark as long as it is provisional."""
    return f"{rating.number}?" if rating.provisional else str(rating.number)


def spread_text(rating: Rating) -> str:
    """Write the uncertainty of a rating: `±58`."""
    return f"±{rating.uncertainty}"


def change_text(changed: RatingChange | None, reader: Reader) -> str:
    """Write by how much a match changed a rating: `+12`, `−9`, `±0`; "" where it did not count for it."""
    return "" if changed is None else change(changed.difference, reader.locale)


def why_text(why: Why, reader: Reader) -> str:
    """Say why a match or seat does not count, "" if it does."""
    return reader.t(f"league-why-{why}") if why else ""


class OutcomeWords:
    """The changes of a match in the league, in words: the `Outcome` that tables in Discord show."""

    def __init__(self, outcome: LeagueOutcome) -> None:
        self._outcome = outcome

    def lines(self, reader: Reader) -> Iterator[str]:
        """Yield the line of each person: place, place before, points and rating, and a note while it is recalculated.

        Of a match that does not count only the reason is told.
        """
        if self._outcome.why:
            yield reader.t("over-league-not", why=why_text(self._outcome.why, reader))
            return
        if not self._outcome.seats:
            return
        ranked = sorted(renamed(self._outcome.seats, reader), key=lambda seat: (seat.rank or 10**9, seat.seat))
        yield from (_seat(seat, reader) for seat in ranked)
        yield from recount_notes(self._outcome.recalculating, reader)

    def change(self, seat: int, reader: Reader) -> str:
        """Say in a few words what the match did for the player of a seat (from 0), "" for nothing."""
        row = self._of(seat)
        return "" if row is None else " · ".join(filter(None, (_placed(row, reader), _rated(row.rating, reader))))

    def card(self, seat: int, reader: Reader) -> str:
        """Return a seat's line on the card: `League: 6th, +2 points`; "" where nothing counts for its player."""
        row = self._of(seat)
        did = "" if row is None else _placed(row, reader)
        return reader.t("card-league", did=did) if did else ""

    def _of(self, seat: int) -> SeatOutcome | None:
        return next((row for row in self._outcome.seats if row.seat == seat + 1 and not self._outcome.why), None)

    def milestone(self, reader: Reader, *, marked: bool = False) -> str:
        """Say the best milestone that the match has brought anybody at the table, "" for none."""
        seats = renamed(self._outcome.seats, reader)
        reached = [(seat.milestone, seat.name) for seat in seats if seat.milestone is not None]
        if not reached:
            return ""
        best, name = min(reached, key=lambda pair: pair[0].rank)
        cleaned = marked_name(name) if marked else plain_name(name)
        return reader.t("milestone", name=cleaned, what=reached_text(best, reader))


def reached_text(milestone: Milestone, reader: Reader) -> str:
    """Say what a milestone is: `first win in UNO Dominos`, `50 matches`, `5 wins in a row`."""
    game = game_name(milestone.game, reader.locale) if milestone.game else ""
    return reader.t(f"milestone-{milestone.kind}", number=milestone.number, game=game)


def _placed(seat: SeatOutcome, reader: Reader) -> str:
    """Say a person's place in the league and the points of the match: `6th, +2 points`; "" if it gave none to count."""
    if seat.gain is None:
        return ""
    gain = _points(seat.gain, reader)
    return reader.t("card-place", place=ordinal(seat.rank, reader.locale), gain=gain) if seat.rank else gain


def _gain(points: int, reader: Reader) -> str:
    """Write points that were won: `+2`, `0`, `−3`."""
    return change(shown_points(points), reader.locale) if points else points_text(points, reader)


def _points(gain: int, reader: Reader) -> str:
    return reader.t("card-points", points=shown_points(gain), gain=_gain(gain, reader))


def _rated(changed: RatingChange | None, reader: Reader) -> str:
    if changed is None:
        return ""
    return reader.t("card-rating", rating=rating_text(changed.after), change=change_text(changed, reader))


def _seat(seat: SeatOutcome, reader: Reader) -> str:
    won = "" if seat.gain is None else _points(seat.gain, reader) if seat.gain else reader.t("over-league-none")
    facts = (won, _ranked(seat, reader), _rated(seat.rating, reader), why_text(seat.why, reader))
    return reader.t("over-league-seat", name=marked_name(seat.name), facts=" · ".join(filter(None, facts)))


def _ranked(seat: SeatOutcome, reader: Reader) -> str:
    """Return the place with all points, and the place before if that was worse; or how far a place is away."""
    if not seat.rank:
        return reader.t("over-league-missing", missing=seat.missing) if seat.missing else ""
    return reader.t(
        "over-league-place",
        place=ordinal(seat.rank, reader.locale),
        moved="up" if seat.rank < seat.before else "no",
        before=ordinal(seat.before, reader.locale),
        points=shown_points(seat.points),
    )


# What a match would count for


def people_of(state: TableState) -> dict[int, str]:
    """Return the persons for whom a match counts, with their names; in a lobby also those who are awaited."""
    awaits = (*kept_for(state), *awaited(state)) if state.phase == "lobby" else ()
    people: tuple[Dealt | Expected, ...] = (*(seat.first_holder for seat in state.seats), *awaits)
    return {holder.person: holder.name for holder in people if holder.person is not None}


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
        fixture = state.fixture if state.fixture and not state.broken else 0
        costs = [
            self._in_league(state, seat, reader),
            *([reader.t("stakes-resign-fixture", number=fixture)] if fixture else []),
            *([reader.t("stakes-resign-night")] if state.limit else []),  # only nights have tables with a time limit
        ]
        return " ".join(costs)

    def counts(self, state: TableState, seat: int) -> bool:
        """Return True if the match counts for the player of a seat."""
        return state.seats[seat].dealt is None and not self._why(state, seat)

    @property
    def counts_early(self) -> bool:
        """Return True if the match counts, too, if it is ended early."""
        return self._stakes.abandoned

    def _why(self, state: TableState, seat: int) -> Why:
        """Return the reason for which the match doesn't count for the first player of a seat, "" if it counts."""
        banned = state.seats[seat].first_holder.person in self._stakes.banned
        return "rules" if state.broken else "banned" if banned else self._stakes.why

    def _in_league(self, state: TableState, seat: int, reader: Reader) -> str:
        stakes, person, why = self._stakes, state.seats[seat].first_holder.person, self._why(state, seat)
        if why:
            return reader.t("stakes-resign-free", why=why_text(why, reader))
        people = sum(not player.first_holder.computer for player in state.seats)
        seats = len(state.seats) if stakes.computers else people
        place = seats - sum(player.resigned > 0 for player in state.seats)
        points = match_points(stakes.system, range(1, seats + 1), [0] * seats)[place - 1]
        worth = "apart" if stakes.apart else "game" if stakes.system.kind == "game" else "points"
        rated = "no" if person in stakes.often or people < 2 else "yes"
        return reader.t(
            "stakes-resign", worth=worth, place=place, seats=seats, points=gained(points, reader), rated=rated
        )
