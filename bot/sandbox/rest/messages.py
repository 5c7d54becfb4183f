"""REST: the messages of channels, threads and direct message channels."""

from bot.sandbox import compose, errors, payloads
from bot.sandbox.compose import Uploads
from bot.sandbox.errors import FormError, Json
from bot.sandbox.mentions import ping, set_mentions
from bot.sandbox.model import DM, SUPPRESS_EMBEDS, Channel, Message
from bot.sandbox.permissions import Permission, sending
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, message_of, reach, refuse_locked, require
from bot.sandbox.strict.message_rules import CREATE, EDIT
from bot.sandbox.strict.messages import check_message

ROUTES = Routes()
_MESSAGES = "/channels/{channel_id}/messages"
_ONE = f"{_MESSAGES}/{{message_id}}"
OLD_SECONDS = 3600.0


@ROUTES("GET", _MESSAGES)
def history(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """Up to 100 messages, newest first, by `before`, `after` or `around`."""
    channel = reach(ctx, call)
    limit = call.limit(50, 100)
    if not ctx.world.permissions(channel, ctx.world.bot) & Permission.READ_MESSAGE_HISTORY:
        return []
    found = [m for m in channel.messages.values() if not m.ephemeral]
    return [payloads.message(ctx.world, m) for m in reversed(_window(found, call, limit))]


def _window(found: list[Message], call: ApiCall, limit: int) -> list[Message]:
    before, after, middle = (call.snowflake(name) for name in ("before", "after", "around"))
    if before is not None:
        return [m for m in found if m.id < before][-limit:]
    if after is not None:
        return [m for m in found if m.id > after][:limit]
    if middle is not None:
        older, rest = [m for m in found if m.id < middle], [m for m in found if m.id >= middle]
        return older[-(limit // 2) :] + rest[: limit - limit // 2] if limit > 1 else rest[:1]
    return found[-limit:]


@ROUTES("POST", _MESSAGES)
def send(ctx: ApiServices, call: ApiCall) -> Json:
    """A new message of the bot."""
    channel, body = _writable(ctx, call), call.object()
    check_message(body, CREATE, compose.upload_names(call.uploads), emojis=ctx.world.emojis)
    _may_show(ctx, channel, body, call.uploads)
    nonce = body.get("nonce")
    known = next((m for m in reversed(channel.messages.values()) if nonce and m.nonce == nonce), None)
    if known and body.get("enforce_nonce"):
        return payloads.message(ctx.world, known)
    message = compose.new_message(ctx.world, channel, ctx.world.bot, _with_reply(channel, body), call.uploads)
    message.nonce = nonce
    _set_reply(ctx, message, body)
    ctx.world.post(message)
    return payloads.message(ctx.world, message)


def _writable(ctx: ApiServices, call: ApiCall) -> Channel:
    """The channel, if the bot may write there; an archived thread that isn't locked opens by it."""
    channel = ctx.world.channel(call.id("channel_id"))
    if not channel.holds_messages:
        reach(ctx, call)
        raise errors.ApiError(400, 50008, "Cannot send messages in a non-text channel")
    if channel.type == DM:
        if channel.recipient is None or not channel.recipient.takes_dms:
            raise errors.closed_dms()
        return channel
    require(ctx, channel, sending(channel))
    refuse_locked(ctx, channel)
    if channel.archived:
        ctx.world.archive(channel, False)
    return channel


def _may_show(ctx: ApiServices, channel: Channel, body: Json, uploads: Uploads) -> None:
    """Embeds and files need their permissions (50013); that for polls has nobody."""
    if body.get("poll"):
        raise errors.missing_permissions()
    if body.get("embeds"):
        require(ctx, channel, Permission.EMBED_LINKS)
    if uploads:
        require(ctx, channel, Permission.ATTACH_FILES)


def _with_reply(channel: Channel, body: Json) -> Json:
    reference = body.get("message_reference")
    if not reference or int(reference["message_id"]) in channel.messages:
        return body
    if reference.get("fail_if_not_exists", True):
        raise FormError(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return {key: value for key, value in body.items() if key != "message_reference"}


def _set_reply(ctx: ApiServices, message: Message, body: Json) -> None:
    reference = body.get("message_reference")
    if not reference or int(reference["message_id"]) not in message.channel.messages:
        return
    require(ctx, message.channel, Permission.READ_MESSAGE_HISTORY)
    message.type = 19
    message.reference = {
        "type": 0, "message_id": str(reference["message_id"]), "channel_id": str(message.channel.id),
    }  # fmt: skip
    set_mentions(ctx.world, message, body.get("allowed_mentions"))
    ping(ctx.world, message)


@ROUTES("GET", _ONE)
def one(ctx: ApiServices, call: ApiCall) -> Json:
    """One message."""
    return payloads.message(ctx.world, message_of(ctx, reach(ctx, call, Permission.READ_MESSAGE_HISTORY), call))


@ROUTES("PATCH", _ONE)
def edit(ctx: ApiServices, call: ApiCall) -> Json:
    """Change a message of the bot; of others' messages a moderator may only set SUPPRESS_EMBEDS."""
    channel, body = reach(ctx, call), call.object()
    message = message_of(ctx, channel, call)
    if channel.archived:
        raise errors.thread_archived()
    refuse_locked(ctx, channel)
    if message.author is not ctx.world.bot:
        if set(body) - {"flags", "tts"} or (body.get("flags") or 0) & ~SUPPRESS_EMBEDS:
            raise errors.ApiError(403, 50005, "Cannot edit a message authored by another user")
        require(ctx, channel, Permission.MANAGE_MESSAGES)
    check_message(body, EDIT, compose.upload_names(call.uploads), emojis=ctx.world.emojis, before=message)
    _may_show(ctx, channel, body, call.uploads)
    now = ctx.world.clock.time()
    if now - message.created > OLD_SECONDS:
        ctx.limits.old_edit(channel.id, now)
    compose.change_message(ctx.world, message, body, call.uploads)
    return payloads.message(ctx.world, message)


@ROUTES("DELETE", _ONE)
def delete(ctx: ApiServices, call: ApiCall) -> None:
    """Delete a message; others' need MANAGE_MESSAGES."""
    channel = reach(ctx, call)
    message = message_of(ctx, channel, call)
    if message.author is not ctx.world.bot:
        require(ctx, channel, Permission.MANAGE_MESSAGES)
    if channel.archived:  # messages of a locked thread are deleted only while it is open
        refuse_locked(ctx, channel)
    ctx.world.delete(message)


@ROUTES("PUT", f"{_MESSAGES}/pins/{{message_id}}")
def pin(ctx: ApiServices, call: ApiCall) -> None:
    """Pin a message."""
    channel = reach(ctx, call, Permission.PIN_MESSAGES)
    message = message_of(ctx, channel, call)
    if channel.archived:
        raise errors.thread_archived()
    message.pinned = ctx.world.clock.time()
    ctx.world.edited(message, [])
