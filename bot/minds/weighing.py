"""Choosing among tokens: the best by a family's advice, or any."""

import random
from collections.abc import Callable, Hashable, Sequence

from bot.games.view import View

Weigh = Callable[[str], float]
Effect = Callable[[View, str], Hashable]


def differ(view: View, effect: Effect) -> bool:
    """True if the view's seat can do things that come to different ends, as `effect` tells them."""
    return bool(view.open) or len({effect(view, token) for token in view.legal}) > 1


def best(tokens: Sequence[str], weigh: Weigh) -> tuple[str, ...]:
    """The token that weighs most, the first among equals: no chance in it."""
    return (max(tokens, key=weigh),)


def pick(kind: str, tokens: Sequence[str], weigh: Weigh, rng: random.Random) -> tuple[str, ...]:
    """What a kind of player takes: `greedy` one of those that weigh most, `random` any."""
    if kind == "greedy":
        weights = [weigh(token) for token in tokens]
        most = max(weights)
        tokens = [token for token, weight in zip(tokens, weights, strict=True) if weight == most]
    return (rng.choice(tokens),)
