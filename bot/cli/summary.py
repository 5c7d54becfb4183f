"""Adds up many matches: wins, lengths, points and speed, with the confidence of each share."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import TypeVar

from bot.cli.terminal import say
from bot.games.actions import MOST_SEATS, seat_name, seat_names
from bot.games.match import Match
from bot.games.record import Round

K = TypeVar("K")
SEATS = frozenset(seat_names(MOST_SEATS))
_Z = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution


class Summary:
    """Adds up matches of one game and one number of seats."""

    def __init__(self, seats: int) -> None:
        self.matches = self.moves = self.turns = 0
        self.rounds: list[int] = []
        self.ends: Counter[str] = Counter()
        self.hands: Counter[str] = Counter()
        self.wins = [0] * seats
        self.points = [0] * seats
        self.kinds: Counter[str] = Counter()
        self.won: dict[str, float] = {}

    def add(self, match: Match, kinds: Sequence[str] = ()) -> None:
        """Count a match that has ended, with the kinds of players on its seats.

        Who shares the first place has won too; for the kinds it is shared out.
        """
        self.matches += 1
        self.moves += sum(len(round_.actions) for round_ in match.rounds)
        self.turns += sum(map(_turns, match.rounds))
        self.rounds.append(len(match.outcomes))
        self.ends.update(outcome.end for outcome in match.outcomes)
        self.hands.update(outcome.kind for outcome in match.outcomes if outcome.kind)
        for seat, (place, total) in enumerate(zip(match.places, match.totals, strict=True)):
            self.wins[seat] += place == 1
            self.points[seat] += total
        self.kinds.update(kinds)
        for kind, part in parts_won(match, kinds).items():
            self.won[kind] = self.won.get(kind, 0.0) + part

    def lines(self, seconds: float) -> Iterator[str]:
        """Yield the summary's lines; `seconds` is how long the playing took."""
        yield say("summary-matches", matches=self.matches, rounds=sum(self.rounds), moves=self.moves)
        yield say("summary-speed", speed=round(self.moves / seconds) if seconds else 0, seconds=f"{seconds:.2f}")
        yield say("summary-rounds", **_spread(self.rounds))
        yield say("summary-length", moves=f"{self.moves / max(1, sum(self.rounds)):.1f}")
        yield say("summary-turns", turns=f"{self.turns / max(1, self.matches):.1f}")
        yield say("summary-ends", ends=", ".join(f"{end} {count}" for end, count in self.ends.most_common()))
        if self.hands:
            yield say("summary-hands", hands=", ".join(map(self._hand, self.hands.most_common())))
        for seat, (wins, points) in enumerate(zip(self.wins, self.points, strict=True)):
            yield say(
                "summary-seat",
                seat=seat_name(seat),
                wins=wins,
                share=f"{100 * wins / max(1, self.matches):.1f}",
                points=f"{points / max(1, self.matches):.1f}",
            )
        if len(self.kinds) > 1:
            yield from map(self._kind, sorted(self.kinds, key=lambda kind: -self.won.get(kind, 0.0)))

    def _hand(self, counted: tuple[str, int]) -> str:
        kind, count = counted
        return say("summary-hand", kind=kind, count=count, share=f"{100 * count / self.hands.total():.1f}")

    def _kind(self, kind: str) -> str:
        won = self.won.get(kind, 0.0)
        low, high = wilson(won, self.matches)
        shares = {"share": won / self.matches, "low": low, "high": high}
        shares["even"] = self.kinds[kind] / self.kinds.total()
        return say("summary-kind", kind=kind, **{name: f"{100 * share:.1f}" for name, share in shares.items()})


def parts_won(match: Match, kinds: Sequence[K]) -> dict[K, float]:
    """Return what part of a match each kind has won: all of it, or its share of the first place."""
    first = [kind for kind, place in zip(kinds, match.places, strict=True) if place == 1] if kinds else []
    return {kind: first.count(kind) / len(first) for kind in first}


def _turns(played: Round) -> int:
    """Return the number of turns of a round: what one seat does in a row is one of them."""
    seats = [token.split(" ", 1)[0] for token in played.actions]
    return sum(1 for _ in groupby(seat for seat in seats if seat in SEATS))


def _spread(numbers: Iterable[int]) -> dict[str, str]:
    counts = list(numbers) or [0]
    return {"mean": f"{sum(counts) / len(counts):.1f}", "fewest": str(min(counts)), "most": str(max(counts))}


def wilson(wins: float, count: int) -> tuple[float, float]:
    """Return the interval of E. B. Wilson (1927) for wins out of `count` matches; a shared win counts in part.

    It is the two shares (0 to 1) between which the true one lies, with 95 % confidence. Of no matches nothing is known:
    0 to 1.
    """
    if count <= 0:
        return 0.0, 1.0
    share, z2 = wins / count, _Z * _Z
    middle = share + z2 / (2 * count)
    reach = _Z * sqrt(max(0.0, share * (1 - share)) / count + z2 / (4 * count * count))
    scale = 1 + z2 / count
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
