"""What happens to guilds and channels: tables end with their channel, and sleep while the bot is out of the guild."""

import logging
from collections.abc import Iterable

from bot.cogs.messenger import Messenger
from bot.tables import ChannelGone, Command, Pause, Person, Refs, Resume, Snapshot, TableError, Tables
from storage import StorageError

ASLEEP = "asleep"
_log = logging.getLogger(__name__)


class Guilds:
    """Listens to what the gateway tells about places. Nothing here is lost by a restart: tables remember by refs."""

    def __init__(self, tables: Tables, messenger: Messenger) -> None:
        """Take the tables and who shows them."""
        self._tables, self._messenger = tables, messenger

    async def channel_gone(self, guild: int, channels: Iterable[int]) -> None:
        """End the tables of deleted channels or threads."""
        for channel in channels:
            snapshot = self._tables.in_channel(guild, channel)
            if snapshot is not None:
                await self._send(snapshot, ChannelGone())

    async def left(self, guild: int) -> None:
        """Let the tables of a guild sleep: the clocks of players who cannot play must not run."""
        for snapshot in self._of(guild):
            if ASLEEP in snapshot.state.refs:
                continue
            paused = bool(snapshot.state.paused) or snapshot.state.phase not in ("playing", "between")
            if not paused:
                await self._send(snapshot, Pause(_house()))
            await self._send(snapshot, Refs({ASLEEP: "paused" if paused else "playing"}))

    async def back(self, guild: int) -> None:
        """Wake the tables of a guild where the bot is (again), and show them."""
        for snapshot in self._of(guild):
            slept = snapshot.state.refs.get(ASLEEP)
            if slept is None:
                continue
            await self._send(snapshot, Refs({ASLEEP: None}))
            if slept == "playing":
                await self._send(snapshot, Resume(_house()))
        self._messenger.refresh(guild)

    async def sort(self, present: Iterable[int]) -> None:
        """After a start: let tables sleep whose guild the bot has left meanwhile, and wake the others."""
        here = set(present)
        for guild in {snapshot.state.guild for snapshot in self._tables.all()}:
            await (self.back(guild) if guild in here else self.left(guild))

    def changed(self, guild: int, channel: int | None = None) -> None:
        """Permissions, or whether a thread sleeps, may be others now: show what could not be shown."""
        self._messenger.retry(
            lambda snapshot: snapshot.state.guild == guild and channel in (None, snapshot.state.channel)
        )

    def _of(self, guild: int) -> list[Snapshot]:
        return [snapshot for snapshot in self._tables.all() if snapshot.state.guild == guild]

    async def _send(self, snapshot: Snapshot, command: Command) -> None:
        try:
            await self._tables.send(snapshot.id, command)
        except (TableError, StorageError) as error:
            _log.warning("table %s did not take %s: %s", snapshot.id, type(command).__name__, error)


def _house() -> Person:
    """Answer the bot itself, as a moderator of its tables."""
    return Person(0, "", moderator=True)
