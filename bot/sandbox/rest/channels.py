"""REST: channels, and what of threads is asked of channels: to see, change and delete them."""

from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import ARCHIVE_MINUTES, DM, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import NO_CONTENT, ApiCall, ApiReply, ApiServices, Routes, reach, require
from bot.sandbox.strict.rules import ObjectRule, Rule, array, bits, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
DURATION = one_of(*ARCHIVE_MINUTES)
_BITS: dict[str, Rule] = {"type": one_of(0, 1), "allow": bits, "deny": bits}
_OVERWRITE = ObjectRule(_BITS, ("type",), ("id",))
_LISTED = ObjectRule({**_BITS, "id": snowflake}, ("id", "type"))
CHANNEL = ObjectRule({
    "name": text(1, 100), "type": one_of(0, 2, 4, 5, 13, 14, 15, 16), "position": integer(0, 2**31 - 1),
    "topic": text(0, 1024), "nsfw": boolean, "rate_limit_per_user": integer(0, 21600), "parent_id": snowflake,
    "flags": integer(0, 2**31 - 1), "permission_overwrites": array(_LISTED, 0, 100),
    "default_auto_archive_duration": DURATION,
}, never_null=("name",))  # fmt: skip
_THREAD = ObjectRule({
    "name": text(1, 100), "archived": boolean, "locked": boolean, "invitable": boolean,
    "auto_archive_duration": DURATION, "rate_limit_per_user": integer(0, 21600), "flags": integer(0, 2**31 - 1),
    "applied_tags": array(snowflake, 0, 5),
})  # fmt: skip
_OF_MODERATORS = {"locked", "rate_limit_per_user"}


@ROUTES("GET", "/channels/{channel_id}")
def channel(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """One channel, thread or direct message channel."""
    return ApiReply(body=payloads.channel(reach(ctx, call)))


@ROUTES("PATCH", "/channels/{channel_id}")
def change_channel(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Change a channel (MANAGE_CHANNELS) or a thread (MANAGE_THREADS; some of it also its owner)."""
    found, body = reach(ctx, call), call.object()
    (_THREAD if found.is_thread else CHANNEL)(body, ())
    if found.is_thread:
        _change_thread(ctx, found, body)
    else:
        require(ctx, found, Permission.MANAGE_CHANNELS)
        found.name, found.topic = body.get("name") or found.name, body.get("topic", found.topic)
        found.slowmode = _kept(body.get("rate_limit_per_user"), found.slowmode)
        ctx.world.channel_changed(found)
    return ApiReply(body=payloads.channel(found))


def _require_for_thread(ctx: ApiServices, thread: Channel, body: Json) -> None:
    """Anybody who may write opens a thread that isn't locked; its owner may do more, but what moderators do not."""
    if thread.locked or set(body) & _OF_MODERATORS:
        require(ctx, thread, Permission.MANAGE_THREADS)
    elif set(body) == {"archived"} and not body["archived"]:
        require(ctx, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != ctx.world.bot.id:
        require(ctx, thread, Permission.MANAGE_THREADS)


def _change_thread(ctx: ApiServices, thread: Channel, body: Json) -> None:
    _require_for_thread(ctx, thread, body)
    if thread.archived and body.get("archived") is not False and set(body) - {"locked"}:
        raise errors.thread_archived()
    thread.name = body.get("name") or thread.name
    thread.slowmode = _kept(body.get("rate_limit_per_user"), thread.slowmode)
    thread.auto_archive_minutes = _kept(body.get("auto_archive_duration"), thread.auto_archive_minutes)
    if body.get("auto_archive_duration") is not None:
        ctx.world.threads.active(ctx.world.guilds[thread.guild_id or 0], thread)
    if body.get("archived") is None and body.get("locked") is None:
        ctx.world.channel_changed(thread)
    else:
        ctx.world.archive(thread, bool(_kept(body.get("archived"), thread.archived)), locked=body.get("locked"))


def _kept(new: Any, old: Any) -> Any:
    return old if new is None else new


@ROUTES("DELETE", "/channels/{channel_id}")
def delete_channel(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Delete a channel or thread; a direct message channel is only closed."""
    found = reach(ctx, call)
    shown = payloads.channel(found)
    if found.type != DM:
        require(ctx, found, Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS)
        ctx.world.delete_channel(found)
    return ApiReply(body=shown)


@ROUTES("PUT", "/channels/{channel_id}/permissions/{overwrite_id}")
def set_overwrite(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Change the permissions of a role or member in a channel; needs MANAGE_ROLES."""
    found, body = reach(ctx, call), call.object()
    _OVERWRITE(body, ())
    require(ctx, found, Permission.MANAGE_ROLES)
    allow, deny = int(body.get("allow") or 0), int(body.get("deny") or 0)
    ctx.world.overwrite(found, call.id("overwrite_id"), body["type"], allow, deny)
    return NO_CONTENT


@ROUTES("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def drop_overwrite(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Take back what was said of a role or member in a channel; needs MANAGE_ROLES."""
    found = reach(ctx, call, Permission.MANAGE_ROLES)
    if found.overwrites.pop(call.id("overwrite_id"), None) is None:
        raise errors.unknown_overwrite()
    ctx.world.channel_changed(found)
    return NO_CONTENT
