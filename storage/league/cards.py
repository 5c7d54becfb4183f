"""What is told of one member, of two, and of the best: cards, versus, records, and what a match has changed."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.league import ALL, ALWAYS, BEGINNER, LeagueError, Rating
from bot.league.order import lead
from bot.league.values import Peak, Played, Row, Sums

from .generations import Generation, find_generation
from .history import load_match, load_matches, match_number, merged_into, own_lines
from .ladder import Ladder
from .members import Member, find_member, load_members
from .rows import FIND_ROW, PLAYED, READY, read_others, read_played, read_row
from .rules import open_season
from .tables import Place, read_final, season_of, table_rows, today
from .values import (
    Best,
    CurvePoint,
    GameCount,
    GameRecords,
    MatchRow,
    Opponent,
    Outcome,
    PlayerCard,
    RatingChange,
    Records,
    SeasonRow,
    SeatOutcome,
    TableRow,
    Versus,
)

CURVE = 200  # points of a rating's curve
LAST = 10
_ENOUGH = 3  # matches with somebody before he can be the best or worst opponent
_BEST = """
SELECT m.person, m.name, s.{column}, {match} FROM league_standings AS s INDEXED BY {index}
JOIN league_members AS m ON m.number = s.member
WHERE s.generation = ? AND s.season = 0 AND s.game = ? AND s.listed = 1 AND s.{column} {worth}
ORDER BY s.{column} {way}, {first} LIMIT 1
"""
_STREAK = _BEST.format(
    column="longest", index="league_by_streak", match="NULL", worth="> 1", way="DESC", first="m.person"
)
_HIGHEST = _BEST.format(
    column="highest",
    index="league_by_highest",
    match="s.highest_match",
    worth="> 0",
    way="DESC",
    first="s.highest_match, m.person",
)
_FASTEST = _BEST.format(
    column="fastest",
    index="league_by_fastest",
    match="s.fastest_match",
    worth="IS NOT NULL",
    way="",
    first="s.fastest_match, m.person",
)
_FINAL = """
SELECT position, rank, decided_by, m.person, f.name, played, won, points, places, mu, sigma, rated, marks, streak,
       longest
FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE f.member = ? AND f.season = ? AND f.game = ?
"""
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


class Met(msgspec.Struct):
    """How often somebody was ahead of another, behind him, or level with him."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    def add(self, place: int, theirs: int) -> None:
        """Count a match."""
        self.ahead += place < theirs
        self.behind += place > theirs
        self.level += place == theirs

    @property
    def played(self) -> int:
        """Matches together."""
        return self.ahead + self.behind + self.level


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of somebody's history, as `own_lines` reads it."""

    ended: float
    match: int
    game: str
    place: int
    others: str
    points: int | None
    mu: float | None
    sigma: float | None
    rated: int | None
    game_mu: float | None
    game_sigma: float | None
    game_rated: int | None


def the_member(db: sqlite3.Connection, guild: int, person: int) -> Member:
    """A person as a member; LeagueError `unknown-player`."""
    number = find_member(db, guild, person)
    if number is None:
        raise LeagueError("unknown-player", person=person)
    return load_members(db, [number])[number]


def load_player(db: sqlite3.Connection, person: int, place: Place, now: float) -> PlayerCard:
    """All about one member; LeagueError `unknown-player`, `unknown-season`."""
    member = the_member(db, place.guild, person)
    season, final = season_of(db, place.guild, place.season)
    generation = find_generation(db, place.guild, READY)
    empty = PlayerCard(
        *(person, member.name, member.listed, member.banned, place.game, season, None, 0, 0, BEGINNER),
        *((), (), None, None, None, 0, 0, None, None, ()),
    )
    if generation is None:
        return empty
    number = merged_into(db, place.guild, member)
    return _Card(db, generation, number, place, final).fill(empty, now)


