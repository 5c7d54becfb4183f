"""What the league is folded from, and what it comes to: values that know no storage.

Members are numbers of one server's league, not Discord's ids: a member whose person was forgotten keeps the number.
"""

from typing import Literal

from msgspec import Struct

from .rating import BEGINNER, Rating

ALL = "*"  # stands for all games together
ALWAYS = 0  # stands for all time, as a season's number

# Why a match or a seat does not count: for nothing, or for the rating alone.
Why = Literal[
    "",  # it counts
    "out",  # taken out by a moderator
    "abandoned",  # broken off, and the server does not count such matches
    "banned",  # the person was banned when it ended
    "computer",  # rating alone: the computer played the person's seat at the end
    "alone",  # rating alone: nobody to compare with but computers
    "walkover",  # rating alone: it was not played
]
# What put a row behind the one above it, though both have as many points (or whatever the table is sorted by).
DecidedBy = Literal["", "won", "points", "direct", "place", "rating", "level"]
Sort = Literal["points", "rating", "won", "played", "per-match", "place"]
SORTS: tuple[Sort, ...] = ("points", "rating", "won", "played", "per-match", "place")


class Mark(Struct, frozen=True):
    """A result as a mark: the place, of so many seats."""

    place: int
    seats: int


class Row(Struct, frozen=True):
    """What one member has come to, in one game or all, in one season or all time.

    `points` in 1/60; `places` is the sum of all places; `marks` are the last five results, the newest last; `streak`
    counts wins in a row up to now.
    """

    member: int
    played: int = 0
    won: int = 0
    points: int = 0
    places: int = 0
    rating: Rating = BEGINNER
    marks: tuple[Mark, ...] = ()
    streak: int = 0
    longest: int = 0

    @property
    def average_place(self) -> float:
        """The mean of all places; 0 before the first match."""
        return self.places / self.played if self.played else 0.0

    @property
    def per_match(self) -> float:
        """Points a match, in whole points; 0 before the first."""
        return self.points / 60 / self.played if self.played else 0.0
