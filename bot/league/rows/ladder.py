"""The order of a table: pages and ranks by walking indexes, which have what comes before direct encounters
(`order.lead`).

Those who are level in that are read together and put in order by `bot.league.rules.order`.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date

import msgspec

from bot.league.rules import ALL, ALWAYS, Sort
from bot.league.rules.order import Contender, Meetings, Ranked, arrange, decided_by, lead
from bot.league.rules.seasons import day_number, day_start, find_zone
from bot.league.rules.values import Row, Sums
from storage.engines import Connection
from storage.engines.connection import Rows

from .generations import Generation
from .rows import DAY, SUMS, read_others, read_sums
from .seasons import WHOLE_SEASON

# What each sort's index has, the larger the better; as `order.lead` has it.
LEADS: dict[Sort, str] = {
    "points": "points, won",
    "won": "won, points",
    "played": "played, points, won",
    "per-match": "per_match, points, won",
    "place": "average, points, won",
    "rating": "rating, points, won",
}
_SCOPE = "generation = ? AND season = ? AND game = ? AND listed = 1"
_MET = """
SELECT member, ended, others, place FROM numbers(?) CROSS JOIN league_played ON generation = ? AND member = value
WHERE points IS NOT NULL
"""
_FEW = 4  # of so many who are level all meetings are read at once, of more the first one's before the others'
_LEADS_AT_ONCE = 100  # in one statement
Lead = tuple[float, ...]


class Ladder:
    """One table: of a season and a game, sorted in one way; `db` should see one moment. `least` matches make a rank.

    `now` is needed only for what it was when the day began. `inside`: only a division of it, with ranks of its own
    (see `seasons.inside`).
    """

    def __init__(
        self,
        db: Connection,
        generation: Generation,
        season: int,
        game: str,
        sort: Sort,
        *,
        now: float | None = None,
        inside: tuple[str, tuple[int, ...]] = WHOLE_SEASON,
    ) -> None:
        self._db, self._key, self._sort = db, (generation.number, season, game), sort
        where, values = inside
        self._scope = f"{_SCOPE} {where}"
        self._values: tuple[int | str, ...] = (*self._key, *values)
        self._day, self._day_start = (0, -math.inf) if now is None else _day(generation.basis.zone, now)
        self.least = generation.least
        self._lead = LEADS[sort]
        holes = _holes(self._lead.split(", "))  # between two leads; by `=` SQLite would read the whole table
        self._within = f"AND ({self._lead}) <= ({holes}) AND ({self._lead}) >= ({holes})"
        self._met: dict[int, Mapping[int, int]] = {}
        self._met_then: dict[int, Mapping[int, int]] = {}  # before the day began
        self._level: dict[Lead, list[Contender]] = {}
        self._better: dict[Lead, int] = {}

    def total(self) -> int:
        """Return the number of rows."""
        return self._count("", ())

    def page(self, first: int, many: int) -> list[Ranked]:
        """Return so many rows from `first` on (0 is the best)."""
        leads = self._leads(max(0, first - 1), many + (first > 0))
        above = leads.pop(0) if first and leads else None
        if not leads:
            return []
        top = leads[0]
        before = self._count(*self._after(top, None)) if above == top else first
        lines = self._between(top, leads[-1], before)
        placed = arrange(lines, self._sort, self._meetings(self._by_lead(lines).values(), self._met))
        if above is not None and above != top:
            placed[0] = msgspec.structs.replace(placed[0], decided_by=decided_by(above, top, self._sort))
        return [_shifted(ranked, before) for ranked in placed[first - before : first - before + many]]

    def rank(self, row: Row, member: int) -> Ranked | None:
        """Return the place of a member with that row; None for one who is not listed here."""
        current, before = lead(row.sums, self._sort), lead(row.before, self._sort)
        earlier = row.day == self._day and row.before.played >= self.least
        self.look_up([current, before] if earlier else [current])
        level = self._level[current]
        met = self._meetings(
            [level, [*self._level[before], Contender(member, row.before)] if earlier else []], self._met
        )
        placed = arrange(level, self._sort, met)
        return next((_shifted(ranked, self._better[current]) for ranked in placed if ranked.member == member), None)

    def better(self, leads: Iterable[Lead]) -> Mapping[Lead, int]:
        """Return, for these leads at least, the number of rows before those who have it."""
        self.look_up(leads, rows=False)
        return self._better

    def look_up(self, leads: Iterable[Lead], *, rows: bool = True) -> None:
        """Count who is before those who have these leads, and read these (`rows`); what is known is not read again."""
        wanted = sorted({*leads} - (self._level if rows else self._better).keys(), reverse=True)
        for n in range(0, len(wanted), _LEADS_AT_ONCE):
            self._look_up(wanted[n : n + _LEADS_AT_ONCE], rows)

    def _look_up(self, leads: Sequence[Lead], rows: bool) -> None:
        """Count on from the nearest lead above each that is known or counted before it; the best comes first."""
        counted = (*self._better, *leads)
        near = {key: min((above for above in counted if above > key), default=None) for key in leads}
        finds, values = [], list[float | str]()
        for n, key in enumerate(leads):
            where, bounds = self._after(key, near[key])
            finds.append(f"SELECT {n}, 0, count(*), 0, 0, 0, 0, 0, 0 FROM league_standings WHERE {self._scope} {where}")
            values += [*self._values, *bounds]
            if rows:
                finds.append(f"SELECT {n}, member, {SUMS} FROM league_standings WHERE {self._scope} {self._within}")
                values += [*self._values, *key, *key]
                self._level[key] = []
        counts: dict[Lead, int] = {}
        for n, member, *columns in self._db.execute(" UNION ALL ".join(finds), values):
            if member:
                self._level[leads[n]].append(Contender(member, read_sums(columns)))
            else:
                counts[leads[n]] = columns[0]
        for key in leads:
            above = near[key]
            self._better[key] = counts[key] + (0 if above is None else self._better[above])

    def _after(self, key: Lead, near: Lead | None) -> tuple[str, Lead]:
        """Return the condition for rows before that lead, but not before the one near it, with its values."""
        where = f"AND ({self._lead}) > ({_holes(key)})"
        return (where, key) if near is None else (f"{where} AND ({self._lead}) <= ({_holes(near)})", (*key, *near))

    def _select(self, columns: str, more: str, *values: float) -> Rows:
        return self._db.execute(
            f"SELECT {columns} FROM league_standings WHERE {self._scope} {more}", (*self._values, *values)
        )

    def _count(self, where: str, values: Sequence[float]) -> int:
        return int(self._select("count(*)", where, *values).fetchone()[0])

    def _leads(self, first: int, many: int) -> list[Lead]:
        order = ", ".join(f"{name} DESC" for name in self._lead.split(", "))
        return [*self._select(self._lead, f"ORDER BY {order} LIMIT ? OFFSET ?", many, first)]

    def _between(self, top: Lead, bottom: Lead, before: int) -> list[Contender]:
        """Return the rows from one lead to another; `before` so many are better. All leads between are known then."""
        rows = self._select(f"member, {SUMS}", self._within, *top, *bottom)
        lines = [Contender(member, read_sums(columns)) for member, *columns in rows]
        level = self._by_lead(lines)
        for key in sorted(level, reverse=True):
            self._better[key], self._level[key] = before, level[key]
            before += len(level[key])
        return lines

    def _by_lead(self, lines: Iterable[Contender]) -> dict[Lead, list[Contender]]:
        groups: dict[Lead, list[Contender]] = {}
        for line in lines:
            groups.setdefault(lead(line.sums, self._sort), []).append(line)
        return groups

    def _meetings(self, groups: Iterable[Sequence[Contender]], met: Mapping[int, Mapping[int, int]]) -> Meetings:
        """Return the meetings of those who are level, group by group, from `met` once they are read."""
        level = [[line.member for line in group] for group in groups if len(group) > 1]
        self._meet(member for group in level for member in group[: len(group) if len(group) <= _FEW else 1])
        self._meet(member for group in level if met[group[0]].keys() >= {*group[1:]} for member in group)
        return lambda member: met[member]

    def _meet(self, members: Iterable[int]) -> None:
        """Read for each opponent whom these have met here how often they were ahead, less how often behind."""
        unknown = {member for member in members if member not in self._met}
        if not unknown:
            return
        generation, season, game = self._key
        narrow = {name: value for name, value in (("season", season), ("game", game)) if value not in (ALWAYS, ALL)}
        find = _MET + "".join(f" AND {name} = ?" for name in narrow)
        values = (self._db.listed(sorted(unknown)), generation, *narrow.values())
        now: dict[int, defaultdict[int, int]] = {member: defaultdict(int) for member in unknown}
        then: dict[int, defaultdict[int, int]] = {member: defaultdict(int) for member in unknown}
        for member, ended, others, place in self._db.execute(find, values):
            for other, theirs in read_others(others):
                ahead = (place < theirs) - (place > theirs)
                now[member][other] += ahead
                if ended < self._day_start:
                    then[member][other] += ahead
        self._met |= now
        self._met_then |= then

    # The table as it was when the day began

    def ranks_before(self, members: Mapping[int, Sums]) -> dict[int, int | None]:
        """Return the ranks of these members when the day began; None for who was not in the table yet."""
        changed = self._changed()
        then = {member: changed[member][1] if member in changed else sums for member, sums in members.items()}
        leads = {lead(sums, self._sort) for sums in then.values() if sums.played >= self.least}
        ranks = self._ranks_then(leads, changed)
        return {member: ranks[member] if sums.played >= self.least else None for member, sums in then.items()}

    def _changed(self) -> dict[int, tuple[Sums, Sums]]:
        """Return the sums of each who has played today: as they are now, and as they were when the day began."""
        rows = self._select(f"member, {SUMS}, {DAY}", "AND day BETWEEN ? AND ?", self._day, self._day)
        return {member: (read_sums(columns[:7]), read_sums(columns[7:])) for member, *columns in rows}

    def _ranks_then(self, leads: Iterable[Lead], changed: Mapping[int, tuple[Sums, Sums]]) -> dict[int, int]:
        """Return the ranks of all who had these leads when the day began."""
        self.look_up(leads)
        now = [lead(sums, self._sort) for sums, _ in changed.values()]
        ranked = ((other, then) for other, (_, then) in changed.items() if then.played >= self.least)
        was = self._by_lead(Contender(other, then) for other, then in ranked)
        level = {
            key: [line for line in self._level[key] if line.member not in changed] + was.get(key, []) for key in leads
        }
        met, ranks = self._meetings(level.values(), self._met_then), dict[int, int]()
        for key, lines in level.items():
            before = self._better[key] - sum(other > key for other in now)
            before += sum(len(group) for then, group in was.items() if then > key)
            ranks |= {line.member: before + line.rank for line in arrange(lines, self._sort, met)}
        return ranks


def _day(zone: str, now: float) -> tuple[int, float]:
    """Return the number of the day in a generation's time zone, as its rows have it, and when the day began."""
    place = find_zone(zone)
    number = day_number(now, place)
    return number, day_start(date.fromordinal(number), place)


def _holes(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _shifted(ranked: Ranked, by: int) -> Ranked:
    return msgspec.structs.replace(ranked, rank=ranked.rank + by)