class _Card(msgspec.Struct, frozen=True):
    """Puts a card together."""

    db: sqlite3.Connection
    generation: Generation
    member: int
    place: Place
    final: bool

    def fill(self, card: PlayerCard, now: float) -> PlayerCard:
        """The card with everything on it."""
        lines = [
            Line(*row)
            for row in own_lines(self.db, self.generation, self.member, self.place.game, self.place.season)
        ]
        counted = [line for line in lines if line.points is not None]
        own = self._row(*self.place.scope)
        table = self._final_row() if self.final else self._table_row(own, now)
        best, worst = self._opponents(counted)
        streaks = _streaks(counted)
        games = self._games(counted)
        rating = self._rating(ALWAYS, self.place.game or ALL)
        return msgspec.structs.replace(
            card,
            row=table if card.listed else None,
            played=len(counted),
            won=sum(line.place == 1 for line in counted),
            rating=table.rating if table is not None and self.final else rating,
            curve=_curve(counted, self.place.game),
            games=games,
            favourite=games[0].game if games else None,
            best=best,
            worst=worst,
            streak=streaks[0],
            longest=streaks[1],
            highest=self._peak("highest"),
            fastest=self._peak("fastest"),
            last=load_matches(self.db, self.place.guild, [line.match for line in reversed(lines[-LAST:])]),
        )

    def _row(self, season: int, game: str) -> Row | None:
        row = self.db.execute(FIND_ROW, (self.generation.number, season, game, self.member)).fetchone()
        return None if row is None else read_row(row)

    def _rating(self, season: int, game: str) -> Rating:
        row = self._row(season, game)
        return BEGINNER if row is None else row.sums.rating

    def _table_row(self, own: Row | None, now: float) -> TableRow | None:
        if own is None:
            return None
        ladder = Ladder(self.db, self.generation.number, *self.place.scope, self.place.sort)
        placed = ladder.rank(own.sums, self.member)
        if placed is None:
            return None
        day = today(self.db, self.place.guild, now)
        return table_rows(self.db, ladder, [placed], self.generation.number, self.place, day)[0]

    def _final_row(self) -> TableRow | None:
        row = self.db.execute(_FINAL, (self.member, *self.place.scope)).fetchone()
        return None if row is None else read_final(row)

    def _opponents(self, lines: Sequence[Line]) -> tuple[Opponent | None, Opponent | None]:
        """Who he fares best and worst against, of those whom he met often enough."""
        met = meetings(lines)
        often = [member for member, one in met.items() if one.played >= _ENOUGH]
        members = {
            number: one for number, one in load_members(self.db, often).items() if one.person is not None
        }
        if not members:
            return None, None
        shares = {
            number: ((met[number].ahead - met[number].behind) / met[number].played, met[number].played)
            for number in members
        }
        order = {number: one.person or 0 for number, one in members.items()}  # where all else is equal
        best = max(shares, key=lambda number: (*shares[number], -order[number]))
        worst = min(shares, key=lambda number: (shares[number][0], -shares[number][1], order[number]))
        return opponent(members[best], met[best]), None if worst == best else opponent(
            members[worst], met[worst]
        )

    def _games(self, lines: Iterable[Line]) -> tuple[GameCount, ...]:
        """The games of these lines, the most played first."""
        played: dict[str, list[int]] = {}
        for line in lines:
            counts = played.setdefault(line.game, [0, 0])
            counts[0] += 1
            counts[1] += line.place == 1
        found = sorted(played.items(), key=lambda item: (-item[1][0], item[0]))
        return tuple(
            GameCount(game, counts[0], counts[1], self._rating(ALWAYS, game)) for game, counts in found
        )

    def _peak(self, kind: str) -> Best | None:
        """The member's own record in this game; of all games together there is none."""
        row = self._row(ALWAYS, self.place.game) if self.place.game else None
        peak: Peak | None = None if row is None else getattr(row, kind)
        if peak is None:
            return None
        person = load_members(self.db, [self.member])[self.member]
        return Best(person.person or 0, person.name, peak.value, *_where(self.db, peak.match))


def _streaks(lines: Iterable[Line]) -> tuple[int, int]:
    """Wins in a row, now and at most."""
    now = most = 0
    for line in lines:
        now = now + 1 if line.place == 1 else 0
        most = max(now, most)
    return now, most


