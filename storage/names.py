"""Rows of what people are called now, server by server; the names that they choose there are written by the league."""

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
_CHOSEN = "SELECT person, chosen FROM people_names WHERE guild = ? AND chosen_key IS NOT NULL"


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

    @reads
    def chosen(self, db: Connection, guild: int) -> dict[int, str]:
        """Return the names that people have chosen in a server, by person."""
        return dict(db.execute(_CHOSEN, (guild,)).fetchall())

    @writes
    def save(self, db: Connection, guild: int, rows: Iterable[NameRow]) -> None:
        """Store names in place of older ones."""
        with db.transaction(guild):
            db.executemany(_SAVE, [(guild, *row) for row in rows])


# Privacy


def _export(db: Connection, person: int) -> list[Json]:
    find = "SELECT guild, name, username, chosen, chosen_at FROM people_names WHERE person = ? ORDER BY guild"
    keys = ("guild", "name", "username", "chosen", "chosen_at")
    return [dict(zip(keys, row, strict=True)) for row in db.execute(find, (person,)).fetchall()]


def _leave(db: Connection, guild: int, traces: Traces) -> None:
    db.execute("DELETE FROM people_names WHERE person = ? AND guild = ?", (traces.person, guild))


NAME_DATA = PersonalData(
    exports={"names_in_servers": _export},
    names_sql=(
        "SELECT name FROM people_names WHERE person = :person",
        "SELECT username FROM people_names WHERE person = :person",
        "SELECT chosen FROM people_names WHERE person = :person",
    ),
    guilds_sql=("SELECT guild FROM people_names WHERE person = :person",),
    leave=_leave,
    delete_sql=("DELETE FROM people_names WHERE guild = ?",),
)
