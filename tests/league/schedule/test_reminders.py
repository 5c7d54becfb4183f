"""When it is looked whether somebody is to be reminded."""

from types import SimpleNamespace

import pytest

from bot.league.schedule.posts import Reminders
from tests.play.fakes import GUILD, FakeChannels, FakeClock, turns


class _Due:
    """A store that counts how often it is asked whose fixtures are due, and has none."""

    def __init__(self) -> None:
        self.questions = 0
        self.deadlines = SimpleNamespace(
            due_reminders=self._guilds, claim_reminders=self._none, unposted_reminders=self._unposted
        )

    async def _guilds(self) -> list[int]:
        self.questions += 1
        return [GUILD]

    async def _none(self, guild: int, daily: bool) -> list[object]:
        return []

    async def _unposted(self, guild: int) -> list[object]:
        return []

    async def own_settings(self, guild: int) -> dict[str, object]:
        return {}


@pytest.mark.parametrize(("after", "looks"), [(59, 0), (60, 1), (1859, 1), (1860, 2)])
async def test_the_first_look_is_soon_so_that_a_bot_that_is_often_restarted_reminds_too(after, looks):
    clock, store = FakeClock(), _Due()
    reminders = Reminders(FakeChannels(), SimpleNamespace(), store=store, deadlines=store.deadlines, clock=clock)
    reminders.poller.start()
    for at in (59, 60, 1859, 1860):
        if at <= after:
            clock.advance(at - (clock.time - 1000.0))
            await turns()
    assert store.questions == looks
    await reminders.poller.close()
