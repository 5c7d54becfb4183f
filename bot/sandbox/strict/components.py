"""Check the components that a bot sends, as Discord does: buttons and menus in messages, text fields in forms."""

from collections.abc import Collection
from typing import Any

from bot.sandbox.errors import Json, Path
from bot.sandbox.model import walk
from bot.sandbox.strict.component_rules import BUTTON, LABEL, MODAL, ROW, SELECTS, SHAPES, TEXT_INPUT
from bot.sandbox.strict.emoji import is_emoji
from bot.sandbox.strict.rules import as_object, fail, first_repeated

ROWS = 5


def check_components(rows: list[Any], path: Path, emojis: Collection[int]) -> None:
    """Check a message's components. Raises `FormError`."""
    for index, row in enumerate(rows):
        _check_row(row, (*path, index), emojis)
    if len(rows) > ROWS:
        fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ROWS} in length.")
    _check_unique(rows, path)


def check_modal(data: Json) -> None:
    """Check the `data` of an answer that opens a form: title, custom_id, at most 5 labels. Raises `FormError`."""
    MODAL(data, ("data",))
    inner = ("data", "components")
    for index, label in enumerate(data["components"]):
        _check_shape(label, (*inner, index), (LABEL,))
        where = (*inner, index, "component")
        _check_shape(label["component"], where, (TEXT_INPUT,))
        _check_text_input(label["component"], where)
    _check_unique(data["components"], inner)


def _check_shape(component: object, path: Path, kinds: Collection[int]) -> int:
    """Check that a component is of one of these kinds and has its keys; return its kind."""
    fields = as_object(component, path)
    kind = fields.get("type")
    if not isinstance(kind, int) or isinstance(kind, bool) or kind not in kinds:
        allowed = ", ".join(str(k) for k in kinds)
        fail((*path, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({allowed}).")
    SHAPES[kind](fields, path)
    return kind


def _check_row(row: Any, path: Path, emojis: Collection[int]) -> None:
    _check_shape(row, path, (ROW,))
    children = row["components"]
    for index, child in enumerate(children):
        where = (*path, "components", index)
        if _check_shape(child, where, (BUTTON, *SELECTS)) == BUTTON:
            _check_button(child, where, emojis)
        else:
            _check_menu(child, where, emojis)
    if len(children) > 1 and any(child["type"] != BUTTON for child in children):
        fail((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The maximum width (5) was exceeded")


def _check_button(button: Json, path: Path, emojis: Collection[int]) -> None:
    if not ((button.get("label") or "").strip() or button.get("emoji")):
        fail(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button has a label or an emoji")
    _check_emoji(button.get("emoji"), (*path, "emoji"), emojis)


def _check_emoji(emoji: Json | None, path: Path, emojis: Collection[int]) -> None:
    if emoji is None:
        return
    custom = emoji.get("id") is not None
    if custom and int(emoji["id"]) not in emojis:
        fail((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if not custom and not is_emoji(emoji.get("name") or ""):
        fail((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_menu(menu: Json, path: Path, emojis: Collection[int]) -> None:
    low, high = _or(menu.get("min_values"), 1), _or(menu.get("max_values"), 1)
    options = menu.get("options")
    if low > high:
        fail((*path, "min_values"), "SELECT_MENU_MIN_VALUES_GT_MAX_VALUES", "min_values is larger than max_values")
    if options is None:
        return
    if high > len(options):
        fail((*path, "max_values"), "SELECT_MENU_MAX_VALUES_GT_OPTIONS", f"There are only {len(options)} options")
    if repeated := first_repeated([option["value"] for option in options]):
        fail((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", f"Value {repeated!r} is used twice")
    for index, option in enumerate(options):
        _check_emoji(option.get("emoji"), (*path, "options", index, "emoji"), emojis)
    if sum(bool(option.get("default")) for option in options) > high:
        fail((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", f"At most {high} may be chosen beforehand")


def _check_text_input(fields: Json, path: Path) -> None:
    low, high = fields.get("min_length") or 0, _or(fields.get("max_length"), 4000)
    if low > high:
        fail((*path, "min_length"), "TEXT_INPUT_MIN_GT_MAX", "min_length is larger than max_length")
    if len(fields.get("value") or "") > high:
        fail((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def _or(value: Any, default: int) -> int:
    return default if value is None else int(value)


def _check_unique(tops: list[Json], path: Path) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        if repeated := first_repeated([str(c[key]) for c in walk(tops) if c.get(key)]):
            fail(path, code, f"Component {key} {repeated!r} is used twice")
