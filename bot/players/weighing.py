"""Choosing among tokens that can be listed: the best by a family's advice, or any."""

import random
from collections.abc import Callable, Sequence

Weigh = Callable[[str], float]


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
