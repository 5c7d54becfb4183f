"""Seasons: their beginning and end, and who is in which division. A division's table is a part of its season's; members
without a row play in the lowest division.
"""

from contextlib import suppress

from bot.league.rules import ALL, ALWAYS, LeagueError, System, system_text
from bot.league.rules.seasons import (
    DivisionOrder,
    Parts,
    check_divisions,
    crossings,
    day_end,
    equal_parts,
    find_zone,
    put_again,
    read_day,
    season_name,
)
from storage.engines import Connection
from storage.settings import change_setting, note, save_setting

from .generations import find_generation
from .members import load_members, the_members
from .rows import LISTED, READY
from .rules import (
    POINTS,
    ZONE,
    find_season,
    load_league_settings,
    load_season,
    load_seasons,
    open_season,
    system_of,
    zone_of,
)
from .values import DivisionEnd, SeasonRow

_INSERT = """
INSERT INTO league_seasons (guild, name, folded, start, until, closes, system, actor, divisions, moves, apart)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
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
Divided = tuple[int, int]  # divisions of a season, and how many go up and down between two
WHOLE_SEASON: tuple[str, tuple[int, ...]] = ("", ())  # as `inside` has it


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
        last_day = None if day is None else day.isoformat()
        row = (guild, name, name.casefold(), now, last_day, closes, text, by, *divisions, int(divisions[0] > 0))
        number = db.insert(_INSERT, row)
        detail: dict[str, str | int | None] = {"season": name, "until": last_day, "points": text}
        if divisions[0]:
            parts = enumerate(_first_parts(db, guild, divisions[0]), 1)
            db.executemany(_SAVE, [(number, member, division) for division, part in parts for member in part])
            detail |= dict(zip(("divisions", "moves"), divisions, strict=True))
        note(db, guild, "league-season-start", by, detail, now)
    return load_season(db, guild, number)


def _check_free(db: Connection, guild: int, name: str, now: float) -> None:
    running = open_season(db, guild)
    if running is not None:
        raise LeagueError("season-running", name=running.name)
    if find_season(db, guild, name) is not None:
        raise LeagueError("season-name", name=name)
    for season in load_seasons(db, guild):
        if season.ended is not None and season.ended > now:
            raise LeagueError("season-overlaps", name=season.name)


def move_member(db: Connection, guild: int, person: int, by: int, now: float, number: int, seen: int, to: int) -> None:
    """Put a member into another division; see `League.set_division`."""
    with db.transaction(guild):
        season = open_season(db, guild)
        if season is None or season.number != number:
            raise LeagueError("no-season")
        inside(season, to)
        (member,) = the_members(db, guild, person)
        if division_of(db, season, member.number) != seen:
            raise LeagueError("changed-meanwhile")
        if seen == to:
            raise LeagueError("nothing-changed")
        db.execute(_SAVE, (season.number, member.number, to))
        db.execute("UPDATE league_seasons SET apart = apart + 1 WHERE number = ? AND apart > 0", (season.number,))
        detail = {"member": {"person": person, "name": member.name}, "season": season.name}
        note(db, guild, "league-division", by, {**detail, "from": seen, "to": to}, now)


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
            change_setting(db, guild, None, POINTS, text, by, now)
            return
        before = system_text(season.system)
        if before != text:
            db.execute("UPDATE league_seasons SET system = ? WHERE number = ?", (text, season.number))
            note(db, guild, "league-points", by, {"season": season.name, "from": before, "to": text}, now)


def set_zone(db: Connection, guild: int, zone: str, by: int, now: float) -> None:
    """Set the time zone of a server; LeagueError `zone`."""
    find_zone(zone)
    save_setting(db, guild, None, ZONE, zone, by, now)


# Divisions


def inside(season: SeasonRow | None, division: int) -> tuple[str, tuple[int, ...]]:
    """Return the condition for rows of `league_standings` in a division, with its values; nothing for 0, the whole
    season. The lowest division has all who are in none. LeagueError `unknown-division`.
    """
    if not division:
        return WHOLE_SEASON
    if season is None or not 0 < division <= season.divisions:
        raise LeagueError("unknown-division", division=division)
    which, sign = ("NOT EXISTS", "<") if division == season.divisions else ("EXISTS", "=")
    where = f"""AND {which} (
        SELECT 1 FROM league_divisions AS d WHERE d.season = league_standings.season
        AND d.member = league_standings.member AND d.division {sign} ?
    )"""
    return where, (division,)


def _first_parts(db: Connection, guild: int, divisions: int) -> Parts:
    """Return the members of each division of a season that begins. LeagueError `season-closing`, `divisions-few`.

    By the last season's divisions and moves; else by its final table in equal parts; else, or if too few are left, by
    rating.
    """
    last = db.execute(_LAST, (guild,)).fetchone()
    if last is not None:
        season = load_season(db, guild, last[0])
        if not season.final:
            raise LeagueError("season-closing", name=season.name)
        with suppress(LeagueError):  # too few are left of it
            if season.divisions:
                return put_again(_standings(db, season), season.moves, divisions)
            return equal_parts([member for _, member, _ in _final_rows(db, season, "= 0")], divisions)
    generation = find_generation(db, guild, READY)
    rated = db.execute(_BY_RATING, (generation.number, ALWAYS, ALL)) if generation else ()
    return equal_parts([member for (member,) in rated], divisions)


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
    best = {division: rank for division, _, rank in reversed(rows)}  # the first of the final table may be banned by now
    won = [tuple(m for n, m, rank in rows if n == number and rank == best[n]) for number in _numbers(season)]
    members = load_members(db, (m for n, crossing in enumerate(moved) for m in (*won[n], *crossing.up, *crossing.down)))

    def named(numbers: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(members[number].name for number in numbers)

    return tuple(
        DivisionEnd(named(won[n]), named(crossing.up), named(crossing.down)) for n, crossing in enumerate(moved)
    )


def division_names(db: Connection, season: SeasonRow) -> tuple[tuple[str, ...], ...]:
    """Return the names of those who were put into each division and stand in lists."""
    put = db.execute(_PUT, (season.number,)).fetchall()
    members = load_members(db, (member for _, member in put))
    return tuple(
        tuple(members[member].name for division, member in put if division == number) for number in _numbers(season)
    )


def division_of(db: Connection, season: SeasonRow, member: int) -> int:
    """Return the division of a member: the lowest for one who was put into none."""
    row = db.execute(_OWN, (season.number, member)).fetchone()
    return season.divisions if row is None else int(row[0])
