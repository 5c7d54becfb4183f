"""The tables of the deal of the day: shown and turned; and for where there is no server, the person's own results."""

from bot.daily.pages.table import PAGE, DailyPlace, read_place, results_page, table, table_picture
from bot.daily.plans import day_of, month_of, plan_of
from bot.daily.rows.tables import DailyTables
from bot.daily.rows.values import ALWAYS, Plan
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
            await ctx.show(await self._results(ctx, place))
        else:
            await ctx.responder.public(await self._public(ctx, place))

    async def join(self, ctx: InteractionContext) -> str:
        """Let the person take part in the server's tables from today on; return the day's game there (or anywhere)."""
        today = self._dailies.today
        if not ctx.guild:
            return plan_of(())(today)
        return await self._tables.join(ctx.guild, ctx.person.id, ctx.person.name, today, await _plan(ctx))

    async def click(self, ctx: InteractionContext, press: Press) -> None:
        """Turn a table for its readers; or in a message for the clicker alone, where the clicker's row is lit."""
        place, how = read_place(press)
        if ctx.guild and not ctx.private and how not in ("new", "mine"):
            await ctx.responder.update(await self._public(ctx, place))
            return
        around = ctx.person.id if how == "mine" else None
        page = self._page(ctx, place, ctx.reader, ctx.person.id, around) if ctx.guild else self._results(ctx, place)
        await (ctx.responder.private(await page) if how == "new" else ctx.show(await page))

    async def _results(self, ctx: InteractionContext, place: DailyPlace) -> Parts:
        """Return the asker's own results of today, or of a month or all time up to yesterday."""
        day, when = self._dailies.today, place.when
        first = {"today": day, "month": day - day_of(day).day + 1, "all": 0}[when]
        numbers = await self._dailies.rows.results_of(ctx.person.id, first, day if when == "today" else day - 1, day)
        return results_page(numbers, when, day, ctx.reader)

    async def _public(self, ctx: InteractionContext, place: DailyPlace) -> Parts:
        return await self._page(
            ctx, place, await ctx.services.presenter.public_reader(ctx.guild, ctx.channel), person=0
        )

    async def _page(
        self, ctx: InteractionContext, place: DailyPlace, reader: Reader, person: int, around: int | None = None
    ) -> Parts:
        """Return the message of a page of the server's, or of the one on which somebody stands (`around`).

        The row of a person is lit (0: nobody's). A page of today's table has the promise of tomorrow's deal.
        """
        tables, plan, today, tomorrow = self._tables, await _plan(ctx), self._dailies.today, None
        await tables.fold(ctx.guild, self._dailies.open_day, plan)
        if place.when == "today":
            page = await tables.day(ctx.guild, today, plan, place.page, PAGE, around)
            tomorrow = await self._dailies.deal(today + 1, plan(today + 1))
        else:
            period = ALWAYS if place.when == "all" else month_of(today)
            page = await tables.period(ctx.guild, period, today, place.page, PAGE, around)
        draw = table_picture if place.mode == "p" and ctx.attaches else None
        people = [row.person for row in page.rows]
        page, picture = await ctx.services.presenter.pictured(
            draw, page, ctx.guild, reader, people, place, today, person
        )
        return table(page, place, today, reader, tomorrow=tomorrow, picture=picture)


async def _plan(ctx: InteractionContext) -> Plan:
    return plan_of(await ctx.services.settings.left_out(ctx.guild))
