"""What the strong player shall reach against normal ones, and whether matches show that it does."""

from typing import NamedTuple

from bot.cli.summary import wilson


class Goal(NamedTuple):
    """`share` of the matches to be won, 0 to 1; None: more than is `fair`, and certainly so.

    `matches` are as many as it takes to tell.
    """

    share: float | None
    matches: int
    fair: float = 0.5

    def __str__(self) -> str:
        return f"certainly > {100 * self.fair:.3g} %" if self.share is None else f">= {100 * self.share:g} %"


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


def goal_of(game: str, players: int = 2) -> Goal:
    """The goal of a game for two players; the rummies with cards share theirs. For more, to win more than is fair."""
    goal = GOALS.get(game, RUMMY)
    return goal if players == 2 else Goal(None, goal.matches, 1 / players)


def verdict(goal: Goal, won: float, matches: int) -> str:
    """`met`, `NOT met`; with a question mark where the interval of 95 % holds the goal, and more matches might differ.

    Where more than is fair is to be certain, the whole interval must lie above it.
    """
    low, high = wilson(won, matches)
    if goal.share is None:
        return "met" if low > goal.fair else "NOT met"
    word = "met" if won >= goal.share * matches and matches else "NOT met"
    return f"{word}?" if low < goal.share <= high else word
