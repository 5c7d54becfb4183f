"""PostgreSQL's own: whose database it is, one writer, and a league that is the same as SQLite's, row by row."""

from contextlib import closing
from pathlib import Path

import pytest

from storage import StorageError, Store
from storage.engines import Connection
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.engine import migrate, migrations
from storage.engines.sqlite.migrate import migrations as sqlite_migrations
from tests.storage.league.playing import GUILD, HOUR, NOW, Time, everything, played
from tests.storage.making import change, entry, opened

_NUMBERED = ("league_generations", "league_members", "league_seasons", "matches")


def _rows(db: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables that both engines have, in one order."""
    found = {}
    for table, columns in sorted(db.columns().items()):
        if not table.startswith(("sqlite_", "boneyard")) and table != "meta":
            names = ", ".join(f'"{name}"' for name in sorted(columns))
            found[table] = sorted(
                map(tuple, db.execute(f'SELECT {names} FROM "{table}"').fetchall()), key=repr
            )
    return found


def test_the_schema_is_made_once_and_is_the_newest(empty_dsn: str) -> None:
    with closing(connect(empty_dsn)) as db:
        migrate(db)
        before = db.columns()
        migrate(db)
        assert db.columns() == before
        assert db.execute("SELECT schema FROM boneyard").fetchall() == [(migrations()[-1].number,)]
    assert migrations()[-1].number == sqlite_migrations()[-1].number


async def test_both_schemas_have_the_same_tables_and_columns(dsn: str, tmp_path: Path) -> None:
    async with opened(dsn) as one, opened(tmp_path / "a.db") as other:
        ours = await one._reader.call(lambda db: db.columns())
        theirs = await other._reader.call(lambda db: db.columns())
    del ours["boneyard"]
    theirs = {table: columns for table, columns in theirs.items() if not table.startswith("sqlite_")}
    assert {table: sorted(columns) for table, columns in ours.items()} == {
        table: sorted(columns) for table, columns in theirs.items()
    }


def test_a_database_of_another_program_is_left_alone(empty_dsn: str) -> None:
    with closing(connect(empty_dsn)) as db:
        db.execute("CREATE TABLE theirs (number BIGINT)")
        with pytest.raises(StorageError) as caught:
            migrate(db)
        assert caught.value.code == "not-ours"
        assert [*db.columns()] == ["theirs"]


def test_a_newer_schema_is_refused(dsn: str) -> None:
    with closing(connect(dsn)) as db:
        db.execute("UPDATE boneyard SET schema = 9999")
        with pytest.raises(StorageError) as caught:
            migrate(db)
    assert caught.value.code == "too-new"


async def test_only_one_writes(dsn: str) -> None:
    async with opened(dsn) as store:
        with pytest.raises(StorageError) as caught:
            await Store.open(dsn)
        assert caught.value.code == "in-use"
        await store.save(change("t1", entry(0)))
    async with opened(dsn) as store:
        assert [table.table for table in await store.live_tables()] == ["t1"]


async def test_what_cannot_be_stored_spoils_no_other(dsn: str) -> None:
    """PostgreSQL takes no NUL in a text, and nothing more in a transaction once a statement has failed."""
    async with opened(dsn) as store:
        with pytest.raises(StorageError) as caught:
            await store.save(change("t1", header="\0"))
        assert caught.value.code == "invalid"
        await store.save(change("t1", entry(0)))
        with pytest.raises(StorageError) as caught:
            await store.save(change("t2", channel=sum(b"t1")))
        assert (caught.value.code, caught.value.data) == ("channel-taken", {"table": "t1"})


def test_an_error_inside_undoes_all(dsn: str) -> None:
    def write(db: PostgresConnection) -> None:
        with db.transaction():
            db.execute("INSERT INTO meta (key, value) VALUES (?, ?)", ("a", "b"))
            raise KeyError

    with closing(connect(dsn)) as db:
        with pytest.raises(KeyError):
            write(db)
        assert not db.in_transaction
        assert db.execute("SELECT count(*) FROM meta").fetchone() == (0,)


async def test_a_league_is_the_same_on_both(dsn: str, tmp_path: Path) -> None:
    told, rows = [], []
    for place in (dsn, tmp_path / "a.db"):
        time = Time()
        async with await Store.open(place, clock=time) as store:
            await store.league.record([played("before", 1, 2, 3, 4, 5, ended=NOW)])
            time.now += HOUR
            await store.league.start_season(GUILD, "Spring", None, 9, divisions=(2, 1))
            matches = [played(f"m{n}", 1 + n % 4, 5, ended=NOW + HOUR + n) for n in range(12)]
            await store.league.record(matches)
            await store.league.catch_up(GUILD)
            await store.league.ban(GUILD, 3, 9, "cheats")
            await store.league.merge(GUILD, 4, 2, 9, "the same person")
            time.now += HOUR
            await store.league.record([played("late", 1, 2, ended=NOW + HOUR + 5)])
            await store.league.catch_up(GUILD)
            await store.league.end_season(GUILD, 9)
            told.append(await everything(store, (1, 2, 3, 4, 5), (None, "classic")))
            await store.forget(5)
            rows.append(await store._reader.call(_rows))
    assert told[0] == told[1]
    assert rows[0].keys() == rows[1].keys()
    for table, own in rows[0].items():
        if table not in _NUMBERED:
            assert own == rows[1][table], table
