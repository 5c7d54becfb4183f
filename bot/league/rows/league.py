"""Changes of every server's league, beside the questions that `LeagueReading` answers. All raise StorageError, too."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot.league.rules import LeagueError, System
from bot.league.schedule.deadlines import due_fixtures
from bot.tables.terms import Terms
from storage.engines import Connection, WorkerConnection
from storage.names import NameRow
from storage.values import FinishedMatch

from .finals import FINALS_AT_ONCE, keep_finals, next_edition, reopen, save_finals, work_out_finals
from .keeper import Freshness, Keeper, write_together
from .members import opt_out
from .moderation import (
    By,
    checked_reason,
    correct,
    find_stored,
    hand_match,
    merge,
    set_ban,
    settle_due,
    take_in,
    take_out,
    undo,
)
from .names import check_name, choose_name, take_name
from .pending import hold_result, settle_result
from .reading import LeagueReading
from .rules import save_terms, unfinished_seasons
from .seasons import Divided, move_member, set_points, set_zone, start_season, stop_season
from .values import ChangeRow, HandSeat, Pending, SeasonEnd, SeasonRow

P = ParamSpec("P")
T = TypeVar("T")


class League(LeagueReading):
    """The league of every server, on connections that answer, that work out, and that write.

    `clock` tells seconds since 1970; `owns` whether this process is the one that acts for a server; `freshness`
    notes what is written; `heard` is called with each server whose tables may have changed. `keeper` works tables out.
    """

    def __init__(
        self,
        *,
        reader: WorkerConnection,
        worker: WorkerConnection,
        writer: WorkerConnection,
        clock: Callable[[], float],
        owns: Callable[[int], bool],
        freshness: Freshness,
    ) -> None:
        super().__init__(reader, Keeper(worker, writer, owns, freshness), clock)
        self._owns = owns
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.heard: Callable[[int], None] = lambda _: None

    # Seasons

    async def start_season(
        self,
        guild: int,
        name: str,
        until: str | None,
        by: int,
        system: System | None = None,
        divisions: Divided = (0, 0),
    ) -> SeasonRow:
        """Begin a season now, to the end of the day `until` (`2026-12-31`, in the server's time zone).

        `system` None: points as they are given without a season. `divisions`: how many it has, and how many go up and
        down between two. LeagueError `season-running`, `season-overlaps`, `season-name`, `date`, `date-past`,
        `divisions`, `divisions-few`, `season-closing`.
        """
        if divisions[0]:  # they follow from final tables, or from ratings
            async with self._ending(guild):
                await self.keeper.fresh(guild)
        return await self._write(guild, start_season, guild, name, until, by, system, divisions, self._clock())

    async def set_division(self, guild: int, person: int, by: int, season: int, seen: int, to: int) -> None:
        """Put a member into another division of the season that runs, from the one that the moderator has `seen`.

        LeagueError `no-season`, `unknown-division`, `unknown-player`, `changed-meanwhile`, `nothing-changed`.
        """
        await self._write(guild, move_member, guild, person, by, self._clock(), season, seen, to)

    async def end_season(self, guild: int, by: int | None, season: int | None = None) -> SeasonEnd:
        """End the season that runs, keep its final tables and return them.

        LeagueError `no-season`, also if another one runs than the `season` that is named.
        """
        async with self._ending(guild):
            number = await self.keeper.write(guild, stop_season, guild, by, self._clock(), season)
            return await self._close(guild, number)

    async def end_due(self) -> list[tuple[int, SeasonEnd]]:
        """End every season whose time is over; return the servers with what is to be posted there.

        A season is ended by its own number: one that began meanwhile goes on.
        """
        ended = []
        for guild, number in await self._query(unfinished_seasons, self._clock()):
            if not self._owns(guild):
                continue
            async with self._ending(guild):
                if (guild, number) not in await self._query(unfinished_seasons, self._clock()):
                    continue  # somebody has ended it, and posts it
                with suppress(LeagueError):  # it is over already, and only its final tables are missing
                    await self.keeper.write(guild, stop_season, guild, None, self._clock(), number)
                ended.append((guild, await self._close(guild, number)))
        return [(guild, end) for guild, end in ended if end.news]

    async def reopen_season(self, guild: int, season: int, by: int) -> SeasonEnd:
        """Make the final tables of a season anew, from its matches as they are corrected now, and return them.

        LeagueError `unknown-season`, `season-not-over`.
        """
        async with self._ending(guild):
            await self.keeper.write(guild, reopen, guild, season, by, self._clock())
            return await self._close(guild, season)

    def _ending(self, guild: int) -> asyncio.Lock:
        """Return the lock under which seasons of a server are ended: one at a time, so that each is told once."""
        return self._locks.setdefault(guild, asyncio.Lock())

    async def set_points(self, guild: int, system: System, by: int) -> None:
        """Set the points system of the season that runs, else of the time without one. The table is recalculated."""
        await self._write(guild, set_points, guild, system, by, self._clock())

    async def set_zone(self, guild: int, zone: str, by: int) -> None:
        """Set the server's time zone (`Europe/Helsinki`). LeagueError `zone`."""
        await self._write(guild, set_zone, guild, zone, by, self._clock())

    async def set_terms(self, guild: int, terms: Terms, by: int, *, season: bool = False, fixture: int = 0) -> None:
        """Set the league rules of a server, of its running `season`, or of a `fixture`; for matches to come.

        LeagueError `no-season`, `unknown-fixture`, `game`, `terms`; OptionError.
        """
        await self.keeper.write(guild, save_terms, guild, terms, by, self._clock(), season=season, fixture=fixture)

    # Moderators

    async def take_out(self, guild: int, match: str, by: int, reason: str, *, expect: int) -> ChangeRow:
        """Take a match out, as if it had not been played. `expect`: `MatchRow.changed` as the moderator saw it.

        LeagueError `unknown-match`, `changed-meanwhile`, `taken-out`, `reason`.
        """
        return await self._change(guild, by, reason, take_out, match, expect)

    async def correct(
        self, guild: int, match: str, seats: Sequence[HandSeat], by: int, reason: str, *, expect: int
    ) -> ChangeRow:
        """Put places and totals of a match right, one for each seat in its order; persons and names stay.

        LeagueError `unknown-match`, `changed-meanwhile`, `nothing-changed`, `places`, `seats`, `reason`.
        """
        return await self._change(guild, by, reason, correct, match, seats, expect)

    async def add(
        self, guild: int, game: str, ended: float, seats: Sequence[HandSeat], by: int, reason: str
    ) -> ChangeRow:
        """Add a match played elsewhere; the answer's `match` is its id.

        LeagueError `game`, `date-early`, `date-future`, `seats`, `places`, `twice`, `reason`.
        """
        return await self._change(guild, by, reason, hand_match, game, ended, seats, "add")

    async def hold(
        self, guild: int, game: str, ended: float, seats: Sequence[HandSeat], by: int, reason: str
    ) -> Pending:
        """Keep a result that counts once it is confirmed. LeagueErrors as `add`."""
        return await self.keeper.write(
            guild, hold_result, By(guild, by, checked_reason(reason), self._clock()), game, ended, seats
        )

    async def settle(self, guild: int, number: int, person: int, *, moderator: bool, yes: bool) -> Pending:
        """Confirm a result that waits, which makes it a match, or reject it, which drops it.

        LeagueError `no-pending`, `pending-own`, `pending-late`, `pending-strange`.
        """
        return await self._write(
            guild, settle_result, guild, number, person, self._clock(), moderator=moderator, yes=yes
        )

    async def walkover(
        self, guild: int, game: str, seats: Sequence[HandSeat], by: int, reason: str, *, fixture: int = 0
    ) -> ChangeRow:
        """Count a match that was not played, now: for points, not for ratings. It settles a `fixture`, if one is named.

        LeagueErrors as `add`, and `unknown-fixture`, `fixture-settled`.
        """
        return await self._change(guild, by, reason, hand_match, game, self._clock(), seats, "walkover", fixture)

    async def merge(self, guild: int, person: int, into: int, by: int, reason: str) -> ChangeRow:
        """Count all of one member for another. LeagueError `unknown-player`, `twice`, `merged`, `reason`."""
        return await self._change(guild, by, reason, merge, person, into)

    async def ban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Leave a member out of every list, and matches played from now on out of the member's results.

        LeagueError `unknown-player`, `banned`, `reason`.
        """
        return await self._change(guild, by, reason, set_ban, person, True)

    async def unban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Take a banned member in again. LeagueError `unknown-player`, `not-banned`, `reason`."""
        return await self._change(guild, by, reason, set_ban, person, False)

    async def settle_due(self) -> int:
        """Settle every fixture whose last day is over and which is not being played; return how many there were."""
        done = 0
        for guild, number in await self._query(due_fixtures, self._clock()):
            if self._owns(guild) and await self.keeper.write(guild, settle_due, guild, number, self._clock()):
                done += 1
                self.stored(guild)
        return done

    async def undo(self, guild: int, change: int, by: int, reason: str) -> ChangeRow:
        """Take a change back; an undo can be undone too.

        LeagueError `unknown-change`, `undone`, `merged` (another merge is in the way of the one given back), `reason`.
        """
        return await self._change(guild, by, reason, undo, change)

    # People

    async def opt_out(self, guild: int, person: int, yes: bool) -> None:
        """Put a person in no list of this server from now on, or in all again; also before the first match."""
        await self._write(guild, opt_out, guild, person, yes)

    async def check_name(self, guild: int, person: int, name: str) -> None:
        """Check that a person can choose a name (`read_name`) now. LeagueError `name-early`, `name-taken`."""
        await self._query(check_name, guild, person, name, self._clock())

    async def choose_name(self, guild: int, row: NameRow, name: str) -> None:
        """Let a person have a name in a server from now on, "" for the nickname. LeagueErrors as `check_name`."""
        await self._write(guild, choose_name, guild, row, name, self._clock())

    async def reset_name(self, guild: int, person: int, by: int, reason: str) -> None:
        """Take a person's chosen name away, who chooses no other for a week. LeagueError `reason`."""
        reason, now = checked_reason(reason), self._clock()
        await self._write(guild, write_together, guild, lambda db: take_name(db, guild, person, by, now, reason))

    # Keeping up

    async def find_stored(self, guild: int, matches: Sequence[FinishedMatch]) -> tuple[set[str], set[str]]:
        """Return which matches are stored already, and which ids stand for other ones."""
        return await self._reader.call(find_stored, guild, matches)

    async def take_in(self, guild: int, matches: Sequence[FinishedMatch], file: str) -> None:
        """Store matches that were played elsewhere, all or none, with an entry in the audit log that names the file."""
        await self._write(guild, take_in, guild, matches, file, self._clock())

    def stored(self, guild: int) -> None:
        """Have a server's tables worked out, since something was stored, and tell those who show them (`heard`)."""
        self.keeper.wake(guild)
        self.heard(guild)

    async def _write(
        self, guild: int, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Write something of a server, note that, and return what the writing returned."""
        result = await self.keeper.write(guild, function, *args, **kwargs)
        self.stored(guild)
        return result

    async def _change(
        self,
        guild: int,
        by: int,
        reason: str,
        function: Callable[Concatenate[Connection, By, P], ChangeRow],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> ChangeRow:
        """Store a moderator's change and return it; what follows from it is worked out afterwards."""
        author = By(guild, by, checked_reason(reason), self._clock())
        return await self._write(guild, write_together, guild, lambda db: function(db, author, *args, **kwargs))

    async def _close(self, guild: int, season: int) -> SeasonEnd:
        """Keep the final tables of a season that was ended; to be done again if a kill comes between."""
        await self.keeper.catch_up(guild)
        rows, changes = await self._query(work_out_finals, guild, season)
        edition, news = await self._query(next_edition, guild, season, rows)
        for first in range(0, max(1, len(rows)) if news else 0, FINALS_AT_ONCE):
            part = rows[first : first + FINALS_AT_ONCE]
            await self.keeper.write(guild, save_finals, guild, season, edition, part, first=first == 0)
        await self.keeper.write(guild, keep_finals, guild, season, edition, changes, self._clock())
        self.stored(guild)
        return replace(await self.final(guild, season), news=news)
