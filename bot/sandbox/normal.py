"""What a bot sent, brought into the form in which Discord gives it back: defaults, ids, and media with real URLs."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.sandbox.errors import Json
from bot.sandbox.model import Attachment, walk
from bot.sandbox.strict.component_rules import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    THUMBNAIL,
)
from bot.sandbox.strict.message_rules import EMBED_MEDIA

_DEFAULTS: Mapping[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
    BUTTON: {"disabled": False},
    CONTAINER: {"spoiler": False, "accent_color": None},
    FILE: {"spoiler": False},
    THUMBNAIL: {"spoiler": False},
    SEPARATOR: {"divider": True, "spacing": 1},
}


def without_null(value: Any) -> Any:
    """A copy of the JSON value without keys that are null, at any depth."""
    if isinstance(value, dict):
        return {key: without_null(inner) for key, inner in value.items() if inner is not None}
    return [without_null(inner) for inner in value] if isinstance(value, list) else value


def embeds(given: list[Json] | None, files: Mapping[str, Attachment]) -> list[Json]:
    """The embeds as they are given back, with the real URLs of the files shown in them."""
    shown: list[Json] = without_null(given or [])
    for embed in shown:
        embed["type"] = "rich"
        for field in embed.get("fields", []):
            field.setdefault("inline", False)
        for part, key in EMBED_MEDIA:
            if key in embed.get(part, {}):
                _place(embed[part], key, files)
    return shown


def _place(part: Json, key: str, files: Mapping[str, Attachment]) -> None:
    file = _file(part[key], files)
    if file is not None:
        part[key] = file.url
        if key == "url" and file.width:
            part |= {"width": file.width, "height": file.height, "content_type": file.content_type}
    part["proxy_url" if key == "url" else "proxy_icon_url"] = part[key]


def _file(link: str, files: Mapping[str, Attachment]) -> Attachment | None:
    scheme, _, name = link.partition("://")
    return files[name] if scheme == "attachment" else None


def components(given: list[Json] | None, files: Mapping[str, Attachment], new_id: Callable[[], int]) -> list[Json]:
    """The components as they are given back: each with an `id`, defaults set, media resolved."""
    shown: list[Json] = without_null(given or [])
    everything = list(walk(shown))
    taken = {component["id"] for component in everything if component.get("id")}
    number = 0
    for component in everything:
        if not component.get("id"):
            number = next(n for n in range(number + 1, 1000) if n not in taken)
            component["id"] = number
        _set_defaults(component)
        _resolve_media(component, files, new_id)
    return shown


def _set_defaults(component: Json) -> None:
    kind = component["type"]
    for key, value in _DEFAULTS.get(kind, {}).items():
        component.setdefault(key, value)
    if kind == STRING_SELECT:
        component["options"] = [_option(option) for option in component["options"]]
    if kind in SELECTS and "default_values" in component:
        component["default_values"] = [value | {"id": str(value["id"])} for value in component["default_values"]]
    if kind == BUTTON and "emoji" in component:
        component["emoji"] = _emoji(component["emoji"])


def _option(option: Json) -> Json:
    shown = {"default": False, **option}
    return shown | {"emoji": _emoji(shown["emoji"])} if "emoji" in shown else shown


def _emoji(emoji: Json) -> Json:
    shown = {"name": "", **emoji}
    return shown | {"id": str(shown["id"])} if "id" in shown else shown


def _resolve_media(component: Json, files: Mapping[str, Attachment], new_id: Callable[[], int]) -> None:
    if component["type"] == THUMBNAIL:
        component["media"] = _media(component["media"], files, new_id)
        component.setdefault("description", None)
    elif component["type"] == FILE:
        file = _file(component["file"]["url"], files)
        component["file"] = _media(component["file"], files, new_id)
        component |= {"name": file.filename, "size": file.size} if file else {"name": None, "size": None}
    elif component["type"] == GALLERY:
        for item in component["items"]:
            item["media"] = _media(item["media"], files, new_id)
            item.setdefault("description", None)
            item.setdefault("spoiler", False)


def _media(media: Json, files: Mapping[str, Attachment], new_id: Callable[[], int]) -> Json:
    file = _file(media["url"], files)
    if file is None:
        return {"id": str(new_id()), "url": media["url"], "proxy_url": media["url"], "width": None, "height": None,
                "content_type": None}  # fmt: skip
    return {
        "id": str(file.id), "url": file.url, "proxy_url": file.url, "width": file.width, "height": file.height,
        "content_type": file.content_type, "attachment_id": str(file.id),
    }  # fmt: skip
