"""The world's things as rows of a file, and back: ids stand for what they refer to."""

from dataclasses import fields
from typing import Any, TypeVar, cast

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
)
from bot.sandbox.world import World

T = TypeVar("T")
_OF_CHANNELS = ("messages", "private", "archives")  # are not kept in their rows


def plain(thing: Any, without: tuple[str, ...] = ()) -> Json:
    """Return the fields of a thing, but for those named."""
    return {f.name: getattr(thing, f.name) for f in fields(thing) if f.name not in without}


def made(kind: type[T], row: Json, **more: object) -> T:
    """Return the thing of a row, with what the row does not keep as it is.

    Fields that the class does not know are left out: a file may be of an older or newer program.
    """
    names = {f.name for f in fields(cast("Any", kind))}
    return kind(**{key: value for key, value in row.items() if key in names} | more)


def guild_row(guild: Guild) -> Json:
    """A guild's members, roles and events; its channels are rows of their own."""
    return {
        "members": [{**plain(member, ("user",)), "user": member.user.id} for member in guild.members.values()],
        "roles": [plain(role) for role in guild.roles.values()],
        "events": [plain(event) for event in guild.events.values()],
        "command_permissions": {
            number: [*map(plain, permissions)] for number, permissions in guild.command_permissions.items()
        },
    }


def set_guild(world: World, guild: Guild, row: Json) -> None:
    """Bring a guild's members, roles and events to a row."""
    guild.roles = {role["id"]: made(Role, role) for role in row["roles"]}
    guild.events = {event["id"]: made(ScheduledEvent, event) for event in row.get("events", ())}
    guild.command_permissions |= {
        int(number): [made(CommandPermission, permission) for permission in permissions]
        for number, permissions in row.get("command_permissions", {}).items()
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
    overwrites = {o["id"]: made(Overwrite, o) for o in row["overwrites"]}
    recipient, members = world.users.get(row["recipient"] or 0), set(row["thread_members"])
    kept = made(Channel, row, overwrites=overwrites, recipient=recipient, thread_members=members)
    for key, value in plain(kept, _OF_CHANNELS).items():
        setattr(channel, key, value)


def message_row(message: Message) -> Json:
    """A public message; the bytes of its files are apart."""
    return plain(message, ("channel", "reader")) | {
        "author": message.author.id,
        "mentions": [who.id for who in message.mentions],
        "interaction_user": message.interaction_user.id if message.interaction_user else None,
        "attachments": [plain(file, ("data", "size")) for file in message.attachments],
    }


def message(world: World, channel: Channel, row: Json, files: dict[int, bytes]) -> Message:
    """The message of a row, with the bytes of its files by id."""
    return made(
        Message,
        row,
        channel=channel,
        author=world.users[row["author"]],
        mentions=[world.users[user_id] for user_id in row["mentions"] if user_id in world.users],
        interaction_user=world.users.get(row["interaction_user"] or 0),
        attachments=[_attachment(world, file, files) for file in row["attachments"]],
    )


def _attachment(world: World, row: Json, files: dict[int, bytes]) -> Attachment:
    url = world.cdn + row["url"][row["url"].index("/attachments/") :]
    return made(Attachment, row, data=files.get(row["id"], b""), url=url)
