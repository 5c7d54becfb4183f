"""REST: guilds, their members and roles, channels and threads."""

from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.gateway.session import GUILD_MEMBERS
from bot.sandbox.model import DM, PRIVATE_THREAD, PUBLIC_THREAD, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import (
    NO_CONTENT,
    ApiCall,
    ApiReply,
    Routes,
    Services,
    guild_of,
    message_of,
    reach,
    require,
)
from bot.sandbox.strict.rules import ObjectRule, anything, array, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
_DURATION = one_of(60, 1440, 4320, 10080)
_OVERWRITE = ObjectRule(
    {"id": snowflake, "type": one_of(0, 1), "allow": snowflake, "deny": snowflake}, ("id", "type")
)
_CHANNEL = ObjectRule({
    "name": text(1, 100), "type": integer(0, 16), "position": integer(0, 2**31 - 1), "topic": text(0, 1024),
    "nsfw": boolean, "rate_limit_per_user": integer(0, 21600), "parent_id": snowflake,
    "permission_overwrites": array(_OVERWRITE, 0, 100), "default_auto_archive_duration": _DURATION, "flags": anything,
})  # fmt: skip
_NEW_CHANNEL = ObjectRule(_CHANNEL.fields, ("name",))
_THREAD = ObjectRule({
    "name": text(1, 100), "archived": boolean, "locked": boolean, "invitable": boolean,
    "auto_archive_duration": _DURATION, "rate_limit_per_user": integer(0, 21600), "flags": anything,
    "applied_tags": anything,
})  # fmt: skip
_NEW_THREAD = ObjectRule(
    {
        "name": text(1, 100), "auto_archive_duration": _DURATION, "rate_limit_per_user": integer(0, 21600),
        "type": one_of(10, 11, 12), "invitable": boolean,
    },
    ("name",),
)  # fmt: skip


@ROUTES("GET", "/guilds/{guild_id}")
def guild(ctx: Services, call: ApiCall) -> ApiReply:
    """One guild."""
    found = guild_of(ctx, call)
    counts: Json = {}
    if call.query.get("with_counts") in ("true", "1", "True"):
        counts = {
            "approximate_member_count": len(found.members),
            "approximate_presence_count": len(found.members),
        }
    return ApiReply(body=payloads.guild(found) | counts)


@ROUTES("GET", "/guilds/{guild_id}/channels")
def channels(ctx: Services, call: ApiCall) -> ApiReply:
    """The guild's channels without threads."""
    return ApiReply(
        body=[payloads.channel(c) for c in guild_of(ctx, call).channels.values() if not c.is_thread]
    )


@ROUTES("POST", "/guilds/{guild_id}/channels")
def create_channel(ctx: Services, call: ApiCall) -> ApiReply:
    """A new text channel; needs MANAGE_CHANNELS."""
    found, body = guild_of(ctx, call), call.object()
    _NEW_CHANNEL(body, ())
    if not ctx.world.guild_permissions(found, ctx.world.bot) & Permission.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    return ApiReply(201, payloads.channel(ctx.world.add_channel(found, body["name"], body.get("topic"))))


@ROUTES("GET", "/guilds/{guild_id}/threads/active")
def active_threads(ctx: Services, call: ApiCall) -> ApiReply:
    """The guild's threads that aren't archived."""
    found = [c for c in guild_of(ctx, call).channels.values() if c.is_thread and not c.archived]
    members = [
        payloads.thread_member(c, ctx.world.bot) for c in found if ctx.world.bot.id in c.thread_members
    ]
    return ApiReply(
        body={"threads": [payloads.channel(c) for c in found], "members": members, "has_more": False}
    )


@ROUTES("GET", "/guilds/{guild_id}/members")
def members(ctx: Services, call: ApiCall) -> ApiReply:
    """The guild's members, by id; only for an application with the members intent (50001)."""
    if not ctx.gateway.allowed_intents & GUILD_MEMBERS:
        raise errors.missing_access()
    found = sorted(guild_of(ctx, call).members.values(), key=lambda m: m.user.id)
    after = call.snowflake("after") or 0
    return ApiReply(body=[payloads.member(m) for m in found if m.user.id > after][: call.limit(1, 1000)])


@ROUTES("GET", "/guilds/{guild_id}/members/search")
def search_members(ctx: Services, call: ApiCall) -> ApiReply:
    """The members whose name begins with `query`."""
    wanted = call.query.get("query", "").lower()
    found = [m for m in guild_of(ctx, call).members.values() if m.user.name.lower().startswith(wanted)]
    return ApiReply(body=[payloads.member(m) for m in found][: call.limit(1, 1000)])


@ROUTES("GET", "/guilds/{guild_id}/members/{user_id}")
def member(ctx: Services, call: ApiCall) -> ApiReply:
    """One member."""
    found = guild_of(ctx, call).members.get(call.id("user_id"))
    if found is None:
        raise errors.unknown_member()
    return ApiReply(body=payloads.member(found))


