"""Matches as the league sees them, as moderators corrected them and with what they came to, and the records in them."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.league.rules import ALL, LeagueError, Rating, RatingChange
from bot.league.rules.changes import CorrectedSeat, LeagueChange, resolve
from bot.league.rules.counting import WHOLE, absent
from bot.league.rules.values import FASTEST, PlayedLine, Why
from storage.engines import Connection
from storage.values import Paging

from .generations import Generation, find_generation
from .members import MEMBER, LeagueMember, read_member, the_members
from .rows import PLAYED, READY, read_played
from .rules import read_change
from .step import MILES
from .values import Best, GameRecords, Gone, HistoryPage, MatchRow, MatchSeat, Records

_BY_NUMBER = """
SELECT number, m.id, game, started, ended, "end", record <> ''
FROM numbers(?) CROSS JOIN matches AS m ON number = value
"""
# Each seat with its member, and with what the match came to for that member.
_SEATS = f"""
SELECT r.match, r.seat, r.person, r.name, r.computer, r.place, r.total,
       r.player IS NOT NULL, r.resigned, r.stood_in, r.turns, r.absent,
       {", ".join(f"m.{name}" for name in MEMBER.split(", "))}, {", ".join(f"p.{name}" for name in PLAYED.split(", "))}
FROM numbers(?) CROSS JOIN results AS r ON r.match = value
LEFT JOIN league_members AS m ON m.guild = r.guild AND m.person = r.person AND r.computer = 0
LEFT JOIN league_played AS p
    ON p.generation = ? AND p.member = coalesce(m.number, r.former) AND p.ended = r.ended AND p.match = r.match
ORDER BY r.match, r.seat
"""
# What matches came to for other members than those who sat there: match, seat and member.
_ELSEWHERE = f"""
SELECT {", ".join(f"p.{name}" for name in PLAYED.split(", "))}
FROM rows(?, match number, seat number, member number) AS asked CROSS JOIN results AS r
    ON r.match = asked.match AND r.seat = asked.seat
CROSS JOIN league_played AS p
    ON p.generation = ? AND p.member = asked.member AND p.ended = r.ended AND p.match = r.match
"""
_CHANGES = """
SELECT number, kind, at, match, detail, undoes FROM numbers(?) CROSS JOIN league_changes ON match = value
"""
_MERGES = """
SELECT number, kind, at, match, detail, undoes FROM league_changes WHERE guild = ? AND kind IN ('merge', 'undo')
"""
_NEWEST = """
SELECT number FROM matches WHERE guild = ? {where} AND league = 1
ORDER BY ended DESC, number DESC LIMIT ? OFFSET ?
"""
_BEHIND = """
SELECT ended, number FROM matches
WHERE guild = ? {where} AND (ended, number) > (?, ?) AND league = 1 ORDER BY ended, number LIMIT ? OFFSET ?
"""
_MILESTONE = """
SELECT place, ended, match FROM league_milestones WHERE generation = ? AND game = ? AND place <= ?
ORDER BY place DESC LIMIT 1
"""
_OF_PERSON = """
SELECT match FROM league_played WHERE generation = ? AND member = ? {game} ORDER BY ended DESC, match DESC
LIMIT ? OFFSET ?
"""
_COUNT_GAMES = "SELECT CAST(coalesce(sum(matches), 0) AS BIGINT) FROM league_games WHERE generation = ? {game}"
_COUNT_OWN = "SELECT count(*) FROM league_played WHERE generation = ? AND member = ? {game}"


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it was stored; its member and what the match came to for that member, None if there is none."""

    gone: Gone
    member: LeagueMember | None
    played: PlayedLine | None
    match: int
    seat: int
    person: int | None
    name: str
    computer: int
    place: int
    total: int


def load_history(db: Connection, guild: int, person: int | None, game: str | None, page: int, size: int) -> HistoryPage:
    """Return a page of matches, the newest first; LeagueError `unknown-player`."""
    generation = find_generation(db, guild, READY)
    member = None if person is None else the_members(db, guild, person)[0].number
    if generation is None:
        return HistoryPage((), 0, 1, 0)
    where, values = _of_game(game)
    key = (generation.number, *values) if member is None else (generation.number, member, *values)
    total = int(db.execute((_COUNT_GAMES if member is None else _COUNT_OWN).format(game=where), key).fetchone()[0])
    here = Paging.of(page, size, total)
    numbers = (
        _numbers(db, generation, game, here.first, size, total)
        if member is None
        else [number for (number,) in db.execute(_OF_PERSON.format(game=where), (*key, size, here.first))]
    )
    return HistoryPage(matches_in_order(db, guild, generation, numbers), here.page, here.pages, total)


