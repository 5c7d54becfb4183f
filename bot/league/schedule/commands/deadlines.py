"""Last days of fixtures: as they are typed, as moderators move them, and players who say that they are ready."""

from collections.abc import Callable
from datetime import date, timedelta

from bot.league.commands.changes import Ask
from bot.league.rules import LeagueError
from bot.league.rules.seasons import day_end, find_zone, read_day
from bot.league.schedule.pages.fixtures import OF, THESE, ask_deadline, deadline_set, ready_menu, said_ready
from bot.league.schedule.rows import Fixture, Which
from bot.league.schedule.rows.values import LastDay
from bot.parts.ids import Press
from bot.parts.parts import Parts, private
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.permission import check_moderator

MOST_DAYS = 60  # from the last day of a round to that of the next
_OWN = 500  # open fixtures of a person that are looked through


async def last_days(ctx: InteractionContext, until: str | None, days: int | None) -> Callable[[int], LastDay | None]:
    """Return a function that says the last day of a round, by its number from 1: so many `days` after the one before.

    None for each if no day was typed. LeagueError `date`, `date-past`, RequestError.
    """
    if until is None:
        if days is not None:
            raise RequestError("fixtures-days-until")
        return lambda _: None
    zone = find_zone(await ctx.services.store.league.zone(ctx.guild))
    first = read_day(until)
    if day_end(first, zone) <= ctx.interaction.created_at.timestamp():
        raise LeagueError("date-past", text=until)

    def last(number: int) -> LastDay:
        day = _later(first, (number - 1) * (days or 0))
        return LastDay(day.isoformat(), day_end(day, zone))

    return last


def _later(day: date, days: int) -> date:
    """Return the day so many days later; LeagueError `date` beyond the last one there is."""
    try:
        return day + timedelta(days=days)
    except OverflowError as error:
        raise LeagueError("date", text=day.isoformat()) from error


async def move_deadline(ctx: InteractionContext, ask: Ask, number: int, until: str, reason: str, which: Which) -> None:
    """Ask a moderator before a fixture, its round, or all made with it get another last day."""
    check_moderator(ctx)
    deadlines = ctx.services.store.deadlines
    last = (await last_days(ctx, until, None))(1)
    assert last is not None
    moved = await deadlines.movable(ctx.guild, number, which)

    async def move() -> Parts:
        done = await deadlines.set(ctx.guild, number, which, last, ctx.person.id, reason)
        return deadline_set(done, last, ctx.look)

    await ask(ctx, ask_deadline(moved, last, ctx.look), reason, move)


async def say_ready(ctx: InteractionContext, press: Press) -> None:
    """Note for which fixtures the clicker is ready, and tell the others; ask first if it may be several."""
    how, *words = (*press.words, "")
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    if how == OF and len(numbers) == 2:
        own = await _awaiting(ctx, *numbers)
        if len(own) > 1:
            await ctx.show(ready_menu(own, ctx.look))
            return
        numbers = [one.number for one in own]
    elif how != THESE:
        numbers = []
    new = await ctx.services.store.deadlines.ready(ctx.guild, numbers, ctx.person.id)
    if not new:
        await ctx.show(private(ctx.look.t("fixture-ready-none")))
        return
    if ctx.private:
        await ctx.show(private(ctx.look.t("fixture-ready-noted", count=len(new))))
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    await ctx.responder.public(said_ready(new, ctx.person.id, look))


async def _awaiting(ctx: InteractionContext, first: int, last: int) -> list[Fixture]:
    """Return the open fixtures between two numbers with a last day for which the clicker is not ready yet."""
    found = await ctx.services.store.fixtures.page(ctx.guild, ctx.person.id, page_size=_OWN)
    return [
        one for one in found.rows if first <= one.number <= last and one.last is not None and one.awaits(ctx.person.id)
    ]
