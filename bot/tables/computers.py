"""The computer at a table: computer players, turns that ran out, seats whose players are away."""

import logging

from bot.games.view import View
from bot.tables.claims import KIND, claim, is_claim
from bot.tables.draft import Draft
from bot.tables.playing import Done, commit, play, try_tokens
from bot.tables.timing import computers_due, turn_of
from bot.tables.timing import pause as stop_clock

_LOG = logging.getLogger(__name__)
_MOST_ACTIONS = 40  # of one turn that ran out; every game's turn is shorter


def hand_in(draft: Draft, seat: int, tokens: tuple[str, ...]) -> None:
    """Do what a seat hands in, or let it wait for the claims of others."""
    if is_claim(draft.state, tokens):
        claim(draft, seat, tokens)
    else:
        play(draft, seat, tokens)


def time_out(draft: Draft) -> None:
    """The turn ran out: the computer does the least harmful thing until the turn has passed."""
    seat = draft.state.turn
    assert seat is not None
    misses = draft.state.seats[seat].misses + 1
    draft.set_seat(seat, misses=misses)
    draft.tell("timed-out", seat)
    _finish_turn(draft, seat)
    if misses >= draft.context.config.misses and draft.state.phase != "over":
        _hand_to_computer(draft, seat)


def _finish_turn(draft: Draft, seat: int) -> None:
    rounds = len(draft.match.rounds)
    for _ in range(_MOST_ACTIONS):
        done = _suggested(draft, seat)
        if done is None:
            stop_clock(draft)
            return
        commit(draft, seat, done)
        if done.others or turn_of(draft.state) != seat or len(draft.match.rounds) != rounds:
            return


def _hand_to_computer(draft: Draft, seat: int) -> None:
    """From now on the computer plays the seat, until its player comes back."""
    draft.set_seat(seat, played_by_computer=True)
    draft.write_note(seat, "seat", "computer")
    draft.tell("seat-computer", seat)


def computer_move(draft: Draft) -> None:
    """One of the seats that the computer plays acts, whichever comes first by chance."""
    context = draft.context
    seat = context.rng.choice(computers_due(draft.state))
    kind = draft.state.seats[seat].computer or KIND
    if seat != draft.state.turn:
        _react(draft, seat, kind)
    elif (done := _chosen(draft, seat, kind) or _suggested(draft, seat)) is not None:
        commit(draft, seat, done)
    else:
        stop_clock(draft)


def _react(draft: Draft, seat: int, kind: str) -> None:
    """Let a seat use its chance out of turn, or not; it is asked only once."""
    asked = list(draft.state.asked)
    asked[seat] = draft.state.seat_versions[seat]
    draft.set(asked=tuple(asked))
    try:
        tokens = draft.context.players.choose(kind, _view(draft, seat), draft.context.rng)
        if tokens:
            try_tokens(draft.match, seat, tokens)
    except Exception:  # whatever it is, the others play on
        _LOG.exception("table %s: computer player failed out of turn", draft.state.id)
        return
    if tokens:
        hand_in(draft, seat, tokens)


def _chosen(draft: Draft, seat: int, kind: str) -> Done | None:
    """What a computer player does in its turn; None if that fails, which is a fault of ours and logged."""
    try:
        tokens = draft.context.players.choose(kind, _view(draft, seat), draft.context.rng)
        return try_tokens(draft.match, seat, tokens)
    except Exception:  # a computer player that fails must not stop the table
        _LOG.exception("table %s: computer player failed", draft.state.id)
    return None


def _suggested(draft: Draft, seat: int) -> Done | None:
    """What is done for a seat without a wish of its own; None if even that fails: the table must not try for ever."""
    try:
        return try_tokens(draft.match, seat, draft.context.players.suggest(_view(draft, seat)))
    except Exception:  # then the players decide what to do with the table
        _LOG.exception("table %s: the suggestion failed, the table is paused", draft.state.id)
    return None


def _view(draft: Draft, seat: int) -> View:
    view = draft.match.view(seat)
    assert view is not None
    return view
