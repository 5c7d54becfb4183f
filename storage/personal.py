"""What a feature holds about people. Each feature has one `PersonalData` beside its rows.

Export, forgetting and the deletion of a guild walk a tuple of them, in its order.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

import msgspec

from .engines import Connection
from .values import Json


class Traces(msgspec.Struct, frozen=True):
    """A person who is to be forgotten: their names, and the guilds that know them.

    A name is looked for only in these guilds. Elsewhere it is somebody else's.
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


class TextTable(NamedTuple):
    """A table in which no index finds a person: its key, and the columns with texts, and with a person's id."""

    table: str
    key: str
    columns: tuple[str, ...]
    actor: str = ""


class LongTable(NamedTuple):
    """A table with `number`, `guild` and `actor` from which a person is taken some hundred rows a transaction.

    `order` is the column that orders a guild's rows in an index, and `first` a value before its first. `text` is the
    column that may name a person: JSON, or plain words.
    """

    name: str
    order: str
    first: float
    text: str
    json: bool


def _nothing(*_: object) -> None:
    pass


@dataclass(frozen=True)
class PersonalData:
    """A feature's data about people.

    `exports` are the keys of the export with their functions. `names_sql` and `guilds_sql` select a person's names and
    guilds by an index; their parameter is `:person`.

    To forget a person `prepare` runs in a guild before its results lose the person, and `leave` after that; `leave`
    returns True if the guild's ban of the person is kept. Both run in the caller's transaction. `forget` deletes what
    belongs to no guild, and returns how many rows that were.

    To delete a guild `delete` runs before the guild's tables and matches go, and each of `delete_sql` after that.
    """

    exports: Mapping[str, Callable[[Connection, int], Json]] = field(default_factory=dict)
    names_sql: tuple[str, ...] = ()
    guilds_sql: tuple[str, ...] = ()
    texts: tuple[TextTable, ...] = ()
    long: tuple[LongTable, ...] = ()
    prepare: Callable[[Connection, int, int], None] = _nothing
    leave: Callable[[Connection, int, Traces], bool | None] = _nothing
    forget: Callable[[Connection, int], int | None] = _nothing
    delete: Callable[[Connection, int], None] = _nothing
    delete_sql: tuple[str, ...] = ()


Personal: TypeAlias = tuple[PersonalData, ...]
