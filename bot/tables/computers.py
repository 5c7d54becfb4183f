"""The computer at a table: computer players, turns that ran out, seats whose players are away."""

import logging
from collections.abc import Callable

from bot.games.view import View
from bot.tables.claims import KIND, claim, is_claim
from bot.tables.draft import Draft
from bot.tables.playing import Done, commit, play, try_tokens
from bot.tables.timing import computers_due, turn_of

_LOG = logging.getLogger(__name__)
_MOST_ACTIONS = 40  # of one turn that ran out; every game's turn is shorter


def hand_in(draft: Draft, seat: int, tokens: tuple[str, ...]) -> None:
    """Do what a seat hands in, or let it wait for the claims of others."""
    if is_claim(tokens):
        claim(draft, seat, tokens)
    else:
        play(draft, seat, tokens)


def time_out(draft: Draft) -> None:
    """The turn ran out: the computer does the least harmful thing until the turn has passed (C-1)."""
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
        done = _decide(draft, seat, draft.context.players.suggest)
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
    if seat == draft.state.turn:
        commit(
            draft, seat, _decide(draft, seat, lambda view: context.players.choose(kind, view, context.rng))
        )
    else:
        _react(draft, seat, kind)


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


def _decide(draft: Draft, seat: int, choose: Callable[[View], tuple[str, ...]]) -> Done:
    """What a computer does in its turn; if its choice fails, that is logged, and it is the first legal action."""
    try:
        return try_tokens(draft.match, seat, choose(_view(draft, seat)))
    except Exception:  # a computer player that fails must not stop the table
        _LOG.exception("table %s: computer player failed", draft.state.id)
    return try_tokens(draft.match, seat, (str(draft.match.offers(seat)[0]),))


def _view(draft: Draft, seat: int) -> View:
    view = draft.match.view(seat)
    assert view is not None
    return view
