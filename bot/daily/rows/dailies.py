"""Rows of the deal of the day, `store.dailies`. They belong to no server, so no shard need be held for them.

A try is one row. A step changes nothing unless the log is as long as its sender believes.
"""

import hmac
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.daily.rows.values import DailyDeal, DailyEnd, PersonResult, PersonResults, StoredDaily, in_a_row, runs
from storage.engines import Connection
from storage.errors import StorageError
from storage.rows import Rows, reads, writes
from storage.values import LogEntry

_LETTERS = 32  # of a mark
_DEAL = "SELECT day, game, secret, promise, par, edition, choice FROM daily_deals"
_TRY = "SELECT number, person, day, game, name, header, log, started, score, ended, counted FROM dailies WHERE "
_MAKE = """
INSERT INTO daily_deals (day, game, secret, promise, edition, choice) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT (day, game) DO NOTHING
"""
_BEGIN = """
INSERT INTO dailies (person, day, game, name, header, log, entries, started) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person, day, game) DO NOTHING
"""
_STEP = """
UPDATE dailies SET name = ?, header = ?, log = log || ?, entries = entries + ?, score = ?, ended = ?, counted = ?
WHERE number = ? AND entries = ? AND ended IS NULL
"""
_SCORES = """
SELECT score, count(*) FROM dailies WHERE day = ? AND game = ? AND counted = 1 GROUP BY score ORDER BY score
"""
_DAYS = "SELECT DISTINCT day FROM dailies WHERE person = ? AND counted = 1 AND day <= ? ORDER BY day DESC"
_UNENDED = "person = ? AND day < ? AND ended IS NULL ORDER BY day DESC, number DESC LIMIT 1"
_OF_DEAL = "person = ? AND day = ? AND game = ?"
_SHOW = """
INSERT INTO daily_shown (number, guild) SELECT number, ? FROM dailies WHERE number = ?
ON CONFLICT (number, guild) DO NOTHING
"""
_ENDED = """
SELECT number, day, game FROM dailies WHERE person = ? AND ended IS NOT NULL ORDER BY day DESC, number DESC LIMIT ?
"""
# People of the server by their name there, without those who are hidden there, or whose result is taken out.
_BEST = """
SELECT m.name, d.score, m.person FROM daily_members AS m
JOIN dailies AS d ON d.person = m.person AND d.day = :day AND d.game = :game AND d.counted = 1
WHERE m.guild = :guild AND m.since <= :day
AND NOT EXISTS (SELECT 1 FROM daily_out AS o WHERE o.guild = m.guild AND o.day = :day AND o.person = m.person)
AND NOT EXISTS (
    SELECT 1 FROM league_members AS l
    WHERE l.guild = m.guild AND l.person = m.person AND (l.opted_out <> 0 OR l.banned <> 0)
)
ORDER BY d.score DESC, d.ended, d.number LIMIT :most
"""
_SAME = "(SELECT count(*) FROM dailies AS d WHERE d.day = o.day AND d.game = o.game AND d.counted = 1"
_COMPARED = f"""
SELECT o.day, o.game, o.score, {_SAME} AND d.score < o.score), {_SAME} AND d.score = o.score) - 1, {_SAME}) - 1
FROM dailies AS o WHERE o.person = ? AND o.counted = 1 AND o.day >= ? AND o.day <= ?
ORDER BY o.day DESC, o.number DESC LIMIT ?
"""
_DAYS_PLAYED = "SELECT DISTINCT day FROM dailies WHERE person = ? AND counted = 1 ORDER BY day"
_LINES = msgspec.json.Decoder(tuple[str, str])
_MOST = 400  # results that are compared with all others'


class PodiumRow(NamedTuple):
    """Somebody on a day's podium: the place, which equals share, the name, the score, and who that is."""

    place: int
    name: str
    score: int
    person: int = 0


def mark_of(secret: str, person: int) -> str:
    """Return the mark of a person who has seen a deal; without its secret nobody knows whose it is."""
    return hmac.digest(bytes.fromhex(secret), str(person).encode(), "sha256").hex()[:_LETTERS]


