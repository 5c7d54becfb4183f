"""What comes of what people press: clicks on our buttons and menus, and forms that were sent.

They are found by their ids alone, whatever message they are on, so they work after a restart too. discord.py's own way
to that, DynamicItems, makes a view of the whole clicked message first.
"""

from typing import Any

import discord
from discord.ext import commands

from bot.cogs.dispatch.clicks import Clicks
from bot.cogs.dispatch.dispatcher import Dispatcher
from bot.cogs.dispatch.forms import Forms, written
from bot.views.messages.ids import CONTROLS


class Presses(commands.Cog):
    """Listens for clicks and forms; commands have their own way."""

    def __init__(self, dispatcher: Dispatcher, clicks: Clicks, forms: Forms) -> None:
        self._dispatcher, self._clicks, self._forms = dispatcher, clicks, forms

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Deal with a click or a form of ours."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and custom_id.startswith(CONTROLS):
            values = [str(value) for value in data.get("values") or ()]
            await self._dispatcher.dispatch(
                interaction, lambda ctx: self._clicks.handle(ctx, custom_id, values)
            )
        elif interaction.type is discord.InteractionType.modal_submit:
            fields = written(data)
            await self._dispatcher.dispatch(
                interaction, lambda ctx: self._forms.handle(ctx, custom_id, fields)
            )
