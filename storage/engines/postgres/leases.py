"""Leases in PostgreSQL: who plays the tables of which shard.

Only the server's clock is asked. A takeover locks a lease's row, so that a write is whole before it or refused after
it. `NOTIFY` only makes others look sooner: what it says is in the rows.
"""

import functools
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from storage.errors import StorageError
from storage.health import HeldShard

from ..connection import Connection, WorkerConnection
from ..fence import HEARS, LeaseState
from .connection import PostgresConnection

P = ParamSpec("P")
T = TypeVar("T")
CHANNEL = "boneyard_fleet"
_WORKS = 0x424F4E47  # "BONG": the advisory locks of what one process does for all
_NOW = "extract(epoch FROM clock_timestamp())::double precision"
# What would hold far longer than anything can was written before the clock was set back, and is over, too.
_OVER = f"(expires < {_NOW} OR expires > {_NOW} + :ttl + :ttl)"
_IN_FORCE = f"wanted_until BETWEEN {_NOW} AND {_NOW} + :ttl + :ttl"
_QUEUE = 600.0  # seconds; nobody waits longer for sessions that others begin
LISTEN = f"LISTEN {CHANNEL}".encode()
_KEEP = f"""
WITH moment AS (SELECT {_NOW} AS now),
kept AS (
    UPDATE leases SET expires = moment.now + :ttl, program = :program, schema = :schema FROM moment
    WHERE shards = :shards AND owner = :owner
    RETURNING shard, epoch, wanted IS NOT NULL AND wanted_until > moment.now AS is_wanted
), asked AS (
    UPDATE leases SET wanted_until = moment.now + :ttl FROM moment WHERE shards = :shards AND wanted = :owner
)
SELECT moment.now, kept.shard, kept.epoch, kept.is_wanted, fleet.oldest, ARRAY(
    SELECT ARRAY[shard, epoch, CAST(owner IS NOT NULL AND {_OVER} AS INTEGER)]
    FROM leases WHERE shards = :shards AND owner IS DISTINCT FROM :owner
), EXISTS (SELECT 1 FROM orders WHERE body <> '') FROM fleet JOIN moment ON true LEFT JOIN kept ON true
"""
# A shard that a process wants is kept for that process.
_FREE = f"""
SELECT shard FROM leases
WHERE shards = :shards AND (owner IS NULL OR {_OVER})
AND (wanted IS NULL OR wanted = :owner OR NOT {_IN_FORCE})
AND (:any = 1 OR shard IN (SELECT value FROM numbers(:asked)))
ORDER BY shard LIMIT :most FOR UPDATE SKIP LOCKED
"""
_TAKE = f"""
UPDATE leases SET owner = :owner, program = :program, schema = :schema, epoch = nextval('lease_epochs'), since = {_NOW},
    expires = {_NOW} + :ttl, wanted = NULL, wanted_until = 0
WHERE shards = :shards AND shard IN ({_FREE}) RETURNING shard, epoch
"""
_WANT = f"""
UPDATE leases SET wanted = :owner, wanted_until = {_NOW} + :ttl
WHERE shards = :shards AND shard IN (SELECT value FROM numbers(:asked))
AND owner IS DISTINCT FROM :owner AND (wanted IS NULL OR NOT {_IN_FORCE})
"""
_GIVE = f"""
UPDATE leases SET owner = NULL, expires = {_NOW}
WHERE shards = :shards AND shard = :shard AND owner = :owner
"""
_ROWS = """
INSERT INTO leases (shards, shard) SELECT CAST(:shards AS BIGINT), n FROM generate_series(0, :last) AS n
ON CONFLICT (shards, shard) DO NOTHING
"""
_IDENTIFY = f"""
INSERT INTO identifies AS i (key, free_at) VALUES (:key, {_NOW} + :gap)
ON CONFLICT (key) DO UPDATE SET free_at = :gap
    + CASE WHEN i.free_at BETWEEN {_NOW} AND {_NOW} + {_QUEUE} THEN i.free_at ELSE {_NOW} END
RETURNING free_at - :gap - {_NOW}
"""
_ORPHANS = f"""
SELECT shard FROM leases WHERE shards = :shards AND (owner IS NULL OR expires < {_NOW})
AND (wanted IS NULL OR wanted_until < {_NOW})
"""


