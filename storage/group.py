"""Group commit: changes of many tables that wait at the same time are stored in one transaction and one thread hop."""

import asyncio
from collections.abc import Callable, Sequence

from .engines import WorkerConnection
from .errors import StorageError, is_superseded
from .saving import Saver
from .values import TableChange, WriteCounts

_Waiting = tuple[TableChange, asyncio.Future[None]]


class GroupCommit:
    """Collects changes while the connection is busy, and stores all that wait together."""

    def __init__(self, line: WorkerConnection, saver: Saver, clock: Callable[[], float]) -> None:
        self._line = line
        self._saver = saver
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._commits = self._changes = self._superseded = 0

    @property
    def counts(self) -> WriteCounts:
        """The changes that were stored and those that were refused, since the start."""
        return WriteCounts(self._commits, self._changes, self._superseded)

    def save(self, change: TableChange) -> asyncio.Future[None]:
        """Return a future that is done when the change is on the disk, or fails with a StorageError.

        Cancelling it does not take the change back: it is stored whole, in its turn.
        """
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group commit")
        return future

    async def drain(self) -> None:
        """Return when no change waits any more."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Store a batch and wake its callers, each with an error of its own if there is one."""
        changes = [change for change, _ in batch]
        errors: Sequence[Exception | None]
        try:
            errors = await self._line.call(self._saver.save, changes, self._clock())
        except StorageError as error:
            errors = [StorageError(error.code, **error.data) for _ in batch]
        except Exception as error:  # a bug: all callers get it
            errors = [error] * len(batch)
        except asyncio.CancelledError:  # the loop ends; the thread still stores the batch
            for _, future in batch:
                future.cancel()
            raise
        self._count(errors)
        for (_, future), outcome in zip(batch, errors, strict=True):
            if future.done():  # its caller was cancelled
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)

    def _count(self, errors: Sequence[Exception | None]) -> None:
        stored = sum(error is None for error in errors)
        self._commits, self._changes = self._commits + bool(stored), self._changes + stored
        self._superseded += sum(is_superseded(error) for error in errors)
