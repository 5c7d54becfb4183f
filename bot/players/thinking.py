"""The kinds of computer players, and how the strongest thinks: it imagines what is hidden and tries its moves there."""

import random
import time
from collections.abc import Sequence
from enum import IntEnum
from typing import Literal, TypeAlias

from bot.games.minds.search import Budget, Choice, Clock, search
from bot.games.view import View
from bot.players.played import PlayedOut
from bot.players.registry import choose_at_once, mind_of

__all__ = ["KINDS", "USUAL", "Budget", "Choice", "Kind", "choose", "think"]

Kind: TypeAlias = Literal["random", "greedy", "strong"]
KINDS: tuple[Kind, ...] = ("random", "greedy", "strong")  # the weakest first
USUAL = Budget(iterations=400, seconds=0.5)


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """Return what a computer player of that kind hands in; () out of turn, where it lets the chance go.

    `rng` breaks ties (greedy), decides all (random), or imagines what is hidden (strong, with as much thinking as is
    usual). The same view and the same state of `rng` give the same answer. ValueError if nothing can be done.
    """
    if kind == "strong":
        return think(view, rng, Budget(USUAL.iterations))[0].tokens
    return choose_at_once(kind, view, rng)


def think(
    view: View,
    rng: random.Random,
    budget: Budget,
    clock: Clock = time.monotonic,
    *,
    among: Sequence[tuple[str, ...]] = (),
) -> tuple[Choice, ...]:
    """Return what the view's seat can do, best first, and what each is worth; at least one. Pure but for the clock.

    Without `budget.seconds` the same view, state of `rng` and number of iterations give the same answer. Where a view
    has no course, or nothing is known of how its family thinks, the greedy player's choice is the only one, with no
    visits. ValueError if nothing can be done.

    With `among` only those moves are looked at, which have to be legal, whole turns too, and they are played out by the
    rules: so a player's move can be compared with another as in real play.
    """
    if not view.legal and not view.open:
        raise ValueError("nothing to choose from")
    model = mind_of(view).model
    if model is None or view.course is None or view.seat is None:
        return (Choice(choose_at_once("greedy", view, rng), 1 / len(view.sizes), 0.0, 0.5, 0),)
    return search(view, PlayedOut(model) if among else model, rng, budget, clock, among)


class Purpose(IntEnum):
    """The purpose of a thought; the lower number goes first."""

    MOVE = 0  # a strong player's move at a table
    HINT = 1  # somebody has pressed a button and waits
    REVIEW = 2  # a whole match is looked at again
    TURN = 3  # what decided a match: nobody has asked


class NoThoughtError(Exception):
    """Nothing was thought: there is no worker just now, it failed, or the bot ends. It was logged where it matters."""
