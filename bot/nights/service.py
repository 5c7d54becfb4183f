"""Game nights as they go on: each step is stored before anything is shown, and what is shown is found again by its ids.

What a night needs next follows from what is stored (`_Steps`), so whoever comes after a kill does the same: a message
is posted with a nonce, or found by its button; a message has one thread; a thread has one live table; a match that has
ended is in the store under the table's id. Two processes never look after the same night: whoever is slower gets a
`conflict`, and reads it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf

from msgspec.structs import replace

from bot.connection.channels import Channels, ServerEvents
from bot.connection.delivery import ERRORS, Trouble, describe, trouble_of
from bot.connection.service import Service
from bot.fleet import ShardLoader
from bot.league.rows import League
from bot.league.rules import LeagueError
from bot.nights import rules
from bot.nights.page_posts import NightPages, ShownPage, waits_for_call
from bot.nights.rows import Nights
from bot.nights.rules import Night
from bot.nights.server_events import NightEvents
from bot.nights.tables import NightTables
from bot.play.guild_settings import GuildSettings
from bot.play.messages.presenter import Presenter
from bot.tables import Alarm, Clock, Person, Tables, TableState
from storage import StorageError, Store

_RETRIES = (2.0, 10.0, 60.0)  # seconds until what failed is tried again; the last number repeats: people wait
_AFTER = 60.0  # seconds for which the threads of the last round stay open
_LOST = 3  # tries in vain until a channel is given up that Discord does not know
_log = logging.getLogger(__name__)
Step = Callable[[Night], Night]


@dataclass(slots=True)
class _Kept:
    """A night of this process: as it is stored, and what is known besides."""

    night: Night
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    task: asyncio.Task[None] | None = None
    alarm: Alarm | None = None
    again: bool = False  # something has happened since the work under way looked
    failures: int = 0
    trouble: str = ""
    page: ShownPage = field(default_factory=ShownPage)
    next_opening: float = 0.0  # before that no table is opened
    over_since: float = 0.0  # in steady time


class NightPosts(Service):
    """All nights of this process. Await `loader.loaded` before asking for a server's nights.

    `known` waits until a server is known; `gap` are the seconds between the openings of two tables, and between two
    changes of a page.
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
        known: Callable[[int], Awaitable[None]],
        gap: float,
        events: ServerEvents,
    ) -> None:
        self._channels, self._rows, self._fence, self._clock = channels, rows, store.fence, clock
        self._known, self._gap = known, gap
        self._kept: dict[int, _Kept] = {}
        self._closed = False
        self._opening = asyncio.Lock()  # no two nights are given one channel
        self._tables = NightTables(
            channels=channels,
            presenter=presenter,
            settings=settings,
            store=store,
            league=league,
            tables=tables,
            change=self.change,
            now=clock.now,
        )
        self._pages = NightPages(channels, presenter, tables=self._tables, change=self.change, clock=clock, gap=gap)
        self._events = NightEvents(events, presenter, self.change, clock.now)
        self.loader = ShardLoader(store.fence, self._load, "nights")
        tables.ended = self._ended

    async def _load(self, shard: int) -> None:
        """Take up a shard's nights that go on."""
        for night in await self._rows.live():
            if self._fence.shard_of(night.guild) == shard and night.number not in self._kept:
                self._tables.restored(night)
                self._pages.restored(night)
                self._take(rules.woken(night, self._clock.now()))

    async def leave(self, guilds: Callable[[int], bool]) -> None:
        """Let go of the nights of these servers: another process goes on with them."""
        for number in [number for number, one in self._kept.items() if guilds(one.night.guild)]:
            await self._stop(self._kept.pop(number))

    async def close(self) -> None:
        """Stop; what is stored goes on at the next start."""
        self._closed = True
        await self.leave(lambda _: True)

    async def settled(self) -> None:
        """Return when nothing is under way."""
        while busy := [one.task for one in self._kept.values() if one.task and not one.task.done()]:
            await asyncio.wait(busy)

    async def forget(self, person: int) -> None:
        """Let go of a person whose data are deleted."""
        for one in [*self._kept.values()]:
            if any(person == other for other, _ in one.night.people()):
                await self.change(one.night.number, lambda night: rules.without(night, person))

    # What people do

    async def open(self, night: Night) -> Night:
        """Begin a night in its channel. LeagueError `night-here`, StorageError."""
        secret = self._tables.secret(night)
        async with self._opening:
            places = (night.channel, *night.plan.channels)
            if any(self.in_channel(night.guild, one) is not None for one in places):
                raise LeagueError("night-here")
            made = await self._rows.open(replace(night, secrets=(secret,) if secret else ()))
            self._take(made)
        return made

    def get(self, guild: int, number: int) -> Night | None:
        """Return a night of a server that this process has; None if there is none."""
        one = self._kept.get(number)
        return None if one is None or one.night.guild != guild else one.night

    def in_channel(self, guild: int, channel: int) -> Night | None:
        """Return the night that goes on in a channel, in a thread of it, or in a channel that it was given."""
        own = [one.night for one in self._kept.values() if one.night.guild == guild]
        return next(
            (
                one
                for one in own
                if channel in (one.channel, *one.plan.channels) or any(t.place == channel for t in one.tables)
            ),
            None,
        )

    async def change(self, number: int, step: Step) -> Night:
        """Change a night by a pure step and store it; return it. LeagueError, StorageError: nothing has changed."""
        kept = self._kept.get(number)
        if kept is None:
            raise LeagueError("night-over")
        async with kept.lock:
            after = step(kept.night)
            if after != kept.night:
                try:
                    kept.night = await self._rows.save(after)
                except StorageError as error:
                    if error.code == "conflict":
                        await self._read_again(kept)
                    raise
                self._poke(kept)
        return kept.night

    async def pause(self, number: int, by: Person) -> Night:
        """Let a night and its tables stand still, or go on if they do. LeagueError."""
        now, going = self._clock.now(), False

        def step(night: Night) -> Night:
            nonlocal going
            going = bool(night.paused)
            return rules.resume(night, now) if going else rules.pause(night, now)

        kept = self._kept.get(number)
        if kept is not None:
            kept.page.touched = -inf  # all are to see it at once
        night = await self.change(number, step)
        await self._tables.stop(night, by, going=going)
        return night

    async def break_off(self, night: Night, number: int) -> None:
        """End a table as it stands. LeagueError, TableError."""
        await self._tables.break_off(night, number)

    def now(self) -> float:
        """Return the time."""
        return self._clock.now()

    def _steady(self) -> float:
        return self._clock.steady.now()

    async def _read_again(self, kept: _Kept) -> None:
        """The store has another state than we believed: it is right."""
        found = await self._rows.find(kept.night.guild, kept.night.number)
        if found is None:
            self._kept.pop(kept.night.number, None)
        else:
            kept.night = found
            self._poke(kept)

    # What happens by itself

    def _take(self, night: Night) -> None:
        kept = self._kept[night.number] = _Kept(night)
        self._poke(kept)

    async def _stop(self, kept: _Kept) -> None:
        if kept.alarm is not None:
            kept.alarm.cancel()
        if kept.task is not None:
            kept.task.cancel()
            await asyncio.gather(kept.task, return_exceptions=True)

    def _ended(self, state: TableState) -> None:
        """Hear that a match has ended, or a table is gone, perhaps one of a night."""
        for kept in self._kept.values():
            own = any(one.table == state.id and not one.over for one in kept.night.tables)
            if own or state.channel in kept.night.plan.channels:  # there is room for the next table
                self._poke(kept)

    def _poke(self, kept: _Kept) -> None:
        """Look what is to be done, now or once the work under way is done."""
        kept.again = True
        if not self._closed and (kept.task is None or kept.task.done()):
            kept.task = asyncio.create_task(self._work(kept), name=f"night {kept.night.number}")

    def _alarm(self, kept: _Kept, seconds: float) -> None:
        """Look again in so many seconds; an alarm that is earlier stays."""
        if kept.alarm is not None:
            kept.alarm.cancel()
        steady = self._clock.steady
        kept.alarm = steady.call_at(steady.now() + max(0.0, seconds), lambda: self._poke(kept))

    async def _work(self, kept: _Kept) -> None:
        await self._known(kept.night.guild)
        while kept.again and kept.night.number in self._kept:
            kept.again = False
            try:
                wait = await self._look(kept)
            except (StorageError, LeagueError) as error:
                _log.warning("night %s: to be tried again: %s", kept.night.number, error)
                wait = self._failed(kept, "busy")
            except ERRORS as error:
                _log.info("night %s: %s", kept.night.number, describe(error))
                wait = self._failed(kept, _code(trouble_of(error)))
                if await self._is_lost(kept, trouble_of(error)):
                    return
            except Exception:
                _log.exception("night %s failed", kept.night.number)
                wait = self._failed(kept, "busy")
            if wait is not None and not kept.again:
                self._alarm(kept, wait)

    async def _is_lost(self, kept: _Kept, trouble: Trouble) -> bool:
        """True if the night's channel is gone for good: then so is the night."""
        gone = trouble is Trouble.CHANNEL_GONE and kept.failures > _LOST
        try:
            if not gone or await self._channels.is_there(kept.night.channel):
                return False
            await self.change(kept.night.number, lambda night: rules.end_night(night, "host"))
            await self._tables.look(kept.night, opening=False)  # in given channels they would go on
            await self._events.look(kept.night)
            await self._done(kept)
        except (StorageError, *ERRORS):  # the next try sees
            return False
        return True

    def _failed(self, kept: _Kept, trouble: str) -> float:
        """Note a trouble; return how long to wait before the next try."""
        kept.page.touched = -inf  # it is to be read soon
        kept.trouble = trouble
        kept.failures += 1
        wait = _RETRIES[min(kept.failures, len(_RETRIES)) - 1]
        kept.next_opening = self._steady() + wait
        return wait

    async def _look(self, kept: _Kept) -> float | None:
        """Do all that can be done now, and show it; return the seconds until there is more, None: nothing is due."""
        wait: float | None = None
        called = _called(kept.night)
        noted = await self._events.look(kept.night)
        try:
            while await self._advanced(kept):
                pass
            opening = self._steady() >= kept.next_opening
            if await self._tables.look(kept.night, opening=opening):
                wait = self._gap if opening else kept.next_opening - self._steady()
            if opening:
                kept.next_opening = self._steady() + self._gap
            while await self._advanced(kept):
                pass
        finally:
            if _called(kept.night) > called:
                kept.page.not_before = self._steady() + self._gap
            shown = await self._pages.show(kept.night, kept.page, trouble=kept.trouble, sure=not kept.failures)
            if kept.page.held:  # it is a message as the call of a table is: the next one is the page
                kept.next_opening = max(kept.next_opening, kept.page.not_before + self._gap)
            kept.again |= kept.page.doubtful
        resting = await self._put_away(kept)
        retry = kept.next_opening - self._steady() if kept.failures and not opening else None
        if kept.failures and opening:
            kept.failures, kept.trouble = 0, ""
            kept.again, kept.page.touched = True, -inf  # the page still tells of the trouble
        if kept.night.state == "over":
            noted = await self._events.look(kept.night)
        told = kept.night.state == "over" and noted is None
        if told and all(one.over and one.closed for one in kept.night.tables):
            await self._done(kept)
            return None
        due = rules.due(kept.night, self._clock.now())
        times = [wait, noted, shown, resting, retry, None if due is None else due - self._clock.now()]
        return min((one for one in times if one is not None), default=None)

    async def _advanced(self, kept: _Kept) -> bool:
        """True if the night has moved on by one step."""
        night, now = kept.night, self._clock.now()
        if night.plan.starts and waits_for_call(night):
            return False  # those who are to confirm are called first
        after = rules.advance(night, now)
        if after == night and rules.pairing(night, now):
            after = await asyncio.to_thread(rules.pair, night, now, self._tables.secret(night))
        if after == night:
            return False
        await self.change(night.number, lambda one: after if one.version == night.version else one)
        return True

    async def _put_away(self, kept: _Kept) -> float | None:
        """Put threads away, those of the last round a while after its end; return the seconds until the next look."""
        night, now = kept.night, self._steady()
        last = night.state == "over" and all(one.over for one in night.tables)
        if last and not kept.over_since:
            kept.over_since = now
        early = kept.over_since + _AFTER - now if last else 0.0
        resting = await self._tables.put_away(night, last=last and early <= 0)
        return min((one for one in (resting, early) if one is not None and one > 0), default=None)

    async def _done(self, kept: _Kept) -> None:
        """The night is over and told: its channel is free for another."""
        async with kept.lock:
            await self._rows.save(kept.night, live=False)
        self._kept.pop(kept.night.number, None)


def _called(night: Night) -> int:
    """Return how many tables have had their message."""
    return sum(bool(one.post) for one in night.tables)


def _code(trouble: Trouble) -> str:
    """Return the word for a trouble that the page tells of."""
    codes = {Trouble.FORBIDDEN: "forbidden", Trouble.CHANNEL_GONE: "forbidden", Trouble.THREADS_FULL: "threads-full"}
    return codes.get(trouble, "busy")
