"""A final table that Discord refuses is posted again after ten minutes, where it was to go; after a week it is not."""

from types import SimpleNamespace

from bot.games.text.reader import Reader
from bot.league.posts.seasons import SeasonPosts
from bot.league.rows.values import SeasonEnd, SeasonRow, TablePage
from bot.league.rules import USUAL
from bot.parts.parts import Parts
from tests.play.fakes import GUILD, FakeChannels, FakeClock, refused, turns

WEEK = 7 * 86400.0


class _Posts(SeasonPosts):
    """Posts of final tables as plain texts; no season is due, and no server has set a channel."""

    def __init__(self, channels: FakeChannels, clock: FakeClock) -> None:
        super().__init__(
            channels,
            SimpleNamespace(public_reader=self._reader),
            league=SimpleNamespace(end_due=self._nothing),
            store=SimpleNamespace(set_meta=self._nothing),
            settings=SimpleNamespace(channel=self._no_channel),
            clock=clock,
        )

    async def _reader(self, guild: int, channel: int) -> Reader:
        return Reader()

    async def _nothing(self, *_: object) -> list[object]:
        return []

    async def _no_channel(self, guild: int, which: str) -> None:
        return None

    async def parts(self, guild: int, ended: SeasonEnd, reader: Reader) -> Parts:
        return Parts(content=f"The end of {ended.season.name}")

    async def _is_there(self, guild: int, channel: int, ended: SeasonEnd) -> bool:
        return False


def the_end(at: float) -> SeasonEnd:
    season = SeasonRow(1, "Spring", 0.0, None, at, USUAL, made=at)
    return SeasonEnd(season, TablePage(None, season, "points", USUAL, 0, 1, 0, ()), ())


async def test_what_discord_refuses_is_posted_after_ten_minutes() -> None:
    channels, clock = FakeChannels(), FakeClock()
    posts = _Posts(channels, clock)
    channels.faults.order("post", refused(50013, 403))
    posts.poller.start()
    assert await posts.post(GUILD, the_end(clock.now()), otherwise=5) is None
    tries = []
    for _ in range(12):
        clock.advance(60)
        await turns()
        tries.append(channels.names().count("post"))
    assert tries == [1] * 9 + [2] * 3
    assert channels.texts() == ["The end of Spring"]
    await posts.poller.close()


async def test_after_a_week_it_is_not_tried_again() -> None:
    channels, clock = FakeChannels(), FakeClock()
    posts = _Posts(channels, clock)
    channels.faults.order("post", refused(50013, 403))
    posts.poller.start()
    assert await posts.post(GUILD, the_end(clock.now() - WEEK), otherwise=5) is None
    for _ in range(20):
        clock.advance(60)
        await turns()
    assert channels.names().count("post") == 1
    await posts.poller.close()
