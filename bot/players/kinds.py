"""The kinds of computer players, the weakest first."""

import random
from typing import Literal, TypeAlias

from bot.games.view import View
from bot.players.registry import choose_at_once
from bot.players.thinking import USUAL, Budget, think

Kind: TypeAlias = Literal["random", "greedy", "strong"]
KINDS: tuple[Kind, ...] = ("random", "greedy", "strong")


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """What a computer player of that kind hands in; () out of turn: it lets the chance go.

    `rng` breaks ties (greedy), decides all (random), or imagines what is hidden (strong, with as much thinking as is
    usual). The same view and the same state of `rng` give the same answer. ValueError if nothing can be done.
    """
    if kind == "strong":
        return think(view, rng, Budget(USUAL.iterations))[0].tokens
    return choose_at_once(kind, view, rng)
