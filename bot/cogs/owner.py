"""The commands about what is stored: /settings for who manages the server, /privacy and /mydata for everybody."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.cogs.desk import Desk
from bot.cogs.pages import Pages
from bot.cogs.personal import Personal
from bot.cogs.play import Interaction
from bot.cogs.texts import text
from bot.cogs.visit import Visit
from bot.views.look import Look
from bot.views.setting import (
    FIGURE_NAMES,
    figures_text,
    setting_keys,
    setting_name,
    setting_values,
    value_name,
)
from bot.views.usual import UNSET

_MOST, _LONGEST = 25, 100  # choices that Discord takes, and characters of each
Choices = list[app_commands.Choice[str]]


async def complete_setting(interaction: Interaction, typed: str) -> Choices:
    """Offer the settings whose name has what was typed."""
    look = Look(str(interaction.locale))
    return _matching([(setting_name(key, look), key) for key in setting_keys()], typed)


async def complete_value(interaction: Interaction, typed: str) -> Choices:
    """Offer the values of the setting that was chosen."""
    look, chosen = Look(str(interaction.locale)), interaction.namespace.setting
    if chosen == FIGURE_NAMES:
        usual = figures_text({}, look)
        offered = typed or usual  # a longer text is sent as it was typed
        return [app_commands.Choice(name=offered, value=offered)] if len(offered) <= _LONGEST else []
    named = [(value_name(chosen, value, look), value) for value in setting_values(str(chosen))]
    unset = [(look.t("settings-unset"), UNSET)] if named else []
    return _matching([*named, *unset], typed)


def _matching(named: list[tuple[str, str]], typed: str) -> Choices:
    found = [(name, value) for name, value in named if typed.casefold() in name.casefold() or typed == value]
    return [app_commands.Choice(name=name[:_LONGEST], value=value) for name, value in found[:_MOST]]


@app_commands.guild_only()
class Owner(commands.Cog):
    """Settings of servers and channels, data of persons."""

    mydata = app_commands.Group(
        name=text("command-mydata.name"), description=text("command-mydata.description"), guild_only=True
    )

    def __init__(self, desk: Desk, pages: Pages, personal: Personal) -> None:
        """Take the desk and who answers."""
        self._desk, self._pages, self._personal = desk, pages, personal

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
        where: Literal["server", "channel"] = "server",
        setting: str | None = None,
        value: str | None = None,
    ) -> None:
        """Show the settings, or change one of them."""

        async def show(visit: Visit) -> None:
            if setting is None or value is None:
                await self._pages.settings(visit, where)
            else:
                await self._pages.change_setting(visit, where, setting, value)

        await self._desk.serve(interaction, show)

    @app_commands.command(name=text("command-privacy.name"), description=text("command-privacy.description"))
    async def privacy(self, interaction: Interaction) -> None:
        """Tell what is stored about people."""

        async def show(visit: Visit) -> None:
            await visit.show(self._pages.privacy(visit))

        await self._desk.serve(interaction, show)

    @mydata.command(
        name=text("command-mydata-export.name"), description=text("command-mydata-export.description")
    )
    async def export(self, interaction: Interaction) -> None:
        """Hand out what is stored about the person."""
        await self._desk.serve(interaction, self._personal.export)

    @mydata.command(
        name=text("command-mydata-delete.name"), description=text("command-mydata-delete.description")
    )
    async def delete(self, interaction: Interaction) -> None:
        """Ask, then delete what is stored about the person."""
        await self._desk.serve(interaction, self._personal.ask)