class Claim(NamedTuple):
    """A process, its program, the number of shards with which it runs, and how many seconds its leases hold."""

    owner: str
    program: str
    shards: int
    ttl: float
    schema: int = 0  # the newest one that its program knows


def hear(db: Connection, seconds: float) -> bool:
    """True when somebody has told something, False after so many seconds."""
    assert isinstance(db, PostgresConnection)
    db.execute("SELECT 1").fetchone()  # a session that was cut is opened again, and listens
    with db.asking(), db.link.listening():
        return any(True for _ in db.link.notifies(timeout=seconds, stop_after=1))


def tell(db: Connection) -> None:
    """Have all who hear look now."""
    db.execute("SELECT pg_notify(?, '')", (CHANNEL,))


def begin(db: Connection, shards: int) -> None:
    """Have a row for each shard of a bot of so many; StorageError `shards` if processes run with another number."""
    with db.transaction():
        # An older program that was going over to more shards has left a `target`, and leases of both numbers.
        former, target = db.execute("SELECT shards, target FROM fleet FOR UPDATE").fetchall()[0]
        if shards != former or target is not None:
            _empty(db, former, shards)
        db.execute(_ROWS, {"shards": shards, "last": shards - 1})


def reshard(db: Connection, shards: int) -> int:
    """Divide the bot into so many shards, and return its former number; StorageError `shards` if a lease is held."""
    with db.transaction():
        former = int(db.execute("SELECT shards FROM fleet FOR UPDATE").fetchall()[0][0])
        _empty(db, former, shards)
        db.execute(_ROWS, {"shards": shards, "last": shards - 1})
    return former


def _empty(db: Connection, former: int, shards: int) -> None:
    """Delete all leases, and note the new number of shards; StorageError `shards` if one is held."""
    if db.execute(f"SELECT 1 FROM leases WHERE owner IS NOT NULL AND expires >= {_NOW} LIMIT 1").fetchone():
        raise StorageError("shards", found=former, asked=shards)
    db.execute("DELETE FROM leases")
    db.execute("UPDATE fleet SET shards = ?, target = NULL", (shards,))


def renew(db: Connection, claim: Claim) -> LeaseState:
    """Renew what is held, and return how things stand; `too-new` if this program is too old to write."""
    rows = db.execute(_KEEP, claim._asdict()).fetchall()
    kept = [row[1:4] for row in rows if row[1] is not None]
    now, oldest, elsewhere = rows[0][0], rows[0][4], rows[0][5]
    if oldest > claim.schema:
        raise StorageError("too-new", found=oldest, known=claim.schema)
    return LeaseState(
        {shard: epoch for shard, epoch, _ in kept},
        now,
        frozenset(shard for shard, _, wanted in kept if wanted),
        bool(rows[0][6]),
        {shard: epoch for shard, epoch, _ in elsewhere},
        frozenset(shard for shard, _, run_out in elsewhere if run_out),
    )


def take(db: Connection, claim: Claim, shards: Sequence[int] | None, most: int) -> dict[int, int]:
    """Take at most `most` of the asked (None: of all) shards that no process has; return them with their epochs."""
    with db.transaction():
        key = {**claim._asdict(), "any": int(shards is None), "asked": db.listed(shards or ()), "most": most}
        return dict(db.execute(_TAKE, key).fetchall())


def orphans(db: Connection, claim: Claim) -> frozenset[int]:
    """Return the shards that no process has and no process is ready to have."""
    return frozenset(shard for (shard,) in db.execute(_ORPHANS, {"shards": claim.shards}).fetchall())


def want(db: Connection, claim: Claim, shards: Sequence[int]) -> None:
    """Say that the process is ready to have these shards from their owners; each renewal says so again."""
    with db.transaction():
        db.execute(_WANT, {**claim._asdict(), "asked": db.listed(shards)})
        tell(db)


