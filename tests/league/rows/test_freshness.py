"""Tables that have everything are not asked again until something came, from any writer, for any reader."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from bot.app.store import BotStore
from bot.league.rows.keeper import Freshness
from tests.storage.making import change, forget_person, record_at_once

from .playing import GUILD, NOW, played, statements_of, table

OTHER = GUILD + (1 << 22)


@pytest.fixture(autouse=True)
def asked_again() -> None:
    """Here nothing is asked beside what the program asks: it is counted."""


async def asks(store: BotStore) -> bool:
    """True if a page asks how far the server is worked out."""
    return any("WITH ready" in sent for sent in await statements_of(store.league.table(GUILD)))


@pytest.fixture
async def fresh_store(store: BotStore) -> BotStore:
    """A store that has answered for a server, and knows that nothing came since."""
    await record_at_once(store, [played("m1", 1, 2)])
    await store.league.keeper.catch_up(GUILD)
    await store.league.table(GUILD)
    assert not await asks(store)
    return store


def _finished(store: BotStore) -> Awaitable[object]:
    return store.save(change("t1", status="over", finished=played("m2", 1, 2, ended=NOW + 1)))


WRITES: dict[str, Callable[[BotStore], Awaitable[object]]] = {
    "match": _finished,
    "import": lambda store: record_at_once(store, [played("m2", 1, 2, ended=NOW + 1)]),
    "setting": lambda store: store.set_setting(GUILD, None, "timezone", "Europe/Helsinki", 9),
    "season": lambda store: store.league.start_season(GUILD, "Spring", None, 9),
    "correction": lambda store: store.league.take_out(GUILD, "m1", 9, "x", expect=0),
    "forgotten": lambda store: forget_person(store, 2),
}


@pytest.mark.parametrize("write", WRITES)
async def test_what_was_written_is_asked_for(fresh_store: BotStore, write: str) -> None:
    await WRITES[write](fresh_store)
    assert await asks(fresh_store)
    await fresh_store.league.keeper.catch_up(GUILD)
    assert not await asks(fresh_store)


@pytest.mark.parametrize("write", ["match", "import", "setting", "correction"])
async def test_what_nobody_waits_for_any_more_is_asked_for_too(fresh_store: BotStore, write: str) -> None:
    task = asyncio.ensure_future(WRITES[write](fresh_store))
    for _ in range(3):  # it is on its way to the thread
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await fresh_store._group.drain()
    await fresh_store._writer.call(lambda _: None)
    assert await asks(fresh_store)


async def test_a_move_or_another_server_s_match_changes_nothing(fresh_store: BotStore) -> None:
    for n in range(2):
        await fresh_store.save(change("t1", header=f'{{"n":{n}}}'))
    await record_at_once(fresh_store, [played("m2", 1, 2, guild=OTHER)])
    assert not await asks(fresh_store)


async def test_a_change_of_hands_is_asked_about(fresh_store: BotStore) -> None:
    (epoch,) = fresh_store.fence.held.values()
    fresh_store.fence.drop(0)
    assert await asks(fresh_store)
    fresh_store.fence.hold(0, epoch + 1)
    assert await asks(fresh_store)
    assert not await asks(fresh_store)
    await fresh_store.league.keeper.wake_all()
    assert await asks(fresh_store)


async def test_after_a_step_that_found_everything_nothing_is_asked(store: BotStore) -> None:
    await record_at_once(store, [played(f"m{n}", 1, 2, ended=NOW + n) for n in range(3)])
    await store.league.keeper.catch_up(GUILD)
    await record_at_once(store, [played("m3", 1, 2, ended=NOW + 3)])
    sent = await statements_of(store.league.keeper.catch_up(GUILD))
    assert sum("WITH ready" in statement for statement in sent) == 1
    assert [row.played for row in await table(store)] == [4, 4]


def test_what_comes_while_it_is_asked_is_not_taken_for_known() -> None:
    epochs: dict[int, int] = {1: 7}
    fresh = Freshness(epochs.get)
    mark = fresh.mark(1)
    fresh.changed(1)
    fresh.note(1, mark)
    assert not fresh.is_fresh(1)
    fresh.note(1, fresh.mark(1))
    assert fresh.is_fresh(1)
    fresh.changed(2)
    assert fresh.is_fresh(1)
    fresh.all_changed()
    assert not fresh.is_fresh(1)


def test_nothing_is_known_of_a_server_that_is_another_process_s() -> None:
    epochs: dict[int, int] = {}
    fresh = Freshness(epochs.get)
    fresh.note(1, fresh.mark(1))
    assert not fresh.is_fresh(1)
    epochs[1] = 7
    fresh.note(1, fresh.mark(1))
    epochs[1] = 8
    assert not fresh.is_fresh(1)
