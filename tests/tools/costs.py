"""`python -m tests.tools.costs`: what each command costs the host, for the table in docs/hosting/running.md.

The bot plays in the sandbox, in one process with it, for a server with 5,000 matches of 1,000 people. Each comes twice,
as the first time fills caches. Written is what the database's files grow by, and the wait is the longest work of one
call on the writer's thread: what a move waits behind.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.app.store import BotStore
from bot.sandbox.model import Message
from storage.engines import connection
from tests.box import Actor, ManualClock, Rates, Sandbox
from tests.end_to_end.world import World
from tests.tools.bench import league_rows

_PATHS = (  # a command, and the buttons on what it shows; the last step of each is measured
    *(("help",), ("rules",), ("learn",), ("daily",), ("mine",), ("hand",), ("table",), ("play",), ("replay",)),
    *(("league table",), ("league player",), ("league history",), ("league schedule",), ("settings",)),
    ("replay", "GIF"),
    ("replay", "Record"),
    ("replay", "Fair play"),
    ("league table", "Crosstable"),
    ("league table", "Records"),
    ("league table", "As text"),
    ("league table", "As text", "As CSV"),
    ("mine", "My data"),
    ("mine", "My data", "Send me my data"),
    ("mine", "My data", "Delete my data…"),
    ("mine", "My data", "Delete my data…", "Yes, delete it"),
)


class Costs:
    """A world whose every step is measured."""

    def __init__(self, world: World, person: Actor, place: Path) -> None:
        self._world, self._person, self._place = world, person, place
        self._longest, tried = 0.0, connection._tried

        def timed(function: Callable[..., Any], db: Any, /, *args: Any, **kwargs: Any) -> Any:
            began = time.perf_counter()
            try:
                return tried(function, db, *args, **kwargs)
            finally:
                if db is world.bot.store._writer._connection:
                    self._longest = max(self._longest, time.perf_counter() - began)

        connection._tried = timed

    async def print(self, *path: str) -> None:
        """Print a row of the table."""
        spent, grown, longest = [], 0, 0.0
        for _ in range(2):
            message = None
            for step in path[:-1]:
                message = await self._step(message, step)
            size, self._longest, began = self._size(), 0.0, time.process_time()
            await self._step(message, path[-1])
            spent.append(1000 * (time.process_time() - began))
            grown, longest = max(grown, self._size() - size), max(longest, self._longest)
        words = ", ".join((f"`/{path[0]}`", *path[1:]))
        print(f"| {words} | {spent[0]:.0f} ms | {spent[1]:.0f} ms | {grown / 1024:.0f} KiB | {1000 * longest:.1f} ms |")

    async def _step(self, message: Message | None, step: str) -> Message:
        sent = self._person.command(step) if message is None else self._person.click(message, step)
        answer = await self._world.answered(await sent)
        await self._world.settled()
        page = answer.message or message
        assert page is not None
        return page

    def _size(self) -> int:
        return sum(file.stat().st_size for file in self._place.parent.glob(f"{self._place.name}*"))


async def _run(folder: Path) -> None:
    clock, place = ManualClock(), folder / "boneyard.db"
    async with Sandbox(clock=clock, rates=Rates.free()) as box:
        ann = box.person("Ann")
        league_rows._GUILD = box.guild.id
        async with await BotStore.open(place) as store:
            await store._writer.call(league_rows._insert)
            await store._writer.call(lambda db: db.execute("UPDATE results SET person = ? WHERE person = 1", (ann.id,)))
        world = World(place, box, clock, luck="costs")
        await world.start()
        try:
            await world.bot.store.league.keeper.catch_up(box.guild.id)
            await (await world.match("Ann", "Ben", game="classic")).play(random.Random(1))
            costs = Costs(world, ann, place)
            for path in _PATHS:
                await costs.print(*path)
        finally:
            await world.stop()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(_run(Path(temporary)))
