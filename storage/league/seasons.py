"""Seasons: they begin, they end, and their final tables are kept as they were posted."""

import sqlite3

import msgspec

from bot.league.rules import ALL, LeagueError, System, system_text
from bot.league.rules.order import Ranked
from bot.league.rules.seasons import day_end, find_zone, read_day, season_name
from storage.auditing import insert_audit
from storage.connection import snapshot, transaction
from storage.values import AuditEntry, Json

from .generations import Generation, find_generation
from .ladder import Ladder
from .members import load_members
from .rows import FIND_ROW, READY, read_row, write_marks
from .rules import (
    find_season,
    load_league_settings,
    load_season,
    load_seasons,
    open_season,
    system_of,
    zone_of,
)
from .values import SeasonRow

_INSERT = """
INSERT INTO league_seasons (guild, name, folded, start, until, closes, system, actor) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_FINAL = "INSERT INTO league_finals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_AT_ONCE = 500  # rows of a final table written at once


def start_season(
    db: sqlite3.Connection,
    guild: int,
    name: str,
    until: str | None,
    by: int,
    system: System | None,
    now: float,
) -> SeasonRow:
    """Begin a season; see `League.start_season`."""
    name = season_name(name)
    with transaction(db):
        values = load_league_settings(db, guild)
        day = None if until is None else read_day(until)
        closes = None if day is None else day_end(day, find_zone(zone_of(values)))
        if until is not None and closes is not None and closes <= now:
            raise LeagueError("date-past", text=until)
        _check_free(db, guild, name, now)
        text = system_text(system or system_of(values))
        shown = None if day is None else day.isoformat()
        row = (guild, name, name.casefold(), now, shown, closes, text, by)
        number = db.execute(_INSERT, row).lastrowid or 0
        note(db, guild, "league-season-start", by, {"season": name, "until": shown, "points": text}, now)
    found = load_season(db, guild, number)
    assert found is not None
    return found[0]


def _check_free(db: sqlite3.Connection, guild: int, name: str, now: float) -> None:
    running = open_season(db, guild)
    if running is not None:
        raise LeagueError("season-running", name=running.name)
    if find_season(db, guild, name) is not None:
        raise LeagueError("season-name", name=name)
    for season in load_seasons(db, guild):
        if season.ended is not None and season.ended > now:
            raise LeagueError("season-overlaps", name=season.name)


def stop_season(
    db: sqlite3.Connection, guild: int, by: int | None, now: float, number: int | None = None
) -> int:
    """End the season that runs, at the end of its last day at the latest; return its number.

    LeagueError `no-season`, also if it is not the one with that `number`.
    """
    with transaction(db):
        season = open_season(db, guild)
        if season is None or number not in (None, season.number):
            raise LeagueError("no-season")
        ended = now if season.closes is None else min(now, season.closes)
        db.execute("UPDATE league_seasons SET ended = ? WHERE number = ?", (ended, season.number))
        note(db, guild, "league-season-end", by, {"season": season.name}, now)
    return season.number


class FinalRow(msgspec.Struct, frozen=True):
    """A row of a final table, as it is stored."""

    values: tuple[object, ...]


def final_rows(db: sqlite3.Connection, guild: int, season: int) -> list[FinalRow]:
    """Return the final tables of a season, of all games and of each, from what is worked out now."""
    with snapshot(db):
        generation = find_generation(db, guild, READY)
        if generation is None:
            return []
        return [
            row for game in played_in(db, generation, season) for row in _finals(db, generation, season, game)
        ]


def played_in(db: sqlite3.Connection, generation: Generation, season: int) -> list[str]:
    """Return the games of a season's tables, all together first."""
    find = "SELECT game FROM league_games WHERE generation = ? ORDER BY matches DESC, game"
    games = [game for (game,) in db.execute(find, (generation.number,))]
    one = "SELECT 1 FROM league_standings WHERE generation = ? AND season = ? AND game = ? LIMIT 1"
    return [game for game in (ALL, *games) if db.execute(one, (generation.number, season, game)).fetchone()]


