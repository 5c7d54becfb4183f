"""The base of features' rows: methods whose bodies run on the thread of a connection."""

import functools
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, TypeVar

from .engines import Connection, WorkerConnection

P = ParamSpec("P")
R = TypeVar("R", bound="Rows")
T = TypeVar("T")


class Rows:
    """Rows of a feature. `clock` returns seconds since 1970."""

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection, clock: Callable[[], float]) -> None:
        self._writer, self._reader, self._clock = writer, reader, clock


def reads(method: Callable[Concatenate[R, Connection, P], T]) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Turn a method that reads from a connection into a coroutine method that needs none."""

    @functools.wraps(method)
    async def call(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._reader.call(lambda db: method(self, db, *args, **kwargs))

    return call


def writes(method: Callable[Concatenate[R, Connection, P], T]) -> Callable[Concatenate[R, P], Coroutine[Any, Any, T]]:
    """Turn a method that writes to a connection into a coroutine method that needs none."""

    @functools.wraps(method)
    async def call(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._writer.call(lambda db: method(self, db, *args, **kwargs))

    return call
