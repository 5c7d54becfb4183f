"""A step of the fold: some matches are read, worked out, and written with how far it came, in one transaction."""

from collections import ChainMap, Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.options import OptionValue
from bot.league.rules import ALL
from bot.league.rules.counting import WHOLE, DayLog
from bot.league.rules.fold import Rows, Rules, fold, touched
from bot.league.rules.seasons import day_number
from bot.league.rules.values import LeagueMatch, PlayedLine, Row, Seat
from bot.tables.terms import length_key
from storage.engines import Connection

from .generations import Backlog, Generation
from .members import DatedName
from .rows import SAVE_PLAYED, SAVE_ROW, Key, load_rows, played_values, row_values
from .rules import basis_text, load_changes, rules_of, with_divisions

_MATCHES = """
SELECT number, game, ended, "end", broken, options FROM matches
WHERE guild = :guild AND (ended, number) > (:ended, :match) AND league = 1 AND +number <= :top
ORDER BY ended, number LIMIT :many
"""
_SEATS = """
SELECT r.match, r.seat, r.person, r.name, r.computer, r.total, r.place, r.stood_in, r.highest, r.seconds,
       coalesce(m.number, r.former), r.resigned, r.strong, r.turns, r.absent, m.named, m.name
FROM numbers(?) CROSS JOIN results AS r ON r.match = value
LEFT JOIN league_members AS m ON m.guild = r.guild AND m.person = r.person AND r.computer = 0
ORDER BY r.match, r.seat
"""
_COUNTED = """
SELECT member, ended, match FROM numbers(?) CROSS JOIN league_played ON member = value
WHERE generation = ? AND ended > ? AND points IS NOT NULL
"""
_RECORD = "SELECT record, started, ended FROM matches WHERE number = ?"
_KEEP_FACTS = "UPDATE results SET highest = ?, seconds = ? WHERE match = ? AND seat = ?"
_POINT = """
UPDATE league_generations SET seen = ?, top = ?, ended = ?, match = ?, changes = ?, rules = ?
WHERE number = ? AND seen = ? AND top = ? AND ended = ? AND match = ?
"""
_COUNT = """
INSERT INTO league_games (generation, game, matches, counted) VALUES (?, ?, ?, ?)
ON CONFLICT (generation, game) DO UPDATE
SET matches = league_games.matches + excluded.matches, counted = league_games.counted + excluded.counted
"""
_MILESTONE = "INSERT INTO league_milestones (generation, game, place, ended, match) VALUES (?, ?, ?, ?, ?)"
_OPTIONS = msgspec.json.Decoder(dict[str, OptionValue])
_LONGEST_DAY = 3 * 86400.0  # seconds: no day of any time zone is longer
MILES = 500  # matches from one milestone to the next
Fact = tuple[int | None, float | None, int, int]  # highest, seconds, match, seat
Milestone = tuple[str, int, float, int]  # game or ALL, matches up to this one, its end, its number
StoredLine = tuple[Any, ...]  # a generation's number, and the columns of PLAYED, of which a member is the first


class _SeatRow(msgspec.Struct):
    seat: int
    person: int | None
    name: str
    computer: int
    total: int
    place: int
    stood_in: int
    highest: int | None
    seconds: float | None
    member: int | None
    resigned: int
    strong: int
    turns: int
    absent: int
    known_at: float | None
    known_as: str | None


class Stored(msgspec.Struct, frozen=True):
    """A match with its seats as they are stored, and the seats of persons who have no number yet."""

    match: LeagueMatch
    newcomers: tuple[tuple[int, int], ...]  # seat, person
    facts: tuple[Fact, ...] = ()


class Plan(msgspec.Struct, frozen=True):
    """The input of a step: the matches after those that the generation has, and the rules by which they count.

    `strangers` are the persons in them who have no number yet, or another name now.
    """

    generation: Generation
    after: Generation  # as it is after the step
    rules: Rules
    matches: tuple[Stored, ...]
    whole: bool  # no match comes after these
    strangers: tuple[DatedName, ...] = ()


