"""Small rules for JSON bodies, put together to shapes; a broken rule raises `FormError` at its path."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NoReturn

from bot.sandbox.errors import FormError, Json, Path

Rule = Callable[[Any, Path], None]
_DIGITS = re.compile(r"0|[1-9][0-9]{0,19}")
_LARGEST_ID = 2**63 - 1
_ALL_PERMISSIONS = 2**54 - 1
LOCALES = frozenset({
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
})  # fmt: skip


def fail(path: Path, code: str, message: str) -> NoReturn:
    """Raise `FormError` with that path, code and text."""
    raise FormError(path, code, message)


def as_object(value: object, path: Path) -> Json:
    """The value as a JSON object."""
    if not isinstance(value, dict):
        fail(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return value


@dataclass(frozen=True, slots=True)
class ObjectRule:
    """An object: the rule of each key, which keys must be there, and which are let pass unread.

    Null is as good as absent for keys that aren't required, but for those that are `never_null`. Any other key is
    refused.
    """

    fields: Mapping[str, Rule]
    required: Collection[str] = ()
    passed: Collection[str] = ()
    never_null: Collection[str] = ()

    def __call__(self, value: object, path: Path) -> None:
        """Check the value; raises `FormError`."""
        body = as_object(value, path)
        for key in body:
            if key not in self.fields and key not in self.passed:
                fail((*path, key), "UNKNOWN_KEY", f"Unknown key {quoted(key)}")
        for key in self.required:
            if body.get(key) is None:
                fail((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        for key, rule in self.fields.items():
            if body.get(key) is not None or (key in self.never_null and key in body):
                rule(body[key], (*path, key))


def quoted(value: object) -> str:
    """A value as an error quotes it: long ones are cut off, objects and lists are named by their kind."""
    words = type(value).__name__ if isinstance(value, dict | list) else repr(value)
    return words if len(words) <= 100 else f"{words[:99]}…"


def text(low: int, high: int) -> Rule:
    """Words that people read, `low` to `high` characters; blanks alone are nothing."""
    size = code(low, high)

    def check(value: object, path: Path) -> None:
        if low and isinstance(value, str) and not value.strip():
            fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        size(value, path)

    return check


def code(low: int, high: int) -> Rule:
    """A string of `low` to `high` characters that only programs read: blanks count."""

    def check(value: object, path: Path) -> None:
        if not isinstance(value, str):
            fail(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
        if not value and low:
            fail(path, "BASE_TYPE_REQUIRED", "This field is required")
        if len(value) > high and not low:
            fail(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        if not low <= len(value) <= high:
            fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    return check


def integer(low: int, high: int) -> Rule:
    """A whole number from `low` to `high`."""

    def check(value: object, path: Path) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            fail(path, "NUMBER_TYPE_COERCE", f"Value {quoted(value)} is not int.")
        if value < low:
            fail(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        if value > high:
            fail(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")

    return check


WHOLE = integer(1 - 2**53, 2**53 - 1)  # what JavaScript counts exactly


def boolean(value: object, path: Path) -> None:
    """True or false."""
    if not isinstance(value, bool):
        fail(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: object, path: Path) -> None:
    """An id, as digits or as a number."""
    text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    if not isinstance(text, str) or not is_id(text):
        fail(path, "NUMBER_TYPE_COERCE", f"Value {quoted(value)} is not snowflake.")


def bits(value: object, path: Path) -> None:
    """Permissions as a number, in digits or as such."""
    snowflake(value, path)
    if int(str(value)) > _ALL_PERMISSIONS:
        fail(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {_ALL_PERMISSIONS}.")


def is_id(text: str) -> bool:
    """Return True if the text is the number of an id, as it stands in paths and bodies."""
    return _DIGITS.fullmatch(text) is not None and int(text) <= _LARGEST_ID


def one_of(*values: object) -> Rule:
    """One of these values."""

    def check(value: object, path: Path) -> None:
        if isinstance(value, bool) or value not in values:
            allowed = ", ".join(str(v) for v in values)
            fail(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")

    return check


def array(rule: Rule, low: int = 0, high: int | None = None, *, unique: bool = False) -> Rule:
    """A list of `low` to `high` things that all follow the rule."""

    def check(value: object, path: Path) -> None:
        if not isinstance(value, list):
            fail(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        if len(value) < low or (high is not None and len(value) > high):
            fail(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        if unique and len({str(item) for item in value}) != len(value):
            fail(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        for index, item in enumerate(value):
            rule(item, (*path, index))

    return check


def moment(value: object, path: Path) -> None:
    """An ISO 8601 time."""
    try:
        datetime.fromisoformat(str(value))
    except ValueError:
        fail(path, "DATE_TIME_TYPE_PARSE", f"Could not parse {quoted(value)}. Should be ISO8601.")


def flags(*allowed: int) -> Rule:
    """A bit field with only these bits."""
    whole = sum(allowed)
    number_rule = integer(0, 2**53)

    def check(value: object, path: Path) -> None:
        number_rule(value, path)
        if isinstance(value, int) and value & ~whole:
            fail(path, "MESSAGE_FLAGS_INVALID", f"These flags cannot be set: {value & ~whole}")

    return check


def localised(rule: Rule) -> Rule:
    """Translations: an object from Discord's locales to values that follow the rule."""

    def check(value: object, path: Path) -> None:
        for locale, words in as_object(value, path).items():
            if locale not in LOCALES:
                fail((*path, locale), "BASE_TYPE_CHOICES", "Not a locale that Discord knows")
            rule(words, (*path, locale))

    return check


def anything(value: object, path: Path) -> None:
    """Any value."""


def first_repeated(values: Collection[str]) -> str | None:
    """The first value that stands there twice, or None."""
    return next((value for value, count in Counter(values).items() if count > 1), None)
