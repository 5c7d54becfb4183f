"""Every older file becomes a file of today, at once or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.daily.rows.values import DailyDeal
from bot.league.schedule.values import FixtureSeat, NewDeals, NewFixture
from storage import Result, StorageError
from storage.engines.sqlite.connection import SqliteConnection
from storage.engines.sqlite.schema import Migration, migrate, migrations, version
from tests.luck import part_of

from .making import change, entry, match, opened, record

pytestmark = [pytest.mark.sqlite, pytest.mark.usefixtures("empty_files")]
STEPS = (
    Migration(1, "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1), (2);"),
    Migration(2, "ALTER TABLE a ADD COLUMN y TEXT; UPDATE a SET y = 'n' || x;"),
    Migration(3, "CREATE TABLE b AS SELECT y FROM a; DROP TABLE a;"),
)
BROKEN = Migration(3, "CREATE TABLE c (x); DELETE FROM a; INSERT INTO nowhere VALUES (1);")


def _connect(path: Path | str) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, factory=SqliteConnection)


def _schema(db: sqlite3.Connection) -> list[tuple[str, str]]:
    return sorted(db.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall())


@pytest.mark.parametrize("old", range(4))
def test_steps_are_applied_from_any_version(path: Path, old: int) -> None:
    with closing(_connect(path)) as db:
        migrate(db, STEPS[:old])
        assert version(db, 3) == old
        migrate(db, STEPS)
        assert version(db, 3) == 3
        assert db.execute("SELECT y FROM b").fetchall() == [("n1",), ("n2",)]
        migrate(db, STEPS)  # nothing is left to do


def test_a_step_that_fails_is_undone_whole(path: Path) -> None:
    with closing(_connect(path)) as db:
        with pytest.raises(StorageError) as caught:
            migrate(db, (*STEPS[:2], BROKEN))
        assert (caught.value.code, caught.value.data["version"]) == ("migration", 3)
        assert version(db, 3) == 2
        assert db.execute("SELECT count(*) FROM a").fetchone() == (2,)
        migrate(db, STEPS)
        assert version(db, 3) == 3


def test_the_numbers_run_without_a_gap() -> None:
    assert [step.number for step in migrations()] == list(range(1, len(migrations()) + 1))


async def test_who_took_a_seat_over_is_not_known_of_older_matches(path: Path) -> None:
    """Step 7; what is stored afterwards is read as it was."""
    with closing(_connect(path)) as db:
        migrate(db, migrations()[:6])
        db.execute(
            'INSERT INTO matches (id, guild, channel, game, options, record, started, ended, "end", league)'
            " VALUES ('old', 1, 2, 'classic', '{}', '{}', 1, 2, 'target', 1)"
        )
        db.execute(
            "INSERT INTO results (match, seat, guild, ended, person, name, computer, total, place, points)"
            " VALUES (1, 1, 1, 2, 7, 'Anna', 0, 5, 1, 1)"
        )
    async with opened(path) as store:
        old = await store.match("old")
        assert old is not None
        assert [(result.person, result.since) for result in old.results] == [(7, 0)]
        late = match("new", Result(1, 7, "Anna", False, 3, 1, 1, since=12), Result(2, None, "", True, 1, 2, 0))
        await record(store, late)
        assert await store.match("new") == late


async def test_final_tables_of_before_divisions_are_of_whole_seasons(path: Path) -> None:
    with closing(_connect(path)) as db:
        migrate(db, migrations()[:19])
        db.execute(
            "INSERT INTO league_seasons (guild, name, folded, start, ended, system, final, made)"
            " VALUES (1, 'Spring', 'spring', 10, 20, 'behind', 1, 21)"
        )
        for position, rank in enumerate((1, 2, 2)):
            db.execute(
                "INSERT INTO league_members (guild, person, name, folded, named) VALUES (1, ?, 'P', 'p', 1)",
                (position + 7,),
            )
            db.execute(
                "INSERT INTO league_finals VALUES (1, 1, '*', ?, ?, 'won', ?, 'P', 4, 3, 120, 5, 25.0, 5.0, 9,"
                " '1/2 2/3', 2, 3)",
                (position, rank, position + 1),
            )
    async with opened(path) as store:
        page = await store.league.table(1, season=1)
        assert page.season is not None
        assert (page.final, page.season.divisions, page.season.moves) == (True, 0, 0)
        assert [(row.rank, row.person, row.played, row.points) for row in page.rows] == [
            (1, 7, 4, 120),
            (2, 8, 4, 120),
            (2, 9, 4, 120),
        ]
        kept = await store._reader.call(lambda db: db.execute("SELECT longest FROM league_finals").fetchall())
        assert kept == [(3,)] * 3
        assert (await store.league.final(1, 1)).divisions == ()


async def test_matches_added_with_days_that_cannot_be_are_of_the_day_on_which_they_were_added(path: Path) -> None:
    """Step 11: one of the year 1, one of 1926, and one as it should be."""
    days = {"hand-1": -62135596800.0, "hand-2": -1388534400.0, "hand-3": 1_600_000_000.0, "real": -5.0}
    with closing(_connect(path)) as db:
        migrate(db, migrations()[:10])
        for number, (name, ended) in enumerate(days.items(), 1):
            db.execute(
                'INSERT INTO matches (number, id, guild, channel, game, options, record, started, ended, "end", league)'
                " VALUES (?, ?, 1, 0, 'classic', '{}', '', ?, ?, 'added', 1)",
                (number, name, ended, ended),
            )
            for seat in (1, 2):
                db.execute(
                    "INSERT INTO results (match, seat, guild, ended, person, name, computer, total, place, points)"
                    " VALUES (?, ?, 1, ?, ?, 'P', 0, 5, ?, 0)",
                    (number, seat, ended, seat, seat),
                )
            insert = "INSERT INTO league_changes (guild, detail, reason, match, kind, at) VALUES (1, '{}', '', ?, ?, ?)"
            if name != "real":
                db.execute(insert, (number, "add", 1_700_000_000.0 + number))
            db.execute(insert, (number, "correct", 1_800_000_000.0))
        db.execute("INSERT INTO league_generations VALUES (1, 1, 1, 4, 4, 0, 0, 9, '{}')")
    async with opened(path) as store:
        ends = {row.match: row.ended for row in (await store.league.history(1)).rows}
        assert [(row.person, row.played) for row in (await store.league.table(1)).rows] == [(1, 3), (2, 3)]
    assert ends == {**days, "hand-1": 1_700_000_001.0, "hand-2": 1_700_000_002.0}
    with closing(_connect(path)) as db:
        assert db.execute(
            "SELECT count(*) FROM results AS r JOIN matches AS m ON r.match = m.number WHERE r.ended <> m.ended"
        ).fetchone() == (0,)


async def test_deals_that_were_promised_before_sets_had_editions_are_for_the_first(path: Path) -> None:
    """Steps 33 and 36: such a deal was not chosen either."""
    with closing(_connect(path)) as db:
        migrate(db, migrations()[:32])
        db.execute("INSERT INTO daily_deals (day, game, secret, promise) VALUES (3, 'uno', 'ab', 'cd')")
        db.execute("INSERT INTO fixture_deals (guild, first, round, secret, options) VALUES (1, 1, 1, 'ab', '{}')")
        db.execute(
            "INSERT INTO fixtures (guild, n, first, round, channel, game, created, reminded, state)"
            " VALUES (1, 1, 1, 1, 5, 'uno', 1, 0, 'open')"
        )
    async with opened(path) as store:
        daily, fixture = await store.dailies.deal(3, "uno"), await store.deals.of_fixture(1, 1)
        assert daily is not None
        assert fixture is not None
        assert (daily.edition, daily.choice, fixture.edition) == (1, None, 1)
        fresh = [DailyDeal(day, "uno", "ef", "01", edition=2, choice=0) for day in (3, 4)]
        assert [await store.dailies.make_deal(deal, 3) for deal in fresh] == [daily, fresh[1]]
        new = NewFixture(1, (FixtureSeat(7, "Anna"), FixtureSeat(8, "Ben")))
        made = await store.fixtures.create(1, 5, "uno", [new], None, NewDeals({1: bytes(32)}, "{}", 2))
        later = await store.deals.of_fixture(1, made[0].number)
        assert later is not None
        assert later.edition == 2


@pytest.mark.parametrize("old", [0, *range(1, len(migrations()) + 1, part_of(1, 4))])
async def test_every_older_file_opens_with_its_tables(path: Path, old: int) -> None:
    with closing(_connect(path)) as db:
        migrate(db, migrations()[:old])
        if old:
            db.execute("INSERT INTO tables (id, guild, channel, header) VALUES ('old', 1, 2, '{}')")
            db.execute("INSERT INTO log (\"table\", n, guild, kind, body) VALUES (1, 0, 1, 'action', '{\"n\":0}')")
            db.execute("INSERT INTO meta VALUES ('key', 'kept')")
    async with opened(path) as store:
        logs = {table.table: table.log for table in await store.live_tables()}
        assert logs == ({"old": (entry(0),)} if old else {})
        assert await store.get_meta("key") == ("kept" if old else None)
        await store.save(change("new", entry(0), channel=3))
    with (
        closing(_connect(path)) as db,
        closing(sqlite3.connect(":memory:", isolation_level=None, factory=SqliteConnection)) as fresh,
    ):
        migrate(fresh, migrations())
        assert _schema(db) == _schema(fresh)
