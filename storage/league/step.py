"""A step of the fold: some matches are read, worked out, and written with how far it came, in one transaction."""

import sqlite3
from collections.abc import Iterator, MutableMapping, Sequence

import msgspec

from bot.league.fold import Rules, fold, why_not
from bot.league.values import Match, Played, Row, Seat

from .generations import Generation, last_change, last_match
from .members import LISTED, Seen, find_member, newest
from .rows import FIND_ROW, SAVE_PLAYED, SAVE_ROW, played_values, read_row, row_values
from .rules import load_rules

_MATCHES = """
SELECT number, game, ended, "end" FROM matches
WHERE guild = :guild AND (ended, number) > (:ended, :match) AND league = 1 AND number <= :top
ORDER BY ended, number LIMIT :many
"""
_SEATS = """
SELECT match, seat, person, name, computer, total, place, stood_in, highest, seconds, former
FROM json_each(?) CROSS JOIN results ON match = value ORDER BY match, seat
"""
_RECORD = "SELECT record, started, ended FROM matches WHERE number = ?"
_KEEP_FACTS = "UPDATE results SET highest = ?, seconds = ? WHERE match = ? AND seat = ?"
_POINT = """
UPDATE league_generations SET seen = ?, top = ?, ended = ?, match = ?, changes = ?
WHERE number = ? AND seen = ? AND top = ? AND ended = ? AND match = ?
"""
_COUNT = """
INSERT INTO league_games (generation, game, matches, counted) VALUES (?, ?, 1, ?)
ON CONFLICT DO UPDATE SET matches = matches + 1, counted = counted + excluded.counted
"""
Fact = tuple[int | None, float | None, int, int]  # highest, seconds, match, seat