class DailyRows(Rows):
    """The deals of all days and people's tries. All methods raise StorageError."""

    @writes
    def make_deal(self, db: Connection, deal: DailyDeal, today: int) -> DailyDeal:
        """Store a deal unless its day has one of its game, and return what is stored; old days' marks are deleted."""
        db.execute(_MAKE, (deal.day, deal.game, deal.secret, deal.promise, deal.edition, deal.choice))
        db.execute("DELETE FROM daily_marks WHERE day < ?", (today,))
        return DailyDeal(*db.execute(f"{_DEAL} WHERE day = ? AND game = ?", (deal.day, deal.game)).fetchone())

    @reads
    def deal(self, db: Connection, day: int, game: str) -> DailyDeal | None:
        """Return a day's deal of a game; None if nobody has made it."""
        row = db.execute(f"{_DEAL} WHERE day = ? AND game = ?", (day, game)).fetchone()
        return None if row is None else DailyDeal(*row)

    @writes
    def set_par(self, db: Connection, day: int, game: str, par: int) -> None:
        """Store a strong player's result of a deal, unless it is known."""
        db.execute("UPDATE daily_deals SET par = ? WHERE day = ? AND game = ? AND par IS NULL", (par, day, game))

    @writes
    def begin(self, db: Connection, deal: DailyDeal, tried: StoredDaily) -> StoredDaily | None:
        """Store a try, and return the person's (the one before, if there is); None if they deleted their data since."""
        with db.transaction():
            mark = (deal.day, deal.game, mark_of(deal.secret, tried.person))
            if db.execute("SELECT 1 FROM daily_marks WHERE day = ? AND game = ? AND mark = ?", mark).fetchone():
                return None
            row = (tried.person, tried.day, tried.game, tried.name, tried.header, _written(tried.log))
            db.execute(_BEGIN, (*row, len(tried.log), tried.started))
        return _load(db, _OF_DEAL, (tried.person, tried.day, tried.game))

    @reads
    def find(self, db: Connection, person: int, day: int, game: str) -> StoredDaily | None:
        """Return a person's try of a day's deal of a game; None if there is none."""
        return _load(db, _OF_DEAL, (person, day, game))

    @reads
    def get(self, db: Connection, number: int) -> StoredDaily | None:
        """Return a try by its number; None if there is none."""
        return _load(db, "number = ?", (number,))

    @reads
    def unended(self, db: Connection, person: int, day: int) -> StoredDaily | None:
        """Return the last try of a person from before a day that is still open; None if there is none."""
        return _load(db, _UNENDED, (person, day))

    @writes
    def save(
        self,
        db: Connection,
        number: int,
        name: str,
        header: str,
        append: Sequence[LogEntry],
        expect: int,
        end: DailyEnd | None = None,
    ) -> None:
        """Store a step on the disk: what is appended to a log of as many entries as its sender expects.

        `end`: the try is over. StorageError `conflict` if another was faster, or the try is gone.
        """
        ended = (None, None, 0) if end is None else (end.score, end.at, int(end.counted))
        values = (name, header, _written(append), len(append), *ended, number, expect)
        if db.execute(_STEP, values).rowcount != 1:
            raise StorageError("conflict", table=f"daily {number}", expected=expect, found=None)

    @reads
    def scores(self, db: Connection, day: int, game: str) -> dict[int, int]:
        """Return all scores that count of a day's deal of a game, with how many people have each, the lowest first."""
        return {int(score): int(count) for score, count in db.execute(_SCORES, (day, game)).fetchall()}

    @reads
    def days(self, db: Connection, person: int, day: int) -> int:
        """Return on how many days in a row, the last of them that day, a person has ended a try in time."""
        return in_a_row((played for (played,) in db.execute(_DAYS, (person, day))), day)

    @writes
    def show(self, db: Connection, number: int, guild: int) -> None:
        """Note that a try was shown to all in a server, unless it was deleted meanwhile."""
        db.execute(_SHOW, (guild, number))

    @reads
    def is_shown(self, db: Connection, number: int, guild: int) -> bool:
        """Return True if a try was shown to all in a server."""
        sql = "SELECT 1 FROM daily_shown WHERE number = ? AND guild = ?"
        return db.execute(sql, (number, guild)).fetchone() is not None

    @reads
    def ended(self, db: Connection, person: int, most: int) -> list[tuple[int, int, str]]:
        """Return a person's tries that are over, those of the last days first: number, day and game of each."""
        return [*db.execute(_ENDED, (person, most)).fetchall()]

    @reads
    def results_of(self, db: Connection, person: int, first: int, last: int, today: int) -> PersonResults:
        """Return a person's results from the first of these days to the last, on all servers; 400 at most."""
        with db.snapshot():
            results = db.execute(_COMPARED, (person, first, last, _MOST)).fetchall()
            played = [int(day) for (day,) in db.execute(_DAYS_PLAYED, (person,)).fetchall()]
        newest, run, longest = runs(played)
        return PersonResults(tuple(PersonResult(*row) for row in results), run if newest >= today - 1 else 0, longest)

    @reads
    def podium(self, db: Connection, guild: int, day: int, game: str, most: int = 3) -> list[PodiumRow]:
        """Return the best results of a day's deal among a server's people, so many at most."""
        rows = db.execute(_BEST, {"guild": guild, "day": day, "game": game, "most": most}).fetchall()
        scores = [score for _, score, _ in rows]
        return [PodiumRow(scores.index(score) + 1, name, score, person) for name, score, person in rows]


def _load(db: Connection, where: str, values: tuple[int | str, ...]) -> StoredDaily | None:
    """Return the try of a row, None without one; StorageError `damaged` if a line of its log is none."""
    row = db.execute(_TRY + where, values).fetchone()
    if row is None:
        return None
    number, person, day, game, name, header, log, started, score, ended, counted = row
    end = None if ended is None else DailyEnd(int(score), ended, bool(counted))
    try:
        entries = tuple(LogEntry(*line) for line in _LINES.decode_lines(log))
    except msgspec.DecodeError as error:
        raise StorageError("damaged", reason=str(error)) from error
    return StoredDaily(number, person, day, game, name, header, entries, started, end)


def _written(log: Sequence[LogEntry]) -> str:
    return msgspec.json.Encoder().encode_lines((entry.kind, entry.body) for entry in log).decode()
