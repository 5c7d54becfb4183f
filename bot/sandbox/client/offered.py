"""To whom Discord's client offers a command: its contexts, its default permissions, and what the guild says of it.

A command is there by an installation of the application in the guild, or by one of the user's own, which goes
everywhere and knows no permissions of the guild's.

The guild's word goes before the defaults (docs: "Application Command Permissions"): what it says of a member goes
before roles, and roles before everybody. Nobody here speaks of channels.
"""

from bot.sandbox.errors import Json
from bot.sandbox.model import DM, GUILD_INSTALL, USER_INSTALL, Channel, Command, CommandPermission, Guild, User
from bot.sandbox.permissions import Permission
from bot.sandbox.world import World

ROLE, MEMBER = 1, 2


def owners(world: World, command: Command, user: User, channel: Channel) -> Json:
    """Return who installed the application, so that the user has the command here: ids by the kind of installation."""
    guild = world.guild_of(channel)
    ids = {GUILD_INSTALL: guild.id if guild else 0, USER_INSTALL: user.id}
    return {str(kind): str(ids[kind]) for kind in sorted(_installed(world, command, user, guild))}


def _installed(world: World, command: Command, user: User, guild: Guild | None) -> set[int]:
    here = set() if world.is_guest(guild) else {GUILD_INSTALL}
    mine = {USER_INSTALL} if user.has_app else set()
    return (here | mine) & set(command.spec.get("integration_types") or (GUILD_INSTALL,))


def is_offered(world: World, command: Command, user: User, channel: Channel) -> bool:
    """Return True if the user may use the command in the channel."""
    contexts, guild = command.spec.get("contexts"), world.guild_of(channel)
    installed = _installed(world, command, user, guild)
    if not installed:
        return False
    if channel.type == DM or guild is None:
        return (contexts is None and command.spec.get("dm_permission") is not False) or 1 in (contexts or ())
    bits = world.permissions(channel, user)
    if not bits & Permission.USE_APPLICATION_COMMANDS or (contexts is not None and 0 not in contexts):
        return False
    if bits & Permission.ADMINISTRATOR or GUILD_INSTALL not in installed:
        return True
    permissions = guild.command_permissions.get(command.id) or guild.command_permissions.get(world.bot.id) or []
    allowed = _of_user(permissions, guild, user)
    return _by_default(command, bits) if allowed is None else allowed


def _of_user(permissions: list[CommandPermission], guild: Guild, user: User) -> bool | None:
    for answers in (
        _answers(permissions, MEMBER, [user.id]),
        _answers(permissions, ROLE, guild.members[user.id].roles),
        _answers(permissions, ROLE, [guild.id]),
    ):
        if answers:
            return any(answers)
    return None


def _answers(permissions: list[CommandPermission], kind: int, ids: list[int]) -> list[bool]:
    return [permission.allowed for permission in permissions if permission.kind == kind and permission.id in ids]


def _by_default(command: Command, bits: int) -> bool:
    needed = command.spec.get("default_member_permissions")
    return needed is None or (int(needed) != 0 and bits & int(needed) == int(needed))
