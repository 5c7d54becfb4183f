"""What became of fixtures is told once, again later where Discord did not take it, and not at all after a week."""

from types import SimpleNamespace

import pytest

from bot.games.text.reader import Reader
from bot.league.schedule.posts import DeadlinePosts
from bot.league.schedule.values import Fixture, FixtureSeat, LastDay
from tests.play.fakes import GUILD, FakeChannels, FakeClock, refused, turns

DAY = 86400.0
SEATS = (FixtureSeat(1, "Ann", ready=True), FixtureSeat(2, "Ben"))


class _Settled:
    """A store in which some fixtures are settled and not told yet."""

    def __init__(self, *untold: Fixture) -> None:
        self.untold_now = {due.number: due for due in untold}
        self.looks = 0
        self.league = SimpleNamespace(settle_due=self._settle)
        self.deadlines = SimpleNamespace(untold=self._untold, mark_told=self._mark_told)

    async def _settle(self) -> int:
        self.looks += 1
        return 0

    async def _untold(self) -> list[tuple[int, Fixture]]:
        return [(GUILD, due) for due in self.untold_now.values()]

    async def _mark_told(self, guild: int, numbers: list[int]) -> None:
        for number in numbers:
            del self.untold_now[number]


def fixture(number: int, closes: float, channel: int = 5) -> Fixture:
    last = LastDay("2026-12-31", closes)
    return Fixture(number, 1, channel, "classic", 1, 0.0, "walkover", f"m{number}", SEATS, last)


async def a_reader(guild: int, channel: int) -> Reader:
    return Reader()


class _Posts:
    """The posts with everything around them; `after` lets time pass."""

    def __init__(self, *untold: Fixture) -> None:
        self.clock, self.channels, self.store = FakeClock(), FakeChannels(), _Settled(*untold)
        self.posts = DeadlinePosts(
            self.channels,
            SimpleNamespace(public_reader=a_reader),
            league=self.store.league,
            deadlines=self.store.deadlines,
            clock=self.clock,
        )
        self.posts.poller.start()

    async def after(self, seconds: float) -> list[str]:
        """Let so much time pass, minute by minute, and return the texts that stand there."""
        for _ in range(int(seconds // 60)):
            self.clock.advance(60)
            await turns()
        return self.channels.texts()


@pytest.fixture
def now() -> float:
    return FakeClock().time


async def test_it_is_told_once_for_each_channel(now: float) -> None:
    world = _Posts(fixture(1, now), fixture(2, now), fixture(3, now, channel=6))
    texts = await world.after(60)
    assert [text.count("won without a match") for text in texts] == [2, 1]
    assert len(await world.after(600)) == 2
    assert world.store.looks == 11
    await world.posts.poller.close()
    await world.after(120)
    assert world.store.looks == 11


async def test_what_discord_does_not_take_is_tried_again_after_ten_minutes(now: float) -> None:
    world = _Posts(fixture(1, now))
    world.channels.faults.order("post", refused(50013, 403))
    assert await world.after(60) == []
    assert await world.after(540) == []
    assert len(await world.after(120)) == 1
    assert [name for name in world.channels.names() if name == "post"] == ["post", "post"]
    assert world.store.untold_now == {}
    await world.posts.poller.close()


async def test_after_a_week_nobody_is_told_any_more(now: float) -> None:
    world = _Posts(fixture(1, now - 8 * DAY))
    assert await world.after(60) == []
    assert world.store.untold_now == {}
    await world.posts.poller.close()


async def test_a_server_that_is_not_known_yet_is_told_later(now: float) -> None:
    world = _Posts(fixture(1, now))
    world.channels.guilds.clear()
    assert await world.after(120) == []
    world.channels.guilds.add(GUILD)
    assert len(await world.after(60)) == 1
    await world.posts.poller.close()
