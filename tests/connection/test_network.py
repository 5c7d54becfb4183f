"""A network that is gone is one line, and one when it is back."""

import logging

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.connection.network import CheckedClock, Network
from tests.play.fakes import FakeClock

REFUSED = ConnectionRefusedError(111, "no")


def test_however_many_requests_fail_it_is_said_once_and_once_when_they_are_answered(caplog):
    clock = FakeClock()
    network = Network(clock.now)
    for _ in range(50):
        network.failed("ClientConnectorError")
        clock.advance(1.0)
    assert not network.reached
    assert [record.getMessage() for record in caplog.records] == ["Discord cannot be reached: ClientConnectorError"]
    clock.advance(10.0)
    network.answered()
    network.answered()
    assert network.reached
    (_, back) = [record.getMessage() for record in caplog.records]
    assert back == "Discord can be reached again; in 49 seconds 50 requests were not answered"


def test_some_that_are_answered_in_between_do_not_make_a_line_for_each(caplog):
    clock = FakeClock()
    network = Network(clock.now)
    for _ in range(20):
        network.failed("ServerDisconnectedError")
        clock.advance(1.0)
        network.answered()
    assert len(caplog.records) == 1
    clock.advance(5.0)
    network.answered()
    network.failed("TimeoutError")
    assert [record.getMessage().partition(";")[0] for record in caplog.records] == [
        "Discord cannot be reached: ServerDisconnectedError",
        "Discord can be reached again",
        "Discord cannot be reached: TimeoutError",
    ]


def test_a_few_answers_of_500_are_no_outage(caplog):
    network = Network(FakeClock().now)
    for status in (500, 502, 503, 200, 500, 404, 503, 503, 503):
        network.heard(status)
    assert network.reached
    assert caplog.records == []
    network.heard(502)
    assert [record.getMessage() for record in caplog.records] == ["Discord cannot be reached: it answers 502"]


def test_while_all_is_well_nothing_is_said(caplog):
    network = Network(FakeClock().now)
    network.answered()
    assert network.reached
    assert caplog.records == []


@pytest.mark.parametrize("name", ["discord.client", "discord.shard"])
def test_what_discord_py_says_of_each_try_is_left_out_once_it_was_said(caplog, name):
    network, logger = Network(FakeClock().now), logging.getLogger(name)

    def attempt(error: Exception = REFUSED) -> None:
        logger.error("Attempting a reconnect in %.2fs", 1.5, exc_info=error)

    with network.quiet():
        attempt()
        network.failed("no")
        for _ in range(5):
            attempt()
        attempt(ValueError("ours"))
        logger.warning("something else")
    attempt()
    texts = [record.getMessage().partition(":")[0] for record in caplog.records if record.name == name]
    assert texts == ["Attempting a reconnect in 1.50s"] * 2 + ["something else", texts[0]]


@pytest.mark.slow
async def test_requests_are_heard_of_with_a_reason_that_has_no_address(caplog, unused_tcp_port):
    network = Network()
    trace = network.listen(aiohttp.TraceConfig())
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.post(f"http://127.0.0.1:{unused_tcp_port}/webhooks/1/a-token/callback")
    assert not network.reached
    (line,) = [record.getMessage() for record in caplog.records]
    assert str(unused_tcp_port) in line
    assert "token" not in line


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "headers", "seconds"),
    [
        ("/api/v10/gateway/bot", {"Retry-After": "7200"}, 7200.0),
        ("/api/v10/users/@me", {"Retry-After": "900"}, 900.0),
        ("/api/v10/channels/1/messages", {"Retry-After": "900", "X-RateLimit-Global": "true"}, 900.0),
        ("/api/v10/channels/1/messages", {"Retry-After": "900"}, None),
        ("/api/v10/gateway/bot", {"Retry-After": "3"}, None),
        ("/api/v10/gateway/bot", {}, None),
        ("/api/v10/gateway/bot", {"Retry-After": "soon"}, None),
    ],
)
async def test_a_429_that_keeps_the_bot_out_for_long_is_known_and_told(refused_once, caplog, path, headers, seconds):
    clock = FakeClock()
    network = Network(clock.now)
    await refused_once(network, path, headers)
    assert network.refusals == {429: 1}
    assert network.waits() == (None if seconds is None else ("limit", seconds))
    assert len(caplog.records) == (seconds is not None)
    clock.advance(10_000.0)
    assert network.waits() is None


@pytest.fixture
def refused_once():
    """Lets a network hear of one request that a server answers with 429."""

    async def ask(network: Network, path: str, headers: dict[str, str]) -> None:
        async def refuse(_: web.Request) -> web.Response:
            return web.Response(status=429, headers=headers)

        app = web.Application()
        app.router.add_get(path, refuse)
        trace = network.listen(aiohttp.TraceConfig())
        async with TestServer(app) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:
            await session.get(server.make_url(path))

    return ask


def test_refusals_are_counted_by_their_status():
    network = Network(FakeClock().now)
    for status in (200, 403, 404, 403, 500, 204, 429):
        network.heard(status)
    assert network.refusals == {403: 2, 404: 1, 500: 1, 429: 1}


@pytest.mark.parametrize(("ahead", "off"), [(0, 0), (119, 0), (-119, 0), (121, 121), (-3600, -3600)])
def test_a_clock_that_is_minutes_off_is_replaced_by_discords(ahead, off):
    clock, steady = FakeClock(), FakeClock()
    clock.advance(1795478400.0 - clock.now() + ahead)
    network = Network(steady.now)
    checked = CheckedClock(clock, network)
    assert checked.off == 0
    network.dated("no date")
    network.dated("Tue, 24 Nov 2026 00:00:00 GMT")
    for _ in range(2):
        assert (checked.off, checked.now()) == (off, clock.now() - off)
        clock.advance(10.0)
        steady.advance(10.0)