def _numbers(db: Connection, generation: Generation, game: str | None, first: int, many: int, total: int) -> list[int]:
    """Return the numbers of matches: new ones from the end of the index, older ones from the milestone before them."""
    if first <= MILES:
        where, values = _of_game(game)
        newest = db.execute(_NEWEST.format(where=where), (generation.guild, *values, many, first))
        return [number for (number,) in newest]
    many = min(many, total - first)
    older = total - first - many  # so many matches
    nearest = db.execute(_MILESTONE, (generation.number, game or ALL, older)).fetchone()
    place, *after = nearest or (0, -math.inf, 0)
    return [number for _, number in reversed(each_number(db, generation.guild, game, after, many, older - place))]


def _of_game(game: str | None) -> tuple[str, tuple[str, ...]]:
    """Return the condition for matches of a game, with its values; nothing for all games."""
    return ("AND game = ?", (game,)) if game else ("", ())


def load_match(db: Connection, guild: int, match: str) -> MatchRow:
    """Return one match of the league; LeagueError `unknown-match`."""
    return load_matches(db, guild, [match_number(db, guild, match)])[0]


def match_number(db: Connection, guild: int, match: str) -> int:
    """Return the number of a match of the league; LeagueError `unknown-match`."""
    row = db.execute("SELECT number FROM matches WHERE id = ? AND guild = ? AND league = 1", (match, guild)).fetchone()
    if row is None:
        raise LeagueError("unknown-match", match=match)
    return int(row[0])


def load_named(db: Connection, guild: int, ids: Sequence[str]) -> tuple[MatchRow, ...]:
    """Return those of these matches that are in the league, in the order of their numbers."""
    find = """
        SELECT number FROM matches WHERE id IN (SELECT value FROM words(?)) AND guild = ? AND league = 1
        ORDER BY number
    """
    return load_matches(db, guild, [number for (number,) in db.execute(find, (db.listed(ids), guild))])


def load_matches(db: Connection, guild: int, numbers: Sequence[int]) -> tuple[MatchRow, ...]:
    """Return matches by their numbers, in that order."""
    return matches_in_order(db, guild, find_generation(db, guild, READY), numbers)


def matches_in_order(
    db: Connection, guild: int, generation: Generation | None, numbers: Sequence[int]
) -> tuple[MatchRow, ...]:
    """Return matches by their numbers, in that order, with what they came to in a generation."""
    matches = tell_matches(db, guild, generation, load_seats(db, generation, numbers))
    return tuple(matches[number] for number in numbers)


def tell_matches(
    db: Connection, guild: int, generation: Generation | None, seats: Mapping[int, Sequence[SeatRow]]
) -> dict[int, MatchRow]:
    """Return the matches with these seats, by their numbers."""
    wanted = db.listed(seats)
    merged = [seat for group in seats.values() for seat in group if seat.member is not None and seat.member.merged]
    find, values = (f"{_CHANGES} UNION {_MERGES}", (wanted, guild)) if merged else (_CHANGES, (wanted,))
    changes = [read_change(row) for row in db.execute(f"{find} ORDER BY number", values)]
    by_match = {number: [change for change in changes if change.match == number] for number in seats}
    elsewhere = _elsewhere(db, generation, merged, changes)
    heads = db.execute(_BY_NUMBER, (wanted,))
    return {head[0]: _match(head, seats[head[0]], by_match[head[0]], elsewhere) for head in heads}


def load_seats(db: Connection, generation: Generation | None, numbers: Sequence[int]) -> dict[int, list[SeatRow]]:
    """Return the seats of matches, in one statement."""
    seats: dict[int, list[SeatRow]] = {number: [] for number in numbers}
    for columns in db.execute(_SEATS, (db.listed(numbers), generation.number if generation else 0)):
        head, end, member, played = columns[:7], columns[7:12], columns[12:18], columns[18:]
        seat = SeatRow(
            _gone(*end),
            None if member[0] is None else read_member(member),
            None if played[0] is None else read_played(played),
            *head,
        )
        seats[seat.match].append(seat)
    return seats


