"""The deal of the day, as the bot asks the store for it."""

from collections.abc import Sequence

from storage.engines import WorkerConnection

from . import personal as own
from . import rows, shown
from .shown import PodiumRow
from .values import DailyChange, DailyDeal, EndedDaily, OwnNumbers, Scores, StoredDaily


class DailyRows:
    """The deals of all days and people's tries. All methods raise StorageError."""

    def __init__(self, writer: WorkerConnection, reader: WorkerConnection) -> None:
        self._writer, self._reader = writer, reader

    async def make_deals(self, deals: Sequence[DailyDeal]) -> list[DailyDeal]:
        """Store deals of some days, unless they are there, and return all of these days that are."""
        return await self._writer.call(rows.make_deals, deals)

    async def deal(self, day: int, game: str) -> DailyDeal | None:
        """Return a day's deal of a game; None if nobody has made it."""
        return await self._reader.call(rows.load_deal, day, game)

    async def set_par(self, day: int, game: str, par: int) -> None:
        """Store what a strong player made of a deal, unless it is known."""
        await self._writer.call(rows.save_par, day, game, par)

    async def begin(self, deal: DailyDeal, tried: StoredDaily) -> StoredDaily | None:
        """Store the beginning of a try, and return the person's: this one, or the one that was there before.

        None if the person has seen the deal and deleted their data since. The number of what is handed in says nothing.
        """
        return await self._writer.call(rows.begin, deal, tried)

    async def find(self, person: int, day: int, game: str) -> StoredDaily | None:
        """Return a person's try of a day's deal of a game; None if there is none."""
        return await self._reader.call(rows.find, person, day, game)

    async def get(self, number: int) -> StoredDaily | None:
        """Return a try by its number; None if there is none."""
        return await self._reader.call(rows.load, number)

    async def unended(self, person: int, day: int) -> StoredDaily | None:
        """Return the last try of a person from before a day that has not come to its end; None if there is none."""
        return await self._reader.call(rows.load_unended, person, day)

    async def entries(self, number: int) -> int | None:
        """Return how long the log of a try is that is being played; None if it is not."""
        return await self._reader.call(rows.load_entries, number)

    async def save(self, change: DailyChange) -> None:
        """Store a step of a try; it is on the disk when this returns. `conflict` if another one was faster."""
        await self._writer.call(rows.save, change)

    async def scores(self, day: int, game: str) -> Scores:
        """Return all scores that count of a day's deal of a game."""
        return await self._reader.call(rows.load_scores, day, game)

    async def days(self, person: int, day: int) -> int:
        """Return on how many days in a row, the last of them that day, a person has ended a try in time."""
        return await self._reader.call(rows.load_days, person, day)

    async def show(self, number: int, guild: int) -> None:
        """Note that a try was shown to all in a server."""
        await self._writer.call(shown.show, number, guild)

    async def shown(self, number: int, guild: int) -> bool:
        """True if a try was shown to all in a server."""
        return await self._reader.call(shown.load_shown, number, guild)

    async def ended(self, person: int, most: int) -> list[EndedDaily]:
        """Return a person's tries that are over, those of the last days first."""
        return await self._reader.call(shown.load_ended, person, most)

    async def own(self, person: int, first: int, last: int, today: int) -> OwnNumbers:
        """Return a person's results from the first of these days to the last, on all servers, compared with all."""
        return await self._reader.call(own.load_own, person, first, last, today)

    async def podium(self, guild: int, day: int, game: str, most: int = 3) -> list[PodiumRow]:
        """Return the best results of a day's deal among a server's people, so many at most."""
        return await self._reader.call(shown.load_podium, guild, day, game, most)
