"""Orders to everybody who owns shards: to forget a person, or to delete a guild, each in the rows of its own.

An order is a row first. Whoever owns a shard does it there, and notes that with the last of its changes: nothing is
done and not noted, or noted and not done. Whoever comes after a kill, or has the shard next, does what is not noted.
When it is done for all, the order says no more whom it was about.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

from .daily import forget_dailies
from .engines import Connection
from .engines.fence import shard_of
from .forgetting import Call, Steps, forgetting, reading, searching, take_steps, together
from .privacy import delete_guild, erase_owed, owe
from .traces import Traces, known
from .values import Deleted, Forgotten

_FORGET, _DELETE = "forget", "delete"
_KEPT = 86_400.0  # seconds for whoever asked to see what was done; machines' clocks may be hours apart
_OLD_NOTES = "forget-"  # of versions that had no orders
_INSERT = "INSERT INTO orders (kind, body, made) VALUES (?, ?, ?)"
_OPEN = "SELECT number FROM orders WHERE body <> '' ORDER BY number"
_DONE = 'SELECT shards, shard, found FROM orders_done WHERE "order" = ? ORDER BY shards, shard'
_NOTE = """
INSERT INTO orders_done ("order", shards, shard, found) VALUES (?, ?, ?, ?)
ON CONFLICT ("order", shards, shard) DO NOTHING
"""


class _Server(msgspec.Struct, frozen=True):
    guild: int


class Done(NamedTuple):
    """One of so many shards, for which an order is done; `found` is JSON of what that was, "" for nothing."""

    shards: int
    shard: int
    found: str


class Order(msgspec.Struct, frozen=True):
    """An order: `about` is who is to be forgotten, or the guild that is to be deleted.

    None: all has been done, or only another version of this program knows what it is. `made` is seconds since 1970.
    """

    number: int
    about: Traces | int | None
    made: float = 0.0
    done: tuple[Done, ...] = ()

    @property
    def person(self) -> int | None:
        """The person who is to be forgotten; None if it is a guild."""
        return self.about.person if isinstance(self.about, Traces) else None

    @property
    def guild(self) -> int | None:
        """The guild that is to be deleted; None if it is a person."""
        return self.about if isinstance(self.about, int) else None

    def covers(self, guild: int) -> bool:
        """Return True if the order is done for a guild's shard, of the present or a former number of shards."""
        return any(shard_of(guild, one.shards) == one.shard for one in self.done)

    def missing(self, shards: int) -> tuple[int, ...]:
        """Return for which of so many shards the order is not done.

        What was done before a resharding counts by guild (`covers`): the shards of the new number are gone through.
        """
        if self.about is None:
            return ()
        if isinstance(self.about, int):
            return () if self.covers(self.about) else (shard_of(self.about, shards),)
        noted = {one.shard for one in self.done if one.shards == shards}
        return tuple(shard for shard in range(shards) if shard not in noted)


# Asking


def to_forget(person: int, now: float) -> Steps[int]:
    """Find where a person is known and by which names, and order that they be forgotten; return the order's number."""
    traces = yield from searching(person)
    number: int = yield Call(False, _place, (_FORGET, traces, now))
    return number


def to_delete(guild: int, now: float) -> Steps[int]:
    """Order that a guild be deleted; return the order's number."""
    number: int = yield Call(False, _place, (_DELETE, _Server(guild), now))
    return number


def _place(db: Connection, kind: str, about: msgspec.Struct, now: float) -> int:
    values = (kind, msgspec.json.encode(about).decode(), now)
    with db.transaction():
        owe(db)
        if isinstance(about, Traces):  # tries at deals of the day are no guild's
            forget_dailies(db, about.person)
        return db.insert(_INSERT, values)


def collect(db: Connection, number: int, shards: int) -> tuple[list[str], tuple[int, ...]]:
    """Return what was found for an order so far, as JSON, and for which of so many shards it is still to be done.

    If it is done for all, it is gone with that.
    """
    order = _load(db, number)
    left = order.missing(shards)
    if not left:
        db.execute("DELETE FROM orders WHERE number = ?", (number,))
    return [one.found for one in order.done if one.found], left


# Doing


def load_open(db: Connection) -> list[Order]:
    """Return the orders that are not done by all, the oldest first; those that this version understands."""
    found = [_load(db, number) for (number,) in db.execute(_OPEN).fetchall()]
    return [order for order in found if order.about is not None]


def _load(db: Connection, number: int) -> Order:
    row = db.execute("SELECT kind, body, made FROM orders WHERE number = ?", (number,)).fetchone()
    done = tuple(Done(*one) for one in db.execute(_DONE, (number,)).fetchall())
    return Order(number, None) if row is None else Order(number, _read(*row[:2]), row[2], done)


