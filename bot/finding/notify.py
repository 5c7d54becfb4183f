"""/notify: whether, for what and when somebody is called in a server, by whom not, and who may call."""

from collections.abc import Mapping
from typing import Literal
from zoneinfo import available_timezones

import discord
from discord import app_commands

from bot.connection.registration import Choices, Interaction, complete_game, described, fits, offered, text
from bot.finding.player_settings import Way, change, quiet_fields, set_own
from bot.finding.player_settings_page import time_of_day
from bot.finding.rows.rows import Notify
from bot.games.registry import find_game
from bot.games.text.look import Look
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.words import game_name
from bot.league.commands.settings import check_power, zone_named
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.pages.setting import CALLER_WORDS

Who = Literal["everybody", "host", "moderators"]


async def complete_zone(_: Interaction, typed: str) -> Choices:
    """Offer time zones whose name has what was typed."""
    wanted = typed.strip().replace(" ", "_")
    return offered((zone, zone) for zone in sorted(available_timezones()) if "/" in zone and fits(wanted, zone))


class NotifyCommands(app_commands.Group, name="notify", description=text("command-notify.description")):
    """The commands below /notify."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        super().__init__(guild_only=True)
        self._dispatcher = dispatcher

    @app_commands.command(name="on", description=text("command-notify-on.description"))
    @described(
        game1=text("command-notify-on.game"),
        game2=text("command-notify-on.game"),
        game3=text("command-notify-on.game"),
        quiet=text("command-notify-on.quiet"),
        zone=text("command-notify-on.zone"),
    )
    @app_commands.autocomplete(game1=complete_game, game2=complete_game, game3=complete_game, zone=complete_zone)
    async def on(
        self,
        interaction: Interaction,
        game1: str | None = None,
        game2: str | None = None,
        game3: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Let the person be called in this server."""
        games = tuple(dict.fromkeys(game for game in (game1, game2, game3) if game))
        await self._dispatcher.dispatch(interaction, lambda ctx: _on(ctx, games, quiet, zone))

    @app_commands.command(name="turns", description=text("command-notify-turns.description"))
    @described(
        how=text("command-notify-turns.how"),
        quiet=text("command-notify-turns.quiet"),
        zone=text("command-notify-on.zone"),
    )
    @app_commands.choices(
        how=[
            app_commands.Choice(name=text("command-notify-turns.mention"), value="mention"),
            app_commands.Choice(name=text("command-notify-turns.direct"), value="direct"),
            app_commands.Choice(name=text("command-notify-turns.both"), value="both"),
        ]
    )
    @app_commands.autocomplete(zone=complete_zone)
    async def turns(
        self, interaction: Interaction, how: Way | None = None, quiet: str | None = None, zone: str | None = None
    ) -> None:
        """Show a person's own settings for slow games in this server, and change what is given."""
        await self._dispatcher.dispatch(interaction, lambda ctx: set_own(ctx, how, quiet, zone))

    @app_commands.command(name="off", description=text("command-notify-off.description"))
    async def off(self, interaction: Interaction) -> None:
        """Call the person in this server no more."""
        await self._dispatcher.dispatch(interaction, _off)

    @app_commands.command(name="block", description=text("command-notify-block.description"))
    @described(person=text("command-notify-block.person"))
    async def block(self, interaction: Interaction, person: discord.User) -> None:
        """Let somebody neither call nor challenge the person in this server."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _block(ctx, person))

    @app_commands.command(name="unblock", description=text("command-notify-unblock.description"))
    @described(person=text("command-notify-unblock.person"))
    async def unblock(self, interaction: Interaction, person: discord.User) -> None:
        """Take that back."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _unblock(ctx, person))

    @app_commands.command(name="callers", description=text("command-notify-callers.description"))
    @described(who=text("command-notify-callers.who"), role=text("command-notify-callers.role"))
    @app_commands.choices(
        who=[
            app_commands.Choice(name=text("command-notify-callers.everybody"), value="everybody"),
            app_commands.Choice(name=text("command-notify-callers.host"), value="host"),
            app_commands.Choice(name=text("command-notify-callers.moderators"), value="moderators"),
        ]
    )
    async def callers(self, interaction: Interaction, who: Who | None = None, role: discord.Role | None = None) -> None:
        """Say who may call players in this server."""
        await self._dispatcher.dispatch(interaction, lambda ctx: _callers(ctx, who, role))


async def _on(ctx: InteractionContext, games: tuple[str, ...], quiet: str | None, zone: str | None) -> None:
    for game in games:
        find_game(game)
    fields: dict[str, object] = {"zone": zone_named(zone)} if zone else {}
    if quiet is not None:
        fields |= await quiet_fields(ctx, quiet, str(fields.get("zone", "")))
    await change(ctx, fields)
    finding = ctx.services.store.finding
    await finding.switch_on(ctx.guild, Notify(ctx.person.id, games))
    wish = await finding.notify(ctx.guild, ctx.person.id)
    await ctx.say("\n".join(_told(wish or Notify(ctx.person.id, games), ctx.look)))


def _told(wish: Notify, look: Look) -> list[str]:
    """Say for what and when somebody is called."""
    games = listed((game_name(game, look.locale) for game in wish.games), look.locale)
    lines = [look.t("notify-on", which="some" if wish.games else "all", games=games)]
    if wish.quiet is not None:
        begin, end = map(time_of_day, wish.quiet)
        lines.append(look.t("notify-quiet", begin=begin, end=end, zone=wish.zone))
    return [*lines, look.t("notify-often")]


async def _off(ctx: InteractionContext) -> None:
    was_on = await ctx.services.store.finding.switch_off(ctx.guild, ctx.person.id)
    await ctx.say(ctx.look.t("notify-off" if was_on else "notify-off-already"))


async def _click_off(ctx: InteractionContext, _: Press) -> None:
    await _off(ctx)


async def _block(ctx: InteractionContext, person: discord.User | discord.Member) -> None:
    if person.id == ctx.person.id:
        raise RequestError("notify-self")
    fresh = await ctx.services.store.finding.block(ctx.guild, ctx.person.id, person.id)
    name = marked_name(person.display_name)
    await ctx.say(ctx.look.t("notify-blocked" if fresh else "notify-blocked-already", name=name))


async def _unblock(ctx: InteractionContext, person: discord.User | discord.Member) -> None:
    was = await ctx.services.store.finding.unblock(ctx.guild, ctx.person.id, person.id)
    name = marked_name(person.display_name)
    await ctx.say(ctx.look.t("notify-unblocked" if was else "notify-unblocked-already", name=name))


async def _callers(ctx: InteractionContext, who: Who | None, role: discord.Role | None) -> None:
    """Set it, by who manages the server; everybody is a role too."""
    check_power(ctx)
    if (who is None) == (role is None):
        raise RequestError("callers-which")
    chosen = who or ("everybody" if role is None or role.is_default() else str(role.id))
    await ctx.services.settings.set_callers(ctx.guild, chosen, ctx.person.id)
    said = chosen if chosen in CALLER_WORDS else "role"
    await ctx.say(ctx.look.t("callers-set", who=said, role="" if role is None else role.mention))


CLICKS: Mapping[str, ClickHandler] = {verbs.NOTIFY_OFF: _click_off}
