"""The store with the rows of every feature."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from bot.daily.rows.dailies import DailyRows
from bot.daily.rows.personal import DAILY_DATA
from bot.daily.rows.problems import ProblemRows
from bot.daily.rows.tables import DailyTables
from bot.finding.rows import FINDING_DATA, FindingRows
from bot.league.rows.keeper import Freshness
from bot.league.rows.league import League
from bot.league.rows.privacy import LEAGUE_DATA
from bot.league.rows.scoreboards import SCOREBOARD_DATA, Scoreboards
from bot.league.schedule.deadlines import Deadlines
from bot.league.schedule.deals import Deals
from bot.league.schedule.rows import FIXTURE_DATA, Fixtures, ScheduleHooks
from bot.nights.rows import NIGHT_DATA, Nights
from storage import Place, Store
from storage.engines import Engine
from storage.engines.fence import Fence
from storage.names import NAME_DATA, NameRows
from storage.store import Lines
from storage.values import TableChange


class BotStore(Store):
    """Everything that the bot remembers: the store, and an attribute for each feature's rows."""

    personal = (LEAGUE_DATA, FIXTURE_DATA, SCOREBOARD_DATA, DAILY_DATA, FINDING_DATA, NIGHT_DATA, NAME_DATA)

    def __init__(
        self, engine: Engine, lines: Lines, fence: Fence, clock: Callable[[], float], place: Place, program: str
    ) -> None:
        """Use `BotStore.open`."""
        freshness = Freshness(fence.epoch_of)
        super().__init__(engine, lines, fence, clock, place, program, ScheduleHooks(freshness))
        writer, reader, owns = self._writer, self._reader, fence.owns
        self.league = League(
            reader=reader, worker=self._worker, writer=writer, clock=clock, owns=owns, freshness=freshness
        )
        self.fixtures = Fixtures(writer, reader, clock, changed=freshness.changed)
        self.deals = Deals(writer, reader, clock)
        self.deadlines = Deadlines(writer, reader, clock, owns)
        self.scoreboards = Scoreboards(writer, reader, clock)
        self.dailies = DailyRows(writer, reader, clock)
        self.daily_tables = DailyTables(writer, reader, clock)
        self.problems = ProblemRows(writer, reader, clock)
        self.finding = FindingRows(writer, reader, clock)
        self.nights = Nights(writer, reader, clock)
        self.names = NameRows(writer, reader, clock)

    def _paused(self) -> AbstractAsyncContextManager[None]:
        return self.league.keeper.paused()

    async def save(self, change: TableChange) -> None:
        """Store a step of a table, and let the league know of a match that has ended; see `Store.save`."""
        await super().save(change)
        if change.finished is not None:
            self.league.stored(change.guild)
