"""What Discord accepts as components: legacy rows, components V2, and the parts of forms."""

from collections.abc import Collection, Iterator
from typing import Any

from bot.sandbox.errors import Json, Path
from bot.sandbox.model import walk
from bot.sandbox.strict.component_rules import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    MODAL,
    RADIO_GROUP,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    SHAPES,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
)
from bot.sandbox.strict.emoji import is_emoji
from bot.sandbox.strict.rules import as_list, as_object, fail, first_repeated

ALL_COMPONENTS, TEXT_SUM, ROWS = 40, 4000, 5
V2_TOP = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
_LINK, _PREMIUM = 5, 6


def check_components(components: object, path: Path, *, v2: bool, emojis: Collection[int]) -> None:
    """Check a message's components; `v2` says whether the message has the flag. Raises `FormError`."""
    tops = as_list(components, path)
    for index, top in enumerate(tops):
        _check(top, (*path, index), V2_TOP if v2 else (ROW,), emojis)
    if not v2 and len(tops) > ROWS:
        fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 0 and {ROWS} in length.")
    _check_sums(tops, path)
    _check_unique(tops, path)


def check_modal(data: Json, emojis: Collection[int]) -> None:
    """Check the `data` of an answer that opens a form: title, custom_id, at most 5 parts. Raises `FormError`."""
    MODAL(data, ("data",))
    inner = ("data", "components")
    for index, top in enumerate(data["components"]):
        _check(top, (*inner, index), (ROW, LABEL, TEXT_DISPLAY), emojis, modal=True)
    _check_unique(data["components"], inner)


def _check(
    component: object, path: Path, kinds: Collection[int], emojis: Collection[int], *, modal: bool = False
) -> None:
    given = as_object(component, path)
    kind = given.get("type")
    if not isinstance(kind, int) or isinstance(kind, bool) or kind not in kinds:
        shown = ", ".join(str(k) for k in kinds)
        fail((*path, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({shown}).")
    SHAPES[kind](given, path)
    if kind == ROW:
        _check_row(given, path, emojis, modal)
    elif kind in (SECTION, CONTAINER):
        inner = (TEXT_DISPLAY,) if kind == SECTION else IN_CONTAINER
        for index, child in enumerate(given["components"]):
            _check(child, (*path, "components", index), inner, emojis)
        if kind == SECTION:
            _check(given["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL), emojis)
    elif kind == LABEL:
        _check(
            given["component"],
            (*path, "component"),
            (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX),
            emojis,
            modal=True,
        )
    else:
        _check_leaf(given, path, emojis)


def _check_row(row: Json, path: Path, emojis: Collection[int], modal: bool) -> None:
    children = row["components"]
    for index, child in enumerate(children):
        here = (*path, "components", index)
        _check(child, here, (TEXT_INPUT,) if modal else (BUTTON, *SELECTS), emojis, modal=modal)
        if modal and not (child.get("label") or "").strip():
            fail((*here, "label"), "BASE_TYPE_REQUIRED", "This field is required")
    if len(children) > 1 and any(child["type"] != BUTTON for child in children):
        fail((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The maximum width (5) was exceeded")


def _check_leaf(given: Json, path: Path, emojis: Collection[int]) -> None:
    kind = given["type"]
    if kind == BUTTON:
        _check_button(given, path, emojis)
    elif kind in SELECTS or kind in (FILE_UPLOAD, CHECKBOX_GROUP, RADIO_GROUP):
        _check_menu(given, path, emojis)
    elif kind == TEXT_INPUT:
        _check_text_input(given, path)
    elif kind == FILE and not given["file"]["url"].startswith(("attachment://", "http")):
        fail((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Must be attachment://")


def _check_button(button: Json, path: Path, emojis: Collection[int]) -> None:
    style = button["style"]
    wanted = {_LINK: "url", _PREMIUM: "sku_id"}.get(style, "custom_id")
    if not button.get(wanted):
        fail((*path, wanted), "BASE_TYPE_REQUIRED", f"A button of style {style} needs {wanted}")
    for key in {"url", "sku_id", "custom_id"} - {wanted}:
        if button.get(key):
            fail((*path, key), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", f"Only {wanted} can be set")
    named = bool((button.get("label") or "").strip() or button.get("emoji"))
    if named is (style == _PREMIUM):
        fail(
            path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button has a label or an emoji; a premium one neither"
        )
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
    if menu["type"] == CHECKBOX_GROUP and menu.get("max_values") is None:
        high = len(options or ())
    if options is not None and max(low, high) > len(options):
        fail((*path, "max_values"), "SELECT_MENU_MAX_VALUES_GT_OPTIONS", f"There are only {len(options)} options")
    if repeated := first_repeated([option["value"] for option in options or ()]):
        fail((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", f"Value {repeated!r} is used twice")
    for index, option in enumerate(options or ()):
        _check_emoji(option.get("emoji"), (*path, "options", index, "emoji"), emojis)
    defaults = [o for o in options or () if o.get("default")] or menu.get("default_values") or []
    if len(defaults) > high:
        fail((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", f"At most {high} may be chosen beforehand")


def _check_text_input(given: Json, path: Path) -> None:
    low, high = given.get("min_length") or 0, _or(given.get("max_length"), 4000)
    if low > high:
        fail((*path, "min_length"), "TEXT_INPUT_MIN_GT_MAX", "min_length is larger than max_length")
    if len(given.get("value") or "") > high:
        fail((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")


def _or(value: Any, default: int) -> int:
    return default if value is None else int(value)


def _check_sums(tops: list[Json], path: Path) -> None:
    everything = list(walk(tops))
    if len(everything) > ALL_COMPONENTS:
        fail(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"At most {ALL_COMPONENTS} components in all")
    if sum(len(c["content"]) for c in everything if c["type"] == TEXT_DISPLAY) > TEXT_SUM:
        fail(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"At most {TEXT_SUM} characters of text in all")


def _check_unique(tops: list[Json], path: Path) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        if repeated := first_repeated([str(c[key]) for c in walk(tops) if c.get(key)]):
            fail(path, code, f"Component {key} {repeated!r} is used twice")


def media_urls(components: list[Json]) -> Iterator[tuple[Path, str]]:
    """Every media URL in the components, with the path to it from the list of components."""
    for index, component in enumerate(components):
        for key in ("media", "file"):
            if key in component:
                yield (index, key, "url"), component[key]["url"]
        for number, item in enumerate(component.get("items", [])):
            yield (index, "items", number, "media", "url"), item["media"]["url"]
        for where, link in media_urls(component.get("components", [])):
            yield (index, "components", *where), link
        if "accessory" in component:
            for where, link in media_urls([component["accessory"]]):
                yield (index, "accessory", *where[1:]), link
