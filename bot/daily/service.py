"""Runs people's tries at deals of the day. Every step is stored before it is shown.

Memory holds copies of stored tries. A copy goes when nobody has touched it for a while, and the next click plays the
stored log again. Another process may play the same person's try meanwhile: of two steps from one place the store takes
one.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator

import msgspec

from bot.connection.service import Service
from bot.daily.choice import choosing
from bot.daily.plans import number_of
from bot.daily.playing import NAME, TABLE, is_over, moved, renamed, score_of, started, with_deals
from bot.daily.rows import DailyChange, DailyDeal, DailyEnd, DailyRows, StoredDaily
from bot.games.record import decode, encode, with_secret
from bot.games.registry import find_game
from bot.games.same import promise_of
from bot.tables import Alarm, Clock, Person, Players, Snapshot, TableError, TableState
from bot.tables.codec import header_of, restored
from bot.tables.commands import Command
from bot.tables.playing import finished_match
from bot.tables.transaction import Transaction
from storage import FinishedMatch, StorageError
from storage.values import LogEntry, StoredTable

LIFE = 15 * 60.0  # seconds that a try is kept which nobody touches
_MOST = 4000  # tries kept; beyond it the oldest are forgotten
_AHEAD = 2  # days whose deals are there: today's, and tomorrow's, which is promised
_SECRET_BYTES = 32
_LATE = 60.0  # seconds after a day's end until which its last results are certainly stored


class Daily(msgspec.Struct, frozen=True):
    """A person's try: which one, how it stands, and how it ended; `end` is None while it is played."""

    number: int
    deal: DailyDeal
    person: int
    name: str
    started: float
    state: TableState
    end: DailyEnd | None = None

    @property
    def snapshot(self) -> Snapshot:
        """The try as a table, under the name that its buttons have."""
        return Snapshot(renamed(self.state, f"{TABLE}-{self.number}"))


