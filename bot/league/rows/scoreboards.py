"""Rows of scoreboards: the messages that show the league table in channels."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from storage.engines import Connection, WorkerConnection
from storage.personal import PersonalData
from storage.settings import insert_audit
from storage.values import AuditEntry


class Scoreboard(Struct, frozen=True):
    """A channel's message with the table of a game (`*`: of all). `message` None: not posted yet."""

    guild: int
    channel: int
    game: str
    message: int | None = None
    pinned: bool = False


class Scoreboards:
    """The scoreboards of every server. All methods raise StorageError."""

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection, clock: Callable[[], float]) -> None:
        self._writer, self._reader, self._clock = writer, reader, clock

    async def all(self, guild: int | None = None) -> list[Scoreboard]:
        """Return the scoreboards of all servers, or those of one."""
        return await self._reader.call(_load, guild)

    async def switch(self, guild: int, channel: int, game: str | None, by: int) -> Scoreboard | None:
        """Make a channel's scoreboard show a game (`*`: all), or remove it (None); return the former scoreboard.

        A change is noted in the audit log.
        """
        return await self._writer.call(_switch, guild, channel, game, by, self._clock())

    async def place(self, guild: int, channel: int, message: int | None, *, pinned: bool) -> None:
        """Store the message of a scoreboard."""
        await self._writer.call(_place, guild, channel, message, pinned)

    async def drop(self, guild: int, channel: int) -> None:
        """Delete a scoreboard whose channel is gone."""
        await self._writer.call(_drop, guild, channel)


def _load(db: Connection, guild: int | None) -> list[Scoreboard]:
    find = "SELECT guild, channel, game, message, pinned FROM scoreboards WHERE CAST(? AS BIGINT) IS NULL OR guild = ?"
    return [
        Scoreboard(server, channel, game, message, bool(pinned))
        for server, channel, game, message, pinned in db.execute(find, (guild, guild))
    ]


def _switch(db: Connection, guild: int, channel: int, game: str | None, by: int, now: float) -> Scoreboard | None:
    with db.transaction(guild):
        before = next((board for board in _load(db, guild) if board.channel == channel), None)
        if game == (before.game if before else None):
            return before
        db.execute("DELETE FROM scoreboards WHERE guild = ? AND channel = ?", (guild, channel))
        if game is not None:
            kept = (before.message, before.pinned) if before else (None, False)
            db.execute("INSERT INTO scoreboards VALUES (?, ?, ?, ?, ?)", (guild, channel, game, *kept))
        detail = msgspec.json.encode({"channel": str(channel), "game": game})
        entry = AuditEntry("scoreboard-off" if game is None else "scoreboard-on", by, detail.decode())
        insert_audit(db, guild, entry, now)
    return before


def _place(db: Connection, guild: int, channel: int, message: int | None, pinned: bool) -> None:
    with db.transaction(guild):
        update = "UPDATE scoreboards SET message = ?, pinned = ? WHERE guild = ? AND channel = ?"
        db.execute(update, (message, pinned, guild, channel))


def _drop(db: Connection, guild: int, channel: int) -> None:
    with db.transaction(guild):
        db.execute("DELETE FROM scoreboards WHERE guild = ? AND channel = ?", (guild, channel))


SCOREBOARD_DATA = PersonalData(delete_sql=("DELETE FROM scoreboards WHERE guild = ?",))
