"""Permissions as Discord computes them (docs: "Permissions", with its pseudocode)."""

from enum import IntFlag

from bot.sandbox.model import PRIVATE_THREAD, Channel, Guild, Member


class Permission(IntFlag):
    """The bits that the sandbox looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    SEND_TTS_MESSAGES = 1 << 12
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1
P = Permission
EVERYONE = (
    P.ADD_REACTIONS | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS | P.USE_APPLICATION_COMMANDS | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS | P.SEND_MESSAGES_IN_THREADS | P.USE_EXTERNAL_APPS
)  # fmt: skip
MODERATOR = P.MANAGE_GUILD | P.MANAGE_MESSAGES | P.MANAGE_THREADS | P.MODERATE_MEMBERS
BOT = P.MANAGE_MESSAGES
GUEST = P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE | P.USE_EXTERNAL_EMOJIS  # an application that isn't there
_NEEDS_SENDING = P.MENTION_EVERYONE | P.SEND_TTS_MESSAGES | P.ATTACH_FILES | P.EMBED_LINKS


def base_permissions(guild: Guild, member: Member) -> int:
    """Return the bits of what the member may do in the guild, before any channel's overwrites."""
    if guild.owner_id == member.user.id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & Permission.ADMINISTRATOR else bits


def sending(channel: Channel) -> Permission:
    """Return the permission that is needed to write there."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES


def _overwritten(bits: int, guild: Guild, member: Member, channel: Channel) -> int:
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        bits = bits & ~everyone.deny | everyone.allow
    of_roles = [channel.overwrites[r] for r in member.roles if r in channel.overwrites]
    for overwrite in of_roles:
        bits &= ~overwrite.deny
    for overwrite in of_roles:
        bits |= overwrite.allow
    of_member = channel.overwrites.get(member.user.id)
    return bits & ~of_member.deny | of_member.allow if of_member else bits


def channel_permissions(guild: Guild, member: Member, channel: Channel, *, inside: bool = False) -> int:
    """Return the bits of what the member may do in the channel; a thread has the overwrites of its parent.

    A private thread is there only for its members and for those who may manage threads; with `inside` the member is
    taken to be one of them.
    """
    bits = base_permissions(guild, member)
    if bits & Permission.ADMINISTRATOR:
        return bits
    place = guild.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
    bits = _overwritten(bits, guild, member, place)
    if not bits & Permission.VIEW_CHANNEL:
        return 0
    private = channel.type == PRIVATE_THREAD and not inside and not bits & Permission.MANAGE_THREADS
    if private and member.user.id not in channel.thread_members:
        return 0
    return bits if bits & sending(channel) else bits & ~_NEEDS_SENDING