def _finals(db: sqlite3.Connection, generation: Generation, season: int, game: str) -> list[FinalRow]:
    ladder = Ladder(db, generation, season, game, "points")
    placed = ladder.page(0, ladder.total() or 1)
    members = load_members(db, [one.member for one in placed])
    found = []
    for position, one in enumerate(placed):
        name = members[one.member].name
        row = db.execute(FIND_ROW, (generation.number, season, game, one.member)).fetchone()
        known = read_row(row)
        rest = write_marks(known.marks), known.streak, known.longest
        found.append(FinalRow((season, game, position, *_placed(one, name), *rest)))
    return found


def _placed(one: Ranked, name: str) -> tuple[object, ...]:
    sums = one.sums
    rating = sums.rating
    counts = sums.played, sums.won, sums.points, sums.places, rating.mu, rating.sigma, rating.matches
    return one.rank, one.decided_by, one.member, name, *counts


def save_finals(db: sqlite3.Connection, season: int, rows: list[FinalRow], *, first: bool) -> None:
    """Write some rows of final tables; the first ones take away what a kill may have left."""
    with transaction(db):
        if first:
            db.execute("DELETE FROM league_finals WHERE season = ?", (season,))
        db.executemany(_FINAL, [row.values for row in rows])


def keep_finals(db: sqlite3.Connection, guild: int, season: int) -> None:
    """Read the final tables from now on; the rows from which they were made go with the next generation."""
    with transaction(db):
        db.execute("UPDATE league_seasons SET final = 1 WHERE number = ? AND guild = ?", (season, guild))


def parts(rows: list[FinalRow]) -> list[list[FinalRow]]:
    """Return rows in parts that are written at once; one part at least."""
    return [rows[n : n + _AT_ONCE] for n in range(0, max(1, len(rows)), _AT_ONCE)]


def set_points(db: sqlite3.Connection, guild: int, system: System, by: int, now: float) -> None:
    """Set the points system of the season that runs, or of the time without one."""
    text = system_text(system)
    with transaction(db):
        season = open_season(db, guild)
        if season is None:
            _set(db, guild, "league-points", text, by, now)
            return
        before = system_text(season.system)
        if before != text:
            db.execute("UPDATE league_seasons SET system = ? WHERE number = ?", (text, season.number))
            note(db, guild, "league-points", by, {"season": season.name, "from": before, "to": text}, now)


def set_zone(db: sqlite3.Connection, guild: int, zone: str, by: int, now: float) -> None:
    """Set the time zone of a server; LeagueError `zone`."""
    find_zone(zone)
    with transaction(db):
        _set(db, guild, "timezone", zone, by, now)


def _set(db: sqlite3.Connection, guild: int, key: str, value: str, by: int, now: float) -> None:
    before = load_league_settings(db, guild).get(key)
    if before == value:
        return
    text = msgspec.json.encode(value).decode()
    insert = "INSERT INTO settings VALUES (?, 0, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
    db.execute(insert, (guild, key, text))
    note(db, guild, "setting", by, {"channel": None, "key": key, "from": before, "to": value}, now)


def note(
    db: sqlite3.Connection, guild: int, action: str, by: int | None, detail: dict[str, Json], now: float
) -> None:
    """Write into the audit log, within the caller's transaction."""
    insert_audit(db, guild, AuditEntry(action, by, msgspec.json.encode(detail).decode()), now)


def final_games(db: sqlite3.Connection, season: int) -> tuple[str, ...]:
    """Return the games that were played in a season that is over, the most players first."""
    find = "SELECT game, count(*) FROM league_finals WHERE season = ? AND game <> ? GROUP BY game ORDER BY 2 DESC, 1"
    return tuple(game for game, _ in db.execute(find, (season, ALL)))
