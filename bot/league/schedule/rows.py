"""Rows of fixtures, the scheduled matches. Functions run within their caller's transaction."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from bot.league.rows.keeper import Freshness
from bot.league.rules import LeagueError
from bot.league.schedule.deals import (
    begin_deals,
    compare_fixtures,
    export_cuts,
    fall_out,
    make_deals,
    shared_counts,
    sharing_fixture,
)
from bot.league.schedule.values import Fixture, FixturePage, FixtureSeat, LastDay, NewDeals, NewFixture, Schedule
from bot.tables.terms import FREE, Terms
from storage.engines import Connection, WorkerConnection
from storage.personal import PersonalData, Traces
from storage.rows import Rows, reads, writes
from storage.saving import SaveHooks
from storage.settings import note
from storage.values import Json, Paging, TableChange

LONGEST_REASON = 200
MOST_AT_ONCE = 1000  # fixtures that one command makes, at most

_STATE = """
CASE WHEN state = 'played' AND walkover <> 0 THEN 'walkover'
    WHEN state = 'cancelled' AND forfeit <> 0 THEN 'lapsed' ELSE state END
"""
_COLUMNS = f"number, n, first, channel, game, round, reminded, {_STATE}, match, until, closes"
_INSERT = """
INSERT INTO fixtures (guild, n, first, channel, game, terms, round, created, reminded, until, closes, state)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open')
"""
_INSERT_PLAYER = "INSERT INTO fixture_players (fixture, seat, guild, person, name, team) VALUES (?, ?, ?, ?, ?, ?)"
_OF_PERSON = "number IN (SELECT fixture FROM fixture_players WHERE person = :person AND guild = :guild)"
_EXPORT = """
SELECT f.guild, f.n, f.channel, f.game, f.round, f.created, f.until, f.state, f.match, p.seat, p.name, p.ready, p.team
FROM fixture_players AS p JOIN fixtures AS f ON f.number = p.fixture WHERE p.person = ? ORDER BY f.number
"""
_EXPORT_KEYS = (
    *("guild", "number", "channel", "game", "round", "created", "until", "state", "match", "seat", "name"),
    *("ready", "team"),
)


class Fixtures(Rows):
    """The fixtures of every server; `changed` hears, on the connection's thread, whose league may change."""

    def __init__(
        self,
        writer: WorkerConnection,
        reader: WorkerConnection,
        clock: Callable[[], float],
        *,
        changed: Callable[[int], None],
    ) -> None:
        super().__init__(writer, reader, clock)
        self._changed = changed

    @writes
    def create(
        self,
        db: Connection,
        guild: int,
        channel: int,
        game: str,
        new: Sequence[NewFixture],
        by: int | None,
        deals: NewDeals | None = None,
        terms: Terms = FREE,
    ) -> list[Fixture]:
        """Make fixtures, all or none; reminders go to `channel`. With `deals` the tables of a round share them.

        `terms` are the rules of each.
        """
        now, rules = self._clock(), msgspec.json.encode(terms).decode()
        with db.transaction(guild):
            (last,) = db.execute("SELECT coalesce(max(n), 0) FROM fixtures WHERE guild = ?", (guild,)).fetchone()
            for n, row in enumerate(new, last + 1):
                until = (None, None) if row.last is None else (row.last.day, row.last.closes)
                number = db.insert(_INSERT, (guild, n, last + 1, channel, game, rules, row.round, now, now, *until))
                seats = enumerate(row.seats, 1)
                db.executemany(
                    _INSERT_PLAYER, [(number, at, guild, seat.person, seat.name, seat.team) for at, seat in seats]
                )
            if deals is not None:
                make_deals(db, guild, last + 1, deals)
            people = {str(seat.person): seat.name for row in new for seat in row.seats}
            detail = {
                "game": game,
                "first": last + 1,
                "last": last + len(new),
                **({"duplicate": True} if deals else {}),
                "players": [{"person": person, "name": name} for person, name in people.items()],
            }
            note(db, guild, "fixtures-create", by, detail, now)
            return select_fixtures(db, "guild = :guild AND n > :last", {"guild": guild, "last": last})

    @reads
    def find(self, db: Connection, guild: int, number: int) -> Fixture:
        """Return a fixture. LeagueError `unknown-fixture`."""
        return find_fixture(db, guild, number)

    @reads
    def page(
        self,
        db: Connection,
        guild: int,
        person: int | None = None,
        *,
        only_open: bool = True,
        first: int | None = None,
        page: int = 0,
        page_size: int = 10,
    ) -> FixturePage:
        """Return a page of a server's fixtures: of a person, or those made at once with the first one, if given."""
        of_person = f" AND {_OF_PERSON}" if person is not None else ""
        where = "guild = :guild" + of_person + (" AND first = :first" if first is not None else "")
        wanted = f"{where} AND state = 'open'" if only_open else where
        key: dict[str, Any] = {"guild": guild, "person": person, "first": first}
        with db.snapshot():
            (total,) = db.execute(f"SELECT count(*) FROM fixtures WHERE {wanted}", key).fetchone()
            (still,) = db.execute(f"SELECT count(*) FROM fixtures WHERE {where} AND state = 'open'", key).fetchone()
            here = Paging.of(page, page_size, total)
            rows = select_fixtures(db, wanted, key, f"ORDER BY n LIMIT {page_size} OFFSET {here.first}")
        return FixturePage(tuple(rows), here.page, here.pages, total, still)

    @reads
    def schedule(self, db: Connection, guild: int, n: int = 0) -> list[Fixture]:
        """Return all fixtures that were made with one (0: with the last one there is), in their order.

        LeagueError `unknown-fixture`.
        """
        first = "SELECT first FROM fixtures WHERE guild = :guild AND (n = :n OR :n = 0) ORDER BY n DESC LIMIT 1"
        where = f"guild = :guild AND n BETWEEN ({first}) AND ({first}) + {MOST_AT_ONCE} AND first = ({first})"
        return _existing(n, select_fixtures(db, where, {"guild": guild, "n": n}))

    @reads
    def schedules(self, db: Connection, guild: int, most: int = 25) -> list[Schedule]:
        """Return what was made at once, the newest first; `most` are as many as a menu takes."""
        find = """
            SELECT first, max(n), min(game), sum(CASE WHEN state = 'open' THEN 1 ELSE 0 END)
            FROM fixtures WHERE guild = ? GROUP BY first ORDER BY first DESC LIMIT ?
        """
        return [Schedule(*row) for row in db.execute(find, (guild, most))]

    @writes
    def cancel(
        self, db: Connection, guild: int, n: int, by: int, reason: str, *, together: bool = False
    ) -> list[Fixture]:
        """Cancel an open fixture, or all that were made with it (`together`), and return them.

        LeagueError `unknown-fixture`, `fixture-settled`, `reason`.
        """
        now = self._clock()
        try:
            with db.transaction(guild):
                check_reason(reason)
                fixture = find_fixture(db, guild, n)
                key: dict[str, Any] = {"guild": guild, "n": n, "first": fixture.first}
                where = "guild = :guild AND first = :first" if together else "guild = :guild AND n = :n"
                fixtures = select_fixtures(db, f"{where} AND state = 'open'", key)
                if not fixtures:
                    raise LeagueError("fixture-settled", fixture=n, state=fixture.state)
                numbers = [row.number for row in fixtures]
                update = "UPDATE fixtures SET state = 'cancelled', forfeit = 0 WHERE guild = ? AND n = ?"
                db.executemany(update, [(guild, number) for number in numbers])
                note(db, guild, "fixture-cancel", by, {"fixtures": numbers, "reason": reason.strip()}, now)
                compare_fixtures(db, guild, numbers, now)
                return fixtures
        finally:
            self._changed(guild)


