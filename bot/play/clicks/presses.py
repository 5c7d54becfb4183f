"""Presses: clicks on our buttons and menus, and forms that were filled in and sent.

They are found by their ids alone, whatever message they are on, so they work after a restart too. discord.py's own way
to that, DynamicItems, makes a view of the whole clicked message first.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.games.errors import CutError
from bot.parts import verbs
from bot.parts.ids import CONTROLS, IdError, Press, decode
from bot.parts.parts import FIELD
from bot.play.clicks.clicks import Clicks
from bot.play.clicks.context import InteractionContext, RequestError
from bot.play.clicks.dispatcher import Dispatcher
from bot.play.pages.fairness import cut_refused
from bot.tables.commands import Cut

FormHandler = Callable[[InteractionContext, Press, Mapping[str, str]], Awaitable[None]]


class Presses(commands.Cog):
    """Listens for clicks and forms; commands have their own way."""

    def __init__(self, dispatcher: Dispatcher, clicks: Clicks, forms: "Forms") -> None:
        self._dispatcher, self._clicks, self._forms = dispatcher, clicks, forms

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Deal with a click or a form of ours."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component and custom_id.startswith(CONTROLS):
            values = [str(value) for value in data.get("values") or ()]
            await self._dispatcher.dispatch(interaction, lambda ctx: self._clicks.handle(ctx, custom_id, values))
        elif interaction.type is discord.InteractionType.modal_submit:
            fields = written(data)
            await self._dispatcher.dispatch(interaction, lambda ctx: self._forms.handle(ctx, custom_id, fields))


class Forms:
    """Answers forms; `others` are the handlers of those that belong to no table, by verb."""

    def __init__(self, others: Mapping[str, FormHandler]) -> None:
        self._handlers = {verbs.CUT: cut, **others}

    async def handle(self, ctx: InteractionContext, custom_id: str, fields: Mapping[str, str]) -> None:
        """Do what a form was for, with what was written; IdError for one of an older version of the bot."""
        press = decode(custom_id)
        if not ctx.guild:
            raise RequestError("only-in-server")
        if press.verb not in self._handlers:
            raise IdError(custom_id)
        await self._handlers[press.verb](ctx, press, fields)


async def cut(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
    """Put a word into the next deal."""
    text = written.get(FIELD, "")
    try:
        await ctx.services.tables.send(ctx.table(press.table).id, Cut(ctx.person, text, "".join(press.words[:1])))
    except CutError as error:
        await ctx.responder.private(cut_refused(ctx.table(press.table), error, ctx.reader))
        return
    await ctx.responder.hurry()  # all see it on the table's message


def written(data: Mapping[str, Any]) -> dict[str, str]:
    """Return what was written into a form, by the ids of its lines."""
    return dict(_fields(data.get("components") or ()))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    """Yield the ids of the lines and what was written there; they stand in labels, or in rows."""
    for component in components:
        inner = component.get("components") or [component.get("component") or {}]
        for field in inner:
            if "custom_id" in field:
                yield str(field["custom_id"]), str(field.get("value") or "")
