"""The world's things as rows of a file, and back: ids stand for what they refer to."""

from dataclasses import fields
from typing import Any, TypeVar

from bot.sandbox.errors import Json
from bot.sandbox.model import (
    Attachment,
    Channel,
    CommandPermission,
    Guild,
    Member,
    Message,
    Overwrite,
    Role,
    ScheduledEvent,
    User,
)
from bot.sandbox.world import World

T = TypeVar("T")
_OF_CHANNELS = ("overwrites", "messages", "private", "recipient", "thread_members", "archives")
_OF_MESSAGES = ("channel", "author", "attachments", "reader", "mentions", "pinged", "interaction_user")


def plain(thing: Any, without: tuple[str, ...] = ()) -> Json:
    """Return the fields of a thing that refers to no other, but for those named."""
    return {f.name: getattr(thing, f.name) for f in fields(thing) if f.name not in without}


def _given(kind: type, row: Json) -> Json:
    """Return what of a row the class knows: a file may be of an older or newer program."""
    known = {f.name for f in fields(kind)}
    return {key: value for key, value in row.items() if key in known}


def made(kind: type[T], row: Json, **more: object) -> T:
    """Return the thing of a row, with what is not kept in the row."""
    return kind(**more, **_given(kind, row))


def guild_row(guild: Guild) -> Json:
    """A guild's members, roles and events; its channels are rows of their own."""
    return {
        "members": [{**plain(member, ("user",)), "user": member.user.id} for member in guild.members.values()],
        "roles": [plain(role) for role in guild.roles.values()],
        "events": [plain(event) for event in guild.events.values()],
        "command_permissions": {
            number: [plain(one) for one in words] for number, words in guild.command_permissions.items()
        },
    }


def set_guild(world: World, guild: Guild, row: Json) -> None:
    """Bring a guild's members, roles and events to a row."""
    guild.roles = {role["id"]: made(Role, role) for role in row["roles"]}
    guild.events = {event["id"]: made(ScheduledEvent, event) for event in row.get("events", ())}
    guild.command_permissions |= {
        int(number): [made(CommandPermission, one) for one in words]
        for number, words in row.get("command_permissions", {}).items()
    }
    guild.members = {
        m["user"]: Member(world.users[m["user"]], m["roles"], m["joined"], m["nick"]) for m in row["members"]
    }


def channel_row(channel: Channel) -> Json:
    """A channel, thread or direct message channel without its messages."""
    return plain(channel, _OF_CHANNELS) | {
        "overwrites": [plain(overwrite) for overwrite in channel.overwrites.values()],
        "recipient": channel.recipient.id if channel.recipient else None,
        "thread_members": sorted(channel.thread_members),
    }


def set_channel(world: World, channel: Channel, row: Json) -> None:
    """Bring a channel to a row; its messages stay as they are."""
    for key, value in _given(Channel, row).items():
        if key not in _OF_CHANNELS:
            setattr(channel, key, value)
    channel.overwrites = {o["id"]: made(Overwrite, o) for o in row["overwrites"]}
    channel.recipient = world.users.get(row["recipient"] or 0)
    channel.thread_members = set(row["thread_members"])


def message_row(message: Message) -> Json:
    """A public message; the bytes of its files are apart."""
    return plain(message, _OF_MESSAGES) | {
        "author": message.author.id,
        "mentions": [who.id for who in message.mentions],
        "pinged": [who.id for who in message.pinged],
        "interaction_user": message.interaction_user.id if message.interaction_user else None,
        "attachments": [plain(file, ("data", "size")) for file in message.attachments],
    }


def message(world: World, channel: Channel, row: Json, files: dict[int, bytes]) -> Message:
    """The message of a row, with the bytes of its files by id."""
    found = Message(row["id"], channel, world.users[row["author"]], row["created"])
    for key, value in _given(Message, row).items():
        if key not in _OF_MESSAGES:
            setattr(found, key, value)
    found.mentions, found.pinged = _users(world, row["mentions"]), _users(world, row["pinged"])
    found.interaction_user = world.users.get(row["interaction_user"] or 0)
    found.attachments = [_attachment(world, file, files) for file in row["attachments"]]
    return found


def _users(world: World, ids: list[int]) -> list[User]:
    return [world.users[user_id] for user_id in ids if user_id in world.users]


def _attachment(world: World, row: Json, files: dict[int, bytes]) -> Attachment:
    file = made(Attachment, row, data=files.get(row["id"], b""))
    file.url = world.cdn + file.url[file.url.index("/attachments/") :]
    return file
