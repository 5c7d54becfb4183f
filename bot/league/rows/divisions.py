"""Divisions of seasons in the file: who is put where when one begins, and what its end makes of them.

A division is a part of a season's table, so nothing of it is folded: its members are looked up where the table is read.
Whoever has no row plays in the lowest.
"""

from collections.abc import Mapping
from contextlib import suppress

import msgspec

from bot.league.rules import ALL, ALWAYS, LeagueError
from bot.league.rules.divisions import DivisionOrder, Parts, crossings, equal_parts, put_again
from storage.engines import Connection

from .generations import find_generation
from .members import load_members
from .rows import LISTED, READY
from .rules import load_season
from .values import DivisionEnd, SeasonRow

_LAST = """
SELECT number FROM league_seasons WHERE guild = ? AND ended IS NOT NULL ORDER BY start DESC, number DESC LIMIT 1
"""
_FINAL = f"""
SELECT division, member, rank FROM league_finals JOIN league_members ON number = member
WHERE season = ? AND edition = ? AND game = ? AND division {{which}} AND {LISTED} ORDER BY division, position
"""
_BY_RATING = """
SELECT member FROM league_standings WHERE generation = ? AND season = ? AND game = ? AND listed = 1
ORDER BY rating DESC, points DESC, won DESC
"""
_PUT = f"""
SELECT division, member FROM league_divisions JOIN league_members ON number = member
WHERE season = ? AND {LISTED} ORDER BY division, folded, member
"""
_SAVE = """
INSERT INTO league_divisions (season, member, division) VALUES (?, ?, ?)
ON CONFLICT (season, member) DO UPDATE SET division = excluded.division
"""
_OWN = "SELECT division FROM league_divisions WHERE season = ? AND member = ?"


class Inside(msgspec.Struct, frozen=True):
    """A division of a table that is read: which one, and whether it is the lowest, which has all who are in none."""

    division: int
    lowest: bool

    @property
    def where(self) -> str:
        """The condition for rows of `league_standings`; its one value is the number of the division."""
        which, sign = ("NOT EXISTS", "<") if self.lowest else ("EXISTS", "=")
        return f"""AND {which} (
            SELECT 1 FROM league_divisions AS d WHERE d.season = league_standings.season
            AND d.member = league_standings.member AND d.division {sign} ?
        )"""


def inside(season: SeasonRow | None, division: int) -> Inside | None:
    """Return a division of a season, None for 0, all of it. LeagueError `unknown-division`."""
    if not division:
        return None
    if season is None or not 0 < division <= season.divisions:
        raise LeagueError("unknown-division", division=division)
    return Inside(division, division == season.divisions)


def put_members(db: Connection, guild: int, season: int, divisions: int) -> None:
    """Put everybody into a division of a season that begins, within the caller's transaction.

    By the divisions of the last season, after its moves; if it had none, by its final table in equal parts; if that has
    too few, by rating. LeagueError `season-closing`, `divisions-few`.
    """
    parts = _first_parts(db, guild, divisions)
    rows = [(season, member, number) for number, part in enumerate(parts, 1) for member in part]
    db.executemany(_SAVE, rows)


def _first_parts(db: Connection, guild: int, divisions: int) -> Parts:
    last = db.execute(_LAST, (guild,)).fetchone()
    found = None if last is None else load_season(db, guild, last[0])
    if found is not None:
        season, final = found
        if not final:
            raise LeagueError("season-closing", name=season.name)
        with suppress(LeagueError):  # too few are left of it
            if season.divisions:
                return put_again(_standings(db, season), season.moves, divisions)
            return equal_parts([member for _, member, _ in _final_rows(db, season, "= 0")], divisions)
    return equal_parts(_rated(db, guild), divisions)


def _rated(db: Connection, guild: int) -> list[int]:
    generation = find_generation(db, guild, READY)
    if generation is None:
        return []
    return [member for (member,) in db.execute(_BY_RATING, (generation.number, ALWAYS, ALL))]


def _final_rows(db: Connection, season: SeasonRow, which: str) -> list[tuple[int, int, int]]:
    """Return division, member and rank of those in a final table who stand in lists now."""
    return db.execute(_FINAL.format(which=which), (season.number, season.edition, ALL)).fetchall()


def _standings(db: Connection, season: SeasonRow) -> list[DivisionOrder]:
    """Return how the divisions of a season ended, without those who stand in no list now."""
    rows = _final_rows(db, season, "> 0")
    ranked = {member for _, member, _ in rows}
    put = db.execute(_PUT, (season.number,)).fetchall()
    return [
        DivisionOrder(
            tuple(member for division, member, _ in rows if division == n),
            tuple(m for division, m in put if division == n and m not in ranked),
        )
        for n in _numbers(season)
    ]


def _numbers(season: SeasonRow) -> range:
    return range(1, season.divisions + 1)


def division_ends(db: Connection, season: SeasonRow) -> tuple[DivisionEnd, ...]:
    """Return for each division of a season that is over who won it, and who goes up and down."""
    moved = crossings(_standings(db, season), season.moves) if season.divisions else ()
    rows = _final_rows(db, season, "> 0") if moved else []
    best = {division: rank for division, _, rank in reversed(rows)}  # whoever was first may be banned by now
    won = [tuple(m for n, m, rank in rows if n == number and rank == best[n]) for number in _numbers(season)]
    known = load_members(db, (m for n, one in enumerate(moved) for m in (*won[n], *one.up, *one.down)))
    names = {number: member.name for number, member in known.items()}

    def named(members: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(names[member] for member in members)

    return tuple(DivisionEnd(named(won[n]), named(one.up), named(one.down)) for n, one in enumerate(moved))


def division_names(db: Connection, season: SeasonRow) -> tuple[tuple[str, ...], ...]:
    """Return the names of those who were put into each division and stand in lists."""
    put = db.execute(_PUT, (season.number,)).fetchall()
    known = load_members(db, (member for _, member in put))
    parts: Mapping[int, list[str]] = {n: [] for n in _numbers(season)}
    for division, member in put:
        parts[division].append(known[member].name)
    return tuple(map(tuple, parts.values()))


def division_of(db: Connection, season: SeasonRow, member: int) -> int:
    """Return the division of a member: the lowest for one who was put into none."""
    row = db.execute(_OWN, (season.number, member)).fetchone()
    return season.divisions if row is None else int(row[0])


def save_division(db: Connection, season: int, member: int, division: int) -> None:
    """Put a member into a division, within the caller's transaction."""
    db.execute(_SAVE, (season, member, division))
