"""The tables of the deal of the day: shown and turned; and for where there is no server, the person's own results."""

from bot.daily.pages.table import PAGE, DailyPlace, own_page, read_place, table, table_picture
from bot.daily.plans import day_of, month_of, plan_of
from bot.daily.rows.tables import DailyTables
from bot.daily.rows.values import ALWAYS, DailyDeal, DailyPage, Plan
from bot.daily.service import Dailies
from bot.games.text.reader import Reader
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.context import InteractionContext


class TableCommands:
    """Shows the tables, for /daily and the buttons of its messages."""

    def __init__(self, dailies: Dailies, tables: DailyTables) -> None:
        self._dailies, self._tables = dailies, tables

    async def show(self, ctx: InteractionContext, place: DailyPlace) -> None:
        """Show a table to all, as the answer to a command; where the bot is in no server, the asker's own results."""
        if not ctx.guild:
            await ctx.show(await self._own(ctx, place))
        else:
            page, tomorrow = await self._load(ctx, place, mine=False)
            reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
            await ctx.responder.public(await self._page(ctx, page, place, tomorrow, reader, 0))

    async def join(self, ctx: InteractionContext) -> str:
        """Let the person take part in the server's tables from today on; return the day's game there (or anywhere)."""
        today = self._dailies.today
        if not ctx.guild:
            return plan_of(())(today).game
        return await self._tables.join(ctx.guild, ctx.person.id, ctx.person.name, today, await _plan(ctx))

    async def click(self, ctx: InteractionContext, press: Press) -> None:
        """Turn a table for its readers; or in a message for the clicker alone, where the clicker's row is lit."""
        place, how = read_place(press)
        if not ctx.guild:
            parts = await self._own(ctx, place)
            await (ctx.responder.private(parts) if how == "new" else ctx.show(parts))
            return
        page, tomorrow = await self._load(ctx, place, mine=how == "mine")
        if ctx.private or how in ("new", "mine"):
            parts = await self._page(ctx, page, place, tomorrow, ctx.reader, ctx.person.id)
            await (ctx.responder.private(parts) if how == "new" else ctx.show(parts))
        else:
            reader = await ctx.services.presenter.public_reader(ctx.guild, ctx.channel)
            await ctx.responder.update(await self._page(ctx, page, place, tomorrow, reader, 0))

    async def _load(
        self, ctx: InteractionContext, place: DailyPlace, *, mine: bool
    ) -> tuple[DailyPage, DailyDeal | None]:
        """Return a page of the server's, or the one on which the asker stands; and beside today's, tomorrow's deal."""
        tables, plan = self._tables, await _plan(ctx)
        around, today = ctx.person.id if mine else None, self._dailies.today
        await tables.fold(ctx.guild, self._dailies.open_day, plan)
        if place.when == "today":
            page = await tables.day(ctx.guild, today, plan, place.page, PAGE, around)
            return page, await self._dailies.deal(today + 1, plan(today + 1).game)
        period = ALWAYS if place.when == "all" else month_of(today)
        return await tables.period(ctx.guild, period, today, place.page, PAGE, around), None

    async def _own(self, ctx: InteractionContext, place: DailyPlace) -> Parts:
        """Return the asker's own results of today, or of a month or all time up to yesterday."""
        day, when = self._dailies.today, place.when
        first = {"today": day, "month": day - day_of(day).day + 1, "all": 0}[when]
        numbers = await self._dailies.rows.own(ctx.person.id, first, day if when == "today" else day - 1, day)
        return own_page(numbers, when, day, ctx.reader)

    async def _page(
        self,
        ctx: InteractionContext,
        page: DailyPage,
        place: DailyPlace,
        tomorrow: DailyDeal | None,
        reader: Reader,
        person: int,
    ) -> Parts:
        """Return the message of a page, with the row of a person lit (0: nobody's)."""
        today = self._dailies.today
        draw = table_picture if place.mode == "p" and ctx.attaches else None
        people = [row.person for row in page.rows]
        page, picture = await ctx.services.presenter.pictured(
            draw, page, ctx.guild, reader, people, place, today, person
        )
        return table(page, place, today, reader, tomorrow=tomorrow, picture=picture)


async def _plan(ctx: InteractionContext) -> Plan:
    return plan_of(await ctx.services.settings.left_out(ctx.guild))
