"""A person is forgotten in steps: moves come between, a kill loses nothing, a name is found in any letters."""

import sqlite3
import unicodedata
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bot.app.store import BotStore
from bot.league.rows.values import HandSeat
from bot.league.schedule.values import FixtureSeat, NewFixture
from storage import StorageError, forgetting
from storage.engines import Connection, Place
from storage.engines.fence import Fence
from storage.mentions import without
from storage.personal import Traces
from storage.values import LogEntry
from tests.storage.making import audit_of, forget_person

from .making import ANNA, BELA, GUILD, NOW, change, entry, finished, match, noted, opened, record, rows, seat, stepwise
from .places import in_turn

FAR, OTHER = 800_000_000_000_000_001, 800_000_000_000_000_002
_ANNA = seat(1, ANNA, 1, 3, "Änne Groß")


async def _fill(store: BotStore, entries: int) -> None:
    """A server that knows Anna and has a long audit log, in which the first entries alone say one of her names."""
    await record(store, match("m1", _ANNA))
    await store.save(change("t1", header=f'{{"host":{ANNA}}}', people=(ANNA,)))
    for n in range(entries):
        detail = {"person": ANNA, "name": "Anni"} if n < 3 else {"reason": f"ANNI and äNNE GROSS, {n}"}
        audit = noted("kick", BELA if n % 2 else ANNA, msgspec.json.encode(detail).decode())
        await store.save(change(f"x{n}", status="over", audit=audit))


def _text_of(path: Path) -> str:
    """All that the file says, in small letters."""
    with closing(sqlite3.connect(path)) as db:
        return unicodedata.normalize("NFKC", "\n".join(db.iterdump())).casefold()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Anna", "ＡＮＮＡ cheated"),
        ("Straße", "STRASSE cheated"),
        ("STRASSE", "Straße cheated"),
        ("Béla", f"{unicodedata.normalize('NFD', 'BÉLA')} cheated"),
        (unicodedata.normalize("NFD", "Béla"), "béla cheated"),
        ("Anna Bell", "anna \n BELL cheated"),
        ("Anna", "An\u200bna cheated"),
        ("각하", f"{unicodedata.normalize('NFD', '각하')} cheated"),
    ],
)
def test_a_name_is_found_in_any_letters(name: str, text: str) -> None:
    assert without(text, ANNA, frozenset({name})) == " cheated"
    assert without({"a": [f"“{text}”"]}, ANNA, frozenset({name})) == {"a": ["“ cheated”"]}


@pytest.mark.parametrize("text", ["Annabel", "Joanna", "Ánna", "An na", "ann"])
def test_another_name_is_left(text: str) -> None:
    assert without(f"{text} cheated", ANNA, frozenset({"Anna", "\u200b", ""})) == f"{text} cheated"


async def test_moves_are_stored_between_the_steps_of_forgetting(store: BotStore) -> None:
    await _fill(store, 40)
    call, between = store._writer.call, list[str]()

    async def interrupted(*args: Any, **kwargs: Any) -> Any:
        result = await call(*args, **kwargs)
        between.append("step")
        with patch.object(store._writer, "call", call):
            await store.save(change("t2", header=f'{{"step":{len(between)}}}'))
        return result

    with patch.object(store._writer, "call", interrupted), patch.object(forgetting, "_AT_ONCE", 10):
        done = await forget_person(store, ANNA)
    assert (done.results, done.audit, done.live_tables) == (1, 40, ("t1",))
    # the order, who she was, four parts of the audit log, a table, her results, the rest, what was done, and the bytes
    assert len(between) == 11
    assert (await store.live_table("t2")).header == '{"step":11}'  # type: ignore[union-attr]


