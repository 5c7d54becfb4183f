"""Runs the bot from its start to its end, for Discord, for the sandbox and for tests."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.app.chores import Backups, Eraser, Systemd, keep_small, keep_together, keep_up
from bot.app.client import Boneyard
from bot.app.status.line import StatusLine
from bot.app.status.pages import Address, HealthPages
from bot.app.status.report import Collector
from bot.app.status.version import full
from bot.app.store import BotStore
from bot.connection.config import Config, talking_to
from bot.connection.service import broken_off
from bot.connection.starts import Starts
from bot.fleet import Assignment
from bot.locales import DEFAULT, t
from bot.tables import Clock, Luck, SystemClock
from bot.tables.clock import SharedClock, since_start
from storage import Place, is_dsn
from storage.engines.fence import Fence
from storage.faces import FaceFiles, faces_beside
from storage.leases import sure_for

Ready = Callable[[Boneyard], None]


async def serve(
    config: Config,
    token: str,
    place: Place,
    *,
    beside: Path | None = None,
    ready: Ready | None = None,
    stop: asyncio.Event,
    clock: Clock | None = None,
    chance: Luck | None = None,
    backups: Path | None = None,
    systemd: Systemd | None = None,
    status: bool = False,
    health: Address | None = None,
    assignment: Assignment | None = None,
) -> None:
    """Run the bot until `stop` is set; then end cleanly and close the store.

    `beside` is a path, of a file that need not be there, beside which lies what is no part of the store (None: it is
    that of the store, which is a file).
    `ready` is called with the bot once it is logged in, connected, and its tables are back. `clock` and `chance` are
    the tables' (None: the system's own). `backups`: the folder in which dated backups are kept (None: none are).
    `systemd` is told that the bot is up once its store is open, however long the login takes (None: nobody is told).
    `status`: whether `boneyard status` is answered in that folder. `health`: where monitors ask (None: nowhere).
    `assignment` has the shards that this process is for, where several may share the store (None: all).
    Raises HealthError if that place cannot be had, StorageError if the store cannot be opened, discord.LoginFailure for
    a wrong token, and whatever ends the connection for good.
    """
    keep_together()
    assignment = assignment or Assignment()
    fence = Fence(assignment.owner, now=since_start) if is_dsn(place) else None
    shared = SharedClock(time.time)
    if clock is None:
        clock = SystemClock() if fence is None else SystemClock(shared.now)
        shared.on_time = clock.hear
    keeper = None if backups is None else Backups(place, backups)
    beside = Path(place) if beside is None else beside
    with talking_to(config.endpoints):
        async with await BotStore.open(
            place,
            busy=5.0 if fence is None else sure_for(config.pace.lease),
            clock=clock.now,
            fence=fence,
            program=full(),
            ttl=config.pace.lease,
        ) as store:
            store.fence.shards = assignment.of or await store.leases.shard_count() or 1
            faces = await _faces(config, beside, clock, is_dsn(place))
            async with (
                Boneyard(config, store, clock, chance=chance, faces=faces, assignment=assignment) as bot,
                _answering(bot, keeper, beside.parent if status else None, health) as collector,
                _announced(bot, collector, systemd),
            ):
                bot.owner.clock = shared
                starts = Starts(
                    store,
                    clock.now,
                    config.pace.crash_pause,
                    network=bot.network,
                    name="" if fence is None else assignment.name,
                )
                await bot.login(token)
                with _chores(bot, clock, keeper):
                    await _connect(bot, starts, stop, systemd=systemd, ready=partial(_note_up, collector, ready))


def _note_up(collector: Collector, ready: Ready | None, bot: Boneyard) -> None:
    collector.up = True
    if ready is not None:
        ready(bot)


async def _connect(
    bot: Boneyard, starts: Starts, stop: asyncio.Event, *, systemd: Systemd | None, ready: Ready
) -> None:
    """Stay connected to Discord until `stop` is set or the connection fails for good; then close the bot."""
    await starts.begin()
    running = asyncio.create_task(bot.connect(), name="gateway")
    try:
        with bot.network.quiet():
            await _until_stopped(bot, running, ready, stop)
    finally:
        if systemd is not None:
            systemd.stopping()
        await bot.close()
        await broken_off([running])  # it may be waiting for hours, because Discord says so
        if stop.is_set():
            await starts.end()


@contextmanager
def _chores(bot: Boneyard, clock: Clock, keeper: Backups | None) -> Iterator[None]:
    chores = [
        keep_up(keep_small, "memory"),
        keep_up(bot.faces.tidy, "faces"),
        keep_up(Eraser(bot.store).keep, "eraser"),
    ]
    if keeper is not None:
        chores.append(keep_up(keeper.keep, "backups"))
    if isinstance(clock, SystemClock):
        chores.append(keep_up(clock.watch, "clock"))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()


@asynccontextmanager
async def _announced(bot: Boneyard, collector: Collector, systemd: Systemd | None) -> AsyncIterator[None]:
    """Tell systemd that the bot is up and what it does, until the block is left.

    That is before the login: Discord may let a bot wait for hours (429), and systemd would take it for one that cannot
    start, end it, and start it again, which costs one more login each time.
    """
    if systemd is None:
        yield
        return
    systemd.ready()
    watching = keep_up(partial(systemd.watch, partial(_describe, bot, collector)), "systemd")
    try:
        yield
    finally:
        systemd.stopping()
        watching.cancel()


def _describe(bot: Boneyard, collector: Collector) -> str:
    """Return what the bot does, as `systemctl status` shows it."""
    if not collector.up:
        return t(DEFAULT, "cli-run-waiting")
    return t(DEFAULT, "cli-run-status", tables=len(bot.tables.all()), way="discord" if bot.shard_status.up else "alone")


async def _until_stopped(bot: Boneyard, running: asyncio.Task[None], ready: Ready, stop: asyncio.Event) -> None:
    """Wait for the end. Raise an error of the connection, or `too-new` if this program is too old for the database."""
    waiting = [asyncio.create_task(bot.wait_until_ready()), asyncio.create_task(stop.wait())]
    ends: list[asyncio.Future[Any]] = [waiting[1], running, *filter(None, [bot.owner.outdated])]
    try:
        await asyncio.wait([waiting[0], *ends], return_when=asyncio.FIRST_COMPLETED)
        if waiting[0].done() and not running.done():
            ready(bot)
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await broken_off(waiting)
    if bot.owner.outdated is not None and bot.owner.outdated.done():
        raise bot.owner.outdated.result()
    if running.done():
        running.result()


async def _faces(config: Config, beside: Path, clock: Clock, shared: bool) -> FaceFiles | None:
    """Return the folder of faces beside a file; None if none are to be shown, and then none are kept either.

    Where a database is shared it begins empty: other processes may have forgotten people meanwhile.
    """
    files = faces_beside(beside, clock.now)
    await asyncio.to_thread(files.load)
    if shared or config.faces != "on":
        await asyncio.to_thread(files.drop)
    return files if config.faces == "on" else None


@asynccontextmanager
async def _answering(
    bot: Boneyard, backups: Backups | None, folder: Path | None, health: Address | None
) -> AsyncIterator[Collector]:
    """Answer requests for the bot's status inside the `with`: already before its login, which may wait for hours."""
    collector = Collector(bot, backups)
    async with AsyncExitStack() as stack:
        if health is not None:
            pages = HealthPages(collector)
            stack.push_async_callback(pages.close)
            await pages.open(health)
        if folder is not None:
            line = StatusLine(folder, collector.answer)
            stack.push_async_callback(line.close)
            await line.open()
        yield collector
