"""Slow games: which tables wait for a person, nudges, and intentions for the next turn.

An intention is played when the turn comes, if the rules allow it; nobody but its player hears of it before. So a change
of intentions is quiet, as the messenger's notes are.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.tables import resting, timing
from bot.tables.commands import Intend, Nudge, SetPlayerTimes
from bot.tables.playing import play
from bot.tables.snapshot import Snapshot
from bot.tables.takeback import act
from bot.tables.transaction import Transaction, find_seat
from bot.tables.types import TableError, TableState

MOST_INTENTIONS = 3
_SLOW = ("24h", "off")  # clocks on which a player need not be there when the turn comes
_GAP = 8 * 3600.0  # seconds between two calls to the same turn


def is_slow(state: TableState) -> bool:
    """Return True if a turn may take so long that its player goes away meanwhile."""
    return state.clock in _SLOW


def waits_for(snapshot: Snapshot, person: int) -> bool:
    """Return True if nothing goes on at a table before this person does something, who plays the seat."""
    seats = snapshot.state.seats
    return any(seats[seat].person == person and seats[seat].present for seat in snapshot.awaited)


def waiting(tables: Iterable[Snapshot], guild: int, person: int) -> tuple[Snapshot, ...]:
    """Return those of the tables that wait for a person in a server, the one that has waited longest first."""
    waits = (table for table in tables if table.state.guild == guild and waits_for(table, person))
    return tuple(sorted(waits, key=lambda table: (table.state.times.awaited_since or 0.0, table.id)))


def can_nudge(state: TableState, seat: int) -> bool:
    """Return True if a seat's player waits at a slow table for another person, who is called at all there."""
    turn = state.offered.turn
    if turn in (None, seat) or state.halted:
        return False
    calls = state.settings.mentions != "off" and is_slow(state)
    return calls and turn is not None and state.seats[seat].present and state.seats[turn].present


def nudge_from(state: TableState) -> float:
    """Return from when on whose turn it is may be called once more: eight hours after the last call."""
    times = state.times
    return max(times.awaited_since or 0.0, times.nudged_at or 0.0) + _GAP


def nudge(tx: Transaction, command: Nudge) -> None:
    """Have whose turn it is called once more; nothing happens too early, or where nobody is waited for."""
    seat = find_seat(tx.state, command.by.id)
    turn = tx.state.offered.turn
    if not can_nudge(tx.state, seat) or turn is None:
        tx.notice = "nudge-nobody"
    elif tx.state.seats[turn].times.away is not None:
        tx.notice = "nudge-away"
    elif tx.context.now < nudge_from(tx.state):
        tx.notice = "nudge-early"
    else:
        tx.set(nudged_at=tx.context.now)
        tx.notice = "nudged"


# Players' own times


def player_times(tx: Transaction, command: SetPlayerTimes) -> None:
    """Take over what a player has set; the clock of a turn keeps what was left of it when its player goes or comes.

    Other changes are quiet. So nobody gains time by moving the quiet hours along: a clock that runs knows only those
    with which its turn began.
    """
    tx.quiet = True
    for seat, holder in enumerate(tx.state.seats):
        if holder.person == command.person and holder.times != command.times:
            moved = holder.times.away != command.times.away
            tx.quiet = tx.quiet and not moved
            _take_over(tx, seat, command.times, moved=moved)


def _take_over(tx: Transaction, seat: int, times: resting.PlayerTimes, *, moved: bool) -> None:
    now, deadline, mine = tx.context.now, tx.state.times.deadline, tx.state.offered.turn == seat
    seconds_left = 0.0 if deadline is None else resting.passing(timing.rest_of(tx.state), now, deadline)
    tx.set_seat(seat, times=times)
    if moved and mine and deadline is not None:
        tx.set(deadline=resting.after(timing.rest_of(tx.state), now, max(0.0, seconds_left)), warned=False)


def come_back(tx: Transaction) -> None:
    """Forget absences that are over; the clock of a turn goes on by itself then."""
    for seat, holder in enumerate(tx.state.seats):
        if holder.times.away is not None and holder.times.away[1] <= tx.context.now:
            tx.set_seat(seat, times=replace(holder.times, away=None))


# Intentions


def plannable(state: TableState, seat: int) -> tuple[str, ...]:
    """Return what a seat's player can plan now; () in the own turn, on a fast clock, and where nobody else plays.

    Computer players move at once, so nobody need plan among them.
    """
    match, turn = state.match, state.offered.turn
    if match is None or turn in (None, seat) or state.paused or not is_slow(state):
        return ()
    among_others = state.seats[seat].present and sum(holder.present for holder in state.seats) > 1
    view = match.view(seat) if among_others else None
    return () if view is None else match.rules.intentions(view)


def intend(tx: Transaction, command: Intend) -> None:
    """Plan one thing more, or take all back; what is planned already, or cannot be planned, changes nothing."""
    state, seat = tx.state, find_seat(tx.state, command.by.id)
    tx.quiet = True
    if not command.intention:
        _keep(tx, seat, ())
        return
    intends = state.seats[seat].intends
    if command.version is not None and command.version != state.offered.seat_versions[seat]:
        raise TableError("stale", version=state.offered.seat_versions[seat])
    if command.intention not in plannable(state, seat):
        raise TableError("stale", version=state.version)
    if command.intention in intends or len(intends) == MOST_INTENTIONS:
        tx.notice = "unchanged"
    else:
        _keep(tx, seat, (*intends, command.intention))


def _keep(tx: Transaction, seat: int, intends: tuple[str, ...]) -> None:
    if tx.state.seats[seat].intends != intends:
        tx.set_seat(seat, intends=intends)


def tidy(tx: Transaction, before: TableState) -> None:
    """After a change, drop the intentions of an ended turn or round, and of people who have left."""
    for seat, holder in enumerate(tx.state.seats):
        if holder.intends and _over(tx, before, seat):
            _keep(tx, seat, ())


def _over(tx: Transaction, before: TableState, seat: int) -> bool:
    state = tx.state
    gone = state.phase != "playing" or not state.seats[seat].present
    acted = tx.actor == seat and before.offered.turn == seat
    if gone or acted or state.round != before.round:
        return True
    return timing.turn_of(state) == seat and not state.halted and not timing.intended_move(state)


def intended_move(tx: Transaction) -> None:
    """Do what the player whose turn it is had planned, as if it were handed in now."""
    seat, tokens = tx.state.offered.turn, timing.intended_move(tx.state)
    assert seat is not None
    act(tx, seat, tokens, play)
