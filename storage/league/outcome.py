"""The outcome of a match: ranks and points before and after it, for the post at its end."""

import sqlite3
from collections.abc import Mapping

import msgspec

from bot.league.rules import ALWAYS, USUAL, LeagueError, System
from bot.league.rules.order import lead
from bot.league.rules.points import season_sum
from bot.league.rules.values import PlayedLine, Row, Sums

from .generations import Generation, find_generation
from .history import load_match, match_number
from .ladder import Ladder, Lead
from .members import find_member, load_members
from .rows import FIND_ROW, PLAYED, READY, read_played, read_row
from .rules import open_season
from .values import LeagueOutcome, MatchRow, SeasonRow, SeatOutcome


def load_outcome(db: sqlite3.Connection, guild: int, match: str) -> LeagueOutcome | None:
    """Return what a match has changed in the table of its game; None for one that is not in the league."""
    try:
        number = match_number(db, guild, match)
    except LeagueError:
        return None
    row, generation = load_match(db, guild, match), find_generation(db, guild, READY)
    season = open_season(db, guild)
    if generation is None:
        return LeagueOutcome(season, ())
    return _Comparison(db, generation, number, row, season).outcome()


class _Comparison(msgspec.Struct, frozen=True):
    """The table after a match, compared with the one before it."""

    db: sqlite3.Connection
    generation: Generation
    number: int
    match: MatchRow
    season: SeasonRow | None

    def outcome(self) -> LeagueOutcome:
        """Return what the match has changed."""
        own = self._played()
        rows = {number: self._row(number) for number in own}
        now = {number: row.sums for number, row in rows.items() if row is not None}
        system = self.season.system if self.season else USUAL
        then = {number: _without(row, own[number], system) for number, row in rows.items() if row is not None}
        ladder = Ladder(self.db, self.generation, *self._scope, "points")
        better = ladder.better(lead(sums, "points") for sums in (*now.values(), *then.values()))
        told = (self._seat(number, played, better, now, then) for number, played in own.items())
        seats = tuple(seat for seat in told if seat is not None)
        return LeagueOutcome(self.season, seats, why=self.match.why)

    def _played(self) -> dict[int, PlayedLine]:
        found = {}
        for seat in self.match.seats:
            person = None if seat.computer else seat.person
            member = None if person is None else find_member(self.db, self.generation.guild, person)
            find = f"SELECT {PLAYED} FROM league_played WHERE generation = ? AND member = ? AND ended = ? AND match = ?"
            key = self.generation.number, member, self.match.ended, self.number
            row = self.db.execute(find, key).fetchone()
            if row is not None and member is not None:
                found[member] = read_played(row)
        return found

    @property
    def _scope(self) -> tuple[int, str]:
        return (self.season.number if self.season else ALWAYS), self.match.game

    def _row(self, member: int) -> Row | None:
        row = self.db.execute(FIND_ROW, (self.generation.number, *self._scope, member)).fetchone()
        return None if row is None else read_row(row)

    def _seat(
        self,
        member: int,
        played: PlayedLine,
        better: Mapping[Lead, int],
        now: Mapping[int, Sums],
        then: Mapping[int, Sums],
    ) -> SeatOutcome | None:
        if member not in now:
            return None
        known = load_members(self.db, [member])[member]
        if known.person is None:
            return None
        rank, least = better[lead(now[member], "points")] + 1, self.generation.least
        before = self._rank_before(better, member, now, then) if then[member].played >= least else 0
        missing = max(0, least - now[member].played) if known.listed else 0
        ranks = (rank, before) if known.listed and not missing else (0, 0)
        return SeatOutcome(
            *(played.seat, known.person, known.name, now[member].points),
            None if played.points is None else now[member].points - then[member].points,
            *(*ranks, played.game_rating, played.why),
            missing=missing,
        )

    def _rank_before(
        self, better: Mapping[Lead, int], member: int, now: Mapping[int, Sums], then: Mapping[int, Sums]
    ) -> int:
        """Return the rank as if this match had not been; only its members stand elsewhere in the table now."""
        own = lead(then[member], "points")
        rank, least = better[own] + 1, self.generation.least
        listed = [number for number, one in load_members(self.db, now).items() if one.listed]
        for other in listed:
            rank -= now[other].played >= least and lead(now[other], "points") > own
            rank += then[other].played >= least and lead(then[other], "points") > own
        return rank


def _without(row: Row, played: PlayedLine, system: System) -> Sums:
    """Return the sums before the match, as far as the order by points needs them."""
    sums = row.sums
    if played.points is None:
        return sums
    won, points = played.place == 1, sums.points - played.points
    if system.best:
        points = season_sum(system, row.results[: sums.played - 1])
    return Sums(sums.played - 1, sums.won - won, points)
