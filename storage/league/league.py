"""What can be asked of the league, and done to it; `store.league` is one.

Everything is of one server (`guild`). `game` None means all games together, `season` None all time. Reads see every
match that is stored, unless the answer says `recalculating`. All methods raise StorageError, besides what they say.
"""

from collections.abc import AsyncIterator, Sequence

from bot.league import Sort, System
from storage.values import FinishedMatch

from .values import (
    AuditPage,
    ChangePage,
    ChangeRow,
    HandSeat,
    HistoryPage,
    MatchRow,
    Outcome,
    PersonName,
    PlayerCard,
    Records,
    SeasonEnd,
    SeasonRow,
    TablePage,
    Versus,
)


class League:
    """The league of every server."""

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
        raise NotImplementedError

    async def player(
        self, guild: int, person: int, game: str | None = None, season: int | None = None
    ) -> PlayerCard:
        """All about one member. LeagueError `unknown-player`, `unknown-season`."""
        raise NotImplementedError

    async def versus(self, guild: int, a: int, b: int, game: str | None = None) -> Versus:
        """Two members against each other. LeagueError `unknown-player`, `twice`."""
        raise NotImplementedError

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
        raise NotImplementedError

    async def match(self, guild: int, match: str) -> MatchRow:
        """One match of the league. LeagueError `unknown-match`."""
        raise NotImplementedError

    async def outcome(self, guild: int, match: str) -> Outcome | None:
        """What a match has just changed, for the post at its end; None for one that is not in the league."""
        raise NotImplementedError

    async def records(self, guild: int, game: str | None = None) -> Records:
        """The records of one game, or of all that were played here."""
        raise NotImplementedError

    async def people(self, guild: int, typed: str, limit: int = 25) -> list[PersonName]:
        """Members whose name has what was typed in it, for completion; those who are not listed are not there."""
        raise NotImplementedError

    async def games(self, guild: int) -> tuple[str, ...]:
        """The games that were played in the league here, the most played first."""
        raise NotImplementedError

    async def recalculating(self, guild: int) -> bool:
        """Whether the tables are being worked out anew."""
        raise NotImplementedError

    def each_match(
        self, guild: int, game: str | None = None, season: int | None = None
    ) -> AsyncIterator[MatchRow]:
        """Every match of the league, the oldest first, for a file. LeagueError `unknown-season`."""
        raise NotImplementedError

    # Seasons

    async def seasons(self, guild: int) -> list[SeasonRow]:
        """All seasons, the newest first."""
        raise NotImplementedError

    async def running(self, guild: int) -> SeasonRow | None:
        """The season that runs."""
        raise NotImplementedError

    async def season(self, guild: int, name: str) -> SeasonRow:
        """The season of that name, whatever its case. LeagueError `unknown-season`."""
        raise NotImplementedError

    async def start_season(
        self, guild: int, name: str, until: str | None, by: int, system: System | None = None
    ) -> SeasonRow:
        """Begin a season now, to the end of the day `until` (`2026-12-31`, in the server's time zone).

        `system` None: points as they are given without a season. LeagueError `season-running`, `season-overlaps`,
        `season-name`, `date`, `date-past`.
        """
        raise NotImplementedError

    async def end_season(self, guild: int, by: int | None) -> SeasonEnd:
        """End the season that runs and keep its final tables. LeagueError `no-season`."""
        raise NotImplementedError

    async def end_due(self) -> list[tuple[int, SeasonEnd]]:
        """End every season whose time is over; answers the servers and what is to be posted there."""
        raise NotImplementedError

    async def set_points(self, guild: int, system: System, by: int) -> None:
        """Give points so: in the season that runs, else in the time without one. The table is recalculated."""
        raise NotImplementedError

    async def set_zone(self, guild: int, zone: str, by: int) -> None:
        """Set the server's time zone (`Europe/Helsinki`). LeagueError `zone`."""
        raise NotImplementedError

    async def zone(self, guild: int) -> str:
        """The server's time zone, `UTC` unless set."""
        raise NotImplementedError

    # Moderators

    async def take_out(self, guild: int, match: str, by: int, reason: str, *, expect: int) -> ChangeRow:
        """Take a match out, as if it had not been played. `expect`: `MatchRow.changed` as the moderator saw it.

        LeagueError `unknown-match`, `changed-meanwhile`, `taken-out`, `reason`.
        """
        raise NotImplementedError

    async def correct(
        self, guild: int, match: str, seats: Sequence[HandSeat], by: int, reason: str, *, expect: int
    ) -> ChangeRow:
        """Put places and totals of a match right, one for each seat in its order; persons and names stay.

        LeagueError `unknown-match`, `changed-meanwhile`, `nothing-changed`, `places`, `seats`, `reason`.
        """
        raise NotImplementedError

    async def add(
        self, guild: int, game: str, ended: float, seats: Sequence[HandSeat], by: int, reason: str
    ) -> ChangeRow:
        """Add a match played elsewhere. LeagueError `game`, `date-future`, `seats`, `places`, `twice`, `reason`.

        The answer's `match` is its id.
        """
        raise NotImplementedError

    async def walkover(
        self, guild: int, game: str, seats: Sequence[HandSeat], by: int, reason: str
    ) -> ChangeRow:
        """Count a match that was not played, now: for points, not for ratings. LeagueErrors as `add`."""
        raise NotImplementedError

    async def merge(self, guild: int, person: int, into: int, by: int, reason: str) -> ChangeRow:
        """Count all of one member for another. LeagueError `unknown-player`, `twice`, `merged`, `reason`."""
        raise NotImplementedError

    async def ban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Leave a member out of every list, and what he plays from now on out of his results.

        LeagueError `unknown-player`, `banned`, `reason`.
        """
        raise NotImplementedError

    async def unban(self, guild: int, person: int, by: int, reason: str) -> ChangeRow:
        """Take him in again. LeagueError `unknown-player`, `not-banned`, `reason`."""
        raise NotImplementedError

    async def undo(self, guild: int, change: int, by: int, reason: str) -> ChangeRow:
        """Take a change back; an undo can be undone too. LeagueError `unknown-change`, `undone`, `reason`."""
        raise NotImplementedError

    async def changes(self, guild: int, *, page: int = 0, page_size: int = 10) -> ChangePage:
        """What moderators have changed in the league."""
        raise NotImplementedError

    async def audit(self, guild: int, *, page: int = 0, page_size: int = 10) -> AuditPage:
        """The audit log of the server: the league's changes, settings, and what moderators did at tables."""
        raise NotImplementedError

    # People

    async def opt_out(self, guild: int, person: int, yes: bool) -> None:
        """Be in no list of this server from now on, or be in them again. LeagueError `unknown-player`."""
        raise NotImplementedError

    async def opted_out(self, guild: int, person: int) -> bool:
        """Whether he does not want to be listed."""
        raise NotImplementedError

    # Keeping up

    async def catch_up(self, guild: int) -> None:
        """Work out everything that is not yet in the tables, however long it takes."""
        raise NotImplementedError

    async def keep(self) -> None:
        """Keep the tables of all servers up to date, in short steps, until cancelled: a task of whoever serves."""
        raise NotImplementedError

    async def record(self, matches: Sequence[FinishedMatch]) -> None:
        """Store many finished matches at once, as an import does; StorageError `conflict` for one that is another."""
        raise NotImplementedError
