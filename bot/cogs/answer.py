"""One interaction and its answers: in time, once, and never twice the same way.

Discord wants the first answer within three seconds. What takes longer is acknowledged by `Answer.hurry` before that;
then the same calls go out as edits and follow-ups.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord

from bot.cogs.trouble import ERRORS, Trouble, trouble_of
from bot.views.parts import Parts, without_emojis
from bot.views.sending import to_files, to_mentions, to_view

HURRY = 1.2  # seconds after which a silent interaction is acknowledged; the network's way comes on top
_INVALID_FORM = 50035
_log = logging.getLogger(__name__)

T = TypeVar("T")
AnyInteraction = discord.Interaction[Any]


class Shown:
    """An answer that stands in somebody's channel, and can be changed as long as its interaction's token lives.

    `message` None: it is what the token calls its original; else the id of a follow-up. `place` is the message's id,
    None if Discord did not tell it.
    """

    __slots__ = ("_interaction", "_message", "place")

    def __init__(
        self, interaction: AnyInteraction, message: int | None = None, place: int | None = None
    ) -> None:
        """Take the interaction, which is kept without what it brought, and the id of a follow-up."""
        self._interaction = interaction
        self._message = message
        self.place = message if place is None else place

    def thin(self) -> "Shown":
        """Let go of what came with the interaction, before the answer is kept for long."""
        self._interaction.message = None
        self._interaction.data = None
        return self

    async def edit(self, parts: Parts) -> None:
        """Change the answer; raises what Discord refuses."""
        await with_known_emojis(self._edit, parts)

    async def _edit(self, parts: Parts) -> None:
        files, view, mentions = to_files(parts), to_view(parts), to_mentions(parts)
        text = parts.content or None
        if self._message is None:
            sent = await self._interaction.edit_original_response(
                content=text, attachments=files, view=view, allowed_mentions=mentions
            )
            self.place = sent.id
        else:
            await self._interaction.followup.edit_message(
                self._message, content=text, attachments=files, view=view, allowed_mentions=mentions
            )


class Answer:
    """Answers one interaction. None of its methods raises for what Discord may refuse; they say whether it worked.

    `spent` is True once Discord no longer knows the interaction: what was done stays done, nothing can be shown.
    `changed` is True once the message that was clicked shows something else.
    """

    def __init__(self, interaction: AnyInteraction, *, public: bool = False) -> None:
        """Take the interaction, and begin to watch the time; `public`: a command whose answer all may see."""
        self.interaction, self._public = interaction, public
        self.spent = self.changed = False
        self._lock = asyncio.Lock()
        self._waiting = False
        self._click = interaction.type is discord.InteractionType.component
        self._alarm = asyncio.get_running_loop().call_later(HURRY, self._ring)
        self._hurrying: asyncio.Task[None] | None = None

    def _ring(self) -> None:
        self._hurrying = asyncio.get_running_loop().create_task(self.hurry())

    async def close(self) -> None:
        """Stop watching the time; a click that nobody answered is acknowledged silently."""
        self._alarm.cancel()
        if self._hurrying is not None:
            await self._hurrying
        if self._click:
            await self.hurry()

    async def hurry(self) -> None:
        """Acknowledge now, if nothing was answered yet: a command shows that the bot is thinking, a click nothing."""
        async with self._lock:
            if not self.interaction.response.is_done() and not self.spent:
                await self._try(self._acknowledge)

    async def _acknowledge(self) -> None:
        response = self.interaction.response
        if self._click:
            await response.defer()
        else:
            await response.defer(ephemeral=not self._public, thinking=True)
        self._waiting = not self._click

    async def private(self, parts: Parts) -> Shown | None:
        """Show the person something new that nobody else sees; None if it was not delivered."""
        async with self._lock:
            if not self.interaction.response.is_done():
                return await self._show(self._send, parts)
            if self._waiting:
                self._waiting = False
                return await self._show(self._edit, parts)
            return await self._show(self._follow, parts)

    async def update(self, parts: Parts) -> Shown | None:
        """Change the ephemeral message that was clicked; a command gets a new one instead."""
        if not self._click:
            return await self.private(parts)
        async with self._lock:
            done = self.interaction.response.is_done()
            shown = await self._show(self._edit if done else self._change, parts)
        self.changed = self.changed or shown is not None
        return shown

    async def public(self, parts: Parts) -> Shown | None:
        """Answer with a message that all see, even if it was acknowledged, for that was done as `public` says."""
        if self.interaction.response.is_done():
            return await self.private(parts)
        async with self._lock:
            return await self._show(lambda parts: self._send(parts, ephemeral=False), parts)

    async def strip(self) -> None:
        """Take the buttons and menus from the message that was clicked, and leave the rest of it."""
        async with self._lock:
            if not self.interaction.response.is_done():
                await self._try(self._strip)

    async def _show(self, way: Callable[[Parts], Awaitable[Shown]], parts: Parts) -> Shown | None:
        return await self._try(lambda: with_known_emojis(way, parts))

    async def _send(self, parts: Parts, *, ephemeral: bool = True) -> Shown:
        sent = await self.interaction.response.send_message(
            parts.content or None,
            files=to_files(parts),
            view=to_view(parts),
            ephemeral=ephemeral,
            allowed_mentions=to_mentions(parts),
        )
        return Shown(self.interaction, place=sent.message_id)

    async def _change(self, parts: Parts) -> Shown:
        await self.interaction.response.edit_message(
            content=parts.content or None,
            attachments=to_files(parts),
            view=to_view(parts),
            allowed_mentions=to_mentions(parts),
        )
        message = self.interaction.message
        return Shown(self.interaction, place=None if message is None else message.id)

    async def _strip(self) -> None:
        await self.interaction.response.edit_message(view=None)

    async def _edit(self, parts: Parts) -> Shown:
        shown = Shown(self.interaction)
        await shown.edit(parts)
        return shown

    async def _follow(self, parts: Parts) -> Shown:
        message = await self.interaction.followup.send(
            parts.content,
            files=to_files(parts),
            view=to_view(parts),
            ephemeral=True,
            allowed_mentions=to_mentions(parts),
            wait=True,
        )
        return Shown(self.interaction, message.id)

    async def _try(self, call: Callable[[], Awaitable[T]]) -> T | None:
        try:
            return await call()
        except ERRORS as error:
            self.spent = self.spent or trouble_of(error) is Trouble.TOKEN_SPENT
            level = logging.INFO if self.spent else logging.WARNING
            _log.log(level, "an answer was not delivered: %s", describe(error))
            return None


async def with_known_emojis(way: Callable[[Parts], Awaitable[T]], parts: Parts) -> T:
    """Send a message; again in words alone if somebody has deleted emojis of the application."""
    try:
        return await way(parts)
    except discord.HTTPException as error:
        bare = without_emojis(parts)
        if error.code != _INVALID_FORM or "emoji" not in error.text.lower() or bare == parts:
            raise
        _log.warning("emojis of tiles are gone; they come back with the next start: %s", describe(error))
        return await way(bare)


def describe(error: BaseException) -> str:
    """Say an error for the log, without addresses: they hold the tokens of interactions."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} {error.code} {error.text[:200]}"
    return type(error).__name__
