"""REST: opening threads in text channels and posts in forums."""

from bot.sandbox import compose, errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import DM, OF_POSTS, PRIVATE_THREAD, PUBLIC_THREAD, Channel
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Routes, message_of, reach, require
from bot.sandbox.rest.channels import DURATION
from bot.sandbox.rest.messages import may_show
from bot.sandbox.strict.message_rules import POST
from bot.sandbox.strict.messages import check_message
from bot.sandbox.strict.rules import ObjectRule, array, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
_OPENING = {"name": text(1, 100), "auto_archive_duration": DURATION, "rate_limit_per_user": integer(0, 21600)}
_NEW_THREAD = ObjectRule({**_OPENING, "type": one_of(10, 11, 12), "invitable": boolean}, ("name",))
_NEW_POST = ObjectRule({**_OPENING, "message": POST, "applied_tags": array(snowflake, 0, 5)}, ("name", "message"))


@ROUTES("POST", "/channels/{channel_id}/threads")
def create_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new thread without a message, or a post in a forum with its first one; each needs its permission."""
    parent, body = reach(ctx, call), call.object()
    if parent.type in OF_POSTS:
        return _post(ctx, parent, body, call)
    _NEW_THREAD(body, ())
    kind = PRIVATE_THREAD if (body.get("type") or PRIVATE_THREAD) == PRIVATE_THREAD else PUBLIC_THREAD
    needed = {PRIVATE_THREAD: Permission.CREATE_PRIVATE_THREADS, PUBLIC_THREAD: Permission.CREATE_PUBLIC_THREADS}
    require(ctx, parent, needed[kind])
    thread = _new_thread(ctx, parent, body, kind, None)
    thread.invitable = body.get("invitable") is not False
    return ApiReply(201, payloads.thread(ctx.world, thread))


def _post(ctx: ApiServices, forum: Channel, body: Json, call: ApiCall) -> ApiReply:
    """A post in a forum: a thread, and in it a message with the thread's id."""
    _NEW_POST(body, ())
    require(ctx, forum, Permission.SEND_MESSAGES)
    first, names = body["message"], compose.upload_names(call.uploads)
    check_message(first, POST, names, emojis=ctx.world.emojis, path=("message",))
    may_show(ctx, forum, first, call.uploads)
    thread = _new_thread(ctx, forum, body, PUBLIC_THREAD, ctx.world.ids.next())
    message = compose.new_message(ctx.world, thread, ctx.world.bot, first, call.uploads)
    message.id = thread.id
    ctx.world.post(message)
    return ApiReply(201, payloads.thread(ctx.world, thread) | {"message": payloads.message(ctx.world, message)})


@ROUTES("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_from(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new public thread at a message; a message has at most one (160004)."""
    parent, body = reach(ctx, call, Permission.CREATE_PUBLIC_THREADS), call.object()
    _NEW_THREAD(body, ())
    message = message_of(ctx, parent, call)
    if parent.guild_id and message.id in ctx.world.guilds[parent.guild_id].channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    return ApiReply(201, payloads.thread(ctx.world, _new_thread(ctx, parent, body, PUBLIC_THREAD, message.id)))


def _new_thread(ctx: ApiServices, parent: Channel, body: Json, kind: int, thread_id: int | None) -> Channel:
    if parent.is_thread or parent.type == DM:
        raise errors.wrong_channel_type()
    return ctx.world.add_thread(
        parent,
        body["name"],
        ctx.world.bot,
        kind,
        thread_id=thread_id,
        minutes=body.get("auto_archive_duration") or 1440,
    )
