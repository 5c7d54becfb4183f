"""REST: the bot's own account, users, direct messages, the gateway's address, application emojis."""

from bot.sandbox import errors, payloads
from bot.sandbox.gateway import IDENTIFIES
from bot.sandbox.model import Emoji
from bot.sandbox.rest_base import NO_CONTENT, Call, Context, Reply, Routes, guild_of
from bot.sandbox.rules import Shape, anything, fail, snowflake, text
from bot.sandbox.validation_commands import EMOJIS, check_emoji

ROUTES = Routes()
_DM = Shape({"recipient_id": snowflake, "access_tokens": anything, "nicks": anything}, ("recipient_id",))
_RENAME = Shape({"name": text(2, 32)}, ("name",))


@ROUTES("GET", "/users/@me")
def own_user(ctx: Context, _call: Call) -> Reply:
    """The bot itself."""
    return Reply(body=payloads.own_user(ctx.world))


@ROUTES("GET", "/users/{user_id}")
def some_user(ctx: Context, call: Call) -> Reply:
    """Any user."""
    found = ctx.world.users.get(call.id("user_id"))
    if found is None:
        raise errors.unknown_user()
    return Reply(body=payloads.user(found))


@ROUTES("GET", "/users/@me/guilds")
def own_guilds(ctx: Context, _call: Call) -> Reply:
    """The guilds in which the bot is."""
    mine = [g for g in ctx.world.guilds.values() if ctx.world.bot.id in g.members]
    return Reply(body=[
        {
            "id": str(g.id), "name": g.name, "icon": None, "banner": None, "owner": False, "features": [],
            "permissions": str(ctx.world.guild_permissions(g, ctx.world.bot)),
        }
        for g in mine
    ])  # fmt: skip


@ROUTES("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(ctx: Context, call: Call) -> Reply:
    """The bot leaves a guild."""
    ctx.world.bot_leaves(guild_of(ctx, call))
    return NO_CONTENT


@ROUTES("POST", "/users/@me/channels")
def open_dm(ctx: Context, call: Call) -> Reply:
    """Open the direct message channel with a user; that works even if the user takes none."""
    body = call.object()
    _DM(body, ())
    found = ctx.world.users.get(int(body["recipient_id"]))
    if found is None:
        raise errors.unknown_user()
    if found.bot:
        raise errors.closed_dms()
    return Reply(body=payloads.channel(ctx.world.dm(found)))


@ROUTES("GET", "/applications/@me", "/oauth2/applications/@me")
def own_application(ctx: Context, _call: Call) -> Reply:
    """The bot's application."""
    return Reply(body=payloads.application(ctx.world))


@ROUTES("GET", "/gateway")
def gateway(ctx: Context, _call: Call) -> Reply:
    """Where the gateway is."""
    return Reply(body={"url": ctx.gateway.url})


@ROUTES("GET", "/gateway/bot")
def gateway_bot(ctx: Context, _call: Call) -> Reply:
    """Where the gateway is, how many shards, and how many IDENTIFYs are left."""
    limit = {
        "total": IDENTIFIES, "remaining": ctx.gateway.identifies_left, "reset_after": 86_400_000, "max_concurrency": 1,
    }  # fmt: skip
    return Reply(body={"url": ctx.gateway.url, "shards": 1, "session_start_limit": limit})


@ROUTES("GET", "/applications/{application_id}/emojis")
def emojis(ctx: Context, _call: Call) -> Reply:
    """All application emojis."""
    return Reply(body={"items": [payloads.emoji(ctx.world, e) for e in ctx.world.emojis.values()]})


@ROUTES("POST", "/applications/{application_id}/emojis")
def add_emoji(ctx: Context, call: Call) -> Reply:
    """A new application emoji, from a data URI of at most 256 KiB."""
    world = ctx.world
    if len(world.emojis) >= EMOJIS:
        raise errors.too_many(30008, "emojis", EMOJIS)
    data, picture = check_emoji(call.object(), [e.name for e in world.emojis.values()])
    animated = picture.content_type == "image/gif"
    emoji = Emoji(world.ids.next(), call.object()["name"], data, picture.content_type, animated)
    world.emojis[emoji.id] = emoji
    return Reply(201, payloads.emoji(world, emoji))


@ROUTES("GET", "/applications/{application_id}/emojis/{emoji_id}")
def one_emoji(ctx: Context, call: Call) -> Reply:
    """One application emoji."""
    return Reply(body=payloads.emoji(ctx.world, _emoji(ctx, call)))


@ROUTES("PATCH", "/applications/{application_id}/emojis/{emoji_id}")
def rename_emoji(ctx: Context, call: Call) -> Reply:
    """Another name for an application emoji."""
    emoji, body = _emoji(ctx, call), call.object()
    _RENAME(body, ())
    if not body["name"].isidentifier() or not body["name"].isascii():
        fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    emoji.name = body["name"]
    return Reply(body=payloads.emoji(ctx.world, emoji))


@ROUTES("DELETE", "/applications/{application_id}/emojis/{emoji_id}")
def delete_emoji(ctx: Context, call: Call) -> Reply:
    """Delete an application emoji."""
    del ctx.world.emojis[_emoji(ctx, call).id]
    return NO_CONTENT


def _emoji(ctx: Context, call: Call) -> Emoji:
    found = ctx.world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise errors.unknown_emoji()
    return found
