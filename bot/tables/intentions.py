"""Intentions: what a player has planned for the next turn, which the table plays when it comes, if the rules allow it.

They are stored with the seat, and nobody but its player hears of them. What is played is an ordinary act of the player:
only its speed tells that it was planned. So a change of intentions is quiet, as the messenger's notes are.
"""

from bot.tables import timing
from bot.tables.commands import Intend
from bot.tables.playing import play
from bot.tables.transaction import Transaction, check_going_on, find_seat
from bot.tables.types import TableError, TableState
from bot.tables.waiting import is_slow

MOST_INTENTIONS = 3


def plannable(state: TableState, seat: int) -> tuple[str, ...]:
    """Return what a seat's player can plan now; () in the own turn, on a fast clock, and where nobody else plays.

    Computer players move at once, so nobody need plan among them.
    """
    match, turn = state.match, state.offered.turn
    if match is None or turn in (None, seat) or state.paused or not is_slow(state):
        return ()
    people = sum(one.present for one in state.seats)
    if people < 2 or not state.seats[seat].present:
        return ()
    view = match.view(seat)
    return () if view is None else match.rules.intentions(view)


def intend(tx: Transaction, command: Intend) -> None:
    """Plan one thing more, or take all back; what is planned already, or cannot be planned, changes nothing."""
    check_going_on(tx)
    state, seat = tx.state, find_seat(tx.state, command.by.id)
    tx.quiet = True
    if not command.intention:
        _keep(tx, seat, ())
        return
    known = state.seats[seat].intends
    if command.version is not None and command.version != state.offered.seat_versions[seat]:
        raise TableError("stale", version=state.offered.seat_versions[seat])
    if command.intention not in plannable(state, seat):
        raise TableError("stale", version=state.version)
    if command.intention in known or len(known) == MOST_INTENTIONS:
        tx.notice = "unchanged"
        return
    _keep(tx, seat, (*known, command.intention))


def _keep(tx: Transaction, seat: int, intends: tuple[str, ...]) -> None:
    if tx.state.seats[seat].intends != intends:
        tx.set_seat(seat, intends=intends)


def tidy(tx: Transaction, before: TableState) -> None:
    """After a change, drop intentions that are done with: of a turn, of a round, of whoever is not there any more."""
    for seat, one in enumerate(tx.state.seats):
        if one.intends and _over(tx, before, seat):
            _keep(tx, seat, ())


def _over(tx: Transaction, before: TableState, seat: int) -> bool:
    state = tx.state
    if state.phase != "playing" or not state.seats[seat].present:
        return True
    if state.match is None or before.match is None or len(state.match.rounds) != len(before.match.rounds):
        return True
    if tx.actor == seat and before.offered.turn == seat:
        return True
    waits = state.paused or state.times.claims_until is not None
    return timing.turn_of(state) == seat and not waits and not timing.intended_move(state)


def intended_move(tx: Transaction) -> None:
    """Do what the player whose turn it is had planned, as if it were handed in now."""
    seat, tokens = tx.state.offered.turn, timing.intended_move(tx.state)
    assert seat is not None
    if tx.state.seats[seat].misses:
        tx.set_seat(seat, misses=0)
    play(tx, seat, tokens)
