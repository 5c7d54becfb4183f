"""What Discord accepts as an application command or an application emoji. All functions are pure."""

import base64
import binascii
import re
import unicodedata
from collections.abc import Collection, Iterable
from typing import Any

from bot.sandbox.errors import Json, Path
from bot.sandbox.images import ImageInfo, picture, whole
from bot.sandbox.strict.message_rules import CHOICE, CHOICE_VALUES
from bot.sandbox.strict.rules import (
    WHOLE,
    ObjectRule,
    anything,
    array,
    bits,
    boolean,
    fail,
    first_repeated,
    integer,
    localised,
    one_of,
    snowflake,
    text,
)

CHARACTERS, GLOBAL_COMMANDS, CONTEXT_COMMANDS = 8000, 100, 15
EMOJI_BYTES, EMOJIS = 256 * 1024, 2000
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = range(1, 7)
_EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_DATA_URI = re.compile(r"data:image/(?:png|jpe?g|gif|webp);base64,(.*)", re.DOTALL)

_OPTION = ObjectRule(
    {
        "type": integer(SUBCOMMAND, USER),
        "name": text(1, 32),
        "name_localizations": localised(text(1, 32)),
        "description": text(1, 100),
        "description_localizations": localised(text(1, 100)),
        "required": boolean,
        "choices": array(CHOICE, 0, 25),
        "options": array(anything, 0, 25),
        "min_value": WHOLE,
        "max_value": WHOLE,
        "min_length": integer(0, 6000),
        "max_length": integer(1, 6000),
        "autocomplete": boolean,
    },
    ("type", "name", "description"),
)
COMMAND = ObjectRule(
    {
        "id": snowflake,
        "type": one_of(1, 2, 3),
        "name": text(1, 32),
        "name_localizations": localised(text(1, 32)),
        "description": text(0, 100),
        "description_localizations": localised(text(1, 100)),
        "options": array(anything, 0, 25),
        "default_member_permissions": bits,
        "dm_permission": boolean,
        "nsfw": boolean,
        "contexts": array(integer(0, 2), 1, unique=True),
        "integration_types": array(integer(0, 1), 1, unique=True),
    },
    ("name",),
)
EMOJI = ObjectRule({"name": text(2, 32), "image": anything}, ("name", "image"))
_ONLY_FOR = {
    "choices": (STRING, INTEGER), "autocomplete": (STRING, INTEGER), "min_value": (INTEGER,), "max_value": (INTEGER,),
    "min_length": (STRING,), "max_length": (STRING,), "options": (SUBCOMMAND, GROUP),
}  # fmt: skip


