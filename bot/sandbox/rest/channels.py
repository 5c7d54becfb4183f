"""REST: guilds with their members and channels; threads are seen, changed and deleted as channels are."""

from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import ARCHIVE_MINUTES, DM, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, guild_of, pick, reach, require, truth
from bot.sandbox.strict.rules import ObjectRule, array, bits, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
DURATION = one_of(*ARCHIVE_MINUTES)
_OVERWRITE = ObjectRule({"type": one_of(0, 1), "allow": bits, "deny": bits, "id": snowflake}, ("id", "type"))
CHANNEL = ObjectRule({
    "name": text(1, 100), "type": one_of(0, 2, 4, 5, 13, 14, 15, 16), "position": integer(0, 2**31 - 1),
    "topic": text(0, 1024), "nsfw": boolean, "rate_limit_per_user": integer(0, 21600), "parent_id": snowflake,
    "flags": integer(0, 2**31 - 1), "permission_overwrites": array(_OVERWRITE, 0, 100),
    "default_auto_archive_duration": DURATION,
}, never_null=("name",))  # fmt: skip
_THREAD = ObjectRule({
    "name": text(1, 100), "archived": boolean, "locked": boolean, "invitable": boolean,
    "auto_archive_duration": DURATION, "rate_limit_per_user": integer(0, 21600), "flags": integer(0, 2**31 - 1),
    "applied_tags": array(snowflake, 0, 5),
})  # fmt: skip
_OF_MODERATORS = {"locked", "rate_limit_per_user"}


@ROUTES("GET", "/channels/{channel_id}")
def channel(ctx: ApiServices, call: ApiCall) -> Json:
    """One channel, thread or direct message channel."""
    return payloads.channel(reach(ctx, call))


@ROUTES("PATCH", "/channels/{channel_id}")
def change_channel(ctx: ApiServices, call: ApiCall) -> Json:
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
    return payloads.channel(found)


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
def delete_channel(ctx: ApiServices, call: ApiCall) -> Json:
    """Delete a channel or thread; a direct message channel is only closed."""
    found = reach(ctx, call)
    shown = payloads.channel(found)
    if found.type != DM:
        require(ctx, found, Permission.MANAGE_THREADS if found.is_thread else Permission.MANAGE_CHANNELS)
        ctx.world.delete_channel(found)
    return shown


# guilds


@ROUTES("GET", "/guilds/{guild_id}")
def guild(ctx: ApiServices, call: ApiCall) -> Json:
    """One guild."""
    found = guild_of(ctx, call)
    counts: Json = {}
    if truth(call, "with_counts"):
        counts = {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return payloads.guild(found) | counts


@ROUTES("GET", "/guilds/{guild_id}/channels")
def channels(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """The guild's channels without threads."""
    return [payloads.channel(c) for c in guild_of(ctx, call).channels.values() if not c.is_thread]


@ROUTES("GET", "/guilds/{guild_id}/members/{user_id}")
def member(ctx: ApiServices, call: ApiCall) -> Json:
    """One member."""
    unknown = errors.ApiError(404, 10007, "Unknown Member")
    return payloads.member(pick(guild_of(ctx, call).members, call.id("user_id"), unknown))
