"""Rows of scoreboards: the messages that show the league table in channels."""

from msgspec import Struct

from storage.engines import Connection
from storage.personal import PersonalData
from storage.rows import Rows, reads, writes
from storage.settings import note


class Scoreboard(Struct, frozen=True):
    """A channel's message with the table of a game (`*`: of all). `message` None: not posted yet."""

    guild: int
    channel: int
    game: str
    message: int | None = None
    pinned: bool = False


class Scoreboards(Rows):
    """The scoreboards of all servers. All methods raise StorageError."""

    @reads
    def all(self, db: Connection, guild: int | None = None) -> list[Scoreboard]:
        """Return the scoreboards of all servers, or those of one."""
        return _load(db, guild)

    @writes
    def switch(self, db: Connection, guild: int, channel: int, game: str | None, by: int) -> Scoreboard | None:
        """Make a channel's scoreboard show a game (`*`: all), or remove it (None); return the former scoreboard.

        A change is noted in the audit log.
        """
        with db.transaction(guild):
            before = next((board for board in _load(db, guild) if board.channel == channel), None)
            if game == (before.game if before else None):
                return before
            db.execute("DELETE FROM scoreboards WHERE guild = ? AND channel = ?", (guild, channel))
            if game is not None:
                kept = (before.message, before.pinned) if before else (None, False)
                db.execute("INSERT INTO scoreboards VALUES (?, ?, ?, ?, ?)", (guild, channel, game, *kept))
            action = "scoreboard-off" if game is None else "scoreboard-on"
            note(db, guild, action, by, {"channel": str(channel), "game": game}, self._clock())
        return before

    @writes
    def place(self, db: Connection, guild: int, channel: int, message: int | None, *, pinned: bool) -> None:
        """Store the message of a scoreboard."""
        with db.transaction(guild):
            update = "UPDATE scoreboards SET message = ?, pinned = ? WHERE guild = ? AND channel = ?"
            db.execute(update, (message, pinned, guild, channel))

    @writes
    def drop(self, db: Connection, guild: int, channel: int) -> None:
        """Delete a scoreboard whose channel is gone."""
        with db.transaction(guild):
            db.execute("DELETE FROM scoreboards WHERE guild = ? AND channel = ?", (guild, channel))


def _load(db: Connection, guild: int | None) -> list[Scoreboard]:
    find = "SELECT guild, channel, game, message, pinned FROM scoreboards WHERE CAST(? AS BIGINT) IS NULL OR guild = ?"
    return [
        Scoreboard(server, channel, game, message, bool(pinned))
        for server, channel, game, message, pinned in db.execute(find, (guild, guild))
    ]


SCOREBOARD_DATA = PersonalData(delete_sql=("DELETE FROM scoreboards WHERE guild = ?",))
