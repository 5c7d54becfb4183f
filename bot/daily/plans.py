"""How each game is played as the deal of the day: how many seats, which options, what the score is."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from bot.games.match import Match
from bot.games.options import OptionValue

SEAT = 0  # of the person, always the same; computer players have the others
KIND: Literal["greedy"] = "greedy"  # of those: players who do not think, and answer at once


ScoreKind: TypeAlias = Literal[
    "against",  # the points against one, as the game counts them: the fewest are best, and none is perfect
    "left",  # the tiles that were left in one's hand, in games where a round is only won or lost
    "margin",  # the points that one has won, without those that were left in one's hand
    "won",  # the rounds that one has won
]


class DailyPlan(NamedTuple):
    """The number of seats, the options that are not the game's first ones, and what the score is."""

    seats: int
    options: Mapping[str, OptionValue]
    score: ScoreKind = "against"


PLANS: Mapping[str, DailyPlan] = {
    "classic": DailyPlan(3, {"hands": 3}),
    "moomin": DailyPlan(3, {"rounds": 1}),
    "moomin-joker": DailyPlan(3, {"rounds": 1}),
    "christmas": DailyPlan(3, {"rounds": 3}, "left"),
    "uno": DailyPlan(3, {"target": 0}, "margin"),
    "romi40": DailyPlan(2, {"deals": 1}),
    "romi50": DailyPlan(2, {"deals": 1}),
    "romi51": DailyPlan(2, {"deals": 1}),
    "joker-mania": DailyPlan(2, {"deals": 1}),
    "tabla": DailyPlan(2, {"deals": 3}, "won"),
}


def score_in(match: Match) -> int:
    """Return the person's score in a match: the higher, the better."""
    total, left = match.totals[SEAT], match.lefts[SEAT]
    kind = PLANS[match.game].score
    return -left if kind == "left" else total - left if kind == "margin" else total


def shown(game: str, score: int) -> int:
    """Return a score as people read it: what counts against one is no number below zero."""
    return -score if PLANS[game].score in ("against", "left") else score
