"""A bot that ends again and again waits before it logs in."""

import pytest

from bot.app.store import BotStore
from bot.connection import starts
from bot.connection.network import Network
from bot.connection.starts import Starts, pause_before

NOW = 10_000.0


@pytest.mark.parametrize(
    ("earlier", "pause"), [(0, 0.0), (2, 0.0), (3, 30.0), (4, 60.0), (5, 120.0), (9, 1800.0), (30, 1800.0)]
)
def test_the_wait_grows_with_the_starts_of_the_last_hour(earlier, pause):
    assert pause_before([NOW - 60.0 * n for n in range(earlier)], NOW, 30.0) == pause


def test_starts_of_an_hour_ago_or_of_a_clock_that_was_wrong_do_not_count():
    assert pause_before([NOW - 3600.0] * 9 + [NOW + 1.0] * 9, NOW, 30.0) == 0.0


def test_a_bot_that_is_started_all_day_logs_in_less_often_than_discord_takes():
    now, made = 0.0, []
    while now < 86_400.0:
        now += pause_before(made, now, 30.0) + 30.0
        made.append(now)
    assert len(made) < 200


@pytest.fixture
async def store(tmp_path):
    async with await BotStore.open(tmp_path / "boneyard.db") as opened:
        yield opened


async def test_starts_outlive_the_process_and_a_clean_end_forgets_them(store, monkeypatch, caplog):
    waited = []

    async def sleep(seconds):
        waited.append(seconds)

    monkeypatch.setattr(starts.asyncio, "sleep", sleep)
    for _ in range(5):
        await Starts(store, lambda: NOW, 30.0, Network()).begin()
    assert waited == [30.0, 60.0]
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 2
    await Starts(store, lambda: NOW, 30.0, Network()).end()
    await Starts(store, lambda: NOW, 30.0, Network()).begin()
    assert waited == [30.0, 60.0]
