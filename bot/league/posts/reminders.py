"""Reminds players of the fixtures that are still open: by itself once a day, where a server has not turned it off."""

import asyncio
import logging
from itertools import groupby

from bot.cogs.messages.channels import Channels
from bot.cogs.messages.delivery import ERRORS, describe
from bot.cogs.messages.presenter import Presenter
from bot.league.pages.fixtures import reminder
from bot.tables import Alarm, Clock
from storage import Fixture, StorageError, Store

SETTING = "fixture-reminders"  # `no` where the bot reminds nobody by itself
AT_ONCE = 15  # fixtures in a message, so that all of them are seen
_FIRST = (
    60.0  # seconds to the first look: guilds are known by then, and a bot that is often restarted reminds too
)
_LOOK = 1800.0  # seconds between two looks whether somebody is to be reminded
_log = logging.getLogger(__name__)


class Reminders:
    """Posts the reminders, each where its fixtures were made."""

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        store: Store,
        clock: Clock,
    ) -> None:
        self._channels, self._presenter, self._store = channels, presenter, store
        self._clock = clock
        self._alarm: Alarm | None = None
        self._work: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from time to time, for the first time a minute from now."""
        self._look_in(_FIRST)

    def _look_in(self, seconds: float) -> None:
        self._alarm = self._clock.call_at(self._clock.now() + seconds, self._ring)

    def _ring(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._look(), name="reminders")
        self._look_in(_LOOK)

    async def close(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def settled(self) -> None:
        """Return when nobody is being reminded."""
        if self._work is not None:
            await asyncio.wait([self._work])

    async def _look(self) -> None:
        try:
            for guild in await self._store.fixtures.guilds_due():
                if self._channels.knows(guild):
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

        `daily` False: only those whose last day ends within a day, and who were not reminded in that time. Fixtures are
        claimed before they are posted, so that nobody is reminded twice, even if the bot is killed.
        """
        told, failed = 0, []
        due = await self._store.fixtures.claim_due(guild, most=1000, daily=daily)
        for channel, found in groupby(sorted(due, key=_place), key=lambda one: one.channel):
            fixtures = [*found]
            if await self._post(guild, channel, fixtures):
                told += len(fixtures)
            else:
                failed.append(channel)
        return told, tuple(failed)

    async def _post(self, guild: int, channel: int, fixtures: list[Fixture]) -> bool:
        look = await self._presenter.public_look(guild, channel)
        try:
            for at in range(0, len(fixtures), AT_ONCE):
                parts = reminder(fixtures[at : at + AT_ONCE], look)
                mark = f"r{fixtures[at].number}-{int(fixtures[at].reminded)}"
                await self._channels.post(guild, channel, parts, mark[:25])
        except ERRORS as error:
            _log.info("no reminder in channel %s: %s", channel, describe(error))
            return False
        return True


def _place(one: Fixture) -> tuple[int, int]:
    return one.channel, one.number
