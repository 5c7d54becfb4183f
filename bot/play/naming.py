"""The names of people in values of structs: what pages are made of has names as they were stored."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict, replace

from bot.games.text.reader import KnownName, Reader
from rendering import drawable

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
    names = dict(zip(people, reader.names(people), strict=True))
    named: T = _with(value, names)
    return named


def for_pictures(reader: Reader) -> Reader:
    """Return a reader of pictures: who has a name that no font here can draw goes by the username."""
    return replace(reader, people=_Drawn(reader.people)) if reader.people else reader


class _Drawn(Mapping[int, KnownName]):
    def __init__(self, people: Mapping[int, KnownName]) -> None:
        self._people = people

    def __getitem__(self, person: int) -> KnownName:
        known = self._people[person]
        return known if drawable(known.name) else replace(known, name=known.username)

    def __iter__(self) -> Iterator[int]:
        return iter(self._people)

    def __len__(self) -> int:
        return len(self._people)


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
