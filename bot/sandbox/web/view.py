"""What the sandbox's own page is shown: people, channels, commands, and messages with a few fields more."""

from bot.sandbox import payloads
from bot.sandbox.client.actions import OF_USER
from bot.sandbox.community import Community
from bot.sandbox.errors import Json
from bot.sandbox.model import (
    ACTIVE,
    GUILD_INSTALL,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Command,
    Message,
    ScheduledEvent,
    User,
)
from bot.sandbox.permissions import Permission, sending
from bot.sandbox.world import World


def of_person(box: Community, user: User) -> Json:
    """One person."""
    return {
        "id": str(user.id), "name": user.name, "avatar": user.avatar, "locale": user.locale,
        "moderator": bool(box.world.guild_permissions(box.guild, user) & Permission.MANAGE_MESSAGES),
        "has_app": user.has_app,
    }  # fmt: skip


def of_channel(world: World, channel: Channel) -> Json:
    """One channel or thread."""
    return {
        "id": str(channel.id), "name": channel.name, "type": PUBLIC_THREAD if channel.is_thread else channel.type,
        "members": list(map(str, sorted(channel.thread_members))) if channel.type == PRIVATE_THREAD else None,
        "parent_id": str(channel.parent_id) if channel.parent_id else None, "archived": channel.archived,
        "locked": channel.locked, "bot_can_post": bool(world.permissions(channel, world.bot) & sending(channel)),
    }  # fmt: skip


def of_event(event: ScheduledEvent) -> Json:
    """One scheduled event."""
    return {
        "id": str(event.id), "name": event.name, "description": event.description, "location": event.location,
        "start": event.start, "active": event.status == ACTIVE,
    }  # fmt: skip


def state(box: Community) -> Json:
    """All that the page shows around the messages."""
    world, guild = box.world, box.guild
    commands = list(world.commands.values())
    people = [user for user in box.users if user.id in guild.members]
    elsewhere = [world.dm(user) for user in people] + _guest_channels(world)
    here = list(guild.channels.values()) if guild.command_permissions or not all(map(_is_plain, commands)) else []
    return {
        "people": [of_person(box, user) for user in people],
        "guild": {"id": str(guild.id), "name": guild.name},
        "events": [*map(of_event, guild.events.values())],
        "channels": [of_channel(world, c) for c in guild.channels.values()],
        "commands": [
            payloads.of_command(world, c)
            | {"given_to": [str(rule.id) for rule in guild.command_permissions.get(c.id, ()) if rule.allowed]}
            for c in commands
        ],
        "elsewhere": [_place(world, c) for c in elsewhere],
        "offered": {
            str(place.id): {
                str(user.id): [
                    str(c.id) for c in [*box.client.offered(user, place), *box.client.offered(user, place, OF_USER)]
                ]
                for user in people
                if box.world.permissions(place, user)
            }
            for place in here + elsewhere
        },
        "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": box.online},
    }


def _is_plain(command: Command) -> bool:
    """Return True if a guild with the bot has the command everywhere: only permissions decide who may use it."""
    in_guilds = 0 in (command.spec.get("contexts") or (0,))
    return in_guilds and GUILD_INSTALL in (command.spec.get("integration_types") or (GUILD_INSTALL,))


def _guest_channels(world: World) -> list[Channel]:
    """The text channels of the guilds in which the bot is not."""
    return [
        place
        for guild in world.guilds.values()
        if world.is_guest(guild)
        for place in guild.channels.values()
        if place.type == TEXT
    ]


def _place(world: World, channel: Channel) -> Json:
    """One direct message channel with the bot, or one of a guild in which the bot is not: whose, and of which guild."""
    guild = world.guild_of(channel)
    fields = of_channel(world, channel) | {"guild": guild.name if guild else None}
    if channel.recipient is None:
        return fields | {"recipient": None}
    return fields | {"name": world.bot.name, "recipient": str(channel.recipient.id)}


def of_message(world: World, message: Message) -> Json:
    """Discord's message object, and who asked for it."""
    return payloads.of_message(world, message) | {
        "ephemeral": message.ephemeral, "thinking": message.thinking,
        "interaction_user": message.interaction_user.name if message.interaction_user else None,
        "interaction_command": message.interaction_command,
    }  # fmt: skip