def _gone(taken: int, resigned: int, stood_in: int, turns: int, by_computer: int) -> Gone:
    """Return how the person left a seat, "" for who did not."""
    if taken:
        return "taken"
    if resigned:
        return "resigned"
    return "left" if stood_in else "absent" if absent(turns, by_computer) else ""


def _elsewhere(
    db: Connection, generation: Generation | None, merged: Sequence[SeatRow], changes: Sequence[LeagueChange]
) -> dict[tuple[int, int], PlayedLine]:
    """Return what matches came to for the members into whom those of these seats were merged, by match and seat."""
    if generation is None or not merged:
        return {}
    into = resolve([change for change in changes if change.kind in ("merge", "undo")])
    keys = [(seat.match, seat.seat, into.member(seat.member.number)) for seat in merged if seat.member is not None]
    rows = db.execute(_ELSEWHERE, (msgspec.json.encode(keys).decode(), generation.number))
    return {(line.match, line.seat): line for line in map(read_played, rows)}


def _match(
    head: Any,
    seats: Sequence[SeatRow],
    changes: Sequence[LeagueChange],
    elsewhere: Mapping[tuple[int, int], PlayedLine],
) -> MatchRow:
    """Return a match with what came of it; `elsewhere` has the lines of members who did not sit there themselves."""
    number, match, game, started, ended, end, recorded = head
    corrections = resolve(changes)
    placed = corrections.placed(number)
    newest = max((change.number for change in changes), default=0)
    match_seats = tuple(_seat(seat, placed.get(seat.seat), elsewhere.get((number, seat.seat))) for seat in seats)
    why: Why = "out" if number in corrections.out else _whole(end, match_seats)
    return MatchRow(match, game, started, ended, end, match_seats, why, newest, bool(recorded))


def _seat(seat: SeatRow, corrected: CorrectedSeat | None, elsewhere: PlayedLine | None) -> MatchSeat:
    """Return a seat, with what the match came to for its member, or (`elsewhere`) for the one into whom that member was
    merged.
    """
    person, name = (None, "") if seat.person is None and not seat.computer else (seat.person, seat.name)
    place, total = (seat.place, seat.total) if corrected is None else (corrected.place, corrected.total)
    played = elsewhere if seat.member is not None and seat.member.merged else seat.played
    effect: tuple[int | None, RatingChange | None, RatingChange | None, Why, int | None] = (None, None, None, "", None)
    if played is not None and played.seat == seat.seat:
        place_counted = None if played.points is None else played.place
        effect = played.points, played.rating, played.game_rating, played.why, place_counted
    hidden = person is not None and seat.member is not None and seat.member.hidden
    return MatchSeat(seat.seat, person, name, bool(seat.computer), seat.gone, place, total, *effect, hidden)


def _whole(end: str, seats: Sequence[MatchSeat]) -> Why:
    """Return the reason for which a match counts for nobody, though no moderator took it out; "" if it counts."""
    if end == "abandoned" and all(seat.points is None for seat in seats):
        return "abandoned"
    return next((seat.why for seat in seats if seat.why in WHOLE and seat.why != "out"), "")


def merged_into(db: Connection, guild: int, member: LeagueMember) -> int:
    """Return the member for whom this one's results count."""
    if not member.merged:
        return member.number
    return resolve([read_change(row) for row in db.execute(_MERGES, (guild,))]).member(member.number)


def each_number(
    db: Connection, guild: int, game: str | None, after: Sequence[float], many: int, first: int = 0
) -> list[tuple[float, int]]:
    """Return end and number of the matches behind one (its end and number), the oldest first, without the `first`."""
    where, values = _of_game(game)
    return db.execute(_BEHIND.format(where=where), (guild, *values, *after, many, first)).fetchall()


class CardLine(msgspec.Struct, frozen=True):
    """A line of a member's history: what a match came to, and the rating after it (None: not moved)."""

    ended: float
    match: int
    game: str
    place: int
    others: str
    points: int | None
    rating: Rating | None


def member_lines(
    db: Connection, generation: Generation, member: int, game: str | None, season: int | None
) -> Iterator[CardLine]:
    """Yield every line of a member's history, the oldest first; ratings are those of the game, or (None) over all."""
    values = {"generation": generation.number, "member": member, "game": game, "season": season}
    filters = {name: value for name, value in values.items() if value is not None}
    rating = "mu, sigma, rated" if game is None else "game_mu, game_sigma, game_rated"
    find = f"""
        SELECT ended, match, game, place, others, points, {rating}
        FROM league_played WHERE {" AND ".join(f"{name} = ?" for name in filters)} ORDER BY ended, match
    """
    for *columns, mu, sigma, rated in db.execute(find, [*filters.values()]):
        yield CardLine(*[*columns, None if mu is None else Rating(mu, sigma, rated)])


