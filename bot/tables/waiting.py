"""Waiting at slow tables: which ones wait for a person, and nudges, by which one who waits has another called again."""

from collections.abc import Iterable

from bot.tables.commands import Nudge
from bot.tables.snapshot import Snapshot
from bot.tables.transaction import Transaction, check_going_on, find_seat
from bot.tables.types import TableState

_SLOW = ("24h", "off")  # clocks on which a player need not be there when the turn comes
_GAP = 8 * 3600.0  # seconds between two calls to the same turn


def is_slow(state: TableState) -> bool:
    """True if a turn may take so long that its player goes away meanwhile."""
    return state.settings.clock in _SLOW


def waits_for(snapshot: Snapshot, person: int) -> bool:
    """True if nothing goes on at a table before this person does something, who plays the seat."""
    seats = snapshot.state.seats
    return any(seats[seat].person == person and seats[seat].present for seat in snapshot.awaited)


def waiting(tables: Iterable[Snapshot], guild: int, person: int) -> tuple[Snapshot, ...]:
    """Return those of the tables that wait for a person in a server, the one that has waited longest first."""
    found = (one for one in tables if one.state.guild == guild and waits_for(one, person))
    return tuple(sorted(found, key=lambda one: (one.state.times.awaited_since or 0.0, one.id)))


def can_nudge(state: TableState, seat: int) -> bool:
    """True if a seat's player waits at a slow table for another person, who is called at all there."""
    turn = state.offered.turn
    if turn in (None, seat) or state.paused or state.times.claims_until is not None:
        return False
    calls = state.settings.mentions != "off" and is_slow(state)
    return calls and turn is not None and state.seats[seat].present and state.seats[turn].present


def nudge_from(state: TableState) -> float:
    """Return from when on whose turn it is may be called once more: eight hours after the last call."""
    times = state.times
    return max(times.awaited_since or 0.0, times.nudged_at or 0.0) + _GAP


def nudge(tx: Transaction, command: Nudge) -> None:
    """Have whose turn it is called once more; nothing happens too early, or where nobody is waited for."""
    check_going_on(tx)
    seat = find_seat(tx.state, command.by.id)
    if not can_nudge(tx.state, seat):
        tx.notice = "nudge-nobody"
    elif tx.context.now < nudge_from(tx.state):
        tx.notice = "nudge-early"
    else:
        tx.set(nudged_at=tx.context.now)
        tx.notice = "nudged"
