"""Messages, channels and scheduled events by their ids alone: no cache is needed. Discord's errors are raised."""

import contextlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import discord
from msgspec import Struct

from bot.connection.delivery import (
    ERRORS,
    AnyInteraction,
    ThreadLockedError,
    Trouble,
    as_edit,
    as_new,
    to_view,
    trouble_of,
)
from bot.connection.registration import missing_in
from bot.parts.parts import Parts, message_height

_LONGEST: Literal[10080] = 10080  # minutes of silence after which Discord archives a thread, at most

_DAY: Literal[1440] = 1440
_HAS_THREAD = 160004  # Discord's code: the message has a thread already
_UNCHOSEN = "en-US"  # what Discord says of a server that cannot choose its language
_LOOK_BACK = 60  # messages among which one is looked for that a killed process posted
_LOOK = 20  # messages that are looked at below another
_WITHHELD = 2  # lines of a message whose text Discord does not show to bots like this one


class Channels:
    """Posts, changes, deletes and counts messages; `guild` and `channel` are Discord's ids."""

    def __init__(self, client: discord.Client, met: Callable[[discord.Member, int], object] = lambda *_: None) -> None:
        """`met` hears of each member that is looked up, and of the server."""
        self._client, self._met = client, met

    def _place(self, guild: int, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel, guild_id=guild)

    def knows(self, guild: int) -> bool:
        """Return True if the bot is in that guild (one that has an outage counts)."""
        return self._client.get_guild(guild) is not None

    def locale(self, guild: int) -> str:
        """Return the language of the guild, English while the guild is not known."""
        server = self._client.get_guild(guild)
        return str(server.preferred_locale) if server is not None else _UNCHOSEN

    def chooses_language(self, guild: int) -> bool:
        """Return True if the guild has chosen its language: only Community servers can, others are `en-US`."""
        server = self._client.get_guild(guild)
        return server is None or "COMMUNITY" in server.features or self.locale(guild) != _UNCHOSEN

    def may_show(self, guild: int, channel: int) -> bool:
        """Return True if the bot has all permissions that it needs there, as far as its roles are known."""
        server = self._client.get_guild(guild)
        place = None if server is None else server.get_channel_or_thread(channel)
        if server is None or place is None or server.me is None:
            return False
        try:
            permissions = place.permissions_for(server.me)
        except discord.ClientException:  # a thread whose channel is not known
            return False
        return not missing_in(permissions, thread=isinstance(place, discord.Thread))

    async def is_public(self, guild: int, channel: int) -> bool:
        """Return True if everybody in a server sees a channel or thread of it.

        Discord is asked, since the gateway tells the bot nothing of channels that are hidden from it.
        """
        try:
            place = await self._client.fetch_channel(channel)
        except discord.HTTPException:
            return False
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or place.guild.id != guild:
            return False
        return is_visible(place, place.guild.default_role)

    def parent(self, guild: int, channel: int) -> int | None:
        """Return the channel of a thread, None for another channel or a thread that is not known."""
        server = self._client.get_guild(guild)
        thread = server.get_thread(channel) if server is not None else None
        return None if thread is None else thread.parent_id

    async def post(self, guild: int, channel: int, parts: Parts, nonce: str) -> int:
        """Post a message, and return its id. The same nonce again, within minutes, gives the same message."""
        return (await self._place(guild, channel).send(**as_new(parts), nonce=nonce)).id

    async def edit(self, guild: int, channel: int, message: int, parts: Parts, *, keep: bool = False) -> None:
        """Change a message whole; `keep`: it has this very picture already."""
        await self._place(guild, channel).get_partial_message(message).edit(**as_edit(parts, keep=keep))

    async def edit_if_there(self, guild: int, channel: int, message: int, parts: Parts, *, keep: bool = False) -> bool:
        """Change a message as `edit` does. Return False if somebody has deleted it."""
        try:
            await self.edit(guild, channel, message, parts, keep=keep)
        except ERRORS as error:
            if trouble_of(error) is not Trouble.MESSAGE_GONE:
                raise
            return False
        return True

    async def edit_rows(self, guild: int, channel: int, message: int, parts: Parts) -> None:
        """Change only the buttons and menus of a message; one that is gone already is fine."""
        with contextlib.suppress(discord.NotFound):
            await self._place(guild, channel).get_partial_message(message).edit(view=to_view(parts))

    async def delete(self, guild: int, channel: int, message: int) -> None:
        """Delete a message of our own; one that is gone already is fine."""
        with contextlib.suppress(discord.NotFound):
            await self._place(guild, channel).get_partial_message(message).delete()

    async def pin(self, guild: int, channel: int, message: int) -> None:
        """Pin a message."""
        await self._place(guild, channel).get_partial_message(message).pin()

    async def open_thread(self, channel: int, message: int, name: str) -> int:
        """Open a public thread at a message of ours, and return its id, which is the message's; once and for all.

        A message has one thread at most, so a second call, after a first one whose answer was lost, finds it.
        """
        http = self._client.http
        try:
            await http.start_thread_with_message(channel, message, name=name, auto_archive_duration=_DAY)
        except discord.HTTPException as error:
            if error.code != _HAS_THREAD:
                raise
        return message

    async def archive(self, thread: int) -> None:
        """Put a thread of ours away; one that is gone already is fine."""
        with contextlib.suppress(discord.NotFound):
            await self._client.http.edit_channel(thread, archived=True)

    async def below(self, guild: int, channel: int, message: int, mention: int | None) -> int:
        """Return the lines that a phone shows below a message, as far as can be known; `mention` is left out."""
        after = self._place(guild, channel).history(after=discord.Object(message), limit=_LOOK)
        return sum([_height(message_below) async for message_below in after if message_below.id != mention])

    async def stands(self, guild: int, channel: int, message: int) -> bool:
        """Return True if a message is there: nobody tells of one deleted while the bot was not connected."""
        try:
            await self._place(guild, channel).fetch_message(message)
        except discord.NotFound as error:
            if trouble_of(error) is not Trouble.MESSAGE_GONE:
                raise
            return False
        return True

    async def is_there(self, channel: int) -> bool:
        """Return True if Discord knows a channel or thread and shows it to us, whatever it said of its messages."""
        try:
            await self._client.fetch_channel(channel)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def gone(self, guild: int, people: Sequence[int]) -> frozenset[int]:
        """Return those of at most 100 people who are no members any more; nobody if Discord doesn't say."""
        server = self._client.get_guild(guild)
        if server is None or not people:
            return frozenset()
        try:
            members = await server.query_members(user_ids=[*people], limit=len(people), cache=False)
        except ERRORS:
            return frozenset()
        for member in members:
            self._met(member, guild)
        return frozenset(people) - {member.id for member in members}

    async def own_messages(
        self, guild: int, channel: int, limit: int, *, answers: bool = False
    ) -> AsyncIterator[discord.Message]:
        """Go through our own messages among the last ones, those too that are `answers` to commands if wanted."""
        me = self._client.user
        async for message in self._place(guild, channel).history(limit=limit):
            if message.author == me and (answers or message.interaction_metadata is None):
                yield message

    async def with_button(self, guild: int, channel: int, custom_id: str, *, since: float = 0.0) -> int:
        """Return our own message with that button among the last ones, not older than `since`; 0 for none."""
        async for message in self.own_messages(guild, channel, _LOOK_BACK):
            if message.created_at.timestamp() < since:
                return 0
            items = (item for row in message.components for item in getattr(row, "children", ()))
            if any(getattr(item, "custom_id", None) == custom_id for item in items):
                return message.id
        return 0

    async def unarchive(self, channel: int) -> None:
        """Open a sleeping thread again, for as long as may be (that needs Manage Threads).

        ThreadLockedError if a moderator has locked it; what is open, or no thread, stays as it is.
        """
        thread = await self._client.fetch_channel(channel)
        if not isinstance(thread, discord.Thread) or not thread.archived:
            return
        if thread.locked:
            raise ThreadLockedError
        manages = thread.parent is not None and thread.permissions_for(thread.guild.me).manage_threads
        longer = manages and thread.auto_archive_duration != _LONGEST
        await thread.edit(archived=False, auto_archive_duration=_LONGEST if longer else discord.utils.MISSING)


