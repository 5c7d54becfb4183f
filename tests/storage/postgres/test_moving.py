"""All of a file is in a database afterwards, and back in a file, row by row; and where that fails, nothing is."""

import math
import random
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from storage import StorageError
from storage.engines import Place
from storage.engines.ends import FileEnd, Line, ServerEnd, shapes
from storage.engines.postgres.connection import connect
from storage.engines.postgres.engine import migrations
from storage.moving import MoveError, move_now
from tests.storage.making import NOW, all_rows, change, entry, files, match, opened, record

pytestmark = pytest.mark.slow

_FLOATS = (0.1 + 0.2, 5e-324, 1.7976931348623157e308, -2.2250738585072014e-308, float("inf"), NOW + 1e-6)
_TEXTS = ("", "'\"\\N\t\r\n", "Äiti ☃ 𝄞 \u200b", "{}", "a\\b")
_NUMBERS = (2**63 - 1, -(2**63), 0)
_ONES = ("guild", "channel", "person", "member", "actor")  # columns of whole numbers that nothing limits
Spoil = Callable[[Iterator[Line]], Iterator[Line]]
_AUDIT = "INSERT INTO audit (guild, at, actor, action, detail) VALUES (?, ?, ?, ?, ?)"


def _value(column: str, kind: str, row: int, key: bool) -> object:
    if kind == "REAL":
        return _FLOATS[row % len(_FLOATS)]
    if kind == "TEXT":
        return "open" if column == "state" else f"{_TEXTS[row % len(_TEXTS)]}{row}"
    if key or column in ("table", "match", "season", "fixture"):
        return row
    return _NUMBERS[row % len(_NUMBERS)] + (row % 3 == 2) * row if column in _ONES else 1


def _fill(path: Path) -> None:
    """Write rows into every table, with all that may be hard to carry over."""
    rng = random.Random(7)
    with closing(sqlite3.connect(path)) as db, db:
        for shape in shapes():
            keyed = [
                (column, kind, column in shape.key) for column, kind in zip(shape.columns, shape.types, strict=True)
            ]
            holes = ", ".join("?" * len(keyed))
            for row in range(1, 4):
                values = [_value(column, kind, row, key) for column, kind, key in keyed]
                db.execute(f'INSERT INTO "{shape.name}" ({shape.listed}) VALUES ({holes})', values)
        for _ in range(500):
            (number,) = struct.unpack("<d", rng.randbytes(8))
            if number == number:
                db.execute(_AUDIT, (1, number, None, "act", "{}"))
        db.execute("DELETE FROM league_pending WHERE number > 1")


@pytest.fixture
async def filled(tmp_path: Path) -> Path:
    async with opened(tmp_path / "boneyard.db"):
        pass
    _fill(tmp_path / "boneyard.db")
    return tmp_path / "boneyard.db"


async def _all(place: Place) -> dict[str, list[tuple[object, ...]]]:
    async with opened(place) as store:
        return await store._reader.call(all_rows)


def _bits(path: Path) -> list[bytes]:
    with closing(sqlite3.connect(path)) as db:
        return [struct.pack("<d", at) for (at,) in db.execute("SELECT at FROM audit ORDER BY number")]


def _refusal(source: Place, target: Place) -> tuple[str, dict[str, object]]:
    with pytest.raises((MoveError, StorageError)) as caught:
        move_now(source, target)
    return caught.value.code, caught.value.data


def _rows_of(dsn: str) -> int:
    with closing(connect(dsn)) as db:
        there = [shape for shape in shapes() if shape.name in db.columns()]
        return sum(db.execute(shape.counted).fetchall()[0][0] for shape in there)


async def test_everything_goes_there_and_back(filled: Path, empty_dsn: str, tmp_path: Path) -> None:
    progress: list[tuple[int, int]] = []
    rows = move_now(filled, empty_dsn, lambda *done: progress.append(done))
    assert rows == sum(map(len, (await _all(filled)).values())) + 3  # of `meta`, which is not among them
    assert await _all(empty_dsn) == await _all(filled)
    assert move_now(empty_dsn, tmp_path / "back.db") == rows
    assert await _all(tmp_path / "back.db") == await _all(filled)
    assert _bits(tmp_path / "back.db") == _bits(filled)
    assert len(_bits(filled)) > 490
    assert progress == [(1000, 2 * rows)]


