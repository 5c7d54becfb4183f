"""Requests by chance, from Discord's own description of its API: as it says, then a little wrong."""

import random
from typing import Any

from tests.sandbox.schema import document

Json = dict[str, Any]
# What a careless or hostile client sends in place of anything.
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1.5, 2**53, 2**63, 10**300, "", " ", "x", "a" * 5000, "\u0000", "\ud800", "🁢", "abc", [],
    {}, [[]], [{}], [None], {"x": {}}, {"": None}, "9" * 30, "-1", "٣", "attachment://a.png", "<@1>",
)  # fmt: skip
QUERIES = ("limit", "before", "after", "around", "query", "with_response", "with_counts", "wait", "thread_id")
DEEPEST = 7


class Maker:
    """Values that fit a schema, and values that do not."""

    def __init__(self, rng: random.Random, ids: list[str]) -> None:
        """`ids` are of things that exist."""
        self._rng, self._ids = rng, ids

    def value(self, schema: Json, depth: int = 0) -> Any:
        """A value that fits the schema, more or less: formats and patterns are guessed."""
        rng = self._rng
        if "$ref" in schema:
            return self.value(_resolved(schema["$ref"]), depth)
        for key in ("oneOf", "anyOf"):
            if key in schema:
                return self.value(rng.choice(schema[key]), depth)
        if "allOf" in schema:
            return self.value(schema["allOf"][0], depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "object" if "properties" in schema else "string")
        return self._of_kind(rng.choice(kind) if isinstance(kind, list) else kind, schema, depth)

    def _of_kind(self, kind: str, schema: Json, depth: int) -> Any:
        rng = self._rng
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            most = 0 if depth > DEEPEST else min(schema.get("maxItems", 3), 3)
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(rng.randint(0, most))]
        if kind == "integer":
            low = schema.get("minimum", 0)
            return rng.randint(low, min(schema.get("maximum", low + 50), 2**53))
        if kind == "number":
            return rng.random() * 10
        return {"boolean": rng.random() < 0.5, "null": None}.get(kind, self._text(schema))

    def _object(self, schema: Json, depth: int) -> Json:
        required = schema.get("required", ())
        wanted = {
            key: inner
            for key, inner in schema.get("properties", {}).items()
            if key in required or (depth <= DEEPEST and self._rng.random() < 0.4)
        }
        return {key: self.value(inner, depth + 1) for key, inner in wanted.items()}

    def _text(self, schema: Json) -> str:
        if schema.get("format") == "snowflake" or "snowflake" in str(schema.get("pattern", "")):
            return self._rng.choice([*self._ids, "5"])
        if schema.get("format") == "uri":
            return self._rng.choice(("https://example.org/a.png", "attachment://a.png", "x://y"))
        return self._rng.choice(("word", "tile_1", *self._ids))

    def spoilt(self, value: Any) -> Any:
        """The value with one thing in it exchanged, taken away or added."""
        rng = self._rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(list(value))
            rest = {k: v for k, v in value.items() if k != key}
            return rest if rng.random() < 0.1 else rest | {key: self.spoilt(value[key])}
        if isinstance(value, list) and value and rng.random() < 0.8:
            at = rng.randrange(len(value))
            return [*value[:at], self.spoilt(value[at]), *value[at + 1 :]]
        return rng.choice(JUNK)


def _resolved(ref: str) -> Json:
    node: Any = document()
    for step in ref.removeprefix("#/").split("/"):
        node = node[step.replace("~1", "/").replace("~0", "~")]
    return dict(node)


def operations() -> list[tuple[str, str, Json | None]]:
    """Every operation that Discord describes: method, path, and the schema of its JSON body."""
    rows: list[tuple[str, str, Json | None]] = []
    for path, methods in document()["paths"].items():
        for method in ("get", "post", "put", "patch", "delete"):
            if method in methods:
                content = methods[method].get("requestBody", {}).get("content", {})
                rows.append((method.upper(), path, content.get("application/json", {}).get("schema")))
    return rows
