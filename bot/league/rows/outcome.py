"""What a match does in the league: what it counts for before, what it has changed afterwards."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from bot.league.rules import ALL, ALWAYS, USUAL, LeagueError, System, Why
from bot.league.rules.counting import DayLog
from bot.league.rules.milestones import Milestone, reached
from bot.league.rules.order import lead
from bot.league.rules.points import season_sum
from bot.league.rules.seasons import day_number
from bot.league.rules.values import PlayedLine, Row, Sums
from storage.engines import Connection

from .generations import Generation, find_generation
from .history import SeatRow, load_seats, match_number, merged_into, tell_matches
from .ladder import Ladder, Lead
from .members import LeagueMember, members_of
from .rows import READY, Key, load_rows
from .rules import load_ground, open_season, rules_of, with_divisions
from .step import day_log
from .values import LeagueOutcome, SeasonRow, SeatOutcome

_LATER = """
SELECT 1 FROM league_played
WHERE generation = ? AND member = ? AND (ended, match) > (?, ?) AND points IS NOT NULL LIMIT 1
"""


def load_outcome(db: Connection, guild: int, match: str) -> LeagueOutcome | None:
    """Return what a match has changed in the table of its game; None for one that is not in the league."""
    try:
        number = match_number(db, guild, match)
    except LeagueError:
        return None
    generation, season = find_generation(db, guild, READY), open_season(db, guild)
    if generation is None:
        return LeagueOutcome(())
    seats = load_seats(db, generation, [number])
    row = tell_matches(db, guild, generation, seats)[number]
    return LeagueOutcome(tuple(_changes(db, generation, season, row.game, seats[number])), why=row.why)


class _Player(msgspec.Struct, frozen=True):
    """A member who played: what the match came to, and the sums in the table with it and without it.

    `gain` are the points in that table, None if it counts for nothing there.
    """

    member: LeagueMember
    played: PlayedLine
    now: Sums
    then: Sums
    gain: int | None = None


def _changes(
    db: Connection, generation: Generation, season: SeasonRow | None, game: str, seats: Sequence[SeatRow]
) -> Iterator[SeatOutcome]:
    """Yield what a match has changed for each person, in the table of its game (and of the season that runs)."""
    sat = [(seat.member, seat.played) for seat in seats if seat.member and seat.played]
    numbers, least = [member.number for member, _ in sat], generation.least
    scope = (season.number if season else ALWAYS), game
    always = [(ALWAYS, name, number) for name in (ALL, game) for number in numbers]
    rows = load_rows(db, generation.number, [*((*scope, number) for number in numbers), *always])
    players = []
    for member, played in sat:
        row = rows.get((*scope, member.number))
        if season and played.season != season.number:  # its players are of different divisions
            sums = Sums() if row is None else row.sums
            players.append(_Player(member, played, sums, sums))
        elif row is not None:
            then = _without(row, played, season.system if season else USUAL)
            gain = None if played.points is None else row.sums.points - then.points
            players.append(_Player(member, played, row.sums, then, gain))
    ladder = Ladder(db, generation, *scope, sort="points")
    better = ladder.better(lead(sums, "points") for player in players for sums in (player.now, player.then))
    for player in players:
        member, played = player.member, player.played
        if member.person is None:
            continue
        before = _rank_before(player, players, better, least) if player.then.played >= least else 0
        missing = max(0, least - player.now.played) if member.listed else 0
        ranks = (better[lead(player.now, "points")] + 1, before) if member.listed and not missing else (0, 0)
        yield SeatOutcome(
            *(played.seat, member.person, member.name, player.now.points, player.gain),
            *(*ranks, played.game_rating, played.why),
            missing=missing,
            milestone=_milestone(db, generation, player, rows) if member.listed else None,
        )


def _milestone(db: Connection, generation: Generation, player: _Player, rows: Mapping[Key, Row]) -> Milestone | None:
    """Return what the match has brought a member; None once there is a later one, whose rows these are."""
    played, member = player.played, player.member.number
    every, in_game = (rows.get((ALWAYS, game, member), Row()) for game in (ALL, played.game))
    if played.points is None:
        return None
    milestone = reached(
        played.game,
        won=played.place == 1,
        played=every.sums.played,
        wins=in_game.sums.won,
        streak=every.streak,
        beat_strong=in_game.beat_strong == played.match,
    )
    later = milestone and db.execute(_LATER, (generation.number, member, played.ended, played.match)).fetchone()
    return None if later else milestone


def _rank_before(player: _Player, players: Iterable[_Player], better: Mapping[Lead, int], least: int) -> int:
    """Return the rank as if this match had not been; only its members stand elsewhere in the table now."""
    then = lead(player.then, "points")
    rank = better[then] + 1
    for other in players:
        if other.member.listed:
            rank -= other.now.played >= least and lead(other.now, "points") > then
            rank += other.then.played >= least and lead(other.then, "points") > then
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


# What it would count for: the lobby says it, and the question before a player resigns


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of a match, if it ended now; `why`: the reason for which it counts for nobody.

    `often`: whose rating stays, after the `limit` of matches that day with another one of the table. `apart`: it is not
    in the season's tables. `computers` have places too. `abandoned`: an early end counts too.
    """

    why: Why = ""
    limit: int = 0
    often: frozenset[int] = frozenset()
    banned: frozenset[int] = frozenset()
    apart: bool = False
    computers: bool = False
    abandoned: bool = False
    system: System = USUAL


def load_stakes(db: Connection, guild: int, people: Sequence[int], computers: int, now: float) -> Stakes:
    """Return what a match of these people and so many computer players counts for."""
    ground = load_ground(db, guild)
    rules = with_divisions(db, rules_of(ground, ()), ground, [now])
    members = members_of(db, guild, people)
    # a person who has played no match yet has none of a member's numbers
    number = {person: merged_into(db, guild, members[person]) if person in members else -person for person in people}
    banned = frozenset(person for person, member in members.items() if member.banned)
    present = sorted({number[person] for person in people if person not in banned})
    day, limit, season = day_number(now, rules.zone), rules.counting.limit, rules.season(now)
    generation = find_generation(db, guild, READY)
    log = DayLog() if generation is None else day_log(db, generation.number, present, rules, now)
    often = log.often(day, present, limit)
    why: Why = "limit" if log.used_up(day, present, limit) else ""
    if len({*number.values()}) < 2 and computers and not rules.counting.computers:
        why = "computers"
    return Stakes(
        why,
        limit,
        frozenset(person for person in people if number[person] in often),
        banned,
        season is not None and not season.within(present),
        rules.counting.computers,
        rules.abandoned,
        season.system if season else rules.system,
    )
