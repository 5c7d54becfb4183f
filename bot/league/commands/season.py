"""The commands below /season: the list of seasons, and for moderators the beginning and end of one."""

from collections.abc import Mapping

from discord import app_commands

from bot.cogs.dispatch.clicks import ClickHandler
from bot.cogs.dispatch.context import InteractionContext
from bot.cogs.dispatch.dispatcher import Dispatcher
from bot.cogs.dispatch.permission import check_moderator
from bot.cogs.dispatch.registration import Interaction, text
from bot.league.commands.completion import complete_season, find_season
from bot.league.pages.seasons import ask_end, ask_reopen, seasons_page, started
from bot.league.posts.seasons import SeasonPosts
from bot.league.rules import LeagueError
from bot.views.messages import verbs
from bot.views.messages.ids import Press
from bot.views.messages.parts import private
from storage.league.values import SeasonEnd


class SeasonCommands(
    app_commands.Group, name=text("command-season.name"), description=text("command-season.description")
):
    """Seasons of the league."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__(guild_only=True)
        self._dispatcher = dispatcher

    @app_commands.command(
        name=text("command-season-start.name"), description=text("command-season-start.description")
    )
    @app_commands.describe(name=text("command-season-start.season"), until=text("command-season-start.until"))
    async def start(
        self, interaction: Interaction, name: app_commands.Range[str, 1, 100], until: str | None = None
    ) -> None:
        """Begin a season, for all to see."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _start(ctx, name, until), public=True)

    @app_commands.command(
        name=text("command-season-end.name"), description=text("command-season-end.description")
    )
    async def end(self, interaction: Interaction) -> None:
        """Ask before the season ends."""
        await self._dispatcher.dispatch(interaction, _ask)

    @app_commands.command(
        name=text("command-season-reopen.name"), description=text("command-season-reopen.description")
    )
    @app_commands.describe(season=text("command-season-reopen.season"))
    @app_commands.autocomplete(season=complete_season)
    async def reopen(self, interaction: Interaction, season: str) -> None:
        """Ask before a final table is made anew."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _ask_again(ctx, season))

    @app_commands.command(
        name=text("command-season-list.name"), description=text("command-season-list.description")
    )
    async def list(self, interaction: Interaction) -> None:
        """Show all seasons."""
        await self._dispatcher.dispatch(interaction, _list)


async def _start(ctx: InteractionContext, name: str, until: str | None) -> None:
    check_moderator(ctx)
    season = await ctx.services.store.league.start_season(ctx.guild, name, until, ctx.person.id)
    look = await ctx.services.presenter.public_look(ctx.guild, ctx.channel)
    await ctx.responder.public(started(season, look))


async def _ask(ctx: InteractionContext) -> None:
    check_moderator(ctx)
    running = await ctx.services.store.league.running(ctx.guild)
    if running is None:
        raise LeagueError("no-season")
    await ctx.show(ask_end(running, ctx.look))


async def _ask_again(ctx: InteractionContext, typed: str) -> None:
    check_moderator(ctx)
    league, number = ctx.services.store.league, await find_season(ctx, typed)
    season = next((one for one in await league.seasons(ctx.guild) if one.number == number), None)
    if season is None:
        raise LeagueError("unknown-season", name=typed)
    if season.running:
        raise LeagueError("season-not-over", name=season.name)
    await ctx.show(ask_reopen(season, ctx.look))


async def _list(ctx: InteractionContext) -> None:
    await ctx.responder.private(seasons_page(await ctx.services.store.league.seasons(ctx.guild), ctx.look))


def season_clicks(posts: SeasonPosts) -> Mapping[str, ClickHandler]:
    """Return the handlers of the buttons; `posts` posts final tables."""

    async def end(ctx: InteractionContext, press: Press) -> None:
        """End the season that was asked about, if it still runs, and post its final table."""
        chosen = press.words[0] if press.words else "0"
        if chosen == "0":
            await ctx.show(private(ctx.look.t("season-kept")))
            return
        check_moderator(ctx)
        running = await ctx.services.store.league.running(ctx.guild)
        if running is None or str(running.number) != chosen:
            raise LeagueError("no-season")
        ended = await ctx.services.store.league.end_season(ctx.guild, ctx.person.id, running.number)
        await told(ctx, ended, "season-ended", "season-ended-unposted")

    async def again(ctx: InteractionContext, press: Press) -> None:
        """Make the final table that was asked about anew, and post it with what has changed."""
        chosen = press.words[0] if press.words else "0"
        if not chosen.isascii() or not chosen.isdecimal() or chosen == "0":
            await ctx.show(private(ctx.look.t("season-left")))
            return
        check_moderator(ctx)
        made = await ctx.services.store.league.reopen_season(ctx.guild, int(chosen), ctx.person.id)
        if not made.news:
            await ctx.show(private(ctx.look.t("season-same")))
            return
        await told(ctx, made, "season-reopened", "season-reopened-unposted")

    async def told(ctx: InteractionContext, ended: SeasonEnd, text: str, unposted: str) -> None:
        """Post a final table and say where it is; show it here if it can't be posted."""
        channel = await posts.post(ctx.guild, ended, otherwise=ctx.channel)
        if channel is not None:
            await ctx.show(private(ctx.look.t(text, channel=f"<#{channel}>")))
            return
        place = await posts.place(ctx.guild, ctx.channel)
        parts = await posts.parts(ended, ctx.look)
        await ctx.show(private(ctx.look.t(unposted, channel=f"<#{place}>")))
        await ctx.responder.private(parts)

    return {verbs.SEASON_END: end, verbs.SEASON_REOPEN: again}
