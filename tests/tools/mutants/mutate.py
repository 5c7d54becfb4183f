"""What can be wrong with a body: each value exchanged, left out or null, and each object with a key too many."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

_LONG = "x" * 5000
_TEXTS: tuple[Any, ...] = (None, 5, True, [], {}, "", " ", _LONG)
_DIGITS: tuple[Any, ...] = ("-1", "x", "9" * 18, "9" * 25)
_NUMBERS: tuple[Any, ...] = (None, "x", "1", True, [], {}, 1.5, -1, 0, 99, 2**31, 2**53, 2**63, 10**30)
_TRUTHS: tuple[Any, ...] = (None, "x", "true", 1, [], {})
_LISTS: tuple[Any, ...] = (None, "x", 5, {}, [], [None])
_OBJECTS: tuple[Any, ...] = (None, "x", 5, [], {})
_MANY = 101


@dataclass(frozen=True, slots=True)
class Mutant:
    """A body with one thing changed: where, and into what."""

    where: str
    what: str
    body: Any


def mutants(body: Any, where: str = "") -> Iterator[Mutant]:
    """All mutants of a body, those of its parts included."""
    for value in _instead(body):
        yield Mutant(where or "body", _quoted(value), value)
    if isinstance(body, dict):
        yield Mutant(where or "body", "one key more", {**body, "unknown_key": 1})
    for key, inner in _parts(body):
        here = f"{where}.{key}".lstrip(".")
        yield Mutant(here, "left out", _with(body, key))
        for mutant in mutants(inner, here):
            yield Mutant(mutant.where, mutant.what, _with(body, key, mutant.body))


def _instead(value: Any) -> tuple[Any, ...]:
    if isinstance(value, dict):
        return _OBJECTS
    if isinstance(value, list):
        return (*_LISTS, value * _MANY) if value else _LISTS
    if isinstance(value, bool):
        return _TRUTHS
    if isinstance(value, int | float):
        return _NUMBERS
    if isinstance(value, str):
        return (*_TEXTS, *_DIGITS) if value.isdecimal() else _TEXTS
    return ()


def _parts(value: Any) -> list[tuple[Any, Any]]:
    """Return the keys of an object or the places of a list, each with what is there."""
    if isinstance(value, dict):
        return list(value.items())
    return list(enumerate(value)) if isinstance(value, list) else []


def _with(value: Any, key: Any, *new: Any) -> Any:
    """Return a copy with something new at that key or place, or without it."""
    if isinstance(value, dict):
        return {**value, key: new[0]} if new else {k: v for k, v in value.items() if k != key}
    return [*value[:key], *new, *value[key + 1 :]]


def _quoted(value: Any) -> str:
    text = repr(value)
    if len(text) <= 30:
        return text
    return f"{len(value)} long" if isinstance(value, str | list) else f"{text[:29]}…"
