"""The state of the imitated Discord: guilds, people, channels, messages. Every change goes through here."""

from bot.sandbox import errors
from bot.sandbox.changes import Changes, WorldChange
from bot.sandbox.clock import WorldClock
from bot.sandbox.files import Files, Limits
from bot.sandbox.ids import Snowflakes, new_token, snowflake_at
from bot.sandbox.model import (
    DM,
    PUBLIC_THREAD,
    TEXT,
    Attachment,
    Channel,
    Command,
    CommandPermission,
    Emoji,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    User,
)
from bot.sandbox.permissions import BOT, EVERYONE, MODERATOR, Permission, base_permissions, channel_permissions
from bot.sandbox.threads import Threads

WORLD_BEGAN_MS = 1_704_067_200_000
BOT_ID = snowflake_at(WORLD_BEGAN_MS)


class World:
    """All that Discord would know, for one application. Ids of the default world don't depend on the clock."""

    def __init__(self, clock: WorldClock, limits: Limits | None = None) -> None:
        self.clock, self.limits = clock, limits or Limits()
        self.ids = Snowflakes(clock)
        self.changes = Changes()
        self.bot = User(BOT_ID, "Boneyard", bot=True)
        self.token = new_token(BOT_ID)
        self.users: dict[int, User] = {BOT_ID: self.bot}
        self.guilds: dict[int, Guild] = {}
        self.dms: dict[int, Channel] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int, Command] = {}
        self.files = Files(self.limits)
        self.threads = Threads(clock, self.changes)
        self.cdn = ""
        self._fixed = BOT_ID

    def fixed_id(self) -> int:
        """An id for a person, role, guild or channel that is the same in every run."""
        self._fixed += 1 << 22
        return self._fixed

    @property
    def last_ids(self) -> tuple[int, int]:
        """The last id of a thing of the world, and the last of a message or the like."""
        return self._fixed, self.ids.last

    def continue_from(self, fixed: int, last: int) -> None:
        """Give no id again that was given up to these."""
        self._fixed, self.ids.last = max(self._fixed, fixed), max(self.ids.last, last)

    # people and guilds

    def add_guild(self, name: str, locale: str = "en-US", *, with_bot: bool = True) -> Guild:
        """A new guild with the roles @everyone and Moderator, owned by nobody who plays."""
        guild = Guild(self.fixed_id(), name, self.fixed_id(), locale)
        guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE))
        for role_name, bits in (("Moderator", MODERATOR), (self.bot.name, BOT)):
            role = Role(self.fixed_id(), role_name, int(bits), len(guild.roles), managed=bits is BOT)
            guild.roles[role.id] = role
        self.guilds[guild.id] = guild
        if with_bot:
            self.bot_joins(guild)
        return guild

    def role(self, guild: Guild, name: str) -> Role:
        """The guild's role of that name."""
        return next(role for role in guild.roles.values() if role.name == name)

    def join(self, guild: Guild, user: User, *, moderator: bool = False) -> Member:
        """Make the user a member; a moderator also gets the role Moderator."""
        member = Member(user, [self.role(guild, "Moderator").id] if moderator else [], self.clock.time())
        guild.members[user.id] = member
        self.changes.tell(WorldChange("member.new", guild, member=member))
        return member

    def bot_joins(self, guild: Guild) -> None:
        """Add the bot to the guild, as an administrator would."""
        guild.members[self.bot.id] = Member(self.bot, [self.role(guild, self.bot.name).id], self.clock.time())
        self.changes.tell(WorldChange("guild.new", guild))

    def permit(self, guild: Guild, command_id: int, permissions: list[CommandPermission]) -> None:
        """Say who may use a command where, as an administrator does in the guild's settings; nothing takes it back.

        The id of the bot stands for all commands of which nothing else is said.
        """
        guild.command_permissions[command_id] = permissions
        if not permissions:
            del guild.command_permissions[command_id]
        self.changes.tell(WorldChange("permit", guild))

    # channels

    def add_channel(self, guild: Guild, name: str, kind: int = TEXT) -> Channel:
        """A new channel, or a forum."""
        position = sum(not channel.is_thread for channel in guild.channels.values())
        channel = Channel(self.fixed_id(), name, kind, self.clock.time(), guild.id, None, position)
        guild.channels[channel.id] = channel
        self.changes.tell(WorldChange("channel.new", guild, channel))
        return channel

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: User,
        kind: int = PUBLIC_THREAD,
        *,
        thread_id: int | None = None,
        minutes: int = 1440,
    ) -> Channel:
        """A new thread under a text channel or forum; one made from a message has the message's id.

        It archives itself after `minutes` in which nobody writes.
        """
        guild, made = self.guilds[parent.guild_id or 0], thread_id or self.fixed_id()
        now = self.clock.time()
        thread = Channel(made, name, kind, now, guild.id, parent.id, owner_id=owner.id, archive_changed=now)
        thread.thread_members, thread.auto_archive_minutes = {owner.id}, minutes
        guild.channels[thread.id] = thread
        self.threads.active(guild, thread)
        self.changes.tell(WorldChange("channel.new", guild, thread))
        return thread

    def dm(self, user: User) -> Channel:
        """The direct message channel of the bot with that person."""
        channel = next((channel for channel in self.dms.values() if channel.recipient is user), None)
        if channel is None:
            channel = Channel(self.fixed_id(), user.name, DM, self.clock.time(), recipient=user)
            self.dms[channel.id] = channel
        return channel

    def channel(self, channel_id: int) -> Channel:
        """The channel, thread or DM with that id; raises 10003."""
        for places in (self.dms, *(guild.channels for guild in self.guilds.values())):
            if channel_id in places:
                return places[channel_id]
        raise errors.ApiError(404, 10003, "Unknown Channel")

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild in which the channel is, or None for a DM."""
        return self.guilds.get(channel.guild_id or 0)

    def archive(self, thread: Channel, archived: bool, *, locked: bool | None = None) -> None:
        """Archive a thread or open it again."""
        self.threads.archive(self.guilds[thread.guild_id or 0], thread, archived, locked)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its messages and its threads."""
        guild = self.guilds[channel.guild_id or 0]
        for thread in [c for c in guild.channels.values() if c.parent_id == channel.id]:
            self.delete_channel(thread)
        del guild.channels[channel.id]
        self.threads.gone(channel)
        for message in channel.messages.values():
            self._forget(message)
        self.changes.tell(WorldChange("channel.delete", guild, channel))

    def overwrite(self, channel: Channel, target: int, kind: int, allow: int = 0, deny: int = 0) -> None:
        """Set the channel's overwrite for a role (kind 0) or a member (kind 1)."""
        channel.overwrites[target] = Overwrite(target, kind, int(allow), int(deny))
        self.changes.tell(WorldChange("channel.edit", self.guild_of(channel), channel))

    def deny_bot(self, channel: Channel, *permissions: Permission) -> None:
        """Take exactly these permissions from the bot in the channel; a thread has those of its parent."""
        place = self.channel(channel.parent_id) if channel.is_thread and channel.parent_id else channel
        self.overwrite(place, self.bot.id, 1, deny=sum(permissions))

    def permissions(self, channel: Channel, user: User, *, inside: bool = False) -> int:
        """The user's permission bits in the channel; 0 for one who isn't in the guild, nor in a private thread.

        With `inside` the user is taken to be a member of the thread.
        """
        guild = self.guild_of(channel)
        if guild is None:
            return int(EVERYONE) if user in (channel.recipient, self.bot) else 0
        member = guild.members.get(user.id)
        return channel_permissions(guild, member, channel, inside=inside) if member else 0

    def is_guest(self, guild: Guild | None) -> bool:
        """Return True if this is a guild in which the bot is not: people may have brought it along."""
        return guild is not None and self.bot.id not in guild.members

    def guild_permissions(self, guild: Guild, user: User) -> int:
        """The user's permission bits in the guild as a whole."""
        member = guild.members.get(user.id)
        return base_permissions(guild, member) if member else 0

    # messages and files

    def post(self, message: Message) -> None:
        """Put a complete message into its channel."""
        channel = message.channel
        channel.messages[message.id] = message
        if message.ephemeral:
            channel.private[message.id] = message
        else:
            channel.last_message_id = message.id
            channel.sent += 1
        self.files.keep(message.attachments)
        self._make_room(channel)
        self.changes.tell(WorldChange("message.new", self.guild_of(channel), channel, message))
        if channel.is_thread and not message.ephemeral:
            self._noticed(channel, message)

    def _noticed(self, thread: Channel, message: Message) -> None:
        """Make members of the thread of who wrote and who is mentioned, and let its time run anew."""
        guild = self.guilds[thread.guild_id or 0]
        for user in (message.author, *message.mentions):
            if user.id in guild.members and self.permissions(thread, user, inside=True) & Permission.VIEW_CHANNEL:
                self.threads.join(guild, thread, user)
        self.threads.active(guild, thread)

    def _make_room(self, channel: Channel) -> None:
        """Public messages aren't pushed out by ephemeral ones: a table would lose its message."""
        limit, oldest = self.limits.messages_per_channel, None
        if len(channel.private) > limit:
            oldest = next(iter(channel.private.values()))
        elif len(channel.messages) - len(channel.private) > limit:
            oldest = next(message for message in channel.messages.values() if not message.ephemeral)
        if oldest:
            self._take_out(oldest)
            for attachment in oldest.attachments:
                attachment.data = b""
            self.changes.tell(WorldChange("evicted", self.guild_of(channel), channel, oldest))

    def _take_out(self, message: Message) -> None:
        message.channel.messages.pop(message.id, None)
        message.channel.private.pop(message.id, None)
        self._forget(message)

    def edited(self, message: Message, new_files: list[Attachment]) -> None:
        """Tell that a message was changed, with the files that came with the change."""
        self.files.keep(new_files)
        self.changes.tell(WorldChange("message.edit", self.guild_of(message.channel), message.channel, message))

    def delete(self, message: Message) -> None:
        """Take a message away; it stays as an object with `deleted` set."""
        self._take_out(message)
        self.changes.tell(WorldChange("message.delete", self.guild_of(message.channel), message.channel, message))

    def message(self, channel: Channel, message_id: int) -> Message:
        """The message with that id in the channel; raises 10008."""
        message = channel.messages.get(message_id)
        if message is None:
            raise errors.unknown_message()
        return message

    def _forget(self, message: Message) -> None:
        message.deleted = True
        self.files.forget(message)
