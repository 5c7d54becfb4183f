"""What follows from matches: in steps, never twice, whatever is cut off; and nobody waits for it."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from bot.app.store import BotStore
from bot.league.rows import keeper
from bot.league.rows.generations import delete_some
from bot.league.rows.keeper import read_from_now
from bot.league.rules import LeagueError
from storage.engines import Connection, Place
from storage.engines.sqlite.connection import SqliteConnection
from storage.engines.sqlite.schema import migrate, migrations
from tests.luck import part_of
from tests.storage.making import change, record_at_once
from tests.storage.places import in_turn

from .playing import GUILD, NAMES, NOW, Time, caught_up, differences, everything, league, played, table

pytestmark = pytest.mark.slow
PEOPLE = (1, 2, 3, 4, 5)


def many(count: int) -> list:
    return [
        played(f"m{n}", 1 + n % 5, 1 + (n + 1 + n % 3) % 5, game=("classic", "uno")[n % 2], ended=NOW + n * 977)
        for n in range(count)
    ]


async def whole(store: BotStore) -> dict:
    return await everything(store, PEOPLE, (None, "classic", "uno"))


async def test_matches_one_by_one_and_all_at_once_are_the_same(path: Place, other_path: Place) -> None:
    matches = many(30)
    async with league(path) as store, league(other_path) as other:
        for match in matches:
            await record_at_once(store, [match])
            await table(store)
        await record_at_once(other, matches)
        await other.league.keeper.catch_up(GUILD)
        assert differences(await whole(store), await whole(other))[:3] == []


@in_turn("kill_at", *range(0, 12, part_of(1, 2)))
async def test_a_kill_at_any_step_counts_nothing_twice(
    path: Place, other_path: Place, kill_at: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is dropped in the middle: after so many writes, with everything that was in memory."""
    monkeypatch.setattr(keeper, "STEP", 7)
    matches = many(40)
    async with league(other_path) as store:
        await record_at_once(store, matches)
        wanted = await whole(store)
    async with league(path) as store:
        await record_at_once(store, matches[:20])
        await table(store)
        await record_at_once(store, matches[20:])
        await store.league.take_out(GUILD, "m3", 9, "x", expect=0)
        await store.league.undo(GUILD, 1, 9, "x")
        await caught_up(store, writes=kill_at)
    async with league(path) as store:
        await store.league.keeper.catch_up(GUILD)
        assert differences(await whole(store), wanted)[:3] == []
        left_over = "SELECT count(DISTINCT generation), (SELECT count(*) FROM league_generations) FROM league_played"
        assert await store._reader.call(lambda db: db.execute(left_over).fetchone()) == (1, 1)


async def test_a_match_that_came_late_stands_in_its_place(path: Place, other_path: Place) -> None:
    matches = many(20)
    async with league(path) as store, league(other_path) as other:
        await record_at_once(store, [match for match in matches if match.match != "m7"])
        await table(store)
        await record_at_once(store, [match for match in matches if match.match == "m7"])
        await record_at_once(other, matches)
        assert differences(await whole(store), await whole(other))[:3] == []


async def test_readers_are_told_that_it_is_recalculated_and_moves_do_not_wait(
    path: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "AT_ONCE", 100)
    async with league(path) as store:
        await record_at_once(store, many(600))
        await store.league.keeper.catch_up(GUILD)
        before = (await store.league.table(GUILD)).rows
        await store.league.take_out(GUILD, "m0", 9, "long ago", expect=0)
        page = await store.league.table(GUILD)
        assert page.recalculating == 0
        assert page.rows == before
        keeping = asyncio.create_task(store.league.keeper.keep())
        seen = list[int]()
        while (percent := (await store.league.table(GUILD)).recalculating) is not None:
            await store.save(change(f"t{len(seen)}", channel=len(seen) + 1))
            seen.append(percent)
        keeping.cancel()
        assert len({*seen}) > 3
        assert [percent for percent in seen if percent] == sorted(percent for percent in seen if percent)
        assert {*seen} <= {0, 16, 33, 50, 66, 83, 100}
        assert (await store.league.table(GUILD)).rows != before
        with pytest.raises(asyncio.CancelledError):
            await keeping


@pytest.mark.sqlite
@pytest.mark.parametrize(("others_wait", "most"), [(True, 260), (False, 2010)])
async def test_a_step_writes_few_rows_while_others_wait(path: Place, others_wait: bool, most: int) -> None:
    """What holds up a move is the number of rows in one transaction on the writer's thread."""
    async with league(path) as store:
        store.league.keeper._waited_for = lambda: others_wait
        await record_at_once(store, many(800))
        call, sizes = store._writer.call, []

        async def counted(function, *args, **kwargs):
            before = await call(lambda db: db.total_changes)
            result = await call(function, *args, **kwargs)
            sizes.append(await call(lambda db: db.total_changes) - before)
            return result

        store._writer.call = counted
        await store.league.keeper.catch_up(GUILD)
        await store.league.take_out(GUILD, "m0", 9, "x", expect=0)
        await store.league.keeper.catch_up(GUILD)
        store._writer.call = call
        assert max(sizes) <= most
        assert sum(sizes) > 2 * most


