"""Rounds in which nobody meets twice, for nights with so many rounds that a search from round to round fails.

At tables of two it is a round robin. At larger ones of equal size, as many as a prime, people are lines of a table with
a column for each seat: in round r the person of column c moves on by r times c tables. Who would sit together twice
would have to be the same (a transversal design). At last those of a column meet, if they fill the tables.
"""

from collections.abc import Sequence

from bot.nights.rules.swiss import Tables

from .values import Night

_DENSE = 0.6  # share of all people that one meets in a night, from which on its rounds are planned


def planned_rounds(night: Night, guests: Sequence[int], sizes: Sequence[int]) -> list[Tables]:
    """Return the rounds that can be next, guests as their places in `guests`; none if they are not planned.

    They are if the night has many rounds for its people, and these are still those who began it.
    """
    size, others = max(sizes), len(guests) - 1
    if night.plan.rounds * (size - 1) < _DENSE * others:
        return []
    place = {guest: at for at, guest in enumerate(guests)}
    played = [
        {frozenset(place.get(guest, -1) for guest in table.guests) for table in night.tables if table.round == number}
        for number in range(1, night.round + 1)
    ]
    rounds = [(tables, {frozenset(table) for table in tables}) for tables in _rounds(len(guests), sizes)]
    if any(all(one != known for _, known in rounds) for one in played):
        return []
    return [tables for tables, known in rounds if known not in played]


def _rounds(people: int, sizes: Sequence[int]) -> list[Tables]:
    size, tables = max(sizes), len(sizes)
    if size == 2:
        return _round_robin(people)
    prime = tables > 1 and all(tables % one for one in range(2, tables))
    if min(sizes) != size or size > tables or not prime:
        return []
    columns, lines = range(size), range(tables)
    rounds: list[Tables] = [
        tuple(tuple(column * tables + (line + turn * column) % tables for column in columns) for line in lines)
        for turn in lines
    ]
    if size == tables:
        rounds.append(tuple(tuple(range(column * size, (column + 1) * size)) for column in columns))
    return rounds


def _round_robin(people: int) -> list[Tables]:
    """Return the rounds of all pairs; of an odd number each sits alone once (the circle method)."""
    last = people + people % 2 - 1
    rounds = list[Tables]()
    for turn in range(last):
        pairs = [(last, turn), *(((turn + by) % last, (turn - by) % last) for by in range(1, (last + 1) // 2))]
        tables = [tuple(sorted(one for one in pair if one < people)) for pair in pairs]
        rounds.append(tuple(sorted(tables, key=len, reverse=True)))
    return rounds
