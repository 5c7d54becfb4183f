"""Saves table changes as rows: those that wait at the same time in one transaction and one thread hop, each whole."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from msgspec.structs import astuple

from .engines import Connection, WorkerConnection
from .engines.connection import savepoint
from .errors import BAD_VALUES, FAULTS, StorageError, is_superseded, is_unknown, storage_error, was_undone
from .moves import Moves
from .settings import insert_audit
from .values import FinishedMatch, TableChange, WriteCounts

_Waiting = tuple[TableChange, asyncio.Future[None]]
# Errors of the file, not of a change: they fail the whole transaction.
_OF_THE_FILE = frozenset({"full", "locked", "disk", "read-only", "unreachable"})

_FIND = """
SELECT number, guild = :guild, channel = :channel AND header = :header,
       (SELECT max(n) FROM log WHERE "table" = tables.number)
FROM tables WHERE id = :id
"""
_INSERT_TABLE = "INSERT INTO tables (id, guild, channel, header) VALUES (?, ?, ?, ?)"
_UPDATE_TABLE = "UPDATE tables SET channel = ?, header = ? WHERE number = ?"
_INSERT_MATCH = """
INSERT INTO matches (id, guild, channel, game, options, record, started, ended, "end", league, broken)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_INSERT_RESULT = """
INSERT INTO results (
    match, seat, guild, ended, seconds, person, name, computer, total, place, points, stood_in, highest, since,
    player, player_name, until, resigned, strong, turns, absent
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_INSERT_LOG = 'INSERT INTO log ("table", n, guild, kind, body) VALUES (?, ?, ?, ?, ?)'


class SaveHooks:
    """Called on the connection's thread when tables are stored. Here it does nothing; features override it."""

    def stored(self, db: Connection, change: TableChange, now: float) -> None:
        """Write what follows from a change, in its transaction: after its rows and its match, before the audit log."""

    def put_aside(self, db: Connection, guild: int, number: int | None, now: float) -> None:
        """Write what follows when the guild's table of that number is put aside, in the same transaction."""

    def changed(self, guild: int) -> None:
        """Hear, after the transaction, that matches or settings of a guild may have changed."""

    def all_changed(self) -> None:
        """Hear, after the transaction, that anything may have changed."""


class Saver:
    """Stores table changes through one connection, always the same."""

    def __init__(self, hooks: SaveHooks | None = None) -> None:
        self._moves, self._hooks = Moves(), hooks or SaveHooks()

    def save(self, db: Connection, changes: Sequence[TableChange], now: float) -> list[StorageError | None]:
        """Store the changes in their order, in one transaction that is on the disk when this returns.

        Return for each change None or the error for which it alone was left out. Errors of the file itself
        (`full`, `locked`, `disk`, `read-only`, `unreachable`) are raised and nothing is stored. Raised are also a
        `conflict` if nobody knows whether it was, and an error after which this may be called again (`was_undone`).
        `now` is the time of audit entries without one.
        """
        try:
            return self._save(db, changes, now)
        finally:
            for guild in [change.guild for change in changes if change.finished is not None]:
                self._hooks.changed(guild)

    def _save(self, db: Connection, changes: Sequence[TableChange], now: float) -> list[StorageError | None]:
        try:
            return self._save_together(db, changes, now)
        except (StorageError, *FAULTS, *BAD_VALUES) as error:
            self._moves.clear()
            if was_undone(error):
                raise
            fault, unknown = storage_error(error), is_unknown(error)
            if fault.code == "superseded":
                return [self._save_one(db, change, now, db.transaction(change.guild)) for change in changes]
            if fault.code in _OF_THE_FILE:
                raise fault from error
        except BaseException:
            self._moves.clear()
            raise
        try:
            return self._save_each(db, changes, now)
        except StorageError as error:
            if unknown:  # it cannot be found out now either
                raise fault from error
            raise

    def clear(self) -> None:
        """Forget what is known of the file: something else has written to it through the connection."""
        self._moves.clear()

    def _save_together(self, db: Connection, changes: Sequence[TableChange], now: float) -> list[StorageError | None]:
        """Save all at once, with nothing to go back to: one bad change spoils it, and the careful way is taken."""
        if db.one_trip and not any(change.beside for change in changes):
            moved = self._moves.save_whole(db, changes)
            if moved is not None:
                return [
                    None if n in moved else self._save_one(db, change, now, db.transaction(change.guild))
                    for n, change in enumerate(changes)
                ]
        with db.transaction(*{change.guild for change in changes}):
            done = self._moves.save(db, changes)
            for index, change in enumerate(changes):
                if index not in done:
                    self._save_change(db, change, now)
                elif change.beside and done[index] is None:
                    self._save_end(db, change, now)
            return [done.get(index) for index in range(len(changes))]

    def _save_each(self, db: Connection, changes: Sequence[TableChange], now: float) -> list[StorageError | None]:
        """Do the same the careful way, each change by itself; those that are stored already have a `conflict`."""
        errors: list[StorageError | None] = []
        try:
            with db.transaction(*{change.guild for change in changes}):
                for change in changes:
                    errors.append(self._save_one(db, change, now, savepoint(db)))
                    if errors[-1] is not None and errors[-1].code in _OF_THE_FILE:
                        raise errors[-1]
        except FAULTS as error:
            raise storage_error(error) from error
        return errors

    def _save_one(
        self, db: Connection, change: TableChange, now: float, within: AbstractContextManager[None]
    ) -> StorageError | None:
        """Store one change within a transaction of its own or a savepoint; return the error if it was undone."""
        try:
            with within:
                self._save_change(db, change, now)
        except (StorageError, *FAULTS, *BAD_VALUES) as error:
            return storage_error(error)
        return None

    def _save_change(self, db: Connection, change: TableChange, now: float) -> None:
        key = {"id": change.table, "guild": change.guild, "channel": change.channel, "header": change.header}
        row: tuple[Any, ...] = db.execute(_FIND, key).fetchone() or (None, True, False, None)
        number, ours, same, last = row
        entries = 0 if last is None else last + 1
        if not ours or change.expect not in (None, entries):
            raise StorageError("conflict", table=change.table, expected=change.expect, found=entries)
        if change.status == "live":
            number = number if same else _save_header(db, change, number)
            for n, entry in enumerate(change.append, entries):
                db.execute(_INSERT_LOG, (number, n, change.guild, entry.kind, entry.body))
            if change.people is not None:
                _save_people(db, change, number, change.people)
        elif change.status == "aside":
            db.execute("UPDATE tables SET channel = -number WHERE number = ?", (number,))
            self._hooks.put_aside(db, change.guild, number, now)
        else:
            db.execute("DELETE FROM tables WHERE number = ?", (number,))
        self._save_end(db, change, now)

    def _save_end(self, db: Connection, change: TableChange, now: float) -> None:
        """Write what a change brings to its end and notes, outside of the table's own rows."""
        if change.finished is not None:
            insert_match(db, change.finished)
        self._hooks.stored(db, change, now)
        if change.audit is not None:
            insert_audit(db, change.guild, change.audit, now)


