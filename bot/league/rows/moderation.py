"""Changes of a league, each with an entry in the audit log: by moderators, by last days, by imported files."""

import secrets
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from bot.games.registry import GAMES
from bot.league.rules import LeagueError
from bot.league.rules.changes import ChangeKind, CorrectedSeat, Detail, LeagueChange, resolve, undone
from bot.league.rules.seasons import check_played, find_zone
from bot.league.schedule.deadlines import close_due, find_due
from bot.league.schedule.deals import compare_fixtures
from bot.league.schedule.pairings import forfeit
from bot.league.schedule.rows import check_open, match_counts, settle
from storage.engines import Connection
from storage.saving import insert_match
from storage.settings import note
from storage.values import FinishedMatch, Json, Result

from .history import match_number
from .members import DatedName, LeagueMember, daily_name, find_member, load_members, refresh_flags, save_members
from .names import take_name
from .rules import changes_of, load_changes, load_league_settings, zone_of
from .values import ChangeRow, HandSeat

_REASON_LIMIT = 300  # characters
_NO_DETAIL = Detail()
NOWHERE = 0  # the channel of a match that was played in none
_INSERT = """
INSERT INTO league_changes (guild, match, kind, detail, actor, reason, at, undoes) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
_ROWS = """
SELECT c.number, m.id, c.kind, c.detail, c.actor, c.reason, c.at, c.undoes
FROM league_changes AS c LEFT JOIN matches AS m ON m.number = c.match WHERE c.guild = ?
"""


class By(msgspec.Struct, frozen=True):
    """A moderator (None: the bot by itself), the reason for a change (`checked_reason`), and the time."""

    guild: int
    actor: int | None
    reason: str
    now: float


def checked_reason(reason: str) -> str:
    """Return a reason for a change without needless blanks; LeagueError `reason` if it is empty or too long."""
    text = " ".join(reason.split())
    if not 0 < len(text) <= _REASON_LIMIT:
        raise LeagueError("reason", most=_REASON_LIMIT)
    return text


def take_out(db: Connection, by: By, match: str, expect: int) -> ChangeRow:
    """Take a match out; see `League.take_out`."""
    number, changes = _as_seen(db, by.guild, match, expect)
    if number in resolve(changes).out:
        raise LeagueError("taken-out", match=match)
    return _add(db, by, "out", {"match": match}, match=number)


def _as_seen(db: Connection, guild: int, match: str, expect: int) -> tuple[int, list[LeagueChange]]:
    """Return the number of a match and its changes; LeagueError `changed-meanwhile` if the newest is not `expect`."""
    number = match_number(db, guild, match)
    changes = changes_of(db, number)
    newest = max((change.number for change in changes), default=0)
    if newest != expect:
        raise LeagueError("changed-meanwhile", match=match, newest=newest)
    return number, changes


def correct(db: Connection, by: By, match: str, seats: Sequence[HandSeat], expect: int) -> ChangeRow:
    """Put places and totals right; see `League.correct`."""
    number, changes = _as_seen(db, by.guild, match, expect)
    stored = db.execute(
        "SELECT seat, place, total, person, name FROM results WHERE match = ? ORDER BY seat", (number,)
    ).fetchall()
    if len(seats) != len(stored):
        raise LeagueError("seats", seats=len(seats), fewest=len(stored), most=len(stored))
    check_places([seat.place for seat in seats])
    held = {seat: (corrected.place, corrected.total) for seat, corrected in resolve(changes).placed(number).items()}
    before = [held.get(seat, (place, total)) for seat, place, total, *_ in stored]
    after = [(seat.place, seat.total) for seat in seats]
    if before == after:
        raise LeagueError("nothing-changed", match=match)
    placed = tuple(CorrectedSeat(row[0], *result) for row, result in zip(stored, after, strict=True))
    changed = [
        {"seat": row[0], "person": row[3], "name": row[4], "place": [*old], "to": [*new]}
        for row, old, new in zip(stored, before, after, strict=True)
        if old != new
    ]
    return _add(db, by, "correct", {"match": match, "seats": changed}, match=number, detail=Detail(placed))


def check_places(places: Sequence[int]) -> None:
    """Raise LeagueError `places` unless they follow from each other, ties sharing one (C-4): 1, 2, 2, 4."""
    for seat, place in enumerate(places, 1):
        if place != 1 + sum(other < place for other in places):
            raise LeagueError("places", seat=seat)


def hand_match(
    db: Connection, by: By, game: str, ended: float, seats: Sequence[HandSeat], kind: ChangeKind, fixture: int = 0
) -> ChangeRow:
    """Add a match that was not played here, or not at all, within the caller's transaction.

    See `League.add`, `League.walkover`.
    """
    check_hand(game, seats)
    check_time(db, by, ended)
    match = f"hand-{secrets.token_hex(5)}"
    end = "walkover" if kind == "walkover" else "added"
    results = tuple(
        Result(number, seat.person, seat.name, seat.person is None, seat.total, seat.place, 0)
        for number, seat in enumerate(seats, 1)
    )
    done = FinishedMatch(match, by.guild, NOWHERE, game, "{}", "", ended, ended, end, True, results)
    if fixture:
        check_open(db, by.guild, fixture)
    insert_match(db, done)
    number = match_number(db, by.guild, match)
    if fixture:
        settle(db, by.guild, fixture, match, walkover=kind == "walkover")
        compare_fixtures(db, by.guild, [fixture], by.now)
    audit = {"match": match, "game": game, "seats": seats, **({"fixture": fixture} if fixture else {})}
    return _add(db, by, kind, audit, match=number)


def check_time(db: Connection, by: By, ended: float) -> None:
    """Raise LeagueError `date`, `date-future` for a time at which no match can have ended."""
    check_played(ended, str(ended), find_zone(zone_of(load_league_settings(db, by.guild))))
    if ended > by.now:
        raise LeagueError("date-future", text=str(ended))


def check_hand(game: str, seats: Sequence[HandSeat]) -> None:
    """Raise LeagueError `game`, `seats`, `twice`, `places` for what can be no result."""
    if game not in GAMES:
        raise LeagueError("game", game=game)
    able = GAMES[game].seats
    if len(seats) not in able:
        raise LeagueError("seats", seats=len(seats), fewest=able.start, most=able.stop - 1)
    people = [seat.person for seat in seats if seat.person is not None]
    for person in people:
        if people.count(person) > 1:
            raise LeagueError("twice", person=person)
    check_places([seat.place for seat in seats])


def merge(db: Connection, by: By, person: int, into: int) -> ChangeRow:
    """Count one member for another; see `League.merge`."""
    if person == into:
        raise LeagueError("twice", person=person)
    source, target = _member(db, by.guild, person), _member(db, by.guild, into)
    for member in (source, target):
        if member.merged:
            raise LeagueError("merged", person=member.person)
    take_name(db, by.guild, person, by.actor, by.now, by.reason)
    audit = {"from": _audited(source), "into": _audited(target)}
    return _add(db, by, "merge", audit, detail=Detail(member=source.number, into=target.number))


def set_ban(db: Connection, by: By, person: int, banned: bool) -> ChangeRow:
    """Leave a member out, or take one in again; see `League.ban` and `League.unban`."""
    member = _member(db, by.guild, person)
    if member.banned == banned:
        raise LeagueError("banned" if banned else "not-banned", person=person)
    kind: ChangeKind = "ban" if banned else "unban"
    return _add(db, by, kind, {"member": _audited(member)}, detail=Detail(member=member.number))


def undo(db: Connection, by: By, number: int) -> ChangeRow:
    """Take a change back; see `League.undo`."""
    changes = load_changes(db, by.guild)
    change = next((change for change in changes if change.number == number), None)
    if change is None:
        raise LeagueError("unknown-change", change=number)
    if number in undone(changes):
        raise LeagueError("undone", change=number)
    _check_merges(db, changes, LeagueChange(changes[-1].number + 1, "undo", by.now, undoes=number))
    return _add(db, by, "undo", {"change": number, "kind": change.kind}, match=change.match, undoes=number)


def _check_merges(db: Connection, changes: Sequence[LeagueChange], new: LeagueChange) -> None:
    """Raise LeagueError `merged` if a change would give back a merge that another one is in the way of by now."""
    idle = {change.number for change in resolve(changes).idle}
    for change in resolve([*changes, new]).idle:
        if change.number not in idle:
            raise LeagueError("merged", person=load_members(db, [change.detail.member])[change.detail.member].person)


def _member(db: Connection, guild: int, person: int) -> LeagueMember:
    """Return a member, also one whose first match is not worked out yet, or who has played deals of the day only.

    LeagueError `unknown-player`.
    """
    number = find_member(db, guild, person)
    if number is None:
        find = "SELECT name, ended FROM results WHERE person = ? AND guild = ? ORDER BY ended DESC LIMIT 1"
        row = db.execute(find, (person, guild)).fetchone()
        daily = daily_name(db, guild, person) if row is None else None
        if row is None and daily is None:
            raise LeagueError("unknown-player", person=person)
        save_members(db, guild, [DatedName(person, *(row or (daily, 0.0)))])
        number = find_member(db, guild, person) or 0
    return load_members(db, [number])[number]


def _audited(member: LeagueMember) -> Json:
    return {"person": member.person, "name": member.name}


def _add(
    db: Connection,
    by: By,
    kind: ChangeKind,
    audit: Mapping[str, Any],
    *,
    match: int | None = None,
    detail: Detail = _NO_DETAIL,
    undoes: int | None = None,
) -> ChangeRow:
    """Write a change with its entry in the audit log, within the caller's transaction, and return it."""
    text = msgspec.json.encode(detail).decode()
    number = db.insert(_INSERT, (by.guild, match, kind, text, by.actor, by.reason, by.now, undoes))
    note(db, by.guild, f"league-{kind}", by.actor, {"change": number, **audit, "reason": by.reason}, by.now)
    refresh_flags(db, by.guild)
    if match is not None:  # a fixture is open again while the match that settled it is taken out
        changes = changes_of(db, match)
        (name,) = db.execute("SELECT id FROM matches WHERE number = ?", (match,)).fetchone()
        match_counts(db, by.guild, name, match not in resolve(changes).out, by.now)
    return load_change(db, by.guild, number)


