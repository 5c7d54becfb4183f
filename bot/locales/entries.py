"""The entries of a Fluent file, found without parsing it: each begins at the left edge and ends before the next."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_BEGINS = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
_MARK = re.compile(r"# en: ([0-9a-f]{8})\s*")
_DIGITS = 8


class TextEntry(NamedTuple):
    """A message or a term as it stands in its file, without its comments; `mark` is of the English it was made from."""

    name: str
    file: str
    line: int
    source: str
    mark: str = ""


def entries(file: str, text: str) -> Iterator[TextEntry]:
    """Yield the entries of a file in their order; what belongs to none is left out."""
    name, begun, source, mark = "", 0, list[str](), ""
    comment = ""
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        begins = _BEGINS.match(line)
        if begins or line.startswith("#"):
            if name:
                yield TextEntry(name, file, begun, "".join(source).rstrip(), mark)
            name, begun, source, mark = begins[1] if begins else "", number, [], comment
            found = _MARK.fullmatch(line)
            comment = found[1] if found else "" if begins else comment
        if name:
            source.append(line)
    if name:
        yield TextEntry(name, file, begun, "".join(source).rstrip(), mark)


def all_entries(files: Mapping[str, str]) -> tuple[TextEntry, ...]:
    """Return the entries of all files of a language."""
    return tuple(entry for file, text in files.items() for entry in entries(file, text))


def named_in(source: str) -> set[str]:
    """Return the names of the messages and terms that an entry may refer to; functions are among them."""
    return set(_NAMED.findall(source))


def mark_of(entry: TextEntry) -> str:
    """Return the mark of a text as it stands: digits that change when it does."""
    return hashlib.sha256(entry.source.encode()).hexdigest()[:_DIGITS]


def stamped(text: str, marks: Mapping[str, str], *, anew: bool = False) -> str:
    """Return a file of a translation in which each text says of which English it was made (`# en: 1a2b3c4d`).

    `marks` are those of the English. A text that has its mark keeps it, unless all are to be written `anew`.
    """
    lines = text.splitlines(keepends=True)
    for entry in reversed([*entries("", text)]):
        mark = marks.get(entry.name, "")
        if not mark or (entry.mark and not anew):
            continue
        at = entry.line - 1
        if entry.mark:
            at = next(above for above in range(at - 1, -1, -1) if _MARK.fullmatch(lines[above]))
            del lines[at]
        lines.insert(at, f"# en: {mark}\n")
    return "".join(lines)
