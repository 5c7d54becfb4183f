"""How values go out to PostgreSQL: each number as int8, whatever its size, so that a statement is prepared once."""

from collections.abc import Iterable
from struct import error as struct_error
from struct import pack
from typing import Any

from psycopg import DataError
from psycopg.adapt import AdaptersMap, Dumper
from psycopg.postgres import types
from psycopg.pq import Format
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

_HEAD = "!IIIII"  # one dimension, no NULL, the type of what is inside, how many there are, and from 1 on


class Numbers(list[int]):
    """A list that goes out as an array of int8."""


class Words(list[str]):
    """A list that goes out as an array of text."""


def listed(values: Iterable[Any]) -> list[Any]:
    """Return numbers or words as the array that they are; nothing as one of no type."""
    found = [*values]
    if not found:
        return found
    return Words(found) if isinstance(found[0], str) else Numbers(found)


class _FlagDumper(Int8Dumper):
    """Truth values as numbers: the schema keeps them so, in both engines."""

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _NumbersDumper(Dumper):
    """An array of int8 as PostgreSQL has it itself; psycopg's own takes the size of the largest number."""

    format = Format.BINARY
    oid = types["int8"].array_oid
    _inside = types["int8"].oid

    def dump(self, obj: Numbers) -> bytes:
        both = [part for number in obj for part in (8, number)]
        try:
            return pack(f"{_HEAD}{'iq' * len(obj)}", 1, 0, self._inside, len(obj), 1, *both)
        except struct_error as error:
            raise DataError("a number is none, or has more than 64 bits") from error


class _WordsDumper(Dumper):
    """An array of text as PostgreSQL has it itself: nothing in it need be escaped."""

    format = Format.BINARY
    oid = types["text"].array_oid
    _inside = types["text"].oid

    def dump(self, obj: Words) -> bytes:
        texts = [word.encode() for word in obj]
        if any(b"\0" in text for text in texts):
            raise DataError("a text has a NUL")
        parts = [part for text in texts for part in (len(text).to_bytes(4, "big"), text)]
        return b"".join((pack(_HEAD, 1, 0, self._inside, len(obj), 1), *parts))


def adapt(adapters: AdaptersMap) -> None:
    """Have a session send values so."""
    adapters.register_dumper(int, Int8Dumper)
    adapters.register_dumper(bool, _FlagDumper)
    adapters.register_dumper(str, StrDumper)
    adapters.register_dumper(Numbers, _NumbersDumper)
    adapters.register_dumper(Words, _WordsDumper)
