"""To whom Discord's client offers a command: its contexts, its default permissions, and what the guild says of it.

The guild's word goes before the defaults (docs: "Application Command Permissions"): what it says of a channel hides the
command there; what it says of a member goes before roles, and roles before everybody.
"""

from collections.abc import Iterable

from bot.sandbox.model import DM, Channel, Command, CommandPermission, Guild, User
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

ROLE, MEMBER, CHANNEL = 1, 2, 3


def is_offered(world: World, command: Command, user: User, channel: Channel) -> bool:
    """True if the user may use the command in the channel."""
    contexts, guild = command.spec.get("contexts"), world.guild_of(channel)
    if channel.type == DM or guild is None:
        return (contexts is None and command.spec.get("dm_permission") is not False) or 1 in (contexts or ())
    bits = world.permissions(channel, user)
    if not bits & Permission.USE_APPLICATION_COMMANDS or (contexts is not None and 0 not in contexts):
        return False
    if bits & Permission.ADMINISTRATOR:
        return True
    said = guild.command_permissions.get(command.id) or guild.command_permissions.get(world.bot.id) or []
    if _of_channel(said, guild, channel) is False:
        return False
    told = _of_user(said, guild, user)
    return _by_default(command, bits) if told is None else told


def _of_channel(said: list[CommandPermission], guild: Guild, channel: Channel) -> bool | None:
    """Return what is said of the channel, or else of all; a thread is as the channel above it."""
    place = channel.parent_id if channel.is_thread else channel.id
    here, everywhere = _answers(said, CHANNEL, [place]), _answers(said, CHANNEL, [guild.id - 1])
    return next(iter([*here, *everywhere]), None)


def _of_user(said: list[CommandPermission], guild: Guild, user: User) -> bool | None:
    of_roles = _answers(said, ROLE, guild.members[user.id].roles)
    for found in (_answers(said, MEMBER, [user.id]), of_roles, _answers(said, ROLE, [guild.id])):
        if found:
            return any(found)
    return None


def _answers(said: list[CommandPermission], kind: int, ids: Iterable[int | None]) -> list[bool]:
    wanted = set(ids)
    return [one.allowed for one in said if one.kind == kind and one.id in wanted]


def _by_default(command: Command, bits: int) -> bool:
    needed = command.spec.get("default_member_permissions")
    return needed is None or (int(needed) != 0 and bits & int(needed) == int(needed))
