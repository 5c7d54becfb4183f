"""Persons come and go while a match is played: leaving, coming back, taking over, being forgotten."""

from bot.tables.commands import Forget, Join, Leave, RemoveSeat, Replace, Return
from bot.tables.draft import (
    Draft,
    check_going_on,
    check_seat,
    check_version,
    find_seat,
    greet,
    next_person,
    note_audit,
    seat_for,
)
from bot.tables.lobby import join as join_lobby
from bot.tables.lobby import remove_seat as remove_from_lobby
from bot.tables.lobby import take_away
from bot.tables.types import Person, SeatState, TableError, TableState


def join(draft: Draft, command: Join) -> None:
    """Sit down in the lobby; later, come back to the seat that one left."""
    if draft.state.phase == "lobby":
        join_lobby(draft, command)
        return
    check_going_on(draft)
    seat = seat_ever(draft.state, command.by.id)
    if seat is None:
        raise TableError("not-seated")
    if draft.state.seats[seat].present:
        raise TableError("already-seated", seat=seat + 1)
    come_back(draft, seat, command.by)


def leave(draft: Draft, command: Leave) -> None:
    """Get up: in the lobby the seat goes, in a match the computer plays on; `pN left` is written down."""
    seat = find_seat(draft.state, command.by.id)
    if draft.state.phase == "lobby":
        take_away(draft, seat)
    else:
        give_up(draft, seat)


def give_up(draft: Draft, seat: int, *, removed: bool = False) -> None:
    """A person leaves a seat for good, or is `removed` by a moderator; host and vote go on."""
    state = draft.state
    draft.write_note(seat, "left")
    if not state.seats[seat].played_by_computer:
        draft.write_note(seat, "seat", "computer")
    draft.set_seat(seat, left=True, played_by_computer=True, misses=0)
    host = state.host
    if host == state.seats[seat].person:
        host = next_person(draft.state.seats, seat)
    draft.set(
        host=host,
        votes=tuple(vote for vote in state.votes if vote != seat),
        ready=tuple(ready for ready in state.ready if ready != seat),
    )
    draft.tell("seat-removed" if removed else "left", seat)


def remove_seat(draft: Draft, command: RemoveSeat) -> None:
    """In the lobby the host's right; in a match only a moderator may put a person's seat into the computer's hands."""
    check_version(draft, command.version)
    if draft.state.phase == "lobby":
        remove_from_lobby(draft, command)
        return
    check_going_on(draft)
    if not command.by.moderator:
        raise TableError("not-moderator")
    seat = check_seat(draft.state, command.seat)
    if not seat.human:
        raise TableError("no-seat", seat=command.seat + 1)
    note_audit(draft, command.by, "remove-seat", {"person": str(seat.person)})
    give_up(draft, command.seat, removed=True)


def seat_ever(state: TableState, person: int) -> int | None:
    """The seat that the person holds, or has left and nobody took."""
    return next((number for number, seat in enumerate(state.seats) if seat.person == person), None)


def come_back(draft: Draft, seat: int, by: Person) -> None:
    """The player plays himself again; does nothing if he does already."""
    before = draft.state.seats[seat]
    greet(draft, seat, by)
    if before.present:
        return
    draft.set_seat(seat, left=False, played_by_computer=False, misses=0)
    if draft.state.host is None:
        draft.set(host=by.id)
    draft.write_note(seat, "seat", "player")
    draft.tell("seat-player", seat)


def seated(draft: Draft, by: Person) -> int:
    """The seat of a person who acts at the table; whoever acts has come back. TableError `not-seated`."""
    seat = find_seat(draft.state, by.id)
    come_back(draft, seat, by)
    return seat


def return_(draft: Draft, command: Return) -> None:
    """Take the seat back from the computer."""
    check_going_on(draft)
    seat = seat_ever(draft.state, command.by.id)
    if seat is None:
        raise TableError("not-seated")
    come_back(draft, seat, command.by)


def replace(draft: Draft, command: Replace) -> None:
    """A new person takes over a seat that the computer plays."""
    check_going_on(draft)
    state = draft.state
    own = seat_ever(state, command.by.id)
    if own is not None:
        raise TableError("already-seated", seat=own + 1)
    number = _free_seat(state) if command.seat is None else command.seat
    if check_seat(state, number).present:
        raise TableError("seat-taken", seat=number + 1)
    seats = (*state.seats[:number], seat_for(command.by), *state.seats[number + 1 :])
    was_host = state.host is None or state.host == state.seats[number].person
    host = next_person(seats, number) if was_host else state.host
    draft.set(
        seats=seats, host=host, recent=()
    )  # events name seats: what was told is not the new player's doing
    draft.write_note(number, "seat", "player")
    draft.tell("replaced", number)


def _free_seat(state: TableState) -> int:
    """The first seat to take over: one whose player left, else is away, else a computer player's."""
    free = [number for number, seat in enumerate(state.seats) if not seat.present]
    if not free:
        raise TableError("full", most=len(state.seats))
    return min(free, key=lambda number: _rank(state.seats[number]))


def _rank(seat: SeatState) -> int:
    if seat.left or (seat.person is None and not seat.computer):
        return 0
    return 1 if seat.person is not None else 2


def forget(draft: Draft, command: Forget) -> None:
    """Take a person's id and name out of the table; the computer plays on. Notes in the record name seats only."""
    for number in reversed(range(len(draft.state.seats))):
        if draft.state.seats[number].person == command.person:
            _forget_seat(draft, number)
    if draft.state.host == command.person:
        draft.set(host=next_person(draft.state.seats, 0))


def _forget_seat(draft: Draft, number: int) -> None:
    if draft.state.phase == "lobby":
        take_away(draft, number)
        return
    if not draft.state.seats[number].left:
        give_up(draft, number)
    draft.set_seat(number, person=None, name="", locale="", left=True, played_by_computer=True)
