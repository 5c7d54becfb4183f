"""The store with the rows of every feature."""

from collections.abc import Callable
from contextlib import nullcontext

from storage import Place, Store, privacy
from storage.daily import DAILY_DATA, DailyRows, DailyTables
from storage.engines import Engine
from storage.engines.fence import Fence
from storage.finding import FINDING_DATA, FindingRows
from storage.fixtures import FIXTURE_DATA, Deadlines, Deals, Fixtures, Reminding
from storage.fixtures.saving import ScheduleHooks
from storage.forgetting import Access, erase
from storage.league import League
from storage.league.freshness import Freshness
from storage.league.privacy import LEAGUE_DATA
from storage.nights import NIGHT_DATA, Nights
from storage.orders import OrderBook
from storage.personal import Personal
from storage.scoreboards import SCOREBOARD_DATA, Scoreboards
from storage.store import Lines
from storage.values import Deleted, Erased, Forgotten, Json, TableChange

# What the features hold about people, in the order in which it is exported, left and deleted.
PERSONAL: Personal = (LEAGUE_DATA, FIXTURE_DATA, SCOREBOARD_DATA, DAILY_DATA, FINDING_DATA, NIGHT_DATA)


class BotStore(Store):
    """Everything that the bot remembers: the store, and an attribute for each feature's rows."""

    def __init__(
        self, engine: Engine, lines: Lines, fence: Fence, clock: Callable[[], float], place: Place, program: str
    ) -> None:
        """Use `BotStore.open`."""
        freshness = Freshness(fence.epoch_of)
        super().__init__(engine, lines, fence, clock, place, program, ScheduleHooks(freshness))
        writer, reader, owns = self._writer, self._reader, fence.owns
        self.league = League(reader, self._worker, writer, clock, owns, freshness)
        self.fixtures = Fixtures(writer, reader, clock, owns, freshness.changed)
        self.deals = Deals(writer, reader)
        self.deadlines = Deadlines(writer, reader, clock, owns)
        self.reminding = Reminding(writer, reader, clock, owns)
        self.scoreboards = Scoreboards(writer, reader, clock, owns)
        self.dailies = DailyRows(writer, reader)
        self.daily_tables = DailyTables(writer, reader, clock)
        self.finding = FindingRows(writer, reader, clock)
        self.nights = Nights(writer, reader, clock, owns)
        self.orders = OrderBook(Access(self._read, self._write, PERSONAL), fence, clock, self.league.paused)

    async def _opened(self) -> None:
        run = self._writer.call
        orders = OrderBook(Access(run, run, PERSONAL), Fence.open(), self._clock, nullcontext)
        await orders.tidy()
        if self.leases.ttl is None:
            await orders.resume()

    async def save(self, change: TableChange) -> None:
        """Store a step of a table, and let the league know of a match that has ended; see `Store.save`."""
        await super().save(change)
        if change.finished is not None:
            self.league.stored(change.guild)

    # Privacy

    async def export(self, person: int) -> dict[str, Json]:
        """Return all that is held about a person, as JSON; see `privacy.export_person`."""
        return await self._reader.call(privacy.export_person, PERSONAL, person)

    async def forget(self, person: int) -> Forgotten:
        """Take a person out of everything stored, the file's old bytes too, where all shards are this process's.

        Tables that are in memory have to let go of the person first: see `bot.fleet.Orders`.
        """
        number = await self.orders.to_forget(person)
        await self._obey()
        return await self.orders.erased(await self.orders.forgotten(number))

    async def delete_guild(self, guild: int) -> Deleted:
        """Delete everything of a guild, its live tables too, where its shard is this process's."""
        number = await self.orders.to_delete(guild)
        await self._obey()
        return await self.orders.erased(await self.orders.deleted(number))

    async def _obey(self) -> None:
        """Do what is ordered, for all shards that are held."""
        for order in await self.orders.open():
            own = self.fence.held.keys() & order.missing(self.fence.shards)
            if own:
                await self.orders.do(order, sorted(own))

    async def erase(self) -> Erased:
        """Write the file anew, so that the bytes of what was deleted go, and return what that came to."""
        return await self._writer.call(erase)
