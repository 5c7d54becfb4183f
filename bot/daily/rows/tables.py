"""The tables of the deal of the day, as the bot asks the store for them."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.league.rows.members import daily_name
from bot.league.rules import LeagueError
from storage.engines import Connection, WorkerConnection
from storage.settings import insert_audit
from storage.values import AuditEntry

from . import folding, standings
from .standing_values import DailyPage, DayResult, Plan

REASON_LIMIT = 300  # characters


class DailyTables:
    """The tables of all servers. All methods raise StorageError.

    `today` is a day all results before which are stored; a `plan` tells of each day what it is on the server.
    """

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection, clock: Callable[[], float]) -> None:
        self._writer, self._reader, self._clock = writer, reader, clock

    async def join(self, guild: int, person: int, name: str, day: int, plan: Plan) -> str:
        """Let a person take part from a day on, by the name that they have there; return the day's game there."""
        return await self._writer.call(folding.join, guild, person, name, day, plan, self._clock())

    async def game(self, guild: int, day: int) -> str:
        """Return what the day's game was on a server; "" if nobody asked for it."""
        return await self._reader.call(folding.game_on, guild, day)

    async def settle(self, guild: int, day: int, plan: Plan) -> str:
        """Return the day's game on a server, which stays whatever is set afterwards."""
        return await self._writer.call(folding.settle_day, guild, day, plan)

    async def fold(self, guild: int, today: int, plan: Plan) -> None:
        """Work out the days before that one, if they are not; other writes come between."""
        if await self._reader.call(folding.due, guild, today):
            while await self._writer.call(folding.fold, guild, today, plan):
                pass

    async def day(self, guild: int, day: int, plan: Plan, page: int, size: int, around: int | None = None) -> DailyPage:
        """Return a page of the table of a day that goes on, or the one on which a person stands."""
        return await self._reader.call(standings.load_day, guild, day, plan, page, size, around)

    async def period(
        self, guild: int, period: int, today: int, page: int, size: int, around: int | None = None
    ) -> DailyPage:
        """Return a page of the table of a month (202611) or of all time (0), or the one on which a person stands."""
        return await self._reader.call(standings.load_period, guild, period, today, page, size, around)

    async def results(self, guild: int, day: int, plan: Plan, before: int) -> list[DayResult]:
        """Return all results of that day and of so many folded days before it, also of those who are hidden."""
        return await self._reader.call(standings.load_results, guild, day, plan, before)

    async def name(self, guild: int, person: int) -> str | None:
        """Return the name of a person in a server's tables, None for who is in none."""
        return await self._reader.call(daily_name, guild, person)

    async def people(self, guild: int, typed: str, most: int) -> list[tuple[int, str]]:
        """Return people of a server's tables whose name has the text in it, with the names; hidden ones, too."""
        return await self._reader.call(standings.load_people, guild, typed, most)

    async def put(self, guild: int, result: DayResult, by: int, reason: str, *, out: bool) -> bool:
        """Take a result out of the server's tables, or put it back, with an entry of the audit log.

        False if it was so before, or the person has left, and then nothing is written. LeagueError `reason`.
        """
        return await self._writer.call(_put, guild, result, by, reason, out, self._clock())


def _put(db: Connection, guild: int, result: DayResult, by: int, reason: str, out: bool, now: float) -> bool:
    said = " ".join(reason.split())
    if not 0 < len(said) <= REASON_LIMIT:
        raise LeagueError("reason", most=REASON_LIMIT)
    member: Any = {"person": result.person, "name": result.name}
    detail = {"member": member, "day": result.day, "game": result.game, "reason": said}
    entry = AuditEntry("daily-out" if out else "daily-back", by, msgspec.json.encode(detail).decode())
    with db.transaction(guild):
        done = folding.put(db, guild, result.day, result.person, out)
        if done:
            insert_audit(db, guild, entry, now)
    return done
