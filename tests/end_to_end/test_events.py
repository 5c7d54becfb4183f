"""Events that discord.py cannot read: each is logged once and left out, and everything else goes on."""

import logging
import random

import pytest

from bot.sandbox import payloads

KNOWN_SHAPE = {"id": "77", "name": "voice", "type": 2, "position": 1, "permission_overwrites": []}


def strange_guild(world) -> dict:
    """A server with a voice channel that lacks what discord.py reads of each."""
    return {**payloads.of_guild(world.box.guild), "id": "4194304", "channels": [KNOWN_SHAPE]}


EVENTS = {
    "GUILD_CREATE": strange_guild,
    "INTERACTION_CREATE": lambda world: {"id": "1", "type": 3, "token": "t", "application_id": "1"},
    "CHANNEL_UPDATE": lambda world: {"id": str(world.box.table.id), "guild_id": str(world.box.guild.id), "type": 0},
    "THREAD_UPDATE": lambda world: {"id": "5", "guild_id": str(world.box.guild.id)},
    "GUILD_ROLE_UPDATE": lambda world: {"guild_id": str(world.box.guild.id), "role": {"id": "x"}},
    "MESSAGE_DELETE": lambda world: {},
}


@pytest.mark.parametrize("event", EVENTS)
async def test_an_event_that_cannot_be_read_ends_nothing_and_is_told_once(world, caplog, event):
    table = await world.match("Ann", "Ben")
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            world.box.faults.tell(event, EVENTS[event](world))
        await table.play(random.Random(1), moves=4)
    records = [record for record in caplog.records if "cannot be read" in record.getMessage()]
    assert [record.levelname for record in records] == ["ERROR"]
    assert event in records[0].getMessage()
    assert records[0].exc_info
    assert world.bot.is_ready()
