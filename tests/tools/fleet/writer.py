"""A process of a fleet that only stores: moves of the tables whose servers it owns, as fast as they are stored.

`python -m tests.tools.fleet.writer DSN NAME SHARDS TTL TABLES PAUSE`. It says who it is (`by`), that it
works (`ready`), and each move once it is stored, one a line: the table, the move's number, and the time
(`time.monotonic`, which all processes of a machine share).
"""

import asyncio
import signal
import sys
import time

from bot.app.store import BotStore
from bot.fleet import Assignment, ShardOwner, read_shards
from bot.tables.clock import since_start
from storage import StorageError
from storage.engines.fence import Fence
from storage.values import LogEntry, TableChange

CHANNEL = 5
_AGAIN = 0.05  # seconds before a move is tried again that could not be stored


def guild_of(table: int) -> int:
    """The server of a table: tables go round the shards, of whatever number."""
    return table << 22 | 7


class Writer:
    """Stores moves of the tables of its shards; see `bot.fleet.Tenant`."""

    def __init__(self, store: BotStore, tables: int, pause: float) -> None:
        self._store, self._tables, self._pause = store, tables, pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._leaving: set[int] = set()

    def _of(self, shard: int) -> list[int]:
        return [n for n in range(self._tables) if self._store.fence.shard_of(guild_of(n)) == shard]

    async def gained(self, shard: int) -> None:
        lengths = {table.table: len(table.log) for table in await self._store.live_tables(shard)}
        for n in self._of(shard):
            self._leaving.discard(n)
            self._tasks[n] = asyncio.create_task(self._play(n, lengths.get(f"t{n}", 0)))

    async def leave(self, shard: int) -> None:
        tables = self._of(shard)
        self._leaving.update(tables)
        await asyncio.gather(*(self._tasks[n] for n in tables if n in self._tasks), return_exceptions=True)

    async def lost(self, shard: int) -> None:
        await self.leave(shard)

    def back(self) -> None:
        pass

    async def _play(self, n: int, length: int) -> None:
        while n not in self._leaving:
            try:
                await self._store.save(self._move(n, length))
            except StorageError as error:
                if error.code == "superseded":
                    return
                await asyncio.sleep(_AGAIN)
                length = await self._stored(n, length)
                continue
            _say(f"{n} {length} {time.monotonic()}")
            length += 1
            await asyncio.sleep(self._pause)

    def _move(self, n: int, length: int) -> TableChange:
        body = f'{{"n":{length},"by":"{self._store.fence.owner}"}}'
        return TableChange(
            f"t{n}", guild_of(n), CHANNEL, "live", '{"seats":[]}', (LogEntry("action", body),), expect=length
        )

    async def _stored(self, n: int, known: int) -> int:
        """How long a table's log is by now, as far as the database tells."""
        try:
            table = await self._store.live_table(f"t{n}")
        except StorageError:
            return known
        return known if table is None else len(table.log)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(dsn: str, name: str, shards: str, ttl: str, tables: str, pause: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    numbers, of = read_shards(shards)
    assignment = Assignment(numbers, of, 0, name)
    fence = Fence(assignment.owner, of, since_start)
    async with await BotStore.open(dsn, fence=fence, program=name, ttl=float(ttl)) as store:
        _say(f"by {fence.owner}")
        owner = ShardOwner(store.leases, fence, assignment)
        await owner.begin(of, Writer(store, int(tables), float(pause)))
        for shard in numbers:  # no session with Discord has to stand here
            owner.ready(shard)
        keeping = asyncio.create_task(owner.keep())
        _say("ready")
        await stop.wait()
        await owner.close()
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
