"""The values that the league is folded from and to. Members are numbers, which a forgotten person's results keep."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from .points import POINT
from .rating import BEGINNER, Rating

ALL = "*"  # stands for all games together
# The field of a Row that has the fastest win, for each length of match.
FASTEST = {"quick": "fastest", "printed": "fastest_printed", "long": "fastest_long"}
ALWAYS = 0  # stands for all time, as a season's number

# The reason for which a match or a seat does not count at all, or not for the rating.
Why = Literal[
    "",  # it counts
    "out",  # taken out by a moderator
    "abandoned",  # broken off, and the server does not count such matches
    "banned",  # the person was banned when it ended
    "twice",  # another seat of the same member (two were merged) was better
    "alone",  # rating alone: nobody to compare with but computers
    "often",  # rating alone: this member has had as many matches that day with another one of the table as count
    "apart",  # not in the season's tables, for the rest it counts: its players are of different divisions
    "walkover",  # rating alone: it was not played
    "computers",  # fewer than two people played, and the server does not count computers
    "rules",  # it was not played by the league rules
    "limit",  # any two of its people had as many matches that day as count
    "left",  # it counts, behind those who stayed: the person did not play the seat to the end
    "absent",  # it counts, behind those who stayed: the computer played too many of the person's turns
    "resigned",  # it counts, as the last place
]
# With these a seat counts all the same, for points (of all time at least) and rating.
COUNTING: frozenset[Why] = frozenset({"", "left", "absent", "resigned", "apart"})
# The tie-break that put a row behind the one above it, though both have as many points (or what the sort asks for).
DecidedBy = Literal["", "points", "won", "direct", "place", "rating", "level"]
Sort = Literal["points", "rating", "won", "played", "per-match", "place"]
SORTS: tuple[Sort, ...] = ("points", "rating", "won", "played", "per-match", "place")
Scope = tuple[int, str]  # season (ALWAYS) and game (ALL)


class Mark(Struct, frozen=True, gc=False):
    """A result as a mark: the place, of so many seats."""

    place: int
    seats: int


class Sums(Struct, frozen=True, gc=False):
    """A member's sums, as far as the order of a table needs them; `points` in 1/60, `places` added up."""

    played: int = 0
    won: int = 0
    points: int = 0
    places: int = 0
    rating: Rating = BEGINNER

    @property
    def average_place(self) -> float:
        """The mean of all places; 0 before the first match."""
        return self.places / self.played if self.played else 0.0

    @property
    def per_match(self) -> float:
        """Points a match, in whole points; 0 before the first."""
        return self.points / POINT / self.played if self.played else 0.0


class Peak(Struct, frozen=True, gc=False):
    """The best of a kind that a member has reached, and in which match."""

    value: float
    match: int


class Row(Struct, frozen=True, gc=False):
    """A member's row in one scope; `before` is what it was when the `day` of the last match began.

    `marks` are the last five results, the newest last; `streak` counts wins in a row. `highest` (a round's points),
    those of FASTEST (a win's seconds) and `beat_strong` (the first win over a strong computer player) are kept for one
    game and all time only. `rated` is when the last rated match ended. `results` are points where the best are added
    up.
    """

    sums: Sums = Sums()
    day: int = 0
    before: Sums = Sums()
    marks: tuple[Mark, ...] = ()
    streak: int = 0
    longest: int = 0
    highest: Peak | None = None
    fastest: Peak | None = None
    rated: float | None = None
    results: tuple[int, ...] = ()
    fastest_printed: Peak | None = None
    fastest_long: Peak | None = None
    beat_strong: int | None = None

    def quickest(self) -> Iterator[tuple[str, Peak]]:
        """Yield the fastest win of each length, with the length's key."""
        for length, field in FASTEST.items():
            peak: Peak | None = getattr(self, field)
            if peak is not None:
                yield length, peak


class Seat(Struct, frozen=True, gc=False):
    """A seat of a finished match; `member` None: a computer's (`computer`, `strong`), or of nobody who is still known.

    `stood_in`: the person did not play it to the end. `resigned`: 1 who resigned first, 2 the next, 0 who did not.
    `highest` are its best round's points. Of its `turns` the computer played the `absent` ones; both are 0 if unknown.
    """

    seat: int
    member: int | None
    place: int
    total: int
    stood_in: bool = False
    highest: int | None = None
    computer: bool = False
    resigned: int = 0
    strong: bool = False
    turns: int = 0
    absent: int = 0


class LeagueMatch(Struct, frozen=True, gc=False):
    """A finished match of a table in the league, as it was stored. `seconds` None: it was not played here.

    `broken`: it was not played by the league rules of its time. `length` is the key of its length, "" for one's own.
    """

    number: int
    game: str
    ended: float
    end: str
    seats: tuple[Seat, ...]
    seconds: float | None = None
    broken: bool = False
    length: str = ""


class RatingChange(Struct, frozen=True, gc=False):
    """A rating before and after a match."""

    before: Rating
    after: Rating

    @property
    def difference(self) -> int:
        """The difference of the two numbers that people read."""
        return self.after.number - self.before.number


class PlayedLine(Struct, frozen=True, gc=False):
    """A line of a member's history: what a match came to, with the `place` that counts; `why` says why it does not
    count.

    `points` is None where it does not count, ratings (over all games, and of this one) where they were not moved.
    `others` are the members of the match with their places, but for those who were banned. The first nine fields are
    the first nine columns of the stored line.
    """

    member: int
    match: int
    seat: int
    game: str
    season: int
    ended: float
    place: int
    seats: int
    points: int | None
    rating: RatingChange | None
    game_rating: RatingChange | None
    why: Why
    others: tuple[tuple[int, int], ...]
