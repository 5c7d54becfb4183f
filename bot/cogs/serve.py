"""Running the bot from its start to its end: the same for Discord, for the sandbox and for tests."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

from bot.cogs.app import Boneyard
from bot.cogs.config import Config, talking_to
from bot.cogs.running.memory import keep_small, keep_together
from bot.cogs.running.starts import Starts
from bot.cogs.running.systemd import Systemd
from bot.locales import DEFAULT, t
from bot.tables import Clock, Luck, SystemClock
from storage import StorageError, Store
from storage.backups import backup_today
from storage.faces import FaceFiles, faces_beside

Ready = Callable[[Boneyard], None]
_HOUR = 3600.0
_PAUSE = 60.0  # seconds after a chore has failed
_log = logging.getLogger(__name__)


async def serve(
    config: Config,
    token: str,
    store_path: Path,
    *,
    ready: Ready | None = None,
    stop: asyncio.Event,
    clock: Clock | None = None,
    chance: Luck | None = None,
    backups: Path | None = None,
    systemd: Systemd | None = None,
) -> None:
    """Run the bot until `stop` is set; then end cleanly and close the store.

    `ready` is called with the bot once it is logged in, connected, and its tables are back. `clock` and `chance` are
    the tables' (None: the system's own). `backups`: the folder in which dated backups are kept (None: none are).
    `systemd` is told that the bot is up once it is logged in and its tables are back (None: nobody is told).
    Raises StorageError if the store cannot be opened, discord.LoginFailure for a wrong token, and whatever ends the
    connection for good.
    """
    keep_together()
    clock = clock or SystemClock()
    with talking_to(config.endpoints):
        async with (
            await Store.open(store_path, clock=clock.now) as store,
            Boneyard(config, store, clock, chance, await _faces(config, store_path, clock)) as bot,
        ):
            starts = Starts(store, clock.now, config.pace.crash_pause)
            await bot.login(token)
            with _chores(bot, clock, store_path, backups, systemd):
                await starts.begin()
                running = asyncio.create_task(bot.connect(), name="gateway")
                try:
                    with bot.network.quiet():
                        await _until_stopped(bot, running, ready, stop)
                finally:
                    if systemd is not None:
                        systemd.stopping()
                    await bot.close()
                    await asyncio.gather(running, return_exceptions=True)
                    if stop.is_set():
                        await starts.end()


@contextmanager
def _chores(
    bot: Boneyard, clock: Clock, database: Path, backups: Path | None, systemd: Systemd | None
) -> Iterator[None]:
    """Do beside the bot what is done again and again, until the block is left."""
    chores = [keep_up(keep_small, "memory")]
    if backups is not None:
        chores.append(keep_up(partial(_keep_backups, database, backups), "backups"))
    if isinstance(clock, SystemClock):
        chores.append(keep_up(clock.watch, "clock"))
    if systemd is not None:
        systemd.ready()
        chores.append(keep_up(partial(systemd.watch, partial(_describe, bot)), "systemd"))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()


def _describe(bot: Boneyard) -> str:
    """Return what the bot does, as `systemctl status` shows it."""
    way = "discord" if bot.shard_status.up else "alone"
    return t(DEFAULT, "cli-run-status", tables=len(bot.tables.all()), way=way)


async def _until_stopped(
    bot: Boneyard, running: asyncio.Task[None], ready: Ready | None, stop: asyncio.Event
) -> None:
    """Wait for the end, by order or by fault; a fault of the connection is raised."""
    waiting = [asyncio.create_task(bot.wait_until_ready()), asyncio.create_task(stop.wait())]
    try:
        await asyncio.wait([*waiting, running], return_when=asyncio.FIRST_COMPLETED)
        if waiting[0].done() and not running.done() and ready is not None:
            ready(bot)
        await asyncio.wait([waiting[1], running], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    if running.done():
        running.result()


async def _faces(config: Config, store_path: Path, clock: Clock) -> FaceFiles | None:
    """Return the folder of faces beside the store; None if none are to be shown, and then none are kept either."""
    files = faces_beside(store_path, clock.now)
    await asyncio.to_thread(files.load)
    if config.faces == "on":
        return files
    await asyncio.to_thread(files.clear)
    return None


async def _keep_backups(database: Path, folder: Path) -> None:
    """Make a backup of each day, soon after it has begun; what goes wrong is logged, and tried again an hour later."""
    while True:
        try:
            made = await asyncio.to_thread(backup_today, database, folder, datetime.now().astimezone().date())
            if made is not None:
                _log.info("a backup was made: %s", made.name)
        except (StorageError, OSError) as error:
            _log.error("no backup could be made: %s", error)
        await asyncio.sleep(_HOUR)


def keep_up(work: Callable[[], Awaitable[None]], name: str, pause: float = _PAUSE) -> asyncio.Task[None]:
    """Start a chore that goes on until it is cancelled; a failure is logged, and after a pause it is begun again."""
    return asyncio.create_task(_go_on(work, name, pause), name=name)


async def _go_on(work: Callable[[], Awaitable[None]], name: str, pause: float) -> None:
    while True:
        try:
            return await work()
        except Exception:
            _log.exception("%s failed, and is begun again", name)
        await asyncio.sleep(pause)