def plan_step(db: Connection, generation: Generation, many: int, seen: Backlog) -> Plan:
    """Read up to so many matches that come next; `seen` is what is stored."""
    before, guild = generation, generation.guild
    top = seen.match if before.seen == before.top else before.top
    values = {"guild": guild, "ended": before.ended, "match": before.match, "top": top, "many": many + 1}
    heads = db.execute(_MATCHES, values).fetchall()
    whole = len(heads) <= many
    heads = heads[:many]
    seats: dict[int, list[_SeatRow]] = {number: [] for number, *_ in heads}
    for number, *seat in db.execute(_SEATS, (db.listed(seats),)):
        seats[number].append(_SeatRow(*seat))
    matches = tuple(_stored(db, head, seats[head[0]]) for head in heads)
    rules = rules_of(seen.ground, load_changes(db, guild) if seen.change else ())
    rules = with_divisions(db, rules, seen.ground, [stored.match.ended for stored in matches])
    last = (matches[-1].match.ended, matches[-1].match.number) if matches else (before.ended, before.match)
    point = top if whole else before.seen, top, *last, seen.change, basis_text(seen.ground)
    strangers = _strangers((ended, seats[number]) for number, _, ended, *_ in heads)
    return Plan(before, Generation(before.number, guild, before.state, *point), rules, matches, whole, strangers)


def _strangers(matches: Iterable[tuple[float, Sequence[_SeatRow]]]) -> tuple[DatedName, ...]:
    """Return the persons whose number or name is not up to date after these matches, given with their ends."""
    last = {row.person: (row, ended) for ended, rows in matches for row in rows if row.person and not row.computer}
    return tuple(
        DatedName(person, row.name, ended)
        for person, (row, ended) in last.items()
        if row.known_at is None or (row.known_at <= ended and row.known_as != row.name)
    )


def _stored(db: Connection, head: tuple[int, str, float, str, str, str], rows: Sequence[_SeatRow]) -> Stored:
    number, game, ended, end, broken, options = head
    facts: tuple[Fact, ...] = ()
    if any(row.seconds is None for row in rows):
        rows = _with_facts(db, number, rows)
        facts = tuple((row.highest, row.seconds, number, row.seat) for row in rows if row.seconds is not None)
    seats = tuple(
        Seat(
            *(row.seat, row.member, row.place, row.total, bool(row.stood_in), row.highest),
            *(bool(row.computer), row.resigned, bool(row.strong), row.turns, row.absent),
        )
        for row in rows
    )
    newcomers = tuple(
        [(row.seat, row.person) for row in rows if row.known_at is None and row.person and not row.computer]
    )
    seconds = rows[0].seconds if rows else None
    length = _length(game, options)
    return Stored(LeagueMatch(number, game, ended, end, seats, seconds, bool(broken), length), newcomers, facts)


@lru_cache(256)
def _length(game: str, options: str) -> str:
    """Return the key of a match's length; "" for one's own, and of a match that an older bot stored otherwise."""
    try:
        return length_key(game, _OPTIONS.decode(options))
    except msgspec.DecodeError:
        return ""


def highest_rounds(record: str) -> dict[int, int]:
    """Return the points of each seat's best round by seat (from 1); empty if the match's record tells none."""
    try:
        results = [played["result"] for played in msgspec.json.decode(record)["rounds"]]
        scores = msgspec.convert([result["score"] for result in results if result is not None], list[dict[str, int]])
    except (msgspec.MsgspecError, LookupError, TypeError):
        return {}
    best: dict[int, int] = {}
    for score in scores:
        for token, points in score.items():
            seat = int(token[1:])
            best[seat] = max(points, best.get(seat, points))
    return best


def _with_facts(db: Connection, number: int, rows: Sequence[_SeatRow]) -> Sequence[_SeatRow]:
    """Return the rows with what an older version of the bot did not write beside the record."""
    record, started, ended = db.execute(_RECORD, (number,)).fetchone()
    if not record:
        return rows
    best, seconds = highest_rounds(record), max(0.0, ended - started)
    return [msgspec.structs.replace(row, highest=best.get(row.seat), seconds=seconds) for row in rows]


def work_out(db: Connection, plan: Plan, numbers: Mapping[int, int]) -> tuple[dict[Key, Row], list[PlayedLine]]:
    """Fold the matches of a plan, whose newcomers have these numbers, onto what is stored.

    Return the rows that changed, and the lines of histories.
    """
    matches = [_numbered(stored, numbers) for stored in plan.matches]
    keys = {key for match in matches for key in touched(match, plan.rules)}
    rows = ChainMap[Key, Row]({}, load_rows(db, plan.generation.number, keys))  # what changes comes into the first map
    seats = (seat.member for match in matches for seat in match.seats)
    members = {plan.rules.corrections.member(member) for member in seats if member is not None}
    log = day_log(db, plan.generation.number, members, plan.rules, plan.generation.ended)
    played = [line for match in matches for line in fold(match, plan.rules, rows, log)]
    return {**rows.maps[0]}, played


