"""REST: the messages of channels, threads and direct message channels."""

from bot.sandbox import compose, errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import DM, Channel, Message
from bot.sandbox.permissions import Permission, sending
from bot.sandbox.rest.base import ApiCall, ApiServices, Routes, message_of, reach, refuse_locked, require
from bot.sandbox.strict.message_rules import CREATE, EDIT
from bot.sandbox.strict.messages import check_message

ROUTES = Routes()
_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = f"{_MESSAGES}/{{message_id}}"
OLD_SECONDS = 3600.0


@ROUTES("GET", _MESSAGES)
def history(ctx: ApiServices, call: ApiCall) -> list[Json]:
    """Up to 100 messages, newest first, by `before` or `after`."""
    channel = reach(ctx, call)
    limit = call.limit(50, 100)
    if not ctx.world.permissions(channel, ctx.world.bot) & Permission.READ_MESSAGE_HISTORY:
        return []
    messages = [m for m in channel.messages.values() if not m.ephemeral]
    return [payloads.of_message(ctx.world, m) for m in reversed(_window(messages, call, limit))]


def _window(messages: list[Message], call: ApiCall, limit: int) -> list[Message]:
    before, after = call.snowflake("before"), call.snowflake("after")
    if after is not None:
        return [m for m in messages if m.id > after][:limit]
    return [m for m in messages if before is None or m.id < before][-limit:]


@ROUTES("POST", _MESSAGES)
def send(ctx: ApiServices, call: ApiCall) -> Json:
    """A new message of the bot."""
    channel, body = _writable(ctx, call), call.object()
    check_message(body, CREATE, compose.upload_names(call.uploads), emojis=ctx.world.emojis)
    if call.uploads:
        require(ctx, channel, Permission.ATTACH_FILES)
    nonce = body.get("nonce")
    earlier = next((m for m in reversed(channel.messages.values()) if nonce and m.nonce == nonce), None)
    if earlier and body.get("enforce_nonce"):
        return payloads.of_message(ctx.world, earlier)
    message = compose.new_message(ctx.world, channel, ctx.world.bot, body, call.uploads)
    message.nonce = nonce
    ctx.world.post(message)
    return payloads.of_message(ctx.world, message)


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


@ROUTES("GET", _MESSAGE)
def fetch(ctx: ApiServices, call: ApiCall) -> Json:
    """A message."""
    return payloads.of_message(ctx.world, message_of(ctx, reach(ctx, call, Permission.READ_MESSAGE_HISTORY), call))


@ROUTES("PATCH", _MESSAGE)
def edit(ctx: ApiServices, call: ApiCall) -> Json:
    """Change a message of the bot."""
    channel, body = reach(ctx, call), call.object()
    message = message_of(ctx, channel, call)
    if channel.archived:
        raise errors.thread_archived()
    refuse_locked(ctx, channel)
    if message.author is not ctx.world.bot:
        raise errors.ApiError(403, 50005, "Cannot edit a message authored by another user")
    check_message(body, EDIT, compose.upload_names(call.uploads), emojis=ctx.world.emojis, before=message)
    if call.uploads:
        require(ctx, channel, Permission.ATTACH_FILES)
    now = ctx.world.clock.time()
    if now - message.created > OLD_SECONDS:
        ctx.limits.old_edit(channel.id, now)
    compose.change_message(ctx.world, message, body, call.uploads)
    return payloads.of_message(ctx.world, message)


@ROUTES("DELETE", _MESSAGE)
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
