"""REST: threads in text channels and posts in forums: opening them, who is in them, which there are."""

from bot.sandbox import compose, errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.model import DM, OF_POSTS, PRIVATE_THREAD, PUBLIC_THREAD, Channel, User
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import (
    NO_CONTENT,
    ApiCall,
    ApiReply,
    ApiServices,
    Routes,
    guild_of,
    message_of,
    reach,
    require,
)
from bot.sandbox.rest.channels import DURATION
from bot.sandbox.rest.messages import may_show
from bot.sandbox.strict.message_rules import POST
from bot.sandbox.strict.messages import check_message
from bot.sandbox.strict.rules import ObjectRule, array, boolean, integer, one_of, snowflake, text

ROUTES = Routes()
_OPENING = {"name": text(1, 100), "auto_archive_duration": DURATION, "rate_limit_per_user": integer(0, 21600)}
_NEW_THREAD = ObjectRule({**_OPENING, "type": one_of(10, 11, 12), "invitable": boolean}, ("name",))
_NEW_POST = ObjectRule({**_OPENING, "message": POST, "applied_tags": array(snowflake, 0, 5)}, ("name", "message"))
_MEMBERS = "/channels/{channel_id}/thread-members"


@ROUTES("POST", "/channels/{channel_id}/threads")
def create_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new thread without a message, or a post in a forum with its first one; each needs its permission."""
    parent, body = reach(ctx, call), call.object()
    if parent.type in OF_POSTS:
        return _post(ctx, parent, body, call)
    _NEW_THREAD(body, ())
    kind = PRIVATE_THREAD if (body.get("type") or PRIVATE_THREAD) == PRIVATE_THREAD else PUBLIC_THREAD
    private = kind == PRIVATE_THREAD
    require(ctx, parent, Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
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
    shown = payloads.thread(ctx.world, thread) | {"message": payloads.message(ctx.world, message)}
    return ApiReply(201, shown)


@ROUTES("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_from(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new public thread at a message; a message has at most one (160004)."""
    parent, body = reach(ctx, call, Permission.CREATE_PUBLIC_THREADS), call.object()
    _NEW_THREAD(body, ())
    message = message_of(ctx, parent, call)
    if parent.guild_id and message.id in ctx.world.guilds[parent.guild_id].channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    thread = _new_thread(ctx, parent, body, PUBLIC_THREAD, message.id)
    return ApiReply(201, payloads.thread(ctx.world, thread))


def _new_thread(ctx: ApiServices, parent: Channel, body: Json, kind: int, thread_id: int | None) -> Channel:
    if parent.is_thread or parent.type == DM:
        raise errors.wrong_channel_type()
    minutes = body.get("auto_archive_duration") or 1440
    return ctx.world.add_thread(parent, body["name"], ctx.world.bot, kind, thread_id=thread_id, minutes=minutes)


# who is in a thread


def _thread(ctx: ApiServices, call: ApiCall, *needed: Permission) -> Channel:
    found = reach(ctx, call, *needed)
    if not found.is_thread:
        raise errors.wrong_channel_type()
    return found


def _member(ctx: ApiServices, call: ApiCall, thread: Channel) -> User:
    """The user of the path, who must be in the thread; raises 10007."""
    mine = "user_id" not in call.params
    user = ctx.world.bot if mine else ctx.world.users.get(call.id("user_id"))
    if user is None or user.id not in thread.thread_members:
        raise errors.unknown_member()
    return user


@ROUTES("GET", _MEMBERS)
def thread_members(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """All members of a thread."""
    thread = _thread(ctx, call)
    users = [ctx.world.users[user_id] for user_id in sorted(thread.thread_members)]
    return ApiReply(body=[payloads.thread_member(thread, user) for user in users])


@ROUTES("GET", f"{_MEMBERS}/{{user_id}}")
def thread_member(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """One member of a thread."""
    thread = _thread(ctx, call)
    return ApiReply(body=payloads.thread_member(thread, _member(ctx, call, thread)))


@ROUTES("PUT", f"{_MEMBERS}/@me")
def join_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The bot joins a thread."""
    thread = _active(_thread(ctx, call))
    ctx.world.join_thread(thread, ctx.world.bot)
    return NO_CONTENT


@ROUTES("PUT", f"{_MEMBERS}/{{user_id}}")
def add_to_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Add a member to a thread."""
    thread = _active(_thread(ctx, call, Permission.SEND_MESSAGES_IN_THREADS))
    guild = ctx.world.guilds[thread.guild_id or 0]
    if call.id("user_id") not in guild.members:
        raise errors.unknown_user()
    ctx.world.join_thread(thread, ctx.world.users[call.id("user_id")])
    return NO_CONTENT


@ROUTES("DELETE", f"{_MEMBERS}/@me")
def leave_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The bot leaves a thread."""
    thread = _active(_thread(ctx, call))
    ctx.world.leave_thread(thread, ctx.world.bot)
    return NO_CONTENT


@ROUTES("DELETE", f"{_MEMBERS}/{{user_id}}")
def remove_from_thread(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Take a member out of a thread; needs MANAGE_THREADS, or a private thread of the bot's own."""
    thread = _active(_thread(ctx, call))
    if thread.type != PRIVATE_THREAD or thread.owner_id != ctx.world.bot.id:
        require(ctx, thread, Permission.MANAGE_THREADS)
    ctx.world.leave_thread(thread, _member(ctx, call, thread))
    return NO_CONTENT


def _active(thread: Channel) -> Channel:
    if thread.archived:
        raise errors.thread_archived()
    return thread


# which there are


@ROUTES("GET", "/guilds/{guild_id}/threads/active")
def active_threads(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The guild's threads that aren't archived and that the bot sees."""
    return _listed(ctx, payloads.active_threads(ctx.world, guild_of(ctx, call)))


@ROUTES("GET", "/channels/{channel_id}/threads/archived/public")
def archived_public(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The archived public threads of a channel."""
    return _archived(ctx, call, PUBLIC_THREAD)


@ROUTES("GET", "/channels/{channel_id}/threads/archived/private")
def archived_private(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The archived private threads of a channel; needs MANAGE_THREADS."""
    return _archived(ctx, call, PRIVATE_THREAD, Permission.MANAGE_THREADS)


@ROUTES("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
def archived_own(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The archived private threads of a channel that the bot is in."""
    return _archived(ctx, call, PRIVATE_THREAD)


def _archived(ctx: ApiServices, call: ApiCall, kind: int, *needed: Permission) -> ApiReply:
    parent = reach(ctx, call, Permission.READ_MESSAGE_HISTORY, *needed)
    guild = ctx.world.guild_of(parent)
    if guild is None or parent.is_thread:
        raise errors.wrong_channel_type()
    found = [c for c in guild.channels.values() if c.parent_id == parent.id and c.archived and c.type == kind]
    seen = [c for c in found if ctx.world.permissions(c, ctx.world.bot) & Permission.VIEW_CHANNEL]
    newest = sorted(seen, key=lambda c: c.archive_changed, reverse=True)
    most = call.limit(100, 100)
    return _listed(ctx, newest[:most], more=len(newest) > most)


def _listed(ctx: ApiServices, found: list[Channel], *, more: bool = False) -> ApiReply:
    mine = [c for c in found if ctx.world.bot.id in c.thread_members]
    members = [payloads.thread_member(c, ctx.world.bot) for c in mine]
    shown = [payloads.thread(ctx.world, c) for c in found]
    return ApiReply(body={"threads": shown, "members": members, "has_more": more})
