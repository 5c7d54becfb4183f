"""The last days of fixtures: what was not played is settled by rule when they are over, and then told, once.

It is settled in the store before anybody is told. What is still to be told is in the store too, so that what a process
did not live to post is posted by the next one; a nonce keeps a post whose answer was lost from coming twice.
"""

import logging
from collections.abc import Sequence
from itertools import groupby

from bot.app.store import BotStore
from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, describe
from bot.connection.service import Poller
from bot.league.schedule.pages.fixtures import over
from bot.league.schedule.posts.reminders import AT_ONCE
from bot.league.schedule.rows.values import Fixture
from bot.play.messages.presenter import Presenter
from bot.tables import Clock
from storage import StorageError

_LATE = 7 * 86400.0  # seconds after a last day for which it is tried to tell
_AGAIN = 600.0  # seconds until a channel that failed is tried again
_log = logging.getLogger(__name__)


class DeadlinePosts:
    """Settles the fixtures whose last day is over, and tells it where they were made."""

    def __init__(self, channels: Channels, presenter: Presenter, store: BotStore, clock: Clock) -> None:
        self._channels, self._presenter, self._store, self._clock = channels, presenter, store, clock
        self._failed: dict[tuple[int, int], float] = {}  # server and channel -> when it is tried again
        self.poller = Poller(clock, self._look, "deadlines")

    async def _look(self) -> None:
        try:
            await self._store.league.settle_due()
            for (guild, channel), found in groupby(await self._store.deadlines.untold(), key=_place):
                await self._tell(guild, channel, [one for _, one in found])
        except StorageError as error:  # the next look does it
            if not error.away:
                _log.warning("fixtures could not be settled: %s", error)
        except Exception:
            _log.exception("settling fixtures failed")

    async def _tell(self, guild: int, channel: int, settled: Sequence[Fixture]) -> None:
        """Tell a channel what became of fixtures; later if it does not take it, and not at all after some days."""
        now = self._clock.now()
        if not self._channels.knows(guild) or self._failed.get((guild, channel), now) > now:
            return
        look = await self._presenter.public_look(guild, channel)
        for at in range(0, len(settled), AT_ONCE):
            part = settled[at : at + AT_ONCE]
            late = all(one.last is None or one.last.closes + _LATE < now for one in part)
            try:
                if not late:
                    await self._channels.post(guild, channel, over(part, look), _nonce(part[0]))
            except ERRORS as error:
                _log.info("no word of fixtures in channel %s: %s", channel, describe(error))
                self._failed[guild, channel] = now + _AGAIN
                return
            await self._store.deadlines.told(guild, [one.number for one in part])
        self._failed.pop((guild, channel), None)


def _place(one: tuple[int, Fixture]) -> tuple[int, int]:
    return one[0], one[1].channel


def _nonce(first: Fixture) -> str:
    """Return what is the same for the same post: a fixture and the end of its last day."""
    return f"d{first.number}-{0 if first.last is None else int(first.last.closes)}"[:25]
