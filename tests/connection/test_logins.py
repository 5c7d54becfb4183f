"""A bot logs in only where Discord takes it, and where several share the logins, nobody uses up the last."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.connection import starts
from bot.connection.network import Network
from bot.connection.starts import KEPT, Logins, TakeoverSessions
from tests.play.fakes import turns

TOTAL, HOURS = 1000, 7200.0


class Http:
    """A Discord that says how many logins are left, and gives new ones while somebody waits."""

    def __init__(self, remaining: int, places: int = 1) -> None:
        self.remaining, self.places, self.asked = remaining, places, 0

    async def get_bot_gateway(self):
        self.asked += 1
        limit = {"total": TOTAL, "remaining": self.remaining, "reset_after": HOURS * 1000}
        return 4, "wss://nowhere", {**limit, "max_concurrency": self.places}


@pytest.fixture
def waited(monkeypatch):
    """The seconds that were waited; after each wait there are new logins."""
    seconds: list[float] = []

    async def sleep(wait):
        seconds.append(wait)
        waited_for.remaining = TOTAL

    waited_for = Http(0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    return seconds, waited_for


def logins(http, kept=0, shards=None, now=lambda: 0.0):
    network = Network(lambda: 0.0)
    client = SimpleNamespace(http=http, shard_count=None, shard_ids=shards)
    return Logins(client, network, kept, now), client, network


@pytest.mark.parametrize(("remaining", "waits"), [(4, []), (3, [HOURS])])
async def test_where_too_few_logins_are_left_it_waits_until_there_are_more(waited, remaining, waits):
    seconds, http = waited
    http.remaining, http.places = remaining, 16
    made, client, network = logins(http)
    await made.begin()
    assert (made.places, client.shard_count, seconds) == (16, 4, waits)
    assert network.waits() == (("logins", HOURS) if waits else None)


@pytest.mark.parametrize(("remaining", "waits"), [(KEPT + 2, []), (KEPT + 1, [HOURS]), (1, [HOURS])])
async def test_who_shares_them_leaves_some(waited, remaining, waits):
    seconds, http = waited
    http.remaining = remaining
    made, _, network = logins(http, KEPT, shards=[2, 3])
    await made.begin()
    assert seconds == waits
    reason = "logins" if remaining < 2 else "reserve"
    assert network.waits() == ((reason, HOURS) if waits else None)


async def test_what_was_used_counts_at_once_and_discord_is_asked_again_after_a_while(waited):
    seconds, http = waited
    http.remaining, now = KEPT + 2, [0.0]
    made, _, _ = logins(http, KEPT, now=lambda: now[0])
    await made.wait_for_logins()
    for _ in range(2):
        await made.wait_for_logins()
        made.used()
    assert (http.asked, seconds) == (1, [])
    now[0], http.remaining = 31.0, KEPT + 1  # others have used fewer than was thought
    await made.wait_for_logins()
    assert (http.asked, seconds) == (2, [])
    made.used()
    await made.wait_for_logins()
    assert seconds == [HOURS]


async def test_more_shards_than_a_day_has_logins_do_not_wait_for_ever(waited):
    seconds, http = waited
    http.remaining = TOTAL
    made, _, _ = logins(http, KEPT, shards=[*range(TOTAL - 10)])
    await made.begin()
    assert seconds == []


class Client:
    """A client that is ready when it is told so; `launched` are the sessions that it was asked for."""

    def __init__(self):
        self.ready, self.launched = asyncio.Event(), []

    async def wait_until_ready(self):
        await self.ready.wait()

    async def launch_shard(self, gateway, shard):
        self.launched.append(shard)


@pytest.fixture
async def takeover():
    """The sessions of a process for the shards 0 and 1; the tries in `refused` (from 1) do not reach Discord."""
    client, tries, refused = Client(), [], set()

    async def wait_for_logins():
        tries.append(None)
        if len(tries) in refused:
            raise OSError("no network")

    sessions = TakeoverSessions(client, SimpleNamespace(wait_for_logins=wait_for_logins), (0, 1))
    task = asyncio.create_task(sessions.keep())
    yield client, sessions, refused
    task.cancel()


async def test_a_session_of_a_shard_that_was_taken_over_is_begun_once_after_the_own_ones(takeover):
    client, sessions, _ = takeover
    for shard in (6, 6, 0, 2):
        sessions.need(shard)
    await turns()
    assert client.launched == []
    client.ready.set()
    await turns()
    assert client.launched == [6, 2]
    sessions.need(6)
    await turns()
    assert client.launched == [6, 2]


async def test_where_discord_cannot_be_asked_a_session_is_tried_again(takeover, monkeypatch):
    monkeypatch.setattr(starts, "_PAUSE", 0.0)
    client, sessions, refused = takeover
    refused.add(1)
    sessions.need(5)
    sessions.need(6)
    client.ready.set()
    await turns()
    assert client.launched == [6, 5]


async def test_a_process_for_all_shards_takes_none_over():
    client = Client()
    sessions = TakeoverSessions(client, SimpleNamespace(), None)
    sessions.need(3)
    client.ready.set()
    task = asyncio.create_task(sessions.keep())
    await turns()
    assert client.launched == []
    task.cancel()