def load_change(db: Connection, guild: int, number: int) -> ChangeRow:
    """Return a change; LeagueError `unknown-change`."""
    rows = _change_rows(db, guild, "AND c.number = ?", (number,))
    if not rows:
        raise LeagueError("unknown-change", change=number)
    return rows[0]


def load_change_rows(db: Connection, guild: int, limit: int) -> tuple[ChangeRow, ...]:
    """Return the last changes, the newest first."""
    return _change_rows(db, guild, "ORDER BY c.number DESC LIMIT ?", (limit,))


def _change_rows(db: Connection, guild: int, where: str, values: Sequence[int]) -> tuple[ChangeRow, ...]:
    taken_back = undone(load_changes(db, guild))
    rows = db.execute(f"{_ROWS} {where}", (guild, *values)).fetchall()
    return tuple(_row(db, row, row[0] in taken_back) for row in rows)


def _row(db: Connection, columns: tuple[Any, ...], taken_back: bool) -> ChangeRow:
    number, match, kind, text, actor, reason, at, undoes = columns
    detail = msgspec.json.decode(text, type=Detail)
    about = [*filter(None, (detail.members[-1], detail.into))]  # who came back is banned as the newest one
    members = load_members(db, about)
    people = tuple(members[member].named() for member in about)
    return ChangeRow(number, match, kind, people, actor, reason, at, undoes, taken_back)


