"""Loads live tables and finished matches from their rows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from .engines import Connection
from .errors import FAULTS, EngineError, storage_error
from .values import DamagedTable, FinishedMatch, LogEntry, MatchLine, Result, StoredTable

# Read from an index, so that a damaged row hides no other.
_TABLES = "SELECT number, id FROM tables"
_OF_SHARD = "SELECT number, id FROM tables WHERE (guild >> 22) % CAST(? AS BIGINT) = CAST(? AS BIGINT) ORDER BY id"
_MATCH = """
SELECT number, id, guild, channel, game, options, record, started, ended, "end", league, broken FROM matches
"""
_LATEST = """
SELECT number, id, game, ended FROM matches WHERE guild = ? AND channel = ? ORDER BY ended DESC, number DESC LIMIT ?
"""
_SEATS = "SELECT name, computer FROM results WHERE match = ? ORDER BY seat"
_SEAT = Result.__struct_fields__
_RESULTS = """
SELECT seat, person, name, computer, total, place, points, stood_in, highest, since,
       player, player_name, until, resigned, strong, turns, absent
FROM results WHERE match = ? ORDER BY seat
"""
_PLAYED = """
SELECT count(*) FROM (
  SELECT m.number FROM results AS r JOIN matches AS m ON m.number = r.match
  WHERE r.person = :person AND r.guild = :guild AND m.game = :game
  UNION SELECT m.number FROM results AS r JOIN matches AS m ON m.number = r.match
  WHERE r.player = :person AND r.guild = :guild AND m.game = :game LIMIT :enough) AS found
"""


class _DamageError(Exception):
    """A table's rows cannot be read; the reason is one of DamagedTable."""


def load_tables(db: Connection, of: tuple[int, int] | None = None) -> tuple[list[StoredTable], list[DamagedTable]]:
    """Load live tables (`of` one shard of so many), the oldest first, and name those that cannot be read."""
    good, damaged = [], []
    with db.snapshot():
        rows = db.execute(f"{_TABLES} ORDER BY id") if of is None else db.execute(_OF_SHARD, (of[1], of[0]))
        for number, table in sorted(rows.fetchall()):
            try:
                good.append(_load_table(db, table, number))
            except _DamageError as error:
                damaged.append(DamagedTable(table, str(error)))
    return good, damaged


def load_table(db: Connection, table: str) -> StoredTable | None:
    """Load one live table by its id; None if there is none, or if it cannot be read."""
    with db.snapshot():
        row = db.execute(f"{_TABLES} WHERE id = ?", (table,)).fetchone()
        try:
            return None if row is None else _load_table(db, table, row[0])
        except _DamageError:
            return None


def _load_table(db: Connection, table: str, number: int) -> StoredTable:
    try:
        row = db.execute("SELECT guild, channel, header FROM tables WHERE number = ?", (number,)).fetchone()
        log = db.execute('SELECT n, kind, body FROM log WHERE "table" = ? ORDER BY n', (number,)).fetchall()
    except FAULTS as error:
        raise _DamageError(_reason(error)) from error
    if row is None:
        raise _DamageError("page")
    guild, channel, header = row
    if [n for n, _, _ in log] != list(range(len(log))):
        raise _DamageError("log")
    try:
        msgspec.json.decode(header)
    except msgspec.DecodeError as error:
        raise _DamageError("header") from error
    return StoredTable(table, guild, channel, header, tuple(LogEntry(kind, body) for _, kind, body in log))


def _reason(error: Exception) -> str:
    """Return the reason of damage; raise an error of the whole database, which would make every table look damaged."""
    if isinstance(error, EngineError):
        raise storage_error(error) from error
    if not hasattr(error, "sqlite_errorcode"):
        return "text"
    fault = storage_error(error)
    if fault.code != "damaged":
        raise fault from error
    return "page"


def load_match(db: Connection, match: str, guild: int | None = None) -> FinishedMatch | None:
    """Load one match by its id; with `guild`, only if it was played there."""
    return _match(db, "WHERE id = ? AND (guild = ? OR CAST(? AS BIGINT) IS NULL)", (match, guild, guild))


def load_last_match(db: Connection, guild: int, channel: int) -> FinishedMatch | None:
    """Load the match that ended last in a channel."""
    return _match(db, "WHERE guild = ? AND channel = ? ORDER BY ended DESC, number DESC LIMIT 1", (guild, channel))


def load_latest(db: Connection, guild: int, channel: int, limit: int = 25) -> list[MatchLine]:
    """Load what a list of a channel's matches needs, the newest first; the records are not read."""
    with db.snapshot():
        lines = []
        for number, match, game, ended in db.execute(_LATEST, (guild, channel, limit)).fetchall():
            seats = tuple((name, bool(computer)) for name, computer in db.execute(_SEATS, (number,)))
            lines.append(MatchLine(match, game, ended, seats))
        return lines


def load_has_matches(db: Connection, guild: int) -> bool:
    """Return True if a match was finished in a guild."""
    return db.execute("SELECT 1 FROM matches WHERE guild = ? LIMIT 1", (guild,)).fetchone() is not None


def load_has_played(db: Connection, guild: int, person: int, game: str) -> bool:
    """Return True if a person has finished a match of a game in a guild, even in a seat taken over from another."""
    return not load_learners(db, guild, (person,), game, 1)


def load_last_game(db: Connection, guild: int, channel: int, person: int) -> str | None:
    """Return the game of the match that ended last in a channel, else of the person's last in the guild, else None."""
    here = "SELECT game FROM matches WHERE guild = ? AND channel = ? ORDER BY ended DESC, number DESC LIMIT 1"
    of_person = """SELECT m.game FROM results AS r JOIN matches AS m ON m.number = r.match
        WHERE r.person = ? AND r.guild = ? ORDER BY r.ended DESC, m.number DESC LIMIT 1"""
    row = db.execute(here, (guild, channel)).fetchone() or db.execute(of_person, (person, guild)).fetchone()
    return None if row is None else str(row[0])


def load_learners(db: Connection, guild: int, people: Sequence[int], game: str, enough: int) -> tuple[int, ...]:
    """Return those of the people who have finished fewer than `enough` matches of a game in a guild."""
    key = {"guild": guild, "game": game, "enough": enough}
    return tuple(person for person in people if db.execute(_PLAYED, {**key, "person": person}).fetchone()[0] < enough)


def load_last_end(db: Connection, guild: int) -> float | None:
    """Return the time at which the last match of a guild ended; None if none has."""
    ended: float | None = db.execute("SELECT max(ended) FROM matches WHERE guild = ?", (guild,)).fetchone()[0]
    return ended


def _match(db: Connection, where: str, values: tuple[int | str | None, ...]) -> FinishedMatch | None:
    with db.snapshot():
        row = db.execute(_MATCH + where, values).fetchone()
        if row is None:
            return None
        number, *columns, league, broken = row
        seats = [dict(zip(_SEAT, seat, strict=True)) for seat in db.execute(_RESULTS, (number,))]
    fields: dict[str, Any] = dict(zip(FinishedMatch.__struct_fields__, columns, strict=False))
    return FinishedMatch(
        **fields, league=bool(league), results=msgspec.convert(seats, tuple[Result, ...], strict=False), broken=broken
    )
