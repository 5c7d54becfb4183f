"""Tables: pages of what is worked out, and of the final tables of seasons that are over."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from bot.league.rules import ALL, ALWAYS, Sort, System
from bot.league.rules.order import Ranked
from bot.league.rules.rating import BASE, CAUTION, SCALE
from bot.league.rules.values import Row
from storage.engines import Connection
from storage.values import Paging

from .finals import outdated
from .generations import find_generation
from .ladder import Ladder
from .rows import READY, ROW, read_marks, read_row, read_sums
from .rules import load_league_settings, load_season, system_of
from .seasons import inside
from .values import SeasonRow, TablePage, TableRow

FINAL = """
SELECT rank, decided_by, m.person, f.name, played, won, points, places, mu, sigma, rated, marks
FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE season = ? AND edition = ? AND game = ? AND division = ?
"""
_SHOWN_FINAL = f"{FINAL} AND m.opted_out = 0 AND m.banned = 0"
_HIDDEN = """
SELECT rank FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE season = ? AND edition = ? AND game = ? AND division = ? AND (m.opted_out <> 0 OR m.banned <> 0) ORDER BY rank
"""
_SHOWN = f"""
SELECT member, person, name, {ROW} FROM numbers(?) CROSS JOIN league_standings
    ON generation = ? AND season = ? AND game = ? AND member = value
CROSS JOIN league_members ON number = member
"""
_FINAL_ORDER: dict[Sort, str] = {
    "points": "position",
    "won": "won DESC, position",
    "played": "played DESC, position",
    "per-match": "CAST(points AS DOUBLE PRECISION) / played DESC, position",
    "place": "CAST(places AS DOUBLE PRECISION) / played, position",
    "rating": f"round({BASE!r} + {SCALE} * (mu - {CAUTION} * sigma)) DESC, position",  # as `Rating.number`
}


class TableQuery(msgspec.Struct, frozen=True):
    """A table of a server that is asked for: its scope, its order, and a page of it; `division` 0: not of one."""

    guild: int
    game: str | None
    season: int | None
    sort: Sort
    page: int = 0
    page_size: int = 10
    division: int = 0

    @property
    def scope(self) -> tuple[int, str]:
        """Season and game as they are stored."""
        return self.season or ALWAYS, self.game or ALL

    def paging(self, total: int) -> Paging:
        """Return the page asked for, or the nearest one that `total` rows fill."""
        return Paging.of(self.page, self.page_size, total)


def load_table(db: Connection, query: TableQuery, now: float) -> TablePage:
    """Return a page of a table; LeagueError `unknown-season`, `unknown-division`."""
    season = None if query.season is None else load_season(db, query.guild, query.season)
    part = inside(season, query.division)
    if season is not None and season.final:
        return _final_table(db, query, season)
    generation = find_generation(db, query.guild, READY)
    system = season.system if season else system_of(load_league_settings(db, query.guild))
    if generation is None:
        return _page(query, season, system, 0, ())
    ladder = Ladder(db, generation, *query.scope, query.sort, now=now, inside=part)
    total = ladder.total()
    placed = ladder.page(query.paging(total).first, query.page_size)
    sums = {ranked.member: ranked.sums for ranked in placed}
    before = ladder.ranks_before(sums)
    stored = db.execute(_SHOWN, (db.listed(sums), generation.number, *query.scope))
    members = {member: (person, name, read_row(columns)) for member, person, name, *columns in stored}
    rows = tuple(table_row(ranked, before[ranked.member], *members[ranked.member]) for ranked in placed)
    return _page(query, season, system, total, rows, least=generation.least)


def table_row(ranked: Ranked, before: int | None, person: int | None, name: str, row: Row) -> TableRow:
    """Return a line of a table: a place, the rank when the day began, who it is, and the row."""
    return TableRow(
        *astuple(row.sums),
        rank=ranked.rank,
        before=before,
        person=person,
        name=name,
        marks=row.marks,
        decided_by=ranked.decided_by,
    )


def _page(
    query: TableQuery, season: SeasonRow | None, system: System, total: int, rows: tuple[TableRow, ...], **more: Any
) -> TablePage:
    here, head = query.paging(total), (query.game, season, query.sort, system)
    return TablePage(*head, here.page, here.pages, total, rows, division=query.division, **more)


def _final_table(db: Connection, query: TableQuery, season: SeasonRow) -> TablePage:
    """Return a page of a final table; who is in no list any more is left out, and those below move up."""
    key = season.number, season.edition, query.game or ALL, query.division
    total = int(db.execute(f"SELECT count(*) FROM ({_SHOWN_FINAL}) AS final", key).fetchone()[0])
    first = query.paging(total).first
    find = f"{_SHOWN_FINAL} ORDER BY {_FINAL_ORDER[query.sort]} LIMIT ? OFFSET ?"
    stored = db.execute(find, (*key, query.page_size, first)).fetchall()
    ranked, hidden = query.sort == "points", hidden_ranks(db, *key)
    rows = (
        read_final(row, None if ranked else first + n, hidden, top=first + n == 1) for n, row in enumerate(stored, 1)
    )
    late = bool(outdated(db, query.guild, season.number))
    return _page(query, season, season.system, total, tuple(rows), final=True, outdated=late)


def hidden_ranks(db: Connection, season: int, edition: int, game: str, division: int = 0) -> list[int]:
    """Return the ranks in a final table of those who are in no list any more."""
    return [rank for (rank,) in db.execute(_HIDDEN, (season, edition, game, division))]


def read_final(columns: Any, rank: int | None, hidden: Sequence[int], *, top: bool = False) -> TableRow:
    """Return the row of a final table in the columns of FINAL; the `top` row was put behind nobody.

    `rank`: its place if sorted in another way; None: the stored one, without those of the `hidden` ranks before it.
    """
    stored, decided, person, name, *sums, marks = columns
    place = stored - bisect_left(hidden, stored) if rank is None else rank
    return TableRow(
        *astuple(read_sums(sums)),
        rank=place,
        before=place,
        person=person,
        name=name,
        marks=read_marks(marks),
        decided_by=decided if rank is None and not top else "",
    )
