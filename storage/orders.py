"""Orders to all processes: forget a person, or delete a guild. Each process does its own shards' part.

An order is a row. That a shard is done is noted in the transaction of its last change; the next owner of a shard does
what is not noted. When all shards are done, the order no longer says whom it was about.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, TypeVar

import msgspec

from .engines import Connection
from .engines.fence import Fence, shard_of
from .engines.sqlite.connection import overwrites
from .forgetting import Access, delete_guild, erase, forget_in, indexed_traces, left_over, owe, search, together
from .personal import Personal, Traces
from .values import Deleted, Forgotten

Result = TypeVar("Result", Forgotten, Deleted)
_FORGET, _DELETE = "forget", "delete"
_KEPT = 86_400.0  # seconds in which the asker may read the result; machines' clocks may be hours apart
_OLD_NOTES = "forget-"  # of versions that had no orders
_INSERT = "INSERT INTO orders (kind, body, made) VALUES (?, ?, ?)"
_OPEN = "SELECT number FROM orders WHERE body <> '' ORDER BY number"
_DONE = 'SELECT shards, shard, found FROM orders_done WHERE "order" = ? ORDER BY shards, shard'
_NOTE = """
INSERT INTO orders_done ("order", shards, shard, found) VALUES (?, ?, ?, ?)
ON CONFLICT ("order", shards, shard) DO NOTHING
"""


class Done(NamedTuple):
    """A shard, of so many, for which an order is done; `result` is JSON, "" if the shard had nothing to do."""

    shards: int
    shard: int
    result: str


class Order(msgspec.Struct, frozen=True):
    """An order about a person to forget (their traces), or a guild to delete (its id)."""

    number: int
    about: Traces | int | None  # None if all is done, or if only another version knows this kind
    made: float = 0.0  # seconds since 1970
    done: tuple[Done, ...] = ()

    @property
    def person(self) -> int | None:
        """The person to forget; None if the order is about a guild."""
        return self.about.person if isinstance(self.about, Traces) else None

    @property
    def guild(self) -> int | None:
        """The guild to delete; None if the order is about a person."""
        return self.about if isinstance(self.about, int) else None

    def covers(self, guild: int) -> bool:
        """Return True if the order is done for a guild's shard, of the present or a former number of shards."""
        return any(shard_of(guild, done.shards) == done.shard for done in self.done)

    def missing(self, shards: int) -> tuple[int, ...]:
        """Return the shards, of so many, for which the order is not done.

        What was done before a resharding counts by guild (`covers`): the shards of the new number are gone through.
        """
        if self.about is None:
            return ()
        if isinstance(self.about, int):
            return () if self.covers(self.about) else (shard_of(self.about, shards),)
        noted = {done.shard for done in self.done if done.shards == shards}
        return tuple(shard for shard in range(shards) if shard not in noted)


class OrderBook:
    """Writes orders, reads them, and does this process's part; nobody in a league gets a name while it is `paused`."""

    def __init__(
        self,
        access: Access,
        fence: Fence,
        clock: Callable[[], float],
        paused: Callable[[], AbstractAsyncContextManager[None]],
    ) -> None:
        self._access, self._fence, self._clock, self._paused = access, fence, clock, paused

    async def to_forget(self, person: int) -> int:
        """Order that a person be forgotten in all guilds that know them; return the order's number.

        0, and nothing is written, if a file knows nothing of them. Processes that share a server may, in their memory.
        """
        traces = await search(self._access, person)
        return await self._access.change((), _place, self._access.personal, _FORGET, traces, self._clock())

    async def to_delete(self, guild: int) -> int:
        """Order that a guild be deleted; return the order's number."""
        return await self._access.change((), _place, self._access.personal, _DELETE, {"guild": guild}, self._clock())

    async def open(self) -> list[Order]:
        """Return the orders that are not done for all shards, the oldest first."""
        return await self._access.read(_load_open)

    async def widened(self, order: Order) -> Order:
        """Return an order with what is known of the person by now, and store it so; before tables drop the person."""
        if not isinstance(order.about, Traces):
            return order
        late = await self._access.read(indexed_traces, self._access.personal, order.about.person)
        traces = order.about.joined(late.guilds, late.names)
        if traces != order.about:
            await self._access.change((), _widen, order.number, late)
        return msgspec.structs.replace(order, about=traces)

    async def do(self, order: Order, shards: Collection[int], tables: Sequence[str] = ()) -> None:
        """Do an order for shards that this process holds, and note it. `superseded` if one is another's by now.

        `tables` are live tables that dropped the person already.
        """
        async with self._paused():
            if isinstance(order.about, int):
                await self._access.change((order.about,), self._delete, order, order.about)
            elif order.about is not None:
                await self._forget(order, order.about, shards, Forgotten(0, 0, tuple(tables)))

    async def _forget(self, order: Order, traces: Traces, shards: Collection[int], so_far: Forgotten) -> None:
        """Forget a person in all guilds of some shards that know them, and note each shard with its last guild."""
        guilds: dict[int, list[int]] = {shard: [] for shard in shards}
        for guild in traces.guilds:
            if self._fence.shard_of(guild) in guilds and not order.covers(guild):
                guilds[self._fence.shard_of(guild)].append(guild)
        if strangers := tuple(shard for shard, known_in in guilds.items() if not known_in):
            await self._access.change(
                tuple(shard << 22 for shard in strangers), _note, order.number, self._fence.shards, strangers
            )
        for shard, known_in in guilds.items():
            if known_in:
                await self._forget_in_shard(order.number, traces, shard, known_in, so_far)
                so_far = Forgotten(0, 0, ())

    async def _forget_in_shard(
        self, number: int, traces: Traces, shard: int, guilds: Iterable[int], so_far: Forgotten
    ) -> None:
        *others, last = guilds
        done = [so_far, *[await forget_in(self._access, traces, guild) for guild in others]]

        def note(db: Connection, rest: Forgotten) -> None:
            _note(db, number, self._fence.shards, (shard,), together([*done, rest]))

        await forget_in(self._access, traces, last, note)

    def _delete(self, db: Connection, order: Order, guild: int) -> None:
        done = delete_guild(db, self._access.personal, guild)
        _note(db, order.number, self._fence.shards, order.missing(self._fence.shards), done)

    async def forgotten(self, number: int) -> Forgotten:
        """Return the result of an order to forget a person. The order is gone once nothing of it is open."""
        parts, missing = await self._access.write(_collect, number, self._fence.shards)
        return msgspec.structs.replace(
            together([msgspec.json.decode(part, type=Forgotten) for part in parts]), open=missing
        )

    async def deleted(self, number: int) -> Deleted:
        """Return the result of an order to delete a guild. The order is gone once it is not open."""
        parts, missing = await self._access.write(_collect, number, self._fence.shards)
        return msgspec.structs.replace(
            msgspec.json.decode(parts[0], type=Deleted) if parts else Deleted(0, 0, 0, 0), open=missing
        )

    async def noted(self, result: Result) -> Result:
        """Return the result with whether bytes of what was deleted are left."""
        return msgspec.structs.replace(result, erased=await self._access.read(left_over))

    async def tidy(self) -> None:
        """Delete orders that are done and whose asker never came, and turn an older version's notes into orders."""
        await self._access.write(_tidy, self._clock())

    async def resume(self) -> None:
        """Do what a kill interrupted, in a process that is alone, and erase bytes that could not be erased then."""
        for order in await self.open():
            await self.do(order, range(self._fence.shards))
        await self._access.write(lambda db: db.execute("DELETE FROM orders WHERE body = ''"))
        await self._access.write(erase)


