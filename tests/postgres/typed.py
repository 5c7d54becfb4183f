"""Values have the type of the place they go to: a real number beside a column of integers, and no index is used.

What is compared is what Python sends with what PostgreSQL takes a place to be if nobody says it.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import psycopg
from psycopg import RawCursor
from psycopg.pq import ExecStatus

from storage.engines.postgres import connection

_FITS = {  # an integer may stand where a real number is: it is turned into one before anything is looked for
    "int": {"int8", "int4", "float8"},
    "bool": {"int8", "int4"},
    "float": {"float8"},
    "str": {"text", "json"},
    "list of int": {"int8[]"},
    "list of str": {"text[]"},
}
Sent = tuple[bytes, tuple[str, ...]]  # a statement, and a type for each of its places


class Typed:
    """Notes what is sent to PostgreSQL, statement by statement with the types of its values."""

    def __init__(self) -> None:
        self._new: set[Sent] = set()
        self._seen: set[Sent] = set()

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note what connections send meanwhile."""
        note = self._note

        class Noting(RawCursor[tuple[Any, ...]]):
            def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
                note(query, [params or ()])
                return super().execute(query, params, **options)

            def executemany(self, query: Any, params_seq: Any, **options: Any) -> None:
                note(query, params_seq)
                super().executemany(query, params_seq, **options)

        with patch.object(connection, "RawCursor", Noting):
            yield

    def _note(self, query: bytes, rows: Iterable[Sequence[object]]) -> None:
        kinds = {tuple(map(_kind, row)) for row in rows}
        self._new |= {(query, row_kinds) for row_kinds in kinds if row_kinds} - self._seen

    def wrong(self, dsn: str) -> list[str]:
        """Return what was sent since the last look and does not fit, in the schema of a database."""
        new, self._new = self._new, set()
        if not new:
            return []
        with psycopg.connect(dsn, autocommit=True) as link:
            wrong = {statement: fault for statement in new for fault in _misfits(link, *statement)}
        self._seen |= new.difference(wrong)
        return [*wrong.values()]


def _kind(value: object) -> str:
    """Return the name of a value's type; "" where it has none."""
    if isinstance(value, list):
        return f"list of {_kind(value[0])}" if value else ""
    return "" if value is None else type(value).__name__


def _misfits(link: psycopg.Connection[Any], query: bytes, kinds: Sequence[str]) -> Iterator[str]:
    places = types_of(link, query)
    for n, (kind, place) in enumerate(zip(kinds, places, strict=True), 1):
        if kind and place not in _FITS[kind]:
            yield f"a {kind} for ${n}, which is {place}: {query.decode()}"


def types_of(link: psycopg.Connection[Any], query: bytes) -> list[str]:
    """Return the types of a statement's places as PostgreSQL finds them in its schema; ValueError if it refuses it."""
    prepared = link.pgconn.prepare(b"", query)
    if prepared.status != ExecStatus.COMMAND_OK:
        raise ValueError(f"{prepared.error_message.decode()}: {query.decode()}")
    description = link.pgconn.describe_prepared(b"")
    return [_name(link, description.param_type(n)) for n in range(description.nparams)]


def _name(link: psycopg.Connection[Any], number: int) -> str:
    type_info = link.adapters.types[number]
    return type_info.name if number == type_info.oid else f"{type_info.name}[]"
