"""The messages that show the league table in channels: their games, and their ids."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from .auditing import insert_audit
from .engines import Connection, WorkerConnection
from .values import AuditEntry


class Scoreboard(Struct, frozen=True):
    """A channel's message with the table of a game (`*`: of all). `message` None: nothing is posted at present."""

    guild: int
    channel: int
    game: str
    message: int | None = None
    pinned: bool = False


class Scoreboards:
    """The scoreboards of every server; `owns`: whether this process acts for it. All methods raise StorageError."""

    def __init__(
        self,
        writer: WorkerConnection,
        reader: WorkerConnection,
        clock: Callable[[], float],
        owns: Callable[[int], bool],
    ) -> None:
        self._writer, self._reader, self._clock, self._owns = writer, reader, clock, owns

    async def all(self, guild: int | None = None) -> list[Scoreboard]:
        """Return all scoreboards that are this process's, or those of a server."""
        return [one for one in await self._reader.call(_load, guild) if self._owns(one.guild)]

    async def switch(self, guild: int, channel: int, game: str | None, by: int) -> Scoreboard | None:
        """Have a channel's scoreboard show a game (`*`: all), or have none (None); return the one from before.

        The audit log notes what has changed.
        """
        return await self._writer.call(_switch, guild, channel, game, by, self._clock())

    async def place(self, guild: int, channel: int, message: int | None, *, pinned: bool) -> None:
        """Note the message of a scoreboard."""
        await self._writer.call(_place, guild, channel, message, pinned)

    async def drop(self, guild: int, channel: int) -> None:
        """Forget a scoreboard whose channel is gone."""
        await self._writer.call(_drop, guild, channel)


def _load(db: Connection, guild: int | None) -> list[Scoreboard]:
    """Return all scoreboards, or those of a server."""
    find = "SELECT guild, channel, game, message, pinned FROM scoreboards WHERE CAST(? AS BIGINT) IS NULL OR guild = ?"
    return [
        Scoreboard(server, channel, game, message, bool(pinned))
        for server, channel, game, message, pinned in db.execute(find, (guild, guild))
    ]


def _switch(db: Connection, guild: int, channel: int, game: str | None, by: int, now: float) -> Scoreboard | None:
    """Have a scoreboard of a game in a channel, or none (game None); return the one that was there before."""
    with db.transaction(guild):
        before = next((one for one in _load(db, guild) if one.channel == channel), None)
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
    """Note the message of a scoreboard."""
    with db.transaction(guild):
        update = "UPDATE scoreboards SET message = ?, pinned = ? WHERE guild = ? AND channel = ?"
        db.execute(update, (message, pinned, guild, channel))


def _drop(db: Connection, guild: int, channel: int) -> None:
    """Forget a scoreboard whose channel is gone."""
    with db.transaction(guild):
        db.execute("DELETE FROM scoreboards WHERE guild = ? AND channel = ?", (guild, channel))