class GroupCommit:
    """Collects changes while the connection is busy, and stores all that wait together."""

    def __init__(self, line: WorkerConnection, saver: Saver, clock: Callable[[], float]) -> None:
        self._line, self._saver, self._clock = line, saver, clock
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self.counts = WriteCounts()  # since the start

    def save(self, change: TableChange) -> asyncio.Future[None]:
        """Return a future that is done when the change is on the disk, or fails with a StorageError.

        Cancelling it does not take the change back: it is stored whole, in its turn.
        """
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="group commit")
        return future

    async def drain(self) -> None:
        """Return when no change waits any more."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._commit(batch)
        finally:
            self._task = None

    async def _commit(self, batch: list[_Waiting]) -> None:
        """Store a batch and wake its callers, each with an error of its own if there is one."""
        changes = [change for change, _ in batch]
        errors: Sequence[Exception | None]
        try:
            errors = await self._line.call(self._saver.save, changes, self._clock())
        except StorageError as error:
            errors = [StorageError(error.code, **error.data) for _ in batch]
        except Exception as error:  # a bug: all callers get it
            errors = [error] * len(batch)
        except asyncio.CancelledError:  # the loop ends; the thread still stores the batch
            for _, future in batch:
                future.cancel()
            raise
        stored, counts = sum(error is None for error in errors), self.counts
        self.counts = WriteCounts(
            counts.commits + bool(stored), counts.changes + stored, counts.superseded + sum(map(is_superseded, errors))
        )
        for (_, future), outcome in zip(batch, errors, strict=True):
            if future.done():  # its caller was cancelled
                continue
            if outcome is None:
                future.set_result(None)
            else:
                future.set_exception(outcome)


def _save_header(db: Connection, change: TableChange, number: int | None) -> int:
    """Write the table's own row and return its number."""
    if taken := db.execute(
        "SELECT id FROM tables WHERE guild = ? AND channel = ? AND id <> ?",
        (change.guild, change.channel, change.table),
    ).fetchone():
        raise StorageError("channel-taken", table=taken[0])
    if number is None:
        return db.insert(_INSERT_TABLE, (change.table, change.guild, change.channel, change.header))
    db.execute(_UPDATE_TABLE, (change.channel, change.header, number))
    return number


def _save_people(db: Connection, change: TableChange, number: int, people: tuple[int, ...]) -> None:
    stored = db.execute('SELECT person FROM table_people WHERE "table" = ?', (number,)).fetchall()
    before, after = {person for (person,) in stored}, set(people)
    for person in before - after:
        db.execute('DELETE FROM table_people WHERE "table" = ? AND person = ?', (number, person))
    for person in after - before:
        db.execute("INSERT INTO table_people VALUES (?, ?, ?)", (number, person, change.guild))


def insert_match(db: Connection, match: FinishedMatch) -> None:
    """Store a finished match; the same one twice changes nothing, another under its id is a `conflict`."""
    stored = db.execute("SELECT record FROM matches WHERE id = ?", (match.match,)).fetchone()
    if stored is not None:
        if stored[0] != match.record:
            raise StorageError("conflict", match=match.match)
        return
    *row, results, broken = astuple(match)
    number = db.insert(_INSERT_MATCH, (*row, broken))
    seconds = max(0.0, match.ended - match.started) if match.record else None
    db.executemany(
        _INSERT_RESULT, [(number, seat.seat, match.guild, match.ended, seconds, *astuple(seat)[1:]) for seat in results]
    )
