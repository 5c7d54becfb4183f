"""The rows of the deal of the day, on a connection's thread. They are no server's, so no shard need be held for them.

A try is one row: a step of it is one statement, which changes nothing unless the log is as long as its sender believes.
So two processes that play one person's try at the same time cannot both have their way.
"""

import hmac
from collections.abc import Sequence
from typing import Any

import msgspec

from storage.engines import Connection
from storage.errors import StorageError
from storage.values import LogEntry

from .values import DailyChange, DailyDeal, DailyEnd, Scores, StoredDaily

_LETTERS = 32  # of a mark
_DEAL = "SELECT day, game, secret, promise, par FROM daily_deals"
_TRY = "SELECT number, person, day, game, name, header, log, started, score, ended, counted FROM dailies WHERE "
_MAKE = "INSERT INTO daily_deals (day, game, secret, promise) VALUES (?, ?, ?, ?) ON CONFLICT (day, game) DO NOTHING"
_BEGIN = """
INSERT INTO dailies (person, day, game, name, header, log, entries, started) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, day, game) DO NOTHING
"""
_STEP = """
UPDATE dailies SET name = ?, header = ?, log = log || ?, entries = entries + ?
WHERE number = ? AND entries = ? AND ended IS NULL
"""
_END = """
UPDATE dailies SET name = ?, header = ?, log = log || ?, entries = entries + ?, score = ?, ended = ?, counted = ?
WHERE number = ? AND entries = ? AND ended IS NULL
"""
_SCORES = """
SELECT score, count(*) FROM dailies WHERE day = ? AND game = ? AND counted = 1 GROUP BY score ORDER BY score
"""
_DAYS = "SELECT DISTINCT day FROM dailies WHERE person = ? AND counted = 1 AND day <= ? ORDER BY day DESC"
_UNENDED = "person = ? AND day < ? AND ended IS NULL ORDER BY day DESC, number DESC LIMIT 1"


def mark_of(secret: str, person: int) -> str:
    """Return the mark of a person who has seen a deal; without its secret nobody knows whose it is."""
    return hmac.digest(bytes.fromhex(secret), str(person).encode(), "sha256").hex()[:_LETTERS]


def make_deals(db: Connection, deals: Sequence[DailyDeal]) -> list[DailyDeal]:
    """Store deals that are not there yet, and return those that are now: who comes first has made them.

    Marks of days before the first of them go.
    """
    first = min(deal.day for deal in deals)
    db.executemany(_MAKE, [(deal.day, deal.game, deal.secret, deal.promise) for deal in deals])
    db.execute("DELETE FROM daily_marks WHERE day < ?", (first,))
    days = sorted({deal.day for deal in deals})
    found = db.execute(f"{_DEAL} WHERE day >= ? AND day <= ? ORDER BY day, game", (days[0], days[-1]))
    return [DailyDeal(*row) for row in found.fetchall()]


def load_deal(db: Connection, day: int, game: str) -> DailyDeal | None:
    """Return a day's deal of a game; None if nobody has made it."""
    row = db.execute(f"{_DEAL} WHERE day = ? AND game = ?", (day, game)).fetchone()
    return None if row is None else DailyDeal(*row)


def save_par(db: Connection, day: int, game: str, par: int) -> None:
    """Store what a strong player made of a deal, unless it is known."""
    known = "UPDATE daily_deals SET par = ? WHERE day = ? AND game = ? AND par IS NULL"
    db.execute(known, (par, day, game))


def begin(db: Connection, deal: DailyDeal, tried: StoredDaily) -> StoredDaily | None:
    """Store the beginning of a try, unless the person has one; return the one that is there.

    None if the person has seen the deal before and deleted their data since.
    """
    with db.transaction():
        mark = (deal.day, deal.game, mark_of(deal.secret, tried.person))
        if db.execute("SELECT 1 FROM daily_marks WHERE day = ? AND game = ? AND mark = ?", mark).fetchone():
            return None
        row = (tried.person, tried.day, tried.game, tried.name, tried.header, _written(tried.log))
        db.execute(_BEGIN, (*row, len(tried.log), tried.started))
    return find(db, tried.person, tried.day, tried.game)


def find(db: Connection, person: int, day: int, game: str) -> StoredDaily | None:
    """Return a person's try of a day's deal of a game; None if there is none."""
    return _one(db, "person = ? AND day = ? AND game = ?", (person, day, game))


def load(db: Connection, number: int) -> StoredDaily | None:
    """Return a try by its number."""
    return _one(db, "number = ?", (number,))


def load_unended(db: Connection, person: int, day: int) -> StoredDaily | None:
    """Return the last try of a person from before a day that has not come to its end."""
    return _one(db, _UNENDED, (person, day))


def load_entries(db: Connection, number: int) -> int | None:
    """Return how many entries the log of a try has that is being played; None if it is not."""
    row = db.execute("SELECT entries FROM dailies WHERE number = ? AND ended IS NULL", (number,)).fetchone()
    return None if row is None else int(row[0])


def save(db: Connection, change: DailyChange) -> None:
    """Store a step of a try; StorageError `conflict` if another one was faster, or the try is gone."""
    values: tuple[Any, ...] = (change.name, change.header, _written(change.append), len(change.append))
    end, sql = change.end, _STEP
    if end is not None:
        sql, values = _END, (*values, end.score, end.at, int(end.counted))
    if db.execute(sql, (*values, change.number, change.expect)).rowcount != 1:
        raise StorageError("conflict", table=f"daily {change.number}", expected=change.expect, found=None)


def load_scores(db: Connection, day: int, game: str) -> Scores:
    """Return all scores that count of a day's deal of a game."""
    found = db.execute(_SCORES, (day, game)).fetchall()
    return Scores(tuple((int(score), int(count)) for score, count in found))


def load_days(db: Connection, person: int, day: int) -> int:
    """Return on how many days in a row, the last of them that day, a person has ended a try in time."""
    days = 0
    for (played,) in db.execute(_DAYS, (person, day)):
        if played != day - days:
            break
        days += 1
    return days


def _one(db: Connection, where: str, values: tuple[int | str, ...]) -> StoredDaily | None:
    row = db.execute(_TRY + where, values).fetchone()
    return None if row is None else read(row)


def read(row: Sequence[Any]) -> StoredDaily:
    """Return the try of a row."""
    number, person, day, game, name, header, log, started, score, ended, counted = row
    end = None if ended is None else DailyEnd(int(score), ended, bool(counted))
    return StoredDaily(number, person, day, game, name, header, _entries(log), started, end)


def _written(log: Sequence[LogEntry]) -> str:
    """Write entries, a line for each."""
    return "".join(msgspec.json.encode((entry.kind, entry.body)).decode() + "\n" for entry in log)


def _entries(log: str) -> tuple[LogEntry, ...]:
    """Read the lines of a log; StorageError `damaged` if one is none."""
    try:
        lines = [msgspec.json.decode(line, type=tuple[str, str]) for line in log.splitlines()]
    except msgspec.DecodeError as error:
        raise StorageError("damaged", reason=str(error)) from error
    return tuple(LogEntry(*line) for line in lines)
