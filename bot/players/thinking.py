"""Players that think: they imagine what is hidden again and again, and see how each of their moves would end.

`core` is the search that all families share, `worth` what the end of a round is worth in the match. A family's own
knowledge is the module of its name: which moves are looked at, and how a round is played on after them.
"""

import random
import time
from collections.abc import Sequence

from bot.games.view import View
from bot.minds.search import Budget, Choice, Clock, search
from bot.players.registry import choose_at_once, mind_of

__all__ = ["USUAL", "Budget", "Choice", "think"]

USUAL = Budget(iterations=400, seconds=0.5)


def think(
    view: View,
    rng: random.Random,
    budget: Budget,
    clock: Clock = time.monotonic,
    *,
    among: Sequence[tuple[str, ...]] = (),
) -> tuple[Choice, ...]:
    """What the view's seat can do, best first, and what each is worth; at least one. Pure but for the clock.

    Without `budget.seconds` the same view, state of `rng` and number of iterations give the same answer. Where a view
    has no course, or nothing is known of how its family thinks, the greedy player's choice is the only one, with no
    visits. ValueError if nothing can be done. With `among` only those moves are looked at, which have to be legal: what
    somebody has done is compared with what he could have done.
    """
    if not view.legal and not view.open:
        raise ValueError("nothing to choose from")
    model = mind_of(view).model
    if model is None or view.course is None or view.seat is None:
        return (_unthought(view, rng),)
    return search(view, model, rng, budget, clock, among)


def _unthought(view: View, rng: random.Random) -> Choice:
    """What greedy does; what it is worth nobody knows."""
    return Choice(choose_at_once("greedy", view, rng), 1 / len(view.sizes), 0.0, 0.5, 0)
