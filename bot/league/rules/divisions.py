"""Divisions of a season: how members are put into them, and who goes up and down at its end. Members are numbers.

The first division is the highest. As many go up over a border as come down, so every division keeps its size, but for
those who joined the lowest.
"""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from .errors import LeagueError

FEWEST, MOST = 2, 6  # divisions
MOST_MOVES = 5  # go up, and as many down, between two divisions
LEAST = 2  # members of a division when it begins
Parts = tuple[tuple[int, ...], ...]


class DivisionOrder(msgspec.Struct, frozen=True):
    """A division at its end: who has a rank in it, in this order, and who was in it and has none."""

    ranked: tuple[int, ...]
    absent: tuple[int, ...] = ()

    @property
    def order(self) -> tuple[int, ...]:
        """All of them; whoever has no rank comes last."""
        return self.ranked + self.absent


class Crossing(msgspec.Struct, frozen=True):
    """Those who go up from a division, and those who go down, the best first."""

    up: tuple[int, ...]
    down: tuple[int, ...]


def check_divisions(divisions: int, moves: int) -> None:
    """Raise LeagueError `divisions` unless a season can have so many (0: none), with so many moves between two."""
    if divisions and not (FEWEST <= divisions <= MOST and 1 <= moves <= MOST_MOVES):
        raise LeagueError("divisions", fewest=FEWEST, most=MOST, moves=MOST_MOVES)


def equal_parts(members: Sequence[int], divisions: int) -> Parts:
    """Return members, the best first, in parts of one size; of what is left over, the higher ones have one more.

    LeagueError `divisions-few` if there are fewer than two for each.
    """
    if len(members) < LEAST * divisions:
        raise LeagueError("divisions-few", members=len(members), least=LEAST * divisions)
    size, more = divmod(len(members), divisions)
    ends = [n * size + min(n, more) for n in range(divisions + 1)]
    return tuple(tuple(members[ends[n] : ends[n + 1]]) for n in range(divisions))


def over_border(upper: DivisionOrder, lower: DivisionOrder, moves: int) -> int:
    """Return how many go up over a border, and as many down: at most half of a division, and nobody without a rank."""
    return min(moves, len(upper.order) // 2, len(lower.order) // 2, len(lower.ranked))


def crossings(standings: Sequence[DivisionOrder], moves: int) -> tuple[Crossing, ...]:
    """Return for each division who leaves it upwards and downwards."""
    over = [over_border(*pair, moves) for pair in pairwise(standings)]
    found = []
    for one, up, down in zip(standings, [0, *over], [*over, 0], strict=True):
        found.append(Crossing(one.ranked[:up], one.order[len(one.order) - down :]))
    return tuple(found)


def next_divisions(standings: Sequence[DivisionOrder], moves: int) -> Parts:
    """Return the divisions after the moves: first who came down, then who stayed, then who came up."""
    moved = crossings(standings, moves)
    found = []
    for n, row in enumerate(standings):
        gone = {*moved[n].up, *moved[n].down}
        stayed = [member for member in row.order if member not in gone]
        fallen = moved[n - 1].down if n else ()
        risen = moved[n + 1].up if n + 1 < len(standings) else ()
        found.append((*fallen, *stayed, *risen))
    return tuple(found)


def put_again(standings: Sequence[DivisionOrder], moves: int, divisions: int) -> Parts:
    """Return the divisions of the season that follows; if it has more or fewer, the order is cut into equal parts.

    So it is if too few are left in one. LeagueError `divisions-few`.
    """
    parts = next_divisions(standings, moves)
    if len(parts) == divisions and all(len(part) >= LEAST for part in parts):
        return parts
    return equal_parts([member for part in parts for member in part], divisions)
