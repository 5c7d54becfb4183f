"""Sending as Discord's library wants it, the troubles with it, and answers that can be changed later."""

import asyncio
import io
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from enum import Enum
from typing import Any, TypeVar

import aiohttp
import discord

from bot.connection.limits import TooManyRefusalsError
from bot.parts.parts import Button, FormParts, Parts, Select, without_emojis

T = TypeVar("T")
AnyInteraction = discord.Interaction[Any]
_INVALID_FORM = 50035
_log = logging.getLogger(__name__)

# What any request to Discord may raise, beside faults of the program.
ERRORS = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


def server_of(interaction: AnyInteraction) -> int:
    """Return the server where something happens if the bot is in it; 0 in messages, and where it is only a guest."""
    guild = interaction.guild_id
    return guild if guild is not None and interaction.client.get_guild(guild) is not None else 0


class ThreadLockedError(discord.DiscordException):
    """A moderator has closed a thread: it is not for us to open it."""


class Trouble(Enum):
    """The reasons for which Discord does not do what was asked, sorted by what can be done about it."""

    MESSAGE_GONE = "message-gone"  # somebody deleted it: post anew
    CHANNEL_GONE = "channel-gone"  # the channel, thread or guild is not there for us: wait until it is
    FORBIDDEN = "forbidden"  # a permission is missing
    ARCHIVED = "archived"  # the thread sleeps
    TOKEN_SPENT = "token-spent"  # noqa: S105 - an interaction's token is too old, or was answered already
    QUARANTINED = "quarantined"  # Discord takes the application for one that sends spam: its owner can appeal
    THREADS_FULL = "threads-full"  # the server has as many open threads as it may
    BUSY = "busy"  # rate limit, server error, broken connection: try again later
    REFUSED = "refused"  # what we sent is wrong: a fault of ours


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.CHANNEL_GONE,
    10008: Trouble.MESSAGE_GONE,
    10015: Trouble.TOKEN_SPENT,
    10062: Trouble.TOKEN_SPENT,
    40004: Trouble.BUSY,  # sending is switched off for a while
    40060: Trouble.TOKEN_SPENT,
    40333: Trouble.BUSY,  # not Discord says so, but what stands before it
    20026: Trouble.QUARANTINED,
    20028: Trouble.BUSY,  # too much is written in that channel
    20029: Trouble.BUSY,  # or in that server
    30046: Trouble.MESSAGE_GONE,  # as good as: it is too old to be edited as often
    50001: Trouble.FORBIDDEN,
    50005: Trouble.MESSAGE_GONE,
    50013: Trouble.FORBIDDEN,
    50027: Trouble.TOKEN_SPENT,
    50083: Trouble.ARCHIVED,
    130000: Trouble.BUSY,
    160005: Trouble.FORBIDDEN,
    160006: Trouble.THREADS_FULL,
}


def trouble_of(error: BaseException) -> Trouble:
    """Sort an error of a request; whatever is not Discord's own plain refusal may pass, so it is BUSY."""
    if isinstance(error, ThreadLockedError):
        return Trouble.ARCHIVED
    if not isinstance(error, discord.HTTPException) or isinstance(error, discord.DiscordServerError):
        return Trouble.BUSY
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    page = error.code == 0 and error.text.lstrip().startswith("<")  # not Discord's, but of what stands before it
    if error.status in (429, 408) or error.status >= 500 or page:
        return Trouble.BUSY
    return Trouble.FORBIDDEN if error.status == 403 else Trouble.REFUSED


def is_of_network(error: BaseException) -> bool:
    """Return True if Discord gave no answer or has trouble itself; `bot.connection.network` has logged that."""
    of_network = isinstance(error, discord.DiscordServerError | aiohttp.ClientError | OSError | TimeoutError)
    return of_network and not isinstance(error, TooManyRefusalsError)


