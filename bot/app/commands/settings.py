"""The command /settings, for who manages the server, and the menus, switches and forms that it shows."""

from collections.abc import Mapping

from discord import app_commands

from bot.app.pages.settings import (
    ALL,
    DAILY,
    FIGURE_PAGE,
    HERE,
    HOME,
    LEAGUE,
    DailyPostPlace,
    SettingsPlace,
    figures_form,
    page_after,
    settings_page,
)
from bot.connection.delivery import Trouble
from bot.daily.posts import DailyPosts
from bot.league.commands.settings import check_power, league_clicks, league_facts, league_forms
from bot.league.rows.league import League
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.clicks.presses import FormHandler
from bot.play.commanding import CommandCog, command
from bot.play.guild_settings import Scope
from bot.play.pages.setting import DAILY_CHANNEL, DAILY_WITHOUT, FIGURE_NAMES, LEAGUE_CHANNEL, setting_name
from bot.play.permission import check_posting


@app_commands.guild_only()
class SettingsCommand(CommandCog):
    """Settings of servers and channels. `clicks` and `forms` have the handlers of the menus, buttons and forms."""

    def __init__(self, dispatcher: Dispatcher, *, league: League, daily_posts: DailyPosts) -> None:
        super().__init__(dispatcher)
        self._league, self._daily_posts = league, daily_posts
        self.clicks: Mapping[str, ClickHandler] = {
            verbs.SETTING: self._click,
            verbs.SETTINGS: self._turn,
            verbs.FIGURES: self._rename,
            **league_clicks(league, self._show_league),
        }
        self.forms: Mapping[str, FormHandler] = {
            verbs.FIGURES: self._renamed,
            **league_forms(league, self._show_league),
        }

    @app_commands.default_permissions(manage_guild=True)
    @command("settings")
    async def settings(self, ctx: InteractionContext, where: Scope = "server") -> None:
        """Show the settings, with all that changes them."""
        await self._show(ctx, where)

    async def _turn(self, ctx: InteractionContext, press: Press) -> None:
        await self._show(ctx, _scope(press), press.words)

    async def _click(self, ctx: InteractionContext, press: Press) -> None:
        """Change a setting, if the person may, and show the page on which it stands."""
        check_power(ctx)
        page, key, value, *_ = (*press.words, "", "", "")
        scope, known = _scope(press), ctx.services.settings
        channel = None if scope == "server" else ctx.channel
        try:
            if key == FIGURE_PAGE:
                await known.name_figures(ctx.guild, dict.fromkeys(await known.figures(ctx.guild), ""), ctx.person.id)
            elif key == DAILY_WITHOUT and channel is None:
                await known.set_daily_games(ctx.guild, press.words[2:], ctx.person.id)
            elif key == DAILY_CHANNEL and channel is None:
                await self._set_daily_channel(ctx, here=value == HERE)
            elif key == ALL and channel is not None:
                await known.reset(ctx.guild, channel, ctx.person.id)
            else:
                await known.set(ctx.guild, channel, key, value, ctx.person.id)
        except ValueError:
            raise RequestError("settings-value-wrong") from None
        await self._show(ctx, scope, page_after(page, key), _saved(ctx, scope, key))
        ctx.services.messenger.refresh(ctx.guild)

    async def _set_daily_channel(self, ctx: InteractionContext, *, here: bool) -> None:
        """Have the deal of the day posted in this channel, or nowhere; RequestError if the bot may not write here."""
        if here:
            check_posting(ctx)
        chosen = ctx.channel if here else None
        await ctx.services.settings.set_channel(ctx.guild, DAILY_CHANNEL, chosen, ctx.person.id)
        self._daily_posts.changed(ctx.guild)

    async def _rename(self, ctx: InteractionContext, press: Press) -> None:
        check_power(ctx)
        await ctx.responder.open(figures_form(await self._place(ctx, "server"), "".join(press.words[:1]), ctx.look))

    async def _renamed(self, ctx: InteractionContext, _: Press, written: Mapping[str, str]) -> None:
        """Rename figures as a form says, for the whole server."""
        check_power(ctx)
        try:
            await ctx.services.settings.name_figures(ctx.guild, written, ctx.person.id)
        except ValueError:
            raise RequestError("settings-figures-wrong") from None
        look = await ctx.services.presenter.look_in(ctx.guild, ctx.locale)
        place, notice = await self._place(ctx, "server"), _saved(ctx, "server", FIGURE_PAGE)
        await ctx.show(settings_page(place, look, words=(FIGURE_PAGE,), notice=notice))
        ctx.services.messenger.refresh(ctx.guild)

    async def _show(
        self, ctx: InteractionContext, scope: Scope, words: tuple[str, ...] = (HOME,), notice: str = ""
    ) -> None:
        """Show a page of the settings of the server or of the channel."""
        place = await self._place(ctx, scope, "".join(words[:1]))
        await ctx.show(settings_page(place, ctx.look, words=words, notice=notice))

    async def _place(self, ctx: InteractionContext, scope: Scope, page: str = HOME) -> SettingsPlace:
        known, channel = ctx.services.settings, None if scope == "server" else ctx.channel
        facts = None
        if page == LEAGUE and scope == "server":
            facts = await league_facts(self._league, ctx.guild, await known.channel(ctx.guild, LEAGUE_CHANNEL))
        daily = DailyPostPlace()
        if page == DAILY and scope == "server":
            trouble = self._daily_posts.trouble(ctx.guild)
            why = "" if trouble is None else "gone" if trouble is Trouble.CHANNEL_GONE else "refused"
            daily = DailyPostPlace(await known.channel(ctx.guild, DAILY_CHANNEL), why)
        return SettingsPlace(
            scope, await known.of(ctx.guild, channel), await known.own(ctx.guild, channel), facts, daily
        )

    async def _show_league(self, ctx: InteractionContext, key: str) -> None:
        """Show the league's page again, after something was saved."""
        await self._show(ctx, "server", (LEAGUE,), _saved(ctx, "server", key))


def _scope(press: Press) -> Scope:
    return "channel" if press.table == "channel" else "server"


def _saved(ctx: InteractionContext, scope: Scope, key: str) -> str:
    name = FIGURE_NAMES if key == FIGURE_PAGE else "all" if key == ALL else key
    return ctx.look.t("settings-saved", what=setting_name(name, ctx.look), place=scope)
