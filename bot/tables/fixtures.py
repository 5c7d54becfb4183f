"""A table for a fixture, or for deals that others play too: who may sit, and what cannot be changed about it."""

from bot.tables.transaction import Transaction
from bot.tables.types import Expected, Person, SeatState, TableError, TableState
from storage.values import SatDown


def check_free(tx: Transaction) -> None:
    """TableError `fixture` where a fixture says what is played, by whom, and that it counts."""
    if tx.state.fixture:
        raise TableError("fixture", number=tx.state.fixture)


def check_own_deals(tx: Transaction) -> None:
    """TableError `same-deals` where others play the deals too: what they follow from is not this table's to change."""
    if tx.state.shared is not None:
        raise TableError("same-deals")


def check_expected(expected: tuple[Expected, ...], person: int) -> None:
    """TableError `not-expected` for whom a fixture does not name; without a fixture everybody may sit."""
    if expected and all(one.person != person for one in expected):
        raise TableError("not-expected")


def awaited(state: TableState) -> tuple[Expected, ...]:
    """Return those still expected at the lobby of a fixture."""
    seated = {seat.person for seat in state.seats}
    return tuple(one for one in state.expected if one.person not in seated)


def check_all_there(state: TableState) -> None:
    """TableError `awaited` while somebody of the fixture has no seat."""
    missing = awaited(state)
    if missing:
        raise TableError("awaited", count=len(missing))


def take_seat(tx: Transaction, by: Person, seat: SeatState) -> int:
    """Give a person of the fixture the seat that is theirs by its order; return its number."""
    order = {one.person: number for number, one in enumerate(tx.state.expected)}
    seats = tx.state.seats
    at = sum(order.get(other.person or 0, 0) < order[by.id] for other in seats)
    named = {key: other + (other >= at) for key, other in tx.state.said.named.items()}
    recent = tx.state.log.recent if at == len(seats) else ()  # events name seats, and those behind have moved on
    tx.set(seats=(*seats[:at], seat, *seats[at:]), named=named, recent=recent)
    return at


def sat_down(state: TableState, before: TableState | None) -> SatDown | None:
    """Return the people in the lobby of a fixture if others sat there `before`; None elsewhere."""
    if not state.fixture or state.phase != "lobby" or (before is not None and before.seats is state.seats):
        return None
    people = tuple(seat.person for seat in state.seats if seat.person is not None)
    return SatDown(state.fixture, people) if people else None


def without(expected: tuple[Expected, ...], person: int) -> tuple[Expected, ...]:
    """Return those expected, but for one whose data are deleted."""
    return tuple(one for one in expected if one.person != person)
