"""Seasons: they begin, they end, and their final tables are kept as they were posted."""

import msgspec

from bot.league.rules import LeagueError, System, system_text
from bot.league.rules.divisions import check_divisions
from bot.league.rules.seasons import day_end, find_zone, read_day, season_name
from storage.engines import Connection
from storage.settings import insert_audit
from storage.values import AuditEntry, Json

from .divisions import division_of, inside, put_members, save_division
from .members import members_of
from .rules import find_season, load_league_settings, load_season, load_seasons, open_season, system_of, zone_of
from .values import DivisionMove, SeasonRow

_INSERT = """
INSERT INTO league_seasons (guild, name, folded, start, until, closes, system, actor, divisions, moves)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
Divided = tuple[int, int]  # divisions of a season, and how many go up and down between two


def start_season(
    db: Connection,
    guild: int,
    name: str,
    until: str | None,
    by: int,
    system: System | None,
    divisions: Divided,
    now: float,
) -> SeasonRow:
    """Begin a season; see `League.start_season`."""
    name = season_name(name)
    check_divisions(*divisions)
    with db.transaction(guild):
        values = load_league_settings(db, guild)
        day = None if until is None else read_day(until)
        closes = None if day is None else day_end(day, find_zone(zone_of(values)))
        if until is not None and closes is not None and closes <= now:
            raise LeagueError("date-past", text=until)
        _check_free(db, guild, name, now)
        text = system_text(system or system_of(values))
        shown = None if day is None else day.isoformat()
        row = (guild, name, name.casefold(), now, shown, closes, text, by, *divisions)
        number = db.insert(_INSERT, row)
        if divisions[0]:
            put_members(db, guild, number, divisions[0])
        said: dict[str, Json] = {"season": name, "until": shown, "points": text}
        said |= dict(zip(("divisions", "moves"), divisions, strict=True)) if divisions[0] else {}
        note(db, guild, "league-season-start", by, said, now)
    found = load_season(db, guild, number)
    assert found is not None
    return found[0]


def _check_free(db: Connection, guild: int, name: str, now: float) -> None:
    running = open_season(db, guild)
    if running is not None:
        raise LeagueError("season-running", name=running.name)
    if find_season(db, guild, name) is not None:
        raise LeagueError("season-name", name=name)
    for season in load_seasons(db, guild):
        if season.ended is not None and season.ended > now:
            raise LeagueError("season-overlaps", name=season.name)


def move_member(db: Connection, guild: int, person: int, by: int, now: float, move: DivisionMove) -> None:
    """Put a member into another division; see `League.set_division`."""
    with db.transaction(guild):
        season = open_season(db, guild)
        if season is None or season.number != move.season:
            raise LeagueError("no-season")
        inside(season, move.to)
        member = members_of(db, guild, [person]).get(person)
        if member is None:
            raise LeagueError("unknown-player", person=person)
        if division_of(db, season, member.number) != move.seen:
            raise LeagueError("changed-meanwhile")
        if move.seen == move.to:
            raise LeagueError("nothing-changed")
        save_division(db, season.number, member.number, move.to)
        said: dict[str, Json] = {"member": {"person": person, "name": member.name}, "season": season.name}
        note(db, guild, "league-division", by, {**said, "from": move.seen, "to": move.to}, now)


def stop_season(db: Connection, guild: int, by: int | None, now: float, number: int | None = None) -> int:
    """End the season that runs, at the end of its last day at the latest; return its number.

    LeagueError `no-season`, also if it is not the one with that `number`.
    """
    with db.transaction(guild):
        season = open_season(db, guild)
        if season is None or number not in (None, season.number):
            raise LeagueError("no-season")
        ended = now if season.closes is None else min(now, season.closes)
        db.execute("UPDATE league_seasons SET ended = ? WHERE number = ?", (ended, season.number))
        note(db, guild, "league-season-end", by, {"season": season.name}, now)
    return season.number


def set_points(db: Connection, guild: int, system: System, by: int, now: float) -> None:
    """Set the points system of the season that runs, or of the time without one."""
    text = system_text(system)
    with db.transaction(guild):
        season = open_season(db, guild)
        if season is None:
            _set(db, guild, "league-points", text, by, now)
            return
        before = system_text(season.system)
        if before != text:
            db.execute("UPDATE league_seasons SET system = ? WHERE number = ?", (text, season.number))
            note(db, guild, "league-points", by, {"season": season.name, "from": before, "to": text}, now)


def set_zone(db: Connection, guild: int, zone: str, by: int, now: float) -> None:
    """Set the time zone of a server; LeagueError `zone`."""
    find_zone(zone)
    with db.transaction(guild):
        _set(db, guild, "timezone", zone, by, now)


def _set(db: Connection, guild: int, key: str, value: str, by: int, now: float) -> None:
    before = load_league_settings(db, guild).get(key)
    if before == value:
        return
    text = msgspec.json.encode(value).decode()
    insert = "INSERT INTO settings VALUES (?, 0, ?, ?) ON CONFLICT (guild, channel, key)"
    db.execute(f"{insert} DO UPDATE SET value = excluded.value", (guild, key, text))
    note(db, guild, "setting", by, {"channel": None, "key": key, "from": before, "to": value}, now)


def note(db: Connection, guild: int, action: str, by: int | None, detail: dict[str, Json], now: float) -> None:
    """Write into the audit log, within the caller's transaction."""
    insert_audit(db, guild, AuditEntry(action, by, msgspec.json.encode(detail).decode()), now)