class Stored(msgspec.Struct, frozen=True):
    """A match with its seats as they are stored, and the persons who sat there."""

    match: Match
    people: tuple[tuple[int, Seen], ...]  # seat, person
    facts: tuple[Fact, ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """What a step is about: the matches after those that the generation has."""

    generation: Generation
    top: int
    changes: int
    rules: Rules
    matches: tuple[Stored, ...]


class Done(msgspec.Struct, frozen=True):
    """What a step came to: rows that changed, and the lines of histories."""

    plan: Plan
    rows: dict[tuple[int, str, int], Row]
    played: tuple[Played, ...]


def plan_step(db: sqlite3.Connection, generation: Generation, many: int) -> Plan:
    """Read up to so many matches that come next."""
    top, guild = generation.top, generation.guild
    if generation.seen == top:
        top = last_match(db, guild)
    after = {"guild": guild, "ended": generation.ended, "match": generation.match, "top": top, "many": many}
    heads = db.execute(_MATCHES, after).fetchall()
    seats: dict[int, list[tuple[object, ...]]] = {number: [] for number, *_ in heads}
    for number, *seat in db.execute(_SEATS, (msgspec.json.encode(list(seats)).decode(),)):
        seats[number].append(tuple(seat))
    matches = tuple(_stored(db, head, seats[head[0]]) for head in heads)
    return Plan(generation, top, last_change(db, guild), load_rules(db, guild), matches)


def _stored(
    db: sqlite3.Connection, head: tuple[int, str, float, str], rows: Sequence[tuple[object, ...]]
) -> Stored:
    number, game, ended, end = head
    known = [msgspec.convert(row, _SeatRow, strict=False) for row in rows]
    if any(row.seconds is None for row in known):
        known = list(_with_facts(db, number, known))
        facts = tuple(
            (row.highest, row.seconds, number, row.seat) for row in known if row.seconds is not None
        )
    else:
        facts = ()
    seats = tuple(
        Seat(row.seat, row.former, row.place, row.total, bool(row.stood_in), row.highest) for row in known
    )
    people = tuple(
        (row.seat, Seen(row.person, row.name, ended)) for row in known if row.person and not row.computer
    )
    seconds = known[0].seconds if known else None
    return Stored(Match(number, game, ended, end, seats, seconds), people, facts)


class _SeatRow(msgspec.Struct, array_like=True):
    """A row of _SEATS without its match."""

    seat: int
    person: int | None
    name: str
    computer: int
    total: int
    place: int
    stood_in: int
    highest: int | None
    seconds: float | None
    former: int | None


class _Result(msgspec.Struct):
    score: dict[str, int]


class _Round(msgspec.Struct):
    result: _Result | None


class _Rounds(msgspec.Struct):
    rounds: list[_Round]


_ROUNDS = msgspec.json.Decoder(_Rounds)


def highest_rounds(record: str) -> dict[int, int]:
    """The points of each seat's best round, by seat (from 1), from a match's record; empty if it tells none."""
    try:
        rounds = _ROUNDS.decode(record).rounds
    except msgspec.DecodeError:
        return {}
    best: dict[int, int] = {}
    for score in (one.result.score for one in rounds if one.result is not None):
        for token, points in score.items():
            seat = int(token[1:])
            best[seat] = max(points, best.get(seat, points))
    return best


def _with_facts(db: sqlite3.Connection, number: int, rows: Sequence[_SeatRow]) -> Iterator[_SeatRow]:
    """Take from the record what an older version of the bot did not write beside it."""
    record, started, ended = db.execute(_RECORD, (number,)).fetchone()
    best = highest_rounds(record) if record else {}
    for row in rows:
        if record:
            row = msgspec.structs.replace(row, highest=best.get(row.seat), seconds=max(0.0, ended - started))
        yield row


def strangers(db: sqlite3.Connection, plan: Plan) -> list[Seen]:
    """The persons of a plan whose number or name is not up to date."""
    guild, found = plan.generation.guild, []
    everybody = newest(seen for one in plan.matches for _, seen in one.people)
    for seen in everybody.values():
        find = "SELECT named, name FROM league_members WHERE guild = ? AND person = ?"
        row = db.execute(find, (guild, seen.person)).fetchone()
        if row is None or (row[0] <= seen.at and row[1] != seen.name):
            found.append(seen)
    return found


class RowCache(MutableMapping[tuple[int, str, int], Row]):
    """The rows of a generation: read when they are asked for, and kept with what has changed."""

    def __init__(
        self, db: sqlite3.Connection, generation: int, known: dict[tuple[int, str, int], Row | None]
    ) -> None:
        """Take a connection that reads, and what is known of earlier steps."""
        self._db, self._generation, self._known = db, generation, known
        self.changed: dict[tuple[int, str, int], Row] = {}

    def __getitem__(self, key: tuple[int, str, int]) -> Row:
        """The row; KeyError if there is none."""
        if key not in self._known:
            columns = self._db.execute(FIND_ROW, (self._generation, *key)).fetchone()
            self._known[key] = None if columns is None else read_row(columns)
        row = self._known[key]
        if row is None:
            raise KeyError(key)
        return row

    def __setitem__(self, key: tuple[int, str, int], row: Row) -> None:
        """Change a row."""
        self._known[key] = self.changed[key] = row

    def __delitem__(self, key: tuple[int, str, int]) -> None:
        """No row is ever taken away."""
        raise TypeError

    def __iter__(self) -> Iterator[tuple[int, str, int]]:
        """The rows that are known."""
        return iter([key for key, row in self._known.items() if row is not None])

    def __len__(self) -> int:
        """How many are known."""
        return len([*iter(self)])


def work_out(db: sqlite3.Connection, plan: Plan, known: dict[tuple[int, str, int], Row | None]) -> Done:
    """Fold the matches of a plan; all their persons have numbers. `known` keeps rows from step to step."""
    guild = plan.generation.guild
    numbers: dict[int, int | None] = {}
    for one in plan.matches:
        for _, seen in one.people:
            if seen.person not in numbers:
                numbers[seen.person] = find_member(db, guild, seen.person)
    rows = RowCache(db, plan.generation.number, known)
    played: list[Played] = []
    for one in plan.matches:
        played += fold(_numbered(one, numbers), plan.rules, rows)
    return Done(plan, rows.changed, tuple(played))


def _numbered(stored: Stored, numbers: dict[int, int | None]) -> Match:
    """The match with the numbers of its persons; a forgotten one has the number that he had."""
    by_seat = {seat: numbers[seen.person] for seat, seen in stored.people}
    seats = (
        msgspec.structs.replace(seat, member=by_seat[seat.seat]) if seat.seat in by_seat else seat
        for seat in stored.match.seats
    )
    return msgspec.structs.replace(stored.match, seats=tuple(seats))


def _listed(db: sqlite3.Connection, members: set[int]) -> frozenset[int]:
    """Which of these may stand in lists."""
    find = f"SELECT number FROM json_each(?) CROSS JOIN league_members ON number = value WHERE {LISTED}"
    return frozenset(number for (number,) in db.execute(find, (msgspec.json.encode([*members]).decode(),)))


def save_step(db: sqlite3.Connection, done: Done, many: int, *, read: bool) -> Generation | None:
    """Write a step; within a transaction. None if somebody else has written one: then nothing is.

    `many` is how many matches were asked for. `read`: the generation is read already, so its rows belong into lists.
    """
    plan = done.plan
    after = _pointer(plan, many)
    before = plan.generation
    key = before.number, before.seen, before.top, before.ended, before.match
    point = after.seen, after.top, after.ended, after.match, after.changes
    if not db.execute(_POINT, (*point, *key)).rowcount:
        return None
    generation = before.number
    listed = _listed(db, {member for *_, member in done.rows}) if read else frozenset()
    db.executemany(
        SAVE_ROW,
        [(generation, *key, int(key[2] in listed), *row_values(row)) for key, row in done.rows.items()],
    )
    db.executemany(SAVE_PLAYED, [(generation, *played_values(one)) for one in done.played])
    counts = [(generation, one.match.game, not why_not(one.match, plan.rules)) for one in plan.matches]
    db.executemany(_COUNT, counts)
    db.executemany(_KEEP_FACTS, [fact for one in plan.matches for fact in one.facts])
    return after


def _pointer(plan: Plan, many: int) -> Generation:
    """The generation as it is after the step."""
    last = plan.matches[-1].match if plan.matches else None
    ended, match = (last.ended, last.number) if last else (plan.generation.ended, plan.generation.match)
    seen = plan.generation.seen if len(plan.matches) == many else plan.top
    return msgspec.structs.replace(
        plan.generation, seen=seen, top=plan.top, ended=ended, match=match, changes=plan.changes
    )
