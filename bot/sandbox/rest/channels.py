"""REST: guilds with their members and channels; threads are seen as channels are, and can be changed."""

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import ARCHIVE_MINUTES, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, guild_of, pick, reach, require
from bot.sandbox.strict.rules import ObjectRule, boolean, one_of

ROUTES = Routes()
DURATION = one_of(*ARCHIVE_MINUTES)
_THREAD = ObjectRule({"archived": boolean, "auto_archive_duration": DURATION})


@ROUTES("GET", "/channels/{channel_id}")
def channel(ctx: ApiServices, call: ApiCall) -> Json:
    """One channel, thread or direct message channel."""
    return payloads.of_channel(reach(ctx, call))


@ROUTES("PATCH", "/channels/{channel_id}")
def change_thread(ctx: ApiServices, call: ApiCall) -> Json:
    """Archive a thread, open it again, or change its time; other channels stay as they are."""
    thread, body = reach(ctx, call), call.object()
    if not thread.is_thread:
        raise errors.wrong_channel_type()
    _THREAD(body, ())
    _require_for_thread(ctx, thread, body)
    if thread.archived and body.get("archived") is not False:
        raise errors.thread_archived()
    if body.get("auto_archive_duration") is not None:
        thread.auto_archive_minutes = body["auto_archive_duration"]
    ctx.world.archive(thread, bool(body.get("archived")))
    return payloads.of_channel(thread)


def _require_for_thread(ctx: ApiServices, thread: Channel, body: Json) -> None:
    """Anybody who may write opens a thread that isn't locked; its owner may do more (others need MANAGE_THREADS)."""
    if set(body) == {"archived"} and not body["archived"] and not thread.locked:
        require(ctx, thread, Permission.SEND_MESSAGES_IN_THREADS)
    elif thread.locked or thread.owner_id != ctx.world.bot.id:
        require(ctx, thread, Permission.MANAGE_THREADS)


# guilds


@ROUTES("GET", "/guilds/{guild_id}")
def guild(ctx: ApiServices, call: ApiCall) -> Json:
    """One guild."""
    return payloads.of_guild(guild_of(ctx, call))


@ROUTES("GET", "/guilds/{guild_id}/channels")
def channels(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """The guild's channels without threads."""
    return [payloads.of_channel(c) for c in guild_of(ctx, call).channels.values() if not c.is_thread]


@ROUTES("GET", "/guilds/{guild_id}/members/{user_id}")
def member(ctx: ApiServices, call: ApiCall) -> Json:
    """One member."""
    unknown = errors.ApiError(404, 10007, "Unknown Member")
    return payloads.of_member(pick(guild_of(ctx, call).members, call.id("user_id"), unknown))
