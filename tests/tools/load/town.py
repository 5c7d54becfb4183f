"""A town that plays: a sandbox with many groups of people, and the bot in a process of its own."""

import asyncio
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

from tests.box import Rates, Sandbox
from tests.fleet.server import faketime
from tests.tools.load.players import Group, Measured
from tests.tools.load.process import Memory, memory, processor
from tests.tools.load.solo import Solo

_SEATS = 4
_PATIENCE = 60.0  # seconds after which a bot that does not tell is broken


class Town:
    """People who play, and the process of the bot that they play with; its clock runs `speed` times as fast."""

    def __init__(
        self, bot: asyncio.subprocess.Process, groups: Sequence[Group], measured: Measured, speed: float = 1.0
    ) -> None:
        self._bot, self.groups, self.measured, self._speed = bot, groups, measured, speed
        self._playing: list[asyncio.Task[None]] = []
        self.began = time.perf_counter()

    def play(self, gap: float) -> None:
        """Let all groups play, a click about every `gap` seconds of the bot's clock at each table."""
        self.began = time.perf_counter()
        self._playing = [asyncio.create_task(group.play(gap / self._speed)) for group in self.groups]

    @property
    def begun(self) -> list[Group]:
        """The groups whose first match has begun."""
        return [group for group in self.groups if group.matches]

    def check(self) -> None:
        """Raise what has ended somebody's playing."""
        for task in self._playing:
            if task.done():
                task.result()

    @property
    def seconds(self) -> float:
        """For how long they have been playing, by the bot's clock."""
        return (time.perf_counter() - self.began) * self._speed

    def memory(self) -> Memory:
        """What the bot takes."""
        return memory(self._bot.pid)

    def processor(self) -> float:
        """The processor's seconds that the bot has had."""
        return processor(self._bot.pid)

    async def report(self, more: str = "") -> dict[str, Any]:
        """What the bot has measured of itself since the last time.

        `more`: "weigh" for what its objects weigh, "shares" for where its event loop's time has gone since last asked.
        """
        assert self._bot.stdin is not None
        assert self._bot.stdout is not None
        self._bot.stdin.write(more.encode() + b"\n")
        return dict(json.loads(await asyncio.wait_for(self._bot.stdout.readline(), _PATIENCE)))

    async def end(self) -> int:
        """End the bot cleanly, then the playing; answers the bot's exit status."""
        if self._bot.returncode is None:
            self._bot.terminate()
        status = await asyncio.wait_for(self._bot.wait(), 60)
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        return status


@contextmanager
def _no_pauses() -> Iterator[None]:
    """Let the collector leave old objects alone: the sandbox would stand still for up to seconds, and answers be late.

    Discord's three seconds run in this process, so the bot would be blamed for it. What is young is collected.
    """
    gc.collect()
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, 1_000_000)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)


@asynccontextmanager
async def solos(people: int, game: str, within: float) -> AsyncIterator[Town]:
    """Build a town of so many people who each begin the same deal of the day, within so many seconds."""
    measured = Measured()
    with _no_pauses(), tempfile.TemporaryDirectory() as folder:
        async with Sandbox(rates=Rates.free()) as box:
            bot = await _start(box, Path(folder) / "load.db")
            channel, step = box.channel("daily"), within / people
            alone = [Solo(box, channel, game, f"P{index}", measured, index, index * step) for index in range(people)]
            made = Town(bot, alone, measured)
            try:
                yield made
            finally:
                await made.end()


@asynccontextmanager
async def town(
    tables: int, games: Sequence[str], *, rotate: bool = False, strong: int = 0, speed: float = 1.0
) -> AsyncIterator[Town]:
    """Build a town of so many tables; nobody plays yet. `rotate`: a new match may be another of these games.

    `strong` is how many of the seats of a table are strong computers'.
    """
    measured = Measured()
    with _no_pauses(), tempfile.TemporaryDirectory() as folder:
        async with Sandbox(rates=Rates.free()) as box:
            bot = await _start(box, Path(folder) / "load.db", speed)
            groups = []
            for number, game in zip(range(tables), cycle(games)):
                names = [f"P{number}-{seat}" for seat in range(_SEATS - strong)]
                channel = box.channel(f"table-{number}")
                groups.append(Group(box, channel, game, names, measured, number, games if rotate else (game,), strong))
            made = Town(bot, groups, measured, speed)
            try:
                yield made
            finally:
                await made.end()


async def _start(box: Sandbox, database: Path, speed: float = 1.0) -> asyncio.subprocess.Process:
    places, clock = box.endpoints(), {}
    if speed != 1:
        clock = {"LD_PRELOAD": str(faketime()), "FAKETIME": f"+0 x{speed:g}"}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tools.load.bot"),
        *(places["api"], places["gateway"], places["cdn"], box.token, str(database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, **clock},
    )
    assert bot.stdout is not None
    assert (await bot.stdout.readline()).strip() == b"ready"
    return bot
