"""Weighing moves: which token is best by a family's advice, and what speaks for one, as data."""

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.view import View

Tokens = tuple[str, ...]
Fact = str | int | tuple[str, ...]
Weigh = Callable[[str], float]
Effect = Callable[[Any, str], Hashable]


class Reason(NamedTuple):
    """One thing that speaks for a move: its code, and facts for the sentence.

    Pieces are written as in tokens (`tile`, `tiles`, `half`), players as seats from 0 (`seat`). `much` says how much
    speaks for it, where the same can speak for several moves: more is better.
    """

    code: str
    facts: Mapping[str, Fact] = {}
    much: int = 0


def differ(view: View, effect: Effect) -> bool:
    """Return True if the view's seat can do things with different effects."""
    return bool(view.open) or len({effect(view, token) for token in view.legal}) > 1


def best(tokens: Sequence[str], weigh: Weigh) -> tuple[str, ...]:
    """Return the token that weighs most, the first among equals: no chance in it."""
    return (max(tokens, key=weigh),)


def pick(kind: str, tokens: Sequence[str], weigh: Weigh, rng: random.Random) -> tuple[str, ...]:
    """Return the choice of a kind of player: `greedy` takes one of those that weigh most, `random` any."""
    if kind == "greedy":
        weights = [weigh(token) for token in tokens]
        most = max(weights)
        tokens = [token for token, weight in zip(tokens, weights, strict=True) if weight == most]
    return (rng.choice(tokens),)


def without(hand: Sequence[str], *pieces: str) -> tuple[str, ...]:
    """Return the hand without these pieces, of twins one each."""
    rest = list(hand)
    for piece in pieces:
        if piece in rest:
            rest.remove(piece)
    return tuple(rest)


def all_of(count: int, others: int) -> str:
    """Say for a sentence if these are all others: `yes`, `no`, or `one` if there is but one."""
    return "no" if count < others else "one" if others == 1 else "yes"


def dearest(number: int, others: Sequence[int]) -> bool:
    """Return True if nothing else counts more, and something less."""
    return number == max((number, *others)) and number > min((number, *others))


def above(number: float, others: Sequence[float]) -> bool:
    """Return True if a number is above the mean of the others, or if there are none."""
    return not others or number > sum(others) / len(others)
