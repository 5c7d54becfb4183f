"""When a table has to do something by itself: turn clock, computer players, pauses, expiries. Pure arithmetic."""

from typing import Literal

import msgspec

from bot.games.actions import Action
from bot.tables import resting
from bot.tables.banks import Banks
from bot.tables.ports import LAST_WINDOW, TURN_SECONDS, WARN_SECONDS, WINDOW_SECONDS, TableConfig
from bot.tables.transaction import Context, Transaction
from bot.tables.types import Position, TableState, Times

STRONG = "strong"
_MOMENTS = [name for name in Times.__struct_fields__ if name not in ("warned", "remaining")]


def turn_of(state: TableState) -> int | None:
    """The seat whose turn it is, of a state in the making (`state.turn` is that of a finished one)."""
    return state.match.turn if state.match is not None and state.phase == "playing" else None


def warn_at(state: TableState) -> float | None:
    """Return when the player whose turn it is should be warned."""
    times, banks, turn, ahead = state.times, state.banks, state.offered.turn, WARN_SECONDS[state.clock]
    if times.deadline is None or times.warned:
        return None
    if banks is not None and turn is not None and banks.allowance(turn) <= 2 * ahead:
        return None  # the turn began with so little in the bank that its warning would come with it
    return resting.before(rest_of(state), times.deadline, ahead)


def rest_of(state: TableState) -> resting.PlayerTimes:
    """Return by what the clock of the turn stands still: by its player's own times, in a slow game alone."""
    turn = state.offered.turn
    return resting.NOTHING if turn is None or state.clock != "24h" else state.seats[turn].times


def back_at(state: TableState) -> float | None:
    """Return when the next absence of a player ends, None if nobody is away."""
    return earliest(*(seat.times.away[1] for seat in state.seats if seat.times.away is not None))


def due(state: TableState) -> float | None:
    """Return the next time at which the table has something to do; None if nothing but waiting."""
    times = state.times
    if state.closed:
        return None
    if state.phase == "lobby":
        return earliest(times.expires, times.kept_until, times.lonely_at)
    if state.halted:
        return earliest(times.expires, times.claims_until, times.answer_until, back_at(state))
    return earliest(
        back_at(state),
        times.expires,
        times.next_at,
        times.deadline,
        times.computer_at,
        times.intended_at,
        times.forced_at,
        warn_at(state),
    )


def earliest(*times: float | None) -> float | None:
    """Return the first of the times that there are, None if there is none."""
    return min((time for time in times if time is not None), default=None)


def computers_due(state: TableState) -> tuple[int, ...]:
    """Return the seats that the computer plays and that may act: in turn, or out of turn if not asked before."""
    if state.phase != "playing" or state.halted:
        return ()
    offered = state.offered
    return tuple(
        [
            seat
            for seat, offers in enumerate(offered.offers)
            if offers
            and (state.hurried or state.seats[seat].automatic)
            and (seat == offered.turn or offered.asked[seat] != offered.seat_versions[seat])
        ]
    )


def pondered(state: TableState) -> int | None:
    """The seat of a strong player that is to act and thinks about it, in its turn or else out of turn.

    Once the time is over nobody thinks: the round is to end at once.
    """
    if state.hurried:
        return None
    strong = [seat for seat in computers_due(state) if state.is_strong(seat)]
    return state.offered.turn if state.offered.turn in strong else next(iter(strong), None)


def position_of(state: TableState, seat: int) -> Position:
    """Return the position that a seat thinks about: it is another one as soon as anything happens in the round."""
    # what is taken back stays written, so that no number of actions comes twice
    actions = len(state.match.rounds[-1].actions) if state.match and state.round else 0
    return state.log.series, state.round, actions, state.offered.seat_versions[seat]


def rearm(tx: Transaction, before: TableState) -> None:
    """Set all times anew after a change."""
    state, times, context = tx.state, tx.state.times, tx.context
    config = context.config
    banks, deadline, warned = _banked(tx, before) if state.banks is not None else (None, *_deadline(tx, before))
    computers = computers_due(state)
    thinking = config.computer_delay if state.offered.turn in computers else config.reaction
    exposed = state.match.rules.catchable(state.match.state) if state.match and state.phase == "playing" else None
    if exposed is not None and state.seats[exposed].present:  # a person may be caught, and has yet to call
        thinking = max(thinking, config.catch_grace)
    thinking = 0.0 if state.hurried else thinking

    def after(seconds: float, previous: float | None) -> float:
        """Return when so many seconds are over, or the `previous` time if nothing was played since."""
        same = state.match is before.match and state.hurried == before.hurried
        return previous if previous is not None and same else context.now + seconds

    times = msgspec.structs.replace(
        times,
        deadline=deadline,
        warned=warned,
        next_at=_next_at(state, context),
        computer_at=after(thinking + _thinking(state, config), times.computer_at) if computers else None,
        # what a person must do, or has planned, happens after a moment that others can follow, always the same
        forced_at=None if forced_move(state) is None else after(config.forced_delay, times.forced_at),
        intended_at=after(config.forced_delay, times.intended_at) if intended_move(state) else None,
        lonely_at=_lonely_at(state, before, context),
        expires=_expires(state, before, context),
        endable_at=_endable_at(state, before, context),
        awaited_since=_awaited_since(tx, before),
    )
    tx.state = msgspec.structs.replace(state, times=times, banks=banks)


