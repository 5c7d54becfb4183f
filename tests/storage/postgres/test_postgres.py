"""PostgreSQL's own: whose database it is, one writer, and a league that is the same as SQLite's, row by row."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.app.store import BotStore
from storage import StorageError
from storage.engines import Connection
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.engine import migrate, migrations
from storage.engines.sqlite.schema import migrations as sqlite_migrations
from storage.outside import inspect_now
from tests.league.rows.playing import GUILD, HOUR, NOW, Time, everything, played
from tests.storage.making import (
    ANNA,
    BELA,
    SHARED,
    all_rows,
    back_up,
    change,
    entry,
    forget_person,
    opened,
    record_at_once,
    run,
)

pytestmark = pytest.mark.slow

_NUMBERED = ("league_generations", "league_members", "league_seasons", "matches")


async def _act(store: BotStore, time: Time) -> None:
    """Play a season with divisions, a ban, two who are one, and a match that comes late, to its end."""
    await record_at_once(store, [played("before", 1, 2, 3, 4, 5, ended=NOW)])
    time.now += HOUR
    await store.league.start_season(GUILD, "Spring", None, 9, divisions=(2, 1))
    matches = [played(f"m{n}", 1 + n % 4, 5, ended=NOW + HOUR + n) for n in range(12)]
    await record_at_once(store, matches)
    await store.league.keeper.catch_up(GUILD)
    await store.league.ban(GUILD, 3, 9, "cheats")
    await store.league.merge(GUILD, 4, 2, 9, "the same person")
    time.now += HOUR
    await record_at_once(store, [played("late", 1, 2, ended=NOW + HOUR + 5)])
    await store.league.keeper.catch_up(GUILD)
    await store.league.end_season(GUILD, 9)


def test_the_schema_is_made_once_and_is_the_newest(empty_dsn: str) -> None:
    with closing(connect(empty_dsn)) as db:
        migrate(db)
        before = db.columns()
        migrate(db)
        assert db.columns() == before
        assert db.execute("SELECT schema FROM boneyard").fetchall() == [(migrations()[-1].number,)]
    assert migrations()[-1].number == sqlite_migrations()[-1].number


_TYPES = {"INTEGER": "BIGINT", "REAL": "DOUBLE PRECISION", "TEXT": 'TEXT COLLATE "C"'}
_COLUMNS = """
SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, s.collname,
       pg_get_expr(d.adbin, d.adrelid)
FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
LEFT JOIN pg_collation AS s ON s.oid = a.attcollation
LEFT JOIN pg_attrdef AS d ON d.adrelid = c.oid AND d.adnum = a.attnum
WHERE c.relnamespace = %(schema)s::regnamespace AND c.relkind = 'r'
"""
_RULES = """
SELECT c.relname, pg_get_constraintdef(r.oid) FROM pg_constraint AS r JOIN pg_class AS c ON c.oid = r.conrelid
WHERE c.relnamespace = %(schema)s::regnamespace
"""
_INDEXES = """
SELECT tablename, replace(indexdef, %(schema)s || '.', '') FROM pg_indexes WHERE schemaname = %(schema)s
AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE connamespace = %(schema)s::regnamespace)
"""


def _as_in_the_file(db: Connection) -> Iterator[str]:
    """Statements that make in PostgreSQL what a file of SQLite has, in the schema `theirs`."""
    file_tables = [table for table in db.columns() if not table.startswith("sqlite_")]
    for table in file_tables:
        info = db.execute(f'PRAGMA table_info("{table}")').fetchall()
        columns = [
            f'"{name}" {_TYPES[kind]} {"NOT NULL" if must or key else ""} {"" if usual is None else f"DEFAULT {usual}"}'
            for _, name, kind, must, usual, key in info
        ]
        yield f'CREATE TABLE theirs."{table}" ({", ".join(columns)})'
        keys = [f'"{name}"' for *_, key, name in sorted((row[5], row[1]) for row in info) if key]
        yield f'ALTER TABLE theirs."{table}" ADD PRIMARY KEY ({", ".join(keys)})'
    for table, kind, sql in db.execute("SELECT tbl_name, type, sql FROM sqlite_schema").fetchall():
        if kind == "index" and sql:
            yield sql.replace(f" ON {table} ", f" ON theirs.{table} ")
        elif table in file_tables and sql:
            yield from (f'ALTER TABLE theirs."{table}" ADD {check}' for check in _checks(sql))
    for table in file_tables:
        for _, name, unique, origin, _ in db.execute(f'PRAGMA index_list("{table}")').fetchall():
            if unique and origin == "u":
                columns = [f'"{row[2]}"' for row in db.execute(f'PRAGMA index_info("{name}")')]
                yield f'ALTER TABLE theirs."{table}" ADD UNIQUE ({", ".join(columns)})'
        for _, _, other, column, its, _, on_delete, _ in db.execute(f'PRAGMA foreign_key_list("{table}")'):
            way = f'("{column}") REFERENCES theirs."{other}" ("{its}") ON DELETE {on_delete}'
            yield f'ALTER TABLE theirs."{table}" ADD FOREIGN KEY {way}'


def _checks(sql: str) -> Iterator[str]:
    """The CHECK constraints in the text of a table."""
    for match in re.finditer(r"CHECK \(", sql):
        end, deep = match.end(), 1
        while deep:
            deep += {"(": 1, ")": -1}.get(sql[end], 0)
            end += 1
        yield sql[match.start() : end]


def _shape(link: psycopg.Connection[tuple[object, ...]], schema: str) -> dict[str, list[str]]:
    """The columns, constraints and indexes of a schema, in PostgreSQL's own words."""
    link.execute(f"SET search_path = {schema}".encode())
    shape = {}
    for what, sql in {"columns": _COLUMNS, "constraints": _RULES, "indexes": _INDEXES}.items():
        rows = link.execute(sql.encode(), {"schema": schema}).fetchall()
        shape[what] = sorted(str(row) for row in rows if row[0] not in SHARED)
    return shape


