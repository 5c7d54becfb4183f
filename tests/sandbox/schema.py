"""Discord's own description of its API as a judge: of what the bot sends, and of what the sandbox answers."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.box import Logged

PATH = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
needs_schema = pytest.mark.skipif(not PATH.is_file(), reason="Discord's openapi.json is not beside the project")
_PERMISSIONS = ("default_member_permissions", "allow", "deny")
# The schema leaves the branch open; picked by type, the messages say what is wrong.
_BRANCHES = {
    4: "CreateMessageInteractionCallbackRequest", 5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest", 7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest", 9: "ModalInteractionCallbackRequest",
}  # fmt: skip


@cache
def document() -> dict[str, Any]:
    """The description with three relaxations: a snowflake may be a number (discord.py sends some so), permissions may
    be digits, and the inner codes of a form's errors are words, as Discord's documentation shows them.
    """
    loaded: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
    flake = loaded["components"]["schemas"]["SnowflakeType"]
    loaded["components"]["schemas"]["SnowflakeType"] = {"anyOf": [flake, {"type": "integer", "minimum": 0}]}
    inner = loaded["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    inner["items"] = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    _relax_permissions(loaded)
    return loaded


def _relax_permissions(part: Any) -> None:
    """Let digits stand for a number wherever permissions are asked for."""
    if not isinstance(part, dict | list):
        return
    for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
        if key in _PERMISSIONS and isinstance(inner, dict) and "integer" in inner.get("type", ()):
            part[key] = {"anyOf": [inner, {"type": "string", "pattern": "^(0|[1-9][0-9]{0,16})$"}]}
        else:
            _relax_permissions(inner)


@cache
def validator(ref: str) -> Draft202012Validator:
    """A validator for a JSON pointer into the description."""
    return Draft202012Validator({"$ref": ref} | {"components": document()["components"], "paths": document()["paths"]})


def pointer(*steps: str) -> str:
    return "#/" + "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)


def described(method: str, template: str) -> bool:
    """Whether Discord's description has that route; parameters may be called otherwise there."""
    return any(_shape(path) == _shape(template) and method.lower() in of for path, of in document()["paths"].items())


def _shape(path: str) -> list[str]:
    return ["{}" if part.startswith("{") else part for part in path.split("/")]


@cache
def _template(template: str) -> str:
    paths = [str(path) for path in document()["paths"] if _shape(path) == _shape(template)]
    assert paths, f"{template} is not in Discord's description"
    return paths[0]


def request_errors(logged: Logged) -> list[str]:
    """What is wrong with a request that the sandbox took."""
    template = _template(logged.template)
    operation = document()["paths"][template][logged.method.lower()]
    if "requestBody" not in operation:
        return [] if logged.body in (None, {}) else ["a body where none belongs"]
    steps = ("paths", template, logged.method.lower(), "requestBody", "content", "application/json", "schema")
    ref = pointer(*steps)
    if logged.template.endswith("/callback"):
        ref = pointer("components", "schemas", _BRANCHES[logged.body["type"]])
    elif logged.template == "/webhooks/{webhook_id}/{webhook_token}":
        ref = pointer("components", "schemas", "IncomingWebhookRequestPartial")
    return _errors(ref, logged.body)


def reply_errors(logged: Logged) -> list[str]:
    """What is wrong with an answer of the sandbox."""
    template = _template(logged.template)
    responses = document()["paths"][template][logged.method.lower()]["responses"]
    if logged.status == 204:
        return [] if "204" in responses or "200" in responses else [f"204 is not foreseen for {template}"]
    if logged.status >= 400:
        return _errors(pointer("components", "schemas", "ErrorResponse"), logged.reply)
    status = str(logged.status)
    if status not in responses:
        return [f"{status} is not foreseen for {logged.method} {template}"]
    steps = ("paths", template, logged.method.lower(), "responses", status, "content", "application/json", "schema")
    return _errors(pointer(*steps), logged.reply)


def _errors(ref: str, value: Any) -> list[str]:
    errors = validator(ref).iter_errors(value)
    return [f"{'/'.join(str(step) for step in error.absolute_path)}: {_deepest(error)}" for error in errors]


def _deepest(error: Any) -> str:
    while error.context:
        error = min(error.context, key=lambda e: -len(e.absolute_path))
    return f"{list(error.absolute_path)} {error.message}"[:300]
