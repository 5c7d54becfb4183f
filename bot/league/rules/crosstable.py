"""Who met whom, and how it went: pure. Players are numbers from 0.

In a match, a player has a point against each who stands behind; equals have half a point each.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations

from msgspec import Struct

Pair = tuple[int, int]


class Score(Struct, frozen=True):
    """A player's score against another: matches, half points in them, and matches that are still to be played."""

    played: int = 0
    halves: int = 0
    due: int = 0

    def plus(self, other: "Score") -> "Score":
        """Return both together."""
        return Score(self.played + other.played, self.halves + other.halves, self.due + other.due)


class CrossLine(Struct, frozen=True):
    """A player's line: the sum, and what was made against each player in the order of the lines; None: not to meet."""

    player: int
    whole: Score
    cells: tuple[Score | None, ...]


def scores(matches: Iterable[Mapping[int, int]], due: Iterable[Sequence[int]] = ()) -> dict[Pair, Score]:
    """Return the score of each pair, both ways round: from matches (player -> place), and from those still `due`."""
    met: defaultdict[Pair, Score] = defaultdict(Score)
    for places in matches:
        for player, other in permutations(places, 2):
            halves = 1 + (places[player] < places[other]) - (places[player] > places[other])
            met[player, other] = met[player, other].plus(Score(1, halves))
    for players in due:
        for pair in permutations(players, 2):
            met[pair] = met[pair].plus(Score(due=1))
    return met


def crosstable(players: int, met: Mapping[Pair, Score], *, ranked: bool = False) -> tuple[CrossLine, ...]:
    """Return the lines, the most points first, of equals who has played less; `ranked`: the players are in order."""
    whole = [Score()] * players
    for (player, _), score in met.items():
        whole[player] = whole[player].plus(score)
    numbers = range(players)
    order = numbers if ranked else sorted(numbers, key=lambda n: (-whole[n].halves, whole[n].played, n))
    return tuple(CrossLine(n, whole[n], tuple(met.get((n, other)) for other in order)) for n in order)
