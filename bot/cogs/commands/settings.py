"""The command /settings, for who manages the server, and the menus that it shows."""

from collections.abc import Mapping

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.cogs.commands.registration import LONGEST, Choices, Interaction, offered, text
from bot.cogs.dispatch.clicks import ClickHandler
from bot.cogs.dispatch.context import InteractionContext, RequestError
from bot.cogs.dispatch.dispatcher import Dispatcher
from bot.cogs.guild_settings import Scope
from bot.views import verbs
from bot.views.ids import Press, decode, encode
from bot.views.look import Look
from bot.views.parts import Button, Parts, Select
from bot.views.setting import (
    FIGURE_NAMES,
    UNSET,
    figures_text,
    setting_keys,
    setting_name,
    setting_values,
    settings,
    value_name,
)


async def complete_setting(interaction: Interaction, typed: str) -> Choices:
    """Offer the settings whose name has what was typed."""
    look = Look(str(interaction.locale))
    return _matching([(setting_name(key, look), key) for key in setting_keys()], typed)


async def complete_value(interaction: Interaction, typed: str) -> Choices:
    """Offer the values of the setting that was chosen."""
    look, chosen = Look(str(interaction.locale)), interaction.namespace.setting
    if chosen == FIGURE_NAMES:
        usual = figures_text({}, look)
        names = typed or usual  # a longer text is sent as it was typed
        return offered([(names, names)]) if len(names) <= LONGEST else []
    named = [(value_name(chosen, value, look), value) for value in setting_values(str(chosen))]
    unset = [(look.t("settings-unset"), UNSET)] if named else []
    return _matching([*named, *unset], typed)


def _matching(named: list[tuple[str, str]], typed: str) -> Choices:
    return offered(one for one in named if typed.casefold() in one[0].casefold() or typed == one[1])


@app_commands.guild_only()
class SettingsCommand(commands.Cog):
    """Settings of servers and channels."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        """Take the dispatcher."""
        self._dispatcher = dispatcher

    @app_commands.command(
        name=text("command-settings.name"), description=text("command-settings.description")
    )
    @app_commands.describe(
        where=text("command-settings.where"),
        setting=text("command-settings.setting"),
        value=text("command-settings.value"),
    )
    @app_commands.choices(
        where=[
            app_commands.Choice(name=text("command-settings.server"), value="server"),
            app_commands.Choice(name=text("command-settings.channel"), value="channel"),
        ]
    )
    @app_commands.autocomplete(setting=complete_setting, value=complete_value)
    @app_commands.default_permissions(manage_guild=True)
    async def settings(
        self,
        interaction: Interaction,
        where: Scope = "server",
        setting: str | None = None,
        value: str | None = None,
    ) -> None:
        """Show the settings, or change one of them."""

        async def show(ctx: InteractionContext) -> None:
            if setting is None or value is None:
                await _show(ctx, where)
            else:
                await _change(ctx, where, setting, value)

        await self._dispatcher.dispatch(interaction, show)


async def _click(ctx: InteractionContext, press: Press) -> None:
    key, value, *_ = (*press.words, "", "")
    await _change(ctx, "channel" if press.table == "channel" else "server", key, value)


CLICKS: Mapping[str, ClickHandler] = {verbs.SETTING: _click}


async def _show(ctx: InteractionContext, scope: Scope, notice: str = "") -> None:
    """Show the settings of the server or of the channel."""
    values = await ctx.services.settings.of(ctx.guild, None if scope == "server" else ctx.channel)
    await ctx.show(_scoped(settings(values, ctx.look, place=scope, notice=notice), scope))


async def _change(ctx: InteractionContext, scope: Scope, key: str, value: str) -> None:
    """Change a setting, if the person may, and show all of them; figures are renamed for the whole server."""
    if not ctx.interaction.permissions.manage_guild:
        raise RequestError("settings-refused")
    known = ctx.services.settings
    wrong = "settings-figures-wrong" if key == FIGURE_NAMES else "settings-value-wrong"
    try:
        if key == FIGURE_NAMES:
            scope = "server"
            await known.name_figures(ctx.guild, value, ctx.person.id)
        else:
            channel = None if scope == "server" else ctx.channel
            await known.set(ctx.guild, channel, key, value, ctx.person.id)
    except ValueError:
        raise RequestError(wrong) from None
    await _show(ctx, scope, ctx.look.t("settings-saved", what=setting_name(key, ctx.look), place=scope))
    ctx.services.messenger.refresh(ctx.guild)


def _scoped(parts: Parts, scope: Scope) -> Parts:
    """Write into the menus of the settings for which place they are: the id has room where a table would stand."""
    rows = [[_placed(item, scope) for item in row] for row in parts.rows]
    return msgspec.structs.replace(parts, rows=tuple(map(tuple, rows)))


def _placed(item: Button | Select, scope: Scope) -> Button | Select:
    press = msgspec.structs.replace(decode(item.custom_id), table=scope)
    return msgspec.structs.replace(item, custom_id=encode(press, "s"))
