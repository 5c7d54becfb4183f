"""Runs game nights. Every step is stored before it is shown. Messages are found again by id after a restart.

What a night needs next follows from its row, so after a crash the next process resumes at the same step. If two
processes run the same night, the slower one gets a `conflict` and reads it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from math import inf

from msgspec.structs import replace

from bot.connection.channels import Channels, ServerEvents
from bot.connection.delivery import ERRORS, Trouble, describe, trouble_of
from bot.connection.service import Service
from bot.fleet import ShardLoader
from bot.games.registry import find_game
from bot.league.rows.league import League
from bot.league.rules import LeagueError
from bot.nights.page_posts import NightPages, ShownPage, waits_for_call
from bot.nights.rows import Nights
from bot.nights.rules import steps
from bot.nights.rules.values import Night, NightPlan
from bot.nights.server_events import NightEvents
from bot.nights.tables import NightTables
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.tables import Alarm, Clock, Person, Tables, TableState
from storage import StorageError, Store

_RETRIES = (2.0, 10.0, 60.0)  # seconds until what failed is tried again; the last number repeats: people wait
_AFTER = 60.0  # seconds for which the threads of the last round stay open
_LOST = 3  # tries in vain until a channel is given up that Discord does not know
TROUBLES = {  # the codes of what keeps tables from being opened, for the page; anything else is `busy`
    Trouble.FORBIDDEN: "forbidden",
    Trouble.CHANNEL_GONE: "forbidden",
    Trouble.THREADS_FULL: "threads-full",
    Trouble.REFUSED: "refused",
}
_log = logging.getLogger(__name__)
Step = Callable[[Night], Night]


@dataclass(slots=True)
class _RunningNight:
    """A running night: its stored row plus this process's caches."""

    night: Night
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: asyncio.Task[None] | None = None
    alarm: Alarm | None = None
    again: bool = False  # something has happened since the work under way began
    failures: int = 0
    trouble: str = ""
    page: ShownPage = field(default_factory=ShownPage)
    next_opening: float = 0.0  # before that no table is opened
    over_since: float = 0.0  # in steady time