def find_fixture(db: Connection, guild: int, n: int) -> Fixture:
    """Return a fixture by its number. LeagueError `unknown-fixture`."""
    return _existing(n, select_fixtures(db, "guild = :guild AND n = :n", {"guild": guild, "n": n}))[0]


def _existing(n: int, fixtures: list[Fixture]) -> list[Fixture]:
    if not fixtures:
        raise LeagueError("unknown-fixture", fixture=n)
    return fixtures


def check_reason(reason: str) -> None:
    """Raise LeagueError `reason` for an empty reason, and for one that is too long."""
    if not 0 < len(reason.strip()) <= LONGEST_REASON:
        raise LeagueError("reason", most=LONGEST_REASON)


def select_fixtures(db: Connection, where: str, key: dict[str, Any], order: str = "ORDER BY n") -> list[Fixture]:
    """Return the fixtures for which a condition holds."""
    rows = db.execute(f"SELECT {_COLUMNS} FROM fixtures WHERE {where} {order}", key).fetchall()
    seats = _seats(db, [row[0] for row in rows])
    return [
        Fixture(*[*columns, seats.get(number, ()), None if closes is None else LastDay(until, closes)])
        for number, *columns, until, closes in rows
    ]


def _seats(db: Connection, fixtures: Iterable[int]) -> dict[int, tuple[FixtureSeat, ...]]:
    find = """
        SELECT fixture, person, name, ready IS NOT NULL, team FROM fixture_players
        WHERE fixture IN (SELECT value FROM numbers(?)) ORDER BY fixture, seat
    """
    rows = groupby(db.execute(find, (db.listed(fixtures),)), key=itemgetter(0))
    return {
        fixture: tuple(FixtureSeat(person, name, bool(ready), team) for _, person, name, ready, team in seats)
        for fixture, seats in rows
    }


# What other parts of the store do to fixtures, within their own transactions


def settle(db: Connection, guild: int, n: int, match: str, *, walkover: bool = False) -> bool:
    """Return True if the fixture was open; it is settled by the match then. Else nothing has changed."""
    update = """
        UPDATE fixtures SET state = 'played', match = ?, walkover = ? WHERE guild = ? AND n = ? AND state = 'open'
    """
    return db.execute(update, (match, walkover, guild, n)).rowcount == 1


