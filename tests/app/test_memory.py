"""What functions keep is bounded; free memory goes back to the system where the C library can do that."""

import asyncio
import gc
import threading
from functools import _lru_cache_wrapper

import pytest

from bot.app import chores
from bot.games.kit.melds.runs import Memo
from bot.games.kit.tiles import tiles_of
from bot.games.meld.mind import thinking as melds
from bot.games.rack.mind import thinking as rack
from bot.locales import _language as language_of


class Library:
    def __init__(self) -> None:
        self.set, self.trimmed, self.threads = [], asyncio.Event(), set()
        self._loop = asyncio.get_running_loop()

    def mallopt(self, what: int, value: int) -> None:
        self.set.append((what, value))

    def malloc_trim(self, pad: int) -> None:
        assert pad == 0
        self.threads.add(threading.current_thread())
        self._loop.call_soon_threadsafe(self.trimmed.set)


async def test_free_memory_is_handed_back_again_and_again_beside_the_loop(monkeypatch) -> None:
    library = Library()
    monkeypatch.setattr(chores, "_library", lambda: library)
    chores.keep_together()
    assert dict(library.set).keys() == {-8, -3}
    giving = asyncio.create_task(chores.keep_small(0.0))
    for _ in range(3):
        await library.trimmed.wait()
        library.trimmed.clear()
    assert threading.main_thread() not in library.threads
    giving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await giving


async def test_without_glibc_functions_forget_all_the_same(monkeypatch) -> None:
    forgotten = asyncio.Event()

    def missing(_):
        raise OSError

    monkeypatch.setattr(chores.ctypes, "CDLL", missing)
    monkeypatch.setattr(chores, "forget_values", forgotten.set)
    chores.keep_together()
    keeping = asyncio.create_task(chores.keep_small(0.0))
    await forgotten.wait()
    keeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await keeping


def test_what_is_there_at_the_start_is_not_looked_at_again() -> None:
    there = [object]
    assert gc.is_tracked(there)
    try:
        chores.settle()
        assert gc.get_freeze_count() > 1000
        assert not any(kept is there for kept in gc.get_objects())
    finally:
        gc.unfreeze()


def test_what_functions_keep_is_bounded_together() -> None:
    """The fullest caches are emptied, and those that are dear to fill stay."""
    texts = language_of("en")
    for hand in range(30_000):
        tiles_of(hand)
    kept = chores.forget_values(1_000_000)
    assert kept > 30_000
    assert chores.forget_values(kept) == kept
    assert chores.forget_values(kept - 1) <= kept // 2
    assert tiles_of.cache_info().currsize == 0
    assert language_of("en") is texts


def test_what_the_rummies_keep_beside_is_bounded_with_it() -> None:
    """There are two dozen such memos, each for itself bounded by 8,000: they grew for hours."""
    memo = Memo[int, int](lambda key: key + 1)
    assert [memo[key] for key in range(5000)][-1] == 5000
    assert sum(map(chores._size, chores._caches())) >= 5000
    assert chores.forget_values(4999) < 5000
    assert len(memo) == 0
    assert memo[7] == 8
    del memo
    assert chores.forget_values(0) == 0


@pytest.mark.slow
def test_every_cache_of_a_function_is_known_to_it() -> None:
    """One that is not at the top of a module would grow beyond the bound."""
    for kept in (melds._scene, rack._scene):  # what was made of the last view, with its cache
        kept._kept = None
    gc.collect()  # languages that other tests have made
    ours = [
        cache
        for cache in gc.get_objects()
        if isinstance(cache, _lru_cache_wrapper) and cache.__module__.partition(".")[0] in chores._OURS
    ]
    assert ours
    assert {id(cache) for cache in ours} <= {id(cache) for cache in chores._caches()}
