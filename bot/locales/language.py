"""One language: its texts, each parsed when it is first asked for, and what was said lately.

Parsing a whole language takes half a second, and most texts of most languages are never read. So a file is only cut
into its entries when it is loaded, and an entry is parsed when somebody needs it, in well under a millisecond.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from decimal import Decimal
from functools import lru_cache
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl

from bot.locales.entries import all_entries, named_in

Value = str | int | float | Decimal | date

CATEGORIES = frozenset(("zero", "one", "two", "few", "many", "other"))  # of plurals, in all languages
KEPT = 4096  # formatted texts of a language: the same is said again and again
_LONGEST_NUMBER = 10**16  # Discord's end at 2**53, the library of numbers fails at 29 digits


class TextError(LookupError):
    """A text that does not exist, that cannot be read, or that could not be filled in."""


class Language:
    """The texts of a folder; `spare` has those that they refer to and that the folder lacks. It tells its faults."""

    def __init__(
        self,
        name: str,
        files: Mapping[str, str],
        spare: "Language | None",
        fault: Callable[["TextError"], None],
    ) -> None:
        self.name = name
        self._sources: dict[str, str] = {}
        for entry in all_entries(files):
            self._sources.setdefault(entry.name, entry.source)
        self._spare = spare
        self._fault = fault
        self._bundle = FluentBundle([name] if spare is None else [name, spare.name], use_isolating=False)
        self._read = set[str]()
        self._reading = RLock()
        self._counted: dict[str, frozenset[str]] = {}
        self.say = lru_cache(maxsize=KEPT, typed=True)(self._say)

    @property
    def texts(self) -> tuple[str, ...]:
        """The ids of its texts, without attributes; terms begin with a hyphen."""
        return tuple(self._sources)

    def has(self, text_id: str) -> bool:
        """True if it has that text itself (`name` or `name.attribute`)."""
        return self._pattern(text_id) is not None

    def _say(self, text_id: str, /, **args: Value) -> str | None:
        """Return a text with its variables filled in, None if the language has none of that id."""
        pattern = self._pattern(text_id)
        if pattern is None:
            return None
        try:
            text, faults = self._bundle.format_pattern(
                pattern, {key: _sayable(one) for key, one in args.items()}
            )
        except (
            ArithmeticError,
            ValueError,
        ) as fault:  # of a library below: a sentence must not fail over a value
            text, faults = text_id, [fault]
        if faults:
            self._fault(TextError(f"text {text_id!r}: {faults[0]!r} with {sorted(args)}"))
        self._judge(text_id, args)
        return str(text)

    def _judge(self, text_id: str, args: Mapping[str, Value]) -> None:
        """A choice by number never meets a string of digits."""
        counted = self._counted[text_id.partition(".")[0]]
        for name in counted & args.keys():
            value = args[name]
            if isinstance(value, str) and value.isdecimal():
                self._fault(TextError(f"text {text_id!r} chooses by number: ${name} is the string {value!r}"))

    def _pattern(self, text_id: str) -> Any:
        name, _, attribute = text_id.partition(".")
        if name not in self._sources:
            return None
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Read a text and those that it refers to; what cannot be read is told once, and is as if it were not there."""
        if name in self._read:
            return
        with self._reading:
            found = self._needed(name)
            for one in found - self._read:
                resource = FluentResource(self._source(one) or "")
                if any(isinstance(entry, ftl.Junk) for entry in resource.body):
                    self._fault(TextError(f"text {one!r} of {self.name!r} cannot be read"))
                self._counted[one] = counted(resource)
                self._bundle.add_resource(resource)
            self._read |= found  # only now: another thread may ask for it without the lock

    def _needed(self, name: str) -> set[str]:
        """Return a text and all that it refers to, directly or not."""
        found, waiting = set[str](), {name}
        while waiting:
            one = waiting.pop()
            source = self._source(one)
            if source is not None:
                found.add(one)
                waiting |= named_in(source) - found
        return found

    def _source(self, name: str) -> str | None:
        found = self._sources.get(name)
        return self._spare._source(name) if found is None and self._spare is not None else found


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield what was parsed and everything within it."""
    yield node
    for part in vars(node).values():
        for one in part if isinstance(part, list) else (part,):
            if isinstance(one, ftl.BaseNode):
                yield from walk(one)


def by_number(choice: ftl.SelectExpression) -> bool:
    """True if a choice has exact numbers, or nothing but plurals."""
    keys = [variant.key for variant in choice.variants]
    names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
    return len(names) < len(keys) or (names <= CATEGORIES and names != {"other"})


def counted(node: ftl.BaseNode) -> frozenset[str]:
    """Return the variables by whose number something chooses."""
    choices = (one for one in walk(node) if isinstance(one, ftl.SelectExpression) and by_number(one))
    by = (choice.selector for choice in choices)
    return frozenset(one.id.name for one in by if isinstance(one, ftl.VariableReference))


def _sayable(value: Value) -> Value:
    """Return a number as it is, or its first and last digits if it is too long to be put into words."""
    if not isinstance(value, int) or abs(value) < _LONGEST_NUMBER:
        return value
    digits = f"{value:x}" if abs(value) > 10**4000 else str(value)  # Python refuses to write longer ones
    return f"{digits[:6]}…{digits[-6:]}"
