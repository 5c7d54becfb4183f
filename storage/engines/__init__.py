"""The two engines, a SQLite file or a PostgreSQL database of several processes, and all that only one of them has.

Elsewhere in `storage` SQL is written so that both understand it, in functions that run whole on a connection's thread.
"""

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from storage.errors import ServerError

from .connection import IDLE, Connection, Place, Values, WorkerConnection, is_dsn
from .fence import Fence
from .sqlite.engine import SqliteEngine

if TYPE_CHECKING:  # its driver need not be installed where the database is a file
    from .postgres.engine import PostgresEngine

__all__ = ["Connection", "Engine", "Place", "Values", "WorkerConnection", "engine_of", "is_dsn", "reach"]
Engine: TypeAlias = "SqliteEngine | PostgresEngine"


def engine_of(place: Place, *, busy: float = 5.0, fence: Fence | None = None, idle: float = IDLE) -> Engine:
    """Return the engine of a place; `busy` is how many seconds to wait for another program's lock.

    A server ends a session that says nothing for `idle` seconds within a transaction. With a fence, a database is
    shared with other processes; a file never is.
    """
    if is_dsn(place):
        from .postgres.engine import PostgresEngine

        return PostgresEngine(str(place), busy, fence, idle)
    return SqliteEngine(Path(place), busy)


def reach(place: Place, *, patience: float = 10.0) -> None:
    """Raise ServerError if a place is on a server that cannot be used; a file is not checked."""
    if is_dsn(place):
        try:
            from .postgres.inspecting import greet
        except ImportError:
            raise ServerError("driver") from None
        greet(str(place), patience)