def _curve(lines: Sequence[Line], game: str | None) -> tuple[CurvePoint, ...]:
    """The rating over time; of many points every so-many-th, and the last one."""
    points = []
    for line in lines:
        mu, sigma, rated = (
            (line.mu, line.sigma, line.rated)
            if game is None
            else (line.game_mu, line.game_sigma, line.game_rated)
        )
        if mu is not None and sigma is not None and rated is not None:
            points.append((line.ended, mu, sigma, rated))
    every = max(1, -(-len(points) // CURVE))
    kept = points[:-1][::every] + points[-1:]
    return tuple(CurvePoint(at, Rating(mu, sigma, rated)) for at, mu, sigma, rated in kept)


def meetings(lines: Iterable[Line]) -> dict[int, Met]:
    """Whom somebody met, by member."""
    met: dict[int, Met] = {}
    for line in lines:
        for other, theirs in read_others(line.others):
            met.setdefault(other, Met()).add(line.place, theirs)
    return met


def opponent(member: Member, met: Met) -> Opponent:
    """Another with how one fared against him."""
    return Opponent(member.person, member.name, met.played, met.ahead, met.behind, met.level)


def _where(db: sqlite3.Connection, match: int | None) -> tuple[str | None, float | None]:
    row = db.execute("SELECT id, ended FROM matches WHERE number = ?", (match,)).fetchone()
    return (None, None) if row is None else row


def load_versus(db: sqlite3.Connection, guild: int, a: int, b: int, game: str | None) -> Versus:
    """Two members against each other; LeagueError `unknown-player`, `twice`."""
    if a == b:
        raise LeagueError("twice", person=a)
    pair = the_member(db, guild, a), the_member(db, guild, b)
    generation = find_generation(db, guild, READY)
    names = pair[0].named(), pair[1].named()
    if generation is None:
        return Versus(*names, game, 0, 0, 0, 0, BEGINNER, BEGINNER, (), ())
    one, other = (merged_into(db, guild, member) for member in pair)
    together = _together(db, generation, one, other, game)
    met, games = Met(), dict[str, Met]()
    for line, theirs in together:
        met.add(line.place, theirs)
        games.setdefault(line.game, Met()).add(line.place, theirs)
    by_game = sorted(games.items(), key=lambda item: (-item[1].played, item[0]))
    last = [line.match for line, _ in reversed(together[-LAST:])]
    return Versus(
        *names,
        game,
        met.played,
        met.ahead,
        met.behind,
        met.level,
        _rating_of(db, generation, one, game),
        _rating_of(db, generation, other, game),
        tuple((name, opponent(pair[1], found)) for name, found in by_game),
        load_matches(db, guild, last),
    )


def _together(
    db: sqlite3.Connection, generation: Generation, one: int, other: int, game: str | None
) -> list[tuple[Line, int]]:
    """The lines of the first in matches where the second sat too, with his place; read from who has fewer."""
    found = []
    for row in own_lines(db, generation, one, game, None):
        line = Line(*row)
        theirs = dict(read_others(line.others)).get(other) if line.points is not None else None
        if theirs is not None:
            found.append((line, theirs))
    return found


def _rating_of(db: sqlite3.Connection, generation: Generation, member: int, game: str | None) -> Rating:
    row = db.execute(FIND_ROW, (generation.number, ALWAYS, game or ALL, member)).fetchone()
    return BEGINNER if row is None else read_row(row).sums.rating


def load_records(db: sqlite3.Connection, guild: int, game: str | None) -> Records:
    """The records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, None),) if game else ())
    games = [game] if game else load_games(db, guild)
    found = (_game_records(db, generation.number, name) for name in games)
    return Records(_best(db, _STREAK, generation.number, game or ALL), tuple(found))


def _game_records(db: sqlite3.Connection, generation: int, game: str) -> GameRecords:
    streak, highest, fastest = (_best(db, find, generation, game) for find in (_STREAK, _HIGHEST, _FASTEST))
    return GameRecords(game, streak, highest, fastest)


def _best(db: sqlite3.Connection, find: str, generation: int, game: str) -> Best | None:
    row = db.execute(find, (generation, game)).fetchone()
    if row is None:
        return None
    person, name, value, match = row
    return Best(person, name, value, *_where(db, match))


def load_games(db: sqlite3.Connection, guild: int) -> tuple[str, ...]:
    """The games that were played in the league, the most played first."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return ()
    return tuple(game for (game,) in db.execute(_GAMES, (generation.number,)))


def load_outcome(db: sqlite3.Connection, guild: int, match: str) -> Outcome | None:
    """What a match has changed in the table of its game; None for one that is not in the league."""
    try:
        number = match_number(db, guild, match)
    except LeagueError:
        return None
    row, generation = load_match(db, guild, match), find_generation(db, guild, READY)
    season = open_season(db, guild)
    if generation is None:
        return Outcome(season, ())
    return _Change(db, generation, number, row, season).outcome()


class _Change(msgspec.Struct, frozen=True):
    """Compares the table with the one before a match."""

    db: sqlite3.Connection
    generation: Generation
    number: int
    match: MatchRow
    season: SeasonRow | None

    def outcome(self) -> Outcome:
        """What the match has changed."""
        own = self._played()
        rows = {number: self._row(number) for number in own}
        now = {number: row.sums for number, row in rows.items() if row is not None}
        then = {number: _without(sums, own[number]) for number, sums in now.items()}
        told = (self._seat(number, played, now, then) for number, played in own.items())
        return Outcome(self.season, tuple(seat for seat in told if seat is not None))

    def _played(self) -> dict[int, Played]:
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
        self, member: int, played: Played, now: Mapping[int, Sums], then: Mapping[int, Sums]
    ) -> SeatOutcome | None:
        if member not in now:
            return None
        known = load_members(self.db, [member])[member]
        if known.person is None:
            return None
        ladder = Ladder(self.db, self.generation.number, *self._scope, "points")
        rank = ladder.better(lead(now[member], "points")) + 1
        before = self._rank_before(ladder, member, now, then) if then[member].played else 0
        change = played.game_rating
        rating = None if change is None else RatingChange(change.before, change.after)
        ranks = (rank, before) if known.listed else (0, 0)
        return SeatOutcome(
            *(played.seat, known.person, known.name, now[member].points, played.points),
            *(*ranks, rating, played.why),
        )

    def _rank_before(
        self, ladder: Ladder, member: int, now: Mapping[int, Sums], then: Mapping[int, Sums]
    ) -> int:
        """The rank as if this match had not been; only its members stand elsewhere in the table now."""
        own = lead(then[member], "points")
        rank = ladder.better(own) + 1
        listed = [number for number, one in load_members(self.db, now).items() if one.listed]
        for other in listed:
            rank -= lead(now[other], "points") > own
            rank += then[other].played > 0 and lead(then[other], "points") > own
        return rank


def _without(sums: Sums, played: Played) -> Sums:
    """What it was before the match; only for what the order by points needs."""
    if played.points is None:
        return sums
    won = played.place == 1
    return Sums(sums.played - 1, sums.won - won, sums.points - played.points)
