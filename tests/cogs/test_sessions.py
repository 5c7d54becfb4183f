"""Sessions with Discord are begun for shards that a process may take, and for those that it has taken."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.cogs.running import sessions
from bot.cogs.running.sessions import SpareSessions, beforehand
from bot.fleet import Wish
from tests.cogs.fakes import turns


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        (Wish(), ()),
        (Wish(None, 0, 3), ()),
        (Wish((0, 1, 2, 3), 8, 0), ()),
        (Wish((0, 1, 2, 3), 8, 2), (4, 5)),
        (Wish((4, 5, 6, 7), 8, 2), (0, 1)),
        (Wish((0, 3), 4, 9), (1, 2)),
        (Wish((0, 1, 3), 4, 1), (2,)),
    ],
)
def test_those_are_begun_beforehand_that_follow_the_own(wish, found):
    assert beforehand(wish) == found


class Client:
    """A client that is ready when it is told so; `launched` are the sessions that it was asked for."""

    def __init__(self):
        self.ready, self.launched = asyncio.Event(), []

    async def wait_until_ready(self):
        await self.ready.wait()

    async def launch_shard(self, gateway, shard):
        self.launched.append(shard)


@pytest.fixture
async def made():
    """SpareSessions of a process for 0 and 1 of 8 that may take two more."""
    client, tries = Client(), []

    async def enough():
        tries.append(None)
        if len(tries) in refused:
            raise OSError("no network")

    refused = set()
    begun = SpareSessions(client, SimpleNamespace(enough=enough), Wish((0, 1), 8, 2))
    task = asyncio.create_task(begun.keep())
    yield client, begun, refused
    task.cancel()


async def test_none_is_begun_before_the_own_ones_stand(made):
    client, _, _ = made
    await turns()
    assert client.launched == []
    client.ready.set()
    await turns()
    assert client.launched == [2, 3]


async def test_what_was_taken_is_heard_of_first_and_once(made):
    client, begun, _ = made
    for shard in (6, 6, 0, 2):
        begun.need(shard)
    client.ready.set()
    await turns()
    assert client.launched == [2, 6, 3]
    begun.need(6)
    await turns()
    assert client.launched == [2, 6, 3]


async def test_where_discord_cannot_be_asked_it_is_tried_again(made, monkeypatch):
    monkeypatch.setattr(sessions, "_PAUSE", 0.0)
    client, _, refused = made
    refused.add(1)
    client.ready.set()
    await turns()
    assert client.launched == [2, 3]
