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
    """A table with `number`, `guild` and `actor` from which a person is taken some hundred rows a transaction."""

    name: str
    order: str  # the column that orders a guild's rows in an index
    first: float  # a value before its first one
    text: str  # the column that may name a person
    json: bool  # that is JSON, else plain words


def _nothing(*_: object) -> None:
    pass


@dataclass(frozen=True)
class PersonalData:
    """A feature's data about people. The parameter of its statements about a person is `:person`."""

    exports: Mapping[str, Callable[[Connection, int], Json]] = field(default_factory=dict)  # by the export's keys
    names_sql: tuple[str, ...] = ()  # select a person's names by an index
    guilds_sql: tuple[str, ...] = ()  # select the guilds that know a person, by an index
    texts: tuple[TextTable, ...] = ()
    long: tuple[LongTable, ...] = ()
    # Run in a guild before its results lose the person, and after that, within the caller's transaction. `leave`
    # returns True if the guild's ban of the person is kept.
    prepare: Callable[[Connection, int, int], None] = _nothing
    leave: Callable[[Connection, int, Traces], bool | None] = _nothing
    forget: Callable[[Connection, int], int | None] = _nothing  # deletes what belongs to no guild; how many rows?
    # To delete a guild: before its tables and matches go, and after that.
    delete: Callable[[Connection, int], None] = _nothing
    delete_sql: tuple[str, ...] = ()


Personal: TypeAlias = tuple[PersonalData, ...]
