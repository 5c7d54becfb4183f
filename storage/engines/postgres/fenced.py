"""What proves by itself that servers are held: the beginning of a transaction, and a group of plain moves.

A group of moves is one statement, so that no transaction is open while the client does something else. Each table's
moves are written whole or not at all: not if its server is another process's now, nor if its log has another number of
entries.
"""

from collections.abc import Mapping

from psycopg import sql

from ..connection import MoveRows
from ..fence import Fence
from .adapting import Numbers, Words

# FOR KEY SHARE lets the holder renew its lease meanwhile; a takeover is waited for, and makes the epoch another one.
_BEGIN = sql.SQL("""BEGIN; SELECT count(*) FROM (
    SELECT FROM leases WHERE shards = {shards} AND owner = {owner} AND (shard, epoch) IN ({held}) FOR KEY SHARE
) AS held""")
_HELD = """held AS MATERIALIZED (
    SELECT shard FROM leases WHERE shards = $10 AND "owner" = $11 AND epoch = ANY($12::bigint[]) FOR KEY SHARE
), """
_FENCED = "(asked.guild >> 22) % $10 IN (SELECT held.shard FROM held) AND "
# A log's length is looked up for each table that is asked for, and none else: `tables` is not joined.
_WRITE = """WITH {held}fit AS MATERIALIZED (
    SELECT asked.number, asked.guild
    FROM unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS asked (number, guild, entries)
    WHERE {fenced}asked.entries = (SELECT coalesce(max(log.n) + 1, 0) FROM log WHERE log."table" = asked.number)
), written AS (
    UPDATE tables SET header = new.header FROM unnest($4::bigint[], $5::text[]) AS new (number, header)
    WHERE tables.number = new.number AND new.number IN (SELECT fit.number FROM fit)
), added AS (
    INSERT INTO log ("table", n, guild, kind, body)
    SELECT fit.number, new.n, fit.guild, new.kind, new.body
    FROM unnest($6::bigint[], $7::bigint[], $8::text[], $9::text[]) AS new (number, n, kind, body)
    JOIN fit ON fit.number = new.number
)
SELECT fit.number FROM fit"""
PLAIN = _WRITE.format(held="", fenced="").encode()
FENCED = _WRITE.format(held=_HELD, fenced=_FENCED).encode()


def beginning(fence: Fence, held: Mapping[int, int]) -> bytes:
    """Return what begins a transaction and counts how many of these shards are held in these epochs."""
    pairs = sql.SQL(", ").join(sql.SQL("({}, {})").format(*pair) for pair in held.items())
    return _BEGIN.format(shards=fence.shards, owner=fence.owner, held=pairs).as_bytes(None)


def values_of(rows: MoveRows) -> tuple[object, ...]:
    """Return what PLAIN needs."""
    tables, numbers, _, kinds, bodies = zip(*rows.entries, strict=True) if rows.entries else ((),) * 5
    return (
        Numbers(rows.starts),
        Numbers(guild for guild, _ in rows.starts.values()),
        Numbers(entries for _, entries in rows.starts.values()),
        Numbers(rows.headers),
        Words(rows.headers.values()),
        *(Numbers(tables), Numbers(numbers), Words(kinds), Words(bodies)),
    )


def fenced_values(rows: MoveRows, fence: Fence, held: Mapping[int, int]) -> tuple[object, ...]:
    """Return what FENCED needs; `held` are the shards of the tables' servers with their epochs."""
    return (*values_of(rows), fence.shards, fence.owner, Numbers(held.values()))