def check_commands(commands: object, path: Path = ()) -> None:
    """Check a whole list of commands (bulk overwrite): each one, their number, and that names differ."""
    array(anything)(commands, path)
    assert isinstance(commands, list)
    for index, command in enumerate(commands):
        _check_command(command, (*path, index))
    for kind, limit in ((1, GLOBAL_COMMANDS), (2, CONTEXT_COMMANDS), (3, CONTEXT_COMMANDS)):
        names = [c["name"] for c in commands if (c.get("type") or 1) == kind]
        if len(names) > limit:
            fail(path, "APPLICATION_COMMANDS_TOO_MANY", f"At most {limit} commands of type {kind}")
        if repeated := first_repeated(names) or _repeated_name(c for c in commands if (c.get("type") or 1) == kind):
            fail(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", f"Application command names must be unique: {repeated}")


def _check_command(command: object, path: Path) -> None:
    """Check one application command. Raises `FormError`."""
    COMMAND(command, path)
    assert isinstance(command, dict)
    slash = (command.get("type") or 1) == 1
    _check_names(command, path, slash=slash)
    if slash and not (command.get("description") or "").strip():
        fail((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
    if not slash and (command.get("description") or command.get("options")):
        fail((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Context menus have none")
    _check_options(command.get("options") or [], (*path, "options"), depth=0)
    if _length(command) > CHARACTERS:
        fail(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({CHARACTERS})")


def valid_name(name: str) -> bool:
    """Return True if a slash command or option may be called so: letters, digits, `-_'`, in lower case, 1 to 32."""
    return (
        1 <= len(name) <= 32
        and name == name.lower()
        and all(
            letter in "-_'"
            or unicodedata.category(letter)[0] in "LN"
            or unicodedata.name(letter, "").startswith(("DEVANAGARI", "THAI"))
            for letter in name
        )
    )


def _check_names(thing: Json, path: Path, *, slash: bool = True) -> None:
    translated = thing.get("name_localizations") or {}
    names: dict[Path, Any] = {
        ("name",): thing["name"],
        **{("name_localizations", locale): name for locale, name in translated.items()},
    }
    for where, name in names.items():
        if slash and name is not None and not valid_name(name):
            fail((*path, *where), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _repeated_name(things: Iterable[Json]) -> str | None:
    """Return a name that two of these have in one language; what is not translated has its own name there."""
    things = [*things]
    for locale in sorted({locale for thing in things for locale in thing.get("name_localizations") or {}}):
        names = [(thing.get("name_localizations") or {}).get(locale) or thing["name"] for thing in things]
        if repeated := first_repeated(names):
            return repeated
    return None


def _check_options(options: list[object], path: Path, depth: int) -> None:
    for index, option in enumerate(options):
        _OPTION(option, (*path, index))
    shaped = [option for option in options if isinstance(option, dict)]
    for index, option in enumerate(shaped):
        _check_option(option, (*path, index), depth)
    if repeated := first_repeated([option["name"] for option in shaped]) or _repeated_name(shaped):
        fail(path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", f"Option name {repeated!r} is used twice")
    if len({option["type"] in (SUBCOMMAND, GROUP) for option in shaped}) > 1:
        fail(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Subcommands and options cannot be mixed")
    needed = [bool(option.get("required")) for option in shaped]
    if needed != sorted(needed, reverse=True):
        fail(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before others")


def _check_option(option: Json, path: Path, depth: int) -> None:
    kind = option["type"]
    _check_names(option, path)
    for key, kinds in _ONLY_FOR.items():
        if option.get(key) and kind not in kinds:
            fail((*path, key), "APPLICATION_COMMAND_OPTION_FIELD_INVALID", f"Not for options of type {kind}")
    if (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
        fail((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
    if kind in (SUBCOMMAND, GROUP):
        inner = option.get("options") or []
        if kind == GROUP and not inner:
            fail((*path, "options"), "BASE_TYPE_REQUIRED", "This field is required")
        if kind == GROUP and any(isinstance(o, dict) and o.get("type") != SUBCOMMAND for o in inner):
            fail((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only")
        _check_options(inner, (*path, "options"), depth + 1 if kind == GROUP else 2)
    _check_choices(option, path)
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if option.get(low) is not None and option.get(high) is not None and option[low] > option[high]:
            fail((*path, low), "APPLICATION_COMMAND_OPTION_RANGE_INVALID", f"{low} is larger than {high}")


def _check_choices(option: Json, path: Path) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        fail((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Not both of them")
    for index, choice in enumerate(choices):
        CHOICE_VALUES[option["type"]](choice["value"], (*path, "choices", index, "value"))
    if repeated := first_repeated([choice["name"] for choice in choices]):
        fail((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS", f"{repeated!r} is used twice")


def _length(thing: Json) -> int:
    """The characters that count towards 8000: names, descriptions and values, the longest translation of each."""
    total = len(str(thing.get("value", "")))
    for key in ("name", "description"):
        words = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(word or "") for word in words)
    return total + sum(_length(inner) for key in ("options", "choices") for inner in thing.get(key) or [])


def check_emoji(body: Json, taken: Collection[str]) -> tuple[bytes, ImageInfo]:
    """Check the body of a new application emoji; its bytes and what picture they are. Raises `FormError`."""
    EMOJI(body, ())
    if not _EMOJI_NAME.fullmatch(body["name"]):
        fail(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if body["name"] in taken:
        fail(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")
    match = _DATA_URI.fullmatch(str(body["image"]))
    if not match:
        fail(("image",), "BINARY_TYPE_INVALID", "Must be a data URI of an image in base64")
    try:
        data = base64.b64decode(match[1], validate=True)
    except binascii.Error:
        fail(("image",), "BINARY_TYPE_INVALID", "Invalid base64")
    if len(data) > EMOJI_BYTES:
        fail(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    seen = picture(data)
    if seen is None or not whole(data):
        fail(("image",), "IMAGE_INVALID", "Invalid image data")
    return data, seen