def describe(error: BaseException) -> str:
    """Say an error for the log, without addresses: they hold the tokens of interactions."""
    if isinstance(error, discord.HTTPException):
        return f"{type(error).__name__} {error.status} {error.code} {error.text[:200]}"
    return type(error).__name__


def to_view(parts: Parts) -> discord.ui.View:
    """Build the throwaway view of a message, stopped already, so that discord.py stores nothing of it.

    A view that is stored would get a timer, and answer clicks besides us: they are found by their ids alone. Needs a
    running event loop, as every view of discord.py does.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(parts.rows):
        for item in row:
            view.add_item(_button(item, number) if isinstance(item, Button) else _select(item, number))
    view.stop()
    return view


def to_modal(form: FormParts) -> discord.ui.Modal:
    """Build the throwaway modal of a form, stopped already like a view: what is sent in is found by its custom id."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.custom_id, timeout=None)
    for line in form.lines:
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=line.key,
            default=line.value or None,
            min_length=line.least,
            max_length=line.most,
            required=line.least > 0,
        )
        label: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
            text=line.label, description=line.description or None, component=field
        )
        modal.add_item(label)
    modal.stop()
    return modal


def to_files(parts: Parts) -> list[discord.File]:
    """Build the attachments of a message, none or one; used up by one sending, so build them for each try."""
    if parts.file is None:
        return []
    return [discord.File(io.BytesIO(parts.file), parts.filename, description=parts.alt or None)]


def to_mentions(parts: Parts) -> discord.AllowedMentions:
    """Build the list of those whom the message may notify: nobody but `pings`."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(person) for person in parts.pings]
    )


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.custom_id,
        label=button.label or None,
        style=discord.ButtonStyle[button.style],
        emoji=button.emoji or None,
        disabled=button.disabled,
        row=row,
    )


def _select(select: Select, row: int) -> discord.ui.Item[discord.ui.View]:
    usual: dict[str, Any] = {
        "custom_id": select.custom_id,
        "placeholder": select.placeholder or None,
        "min_values": select.least,
        "max_values": select.most,
        "row": row,
    }
    if select.offers == "people":
        return discord.ui.UserSelect(**usual)
    if select.offers == "roles":
        return discord.ui.RoleSelect(**usual)
    options = [
        discord.SelectOption(
            value=choice.value,
            label=choice.label,
            description=choice.description or None,
            emoji=choice.emoji or None,
            default=choice.default,
        )
        for choice in select.choices
    ]
    return discord.ui.Select(options=options, **usual)


def as_new(parts: Parts) -> dict[str, Any]:
    """Return the arguments with which discord.py sends a new message; used up by one sending."""
    return {
        "content": parts.content or None,
        "files": to_files(parts),
        "view": to_view(parts),
        "allowed_mentions": to_mentions(parts),
    }


def as_edit(parts: Parts, *, keep: bool = False) -> dict[str, Any]:
    """Return the arguments with which discord.py changes a message whole.

    `keep`: the message has this very picture, which stays, and is not sent again.
    """
    files = {} if keep else {"attachments": to_files(parts)}
    return {"content": parts.content or None, **files, "view": to_view(parts), "allowed_mentions": to_mentions(parts)}


def picture_mark(parts: Parts) -> int | None:
    """Return a mark of a message's picture and its words; None where there is none."""
    return None if parts.file is None else hash((parts.file, parts.filename, parts.alt))


_TOKEN_EDITS = 4  # that go by one token in so many seconds; webhooks are given 5
_TOKEN_SECONDS = 5.0
_REFUSED_TOKEN = (401, 404)  # statuses that end a token, unless they are about the message or its channel


