"""Messages about scheduled matches that come by themselves: reminders, and what came of those not played in time."""

import logging
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from bot.connection.channels import Channels
from bot.connection.delivery import ERRORS, describe
from bot.connection.service import Announcer, Poller
from bot.league.rows.league import League
from bot.league.schedule.deadlines import Deadlines
from bot.league.schedule.pages import over, reminder
from bot.league.schedule.values import Fixture
from bot.play.messages.presenter import Presenter
from bot.tables import Clock
from storage import Store

SETTING = "fixture-reminders"  # `no` where the bot reminds nobody by itself
AT_ONCE = 15  # fixtures in a message, so that all of them are seen
# Seconds to the first look: guilds are known by then, and a bot that is often restarted reminds too.
_FIRST = 60.0
_LOOK = 1800.0  # seconds between two looks whether somebody is to be reminded
_LOOK_BACK = 100  # messages among which a post is looked for
_SKEW = 5.0  # seconds that Discord's clock may be behind ours
_LATE = 7 * 86400.0  # seconds after a last day for which it is tried to tell
_log = logging.getLogger(__name__)


class Reminders:
    """Reminds players of open fixtures once a day, unless a server has turned that off.

    Fixtures are claimed before the post and noted after it. After a crash the next process looks for the posts of
    claimed ones, so nobody is reminded twice.
    """

    def __init__(
        self, channels: Channels, presenter: Presenter, *, store: Store, deadlines: Deadlines, clock: Clock
    ) -> None:
        self._channels, self._presenter, self._store, self._deadlines = channels, presenter, store, deadlines
        self._under_way: set[tuple[int, int]] = set()  # by server and fixture: what is being posted
        self.poller = Poller(clock, self._poll, "reminders", every=_LOOK, first=_FIRST, failed="nobody is reminded")

    async def _poll(self) -> None:
        for guild in await self._deadlines.due_reminders():
            if self._channels.knows(guild):
                rows = await self._deadlines.unposted_reminders(guild)
                await self._tell(guild, [row for row in rows if (guild, row.number) not in self._under_way], again=True)
                await self.remind(guild, daily=(await self._store.own_settings(guild)).get(SETTING) != "no")

    async def remind(self, guild: int, *, daily: bool = True) -> tuple[int, tuple[int, ...]]:
        """Remind all who are due; return how many fixtures, and which channels failed (`daily` as in the claim)."""
        return await self._tell(guild, await self._deadlines.claim_reminders(guild, daily=daily))

    async def _tell(self, guild: int, due: Sequence[Fixture], *, again: bool = False) -> tuple[int, tuple[int, ...]]:
        """Remind of fixtures; return how many they were, and the channels that failed. `again`: it may be there."""
        count, failed = 0, []
        ordered = sorted(due, key=lambda row: (row.channel, row.number))
        for channel, rows in groupby(ordered, key=lambda row: row.channel):
            fixtures = [*rows]
            keys = {(guild, row.number) for row in fixtures}
            self._under_way |= keys
            try:
                if await self._post(guild, channel, fixtures, again):
                    count += len(fixtures)
                else:
                    failed.append(channel)
                await self._deadlines.note_reminded(guild, [row.number for row in fixtures])
            finally:
                self._under_way -= keys
        return count, tuple(failed)

    async def _post(self, guild: int, channel: int, fixtures: list[Fixture], again: bool) -> bool:
        reader = await self._presenter.public_reader(guild, channel)
        try:
            for at in range(0, len(fixtures), AT_ONCE):
                some = fixtures[at : at + AT_ONCE]
                if again and await self._is_there(guild, channel, some):
                    continue
                nonce = f"r{some[0].number}-{int(some[0].reminded)}"[:25]
                await self._channels.post(guild, channel, reminder(some, reader), nonce)
        except ERRORS as error:
            _log.info("no reminder in channel %s: %s", channel, describe(error))
            return False
        return True

    async def _is_there(self, guild: int, channel: int, fixtures: Sequence[Fixture]) -> bool:
        """Return True if a post since the claim mentions some players of these fixtures, and nobody else."""
        people = {seat.person for row in fixtures for seat in row.seats}
        async for message in self._channels.own_messages(guild, channel, _LOOK_BACK):
            if message.created_at.timestamp() < fixtures[0].reminded - _SKEW:
                return False
            mentioned = {*message.raw_mentions}
            if mentioned and mentioned <= people:
                return True
        return False


class DeadlinePosts:
    """Settles the fixtures whose last day is over, and tells it once where they were made.

    The store knows what is still to be told, so after a crash the next process posts it; a nonce prevents a second
    post.
    """

    def __init__(
        self, channels: Channels, presenter: Presenter, *, league: League, deadlines: Deadlines, clock: Clock
    ) -> None:
        self._channels, self._presenter, self._clock = channels, presenter, clock
        self._league, self._deadlines = league, deadlines
        self._announcer = Announcer(clock)  # keys are server and channel
        self.poller = Poller(clock, self._poll, "deadlines", failed="fixtures could not be settled")

    async def _poll(self) -> None:
        await self._league.settle_due()
        for (guild, channel), rows in groupby(await self._deadlines.untold(), key=lambda row: (row[0], row[1].channel)):
            await self._tell(guild, channel, [fixture for _, fixture in rows])

    async def _tell(self, guild: int, channel: int, settled: Sequence[Fixture]) -> None:
        """Tell a channel what became of fixtures; later if it does not take it, and not at all after some days."""
        now = self._clock.now()
        if not self._channels.knows(guild) or not self._announcer.is_due((guild, channel)):
            return
        reader = await self._presenter.public_reader(guild, channel)
        for at in range(0, len(settled), AT_ONCE):
            part = settled[at : at + AT_ONCE]
            late = all(row.last is None or row.last.closes + _LATE < now for row in part)
            last = part[0].last
            nonce = f"d{part[0].number}-{int(last.closes) if last else 0}"[:25]  # the same for the same post
            post = partial(self._channels.post, guild, channel, over(part, reader), nonce)
            if not late and not await self._announcer.announce((guild, channel), post):
                return
            await self._deadlines.mark_told(guild, [row.number for row in part])
