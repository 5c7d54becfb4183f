"""The tables of the deal of the day: shown, turned, and corrected by moderators."""

from collections.abc import Mapping

from bot.daily.pages.own_results import own_page
from bot.daily.pages.table import PAGE, DailyPlace, Promises, read_place, table, table_picture
from bot.daily.plans import day_of, month_of, plan_of
from bot.daily.rows import ALWAYS, DailyDeal, DailyPage, Plan
from bot.games.text.look import Look
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext
from bot.tables import TableError


async def show_table(ctx: InteractionContext, place: DailyPlace, *, mine: bool = False) -> None:
    """Show a table to all, as the answer to a command; where the bot is in no server, the asker's own results."""
    if not ctx.guild:
        await ctx.show(await _own(ctx, place))
        return
    found, promises = await _found(ctx, place, mine=mine)
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    await ctx.responder.public(await _page(ctx, found, place, promises, look, 0))


async def joined(ctx: InteractionContext) -> str:
    """Let the person take part in the server's tables from today on, and return the day's game there.

    Outside of servers there is no table, and the day's game is the one of all games.
    """
    store, today = ctx.services.store.daily_tables, ctx.services.dailies.today
    if not ctx.guild:
        return plan_of(())(today).game
    return await store.join(ctx.guild, ctx.person.id, ctx.person.name, today, await _plan(ctx))


async def _plan(ctx: InteractionContext) -> Plan:
    return plan_of(await ctx.services.settings.left_out(ctx.guild))


async def _found(ctx: InteractionContext, place: DailyPlace, *, mine: bool) -> tuple[DailyPage, Promises | None]:
    """Return a page of the server's, or the one on which the asker stands, and what is promised beside it."""
    store, dailies, plan = ctx.services.store.daily_tables, ctx.services.dailies, await _plan(ctx)
    around, today = ctx.person.id if mine else None, dailies.today
    await store.fold(ctx.guild, dailies.open_day, plan)
    if place.when == "today":
        found = await store.day(ctx.guild, today, plan, place.page, PAGE, around)
        return found, await _promises(ctx, plan, found.game)
    period = ALWAYS if place.when == "all" else month_of(today)
    return await store.period(ctx.guild, period, today, place.page, PAGE, around), None


async def _own(ctx: InteractionContext, place: DailyPlace) -> Parts:
    """Return the asker's own results of today, or of a month or all time up to yesterday."""
    dailies = ctx.services.dailies
    day, when = dailies.today, place.when
    first = {"today": day, "month": day - day_of(day).day + 1, "all": 0}[when]
    found = await dailies.rows.own(ctx.person.id, first, day if when == "today" else day - 1, day)
    plan = plan_of(())
    promises = await _promises(ctx, plan, plan(day).game) if when == "today" else None
    return own_page(found, when, day, ctx.look, promises=promises)


async def _promises(ctx: InteractionContext, plan: Plan, game: str) -> Promises:
    today = ctx.services.dailies.today
    before = await ctx.services.store.daily_tables.game(ctx.guild, today - 1) if ctx.guild else ""
    return Promises(
        await _deal(ctx, today - 1, before or plan(today - 1).game),
        await _deal(ctx, today, game),
        await _deal(ctx, today + 1, plan(today + 1).game),
    )


async def _deal(ctx: InteractionContext, day: int, game: str) -> DailyDeal | None:
    """Return a day's deal of a game; None if the day had none."""
    try:
        return await ctx.services.dailies.deal(day, game)
    except TableError:
        return None


async def _page(
    ctx: InteractionContext, found: DailyPage, place: DailyPlace, promises: Promises | None, look: Look, own: int
) -> Parts:
    presenter, today, drawn = ctx.services.presenter, ctx.services.dailies.today, None
    if place.mode == "p" and ctx.attaches:
        faced = await presenter.with_faces(look, ctx.guild, (row.person for row in found.rows))
        drawn = await presenter.picture(table_picture, found, place, today, own, faced)
    return table(found, place, today, look, promises=promises, picture=drawn)


async def _click(ctx: InteractionContext, press: Press) -> None:
    """Turn a table, for those who read it; in a message of its own for the clicker alone, whose row is lit there."""
    place, how = read_place(press)
    if not ctx.guild:
        parts = await _own(ctx, place)
        await (ctx.responder.private(parts) if how == "new" else ctx.show(parts))
        return
    found, promises = await _found(ctx, place, mine=how == "mine")
    if ctx.private or how in ("new", "mine"):
        parts = await _page(ctx, found, place, promises, ctx.look, ctx.person.id)
        await (ctx.responder.private(parts) if how == "new" else ctx.show(parts))
        return
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    await ctx.responder.update(await _page(ctx, found, place, promises, look, 0))


CLICKS: Mapping[str, ClickHandler] = {verbs.DAILY_TABLE: _click}
