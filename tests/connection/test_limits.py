"""Several processes together ask Discord no more in a second than it takes from one bot."""

import asyncio

import aiohttp
import pytest
from yarl import URL

from bot.connection import limits
from bot.connection.limits import Pacer, is_counted, limit_for
from tests.box import Sandbox
from tests.play.fakes import FakeClock

API = "https://discord.com/api/v10"


@pytest.fixture
def clock(monkeypatch):
    """A clock that goes on by as much as is slept."""
    made = FakeClock()

    async def sleep(seconds):
        made.advance(seconds)

    monkeypatch.setattr(limits.asyncio, "sleep", sleep)
    return made


async def sent(pacer, clock, many):
    """Return the times at which that many requests, made at once, were let through."""
    times = []

    async def request():
        await pacer.pass_through()
        times.append(clock.now())

    await asyncio.gather(*(request() for _ in range(many)))
    return times


@pytest.mark.parametrize(("share", "most"), [(0.5, 25), (0.25, 12), (0.0, 2)])
async def test_no_second_has_more_than_the_share(clock, share, most):
    begin = clock.now()
    times = await sent(Pacer(lambda: 50, lambda: share, clock.now), clock, most * 3)
    assert [sum(begin + n <= at < begin + n + 1 for at in times) for n in range(4)] == [most] * 3 + [0]


async def test_who_gains_shards_asks_more_at_once(clock):
    share = [0.5]
    pacer = Pacer(lambda: 50, lambda: share[0], clock.now)
    begin = clock.now()
    await sent(pacer, clock, 25)
    share[0] = 1.0
    await sent(pacer, clock, 25)
    assert clock.now() == begin
    share[0] = 0.5
    await sent(pacer, clock, 1)
    assert clock.now() >= begin + 1


@pytest.mark.parametrize(("places", "limit"), [(1, 50), (2, 500), (16, 500), (64, 1600)])
def test_large_bots_may_ask_more(places, limit):
    assert limit_for(places) == limit


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        (f"{API}/channels/1/messages/2", True),
        (f"{API}/gateway/bot", True),
        (f"{API}/interactions/1/token/callback", False),
        (f"{API}/webhooks/1/token/messages/@original", False),
        ("https://cdn.discordapp.com/avatars/1/2.png", False),
        ("wss://gateway.discord.gg/?v=10", False),
    ],
)
def test_what_counts(url, counted):
    assert is_counted(URL(url)) == counted


@pytest.mark.slow
@pytest.mark.parametrize(("share", "counted"), [(0.5, 1), (1.0, 0)])
async def test_it_stands_before_each_request_of_a_client_that_shares(monkeypatch, share, counted):
    passed = []

    class Counting(Pacer):
        async def pass_through(self):
            passed.append(None)

    async with Sandbox() as box:
        monkeypatch.setattr("discord.http.Route.BASE", box.endpoints()["api"])
        trace = Counting(lambda: 50, lambda: share, lambda: 0.0).listen(aiohttp.TraceConfig())
        async with aiohttp.ClientSession(trace_configs=[trace]) as session:
            for path in ("/gateway", "/webhooks/1/token", "/interactions/1/token/callback"):
                async with session.get(box.endpoints()["api"] + path) as answer:
                    assert answer.status
    assert len(passed) == counted
