"""REST: application commands, which are the same in all guilds."""

from bot.sandbox import payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.model import Command
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes
from bot.sandbox.strict.commands import check_commands

ROUTES = Routes()
_COMMANDS = "/applications/{application_id}/commands"


@ROUTES("GET", _COMMANDS)
def commands(ctx: ApiServices, _call: ApiCall) -> list[Json]:
    """All commands, without their translations."""
    specs = [payloads.of_command(ctx.world, c) for c in ctx.world.commands.values()]
    return [{key: value for key, value in c.items() if not key.endswith("_localizations")} for c in specs]


@ROUTES("PUT", _COMMANDS)
def overwrite(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """Replace all commands; one of the same type and name keeps its id."""
    check_commands(call.body)
    world = ctx.world
    before = {c.key: c.id for c in world.commands.values()}
    world.commands = {}
    for spec in call.body:
        made = Command(world.ids.next(), world.ids.next(), spec)
        made.id = before.get(made.key, made.id)
        world.commands[made.id] = made
    for gone in {*before.values()} - world.commands.keys():
        for guild in world.guilds.values():
            guild.command_permissions.pop(gone, None)
    world.changes.tell(WorldChange("commands"))
    return [payloads.of_command(world, c) for c in world.commands.values()]
