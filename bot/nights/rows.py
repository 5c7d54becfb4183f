"""Rows of game nights, `store.nights`. A night's row is replaced whole: a step is stored completely or not at all."""

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from bot.league.rules import LeagueError
from bot.league.schedule.deals import tell_secret
from bot.nights.rules.steps import without
from bot.nights.rules.values import Night
from storage.engines import Connection
from storage.errors import StorageError
from storage.personal import PersonalData, Traces
from storage.rows import Rows, reads, writes
from storage.values import Json

# Stores a step of a night: its number, and the function that returns the night after the step
Change = Callable[[int, Callable[[Night], Night]], Awaitable[Night]]
_DECODER = msgspec.json.Decoder(Night)
_LIVE = "SELECT number, version, body FROM nights WHERE live = 1 ORDER BY number"
_ONE = "SELECT number, version, body FROM nights WHERE number = ? AND guild = ?"
_RECORD = "SELECT number, record FROM matches WHERE guild = ? AND id = ?"
_EXPORT_KEYS = ("night", "guild", "channel", "made", "name")
_EXPORT = """
SELECT n.number, n.guild, n.channel, n.made, p.name, n.body
FROM night_people AS p JOIN nights AS n ON n.number = p.night WHERE p.person = ? ORDER BY n.number
"""


class Nights(Rows):
    """The nights of all servers. All methods raise StorageError."""

    @writes
    def open(self, db: Connection, night: Night) -> Night:
        """Store a new night, and return it with its number. LeagueError `night-here` if the channel has one."""
        with db.transaction(night.guild):
            taken = "SELECT 1 FROM nights WHERE guild = ? AND channel = ? AND live = 1"
            if db.execute(taken, (night.guild, night.channel)).fetchone() is not None:
                raise LeagueError("night-here")
            number = db.insert(
                "INSERT INTO nights (guild, channel, made, body) VALUES (?, ?, ?, ?)",
                (night.guild, night.channel, self._clock(), _body(night)),
            )
            made = replace(night, number=number, version=1)
            _save_people(db, made)
            return made

    @writes
    def save(self, db: Connection, night: Night, *, live: bool = True) -> Night:
        """Store a step of a night, and return it with its new version; it is on the disk then.

        `conflict` if another step was faster. `live` False: the night is over, and its last messages are posted.
        """
        with db.transaction(night.guild):
            update = """
                UPDATE nights SET version = version + 1, live = ?, body = ?
                WHERE number = ? AND guild = ? AND version = ?
            """
            key = (int(live), _body(night), night.number, night.guild, night.version)
            if db.execute(update, key).rowcount != 1:
                raise StorageError("conflict", night=night.number)
            _save_people(db, night)
            _tell_secrets(db, night, live)
        return replace(night, version=night.version + 1)

    @reads
    def live(self, db: Connection) -> list[Night]:
        """Return the live nights of all servers. A row that cannot be read is left out."""
        return [night for night in map(_readable, db.execute(_LIVE).fetchall()) if night is not None]

    @reads
    def find(self, db: Connection, guild: int, number: int) -> Night | None:
        """Return a night of a server by its number; None if there is none, or it cannot be read."""
        return _readable(db.execute(_ONE, (number, guild)).fetchone())


def _tell_secrets(db: Connection, night: Night, live: bool) -> None:
    """Put a round's secret into its records with its last table, or when the night is put away (`live` False)."""
    if not night.secrets or not night.round or (live and not night.round_over(night.round)):
        return
    for table in night.now_at():
        for name in filter(None, (*table.lost, table.table)):
            row = db.execute(_RECORD, (night.guild, f"{name}-1")).fetchone()
            if row is not None and row[1]:
                tell_secret(db, row[0], row[1], night.secrets[night.round - 1])


def _body(night: Night) -> str:
    return msgspec.json.encode(replace(night, number=0, version=0)).decode()


def _read(number: int, version: int, body: str) -> Night:
    return replace(_DECODER.decode(body), number=number, version=version)


def _readable(row: tuple[int, int, str] | None) -> Night | None:
    """Return the night of a row; None without one, or if it cannot be read."""
    try:
        return None if row is None else _read(*row)
    except (msgspec.DecodeError, UnicodeError):
        return None


def _save_people(db: Connection, night: Night) -> None:
    find = "SELECT person, name FROM night_people WHERE night = ?"
    before, after = dict(db.execute(find, (night.number,)).fetchall()), night.people()
    gone = [(night.number, person) for person in before.keys() - after.keys()]
    new = [(night.number, person, night.guild, name) for person, name in after.items() if before.get(person) != name]
    if gone:  # PostgreSQL is asked for nothing, too
        db.executemany("DELETE FROM night_people WHERE night = ? AND person = ?", gone)
    if new:
        write = """
            INSERT INTO night_people (night, person, guild, name) VALUES (?, ?, ?, ?)
            ON CONFLICT (night, person) DO UPDATE SET name = excluded.name
        """
        db.executemany(write, new)


# Privacy


def _export_nights(db: Connection, person: int) -> list[Json]:
    """Return the nights that name a person, as JSON: with what the person was there, and at which tables."""
    nights: list[Json] = []
    for *columns, body in db.execute(_EXPORT, (person,)).fetchall():
        night, tables = _DECODER.decode(body), list[Json]()
        at = night.guest(person)
        for table in night.tables:
            if at is not None and at in table.guests:
                seat = table.guests.index(at)
                played: dict[str, Json] = {"round": table.round, "place": table.places[seat] if table.places else None}
                scores: list[Json] = [row[table.sat[seat]] for row in table.scores]
                tables.append({**played, "scores": scores} if scores else played)
        state = "" if at is None else night.guests[at].state
        row: dict[str, Json] = dict(zip(_EXPORT_KEYS, columns, strict=True))
        nights.append({**row, "host": night.host == person, "state": state, "tables": tables})
    return nights


def _leave_nights(db: Connection, guild: int, traces: Traces) -> None:
    """Take a person out of a server's nights, within the caller's transaction."""
    person = traces.person
    find = "SELECT night FROM night_people WHERE person = ? AND guild = ?"
    for (number,) in db.execute(find, (person, guild)).fetchall():
        rest = without(_read(*db.execute(_ONE, (number, guild)).fetchone()), person)
        db.execute("UPDATE nights SET body = ?, version = version + 1 WHERE number = ?", (_body(rest), number))
        _save_people(db, rest)


NIGHT_DATA = PersonalData(
    exports={"nights": _export_nights},
    names_sql=("SELECT name FROM night_people WHERE person = :person",),
    guilds_sql=("SELECT guild FROM night_people WHERE person = :person",),
    leave=_leave_nights,
    delete_sql=("DELETE FROM nights WHERE guild = ?",),
)
