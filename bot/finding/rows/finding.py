"""Finding players, as the bot asks the store for it."""

from collections.abc import Callable, Sequence

from storage.engines import WorkerConnection

from . import player_settings as own
from . import rows
from .player_settings import Left, OwnSettings
from .rows import CallCandidate, Kind, Noted, Notify


class FindingRows:
    """Wishes to be called, and calls, each of one server. All methods raise StorageError."""

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection, clock: Callable[[], float]) -> None:
        self._writer, self._reader, self._clock = writer, reader, clock

    def now(self) -> float:
        """Return the time by which calls are noted."""
        return self._clock()

    async def notify(self, guild: int, person: int) -> Notify | None:
        """Return how a person wants to be called in a server; None: not at all."""
        return await self._reader.call(rows.load_notify, guild, person)

    async def switch_on(self, guild: int, wish: Notify) -> None:
        """Store how a person wants to be called in a server, from now on."""
        await self._writer.call(rows.save_notify, guild, wish, self._clock())

    async def switch_off(self, guild: int, person: int) -> bool:
        """Call a person no more in a server; True if that had been asked for."""
        return await self._writer.call(rows.delete_notify, guild, person)

    async def block(self, guild: int, person: int, other: int) -> bool:
        """Let somebody neither call nor challenge a person in a server; False if so it was."""
        return await self._writer.call(rows.save_block, guild, person, other, self._clock())

    async def unblock(self, guild: int, person: int, other: int) -> bool:
        """Take that back; False if it was not so."""
        return await self._writer.call(rows.delete_block, guild, person, other)

    async def own(self, guild: int, person: int) -> OwnSettings:
        """Return what a person has set in a server."""
        return await self._reader.call(own.load_own, guild, person)

    async def all_own(self, guild: int) -> dict[int, OwnSettings]:
        """Return what people have set in a server, by person."""
        return await self._reader.call(own.load_all_own, guild)

    async def change_own(self, guild: int, person: int, change: Callable[[OwnSettings], OwnSettings]) -> OwnSettings:
        """Change what a person has set in a server, and return it."""
        return await self._writer.call(own.change_own, guild, person, change)

    async def leave_for(self, guild: int, person: int, until: float, since: float) -> Left:
        """Let a person be away from now until a time, if so much is left of what may be since a time."""
        return await self._writer.call(own.leave_for, guild, person, until, since, self._clock())

    async def blocks(self, guild: int, person: int, other: int) -> bool:
        """True if a person has blocked another in a server."""
        return await self._reader.call(rows.load_blocks, guild, person, other)

    async def candidates(self, guild: int, caller: int) -> list[CallCandidate]:
        """Return all who want to be called in a server, without whom the caller has blocked, or who has the caller."""
        return await self._reader.call(rows.load_candidates, guild, caller)

    async def note(self, guild: int, channel: int, caller: int, people: Sequence[int], kind: Kind) -> Noted:
        """Note, before it is posted, that people are called; of two at the same time each finds the other's note.

        In a call (not a challenge) those are left out whom somebody has called meanwhile, or who want it no more.
        """
        return await self._writer.call(rows.note, guild, (channel, caller, kind), people, self._clock())

    async def take_back(self, guild: int, number: int) -> None:
        """Forget a call that Discord has refused: nobody was called."""
        await self._writer.call(rows.take_back, guild, number)
