"""The shapes of messages in requests: each key's rule, as Discord documents it, as far as the bot sends it."""

from bot.sandbox.model import EPHEMERAL, SUPPRESS_NOTIFICATIONS
from bot.sandbox.strict.rules import (
    WHOLE,
    ObjectRule,
    Rule,
    anything,
    array,
    boolean,
    code,
    flags,
    localised,
    one_of,
    snowflake,
    text,
)

CONTENT, ATTACHMENTS, FILENAME = 2000, 10, 1024
ATTACHMENT = ObjectRule(
    {"id": snowflake, "filename": code(1, FILENAME), "description": text(0, 1024)}, required=("id",)
)
ALLOWED_MENTIONS = ObjectRule(
    {
        "parse": array(one_of("users", "roles", "everyone"), unique=True),
        "users": array(snowflake, 0, 100, unique=True),
        "roles": array(snowflake, 0, 100, unique=True),
        "replied_user": boolean,
    }
)
EDIT = ObjectRule(
    {
        "content": text(0, CONTENT),
        "allowed_mentions": ALLOWED_MENTIONS,
        "components": array(anything, 0, 40),
        "attachments": array(ATTACHMENT, 0, ATTACHMENTS),
        "flags": flags(),
    },
    passed=("tts",),
)
CREATE = ObjectRule({
    **EDIT.fields,
    "tts": boolean,
    "flags": flags(SUPPRESS_NOTIFICATIONS),
    "nonce": code(0, 25),
    "enforce_nonce": boolean,
})  # fmt: skip
WEBHOOK = ObjectRule({**EDIT.fields, "tts": boolean, "flags": flags(EPHEMERAL, SUPPRESS_NOTIFICATIONS)})
DEFER = ObjectRule({"flags": flags(EPHEMERAL)})
CHOICE = ObjectRule(
    {"name": text(1, 100), "value": anything, "name_localizations": localised(text(1, 100))}, ("name", "value")
)
CHOICE_VALUES: dict[int, Rule] = {3: code(1, 100), 4: WHOLE}  # by the option's type: text, whole number
CHOICES = ObjectRule({"choices": array(CHOICE, 0, 25)}, required=("choices",))