async def test_both_schemas_are_the_same(dsn: str, tmp_path: Path) -> None:
    """Columns with types, sorting, defaults and whether they may be empty, keys, checks, indexes with conditions."""
    async with opened(tmp_path / "a.db") as file:
        statements = await file._reader.call(lambda db: [*_as_in_the_file(db)])
    with psycopg.connect(dsn) as link:
        link.execute("CREATE SCHEMA theirs")
        for statement in statements:
            link.execute(statement.encode())
        ours, theirs = _shape(link, "public"), _shape(link, "theirs")
        link.rollback()
    for what, rows in ours.items():
        assert rows == theirs[what], what
    assert [len(rows) > 10 for rows in ours.values()] == [True] * 3
    assert sum("CHECK" in rule for rule in ours["constraints"]) > 10


async def test_a_backup_is_a_file_of_one_moment(dsn: str, tmp_path: Path) -> None:
    """With all rows, numbers and keys; it opens as any other."""
    time = Time()
    async with await BotStore.open(dsn, clock=time) as store:
        await store.save(change("t1", entry(0), people=(ANNA, BELA)))
        await store.set_setting(GUILD, None, "game", "uno", ANNA)
        await store.scoreboards.switch(GUILD, 5, "*", ANNA)
        await _act(store, time)
        await back_up(store, tmp_path / "a.db")
        with pytest.raises(StorageError) as caught:
            await back_up(store, tmp_path / "a.db")
        assert caught.value.code == "exists"
        theirs = await store._reader.call(all_rows)
    assert {"log", "results", "league_divisions", "league_finals", "league_played", "scoreboards"} <= {
        table for table, rows in theirs.items() if rows
    }
    assert inspect_now(tmp_path / "a.db").integrity == ()
    async with opened(tmp_path / "a.db") as copy:
        assert await copy._reader.call(all_rows) == theirs
        await copy.save(change("t1", entry(1), expect=1))
        assert len((await copy.live_tables())[0].log) == 2


def test_a_file_needs_no_driver_of_postgresql(tmp_path: Path) -> None:
    program = """
import asyncio, sys
from pathlib import Path
sys.modules["psycopg"] = None
import bot.app.serve
from bot.app.store import BotStore
async def main():
    async with await BotStore.open(Path(sys.argv[1])) as store:
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
            await BotStore.open(dsn, busy=0.01)
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


def test_only_a_transaction_that_need_not_be_durable_is_not_waited_for(dsn: str) -> None:
    with closing(connect(dsn)) as db:
        db.execute("SET synchronous_commit = on")
        with db.transaction(durable=False):
            assert _waited_for(db) == "off"
        with db.transaction():
            assert _waited_for(db) == "on"


def _waited_for(db: PostgresConnection) -> str:
    return str(db.execute("SELECT current_setting('synchronous_commit')").fetchone()[0])


async def test_a_league_is_the_same_on_both(dsn: str, tmp_path: Path) -> None:
    leagues, rows = [], []
    for place in (dsn, tmp_path / "a.db"):
        time = Time()
        async with await BotStore.open(place, clock=time) as store:
            await _act(store, time)
            leagues.append(await everything(store, (1, 2, 3, 4, 5), (None, "classic")))
            await forget_person(store, 5)
            rows.append(await store._reader.call(all_rows))
    assert leagues[0] == leagues[1]
    assert rows[0].keys() == rows[1].keys()
    for table, table_rows in rows[0].items():
        if table not in _NUMBERED:
            assert table_rows == rows[1][table], table