async def test_every_table_is_moved(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as db:
        names = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        assert names - {"sqlite_sequence"} == {shape.name for shape in shapes()}
        for shape in shapes():
            assert db.execute(shape.counted).fetchone() != (0,), shape.name


async def test_a_file_goes_into_a_file_and_a_database_into_a_database(
    filled: Path, dsn: str, empty_dsn: str, tmp_path: Path
) -> None:
    move_now(filled, tmp_path / "other.db")
    move_now(tmp_path / "other.db", dsn)
    move_now(dsn, empty_dsn)
    assert await _all(empty_dsn) == await _all(filled)


async def test_numbers_go_on_after_the_highest(filled: Path, empty_dsn: str, tmp_path: Path) -> None:
    """A number that was deleted is not given again where it must not be."""
    move_now(filled, empty_dsn)
    async with opened(empty_dsn) as store:
        await record(store, match("new"))
        await store.save(change("new", entry(0)))
        numbers = await store._reader.call(lambda db: db.execute("SELECT max(number) FROM matches").fetchall())
        assert numbers == [(4,)]
        pending = "INSERT INTO league_pending (guild, game, ended, seats, reason, at) VALUES (1, 'a', 0.0, '', '', 0.0)"
        assert await store._writer.call(lambda db: db.insert(pending, ())) == 4
        await store._writer.call(lambda db: db.execute("DELETE FROM league_pending"))
    move_now(empty_dsn, tmp_path / "back.db")
    async with opened(tmp_path / "back.db") as store:
        assert await store._writer.call(lambda db: db.insert(pending, ())) == 5
        await record(store, match("newer"))


async def test_what_was_moved_is_played_on(filled: Path, empty_dsn: str, tmp_path: Path) -> None:
    place = tmp_path / "played.db"
    async with opened(place) as store:
        await store.save(change("t1", entry(0)))
    move_now(place, empty_dsn)
    async with opened(empty_dsn) as store:
        assert [table.table for table in await store.live_tables()] == ["t1"]
        await store.save(change("t1", entry(1), expect=1))


async def test_a_target_that_is_not_empty_is_refused(filled: Path, dsn: str, tmp_path: Path) -> None:
    async with opened(dsn) as store:
        await store.set_meta("note", "mine")
    before = await _all(dsn)
    code, data = _refusal(filled, dsn)
    assert code == "full"
    assert str(data["path"]).startswith("postgresql://")
    assert await _all(dsn) == before
    (tmp_path / "there.db").write_text("dear to me")
    assert _refusal(filled, tmp_path / "there.db") == ("full", {"path": str(tmp_path / "there.db")})
    assert (tmp_path / "there.db").read_text() == "dear to me"
    assert _refusal(filled, filled)[0] == "same"
    assert _refusal(dsn, dsn)[0] == "same"


async def test_nothing_that_a_bot_uses_is_moved(filled: Path, dsn: str, tmp_path: Path) -> None:
    async with opened(filled):
        code, data = _refusal(filled, dsn)
        assert (code, data["path"]) == ("in-use", str(filled))
    async with opened(dsn):
        code, data = _refusal(filled, dsn)
        assert (code, str(data["path"])[:13]) == ("in-use", "postgresql://")
        assert _refusal(dsn, tmp_path / "out.db")[0] == "in-use"
    assert _rows_of(dsn) == 0
    assert not (tmp_path / "out.db").exists()
    move_now(filled, dsn)


def test_a_place_with_nothing_in_it_is_no_source(empty_dsn: str, tmp_path: Path) -> None:
    assert _refusal(tmp_path / "nothing.db", empty_dsn) == ("missing-file", {"path": str(tmp_path / "nothing.db")})
    code, data = _refusal(empty_dsn, tmp_path / "out.db")
    assert (code, str(data["path"])[:13]) == ("missing-file", "postgresql://")
    assert _refusal(tmp_path / "nothing.db", tmp_path / "out.db")[0] == "missing-file"
    assert [path.name for path in tmp_path.iterdir()] == []


async def test_another_schema_is_refused(filled: Path, dsn: str, empty_dsn: str, tmp_path: Path) -> None:
    latest = migrations()[-1].number
    move_now(filled, empty_dsn)
    for place, number in ((filled, latest - 1), (empty_dsn, latest - 1), (filled, latest + 1), (empty_dsn, latest + 1)):
        _set_schema(place, number)
        code, data = _refusal(place, tmp_path / "out.db" if place == empty_dsn else dsn)
        assert (code, data["found"]) == ("schema" if number < latest else "too-new", number)
    assert _rows_of(dsn) == 0
    assert not (tmp_path / "out.db").exists()


def _set_schema(place: Place, number: int) -> None:
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as db:
            db.execute(f"PRAGMA user_version = {number}")
    else:
        with psycopg.connect(place) as link:
            link.execute("UPDATE boneyard SET schema = %s", (number,))


def _but_one(lines: Iterator[Line]) -> Iterator[Line]:
    next(lines)
    return lines


def _one_more(lines: Iterator[Line]) -> Iterator[Line]:
    rows = [*lines]
    return iter([*rows, rows[-1]])


def _a_bit_else(lines: Iterator[Line]) -> Iterator[Line]:
    for row in lines:
        yield tuple(math.nextafter(cell, 0.0) if isinstance(cell, float) else cell for cell in row)


@pytest.mark.parametrize("spoil", [_but_one, _one_more, _a_bit_else])
@pytest.mark.parametrize("end", [ServerEnd, FileEnd])
async def test_what_differs_in_the_end_is_not_kept(
    filled: Path, dsn: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: type, spoil: Spoil
) -> None:
    """`end` is the target, and reads something else than what was written."""
    if end is FileEnd:
        move_now(filled, dsn)
    read = end.read
    monkeypatch.setattr(end, "read", lambda at, shape: (spoil if shape.name == "matches" else iter)(read(at, shape)))
    source, target = (filled, dsn) if end is ServerEnd else (dsn, tmp_path / "out.db")
    assert _refusal(source, target) == ("differs", {"table": "matches"})
    assert _rows_of(dsn) == 0 or end is FileEnd
    assert [name for name in files(tmp_path) if "out" in name] in ([], ["out.db.lock"])


async def test_a_text_that_the_server_does_not_take_is_told(filled: Path, dsn: str) -> None:
    with closing(sqlite3.connect(filled)) as db, db:
        db.execute("UPDATE settings SET value = 'a' || char(0) || 'b'")
    assert _refusal(filled, dsn) == ("text", {"table": "settings"})
    assert _rows_of(dsn) == 0
    with closing(sqlite3.connect(filled)) as db, db:
        db.execute("UPDATE settings SET value = 'ab'")
    move_now(filled, dsn)


async def test_a_file_that_is_damaged_is_named(filled: Path, dsn: str) -> None:
    with closing(sqlite3.connect(filled)) as db, db:
        db.execute("UPDATE settings SET value = CAST(x'ff' AS TEXT)")
    code, data = _refusal(filled, dsn)
    assert (code, data["path"]) == ("damaged", str(filled))
    assert _rows_of(dsn) == 0


async def test_who_breaks_it_off_leaves_nothing(filled: Path, dsn: str, empty_dsn: str, tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move_now(filled, dsn, stop)
    assert _rows_of(dsn) == 0
    move_now(filled, dsn)
    with pytest.raises(KeyboardInterrupt):
        move_now(dsn, tmp_path / "out.db", stop)
    assert not (tmp_path / "out.db").exists()
    move_now(dsn, tmp_path / "out.db")


async def test_a_session_that_is_cut_leaves_nothing(filled: Path, dsn: str) -> None:
    def cut(done: int, total: int) -> None:
        with psycopg.connect(dsn, autocommit=True) as link:
            link.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    with pytest.raises(StorageError) as caught:
        move_now(filled, dsn, cut)
    assert caught.value.code == "unreachable"
    assert str(caught.value.data["path"]).startswith("postgresql://")
    assert _rows_of(dsn) == 0


def test_tables_come_after_those_to_which_they_refer() -> None:
    names = [shape.name for shape in shapes()]
    for below, above in (("log", "tables"), ("results", "matches"), ("league_changes", "matches")):
        assert names.index(above) < names.index(below)
    assert {shape.name for shape in shapes() if shape.numbered} >= {"matches", "log", "audit", "fixtures"}
    assert all(shape.key for shape in shapes())