@ROUTES("GET", "/guilds/{guild_id}/roles")
def roles(ctx: Services, call: ApiCall) -> ApiReply:
    """The guild's roles."""
    return ApiReply(body=[payloads.role(r) for r in guild_of(ctx, call).roles.values()])


@ROUTES("GET", "/channels/{channel_id}")
def channel(ctx: Services, call: ApiCall) -> ApiReply:
    """One channel, thread or direct message channel."""
    return ApiReply(body=payloads.channel(reach(ctx, call)))


@ROUTES("PATCH", "/channels/{channel_id}")
def change_channel(ctx: Services, call: ApiCall) -> ApiReply:
    """Change a channel (MANAGE_CHANNELS) or a thread (its owner, or MANAGE_THREADS)."""
    found, body = reach(ctx, call), call.object()
    (_THREAD if found.is_thread else _CHANNEL)(body, ())
    if found.is_thread:
        _change_thread(ctx, found, body)
    else:
        require(ctx, found, Permission.MANAGE_CHANNELS)
        found.name, found.topic = body.get("name") or found.name, body.get("topic", found.topic)
        found.slowmode = _kept(body.get("rate_limit_per_user"), found.slowmode)
        ctx.world.channel_changed(found)
    return ApiReply(body=payloads.channel(found))


def _change_thread(ctx: Services, thread: Channel, body: Json) -> None:
    own = thread.owner_id == ctx.world.bot.id
    only_opens = set(body) == {"archived"} and not body["archived"] and not thread.locked
    if not own and not only_opens:
        require(ctx, thread, Permission.MANAGE_THREADS)
    if only_opens:
        require(ctx, thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.archived and body.get("archived") is not False:
        raise errors.thread_archived()
    thread.name = body.get("name") or thread.name
    thread.slowmode = _kept(body.get("rate_limit_per_user"), thread.slowmode)
    thread.auto_archive_minutes = _kept(body.get("auto_archive_duration"), thread.auto_archive_minutes)
    if body.get("archived") is None and body.get("locked") is None:
        ctx.world.channel_changed(thread)
    else:
        ctx.world.archive(
            thread, bool(_kept(body.get("archived"), thread.archived)), locked=body.get("locked")
        )


def _kept(new: Any, old: Any) -> Any:
    return old if new is None else new


@ROUTES("DELETE", "/channels/{channel_id}")
def delete_channel(ctx: Services, call: ApiCall) -> ApiReply:
    """Delete a channel or thread; a direct message channel is only closed."""
    found = reach(ctx, call)
    shown = payloads.channel(found)
    if found.type != DM:
        require(ctx, found, Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS)
        ctx.world.delete_channel(found)
    return ApiReply(body=shown)


@ROUTES("POST", "/channels/{channel_id}/threads")
def create_thread(ctx: Services, call: ApiCall) -> ApiReply:
    """A new thread without a message; needs CREATE_PUBLIC_THREADS or CREATE_PRIVATE_THREADS."""
    parent, body = reach(ctx, call), call.object()
    _NEW_THREAD(body, ())
    kind = PRIVATE_THREAD if (body.get("type") or PRIVATE_THREAD) == PRIVATE_THREAD else PUBLIC_THREAD
    private = kind == PRIVATE_THREAD
    require(ctx, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    return _made(ctx, _new_thread(ctx, parent, body, kind, None))


@ROUTES("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_from(ctx: Services, call: ApiCall) -> ApiReply:
    """A new public thread at a message; a message has at most one (160004)."""
    parent, body = reach(ctx, call, Permission.CREATE_PUBLIC_THREADS), call.object()
    _NEW_THREAD(body, ())
    message = message_of(ctx, parent, call)
    if message.id in ctx.world.guilds[parent.guild_id or 0].channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    return _made(ctx, _new_thread(ctx, parent, body, PUBLIC_THREAD, message.id))


def _new_thread(ctx: Services, parent: Channel, body: Json, kind: int, thread_id: int | None) -> Channel:
    if parent.is_thread or parent.type == DM:
        raise errors.wrong_channel_type()
    thread = ctx.world.add_thread(parent, body["name"], ctx.world.bot, kind, thread_id)
    thread.auto_archive_minutes = body.get("auto_archive_duration") or 1440
    return thread


def _made(ctx: Services, thread: Channel) -> ApiReply:
    return ApiReply(201, payloads.channel(thread) | {"member": payloads.thread_member(thread, ctx.world.bot)})


@ROUTES("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(ctx: Services, call: ApiCall) -> ApiReply:
    """The bot joins a thread."""
    thread = reach(ctx, call)
    if thread.archived:
        raise errors.thread_archived()
    thread.thread_members.add(ctx.world.bot.id)
    return NO_CONTENT


@ROUTES("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(ctx: Services, call: ApiCall) -> ApiReply:
    """Add a member to a thread."""
    thread = reach(ctx, call, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.archived:
        raise errors.thread_archived()
    thread.thread_members.add(call.id("user_id"))
    return NO_CONTENT
