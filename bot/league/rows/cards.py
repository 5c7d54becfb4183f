"""Cards of members: all about one, or two compared."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

import msgspec
from msgspec.structs import astuple, replace

from bot.league.rules import ALL, ALWAYS, LeagueError
from bot.league.rules.crosstable import Pair, Score, scores
from bot.league.rules.values import Peak, Row, Scope
from storage.engines import Connection

from .generations import Generation, find_generation
from .history import CardLine, load_seats, matches_in_order, member_lines, merged_into, tell_matches
from .ladder import Ladder
from .members import LeagueMember, load_members, the_members
from .rows import READY, load_rows, read_others
from .rules import load_season
from .tables import FINAL, TableQuery, hidden_ranks, read_final, table_row
from .values import Best, CurvePoint, GameCount, MatchRow, Met, Opponent, PlayerCard, SeasonRow, TableRow, Versus

CURVE = 200  # points of a rating's curve
LAST = 10
_ENOUGH = 3  # matches with somebody who is to be the best or the worst opponent


def load_player(db: Connection, person: int, query: TableQuery, now: float) -> PlayerCard:
    """Return all about one member; LeagueError `unknown-player`, `unknown-season`."""
    (member,) = the_members(db, query.guild, person)
    season = None if query.season is None else load_season(db, query.guild, query.season)
    generation = find_generation(db, query.guild, READY)
    empty = PlayerCard(person, member.name, member.listed, member.banned, query.game, season)
    if generation is None:
        return empty
    number = merged_into(db, query.guild, member)
    holder = member if number == member.number else load_members(db, [number])[number]
    return _Card(db, generation, holder, query).fill(empty, now)


class _Card(msgspec.Struct, frozen=True):
    db: Connection
    generation: Generation
    member: LeagueMember
    query: TableQuery

    def fill(self, card: PlayerCard, now: float) -> PlayerCard:
        """Return the card with everything on it."""
        number, query, season = self.member.number, self.query, card.season
        final = season is not None and season.final
        lines = [*member_lines(self.db, self.generation, number, query.game, query.season)]
        counted = [line for line in lines if line.points is not None]
        rows = self._rows({line.game for line in counted})
        row, always = rows.get(query.scope), rows.get((ALWAYS, query.game or ALL), Row())
        table = self._final_row(season) if season and season.final else self._table_row(row, now)
        best, worst = self._opponents(counted)
        streak, longest = _streaks(counted)
        games = _games(counted, rows)
        peaks = [("", always.highest), *always.quickest()] if query.game else []
        last = [line.match for line in reversed(lines[-LAST:])]
        seen = {*last, *(peak.match for _, peak in peaks if peak is not None)}
        matches = tell_matches(self.db, query.guild, self.generation, load_seats(self.db, self.generation, [*seen]))
        bests = [self._best(length, peak, matches) for length, peak in peaks if peak is not None]
        return replace(
            card,
            row=table if card.listed else None,
            missing=0 if final or row is None else max(0, self.generation.least - row.sums.played),
            played=len(counted),
            won=sum(line.place == 1 for line in counted),
            rating=table.rating if table is not None and final else always.sums.rating,
            curve=_curve(counted),
            games=games,
            best=best,
            worst=worst,
            streak=streak,
            longest=longest,
            highest=next((record for record in bests if not record.length), None),
            fastest=tuple(record for record in bests if record.length),
            last=tuple(matches[match] for match in last),
        )

    def _rows(self, games: Iterable[str]) -> dict[Scope, Row]:
        scopes = {self.query.scope, (ALWAYS, self.query.game or ALL), *((ALWAYS, game) for game in games)}
        keys = [(*scope, self.member.number) for scope in scopes]
        return {key[:2]: row for key, row in load_rows(self.db, self.generation.number, keys).items()}

    def _table_row(self, row: Row | None, now: float) -> TableRow | None:
        if row is None:
            return None
        number = self.member.number
        ladder = Ladder(self.db, self.generation, *self.query.scope, self.query.sort, now=now)
        placed = ladder.rank(row, number)
        if placed is None:
            return None
        before = ladder.ranks_before({number: row.sums})[number]
        return table_row(placed, before, self.member.person, self.member.name, row)

    def _final_row(self, season: SeasonRow) -> TableRow | None:
        key = season.number, season.edition, self.query.game or ALL
        row = self.db.execute(f"{FINAL} AND member = ?", (*key, 0, self.member.number)).fetchone()
        return None if row is None else read_final(row, None, hidden_ranks(self.db, *key))

    def _opponents(self, lines: Sequence[CardLine]) -> tuple[Opponent | None, Opponent | None]:
        """Return the best and the worst opponent, of those who were met often enough."""
        met: dict[int, Met] = {}
        for line in lines:
            for other, theirs in read_others(line.others):
                met[other] = met.get(other, Met()).plus(line.place, theirs)
        often = load_members(self.db, [member for member, tally in met.items() if tally.played >= _ENOUGH])
        opponents = [
            Opponent(*astuple(met[number]), person=member.person, name=member.name)
            for number, member in often.items()
            if member.person is not None and not member.hidden
        ]
        if not opponents:
            return None, None
        best = max(opponents, key=lambda opponent: (opponent.share, opponent.played, -(opponent.person or 0)))
        worst = min(opponents, key=lambda opponent: (opponent.share, -opponent.played, opponent.person or 0))
        return best, None if worst == best else worst

    def _best(self, length: str, peak: Peak, matches: Mapping[int, MatchRow]) -> Best:
        """Return the member's own record in this game; `length` is "" for its highest round."""
        match = matches.get(peak.match)
        place, at = (None, None) if match is None else (match.match, match.ended)
        return Best(self.member.person or 0, self.member.name, peak.value, place, at, length)


