"""What can be asked of the league, and done to it; `store.league` is one.

Everything is of one server (`guild`). `game` None means all games together, `season` None all time. Reads see every
match that is stored, unless the answer says `recalculating`. All methods raise StorageError, besides what they say.
"""

import math
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from bot.league.rules import LeagueError, Sort, System
from storage.auditing import load_audit_page
from storage.connection import WorkerConnection, snapshot
from storage.saving import insert_matches
from storage.values import AuditPage, FinishedMatch

from .cards import load_player
from .history import each_number, load_history, load_match, load_matches
from .keeper import Keeper
from .members import make_member, opt_out, opted_out, search
from .moderation import By, add_match, ban, correct, load_change_page, merge, take_out, unban, undo
from .outcome import load_outcome
from .records import load_games, load_records
from .rules import (
    find_season,
    load_league_settings,
    load_seasons,
    open_season,
    unfinished_seasons,
    within,
    zone_of,
)
from .seasons import (
    final_games,
    final_rows,
    keep_finals,
    parts,
    save_finals,
    set_points,
    set_zone,
    start_season,
    stop_season,
)
from .tables import TableQuery, load_table, season_of
from .values import (
    ChangePage,
    ChangeRow,
    HandSeat,
    HistoryPage,
    LeagueOutcome,
    MatchRow,
    PersonName,
    PlayerCard,
    Records,
    SeasonEnd,
    SeasonRow,
    TablePage,
    Versus,
)
from .versus import load_versus

P = ParamSpec("P")
T = TypeVar("T")
Answer = TypeVar("Answer", TablePage, PlayerCard, Versus, HistoryPage, Records)
_AT_ONCE = 200  # matches that a walk through all of them reads at once


