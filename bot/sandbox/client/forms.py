"""Filling in a form (modal) as Discord's client lets a person do it."""

from collections.abc import Mapping

from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.interaction import Modal


def filled_form(modal: Modal, fields: Mapping[str, object]) -> Json:
    """The `data` of a modal-submit interaction; raises `ClientRefusedError` where the client would not send."""
    if unknown := set(fields) - {label["component"]["custom_id"] for label in modal.components}:
        raise ClientRefusedError("no_field", f"the form has no field {min(unknown)}")
    return {"custom_id": modal.custom_id, "components": [_filled(label, fields) for label in modal.components]}


def _filled(label: Json, fields: Mapping[str, object]) -> Json:
    spec = label["component"]
    value = _text(spec, fields.get(spec["custom_id"]))
    component = {"type": spec["type"], "id": spec["id"], "custom_id": spec["custom_id"], "value": value}
    return {"type": label["type"], "id": label["id"], "component": component}


def _text(spec: Json, entered: object) -> str:
    if not isinstance(entered, str | int | None):
        raise ClientRefusedError("value", f"{spec['custom_id']} must be text")
    text = spec.get("value") or "" if entered is None else str(entered)
    if not text and not spec.get("required", True):
        return ""
    low, high = spec.get("min_length") or 0, spec.get("max_length") or 4000
    if not max(low, 1 if spec.get("required", True) else 0) <= len(text) <= high:
        raise ClientRefusedError("length", f"{spec['custom_id']} must have {low} to {high} characters")
    return text
