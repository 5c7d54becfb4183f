"""The same deals at several tables: how much of the scores was the deal's, and which players did better with it."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from bot.cli.simulation import Simulation, chance, random_word, repeated
from bot.games.actions import seat_names
from bot.games.match import Match, deal_round
from bot.games.same import disclosed, promised_same, seed_of, shared_cuts
from bot.games.shuffle import SEED_BYTES
from bot.league.rules.matchpoints import matchpoints

T = TypeVar("T")
_BLOCKS = 1000  # of deals, that are kept apart
_DRAWS = 1000  # times that they are drawn anew
_TAIL = _DRAWS // 40  # of these, 2.5 % at either end are left out
_SEED = "same-deals"  # so that the same matches give the same intervals
_MOST_CUTS = 12  # of the same deals: players who cut them need not sit at this table


@dataclass(frozen=True)
class SameDeals(Simulation):
    """Matches of which so many `tables` play the same deals, one match after the other."""

    tables: int = 2

    def begin(self, number: int, rng: random.Random) -> Match:
        """Return a match with the deals of its group of tables; what players settle before it is the same, too."""
        group = (number - 1) // self.tables + 1
        rng = chance(self, f"deals {group}")
        secret = rng.randbytes(SEED_BYTES)
        return self.new_match(rng, disclosed(promised_same("night", f"{self.seed} {group}", secret), secret))

    def deal(self, match: Match, rng: random.Random) -> Match:
        """Deal as at the other tables: seed and cuts follow from the deals' number and the round's alone."""
        assert match.same is not None
        number = len(match.rounds) + 1
        rng = chance(self, f"cuts {match.same.id} {number}")
        words = [random_word(rng) for _ in range(rng.randint(1, _MOST_CUTS))] if self.cut else []
        seed = seed_of(bytes.fromhex(match.same.secret or ""), match.game, number)
        return deal_round(match, seed, shared_cuts(words)).match


class Cells(NamedTuple):
    """Sums over cells; a cell is the scores of one seat with one deal, at all tables.

    How many cells, their means and these squared added up, and the squares of what scores differ from their cell's
    mean.
    """

    cells: int = 0
    means: float = 0.0
    squares: float = 0.0
    within: float = 0.0

    def with_cell(self, scores: Sequence[float]) -> "Cells":
        """Return the sums with those of one more cell."""
        mean = sum(scores) / len(scores)
        within = sum((score - mean) ** 2 for score in scores)
        return Cells(self.cells + 1, self.means + mean, self.squares + mean * mean, self.within + within)


class Won(NamedTuple):
    """The matchpoints of a kind of player, and how many it could have had."""

    points: float = 0.0
    most: int = 0


def share_of_deal(sums: Sequence[Cells], tables: int) -> float | None:
    """Return the share of the variance of scores that is the deal's, 0 to 1; None where all scores are the same.

    It is the intraclass correlation of a one-way model with random effects, a group for each cell: how much more the
    means of the cells vary than the variance within cells makes them, as a part of both variances.
    """
    cells, means, squares, inside = (sum(column) for column in zip(*sums, strict=True))
    if cells < 2:
        return None
    within = inside / (cells * (tables - 1))
    between = max(0.0, (squares - means * means / cells) / (cells - 1) - within / tables)
    return between / (between + within) if between + within > 0 else None


def share_won(sums: Sequence[Won]) -> float | None:
    """Return which part of its matchpoints a kind has won; None where it never played."""
    points, most = (sum(column) for column in zip(*sums, strict=True))
    return points / most if most else None


def resampled(blocks: Sequence[T], measure: Callable[[Sequence[T]], float | None]) -> tuple[float, float]:
    """Return the interval that holds 95 % of a measure, if the blocks are drawn anew again and again.

    This is the percentile bootstrap of B. Efron. From less than two blocks nothing is known: 0 to 1.
    """
    if len(blocks) < 2:
        return 0.0, 1.0
    rng = repeated(_SEED)
    drawn = (measure(rng.choices(blocks, k=len(blocks))) for _ in range(_DRAWS))
    ordered = sorted(number for number in drawn if number is not None)
    return (ordered[_TAIL], ordered[-_TAIL - 1]) if len(ordered) > 2 * _TAIL else (0.0, 1.0)


class _Block(NamedTuple):
    """The sums of some deals: of matches, of rounds, and of each kind of player."""

    match: Cells = Cells()
    round: Cells = Cells()
    won: Mapping[str, Won] = MappingProxyType({})


class Comparison:
    """Adds up matches that come deal by deal, so many tables of each."""

    def __init__(self, tables: int) -> None:
        """Begin with none."""
        self.tables = tables
        self.deals = self.rounds = 0
        self._waiting: list[tuple[Match, Sequence[str]]] = []
        self._blocks: list[_Block] = []

    def add(self, match: Match, kinds: Sequence[str]) -> None:
        """Count a match that has ended, with the kinds of players on its seats."""
        self._waiting.append((match, kinds))
        if len(self._waiting) < self.tables:
            return
        if len(self._blocks) < _BLOCKS:
            self._blocks.append(_Block())
        at = self.deals % _BLOCKS
        self._blocks[at] = self._with_deal(self._blocks[at])
        self.deals += 1
        self._waiting.clear()

    def _with_deal(self, block: _Block) -> _Block:
        """Return the sums with those of the deal that was played at all tables."""
        scores = [_scores(match) for match, _ in self._waiting]
        self.rounds = max(self.rounds, *map(len, scores))
        whole, single = block.match, block.round
        for column in zip(*(match.totals for match, _ in self._waiting), strict=True):
            whole = whole.with_cell(column)
        for shared in zip(*scores, strict=False):  # rounds that all tables came to
            for column in zip(*shared, strict=True):
                single = single.with_cell(column)
        return _Block(whole, single, self._won(block.won, scores))

    def _won(self, before: Mapping[str, Won], scores: Sequence[list[tuple[int, ...]]]) -> Mapping[str, Won]:
        """Give the matchpoints of all tables to the kinds of players."""
        won, rounds = dict(before), max(map(len, scores))
        for (_, kinds), points in zip(self._waiting, matchpoints(scores), strict=True):
            for kind, more in zip(kinds, points or (), strict=False):  # without a round there are none
                old = won.get(kind, Won())
                won[kind] = Won(old.points + float(more), old.most + rounds)
        return won

    def lines(self) -> Iterator[str]:
        """Put it into lines."""
        matches = "1 match" if self.deals == 1 else f"{self.deals:,} matches"
        yield f"{matches} with the same deals at each of {self.tables:,} tables"
        yield self._deal("match", [block.match for block in self._blocks])
        if self.rounds > 1:
            yield self._deal("round", [block.round for block in self._blocks])
        kinds = {kind for block in self._blocks for kind in block.won}
        if len(kinds) > 1:
            yield from (line for _, line in sorted(map(self._kind, kinds), reverse=True))

    def _deal(self, what: str, sums: Sequence[Cells]) -> str:
        share = share_of_deal(sums, self.tables)
        if share is None:
            return f"A {what}'s score: always the same"
        low, high = resampled(sums, lambda drawn: share_of_deal(drawn, self.tables))
        deal = "the same deals" if what == "match" else "the same deal"
        return (
            f"A {what}'s score: {100 * share:.1f}% of the variance was the deal's (95% sure: {100 * low:.1f} to "
            f"{100 * high:.1f}%), {100 * (1 - share):.1f}% the play's; a {what} of {deal} tells as much as "
            f"{_worth(share)} others ({_worth(low)} to {_worth(high)})"
        )

    def _kind(self, kind: str) -> tuple[float, str]:
        sums = [block.won.get(kind, Won()) for block in self._blocks]
        share = share_won(sums) or 0.0
        low, high = resampled(sums, share_won)
        sure = f"95% sure: {100 * low:.1f} to {100 * high:.1f}%; by luck alone 50%"
        return share, f"{kind}: {100 * share:.1f}% of the matchpoints ({sure})"


def _scores(match: Match) -> list[tuple[int, ...]]:
    """Return the scores of a match, round by round, in each by seat."""
    names = seat_names(match.seats)
    ended = (played.result for played in match.rounds if played.result is not None)
    return [tuple(result.score[name] for name in names) for result in ended]


def _worth(share: float) -> str:
    """Return how many matches of different deals say as much as one of the same, where so much is the deal's."""
    return f"{1 / (1 - share):.2f}" if share < 1 else "∞"
