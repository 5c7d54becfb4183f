"""What a night counts of a finished match: the places that the league counts, and who did not play to the end."""

from msgspec import Struct

from bot.games.registry import find_game
from bot.league.rules.counting import counted, gone
from bot.league.rules.matchpoints import Scores
from bot.league.rules.values import Seat
from bot.league.schedule.deals import scores_of
from bot.nights.rules.values import Night, NightTable
from storage import FinishedMatch, Result


class TableResult(Struct, frozen=True):
    """The result of a table, as `ended` takes it. Of those who are `gone`, `away` left or were not there."""

    places: tuple[int, ...] = ()
    scores: Scores = ()
    sat: tuple[int, ...] = ()
    gone: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    resigned: tuple[int, ...] = ()


def result_of(night: Night, table: NightTable, match: FinishedMatch | None) -> TableResult:
    """Return the result of a table by its match (None: there was none), with the places that the league counts.

    Computer players count as people who stayed.
    """
    seated = () if match is None else _seats_of(night, table, match)
    if match is None or not seated:
        return TableResult()
    seats = [_league_seat(result) for result in match.results]
    place = {seat.seat: seat.place for seat in counted(seats, {seat.seat for seat in seats})}
    places, sat = tuple(place[result.seat] for result in seated), seated[: len(table.guests)]
    pairs = [*zip(table.guests, sat, strict=True)]
    compares = bool(night.secret_of(table) and match.record) and match.end != "abandoned"  # with others of its deals
    return TableResult(
        places if not night.arena or _counts_in_arena(night, match, places) else (),
        scores_of(match.record) if compares else (),
        tuple(result.seat - 1 for result in sat) if compares else (),
        gone=tuple(guest for guest, result in pairs if gone(_league_seat(result))),
        away=tuple(guest for guest, result in pairs if result.stood_in and not result.resigned),
        resigned=tuple(guest for guest, result in pairs if result.resigned),
    )


def _seats_of(night: Night, table: NightTable, match: FinishedMatch) -> tuple[Result, ...]:
    """Return the match's seats in the order of the table's guests, then of its computer players.

    Whose data were deleted gets, as a computer player does, one that is left. () if the match had other seats.
    """
    if len(match.results) != len(table.guests) + table.computers:
        return ()
    dealt = {result.person: result for result in match.results if result.person is not None}
    seated = [dealt.get(night.guests[at].person or 0) for at in table.guests]
    rest = iter(sorted((result for result in match.results if result not in seated), key=lambda result: result.seat))
    return tuple(result or next(rest) for result in (*seated, *[None] * table.computers))


def _league_seat(result: Result) -> Seat:
    """Return a seat as the league counts it."""
    return Seat(
        *(result.seat, None, result.place, result.total),
        stood_in=result.stood_in,
        resigned=result.resigned,
        turns=result.turns,
        absent=result.absent,
    )


def _counts_in_arena(night: Night, match: FinishedMatch, places: tuple[int, ...]) -> bool:
    """Return True if a round was finished, or half the usual turns were played.

    Not if it was broken off with nobody in front: to break off and sit down anew would pay.
    """
    if match.end == "abandoned" and len({*places}) == 1:
        return False
    if any(result.highest is not None for result in match.results):
        return True
    game, turns = find_game(night.plan.game), sum(result.turns for result in match.results)
    length = game.length_of(night.plan.options)
    return length is not None and 2 * turns >= game.turns(length, len(match.results))
