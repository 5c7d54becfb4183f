"""A file in which the world is kept: people, channels and public messages come back when the sandbox is started anew.

What is private to one person is gone with the process, as it is when Discord's client is closed. Changes are written at
the end of the turn of the loop in which they happened.
"""

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from bot.sandbox import rows
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.model import LOADING, Channel, Command, Emoji, Guild, Message, User
from bot.sandbox.world import World

VERSION = 1
_SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id INTEGER, body TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT;
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, channel INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
"""
_OF_CHANNEL = {
    "channel": "DELETE FROM things WHERE kind = 'channel' AND id = ?",
    "files of": "DELETE FROM files WHERE owner IN (SELECT id FROM messages WHERE channel = ?)",
    "messages of": "DELETE FROM messages WHERE channel = ?",
}
_log = logging.getLogger(__name__)
Write = Callable[[], object]


class WorldFile:
    """Reads a world from its file, then writes to it what changes there.

    `world`, whose one kept guild is `guild`, is brought to what the file holds. A file that is none, or of another
    program, is put aside; sqlite3.OperationalError where it is locked or nothing can be written.
    """

    def __init__(self, path: Path, world: World, guild: Guild) -> None:
        self._world, self._guild = world, guild
        self._due: dict[tuple[str, int], Write] = {}
        self._soon: asyncio.Handle | None = None
        try:
            self._open(path)
        except (sqlite3.DatabaseError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise  # locked, or no place to write: nothing is wrong with the file
            _log.warning("%s cannot be read (%s): it is put aside, and the sandbox starts anew", path, error)
            _put_aside(path)
            self._open(path)
        world.changes.listen(self._changed)
        self._people()  # everything but messages is little: it is written whole at the start
        for channel in guild.channels.values():
            self._channel(channel)
        self._write()

    def close(self) -> None:
        """Write what is due, and close the file."""
        if self._soon:
            self._soon.cancel()
        self._write()
        self._db.close()

    # reading

    def _open(self, path: Path) -> None:
        """Open the file and read it; a file that cannot be read is closed again."""
        with suppress(OSError):  # SQLite says it better
            os.close(os.open(path, os.O_CREAT, 0o600))  # for its owner alone
        self._db = sqlite3.connect(path, timeout=0.1, isolation_level=None)
        try:
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = OFF")  # only the machine's end loses the last talk
            self._db.executescript(_SCHEMA)
            self._load()
        except BaseException:
            self._db.close()
            raise

    def _things(self, kind: str) -> list[tuple[int, Json]]:
        return [
            (number, json.loads(body))
            for number, body in self._db.execute("SELECT id, body FROM things WHERE kind = ? ORDER BY id", (kind,))
        ]

    def _load(self) -> None:
        """Read all, then change the world: a file that is damaged has changed nothing."""
        kept = dict(self._things("meta")).get(0)
        if kept is None:
            return
        if kept["version"] != VERSION:
            raise ValueError(f"version {kept['version']}")
        users, guilds, channels = self._things("user"), dict(self._things("guild")), self._things("channel")
        emojis, commands = self._things("emoji"), self._things("command")
        bodies = [
            (channel, json.loads(body))
            for channel, body in self._db.execute("SELECT channel, body FROM messages ORDER BY id").fetchall()
        ]
        files = dict(self._db.execute("SELECT id, data FROM files"))
        world, guild = self._world, self._guild
        for number, row in users:
            user = world.users.setdefault(number, rows.made(User, row))
            user.locale, user.has_app = row["locale"], row.get("has_app", False)
        rows.set_guild(world, guild, guilds[guild.id])
        self._load_channels(channels)
        self._load_messages(bodies, files)
        world.emojis |= {number: rows.made(Emoji, row, data=files[number]) for number, row in emojis}
        world.commands |= {number: rows.made(Command, row) for number, row in commands}
        world.continue_from(kept["fixed"], kept["last"])

    def _load_channels(self, channels: list[tuple[int, Json]]) -> None:
        world, guild = self._world, self._guild
        for gone in guild.channels.keys() - {number for number, _ in channels}:
            world.threads.gone(guild.channels.pop(gone))
        for number, row in channels:
            place = guild.channels.get(number) or Channel(number, row["name"], row["type"], row["created"])
            rows.set_channel(world, place, row)
            (guild.channels if place.guild_id else world.dms)[number] = place
            if place.is_thread and not place.archived:
                world.threads.active(guild, place)

    def _load_messages(self, messages: list[tuple[int, Json]], files: dict[int, bytes]) -> None:
        world = self._world
        for channel_id, row in messages:
            place = self._guild.channels.get(channel_id) or world.dms.get(channel_id)
            if place and not row["flags"] & LOADING:  # a deferred answer that nobody will fill
                made = rows.message(world, place, row, files)
                place.messages[made.id] = made
                world.files.keep(made.attachments)

    # writing

    def _changed(self, change: WorldChange) -> None:
        if change.guild not in (None, self._guild):
            return
        thing, _, verb = change.kind.partition(".")
        if thing in ("message", "evicted") and change.message and not change.message.ephemeral:
            self._message(change.message, gone=thing == "evicted" or verb == "delete")
        elif thing in ("channel", "thread") and change.channel:
            self._channel(change.channel, gone=change.kind == "channel.delete")
        elif thing in ("member", "role", "people", "event", "permit"):
            self._people()
        elif thing in ("commands", "emojis"):
            self._due[thing, 0] = self._commands if thing == "commands" else self._emojis
        if self._due and self._soon is None:
            self._soon = asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        self._soon = None
        due, self._due = self._due, {}
        if not due:
            return
        try:
            with self._db:
                self._db.execute("BEGIN")
                for write in due.values():
                    write()
                fixed, last = self._world.last_ids
                self._put("meta", 0, {"version": VERSION, "fixed": fixed, "last": last})
        except sqlite3.Error as error:
            _log.warning("the sandbox's world could not be written: %s", error)
            self._due = due | self._due  # with the next change

    def _put(self, kind: str, number: int, body: Json) -> None:
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, number, json.dumps(body)))

    def _thing(self, kind: str, number: int, body: Json) -> None:
        self._due[kind, number] = partial(self._put, kind, number, body)

    def _people(self) -> None:
        for user in self._world.users.values():
            self._thing("user", user.id, rows.plain(user))
        self._thing("guild", self._guild.id, rows.guild_row(self._guild))

    def _channel(self, channel: Channel, *, gone: bool = False) -> None:
        if not gone:
            self._thing("channel", channel.id, rows.channel_row(channel))
            return
        for name, sql in _OF_CHANNEL.items():
            self._due[name, channel.id] = partial(self._db.execute, sql, (channel.id,))

    def _message(self, message: Message, *, gone: bool) -> None:
        self._channel(message.channel)
        self._due["message", message.id] = partial(self._put_message, message, gone)

    def _put_message(self, message: Message, gone: bool) -> None:
        kept = [] if gone or message.deleted else message.attachments
        marks = ",".join("?" * len(kept))
        sql = f"DELETE FROM files WHERE owner = ? AND id NOT IN ({marks})"  # noqa: S608 - marks only
        self._db.execute(sql, (message.id, *(file.id for file in kept)))
        if gone or message.deleted:
            self._db.execute("DELETE FROM messages WHERE id = ?", (message.id,))
            return
        self._db.execute(
            "INSERT OR REPLACE INTO messages VALUES (?, ?, ?)",
            (message.id, message.channel.id, json.dumps(rows.message_row(message))),
        )
        for file in kept:
            self._db.execute("INSERT OR IGNORE INTO files VALUES (?, ?, ?)", (file.id, message.id, file.data))

    def _commands(self) -> None:
        self._db.execute("DELETE FROM things WHERE kind = 'command'")
        for command in self._world.commands.values():
            self._put("command", command.id, rows.plain(command))

    def _emojis(self) -> None:
        self._db.execute("DELETE FROM things WHERE kind = 'emoji'")
        for emoji in self._world.emojis.values():
            self._put("emoji", emoji.id, rows.plain(emoji, ("data",)))
            self._db.execute("INSERT OR IGNORE INTO files VALUES (?, 0, ?)", (emoji.id, emoji.data))


def _put_aside(path: Path) -> None:
    path.replace(path.with_name(f"{path.name}.damaged"))
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