def _banked(tx: Transaction, before: TableState) -> tuple[Banks | None, float | None, bool]:
    """Return the banks after a change, the deadline that follows, and whether the player was warned.

    The deadline stays however many acts a turn has. What a turn took is charged when it ends. While its clock stands
    still the rest is kept with the banks.
    """
    state, now, banks = tx.state, tx.context.now, tx.state.banks
    assert banks is not None
    turn, was, deadline = state.offered.turn, before.offered.turn, state.times.deadline
    rest = banks.rest if deadline is None else deadline - now
    if before.banks is None or tx.went_round or _turn_key(before) != _turn_key(state):
        if rest is not None and was is not None:
            banks = banks.charged(was, rest)
        rest, deadline = None, None
    runs = turn is not None and not state.halted and not state.hurried and not state.seats[turn].automatic
    if turn is None or not runs:
        return msgspec.structs.replace(banks, rest=rest), None, False
    if deadline is not None:
        return banks, deadline, state.times.warned
    deadline = now + (banks.allowance(turn) if rest is None else rest)
    return msgspec.structs.replace(banks, rest=None), deadline, False


def _deadline(tx: Transaction, before: TableState) -> tuple[float | None, bool]:
    """A turn has its full time when it begins, after the window for claims, and after each of its own actions.

    Where an act was taken back, it has what it had before that.
    """
    state = tx.state
    turn, seconds = state.offered.turn, TURN_SECONDS[state.settings.clock]
    if turn is None or seconds is None or state.halted or state.hurried or state.seats[turn].automatic:
        return None, False
    if tx.turn_left is not None:
        return resting.after(rest_of(state), tx.context.now, tx.turn_left), False
    if state.times.deadline is not None and tx.actor != turn and _turn_key(before) == _turn_key(state):
        return state.times.deadline, state.times.warned
    return resting.after(rest_of(state), tx.context.now, seconds), False


def _turn_key(state: TableState) -> tuple[object, ...]:
    """Return what stays as long as one turn lasts on one clock."""
    return state.offered.turn, state.log.series, state.settings.clock, state.round


def _next_at(state: TableState, context: Context) -> float | None:
    if state.phase != "between" or state.paused:
        return None
    next_at = state.times.next_at
    return context.now + context.config.round_pause[state.clock] if next_at is None else next_at


def _thinking(state: TableState, config: TableConfig) -> float:
    """Return the seconds for which a thought is waited for, 0 where none is to come: it is a command of its own."""
    return 0.0 if pondered(state) is None else config.thinking


def forced_move(state: TableState) -> Action | None:
    """Return what a person at turn must do and the table does for them; None where there is a choice, or they do it."""
    turn = state.offered.turn
    if turn is None or state.match is None or state.seats[turn].automatic or not state.settings.forced:
        return None
    return None if state.halted or state.hurried else state.match.rules.forced(state.match.state)


def waits_alone(state: TableState) -> bool:
    """Return True if a person waits alone in a lobby that anybody may join, and was not told yet what else there is."""
    return state.phase == "lobby" and len(state.seats) == 1 and not (state.fixture or state.lonely)


def _lonely_at(state: TableState, before: TableState, context: Context) -> float | None:
    """Return when somebody has waited alone for long, counted from when nobody else was there; None if nobody does."""
    if not waits_alone(state):
        return None
    lonely_at = before.times.lonely_at if waits_alone(before) else None
    return context.now + context.config.alone if lonely_at is None else lonely_at


def intended_move(state: TableState) -> tuple[str, ...]:
    """Return the tokens of the first intention of the player whose turn it is that the rules allow; () for none."""
    turn = turn_of(state)
    if turn is None or state.halted or state.hurried or state.match is None:
        return ()
    seat = state.seats[turn]
    view = state.match.view(turn) if seat.intends and seat.present else None
    if view is None:
        return ()
    return next(filter(None, (state.match.rules.intended(view, intention) for intention in seat.intends)), ())


def _awaited_since(tx: Transaction, before: TableState) -> float | None:
    """Since when a turn or a pause between rounds lasts: what a player sorts the tables by that wait."""
    state = tx.state
    if not state.running:
        return None
    same = before.phase == state.phase and _turn_key(before) == _turn_key(state)
    return state.times.awaited_since if same and state.times.awaited_since is not None else tx.context.now


