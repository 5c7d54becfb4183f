"""Who has seen which hand of the round being played, without saying who: marks instead of persons.

A mark is made of the person's number and the round's secret seed. It stays when the person's data are deleted, and goes
when the round is over. So nobody gets two hands of a round to see, whatever they leave or delete.
"""

import hmac

from bot.games.match import Match
from bot.tables.types import TableState

_LETTERS = 32


def mark_of(match: Match, person: int) -> str:
    """The mark of a person in the last round of a match."""
    seed = bytes.fromhex(match.rounds[-1].seed)
    return hmac.digest(seed, str(person).encode(), "sha256").hex()[:_LETTERS]


def seat_seen(state: TableState, person: int) -> int | None:
    """The seat whose hand the person has seen in the round being played."""
    if state.match is None or not state.log.seen:
        return None
    return state.log.seen.get(mark_of(state.match, person))


def open_seats(state: TableState, person: int) -> tuple[int, ...]:
    """The seats that a person without one may take over: those that the computer plays, but for other hands' sake."""
    if not state.taken_over:
        return ()
    seen = seat_seen(state, person)
    free = (number for number, seat in enumerate(state.seats) if not seat.present and not seat.resigned)
    return tuple(number for number in free if seen in (None, number))