def fold_into(
    plan: Plan, numbers: Mapping[int, int], rows: Rows, log: DayLog, between: Callable[[], object]
) -> list[PlayedLine]:
    """Fold the matches of a plan onto these rows, with this log of the day; return the lines of histories.

    `numbers` are those of its newcomers; `between` is called before each match.
    """
    played: list[PlayedLine] = []
    for stored in plan.matches:
        between()
        played += fold(_numbered(stored, numbers), plan.rules, rows, log)
    return played


def day_log(db: Connection, generation: int, members: Collection[int], rules: Rules, at: float) -> DayLog:
    """Return what has counted for these members on the day of that time."""
    log = DayLog(day_number(at, rules.zone))
    key = db.listed(sorted(members)), generation, at - _LONGEST_DAY
    for member, ended, match in db.execute(_COUNTED, key) if rules.counting.limit else ():
        if day_number(ended, rules.zone) == log.day:
            log.add(log.day, [member], match)
    return log


def _numbered(stored: Stored, numbers: Mapping[int, int]) -> LeagueMatch:
    """Return the match with the numbers of its newcomers."""
    if not stored.newcomers:
        return stored.match
    by_seat = {seat: numbers[person] for seat, person in stored.newcomers}
    seats = (msgspec.structs.replace(seat, member=by_seat.get(seat.seat, seat.member)) for seat in stored.match.seats)
    return msgspec.structs.replace(stored.match, seats=tuple(seats))


def save_step(db: Connection, plan: Plan, rows: Mapping[Key, Row], played: Sequence[PlayedLine]) -> bool:
    """Return True if the step was written, with how far it came; False if another was quicker."""
    before, after = plan.generation, plan.after
    key = before.number, before.seen, before.top, before.ended, before.match
    point = after.seen, after.top, after.ended, after.match, after.changes, after.rules
    with db.transaction(before.guild):
        if not db.execute(_POINT, (*point, *key)).rowcount:
            return False
        save_rows(db, before, [*rows.items()])
        save_played(db, before, played_lines(before, played))
        counted = db.execute("SELECT game, matches FROM league_games WHERE generation = ?", (before.number,))
        save_milestones(db, before, milestones(plan, dict(counted)))
        save_counts(db, before, *counts(plan, played))
        save_facts(db, before, [fact for stored in plan.matches for fact in stored.facts])
    return True


def save_rows(db: Connection, generation: Generation, rows: Sequence[tuple[Key, Row]]) -> None:
    """Write rows of tables; those of people who may stand in lists and are ranked are in their indexes at once."""
    least = generation.least
    values = [
        (generation.number, *key, key[2] if row.sums.played >= least else None, *row_values(row)) for key, row in rows
    ]
    db.executemany(SAVE_ROW, values)


def played_lines(generation: Generation, played: Iterable[PlayedLine]) -> list[StoredLine]:
    """Return lines of histories as they are stored."""
    return [(generation.number, *played_values(line)) for line in played]


def save_played(db: Connection, _: Generation, played: Sequence[StoredLine]) -> None:
    """Write lines of histories."""
    db.executemany(SAVE_PLAYED, played)


def save_counts(db: Connection, generation: Generation, matches: Counter[str], counted: Counter[str]) -> None:
    """Count matches of games, and those that count for somebody."""
    db.executemany(_COUNT, [(generation.number, game, many, counted[game]) for game, many in matches.items()])


def save_milestones(db: Connection, generation: Generation, rows: Sequence[Milestone]) -> None:
    """Write milestones."""
    if rows:
        db.executemany(_MILESTONE, [(generation.number, *row) for row in rows])


def save_facts(db: Connection, _: Generation, facts: Sequence[Fact]) -> None:
    """Keep beside matches what was read from their records."""
    if facts:
        db.executemany(_KEEP_FACTS, facts)


def counts(plan: Plan, played: Iterable[PlayedLine]) -> tuple[Counter[str], Counter[str]]:
    """Return the number of matches of each game in a plan, and of those that count for somebody."""
    counted = {line.match for line in played if line.why not in WHOLE}
    matches = [stored.match for stored in plan.matches]
    return Counter(match.game for match in matches), Counter(match.game for match in matches if match.number in counted)


def milestones(plan: Plan, before: Mapping[str, int]) -> list[Milestone]:
    """Return the milestones in a plan, with so many matches of each game `before`."""
    reached = {**before, ALL: sum(before.values())}
    rows = []
    for match in (stored.match for stored in plan.matches):
        for game in (match.game, ALL):
            reached[game] = place = reached.get(game, 0) + 1
            if place % MILES == 0:
                rows.append((game, place, match.ended, match.number))
    return rows
