"""The shapes of components in requests, by their type number: each key's rule, as Discord documents it."""

from bot.sandbox.strict.rules import (
    CHANNEL_TYPES,
    ObjectRule,
    anything,
    array,
    boolean,
    code,
    integer,
    one_of,
    snowflake,
    text,
    url,
)

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
_ID = {"type": integer(1, 99), "id": integer(0, 2**31 - 1)}
_CUSTOM_ID = code(1, 100)
_EMOJI = ObjectRule({"id": snowflake, "name": code(1, 100), "animated": boolean})
_MEDIA = ObjectRule(
    {"url": url("http", "https", "attachment")},
    ("url",),
    ("proxy_url", "width", "height", "content_type", "flags", "placeholder", "placeholder_version",
     "loading_state", "attachment_id", "id"),
)  # fmt: skip
_OPTION = ObjectRule(
    {"label": text(1, 100), "value": code(1, 100), "description": text(0, 100), "emoji": _EMOJI, "default": boolean},
    ("label", "value"),
)
_DEFAULT = ObjectRule({"id": snowflake, "type": one_of("user", "role", "channel")}, ("id", "type"))
_MENU = {
    **_ID,
    "custom_id": _CUSTOM_ID,
    "placeholder": text(0, 150),
    "min_values": integer(0, 25),
    "max_values": integer(1, 25),
    "disabled": boolean,
    "required": boolean,
}
_AUTO_MENU = ObjectRule({**_MENU, "default_values": array(_DEFAULT, 0, 25)}, ("custom_id",))
_CHOICE_INPUT = {**_ID, "custom_id": _CUSTOM_ID, "required": boolean}
MODAL = ObjectRule(
    {"custom_id": _CUSTOM_ID, "title": text(1, 45), "components": array(anything, 1, 5)},
    ("custom_id", "title", "components"),
)
SHAPES: dict[int, ObjectRule] = {
    ROW: ObjectRule({**_ID, "components": array(anything, 1, 5)}, ("components",)),
    BUTTON: ObjectRule(
        {
            **_ID, "style": integer(1, 6), "label": text(0, 80), "emoji": _EMOJI, "custom_id": _CUSTOM_ID,
            "url": url("http", "https", "discord", longest=512), "disabled": boolean, "sku_id": snowflake,
        },
        ("style",),
    ),
    STRING_SELECT: ObjectRule({**_MENU, "options": array(_OPTION, 1, 25)}, ("custom_id", "options")),
    USER_SELECT: _AUTO_MENU,
    ROLE_SELECT: _AUTO_MENU,
    MENTIONABLE_SELECT: _AUTO_MENU,
    CHANNEL_SELECT: ObjectRule(
        {**_AUTO_MENU.fields, "channel_types": array(one_of(*CHANNEL_TYPES), unique=True)}, ("custom_id",)
    ),
    TEXT_INPUT: ObjectRule(
        {
            **_ID, "custom_id": _CUSTOM_ID, "style": one_of(1, 2), "label": text(1, 45), "value": text(0, 4000),
            "placeholder": text(0, 100), "required": boolean, "min_length": integer(0, 4000),
            "max_length": integer(1, 4000),
        },
        ("custom_id", "style"),
    ),
    SECTION: ObjectRule(
        {**_ID, "components": array(anything, 1, 3), "accessory": anything}, ("components", "accessory")
    ),
    TEXT_DISPLAY: ObjectRule({**_ID, "content": text(1, 4000)}, ("content",)),
    THUMBNAIL: ObjectRule({**_ID, "media": _MEDIA, "description": text(1, 1024), "spoiler": boolean}, ("media",)),
    GALLERY: ObjectRule(
        {**_ID, "items": array(
            ObjectRule({"media": _MEDIA, "description": text(1, 1024), "spoiler": boolean}, ("media",)), 1, 10
        )},
        ("items",),
    ),
    FILE: ObjectRule({**_ID, "file": _MEDIA, "spoiler": boolean}, ("file",), ("name", "size")),
    SEPARATOR: ObjectRule({**_ID, "divider": boolean, "spacing": one_of(1, 2)}),
    CONTAINER: ObjectRule(
        {**_ID, "components": array(anything, 1, 40), "accent_color": integer(0, 0xFFFFFF), "spoiler": boolean},
        ("components",),
    ),
    LABEL: ObjectRule(
        {**_ID, "label": text(1, 45), "description": text(1, 100), "component": anything}, ("label", "component")
    ),
    FILE_UPLOAD: ObjectRule(
        {**_CHOICE_INPUT, "min_values": integer(0, 10), "max_values": integer(1, 10)}, ("custom_id",)
    ),
    RADIO_GROUP: ObjectRule({**_CHOICE_INPUT, "options": array(_OPTION, 2, 10)}, ("custom_id", "options")),
    CHECKBOX_GROUP: ObjectRule(
        {**_CHOICE_INPUT, "min_values": integer(0, 10), "max_values": integer(1, 10), "options": array(_OPTION, 1, 10)},
        ("custom_id", "options"),
    ),
    CHECKBOX: ObjectRule({**_ID, "custom_id": _CUSTOM_ID, "default": boolean}, ("custom_id",)),
}  # fmt: skip