def _games(lines: Sequence[CardLine], rows: Mapping[Scope, Row]) -> tuple[GameCount, ...]:
    """Return the games of these lines, the most played first; `rows` know the first wins over strong players."""
    played, won = Counter(line.game for line in lines), Counter(line.game for line in lines if line.place == 1)
    firsts = {row.beat_strong for row in rows.values()}
    beat = {line.game for line in lines if line.match in firsts}
    games = (GameCount(game, many, won[game], game in beat) for game, many in played.items())
    return tuple(sorted(games, key=lambda count: (-count.played, count.game)))


def _streaks(lines: Iterable[CardLine]) -> tuple[int, int]:
    """Return the wins in a row: up to now, and the most."""
    now = most = 0
    for line in lines:
        now = now + 1 if line.place == 1 else 0
        most = max(now, most)
    return now, most


def _curve(lines: Sequence[CardLine]) -> tuple[CurvePoint, ...]:
    """Return the rating over time, at most CURVE points: every n-th, and the last one."""
    points = [CurvePoint(line.ended, line.rating) for line in lines if line.rating is not None]
    every = max(1, -(-len(points) // CURVE))
    return tuple(points[:-1][::every] + points[-1:])


# Two members compared


def load_versus(db: Connection, guild: int, a: int, b: int, game: str | None) -> Versus:
    """Return two members compared; LeagueError `unknown-player`, `twice`."""
    if a == b:
        raise LeagueError("twice", person=a)
    pair = the_members(db, guild, a, b)
    generation = find_generation(db, guild, READY)
    names = pair[0].named(), pair[1].named()
    if generation is None:
        return Versus(*names, game)
    first, second = (merged_into(db, guild, member) for member in pair)
    keys = [(ALWAYS, name, member) for name in {ALL, game or ALL} for member in (first, second)]
    rows = load_rows(db, generation.number, keys)
    played = [rows.get((ALWAYS, ALL, member), Row()).sums.played for member in (first, second)]
    ratings = tuple(rows.get((ALWAYS, game or ALL, member), Row()).sums.rating for member in (first, second))
    together = _together(db, generation, first, second, game, turned=played[0] > played[1])
    met, games = Met(), dict[str, Met]()
    for line, theirs in together:
        met = met.plus(line.place, theirs)
        games[line.game] = games.get(line.game, Met()).plus(line.place, theirs)
    by_game = sorted(games.items(), key=lambda item: (-item[1].played, item[0]))
    last = matches_in_order(db, guild, generation, [line.match for line, _ in reversed(together[-LAST:])])
    return Versus(*names, game, met, ratings[0], ratings[1], tuple(by_game), last)


def load_meetings(
    db: Connection, guild: int, members: Sequence[int], at: int, game: str | None, season: int | None
) -> dict[Pair, Score]:
    """Return what one of these members (its number from 0) has made against each of the others."""
    generation = find_generation(db, guild, READY)
    lines = member_lines(db, generation, members[at], game, season) if generation else ()
    numbers = {member: number for number, member in enumerate(members)}
    matches = (
        {at: line.place} | {numbers[other]: place for other, place in read_others(line.others) if other in numbers}
        for line in lines
        if line.points is not None
    )
    return {pair: score for pair, score in scores(matches).items() if pair[0] == at}


def _together(
    db: Connection, generation: Generation, first: int, second: int, game: str | None, *, turned: bool
) -> list[tuple[CardLine, int]]:
    """Return the first member's lines of matches together, with the second's place; `turned`: read the second's."""
    reader, met = (second, first) if turned else (first, second)
    counted = (line for line in member_lines(db, generation, reader, game, None) if line.points is not None)
    placed = ((line, dict(read_others(line.others)).get(met)) for line in counted)
    pairs = [(line, place) for line, place in placed if place is not None]
    return [(replace(line, place=place), line.place) for line, place in pairs] if turned else pairs
