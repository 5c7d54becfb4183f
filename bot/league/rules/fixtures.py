"""Pairings: everybody against everybody at tables of two, groups that mix at larger ones.

Pure and without chance: the same numbers give the same fixtures. Players are numbers from 0 in the order in which they
were named; whoever makes the fixtures may draw lots for that order first.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import gcd

import msgspec

FEWEST_PLAYERS, MOST_PLAYERS = 2, 32
MOST_ROUNDS = 40
_STARTS = 100  # ways of filling the tables of a round that are tried, divided by the players
_SWEEPS = 3  # how often every round is looked at again, once all are there

_Meetings = list[list[int]]
_Tables = list[list[int]]


class Pairing(msgspec.Struct, frozen=True):
    """A match that is to be played: its round, from 1, and its players, who sits first at the head."""

    round: int
    players: tuple[int, ...]


def pairings(players: int, seats: int, rounds: int, fewest: int = 2) -> tuple[Pairing, ...]:
    """Return all matches between so many players at tables of `seats`, round by round.

    At tables of two, everybody meets everybody `rounds` times. At larger ones there are so many rounds, in each of
    which everybody plays at one table; tables are as equal as may be, with `fewest` players at least, and where that
    does not come out, some sit out, each as often as the others. 0 rounds: as many as it takes until everybody has met
    everybody. ValueError for numbers that cannot be.
    """
    if not max(FEWEST_PLAYERS, fewest) <= players <= MOST_PLAYERS or not 0 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"no fixtures for {players} players in {rounds} rounds")
    if not 2 <= fewest <= seats:
        raise ValueError(f"no tables of {fewest} to {seats}")
    if seats == 2:
        return tuple(_round_robin(players, max(1, rounds)))
    return tuple(_groups(players, seats, rounds, fewest))


def forfeit(ready: Sequence[bool]) -> tuple[int, ...]:
    """Return the place of each player of a fixture that was not played in time; () if it is worth nothing to anybody.

    Those who were ready share the first place, those who were not share the next. Where nobody was ready, or all were
    and did not come together, nobody has won anything.
    """
    there = sum(ready)
    if there in (0, len(ready)):
        return ()
    return tuple(1 if one else 1 + there for one in ready)


# Two at a table


def _round_robin(players: int, legs: int) -> Iterator[Pairing]:
    """Yield everybody against everybody by the circle method; each further time with the seats changed."""
    once = list(_circle(players))
    for leg in range(legs):
        before = leg * (players - 1 + players % 2)
        for number, pair in once:
            yield Pairing(before + number, pair if leg % 2 == 0 else pair[::-1])


def _circle(players: int) -> Iterator[tuple[int, tuple[int, int]]]:
    """Yield everybody against everybody once, with the number of the round.

    One stands still, the others go round. Who is ahead on the circle sits first, so against each other all of these sit
    first as often as second; the one who stands does by turns.
    """
    circle = players - 1 + players % 2  # of an odd number all go round, and one sits out
    for turn in range(circle):
        if players % 2 == 0:
            yield turn + 1, (turn, circle) if turn % 2 == 0 else (circle, turn)
        for step in range(1, (circle + 1) // 2):
            yield turn + 1, ((turn + step) % circle, (turn - step) % circle)


# More at a table


def _groups(players: int, seats: int, rounds: int, fewest: int) -> Iterator[Pairing]:
    sizes = table_sizes(players, seats, fewest)
    schedule = _mixed(players, sizes, rounds)
    firsts: list[list[int]] = [[0] * seats for _ in range(players)]
    for number, tables in enumerate(schedule, 1):
        for table in tables:
            yield Pairing(number, _seated(table, firsts))


def table_sizes(players: int, seats: int, fewest: int) -> tuple[int, ...]:
    """Return the players at each table of a round: all play if tables of `fewest` to `seats` allow it, else most.

    ValueError if there are too few players for one table.
    """
    if players < fewest:
        raise ValueError(f"{players} players fill no table")
    tables = -(-players // seats)
    while tables > 1 and players // tables < fewest:
        tables -= 1
    playing = min(players, tables * seats)
    return tuple(playing // tables + (table < playing % tables) for table in range(tables))


def _mixed(players: int, sizes: tuple[int, ...], rounds: int) -> list[_Tables]:
    """Return the tables of all rounds, in which all pairs meet as equally often as was found."""
    met: _Meetings = [[0] * players for _ in range(players)]
    sat_out = [0] * players
    schedule: list[_Tables] = []
    while len(schedule) < (rounds or MOST_ROUNDS):
        playing = _playing(sat_out, sum(sizes), met)
        schedule.append(_best_round(playing, sizes, met, len(schedule)))
        _count(schedule[-1], met, 1)
        if not rounds and _all_met(met):
            break
    for _ in range(_SWEEPS):
        for number in range(len(schedule)):
            _look_again(schedule, number, sizes, met, keep=not rounds)
    return schedule


def _playing(sat_out: list[int], seats: int, met: _Meetings) -> list[int]:
    """Return the players of the next round; those sit out who did so least often, and who have met each other most."""
    players = range(len(sat_out))
    resting: list[int] = []
    while len(sat_out) - len(resting) > seats:
        left = (player for player in players if player not in resting)
        resting.append(
            min(left, key=lambda one: (sat_out[one], -sum(met[one][other] for other in resting), -one))
        )
    for player in resting:
        sat_out[player] += 1
    return [player for player in players if player not in resting]


def _look_again(
    schedule: list[_Tables], number: int, sizes: tuple[int, ...], met: _Meetings, *, keep: bool
) -> None:
    """Fill the tables of a round anew if that is better beside all others; `keep`: who has met goes on to meet."""
    tables = schedule[number]
    _count(tables, met, -1)
    playing = sorted(player for table in tables for player in table)
    found = min(
        (tables, _improved(tables, met), _best_round(playing, sizes, met, number)),
        key=lambda one: _cost(one, met),
    )
    _count(found, met, 1)
    if keep and not _all_met(met):
        _count(found, met, -1)
        _count(tables, met, 1)
        return
    schedule[number] = found


def _best_round(playing: Sequence[int], sizes: tuple[int, ...], met: _Meetings, turn: int) -> _Tables:
    """Return the best round found from several starts: the circle of players walked with different steps."""
    count = len(playing)
    steps = [step for step in range(1, count + 1) if gcd(step, count) == 1]
    ways = ((steps[way % len(steps)], way // len(steps) + turn) for way in range(max(2, _STARTS // count)))
    starts = (
        _cut([playing[(at * step + first) % count] for at in range(count)], sizes) for step, first in ways
    )
    return min((_improved(start, met) for start in starts), key=lambda tables: _cost(tables, met))


def _cut(order: Sequence[int], sizes: Iterable[int]) -> _Tables:
    tables, at = [], 0
    for size in sizes:
        tables.append([*order[at : at + size]])
        at += size
    return tables


def _improved(tables: _Tables, met: _Meetings) -> _Tables:
    """Exchange players between tables for as long as that makes a round better."""
    tables = [[*table] for table in tables]
    while _exchange(tables, met):
        pass
    return tables


def _exchange(tables: _Tables, met: _Meetings) -> bool:
    """True if an exchange of two players made the round better (the first that does is made)."""
    for one, other in combinations(tables, 2):
        for here, mine in enumerate(one):
            for there, yours in enumerate(other):
                before = _with(mine, one, mine, met) + _with(yours, other, yours, met)
                after = _with(yours, one, mine, met) + _with(mine, other, yours, met)
                if after < before:
                    one[here], other[there] = yours, mine
                    return True
    return False


def _with(player: int, table: Iterable[int], instead_of: int, met: _Meetings) -> int:
    """Return the cost of a player at a table in the place of one of them: (n + 1)² - n² for each other met n times."""
    return sum(
        (met[player][other] + 1) ** 2 - met[player][other] ** 2 for other in table if other != instead_of
    )


def _cost(tables: _Tables, met: _Meetings) -> int:
    return sum(_with(player, table, player, met) for table in tables for player in table)


def _count(tables: _Tables, met: _Meetings, by: int) -> None:
    for table in tables:
        for one, other in combinations(table, 2):
            met[one][other] += by
            met[other][one] += by


def _all_met(met: _Meetings) -> bool:
    return all(often for player, row in enumerate(met) for other, often in enumerate(row) if player != other)


def _seated(table: Sequence[int], had: list[list[int]]) -> tuple[int, ...]:
    """Return the players of a table in the order of their seats, each seat for whoever had it least often."""
    left, order = [*table], []
    for seat in range(len(table)):
        player = min(left, key=lambda one: (had[one][seat], sum(had[one][:seat]), one))
        had[player][seat] += 1
        left.remove(player)
        order.append(player)
    return tuple(order)
