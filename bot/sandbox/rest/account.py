"""REST: the bot's own account, direct messages, the gateway's address, application emojis."""

from bot.sandbox import errors, payloads
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.gateway.handshake import IDENTIFIES
from bot.sandbox.model import Emoji
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Routes, pick
from bot.sandbox.strict.commands import EMOJIS, check_emoji
from bot.sandbox.strict.rules import ObjectRule, anything, snowflake

ROUTES = Routes()
_DM = ObjectRule({"recipient_id": snowflake, "access_tokens": anything, "nicks": anything}, ("recipient_id",))


@ROUTES("GET", "/users/@me")
def own_user(ctx: ApiServices, _call: ApiCall) -> Json:
    """The bot itself."""
    return payloads.own_user(ctx.world)


@ROUTES("POST", "/users/@me/channels")
def open_dm(ctx: ApiServices, call: ApiCall) -> Json:
    """Open the direct message channel with a user; that works even if the user takes none."""
    body = call.object()
    _DM(body, ())
    recipient = pick(ctx.world.users, int(body["recipient_id"]), errors.unknown_user())
    if recipient.bot:
        raise errors.closed_dms()
    return payloads.of_channel(ctx.world.dm(recipient))


@ROUTES("GET", "/applications/@me", "/oauth2/applications/@me")
def own_application(ctx: ApiServices, _call: ApiCall) -> Json:
    """The bot's application."""
    return payloads.application(ctx.world)


@ROUTES("GET", "/gateway")
def gateway(ctx: ApiServices, _call: ApiCall) -> Json:
    """Answer the URL of the gateway."""
    return {"url": ctx.gateway.url}


@ROUTES("GET", "/gateway/bot")
def gateway_bot(ctx: ApiServices, _call: ApiCall) -> Json:
    """Answer the URL of the gateway, the number of shards, and how many IDENTIFYs are left."""
    identifies = ctx.gateway.identifies
    return {
        "url": ctx.gateway.url, "shards": ctx.gateway.shards,
        "session_start_limit": {
            "total": IDENTIFIES, "remaining": identifies.remaining, "reset_after": 86_400_000,
            "max_concurrency": identifies.max_concurrency,
        },
    }  # fmt: skip


@ROUTES("GET", "/applications/{application_id}/emojis")
def emojis(ctx: ApiServices, _call: ApiCall) -> Json:
    """All application emojis."""
    return {"items": [payloads.of_emoji(ctx.world, e) for e in ctx.world.emojis.values()]}


@ROUTES("POST", "/applications/{application_id}/emojis")
def add_emoji(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new application emoji, from a data URI of at most 256 KiB."""
    world = ctx.world
    if len(world.emojis) >= EMOJIS:
        raise errors.too_many(30008, "emojis", EMOJIS)
    data, picture = check_emoji(call.object(), [e.name for e in world.emojis.values()])
    emoji = Emoji(world.ids.next(), call.object()["name"], data, picture.content_type)
    world.emojis[emoji.id] = emoji
    world.changes.tell(WorldChange("emojis"))
    return ApiReply(201, payloads.of_emoji(world, emoji))
