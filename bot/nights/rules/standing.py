"""The standings of a night: points that compare tables of every size, and the tie-break."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct

from bot.league.rules.matchpoints import Compared, compare, shares
from bot.nights.rules.values import Night, NightTable


class NightRank(Struct, frozen=True):
    """The standing of a guest: `rank` from 1, shared by those who are level in everything.

    `others`: the points of all opponents, which decide between equals. `before`: the rank a round before. `level`:
    others have the same score.
    """

    guest: int
    rank: int
    score: Fraction
    played: int
    others: Fraction
    before: int | None = None
    level: bool = False


@lru_cache(maxsize=1024)  # an arena has hundreds of tables, which have few different places
def table_points(places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Return the points of each seat by its place: the share of the others that it beat, half for a tie."""
    return shares([-place for place in places])


def _points(table: NightTable, compared: Compared | None) -> tuple[Fraction, ...]:
    """Return the points of each guest of a closed table: those of its places, half of all if nothing was played.

    Where others play the same deals, each seat is `compared` with theirs; who left early gets nothing.
    """
    if compared is not None:
        pairs = zip(table.guests, table.sat, strict=True)
        return tuple(
            Fraction(0) if guest in table.gone else compared.points[seat] / compared.most for guest, seat in pairs
        )
    seats = len(table.guests) + table.computers
    places = table.places if len(table.places) == seats else (1,) * seats
    return table_points(places)[: len(table.guests)]


def _counted(night: Night, last: int) -> Iterator[tuple[NightTable, tuple[Fraction, ...]]]:
    """Yield the tables that count, with their guests' points; same deals only once all tables of a round are over."""
    for number in range(1, last + 1):
        over = (table for table in night.tables if table.round == number and table.over)
        tables = [table for table in over if table.places or not night.arena]
        if night.plan.duplicate and not night.round_over(number):
            continue
        compared = compare({table.number: table.scores for table in tables if len(table.sat) == len(table.guests)})
        yield from ((table, _points(table, compared.get(table.number))) for table in tables)


def standings(night: Night, until: int | None = None) -> tuple[NightRank, ...]:
    """Return the standings of all guests who played or are here, the best first; `until`: after that round.

    Of equals who has played a table to its end is first, then whose opponents have more points (of tables that one did
    not leave); in an arena the one who needed fewer tables.
    """
    last = night.round if until is None else until
    scores = [Fraction()] * len(night.guests)
    played = [0] * len(night.guests)
    met: list[list[int]] = [[] for _ in night.guests]
    stayed = set[int]()
    for table, points in _counted(night, last):
        for guest, own_points in zip(table.guests, points, strict=True):
            scores[guest] += own_points
            played[guest] += 1
            if guest not in table.gone:
                stayed.add(guest)
                met[guest] += [other for other in table.guests if other != guest]
    # by points of opponents, those who have met more people in an arena would be first
    others = [
        Fraction(-tables) if night.arena else sum((scores[other] for other in opponents), Fraction())
        for tables, opponents in zip(played, met, strict=True)
    ]
    ranked = [at for at, guest in enumerate(night.guests) if guest.state == "here" or played[at]]
    keys = {at: (scores[at], at in stayed, others[at]) for at in ranked}
    order = sorted(ranked, key=lambda at: (*keys[at], -at), reverse=True)
    before = () if until is not None or last < 2 else standings(night, last - 1)
    former = {rank.guest: rank.rank for rank in before if rank.played}
    ordered, alike = [keys[at] for at in order], Counter(scores[at] for at in ranked)
    return tuple(
        NightRank(
            *(at, 1 + ordered.index(keys[at]), scores[at], played[at], others[at], former.get(at)),
            level=alike[scores[at]] > 1,
        )
        for at in order
    )
