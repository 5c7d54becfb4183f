"""Playing rummy with cards: meet the minimum, lay what can be laid, keep what nearly fits, throw the least useful.

What a hand is worth to who remembers the round is in `eyes`, the best turn and any legal one in `turns`.
"""

import random
from itertools import islice

from bot.games.actions import Action
from bot.games.meld.mind.hands import Eyes
from bot.games.meld.mind.turns import any_turn, best_turn, result
from bot.games.meld.rules.plans import own_turn, takes, way_tokens
from bot.games.meld.rules.view import MeldView

_BETTER = 4.0  # by how much a taken discard must help more than a card that nobody knows


def suggest(view: MeldView) -> tuple[str, ...]:
    """Return the best turn that is seen; the same for equal views."""
    if view.phase == "draw":
        return _taken(view) or next((token,) for token in view.legal if Action.parse(token).verb == "draw")
    turn = own_turn(view)
    return way_tokens(turn, best_turn(turn, Eyes(view)))


def choose(kind: str, view: MeldView, rng: random.Random) -> tuple[str, ...]:
    """Return the best turn that is seen (greedy), or any that is legal."""
    if kind == "greedy":
        return suggest(view)
    taking = view.phase == "draw"
    if taking and Action.parse(token := rng.choice(view.legal)).verb == "draw":
        return (token,)
    turn = own_turn(view, taking=taking)
    return way_tokens(turn, any_turn(turn, rng), taken=taking)


def _taken(view: MeldView) -> tuple[str, ...] | None:
    """Return the turn with the discard if that helps more than drawing; None to draw."""
    if not takes(view):
        return None
    turn, eyes = own_turn(view, taking=True), Eyes(view)
    way = best_turn(turn, eyes)
    if not way.moves and kept_last_time(view):
        return None
    without_it = eyes.worth(turn.before, turn.met)
    return way_tokens(turn, way, taken=True) if result(turn, way, eyes) > without_it + _BETTER else None


def kept_last_time(view: MeldView) -> bool:
    """Return True if the seat's last turn was to take the discard and to lay nothing.

    Twice in a row could go on for ever: players who hand the same cards round never draw, and no deal ends. Where the
    course is not known, it is taken to be so while the seat holds a card that it took.
    """
    if view.course is None:
        return bool(view.known and view.known[view.seat or 0])
    actions = (action for action in map(Action.parse, reversed(view.course.history)) if action.seat == view.seat)
    return [action.verb for action in islice(actions, 2)] == ["discard", "take"]
