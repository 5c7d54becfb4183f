"""Processes of the bot on a sandbox and a database, and what people wait for meanwhile."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psycopg

from bot.sandbox.model import Channel, Message
from tests.box import Rates, Sandbox
from tests.tools.load.players import Group, Measured

_PATIENCE = 120.0
_LOOK = 0.05  # seconds between two looks at leases
_AGAIN = 0.5  # seconds after which somebody clicks again where nobody answers


class Bots:
    """Some processes of the bot."""

    def __init__(self, box: Sandbox, dsn: str, folder: Path, shards: int) -> None:
        self.box, self.dsn, self._folder, self.shards = box, dsn, folder, shards
        self.running: dict[str, asyncio.subprocess.Process] = {}

    async def begin(self, name: str) -> asyncio.subprocess.Process:
        """Start a process for all shards; it is not up yet."""
        place = self.box.endpoints()
        folder = self._folder / name
        folder.mkdir(exist_ok=True)
        self.running[name] = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.tools.fleet.bot", self.dsn, place["api"], place["gateway"], place["cdn"]),
            *(self.box.token, f"0-{self.shards - 1}/{self.shards}", name),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        )
        return self.running[name]

    async def start(self, name: str) -> None:
        """Start a process, and wait until it owns all shards."""
        process = await self.begin(name)
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), _PATIENCE) == b"ready\n"
        await self.owns_all(name)

    async def owns_all(self, name: str) -> None:
        """Wait until a process has all shards."""
        query = "SELECT count(*) FROM leases WHERE owner LIKE %s"
        async with asyncio.timeout(_PATIENCE), await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as link:
            owned: object = None
            while owned != (self.shards,):
                await asyncio.sleep(_LOOK)
                owned = await (await link.execute(query, (f"{name}-%",))).fetchone()

    async def tell(self, name: str, number: signal.Signals) -> float:
        """End a process by a signal, and return when it was told."""
        at, process = time.monotonic(), self.running.pop(name)
        process.send_signal(number)
        await asyncio.wait_for(process.wait(), _PATIENCE)
        return at

    def places(self) -> Iterator[Channel]:
        """Yield a channel of a server of each shard."""
        missing = set(range(self.shards))
        while missing:
            guild = self.box.add_guild(f"Club {len(self.box.world.guilds)}")
            if (shard := (guild.id >> 22) % self.shards) in missing:
                missing.remove(shard)
                yield next(iter(guild.channels.values()))

    async def answers(self, place: Channel) -> float:
        """Press the settings of a lobby again and again until somebody answers, and return when that was."""
        ann = self.box.person("Ann")
        while True:
            click = await ann.click(board_in(self.box, place), emoji="⚙️")
            if (await click.done()).kind != "failed":
                return time.monotonic()
            await asyncio.sleep(_AGAIN)

    @contextmanager
    def playing(self, tables: int, gap: float, measured: Measured) -> Iterator[list[asyncio.Task[None]]]:
        """Let people play at so many tables, a click in `gap` seconds at each."""
        groups = [
            Group(self.box, self.box.channel(f"table-{n}"), "classic", [f"P{n}-{seat}" for seat in range(2)],
                  measured, n, ("classic",))
            for n in range(tables)
        ]  # fmt: skip
        tasks = [asyncio.create_task(group.play(gap)) for group in groups]
        try:
            yield tasks
        finally:
            for task in tasks:
                task.cancel()

    async def end(self) -> None:
        """End all processes."""
        for name in list(self.running):
            await self.tell(name, signal.SIGKILL)


def board_in(box: Sandbox, place: Channel) -> Message | None:
    """The newest board in a channel, None if there is none yet."""
    boards = [m for m in box.messages(place) if not m.ephemeral and m.buttons()]
    return boards[-1] if boards else None


@asynccontextmanager
async def bots(dsn: str, folder: Path, shards: int, identify: float) -> AsyncIterator[Bots]:
    """A sandbox of so many shards that takes an IDENTIFY in so many seconds, and no process yet."""
    async with Sandbox(rates=Rates.free(identify=(1, identify)), shards=shards) as box:
        made = Bots(box, dsn, folder, shards)
        try:
            yield made
        finally:
            await made.end()
