"""Which tables wait for a person: where it is that person's turn, or a round is over and they have not said ready."""

from collections.abc import Iterable

from bot.tables.snapshot import Snapshot
from bot.tables.types import TableState

SLOW = ("24h", "off")  # clocks on which a player need not be there when the turn comes


def is_slow(state: TableState) -> bool:
    """True if a turn may take so long that its player goes away meanwhile."""
    return state.settings.clock in SLOW


def waits_for(snapshot: Snapshot, person: int) -> bool:
    """True if nothing goes on at a table before this person does something, who plays the seat."""
    seats = snapshot.state.seats
    return any(seats[seat].person == person and seats[seat].present for seat in snapshot.awaited)


def waiting(tables: Iterable[Snapshot], guild: int, person: int) -> tuple[Snapshot, ...]:
    """Return those of the tables that wait for a person in a server, the one that has waited longest first."""
    found = (one for one in tables if one.state.guild == guild and waits_for(one, person))
    return tuple(sorted(found, key=lambda one: (one.state.times.awaited_since or 0.0, one.id)))
