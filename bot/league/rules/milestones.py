"""Milestones: what is worth a line at the end of a match that counts, and stands on a player's card."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

MATCHES, STREAKS = (10, 50, 100), (3, 5, 10)
Kind = Literal["first-win", "beat-strong", "matches", "streak"]
# the best first: of several that one match brings only the first one is told
_WORTH: tuple[tuple[Kind, int], ...] = (
    ("matches", 100),
    ("streak", 10),
    ("matches", 50),
    ("streak", 5),
    ("beat-strong", 1),
    ("first-win", 1),
    ("matches", 10),
    ("streak", 3),
)


class Milestone(Struct, frozen=True):
    """Something reached: so many matches or wins in a row, or the first win in a `game` (over a strong player)."""

    kind: Kind
    number: int = 1
    game: str = ""

    @property
    def rank(self) -> int:
        """Its place among all kinds, the best first."""
        return _WORTH.index((self.kind, self.number))


def reached(
    game: str, *, won: bool, played: int, wins: int, streak: int, beat_strong: bool = False
) -> Milestone | None:
    """Return the best that a match has brought somebody, None for nothing.

    All numbers are those after it: matches `played` and wins in a row (`streak`) in all games, `wins` in its own.
    `beat_strong`: it is the first in that game in which they beat a strong computer player.
    """
    holds = {
        Milestone("matches", played): played in MATCHES,
        Milestone("streak", streak): won and streak in STREAKS,
        Milestone("first-win", game=game): won and wins == 1,
        Milestone("beat-strong", game=game): beat_strong,
    }
    return min(filter(holds.get, holds), key=lambda milestone: milestone.rank, default=None)


def kept(played: int, longest: int) -> Iterator[Milestone]:
    """Yield what somebody has reached so far of what has steps: the most matches, the longest streak."""
    steps: tuple[tuple[Kind, int, tuple[int, ...]], ...] = (("matches", played, MATCHES), ("streak", longest, STREAKS))
    for kind, number, limits in steps:
        step = max((step for step in limits if step <= number), default=0)
        if step:
            yield Milestone(kind, step)
