"""Leases in PostgreSQL: who plays the tables of which shard. Each function runs whole on a connection's thread.

Only the server's clock is asked. A lease is renewed by one statement; a takeover locks its row, so that a write is
whole before it or refused after it. `NOTIFY` only makes others look sooner: what it says is in the rows.
"""

from collections.abc import Sequence
from typing import NamedTuple

from storage.engines.connection import Connection
from storage.engines.fence import LeaseState
from storage.errors import StorageError
from storage.health import HeldShard

from .connection import PostgresConnection
from .link import Link

CHANNEL = "boneyard_fleet"
_WORKS = 0x424F4E47  # "BONG": the advisory locks of what one process does for all
_NOW = "extract(epoch FROM clock_timestamp())::double precision"
# What would hold far longer than anything can was written before the clock was set back, and is over, too.
_OVER = f"(expires < {_NOW} OR expires > {_NOW} + :ttl + :ttl)"
_IN_FORCE = f"wanted_until BETWEEN {_NOW} AND {_NOW} + :ttl + :ttl"
_QUEUE = 600.0  # seconds; nobody waits longer for sessions that others begin
_PARENTS = f"""
UPDATE leases SET closed = 1, owner = NULL FROM fleet
WHERE leases.shards = fleet.shards AND fleet.target = :shards AND leases.closed = 0
AND (leases.owner IS NULL OR {_OVER})
"""
_ALL_CLOSED = """
UPDATE fleet SET shards = target, target = NULL WHERE target IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.shards = fleet.shards AND closed = 0)
"""
_LISTEN = f"LISTEN {CHANNEL}".encode()
_KEEP = f"""
WITH moment AS (SELECT {_NOW} AS now),
kept AS (
    UPDATE leases SET expires = moment.now + :ttl, program = :program, schema = :schema FROM moment
    WHERE shards = :shards AND owner = :owner AND closed = 0
    RETURNING shard, epoch, wanted IS NOT NULL AND wanted_until > moment.now AS is_wanted
), asked AS (
    UPDATE leases SET wanted_until = moment.now + :ttl FROM moment WHERE shards = :shards AND wanted = :owner
)
SELECT moment.now, kept.shard, kept.epoch, kept.is_wanted, fleet.oldest, ARRAY(
    SELECT ARRAY[shard, epoch] FROM leases WHERE shards = :shards AND owner IS DISTINCT FROM :owner
), EXISTS (SELECT 1 FROM orders WHERE body <> '') FROM fleet JOIN moment ON true LEFT JOIN kept ON true
"""
# A shard of a multiple can be had once the one from which it comes is closed; one that is wanted is its wisher's.
_FREE = f"""
SELECT shard FROM leases AS l
WHERE shards = :shards AND closed = 0 AND (owner IS NULL OR {_OVER})
AND (expires <= {_NOW} - :free OR expires > {_NOW} + :ttl + :ttl)
AND (wanted IS NULL OR wanted = :owner OR NOT {_IN_FORCE})
AND (:any = 1 OR shard IN (SELECT value FROM numbers(:wish)))
AND NOT EXISTS (
    SELECT 1 FROM leases AS p
    WHERE p.shards < l.shards AND l.shards % p.shards = 0 AND p.shard = l.shard % p.shards AND p.closed = 0
)
ORDER BY shard LIMIT :most FOR UPDATE SKIP LOCKED
"""
_TAKE = f"""
UPDATE leases SET owner = :owner, program = :program, schema = :schema, epoch = nextval('lease_epochs'), since = {_NOW},
    expires = {_NOW} + :ttl, wanted = NULL, wanted_until = 0
WHERE shards = :shards AND shard IN ({_FREE}) RETURNING shard, epoch
"""
_WANT = f"""
UPDATE leases SET wanted = :owner, wanted_until = {_NOW} + :ttl
WHERE shards = :shards AND closed = 0 AND shard IN (SELECT value FROM numbers(:wish))
AND owner IS DISTINCT FROM :owner AND (wanted IS NULL OR NOT {_IN_FORCE})
"""
# Shards that are held and whose servers others are ready to have, all of them, under the greater number.
_DIVIDED = f"""
SELECT l.shard FROM leases AS l JOIN fleet ON fleet.target > l.shards
WHERE l.shards = :shards AND l.owner = :owner AND l.closed = 0
AND (SELECT count(*) FROM leases AS t WHERE t.shards = fleet.target AND t.shard % l.shards = l.shard
     AND t.wanted IS NOT NULL AND t.wanted_until > {_NOW}) = fleet.target / l.shards
"""
_GIVE = f"""
UPDATE leases SET owner = NULL, expires = {_NOW}, closed = :closed
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
SELECT l.shards, l.shard FROM leases AS l JOIN fleet ON l.shards IN (fleet.shards, fleet.target)
WHERE l.closed = 0 AND (l.owner IS NULL OR l.expires < {_NOW}) AND (l.wanted IS NULL OR l.wanted_until < {_NOW})
AND NOT EXISTS (
    SELECT 1 FROM leases AS p
    WHERE p.shards < l.shards AND l.shards % p.shards = 0 AND p.shard = l.shard % p.shards AND p.closed = 0
)
"""


