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


def of_user(who: User) -> Json:
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
        **of_user(world.bot), "mfa_enabled": True, "locale": "en-US", "verified": True, "email": None,
        "premium_type": 0, "bio": "", "banner": None, "accent_color": None,
    }  # fmt: skip


def of_member(who: Member, *, with_user: bool = True, permissions: int | None = None) -> Json:
    """A guild member object; with `permissions` as interactions carry it."""
    fields: Json = {
        "avatar": None, "banner": None, "communication_disabled_until": None, "flags": 0,
        "joined_at": timestamp(who.joined), "nick": who.nick, "pending": False, "premium_since": None,
        "roles": [str(role) for role in who.roles], "mute": False, "deaf": False,
    }  # fmt: skip
    if with_user:
        fields["user"] = of_user(who.user)
    if permissions is not None:
        fields["permissions"] = str(permissions)
    return fields


def of_role(role: Role) -> Json:
    """A role object."""
    return {
        "id": str(role.id), "name": role.name, "permissions": str(role.permissions), "position": role.position,
        "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False, "managed": role.managed, "mentionable": role.mentionable, "icon": None,
        "unicode_emoji": None, "flags": 0,
    }  # fmt: skip


def of_channel(channel: Channel) -> Json:
    """A channel, thread or DM object."""
    fields: Json = {
        "id": str(channel.id),
        "type": channel.type,
        "last_message_id": None if channel.last_message_id is None else str(channel.last_message_id),
        "flags": 0,
    }
    if channel.type == DM:
        return fields | {"recipients": [of_user(channel.recipient)] if channel.recipient else []}
    fields |= {
        "guild_id": str(channel.guild_id), "name": channel.name,
        "parent_id": None if channel.parent_id is None else str(channel.parent_id),
        "rate_limit_per_user": 0, "last_pin_timestamp": None,
    }  # fmt: skip
    return fields | (_thread_part(channel) if channel.is_thread else _channel_part(channel))


