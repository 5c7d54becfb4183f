"""What the tests of the store are made of."""

import asyncio
import subprocess
import sys
import types
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from unittest.mock import patch

import msgspec
from hypothesis import HealthCheck

from bot.app.store import BotStore
from storage import Deleted, FinishedMatch, Forgotten, Result
from storage.engines import Connection, Place
from storage.engines.fence import Fence
from storage.engines.postgres.connection import PostgresConnection
from storage.engines.sqlite.connection import SqliteConnection
from storage.forgetting import Access
from storage.orders import OrderBook
from storage.saving import insert_match
from storage.values import AuditEntry, LogEntry, StoredTable, TableChange

ROOT = Path(__file__).parents[2]
GUILD = 700_000_000_000_000_001
ANNA, BELA, CILI = 600_000_000_000_000_011, 600_000_000_000_000_012, 600_000_000_000_000_013
NAMES = {ANNA: "Anna", BELA: "Béla", CILI: "Cili"}
NOW = 1_767_225_600.0
# What only a database has that several processes share.
SHARED = ("boneyard", "fleet", "leases", "identifies")
# A test's places are the same for all its examples, which ask them for new ones.
SAME_PLACES = (HealthCheck.function_scoped_fixture,)
T = TypeVar("T")
NewPlace: TypeAlias = Callable[[], AbstractContextManager[Place]]


@asynccontextmanager
async def opened(path: Place, **options: float) -> AsyncIterator[BotStore]:
    """A store whose clock stands still."""
    async with await BotStore.open(path, clock=lambda: NOW, **options) as store:
        yield store


def entry(n: int) -> LogEntry:
    return LogEntry("action", f'{{"n":{n}}}')


def change(
    table: str = "t1",
    *entries: LogEntry,
    channel: int | None = None,
    header: str = '{"seats":[]}',
    status: str = "live",
    guild: int = GUILD,
    **more: object,
) -> TableChange:
    """A change of a table whose channel follows from its name."""
    place = sum(table.encode()) if channel is None else channel
    return TableChange(table, guild, place, status, header, entries, **more)  # type: ignore[arg-type]


def seat(number: int, person: int | None, place: int, points: int, name: str | None = None) -> Result:
    called = NAMES.get(person or 0, "") if name is None else name
    return Result(number, person, called, person is None, 100 - place, place, points)


def match(
    name: str = "m1",
    *results: Result,
    game: str = "classic",
    ended: float = NOW,
    end: str = "target",
    league: bool = True,
    guild: int = GUILD,
    channel: int = 5,
) -> FinishedMatch:
    """A finished match, between Anna (first) and Béla unless told otherwise."""
    seats = results or (seat(1, ANNA, 1, 3), seat(2, BELA, 2, 1))
    record = f'{{"format":"boneyard-record/1","game":"{game}","id":"{name}"}}'
    return FinishedMatch(name, guild, channel, game, "{}", record, ended - 60, ended, end, league, seats)


async def record(store: BotStore, *matches: FinishedMatch) -> None:
    """BotStore finished matches by way of tables that end."""
    for done in matches:
        await store.save(change(f"of-{done.match}", status="over", guild=done.guild, finished=done))


async def record_at_once(store: BotStore, matches: Sequence[FinishedMatch]) -> None:
    """Store many finished matches in one transaction, all or none, and have leagues worked out."""
    guilds = {played.guild for played in matches}

    def insert(db: Connection) -> None:
        with db.transaction(*guilds):
            for played in matches:
                insert_match(db, played)

    await store._writer.call(store.league.keeper._freshness.noting(guilds, insert))
    for guild in guilds:
        store.league.stored(guild)


async def matches_of(store: BotStore, guild: int = GUILD) -> list[FinishedMatch]:
    """All finished matches of a guild, the newest first."""
    find = "SELECT id FROM matches WHERE guild = ? ORDER BY ended DESC, number DESC"
    names = await store._reader.call(lambda db: [name for (name,) in db.execute(find, (guild,))])
    matches = [await store.match(name) for name in names]
    return [done for done in matches if done is not None]


async def tables(store: BotStore) -> dict[str, StoredTable]:
    return {table.table: table for table in await store.live_tables()}


