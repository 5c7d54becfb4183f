"""A database becomes one of today: by one of those who open it, with its rows, and without holding up who uses it."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Barrier
from unittest.mock import patch

import psycopg
import pytest

from bot.app.store import BotStore
from storage import StorageError
from storage.engines.fence import Fence
from storage.engines.postgres import engine
from storage.engines.postgres.connection import PostgresConnection, connect
from storage.engines.postgres.engine import migrate, migrations, version
from storage.engines.sqlite.connection import connect as connect_file
from storage.engines.sqlite.schema import Migration
from storage.engines.sqlite.schema import migrate as migrate_file
from storage.engines.sqlite.schema import migrations as file_migrations
from storage.errors import EngineError, storage_error
from tests.storage.making import ANNA, all_rows, change, entry, opened, tables

pytestmark = pytest.mark.slow

_WAITS = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = %s"
NEWEST = migrations()[-1].number
NEXT = Migration(NEWEST, "ALTER TABLE tables ADD COLUMN more BIGINT; ALTER TABLE meta ADD COLUMN more BIGINT;")
_MATCH = {"guild": 1, "channel": 2, "game": "uno", "options": "{}", "record": "", "end": "target", "league": 1}
_RESULT = {"seat": 1, "guild": 1, "person": ANNA, "name": "Ä", "computer": 0, "total": 5, "place": 1, "points": 3}
_SEASON = {"guild": 1, "start": 10.0, "system": "behind"}
_CHANGE = {"guild": 1, "detail": "{}", "reason": "so", "actor": ANNA}
_COUNTS = {"member": 1, "played": 4, "won": 3, "points": 12, "places": 5, "mu": 25.5, "sigma": 5.25, "rated": 9}
_FINAL = {**_COUNTS, "name": "Ä", "marks": "1/2 2/3", "streak": 2, "longest": 3}
_GENERATION = {"guild": 1, "state": 1, "seen": 2, "top": 2, "ended": 0.0, "match": 0, "changes": 9, "rules": "{}"}
_DAY = {f"day_{name}": value for name, value in _COUNTS.items() if name != "member"}
_STANDING = {**_COUNTS, **_DAY, "season": 0, "game": "*", "listed": 1, "per_match": 3.0, "average": 1.25, "day": 7}
_STANDING |= {"established": 1, "marks": "1/2", "streak": 1, "longest": 2, "fastest": 60.0, "fastest_match": 2}
_PLAYED = {"member": 1, "ended": 5.0, "match": 2, "seat": 1, "game": "uno", "season": 0, "place": 1, "seats": 2}
_PLAYED |= {"others": "2"}
_FIXTURE = {"guild": 1, "n": 1, "first": 1, "channel": 2, "game": "uno", "round": 1, "created": 5.0, "reminded": 0.0}
_FIXTURE |= {"state": "open"}


@contextmanager
def _older(dsn: str) -> Iterator[PostgresConnection]:
    """A database whose last step is still to come; NEXT stands for that."""
    with closing(connect(dsn)) as db:
        db.execute("UPDATE boneyard SET schema = ?", (NEWEST - 1,))
        db.execute("SET statement_timeout = '20s'")  # what would wait for ever fails
        yield db


@contextmanager
def _reading(dsn: str, table: str) -> Iterator[psycopg.Connection]:
    """Somebody who reads in a table and has not ended."""
    with psycopg.connect(dsn) as link:
        link.execute(f"SELECT count(*) FROM {table}".encode())
        yield link


@pytest.mark.parametrize("shared", [False, True])
def test_of_those_who_come_at_once_one_takes_each_step(empty_dsn: str, shared: bool) -> None:
    """They begin together, each in a thread of its own; with a fence and without."""
    steps, start, apply = list[int](), Barrier(3), engine._apply

    def noted(db: PostgresConnection, step: Migration) -> None:
        apply(db, step)
        steps.append(step.number)

    def come(name: str) -> int:
        with closing(connect(empty_dsn, fence=Fence(name, 4) if shared else None)) as db:
            start.wait()
            migrate(db)
            return version(db)

    with patch.object(engine, "_apply", noted), ThreadPoolExecutor(3) as threads:
        assert [*threads.map(come, "abc")] == [NEWEST] * 3
    assert steps == [step.number for step in migrations()]


async def test_processes_that_share_a_new_database_open_it_at_once(empty_dsn: str) -> None:
    async with await BotStore.open(empty_dsn, fence=Fence("a", 4)), await BotStore.open(empty_dsn, fence=Fence("b", 4)):
        pass


# Rows as the first version that PostgreSQL has wrote them, without the numbers that they get; later steps move some.
_OLD: tuple[tuple[str, dict[str, object]], ...] = (
    ("tables", {"id": "old", "guild": 1, "channel": 2, "header": "{}"}),
    ("log", {"table": 1, "n": 0, "guild": 1, "kind": "action", "body": '{"n":0}'}),
    ("table_people", {"table": 1, "person": ANNA, "guild": 1}),
    *(
        ("matches", {**_MATCH, "id": f"m{n}", "started": ended, "ended": ended})
        for n, ended in ((1, -62135596800.0), (2, 1_600_000_000.0))
    ),
    *(("results", {**_RESULT, "match": n, "ended": ended}) for n, ended in ((1, -62135596800.0), (2, 1_600_000_000.0))),
    ("settings", {"guild": 1, "channel": 0, "key": "game", "value": '"uno"'}),
    ("audit", {"guild": 1, "at": 5.0, "actor": ANNA, "action": "end", "detail": "{}"}),
    ("league_members", {"guild": 1, "person": ANNA, "name": "Ä", "folded": "ä", "named": 1.0}),
    ("league_seasons", {**_SEASON, "name": "A", "folded": "a", "ended": 1_700_000_009.0, "final": 1}),
    ("league_seasons", {**_SEASON, "name": "B", "folded": "b", "ended": None, "final": 0}),
    ("league_finals", {**_FINAL, "season": 1, "game": "*", "position": 0, "rank": 1, "decided_by": "won"}),
    ("league_changes", {**_CHANGE, "match": 1, "kind": "add", "at": 1_700_000_001.0}),
    ("league_changes", {**_CHANGE, "match": 2, "kind": "out", "at": 1_800_000_000.0}),
    ("league_generations", {**_GENERATION}),
    ("league_standings", {**_STANDING, "generation": 1}),
    ("league_played", {**_PLAYED, "generation": 1, "why": "computer"}),
    ("fixtures", {**_FIXTURE}),
    ("fixture_players", {"fixture": 1, "seat": 1, "guild": 1, "person": ANNA, "name": "Ä"}),
)


def _write_old(run: Callable[..., object], hole: str) -> None:
    for table, row in _OLD:
        names, holes = ", ".join(f'"{name}"' for name in row), ", ".join([hole] * len(row))
        run(f'INSERT INTO "{table}" ({names}) VALUES ({holes})', (*row.values(),))


async def test_an_older_database_becomes_what_an_older_file_becomes(empty_dsn: str, tmp_path: Path) -> None:
    """Row by row: each step moves on PostgreSQL what it moves on SQLite."""
    with closing(connect(empty_dsn)) as db:
        migrate(db, migrations()[:1])
        assert version(db) == 7
        _write_old(db.link.execute, "%s")  # of columns that are no more: the present types are not theirs
    with closing(connect_file(_made(tmp_path / "a.db"), "rw", 5.0)) as file:
        migrate_file(file, file_migrations()[:7])
        _write_old(file.execute, "?")
    contents = []
    for place in (empty_dsn, tmp_path / "a.db"):
        async with opened(place) as store:
            assert (await tables(store))["old"].log == (entry(0),)
            contents.append(await store._reader.call(all_rows))
            await store.save(change("new", entry(0), channel=3))
    assert contents[0] == contents[1]
    assert {table for table, _ in _OLD} == {table for table, rows in contents[0].items() if rows}


def _made(path: Path) -> Path:
    path.touch()
    return path


def test_a_step_that_is_held_up_is_given_up_whole(dsn: str) -> None:
    with _older(dsn) as db, _reading(dsn, "meta"):
        with pytest.raises(EngineError) as caught:
            migrate(db, (NEXT,), tries=3, patience=0.01)
        assert (caught.value.state, storage_error(caught.value).code) == ("55P03", "locked")
        assert version(db) == NEWEST - 1
        assert "more" not in db.columns()["tables"]
        assert not db.in_transaction


def test_a_step_that_was_held_up_is_tried_again(dsn: str) -> None:
    """Meanwhile nobody waits for it: what it had is free again between two tries."""
    tried, apply = list[bool](), engine._apply

    def applied(db: PostgresConnection, step: Migration) -> None:
        tried.append(True)
        if len(tried) == 3:
            reader.rollback()
        apply(db, step)

    with _older(dsn) as db, _reading(dsn, "meta") as reader, patch.object(engine, "_apply", applied):
        migrate(db, (NEXT,), tries=5, patience=0.01)
        assert version(db) == NEWEST
        assert "more" in db.columns()["meta"]
    assert len(tried) == 3


def test_who_comes_later_waits_for_who_takes_the_steps_however_long_that_is(dsn: str) -> None:
    """What is waited for with patience is a table, and not the one who changes it."""
    with _older(dsn) as db, psycopg.connect(dsn) as other:
        other.execute("SELECT pg_advisory_xact_lock(%s)", (engine._SCHEMA,))
        with ThreadPoolExecutor(1) as threads:
            waiting = threads.submit(migrate, db, (NEXT,), tries=1, patience=0.001)
            while not other.execute(_WAITS, (engine._SCHEMA,)).fetchone():
                pass
            other.commit()
            waiting.result()
        assert version(db) == NEWEST


def test_a_step_that_is_wrong_says_so_and_is_undone(dsn: str) -> None:
    wrong = Migration(NEWEST, "ALTER TABLE tables ADD COLUMN more BIGINT; INSERT INTO nowhere VALUES (1);")
    with _older(dsn) as db:
        with pytest.raises(StorageError) as caught:
            migrate(db, (wrong,))
        assert (caught.value.code, caught.value.data["version"]) == ("migration", NEWEST)
        assert "nowhere" in str(caught.value.data["reason"])
        assert "more" not in db.columns()["tables"]
        migrate(db, (NEXT,))


def test_what_a_database_cannot_do_now_is_no_fault_of_a_step(dsn: str) -> None:
    with _older(dsn) as db:
        db.execute("SET default_transaction_read_only = on")
        with pytest.raises(EngineError) as caught:
            migrate(db, (NEXT,))
        assert storage_error(caught.value).code == "read-only"


def test_pages_of_live_tables_have_room_for_what_is_written_again(dsn: str) -> None:
    with closing(connect(dsn)) as db:
        find = "SELECT reloptions FROM pg_class WHERE relname = 'tables'"
        assert db.execute(find).fetchone() == (["fillfactor=70"],)
