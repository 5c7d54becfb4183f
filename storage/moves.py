"""The quick way for plain moves, together in the way of the engine; everything else is `storage.saving`'s.

A plain move changes a live table that is stored already, with the same channel and people.
"""

from collections.abc import Sequence

import msgspec

from .engines import Connection
from .engines.connection import MoveRows
from .errors import StorageError
from .values import TableChange

_FIND = """
SELECT tables.id, number, guild, channel, header, (SELECT max(n) + 1 FROM log WHERE "table" = tables.number)
FROM words(?) CROSS JOIN tables ON tables.id = value
"""
_PEOPLE = 'SELECT "table", person FROM numbers(?) CROSS JOIN table_people ON "table" = value'


class _Spot(msgspec.Struct):
    """A table's place in the file; `entries` are those of its log."""

    number: int
    guild: int
    channel: int
    header: str
    entries: int | None
    people: frozenset[int] = frozenset()


class Moves:
    """Stores plain moves, and remembers where their tables stand, so that the next move need not ask.

    It has to be told of undone transactions and of all else that this connection writes to tables; what others write it
    notices, on a server by shards that come and go.
    """

    def __init__(self) -> None:
        self._spots: dict[str, _Spot] = {}
        self._version: int | None = None

    def clear(self) -> None:
        """Remember nothing: tables were changed in another way, or a transaction was undone."""
        self._spots.clear()

    def save(self, db: Connection, changes: Sequence[TableChange]) -> dict[int, StorageError | None]:
        """Store the plain moves among the changes, within the caller's transaction.

        Return what became of them by their index, None or `conflict`; the others are left to the caller, also those
        of a table that is not as it was. Any error of the engine or of values is raised, and the caller must undo the
        transaction.
        """
        self._look_up(db, changes)
        others = {change.table for change in changes if not self._is_plain(change)}
        rows = MoveRows()
        done = {n: self._add(rows, change) for n, change in enumerate(changes) if change.table not in others}
        for table in others:
            self._spots.pop(table, None)
        return self._written(db, rows, changes, done)

    def save_whole(self, db: Connection, changes: Sequence[TableChange]) -> dict[int, StorageError | None] | None:
        """Do the same without a transaction, if all of them are plain moves and none is a conflict.

        Otherwise nothing is stored, and None returned.
        """
        self._look_up(db, changes)
        if not all(map(self._is_plain, changes)):
            return None
        rows = MoveRows()
        done = {n: self._add(rows, change) for n, change in enumerate(changes)}
        if any(done.values()):
            self.clear()
            return None
        return self._written(db, rows, changes, done)

    def _written(
        self, db: Connection, rows: MoveRows, changes: Sequence[TableChange], done: dict[int, StorageError | None]
    ) -> dict[int, StorageError | None]:
        """Write the rows; return what is done of it. Tables that are not as they were thought to be are forgotten."""
        refused = db.write_moves(rows) if rows.starts else ()
        if not refused:
            return done
        gone = {table for table, spot in self._spots.items() if spot.number in refused}
        for table in gone:
            del self._spots[table]
        return {n: error for n, error in done.items() if changes[n].table not in gone}

    def _add(self, rows: MoveRows, change: TableChange) -> StorageError | None:
        """Add a change to the rows of a group; the next one of the same table builds on it."""
        spot = self._spots[change.table]
        n = spot.entries or 0
        if change.expect is not None and change.expect != n:
            return StorageError("conflict", table=change.table, expected=change.expect, found=n)
        rows.starts.setdefault(spot.number, (spot.guild, n))
        if change.header != spot.header:
            spot.header = rows.headers[spot.number] = change.header
        for entry in change.append:
            rows.entries.append((spot.number, n, spot.guild, entry.kind, entry.body))
            n += 1
        spot.entries = n
        return None

    def _look_up(self, db: Connection, changes: Sequence[TableChange]) -> None:
        version = db.version()
        if version != self._version:  # another connection has written
            self._spots.clear()
            self._version = version
        spots = self._spots
        unknown = [change.table for change in changes if change.table not in spots and change.status == "live"]
        if unknown:
            spots.update(_find_spots(db, unknown))

    def _is_plain(self, change: TableChange) -> bool:
        spot = self._spots.get(change.table)
        return (
            spot is not None
            and change.guild == spot.guild
            and change.channel == spot.channel
            and change.status == "live"
            and (change.people is None or frozenset(change.people) == spot.people)
        )


def _find_spots(db: Connection, tables: Sequence[str]) -> dict[str, _Spot]:
    """Return where live tables stand, as far as they are stored."""
    spots = {table: _Spot(*row) for table, *row in db.execute(_FIND, (db.listed(tables),))}
    numbers = {spot.number: spot for spot in spots.values()}
    for number, person in db.execute(_PEOPLE, (db.listed(numbers),)) if numbers else ():
        numbers[number].people |= {person}
    return spots
