"""The gateway with several shards: who may identify when, and which guilds each one hears of."""

from typing import Any

import discord
import pytest

from bot.sandbox.model import Command
from tests.box import ManualClock, Rates, Sandbox
from tests.sandbox.bots import running
from tests.sandbox.raw import Api, RawGateway


async def test_shards_get_their_own_guilds(box: Sandbox) -> None:
    other = box.add_guild("Other")
    for number in (0, 1):
        async with RawGateway(box) as gateway:
            ready = await gateway.identify(shard=[number, 2])
            mine = {g.id for g in (box.guild, other) if (g.id >> 22) % 2 == number}
            assert {int(g["id"]) for g in ready["guilds"]} == mine


async def test_identify_one_by_one() -> None:
    clock = ManualClock()
    rates = Rates.free(identify=(1, 5.0))
    async with Sandbox(clock=clock, rates=rates, shards=2) as box, RawGateway(box) as first, RawGateway(box) as second:
        await first.identify(shard=[0, 2])
        await second.get()
        await second.send_identify(shard=[1, 2])
        refused = await second.get()
        assert (refused["op"], refused["d"]) == (9, False)
        clock.advance(5.0)
        await second.send_identify(shard=[1, 2])
        assert (await second.until("READY"))["shard"] == [1, 2]


async def test_as_many_at_once_as_max_concurrency() -> None:
    rates = Rates.free(identify=(2, 5.0))
    async with Sandbox(clock=ManualClock(), rates=rates, shards=4) as box, Api(box) as api:
        _, body, _ = await api.call("GET", "/gateway/bot")
        assert (body["shards"], body["session_start_limit"]["max_concurrency"]) == (4, 2)
        async with RawGateway(box) as first, RawGateway(box) as second, RawGateway(box) as third:
            await first.identify(shard=[0, 4])
            await second.identify(shard=[1, 4])
            await third.get()
            await third.send_identify(shard=[2, 4])
            assert (await third.get())["op"] == 9
        _, body, _ = await api.call("GET", "/gateway/bot")
        assert body["session_start_limit"]["remaining"] == 998


class TinyShards(discord.AutoShardedClient):
    """The real client with shards."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)
        self.heard: list[tuple[int | None, int]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here; a test needn't."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        assert interaction.guild is not None
        self.heard.append((interaction.guild.shard_id, interaction.guild.id))
        await interaction.response.send_message("heard")


@pytest.mark.parametrize("count", [1, 2, 16])
async def test_the_real_client_with_shards(count: int) -> None:
    async with Sandbox(rates=Rates.free(), shards=count) as box:
        guilds = [box.guild, *(box.add_guild(f"Guild {number}") for number in range(4))]
        box.world.commands[1] = Command(1, 1, {"name": "go", "description": "Go"})
        bot = TinyShards()
        async with running(box, bot):
            assert bot.shard_count == count
            assert len(bot.guilds) == len(guilds)
            for guild in guilds:
                table = next(iter(guild.channels.values()))
                answer = await (await box.person("Ann").command("go", table)).done()
                assert answer.kind == "message"
        assert bot.heard == [((guild.id >> 22) % count, guild.id) for guild in guilds]


async def test_events_go_to_the_shard_of_their_guild(box: Sandbox) -> None:
    other = box.add_guild("Other")
    while (other.id >> 22) % 2 == (box.guild.id >> 22) % 2:
        other = box.add_guild("Another")
    async with RawGateway(box) as mine, RawGateway(box) as theirs:
        number = (box.guild.id >> 22) % 2
        await mine.identify(shard=[number, 2])
        await theirs.identify(shard=[1 - number, 2])
        ours = box.world.add_channel(box.guild, "ours")
        foreign = box.world.add_channel(other, "foreign")
        assert (await mine.until("CHANNEL_CREATE"))["id"] == str(ours.id)
        assert (await theirs.until("CHANNEL_CREATE"))["id"] == str(foreign.id)
