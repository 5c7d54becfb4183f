"""Where a person is known, and by which names: what is to be read before somebody is forgotten.

Most of it is found by an index on the person. Texts that may mention somebody have none: they are read a few hundred
rows at once.
"""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from . import mentions
from .engines import Connection
from .privacy import indexed_names

END = 2**63 - 1
_KNOWN = """
SELECT guild FROM results WHERE person = :person UNION SELECT guild FROM results WHERE player = :person
UNION SELECT guild FROM audit WHERE actor = :person
UNION SELECT guild FROM table_people WHERE person = :person
UNION SELECT guild FROM fixture_players WHERE person = :person
UNION SELECT guild FROM fixture_cuts WHERE person = :person
UNION SELECT guild FROM night_people WHERE person = :person
UNION SELECT guild FROM league_members WHERE person = :person
UNION SELECT guild FROM daily_members WHERE person = :person
UNION SELECT guild FROM league_changes WHERE actor = :person
UNION SELECT guild FROM notify WHERE person = :person
UNION SELECT guild FROM own_settings WHERE person = :person
UNION SELECT guild FROM notify_blocks WHERE person = :person
UNION SELECT guild FROM notify_blocks WHERE blocked = :person
UNION SELECT guild FROM called WHERE person = :person UNION SELECT guild FROM calls WHERE caller = :person
"""


class _Texts(NamedTuple):
    """A table in which a person may stand where no index finds it: its key, and the columns with texts and an id."""

    key: str
    texts: tuple[str, ...]
    actor: str = ""


_WALKED = {
    "audit": _Texts("number", ("detail",)),
    "tables": _Texts("number", ("header",)),
    "log": _Texts("number", ("body",)),
    "settings": _Texts("guild", ("value",)),
    "league_seasons": _Texts("number", ("name",), "actor"),
    "league_pending": _Texts("number", ("seats", "reason"), "actor"),
}
WALKED = tuple(_WALKED)


class Traces(msgspec.Struct, frozen=True):
    """A person who is to be forgotten: by which names, and the guilds that know them.

    A name is looked for only there, elsewhere it is somebody else's.
    """

    person: int
    names: tuple[str, ...]
    guilds: tuple[int, ...]

    @property
    def words(self) -> frozenset[str]:
        """The names, to be looked for."""
        return frozenset(self.names)

    def joined(self, guilds: Iterable[int], names: Iterable[str]) -> "Traces":
        """Return the same with more guilds and names."""
        return Traces(self.person, tuple(sorted({*self.names, *names})), tuple(sorted({*self.guilds, *guilds})))


def known(db: Connection, person: int) -> Traces:
    """Return what is found of a person by indexes."""
    with db.snapshot():
        guilds = {guild for (guild,) in db.execute(_KNOWN, {"person": person})}
        return Traces(person, (), ()).joined(guilds, indexed_names(db, person))


def mentioned(db: Connection, table: str, traces: Traces, after: int, most: int) -> tuple[Traces, int | None]:
    """Read so many rows of a table that come `after` a key; return the traces with theirs, and the last key.

    None instead of a key: they were the table's last rows.
    """
    key, person = _WALKED[table].key, traces.person
    bound = f"SELECT {key} FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT 1 OFFSET ?"
    (last,) = db.execute(bound, (after, most - 1)).fetchone() or (None,)
    values = {"after": after, "last": last or END, "text": str(person), "person": person}
    for guild, *texts in db.execute(_mentions(table), values).fetchall():
        names = (mentions.names(mentions.parse(text), person) for text in texts)
        traces = traces.joined((guild,), set[str]().union(*names))
    return traces, last


def _mentions(table: str) -> str:
    """Return the statement that finds a person in a part of a table."""
    key, texts, actor = _WALKED[table]
    tests = [f"instr({text}, :text) > 0" for text in texts] + ([f"{actor} = :person"] if actor else [])
    return f"""
        SELECT guild, {", ".join(texts)} FROM {table}
        WHERE {key} > :after AND {key} <= :last AND ({" OR ".join(tests)})
    """
