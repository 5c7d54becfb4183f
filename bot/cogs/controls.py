"""Our buttons and menus, as discord.py finds them again by their ids, whatever message they are on."""

import re
from typing import Any, Self

import discord
from discord.ui import DynamicItem, Item

from bot.cogs.clicks import Clicks
from bot.cogs.desk import Desk
from bot.views.ids import BUTTON_TEMPLATE, SELECT_TEMPLATE

AnyItem = DynamicItem[Item[Any]]


def listen(desk: Desk, clicks: Clicks) -> tuple[type[AnyItem], type[AnyItem]]:
    """Answer the two classes to register by `add_dynamic_items`, and by nothing else: see `sending.to_view`."""

    class Control(DynamicItem[Item[Any]], template=BUTTON_TEMPLATE):
        """A button of ours."""

        @classmethod
        async def from_custom_id(
            cls,
            interaction: discord.Interaction[Any],  # noqa: ARG003 - discord.py passes it
            item: Item[Any],
            match: re.Match[str],  # noqa: ARG003 - likewise
            /,
        ) -> Self:
            return cls(item)

        async def callback(self, interaction: discord.Interaction[Any]) -> None:
            data: Any = interaction.data or {}
            values = data.get("values") or ()
            await desk.serve(interaction, clicks.handler(self.custom_id, [str(value) for value in values]))

    class Menu(Control, template=SELECT_TEMPLATE):
        """A menu of ours."""

    return Control, Menu