class Claim(NamedTuple):
    """A process, its program, the number of shards with which it runs, and how many seconds its leases hold.

    `schema` is the newest one that its program knows.
    """

    owner: str
    program: str
    shards: int
    ttl: float
    schema: int = 0

    @property
    def values(self) -> dict[str, object]:
        """The same, for statements."""
        return self._asdict()


def listen(link: Link, _: bool) -> None:
    """Have a session hear what is told."""
    link.execute(_LISTEN)


def hear(db: Connection, seconds: float) -> bool:
    """True when somebody has told something, False after so many seconds."""
    if not isinstance(db, PostgresConnection):
        raise TypeError(db)
    db.execute("SELECT 1").fetchone()  # a session that was cut is opened again, and listens
    with db.asking(), db.link.listening():
        return any(True for _ in db.link.notifies(timeout=seconds, stop_after=1))


def tell(db: Connection) -> None:
    """Have all who hear look now."""
    db.execute("SELECT pg_notify(?, '')", (CHANNEL,))


def begin(db: Connection, shards: int) -> None:
    """Have rows for a bot of so many shards; `shards` if others run with another number, and it is no planned one."""
    with db.transaction():
        found, target = db.execute("SELECT shards, coalesce(target, 0) FROM fleet FOR UPDATE").fetchall()[0]
        if shards not in (found, target):
            if _somebody_lives(db):
                raise StorageError("shards", found=found, asked=shards)
            db.execute("DELETE FROM leases")
            db.execute("UPDATE fleet SET shards = ?, target = NULL", (shards,))
        db.execute(_ROWS, {"shards": shards, "last": shards - 1})


def _somebody_lives(db: Connection) -> bool:
    living = f"SELECT 1 FROM leases WHERE owner IS NOT NULL AND expires >= {_NOW} LIMIT 1"
    return db.execute(living).fetchone() is not None


def look(db: Connection, claim: Claim) -> LeaseState:
    """Renew what is held, and tell how things stand; `too-new` if programs of this age may not write any more."""
    rows = db.execute(_KEEP, claim.values).fetchall()
    kept = [row[1:4] for row in rows if row[1] is not None]
    now, oldest, elsewhere = rows[0][0], rows[0][4], rows[0][5]
    if oldest > claim.schema:
        raise StorageError("too-new", found=oldest, known=claim.schema)
    divided = db.execute(_DIVIDED, {"shards": claim.shards, "owner": claim.owner}).fetchall()
    return LeaseState(
        {shard: epoch for shard, epoch, _ in kept},
        now,
        frozenset(shard for shard, _, wanted in kept if wanted),
        frozenset(shard for (shard,) in divided),
        bool(rows[0][6]),
        dict(elsewhere),
    )


