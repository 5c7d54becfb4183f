"""Sends what players have set for slow games in a server to the tables at which they sit."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace

from bot.connection.references import tell
from bot.connection.service import Service
from bot.finding.rows import FindingRows, PlayerSettings
from bot.tables import PlayerTimes, Tables
from bot.tables.commands import SetPlayerTimes
from storage import StorageError

_AGAIN = 5.0  # seconds until the database is asked again
_log = logging.getLogger(__name__)


def at_table(settings: PlayerSettings, now: float) -> PlayerTimes:
    """Return what a table needs of a player's settings."""
    away = settings.away(now)
    return PlayerTimes(settings.turns, settings.quiet, settings.zone, None if away is None else (away.begin, away.end))


class PlayerTimesFeed(Service):
    """Sends players' settings to a table when they sit down or change something, and after a start.

    `now` returns seconds since 1970. A player whose direct message Discord refused is told so once, at the next chance.
    """

    def __init__(self, rows: FindingRows, now: Callable[[], float]) -> None:
        self._rows, self._now = rows, now
        self._waiting: dict[int, set[str]] = {}  # by guild: tables whose players' settings are still to be read
        self._closed: set[tuple[int, int]] = set()  # guild and person: Discord refused a direct message
        self._task: asyncio.Task[None] | None = None
        self._tables: Tables | None = None

    def attach(self, tables: Tables) -> None:
        """Take the tables, and listen to who sits down there."""
        self._tables, tables.sat = tables, self.sat

    def sat(self, guild: int, table: str) -> None:
        """Queue a table at which somebody has sat down."""
        self._waiting.setdefault(guild, set()).add(table)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def settled(self) -> None:
        """Return when all tables have their players' settings."""
        if self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Do no more; the next start does it."""
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        while self._waiting:
            guild, tables = self._waiting.popitem()
            try:
                settings = await self._rows.all_settings(guild)
            except StorageError as error:
                if error.code == "closed":
                    return
                self._waiting.setdefault(guild, set()).update(tables)
                _log.log(logging.INFO if error.away else logging.WARNING, "players' settings are read later: %s", error)
                await asyncio.sleep(_AGAIN)
                continue
            self._closed |= {(guild, person) for person, row in settings.items() if row.closed}
            for table in sorted(tables):
                await self._tell_table(table, settings)

    async def _tell_table(self, table: str, settings: dict[int, PlayerSettings]) -> None:
        assert self._tables is not None
        snapshot = self._tables.get(table)
        for seat in () if snapshot is None else snapshot.state.seats:
            times = at_table(settings.get(seat.person or 0, PlayerSettings()), self._now())
            if seat.person is not None and seat.times != times:
                await tell(self._tables, table, SetPlayerTimes(seat.person, times))

    async def change(self, guild: int, person: int, change: Callable[[PlayerSettings], PlayerSettings]) -> None:
        """Change a player's settings in a server, then tell the tables."""
        await self.changed(guild, person, await self._rows.change_settings(guild, person, change))

    async def changed(self, guild: int, person: int, settings: PlayerSettings) -> None:
        """Send a player's new settings to all of their tables in a server."""
        assert self._tables is not None
        for snapshot in self._tables.of_person(person):
            if snapshot.state.guild == guild:
                await tell(self._tables, snapshot.id, SetPlayerTimes(person, at_table(settings, self._now())))
                if self._task is not None and not self._task.done():
                    self.sat(guild, snapshot.id)  # what is being read may be from before the change

    async def note_closed(self, guild: int, person: int) -> None:
        """Note that Discord refused a direct message to a player, who is told so at the next chance."""
        if (guild, person) not in self._closed:
            self._closed.add((guild, person))
            await self._note(guild, person, closed=True)

    async def take_closed(self, guild: int, person: int) -> bool:
        """Return True once after Discord refused a direct message to a player, who is to be told now."""
        if (guild, person) not in self._closed:
            return False
        self._closed.discard((guild, person))
        await self._note(guild, person, closed=False)
        return True

    async def _note(self, guild: int, person: int, *, closed: bool) -> None:
        try:
            await self._rows.change_settings(guild, person, lambda settings: replace(settings, closed=closed))
        except StorageError as error:  # it is said all the same, once more after a restart at worst
            _log.info("a closed direct message was not noted: %s", error)

    async def forget(self, person: int) -> None:
        """Forget a person."""
        self._closed = {(guild, other) for guild, other in self._closed if other != person}
