"""REST: guilds with their members, roles and channels."""

from bot.sandbox import errors, payloads
from bot.sandbox.errors import Json
from bot.sandbox.gateway.session import GUILD_MEMBERS
from bot.sandbox.model import OF_POSTS, SPOKEN, TEXT
from bot.sandbox.permissions import Permission
from bot.sandbox.rest.base import ApiCall, ApiReply, ApiServices, Routes, guild_of, truth
from bot.sandbox.rest.channels import CHANNEL
from bot.sandbox.strict.rules import ObjectRule, anything, fail, one_of, text

ROUTES = Routes()
_SELF = ObjectRule({"nick": text(0, 32), "avatar": anything, "banner": anything, "bio": text(0, 400)})
_NEW_CHANNEL = ObjectRule({**CHANNEL.fields, "type": one_of(TEXT, *SPOKEN, *OF_POSTS)}, ("name",))


@ROUTES("GET", "/guilds/{guild_id}")
def guild(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """One guild."""
    found = guild_of(ctx, call)
    counts: Json = {}
    if truth(call, "with_counts"):
        counts = {"approximate_member_count": len(found.members), "approximate_presence_count": len(found.members)}
    return ApiReply(body=payloads.guild(found) | counts)


@ROUTES("GET", "/guilds/{guild_id}/channels")
def channels(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The guild's channels without threads."""
    return ApiReply(body=[payloads.channel(c) for c in guild_of(ctx, call).channels.values() if not c.is_thread])


@ROUTES("POST", "/guilds/{guild_id}/channels")
def create_channel(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """A new channel or forum; needs MANAGE_CHANNELS."""
    found, body = guild_of(ctx, call), call.object()
    _NEW_CHANNEL(body, ())
    if not ctx.world.guild_permissions(found, ctx.world.bot) & Permission.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    if body.get("parent_id"):
        fail(("parent_id",), "CHANNEL_PARENT_INVALID", "Category does not exist")
    made = ctx.world.add_channel(found, body["name"], body.get("topic"), body.get("type") or TEXT)
    return ApiReply(201, payloads.channel(made))


@ROUTES("GET", "/guilds/{guild_id}/members")
def members(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The guild's members, by id; only for an application with the members intent (50001)."""
    if not ctx.gateway.allowed_intents & GUILD_MEMBERS:
        raise errors.missing_access()
    found = sorted(guild_of(ctx, call).members.values(), key=lambda m: m.user.id)
    after = call.snowflake("after") or 0
    return ApiReply(body=[payloads.member(m) for m in found if m.user.id > after][: call.limit(1, 1000)])


@ROUTES("GET", "/guilds/{guild_id}/members/search")
def search_members(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The members whose name begins with `query`."""
    wanted = call.query.get("query", "").lower()
    found = [m for m in guild_of(ctx, call).members.values() if m.user.name.lower().startswith(wanted)]
    return ApiReply(body=[payloads.member(m) for m in found][: call.limit(1, 1000)])


@ROUTES("GET", "/guilds/{guild_id}/members/{user_id}")
def member(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """One member."""
    found = guild_of(ctx, call).members.get(call.id("user_id"))
    if found is None:
        raise errors.unknown_member()
    return ApiReply(body=payloads.member(found))


@ROUTES("GET", "/guilds/{guild_id}/roles")
def roles(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """The guild's roles."""
    return ApiReply(body=[payloads.role(r) for r in guild_of(ctx, call).roles.values()])


@ROUTES("GET", "/guilds/{guild_id}/roles/{role_id}")
def one_role(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """One role of the guild."""
    found = guild_of(ctx, call).roles.get(call.id("role_id"))
    if found is None:
        raise errors.unknown_role()
    return ApiReply(body=payloads.role(found))


@ROUTES("PATCH", "/guilds/{guild_id}/members/@me")
def change_self(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Another nickname for the bot; needs CHANGE_NICKNAME."""
    found, body = guild_of(ctx, call), call.object()
    _SELF(body, ())
    if not ctx.world.guild_permissions(found, ctx.world.bot) & Permission.CHANGE_NICKNAME:
        raise errors.missing_permissions()
    own = found.members[ctx.world.bot.id]
    if "nick" in body:
        own.nick = (body["nick"] or "").strip() or None
        ctx.world.member_changed(found, own)
    return ApiReply(body=payloads.member(own))


@ROUTES("GET", "/guilds/{guild_id}/preview")
def preview(ctx: ApiServices, call: ApiCall) -> ApiReply:
    """Answer what may be known of a guild before one is in it; here only of those that the bot is in."""
    found = guild_of(ctx, call)
    count = len(found.members)
    empty = dict.fromkeys(("icon", "description", "home_header", "splash", "discovery_splash"))
    shown: Json = {
        "id": str(found.id), "name": found.name, "features": [], "approximate_member_count": count,
        "approximate_presence_count": count, "emojis": [], "stickers": [],
    }  # fmt: skip
    return ApiReply(body=empty | shown)
