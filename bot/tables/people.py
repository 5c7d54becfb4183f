"""Persons come and go while a match is played: leaving, coming back, taking over, being forgotten."""

from bot.tables.commands import Forget, Join, Leave, RemoveSeat, Replace, Return
from bot.tables.lobby import give_away, take_away
from bot.tables.lobby import join as join_lobby
from bot.tables.resting import NOTHING
from bot.tables.transaction import (
    Transaction,
    check_expected,
    check_going_on,
    check_power,
    check_seat,
    check_version,
    find_seat,
    greet,
    next_person,
    note_audit,
    seat_for,
)
from bot.tables.types import Dealt, Person, TableError, TableState, hand_mark, with_item


def join(tx: Transaction, command: Join) -> None:
    """Sit down in the lobby; later, come back to the seat that one left."""
    if tx.state.phase == "lobby":
        join_lobby(tx, command)
        return
    check_going_on(tx)
    seat = _own_seat(tx.state, command.by.id)
    if tx.state.seats[seat].present:
        raise TableError("already-seated", seat=seat + 1)
    come_back(tx, seat, command.by)


def leave(tx: Transaction, command: Leave) -> None:
    """Get up: in the lobby the seat goes, in a match the computer plays on; `pN left` is written down."""
    seat = find_seat(tx.state, command.by.id)
    if tx.state.phase == "lobby":
        take_away(tx, seat)
    else:
        give_up(tx, seat)
        tx.tell("left", seat)


def give_up(tx: Transaction, seat: int) -> None:
    """A person leaves a seat for good; host and vote go on. The caller tells the others."""
    state = tx.state
    if not state.seats[seat].left:
        tx.write_note(seat, "left")
    if not state.seats[seat].played_by_computer:
        tx.write_note(seat, "seat", "computer")
    tx.set_seat(seat, left=True, played_by_computer=True, misses=0)
    tx.set(
        host=next_person(tx.state.seats, seat) if state.host == state.seats[seat].person else state.host,
        votes=tuple(vote for vote in state.said.votes if vote != seat),
        ready=tuple(ready for ready in state.said.ready if ready != seat),
    )


def remove_seat(tx: Transaction, command: RemoveSeat) -> None:
    """In the lobby the host's right; in a match only a moderator may put a person's seat into the computer's hands."""
    check_version(tx, command.version)
    if tx.state.phase == "lobby":
        check_power(tx, command.by, "remove-seat", seat=command.seat + 1)
        check_seat(tx.state, command.seat)
        take_away(tx, command.seat)
        return
    check_going_on(tx)
    if not command.by.moderator:
        raise TableError("not-moderator")
    seat = check_seat(tx.state, command.seat, human=True)
    note_audit(tx, command.by, "remove-seat", {"person": str(seat.person)})
    give_up(tx, command.seat)
    tx.tell("seat-removed", command.seat)


def seat_ever(state: TableState, person: int) -> int | None:
    """The seat that the person holds, or has left and nobody took."""
    return next((number for number, seat in enumerate(state.seats) if seat.person == person), None)


def _own_seat(state: TableState, person: int) -> int:
    """Return the seat to which the person may come back, or sits at; TableError `not-seated`, `resigned`."""
    seat = seat_ever(state, person)
    if seat is None:
        raise TableError("not-seated")
    if state.seats[seat].resigned:
        raise TableError("resigned")
    return seat


def come_back(tx: Transaction, seat: int, by: Person) -> None:
    """Give the seat back to its player; nothing happens if it was not the computer's."""
    before = tx.state.seats[seat]
    greet(tx, seat, by)
    if before.present:
        return
    tx.set_seat(seat, left=False, played_by_computer=False, misses=0)
    if tx.state.host is None:
        tx.set(host=by.id)
    tx.write_note(seat, "seat", "player")
    tx.tell("seat-player", seat)


def seated(tx: Transaction, by: Person) -> int:
    """Return the seat of a person who acts at the table, and so has come back. TableError `not-seated`."""
    seat = find_seat(tx.state, by.id)
    come_back(tx, seat, by)
    return seat


