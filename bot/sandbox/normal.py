"""Components that a bot sent, brought into the form in which Discord gives them back: with defaults and ids."""

from collections.abc import Mapping
from itertools import count
from typing import Any

from bot.sandbox.errors import Json
from bot.sandbox.model import walk
from bot.sandbox.strict.component_rules import BUTTON, SELECTS, STRING_SELECT

_DEFAULTS: Mapping[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in SELECTS},
    BUTTON: {"disabled": False},
}


def without_null(value: Any) -> Any:
    """A copy of the JSON value without keys that are null, at any depth."""
    if isinstance(value, dict):
        return {key: without_null(inner) for key, inner in value.items() if inner is not None}
    return [without_null(inner) for inner in value] if isinstance(value, list) else value


def components(sent: list[Json] | None) -> list[Json]:
    """The components as they are given back: each with an `id`, and with defaults."""
    normalized: list[Json] = without_null(sent or [])
    everything = list(walk(normalized))
    taken = {component["id"] for component in everything if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for component in everything:
        component["id"] = component.get("id") or next(free)
        _set_defaults(component)
    return normalized


def _set_defaults(component: Json) -> None:
    kind = component["type"]
    for key, value in _DEFAULTS.get(kind, {}).items():
        component.setdefault(key, value)
    if kind == STRING_SELECT:
        component["options"] = [_option(option) for option in component["options"]]
    if kind == BUTTON and "emoji" in component:
        component["emoji"] = _emoji(component["emoji"])


def _option(option: Json) -> Json:
    full = {"default": False, **option}
    return full | {"emoji": _emoji(full["emoji"])} if "emoji" in full else full


def _emoji(emoji: Json) -> Json:
    full = {"name": "", **emoji}
    return full | {"id": str(full["id"])} if "id" in full else full
