"""The computer at a table: computer players, turns that ran out, seats whose players are away."""

import logging

from bot.games.errors import GameError
from bot.games.match import abandon
from bot.tables.claims import claim, is_claim
from bot.tables.commands import Thought
from bot.tables.playing import Trial, commit, end_match, play, try_tokens
from bot.tables.timing import STRONG, computers_due, pondered, position_of, turn_of
from bot.tables.timing import pause as stop_clock
from bot.tables.transaction import Transaction
from bot.tables.types import TIME_UP, with_item

_LOG = logging.getLogger(__name__)
_KIND = "greedy"  # of the computer that plays for a person, or for a strong player without a thought
_MOST_ACTIONS = 40  # of one turn that ran out; every game's turn is shorter


def hand_in(tx: Transaction, seat: int, tokens: tuple[str, ...]) -> None:
    """Do what a seat hands in, or let a claim wait for others."""
    if is_claim(tx.state, tokens):
        claim(tx, seat, tokens)
    else:
        play(tx, seat, tokens)


def time_out(tx: Transaction) -> None:
    """The turn ran out: the player's plan is played, else the computer does the least harmful thing."""
    seat = tx.state.offered.turn
    assert seat is not None
    misses, planned = tx.state.seats[seat].misses + 1, _planned(tx, seat)
    tx.set_seat(seat, misses=misses)
    tx.set(slip=None)  # what is played now is not the player's last act, and would go back with it
    tx.tell("timed-out" if planned is None else "timed-out-planned", seat)
    _finish_turn(tx, seat, planned)
    if misses >= tx.context.config.misses and tx.state.phase != "over":
        tx.set_seat(seat, played_by_computer=True)
        tx.write_note(seat, "seat", "computer")
        tx.tell("seat-computer", seat)


def _planned(tx: Transaction, seat: int) -> Trial | None:
    """Return a seat's plan as the rules judge it; None if there is none for this turn, or they refuse it."""
    plan = tx.context.plans.get(tx.state.seats[seat].person or 0)
    if plan is None or plan.version != tx.state.offered.seat_versions[seat]:
        return None
    try:
        return try_tokens(tx.match, seat, plan.tokens)
    except GameError as error:
        _LOG.debug("table %s: a plan could not be played: %s", tx.state.id, error)
    return None


def _finish_turn(tx: Transaction, seat: int, planned: Trial | None) -> None:
    """Do what was planned, and whatever is least harmful, until the turn has passed."""
    rounds = len(tx.match.rounds)
    for _ in range(_MOST_ACTIONS):
        done, planned = planned or _suggested(tx, seat), None
        if done is None:
            stop_clock(tx)
            return
        commit(tx, seat, done, absent=True)
        if done.others or turn_of(tx.state) != seat or len(tx.match.rounds) != rounds:
            return


def computer_move(tx: Transaction, thought: Thought | None = None) -> None:
    """One of the seats that the computer plays acts, whichever comes first by chance; perhaps it has a thought."""
    seat = tx.context.rng.choice(computers_due(tx.state))
    tokens = thought.tokens if thought is not None and thought.seat == seat else None
    if seat != tx.state.offered.turn:
        _react(tx, seat, tokens)
    elif (done := _chosen(tx, seat, tokens) or _suggested(tx, seat)) is not None:
        commit(tx, seat, done, absent=tx.state.seats[seat].automatic and not tx.state.seats[seat].computer)
    elif tx.state.hurried:  # nobody could let it go on
        end_match(tx, abandon(tx.match), "time", end=TIME_UP)
    else:
        stop_clock(tx)
    if tx.state.is_strong(seat):
        _note_thought(tx, seat, there=tokens is not None)


def _note_thought(tx: Transaction, seat: int, *, there: bool) -> None:
    """Note whether a strong player moves with a thought, and tell the table the first time that it does not."""
    if tx.context.thought_missing_in is not None:
        tx.thought = there
        if not there and tx.context.thought_missing_in != tx.state.log.series:
            tx.tell("thinking-less", seat)


def thought(tx: Transaction, command: Thought) -> None:
    """A strong player has thought; nothing happens if that was about another position."""
    seat, state = command.seat, tx.state
    if seat == pondered(state) and command.position == position_of(state, seat):
        computer_move(tx, command)


def forced_move(tx: Transaction) -> None:
    """Do what a person at turn must; it is no sign that they are there, nor that they are not."""
    if action := tx.match.rules.forced(tx.match.state):
        play(tx, action.seat, (str(action),))


def _react(tx: Transaction, seat: int, thought: tuple[str, ...] | None) -> None:
    """Let a seat use its chance out of turn, or not; it is asked only once."""
    offered = tx.state.offered
    tx.set(asked=with_item(offered.asked, seat, offered.seat_versions[seat]))
    try:
        tokens = _at_once(tx, seat) if thought is None else thought
        if tokens:
            try_tokens(tx.match, seat, tokens)
    except Exception:  # whatever it is, the others play on
        _LOG.exception("table %s: computer player failed out of turn", tx.state.id)
    else:
        if tokens:
            hand_in(tx, seat, tokens)


def _chosen(tx: Transaction, seat: int, thought: tuple[str, ...] | None) -> Trial | None:
    """Return what a computer player does in its turn; None if that fails, which is a fault of ours and logged."""
    try:
        return try_tokens(tx.match, seat, _at_once(tx, seat) if thought is None else thought)
    except Exception:  # a computer player that fails must not stop the table
        _LOG.exception("table %s: computer player failed", tx.state.id)
    return None


def _suggested(tx: Transaction, seat: int) -> Trial | None:
    """Return what is done for a seat without a wish of its own; None if that fails: the table must not try for ever."""
    try:
        return try_tokens(tx.match, seat, tx.context.players.suggest(tx.view(seat)))
    except Exception:  # then the players decide what to do with the table
        _LOG.exception("table %s: the suggestion failed, the table is paused", tx.state.id)
    return None


def _at_once(tx: Transaction, seat: int) -> tuple[str, ...]:
    """Return what a computer player chooses here and now, without thinking."""
    kind = tx.state.seats[seat].computer
    return tx.context.players.choose(_KIND if kind in ("", STRONG) else kind, tx.view(seat), tx.context.rng)
