"""Choosing a move: at random, or greedily by what a game's own small page of advice says."""

import random
from collections.abc import Callable

from bot.games.cross.view import CrossView
from bot.games.line.view import LineView
from bot.games.view import View
from bot.players.cross import bold_cross, call_cross, weigh_cross
from bot.players.line import weigh_line

KINDS = ("random", "greedy")
Weigh = Callable[[View, str], float]
_CALLED = ("uno", "catch")  # verbs that `call_cross` decides about


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """Answer the tokens that a computer player of that kind plays now; ValueError if the view has none legal.

    Out of turn the answer may be (): the player lets the chance go. `rng` breaks ties (greedy) or decides all (random);
    the same view and the same state of `rng` give the same answer.
    """
    if not view.legal:
        raise ValueError("nothing to choose from")
    called = call_cross(kind, view, rng)
    if called is not None:
        return called
    if kind == "greedy":
        return bold_cross(view) or _greedy(view, rng)
    return (rng.choice(_in_turn(view)),)


def least_harmful(view: View) -> tuple[str, ...]:
    """Answer what the clock plays for an absent player: the greedy choice, the first among equals (C-1)."""
    weigh = _advice(view)
    return (max(view.legal, key=lambda token: weigh(view, token)),)


def _in_turn(view: View) -> tuple[str, ...]:
    """Answer the legal tokens without calls, about which was decided before."""
    if not isinstance(view, CrossView):
        return view.legal
    return tuple(token for token in view.legal if token.split(" ")[1] not in _CALLED)


def _greedy(view: View, rng: random.Random) -> tuple[str, ...]:
    weigh, legal = _advice(view), _in_turn(view)
    weights = [weigh(view, token) for token in legal]
    best = [token for token, weight in zip(legal, weights, strict=True) if weight == max(weights)]
    return (rng.choice(best),)


def _advice(view: View) -> Weigh:
    for family, weigh in _ADVICE:
        if isinstance(view, family):
            return weigh
    return _no_advice


def _no_advice(view: View, token: str) -> float:  # noqa: ARG001 - it has none
    return 0.0


_ADVICE: tuple[tuple[type[View], Weigh], ...] = ((LineView, weigh_line), (CrossView, weigh_cross))
