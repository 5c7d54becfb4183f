"""Questions to the league of a server. `game` None means all games together, `season` None all time.

Reads see every match that is stored, unless the answer says `recalculating`. All methods raise StorageError.
"""

import math
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from msgspec.structs import replace

from bot.league.rules import LeagueError, Sort
from bot.league.rules.crosstable import Pair, Score
from storage.engines import Connection, WorkerConnection
from storage.settings import load_audit_page
from storage.values import AuditPage

from .cards import load_meetings, load_player, load_versus
from .finals import final_changes, final_games, outdated
from .history import each_number, load_history, load_match, load_matches, load_named, load_records
from .keeper import Keeper
from .members import members_of, search, the_members
from .moderation import load_change, load_change_rows
from .outcome import Stakes, load_outcome, load_stakes
from .pending import load_pending, may_confirm
from .rules import (
    CONFIRM,
    TermsOf,
    find_season,
    load_league_settings,
    load_season,
    load_seasons,
    load_terms,
    open_season,
    zone_of,
)
from .seasons import division_ends, division_names, division_of
from .tables import TableQuery, load_table
from .values import (
    Answer,
    ChangeRow,
    HistoryPage,
    LeagueOutcome,
    MatchRow,
    Pending,
    PersonName,
    PlayerCard,
    Records,
    SeasonEnd,
    SeasonRow,
    TablePage,
    Versus,
)

P = ParamSpec("P")
T = TypeVar("T")
A = TypeVar("A", bound=Answer | None)
_AT_ONCE = 200  # matches that a walk through all of them reads at once


