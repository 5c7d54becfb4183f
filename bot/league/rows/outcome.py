"""The outcome of a match: ranks and points before and after it, for the post at its end."""

from collections.abc import Mapping

import msgspec

from bot.league.rules import ALL, ALWAYS, USUAL, LeagueError, System
from bot.league.rules.milestones import Milestone, reached
from bot.league.rules.order import lead
from bot.league.rules.points import season_sum
from bot.league.rules.values import PlayedLine, Row, Sums
from storage.engines import Connection

from .generations import Generation, find_generation
from .history import load_seats, match_number, tell_matches
from .ladder import Ladder, Lead
from .members import LeagueMember
from .rows import READY, Key, load_rows
from .rules import open_season
from .values import LeagueOutcome, MatchRow, SeasonRow, SeatOutcome


def load_outcome(db: Connection, guild: int, match: str) -> LeagueOutcome | None:
    """Return what a match has changed in the table of its game; None for one that is not in the league."""
    try:
        number = match_number(db, guild, match)
    except LeagueError:
        return None
    generation, season = find_generation(db, guild, READY), open_season(db, guild)
    if generation is None:
        return LeagueOutcome(season, ())
    seats = load_seats(db, generation, [number])
    row = tell_matches(db, guild, generation, seats)[number]
    own = {seat.member.number: _Own(seat.member, seat.played) for seat in seats[number] if seat.member and seat.played}
    return _Comparison(db, generation, own, row, season).outcome()


_LATER = """
SELECT 1 FROM league_played
WHERE generation = ? AND member = ? AND (ended, match) > (?, ?) AND points IS NOT NULL LIMIT 1
"""


class _Own(msgspec.Struct, frozen=True):
    """A member who played, and what the match came to."""

    member: LeagueMember
    played: PlayedLine


class _Comparison(msgspec.Struct, frozen=True):
    """The table after a match, compared with the one before it."""

    db: Connection
    generation: Generation
    own: Mapping[int, _Own]
    match: MatchRow
    season: SeasonRow | None

    def outcome(self) -> LeagueOutcome:
        """Return what the match has changed."""
        scope = (self.season.number if self.season else ALWAYS), self.match.game
        always = [(ALWAYS, game, number) for game in (ALL, self.match.game) for number in self.own]
        found = load_rows(self.db, self.generation.number, [*((*scope, number) for number in self.own), *always])
        rows = {
            number: found.get((*scope, number), Row())
            for number, one in self.own.items()
            if (*scope, number) in found or self._elsewhere(one.played)
        }
        system = self.season.system if self.season else USUAL
        now = {number: row.sums for number, row in rows.items()}
        then = {number: self._before(row, self.own[number].played, system) for number, row in rows.items()}
        ladder = Ladder(self.db, self.generation, *scope, "points")
        better = ladder.better(lead(sums, "points") for sums in (*now.values(), *then.values()))
        told = (self._seat(one, better, now, then, found) for number, one in self.own.items() if number in now)
        seats = tuple(seat for seat in told if seat is not None)
        return LeagueOutcome(self.season, seats, why=self.match.why)

    def _before(self, row: Row, played: PlayedLine, system: System) -> Sums:
        return row.sums if self._elsewhere(played) else _without(row, played, system)

    def _elsewhere(self, played: PlayedLine) -> bool:
        """Return True if a season runs in whose tables the match is not: its players are of different divisions."""
        return self.season is not None and played.season != self.season.number

    def _seat(
        self,
        one: _Own,
        better: Mapping[Lead, int],
        now: Mapping[int, Sums],
        then: Mapping[int, Sums],
        rows: Mapping[Key, Row],
    ) -> SeatOutcome | None:
        known, played = one.member, one.played
        member = known.number
        if known.person is None:
            return None
        rank, least = better[lead(now[member], "points")] + 1, self.generation.least
        before = self._rank_before(better, member, now, then) if then[member].played >= least else 0
        missing = max(0, least - now[member].played) if known.listed else 0
        ranks = (rank, before) if known.listed and not missing else (0, 0)
        return SeatOutcome(
            *(played.seat, known.person, known.name, now[member].points),
            None if played.points is None or self._elsewhere(played) else now[member].points - then[member].points,
            *(*ranks, played.game_rating, played.why),
            missing=missing,
            milestone=self._milestone(one, rows) if known.listed else None,
        )

    def _milestone(self, one: _Own, rows: Mapping[Key, Row]) -> Milestone | None:
        """Return what the match has brought a member; None once there is a later one, whose rows these are."""
        played, member = one.played, one.member.number
        every = rows.get((ALWAYS, ALL, member), Row())
        own = rows.get((ALWAYS, played.game, member), Row())
        if played.points is None:
            return None
        found = reached(
            played.game,
            won=played.place == 1,
            played=every.sums.played,
            wins=own.sums.won,
            streak=every.streak,
            beat_strong=own.beat_strong == played.match,
        )
        after = (self.generation.number, member, played.ended, played.match)
        later = found is not None and self.db.execute(_LATER, after).fetchone() is not None
        return None if later else found

    def _rank_before(
        self, better: Mapping[Lead, int], member: int, now: Mapping[int, Sums], then: Mapping[int, Sums]
    ) -> int:
        """Return the rank as if this match had not been; only its members stand elsewhere in the table now."""
        own = lead(then[member], "points")
        rank, least = better[own] + 1, self.generation.least
        for other in (number for number in now if self.own[number].member.listed):
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