def return_(tx: Transaction, command: Return) -> None:
    """Take the seat back from the computer."""
    come_back(tx, _own_seat(tx.state, command.by.id), command.by)


def replace(tx: Transaction, command: Replace) -> None:
    """A new person takes over a seat that the computer plays."""
    state = tx.state
    if seat_ever(state, command.by.id) is not None:
        raise TableError("already-seated", seat=_own_seat(state, command.by.id) + 1)
    check_expected(state.expected, command.by.id)
    if not state.taken_over:
        raise TableError("takeovers" if state.shared is None else "same-seats")
    seen = state.seen_seat(command.by.id)
    number = _wanted_seat(state, command.by.id) if command.seat is None else command.seat
    before = check_seat(state, number)
    if before.present:
        raise TableError("seat-taken", seat=number + 1)
    if before.resigned:
        raise TableError("given-up", seat=number + 1)
    if seen not in (None, number):
        raise TableError("seen-hand", seat=int(seen or 0) + 1)
    seats = with_item(state.seats, number, seat_for(command.by))
    was_host = state.host is None or state.host == state.seats[number].person
    host = next_person(seats, number) if was_host else state.host
    by = None if state.paused_by == number else state.paused_by
    # events name seats: what was told is not the new player's doing, nor the last act, nor who paused
    tx.set(seats=seats, host=host, recent=(), paused_by=by, slip=None)
    actions = sum(len(dealt_round.actions) for dealt_round in tx.match.rounds)
    dealt = before.dealt or Dealt(before.person, before.name, bool(before.computer), until=actions)
    tx.set_seat(number, since=actions, dealt=dealt, learning=command.by.id in command.learners)
    tx.write_note(number, "seat", "player")
    tx.tell("replaced", number)


def _wanted_seat(state: TableState, person: int) -> int:
    """Return the first seat to which players may be called: one whose player left, else a computer player's."""
    wanted = state.wanted_seats
    if not wanted:
        raise TableError("full", most=len(state.seats))
    free = [number for number in state.open_seats(person) if number in wanted]
    return min(free or wanted, key=lambda number: not state.seats[number].vacant)


def note_hands(tx: Transaction, before: TableState) -> None:
    """Remember who can see which hand from now on; nothing once the round is over."""
    state = tx.state
    if state.phase != "playing" or state.match is None:
        if state.log.seen:
            tx.set(seen={})
    elif state.seats is not before.seats or state.phase != before.phase:
        marks = {
            hand_mark(state.match, seat.person): number
            for number, seat in enumerate(state.seats)
            if seat.person is not None and seat.human
        }
        if not marks.items() <= state.log.seen.items():
            tx.set(seen={**marks, **state.log.seen})


def forget(tx: Transaction, command: Forget) -> None:
    """Take a person's id and name out of the table; the computer plays on. Notes in the record name seats only."""
    for number in reversed(range(len(tx.state.seats))):
        seat = tx.state.seats[number]
        if seat.dealt is not None and seat.dealt.person == command.person:
            tx.set_seat(number, dealt=Dealt(until=seat.dealt.until))
        if seat.person == command.person:
            _forget_seat(tx, number)
    for name, people in (("expected", tx.state.expected), ("former", tx.state.former)):
        others = tuple(player for player in people if player.person != command.person)
        if len(others) < len(people):
            tx.set(**{name: others})
    if tx.state.kept is not None and tx.state.kept.person == command.person:
        give_away(tx)
    if tx.state.host == command.person:
        tx.set(host=next_person(tx.state.seats, 0))


def _forget_seat(tx: Transaction, number: int) -> None:
    if tx.state.phase == "lobby":
        take_away(tx, number)
    else:
        if not tx.state.seats[number].left:
            give_up(tx, number)
            tx.tell("left", number)
        tx.set_seat(number, person=None, name="", locale="", left=True, played_by_computer=True, times=NOTHING)
