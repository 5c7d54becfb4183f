"""The order of a table: pages and ranks of 10,000 rows by walking indexes, with tie-breaks where rows are level.

Indexes have what comes before direct encounters (`order.lead`). Those who are level in that are read together and put
in order by `bot.league.rules.order`; so a page costs its own rows and those that share the lead of its first and last.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from bot.league.rules import ALL, DecidedBy, Sort
from bot.league.rules.order import Contender, Meetings, Ranked, arrange, decided_by, lead
from bot.league.rules.values import Sums

from .generations import Generation
from .rows import DAY, SUMS, read_others, read_sums

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
_MET = "SELECT others, place FROM league_played WHERE generation = ? AND member = ? AND points IS NOT NULL"
Lead = tuple[float, ...]


class Today(msgspec.Struct, frozen=True):
    """The present day of a server: its number, and when it began."""

    number: int
    start: float


class Ladder:
    """One table: of a season and a game, sorted in one way; `db` should see one moment. `least` matches make a rank."""

    def __init__(
        self, db: sqlite3.Connection, generation: Generation, season: int, game: str, sort: Sort
    ) -> None:
        self._db, self._key, self._sort = db, (generation.number, season, game), sort
        self.least = generation.least
        self._lead = LEADS[sort]
        self._met: dict[tuple[int, float | None], Mapping[int, int]] = {}
        self._read: dict[tuple[Lead, Lead], list[Contender]] = {}
        self._better: dict[Lead, int] = {}
        self._shown: list[Ranked] = []

    def total(self) -> int:
        """Return the number of rows."""
        return self._count("", ())

    def page(self, first: int, many: int) -> list[Ranked]:
        """Return so many rows from `first` on (0 is the best)."""
        top = self._lead_at(first)
        if top is None:
            return []
        bottom = self._lead_at(first + many - 1) or self._last()
        before = self.better(top)
        lines = self._between(top, bottom)
        placed = arrange(lines, self._sort, self._meetings(None))
        above = self._decided_first(top)
        if placed and above is not None:
            placed[0] = msgspec.structs.replace(placed[0], decided_by=above)
        self._shown = [_shifted(one, before) for one in placed[first - before : first - before + many]]
        return self._shown

    def rank(self, sums: Sums, member: int) -> Ranked | None:
        """Return a member's place; None for one who is not listed here."""
        own = lead(sums, self._sort)
        placed = arrange(self._between(own, own), self._sort, self._meetings(None))
        found = next((one for one in placed if one.member == member), None)
        if found is None:
            return None
        self._shown = [_shifted(found, self.better(own))]
        return self._shown[0]

    def better(self, than: Lead) -> int:
        """Return the number of rows before those with that lead, counted on from the nearest lead that is known."""
        if than not in self._better:
            near = min((known for known in self._better if known > than), default=None)
            after = f"AND ({self._lead}) > ({_holes(than)})"
            if near is None:
                self._better[than] = self._count(after, than)
            else:
                between = f"{after} AND ({self._lead}) <= ({_holes(near)})"
                self._better[than] = self._better[near] + self._count(between, (*than, *near))
        return self._better[than]

    def _count(self, where: str, values: Sequence[float]) -> int:
        find = f"SELECT count(*) FROM league_standings WHERE {_SCOPE} {where}"
        return int(self._db.execute(find, (*self._key, *values)).fetchone()[0])

    def _lead_at(self, position: int) -> Lead | None:
        order = ", ".join(f"{name} DESC" for name in self._lead.split(", "))
        find = f"SELECT {self._lead} FROM league_standings WHERE {_SCOPE} ORDER BY {order} LIMIT 1 OFFSET ?"
        found: Lead | None = self._db.execute(find, (*self._key, position)).fetchone()
        return found

    def _last(self) -> Lead:
        find = f"SELECT {self._lead} FROM league_standings WHERE {_SCOPE} ORDER BY {self._lead} LIMIT 1"
        found: Lead = self._db.execute(find, self._key).fetchone()
        return found

    def _decided_first(self, top: Lead) -> DecidedBy | None:
        """Return what put the first row with that lead behind the row above it, None if there is none above."""
        find = f"""
            SELECT {self._lead} FROM league_standings
            WHERE {_SCOPE} AND ({self._lead}) > ({_holes(top)}) ORDER BY {self._lead} LIMIT 1
        """
        above = self._db.execute(find, (*self._key, *top)).fetchone()
        return None if above is None else decided_by(above, top, self._sort)

    def _between(self, top: Lead, bottom: Lead) -> list[Contender]:
        if (top, bottom) in self._read:
            return self._read[top, bottom]
        holes = _holes(top)
        find = f"""
            SELECT member, {SUMS} FROM league_standings
            WHERE {_SCOPE} AND ({self._lead}) <= ({holes}) AND ({self._lead}) >= ({holes})
        """
        rows = self._db.execute(find, (*self._key, *top, *bottom))
        lines = [Contender(member, read_sums(columns)) for member, *columns in rows]
        self._read[top, bottom] = lines
        return lines

    def _meetings(self, until: float | None) -> Meetings:
        def met(member: int) -> Mapping[int, int]:
            if (member, until) not in self._met:
                self._met[member, until] = self._balance(member, until)
            return self._met[member, until]

        return met

    def _balance(self, member: int, until: float | None) -> Mapping[int, int]:
        """Return for each opponent met here how often the member was ahead, less how often behind."""
        generation, season, game = self._key
        find, values = _MET, list[object]([generation, member])
        wanted = ("season", season or None), ("game", None if game == ALL else game), ("ended", until)
        for name, value in wanted:
            if value is not None:
                find += f" AND {name} {'<' if name == 'ended' else '='} ?"
                values.append(value)
        balance: defaultdict[int, int] = defaultdict(int)
        for others, place in self._db.execute(find, values):
            for other, theirs in read_others(others):
                balance[other] += (place < theirs) - (place > theirs)
        return balance

    # The table as it was when the day began

    def ranks_before(self, members: Mapping[int, Sums], today: Today) -> dict[int, int | None]:
        """Return the ranks of these members when the day began; None for who was not in the table yet."""
        changed = self._changed(today)
        if not changed:
            present = self._present(members)
            if present is not None:
                return present
        then = {member: changed[member][1] if member in changed else sums for member, sums in members.items()}
        leads = {lead(sums, self._sort) for sums in then.values() if sums.played >= self.least}
        ranks: dict[int, int] = {}
        for own in sorted(leads, reverse=True):
            ranks |= self._ranks_then(own, changed, today)
        return {member: ranks[member] if sums.played >= self.least else None for member, sums in then.items()}

    def _present(self, members: Mapping[int, Sums]) -> dict[int, int | None] | None:
        """Return the ranks as they are now if all were just read, since nobody has played today; else None."""
        found: dict[int, int | None] = {one.member: one.rank for one in self._shown}
        return {member: found[member] for member in members} if members.keys() <= found.keys() else None

    def _changed(self, today: Today) -> dict[int, tuple[Sums, Sums]]:
        """Return the sums of each who has played today: as they are now, and as they were when the day began."""
        find = f"SELECT member, {SUMS}, {DAY} FROM league_standings WHERE {_SCOPE} AND day = ?"
        rows = self._db.execute(find, (*self._key, today.number))
        return {member: (read_sums(columns[:7]), read_sums(columns[7:])) for member, *columns in rows}

    def _ranks_then(
        self, own: Lead, changed: Mapping[int, tuple[Sums, Sums]], today: Today
    ) -> dict[int, int]:
        """Return the ranks of all who had that lead when the day began."""
        before = self.better(own)
        for now, was in changed.values():
            before -= lead(now, self._sort) > own
            before += was.played >= self.least and lead(was, self._sort) > own
        level = [line for line in self._between(own, own) if line.member not in changed]
        level += [
            Contender(other, was)
            for other, (_, was) in changed.items()
            if was.played >= self.least and lead(was, self._sort) == own
        ]
        placed = arrange(level, self._sort, self._meetings(today.start))
        return {one.member: before + one.rank for one in placed}


def _holes(values: Sequence[float]) -> str:
    return ", ".join("?" * len(values))


def _shifted(one: Ranked, by: int) -> Ranked:
    return msgspec.structs.replace(one, rank=one.rank + by)
