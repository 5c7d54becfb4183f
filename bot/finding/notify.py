"""/notify: whether, for what and when somebody is called in a server, by whom not, and who may call."""

from collections.abc import Mapping
from typing import Literal
from zoneinfo import available_timezones

import discord

from bot.connection.registration import Choices, Interaction, fits, offered
from bot.finding.player_settings import SettingsEditor, Way, time_of_day
from bot.finding.rows import FindingRows, Notify
from bot.games.registry import find_game
from bot.games.text.names import marked_name
from bot.games.text.numbers import listed
from bot.games.text.reader import Reader
from bot.games.text.words import game_name
from bot.league.commands.settings import check_power, zone_named
from bot.parts import verbs
from bot.parts.ids import Press
from bot.play.clicks.clicks import ClickHandler
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.commanding import CommandGroup, command, complete_game
from bot.play.pages.setting import CALLER_WORDS

Who = Literal["everybody", "host", "moderators"]


async def complete_zone(_: object, __: Interaction, typed: str) -> Choices:
    """Offer time zones whose name has what was typed."""
    wanted = typed.strip().replace(" ", "_")
    return offered((zone, zone) for zone in sorted(available_timezones()) if "/" in zone and fits(wanted, zone))


class NotifyCommands(CommandGroup, path="notify"):
    """Commands with which people say who may call them to play, and when."""

    def __init__(self, dispatcher: Dispatcher, *, rows: FindingRows, editor: SettingsEditor) -> None:
        super().__init__(dispatcher)
        self._rows, self._editor = rows, editor
        self.clicks: Mapping[str, ClickHandler] = {verbs.NOTIFY_OFF: self._click_off}

    @command("notify on", game1=complete_game, game2=complete_game, game3=complete_game, zone=complete_zone)
    async def on(
        self,
        ctx: InteractionContext,
        game1: str | None = None,
        game2: str | None = None,
        game3: str | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Let the person be called in this server."""
        games = tuple(dict.fromkeys(game for game in (game1, game2, game3) if game))
        for game in games:
            find_game(game)
        fields: dict[str, object] = {"zone": zone_named(zone)} if zone else {}
        if quiet is not None:
            fields |= await self._editor.quiet_fields(ctx, quiet, str(fields.get("zone", "")))
        await self._editor.change(ctx, fields)
        await self._rows.switch_on(ctx.guild, Notify(ctx.person.id, games))
        wish = await self._rows.notify(ctx.guild, ctx.person.id)
        await ctx.say("\n".join(_wish_lines(wish or Notify(ctx.person.id, games), ctx.reader)))

    @command("notify turns", zone=complete_zone)
    async def turns(
        self, ctx: InteractionContext, how: Way | None = None, quiet: str | None = None, zone: str | None = None
    ) -> None:
        """Show a person's own settings for slow games in this server, and change what is given."""
        await self._editor.set(ctx, how, quiet, zone)

    @command("notify off")
    async def off(self, ctx: InteractionContext) -> None:
        """Call the person in this server no more."""
        await self._off(ctx)

    @command("notify block")
    async def block(self, ctx: InteractionContext, person: discord.User) -> None:
        """Keep somebody from calling or challenging the person in this server."""
        if person.id == ctx.person.id:
            raise RequestError("notify-self")
        fresh = await self._rows.block(ctx.guild, ctx.person.id, person.id)
        name = marked_name(person.display_name)
        await ctx.say(ctx.reader.t("notify-blocked" if fresh else "notify-blocked-already", name=name))

    @command("notify unblock")
    async def unblock(self, ctx: InteractionContext, person: discord.User) -> None:
        """Let somebody who was blocked call and challenge the person again."""
        was = await self._rows.unblock(ctx.guild, ctx.person.id, person.id)
        name = marked_name(person.display_name)
        await ctx.say(ctx.reader.t("notify-unblocked" if was else "notify-unblocked-already", name=name))

    @command("notify callers")
    async def callers(self, ctx: InteractionContext, who: Who | None = None, role: discord.Role | None = None) -> None:
        """Set who may call players in this server, for those who manage it; everybody is a role too."""
        check_power(ctx)
        if (who is None) == (role is None):
            raise RequestError("callers-which")
        chosen = who or ("everybody" if role is None or role.is_default() else str(role.id))
        await ctx.services.settings.set_callers(ctx.guild, chosen, ctx.person.id)
        said = chosen if chosen in CALLER_WORDS else "role"
        await ctx.say(ctx.reader.t("callers-set", who=said, role="" if role is None else role.mention))

    async def _off(self, ctx: InteractionContext) -> None:
        was_on = await self._rows.switch_off(ctx.guild, ctx.person.id)
        await ctx.say(ctx.reader.t("notify-off" if was_on else "notify-off-already"))

    async def _click_off(self, ctx: InteractionContext, _: Press) -> None:
        await self._off(ctx)


def _wish_lines(wish: Notify, reader: Reader) -> list[str]:
    """Return lines on the games and times for which a person is called."""
    games = listed((game_name(game, reader.locale) for game in wish.games), reader.locale)
    lines = [reader.t("notify-on", which="some" if wish.games else "all", games=games)]
    if wish.quiet is not None:
        begin, end = map(time_of_day, wish.quiet)
        lines.append(reader.t("notify-quiet", begin=begin, end=end, zone=wish.zone))
    return [*lines, reader.t("notify-often")]