# Last days that are over


def settle_due(db: Connection, guild: int, n: int, now: float) -> bool:
    """Return True if a fixture was still to be settled; then it is, as `bot.league.schedule.pairings.forfeit` says.

    A walkover is a change without a moderator, so it can be undone. Where nobody has won, somebody was forgotten, or so
    many can't play the game any more, the fixture alone is closed.
    """
    with db.transaction(guild):
        fixture = find_due(db, guild, n, now)
        if fixture is None or fixture.last is None:
            return False
        game = GAMES.get(fixture.game)
        playable = game is not None and len(fixture.seats) in game.seats and all(seat.person for seat in fixture.seats)
        places = forfeit([seat.ready for seat in fixture.seats]) if playable else ()
        if places:
            seats = [HandSeat(seat.person, seat.name, place) for seat, place in zip(fixture.seats, places, strict=True)]
            hand_match(db, By(guild, None, fixture.last.day, now), fixture.game, now, seats, "walkover", n)
        else:
            note(db, guild, "fixture-lapse", None, {"fixtures": [n], "until": fixture.last.day}, now)
        close_due(db, guild, n, lapsed=not places)
        compare_fixtures(db, guild, [n], now)
    return True


# Files of matches that were played elsewhere

_FIND = """
SELECT m.id, m.guild, m.league, m.game, m.ended, r.person
FROM words(?) CROSS JOIN matches AS m ON m.id = value JOIN results AS r ON r.match = m.number ORDER BY m.id, r.seat
"""


def find_stored(db: Connection, guild: int, matches: Sequence[FinishedMatch]) -> tuple[set[str], set[str]]:
    """Return the ids of those matches that are stored already, and of those whose ids stand for other ones.

    The same are those of the same server, game, second of their end, and people.
    """
    new = {match.match: match for match in matches}
    stored = {match: [*seats] for match, seats in groupby(db.execute(_FIND, (db.listed(new),)), key=itemgetter(0))}
    same = {match for match, seats in stored.items() if _is_same(guild, seats, new[match])}
    return same, stored.keys() - same


def _is_same(guild: int, rows: Sequence[tuple[Any, ...]], new: FinishedMatch) -> bool:
    """Return True if a stored match, given as a row a seat, is the new one; who was forgotten since may be anybody."""
    _, *head, ended, _ = rows[0]
    seats = [seat.person for seat in new.results]
    fit = len(rows) == len(seats) and all(row[-1] in (None, person) for row, person in zip(rows, seats, strict=True))
    return fit and [*head, int(ended)] == [guild, 1, new.game, int(new.ended)]


def take_in(db: Connection, guild: int, matches: Sequence[FinishedMatch], file: str, now: float) -> None:
    """Store the matches in this order, in one transaction, with an entry in the audit log that names the file."""
    with db.transaction(guild):
        for match in matches:
            insert_match(db, match)
        note(db, guild, "league-import", None, {"matches": len(matches), "file": file}, now)
