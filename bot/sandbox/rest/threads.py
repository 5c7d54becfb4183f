"""REST: opening threads at messages."""

from bot.sandbox import errors, payloads
from bot.sandbox.model import DM
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Routes, message_of, reach
from bot.sandbox.rest.channels import DURATION
from bot.sandbox.strict.rules import ObjectRule, boolean, integer, one_of, text

ROUTES = Routes()
_NEW_THREAD = ObjectRule({
    "name": text(1, 100), "auto_archive_duration": DURATION, "rate_limit_per_user": integer(0, 21600),
    "type": one_of(10, 11, 12), "invitable": boolean,
}, ("name",))  # fmt: skip


@ROUTES("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new public thread at a message; a message has at most one (160004)."""
    parent, body = reach(ctx, call, Permission.CREATE_PUBLIC_THREADS), call.object()
    _NEW_THREAD(body, ())
    message = message_of(ctx, parent, call)
    if parent.guild_id and message.id in ctx.world.guilds[parent.guild_id].channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    if parent.is_thread or parent.type == DM:
        raise errors.wrong_channel_type()
    minutes = body.get("auto_archive_duration") or 1440
    thread = ctx.world.add_thread(parent, body["name"], ctx.world.bot, thread_id=message.id, minutes=minutes)
    return ApiReply(201, payloads.of_thread(ctx.world, thread))
