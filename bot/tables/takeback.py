"""Taking back: a player's last act is undone if all who are present agree (C-5). Moves of computers since go with it.

Where it counts for somebody, only league rules allow it; where others play the same deals, nothing does.
"""

from collections.abc import Callable

from bot.games import match as matches
from bot.games.actions import Action
from bot.games.errors import IllegalAction
from bot.games.match import Match, Played
from bot.tables import resting, timing
from bot.tables.commands import AnswerTakeBack, TakeBack
from bot.tables.playing import take_over
from bot.tables.transaction import Transaction, find_seat
from bot.tables.types import Slip, TableError, TableState
from storage.values import LogEntry

MOST = 2  # times that a player may ask in a match, whatever the answer is


def allowed(state: TableState) -> bool:
    """Return True if acts can be taken back at a table; one person alone may ask where it counts for nobody."""
    return not (state.once or state.shared or state.banks) and (not _counts(state) or state.terms.takeback == "on")


def _counts(state: TableState) -> bool:
    """Return True if a match between people is in the league."""
    return state.settings.league and sum(seat.first_holder.person is not None for seat in state.seats) > 1


def act(
    tx: Transaction, seat: int, tokens: tuple[str, ...], hand_in: Callable[[Transaction, int, tuple[str, ...]], None]
) -> None:
    """Hand in what a person does, and remember how things stood before.

    What others did before can't be taken back any more.
    """
    if tx.state.seats[seat].misses:
        tx.set_seat(seat, misses=0)
    before = tx.state
    hand_in(tx, seat, tokens)
    match, deadline = before.match, before.times.deadline
    if match is None or not allowed(before) or not matches.is_open(tx.match):
        tx.set(slip=None)
        return
    seconds_left = None if deadline is None else resting.passing(timing.rest_of(before), tx.context.now, deadline)
    log, actions = before.log, len(match.rounds[-1].actions)
    tx.set(slip=Slip(seat, len(match.rounds), actions, seconds_left, log.turns, log.absent, log.on_turn))


def take_back_refusal(state: TableState, seat: int, *, counts: bool) -> TableError | None:
    """Return why a seat's player can't ask for taking the last act back, None if they can.

    `counts`: the match counts for them.
    """
    if not allowed(state) or (counts and state.terms.takeback != "on"):
        return TableError("takeback-league")
    if state.said.asked_back.count(seat) >= MOST:
        return TableError("takeback-twice", most=MOST)
    if state.halted or state.said.slip is None or state.said.slip.seat != seat or not _undone(state):
        return TableError("takeback-late")
    return None


def _undone(state: TableState) -> list[Played]:
    """Return the steps that take back all since the last act, the last first; none if something can't be undone.

    What a computer played goes back too, but not that it passed: that says what it has not. Where the match counts, it
    stays if it was played for a person, whose tiles it has shown to who is there alone.
    """
    slip, match = state.said.slip, state.match
    if slip is None or match is None or state.phase != "playing" or len(match.rounds) != slip.round:
        return []
    steps: list[Played] = []
    for action in map(Action.parse, reversed(match.rounds[-1].actions[slip.actions :])):
        if (action.verb, *action.args) in matches.NOTES:
            continue
        seat = state.seats[action.seat]
        goes_back = (seat.computer if _counts(state) else seat.automatic) and action.verb in matches.TELLING_NOTHING
        if action.seat != slip.seat and not goes_back:
            break
        try:
            steps.append(matches.take_back(steps[-1].match if steps else match, action.seat))
        except IllegalAction:
            break
    return _to_rest(steps, match, slip.seat)


def _to_rest(steps: list[Played], match: Match, seat: int) -> list[Played]:
    """Return the steps that lead to where a table may rest, with an act of the seat; none if there are none."""
    while steps:
        there = steps[-1].match
        if match.rules.settled(there.state) and any(step.events[0].seat == seat for step in steps):
            return steps
        steps.pop()
    return []


def take_back(tx: Transaction, command: TakeBack) -> None:
    """Ask the others whether one's last act may be taken back; where nobody else is present it is done at once."""
    seat = find_seat(tx.state, command.by.id)
    if error := take_back_refusal(tx.state, seat, counts=command.counts):
        raise error
    timing.pause(tx, seat, "asked")
    tx.set(
        asked_back=(*tx.state.said.asked_back, seat), agreed=(), answer_until=tx.context.now + tx.context.config.answer
    )


def answer(tx: Transaction, command: AnswerTakeBack) -> None:
    """Agree or not; one "no" is enough, and who asked can withdraw by it."""
    seat = find_seat(tx.state, command.by.id)
    if tx.state.times.answer_until is None or not tx.state.seats[seat].present:
        raise TableError("takeback-late")
    if not command.yes:
        refuse(tx)
    elif seat != tx.state.paused_by:
        tx.set(agreed=tuple(sorted({*tx.state.said.agreed, seat})))


def refuse(tx: Transaction) -> None:
    """The act stands, and the clock goes on: somebody said no, or did not answer in time."""
    asker = tx.state.paused_by
    timing.resume(tx)
    tx.set(answer_until=None, agreed=(), slip=None)
    tx.tell("takeback-refused", asker)


def settle(tx: Transaction) -> None:
    """After any change while there is a question: take back once all agree; drop it if it can't be done any more.

    Who asked may have gone, or a person has sat down at a seat whose moves would go back as a computer's.
    """
    state = tx.state
    if state.times.answer_until is None:
        return
    asker, slip, steps = state.paused_by, state.said.slip, _undone(state)
    if asker is None or not state.seats[asker].present or slip is None or not steps:
        refuse(tx)
    elif all(number in (asker, *state.said.agreed) for number, seat in enumerate(state.seats) if seat.present):
        _do(tx, slip, steps)


def _do(tx: Transaction, slip: Slip, steps: list[Played]) -> None:
    """Take back, the last first; clock and turns are as they were before the act."""
    tx.set(paused="", paused_by=None, remaining=None, answer_until=None, agreed=(), slip=None)
    tx.set(turns=slip.turns, absent=slip.absent, on_turn=slip.on_turn)
    tx.log += [LogEntry("takeback", step.tokens[0]) for step in steps]
    tx.events += [event for step in steps for event in step.events]
    tx.actor, tx.turn_left = slip.seat, slip.left
    take_over(tx, steps[-1].match)
