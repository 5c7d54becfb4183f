"""Rows of what people are called now, server by server."""

from collections.abc import Iterable
from typing import NamedTuple

from .engines import Connection
from .personal import PersonalData, Traces
from .rows import Rows, reads, writes
from .values import Json

_LOAD = "SELECT person, name, username FROM numbers(?) CROSS JOIN people_names ON guild = ? AND person = value"
_SAVE = """
INSERT INTO people_names (guild, person, name, username) VALUES (?, ?, ?, ?)
ON CONFLICT (guild, person) DO UPDATE SET name = excluded.name, username = excluded.username
"""


class NameRow(NamedTuple):
    """A person's name in a server, as it is (raw), and their username in Discord."""

    person: int
    name: str
    username: str


class NameRows(Rows):
    """The names of people. All methods raise StorageError."""

    @reads
    def load(self, db: Connection, guild: int, people: Iterable[int]) -> list[NameRow]:
        """Return the names of those whose names are stored."""
        return [NameRow(*row) for row in db.execute(_LOAD, (db.listed(people), guild)).fetchall()]

    @writes
    def save(self, db: Connection, guild: int, rows: Iterable[NameRow]) -> None:
        """Store names in place of older ones."""
        with db.transaction(guild):
            db.executemany(_SAVE, [(guild, *row) for row in rows])


# Privacy


def _export(db: Connection, person: int) -> list[Json]:
    rows = db.execute(
        "SELECT guild, name, username FROM people_names WHERE person = ? ORDER BY guild", (person,)
    ).fetchall()
    return [{"guild": guild, "name": name, "username": username} for guild, name, username in rows]


def _leave(db: Connection, guild: int, traces: Traces) -> None:
    db.execute("DELETE FROM people_names WHERE person = ? AND guild = ?", (traces.person, guild))


NAME_DATA = PersonalData(
    exports={"names_in_servers": _export},
    names_sql=(
        "SELECT name FROM people_names WHERE person = :person",
        "SELECT username FROM people_names WHERE person = :person",
    ),
    guilds_sql=("SELECT guild FROM people_names WHERE person = :person",),
    leave=_leave,
    delete_sql=("DELETE FROM people_names WHERE guild = ?",),
)