class Pressed:
    """A click on a public message of ours, by whose token that message can be changed: no request that counts.

    The click has to be acknowledged silently, so that its own answer is the message that was clicked; it is kept
    without what it brought. The token is used until `until`, or until Discord refuses it.
    """

    __slots__ = ("_edits", "_interaction", "_until", "message")

    def __init__(self, interaction: AnyInteraction, message: int, until: float) -> None:
        self._interaction, self.message, self._until = interaction, message, until
        self._edits: deque[float] = deque(maxlen=_TOKEN_EDITS)
        interaction.message, interaction.data = None, None

    def good(self, now: float) -> bool:
        """Return True if the token may be used, as far as is known."""
        return now < self._until

    def quick(self, now: float) -> bool:
        """Return True if one more edit would not wait for the limits of the token."""
        return len(self._edits) < _TOKEN_EDITS or self._edits[0] <= now - _TOKEN_SECONDS

    async def edit(self, parts: Parts, now: float, *, keep: bool) -> bool:
        """Return True if the message could be changed; False if the token is refused, and then it is good no more.

        `keep`: the message has this very picture already. Raises what Discord refuses for another reason.
        """
        self._edits.append(now)
        try:
            await self._interaction.edit_original_response(**as_edit(parts, keep=keep))
        except discord.HTTPException as error:
            trouble = trouble_of(error)
            refused = trouble is Trouble.TOKEN_SPENT or error.status in _REFUSED_TOKEN
            if not refused or trouble in (Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE):
                raise
            self._until = 0.0
            _log.info("a message could not be changed by its click: %s", describe(error))
            return False
        return True

    async def delete(self) -> bool:
        """Return True if the message could be deleted in this way; the token is good no more."""
        self._until = 0.0
        try:
            await self._interaction.delete_original_response()
        except ERRORS as error:
            _log.info("a message could not be deleted by its click: %s", describe(error))
            return False
        return True


async def patiently(ask: Callable[[], Awaitable[T]], pauses: Iterable[float]) -> T:
    """Ask Discord, again after so many seconds each time as long as it is busy. Raises its last error."""
    for pause in pauses:
        try:
            return await ask()
        except ERRORS as error:
            if trouble_of(error) is not Trouble.BUSY:
                raise
        await asyncio.sleep(pause)
    return await ask()


async def with_known_emojis(send: Callable[[Parts], Awaitable[T]], parts: Parts) -> T:
    """Send a message; again in words alone if somebody has deleted emojis of the application."""
    try:
        return await send(parts)
    except discord.HTTPException as error:
        bare = without_emojis(parts)
        if error.code != _INVALID_FORM or "emoji" not in error.text.lower() or bare == parts:
            raise
        _log.warning("emojis of tiles are gone; they come back with the next start: %s", describe(error))
        return await send(bare)


class SentResponse:
    """An answer that stands in somebody's channel, and can be changed as long as its interaction's token lives.

    `followup` None: it is what the token calls its original; else the id of a follow-up. `message` is the id of the
    message, None if Discord did not tell it.
    """

    __slots__ = ("_followup", "_interaction", "message")

    def __init__(self, interaction: AnyInteraction, followup: int | None = None, message: int | None = None) -> None:
        self._interaction, self._followup = interaction, followup
        self.message = followup if message is None else message

    def thin(self) -> "SentResponse":
        """Let go of what came with the interaction, before the answer is kept for long."""
        self._interaction.message, self._interaction.data = None, None
        return self

    async def edit(self, parts: Parts, *, keep: bool = False) -> None:
        """Change the answer, `keep` if it has this very picture already; raises what Discord refuses."""
        await with_known_emojis(lambda parts: self._edit(parts, keep), parts)

    async def delete(self) -> None:
        """Delete the answer; raises what Discord refuses."""
        if self._followup is None:
            await self._interaction.delete_original_response()
        else:
            await self._interaction.followup.delete_message(self._followup)

    async def _edit(self, parts: Parts, keep: bool) -> None:
        if self._followup is None:
            self.message = (await self._interaction.edit_original_response(**as_edit(parts, keep=keep))).id
        else:
            await self._interaction.followup.edit_message(self._followup, **as_edit(parts, keep=keep))
