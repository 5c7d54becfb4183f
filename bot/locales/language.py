"""One language: its texts, each parsed when it is first asked for, and the sentences that were formatted lately.

Parsing a whole language takes half a second, and most texts of most languages are never read. So a file is only cut
into its entries when it is loaded, and an entry is parsed when it is needed, in well under a millisecond.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from functools import lru_cache
from threading import RLock
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Value = str | int | float | Decimal | date

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))  # of plurals, in all languages
PARSED = 600  # texts of a language that stay parsed, some 4 KB each: those of a table, a league and a page of rules
KEPT = 4096  # formatted texts of a language: the same is said again and again
_LONGEST_NUMBER = 10**16  # Discord's end at 2**53, the library of numbers fails at 29 digits
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?!#|-?[a-zA-Z][\w-]* *=).*)*", re.ASCII | re.MULTILINE)
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
_PARSER = FluentParser(with_spans=False)  # where each word stands in its file is half of what a text would weigh


class TextEntry(NamedTuple):
    """A message or a term as it stands in its file, without its comments; lines count from 1."""

    name: str
    line: int
    source: str


def entries(text: str) -> Iterator[TextEntry]:
    """Yield the entries of a file without parsing it: each begins at the left edge and ends before the next."""
    line, start = 1, 0
    for match in _ENTRY.finditer(text):
        line += text.count("\n", start, match.start())
        start = match.start()
        yield TextEntry(match[1], line, match[0].rstrip())


def named_in(source: str) -> set[str]:
    """Return the names of the messages and terms that an entry may refer to; functions are among them."""
    return set(_NAMED.findall(source))


class TextError(LookupError):
    """A text that does not exist, that cannot be read, or that could not be filled in."""


class _Parsed:
    """Texts that have been parsed, ready to be filled in."""

    def __init__(self, names: list[str]) -> None:
        self.bundle = FluentBundle(names, use_isolating=False)
        self.counted: dict[str, frozenset[str]] = {}  # of each text the variables by whose number it chooses
        self.whole = frozenset[str]()  # those of which all that they refer to is here too

    def pattern(self, text_id: str) -> Any:
        """Return the pattern of a text or an attribute; None if there is none."""
        name, _, attribute = text_id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


class Language:
    """The texts of a folder. `spare` has those that the folder lacks; `fault` is called for each fault."""

    def __init__(
        self, name: str, files: Mapping[str, str], spare: "Language | None", fault: Callable[["TextError"], None]
    ) -> None:
        self.name = name
        self._sources: dict[str, str] = {}
        for text in files.values():
            for entry in entries(text):
                self._sources.setdefault(entry.name, entry.source)
        self._spare = spare
        self._fault = fault
        self._names = [name] if spare is None else [name, spare.name]
        self._parsed = _Parsed(self._names)
        self._parsing = RLock()
        self.say = lru_cache(maxsize=KEPT, typed=True)(self._say)

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the ids of the texts, without attributes; terms begin with a hyphen."""
        return tuple(self._sources)

    def has(self, text_id: str) -> bool:
        """Return True if the language itself has that text (`name` or `name.attribute`)."""
        name = text_id.partition(".")[0]
        return name in self._sources and self._with(name).pattern(text_id) is not None

    def _say(self, text_id: str, /, **args: Value) -> str | None:
        """Return a text with its variables filled in, None if the language has none of that id."""
        name = text_id.partition(".")[0]
        parsed = self._with(name) if name in self._sources else None
        pattern = parsed.pattern(text_id) if parsed else None
        if parsed is None or pattern is None:
            return None
        values = {key: _sayable(value) for key, value in args.items()}
        try:
            text, faults = parsed.bundle.format_pattern(pattern, values)
        except (ArithmeticError, ValueError) as fault:  # of a library: a sentence must not fail over a value
            text, faults = text_id, [fault]
        if faults:
            self._fault(TextError(f"text {text_id!r}: {faults[0]!r} with {sorted(args)}"))
        for key in parsed.counted[name] & args.keys():
            value = args[key]
            if isinstance(value, str) and value.isdecimal():  # a choice by number never meets it
                self._fault(TextError(f"text {text_id!r} chooses by number: ${key} is the string {value!r}"))
        return str(text)

    def _with(self, name: str) -> _Parsed:
        """Return parsed texts that include this one and all texts that it refers to.

        A text that cannot be read is reported once, and counts as missing. Other threads may still use what was
        returned before, so it is never emptied: when it holds many texts, a new one replaces it.
        """
        if name in self._parsed.whole:
            return self._parsed
        with self._parsing:
            needed = self._needed(name)
            if len(self._parsed.whole) + len(needed) > PARSED:
                self._parsed = _Parsed(self._names)
            for missing in needed - self._parsed.whole:
                self._parse(missing)
            self._parsed.whole |= needed
            return self._parsed

    def _parse(self, name: str) -> None:
        resource = _PARSER.parse(self._source(name) or "")
        if any(isinstance(entry, ftl.Junk) for entry in resource.body):
            self._fault(TextError(f"text {name!r} of {self.name!r} cannot be read"))
        self._parsed.counted[name] = counted(resource)
        self._parsed.bundle.add_resource(resource)

    def _needed(self, name: str) -> set[str]:
        """Return a text and all that it refers to, directly or not."""
        needed, waiting = set[str](), {name}
        while waiting:
            current = waiting.pop()
            source = self._source(current)
            if source is not None:
                needed.add(current)
                waiting |= named_in(source) - needed
        return needed

    def _source(self, name: str) -> str | None:
        text = self._sources.get(name)
        return self._spare._source(name) if text is None and self._spare is not None else text


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield a parsed node and all nodes within it."""
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else (part,):
            if isinstance(child, ftl.BaseNode):
                yield from walk(child)


def by_number(choice: ftl.SelectExpression) -> bool:
    """Return True if a choice has exact numbers, or plural categories only."""
    keys = [variant.key for variant in choice.variants]
    names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
    return len(names) < len(keys) or (names <= CATEGORIES and names != {"other"})


def counted(node: ftl.BaseNode) -> frozenset[str]:
    """Return the variables whose number decides a choice."""
    choices = (choice for choice in walk(node) if isinstance(choice, ftl.SelectExpression) and by_number(choice))
    by = (choice.selector for choice in choices)
    return frozenset(variable.id.name for variable in by if isinstance(variable, ftl.VariableReference))


def _sayable(value: Value) -> Value:
    """Return a number as it is, or its first and last digits if it is too long to be put into words."""
    if not isinstance(value, int) or abs(value) < _LONGEST_NUMBER:
        return value
    digits = f"{value:x}" if abs(value) > 10**4000 else str(value)  # Python refuses to write longer ones
    return f"{digits[:6]}…{digits[-6:]}"