async def rows(store: BotStore, sql: str) -> list[tuple[object, ...]]:
    """What a statement finds in the store, on either engine."""
    return await store._reader.call(lambda db: db.execute(sql).fetchall())


def all_rows(db: Connection) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables that both engines have, in one order, but for the bot's notes."""
    contents = {}
    for table, columns in sorted(db.columns().items()):
        if not table.startswith("sqlite_") and table not in (*SHARED, "meta"):
            names = ", ".join(f'"{name}"' for name in sorted(columns))
            contents[table] = sorted(map(tuple, db.execute(f'SELECT {names} FROM "{table}"').fetchall()), key=repr)
    return contents


@contextmanager
def watched(check: Callable[[str], None]) -> Iterator[None]:
    """Show each statement to `check` before a connection of either engine runs it; what `check` raises fails it."""

    def watching(run: Callable[..., Any]) -> Callable[..., Any]:
        def show(db: object, sql: str, *values: Any) -> Any:
            check(sql)
            return run(db, sql, *values)

        return show

    with ExitStack() as stack:
        for kind in (SqliteConnection, PostgresConnection):
            for name in ("execute", "executemany"):
                stack.enter_context(patch.object(kind, name, watching(getattr(kind, name))))
        yield


@types.coroutine
def _pause(value: object) -> Generator[object, None, None]:
    yield value


def stepwise(db: Connection, fence: Fence) -> OrderBook:
    """Orders on one connection. Each call's result is sent out; `send(None)` takes the next step."""

    async def run(function: Callable[..., Any], *args: Any) -> Any:
        result = function(db, *args)
        await _pause(result)
        return result

    return OrderBook(Access(run, run, BotStore.personal), fence, lambda: NOW, nullcontext)


def finished(work: Coroutine[Any, Any, T]) -> T:
    """Take all steps that are left, and return what comes of them."""
    while True:
        try:
            work.send(None)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def noted(action: str, actor: int | None, detail: str = "{}", at: float = NOW) -> AuditEntry:
    return AuditEntry(action, actor, detail, at)


# Small blocking steps, which an asynchronous test may not take itself.


def run(program: str, *arguments: Path) -> subprocess.CompletedProcess[str]:
    """Run a Python program to its end in a process of its own."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


@contextmanager
def running(program: str, *arguments: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run a Python program that goes on until its input is closed or it is killed."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as child:
        yield child
        child.communicate()


def content(path: Path) -> bytes:
    return path.read_bytes()


def written(place: Place) -> bytes:
    """What is on the disk where a store is a file; nothing where it is on a server."""
    return place.read_bytes() if isinstance(place, Path) else b""


def write(path: Path, data: bytes) -> None:
    path.write_bytes(data)


def size(path: Path) -> int:
    return path.stat().st_size


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def forget_person(store: BotStore, person: int) -> Forgotten:
    """Take a person out of everything stored, the file's old bytes too, where all shards are this process's."""
    number = await store.orders.to_forget(person)
    await _obey(store)
    return msgspec.structs.replace(await store.orders.forgotten(number), erased=await store.erase())


async def delete_server(store: BotStore, guild: int) -> Deleted:
    """Delete everything of a guild, where its shard is this process's."""
    number = await store.orders.to_delete(guild)
    await _obey(store)
    return msgspec.structs.replace(await store.orders.deleted(number), erased=await store.erase())


async def back_up(store: BotStore, to: Path, *, force: bool = False) -> None:
    """Copy everything saved so far into one new file, beside the open store."""
    await asyncio.to_thread(store._engine.backup, to, force)


async def _obey(store: BotStore) -> None:
    """Do what is ordered, for all shards that are held."""
    for order in await store.orders.open():
        shards = store.fence.held.keys() & order.missing(store.fence.shards)
        if shards:
            await store.orders.do(order, sorted(shards))


async def audit_of(store: BotStore, guild: int) -> list[AuditEntry]:
    """Return the audit log of a guild, the newest entry first."""
    find = "SELECT action, actor, detail, at FROM audit WHERE guild = ? ORDER BY at DESC, number DESC"
    rows = await store._reader.call(lambda db: db.execute(find, (guild,)).fetchall())
    return [AuditEntry(*row) for row in rows]
