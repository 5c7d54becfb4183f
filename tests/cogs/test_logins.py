"""A bot logs in only where Discord takes it, and where several share the logins, nobody uses up the last."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.cogs.running.network import Network
from bot.cogs.running.starts import KEPT, Logins

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


def logins(http, kept=0, own=None, now=lambda: 0.0):
    network = Network(lambda: 0.0)
    client = SimpleNamespace(http=http, shard_count=None, shard_ids=own)
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
    made, _, network = logins(http, KEPT, own=[2, 3])
    await made.begin()
    assert seconds == waits
    reason = "logins" if remaining < 2 else "reserve"
    assert network.waits() == ((reason, HOURS) if waits else None)


async def test_what_was_used_counts_at_once_and_discord_is_asked_again_after_a_while(waited):
    seconds, http = waited
    http.remaining, now = KEPT + 2, [0.0]
    made, _, _ = logins(http, KEPT, now=lambda: now[0])
    await made.enough()
    for _ in range(2):
        await made.enough()
        made.used()
    assert (http.asked, seconds) == (1, [])
    now[0], http.remaining = 31.0, KEPT + 1  # others have used fewer than was thought
    await made.enough()
    assert (http.asked, seconds) == (2, [])
    made.used()
    await made.enough()
    assert seconds == [HOURS]


async def test_more_shards_than_a_day_has_logins_do_not_wait_for_ever(waited):
    seconds, http = waited
    http.remaining = TOTAL
    made, _, _ = logins(http, KEPT, own=[*range(TOTAL - 10)])
    await made.begin()
    assert seconds == []