async def _fill_two(store: BotStore) -> None:
    """Two servers that know Anna, each by a name of its own that the other says too; she is banned from one."""
    await _fill(store, 40)
    await record(store, match("m2", seat(1, ANNA, 1, 3, "Zsanett"), guild=FAR))
    await store.league.keeper.catch_up(FAR)
    await store.league.ban(FAR, ANNA, BELA, "Änne Groß cheats")
    await store.league.start_season(FAR, "Anni and others", None, ANNA)
    await store.set_setting(FAR, 7, "names", f"<@{ANNA}>", BELA)
    await store.save(change("t3", LogEntry("x", f'{{"by":{ANNA}}}'), guild=FAR, people=(ANNA,)))
    await store.league.hold(FAR, "classic", NOW, [HandSeat(1, "x", 1, 0), HandSeat(2, "y", 2, 0)], ANNA, "ok")
    kick = noted("kick", BELA, f'{{"person":"{ANNA}","reason":"zsanett!"}}')
    await store.save(change("x", status="over", guild=OTHER, audit=kick))  # she was there, and nothing else says so


def _everything(db: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows, with the names of their columns first."""
    contents = {}
    for table in db.columns():
        if not table.startswith("sqlite_"):
            rows = db.execute(f'SELECT * FROM "{table}"')
            contents[table] = [tuple(column[0] for column in rows.description), *sorted(rows.fetchall(), key=repr)]
    return contents


async def _said_of_anna(store: BotStore) -> list[str]:
    """The rows that say something of Anna."""
    rows = await store._reader.call(_everything)
    texts = [f"{table} {row}" for table, table_rows in rows.items() for row in table_rows]
    marks = ("anni", "änne", "zsanett", str(ANNA))
    return [text for text in texts if any(mark in unicodedata.normalize("NFKC", text).casefold() for mark in marks)]


@contextmanager
def _dying(store: BotStore, writes: int) -> Iterator[None]:
    """Let all writes fail after so many."""
    call, remaining = store._writer.call, writes

    async def dying(*args: Any, **kwargs: Any) -> Any:
        nonlocal remaining
        remaining -= 1
        if remaining < 0:
            raise StorageError("closed")
        return await call(*args, **kwargs)

    with patch.object(store._writer, "call", dying):
        yield


@in_turn("writes", *range(1, 19), few=(*range(1, 18, 2), 18))
async def test_a_kill_while_somebody_is_forgotten_leaves_nothing_of_them(path: Place, writes: int) -> None:
    """What the first entries alone say is known after the kill too, though they say it no more; in each server."""
    with patch.object(forgetting, "_AT_ONCE", 10):
        async with opened(path) as store:
            await _fill_two(store)
            with _dying(store, writes), suppress(StorageError):
                await forget_person(store, ANNA)
                assert writes == 18
        async with opened(path) as store:
            assert await _said_of_anna(store) == []
            assert [line.actor for line in await audit_of(store, GUILD)][:2] == [BELA, None]
    if isinstance(path, Path):
        assert [mark for mark in ("anni", "änne", "zsanett", str(ANNA)) if mark in _text_of(path)] == []


@in_turn("writes", 0, 1, 3, 5, 12, 15)
async def test_what_went_wrong_can_be_asked_for_again_at_once(store: BotStore, writes: int) -> None:
    with patch.object(forgetting, "_AT_ONCE", 10):
        await _fill_two(store)
        with _dying(store, writes), pytest.raises(StorageError):
            await forget_person(store, ANNA)
        assert await _said_of_anna(store)
        await forget_person(store, ANNA)
    assert await _said_of_anna(store) == []


async def test_a_note_from_before_each_server_had_its_own_is_done(path: Place) -> None:
    async with opened(path) as store:
        await _fill_two(store)
        traces = Traces(ANNA, ("Anni", "Zsanett", "Änne Groß"), (GUILD, FAR, OTHER))
        await store.set_meta(f"forget-{ANNA}", msgspec.json.encode(traces).decode())
    async with opened(path) as store:
        assert await _said_of_anna(store) == []


def _by_guild(db: Connection) -> dict[int, list[object]]:
    """The rows of each server."""
    by_guild: dict[int, list[object]] = {}
    for table, (columns, *those) in _everything(db).items():
        if "guild" in columns:
            for row in those:
                by_guild.setdefault(row[columns.index("guild")], []).append((table, row))
    return by_guild


async def test_each_step_writes_rows_of_one_server_and_says_which(store: BotStore) -> None:
    def go(db: Connection) -> set[int]:
        book, wrote, before = stepwise(db, Fence.open()), set[int](), _by_guild(db)
        finished(book.to_forget(ANNA))
        (order,) = finished(book.open())
        assert _by_guild(db) == before
        work, named, transaction = book.do(order, (0,)), list[int](), type(db).transaction

        def naming(connection: Connection, *guilds: int) -> object:
            named.extend(guilds)
            return transaction(connection, *guilds)

        with patch.object(type(db), "transaction", naming), suppress(StopIteration):
            while True:
                named.clear()
                work.send(None)
                after = _by_guild(db)
                changed = {guild for guild in before | after if before.get(guild) != after.get(guild)}
                assert changed <= {*named}
                assert len(named) <= 1
                wrote, before = wrote | changed, after
        return wrote

    await _fill_two(store)
    assert await store._writer.call(go) == {GUILD, FAR, OTHER}


_ALONE = (
    "INSERT INTO results (match, seat, guild, ended, person, name, computer, total, place, points) "
    "VALUES (1, :seat, :guild, 0, :anna, '', 0, 0, 1, 0)",
    "INSERT INTO results (match, seat, guild, ended, player, name, computer, total, place, points) "
    "VALUES (1, :seat, :guild, 0, :anna, '', 0, 0, 1, 0)",
    "INSERT INTO audit (guild, at, actor, action, detail) VALUES (:guild, 0, :anna, '', '')",
    "INSERT INTO audit (guild, at, action, detail) VALUES (:guild, 0, '', :text)",
    "INSERT INTO league_members (guild, person, name, folded, named) VALUES (:guild, :anna, '', '', 0)",
    "INSERT INTO league_changes (guild, kind, detail, actor, reason, at) VALUES (:guild, 'ban', '{}', :anna, '', 0)",
    "INSERT INTO league_seasons (guild, name, folded, start, system, actor) VALUES (:guild, '', '', 0, '', :anna)",
    "INSERT INTO league_seasons (guild, name, folded, start, system) VALUES (:guild, :text, '', 0, '')",
    "INSERT INTO league_pending (guild, game, ended, seats, reason, at) "
    """VALUES (:guild, '', 0, '[{"name":"","place":1,"person":' || :text || '}]', '', 0)""",
    "INSERT INTO league_pending (guild, game, ended, seats, reason, at) VALUES (:guild, '', 0, '[]', :text, 0)",
    "INSERT INTO league_pending (guild, game, ended, seats, actor, reason, at) "
    "VALUES (:guild, '', 0, '[]', :anna, '', 0)",
    "INSERT INTO fixture_players (fixture, seat, guild, person, name) VALUES (1, :seat, :guild, :anna, '')",
    "INSERT INTO settings VALUES (:guild, 1, 'a', :text)",
    "INSERT INTO tables (id, guild, channel, header) VALUES ('x', :guild, 1, :text)",
    "INSERT INTO log (\"table\", n, guild, kind, body) VALUES (1, :seat, :guild, '', :text)",
    "INSERT INTO table_people VALUES (1, :anna, :guild)",
    "INSERT INTO notify VALUES (:guild, :anna, '[]', NULL, NULL, 'UTC', 0)",
    "INSERT INTO own_settings VALUES (:guild, :anna, '{}')",
    "INSERT INTO people_names (guild, person, name, username) VALUES (:guild, :anna, '', '')",
    "INSERT INTO notify_blocks VALUES (:guild, :anna, 1, 0)",
    "INSERT INTO notify_blocks VALUES (:guild, 1, :anna, 0)",
    "INSERT INTO calls (guild, channel, kind, at, caller) VALUES (:guild, 1, 'call', 0, :anna)",
)


async def test_a_server_that_has_one_row_about_the_person_is_found(store: BotStore) -> None:
    def fill(db: Connection) -> None:
        for n, insert in enumerate(_ALONE, 9):
            with db.transaction(GUILD + n):
                db.execute(insert, {"guild": GUILD + n, "seat": n, "anna": ANNA, "text": str(ANNA)})

    await record(store, match("m1", seat(1, BELA, 1, 3)))
    await store.fixtures.create(GUILD, 1, "classic", [NewFixture(1, (FixtureSeat(BELA, "Béla"),))], None)
    await store.save(change("t1", entry(0)))
    await store._writer.call(fill)
    assert len(await _said_of_anna(store)) == len(_ALONE)
    await forget_person(store, ANNA)
    assert await _said_of_anna(store) == []


async def test_many_results_are_left_in_parts_and_all_of_them_stay(store: BotStore) -> None:
    await record(store, *(match(f"m{n}", ended=NOW + n) for n in range(7)))
    await store.league.keeper.catch_up(GUILD)
    before = (await store.league.table(GUILD)).rows
    with patch.object(forgetting, "_AT_ONCE", 3):
        assert (await forget_person(store, ANNA)).results == 7
    assert (await store.league.player(GUILD, BELA)).played == before[1].played == 7
    assert await rows(store, "SELECT DISTINCT person, name, former FROM results WHERE seat = 1") == [(None, "", 1)]


@pytest.mark.sqlite
async def test_whatever_is_read_or_written_is_found_by_an_index(store: BotStore) -> None:
    """Also what may mention somebody anywhere is read along a key, some rows at once."""
    await _fill_two(store)
    seen: list[str] = []
    for line in (store._reader, store._writer):
        await line.call(lambda db: db.set_trace_callback(seen.append))
    await forget_person(store, ANNA)
    for line in (store._reader, store._writer):
        await line.call(lambda db: db.set_trace_callback(None))
    statements = [sql for sql in seen if sql.lstrip().startswith(("SELECT", "UPDATE", "DELETE", "INSERT"))]
    assert len(statements) > 100
    for statement in statements:
        steps = await store._reader.call(lambda db, sql=statement: db.execute(f"EXPLAIN QUERY PLAN {sql}").fetchall())
        scans = [step for *_, step in steps if step.startswith("SCAN ")]
        # the seasons of a server, and the few orders that there are
        assert {*scans} <= {"SCAN CONSTANT ROW", "SCAN s", "SCAN orders"}, statement


async def test_what_is_noted_while_somebody_is_forgotten_is_read_too(store: BotStore) -> None:
    """Before each write, also the last one; and nothing else of another server."""
    await _fill(store, 3)
    await store.save(change("y", status="over", guild=OTHER, audit=noted("late", BELA, '"Änne Groß is nobody here"')))
    call, steps = store._writer.call, 0

    async def noting(*args: Any, **kwargs: Any) -> Any:
        nonlocal steps
        steps += 1
        late = noted("late", ANNA, '{"reason":"änne groß again"}', NOW + steps)
        other = noted("late", BELA, '"Änne Groß is nobody here"')
        with patch.object(store._writer, "call", call):
            await store.save(change(f"y{steps}", status="over", audit=late))
            await store.save(change(f"z{steps}", status="over", guild=OTHER, audit=other))
        return await call(*args, **kwargs)

    with patch.object(store._writer, "call", noting), patch.object(forgetting, "_AT_ONCE", 2):
        await forget_person(store, ANNA)
    late = [(line.actor, line.detail) for line in await audit_of(store, GUILD) if line.action == "late"]
    mine = (ANNA, '{"reason":"änne groß again"}')
    assert late[:2] == [mine, mine]  # noted when nothing but to say what was done, and the bytes, was left to do
    assert {*late[2:]} == {(None, '{"reason":" again"}')}
    assert {line.detail for line in await audit_of(store, OTHER)} == {'"Änne Groß is nobody here"'}
