"""The order of a table: what it is sorted by, and then points, wins, direct encounters, average place, rating.

Direct encounters are those of the FIDE Handbook (C.07, 6.1): they decide only where all who are level have met. What
counts is how often somebody was ahead by place, less how often behind. Ratings that read the same are level.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from .values import DecidedBy, Sort, Sums

Meetings = Callable[[int], Mapping[int, int]]  # member -> opponent -> how often ahead, less how often behind


_LEADS: dict[Sort, Callable[[Sums], tuple[float, ...]]] = {
    "points": lambda sums: (sums.points, sums.won),
    "won": lambda sums: (sums.won, sums.points),
    "played": lambda sums: (sums.played, sums.points, sums.won),
    "per-match": lambda sums: (sums.points / (sums.played or 1), sums.points, sums.won),
    "place": lambda sums: (-sums.average_place, sums.points, sums.won),
    "rating": lambda sums: (sums.rating.number, sums.points, sums.won),
}


class Contender(Struct, frozen=True):
    """A member to be put in order."""

    member: int
    sums: Sums


class Ranked(Contender, frozen=True):
    """A member in its place: `rank` from 1, shared where all is level, and what decided against the one above."""

    rank: int
    decided_by: DecidedBy


def lead(sums: Sums, sort: Sort) -> tuple[float, ...]:
    """Return what is compared before direct encounters, larger is better: the sort's own value, points, wins.

    What is counted stays an integer: as a real number PostgreSQL would not find it by an index.
    """
    return _LEADS[sort](sums)


def direct(members: Sequence[int], meetings: Meetings) -> dict[int, int]:
    """Return each member's balance against the others who are level; all zero unless all have met each other."""
    nothing = dict.fromkeys(members, 0)
    if len(members) < 2:
        return nothing
    balances = {}
    for member in members:
        met = meetings(member)
        if any(other not in met for other in members if other != member):
            return nothing
        balances[member] = sum(met[other] for other in members if other != member)
    return balances


def arrange(lines: Sequence[Contender], sort: Sort, meetings: Meetings) -> list[Ranked]:
    """Put lines in order, the best first; those who are level in everything share the rank, by their number."""
    groups: dict[tuple[float, ...], list[Contender]] = {}
    for line in lines:
        groups.setdefault(lead(line.sums, sort), []).append(line)
    placed: list[Ranked] = []
    above: tuple[float, ...] | None = None
    for key in sorted(groups, reverse=True):
        placed += _group(groups[key], len(placed), decided_by(above, key, sort) if above else "", meetings)
        above = key
    return placed


def decided_by(above: Sequence[float], key: Sequence[float], sort: Sort) -> DecidedBy:
    """Return what put a lead behind another one: the first position in which they differ; "" is the sort's own."""
    by_sort: dict[Sort, tuple[DecidedBy, ...]] = {"points": ("", "won"), "won": ("", "points")}
    names = by_sort.get(sort, ("", "points", "won"))
    return next(name for name, first, second in zip(names, above, key, strict=True) if first != second)


def _group(lines: Sequence[Contender], before: int, decided: DecidedBy, meetings: Meetings) -> Iterator[Ranked]:
    """Yield those whose lead is the same, in order; the first one was put behind the row above it by `decided`."""
    if len(lines) == 1:
        yield Ranked(lines[0].member, lines[0].sums, before + 1, decided)
        return
    met = direct([line.member for line in lines], meetings)
    keys = {line.member: (met[line.member], -line.sums.average_place, line.sums.rating.number) for line in lines}
    ordered = sorted(lines, key=lambda line: (*(-part for part in keys[line.member]), line.member))
    names: tuple[DecidedBy, ...] = ("direct", "place", "rating")
    rank, above = before + 1, None
    for number, line in enumerate(ordered, before + 1):
        key = keys[line.member]
        if above is not None:
            pairs = zip(names, above, key, strict=True)
            decided = next((name for name, first, second in pairs if first != second), "level")
            rank = rank if decided == "level" else number
        yield Ranked(line.member, line.sums, rank, decided)
        above = key