def take(db: Connection, claim: Claim, wish: Sequence[int] | None, most: int, free: float = 0.0) -> dict[int, int]:
    """Take at most so many shards that nobody has, of the wish or (None) of all; return them with their epochs.

    `free` is for how many seconds nobody must have had them.
    """
    with db.transaction():
        if db.execute(_PARENTS, claim.values).rowcount:
            db.execute(_ALL_CLOSED)
        key = {"any": int(wish is None), "wish": db.listed(wish or ()), "most": most, "free": free}
        return dict(db.execute(_TAKE, {**claim.values, **key}).fetchall())


def orphans(db: Connection) -> dict[int, frozenset[int]]:
    """Return the shards that nobody has and nobody is ready to have, by the number of shards of which they are."""
    found: dict[int, frozenset[int]] = {}
    for shards, shard in db.execute(_ORPHANS).fetchall():
        found[shards] = found.get(shards, frozenset()) | {shard}
    return found


def want(db: Connection, claim: Claim, wish: Sequence[int]) -> None:
    """Say that one is ready to have these shards from whoever has them; each look says so again."""
    with db.transaction():
        db.execute(_WANT, {**claim.values, "wish": db.listed(wish)})
        tell(db)


def give(db: Connection, claim: Claim, shard: int, *, closed: bool) -> None:
    """Give a shard back; `closed`: for ever, its servers belong to a greater number of shards now."""
    with db.transaction():
        db.execute(_GIVE, {**claim.values, "shard": shard, "closed": int(closed)})
        if closed:
            db.execute(_ALL_CLOSED)
        tell(db)


_STANDING = f"""
SELECT shards, shard, owner, program, expires - {_NOW}, epoch, {_NOW} - since
FROM leases WHERE closed = 0 ORDER BY shards, shard
"""
_RELEASE = f"""
UPDATE leases SET wanted = 'released', wanted_until = {_NOW} + ? FROM fleet
WHERE leases.shards = fleet.shards AND shard = ? AND closed = 0
"""
_RELEASED = 3.0  # seconds in which a shard that was released is kept for nobody in particular


def rows_of(db: Connection) -> tuple[HeldShard, ...]:
    """Return all shards that are not closed, as they stand."""
    return tuple(HeldShard(*row) for row in db.execute(_STANDING).fetchall())


def release(db: Connection, shard: int) -> bool:
    """True if a shard's owner was told to give it back; False if there is no such shard."""
    with db.transaction():
        found = db.execute(_RELEASE, (_RELEASED, shard)).rowcount
        tell(db)
    return bool(found)


def reshard(db: Connection, shards: int) -> int:
    """Have the fleet go over to a multiple of its shards, and return how many those are; `shards` if it is none."""
    with db.transaction():
        found = db.execute("SELECT shards FROM fleet FOR UPDATE").fetchall()[0][0]
        if not found or shards <= found or shards % found:
            raise StorageError("shards", found=found, asked=shards)
        db.execute("UPDATE fleet SET target = ?", (shards,))
        db.execute(_ROWS, {"shards": shards, "last": shards - 1})
        tell(db)
    return int(found)


def divided_into(db: Connection) -> tuple[int, int]:
    """Return the number of shards with which the fleet runs (0 before its first start), and the planned one (or 0)."""
    found, target = db.execute("SELECT shards, coalesce(target, 0) FROM fleet").fetchall()[0]
    return int(found), int(target)


def alone(db: Connection, work: int) -> bool:
    """True if this session does a work that only one shall do; whoever has it keeps it until its session ends."""
    take = "SELECT pg_try_advisory_lock(CAST(? AS INTEGER), CAST(? AS INTEGER))"
    return bool(db.execute(take, (_WORKS, work)).fetchall()[0][0])


def identify(db: Connection, key: int, gap: float) -> float:
    """Return how many seconds to wait before a session may be begun, and keep others from it for `gap` after that."""
    return float(db.execute(_IDENTIFY, {"key": key, "gap": gap}).fetchall()[0][0])
