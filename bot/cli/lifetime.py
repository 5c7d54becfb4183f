"""Running something until Ctrl-C or SIGTERM, and ending it cleanly."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.cli.errors import CliError

_PATIENCE = 15.0
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Life:
    """The life of what is run: `stop` is set when it shall end; it sets `up` itself once it has something to end."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self.up = False


def run_until_stopped(work: Callable[[Life], Coroutine[Any, Any, None]]) -> None:
    """Run work to its end; a first signal sets `stop`, a second ends the program at once.

    Work that is not up yet when `stop` is set is cancelled, and so is what has not ended `_PATIENCE` seconds later.
    What it raises is raised here.
    """
    asyncio.run(_run(work))


async def _run(work: Callable[[Life], Coroutine[Any, Any, None]]) -> None:
    life = Life()
    _catch_signals(life.stop)
    task = asyncio.create_task(work(life))
    stopped = asyncio.create_task(life.stop.wait())
    try:
        await asyncio.wait((task, stopped), return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait((task,), timeout=_PATIENCE if life.up else 0)
    finally:
        await _end(stopped)
    if task.done():
        task.result()
    await _end(task)


async def _end(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def _catch_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()

    def end() -> None:
        stop.set()
        for number in _SIGNALS:
            loop.remove_signal_handler(number)  # the next one acts as it does without us

    try:
        for number in _SIGNALS:
            loop.add_signal_handler(number, end)
    except NotImplementedError:  # Windows: only Ctrl-C, and only from outside the loop
        signal.signal(signal.SIGINT, lambda *_: loop.call_soon_threadsafe(stop.set))


def make_folder(path: Path) -> None:
    """Make the folder of the database, closed to other users, unless it is there; CliError `data-folder`."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CliError("data-folder", path=str(path), reason=error.strerror or str(error)) from None
