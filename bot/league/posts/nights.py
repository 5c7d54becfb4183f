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

from msgspec.structs import replace

from bot.cogs.guild_settings import GuildSettings
from bot.cogs.messages.channels import Channels
from bot.cogs.messages.delivery import ERRORS, Trouble, describe, picture_mark, trouble_of
from bot.cogs.messages.presenter import Presenter
from bot.cogs.messages.server_events import ServerEvents
from bot.league.pages.nights import night_page, page_picture
from bot.league.posts.night_events import NightEvents
from bot.league.posts.night_tables import NightTables, waits_for_call
from bot.league.rules import LeagueError
from bot.league.rules import nights as rules
from bot.league.rules.nights import Night
from bot.tables import Alarm, Clock, Person, Tables, TableState
from storage import StorageError, Store

_RETRIES = (2.0, 10.0, 60.0)  # seconds until what failed is tried again; the last number repeats: people wait
_AFTER = 60.0  # seconds for which the threads of the last round stay open
_REST = (
    5.0  # seconds between the closing of a table and that of its thread: what it shows last is shown by then
)
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
    shown: int | None = None  # the mark of what the page shows
    picture: int | None = None
    touched: float = 0.0  # when the page was changed last, in steady time
    next_opening: float = 0.0  # before that no table is opened
    over_since: float = 0.0  # in steady time


class NightPosts:
    """All nights of this process.

    `known` waits until a server is known; `gap` are the seconds between the openings of two tables, and between two
    changes of a page.
    """

    def __init__(
        self,
        channels: Channels,
        presenter: Presenter,
        settings: GuildSettings,
        store: Store,
        tables: Tables,
        clock: Clock,
        known: Callable[[int], Awaitable[None]],
        gap: float,
        events: ServerEvents,
    ) -> None:
        self._channels, self._presenter, self._store, self._clock = channels, presenter, store, clock
        self._known, self._gap = known, gap
        self._kept: dict[int, _Kept] = {}
        self._closed = False
        self._tables = NightTables(channels, presenter, settings, store, tables, self.change, clock.now)
        self._events = NightEvents(events, presenter, self.change, clock.now)
        tables.ended = self._ended

    async def start(self) -> None:
        """Take up the nights that go on and are new here."""
        for night in await self._store.nights.live():
            if night.number not in self._kept:
                self._tables.restored(night)
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
        made = await self._store.nights.open(replace(night, secrets=(secret,) if secret else ()))
        self._take(made)
        return made

    def get(self, guild: int, number: int) -> Night | None:
        """Return a night of a server that this process has; None if there is none."""
        one = self._kept.get(number)
        return None if one is None or one.night.guild != guild else one.night

    def in_channel(self, guild: int, channel: int) -> Night | None:
        """Return the night that goes on in a channel, or in a thread of it."""
        own = [one.night for one in self._kept.values() if one.night.guild == guild]
        return next(
            (one for one in own if channel == one.channel or any(t.place == channel for t in one.tables)),
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
                    kept.night = await self._store.nights.save(after)
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
        found = await self._store.nights.find(kept.night.guild, kept.night.number)
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
            if any(one.table == state.id and not one.over for one in kept.night.tables):
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
            await self._events.look(kept.night)
            await self._done(kept)
        except (StorageError, *ERRORS):  # the next try sees
            return False
        return True

    def _failed(self, kept: _Kept, trouble: str) -> float:
        """Note a trouble; return how long to wait before the next try."""
        kept.trouble = trouble
        kept.failures += 1
        wait = _RETRIES[min(kept.failures, len(_RETRIES)) - 1]
        kept.next_opening = self._steady() + wait
        return wait

    async def _look(self, kept: _Kept) -> float | None:
        """Do all that can be done now, and show it; return the seconds until there is more, None: nothing is due."""
        wait: float | None = None
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
            shown = await self._show(kept)
        resting = await self._put_away(kept)
        retry = kept.next_opening - self._steady() if kept.failures and not opening else None
        if kept.failures and opening:
            kept.failures, kept.trouble = 0, ""
            kept.again = True  # the page still tells of the trouble
        if kept.night.state == "over":
            noted = await self._events.look(kept.night)
        told = kept.night.state == "over" and noted is None
        if told and all(one.over and one.closed for one in kept.night.tables):
            await self._done(kept)
            return None
        due = rules.due(kept.night)
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
        if await self._tables.put_away(night, last=last and early <= 0):
            return _REST
        return early if early > 0 else None

    async def _done(self, kept: _Kept) -> None:
        """The night is over and told: its channel is free for another."""
        async with kept.lock:
            await self._store.nights.save(kept.night, live=False)
        self._kept.pop(kept.night.number, None)

    # The page

    async def _show(self, kept: _Kept) -> float | None:
        """Post or edit the page where it is not as it should be; return the seconds to wait for that, if it is early.

        At every change of what goes on it is posted anew below all that has come since.
        """
        night = kept.night
        if night.state == "over" and not all(one.over for one in night.tables):
            return None
        await self._tables.call(night)
        phase = _phase(night)
        early = kept.touched + self._gap - self._steady()
        if night.refs.get("phase") == phase and early > 0 and kept.shown is not None:
            return early
        look = await self._presenter.public_look(night.guild, night.channel)
        faced = await self._presenter.with_faces(look, night.guild, (one.person for one in night.guests))
        picture = await self._presenter.picture(page_picture, night, faced)
        parts = night_page(night, look, picture=picture, trouble=kept.trouble)
        sure = True
        if night.refs.get("phase") != phase:
            # the same nonce gives the message of a try that failed, as it was then
            sure = await self._tables.post_page(night, parts, phase) and not kept.failures
            kept.next_opening += self._gap  # it is a message in the channel as the call of a table is
        elif kept.shown != hash(parts):
            keep = kept.picture is not None and kept.picture == picture_mark(parts)
            try:
                await self._channels.edit(night.guild, night.channel, night.refs["page"], parts, keep=keep)
            except ERRORS as error:
                if trouble_of(error) is not Trouble.MESSAGE_GONE:
                    raise
                await self.change(night.number, lambda one: _without_page(one))
        kept.shown, kept.picture, kept.touched = hash(parts), picture_mark(parts), self._steady()
        if not sure:
            kept.shown, kept.picture, kept.again = None, None, True
        return None


def _phase(night: Night) -> int:
    """Return a number that changes when the page is to be posted anew."""
    states = ("gathering", "calling", "round", "break", "over")
    return 10 * night.round + states.index(night.state) + 1


def _without_page(night: Night) -> Night:
    """Return the night with a page that is to be posted again."""
    refs = {key: one for key, one in night.refs.items() if key not in ("page", "phase")}
    return replace(night, refs={**refs, "gone": night.refs["page"]})


def _code(trouble: Trouble) -> str:
    """Return the word for a trouble that the page tells of."""
    codes = {
        Trouble.FORBIDDEN: "forbidden",
        Trouble.CHANNEL_GONE: "forbidden",
        Trouble.THREADS_FULL: "threads-full",
    }
    return codes.get(trouble, "busy")
