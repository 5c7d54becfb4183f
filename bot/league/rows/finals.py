"""Final tables of seasons. Every edition is kept and one is read, so a kill spoils none while another is written."""

from collections.abc import Iterator, Sequence
from itertools import product

from bot.league.rules import ALL, LeagueError
from storage.engines import Connection
from storage.settings import note

from .generations import Generation, find_generation
from .ladder import Ladder
from .members import load_members, refresh_season
from .rows import READY, load_rows, sum_values, write_marks
from .rules import load_season
from .seasons import inside
from .values import FinalChange, SeasonRow

_COLUMNS = (
    "game, position, rank, decided_by, member, name, played, won, points, places, mu, sigma, rated, marks, streak, "
    "longest, division"
)
_INSERT = f"""
INSERT INTO league_finals (season, edition, {_COLUMNS}) VALUES (?, ?, {", ".join("?" * len(_COLUMNS.split(", ")))})
"""
_KEEP = """
UPDATE league_seasons SET final = 1, reopened = 0, edition = :edition, changes = :changes,
    made = CASE WHEN final = 0 OR edition <> :edition THEN :now ELSE made END
WHERE number = :season AND guild = :guild
"""
_TOP = """
SELECT f.rank, m.person, f.name, f.points FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE f.season = ? AND f.edition = ? AND f.division = 0 AND f.game = ? ORDER BY position LIMIT 10
"""
_STANDINGS = """
SELECT member, m.name, rank, points FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE season = ? AND edition = ? AND division = 0 AND game = ? AND m.opted_out = 0 AND m.banned = 0 ORDER BY position
"""
# Changes of a season's matches, and members of its table who were merged, since the table was made. What a ban hides is
# hidden in a final table too.
_OUTDATED = """
SELECT s.number, s.name FROM league_seasons AS s WHERE s.guild = ? AND s.final = 1 {season} AND EXISTS (
    SELECT 1 FROM league_changes AS c LEFT JOIN matches AS m ON m.number = c.match
    WHERE c.guild = s.guild AND c.number > s.changes AND (
        (m.ended >= s.start AND m.ended <= s.ended AND (s.closes IS NULL OR m.ended < s.closes))
        OR (c.kind = 'undo' AND c.match IS NULL)
        OR (c.kind = 'merge' AND EXISTS (
            SELECT 1 FROM league_finals AS f WHERE f.member = number_in(c.detail, member) AND f.season = s.number
        ))
    )
) ORDER BY s.start
"""
FINALS_AT_ONCE = 500  # rows of a final table written at once
FinalRow = tuple[object, ...]  # of a final table, as it is stored, without its season and edition
_NAME = 5  # where a row has the name, which follows the person and not the table


def work_out_finals(db: Connection, guild: int, season: int) -> tuple[list[FinalRow], int]:
    """Return the final tables of a season and its divisions, of all games and of each, from what is worked out now.

    The number is that of the last change of which they were made.
    """
    generation = find_generation(db, guild, READY)
    if generation is None:
        return [], 0
    season_row = load_season(db, guild, season)
    scopes = product(played_in(db, generation, season), range(season_row.divisions + 1))
    return [row for scope in scopes for row in _finals(db, generation, season_row, *scope)], generation.changes


def played_in(db: Connection, generation: Generation, season: int) -> list[str]:
    """Return the games of a season's tables, all together first."""
    games = db.execute(
        "SELECT game FROM league_games WHERE generation = ? ORDER BY matches DESC, game", (generation.number,)
    ).fetchall()
    find = "SELECT 1 FROM league_standings WHERE generation = ? AND season = ? AND game = ? LIMIT 1"
    return [game for (game,) in [(ALL,), *games] if db.execute(find, (generation.number, season, game)).fetchone()]


def _finals(db: Connection, generation: Generation, season: SeasonRow, game: str, division: int) -> Iterator[FinalRow]:
    """Yield the final table of a game in a division, or (0) in the whole season."""
    ladder = Ladder(db, generation, season.number, game, sort="points", inside=inside(season, division))
    placed = ladder.page(0, ladder.total() or 1)
    members = load_members(db, [ranked.member for ranked in placed])
    rows = load_rows(db, generation.number, [(season.number, game, ranked.member) for ranked in placed])
    for position, ranked in enumerate(placed):
        row = rows[season.number, game, ranked.member]
        head = game, position, ranked.rank, ranked.decided_by, ranked.member, members[ranked.member].name
        yield (*head, *sum_values(ranked.sums), write_marks(row.marks), row.streak, row.longest, division)


