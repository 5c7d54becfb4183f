"""Shows how the teams of a schedule stand."""

from collections.abc import Mapping

from bot.games.text.look import Look
from bot.league.commands.pages import How, show
from bot.league.rules import LeagueError
from bot.league.schedule.pages.teams import stand, team_page, team_picture
from bot.parts import verbs
from bot.parts.ids import Press
from bot.parts.parts import Parts
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError


async def show_teams(ctx: InteractionContext, fixture: int, how: How) -> None:
    """Show the table of the teams between which fixtures were made: with one of them, or (0) last.

    LeagueError `unknown-fixture`, RequestError for fixtures without teams.
    """
    store, presenter = ctx.services.store, ctx.services.presenter
    made = await store.fixtures.schedule(ctx.guild, fixture)
    if not made:
        raise LeagueError("unknown-fixture", fixture=fixture)
    if not any(seat.team for one in made for seat in one.seats):
        raise RequestError("teams-none", first=made[0].number, last=made[-1].number)
    matches = await store.league.matches(ctx.guild, [one.match for one in made if one.match])
    found = stand(made, matches)

    async def make(look: Look) -> Parts:
        drawn = await presenter.picture(team_picture, found, look)
        return team_page(found, look, picture=drawn)

    await show(ctx, make, how)


async def _press(ctx: InteractionContext, press: Press) -> None:
    word = "".join(press.words[:1])
    await show_teams(ctx, int(word) if word.isascii() and word.isdecimal() else 0, "private")


CLICKS: Mapping[str, ClickHandler] = {verbs.TEAMS: _press}
