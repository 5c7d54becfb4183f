"""Forms that were filled in and sent: what they ask for becomes a command to a table, or changes what is set."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any

from bot.cogs.dispatch.context import InteractionContext
from bot.games.errors import CutError
from bot.tables import Cut
from bot.views.messages import verbs
from bot.views.messages.ids import IdError, Press, decode
from bot.views.messages.parts import FIELD
from bot.views.table.fairness import cut_refused

FormHandler = Callable[[InteractionContext, Press, Mapping[str, str]], Awaitable[None]]


class Forms:
    """Answers forms."""

    def __init__(self, others: Mapping[str, FormHandler]) -> None:
        """Take the handlers of forms that belong to no table, by verb."""
        self._handlers = {verbs.CUT: cut, **others}

    async def handle(self, ctx: InteractionContext, custom_id: str, fields: Mapping[str, str]) -> None:
        """Do what a form was for, with what was written; IdError for one of an older version of the bot."""
        press = decode(custom_id)
        if press.verb not in self._handlers:
            raise IdError(custom_id)
        await self._handlers[press.verb](ctx, press, fields)


async def cut(ctx: InteractionContext, press: Press, written: Mapping[str, str]) -> None:
    """Put a word into the next deal."""
    text = written.get(FIELD, "")
    try:
        await ctx.services.tables.send(
            ctx.table(press.table).id, Cut(ctx.person, text, "".join(press.words[:1]))
        )
    except CutError as error:
        await ctx.responder.private(cut_refused(ctx.table(press.table), error, ctx.look))
        return
    await ctx.responder.hurry()  # all see it on the table's message


def written(data: Mapping[str, Any]) -> dict[str, str]:
    """What was written into a form, by the ids of its lines."""
    return dict(_fields(data.get("components") or ()))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    """What was written, by the ids of the lines; they stand in labels, or in rows."""
    for component in components:
        inner = component.get("components") or [component.get("component") or {}]
        for field in inner:
            if "custom_id" in field:
                yield str(field["custom_id"]), str(field.get("value") or "")
