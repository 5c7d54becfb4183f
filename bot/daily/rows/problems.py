"""Rows of problems “find the move”, `store.problems`: each day's positions and people's answers. A problem is begun
and answered once. Those of the guild 0 come from computers' matches and are every server's.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.daily.rows.values import in_a_row
from storage.engines import Connection
from storage.rows import Rows, reads, writes
from storage.values import LogEntry

Tokens = tuple[str, ...]
_KEPT = 7  # days for which a position can be shown
_A_DAY = 3  # that count of a person, at most
_LOOKED = 60  # days for which it is known how far a server's matches were looked at: older ones are not chosen from
_PUT = """
INSERT INTO daily_problems (guild, day, game, place, position, moves, obvious, loss) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (guild, day, game, place) DO NOTHING
"""
_CHOSEN = "SELECT 1 FROM daily_problem_days WHERE day = ? AND game = ?"
_NOTE = "INSERT INTO daily_problem_days (day, game) VALUES (?, ?) ON CONFLICT (day, game) DO NOTHING"
_SERVER_CHOSEN = "SELECT 1 FROM daily_server_days WHERE guild = ? AND day = ? AND game = ?"
_SERVER_NOTE = """
INSERT INTO daily_server_days (guild, day, game, last) VALUES (?, ?, ?, ?) ON CONFLICT (guild, day, game) DO NOTHING
"""
_SOLVING = """
SELECT DISTINCT guild FROM daily_members AS m
WHERE EXISTS (SELECT 1 FROM daily_answers AS a WHERE a.person = m.person AND a.day >= ?) ORDER BY guild
"""
# In their order, behind those that were looked at: played to the end, and none of the people is hidden, banned,
# a second account or forgotten, or gave the seat away.
_MATCHES = """
SELECT m.number, m.channel, m.record FROM matches AS m
WHERE m.guild = ? AND m.game = ? AND m.ended >= ? AND m.ended < ? AND "end" IN ('target', 'rounds') AND m.record <> ''
AND m.number > (SELECT coalesce(max(d.last), 0) FROM daily_server_days AS d WHERE d.guild = m.guild AND d.game = m.game)
AND NOT EXISTS (
    SELECT 1 FROM results AS r LEFT JOIN league_members AS l ON l.guild = r.guild AND l.person = r.person
    WHERE r.match = m.number AND r.computer = 0 AND (
        r.person IS NULL OR r.player IS NOT NULL OR r.stood_in <> 0
        OR l.opted_out <> 0 OR l.banned <> 0 OR l.merged <> 0
    )
) ORDER BY m.number LIMIT ?
"""
_SEATS = "SELECT seat FROM results WHERE match = ? AND computer = 0 ORDER BY seat"
_COLUMNS = "SELECT number, day, game, place, position, moves, obvious, loss, guild FROM daily_problems WHERE "
_BEGIN = """
INSERT INTO daily_answers (problem, person, day, began, guild) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (problem, person) DO NOTHING
"""
_ANSWER = """
UPDATE daily_answers SET tokens = ?, solved = ? WHERE problem = ? AND person = ? AND tokens IS NULL AND began >= ?
"""
_OWN = """
SELECT p.number, a.began, a.tokens, a.solved FROM daily_answers AS a JOIN daily_problems AS p ON p.number = a.problem
WHERE a.person = ? AND p.day = ? AND p.game = ?
"""
_LISTED = """
NOT EXISTS (
    SELECT 1 FROM league_members AS l
    WHERE l.guild = m.guild AND l.person = m.person AND (l.opted_out <> 0 OR l.banned <> 0)
)
"""
_FINDERS = f"""
SELECT m.person, m.name FROM daily_members AS m JOIN daily_answers AS a ON a.person = m.person
WHERE m.guild = ? AND a.problem = ? AND a.solved = 1 AND {_LISTED} ORDER BY a.began, m.person LIMIT ?
"""
_COUNTS = "SELECT count(*), sum(solved) FROM daily_answers WHERE problem = ?"
# Who plays elsewhere too may have solved others than this server's.
_TABLE = f"""
SELECT person, name, sum(CASE WHEN solved > {_A_DAY} THEN {_A_DAY} ELSE solved END) AS counted FROM (
    SELECT m.person, m.name, sum(a.solved) AS solved
    FROM daily_members AS m JOIN daily_answers AS a ON a.person = m.person
    WHERE m.guild = ? AND a.day >= ? AND a.day < ? AND m.since <= a.day AND a.guild IN (0, m.guild) AND a.solved = 1
    AND {_LISTED} GROUP BY m.person, m.name, a.day
) AS days GROUP BY person, name ORDER BY counted DESC, person LIMIT ?
"""
_DAYS = "SELECT DISTINCT day FROM daily_answers WHERE person = ? AND solved = 1 AND day < ? ORDER BY day DESC"


class Position(msgspec.Struct, frozen=True):
    """The state of a match as tries are stored, header and log, and the seat that is to move, from 0."""

    header: str
    log: tuple[LogEntry, ...]
    seat: int = 0


class StoredProblem(NamedTuple):
    """A problem of a day: `place` from 1, all moves, the best first, and what the next best costs of the chance.

    `guild` is the server in which it was played, 0 for a match between computer players.
    """

    number: int
    day: int
    game: str
    place: int
    position: Position
    moves: tuple[Tokens, ...]
    obvious: Tokens
    loss: float
    guild: int = 0


class ProblemAnswer(NamedTuple):
    """Somebody's answer: `tokens` is None while there is none."""

    began: float
    tokens: Tokens | None
    solved: bool


class Finders(NamedTuple):
    """The people who opened a problem, how many of them solved it, and some of them."""

    opened: int
    solved: int
    people: tuple[tuple[int, str], ...]  # some, by their names on a server


