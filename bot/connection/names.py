"""People's present names: noted at clicks and look-ups of members, stored once a page shows them, put into values.

A name that somebody has chosen in a server stands before the nickname.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import discord
import msgspec
from msgspec.structs import asdict, replace

from bot.connection.service import Recent
from bot.games.text.reader import KnownName, Reader
from bot.tables.transaction import clean
from rendering import drawable
from storage import StorageError
from storage.names import NameRow, NameRows

_KEPT = 20_000  # names that are kept in memory
_log = logging.getLogger(__name__)


class Names:
    """The names of people by server. `note` hears them, and `load` stores those of people whom a page names."""

    def __init__(self, rows: NameRows) -> None:
        self._rows = rows
        self._names: Recent[tuple[int, int], KnownName | None] = Recent(_KEPT)
        self._unsaved: set[tuple[int, int]] = set()
        self._chosen: Recent[int, Mapping[int, str]] = Recent(_KEPT)  # by server, then by person

    def note(self, person: discord.User | discord.Member, guild: int) -> bool:
        """Remember what somebody is called in a server; True if they were called otherwise before."""
        key, now = (guild, person.id), KnownName(clean(person.display_name), person.name)
        before = self._names.get(key)
        if not guild or before == now:
            return False
        self._names[key] = now
        self._unsaved.add(key)
        return before is not None

    def of(self, guild: int) -> Mapping[int, KnownName]:
        """Return the names in a server that are in memory, now and later."""

        def everybody() -> Iterator[int]:
            return (person for (place, person), names in [*self._names.items()] if place == guild and names)

        def find(person: int) -> KnownName | None:
            names, chosen = self._names.get((guild, person)), self.chosen(guild).get(person)
            return replace(names, name=chosen) if names and chosen else names

        return _People(find, everybody)

    def chosen(self, guild: int) -> Mapping[int, str]:
        """Return the names that people have chosen in a server, by person, as far as they were read (`ready`)."""
        return self._chosen.get(guild, {})

    def name_of(self, person: discord.User | discord.Member, guild: int) -> str:
        """Return what somebody is called in a server, not yet cleaned."""
        return self.chosen(guild).get(person.id) or person.display_name

    async def ready(self, guild: int) -> None:
        """Read the names that were chosen in a server, unless they are in memory."""
        if guild and guild not in self._chosen:
            await self.refresh(guild)

    async def refresh(self, guild: int) -> None:
        """Read the names that were chosen in a server; the nicknames do if that fails."""
        try:
            self._chosen[guild] = await self._rows.chosen(guild)
        except StorageError as error:
            self._chosen.pop(guild, None)
            error.log(_log, "names that people chose")

    async def load(self, guild: int, people: Iterable[int | None]) -> None:
        """Bring the names of people into memory, and store what was heard of them. Pages do without if that fails."""
        await self.ready(guild)
        keys = [(guild, person) for person in people if person is not None]
        missing = [person for _, person in (key for key in keys if key not in self._names)]
        unsaved = [key for key in keys if key in self._unsaved]
        try:
            if missing:
                rows = {row.person: KnownName(row.name, row.username) for row in await self._rows.load(guild, missing)}
                for person in missing:
                    self._names.setdefault((guild, person), rows.get(person))
            if unsaved:
                self._unsaved.difference_update(unsaved)
                names = {person: self._names.get((guild, person)) for _, person in unsaved}
                await self._rows.save(
                    guild, [NameRow(who, name.name, name.username) for who, name in names.items() if name]
                )
        except StorageError as error:
            self._unsaved.update(key for key in unsaved if self._names.get(key))
            error.log(_log, "names of people")

    def forget(self, person: int) -> None:
        """Remember nothing of the person any more."""
        self._names.drop(lambda key: key[1] == person)
        self._unsaved = {key for key in self._unsaved if key[1] != person}
        for guild, chosen in [*self._chosen.items()]:
            self._chosen[guild] = {other: name for other, name in chosen.items() if other != person}

    def drop(self, guilds: Callable[[int], bool]) -> None:
        """Remember nobody in these servers: other processes change names there, and forget people."""
        self._names.drop(lambda key: guilds(key[0]))
        self._unsaved = {key for key in self._unsaved if not guilds(key[0])}
        self._chosen.drop(guilds)


class _People(Mapping[int, KnownName]):
    """Names by person, as `find` finds them now and later; `everybody` yields who has one."""

    def __init__(self, find: Callable[[int], KnownName | None], everybody: Callable[[], Iterator[int]]) -> None:
        self._find, self._everybody = find, everybody

    def __getitem__(self, person: int) -> KnownName:
        names = self._find(person)
        if names is None:
            raise KeyError(person)
        return names

    def __iter__(self) -> Iterator[int]:
        return self._everybody()

    def __len__(self) -> int:
        return sum(1 for _ in self)


T = TypeVar("T")


def people_in(value: object) -> Iterator[tuple[int | None, str]]:
    """Yield id and name of everybody in a value: of each struct with a `person` and a `name` that isn't hidden."""
    if isinstance(value, msgspec.Struct):
        fields = asdict(value)
        if _names_somebody(value):
            yield fields["person"], fields["name"]
        for part in fields.values():
            yield from people_in(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from people_in(part)


def renamed(value: T, reader: Reader) -> T:
    """Return a value with everybody's present name, each told apart from the others in it."""
    people = tuple(dict.fromkeys(people_in(value)))
    if not people:
        return value
    named: T = _with(value, dict(zip(people, reader.names(people), strict=True)))
    return named


def for_pictures(reader: Reader) -> Reader:
    """Return a reader of pictures: who has a name that no font here can draw goes by the username."""
    people = reader.people

    def drawn(person: int) -> KnownName | None:
        names = people.get(person)
        return names if names is None or drawable(names.name) else replace(names, name=names.username)

    return replace(reader, people=_People(drawn, people.__iter__)) if people else reader


def _names_somebody(value: msgspec.Struct) -> bool:
    fields = value.__struct_fields__
    return "person" in fields and "name" in fields and not getattr(value, "hidden", False)


def _with(value: Any, names: Mapping[tuple[int | None, str], str]) -> Any:
    if isinstance(value, tuple | list):
        return type(value)(_with(part, names) for part in value)
    if not isinstance(value, msgspec.Struct):
        return value
    before = asdict(value)
    fields = {field: _with(part, names) for field, part in before.items()}
    if _names_somebody(value):
        fields["name"] = names[fields["person"], fields["name"]]
    changed = {field: now for field, now in fields.items() if now is not before[field]}
    return replace(value, **changed) if changed else value
