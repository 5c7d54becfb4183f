"""The doctor says which shards nobody has, and which tables nobody plays for that."""

import pytest

from bot.app.store import BotStore
from bot.cli.fleet import tell_fleet
from storage.engines.fence import Fence
from storage.health import FleetHealth, HeldShard, OpenOrders
from storage.outside import inspect_server
from tests.storage.making import change, entry

SHARDS = 4


def held(shard: int, owner: str | None = "a-1f", seconds_left: float = 9.0, by: str = "1") -> HeldShard:
    return HeldShard(SHARDS, shard, owner, by, seconds_left)


def fleet(*rows: HeldShard, tables: dict[int, int] | None = None) -> FleetHealth:
    """A fleet of four shards, all of which one process has unless it is said otherwise."""
    by_shard = {row.shard: row for row in (*map(held, range(SHARDS)), *rows)}
    return FleetHealth(SHARDS, tuple(by_shard.values()), tables or {})


def test_where_each_has_its_process_all_is_well() -> None:
    ((state, text),) = tell_fleet(fleet(held(1, "b-2e"), tables={0: 5}))
    assert (state, text) == ("ok", "Each of the 4 shards has its process. Processes: 2")


def test_where_no_process_runs_nothing_is_wrong() -> None:
    ((state, text),) = tell_fleet(fleet(*(held(n, None, -5.0) for n in range(SHARDS)), tables={0: 5}))
    assert (state, text) == ("note", "No process has any of the 4 shards now.")


@pytest.mark.parametrize(
    ("rows", "tables", "state", "words"),
    [
        ([held(2, None)], {2: 3}, "wrong", "Nobody has shard 2, with 3 live tables. Start a process for it."),
        ([held(2, None), held(3, None)], {}, "wrong", "the shards 2, 3, with 0 live tables"),
        ([held(2, seconds_left=-1.0)], {2: 1}, "wrong", "The lease of shard 2 has run out, with 1 live table:"),
        ([held(2, "a-2e")], {}, "note", "2 processes are called a."),
        ([held(2, "b-2e", by="2")], {}, "note", "Different versions are running: 1, 2."),
        ([], {-1: 2, 0: 9}, "wrong", "2 live tables belong to servers of which there is no shard"),
    ],
)
def test_each_fault_is_a_line(rows: list[HeldShard], tables: dict[int, int], state: str, words: str) -> None:
    ((mark, text),) = tell_fleet(fleet(*rows, tables=tables))
    assert mark == state
    assert words in text


@pytest.mark.parametrize(
    ("owner", "age", "state", "words"),
    [
        ("a-1f", 12.0, "note", "1 order to forget a person or delete a server isn't done by all processes yet."),
        ("a-1f", 299.0, "note", "It was given 4 minutes ago."),
        ("a-1f", 301.0, "wrong", "It was given 5 minutes ago."),
        (None, 9e9, "note", "It was given 150,000,000 minutes ago."),  # nobody is there to do it
    ],
)
def test_an_order_that_is_not_done_is_told_and_wrong_once_all_had_the_time(
    owner: str | None, age: float, state: str, words: str
) -> None:
    rows = tuple(held(shard, owner) for shard in range(SHARDS))
    _, (mark, text) = tell_fleet(FleetHealth(SHARDS, rows, {}, OpenOrders(1, age)))
    assert mark == state
    assert words in text


def test_a_shard_without_a_row_is_missing() -> None:
    whole = fleet(tables={3: 2, 1: 7})
    ((state, text),) = tell_fleet(FleetHealth(SHARDS, whole.rows[:3], whole.tables))
    assert (state, text.split(" of which")[0]) == ("wrong", "2 live tables belong to servers")


async def test_it_is_read_from_the_database(dsn: str) -> None:
    fence = Fence("one-1f", SHARDS)
    async with await BotStore.open(dsn, fence=fence, program="1.2") as store:
        assert inspect_server(dsn).fleet is None
        await store.leases.begin(SHARDS)
        for shard, epoch in (await store.leases.take([1, 2], 2)).items():
            fence.hold(shard, epoch)
        await store.save(change("t1", entry(0), guild=(4 * 7 + 1) << 22))
        health = inspect_server(dsn).fleet
    assert health is not None
    assert (health.shards, health.tables) == (SHARDS, {1: 1})
    assert [(row.shard, row.owner, row.program) for row in health.rows] == [
        (0, None, ""), (1, "one-1f", "1.2"), (2, "one-1f", "1.2"), (3, None, "")
    ]  # fmt: skip
    assert [state for state, _ in tell_fleet(health)] == ["wrong"]
