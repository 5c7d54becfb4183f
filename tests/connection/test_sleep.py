"""A table sleeps once, however many find that it has to, and goes on as it was."""

import asyncio

import pytest

from bot.connection.references import ASLEEP, fall_asleep, wake_up
from bot.tables.commands import Pause
from tests.tables.world import ANN, BEN, World


@pytest.fixture
async def world(tmp_path):
    made = await World.make(tmp_path / "tables.db")
    yield made
    await made.close()


class Crowded:
    """Tables at which somebody else finds after a first command that one has to sleep, and says so after the next."""

    def __init__(self, tables):
        self._tables, self._seen = tables, None
        self.others = []

    def get(self, table):
        return self._tables.get(table)

    async def send(self, table, command):
        reply, seen = await self._tables.send(table, command), self._seen
        self._seen = self.get(table)
        if seen is not None:
            self.others.append(asyncio.create_task(fall_asleep(self._tables, seen)))
        return reply


async def test_who_falls_asleep_twice_at_once_goes_on_afterwards(world):
    table = await world.started(ANN, BEN)
    crowded = Crowded(world.tables)
    await fall_asleep(crowded, world.get(table))
    await asyncio.gather(*crowded.others)
    assert len(crowded.others) == 1
    assert world.get(table).state.paused
    await wake_up(world.tables, world.get(table))
    state = world.get(table).state
    assert not state.paused
    assert ASLEEP not in state.refs


async def test_what_a_player_stopped_stays_so(world):
    table = await world.started(ANN, BEN)
    await world.tables.send(table, Pause(ANN))
    await fall_asleep(world.tables, world.get(table))
    await wake_up(world.tables, world.get(table))
    assert world.get(table).state.paused
