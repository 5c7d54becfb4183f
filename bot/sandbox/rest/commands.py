"""REST: application commands, global and per guild."""

from bot.sandbox import payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.model import Command
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, guild_of, truth
from bot.sandbox.strict.commands import check_commands

ROUTES = Routes()
_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(ctx: ApiServices, call: ApiCall) -> int | None:
    return guild_of(ctx, call).id if "guild_id" in call.params else None


def _registered(ctx: ApiServices, guild_id: int | None) -> list[Command]:
    return [c for c in ctx.world.commands.values() if c.guild_id == guild_id]


def _store(ctx: ApiServices, spec: Json, guild_id: int | None) -> Command:
    """Register a command; one of the same type and name keeps its id."""
    world = ctx.world
    made = Command(world.ids.next(), world.ids.next(), spec, guild_id)
    old = next((c for c in _registered(ctx, guild_id) if c.key == made.key), None)
    if old is not None:
        made.id = old.id
    world.commands[made.id] = made
    return made


@ROUTES("GET", _GLOBAL, _GUILD)
def commands(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """All commands of the scope."""
    shown = [payloads.command(ctx.world, c) for c in _registered(ctx, _scope(ctx, call))]
    if truth(call, "with_localizations"):
        return shown
    return [{key: value for key, value in c.items() if not key.endswith("_localizations")} for c in shown]


@ROUTES("PUT", _GLOBAL, _GUILD)
def overwrite(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """Replace all commands of the scope."""
    guild_id = _scope(ctx, call)
    check_commands(call.body)
    before = _registered(ctx, guild_id)
    kept = [_store(ctx, spec, guild_id) for spec in call.body]
    for gone in {c.id for c in before} - {c.id for c in kept}:
        del ctx.world.commands[gone]
        for guild in ctx.world.guilds.values():
            guild.command_permissions.pop(gone, None)
    ctx.world.changes.tell(WorldChange("commands"))
    return [payloads.command(ctx.world, c) for c in kept]
