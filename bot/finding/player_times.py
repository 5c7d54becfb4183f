"""What people have set for slow games in a server, brought to the tables at which they sit."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace

from bot.connection.service import Service
from bot.connection.sleep import tell
from bot.finding.rows import FindingRows
from bot.finding.rows.player_settings import PlayerSettings
from bot.tables import PlayerTimes, SetPlayerTimes, Tables
from storage import StorageError

_AGAIN = 5.0  # seconds until the database is asked again
_log = logging.getLogger(__name__)


def at_table(own: PlayerSettings, now: float) -> PlayerTimes:
    """Return what a table needs of a person's settings."""
    away = own.away(now)
    return PlayerTimes(own.turns, own.quiet, own.zone, None if away is None else (away.begin, away.end))


class PlayerTimesFeed(Service):
    """Tells tables what those who sit down there have set, and what somebody sets anew; also after a start.

    `now` tells seconds since 1970. Who takes no direct messages is told so once, at the next chance.
    """

    def __init__(self, rows: FindingRows, now: Callable[[], float]) -> None:
        self._rows, self._now = rows, now
        self._fresh: dict[int, set[str]] = {}
        self._closed: set[tuple[int, int]] = set()
        self._task: asyncio.Task[None] | None = None
        self._tables: Tables | None = None

    def attach(self, tables: Tables) -> None:
        """Take the tables, and hear who sits down there."""
        self._tables, tables.sat = tables, self.sat

    def sat(self, guild: int, table: str) -> None:
        """Hear that there are fresh people at a table."""
        self._fresh.setdefault(guild, set()).add(table)
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def settled(self) -> None:
        """Return when all tables know what they are to know."""
        if self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Do no more; the next start does it."""
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        while self._fresh:
            guild, tables = self._fresh.popitem()
            try:
                known = await self._rows.all_own(guild)
            except StorageError as error:
                if error.code == "closed":
                    return
                self._fresh.setdefault(guild, set()).update(tables)
                _log.log(logging.INFO if error.away else logging.WARNING, "own settings are read later: %s", error)
                await asyncio.sleep(_AGAIN)
                continue
            self._closed |= {(guild, person) for person, own in known.items() if own.closed}
            for table in sorted(tables):
                await self._tell_table(table, known)

    async def _tell_table(self, table: str, known: dict[int, PlayerSettings]) -> None:
        assert self._tables is not None
        snapshot = self._tables.get(table)
        for seat in () if snapshot is None else snapshot.state.seats:
            own = at_table(known.get(seat.person or 0, PlayerSettings()), self._now())
            if seat.person is not None and seat.times != own:
                await tell(self._tables, table, SetPlayerTimes(seat.person, own))

    async def changed(self, guild: int, person: int, own: PlayerSettings) -> None:
        """Tell all of a person's tables in a server what is set now."""
        assert self._tables is not None
        for snapshot in self._tables.of_person(person):
            if snapshot.state.guild == guild:
                await tell(self._tables, snapshot.id, SetPlayerTimes(person, at_table(own, self._now())))
                if self._task is not None and not self._task.done():
                    self.sat(guild, snapshot.id)  # what is being read may be from before the change

    async def closed(self, guild: int, person: int) -> None:
        """Hear that Discord takes no direct message for a person; they are told at the next chance."""
        if (guild, person) not in self._closed:
            self._closed.add((guild, person))
            await self._note(guild, person, closed=True)

    async def told(self, guild: int, person: int) -> bool:
        """True if a person is to be told now that direct messages don't arrive; once."""
        if (guild, person) not in self._closed:
            return False
        self._closed.discard((guild, person))
        await self._note(guild, person, closed=False)
        return True

    async def _note(self, guild: int, person: int, *, closed: bool) -> None:
        try:
            await self._rows.change_own(guild, person, lambda own: replace(own, closed=closed))
        except StorageError as error:  # it is said all the same, once more after a restart at worst
            _log.info("a closed direct message was not noted: %s", error)

    async def forget(self, person: int) -> None:
        """Forget a person."""
        self._closed = {one for one in self._closed if one[1] != person}
