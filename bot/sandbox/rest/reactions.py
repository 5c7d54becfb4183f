"""REST: reactions to messages."""

from bot.sandbox import errors, payloads
from bot.sandbox.model import Message, User
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import NO_CONTENT, ApiCall, ApiReply, ApiServices, Routes, message_of, reach
from bot.sandbox.strict.emoji import is_emoji

ROUTES = Routes()
_ALL = "/channels/{channel_id}/messages/{message_id}/reactions"
_EMOJI = f"{_ALL}/{{emoji_name}}"


def _emoji(ctx: ApiServices, call: ApiCall) -> str:
    """The emoji of the path, a character or `name:id`; raises 10014 for what is none."""
    given = call.params["emoji_name"]
    _, _, custom = given.partition(":")
    if is_emoji(given) or (custom.isdecimal() and len(custom) <= 20 and int(custom) in ctx.world.emojis):
        return given
    raise errors.unknown_emoji()


def _message(ctx: ApiServices, call: ApiCall, *needed: Permission) -> Message:
    channel = reach(ctx, call, Permission.READ_MESSAGE_HISTORY, *needed)
    if channel.archived and call.method != "GET":
        raise errors.thread_archived()
    return message_of(ctx, channel, call)


@ROUTES("GET", _EMOJI)
def who_reacted(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The users who reacted with an emoji."""
    users = _message(ctx, call).reactions.get(_emoji(ctx, call), [])
    after = call.snowflake("after") or 0
    found = sorted((u for u in users if u.id > after), key=lambda u: u.id)
    return ApiReply(body=[payloads.user(u) for u in found[: call.limit(25, 100)]])


@ROUTES("PUT", f"{_EMOJI}/@me")
def react(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Add a reaction of the bot."""
    message, emoji = _message(ctx, call, Permission.ADD_REACTIONS), _emoji(ctx, call)
    users = message.reactions.setdefault(emoji, [])
    if ctx.world.bot not in users:
        users.append(ctx.world.bot)
    ctx.world.edited(message, [])
    return NO_CONTENT


@ROUTES("DELETE", f"{_EMOJI}/@me")
def unreact(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Take back a reaction of the bot."""
    return _take(ctx, _message(ctx, call), _emoji(ctx, call), ctx.world.bot)


@ROUTES("DELETE", f"{_EMOJI}/{{user_id}}")
def take_reaction(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Take away somebody's reaction; needs MANAGE_MESSAGES."""
    message = _message(ctx, call, Permission.MANAGE_MESSAGES)
    user = ctx.world.users.get(call.id("user_id"))
    if user is None:
        raise errors.unknown_user()
    return _take(ctx, message, _emoji(ctx, call), user)


def _take(ctx: ApiServices, message: Message, emoji: str, user: User) -> ApiReply:
    users = message.reactions.get(emoji, [])
    if user not in users:
        raise errors.unknown_emoji()
    users.remove(user)
    message.reactions = {name: who for name, who in message.reactions.items() if who}
    ctx.world.edited(message, [])
    return NO_CONTENT


@ROUTES("DELETE", _ALL, _EMOJI)
def clear(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Take away all reactions, or all with one emoji; needs MANAGE_MESSAGES."""
    message = _message(ctx, call, Permission.MANAGE_MESSAGES)
    if "emoji_name" in call.params:
        message.reactions.pop(_emoji(ctx, call), None)
    else:
        message.reactions.clear()
    ctx.world.edited(message, [])
    return NO_CONTENT
