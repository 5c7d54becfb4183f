"""Discord's own description of its API, against which every request of the bot can be checked."""

import functools
import json
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

FILE = Path(__file__).resolve().parents[2].parent / "shared" / "discord" / "openapi.json"
# discord.py numbers new attachments by integers, which Discord takes as ids
_SNOWFLAKE = {"type": ["string", "integer"]}


@functools.cache
def spec() -> dict[str, Any]:
    """Read the description, with the one relaxation that Discord itself allows."""
    document = json.loads(FILE.read_text("utf-8"))
    document["components"]["schemas"]["SnowflakeType"] = _SNOWFLAKE
    return document


def faults(method: str, template: str, body: Any) -> list[str]:
    """Say where a request contradicts the description; an unknown route or an undescribed body is a fault too."""
    operation = spec()["paths"].get(template, {}).get(method.lower())
    if operation is None:
        return [f"no such route: {method} {template}"]
    if body is None:
        return []
    return [f"{method} {template}: {fault}" for fault in _body_faults(method, template, operation, body)]


def _body_faults(method: str, template: str, operation: dict[str, Any], body: Any) -> list[str]:
    if "requestBody" not in operation:
        return ["has no body"]
    content = operation["requestBody"]["content"]
    kind = "application/json" if "application/json" in content else "multipart/form-data"
    errors = _validator(method, template, kind).iter_errors(body)
    return [f"{error.json_path}: {error.message[:300]}" for error in errors]


@functools.cache
def _validator(method: str, template: str, kind: str) -> Draft202012Validator:
    where = f"/paths/{template.replace('~', '~0').replace('/', '~1')}/{method.lower()}"
    schema = {
        "$ref": f"#{where}/requestBody/content/{kind.replace('/', '~1')}/schema",
        "paths": spec()["paths"],
        "components": spec()["components"],
    }
    return Draft202012Validator(schema)