class League:
    """The league of every server. `heard` is told of each server whose tables may have changed."""

    def __init__(
        self,
        reader: WorkerConnection,
        worker: WorkerConnection,
        writer: WorkerConnection,
        clock: Callable[[], float],
    ) -> None:
        """Take connections that answer, that work out, and that write; and what tells seconds since 1970."""
        self._reader, self._writer, self._clock = reader, writer, clock
        self._keeper = Keeper(worker, writer)
        self.heard: Callable[[int], None] = lambda _: None

    # Reading

    async def table(
        self,
        guild: int,
        game: str | None = None,
        season: int | None = None,
        *,
        sort: Sort = "points",
        page: int = 0,
        page_size: int = 10,
    ) -> TablePage:
        """A page of the table (from 0; one that is beyond the last is the last). LeagueError `unknown-season`."""
        query = TableQuery(guild, game, season, sort, page, page_size)
        return await self._read(guild, load_table, query, self._clock())

    async def player(
        self, guild: int, person: int, game: str | None = None, season: int | None = None
    ) -> PlayerCard:
        """All about one member. LeagueError `unknown-player`, `unknown-season`."""
        query = TableQuery(guild, game, season, "points")
        return await self._read(guild, load_player, person, query, self._clock())

    async def versus(self, guild: int, a: int, b: int, game: str | None = None) -> Versus:
        """Two members against each other. LeagueError `unknown-player`, `twice`."""
        return await self._read(guild, load_versus, guild, a, b, game)

    async def history(
        self,
        guild: int,
        person: int | None = None,
        game: str | None = None,
        *,
        page: int = 0,
        page_size: int = 10,
    ) -> HistoryPage:
        """Matches of the league, the newest first, also those that do not count. LeagueError `unknown-player`."""
        return await self._read(guild, load_history, guild, person, game, page, page_size)

    async def match(self, guild: int, match: str) -> MatchRow:
        """One match of the league. LeagueError `unknown-match`."""
        await self._keeper.fresh(guild)
        return await self._look(load_match, guild, match)

    async def outcome(self, guild: int, match: str) -> LeagueOutcome | None:
        """What a match has just changed, for the post at its end; None for one that is not in the league."""
        fresh = await self._keeper.fresh(guild)
        found = await self._look(load_outcome, guild, match)
        return found if fresh or found is None else replace(found, recalculating=True)

    async def records(self, guild: int, game: str | None = None) -> Records:
        """The records of one game, or of all that were played here."""
        return await self._read(guild, load_records, guild, game)

    async def people(self, guild: int, typed: str, limit: int = 25) -> list[PersonName]:
        """Members whose name has what was typed in it, for completion; those who are not listed are not there."""
        return await self._look(search, guild, typed, limit)

    async def games(self, guild: int) -> tuple[str, ...]:
        """The games that were played in the league here, the most played first."""
        await self._keeper.fresh(guild)
        return await self._look(load_games, guild)

    async def recalculating(self, guild: int) -> bool:
        """Whether the tables are being worked out anew."""
        return not await self._keeper.fresh(guild)

    async def each_match(
        self, guild: int, game: str | None = None, season: int | None = None
    ) -> AsyncIterator[MatchRow]:
        """Every match of the league, the oldest first, for a file. LeagueError `unknown-season`."""
        await self._keeper.fresh(guild)
        number = None if season is None else (await self._look(season_of, guild, season))[0]
        after = (-math.inf, 0)
        while found := await self._look(each_number, guild, game, after, _AT_ONCE):
            after = found[-1]
            inside = [one for at, one in found if number is None or within(number, at)]
            for row in await self._look(load_matches, guild, inside):
                yield row

    # Seasons

    async def seasons(self, guild: int) -> list[SeasonRow]:
        """All seasons, the newest first."""
        return await self._look(load_seasons, guild)

    async def running(self, guild: int) -> SeasonRow | None:
        """The season that runs."""
        return await self._look(open_season, guild)

    async def season(self, guild: int, name: str) -> SeasonRow:
        """The season of that name, whatever its case. LeagueError `unknown-season`."""
        found = await self._look(find_season, guild, name)
        if found is None:
            raise LeagueError("unknown-season", name=name)
        return found

    async def start_season(
        self, guild: int, name: str, until: str | None, by: int, system: System | None = None
    ) -> SeasonRow:
        """Begin a season now, to the end of the day `until` (`2026-12-31`, in the server's time zone).

        `system` None: points as they are given without a season. LeagueError `season-running`, `season-overlaps`,
        `season-name`, `date`, `date-past`.
        """
        season = await self._writer.call(start_season, guild, name, until, by, system, self._clock())
        self._wake(guild)
        return season

    async def end_season(self, guild: int, by: int | None) -> SeasonEnd:
        """End the season that runs and keep its final tables. LeagueError `no-season`."""
        number = await self._writer.call(stop_season, guild, by, self._clock())
        return await self._close(guild, number)

    async def end_due(self) -> list[tuple[int, SeasonEnd]]:
        """End every season whose time is over; answers the servers and what is to be posted there."""
        ended = []
        for guild, number in await self._look(unfinished_seasons, self._clock()):
            with suppress(LeagueError):  # it was ended already, and only its final tables are missing
                await self._writer.call(stop_season, guild, None, self._clock())
            ended.append((guild, await self._close(guild, number)))
        return ended

    async def set_points(self, guild: int, system: System, by: int) -> None:
        """Give points so: in the season that runs, else in the time without one. The table is recalculated."""
        await self._writer.call(set_points, guild, system, by, self._clock())
        self._wake(guild)

    async def set_zone(self, guild: int, zone: str, by: int) -> None:
        """Set the server's time zone (`Europe/Helsinki`). LeagueError `zone`."""
        await self._writer.call(set_zone, guild, zone, by, self._clock())
        self._wake(guild)

    async def zone(self, guild: int) -> str:
        """The server's time zone, `UTC` unless set."""
        return zone_of(await self._look(load_league_settings, guild))

    # Moderators

    async def take_out(self, guild: int, match: str, by: int, reason: str, *, expect: int) -> ChangeRow:
        """Take a match out, as if it had not been played. `expect`: `MatchRow.changed` as the moderator saw it.

        LeagueError `unknown-match`, `changed-meanwhile`, `taken-out`, `reason`.
        """
        return await self._change(guild, take_out, self._by(guild, by, reason), match, expect)

    async def correct(
        self, guild: int, match: str, seats: Sequence[HandSeat], by: int, reason: str, *, expect: int
    ) -> ChangeRow:
        """Put places and totals of a match right, one for each seat in its order; persons and names stay.

        LeagueError `unknown-match`, `changed-meanwhile`, `nothing-changed`, `places`, `seats`, `reason`.
        """
        return await self._change(guild, correct, self._by(guild, by, reason), match, seats, expect)

    async def add(
        self, guild: int, game: str, ended: float, seats: Sequence[HandSeat], by: int, reason: str
    ) -> ChangeRow:
        """Add a match played elsewhere. LeagueError `game`, `date-future`, `seats`, `places`, `twice`, `reason`.

        The answer's `match` is its id.
        """
        return await self._change(guild, add_match, self._by(guild, by, reason), game, ended, seats, "add")

    async def walkover(
        self, guild: int, game: str, seats: Sequence[HandSeat], by: int, reason: str, *, fixture: int = 0
    ) -> ChangeRow:
        """Count a match that was not played, now: for points, not for ratings. It settles a `fixture`, if one is named.

        LeagueErrors as `add`, and `unknown-fixture`, `fixture-settled`.
        """
        own = self._by(guild, by, reason)
        return await self._change(guild, add_match, own, game, own.now, seats, "walkover", fixture)

    async def merge(self, guild: int, person: int, into: int, by: int, reason: str) -> ChangeRow:
        """Count all of one member for another. LeagueError `unknown-player`, `twice`, `merged`, `reason`."""
        return await self._change(guild, merge, self._by(guild, by, reason), person, into)

    async def ban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Leave a member out of every list, and what he plays from now on out of his results.

        LeagueError `unknown-player`, `banned`, `reason`.
        """
        return await self._change(guild, ban, self._by(guild, by, reason), person)

    async def unban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Take him in again. LeagueError `unknown-player`, `not-banned`, `reason`."""
        return await self._change(guild, unban, self._by(guild, by, reason), person)

    async def undo(self, guild: int, change: int, by: int, reason: str) -> ChangeRow:
        """Take a change back; an undo can be undone too. LeagueError `unknown-change`, `undone`, `reason`."""
        return await self._change(guild, undo, self._by(guild, by, reason), change)

    async def changes(self, guild: int, *, page: int = 0, page_size: int = 10) -> ChangePage:
        """What moderators have changed in the league."""
        return await self._look(load_change_page, guild, page, page_size)

    async def audit(self, guild: int, *, page: int = 0, page_size: int = 10) -> AuditPage:
        """The audit log of the server: the league's changes, settings, and what moderators did at tables."""
        return await self._look(load_audit_page, guild, page, page_size)

    # People

    async def opt_out(self, guild: int, person: int, yes: bool) -> None:
        """Be in no list of this server from now on, or be in them again; also before the first match."""
        await self._writer.call(opt_out, guild, person, yes)
        self._wake(guild)

    async def opted_out(self, guild: int, person: int) -> bool:
        """Whether he does not want to be listed."""
        return await self._look(opted_out, guild, person)

    async def member(self, guild: int, person: int, name: str) -> int:
        """The number by which other tables of the league speak of a person; it stays when the person is forgotten."""
        return await self._writer.call(make_member, guild, person, name, self._clock())

    # Keeping up

    async def catch_up(self, guild: int) -> None:
        """Work out everything that is not yet in the tables, however long it takes."""
        await self._keeper.catch_up(guild)

    async def keep(self) -> None:
        """Keep the tables of all servers up to date, in short steps, until cancelled: a task of whoever serves."""
        await self._keeper.keep()

    async def record(self, matches: Sequence[FinishedMatch]) -> None:
        """Store many finished matches at once, as an import does; StorageError `conflict` for one that is another."""
        await self._writer.call(insert_matches, matches)
        for guild in {one.guild for one in matches}:
            self._wake(guild)

    def stored(self, guild: int) -> None:
        """A match of that server was stored, or something that its league depends on was changed."""
        self._wake(guild)

    def paused(self) -> AbstractAsyncContextManager[None]:
        """Nothing is worked out meanwhile: for what takes persons out of the file."""
        return self._keeper.paused()

    def _wake(self, guild: int) -> None:
        """Have a server's tables worked out, and tell whoever shows them (`heard`)."""
        self._keeper.wake(guild)
        self.heard(guild)

    def _by(self, guild: int, by: int, reason: str) -> By:
        return By(guild, by, reason, self._clock())

    async def _look(
        self, function: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Read one moment."""
        return await self._reader.call(_at_one_moment, lambda db: function(db, *args, **kwargs))

    async def _read(
        self,
        guild: int,
        function: Callable[Concatenate[sqlite3.Connection, P], Answer],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Read what is worked out, after working out what is missing; the answer says if that is too much."""
        fresh = await self._keeper.fresh(guild)
        found = await self._look(function, *args, **kwargs)
        return found if fresh else replace(found, recalculating=True)

    async def _change(
        self,
        guild: int,
        function: Callable[Concatenate[sqlite3.Connection, P], ChangeRow],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> ChangeRow:
        """Store a moderator's change; what follows from it is worked out afterwards."""
        row = await self._writer.call(function, *args, **kwargs)
        self._wake(guild)
        return row

    async def _close(self, guild: int, season: int) -> SeasonEnd:
        """Keep the final tables of a season that was ended; done again if a kill comes between."""
        await self._keeper.catch_up(guild)
        rows = await self._reader.call(final_rows, guild, season)
        for number, part in enumerate(parts(rows)):
            await self._writer.call(save_finals, season, part, first=number == 0)
        await self._writer.call(keep_finals, guild, season)
        self._wake(guild)
        table = await self.table(guild, season=season)
        assert table.season is not None
        return SeasonEnd(table.season, table, await self._look(final_games, season))


def _at_one_moment(db: sqlite3.Connection, look: Callable[[sqlite3.Connection], T]) -> T:
    with snapshot(db):
        return look(db)