# Records; each is the first entry of an index

_LONGEST, _HIGHEST = "longest", "highest"
_SCOPE = "generation = :generation AND season = 0 AND game = value AND listed = 1"
# The holder; of several the one whose id is the lowest, so that it is the same one whenever it is worked out. Many may
# have the longest streak, of one match only those who sat there.
_MANY = f"""(
    SELECT min(m.person) FROM league_standings CROSS JOIN league_members AS m ON m.number = member
    WHERE {_SCOPE} AND longest = (
        SELECT longest FROM league_standings WHERE {_SCOPE} AND longest > 1 ORDER BY longest DESC LIMIT 1
    )
)"""
_FEW = f"""(
    SELECT m.person FROM league_standings CROSS JOIN league_members AS m ON m.number = member
    WHERE {_SCOPE} AND value <> '{ALL}' AND {{where}} ORDER BY {{order}}, m.person LIMIT 1
)"""
_HOLDER = {
    _LONGEST: _MANY,
    _HIGHEST: _FEW.format(where="highest > 0", order="highest DESC, highest_match"),
    **{field: _FEW.format(where=f"{field} IS NOT NULL", order=f"{field}, {field}_match") for field in FASTEST.values()},
}
_HOLDERS = f"SELECT value, {', '.join(_HOLDER.values())} FROM words(:games)"
_COLUMNS = ("longest", *(f"{field}{part}" for field in (_HIGHEST, *FASTEST.values()) for part in ("", "_match")))
_ROWS = f"""
SELECT of_game, of_person, m.name, {", ".join(_COLUMNS)}
FROM rows(:held, of_game word, of_person number) AS asked
CROSS JOIN league_members AS m ON m.guild = :guild AND m.person = of_person
CROSS JOIN league_standings ON generation = :generation AND season = 0 AND game = of_game AND member = m.number
"""
_PLACES = "SELECT number, m.id, ended FROM numbers(?) CROSS JOIN matches AS m ON number = value"
_GAMES = "SELECT game FROM league_games WHERE generation = ? AND counted > 0 ORDER BY counted DESC, game"


def load_records(db: Connection, guild: int, game: str | None) -> Records:
    """Return the records of one game or all."""
    generation = find_generation(db, guild, READY)
    if generation is None:
        return Records(None, (GameRecords(game, None, None, ()),) if game else ())
    games = [game] if game else [name for (name,) in db.execute(_GAMES, (generation.number,))]
    bests = _bests(db, generation, games if game else [*games, ALL])
    records = (
        GameRecords(
            name,
            bests.get((name, _LONGEST)),
            bests.get((name, _HIGHEST)),
            tuple(
                msgspec.structs.replace(bests[name, field], length=length)
                for length, field in FASTEST.items()
                if (name, field) in bests
            ),
        )
        for name in games
    )
    return Records(bests.get((game or ALL, _LONGEST)), tuple(records))


def _bests(db: Connection, generation: Generation, games: Iterable[str]) -> dict[tuple[str, str], Best]:
    """Return the records of these games by game and column."""
    held = {
        (game, field): person
        for game, *people in db.execute(_HOLDERS, {"generation": generation.number, "games": db.listed(games)})
        for field, person in zip(_HOLDER, people, strict=True)
        if person
    }
    pairs = msgspec.json.encode([*{(game, person) for (game, _), person in held.items()}]).decode()
    wanted = {"held": pairs, "guild": generation.guild, "generation": generation.number}
    rows = {
        (game, person): (name, dict(zip(_COLUMNS, values, strict=True)))
        for game, person, name, *values in db.execute(_ROWS, wanted)
    }
    numbers = {rows[game, person][1].get(f"{field}_match", 0) for (game, field), person in held.items()}
    places = {number: place for number, *place in db.execute(_PLACES, (db.listed(sorted(numbers)),))}
    bests = {}
    for (game, field), person in held.items():
        name, row = rows[game, person]
        bests[game, field] = Best(person, name, row[field], *places.get(row.get(f"{field}_match"), ()))
    return bests