def match_counts(db: Connection, guild: int, match: str, counts: bool, now: float) -> None:
    """Reopen the fixture of a match that stops to count, close it when it counts again.

    One that is reopened after its last day loses that, else it would be forfeited at once; one with shared deals stays
    closed.
    """
    shared = sharing_fixture(db, guild, match)
    if shared is not None:
        shared_counts(db, guild, shared, counts, now)
        return
    state, before = ("played", "open") if counts else ("open", "played")
    key = {"state": state, "guild": guild, "match": match, "before": before, "now": now}
    where = "guild = :guild AND match = :match AND state = :before"
    if not counts:
        db.execute(
            f"UPDATE fixtures SET until = NULL, closes = NULL, forfeit = 0 WHERE {where} AND closes <= :now", key
        )
    db.execute(f"UPDATE fixtures SET state = :state WHERE {where}", key)


def check_open(db: Connection, guild: int, n: int) -> None:
    """Raise LeagueError `unknown-fixture`, or `fixture-settled` if it is not open."""
    row = db.execute("SELECT state FROM fixtures WHERE guild = ? AND n = ?", (guild, n)).fetchone()
    if row is None:
        raise LeagueError("unknown-fixture", fixture=n)
    if row[0] != "open":
        raise LeagueError("fixture-settled", fixture=n, state=row[0])


def note_ready(db: Connection, guild: int, n: int, people: Iterable[int], now: float) -> int:
    """Note that people are ready for an open fixture, within the caller's transaction; return how many were not yet."""
    update = """
        UPDATE fixture_players SET ready = ? WHERE ready IS NULL AND person = ?
        AND fixture = (SELECT number FROM fixtures WHERE guild = ? AND n = ? AND state = 'open')
    """
    return sum(db.execute(update, (now, person, guild, n)).rowcount for person in people)


_FIXTURE = "SELECT CASE WHEN is_json(header) THEN number_in(header, fixture) END FROM tables WHERE number = ?"


class ScheduleHooks(SaveHooks):
    """Keeps scheduled matches up to date with the tables at which they are played, and tells the league of changes."""

    def __init__(self, freshness: Freshness) -> None:
        self._freshness = freshness

    def stored(self, db: Connection, change: TableChange, now: float) -> None:
        """Settle the fixture that was played, note the start of shared deals, and who is ready."""
        n = change.fixture or change.fell_out
        if change.finished is not None and n:
            match = change.finished.match
            if not (change.fixture and settle(db, change.guild, n, match)):
                fall_out(db, change.guild, n, match)  # it is closed if others know its deals
            compare_fixtures(db, change.guild, [n], now)
        if change.begun is not None:
            begin_deals(db, change.guild, change.begun.fixture, change.begun.words)
        if change.sat is not None:
            note_ready(db, change.guild, change.sat.fixture, change.sat.people, now)

    def put_aside(self, db: Connection, guild: int, number: int | None, now: float) -> None:
        """Compare the tables that share the deals of the one that is put aside: they no longer wait for it."""
        (fixture,) = db.execute(_FIXTURE, (number,)).fetchone() or (None,)
        if fixture:
            compare_fixtures(db, guild, [fixture], now)

    def changed(self, guild: int) -> None:
        """Let the league know that a guild's tables may have changed."""
        self._freshness.changed(guild)

    def all_changed(self) -> None:
        """Let the league know that all guilds' tables may have changed."""
        self._freshness.all_changed()


# What is known of a person


def _export_fixtures(db: Connection, person: int) -> list[Json]:
    """Return all fixtures in which a person is a player, as JSON."""
    return [dict(zip(_EXPORT_KEYS, row, strict=True)) for row in db.execute(_EXPORT, (person,))]


def _leave_fixtures(db: Connection, guild: int, traces: Traces) -> None:
    """Take a person out of a server's fixtures; those that are still open cannot be played any more."""
    key = {"person": traces.person, "guild": guild}
    open_ones = f"guild = :guild AND state = 'open' AND {_OF_PERSON}"
    numbers = [n for (n,) in db.execute(f"SELECT n FROM fixtures WHERE {open_ones}", key)]
    db.execute(f"UPDATE fixtures SET state = 'cancelled' WHERE {open_ones}", key)
    compare_fixtures(db, guild, numbers)
    where = "person = :person AND guild = :guild"
    db.execute(f"UPDATE fixture_players SET person = NULL, name = '', ready = NULL WHERE {where}", key)
    # the words of cuts stay, since others' deals were cut with them
    db.execute(f"UPDATE fixture_cuts SET person = NULL, name = '' WHERE {where}", key)


FIXTURE_DATA = PersonalData(
    exports={"fixtures": _export_fixtures, "fixture_cuts": export_cuts},
    names_sql=(
        "SELECT name FROM fixture_players WHERE person = :person",
        "SELECT name FROM fixture_cuts WHERE person = :person",
    ),
    guilds_sql=(
        "SELECT guild FROM fixture_players WHERE person = :person",
        "SELECT guild FROM fixture_cuts WHERE person = :person",
    ),
    leave=_leave_fixtures,
    delete_sql=("DELETE FROM fixtures WHERE guild = ?", "DELETE FROM fixture_deals WHERE guild = ?"),
)
