"""Playing games with one line: get rid of what is dear, keep halves that one can still play, keep jokers back."""

import random
from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

from bot.games.actions import Action, Draw, Pass
from bot.games.line.rules import line
from bot.games.line.rules.christmas_round import JOKER
from bot.games.line.rules.line import LineView, Play, ends_after, read
from bot.games.minds.weighing import best, pick, without
from bot.games.registry import find_game

KEPT = 6.0  # what a joker is worth that stays in the hand, for each card that it may still help
_LAST = 500.0  # a joker comes after every card that can be laid without one
_DOUBLE = 1.5  # what it is worth that a double is laid, which fits less


def suggest(view: LineView) -> tuple[str, ...]:
    """Return the best of all tokens."""
    return best(view.legal, partial(_weigh, view))


def choose(kind: str, view: LineView, rng: random.Random) -> tuple[str, ...]:
    """Return one of the best tokens, or any, as that kind of player does."""
    return pick(kind, view.legal, partial(_weigh, view), rng)


def effect(view: LineView, token: str) -> Hashable:
    """Return a token's effect."""
    return line.effect(read(Action.parse(token)), view.left, view.right)


def _weigh(view: LineView, token: str) -> float:
    """Weigh a token: what is laid, then how many of the own tiles fit afterwards.

    Whatever is laid is better than drawing, drawing better than stopping. A joker is laid when it ends the round, or
    when nothing else can be done than drawing, and the hand is small; else it is kept.
    """
    move = read(Action.parse(token))
    if not isinstance(move, Play):
        return -1.0 if isinstance(move, Pass) else 0.0
    tile, hand = move.tile, view.hand or ()
    if len(hand) == 1:
        return 1000.0
    rest = without(hand, tile)
    ends = set(ends_after(view.left, view.right, move))
    fitting = sum(1 for other in rest if JOKER in ends or ends & set(other.split("-")))
    worth = 2.0 * fitting + _DOUBLE * (len(set(tile.split("-"))) == 1)
    return worth + _worth(view, tile) + _joker_price(view, move) + _scarcity(view, ends)


def _joker_price(view: LineView, move: Play) -> float:
    """Return what speaks against spending a joker: in Christmas domino they serve later; a joker card serves now."""
    if JOKER not in move.tile.split("-"):
        return 0.0
    later = sum(1 for tile in view.hand or () if JOKER not in tile.split("-"))
    others = [read(Action.parse(token)) for token in view.legal]
    if any(isinstance(other, Play) and JOKER not in other.tile.split("-") for other in others):
        return -_LAST
    return 0.0 if any(isinstance(other, Draw) for other in others) else -KEPT * later


def _scarcity(view: LineView, ends: set[str]) -> float:
    """Return how hard the others will find the ends: the more of a half lies or is held, the fewer they can have."""
    if by_pips(view):
        return 0.0
    visible = (*(placed.tile for placed in view.line), *(view.hand or ()))
    return 0.5 * sum(end in tile.split("-") for tile in visible for end in ends)


def by_pips(view: LineView) -> bool:
    """Return True if what is left in a hand counts by its pips."""
    return find_game(view.game).counted == "pips"


def _worth(view: LineView, tile: str) -> float:
    """Return what it is worth to lay a tile: its pips, or ten in games where every card counts alike."""
    return float(pips_of(tile)) if by_pips(view) else 10.0


def pips_of(tile: str) -> int:
    """Return the pips of a tile."""
    return sum(int(half) for half in tile.split("-") if half.isdigit())


class EndWeights(NamedTuple):
    """The same weighing where every piece counts alike, on whole numbers: halves are numbers, pieces are bits.

    `fit`: each piece of the own hand that can be laid next. `scarcity`: each piece at an open half that others cannot
    have. `double`: that a double is gone, which fits less.
    """

    fit: float
    scarcity: float
    double: float

    def ends(self, fitting: int, visible: int, left_with: int, right_with: int) -> float:
        """Return what two open halves are worth, given the own pieces that fit, and the visible ones at each half."""
        scarce = (visible & left_with).bit_count() + (visible & right_with).bit_count()
        return self.fit * fitting + self.scarcity * scarce
