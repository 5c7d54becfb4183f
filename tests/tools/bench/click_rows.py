"""A click to the private answer with its picture, against an empty handler on the same server.

"Seen": a hand that was drawn before, as when somebody looks again or turns a page. "New": every hand has to be drawn.
"""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import discord

from bot.connection.config import Endpoints, talking_to
from bot.play.messages.presenter import HandCache
from bot.sandbox.model import Message
from tests.box import Actor, ManualClock, Rates, Sandbox, follow_up
from tests.end_to_end.world import World
from tests.tools.bench.row import Row

_CLICKS = 60


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times 60 clicks of each kind; answer medians and 99th percentiles, in seconds a click."""
    return asyncio.run(_rows(rounds))


async def _rows(rounds: int) -> list[Row]:
    seen, new, floor = await _ours(rounds), await _ours(rounds, forget=True), await _floor(rounds)
    return [row for name, times in (("seen", seen), ("new", new)) for row in _compared(name, times, floor)]


def _compared(name: str, times: list[float], floor: list[float]) -> Iterator[Row]:
    name = f"click to private answer, over the sandbox, hand {name}"
    p99 = [quantiles(some, n=100)[98] for some in (times, floor)]
    yield Row(f"{name}: median", median(times), median(floor), 2.0, "click")
    yield Row(f"{name}: 99th percentile", p99[0], p99[1], 4.0, "click")


async def _ours(rounds: int, *, forget: bool = False) -> list[float]:
    clock = ManualClock()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(clock=clock, rates=Rates.free()) as box:
            world = World(Path(folder) / "bench.db", box, clock, luck="bench")
            await world.start()
            table = await world.match("Ann", "Ben")
            if forget:
                world.bot.presenter.hands = _Forgetful()
            times = await _clicks(table.people[0], table.board, "My hand", rounds)
            await world.stop()
    return times


class _Forgetful(HandCache):
    def find(self, *_: object) -> None:
        return None


async def _floor(rounds: int) -> list[float]:
    async with Sandbox(rates=Rates.free()) as box:
        with talking_to(Endpoints(**box.endpoints())):
            client = _Empty(box.table.id)
            task = asyncio.create_task(client.start(box.token))
            await client.posted.wait()
            await box.until(lambda: box.messages(box.table))
            times = await _clicks(box.person("Ann"), box.messages(box.table)[-1], "Empty", rounds)
            await client.close()
            await task
    return times


class _Empty(discord.Client):
    """Answers every click privately with one word."""

    def __init__(self, channel: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        self.channel = channel
        self.posted = asyncio.Event()

    async def on_ready(self) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Empty", custom_id="empty"))
        await self.get_partial_messageable(self.channel).send("Click", view=view)
        self.posted.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Done", ephemeral=True)


async def _clicks(person: Actor, message: Message, label: str, rounds: int) -> list[float]:
    """Click again and again; the first ten warm up and are left out."""
    times = []
    for number in range(-10, rounds * _CLICKS):
        began = time.perf_counter()
        click = await person.click(message, label)
        answer = await click.done()
        if answer.kind == "acknowledged":  # the click lends its token to the board, and the answer follows
            await follow_up(click)
        if number >= 0:
            times.append(time.perf_counter() - began)
        assert answer.kind in ("message", "acknowledged"), answer.reason
    return times
