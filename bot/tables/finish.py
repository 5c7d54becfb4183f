"""A match that ended, as it is stored: the record and what every seat came to."""

import msgspec

from bot.games.match import to_record
from bot.games.record import encode
from bot.tables.types import SeatState, TableError, TableState
from storage.values import FinishedMatch, Result


def finished_match(state: TableState, now: float) -> FinishedMatch:
    """Write down an ended match; ValueError while it goes on.

    A seat's result is that of the person who holds it at the end, even if he left and the computer played it out.
    Points are the number of seats, computers too, with a worse place. A match broken off is stored with the end
    `abandoned` and counts for no league.
    """
    match = state.match
    if match is None:
        raise TableError("not-started")
    return FinishedMatch(
        match=state.match_id,
        guild=state.guild,
        channel=state.channel,
        game=match.game,
        options=msgspec.json.encode(match.options).decode(),
        record=encode(to_record(match)),
        started=state.started,
        ended=now,
        end=match.end,
        league=state.league,
        results=tuple(
            _result(number, seat, match.totals[number], match.places)
            for number, seat in enumerate(state.seats)
        ),
    )


def _result(number: int, seat: SeatState, total: int, places: tuple[int, ...]) -> Result:
    place = places[number]
    return Result(
        seat=number + 1,
        person=seat.person,
        name=seat.name,
        computer=bool(seat.computer),
        total=total,
        place=place,
        points=sum(other > place for other in places),
    )
