"""Loads what a feature keeps in memory about a shard's servers; the shard's tables do not wait for it, clicks do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from storage import StorageError
from storage.engines.fence import Fence

from .owner import LOADING_PATIENCE

_AGAIN_SECONDS = 1.0  # less than a click waits, so that nobody notices a read that fails once
_log = logging.getLogger(__name__)


class ShardLoader:
    """Runs `load(shard)` in the background until it succeeds, for each shard taken over; clicks await `loaded`."""

    def __init__(self, fence: Fence, load: Callable[[int], Awaitable[None]], name: str) -> None:
        """`name` says in logs what is loaded."""
        self._fence, self._load, self._name = fence, load, name
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self.patience = LOADING_PATIENCE  # seconds that a click waits

    async def begin(self, shard: int, *, wait: bool = False) -> None:
        """Begin to load a shard. With `wait`, return after the first attempt."""
        self.drop(shard)
        tried = asyncio.Event()
        self._tasks[shard] = asyncio.create_task(self._run(shard, tried), name=f"{self._name} of shard {shard}")
        if wait:
            await tried.wait()

    async def _run(self, shard: int, tried: asyncio.Event) -> None:
        failed = False
        while True:
            try:
                await self._load(shard)
                return
            except StorageError as error:
                if not (failed or error.away):
                    _log.warning("the %s of shard %d are loaded later: %s", self._name, shard, error)
            except Exception:
                if not failed:
                    _log.exception("the %s of shard %d cannot be loaded", self._name, shard)
            finally:
                tried.set()
            failed = True
            await asyncio.sleep(_AGAIN_SECONDS)

    def drop(self, shard: int) -> None:
        """Stop loading a shard, which this process has lost or gives away."""
        if task := self._tasks.pop(shard, None):
            task.cancel()

    def close(self) -> None:
        """Stop loading."""
        for shard in [*self._tasks]:
            self.drop(shard)

    def has(self, guild: int) -> bool:
        """Return True if a server's shard is loaded."""
        task = self._tasks.get(self._fence.shard_of(guild))
        return task is not None and task.done() and not task.cancelled()

    async def loaded(self, guild: int) -> None:
        """Return once a server's shard is loaded.

        StorageError `unreachable` if that takes longer than the patience, `superseded` if the shard is lost.
        """
        await self._loaded(self._fence.shard_of(guild))

    async def all_loaded(self) -> None:
        """Return once all shards are loaded; StorageError as `loaded`."""
        for shard in [*self._tasks]:
            await self._loaded(shard)

    async def _loaded(self, shard: int) -> None:
        task = self._tasks.get(shard)
        if task is None:
            raise StorageError("superseded", shard=shard)
        if not task.done():
            await asyncio.wait([task], timeout=self.patience)
        if not task.done():
            raise StorageError("unreachable", reason=f"the {self._name} are not loaded yet")
        if task.cancelled():
            raise StorageError("superseded", shard=shard)
