"""The world's things as the JSON that Discord sends (docs: the resources' "object" tables)."""

from datetime import UTC, datetime

from bot.sandbox.errors import Json
from bot.sandbox.interaction import COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.model import (
    DM,
    EXTERNAL,
    OF_POSTS,
    PRIVATE_THREAD,
    SPOKEN,
    Attachment,
    Channel,
    Command,
    Emoji,
    Guild,
    Member,
    Message,
    Role,
    ScheduledEvent,
    User,
)
from bot.sandbox.permissions import GUEST, Permission
from bot.sandbox.world import World

_FORUM_PART: Json = {
    "available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0,
    "default_tag_setting": "match_some",
}  # fmt: skip
_SPOKEN_PART: Json = {"bitrate": 64000, "user_limit": 0, "rtc_region": None, "video_quality_mode": 1}


def timestamp(seconds: float | None) -> str | None:
    """Seconds since 1970 as ISO 8601 with microseconds and offset; None stays None."""
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def user(who: User) -> Json:
    """A user object."""
    fields: Json = {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_") if not who.bot else who.name,
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": who.avatar,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return fields | {"bot": True} if who.bot else fields


def own_user(world: World) -> Json:
    """The bot's own user object, as `/users/@me` and READY give it."""
    return {
        **user(world.bot), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None,
        "premium_type": 0, "bio": "", "banner": None, "accent_color": None,
    }  # fmt: skip


def member(who: Member, *, with_user: bool = True, permissions: int | None = None) -> Json:
    """A guild member object; with `permissions` as interactions carry it."""
    fields: Json = {
        "avatar": None, "banner": None, "communication_disabled_until": None, "flags": 0,
        "joined_at": timestamp(who.joined), "nick": who.nick, "pending": False, "premium_since": None,
        "roles": [str(role) for role in who.roles], "mute": False, "deaf": False,
    }  # fmt: skip
    if with_user:
        fields["user"] = user(who.user)
    if permissions is not None:
        fields["permissions"] = str(permissions)
    return fields


def role(what: Role) -> Json:
    """A role object."""
    return {
        "id": str(what.id), "name": what.name, "permissions": str(what.permissions), "position": what.position,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False, "managed": what.managed, "mentionable": what.mentionable, "icon": None,
        "unicode_emoji": None, "flags": 0,
    }  # fmt: skip


def channel(what: Channel) -> Json:
    """A channel, thread or DM object."""
    fields: Json = {
        "id": str(what.id),
        "type": what.type,
        "last_message_id": None if what.last_message_id is None else str(what.last_message_id),
        "flags": 0,
    }
    if what.type == DM:
        return fields | {"recipients": [user(what.recipient)] if what.recipient else []}
    fields |= {
        "guild_id": str(what.guild_id), "name": what.name,
        "parent_id": None if what.parent_id is None else str(what.parent_id),
        "rate_limit_per_user": 0, "last_pin_timestamp": None,
    }  # fmt: skip
    return fields | (_thread_part(what) if what.is_thread else _channel_part(what))


def _channel_part(what: Channel) -> Json:
    fields: Json = {
        "position": what.position, "topic": None, "nsfw": False,
        "permission_overwrites": [
            {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in what.overwrites.values()
        ],
    }  # fmt: skip
    if what.type in SPOKEN:
        return fields | _SPOKEN_PART
    return fields | _FORUM_PART if what.type in OF_POSTS else fields


def _thread_part(what: Channel) -> Json:
    return {
        "owner_id": str(what.owner_id), "message_count": what.sent, "total_message_sent": what.sent,
        "member_count": min(len(what.thread_members), 50), "applied_tags": [],
        "thread_metadata": {
            "archived": what.archived, "locked": what.locked, "archive_timestamp": timestamp(what.archive_changed),
            "auto_archive_duration": what.auto_archive_minutes, "create_timestamp": timestamp(what.created),
            **({"invitable": True} if what.type == PRIVATE_THREAD else {}),
        },
    }  # fmt: skip


def thread_member(thread: Channel, who: User) -> Json:
    """A thread member object."""
    return {
        "id": str(thread.id), "user_id": str(who.id), "join_timestamp": timestamp(thread.created), "flags": 0,
    }  # fmt: skip


def guild(what: Guild) -> Json:
    """A guild object without its channels and members."""
    empty = dict.fromkeys((
        "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id",
        "afk_channel_id", "system_channel_id", "widget_channel_id", "max_presences", "vanity_url_code",
        "rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id", "incidents_data",
    ))  # fmt: skip
    return empty | {
        "id": str(what.id), "name": what.name, "features": list(what.features), "owner_id": str(what.owner_id),
        "region": "deprecated", "afk_timeout": 300, "system_channel_flags": 0, "widget_enabled": False,
        "verification_level": 0, "roles": [role(r) for r in what.roles.values()],
        "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0,
        "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": what.locale,
        "premium_progress_bar_enabled": False, "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [],
    }  # fmt: skip


def scheduled_event(world: World, what: ScheduledEvent) -> Json:
    """A scheduled event that is bound to no channel."""
    creator = world.users.get(what.creator_id)
    return {
        "id": str(what.id), "guild_id": str(what.guild_id), "name": what.name, "description": what.description,
        "channel_id": None, "creator_id": str(what.creator_id), "image": None, "entity_id": None,
        "scheduled_start_time": timestamp(what.start), "scheduled_end_time": timestamp(what.end),
        "privacy_level": 2, "status": what.status, "entity_type": EXTERNAL, "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [], "entity_metadata": {"location": what.location},
    } | ({"creator": user(creator)} if creator else {})  # fmt: skip


def guild_create(world: World, what: Guild) -> Json:
    """The guild as GUILD_CREATE sends it; without the members intent only the bot is listed."""
    mine = what.members[world.bot.id]
    return guild(what) | {
        "joined_at": timestamp(mine.joined), "large": False,
        "member_count": len(what.members), "members": [member(mine)],
        "channels": [channel(c) for c in what.channels.values() if not c.is_thread],
        "threads": [
            thread(world, c) for c in what.channels.values()
            if c.is_thread and not c.archived and world.permissions(c, world.bot) & Permission.VIEW_CHANNEL
        ],
        "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [scheduled_event(world, event) for event in what.events.values()],
        "soundboard_sounds": [],
    }  # fmt: skip


def thread(world: World, what: Channel) -> Json:
    """A thread object, with the bot's membership where it is in it."""
    mine = {"member": thread_member(what, world.bot)} if world.bot.id in what.thread_members else {}
    return channel(what) | mine


def attachment(what: Attachment, *, ephemeral: bool = False) -> Json:
    """An attachment object."""
    fields: Json = {
        "id": str(what.id), "filename": what.filename, "size": what.size, "url": what.url,
        "proxy_url": what.url, "content_type": what.content_type,
    }  # fmt: skip
    optional = {"description": what.description, "width": what.width, "height": what.height}
    fields |= {key: value for key, value in optional.items() if value is not None}
    return fields | {"ephemeral": True} if ephemeral else fields


def message(world: World, what: Message, *, nested: bool = False) -> Json:
    """A message object; a `nested` one is that to which another replies, and doesn't show what it replied to."""
    fields: Json = {
        "id": str(what.id), "channel_id": str(what.channel.id), "type": what.type, "content": what.content,
        "author": user(what.author), "timestamp": timestamp(what.created),
        "edited_timestamp": timestamp(what.edited), "flags": what.flags, "tts": False,
        "pinned": what.pinned is not None,
        "mention_everyone": what.mention_everyone, "mentions": [user(u) for u in what.mentions],
        "mention_roles": [str(r) for r in what.mention_roles], "embeds": [],
        "attachments": [attachment(a, ephemeral=what.ephemeral) for a in what.attachments],
        "components": what.components,
    }  # fmt: skip
    return fields | _message_origin(world, what, nested)


def _message_origin(world: World, what: Message, nested: bool) -> Json:
    fields: Json = {}
    if what.webhook_id:
        fields |= {"webhook_id": str(what.webhook_id), "application_id": str(what.webhook_id)}
    if what.metadata:
        fields["interaction_metadata"] = what.metadata
    if what.nonce is not None:
        fields["nonce"] = what.nonce
    if what.reference:
        fields["message_reference"] = what.reference
    if what.reference and not nested:
        replied = what.channel.messages.get(int(what.reference["message_id"]))
        fields["referenced_message"] = message(world, replied, nested=True) if replied else None
    return fields


def emoji(world: World, what: Emoji) -> Json:
    """An application emoji object."""
    return {
        "id": str(what.id), "name": what.name, "user": user(world.bot), "roles": [], "require_colons": True,
        "managed": False, "animated": what.content_type == "image/gif", "available": True,
    }  # fmt: skip


def command(world: World, what: Command) -> Json:
    """An application command object: what the bot registered, with ids and Discord's defaults."""
    spec = {key: value for key, value in what.spec.items() if value is not None and key != "id"}
    bits = spec.pop("default_member_permissions", None)
    return {
        "id": str(what.id), "application_id": str(world.bot.id), "version": str(what.version), "type": 1,
        "description": "", "nsfw": False, "dm_permission": True, "contexts": None, "integration_types": [0],
        "name_localizations": None, "description_localizations": None,
        **spec, "default_member_permissions": None if bits is None else str(bits),
    }  # fmt: skip


def application(world: World) -> Json:
    """The application object of the bot's owner (`/applications/@me`)."""
    return {
        "id": str(world.bot.id), "name": world.bot.name, "icon": None, "description": "", "type": None,
        "bot": user(world.bot), "bot_public": False, "bot_require_code_grant": False, "verify_key": "0" * 64,
        "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "owner": user(world.bot) | {"bot": False}, "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(u.has_app for u in world.users.values()),
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
        "rpc_origins": [], "integration_types_config": {"0": {}, "1": {}},
    }  # fmt: skip


def metadata(what: Interaction) -> Json:
    """The `interaction_metadata` of messages that answer it."""
    fields: Json = {
        "id": str(what.id), "type": what.type, "user": user(what.user),
        "authorizing_integration_owners": what.owners,
    }  # fmt: skip
    if what.type == COMPONENT and what.message:
        fields["interacted_message_id"] = str(what.message.id)
    if what.type == MODAL_SUBMIT and what.source:
        fields["triggering_interaction_metadata"] = metadata(what.source)
    return fields


def interaction(world: World, what: Interaction) -> Json:
    """The interaction as INTERACTION_CREATE sends it."""
    place, bits = what.channel, world.permissions(what.channel, what.user)
    fields: Json = {
        "id": str(what.id), "application_id": str(world.bot.id), "type": what.type, "token": what.token,
        "version": 1, "data": what.data, "channel_id": str(place.id),
        "channel": channel(place) | {"permissions": str(bits)}, "locale": what.user.locale,
        "app_permissions": str(
            int(GUEST) if world.is_guest(what.guild) else world.permissions(place, world.bot, inside=True)
        ),
        "entitlements": [],
        "authorizing_integration_owners": what.owners, "context": 0 if what.guild else 1,
        "attachment_size_limit": world.limits.file_bytes,
    }  # fmt: skip
    if what.message:
        fields["message"] = message(world, what.message)
    return fields | _interaction_origin(what, bits)


def _interaction_origin(what: Interaction, bits: int) -> Json:
    if not what.guild:
        return {"user": user(what.user)}
    guild_id, members = str(what.guild.id), what.guild.members
    return {
        "guild_id": guild_id, "guild_locale": what.guild.locale,
        "guild": {"id": guild_id, "locale": what.guild.locale, "features": list(what.guild.features)},
        "member": member(members[what.user.id], permissions=bits),
    }  # fmt: skip