# Within transactions


def _place(db: Connection, personal: Personal, kind: str, about: Traces | dict[str, int], now: float) -> int:
    if isinstance(about, Traces):
        deleted = [data.forget(db, about.person) for data in personal]
        if overwrites(db) and not about.guilds and not any(deleted):
            return 0
    owe(db)
    return db.insert(_INSERT, (kind, msgspec.json.encode(about).decode(), now))


def _widen(db: Connection, number: int, late: Traces) -> None:
    _lock(db, number)
    traces = _load(db, number).about
    if isinstance(traces, Traces):
        db.execute(
            "UPDATE orders SET body = ? WHERE number = ?",
            (msgspec.json.encode(traces.joined(late.guilds, late.names)).decode(), number),
        )


def _lock(db: Connection, number: int) -> bool:
    """Keep others from changing an order until the transaction ends. Return False if there is none."""
    return bool(db.execute("UPDATE orders SET made = made WHERE number = ?", (number,)).rowcount)


def _note(
    db: Connection, number: int, shards: int, done: Iterable[int], result: Forgotten | Deleted | None = None
) -> None:
    """Note in the transaction of the last change that shards are done; the last note removes whom it was about."""
    if not _lock(db, number):
        return
    text = "" if result is None else msgspec.json.encode(result).decode()
    db.executemany(_NOTE, [(number, shards, shard, text) for shard in done])
    if not _load(db, number).missing(shards):
        db.execute("UPDATE orders SET body = '' WHERE number = ?", (number,))


# Outside of transactions


def _load_open(db: Connection) -> list[Order]:
    """Return the orders that are open and that this version understands."""
    orders = [_load(db, number) for (number,) in db.execute(_OPEN).fetchall()]
    return [order for order in orders if order.about is not None]


def _load(db: Connection, number: int) -> Order:
    row = db.execute("SELECT kind, body, made FROM orders WHERE number = ?", (number,)).fetchone()
    done = tuple(Done(*values) for values in db.execute(_DONE, (number,)).fetchall())
    return Order(number, None) if row is None else Order(number, _read(*row[:2]), row[2], done)


def _read(kind: str, body: str) -> Traces | int | None:
    try:
        if kind == _FORGET:
            return msgspec.json.decode(body, type=Traces)
        return msgspec.json.decode(body, type=dict[str, int]).get("guild") if kind == _DELETE else None
    except msgspec.DecodeError:  # of another version, or done
        return None


def _collect(db: Connection, number: int, shards: int) -> tuple[list[str], tuple[int, ...]]:
    """Return an order's results as JSON, and the shards that are missing; delete the order if none is missing."""
    order = _load(db, number)
    missing = order.missing(shards)
    if not missing:
        db.execute("DELETE FROM orders WHERE number = ?", (number,))
    return [done.result for done in order.done if done.result], missing


def _tidy(db: Connection, now: float) -> None:
    db.execute("DELETE FROM orders WHERE body = '' AND made < ?", (now - _KEPT,))
    old = "DELETE FROM meta WHERE key >= ? AND key < ? RETURNING value"
    with db.transaction():
        for (note,) in db.execute(old, (_OLD_NOTES, _OLD_NOTES + "~")).fetchall():
            db.insert(_INSERT, (_FORGET, note, now))
