"""The families that computer players can play, and the two things that are asked of one."""

import random
from collections.abc import Callable, Hashable, Mapping
from typing import Protocol

from bot.games.registry import find_game
from bot.games.view import View
from bot.players import cross, line, meld, rack


class Advice(Protocol):
    """What the room of a family answers; a module of its name is one."""

    def suggest(self, view: View) -> tuple[str, ...]:
        """See `suggest` below."""

    def choose(self, kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
        """See `choose_at_once` below."""


ROOMS: Mapping[str, Advice] = {"line": line, "cross": cross, "meld": meld, "rack": rack}
EFFECTS: Mapping[str, Callable[[View, str], Hashable]] = {"line": line.effect, "cross": cross.effect}
"""What a token comes to, in families where several can come to the same; elsewhere none do."""


def suggest(view: View) -> tuple[str, ...]:
    """What a seat does that has no wish of its own: the least harmful thing, always legal, the same for equal views.

    Answers all tokens of what is handed in; () out of turn: the chance is let go. ValueError if nothing can be done.
    """
    return _room(view).suggest(view)


def effect(view: View, token: str) -> Hashable:
    """What a legal token comes to: tokens with equal effects are as good as each other."""
    told = EFFECTS.get(find_game(view.game).family)
    return token if told is None else told(view, token)


def has_choice(view: View) -> bool:
    """Whether a seat has anything to choose; what comes to the same is but one thing."""
    return bool(view.open) or len({effect(view, token) for token in view.legal}) > 1


def choose_at_once(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """What a player hands in who does not think, `random` or `greedy`; see `choose` in `bot.players.kinds`."""
    return _room(view).choose(kind, view, rng)


def _room(view: View) -> Advice:
    if not view.legal and not view.open:
        raise ValueError("nothing to choose from")
    return ROOMS[find_game(view.game).family]