def _channel_part(channel: Channel) -> Json:
    fields: Json = {
        "position": channel.position, "topic": None, "nsfw": False,
        "permission_overwrites": [
            {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in channel.overwrites.values()
        ],
    }  # fmt: skip
    if channel.type in SPOKEN:
        return fields | _SPOKEN_PART
    return fields | _FORUM_PART if channel.type in OF_POSTS else fields


def _thread_part(thread: Channel) -> Json:
    return {
        "owner_id": str(thread.owner_id), "message_count": thread.sent, "total_message_sent": thread.sent,
        "member_count": min(len(thread.thread_members), 50), "applied_tags": [],
        "thread_metadata": {
            "archived": thread.archived, "locked": thread.locked, "auto_archive_duration": thread.auto_archive_minutes,
            "archive_timestamp": timestamp(thread.archive_changed), "create_timestamp": timestamp(thread.created),
            **({"invitable": True} if thread.type == PRIVATE_THREAD else {}),
        },
    }  # fmt: skip


def thread_member(thread: Channel, who: User) -> Json:
    """A thread member object."""
    return {
        "id": str(thread.id), "user_id": str(who.id), "join_timestamp": timestamp(thread.created), "flags": 0,
    }  # fmt: skip


def of_guild(guild: Guild) -> Json:
    """A guild object without its channels and members."""
    empty = dict.fromkeys((
        "icon", "description", "home_header", "splash", "discovery_splash", "banner", "application_id",
        "afk_channel_id", "system_channel_id", "widget_channel_id", "max_presences", "vanity_url_code",
        "rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id", "incidents_data",
    ))  # fmt: skip
    return empty | {
        "id": str(guild.id), "name": guild.name, "features": list(guild.features), "owner_id": str(guild.owner_id),
        "region": "deprecated", "afk_timeout": 300, "system_channel_flags": 0, "widget_enabled": False,
        "verification_level": 0, "roles": [of_role(r) for r in guild.roles.values()],
        "default_message_notifications": 1, "mfa_level": 0, "explicit_content_filter": 0,
        "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": guild.locale,
        "premium_progress_bar_enabled": False, "nsfw": False, "nsfw_level": 0, "emojis": [], "stickers": [],
    }  # fmt: skip


def of_event(world: World, event: ScheduledEvent) -> Json:
    """A scheduled event that is bound to no channel."""
    creator = world.users.get(event.creator_id)
    return {
        "id": str(event.id), "guild_id": str(event.guild_id), "name": event.name, "description": event.description,
        "channel_id": None, "creator_id": str(event.creator_id), "image": None, "entity_id": None,
        "scheduled_start_time": timestamp(event.start), "scheduled_end_time": timestamp(event.end),
        "privacy_level": 2, "status": event.status, "entity_type": EXTERNAL, "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [], "entity_metadata": {"location": event.location},
    } | ({"creator": of_user(creator)} if creator else {})  # fmt: skip


def guild_create(world: World, guild: Guild) -> Json:
    """The guild as GUILD_CREATE sends it; without the members intent only the bot is listed."""
    mine = guild.members[world.bot.id]
    return of_guild(guild) | {
        "joined_at": timestamp(mine.joined), "large": False,
        "member_count": len(guild.members), "members": [of_member(mine)],
        "channels": [of_channel(c) for c in guild.channels.values() if not c.is_thread],
        "threads": [
            of_thread(world, c) for c in guild.channels.values()
            if c.is_thread and not c.archived and world.permissions(c, world.bot) & Permission.VIEW_CHANNEL
        ],
        "voice_states": [], "presences": [], "stage_instances": [],
        "guild_scheduled_events": [of_event(world, event) for event in guild.events.values()],
        "soundboard_sounds": [],
    }  # fmt: skip


def of_thread(world: World, thread: Channel) -> Json:
    """A thread object, with the bot's membership where it is in it."""
    mine = {"member": thread_member(thread, world.bot)} if world.bot.id in thread.thread_members else {}
    return of_channel(thread) | mine


def of_attachment(attachment: Attachment, *, ephemeral: bool = False) -> Json:
    """An attachment object."""
    fields: Json = {
        "id": str(attachment.id), "filename": attachment.filename, "size": attachment.size, "url": attachment.url,
        "proxy_url": attachment.url, "content_type": attachment.content_type,
    }  # fmt: skip
    optional = {"description": attachment.description, "width": attachment.width, "height": attachment.height}
    fields |= {key: value for key, value in optional.items() if value is not None}
    return fields | {"ephemeral": True} if ephemeral else fields


def of_message(world: World, message: Message, *, nested: bool = False) -> Json:
    """A message object; a `nested` one is that to which another replies, and doesn't show what it replied to."""
    fields: Json = {
        "id": str(message.id), "channel_id": str(message.channel.id), "type": message.type, "content": message.content,
        "author": of_user(message.author), "timestamp": timestamp(message.created),
        "edited_timestamp": timestamp(message.edited), "flags": message.flags, "tts": False,
        "pinned": message.pinned is not None,
        "mention_everyone": message.mention_everyone, "mentions": [of_user(u) for u in message.mentions],
        "mention_roles": [str(r) for r in message.mention_roles], "embeds": [],
        "attachments": [of_attachment(a, ephemeral=message.ephemeral) for a in message.attachments],
        "components": message.components,
    }  # fmt: skip
    return fields | _message_origin(world, message, nested)


def _message_origin(world: World, message: Message, nested: bool) -> Json:
    fields: Json = {}
    if message.webhook_id:
        fields |= {"webhook_id": str(message.webhook_id), "application_id": str(message.webhook_id)}
    if message.metadata:
        fields["interaction_metadata"] = message.metadata
    if message.nonce is not None:
        fields["nonce"] = message.nonce
    if message.reference:
        fields["message_reference"] = message.reference
    if message.reference and not nested:
        replied = message.channel.messages.get(int(message.reference["message_id"]))
        fields["referenced_message"] = of_message(world, replied, nested=True) if replied else None
    return fields


def of_emoji(world: World, emoji: Emoji) -> Json:
    """An application emoji object."""
    return {
        "id": str(emoji.id), "name": emoji.name, "user": of_user(world.bot), "roles": [], "require_colons": True,
        "managed": False, "animated": emoji.content_type == "image/gif", "available": True,
    }  # fmt: skip


def of_command(world: World, command: Command) -> Json:
    """An application command object: what the bot registered, with ids and Discord's defaults."""
    spec = {key: value for key, value in command.spec.items() if value is not None and key != "id"}
    bits = spec.pop("default_member_permissions", None)
    return {
        "id": str(command.id), "application_id": str(world.bot.id), "version": str(command.version), "type": 1,
        "description": "", "nsfw": False, "dm_permission": True, "contexts": None, "integration_types": [0],
        "name_localizations": None, "description_localizations": None,
        **spec, "default_member_permissions": None if bits is None else str(bits),
    }  # fmt: skip


def application(world: World) -> Json:
    """The application object of the bot's owner (`/applications/@me`)."""
    return {
        "id": str(world.bot.id), "name": world.bot.name, "icon": None, "description": "", "type": None,
        "bot": of_user(world.bot), "bot_public": False, "bot_require_code_grant": False, "verify_key": "0" * 64,
        "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "owner": of_user(world.bot) | {"bot": False}, "team": None,
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(u.has_app for u in world.users.values()),
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "eligible_oauth2_scopes": [],
        "rpc_origins": [], "integration_types_config": {"0": {}, "1": {}},
    }  # fmt: skip


def metadata(interaction: Interaction) -> Json:
    """The `interaction_metadata` of messages that answer it."""
    fields: Json = {
        "id": str(interaction.id), "type": interaction.type, "user": of_user(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }  # fmt: skip
    if interaction.type == COMPONENT and interaction.message:
        fields["interacted_message_id"] = str(interaction.message.id)
    if interaction.type == MODAL_SUBMIT and interaction.source:
        fields["triggering_interaction_metadata"] = metadata(interaction.source)
    return fields


def of_interaction(world: World, interaction: Interaction) -> Json:
    """The interaction as INTERACTION_CREATE sends it."""
    place, bits = interaction.channel, world.permissions(interaction.channel, interaction.user)
    fields: Json = {
        "id": str(interaction.id), "application_id": str(world.bot.id), "type": interaction.type,
        "token": interaction.token, "version": 1, "data": interaction.data, "channel_id": str(place.id),
        "channel": of_channel(place) | {"permissions": str(bits)}, "locale": interaction.user.locale,
        "app_permissions": str(
            int(GUEST) if world.is_guest(interaction.guild) else world.permissions(place, world.bot, inside=True)
        ),
        "entitlements": [],
        "authorizing_integration_owners": interaction.owners, "context": 0 if interaction.guild else 1,
        "attachment_size_limit": world.limits.file_bytes,
    }  # fmt: skip
    if interaction.message:
        fields["message"] = of_message(world, interaction.message)
    return fields | _interaction_origin(interaction, bits)


def _interaction_origin(interaction: Interaction, bits: int) -> Json:
    if not interaction.guild:
        return {"user": of_user(interaction.user)}
    guild_id, members = str(interaction.guild.id), interaction.guild.members
    return {
        "guild_id": guild_id, "guild_locale": interaction.guild.locale,
        "guild": {"id": guild_id, "locale": interaction.guild.locale, "features": list(interaction.guild.features)},
        "member": of_member(members[interaction.user.id], permissions=bits),
    }  # fmt: skip
