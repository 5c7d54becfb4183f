"""Several processes of the bot, one database, one Discord: the sandbox."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from bot.sandbox.waiting import PATIENCE
from tests.box import Rates, Sandbox
from tests.end_to_end.forks import RUNNER, Fork, Forks
from tests.end_to_end.world import Table, World

SHARDS = 4
LEASE = 2.0  # seconds; people have twelve


class Member:
    """A process of the fleet; `module` is what it runs."""

    module = RUNNER

    def __init__(self, fleet: "Fleet", name: str, shards: str, environment: dict[str, str]) -> None:
        self.fleet, self.name, self.shards, self.environment = fleet, name, shards, environment
        self.process: asyncio.subprocess.Process | Fork | None = None

    async def start(self) -> "Member":
        await self.begin()
        async with asyncio.timeout(PATIENCE):
            assert await self.process.stdout.readline() == b"ready\n", self.log
        return self

    async def begin(self) -> "Member":
        """Start it, and do not wait until it is ready."""
        place, box = self.fleet.box.endpoints(), self.fleet.box
        self.errors = (self.fleet.folder / f"{self.name}.log").open("ab")
        arguments = (
            self.fleet.address, place["api"], place["gateway"], place["cdn"], box.token, self.shards, self.name,
            str(self.fleet.lease), str(self.fleet.hurry),
        )  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **self.environment}
        if not self.environment:  # a library that is to be loaded first needs a start
            self.process = await self.fleet.forks.start(
                arguments, self.fleet.folder, self.errors, environment, module=self.module
            )
        else:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module, *arguments), stdout=asyncio.subprocess.PIPE, stderr=self.errors,
                cwd=self.fleet.folder, env=environment,
            )  # fmt: skip
        return self

    @property
    def log(self) -> str:
        return (self.fleet.folder / f"{self.name}.log").read_text()

    def tell(self, number: int) -> None:
        self.process.send_signal(number)

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        self.process._transport.close()
        self.errors.close()
        self.process = None
        return code

    async def kill(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                self.process.kill()
            await self.ended()


class Fleet(World):
    """A world in which several processes are the bot."""

    def __init__(self, box: Sandbox, dsn: str, folder: Path, forks: Forks) -> None:
        self.box, self.dsn, self.folder, self.bot, self.forks = box, dsn, folder, None, forks
        self.members: list[Member] = []
        self.lease, self.hurry = LEASE, 3600.0
        self.address = dsn  # by which the processes reach the database; the test's own way is `dsn`

    def new(self, name: str, shards: str = f"0-{SHARDS - 1}/{SHARDS}", **environment: str) -> Member:
        """A process that is not started yet."""
        self.members.append(Member(self, name, shards, environment))
        return self.members[-1]

    async def member(self, name: str, shards: str = f"0-{SHARDS - 1}/{SHARDS}", **environment: str) -> Member:
        return await self.new(name, shards, **environment).start()

    async def ask(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        async with await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as link:
            cursor = await link.execute(sql.encode(), values)
            return await cursor.fetchall() if cursor.description else []

    async def owners(self) -> dict[int, str]:
        """The names of those who have the shards."""
        rows = await self.ask("SELECT shard, owner FROM leases WHERE owner IS NOT NULL ORDER BY shard")
        return {shard: owner.rpartition("-")[0] for shard, owner in rows}

    async def owned(self, owners: dict[int, str]) -> None:
        """Wait until these have the shards."""
        async with asyncio.timeout(PATIENCE), await psycopg.AsyncConnection.connect(self.dsn, autocommit=True) as link:
            await link.execute("LISTEN boneyard_fleet")
            while await self.owners() != owners:
                async for _ in link.notifies(timeout=0.3, stop_after=1):  # who takes a free shard tells nobody
                    pass

    @property
    def shard(self) -> int:
        """The shard of the table's server."""
        return (self.box.table.guild_id >> 22) % SHARDS

    async def reopened(self, table: Table) -> None:
        """Open everybody's hand again: another process does not follow the old ones."""
        for person in table.people:
            await table.open_hand(person)

    async def stored(self) -> int:
        """How many entries the logs of the live tables have."""
        return (await self.ask("SELECT count(*) FROM log"))[0][0]


@pytest.fixture
async def fleet(dsn: str, tmp_path: Path, forks: Forks) -> AsyncIterator[Fleet]:
    async with Sandbox(rates=Rates.free(), shards=SHARDS) as box:
        made = Fleet(box, dsn, tmp_path, forks)
        try:
            yield made
        finally:
            for member in made.members:
                await member.kill()
