"""REST: what this Discord doesn't have, answered as Discord answers those who may not, or who have none of it.

A client that asks gets the refusal or the empty list that it knows; who has the permission gets 404.
"""

from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Handler, Routes, guild_of, message_of, reach
from bot.sandbox.strict.rules import ObjectRule, anything, fail, text

ROUTES = Routes()
P = Permission
_GUILD, _CHANNEL = "/guilds/{guild_id}", "/channels/{channel_id}"
_PROFILE = ObjectRule({"username": text(2, 32), "avatar": anything, "banner": anything})
_OF_GUILDS = (
    (P.MANAGE_GUILD, f"PATCH {_GUILD}", f"GET {_GUILD}/invites", f"GET {_GUILD}/integrations"),
    (P.MANAGE_CHANNELS, f"PATCH {_GUILD}/channels"),
    (P.MANAGE_WEBHOOKS, f"GET {_GUILD}/webhooks"),
    (P.VIEW_AUDIT_LOG, f"GET {_GUILD}/audit-logs"),
    (P.BAN_MEMBERS, f"GET {_GUILD}/bans", f"POST {_GUILD}/bulk-ban", f"GET {_GUILD}/bans/{{user_id}}",
     f"PUT {_GUILD}/bans/{{user_id}}", f"DELETE {_GUILD}/bans/{{user_id}}"),
    (P.KICK_MEMBERS, f"DELETE {_GUILD}/members/{{user_id}}", f"GET {_GUILD}/prune", f"POST {_GUILD}/prune"),
    (P.MODERATE_MEMBERS, f"PATCH {_GUILD}/members/{{user_id}}"),
    (P.MANAGE_ROLES, f"POST {_GUILD}/roles", f"PATCH {_GUILD}/roles", f"PATCH {_GUILD}/roles/{{role_id}}",
     f"DELETE {_GUILD}/roles/{{role_id}}", f"PUT {_GUILD}/members/{{user_id}}/roles/{{role_id}}",
     f"DELETE {_GUILD}/members/{{user_id}}/roles/{{role_id}}"),
    (P.MANAGE_GUILD_EXPRESSIONS, f"POST {_GUILD}/emojis", f"POST {_GUILD}/stickers"),
)  # fmt: skip
_OF_CHANNELS = (
    (P.MANAGE_WEBHOOKS, f"GET {_CHANNEL}/webhooks", f"POST {_CHANNEL}/webhooks"),
    (P.MANAGE_CHANNELS, f"GET {_CHANNEL}/invites"),
    (P.CREATE_INVITE, f"POST {_CHANNEL}/invites"),
)


def _guild_route(needed: Permission) -> Handler:
    def refuse(ctx: ApiServices, call: ApiCall) -> ApiReply:
        guild = guild_of(ctx, call)
        if ctx.world.guild_permissions(guild, ctx.world.bot) & needed:
            raise errors.not_found()
        raise errors.missing_permissions()

    return refuse


def _channel_route(needed: Permission) -> Handler:
    def refuse(ctx: ApiServices, call: ApiCall) -> ApiReply:
        reach(ctx, call, needed)
        raise errors.not_found()

    return refuse


def _register() -> None:
    for table, made in ((_OF_GUILDS, _guild_route), (_OF_CHANNELS, _channel_route)):
        for needed, *routes in table:
            for route in routes:
                method, template = str(route).split()
                ROUTES(method, template)(made(Permission(needed)))


_register()


@ROUTES("GET", f"{_GUILD}/emojis", f"{_GUILD}/stickers")
def none_of_the_guild(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The guild has none of these."""
    guild_of(ctx, call)
    return ApiReply(body=[])


@ROUTES("POST", f"{_CHANNEL}/messages/{{message_id}}/crosspost")
def crosspost(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Only messages of announcement channels are passed on, and there are none."""
    message_of(ctx, reach(ctx, call), call)
    raise errors.wrong_channel_type()


@ROUTES("POST", f"{_CHANNEL}/followers")
def follow(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Only announcement channels are followed, and there are none."""
    reach(ctx, call)
    raise errors.wrong_channel_type()


@ROUTES("GET", f"{_CHANNEL}/polls/{{message_id}}/answers/{{answer_id}}")
@ROUTES("POST", f"{_CHANNEL}/polls/{{message_id}}/expire")
def poll(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """No message is a poll: nobody has the permission."""
    message_of(ctx, reach(ctx, call), call)
    raise errors.ApiError(400, 520006, "Cannot expire a non-poll message")


@ROUTES("GET", "/users/@me/guilds/{guild_id}/member", "/users/@me/connections")
def for_people(_ctx: ApiServices, _call: ApiCall) -> ApiReply:
    """Refuse what only a person's own token may ask (20001)."""
    raise errors.bots_cannot()


@ROUTES("PATCH", "/users/@me")
def change_account(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Another name for the bot: that is for the page of its maker."""
    body = call.object()
    _PROFILE(body, ())
    if body.get("username") not in (None, ctx.world.bot.name):
        fail(("username",), "USERNAME_RATE_LIMIT", "You are changing your username too fast. Try again later.")
    return ApiReply(body=payloads.own_user(ctx.world))


@ROUTES("GET", "/webhooks/{webhook_id}")
@ROUTES("PATCH", "/webhooks/{webhook_id}")
@ROUTES("DELETE", "/webhooks/{webhook_id}")
@ROUTES("GET", "/webhooks/{webhook_id}/{webhook_token}")
@ROUTES("PATCH", "/webhooks/{webhook_id}/{webhook_token}")
@ROUTES("DELETE", "/webhooks/{webhook_id}/{webhook_token}")
def webhook(_ctx: ApiServices, call: ApiCall) -> ApiReply:
    """There are no webhooks but the tokens of interactions, which can neither be seen nor changed."""
    call.id("webhook_id")
    raise errors.unknown_webhook()


@ROUTES("GET", "/stickers/{sticker_id}")
def sticker(_ctx: ApiServices, call: ApiCall) -> ApiReply:
    """There are no stickers."""
    call.id("sticker_id")
    raise errors.ApiError(404, 10060, "Unknown sticker")


@ROUTES("GET", "/sticker-packs")
def sticker_packs(_ctx: ApiServices, _call: ApiCall) -> ApiReply:
    """There are no packs of stickers."""
    return ApiReply(body={"sticker_packs": []})


@ROUTES("GET", "/applications/{application_id}/entitlements")
def entitlements(_ctx: ApiServices, _call: ApiCall) -> ApiReply:
    """Nobody has bought anything."""
    empty: list[Any] = []
    return ApiReply(body=empty)
