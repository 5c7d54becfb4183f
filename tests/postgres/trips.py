"""How often a session waits for PostgreSQL: once for each call of the driver, also for one that writes many rows.

The first calls of a statement may take one more, until it is prepared.
"""

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import psycopg
from psycopg import RawCursor

from storage.engines.postgres import connection

_execute = psycopg.Connection.execute


@contextmanager
def noting_trips(queries: list[str]) -> Iterator[None]:
    """Note what each round trip of storage's sessions asks."""

    def note(query: object) -> None:
        queries.append(query.decode() if isinstance(query, bytes) else str(query))

    class Noting(RawCursor[tuple[Any, ...]]):
        def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
            note(query)
            return super().execute(query, params, **options)

        def executemany(self, query: Any, params_seq: Any, **options: Any) -> None:
            note(query)
            super().executemany(query, params_seq, **options)

    def execute(self: Any, query: Any, *values: Any, **options: Any) -> Any:
        note(query)
        return _execute(self, query, *values, **options)

    with patch.object(connection, "RawCursor", Noting), patch.object(psycopg.Connection, "execute", execute):
        yield


async def trips(work: Awaitable[object]) -> list[str]:
    """Return what each round trip of some work asks."""
    queries: list[str] = []
    with noting_trips(queries):
        await work
    return queries
