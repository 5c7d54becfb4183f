"""REST: guilds with their members and channels; threads are seen as channels are, and can be changed."""

from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import ARCHIVE_MINUTES, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, guild_of, pick, reach, require
from bot.sandbox.strict.rules import ObjectRule, array, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
DURATION = one_of(*ARCHIVE_MINUTES)
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
def change_thread(ctx: ApiServices, call: ApiCall) -> Json:
    """Change a thread (MANAGE_THREADS; some of it also its owner); other channels stay as they are."""
    thread, body = reach(ctx, call), call.object()
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    _THREAD(body, ())
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
    return payloads.channel(thread)


def _require_for_thread(ctx: ApiServices, thread: Channel, body: Json) -> None:
    """Anybody who may write opens a thread that isn't locked; its owner may do more, but what moderators do not."""
    if thread.locked or set(body) & _OF_MODERATORS:
        require(ctx, thread, Permission.MANAGE_THREADS)
    elif set(body) == {"archived"} and not body["archived"]:
        require(ctx, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.owner_id != ctx.world.bot.id:
        require(ctx, thread, Permission.MANAGE_THREADS)


def _kept(new: Any, old: Any) -> Any:
    return old if new is None else new


# guilds


@ROUTES("GET", "/guilds/{guild_id}")
def guild(ctx: ApiServices, call: ApiCall) -> Json:
    """One guild."""
    return payloads.guild(guild_of(ctx, call))


@ROUTES("GET", "/guilds/{guild_id}/channels")
def channels(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """The guild's channels without threads."""
    return [payloads.channel(c) for c in guild_of(ctx, call).channels.values() if not c.is_thread]


@ROUTES("GET", "/guilds/{guild_id}/members/{user_id}")
def member(ctx: ApiServices, call: ApiCall) -> Json:
    """One member."""
    unknown = errors.ApiError(404, 10007, "Unknown Member")
    return payloads.member(pick(guild_of(ctx, call).members, call.id("user_id"), unknown))
