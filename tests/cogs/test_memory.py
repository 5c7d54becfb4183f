"""Free memory goes back to the system where the C library can do that, and nothing fails where it cannot."""

import asyncio
import threading

import pytest

from bot.cogs import memory


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
    monkeypatch.setattr(memory, "_library", lambda: library)
    memory.keep_together()
    assert dict(library.set).keys() == {-8, -3}
    giving = asyncio.create_task(memory.give_back(0.0))
    for _ in range(3):
        await library.trimmed.wait()
        library.trimmed.clear()
    assert threading.main_thread() not in library.threads
    giving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await giving


async def test_without_glibc_nothing_is_done(monkeypatch) -> None:
    def missing(_):
        raise OSError

    monkeypatch.setattr(memory.ctypes, "CDLL", missing)
    memory.keep_together()
    await memory.give_back()
