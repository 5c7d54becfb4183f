"""Runs people's tries at deals of the day. Every step is stored before it is shown; each click plays the log again."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec

from bot.daily.choice import choose_try
from bot.daily.plans import SEAT, number_of
from bot.daily.playing import NAME, TABLE, moved, score_of, started
from bot.daily.rows.dailies import DailyRows
from bot.daily.rows.values import DailyDeal, DailyEnd, StoredDaily
from bot.games.record import decode, encode, with_secret
from bot.games.registry import find_game
from bot.games.same import promise_of
from bot.tables import Clock, Person, Players, Snapshot, TableError, TableState
from bot.tables.codec import header_of, restored
from bot.tables.commands import Command
from bot.tables.playing import finished_match
from bot.tables.transaction import Transaction
from storage import FinishedMatch, StorageError
from storage.values import LogEntry, StoredTable

_AHEAD = 2  # days whose deals are there: today's, and tomorrow's, which is promised
_LATE = 60.0  # seconds after a day's end until which its last results are certainly stored


class Daily(msgspec.Struct, frozen=True):
    """A person's try: which one, how it stands, and how it ended; `end` is None while it is played."""

    number: int
    deal: DailyDeal
    person: int
    state: TableState
    end: DailyEnd | None = None

    @property
    def snapshot(self) -> Snapshot:
        """The try as a table, under the name that its buttons have."""
        return Snapshot(msgspec.structs.replace(self.state, id=f"{TABLE}-{self.number}"))


class Dailies:
    """Everybody's tries. All methods raise StorageError."""

    def __init__(self, rows: DailyRows, players: Players, clock: Clock, secret: Callable[[], bytes]) -> None:
        self.rows = rows
        self._players, self._clock, self._secret = players, clock, secret
        self._choosing = asyncio.Lock()

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
        """Return a day's deal; today's and tomorrow's are made if need be, and so promised. TableError `gone`."""
        deal = await self.rows.deal(day, game)
        if deal is None and 0 <= day - self.today < _AHEAD:
            deal = await self._made(day, game)
        if deal is None:
            raise TableError("gone")
        return deal

    async def _made(self, day: int, game: str) -> DailyDeal:
        """Choose a deal and store it, unless somebody was faster. It is promised by what this returns, not before."""
        async with self._choosing:
            deal = await self.rows.deal(day, game)
            if deal is not None:
                return deal
            secret = self._secret()
            fresh = DailyDeal(day, game, secret.hex(), promise_of(secret), edition=find_game(game).editions)
            choice = await choose_try(fresh, self._players)
            return await self.rows.make_deal(msgspec.structs.replace(fresh, choice=choice), self.today)

    # Tries

    async def begun(self, by: Person, game: str, language: str) -> tuple[Daily, bool]:
        """Return the person's try of today's deal, and whether it has just begun.

        TableError `daily-seen` for who has deleted their data since they saw the deal; GameError for no game.
        """
        day = self.today
        former = await self.rows.find(by.id, day, game)
        if former is not None:
            return await self._opened(former), False
        deal = await self.deal(day, game)
        last, log = await _all(started(deal, by, language, self._players))
        state, name = last.state, last.state.seats[SEAT].name
        fresh = StoredDaily(0, by.id, day, game, name, header_of(state), log, self._clock.now())
        stored = await self.rows.begin(deal, fresh)
        if stored is None:
            raise TableError("daily-seen")
        return await self._opened(stored), stored.log == log

    async def of(self, person: int, day: int, game: str) -> Daily | None:
        """Return a person's try of a day's deal of a game, None if there is none."""
        stored = await self.rows.find(person, day, game)
        return None if stored is None else await self._opened(stored)

    async def unended(self, person: int) -> Daily | None:
        """Return a person's last try of a day before today that is still open, None if there is none."""
        stored = await self.rows.unended(person, self.today)
        return None if stored is None else await self._opened(stored)

    async def finished(self, number: int, person: int, *, open_: bool, guild: int = 0) -> FinishedMatch | None:
        """Return a try that is over as a match; None if it isn't, or another's and not shown in the server.

        TableError `daily-open` if it is for others (`open_`) who may still play the deal.
        """
        stored = await self.rows.get(number)
        if stored is None or stored.end is None:
            return None
        mine = stored.person == person
        if not mine and not (guild and await self.rows.is_shown(number, guild)):
            return None
        if (open_ or not mine) and self.today <= stored.day:
            raise TableError("daily-open")
        daily, name = await self._opened(stored), f"{NAME}-{number}"
        ended = finished_match(msgspec.structs.replace(daily.state, id=name), stored.end.at)
        record = ended.record
        if self.today > stored.day:  # the secret is told once the day is over
            record = encode(with_secret(decode(record), bytes.fromhex(daily.deal.secret)))
        return msgspec.structs.replace(ended, match=name, started=stored.started, record=record)

    async def promised(self, day: int, game: str) -> DailyDeal:
        """Return a day's deal. TableError `daily-future` after tomorrow, `daily-none` for a day without the bot."""
        if day - self.today >= _AHEAD:
            raise TableError("daily-future")
        try:
            return await self.deal(day, game)
        except TableError as error:
            raise TableError("daily-none", number=day) from error

    async def get(self, number: int, person: int) -> Daily:
        """Return a person's own try by its number; TableError `gone` if it is not there, or another's."""
        stored = await self.rows.get(number)
        if stored is None or stored.person != person:
            raise TableError("gone")
        return await self._opened(stored)

    async def send(self, daily: Daily, command: Command) -> Daily:
        """Carry a command out, then what computer players do; store it. TableError (`stale`), GameError: no change."""
        if daily.end is not None:
            raise TableError("over")
        last, log = await _all(moved(daily.deal, daily.state, command, self._players))
        state, end = last.state, None
        if state.phase == "over":  # it counts if it ended on its day
            now = self._clock.now()
            end = DailyEnd(score_of(state), now, number_of(now) <= daily.deal.day)
        name, before = state.seats[SEAT].name, daily.state.log.length
        try:
            await self.rows.save(daily.number, name, header_of(state), log, before, end)
        except StorageError as error:
            if error.code == "conflict":
                raise TableError("stale", version=daily.state.version) from error
            raise
        return msgspec.structs.replace(daily, state=state, end=end)

    async def _opened(self, stored: StoredDaily) -> Daily:
        """Play a stored try again, up to where it stood."""
        deal = await self.deal(stored.day, stored.game)
        state = restored(StoredTable(NAME, 0, 0, stored.header, stored.log))
        return Daily(stored.number, deal, stored.person, state, stored.end)


async def _all(steps: Iterator[Transaction]) -> tuple[Transaction, tuple[LogEntry, ...]]:
    """Return the last transaction, with the entries of all; other tasks have a turn between two steps."""
    last = next(steps)
    log = [*last.log]
    for last in steps:
        log += last.log
        await asyncio.sleep(0)
    return last, tuple(log)
