"""The shapes of components in requests, by their type number: each key's rule, as far as the bot sends it."""

from bot.sandbox.strict.rules import ObjectRule, anything, array, boolean, code, integer, one_of, snowflake, text

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT = range(1, 7)
LABEL = 18
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT)
_ID = {"type": integer(1, 99), "id": integer(0, 2**31 - 1)}
_CUSTOM_ID = code(1, 100)
_EMOJI = ObjectRule({"id": snowflake, "name": code(1, 100), "animated": boolean})
_OPTION = ObjectRule(
    {"label": text(1, 100), "value": code(1, 100), "description": text(0, 100), "emoji": _EMOJI, "default": boolean},
    ("label", "value"),
)
_MENU = {
    **_ID,
    "custom_id": _CUSTOM_ID,
    "placeholder": text(0, 150),
    "min_values": integer(0, 25),
    "max_values": integer(1, 25),
    "disabled": boolean,
    "required": boolean,
}
_AUTO_MENU = ObjectRule(_MENU, ("custom_id",))
MODAL = ObjectRule(
    {"custom_id": _CUSTOM_ID, "title": text(1, 45), "components": array(anything, 1, 5)},
    ("custom_id", "title", "components"),
)
SHAPES: dict[int, ObjectRule] = {
    ROW: ObjectRule({**_ID, "components": array(anything, 1, 5)}, ("components",)),
    BUTTON: ObjectRule(
        {
            **_ID, "style": integer(1, 4), "label": text(0, 80), "emoji": _EMOJI, "custom_id": _CUSTOM_ID,
            "disabled": boolean,
        },
        ("style", "custom_id"),
    ),
    STRING_SELECT: ObjectRule({**_MENU, "options": array(_OPTION, 1, 25)}, ("custom_id", "options")),
    USER_SELECT: _AUTO_MENU,
    ROLE_SELECT: _AUTO_MENU,
    TEXT_INPUT: ObjectRule(
        {
            **_ID, "custom_id": _CUSTOM_ID, "style": one_of(1, 2), "label": text(1, 45), "value": text(0, 4000),
            "placeholder": text(0, 100), "required": boolean, "min_length": integer(0, 4000),
            "max_length": integer(1, 4000),
        },
        ("custom_id", "style"),
    ),
    LABEL: ObjectRule(
        {**_ID, "label": text(1, 45), "description": text(1, 100), "component": anything}, ("label", "component")
    ),
}  # fmt: skip