def _expires(state: TableState, before: TableState, context: Context) -> float:
    config, expires = context.config, state.times.expires
    if state.phase == "lobby":
        kept = state.kept is before.kept and state.former is before.former
        by_itself = state.seats is before.seats and (state.lonely is not before.lonely or not kept)
        life, goes_on = config.lobby_life, by_itself  # nobody has done anything for it, though it has changed
    elif state.phase == "over":
        life, goes_on = config.over_life, False
    elif state.paused:
        life, goes_on = config.paused_life, bool(before.paused)
    else:
        life, goes_on = config.playing_life, False
    return expires if goes_on and expires is not None else context.now + life


def _endable_at(state: TableState, before: TableState, context: Context) -> float | None:
    """Return from when anybody may end a table that nobody plays; players who are only away have time to come back."""
    if not state.deserted:
        return None
    endable_at = before.times.endable_at
    if not any(seat.human for seat in state.seats):
        return context.now if endable_at is None else min(endable_at, context.now)
    slow = state.settings.league or state.clock in ("24h", "off")
    wait = context.config.deserted_slow if slow else context.config.deserted
    return context.now + wait if endable_at is None else endable_at


def shifted(state: TableState, by: float) -> TableState:
    """Return the state with all its times moved by so many seconds."""
    if not by:
        return state
    moved = {name: moment + by for name, moment in _moments(state.times).items()}
    return msgspec.structs.replace(state, times=msgspec.structs.replace(state.times, **moved))


def _moments(times: Times) -> dict[str, float]:
    """Return the times at which something happens, by their names."""
    fields = msgspec.structs.asdict(times)
    return {name: fields[name] for name in _MOMENTS if fields[name] is not None}


def wake(tx: Transaction) -> None:
    """After a restart: what ran out, or nearly, while nobody could act gets a fair remainder.

    A turn and a pause between rounds have at least `restart_grace` left, or their full time if that is shorter, and
    never more than that: the clock of the database may have been set back meanwhile. Computer players, forced moves and
    the window for claims begin anew. Lobbies and ended tables live their whole life again, a paused match only what was
    left of it.
    """
    state, times, now, config = tx.state, tx.state.times, tx.context.now, tx.context.config
    fields: dict[str, float] = {}
    if times.deadline is not None and state.banks is not None:
        _wake_banks(tx, state.banks, times.deadline)
    elif times.deadline is not None:
        rest, full = rest_of(state), TURN_SECONDS[state.settings.clock] or 0.0
        seconds_left = resting.passing(rest, now, times.deadline)
        fields["deadline"] = resting.after(rest, now, min(max(seconds_left, config.restart_grace), full))
    whole = {
        "next_at": config.round_pause[state.clock],
        "answer_until": config.answer,
        "kept_until": config.rematch_kept if state.former else config.seat_kept,
    }
    anew = {
        "computer_at": config.computer_delay + _thinking(state, config),
        "forced_at": config.forced_delay,
        "intended_at": config.forced_delay,
        "claims_until": WINDOW_SECONDS[state.settings.claim_window] or LAST_WINDOW,
    }
    if state.hurried:  # it is to move at once
        del anew["computer_at"]
    for name, moment in _moments(times).items():
        if name in whole:
            # at least so many seconds ahead, as far as the full time allows, and no more than that
            fields[name] = now + min(max(moment - now, config.restart_grace), whole[name])
        elif name in anew:
            fields[name] = now + anew[name]
    tx.set(**fields)


def _wake_banks(tx: Transaction, banks: Banks, deadline: float) -> None:
    """Charge the turn with the time until now. If it ran out while nobody could act, a minute of the bank is left.

    The turn goes on with a minute, or with all that it may have if that is less. None of this comes into the bank.
    """
    turn, grace = tx.state.offered.turn, tx.context.config.restart_grace
    assert turn is not None
    rest = deadline - tx.context.now
    kept = rest if rest > 0 else grace
    fair = max(rest, min(grace, banks.allowance(turn)))
    tx.set(banks=banks.charged(turn, kept), deadline=tx.context.now + fair)


def pause(tx: Transaction, by: int | None = None, reason: Literal["player", "asked"] = "player") -> None:
    """Stop the clock and keep what was left of it; `by` is the seat of the player who wants that."""
    state = tx.state
    playing = state.phase == "playing"
    running, rest = (state.times.deadline, rest_of(state)) if playing else (state.times.next_at, resting.NOTHING)
    remaining = None if running is None else max(0.0, resting.passing(rest, tx.context.now, running))
    tx.set(paused=reason, paused_by=by, remaining=remaining, deadline=None, next_at=None)
    if reason == "player":
        tx.tell("paused", by)


def resume(tx: Transaction) -> None:
    """Let the clock go on with what was left."""
    state = tx.state
    playing, remaining = state.phase == "playing", state.times.remaining
    rest = rest_of(state) if playing else resting.NOTHING
    until = None if remaining is None else resting.after(rest, tx.context.now, remaining)
    if state.paused == "player":
        tx.tell("resumed")
    tx.set(paused="", remaining=None, deadline=until if playing else None, next_at=None if playing else until)
