"""The league as pure functions: points, ratings, tie-breaks, seasons; and what corrections make of matches."""

from .errors import LeagueCode, LeagueError
from .points import FORMS, KINDS, POINT, USUAL, System, match_points, read_system, shown_points, system_text
from .rating import BEGINNER, PROVISIONAL, Rating, rate
from .values import ALL, ALWAYS, SORTS, DecidedBy, Mark, RatingChange, Row, Sort, Why

__all__ = [
    "ALL",
    "ALWAYS",
    "BEGINNER",
    "FORMS",
    "KINDS",
    "POINT",
    "PROVISIONAL",
    "SORTS",
    "USUAL",
    "DecidedBy",
    "LeagueCode",
    "LeagueError",
    "Mark",
    "Rating",
    "RatingChange",
    "Row",
    "Sort",
    "System",
    "Why",
    "match_points",
    "rate",
    "read_system",
    "shown_points",
    "system_text",
]