class LeagueReading:
    """The league of every server, read through `reader`, after `keeper` has worked out what is missing."""

    def __init__(self, reader: WorkerConnection, keeper: Keeper, clock: Callable[[], float]) -> None:
        self._reader, self.keeper, self._clock = reader, keeper, clock

    async def table(
        self,
        guild: int,
        game: str | None = None,
        season: int | None = None,
        *,
        sort: Sort = "points",
        page: int = 0,
        page_size: int = 10,
        division: int = 0,
    ) -> TablePage:
        """Return a page of the table (from 0; the last one for any beyond it), or of a division of it.

        LeagueError `unknown-season`, `unknown-division`.
        """
        query = TableQuery(guild, game, season, sort, page, page_size, division)
        return await self._read(guild, load_table, query, self._clock())

    async def player(self, guild: int, person: int, game: str | None = None, season: int | None = None) -> PlayerCard:
        """Return all about one member. LeagueError `unknown-player`, `unknown-season`."""
        return await self._read(guild, load_player, person, TableQuery(guild, game, season, "points"), self._clock())

    async def versus(self, guild: int, a: int, b: int, game: str | None = None) -> Versus:
        """Return two members compared. LeagueError `unknown-player`, `twice`."""
        return await self._read(guild, load_versus, guild, a, b, game)

    async def history(
        self, guild: int, person: int | None = None, game: str | None = None, *, page: int = 0, page_size: int = 10
    ) -> HistoryPage:
        """Return a page of matches, the newest first, also those that do not count. LeagueError `unknown-player`."""
        return await self._read(guild, load_history, guild, person, game, page, page_size)

    async def match(self, guild: int, match: str) -> MatchRow:
        """Return one match of the league. LeagueError `unknown-match`."""
        return await self._query_fresh(guild, load_match, guild, match)

    async def stakes(self, guild: int, people: Sequence[int], *, computers: int) -> Stakes:
        """Return what a match of these people and so many computer players would count for now."""
        return await self._query_fresh(guild, load_stakes, guild, people, computers, self._clock())

    async def matches(self, guild: int, ids: Sequence[str]) -> tuple[MatchRow, ...]:
        """Return those of these matches that are in the league, in the order in which they were stored."""
        return await self._query_fresh(guild, load_named, guild, ids)

    async def meetings(
        self, guild: int, people: Sequence[int], game: str | None = None, season: int | None = None
    ) -> dict[Pair, Score]:
        """Return what members have made against each other; in the answer they are numbers from 0, in their order.

        Read one by one, since somebody's matches may be many.
        """
        by_person = await self._query_fresh(guild, members_of, guild, people)
        members = [by_person[person].number if person in by_person else 0 for person in people]
        scores: dict[Pair, Score] = {}
        for at in range(len(people)):
            scores |= await self._query(load_meetings, guild, members, at, game, season)
        return scores

    async def outcome(self, guild: int, match: str) -> LeagueOutcome | None:
        """Return what a match has just changed, for the post at its end; None for one that is not in the league."""
        return await self._read(guild, load_outcome, guild, match)

    async def records(self, guild: int, game: str | None = None) -> Records:
        """Return the records of one game, or of all that were played here."""
        return await self._read(guild, load_records, guild, game)

    async def people(self, guild: int, typed: str, limit: int = 25) -> list[PersonName]:
        """Return listed members whose name has what was typed in it, for completion."""
        return await self._query(search, guild, typed, limit)

    async def each_match(
        self, guild: int, game: str | None = None, season: int | None = None
    ) -> AsyncIterator[MatchRow]:
        """Yield every match of the league, the oldest first, for a file. LeagueError `unknown-season`."""
        await self.keeper.fresh(guild)
        inside = None if season is None else (await self._query(load_season, guild, season)).bounds
        after = (-math.inf, 0)
        while ends := await self._query(each_number, guild, game, after, _AT_ONCE):
            after = ends[-1]
            numbers = [number for at, number in ends if inside is None or inside[0] <= at < inside[1]]
            for row in await self._query(load_matches, guild, numbers):
                yield row

    async def seasons(self, guild: int) -> list[SeasonRow]:
        """Return all seasons, the newest first."""
        return await self._query(load_seasons, guild)

    async def final(self, guild: int, season: int) -> SeasonEnd:
        """Return the end of a season whose final tables are kept. LeagueError `unknown-season`."""
        row = await self._query(load_season, guild, season)
        return SeasonEnd(
            row,
            await self.table(guild, season=season, division=min(1, row.divisions)),
            await self._query(final_games, row),
            await self._query(final_changes, row),
            divisions=await self._query(division_ends, row),
        )

    async def divisions(self, guild: int, season: int) -> tuple[tuple[str, ...], ...]:
        """Return the names of those who were put into each division of a season. LeagueError `unknown-season`."""
        return await self._query(division_names, await self._query(load_season, guild, season))

    async def division(self, guild: int, season: SeasonRow, person: int) -> tuple[PersonName, int]:
        """Return a member, and the division in a season. LeagueError `unknown-player`."""
        (member,) = await self._query(the_members, guild, person)
        return member.named(), await self._query(division_of, season, member.number)

    async def outdated(self, guild: int) -> list[str]:
        """Return the names of the seasons whose matches were corrected after their final tables were made."""
        return [*(await self._query(outdated, guild)).values()]

    async def running(self, guild: int) -> SeasonRow | None:
        """Return the season that runs, None if none does."""
        return await self._query(open_season, guild)

    async def season(self, guild: int, name: str) -> SeasonRow:
        """Return the season of that name, whatever its case. LeagueError `unknown-season`."""
        season = await self._query(find_season, guild, name)
        if season is None:
            raise LeagueError("unknown-season", name=name)
        return season

    async def zone(self, guild: int) -> str:
        """Return the server's time zone, `UTC` unless set."""
        return zone_of(await self._query(load_league_settings, guild))

    async def terms(self, guild: int, fixture: int = 0) -> TermsOf:
        """Return the league rules of a server, its running season, and a fixture. LeagueError `unknown-fixture`."""
        return await self._query(load_terms, guild, fixture)

    async def pending(self, guild: int) -> list[Pending]:
        """Return the results that wait to be confirmed, the oldest first."""
        return await self._query(load_pending, guild)

    async def confirmable(self, guild: int, person: int) -> list[Pending]:
        """Return those of them that this player can confirm now."""
        return [result for result in await self.pending(guild) if may_confirm(result, person, self._clock())]

    async def wants_confirmation(self, guild: int) -> bool:
        """Return True if results that are added by hand wait for another player."""
        return (await self._query(load_league_settings, guild)).get(CONFIRM) == "yes"

    async def changes(self, guild: int, limit: int = 10) -> tuple[ChangeRow, ...]:
        """Return the last moderators' changes, the newest first."""
        return await self._query(load_change_rows, guild, limit)

    async def change(self, guild: int, number: int) -> ChangeRow:
        """Return a moderators' change. LeagueError `unknown-change`."""
        return await self._query(load_change, guild, number)

    async def audit(self, guild: int, *, page: int = 0, page_size: int = 10) -> AuditPage:
        """Return a page of the server's audit log: changes of league and settings, deeds at tables."""
        return await self._query(load_audit_page, guild, page, page_size)

    async def _query(self, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what a function reads in one moment."""

        def read_snapshot(db: Connection) -> T:
            with db.snapshot():
                return function(db, *args, **kwargs)

        return await self._reader.call(read_snapshot)

    async def _query_fresh(
        self, guild: int, function: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a function reads in one moment, after working out what is missing, unless that is too much."""
        await self.keeper.fresh(guild)
        return await self._query(function, *args, **kwargs)

    async def _read(
        self, guild: int, function: Callable[Concatenate[Connection, P], A], *args: P.args, **kwargs: P.kwargs
    ) -> A:
        """Return what is worked out, after working out what is missing; the answer says if that is too much."""
        fresh = await self.keeper.fresh(guild)
        answer = await self._query(function, *args, **kwargs)
        return answer if fresh or answer is None else replace(answer, recalculating=self.keeper.percent(guild))
