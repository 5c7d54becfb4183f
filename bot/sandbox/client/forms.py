"""Filling in a form (modal) as Discord's client lets a person do it."""

from collections.abc import Mapping

from bot.sandbox.client.options import chosen, merged
from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.interaction import Modal
from bot.sandbox.model import Channel
from bot.sandbox.strict.component_rules import CHECKBOX, CHECKBOX_GROUP, RADIO_GROUP, SELECTS, TEXT_INPUT
from bot.sandbox.world import World


def filled_form(world: World, channel: Channel, modal: Modal, fields: Mapping[str, object]) -> Json:
    """The `data` of a modal-submit interaction; raises `ClientRefusedError` where the client would not send."""
    if unknown := set(fields) - {i["custom_id"] for i in modal.inputs()}:
        raise ClientRefusedError("no_field", f"the form has no field {min(unknown)}")
    parts: list[Json] = []
    components = [_top(world, channel, top, fields, parts) for top in modal.components]
    data: Json = {"custom_id": modal.custom_id, "components": [c for c in components if c]}
    resolved = merged(parts)
    return data | {"resolved": resolved} if resolved else data


def _top(world: World, channel: Channel, top: Json, fields: Mapping[str, object], parts: list[Json]) -> Json:
    shown: Json = {"type": top["type"], "id": top["id"]}
    if top["type"] == 1:
        return shown | {"components": [_input(world, channel, c, fields, parts) for c in top["components"]]}
    if "component" in top:
        return shown | {"component": _input(world, channel, top["component"], fields, parts)}
    return {}


def _input(world: World, channel: Channel, spec: Json, fields: Mapping[str, object], parts: list[Json]) -> Json:
    shown: Json = {"type": spec["type"], "id": spec["id"], "custom_id": spec["custom_id"]}
    given = fields.get(spec["custom_id"])
    if spec["type"] == TEXT_INPUT:
        return shown | {"value": _text(spec, given)}
    if spec["type"] == CHECKBOX:
        return shown | {"value": bool(spec.get("default")) if given is None else bool(given)}
    values = _defaults(spec) if given is None else _listed(given)
    if spec["type"] == RADIO_GROUP:
        _check_options(spec, values, 1 if spec.get("required", True) else 0, 1)
        return shown | {"value": values[0] if values else None}
    if spec["type"] in SELECTS:
        if values or spec.get("required", True):
            parts.append(chosen(world, channel, spec, values).get("resolved", {}))
        return shown | {"values": values}
    if spec["type"] == CHECKBOX_GROUP:
        _check_options(spec, values, spec.get("min_values", 1), spec.get("max_values", len(spec["options"])))
    elif values or spec.get("required", True):
        raise ClientRefusedError("unsupported", "files cannot be sent with a form here")
    return shown | {"values": values}


def _text(spec: Json, given: object) -> str:
    if not isinstance(given, str | int | None):
        raise ClientRefusedError("value", f"{spec['custom_id']} must be text")
    text = spec.get("value") or "" if given is None else str(given)
    if not text and not spec.get("required", True):
        return ""
    low, high = spec.get("min_length") or 0, spec.get("max_length") or 4000
    if not max(low, 1 if spec.get("required", True) else 0) <= len(text) <= high:
        raise ClientRefusedError("length", f"{spec['custom_id']} must have {low} to {high} characters")
    return text


def _defaults(spec: Json) -> list[str]:
    picked = [option["value"] for option in spec.get("options", []) if option.get("default")]
    return picked or [value["id"] for value in spec.get("default_values", [])]


def _listed(given: object) -> list[str]:
    values = given if isinstance(given, list | tuple) else [given]
    if not all(isinstance(value, str | int) for value in values):
        raise ClientRefusedError("value", "choices are texts")
    return [str(value) for value in values]


def _check_options(spec: Json, values: list[str], low: int, high: int) -> None:
    if not low <= len(values) <= high:
        raise ClientRefusedError("count", f"choose {low} to {high}")
    if not {option["value"] for option in spec["options"]}.issuperset(values):
        raise ClientRefusedError("no_option", "no such option")
