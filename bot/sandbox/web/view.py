"""What the sandbox's own page is shown: people, channels, commands, and messages with a few fields more."""

from bot.sandbox import payloads
from bot.sandbox.community import Community
from bot.sandbox.errors import Json
from bot.sandbox.model import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message, User
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World


def person(box: Community, user: User) -> Json:
    """One person."""
    bits = box.world.guild_permissions(box.guild, user)
    moderator = bool(bits & Permission.MANAGE_MESSAGES)
    return {
        "id": str(user.id), "name": user.name, "avatar": user.avatar, "locale": user.locale, "moderator": moderator
    }  # fmt: skip


def channel(world: World, what: Channel) -> Json:
    """One channel or thread."""
    sending = Permission.SEND_MESSAGES_IN_THREADS if what.is_thread else Permission.SEND_MESSAGES
    private = what.type == PRIVATE_THREAD
    return {
        "id": str(what.id), "name": what.name, "type": PUBLIC_THREAD if what.is_thread else what.type,
        "members": [str(user_id) for user_id in sorted(what.thread_members)] if private else None,
        "parent_id": str(what.parent_id) if what.parent_id else None, "archived": what.archived, "locked": what.locked,
        "bot_can_post": bool(world.permissions(what, world.bot) & sending),
    }  # fmt: skip


def state(box: Community) -> Json:
    """All that the page shows around the messages."""
    world, guild = box.world, box.guild
    commands = [c for c in world.commands.values() if c.guild_id in (None, guild.id)]
    return {
        "people": [person(box, p.user) for p in box.people if p.user.id in guild.members],
        "guild": {"id": str(guild.id), "name": guild.name},
        "channels": [channel(world, c) for c in guild.channels.values()],
        "commands": [payloads.command(world, c) for c in commands],
        "offered": _offered(box) if guild.command_permissions else {},
        "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": box.online},
    }


def _offered(box: Community) -> Json:
    """The ids of the commands that each person is offered in each channel, where the guild says who may use them."""
    people = [p.user for p in box.people if p.user.id in box.guild.members]
    return {
        str(place.id): {str(u.id): [str(c.id) for c in box.client.offered(u, place)] for u in people}
        for place in box.guild.channels.values()
    }


def message(world: World, what: Message) -> Json:
    """Discord's message object, and who asked for it."""
    return payloads.message(world, what) | {
        "ephemeral": what.ephemeral, "thinking": what.thinking,
        "interaction_user": what.interaction_user.name if what.interaction_user else None,
        "interaction_command": what.interaction_command,
    }  # fmt: skip