def _read(kind: str, body: str) -> Traces | int | None:
    try:
        if kind == _FORGET:
            return msgspec.json.decode(body, type=Traces)
        return msgspec.json.decode(body, type=_Server).guild if kind == _DELETE else None
    except msgspec.DecodeError:  # of another version, or done
        return None


def looked_after(order: Order) -> Steps[Order]:
    """Return an order with what is known of the person by now, after noting it: before tables let go of them."""
    if not isinstance(order.about, Traces):
        return order
    late: Traces = yield reading(known, order.about.person)
    traces = order.about.joined(late.guilds, late.names)
    if traces != order.about:
        yield Call(False, _widen, (order.number, late))
    return msgspec.structs.replace(order, about=traces)


def _widen(db: Connection, number: int, late: Traces) -> None:
    with db.transaction():
        _lock(db, number)
        traces = _load(db, number).about
        if isinstance(traces, Traces):
            body = msgspec.json.encode(traces.joined(late.guilds, late.names)).decode()
            db.execute("UPDATE orders SET body = ? WHERE number = ?", (body, number))


def _lock(db: Connection, number: int) -> bool:
    """True if there is such an order; nobody else changes it until the transaction's end."""
    return bool(db.execute("UPDATE orders SET made = made WHERE number = ?", (number,)).rowcount)


def doing(order: Order, shards: int, own: Collection[int], tables: Sequence[str] = ()) -> Steps[None]:
    """Do an order for some of so many shards, and note that: for each with its last change.

    `tables` are those that have let go of the person already.
    """
    if isinstance(order.about, int):
        yield Call(False, _delete, (order, shards), (order.about,))
        return
    if order.about is None:
        return
    guilds: dict[int, list[int]] = {shard: [] for shard in own}
    for guild in order.about.guilds:
        if shard_of(guild, shards) in guilds and not order.covers(guild):
            guilds[shard_of(guild, shards)].append(guild)
    nothing = tuple(shard for shard, those in guilds.items() if not those)
    if nothing:
        yield Call(False, _note, (order.number, shards, nothing), tuple(shard << 22 for shard in nothing))
    so_far = Forgotten(0, 0, tuple(tables))
    for shard, those in guilds.items():
        if those:
            yield from _forget(order.number, order.about, shards, shard, those, so_far)
            so_far = Forgotten(0, 0, ())


def _forget(
    number: int, traces: Traces, shards: int, shard: int, guilds: Iterable[int], so_far: Forgotten
) -> Steps[None]:
    """Forget a person in all guilds of a shard that know them, and note it with the last one."""
    *others, last = guilds
    found = [so_far]
    for guild in others:
        found.append((yield from forgetting(traces, guild)))

    def noting(db: Connection, done: Forgotten) -> None:
        _note(db, number, shards, (shard,), together([*found, done]))

    yield from forgetting(traces, last, noting)


def _delete(db: Connection, order: Order, shards: int) -> None:
    if isinstance(order.about, int):
        done = delete_guild(db, order.about)
        _note(db, order.number, shards, order.missing(shards), done)


def _note(
    db: Connection, number: int, shards: int, own: Iterable[int], found: Forgotten | Deleted | None = None
) -> None:
    """Note within the transaction of what was done that it is; who notes last takes out whom it was about."""
    if not _lock(db, number):
        return
    text = "" if found is None else msgspec.json.encode(found).decode()
    db.executemany(_NOTE, [(number, shards, shard, text) for shard in own])
    if not _load(db, number).missing(shards):
        db.execute("UPDATE orders SET body = '' WHERE number = ?", (number,))


# Opening


def tidy(db: Connection, now: float) -> None:
    """Let orders be gone that are done, and whose asker is; and make orders of the notes of an older version."""
    db.execute("DELETE FROM orders WHERE body = '' AND made < ?", (now - _KEPT,))
    old = "DELETE FROM meta WHERE key >= ? AND key < ? RETURNING value"
    with db.transaction():
        for (note,) in db.execute(old, (_OLD_NOTES, _OLD_NOTES + "~")).fetchall():
            db.insert(_INSERT, (_FORGET, note, now))


def go_on(db: Connection) -> None:
    """Do to its end, alone, what a kill has interrupted, but for the bytes: those are owed."""
    for order in load_open(db):
        take_steps(db, doing(order, 1, (0,)))
    db.execute("DELETE FROM orders WHERE body = ''")
    erase_owed(db)