def give(db: Connection, claim: Claim, shard: int) -> None:
    """Give a shard back, and tell all processes."""
    with db.transaction():
        db.execute(_GIVE, {**claim._asdict(), "shard": shard})
        tell(db)


_STANDING = f"""
SELECT shards, shard, owner, program, expires - {_NOW}, epoch, {_NOW} - since FROM leases ORDER BY shards, shard
"""
_RELEASE = f"""
UPDATE leases SET wanted = 'released', wanted_until = {_NOW} + ? FROM fleet
WHERE leases.shards = fleet.shards AND shard = ?
"""
_RELEASED = 3.0  # seconds in which a shard that was released is kept for nobody in particular


def rows_of(db: Connection) -> tuple[HeldShard, ...]:
    """Return all shards with their leases."""
    return tuple(HeldShard(*row) for row in db.execute(_STANDING).fetchall())


def release(db: Connection, shard: int) -> bool:
    """Return True if a shard's owner was told to give it back; False if there is no such shard."""
    with db.transaction():
        released = db.execute(_RELEASE, (_RELEASED, shard)).rowcount
        tell(db)
    return bool(released)


def shard_count(db: Connection) -> int:
    """Return the number of shards of the bot, 0 before its first start."""
    return int(db.execute("SELECT shards FROM fleet").fetchall()[0][0])


def alone(db: Connection, work: int) -> bool:
    """Return True if this session does a work that only one shall do; that session keeps it until it ends."""
    take = "SELECT pg_try_advisory_lock(CAST(? AS INTEGER), CAST(? AS INTEGER))"
    return bool(db.execute(take, (_WORKS, work)).fetchall()[0][0])


def identify(db: Connection, key: int, gap: float) -> float:
    """Return how many seconds to wait before a session may be begun, and keep others from it for `gap` after that."""
    return float(db.execute(_IDENTIFY, {"key": key, "gap": gap}).fetchall()[0][0])


def _on_line(
    function: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate["SharedLeases", P], Coroutine[Any, Any, T]]:
    """Turn a function into a coroutine method."""

    @functools.wraps(function)
    async def call(self: "SharedLeases", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._line.call(function, *args, **kwargs)

    return call


def _by_claim(
    function: Callable[Concatenate[Connection, Claim, P], T],
) -> Callable[Concatenate["SharedLeases", P], Coroutine[Any, Any, T]]:
    """Turn a function into a coroutine method that gives the process's claim."""

    @functools.wraps(function)
    async def call(self: "SharedLeases", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._line.call(function, self._claim, *args, **kwargs)

    return call


class SharedLeases:
    """The leases of a process beside others: rows in a database. All methods raise StorageError.

    `line` is for statements and `ear` listens to other processes: no renewal waits for a long write. `ttl` are the
    seconds that the shards are held, counted from the beginning of a renewal.
    """

    renew = _by_claim(renew)
    take = _by_claim(take)
    want = _by_claim(want)
    give = _by_claim(give)
    orphans = _by_claim(orphans)
    shard_count = _on_line(shard_count)
    tell = _on_line(tell)
    identify = _on_line(identify)
    alone = _on_line(alone)

    def __init__(self, line: WorkerConnection, ear: WorkerConnection, claim: Claim) -> None:
        self.ttl: float | None = claim.ttl
        self._line, self._ear, self._claim, self._closed = line, ear, claim, False

    async def begin(self, shards: int) -> None:
        """Say of how many shards the bot is; StorageError `shards` if processes run with another number."""
        await self._line.call(begin, shards)
        self._claim = self._claim._replace(shards=shards)

    async def heard(self) -> bool:
        """Wait; return True when another process has told, False after some seconds."""
        if self._closed:
            raise StorageError("closed")
        return await self._ear.call(hear, HEARS)

    async def close(self) -> None:
        """Close the sessions, after waking the task that waits in `heard`."""
        self._closed = True
        with suppress(StorageError):  # the server is away, so nothing waits in `heard`
            await self.tell()
        await self._ear.close()
        await self._line.close()