async def test_the_fold_gives_way_to_those_who_write(path: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fold pauses after each match while a writer is waiting."""
    async with league(path) as store:
        moments = list[float]()
        monkeypatch.setattr(keeper.time, "sleep", moments.append)
        await record_at_once(store, many(40))
        store._writer.calls = 1
        await store.league.keeper._build(GUILD)
        assert len(moments) >= 40
        moments.clear()
        store._writer.calls = 0
        await store.league.keeper.catch_up(GUILD)
        assert moments == []


async def test_a_correction_goes_before_the_rows_of_the_generation_that_was_read(path: Place) -> None:
    async with league(path) as store:
        await record_at_once(store, many(600))
        await store.league.keeper.catch_up(GUILD)
        await store.league.take_out(GUILD, "m0", 9, "x", expect=0)
        call, deleted = store._writer.call, 0

        async def seen(function, *args, **kwargs):
            nonlocal deleted
            result = await call(function, *args, **kwargs)
            if function is delete_some and (deleted := deleted + 1) == 1:
                store._writer.call = call
                await store.league.take_out(GUILD, "m1", 9, "x", expect=0)
                store._writer.call = seen
            if getattr(function, "__wrapped__", function) is read_from_now:  # the keeper wraps it
                rebuilt.append(deleted)
            return result

        rebuilt = list[int]()
        store._writer.call = seen
        await store.league.keeper.catch_up(GUILD)
        assert rebuilt == [0, 1]
        assert deleted > 3


async def test_a_finished_match_is_worked_out_without_being_asked(path: Place) -> None:
    async with league(path) as store:
        keeping = asyncio.create_task(store.league.keeper.keep())
        await store.save(change("t1"))
        await store.save(change("t1", status="over", finished=played("m1", 1, 2)))
        while not await store._reader.call(_lines):
            pass
        keeping.cancel()


def _lines(db: Connection) -> int:
    return int(db.execute("SELECT count(*) FROM league_played").fetchone()[0])


@pytest.mark.sqlite
async def test_many_matches_of_the_version_before_are_all_there(path: Place) -> None:
    """Schema 3, as an older version of the bot has written it; what follows is worked out afterwards."""
    with closing(sqlite3.connect(path, isolation_level=None, factory=SqliteConnection)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db, migrations()[:3])
        _fill(db, part_of(100_000, 10_000))
        before = db.execute("SELECT count(*), sum(ended), max(number) FROM matches").fetchone()
    async with league(path) as store:
        await store.set_setting(GUILD, None, "league-limit", "off", 9)
        counts = "SELECT count(*), sum(ended), max(number) FROM matches"
        assert await store._reader.call(lambda db: db.execute(counts).fetchone()) == before
        page = await store.league.table(GUILD)
        assert page.recalculating == 0  # the opening has not waited for it
        assert page.rows == ()
        match = await store.match("old9999")
        assert match is not None
        assert [result.name for result in match.results] == ["Anna", "Béla"]
        await store._writer.call(lambda db: db.execute("DELETE FROM matches WHERE number > 400"))
        await store.league.keeper.catch_up(GUILD)
        rows = await table(store)
        assert sum(row.played for row in rows) == 800
        (records,) = (await store.league.records(GUILD)).games
        assert records.highest is not None
        assert (records.highest.value, records.highest.match) == (60, "old60")  # from the record itself


def _fill(db: sqlite3.Connection, count: int) -> None:
    record = '{{"rounds":[{{"result":{{"score":{{"p1":{0},"p2":3}}}}}},{{"result":null}}]}}'
    matches = (
        (f"old{n}", GUILD, 5, "classic", "{}", record.format(n % 61), NOW + n - 60, NOW + n, "target", 1)
        for n in range(1, count + 1)
    )
    db.execute("BEGIN")
    columns = 'id, guild, channel, game, options, record, started, ended, "end", league'
    db.executemany(f"INSERT INTO matches ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", matches)
    for seat in (1, 2):
        person = f"{seat} + (number % 2) * 2" if seat == 1 else "2"
        name = NAMES[seat]
        db.execute(
            f"""INSERT INTO results SELECT number, {seat}, guild, ended, {person}, '{name}', 0, 5, {seat}, {2 - seat}
                FROM matches"""
        )
    db.execute("COMMIT")


async def test_the_clock_of_a_host_that_goes_back_is_no_trouble(path: Place) -> None:
    time = Time()
    async with league(path, time) as store:
        await record_at_once(store, [played("m1", 1, 2, ended=NOW + 100)])
        await table(store)
        await record_at_once(store, [played("m2", 2, 1, ended=NOW + 50)])
        time.now = NOW + 60
        assert [row.played for row in await table(store)] == [2, 2]
        with pytest.raises(LeagueError):
            await store.league.match(GUILD, "m3")


async def test_what_was_worked_out_by_an_older_fold_is_built_anew(path: Place) -> None:
    """A leaver's rating stayed once; the matches are counted by the rules of today, those of before, too."""
    async with league(path) as store:
        await record_at_once(store, [played("m1", 1, 2, stood_in=[1])])
        fresh = await table(store)
        assert [row.person for row in fresh] == [2, 1]
        await store._writer.call(_age)
    async with league(path) as store:
        await store.league.keeper.catch_up(GUILD)
        assert await table(store) == fresh


def _age(db: Connection) -> None:
    """Leave out what an older fold did not say, and make the sums wrong."""
    (rules,) = db.execute("SELECT rules FROM league_generations").fetchone()
    old = {key: value for key, value in json.loads(rules).items() if key != "fold"}
    db.execute("UPDATE league_generations SET rules = ?", (json.dumps(old),))
    db.execute("UPDATE league_standings SET points = 0, won = 0, rated = 0")
