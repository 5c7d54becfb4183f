"""A review of a match that is over: where a player decided, what was done, what a strong player would have done.

`decisions` finds from a record where a seat decided, with its view of that moment and nothing that came later;
`judging` asks for thoughts about them, the whole match quickly first and then what matters, and makes a review of the
answers. It knows no thinker: questions come out, answers go in. `turning` asks for the decisions of all seats, and says
by which of them most changed.
"""

from bot.players.reviews.decisions import Decision, decisions, seed_of
from bot.players.reviews.judging import Judged, Review, ReviewQuestion, reviewing
from bot.players.reviews.turning import TurningPoint, after, all_decisions, turning_point

__all__ = [
    "Decision",
    "Judged",
    "Review",
    "ReviewQuestion",
    "TurningPoint",
    "after",
    "all_decisions",
    "decisions",
    "reviewing",
    "seed_of",
    "turning_point",
]
