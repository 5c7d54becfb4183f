"""All about one member, on a card."""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.league.rules import ALL, ALWAYS, BEGINNER, LeagueError, Rating
from bot.league.rules.values import Peak, Row

from .generations import Generation, find_generation
from .history import load_matches, merged_into, own_lines, where_of
from .ladder import Ladder
from .members import LeagueMember, find_member, load_members
from .rows import FIND_ROW, READY, read_others, read_row
from .rules import load_league_settings
from .tables import TableQuery, read_final, season_of, table_rows, today
from .values import (
    Best,
    CurvePoint,
    GameCount,
    Opponent,
    PlayerCard,
    TableRow,
)

CURVE = 200  # points of a rating's curve
LAST = 10
_ENOUGH = 3  # matches with somebody who is to be the best or the worst opponent
_FINAL = """
SELECT position, rank, decided_by, m.person, f.name, played, won, points, places, mu, sigma, rated, marks, streak,
       longest
FROM league_finals AS f JOIN league_members AS m ON m.number = f.member
WHERE f.member = ? AND f.season = ? AND f.game = ?
"""


class Met(msgspec.Struct):
    """Matches with another: how often somebody was ahead, behind, or level."""

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
        """The number of matches together."""
        return self.ahead + self.behind + self.level


class CardLine(msgspec.Struct, frozen=True, array_like=True):
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


def the_member(db: sqlite3.Connection, guild: int, person: int) -> LeagueMember:
    """Return a person as a member; LeagueError `unknown-player`."""
    number = find_member(db, guild, person)
    if number is None:
        raise LeagueError("unknown-player", person=person)
    return load_members(db, [number])[number]


def load_player(db: sqlite3.Connection, person: int, query: TableQuery, now: float) -> PlayerCard:
    """Return all about one member; LeagueError `unknown-player`, `unknown-season`."""
    member = the_member(db, query.guild, person)
    season, final = season_of(db, query.guild, query.season)
    generation = find_generation(db, query.guild, READY)
    empty = PlayerCard(
        *(person, member.name, member.listed, member.banned, query.game, season, None, 0, 0, BEGINNER),
        *((), (), None, None, None, 0, 0, None, None, ()),
    )
    if generation is None:
        return empty
    number = merged_into(db, query.guild, member)
    return _Card(db, generation, number, query, final).fill(empty, now)


class _Card(msgspec.Struct, frozen=True):
    """A card that is put together."""

    db: sqlite3.Connection
    generation: Generation
    member: int
    query: TableQuery
    final: bool

    def fill(self, card: PlayerCard, now: float) -> PlayerCard:
        """Return the card with everything on it."""
        lines = [
            CardLine(*row)
            for row in own_lines(self.db, self.generation, self.member, self.query.game, self.query.season)
        ]
        counted = [line for line in lines if line.points is not None]
        own = self._row(*self.query.scope)
        table = self._final_row() if self.final else self._table_row(own, now)
        best, worst = self._opponents(counted)
        streaks = _streaks(counted)
        games = self._games(counted)
        rating = self._rating(ALWAYS, self.query.game or ALL)
        return msgspec.structs.replace(
            card,
            row=table if card.listed else None,
            missing=0 if self.final or own is None else max(0, self.generation.least - own.sums.played),
            played=len(counted),
            won=sum(line.place == 1 for line in counted),
            rating=table.rating if table is not None and self.final else rating,
            curve=_curve(counted, self.query.game),
            games=games,
            favourite=games[0].game if games else None,
            best=best,
            worst=worst,
            streak=streaks[0],
            longest=streaks[1],
            highest=self._peak("highest"),
            fastest=self._peak("fastest"),
            last=load_matches(self.db, self.query.guild, [line.match for line in reversed(lines[-LAST:])]),
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
        ladder = Ladder(self.db, self.generation, *self.query.scope, self.query.sort)
        placed = ladder.rank(own.sums, self.member)
        if placed is None:
            return None
        day = today(load_league_settings(self.db, self.query.guild), now)
        return table_rows(self.db, ladder, [placed], self.generation.number, self.query, day)[0]

    def _final_row(self) -> TableRow | None:
        row = self.db.execute(_FINAL, (self.member, *self.query.scope)).fetchone()
        return None if row is None else read_final(row)

    def _opponents(self, lines: Sequence[CardLine]) -> tuple[Opponent | None, Opponent | None]:
        """Return the best and the worst opponent, of those who were met often enough."""
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

    def _games(self, lines: Iterable[CardLine]) -> tuple[GameCount, ...]:
        """Return the games of these lines, the most played first."""
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
        """Return the member's own record in this game; there is none for all games together."""
        row = self._row(ALWAYS, self.query.game) if self.query.game else None
        peak: Peak | None = None if row is None else getattr(row, kind)
        if peak is None:
            return None
        person = load_members(self.db, [self.member])[self.member]
        return Best(person.person or 0, person.name, peak.value, *where_of(self.db, peak.match))


def _streaks(lines: Iterable[CardLine]) -> tuple[int, int]:
    """Return the wins in a row: up to now, and the most."""
    now = most = 0
    for line in lines:
        now = now + 1 if line.place == 1 else 0
        most = max(now, most)
    return now, most


def _curve(lines: Sequence[CardLine], game: str | None) -> tuple[CurvePoint, ...]:
    """Return the rating over time, at most CURVE points: every n-th, and the last one."""
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


def meetings(lines: Iterable[CardLine]) -> dict[int, Met]:
    """Return the matches with others, by member."""
    met: dict[int, Met] = {}
    for line in lines:
        for other, theirs in read_others(line.others):
            met.setdefault(other, Met()).add(line.place, theirs)
    return met


def opponent(member: LeagueMember, met: Met) -> Opponent:
    """Return another member with the matches against them."""
    return Opponent(member.person, member.name, met.played, met.ahead, met.behind, met.level)