class NightPosts(Service):
    """All nights of this process. Await `loader.loaded` before asking for a server's nights.

    `wait_for` waits until a server is known. `gap`: seconds between two openings, and two edits of a page.
    """

    def __init__(
        self,
        *,
        channels: Channels,
        presenter: Presenter,
        settings: GuildSettings,
        store: Store,
        rows: Nights,
        league: League,
        tables: Tables,
        clock: Clock,
        wait_for: Callable[[int], Awaitable[None]],
        gap: float,
        events: ServerEvents,
    ) -> None:
        self._channels, self._rows, self._fence, self._clock = channels, rows, store.fence, clock
        self._wait_for, self._gap = wait_for, gap
        self._running: dict[int, _RunningNight] = {}
        self._closed = False
        self._opening = asyncio.Lock()  # no two nights are given one channel
        self.tables = NightTables(
            channels=channels,
            presenter=presenter,
            settings=settings,
            store=store,
            league=league,
            tables=tables,
            change=self.change,
            now=clock.now,
        )
        self._pages = NightPages(channels, presenter, tables=self.tables, change=self.change, clock=clock, gap=gap)
        self._events = NightEvents(events, presenter, self.change, clock.now)
        self.loader = ShardLoader(store.fence, self._load, "nights")
        tables.ended = self._ended

    async def _load(self, shard: int) -> None:
        for night in await self._rows.live():
            if self._fence.shard_of(night.guild) == shard and night.number not in self._running:
                self.tables.restored(night)
                self._pages.restored(night)
                self._add(steps.woken(night, self._clock.now()))

    async def leave(self, guilds: Callable[[int], bool]) -> None:
        """Stop the nights of these servers: another process goes on with them."""
        for number in [number for number, running in self._running.items() if guilds(running.night.guild)]:
            running = self._running.pop(number)
            if running.alarm is not None:
                running.alarm.cancel()
            if running.task is not None:
                running.task.cancel()
                await asyncio.gather(running.task, return_exceptions=True)

    async def close(self) -> None:
        """Stop; what is stored goes on at the next start."""
        self._closed = True
        await self.leave(lambda _: True)

    async def settled(self) -> None:
        """Return when nothing is under way."""
        while busy := [night.task for night in self._running.values() if night.task and not night.task.done()]:
            await asyncio.wait(busy)

    async def forget(self, person: int) -> None:
        """Take a person whose data are deleted out of all nights."""
        for running in [*self._running.values()]:
            if person in running.night.people():
                await self.change(running.night.number, lambda night: steps.without(night, person))

    # What people do

    async def open(self, night: Night) -> Night:
        """Begin a night in its channel. LeagueError `night-here`, StorageError."""
        secret, edition = self.tables.secret(night), find_game(night.plan.game).editions
        made = replace(night, secrets=(secret,) if secret else (), edition=edition, seed=self.tables.seed())
        async with self._opening:
            self._check_free(night, (night.channel, *night.plan.channels))
            stored = await self._rows.open(made)
            self._add(stored)
        return stored

    async def plan(self, night: Night, plan: NightPlan) -> Night:
        """Change the plan of a night that has not begun. LeagueError as `steps.planned`, `night-here`, StorageError."""
        promised = plan.duplicate and night.secrets
        secret = night.secrets[0] if promised else self.tables.secret(replace(night, plan=plan))

        def step(now: Night) -> Night:
            if now.plan != night.plan:  # somebody else has changed it meanwhile
                raise LeagueError("changed-meanwhile")
            return steps.planned(now, plan, secret)

        async with self._opening:
            self._check_free(night, plan.channels)
            return await self.change(night.number, step)

    def _check_free(self, night: Night, channels: Iterable[int]) -> None:
        others = (self.in_channel(night.guild, channel) for channel in channels)
        if any(other is not None and other.number != night.number for other in others):
            raise LeagueError("night-here")

    def get(self, guild: int, number: int) -> Night | None:
        """Return a night of a server that this process has; None if there is none."""
        running = self._running.get(number)
        return None if running is None or running.night.guild != guild else running.night

    def in_channel(self, guild: int, channel: int) -> Night | None:
        """Return the night that goes on in a channel, in a thread of it, or in a channel that it was given."""
        nights = (running.night for running in self._running.values() if running.night.guild == guild)
        return next((night for night in nights if night.is_in(channel)), None)

    async def change(self, number: int, step: Step) -> Night:
        """Change a night by a pure step, store it, and return it. LeagueError, StorageError: nothing has changed."""
        running = self._running.get(number)
        if running is None:
            raise LeagueError("night-over")
        async with running.lock:
            after = step(running.night)
            if after != running.night:
                try:
                    running.night = await self._rows.save(after)
                except StorageError as error:
                    if error.code == "conflict":  # the stored row is right
                        stored = await self._rows.find(running.night.guild, number)
                        if stored is None:
                            self._running.pop(number, None)
                        else:
                            running.night = stored
                            self._wake(running)
                    raise
                self._wake(running)
        return running.night

    async def pause(self, number: int, by: Person) -> Night:
        """Pause a night with its tables, or resume it if it is paused. LeagueError."""
        running, now = self._running.get(number), self._clock.now()
        if running is not None:
            running.page.touched = -inf  # all are to see it at once
        night = await self.change(number, lambda night: (steps.resume if night.paused else steps.pause)(night, now))
        await self.tables.stop(night, by, going=not night.paused)
        return night

    def now(self) -> float:
        """Return the time."""
        return self._clock.now()

    def _steady(self) -> float:
        return self._clock.steady.now()

    # What happens by itself

    def _add(self, night: Night) -> None:
        running = self._running[night.number] = _RunningNight(night)
        self._wake(running)

    def _ended(self, state: TableState) -> None:
        """Wake the nights that a finished match or a closed table may concern."""
        for running in self._running.values():
            ours = any(table.table == state.id and not table.over for table in running.night.tables)
            if ours or state.channel in running.night.plan.channels:  # there is room for the next table
                self._wake(running)

    def _wake(self, running: _RunningNight) -> None:
        """Run a night's next steps now, or when the work under way is done."""
        running.again = True
        if not self._closed and (running.task is None or running.task.done()):
            running.task = asyncio.create_task(self._run(running), name=f"night {running.night.number}")

    async def _run(self, running: _RunningNight) -> None:
        await self._wait_for(running.night.guild)
        while running.again and running.night.number in self._running:
            running.again = False
            try:
                wait = await self._step(running)
            except (StorageError, LeagueError) as error:
                _log.warning("night %s: to be tried again: %s", running.night.number, error)
                wait = self._note_failure(running, "busy")
            except ERRORS as error:
                _log.info("night %s: %s", running.night.number, describe(error))
                wait = self._note_failure(running, TROUBLES.get(trouble_of(error), "busy"))
                if await self._gave_up(running, trouble_of(error)):
                    return
            except Exception:
                _log.exception("night %s failed", running.night.number)
                wait = self._note_failure(running, "busy")
            if wait is not None and not running.again:
                if running.alarm is not None:
                    running.alarm.cancel()
                running.alarm = self._clock.steady.call_at(self._steady() + max(0.0, wait), lambda: self._wake(running))

    async def _gave_up(self, running: _RunningNight, trouble: Trouble) -> bool:
        """End a night whose channel is gone for good. Return True if it is."""
        gone = trouble is Trouble.CHANNEL_GONE and running.failures > _LOST
        try:
            if not gone or await self._channels.is_there(running.night.channel):
                return False
            await self.change(running.night.number, lambda night: steps.end_night(night, "host"))
            await self.tables.update(running.night, opening=False)  # in given channels they would go on
            await self._events.update(running.night)
            await self._finish(running)
        except (StorageError, *ERRORS):  # the next try sees
            return False
        return True

    def _note_failure(self, running: _RunningNight, trouble: str) -> float:
        """Note a trouble. Return the seconds until the next try."""
        running.page.touched = -inf  # people are to read it soon
        running.trouble = trouble
        running.failures += 1
        wait = _RETRIES[min(running.failures, len(_RETRIES)) - 1]
        running.next_opening = self._steady() + wait
        return wait

    async def _step(self, running: _RunningNight) -> float | None:
        """Do all that can be done now, and show it. Return the seconds until more is due, None if nothing is."""
        wait: float | None = None
        calls = _calls_posted(running.night)
        event_wait = await self._events.update(running.night)
        try:
            while await self._advance(running):
                pass
            opening = self._steady() >= running.next_opening
            if await self.tables.update(running.night, opening=opening):
                wait = self._gap if opening else running.next_opening - self._steady()
            if opening:
                running.next_opening = self._steady() + self._gap
            while await self._advance(running):
                pass
        finally:
            if _calls_posted(running.night) > calls:
                running.page.not_before = self._steady() + self._gap
            page_wait = await self._pages.show(
                running.night, running.page, trouble=running.trouble, sure=not running.failures
            )
            if running.page.held:  # it is a message as the call of a table is: the next one is the page
                running.next_opening = max(running.next_opening, running.page.not_before + self._gap)
            running.again |= running.page.doubtful
        resting = await self._archive_threads(running)
        retry = running.next_opening - self._steady() if running.failures and not opening else None
        if running.failures and opening:
            running.failures, running.trouble = 0, ""
            running.again, running.page.touched = True, -inf  # the page still tells of the trouble
        if running.night.state == "over":
            event_wait = await self._events.update(running.night)
        over = running.night.state == "over" and event_wait is None
        if over and all(table.over and table.closed for table in running.night.tables):
            await self._finish(running)
            return None
        due = steps.due(running.night, self._clock.now())
        waits = [wait, event_wait, page_wait, resting, retry, None if due is None else due - self._clock.now()]
        return min((seconds for seconds in waits if seconds is not None), default=None)

    async def _advance(self, running: _RunningNight) -> bool:
        """Move a night on by one step. Return False if nothing is due."""
        night, now = running.night, self._clock.now()
        if night.plan.starts and waits_for_call(night):
            return False  # those who are to confirm are called first
        after = steps.advance(night, now)
        if after == night and steps.pairing(night, now):
            after = await asyncio.to_thread(steps.pair, night, now, self.tables.secret(night))
            after = await self._without_the_gone(night, after)
        if after == night:
            return False
        await self.change(night.number, lambda now: after if now.version == night.version else now)
        return True

    async def _without_the_gone(self, night: Night, paired: Night) -> Night:
        """Return the night as it was paired, or, if some of those seated have left the server, without these guests."""
        seated = (at for table in paired.tables[len(night.tables) :] for at in table.guests)
        people = [person for at in seated if (person := night.guests[at].person) is not None]
        gone = await self._channels.gone(night.guild, people)
        for person in gone:
            night = steps.leave(night, person)
        return night if gone else paired

    async def _archive_threads(self, running: _RunningNight) -> float | None:
        """Archive closed tables' threads, the last a while after the end. Return the seconds until more is due."""
        night, now = running.night, self._steady()
        last = night.state == "over" and all(table.over for table in night.tables)
        if last and not running.over_since:
            running.over_since = now
        early = running.over_since + _AFTER - now if last else 0.0
        resting = await self.tables.put_away(night, last=last and early <= 0)
        return min((seconds for seconds in (resting, early) if seconds is not None and seconds > 0), default=None)

    async def _finish(self, running: _RunningNight) -> None:
        """Free the channel of a night that is over and shown so."""
        async with running.lock:
            await self._rows.save(running.night, live=False)
        self._running.pop(running.night.number, None)


def _calls_posted(night: Night) -> int:
    """Return how many tables have their message."""
    return sum(bool(table.post) for table in night.tables)
