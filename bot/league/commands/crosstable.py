"""Shows crosstables, of fixtures or of the league's table, and hands them out as files."""

from collections.abc import Mapping

from discord import app_commands

from bot.connection.registration import Interaction, fits, offered
from bot.games.text.look import Look
from bot.league.commands.pages import How, show
from bot.league.pages.crosstable import (
    MOST,
    NEW,
    SHOWN,
    TO_FILE,
    Crossed,
    CrossPlace,
    crosstable_file,
    crosstable_page,
    crosstable_picture,
    of_schedule,
    of_table,
    read_place,
    schedule_choice,
)
from bot.league.pages.places import EVERY
from bot.league.pages.wording import season_title
from bot.league.rules import LeagueError
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.commanding import CommandGroup

_OFFERED = 25  # schedules


async def show_crosstable(ctx: InteractionContext, place: CrossPlace, how: How) -> None:
    """Show a crosstable. LeagueError `unknown-fixture`, RequestError where there is nothing to show."""
    presenter, fixtures = ctx.services.presenter, ctx.services.store.fixtures
    schedules = await fixtures.schedules(ctx.guild, _OFFERED) if place.fixture else []
    reader = ctx.person.id if how == "private" or (how == "turn" and ctx.private) else 0

    async def make(look: Look) -> Parts:
        found = await _crossed(ctx, place, look, reader, SHOWN)
        drawn = await presenter.picture(crosstable_picture, found, look)
        return crosstable_page(found, place, look, picture=drawn, schedules=schedules)

    await show(ctx, make, how)


async def _crossed(ctx: InteractionContext, place: CrossPlace, look: Look, reader: int, most: int) -> Crossed:
    """Return a crosstable of a schedule, or of at most so many of the league's table."""
    league = ctx.services.store.league
    if place.fixture:
        made = await ctx.services.store.fixtures.schedule(ctx.guild, place.fixture)
        if not made:
            raise LeagueError("unknown-fixture", fixture=place.fixture)
        matches = await league.matches(ctx.guild, [one.match for one in made if one.match])
        return of_schedule(made, matches, look, reader=reader)
    game, season = None if place.game == EVERY else place.game, place.season or None
    table = await league.table(ctx.guild, game, season, page_size=most)
    rows = [row for row in table.rows if row.person is not None]
    if len(rows) < 2:
        raise RequestError("crosstable-empty")
    met = await league.meetings(ctx.guild, [row.person or 0 for row in rows], game, season)
    return of_table(rows, met, place.game, season_title(table.season, look), look)


async def _press(ctx: InteractionContext, press: Press) -> None:
    place, how = read_place(press)
    if how == TO_FILE:
        found = await _crossed(ctx, place, ctx.look, ctx.person.id, MOST)
        await ctx.responder.private(await ctx.services.presenter.draw(crosstable_file, found, ctx.look))
        return
    await show_crosstable(ctx, place, "private" if how == NEW else "turn")


CLICKS: Mapping[str, ClickHandler] = {verbs.CROSSTABLE: _press}


async def complete_schedule(
    group: CommandGroup, interaction: Interaction, typed: str
) -> list[app_commands.Choice[int]]:
    """Offer the schedules of the server, by the number of their first fixture."""
    look = Look(str(interaction.locale))
    made = await group.dispatcher.services.store.fixtures.schedules(interaction.guild_id or 0, _OFFERED)
    named = ((schedule_choice(one, look), one.first) for one in made)
    return offered((name, first) for name, first in named if fits(typed, name))
