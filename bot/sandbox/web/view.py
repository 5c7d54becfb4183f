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


def person(box: Community, user: User) -> Json:
    """One person."""
    return {
        "id": str(user.id), "name": user.name, "avatar": user.avatar, "locale": user.locale,
        "moderator": bool(box.world.guild_permissions(box.guild, user) & Permission.MANAGE_MESSAGES),
        "has_app": user.has_app,
    }  # fmt: skip


def channel(world: World, what: Channel) -> Json:
    """One channel or thread."""
    return {
        "id": str(what.id), "name": what.name, "type": PUBLIC_THREAD if what.is_thread else what.type,
        "members": list(map(str, sorted(what.thread_members))) if what.type == PRIVATE_THREAD else None,
        "parent_id": str(what.parent_id) if what.parent_id else None, "archived": what.archived, "locked": what.locked,
        "bot_can_post": bool(world.permissions(what, world.bot) & sending(what)),
    }  # fmt: skip


def event(what: ScheduledEvent) -> Json:
    """One scheduled event."""
    return {
        "id": str(what.id), "name": what.name, "description": what.description, "location": what.location,
        "start": what.start, "active": what.status == ACTIVE,
    }  # fmt: skip


def state(box: Community) -> Json:
    """All that the page shows around the messages."""
    world, guild = box.world, box.guild
    commands = list(world.commands.values())
    people = [user for user in box.users if user.id in guild.members]
    elsewhere = [world.dm(user) for user in people] + _guest_channels(world)
    here = list(guild.channels.values()) if guild.command_permissions or not all(map(_is_plain, commands)) else []
    return {
        "people": [person(box, user) for user in people],
        "guild": {"id": str(guild.id), "name": guild.name},
        "events": [*map(event, guild.events.values())],
        "channels": [channel(world, c) for c in guild.channels.values()],
        "commands": [
            payloads.command(world, c)
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


def _place(world: World, what: Channel) -> Json:
    """One direct message channel with the bot, or one of a guild in which the bot is not: whose, and of which guild."""
    guild = world.guild_of(what)
    fields = channel(world, what) | {"guild": guild.name if guild else None}
    if what.recipient is None:
        return fields | {"recipient": None}
    return fields | {"name": world.bot.name, "recipient": str(what.recipient.id)}


def message(world: World, what: Message) -> Json:
    """Discord's message object, and who asked for it."""
    return payloads.message(world, what) | {
        "ephemeral": what.ephemeral, "thinking": what.thinking,
        "interaction_user": what.interaction_user.name if what.interaction_user else None,
        "interaction_command": what.interaction_command,
    }  # fmt: skip
