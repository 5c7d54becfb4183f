"""What the REST handlers share: a parsed call, a reply, a table of routes, and permission checks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bot.sandbox import errors
from bot.sandbox.compose import Upload
from bot.sandbox.errors import ApiError, Json
from bot.sandbox.gateway.hub import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import Channel, Guild, Message
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.ratelimits import RateLimits
from bot.sandbox.strict.rules import as_object, is_id, snowflake
from bot.sandbox.world import World

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ApiServices:
    """The parts of the sandbox that a handler may use."""

    world: World
    interactions: Interactions
    gateway: Gateway
    limits: RateLimits


@dataclass(slots=True)
class ApiCall:
    """One request: the ids and words of its path, its query, its body (None without one), files, size in bytes."""

    method: str
    template: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)
    size: int = 0

    def id(self, name: str) -> int:
        """A path parameter as an id; raises 50035 when it isn't one."""
        snowflake(self.params[name], (name,))
        return int(self.params[name])

    def object(self) -> Json:
        """The body as an object; no body counts as an empty one, but null does not."""
        return as_object({} if self.body is None and not self.size else self.body, ())

    def snowflake(self, name: str) -> int | None:
        """An id of the query, or None where there is none; raises 50035 when it isn't one."""
        if name not in self.query:
            return None
        snowflake(self.query[name], (name,))
        return int(self.query[name])

    def limit(self, default: int, highest: int) -> int:
        """The query's `limit`, from 1 to `highest`."""
        text = self.query.get("limit", str(default))
        if not is_id(text) or not 1 <= int(text) <= highest:
            raise errors.FormError(("limit",), "NUMBER_TYPE_MAX", f"Must be between 1 and {highest}.")
        return int(text)


@dataclass(frozen=True, slots=True)
class ApiReply:
    """An answer: HTTP status and the JSON body (None with 204)."""

    status: int
    body: Any


# A handler gives the JSON body alone for 200, and None for 204.
Handler = Callable[[ApiServices, ApiCall], ApiReply | Json | list[Json] | None]


class Routes:
    """A list of routes, filled by its decorator."""

    def __init__(self) -> None:
        self.all: list[tuple[str, str, Handler]] = []

    def __call__(self, method: str, *templates: str) -> Callable[[Handler], Handler]:
        """Register a handler for a method and one or more path templates."""

        def register(handler: Handler) -> Handler:
            self.all += [(method, template, handler) for template in templates]
            return handler

        return register


def reach(ctx: ApiServices, call: ApiCall, *needed: Permission) -> Channel:
    """The path's channel, if the bot sees it (else 50001) and has the permissions (else 50013)."""
    channel = ctx.world.channel(call.id("channel_id"))
    require(ctx, channel, *needed)
    return channel


def require(ctx: ApiServices, channel: Channel, *needed: Permission) -> None:
    """Raise 50001 where the bot doesn't see the channel, 50013 where it lacks a permission, 503 in an outage."""
    guild, bits = ctx.world.guild_of(channel), ctx.world.permissions(channel, ctx.world.bot)
    if guild and guild.unavailable:
        raise errors.unavailable()
    if not bits & Permission.VIEW_CHANNEL:
        raise errors.missing_access()
    if any(not bits & permission for permission in needed):
        raise errors.missing_permissions()


def refuse_locked(ctx: ApiServices, channel: Channel) -> None:
    """Refuse what needs MANAGE_THREADS in a locked thread: 160005, or 50083 where it is archived, too."""
    if channel.locked and not ctx.world.permissions(channel, ctx.world.bot) & Permission.MANAGE_THREADS:
        raise errors.thread_archived() if channel.archived else errors.ApiError(400, 160005, "This thread is locked")


def pick(things: Mapping[int, T], number: int, missing: ApiError) -> T:
    """Return the thing with that id; raise the error where there is none."""
    if number not in things:
        raise missing
    return things[number]


def guild_of(ctx: ApiServices, call: ApiCall) -> Guild:
    """The path's guild, if the bot is in it; raises 10004, and in an outage 503."""
    guild = ctx.world.guilds.get(call.id("guild_id"))
    if guild is None or ctx.world.bot.id not in guild.members:
        raise errors.ApiError(404, 10004, "Unknown Guild")
    if guild.unavailable:
        raise errors.unavailable()
    return guild


def message_of(ctx: ApiServices, channel: Channel, call: ApiCall) -> Message:
    """The path's message; raises 10008, for ephemeral ones too: the channel doesn't know them."""
    message = ctx.world.message(channel, call.id("message_id"))
    if message.ephemeral:
        raise errors.unknown_message()
    return message
