"""The few words in our statements that the two engines spell differently, and how each of them spells them.

- `numbers(?)`, `words(?)`: the rows of a list (`Connection.listed`), in a column `value`
- `rows(?, a number, b word)`: the rows of a list of lists, as JSON, in columns of these names
- `number_in(x, a.b)`, `word_in(x, a)`: the value at that place of a JSON text
- `is_json(x)`: true if a text may be asked for them (PostgreSQL 14 only looks if it begins like an object,
  and reads none in which a NUL is written)
- `is_plain(x)`: true if a text has no letter beyond ASCII
- `A CROSS JOIN B ON ...`: B is looked up by an index for each row of A, and not the other way round
"""

import re
from functools import lru_cache
from typing import NamedTuple

_HOLE = r"\?|:[a-z_]+"
_LIST = re.compile(rf"\b(numbers|words)\(({_HOLE})\)(?: AS (\w+))?")
_ROWS = re.compile(rf"\brows\(({_HOLE}), ([a-z_ ,]+)\)")
_INSIDE = re.compile(r"\b(number_in|word_in)\(([a-z_.]+), ([a-z_.]+)\)")
_JSON = re.compile(r"\bis_json\(([a-z_.]+)\)")
_PLAIN = re.compile(r"\bis_plain\(([a-z_.]+)\)")
_CROSS = re.compile(r"\bCROSS JOIN\b")
_CHANGE = re.compile(r"\b(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")
# Texts in quotes, and names in double quotes, are left alone; so is the second colon of a cast.
_PARTS = re.compile(rf"'(?:[^']|'')*'|\"[^\"]*\"|--[^\n]*|::|({_HOLE})")
_ARRAYS = {"numbers": "bigint[]", "words": "text[]"}
_READ_AS_JSON = r"(\1 LIKE '{%' AND strpos(\1, '\\u0000') = 0)"  # for PostgreSQL
_KEPT = 2048  # some statements are put together; those that are not are some 250


class Numbered(NamedTuple):
    """A statement with `$1`, `$2` ..."""

    sql: str
    names: tuple[str, ...]  # of its values in this order, none if they have only places
    changes: str  # the table that it changes, "" if it only reads


@lru_cache(_KEPT)
def for_sqlite(sql: str) -> str:
    """Return a statement as SQLite takes it."""
    text = _INSIDE.sub(r"\2 ->> '$.\3'", _JSON.sub(r"json_valid(\1)", sql))
    text = _PLAIN.sub(r"(length(CAST(\1 AS BLOB)) = length(\1))", text)
    return _ROWS.sub(_json_rows, _LIST.sub(_json_list, text))


def _json_list(match: re.Match[str]) -> str:
    _, hole, name = match.groups()
    return f"json_each({hole}) AS {name}" if name else f"json_each({hole})"


def _json_rows(match: re.Match[str]) -> str:
    columns = (f"json_extract(value, '$[{n}]') AS {name}" for n, (name, _) in enumerate(_columns(match[2])))
    return f"(SELECT {', '.join(columns)} FROM json_each({match[1]}))"


def _columns(text: str) -> list[tuple[str, str]]:
    """Return the columns' names with `number` or `word`."""
    return [(name, kind) for name, kind in (part.split() for part in text.split(","))]


@lru_cache(_KEPT)
def for_postgres(sql: str) -> Numbered:
    """Return a statement as PostgreSQL takes it; ValueError if it has values by place and by name."""
    holes: list[str] = []

    def number(match: re.Match[str]) -> str:
        hole = match[1]
        if hole is None:
            return match[0]
        if hole == "?" or hole not in holes:
            holes.append(hole)
        return f"${len(holes) if hole == '?' else holes.index(hole) + 1}"

    text = _INSIDE.sub(_found_inside, _JSON.sub(_READ_AS_JSON, _CROSS.sub("JOIN", sql)))
    text = _PLAIN.sub(r"(octet_length(\1) = char_length(\1))", text)
    text = _PARTS.sub(number, _ROWS.sub(_array_rows, _LIST.sub(_unnested, text)))
    names = tuple(hole[1:] for hole in holes if hole != "?")
    if names and "?" in holes:
        raise ValueError(sql)
    change = _CHANGE.search(text)
    return Numbered(text, names, change[1] if change else "")


def _found_inside(match: re.Match[str]) -> str:
    kind, text, path = match.groups()
    inside = f"CAST({text} AS json) #>> '{{{path.replace('.', ',')}}}'"
    return f"CAST({inside} AS bigint)" if kind == "number_in" else f"({inside})"


def _unnested(match: re.Match[str]) -> str:
    kind, hole, name = match.groups()
    return f"unnest(CAST({hole} AS {_ARRAYS[kind]})) AS {name or 'listed'} (value)"


def _array_rows(match: re.Match[str]) -> str:
    columns = (
        f"CAST(value ->> {n} AS {'bigint' if kind == 'number' else 'text'}) AS {name}"
        for n, (name, kind) in enumerate(_columns(match[2]))
    )
    return f"(SELECT {', '.join(columns)} FROM json_array_elements(CAST({match[1]} AS json)) AS listed (value))"
