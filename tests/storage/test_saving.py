"""Tables go in, whole or not at all, and come out as they went in."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app.store import BotStore
from storage import StorageError
from storage.engines import Connection, Place, engine_of
from storage.loading import load_tables
from storage.saving import Saver
from storage.values import AuditEntry, LogEntry, TableChange
from tests.luck import part_of
from tests.storage.making import audit_of

from .making import (
    ANNA,
    BELA,
    GUILD,
    NOW,
    SAME_PLACES,
    NewPlace,
    change,
    content,
    entry,
    match,
    matches_of,
    opened,
    rows,
    seat,
    tables,
    write,
)

pytestmark = pytest.mark.slow


async def test_a_table_comes_back_as_it_was_stored(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0), entry(1), header='{"v":1}', channel=9))
        await store.save(change("t1", entry(2), header='{"v":"ő"}', channel=9, expect=2))
    async with opened(path) as store:
        (table,) = await store.live_tables()
    assert (table.table, table.guild, table.channel, table.header) == ("t1", GUILD, 9, '{"v":"ő"}')
    assert table.log == (entry(0), entry(1), entry(2))


async def test_tables_come_back_in_the_order_of_their_beginning(store: BotStore) -> None:
    for name in ("c", "a", "b"):
        await store.save(change(name, entry(0)))
    await store.save(change("c", entry(1)))
    assert [table.table for table in await store.live_tables()] == ["c", "a", "b"]


async def test_a_table_that_is_over_is_gone_and_its_match_is_kept(store: BotStore) -> None:
    await store.save(change("t1", entry(0), people=(ANNA, BELA)))
    await store.save(change("t1", status="over", finished=match("m1"), expect=1))
    assert await store.live_tables() == []
    assert await store.match("m1") == match("m1")
    assert await rows(store, "SELECT count(*) FROM log") == [(0,)]
    assert await rows(store, "SELECT count(*) FROM table_people") == [(0,)]


async def test_an_unexpected_number_of_entries_is_a_conflict_and_changes_nothing(store: BotStore) -> None:
    await store.save(change("t1", entry(0), expect=0))
    for status in ("live", "over"):
        with pytest.raises(StorageError) as caught:
            await store.save(change("t1", entry(1), header='{"x":1}', expect=0, status=status))
        assert (caught.value.code, caught.value.data) == ("conflict", {"table": "t1", "expected": 0, "found": 1})
    assert (await tables(store))["t1"].log == (entry(0),)
    assert (await tables(store))["t1"].header == '{"seats":[]}'


async def test_a_channel_has_one_live_table(store: BotStore) -> None:
    await store.save(change("t1", channel=5))
    await store.save(change("t2", channel=6))
    for other in (change("t3", channel=5), change("t2", channel=5)):
        with pytest.raises(StorageError) as caught:
            await store.save(other)
        assert (caught.value.code, caught.value.data) == ("channel-taken", {"table": "t1"})
    await store.save(change("t1", channel=5, status="over"))
    await store.save(change("t3", channel=5))
    assert set(await tables(store)) == {"t2", "t3"}


async def test_a_table_may_move_to_another_channel(store: BotStore) -> None:
    await store.save(change("t1", entry(0), channel=5))
    await store.save(change("t1", entry(1), channel=6))
    assert (await tables(store))["t1"].channel == 6


async def test_a_table_of_another_guild_is_not_touched(store: BotStore) -> None:
    await store.save(change("t1", entry(0)))
    with pytest.raises(StorageError) as caught:
        await store.save(change("t1", entry(1), guild=1))
    assert caught.value.code == "conflict"


async def test_the_same_match_twice_is_stored_once_and_another_under_its_id_refused(store: BotStore) -> None:
    await store.save(change("t1", finished=match("m1")))
    await store.save(change("t1", status="over", finished=match("m1")))
    with pytest.raises(StorageError) as caught:
        await store.save(change("t2", entry(0), finished=match("m1", game="uno")))
    assert caught.value.data == {"match": "m1"}
    assert await tables(store) == {}
    assert len(await matches_of(store)) == 1


async def test_audit_entries_without_a_time_get_the_clocks(store: BotStore) -> None:
    await store.save(change("t1", audit=AuditEntry("end", ANNA, '{"table":"t1"}')))
    assert await audit_of(store, GUILD) == [AuditEntry("end", ANNA, '{"table":"t1"}', NOW)]


BAD = [
    change("bad", LogEntry("action", "\ud800")),
    change("bad", channel=2**63),
    change("bad", LogEntry("action", None)),  # type: ignore[arg-type]
    change("bad", "no entry"),  # type: ignore[arg-type]
    change("bad", channel=sum(b"t1")),
    change("bad", expect=7),
    change("\ud800", channel=1),
    change("bad", LogEntry("action", "\0")),
    change("bad", header='"\0"'),
    change("\0", channel=1),
    change("bad", finished=match("bad", seat(1, ANNA, 1, 3, "An\0na"), seat(2, BELA, 2, 1))),
    change("bad", audit=AuditEntry("end", ANNA, "\0")),
]


@pytest.mark.parametrize("bad", BAD)
async def test_one_bad_change_fails_alone(store: BotStore, path: Path, bad: TableChange) -> None:
    for name in ("t1", "t2", "t3"):
        await store.save(change(name, entry(0)))
    good = [change(name, entry(1), expect=1) for name in ("t1", "t2", "t3")]
    results = await asyncio.gather(*(store.save(each) for each in [good[0], bad, *good[1:]]), return_exceptions=True)
    assert results[:1] + results[2:] == [None] * 3
    assert isinstance(results[1], StorageError)
    assert results[1].code in ("invalid", "channel-taken", "conflict")
    assert {name: len(table.log) for name, table in (await tables(store)).items()} == dict.fromkeys(
        ("t1", "t2", "t3"), 2
    )


@pytest.mark.parametrize("text", ["\ud800", "\0", "a\0"])
async def test_a_bad_entry_of_a_known_table_fails_alone(store: BotStore, text: str) -> None:
    for name in ("t1", "t2"):
        await store.save(change(name, entry(0)))
    bad = change("t1", entry(1), LogEntry("action", text), header='{"half":1}')
    results = await asyncio.gather(store.save(bad), store.save(change("t2", entry(1))), return_exceptions=True)
    assert isinstance(results[0], StorageError)
    assert results[0].code == "invalid"
    by_name = await tables(store)
    assert (by_name["t1"].header, by_name["t1"].log) == ('{"seats":[]}', (entry(0),))
    await store.save(change("t1", entry(1), expect=1))
    assert [len(table.log) for table in (await tables(store)).values()] == [2, 2]


@pytest.mark.sqlite
async def test_changes_that_wait_together_are_one_transaction(path: Path) -> None:
    commits: list[str] = []
    async with opened(path) as store:
        await asyncio.gather(*(store.save(change(f"t{n}", entry(0), channel=n)) for n in range(1, 51)))
        await store._writer.call(lambda db: db.set_trace_callback(commits.append))
        await asyncio.gather(*(store.save(change(f"t{n}", entry(1), channel=n)) for n in range(1, 51)))
        await store._writer.call(lambda db: db.set_trace_callback(None))
        assert [len(table.log) for table in await store.live_tables()] == [2] * 50
    assert commits.count("COMMIT") == 1


async def test_moves_of_one_table_keep_their_order(store: BotStore) -> None:
    await asyncio.gather(*(store.save(change("t1", entry(n), expect=n)) for n in range(30)))
    await asyncio.gather(*(store.save(change("t1", entry(n), expect=n)) for n in range(30, 60)))
    assert (await tables(store))["t1"].log == tuple(entry(n) for n in range(60))


async def test_a_cancelled_waiter_loses_nothing_and_disturbs_nobody(store: BotStore) -> None:
    await store.save(change("t0", entry(0), channel=1000))
    tasks = [
        asyncio.create_task(store.save(change(f"t{n % 7}", entry(n), channel=1000 + n % 7, header=f'{{"n":{n}}}')))
        for n in range(1, 70)
    ]
    for turn in range(12):
        for task in tasks[turn::13]:
            task.cancel()
        await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert any(isinstance(result, asyncio.CancelledError) for result in results)
    await store.save(change("last"))
    by_name = await tables(store)
    submitted = {n for n, result in enumerate(results, 1) if result is None}
    stored = {msgspec.json.decode(e.body)["n"] for table in by_name.values() for e in table.log}
    assert submitted <= stored
    for number in range(1, 7):
        table = by_name[f"t{number}"]
        assert table.header == f'{{"n":{msgspec.json.decode(table.log[-1].body)["n"]}}}'


async def test_what_waits_when_the_store_closes_is_stored(path: Path) -> None:
    async with opened(path) as store:
        waiting = []
        for group in range(4):  # the first is being written while the others wait
            first = 1 + 10 * group
            waiting += [asyncio.create_task(store.save(change(f"t{n}", channel=n))) for n in range(first, first + 10)]
            for _ in range(3):
                await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [None] * 40
    async with opened(path) as store:
        assert len(await store.live_tables()) == 40


async def test_a_closed_store_says_so(path: Path) -> None:
    async with opened(path) as store:
        pass
    await store.close()
    for call in (store.save(change()), store.live_tables(), store.set_meta("a", "b"), store.settings(1)):
        with pytest.raises(StorageError) as caught:
            await call
        assert caught.value.code == "closed"


async def test_opening_that_is_cancelled_leaves_nothing_open(path: Place) -> None:
    for turns in range(1, 6):
        task = asyncio.create_task(BotStore.open(path))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with opened(path) as store:
            await store.set_meta("a", "b")


@pytest.mark.sqlite
async def test_a_locked_file_fails_everyone_and_the_next_save_works(path: Path) -> None:
    async with opened(path, busy=0.01) as store:
        await store.save(change("t1", entry(0)))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saves = [store.save(change("t1", entry(1))), store.save(change("t2", entry(0)))]
            results = await asyncio.gather(*saves, return_exceptions=True)
            other.execute("ROLLBACK")
        assert [error.code for error in results if isinstance(error, StorageError)] == ["locked", "locked"]
        assert results[0] is not results[1]
        await store.save(change("t1", entry(1), expect=1))
        assert (await tables(store))["t1"].log == (entry(0), entry(1))


@pytest.mark.sqlite
async def test_what_another_program_wrote_is_noticed(path: Path) -> None:
    async with opened(path) as store:
        await store.save(change("t1", entry(0)))
        await store.save(change("t1", entry(1)))
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("DELETE FROM log WHERE n = 1")
        with pytest.raises(StorageError) as caught:
            await store.save(change("t1", entry(2), expect=2))
        assert caught.value.data["found"] == 1
        await store.save(change("t1", entry(3), expect=1))
        assert (await tables(store))["t1"].log == (entry(0), entry(3))


_DAMAGE = {
    "gap": 'DELETE FROM log WHERE n = 1 AND "table" = ?',
    "header": "UPDATE tables SET header = '{' WHERE number = ?",
    "text": "UPDATE log SET body = CAST(x'ff' AS TEXT) WHERE \"table\" = ?",
}


def _damage(db: Connection, names: Sequence[str]) -> None:
    for name in names:
        (number,) = db.execute("SELECT number FROM tables WHERE id = ?", (name,)).fetchone()
        db.execute(_DAMAGE[name], (number,))


async def test_a_damaged_table_hides_no_other(path: Place, engine: str) -> None:
    """PostgreSQL lets nothing in that is no text."""
    bad = ["gap", "header", "text"][: 3 if engine == "sqlite" else 2]
    async with opened(path) as store:
        for name in ("good", *bad, "fine"):
            await store.save(change(name, *(entry(n) for n in range(3))))
        await store._writer.call(_damage, bad)
    async with opened(path) as store:
        assert [table.table for table in await store.live_tables()] == ["good", "fine"]
        reasons = {"gap": "log", "header": "header", "text": "text"}
        assert {(damage.table, damage.reason) for damage in store.damaged} == {(name, reasons[name]) for name in bad}
        alone = [await store.live_table(name) for name in ("good", *bad, "fine", "none")]
        assert [table and table.table for table in alone] == ["good", *(None for _ in bad), "fine", None]
        assert alone[0] == (await store.live_tables())[0]


@pytest.mark.sqlite
async def test_a_damaged_page_hides_no_other_table(path: Path) -> None:
    async with opened(path) as store:
        for n in range(1, 9):
            await store.save(change(f"t{n}", entry(0), header=f'{{"pad":"{"x" * 3000}"}}', channel=n))
    with closing(sqlite3.connect(path)) as db:
        find = "SELECT pageno FROM dbstat WHERE name = 'tables' AND pagetype = 'leaf' ORDER BY pageno"
        try:
            pages = [page for (page,) in db.execute(find)]
        except sqlite3.OperationalError:
            pytest.skip("this SQLite was built without dbstat")
    whole = content(path)
    write(path, whole[: (pages[1] - 1) * 4096] + b"\xa5" * 4096 + whole[pages[1] * 4096 :])
    async with opened(path) as store:
        good = await store.live_tables()
        assert 1 <= len(store.damaged) < 8
        assert {bad.reason for bad in store.damaged} == {"page"}
        assert len(good) + len(store.damaged) == 8
        await store.save(change(good[0].table, entry(1), channel=good[0].channel, header=good[0].header, expect=1))


# Saved in any groups, rows must be the same as a dictionary's.

_names = st.sampled_from(["a", "b", "c"])
_steps = st.fixed_dictionaries(
    {
        "table": _names,
        "channel": st.integers(1, 3),
        "status": st.sampled_from(["live", "live", "live", "over"]),
        "header": st.sampled_from(['{"h":1}', '{"h":2}']),
        "entries": st.integers(0, 3),
        "expect": st.none() | st.integers(0, 4),
        "people": st.none() | st.lists(st.sampled_from([ANNA, BELA]), max_size=2).map(tuple),
    }
)


class _Model:
    def __init__(self) -> None:
        self.tables: dict[str, tuple[int, str, list[LogEntry]]] = {}
        self.people: dict[str, set[int]] = {}

    def save(self, update: TableChange) -> str | None:
        log = self.tables[update.table][2] if update.table in self.tables else []
        if update.expect not in (None, len(log)):
            return "conflict"
        if update.status == "over":
            self.tables.pop(update.table, None)
            self.people.pop(update.table, None)
            return None
        if any(name != update.table and place == update.channel for name, (place, _, _) in self.tables.items()):
            return "channel-taken"
        self.tables[update.table] = (update.channel, update.header, log + list(update.append))
        if update.people is not None:
            self.people[update.table] = set(update.people)
        return None


@settings(max_examples=part_of(150, 30), deadline=None, suppress_health_check=SAME_PLACES)
@given(st.lists(st.lists(_steps, min_size=1, max_size=6), max_size=8))
def test_saving_in_groups_comes_to_the_same_as_a_dictionary(
    new_place: NewPlace, groups: list[list[dict[str, object]]]
) -> None:
    model, saver = _Model(), Saver()
    with new_place() as place, closing(engine_of(place).writer()) as db:
        for group in groups:
            steps = [_step(step, n) for n, step in enumerate(group)]
            # plain moves are written before the rest of their group, which no table can tell
            errors = saver.save(db, steps, NOW)
            expected = [model.save(step) for step in steps]
            assert [error.code if error else None for error in errors] == expected
        _compare(db, model)


def _step(step: dict[str, object], n: int) -> TableChange:
    entries = tuple(entry(n) for _ in range(int(str(step["entries"]))))
    rest = {key: value for key, value in step.items() if key != "entries"}
    return TableChange(guild=GUILD, append=entries, **rest)  # type: ignore[arg-type]


def _compare(db: Connection, model: _Model) -> None:
    loaded, damaged = load_tables(db)
    assert damaged == []
    assert {t.table: (t.channel, t.header, list(t.log)) for t in loaded} == model.tables
    people: dict[str, set[int]] = {}
    for name, person in db.execute('SELECT id, person FROM table_people JOIN tables ON number = "table"'):
        people.setdefault(name, set()).add(person)
    assert people == {name: who for name, who in model.people.items() if who}


def test_saving_works_blocking(path: Place) -> None:
    with closing(engine_of(path).writer()) as db:
        assert Saver().save(db, [change("t1", entry(0)), change("t2", expect=3)], NOW)[0] is None
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        with suppress(StorageError):
            Saver().save(db, [], NOW)
        assert not db.in_transaction