def next_edition(db: Connection, guild: int, season: int, rows: Sequence[FinalRow]) -> tuple[int, bool]:
    """Return the edition that these tables are, and False if it is the one that is kept already."""
    row = load_season(db, guild, season)
    if not row.final:
        return 1, True
    kept = db.execute(f"SELECT {_COLUMNS} FROM league_finals WHERE season = ? AND edition = ?", (season, row.edition))
    return (row.edition, False) if {*map(_unnamed, kept)} == {*map(_unnamed, rows)} else (row.edition + 1, True)


def _unnamed(row: Sequence[object]) -> tuple[object, ...]:
    return (*row[:_NAME], *row[_NAME + 1 :])


def save_finals(
    db: Connection, guild: int, season: int, edition: int, rows: Sequence[FinalRow], *, first: bool
) -> None:
    """Write some rows of an edition; the first ones take away what a kill may have left."""
    with db.transaction(guild):
        if first:
            db.execute("DELETE FROM league_finals WHERE season = ? AND edition = ?", (season, edition))
        db.executemany(_INSERT, [(season, edition, *row) for row in rows])


def keep_finals(db: Connection, guild: int, season: int, edition: int, changes: int, now: float) -> None:
    """Read an edition from now on; the rows from which it was made go with the next generation."""
    with db.transaction(guild):
        db.execute(_KEEP, {"guild": guild, "season": season, "edition": edition, "changes": changes, "now": now})


def reopen(db: Connection, guild: int, season: int, by: int, now: float) -> SeasonRow:
    """Have the final tables of a season made anew, with the standings as they were in the audit log.

    LeagueError `unknown-season`, `season-not-over`.
    """
    with db.transaction(guild):
        row = load_season(db, guild, season)
        if not row.final:
            raise LeagueError("season-not-over", name=row.name)
        top = db.execute(_TOP, (season, row.edition, ALL))
        standings = [dict(zip(("rank", "person", "name", "points"), place, strict=True)) for place in top]
        db.execute("UPDATE league_seasons SET reopened = 1 WHERE number = ?", (season,))
        refresh_season(db, guild, season)
        detail = {"season": row.name, "edition": row.edition, "standings": standings}
        note(db, guild, "league-season-reopen", by, detail, now)
    return row


def final_changes(db: Connection, season: SeasonRow) -> tuple[FinalChange, ...]:
    """Return what the edition that is read has changed, for those who may stand in lists; the best first."""
    if season.edition == 1:
        return ()
    now, was = (_standings(db, season.number, edition) for edition in (season.edition, season.edition - 1))
    changes = (FinalChange(member[1], was.get(member), now.get(member)) for member in {**now, **was})
    return tuple(change for change in changes if change.before != change.after)


def _standings(db: Connection, season: int, edition: int) -> dict[tuple[int, str], tuple[int, int]]:
    """Return rank and points of each member, by number and name."""
    rows = db.execute(_STANDINGS, (season, edition, ALL))
    return {(member, name): (rank, points) for member, name, rank, points in rows}


def outdated(db: Connection, guild: int, season: int | None = None) -> dict[int, str]:
    """Return the seasons (or this one) whose matches were corrected after their final tables were made, with names."""
    find = _OUTDATED.format(season="" if season is None else "AND s.number = ?")
    return dict(db.execute(find, (guild,) if season is None else (guild, season)).fetchall())


def final_games(db: Connection, season: SeasonRow) -> tuple[str, ...]:
    """Return the games that were played in a season that is over, the most players first."""
    find = """
        SELECT game, count(*) FROM league_finals WHERE season = ? AND edition = ? AND division = 0 AND game <> ?
        GROUP BY game ORDER BY 2 DESC, 1
    """
    return tuple(game for game, _ in db.execute(find, (season.number, season.edition, ALL)))
