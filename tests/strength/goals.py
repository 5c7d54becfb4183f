"""What the strong player shall reach against the normal one, two players, and whether matches show that it does."""

from typing import NamedTuple

from bot.cli.intervals import wilson


class Goal(NamedTuple):
    """`share` of the matches to be won, 0 to 1; None: more than half, and certainly so.

    `matches` are as many as it takes to tell.
    """

    share: float | None
    matches: int

    def __str__(self) -> str:
        return "certainly > 50 %" if self.share is None else f">= {100 * self.share:g} %"


LUCK = Goal(None, 2000)  # about three decisions a match that matter
GOALS = {
    "classic": Goal(0.80, 400),
    "moomin": LUCK,
    "moomin-joker": LUCK,
    "christmas": LUCK,
    "uno": Goal(0.65, 400),
    "tabla": Goal(0.55, 400),
}
RUMMY = Goal(0.60, 400)


def goal_of(game: str) -> Goal:
    """The goal of a game; the rummies with cards share theirs."""
    return GOALS.get(game, RUMMY)


def verdict(goal: Goal, won: float, matches: int) -> str:
    """`met`, `NOT met`; with a question mark where the interval of 95 % holds the goal, and more matches might differ.

    Where more than half is to be certain, the whole interval must lie above it.
    """
    low, high = wilson(won, matches)
    if goal.share is None:
        return "met" if low > 0.5 else "NOT met"
    word = "met" if won >= goal.share * matches and matches else "NOT met"
    return f"{word}?" if low < goal.share <= high else word