def sees(interaction: AnyInteraction, channel: int) -> bool:
    """Return True if the person can see a channel or open thread of the server, as far as roles are known.

    Of private threads, whose members the bot doesn't know, it is those who manage them.
    """
    if channel == interaction.channel_id:
        return True
    place = None if interaction.guild is None else interaction.guild.get_channel_or_thread(channel)
    return place is not None and is_visible(place, interaction.user)


async def finds(interaction: AnyInteraction, channel: int) -> bool:
    """Return True if the person can see a channel, or a thread that may be archived; Discord is asked for that.

    False for a channel that is gone. `channel` 0 is nowhere, and hidden from nobody.
    """
    if not channel or sees(interaction, channel):
        return True
    guild = interaction.guild
    if guild is None or guild.get_channel_or_thread(channel) is not None:
        return False
    try:
        place = await interaction.client.fetch_channel(channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    return isinstance(place, discord.Thread) and is_visible(place, interaction.user)


def is_visible(
    place: discord.abc.GuildChannel | discord.Thread, user: discord.User | discord.Member | discord.Role
) -> bool:
    """Return True if somebody, or everybody with a role, can see a channel or thread, as far as roles are known."""
    if not isinstance(user, discord.Member | discord.Role):
        return False
    try:
        permissions = place.permissions_for(user)
    except discord.ClientException:  # a thread whose channel is not known
        return False
    private = isinstance(place, discord.Thread) and place.is_private()
    return permissions.manage_threads if private else permissions.view_channel


def _height(message: discord.Message) -> int:
    """Return how many lines a phone shows of a message; of people's texts Discord tells this bot next to nothing."""
    pictures, rows = len(message.attachments) + len(message.stickers), len(message.components)
    if not (message.content or pictures or rows or message.embeds):
        return message_height("\n" * (_WITHHELD - 1))
    return message_height(message.content, pictures, len(message.embeds), rows)


_EXTERNAL, _ONLY_MEMBERS = 3, 2


class EventPlan(Struct, frozen=True):
    """An event as it is to be: where (a link), what, and from when to when."""

    place: str
    name: str
    about: str
    starts: float
    ends: float


class ServerEvents:
    """Makes, finds and changes events that are the bot's own; `guild` and `event` are Discord's ids."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def may(self, guild: int) -> bool:
        """Return True if the bot may make events in a server, as far as its roles there say."""
        server = self._client.get_guild(guild)
        return server is not None and server.me is not None and server.me.guild_permissions.create_events

    async def find(self, guild: int, plan: EventPlan) -> int | None:
        """Return the event of ours that is at that place and begins then, None if there is none."""
        me = None if self._client.user is None else self._client.user.id
        for event in await self._client.http.get_scheduled_events(guild, with_user_count=False):
            metadata: Mapping[str, Any] = event.get("entity_metadata") or {}
            starts = datetime.fromisoformat(event["scheduled_start_time"]).timestamp()
            if str(event.get("creator_id")) == str(me) and (metadata.get("location"), starts) == (
                plan.place,
                plan.starts,
            ):
                return int(event["id"])
        return None

    async def create(self, guild: int, plan: EventPlan) -> int:
        """Make an event, and return its id."""
        made = await self._client.http.create_guild_scheduled_event(
            guild,
            name=plan.name,
            description=plan.about,
            privacy_level=_ONLY_MEMBERS,
            entity_type=_EXTERNAL,
            entity_metadata={"location": plan.place},
            scheduled_start_time=_iso(plan.starts),
            scheduled_end_time=_iso(plan.ends),
        )
        return int(made["id"])

    async def set_status(self, guild: int, event: int, status: int) -> None:
        """Bring an event to another state: 2 it goes on, 3 it is over, 4 it does not take place."""
        await self._client.http.edit_scheduled_event(guild, event, status=status)


def refused(error: Exception) -> bool:
    """Return True if trying again would not help: not allowed, no such event, too many events, or it is over."""
    return isinstance(error, discord.HTTPException) and error.status in (400, 403, 404)


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
