"""REST: application commands, global and per guild."""

from collections.abc import Iterable

from bot.sandbox import errors, payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.model import Command
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Routes, guild_of, truth
from bot.sandbox.strict.commands import CONTEXT_COMMANDS, GLOBAL_COMMANDS, check_command, check_commands

ROUTES = Routes()
_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _scope(ctx: ApiServices, call: ApiCall) -> int | None:
    if call.id("application_id") != ctx.world.bot.id:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action on this application")
    return guild_of(ctx, call).id if "guild_id" in call.params else None


def _registered(ctx: ApiServices, guild_id: int | None) -> list[Command]:
    return [c for c in ctx.world.commands.values() if c.guild_id == guild_id]


def _one(ctx: ApiServices, call: ApiCall) -> Command:
    guild_id = _scope(ctx, call)
    found = ctx.world.commands.get(call.id("command_id"))
    if found is None or found.guild_id != guild_id:
        raise errors.unknown_command()
    return found


def _shown(ctx: ApiServices, commands: Iterable[Command], call: ApiCall) -> list[Json]:
    shown = [payloads.command(ctx.world, c) for c in commands]
    if truth(call, "with_localizations") or call.method != "GET":
        return shown
    return [{key: value for key, value in c.items() if not key.endswith("_localizations")} for c in shown]


def _store(ctx: ApiServices, spec: Json, guild_id: int | None) -> tuple[Command, bool]:
    """Register a command; one of the same type and name keeps its id. Tells whether it is new."""
    world = ctx.world
    made = Command(world.ids.next(), world.ids.next(), spec, guild_id)
    old = next((c for c in _registered(ctx, guild_id) if c.key == made.key), None)
    if old is not None:
        made.id = old.id
    world.commands[made.id] = made
    return made, old is None


@ROUTES("GET", _GLOBAL, _GUILD)
def commands(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """All commands of the scope."""
    return _shown(ctx, _registered(ctx, _scope(ctx, call)), call)


@ROUTES("PUT", _GLOBAL, _GUILD)
def overwrite(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """Replace all commands of the scope."""
    guild_id = _scope(ctx, call)
    check_commands(call.body)
    before = _registered(ctx, guild_id)
    kept = [_store(ctx, spec, guild_id)[0] for spec in call.body]
    for gone in {c.id for c in before} - {c.id for c in kept}:
        _drop(ctx, gone)
    ctx.world.changes.tell(WorldChange("commands"))
    return _shown(ctx, kept, call)


def _drop(ctx: ApiServices, command_id: int) -> None:
    """Forget a command, with what guilds say of it."""
    del ctx.world.commands[command_id]
    for guild in ctx.world.guilds.values():
        guild.command_permissions.pop(command_id, None)


@ROUTES("POST", _GLOBAL, _GUILD)
def create(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Register one command, or replace the one of that name."""
    guild_id = _scope(ctx, call)
    check_command(call.body)
    kind = call.body.get("type") or 1
    others = [c for c in _registered(ctx, guild_id) if c.key[0] == kind and c.spec["name"] != call.body["name"]]
    limit = GLOBAL_COMMANDS if kind == 1 else CONTEXT_COMMANDS
    if len(others) >= limit:
        raise errors.too_many(30032, "application commands", limit)
    made, new = _store(ctx, call.body, guild_id)
    ctx.world.changes.tell(WorldChange("commands"))
    return ApiReply(201 if new else 200, payloads.command(ctx.world, made))


@ROUTES("GET", f"{_GLOBAL}/{{command_id}}", f"{_GUILD}/{{command_id}}")
def one(ctx: ApiServices, call: ApiCall) -> Json:
    """One command."""
    return payloads.command(ctx.world, _one(ctx, call))


@ROUTES("PATCH", f"{_GLOBAL}/{{command_id}}", f"{_GUILD}/{{command_id}}")
def change(ctx: ApiServices, call: ApiCall) -> Json:
    """Change parts of one command; its type stays."""
    found = _one(ctx, call)
    spec = found.spec | {key: value for key, value in call.object().items() if key != "type"}
    check_command(spec)
    found.spec, found.version = spec, ctx.world.ids.next()
    ctx.world.changes.tell(WorldChange("commands"))
    return payloads.command(ctx.world, found)


@ROUTES("DELETE", f"{_GLOBAL}/{{command_id}}", f"{_GUILD}/{{command_id}}")
def delete(ctx: ApiServices, call: ApiCall) -> None:
    """Delete one command."""
    _drop(ctx, _one(ctx, call).id)
    ctx.world.changes.tell(WorldChange("commands"))


# who may use them


@ROUTES("GET", f"{_GUILD}/permissions")
def permissions(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """All that the guild says of commands."""
    guild = guild_of(ctx, call)
    return [payloads.command_permissions(ctx.world, guild, number) for number in guild.command_permissions]


@ROUTES("GET", f"{_GUILD}/{{command_id}}/permissions")
def permissions_of(ctx: ApiServices, call: ApiCall) -> Json:
    """The guild's word on one command, or on all (the application's id); 10066 where there is none."""
    guild, number = guild_of(ctx, call), call.id("command_id")
    if number != ctx.world.bot.id and number not in ctx.world.commands:
        raise errors.unknown_command()
    if number not in guild.command_permissions:
        raise errors.ApiError(404, 10066, "Unknown application command permissions")
    return payloads.command_permissions(ctx.world, guild, number)


@ROUTES("PUT", f"{_GUILD}/{{command_id}}/permissions")
def permit(ctx: ApiServices, call: ApiCall) -> Json:
    """Only a person's own token may say who uses a command (20001)."""
    guild_of(ctx, call)
    call.id("command_id")
    raise errors.ApiError(403, 20001, "Bots cannot use this endpoint")
