"""PostgreSQL's own: whose database it is, one writer, and a league that is the same as SQLite's, row by row."""

import re
from contextlib import closing
from pathlib import Path

import pytest

from storage import StorageError, Store, inspect
from storage.engines import Connection
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.engine import migrate, migrations
from storage.engines.sqlite.migrate import migrations as sqlite_migrations
from tests.storage.league.playing import GUILD, HOUR, NOW, Time, everything, played
from tests.storage.making import ANNA, BELA, SHARED, all_rows, change, entry, opened, run

_NUMBERED = ("league_generations", "league_members", "league_seasons", "matches")


async def _act(store: Store, time: Time) -> None:
    """Play a season with divisions, a ban, two who are one, and a match that comes late, to its end."""
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
    ours = {table: columns for table, columns in ours.items() if table not in SHARED}
    theirs = {table: columns for table, columns in theirs.items() if not table.startswith("sqlite_")}
    assert {table: sorted(columns) for table, columns in ours.items()} == {
        table: sorted(columns) for table, columns in theirs.items()
    }


_RULES = """
SELECT table_name, column_name, data_type, is_nullable, collation_name FROM information_schema.columns
WHERE table_schema = current_schema() AND table_name <> 'boneyard'
"""
_INDEXES = """
SELECT t.relname, i.relname, x.indisunique, pg_get_expr(x.indpred, x.indrelid), x.indisprimary,
       ARRAY(SELECT pg_get_indexdef(x.indexrelid, n, true) FROM generate_series(1, x.indnkeyatts) AS n)
FROM pg_index AS x JOIN pg_class AS t ON t.oid = x.indrelid JOIN pg_class AS i ON i.oid = x.indexrelid
WHERE t.relnamespace = current_schema()::regnamespace AND t.relname <> 'boneyard'
"""
_TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text"}


def _sqlite_columns(db: Connection) -> set[tuple[str, str, str, bool]]:
    """Table, column, PostgreSQL's type, whether it may be NULL (a key may not, whatever SQLite says of it)."""
    found = set()
    for table in db.columns():
        rows = db.execute(f'PRAGMA table_info("{table}")').fetchall()
        found |= {
            (table, name, _TYPES[kind], not (must or key)) for _, name, kind, must, _, key in rows if kind
        }
    return found


def _sqlite_indexes(db: Connection) -> set[tuple[str, str, bool, tuple[str, ...], str]]:
    """Table, name, whether it is unique, columns, condition."""
    found = set()
    for table, name, sql in db.execute("SELECT tbl_name, name, sql FROM sqlite_schema WHERE type = 'index'"):
        unique = {row[1]: bool(row[2]) for row in db.execute(f'PRAGMA index_list("{table}")')}
        columns = tuple(row[2] for row in db.execute(f'PRAGMA index_info("{name}")'))
        if sql:
            condition = (
                " ".join(sql.split(" WHERE ")[1].split()) if " WHERE " in " ".join(sql.split()) else ""
            )
            found.add((table, name, unique[name], columns, condition))
    return found


def _condition(text: str | None) -> str:
    """A condition as we write it: `((listed = 1) AND (season = 0))` is `listed = 1 AND season = 0`."""
    return "" if text is None else re.sub(r"[()]|::text", "", text)


async def test_both_schemas_have_the_same_types_and_indexes(dsn: str, tmp_path: Path) -> None:
    async with opened(dsn) as one, opened(tmp_path / "a.db") as other:
        columns = await one._reader.call(lambda db: db.execute(_RULES).fetchall())
        indexes = await one._reader.call(lambda db: db.execute(_INDEXES).fetchall())
        wanted = await other._reader.call(_sqlite_columns)
        ways = await other._reader.call(_sqlite_indexes)
    assert {
        (table, name, kind, null == "YES") for table, name, kind, null, _ in columns if table not in SHARED
    } == {one for one in wanted if not one[0].startswith("sqlite_")}
    assert {sorting for *_, kind, _, sorting in columns if kind == "text"} == {"C"}
    assert {
        (table, name, unique, tuple(key.removesuffix(" DESC").strip('"') for key in keys), _condition(when))
        for table, name, unique, when, primary, keys in indexes
        if not primary and not name.endswith("_key") and table not in SHARED
    } == ways


async def test_a_backup_is_a_file_of_one_moment(dsn: str, tmp_path: Path) -> None:
    """With all rows, numbers and keys; it opens as any other."""
    time = Time()
    async with await Store.open(dsn, clock=time) as store:
        await store.save(change("t1", entry(0), people=(ANNA, BELA)))
        await store.set_setting(GUILD, None, "game", "uno", ANNA)
        await store.scoreboards.switch(GUILD, 5, "*", ANNA)
        await _act(store, time)
        await store.backup(tmp_path / "a.db")
        with pytest.raises(StorageError) as caught:
            await store.backup(tmp_path / "a.db")
        assert caught.value.code == "exists"
        theirs = await store._reader.call(all_rows)
    assert {"log", "results", "league_divisions", "league_finals", "league_played", "scoreboards"} <= {
        table for table, found in theirs.items() if found
    }
    assert (await inspect(tmp_path / "a.db")).integrity == ()
    async with opened(tmp_path / "a.db") as copy:
        assert await copy._reader.call(all_rows) == theirs
        await copy.save(change("t1", entry(1), expect=1))
        assert len((await copy.live_tables())[0].log) == 2


def test_a_file_needs_no_driver_of_postgresql(tmp_path: Path) -> None:
    program = """
import asyncio, sys
from pathlib import Path
sys.modules["psycopg"] = None
import bot.cogs.serve
from storage import Store
async def main():
    async with await Store.open(Path(sys.argv[1])) as store:
        print(await store.live_tables())
asyncio.run(main())
"""
    done = run(program, tmp_path / "a.db")
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


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
            await Store.open(dsn, busy=0.01)
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
            await _act(store, time)
            told.append(await everything(store, (1, 2, 3, 4, 5), (None, "classic")))
            await store.forget(5)
            rows.append(await store._reader.call(all_rows))
    assert told[0] == told[1]
    assert rows[0].keys() == rows[1].keys()
    for table, own in rows[0].items():
        if table not in _NUMBERED:
            assert own == rows[1][table], table