class ProblemRows(Rows):
    """All methods raise StorageError."""

    @reads
    def of_day(self, db: Connection, day: int, game: str, guild: int = 0) -> list[StoredProblem]:
        """Return a day's problems of a game in a server, its own first; () until they are chosen."""
        sql = f"{_COLUMNS} day = ? AND game = ? AND guild IN (0, ?) ORDER BY guild, place"
        places = {problem.place: problem for problem in map(_read, db.execute(sql, (day, game, guild)))}
        return [places[place] for place in sorted(places)]

    @reads
    def chosen(self, db: Connection, day: int, game: str, guild: int = 0) -> bool:
        """Return True if a day's problems of a game were chosen, in a server's own matches too: any or none."""
        query = (_SERVER_CHOSEN, (guild, day, game)) if guild else (_CHOSEN, (day, game))
        return db.execute(*query).fetchone() is not None

    @reads
    def solving(self, db: Connection, since: int) -> list[int]:
        """Return the servers whose people opened a problem on that day or later."""
        return [guild for (guild,) in db.execute(_SOLVING, (since,))]

    @reads
    def matches(
        self, db: Connection, guild: int, game: str, times: tuple[float, float], most: int
    ) -> list[tuple[int, int, str, tuple[int, ...]]]:
        """Return so many of a server's matches that ended between two times and were not looked at yet.

        Of each the number, the channel, the record, and the seats of people, from 0.
        """
        return [
            (number, channel, record, tuple(seat - 1 for (seat,) in db.execute(_SEATS, (number,)).fetchall()))
            for number, channel, record in db.execute(_MATCHES, (guild, game, *times, most)).fetchall()
        ]

    @reads
    def get(self, db: Connection, number: int) -> StoredProblem | None:
        """Return a problem; None if there is none."""
        row = db.execute(f"{_COLUMNS} number = ?", (number,)).fetchone()
        return None if row is None else _read(row)

    @writes
    def put(
        self, db: Connection, day: int, game: str, problems: Sequence[StoredProblem], guild: int = 0, last: int = 0
    ) -> None:
        """Store what was chosen for a day, all or none, unless something was before; drop old days.

        `last`: the number of the last match of the server that was looked at.
        """
        with db.transaction(*([guild] if guild else [])):
            note = (_SERVER_NOTE, (guild, day, game, last)) if guild else (_NOTE, (day, game))
            if db.execute(*note).rowcount == 0:
                return
            for problem in problems:
                facts = (problem.position, problem.moves, problem.obvious)
                texts = [msgspec.json.encode(fact).decode() for fact in facts]
                db.execute(_PUT, (guild, day, game, problem.place, *texts, problem.loss))
            for table in ("daily_problems", "daily_problem_days"):
                db.execute(f"DELETE FROM {table} WHERE day < ?", (day - _KEPT,))
            if guild:
                db.execute("DELETE FROM daily_server_days WHERE guild = ? AND day < ?", (guild, day - _LOOKED))

    @writes
    def begin(self, db: Connection, problem: StoredProblem, person: int, now: float) -> ProblemAnswer:
        """Note when a person opened a problem, unless they did before; return how it stands."""
        db.execute(_BEGIN, (problem.number, person, problem.day, now, problem.guild))
        sql = "SELECT began, tokens, solved FROM daily_answers WHERE problem = ? AND person = ?"
        return _answer(db.execute(sql, (problem.number, person)).fetchone())

    @writes
    def answer(self, db: Connection, number: int, person: int, tokens: Tokens, solved: bool, since: float) -> bool:
        """Store an answer. False if there is one, or the problem was not opened since then."""
        text = msgspec.json.encode(tokens).decode()
        return db.execute(_ANSWER, (text, int(solved), number, person, since)).rowcount == 1

    @reads
    def answers_of(self, db: Connection, person: int, day: int, game: str) -> dict[int, ProblemAnswer]:
        """Return a person's answers to a day's problems, by the problem's number."""
        return {row[0]: _answer(row[1:]) for row in db.execute(_OWN, (person, day, game))}

    @reads
    def finders(self, db: Connection, number: int, guild: int, most: int) -> Finders:
        """Return who solved a problem, with so many names of a server at most, none of people who hide there."""
        opened, solved = db.execute(_COUNTS, (number,)).fetchone()
        people = db.execute(_FINDERS, (guild, number, most)).fetchall()
        return Finders(opened, solved or 0, tuple((person, name) for person, name in people))

    @reads
    def table(self, db: Connection, guild: int, first: int, today: int, most: int) -> list[tuple[int, str, int]]:
        """Return a server's people who solved most problems of these days before today, with how many."""
        return [(person, name, int(count)) for person, name, count in db.execute(_TABLE, (guild, first, today, most))]

    @reads
    def run(self, db: Connection, person: int, today: int) -> int:
        """Return on how many days in a row up to yesterday a person solved a problem."""
        return in_a_row((day for (day,) in db.execute(_DAYS, (person, today))), today - 1)


def _read(row: tuple[Any, ...]) -> StoredProblem:
    number, day, game, place, position, moves, obvious, loss, guild = row
    return StoredProblem(
        number,
        day,
        game,
        place,
        msgspec.json.decode(position, type=Position),
        msgspec.json.decode(moves, type=tuple[Tokens, ...]),
        msgspec.json.decode(obvious, type=Tokens),
        loss,
        guild,
    )


def _answer(row: tuple[Any, ...]) -> ProblemAnswer:
    began, tokens, solved = row
    return ProblemAnswer(began, None if tokens is None else msgspec.json.decode(tokens, type=Tokens), bool(solved))
