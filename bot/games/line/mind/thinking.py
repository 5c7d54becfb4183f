"""Thinking in games with one line: what can be laid, and how a round goes on after it.

`passing` plays on where who cannot play passes, `drawing` where he draws one piece, `turns` where a turn has many
actions. All three play as the greedy player does, on whole numbers, many thousand moves a second; tests compare them
with the rules.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.games.actions import Action
from bot.games.line.mind import drawing, passing, turns
from bot.games.line.mind import quick as greedy
from bot.games.line.rules.memory import ends_after
from bot.games.line.rules.moves import LineMove, Play, read
from bot.games.line.rules.view import LineView
from bot.games.registry import find_game
from bot.games.view import View
from bot.minds.search import ENDLESS
from bot.minds.worth import RoundEnd, Typical

ENOUGH = ENDLESS


class Way(Protocol):
    """How one kind of round goes on; a module is one."""

    def typical(self, view: LineView) -> Typical:
        """What its rounds are like."""

    def imagine(self, state: Any) -> Any:
        """A state of the rules in whole numbers."""

    def play_out(self, view: LineView, state: Any, move: LineMove, rng: random.Random) -> RoundEnd:
        """How the round ends after a move of the view's seat."""


WAYS: Mapping[str, Way] = {"classic": passing, "moomin": drawing, "moomin-joker": drawing, "christmas": turns}


def candidates(view: View, rng: random.Random) -> Sequence[tuple[str, ...]]:  # noqa: ARG001 - nothing is left to it
    """Every token but for those that come to the same: which end is left and which right does not matter.

    What the greedy player would do comes first.
    """
    assert isinstance(view, LineView)
    found: dict[object, tuple[str, ...]] = {}
    for token in (*greedy.suggest(view), *view.legal):
        move = read(Action.parse(token))
        found.setdefault(_kind(view, move), (token,))
    return tuple(found.values())


def _kind(view: LineView, move: LineMove) -> object:
    if not isinstance(move, Play):
        return move
    return move.tile, move.cover and move.cover.joker, frozenset(ends_after(view.left, view.right, move))


def typical(view: View) -> Typical:
    """What rounds of this game are like with these options and so many seats."""
    assert isinstance(view, LineView)
    return WAYS[view.game].typical(view)


def imagine(view: View, rng: random.Random) -> Any:
    """A state that fits all that the seat knows."""
    return WAYS[view.game].imagine(find_game(view.game).sample(view, rng))


def play_out(view: View, state: Any, tokens: tuple[str, ...], rng: random.Random) -> RoundEnd:
    """How the round ends after a token of the view's seat."""
    assert isinstance(view, LineView)
    return WAYS[view.game].play_out(view, state, read(Action.parse(tokens[0])), rng)
