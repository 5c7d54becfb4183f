"""Groups that mix: rounds of tables at which all pairs of players meet as equally often as was found.

Perfect ones are known (`designs`). The rest is built round by round and then searched: two players change tables if
that is better, at first also if it is a little worse. Pure: the same numbers give the same rounds.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp, gcd

from bot.games.shuffle import SEED_BYTES, Stream
from bot.league.schedule.designs import Tables, known_rounds, split_into_tables

MOST_ROUNDS = 40
_STARTS = 100  # ways of filling the tables of a round that are tried, divided by the players
_SWEEPS = 3  # how often every round is looked at again, once all are there
_SWEPT = 15  # rounds for which that is done: for more it takes seconds, and the search does it too
_STEPS = 80_000  # exchanges that a search tries, in about half a second
_HOT, _COLD = 1.0, 0.3  # at its beginning and end: one that costs so much more is made with the chance 1/e
_FEWER = 2  # rounds fewer than were built in which a search tries to let everybody meet everybody
_APART = 1000  # how often partners count as having met before the first round, so that they never do

_Meetings = list[list[int]]
_Schedule = list[Tables]


def mixed(players: int, sizes: tuple[int, ...], rounds: int, teams: Sequence[int] = ()) -> _Schedule:
    """Return the tables of so many rounds, in which all pairs meet as equally often as was found.

    0 rounds: as few as were found in which everybody meets everybody. If there are fewer seats than players, some sit
    out, each as often as the others. `teams`: the team of each player; partners sit apart wherever that was found.
    """
    before = _before(players, teams)
    design = _find_design(sizes, before) if sum(sizes) == players else []
    if 0 < rounds <= len(design):
        return design[:rounds]
    whole = bool(design) and _all_met(_meetings(before, design))
    if whole and not rounds:
        return design
    starts = [[], design * (rounds // len(design) if whole else 1)] if len(design) > 1 else [[]]
    built = [_built(before, sizes, rounds, start) for start in starts]
    chance = Stream(bytes((players, rounds, *sizes)).ljust(SEED_BYTES, b"\0"))
    if rounds:
        schedules = [_Search(before, schedule).run(chance) for schedule in built]
        return min(schedules, key=lambda schedule: unevenness(_meetings(before, schedule)))
    return _fewest(before, min(built, key=len), max(sizes), chance)


def _before(players: int, teams: Sequence[int]) -> _Meetings:
    """Return how often pairs count as having met before anybody has."""
    numbers, team = range(players), teams or range(players)
    return [[_APART if at != other and team[at] == team[other] else 0 for other in numbers] for at in numbers]


def _find_design(sizes: tuple[int, ...], before: _Meetings) -> _Schedule:
    """Return the known rounds in which no partners meet; the partners are numbered as strangers in a plane are."""
    players = range(len(before))
    order = sorted(players, key=lambda player: min([player, *(at for at in players if before[player][at])]))
    rounds = [[[order[player] for player in table] for table in tables] for tables in known_rounds(sizes)]
    return [tables for tables in rounds if not any(before[a][b] for a, b in _pairs([tables]))]


def _fewest(before: _Meetings, schedule: _Schedule, seats: int, chance: Stream) -> _Schedule:
    """Leave rounds out for as long as a search finds that everybody meets everybody in those that are left."""
    least = -(-(len(before) - 1) // (seats - 1))
    for _ in range(_FEWER):
        if len(schedule) <= least:
            break
        fewer = _Search(before, schedule[:-1], everybody=True).run(chance)
        if not _all_met(_meetings(before, fewer)):
            break
        schedule = fewer
    return schedule


def _pairs(schedule: Iterable[Tables]) -> Iterable[tuple[int, int]]:
    """Return all pairs at tables, with those who meet again as often as they do."""
    return (pair for tables in schedule for table in tables for pair in combinations(table, 2))


def _meetings(before: _Meetings, schedule: Iterable[Tables]) -> _Meetings:
    """Return how often each player meets each other."""
    met = [[*row] for row in before]
    for tables in schedule:
        _count(tables, met, 1)
    return met


def unevenness(met: Sequence[Sequence[int]]) -> int:
    """Return the sum of the squares of how often pairs meet: as many meet in any schedule, so less is more even."""
    return sum(often * often for row in met for often in row)


# The search


class _Search:
    """A schedule in which players are exchanged, and the best so far; `everybody`: until everybody has met all."""

    def __init__(self, before: _Meetings, schedule: _Schedule, *, everybody: bool = False) -> None:
        self._best = schedule
        self._now = [[[*table] for table in tables] for tables in schedule]
        self._met = _meetings(before, schedule)
        self._everybody = everybody
        # what one meeting more costs a pair, by how often it has met
        most = max(map(max, before)) + len(schedule)
        self._more = [2 * often - 1 if everybody and often else 2 * often + 1 for often in range(most)]
        if everybody:
            self._more[0] = -3
        self._cost = self._lowest = 0
        free = sum(row[:at].count(0) for at, row in enumerate(before))
        often, rest = divmod(sum(1 for _ in _pairs(schedule)), free or 1)
        even = (free - rest) * often**2 + rest * (often + 1) ** 2
        self._least = even - (unevenness(self._met) - unevenness(before)) // 2
        self._over = self._is_over()

    def run(self, chance: Stream) -> _Schedule:
        """Search, and return the best that was found."""
        rounds, tables = len(self._now), len(self._now[0]) if self._now else 0
        if tables > 1:
            for step in range(_STEPS):
                if self._over:
                    break
                self._step(chance, rounds, tables, _HOT * (_COLD / _HOT) ** (step / _STEPS))
        return self._best

    def _is_over(self) -> bool:
        return _all_met(self._met) if self._everybody else self._lowest <= self._least

    def _step(self, chance: Stream, rounds: int, tables: int, heat: float) -> None:
        """Let two players of a round change tables, or not."""
        at, rest = divmod(chance.below(rounds * tables * (tables - 1) * 36), tables * (tables - 1) * 36)
        first, rest = divmod(rest, (tables - 1) * 36)
        second, rest = divmod(rest, 36)
        table = self._now[at][first]
        other = self._now[at][second + (second >= first)]
        here, there = rest // 6 % len(table), rest % 6 % len(other)
        worse = self._change(table[here], table, other[there], other)
        if worse <= 0 or (worse < 8 * heat and chance.below(65536) < 65536 * exp(-worse / heat)):
            self._exchange(table, here, other, there)
            self._cost += worse
            if self._cost < self._lowest:
                self._lowest = self._cost
                self._best = [[[*table] for table in tables] for tables in self._now]
                self._over = self._is_over()

    def _change(self, mine: int, table: Sequence[int], yours: int, other: Sequence[int]) -> int:
        """Return what it costs if two players change tables; below 0 it is better."""
        more, met, cost = self._more, self._met, 0
        mine_met, yours_met = met[mine], met[yours]
        for beside in table:
            if beside != mine:
                cost += more[yours_met[beside]] - more[mine_met[beside] - 1]
        for beside in other:
            if beside != yours:
                cost += more[mine_met[beside]] - more[yours_met[beside] - 1]
        return cost

    def _exchange(self, table: list[int], here: int, other: list[int], there: int) -> None:
        _count([table, other], self._met, -1)
        table[here], other[there] = other[there], table[here]
        _count([table, other], self._met, 1)


# Round by round


def _built(before: _Meetings, sizes: tuple[int, ...], rounds: int, start: _Schedule) -> _Schedule:
    """Return a schedule that begins with given rounds; 0 rounds: as many as it takes until all have met."""
    schedule = [*start]
    met = _meetings(before, schedule)
    sat_out = [0] * len(before)
    while len(schedule) < (rounds or MOST_ROUNDS) and (rounds or not _all_met(met)):
        schedule.append(_best_round(_playing(sat_out, sum(sizes), met), sizes, met, len(schedule)))
        _count(schedule[-1], met, 1)
    for _ in range(_SWEEPS if len(schedule) <= _SWEPT else 0):
        for number in range(len(schedule)):
            _look_again(schedule, number, sizes, met, keep=not rounds)
    return schedule


def _playing(sat_out: list[int], seats: int, met: _Meetings) -> list[int]:
    """Return the players of the next round; those sit out who did so least often, and who have met each other most."""
    players = range(len(sat_out))
    resting: list[int] = []
    while len(sat_out) - len(resting) > seats:
        free = (player for player in players if player not in resting)
        resting.append(min(free, key=lambda who: (sat_out[who], -sum(met[who][other] for other in resting), -who)))
        sat_out[resting[-1]] += 1
    return [player for player in players if player not in resting]


def _look_again(schedule: _Schedule, number: int, sizes: tuple[int, ...], met: _Meetings, *, keep: bool) -> None:
    """Fill the tables of a round anew if that is better beside all others; `keep`: who has met goes on to meet."""
    tables = schedule[number]
    _count(tables, met, -1)
    playing = sorted(player for table in tables for player in table)
    choices = tables, _improved(tables, met), _best_round(playing, sizes, met, number)
    best = min(choices, key=lambda choice: _cost(choice, met))
    _count(best, met, 1)
    if keep and not _all_met(met):
        _count(best, met, -1)
        _count(tables, met, 1)
        best = tables
    schedule[number] = best


def _best_round(playing: Sequence[int], sizes: tuple[int, ...], met: _Meetings, turn: int) -> Tables:
    """Return the best round found from several starts: the circle of players walked with different steps."""
    count = len(playing)
    steps = [step for step in range(1, count + 1) if gcd(step, count) == 1]
    ways = ((steps[way % len(steps)], way // len(steps) + turn) for way in range(max(2, _STARTS // count)))
    starts = (
        split_into_tables([playing[(at * step + first) % count] for at in range(count)], sizes) for step, first in ways
    )
    return min((_improved(start, met) for start in starts), key=lambda tables: _cost(tables, met))


def _improved(tables: Tables, met: _Meetings) -> Tables:
    """Exchange players between tables for as long as that makes a round better."""
    tables = [[*table] for table in tables]
    while _exchange(tables, met):
        pass
    return tables


def _exchange(tables: Tables, met: _Meetings) -> bool:
    """Return True if an exchange of two players made the round better (the first that does is made)."""
    for table, other in combinations(tables, 2):
        for here, mine in enumerate(table):
            for there, yours in enumerate(other):
                before = _with(mine, table, mine, met) + _with(yours, other, yours, met)
                after = _with(yours, table, mine, met) + _with(mine, other, yours, met)
                if after < before:
                    table[here], other[there] = yours, mine
                    return True
    return False


def _with(player: int, table: Iterable[int], instead_of: int, met: _Meetings) -> int:
    """Return the cost of a player at a table in the place of one of them: (n + 1)² - n² for each other met n times."""
    return sum((met[player][other] + 1) ** 2 - met[player][other] ** 2 for other in table if other != instead_of)


def _cost(tables: Tables, met: _Meetings) -> int:
    return sum(_with(player, table, player, met) for table in tables for player in table)


def _count(tables: Tables, met: _Meetings, by: int) -> None:
    for table in tables:
        for player, other in combinations(table, 2):
            met[player][other] += by
            met[other][player] += by


def _all_met(met: _Meetings) -> bool:
    return all(often for player, row in enumerate(met) for other, often in enumerate(row) if player != other)
