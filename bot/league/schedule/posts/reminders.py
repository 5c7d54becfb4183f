"""Reminds players of the fixtures that are still open: by itself once a day, where a server has not turned it off."""

import logging
from collections.abc import Sequence
from itertools import groupby

from bot.app.store import BotStore
from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, describe
from bot.connection.service import Poller
from bot.league.schedule.pages.fixtures import reminder
from bot.league.schedule.rows.values import Fixture
from bot.play.messages.presenter import Presenter
from bot.tables import Clock
from storage import StorageError

SETTING = "fixture-reminders"  # `no` where the bot reminds nobody by itself
AT_ONCE = 15  # fixtures in a message, so that all of them are seen
# Seconds to the first look: guilds are known by then, and a bot that is often restarted reminds too.
_FIRST = 60.0
_LOOK = 1800.0  # seconds between two looks whether somebody is to be reminded
_LOOK_BACK = 100  # messages among which a post is looked for
_SKEW = 5.0  # seconds that Discord's clock may be behind ours
_log = logging.getLogger(__name__)


class Reminders:
    """Posts the reminders, each where its fixtures were made.

    They are claimed before they are posted, and told after it. Whoever finds what was claimed and not told looks
    whether it stands in its channel: a bot that was killed between the two reminds everybody, and nobody twice.
    """

    def __init__(self, channels: Channels, presenter: Presenter, store: BotStore, clock: Clock) -> None:
        self._channels, self._presenter, self._store = channels, presenter, store
        self._under_way: set[tuple[int, int]] = set()  # by server and fixture: what is being posted
        self.poller = Poller(clock, self._look, "reminders", _LOOK, _FIRST)

    async def _look(self) -> None:
        try:
            for guild in await self._store.reminding.due():
                if self._channels.knows(guild):
                    await self._go_on(guild)
                    await self.remind(guild, daily=await self.by_itself(guild))
        except StorageError as error:
            if not error.away:
                _log.warning("nobody is reminded: %s", error)
        except Exception:
            _log.exception("nobody is reminded")

    async def by_itself(self, guild: int) -> bool:
        """True if a server is to be reminded once a day without a command."""
        return (await self._store.own_settings(guild)).get(SETTING) != "no"

    async def remind(self, guild: int, *, daily: bool = True) -> tuple[int, tuple[int, ...]]:
        """Remind all players who were not within a day; return the number of fixtures, and the channels that failed.

        `daily` False: only those whose last day ends within a day, and who were not reminded in that time.
        """
        return await self._tell(guild, await self._store.reminding.claim(guild, most=1000, daily=daily))

    async def _go_on(self, guild: int) -> None:
        """Remind of what was claimed by a process that did not live to say that it was posted."""
        due = await self._store.reminding.left(guild)
        await self._tell(guild, [one for one in due if (guild, one.number) not in self._under_way], again=True)

    async def _tell(self, guild: int, due: Sequence[Fixture], *, again: bool = False) -> tuple[int, tuple[int, ...]]:
        """Remind of fixtures; return how many they were, and the channels that failed. `again`: it may be there."""
        told, failed = 0, []
        for channel, found in groupby(sorted(due, key=_place), key=lambda one: one.channel):
            fixtures = [*found]
            keys = {(guild, one.number) for one in fixtures}
            self._under_way |= keys
            try:
                if await self._post(guild, channel, fixtures, again):
                    told += len(fixtures)
                else:
                    failed.append(channel)
                await self._store.reminding.told(guild, [one.number for one in fixtures])
            finally:
                self._under_way -= keys
        return told, tuple(failed)

    async def _post(self, guild: int, channel: int, fixtures: list[Fixture], again: bool) -> bool:
        look = await self._presenter.public_look(guild, channel)
        try:
            for at in range(0, len(fixtures), AT_ONCE):
                some = fixtures[at : at + AT_ONCE]
                if again and await self._is_there(guild, channel, some):
                    continue
                parts = reminder(some, look)
                mark = f"r{fixtures[at].number}-{int(fixtures[at].reminded)}"
                await self._channels.post(guild, channel, parts, mark[:25])
        except ERRORS as error:
            _log.info("no reminder in channel %s: %s", channel, describe(error))
            return False
        return True

    async def _is_there(self, guild: int, channel: int, fixtures: Sequence[Fixture]) -> bool:
        """True if the channel has a post since the claim that mentions nobody but some players of these fixtures."""
        people = {seat.person for one in fixtures for seat in one.seats}
        async for message in self._channels.own(guild, channel, _LOOK_BACK):
            if message.created_at.timestamp() < fixtures[0].reminded - _SKEW:
                return False
            mentioned = {*message.raw_mentions}
            if mentioned and mentioned <= people:
                return True
        return False


def _place(one: Fixture) -> tuple[int, int]:
    return one.channel, one.number
