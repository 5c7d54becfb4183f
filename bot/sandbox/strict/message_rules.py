"""The shapes of messages in requests: each key's rule, as Discord documents it."""

from bot.sandbox.model import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS
from bot.sandbox.strict.rules import (
    WHOLE,
    ObjectRule,
    Rule,
    anything,
    array,
    boolean,
    code,
    either,
    flags,
    integer,
    localised,
    moment,
    number,
    one_of,
    snowflake,
    text,
    url,
)

# Where in an embed the address of a picture stands.
EMBED_MEDIA = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
CONTENT, EMBEDS, ATTACHMENTS, FILENAME = 2000, 10, 10, 1024
VOICE_MESSAGE = 1 << 13
_MEDIA = url("http", "https", "attachment")
_LINK = url("http", "https")
# What clients send back of an embed or attachment that they received, some in their own spelling (discord.js);
# Discord lets it pass.
_RECEIVED_MEDIA = ("proxy_url", "width", "height", "content_type", "placeholder", "placeholder_version", "flags")
_RECEIVED_FILE = (
    "proxy_url", "size", "url", "spoiler", "height", "width", "content_type", "ephemeral", "flags", "name",
    "attachment", "proxyURL", "contentType", "duration", "placeholder", "placeholder_version",
)  # fmt: skip

_IMAGE = ObjectRule({"url": _MEDIA, "description": text(0, 4096)}, passed=_RECEIVED_MEDIA)
_FIELD = ObjectRule({"name": text(1, 256), "value": text(1, 1024), "inline": boolean}, required=("name", "value"))
EMBED = ObjectRule(
    {
        "type": text(0, 100),
        "url": _LINK,
        "title": text(0, 256),
        "description": text(0, 4096),
        "color": integer(0, 0xFFFFFF),
        "timestamp": moment,
        "author": ObjectRule({"name": text(1, 256), "url": _LINK, "icon_url": _MEDIA}, ("name",), ("proxy_icon_url",)),
        "footer": ObjectRule({"text": text(1, 2048), "icon_url": _MEDIA}, ("text",), ("proxy_icon_url",)),
        "image": _IMAGE,
        "thumbnail": _IMAGE,
        "fields": array(_FIELD, 0, 25),
    },
    passed=("video", "provider", "flags"),
)
ATTACHMENT = ObjectRule(
    {
        "id": snowflake,
        "filename": code(1, FILENAME),
        "description": text(0, 1024),
        "title": text(0, 1024),
        "duration_secs": number,
        "waveform": text(0, 400),
        "is_spoiler": boolean,
        "is_remix": boolean,
    },
    required=("id",),
    passed=_RECEIVED_FILE,
)
ALLOWED_MENTIONS = ObjectRule(
    {
        "parse": array(one_of("users", "roles", "everyone"), unique=True),
        "users": array(snowflake, 0, 100, unique=True),
        "roles": array(snowflake, 0, 100, unique=True),
        "replied_user": boolean,
    }
)
_REFERENCE = ObjectRule(
    {
        "message_id": snowflake,
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": boolean,
        "type": one_of(0, 1),
    },
    required=("message_id",),
)
POLL = ObjectRule(
    {
        "question": ObjectRule({"text": text(1, 300)}, ("text",)),
        "answers": array(ObjectRule({"poll_media": anything, "answer_id": integer(0, 100)}), 1, 10),
        "duration": integer(1, 768),
        "allow_multiselect": boolean,
        "layout_type": one_of(1),
    },
    ("question", "answers"),
)
_SHARED: dict[str, Rule] = {
    "content": text(0, CONTENT),
    "embeds": array(EMBED, 0, EMBEDS),
    "allowed_mentions": ALLOWED_MENTIONS,
    "components": array(anything, 0, 40),
    "attachments": array(ATTACHMENT, 0, ATTACHMENTS),
    "tts": boolean,
}
CREATE = ObjectRule({
    **_SHARED,
    "flags": flags(SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2, VOICE_MESSAGE),
    "nonce": either(integer(-(2**63), 2**64 - 1), code(0, 25)),
    "enforce_nonce": boolean,
    "poll": POLL,
    "message_reference": _REFERENCE,
    "sticker_ids": array(snowflake, 0, 3),
})  # fmt: skip
# Clients that have one maker of messages for all routes send these wherever a message goes (discord.js always does).
_ONLY_WHEN_NEW = ("nonce", "enforce_nonce")
EDIT = ObjectRule(
    {key: rule for key, rule in _SHARED.items() if key != "tts"}
    | {"flags": flags(SUPPRESS_EMBEDS, COMPONENTS_V2), "sticker_ids": array(snowflake, 0, 3)},
    passed=(*_ONLY_WHEN_NEW, "tts"),
)
WEBHOOK = ObjectRule(
    {
        **_SHARED,
        "flags": flags(SUPPRESS_EMBEDS, EPHEMERAL, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2, VOICE_MESSAGE),
        "poll": POLL,
    },
    passed=_ONLY_WHEN_NEW,
)
DEFER = ObjectRule({"flags": flags(EPHEMERAL), "tts": boolean}, passed=("allowed_mentions",))
CHOICE = ObjectRule(
    {"name": text(1, 100), "value": anything, "name_localizations": localised(text(1, 100))}, ("name", "value")
)
# What a choice stands for, by the option's type: text, whole number, number.
CHOICE_VALUES: dict[int, Rule] = {3: code(1, 100), 4: WHOLE, 10: number}
CHOICES = ObjectRule({"choices": array(CHOICE, 0, 25)}, required=("choices",))
