"""What a night counts of a finished match: the places that the league counts, and who did not play to the end."""

from msgspec import Struct

from bot.games.registry import find_game
from bot.league.rules.counting import counted, gone
from bot.league.rules.matchpoints import Scores
from bot.league.rules.values import Seat
from bot.league.schedule.deals import scores_of
from bot.nights.rules import Night, NightTable
from storage import FinishedMatch, Result


class TableResult(Struct, frozen=True):
    """The result of a table: places, scores and seats as `ended` takes them, and guests by their numbers.

    `gone` are those who did not play to the end. Of them `away` left or were not there, and `resigned` gave up.
    """

    places: tuple[int, ...] = ()
    scores: Scores = ()
    sat: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()


def result_of(night: Night, table: NightTable, match: FinishedMatch | None) -> TableResult:
    """Return the result of a table by its match; None: there was no match."""
    own = () if match is None else seats_of(night, table, match)
    if match is None or not own:
        return TableResult()
    scores, sat = compared_of(night, table, match)
    pairs = [*zip(table.guests, own, strict=False)]
    return TableResult(
        places_of(night, table, match) if not night.arena or _counts_in_arena(night, table, match) else (),
        scores,
        sat,
        gone=tuple(guest for guest, result in pairs if gone(_league_seat(result))),
        away=tuple(guest for guest, result in pairs if result.stood_in and not result.resigned),
        resigned=tuple(guest for guest, result in pairs if result.resigned),
    )


def seats_of(night: Night, table: NightTable, match: FinishedMatch) -> tuple[Result, ...]:
    """Return the seats of a match in the order of the table's guests, those of computer players behind them.

    A guest's seat is the one that was dealt to them. Whose data were deleted has, as computer players do, one of those
    that are left, in their order. () if the match had other seats than the table.
    """
    if len(match.results) != len(table.guests) + table.computers:
        return ()
    dealt = {result.person: result for result in match.results if result.person is not None}
    own = [dealt.get(night.guests[at].person or 0) for at in table.guests]
    rest = iter(sorted((result for result in match.results if result not in own), key=lambda result: result.seat))
    return tuple(one or next(rest) for one in (*own, *[None] * table.computers))


def places_of(night: Night, table: NightTable, match: FinishedMatch) -> tuple[int, ...]:
    """Return the places that the league counts, in the order of `seats_of`.

    Computer players count as people who stayed, since a night gives points for beating them, too: who leaves them at
    a table is behind them.
    """
    seats = [_league_seat(result) for result in match.results]
    places = {seat.seat: seat.place for seat in counted(seats, {seat.seat for seat in seats})}
    return tuple(places[result.seat] for result in seats_of(night, table, match))


def _league_seat(result: Result) -> Seat:
    """Return a seat as the league counts it."""
    return Seat(
        *(result.seat, None, result.place, result.total),
        stood_in=result.stood_in,
        resigned=result.resigned,
        turns=result.turns,
        absent=result.absent,
    )


def compared_of(night: Night, table: NightTable, match: FinishedMatch) -> tuple[Scores, tuple[int, ...]]:
    """Return the scores of a match that is compared with others of its deals, and the seats of the table's guests.

    Both are empty for a table that is compared with none, since it has deals of its own or was broken off.
    """
    seats = seats_of(night, table, match)
    if not seats or not night.secret_of(table) or match.end == "abandoned" or not match.record:
        return (), ()
    return scores_of(match.record), tuple(result.seat - 1 for result in seats[: len(table.guests)])


def _counts_in_arena(night: Night, table: NightTable, match: FinishedMatch) -> bool:
    """Return True if a match counts in an arena: a round was finished, or half the usual number of turns was played.

    It never does if it was broken off with nobody in front: to break off and sit down anew would pay.
    """
    if match.end == "abandoned" and len({*places_of(night, table, match)}) == 1:
        return False
    if any(result.highest is not None for result in match.results):
        return True
    game, turns = find_game(night.plan.game), sum(result.turns for result in match.results)
    length = game.length_of(night.plan.options)
    return length is not None and 2 * turns >= game.turns(length, len(match.results))
