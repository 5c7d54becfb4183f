"""Answering one interaction: in time, once, and never twice the same way.

Discord wants the first answer within three seconds. What takes longer is acknowledged by `Responder.hurry` before that;
then the same calls go out as edits and follow-ups.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.connection.delivery import (
    ERRORS,
    AnyInteraction,
    SentResponse,
    Trouble,
    as_edit,
    as_new,
    describe,
    is_of_network,
    patiently,
    server_of,
    to_modal,
    trouble_of,
    with_known_emojis,
)
from bot.locales import t
from bot.parts.parts import FormParts, Parts

_log = logging.getLogger(__name__)

T = TypeVar("T")
_UNKNOWN = 10062  # what Discord says of an interaction whose three seconds are over
_FOLLOW_UPS = 5  # messages that Discord takes after the first answer where the bot is only a guest
_TAKEN = 40060  # what it says of one that was answered first already
_CLOSED = "closed"  # what aiohttp says of its session to who asks after the end
_OTHERS_FINISH = 2.0  # seconds in which a process that gave a shard away answers the commands that it acknowledged
_ASK_AGAIN = (1.0, 3.0)  # seconds before the first answer is asked for again where Discord has trouble
# What begins on a message can be acknowledged without a word. A form comes from a button, so it belongs here.
_ON_A_MESSAGE = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Responder:
    """Answers one interaction. None of its methods raises for what Discord may refuse; they say whether it worked.

    An interaction that is silent for `hurry` seconds more is acknowledged; where they are over already, unless it can
    be answered without any waiting. `public`: a command whose answer all may see. `spent` is True once Discord no
    longer knows the interaction, or somebody else has answered it: what was done stays done, nothing can be shown.
    `changed` is True once the message that was clicked shows something else, `late` once Discord took no first answer:
    the person saw that it failed. `taken` is True once Discord has said that it was answered: by another process, or
    by this one, unheard. `speaks`, asked before each request, says whether this process is still the one to answer
    (None: it always is).
    """

    def __init__(
        self,
        interaction: AnyInteraction,
        hurry: float,
        *,
        public: bool = False,
        speaks: Callable[[], Awaitable[bool]] | None = None,
    ) -> None:
        self.interaction, self._public, self._speaks = interaction, public, speaks
        self.spent = self.changed = self.silent = self.late = self.taken = False
        self._lock = asyncio.Lock()
        self._waiting = self._arrived = False
        self._alone = True  # no other process answers it
        self._click = interaction.type in _ON_A_MESSAGE
        self._followed, self._last = 0, None if server_of(interaction) else SentResponse(interaction)
        self._hurrying: asyncio.Task[None] | None = None

        def ring() -> None:
            self._hurrying = asyncio.get_running_loop().create_task(self.hurry())

        self._alarm = asyncio.get_running_loop().call_later(max(0.0, hurry), ring)

    @property
    def seconds_left(self) -> float:
        """Return the seconds until it is acknowledged by itself."""
        return max(0.0, self._alarm.when() - asyncio.get_running_loop().time())

    @property
    def answered(self) -> bool:
        """Return True if the person has an answer, as far as is known, and not only a sign that one comes."""
        return self._done and not self._waiting

    @property
    def _done(self) -> bool:
        """Return True if it was answered, as far as is known."""
        return self._arrived or self.interaction.response.is_done()

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
            if not self._done and not self.spent:
                await self._try(self._acknowledge)

    async def claim(self, *, alone: bool) -> bool:
        """Acknowledge now; False if another process did and has answered, or may still. `alone`: no other can.

        A command that shows two seconds later that the bot is still thinking was answered by nobody, and is claimed.
        """
        self._alone = alone
        await self.hurry()
        return not (self.taken and self.spent)

    async def leave(self, parts: Parts) -> None:
        """Leave it to another process, which answers only what nobody acknowledged; what this one did is told here."""
        async with self._lock:
            self.spent = self.spent or self.taken or not self._done
        if not self.spent:
            await self.private(parts)

    async def private(self, parts: Parts) -> SentResponse | None:
        """Show the person something new that nobody else sees; None if it was not delivered."""
        async with self._lock:
            sent = None if self._done else await self._deliver(self._send, parts)
            if sent is not None or not self._done:
                return sent
            if self._waiting and not self._public:
                return await self._fill(parts)
            return await self._deliver(self._aside if self._waiting else self._follow, parts)

    async def update(self, parts: Parts) -> SentResponse | None:
        """Change the ephemeral message that was clicked; a command gets a new one instead."""
        if not self._click:
            return await self.private(parts)
        async with self._lock:
            sent = None if self._done else await self._deliver(self._change, parts)
            if sent is None and self._done:
                sent = await self._deliver(self._edit, parts)
        self.changed = self.changed or sent is not None
        return sent

    async def public(self, parts: Parts) -> SentResponse | None:
        """Reply with a message that all see, even if it was acknowledged.

        A command was acknowledged as `public` says; a click without a word, so its reply is one more message.
        """
        async with self._lock:
            sent = None if self._done else await self._deliver(lambda parts: self._send(parts, ephemeral=False), parts)
            if sent is not None or not self._done:
                return sent
            if self._click:
                return await self._deliver(lambda parts: self._follow(parts, ephemeral=False), parts)
            if self._waiting:
                return await self._fill(parts)
        return await self.private(parts)

    async def first(self, parts: Parts) -> SentResponse | None:
        """Reply with a message that all see, if nothing was answered yet; None if that was not delivered.

        Discord is asked whether it has an answer of which it did not tell: what all see must not be there twice.
        """
        async with self._lock:
            if self._done or self.spent:
                return None
            sent = await self._deliver(lambda parts: self._send(parts, ephemeral=False), parts)
            if sent is not None or self._waiting:
                return sent  # what shows that an answer comes is the person's: what all see does not take its place
            return await self._try(self._sent_unheard)

    async def open(self, form: FormParts) -> None:
        """Open a form; nothing happens if the click was acknowledged meanwhile, for then Discord takes none."""
        async with self._lock:
            if not self._done:
                await self._try(lambda: self.interaction.response.send_modal(to_modal(form)))

    async def strip(self) -> None:
        """Take the buttons and menus from the message that was clicked, and leave the rest of it."""
        async with self._lock:
            if not self._done:
                await self._try(lambda: self.interaction.response.edit_message(view=None))
            if self.silent and not self.spent:
                await self._try(lambda: self.interaction.edit_original_response(view=None))

    # The requests: each is one of Discord's ways to answer.

    async def _acknowledge(self) -> None:
        response = self.interaction.response
        if self._click:
            await response.defer()
            self.silent = True
        else:
            await response.defer(ephemeral=not self._public, thinking=True)
        self._waiting = not self._click

    async def _go_on(self) -> None:
        """Go on after an acknowledgement that was not noted here: its reply was lost, or its process was killed.

        A first answer that says something is `spent`. What followed a silent acknowledgement cannot be seen: it may be
        said once more.
        """
        self.taken = True
        if not self._alone:
            if self._click:
                self.spent = True
                return
            await asyncio.sleep(_OTHERS_FINISH)
        original, clicked = await self._try(self._first_answer), self.interaction.message
        if original is not None and self._click:
            self._arrived = self.silent = clicked is not None and original.id == clicked.id
        elif original is not None:
            self._arrived = self._waiting = original.flags.loading
            self._public = not original.flags.ephemeral  # as it was acknowledged, whatever is thought here
        self.spent = not self._arrived

    async def _send(self, parts: Parts, *, ephemeral: bool = True) -> SentResponse:
        sent = await self.interaction.response.send_message(**as_new(parts), ephemeral=ephemeral)
        return SentResponse(self.interaction, message=sent.message_id)

    async def _first_answer(self) -> discord.InteractionMessage:
        """Return the first answer as Discord has it; ask again where Discord has trouble."""
        return await patiently(self.interaction.original_response, _ASK_AGAIN)

    async def _sent_unheard(self) -> SentResponse:
        message = await self._first_answer()
        self._arrived, self.spent = True, False
        return SentResponse(self.interaction, message=message.id)

    async def _change(self, parts: Parts) -> SentResponse:
        await self.interaction.response.edit_message(**as_edit(parts))
        message = self.interaction.message
        return SentResponse(self.interaction, message=None if message is None else message.id)

    async def _fill(self, parts: Parts) -> SentResponse | None:
        """Put the answer in the place of the message that says that the bot is thinking."""
        self._waiting = False
        return await self._deliver(self._edit, parts)

    async def _aside(self, parts: Parts) -> SentResponse:
        """Answer in private although all see that the bot is thinking; that message goes.

        Discord puts what is sent next in that message's place, for all to see (docs issue 2866), and did not take it
        where the message was deleted first (docs issue 2739): so it is filled, answered beside, and deleted. What it is
        filled with makes sense to all, for it stays if the bot is killed meanwhile.
        """
        self._waiting = False
        locale = str(self.interaction.guild_locale or self.interaction.locale)
        await self.interaction.edit_original_response(content=t(locale, "answered-aside"))
        sent = await self._follow(parts)
        await self._try(self.interaction.delete_original_response)
        return sent

    async def _edit(self, parts: Parts) -> SentResponse:
        sent = SentResponse(self.interaction)
        await sent.edit(parts)
        return sent

    async def _follow(self, parts: Parts, *, ephemeral: bool = True) -> SentResponse:
        """Send one more message; after the last that Discord takes from a guest, the last says the rest."""
        if self._last is not None and self._followed >= _FOLLOW_UPS:
            await self._last.edit(parts)
            return self._last
        message = await self.interaction.followup.send(**as_new(parts), ephemeral=ephemeral, wait=True)
        sent = SentResponse(self.interaction, followup=message.id)
        if self._last is not None:
            self._followed, self._last = self._followed + 1, sent
        return sent

    async def _deliver(self, send: Callable[[Parts], Awaitable[SentResponse]], parts: Parts) -> SentResponse | None:
        return await self._try(lambda: with_known_emojis(send, parts))

    async def _try(self, call: Callable[[], Awaitable[T]]) -> T | None:
        if self._speaks is not None and not await self._speaks():
            self.spent = True
            _log.info("an answer is kept back: another process plays there now")
            return None
        try:
            return await call()
        except ERRORS as error:
            code = getattr(error, "code", 0)
            self.late = self.late or code == _UNKNOWN
            if code == _TAKEN and not self.taken:
                await self._go_on()
            else:
                self.spent = self.spent or trouble_of(error) is Trouble.TOKEN_SPENT
            # at the lower level what is known already
            level = logging.INFO if self.spent or code == _TAKEN or is_of_network(error) else logging.WARNING
            _log.log(level, "an answer was not delivered: %s", describe(error))
            return None
        except RuntimeError as error:
            if _CLOSED not in str(error):
                raise
            self.spent = True  # the bot stops, and nothing can be sent any more
            return None
