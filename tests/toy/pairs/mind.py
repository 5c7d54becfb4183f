"""Computer players of the family: pairs first, then what has the fewest partners left."""

import random
from functools import partial

from bot.games.actions import Action
from bot.games.minds.weighing import best, pick
from bot.games.view import View
from tests.toy.pairs.rules import PairsView


def suggest(view: View) -> tuple[str, ...]:
    return best(view.legal, partial(_weigh, view))


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    return pick(kind, view.legal, partial(_weigh, view), rng)


def _weigh(view: View, token: str) -> float:
    assert isinstance(view, PairsView)
    action = Action.parse(token)
    if action.verb != "discard":
        return 0.0 if action.verb == "draw" else 10.0
    rank = action.args[0][1:]
    return float(sum(card[1:] == rank for card in (*view.discards, *(card for pair in view.pairs for card in pair))))