class Dailies(Service):
    """All tries of this process. `shared`: others may write the same rows. All methods raise StorageError."""

    def __init__(
        self,
        rows: DailyRows,
        players: Players,
        clock: Clock,
        *,
        shared: bool = False,
        secret: Callable[[], bytes] = lambda: secrets.token_bytes(_SECRET_BYTES),
    ) -> None:
        self.rows = rows
        self._players, self._clock, self._shared, self._secret = players, clock, shared, secret
        self._deals: dict[tuple[int, str], DailyDeal] = {}
        self._choosing = asyncio.Lock()
        self._kept: OrderedDict[int, tuple[float, Daily]] = OrderedDict()
        self._alarm: Alarm | None = None  # when the one that was touched longest ago is to be forgotten

    def __len__(self) -> int:
        """Return how many tries are kept in memory."""
        return len(self._kept)

    @property
    def today(self) -> int:
        """The number of the day."""
        return number_of(self._clock.now())

    @property
    def open_day(self) -> int:
        """The first day that may still get results: today, and for a moment after midnight yesterday."""
        return number_of(self._clock.now() - _LATE)

    # Deals

    async def deal(self, day: int, game: str) -> DailyDeal:
        """Return the deal of a game of today, tomorrow or a day before; TableError `gone` for a day without one.

        One of today or tomorrow is made here, if nobody has: so each day's is promised the day before.
        """
        known = self._deals.get((day, game))
        if known is None or known.par is None:
            known = await self.rows.deal(day, game)
        if known is None and day in self._near:
            known = await self._made(day, game)
        if known is None:
            raise TableError("gone")
        if day in self._near:
            self._deals[day, game] = known
        return known

    async def _made(self, day: int, game: str) -> DailyDeal:
        """Choose a deal and store it, unless somebody was faster. It is promised by what this returns, not before."""
        async with self._choosing:
            known = await self.rows.deal(day, game)
            if known is not None:
                return known
            fresh = self._fresh(day, game)
            choice = await _brought(choosing(fresh, self._players))
            self._deals = {key: deal for key, deal in self._deals.items() if key[0] in self._near}
            return await self.rows.make_deal(msgspec.structs.replace(fresh, choice=choice), self.today)

    @property
    def _near(self) -> range:
        today = self.today
        return range(today, today + _AHEAD)

    def _fresh(self, day: int, game: str) -> DailyDeal:
        secret = self._secret()
        edition = find_game(game).editions
        return DailyDeal(day, game, secret.hex(), promise_of(secret), edition=edition)

    # Tries

    async def begun(self, by: Person, game: str, language: str) -> tuple[Daily, bool]:
        """Return the person's try of today's deal of a game, and whether it has just begun.

        Computer players then have names in that language. TableError `daily-seen` for who has deleted their data since
        they saw the deal; GameError for no game.
        """
        day = self.today
        found = await self.rows.find(by.id, day, game)
        if found is not None:
            return await self._opened(found), False
        deal = await self.deal(day, game)
        last, log = await _all(started(deal, by, language, self._players))
        state, name = last.state, last.state.seats[0].name
        fresh = StoredDaily(0, by.id, day, game, name, header_of(state), log, self._clock.now())
        stored = await self.rows.begin(deal, fresh)
        if stored is None:
            raise TableError("daily-seen")
        return await self._opened(stored), stored.log == log

    async def of(self, person: int, day: int, game: str) -> Daily | None:
        """Return a person's try of a day's deal of a game, None if there is none."""
        found = await self.rows.find(person, day, game)
        return None if found is None else await self._opened(found)

    async def unended(self, person: int) -> Daily | None:
        """Return a person's last try of a day before today that has not come to its end, None if there is none."""
        found = await self.rows.unended(person, self.today)
        return None if found is None else await self._opened(found)

    async def finished(self, number: int, person: int, *, open_: bool, guild: int = 0) -> FinishedMatch | None:
        """Return a try as a match that is over; None if it is not, or another's who has not shown it in the server.

        `open_`: it may be shown to others. TableError `daily-open` as long as those may still play the deal.
        """
        found = await self.rows.get(number)
        if found is None or found.end is None:
            return None
        own = found.person == person
        if not own and not (guild and await self.rows.shown(number, guild)):
            return None
        if (open_ or not own) and self.today <= found.day:
            raise TableError("daily-open")
        daily = await self._opened(found)
        ended = finished_match(renamed(daily.state, f"{NAME}-{number}"), found.end.at)
        record = self._told(daily.deal, ended.record)
        return msgspec.structs.replace(ended, match=f"{NAME}-{number}", started=found.started, record=record)

    def _told(self, deal: DailyDeal, record: str) -> str:
        """Return a record, with the secret of the deal once its day is over."""
        if self.today <= deal.day:
            return record
        return encode(with_secret(decode(record), bytes.fromhex(deal.secret)))

    async def promised(self, day: int, game: str) -> DailyDeal:
        """Return the deal of a game of a day up to tomorrow.

        TableError `daily-future` for a later day, `daily-none` for one on which the bot did not run.
        """
        if day > self._near[-1]:
            raise TableError("daily-future")
        try:
            return await self.deal(day, game)
        except TableError as error:
            raise TableError("daily-none", number=day) from error

    async def get(self, number: int, person: int) -> Daily:
        """Return a person's own try by its number; TableError `gone` if it is not there, or another's."""
        kept = self._touched(number)
        if kept is not None and self._shared:
            same = await self.rows.entries(number) == kept.state.log.length
            kept = kept if same else None
        if kept is None:
            found = await self.rows.get(number)
            kept = None if found is None else await self._opened(found)
        if kept is None or kept.person != person:
            raise TableError("gone")
        return kept

    async def send(self, daily: Daily, command: Command) -> Daily:
        """Carry a person's command out, and what computer players then do, and store it.

        TableError, GameError, StorageError: nothing has changed. `stale` too where another process was faster.
        """
        if daily.end is not None:
            raise TableError("over")
        last, log = await _all(moved(daily.deal, daily.state, command, self._players))
        end = self._end(daily, last.state)
        after = msgspec.structs.replace(daily, state=last.state, name=last.state.seats[0].name, end=end)
        await self._save(daily, after, log)
        self._keep(after)
        return after

    async def _save(self, before: Daily, after: Daily, log: tuple[LogEntry, ...]) -> None:
        header = header_of(after.state)
        change = DailyChange(after.number, after.name, header, log, expect=before.state.log.length, end=after.end)
        try:
            await self.rows.save(change)
        except StorageError as error:
            self._kept.pop(after.number, None)  # whatever is stored now, the next click reads it
            if error.code == "conflict":
                raise TableError("stale", version=before.state.version) from error
            raise

    def _end(self, daily: Daily, state: TableState) -> DailyEnd | None:
        """Return the end of a try that is over; it counts if it ended on its day."""
        if not is_over(state):
            return None
        now = self._clock.now()
        return DailyEnd(score_of(state), now, number_of(now) <= daily.deal.day)

    async def _opened(self, stored: StoredDaily) -> Daily:
        """Play a stored try again, up to where it stood."""
        known = self._touched(stored.number)
        if known is not None and known.state.log.length == len(stored.log):
            return known
        deal = await self.deal(stored.day, stored.game)
        state = with_deals(deal, restored(StoredTable(NAME, 0, 0, stored.header, stored.log)))
        daily = Daily(stored.number, deal, stored.person, stored.name, stored.started, state, stored.end)
        self._keep(daily)
        return daily

    # What is kept

    def _keep(self, daily: Daily) -> None:
        self._kept[daily.number] = (self._clock.steady.now(), daily)
        self._kept.move_to_end(daily.number)
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)
        self.sweep()
        if self._alarm is None:
            self._set_alarm()

    def _touched(self, number: int) -> Daily | None:
        """Return a try that is kept, for a while longer."""
        self.sweep()
        found = self._kept.get(number)
        if found is None:
            return None
        self._keep(found[1])
        return found[1]

    def sweep(self) -> None:
        """Forget what nobody has touched for a while."""
        before = self._clock.steady.now() - LIFE
        while self._kept and self._first_touch <= before:
            self._kept.popitem(last=False)

    @property
    def _first_touch(self) -> float:
        """The time at which that try was touched which nobody has touched for the longest time."""
        return next(iter(self._kept.values()))[0]

    def _set_alarm(self) -> None:
        """Look again when the next try is due, if there is one, though nobody may come until then."""
        steady = self._clock.steady
        self._alarm = steady.call_at(self._first_touch + LIFE, self._ring) if self._kept else None

    def _ring(self) -> None:
        self.sweep()
        self._set_alarm()

    async def forget(self, person: int) -> None:
        """Keep nothing of a person; the store deletes the rest."""
        for number in [number for number, (_, one) in self._kept.items() if one.person == person]:
            del self._kept[number]


async def _brought(steps: Generator[None, None, int]) -> int:
    """Return what steps come to; other tasks have a turn between two of them."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            found: int = stop.value
            return found
        await asyncio.sleep(0)


async def _all(steps: Iterator[Transaction]) -> tuple[Transaction, tuple[LogEntry, ...]]:
    """Return the last transaction, with the entries of all; other tasks have a turn between two steps."""
    last = next(steps)
    log = [*last.log]
    for last in steps:
        log += last.log
        await asyncio.sleep(0)
    return last, tuple(log)
