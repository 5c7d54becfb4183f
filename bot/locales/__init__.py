"""Every sentence that a person reads: `t(locale, id, **args)` over the Fluent files of this package.

One folder a language, all its `*.ftl` files together; English is complete, and stands in for what is missing elsewhere.
"""

import logging
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

DEFAULT = "en"

_LONGEST_NUMBER = 10**15  # the library of numbers fails at 29 digits; beyond this one nobody wants commas

_log = logging.getLogger(__name__)


class TextError(LookupError):
    """A text that does not exist, or that could not be filled in; raised only after `be_strict`."""


class _Mode:
    strict = False


def be_strict(strict: bool = True) -> None:
    """Let `t` raise TextError for faults of texts from now on, as tests want it; at first it logs them."""
    _Mode.strict = strict


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """Return the languages that have a folder, sorted: `("en",)`."""
    folders = (folder for folder in files(__name__).iterdir() if folder.is_dir())
    return tuple(
        sorted(
            folder.name for folder in folders if any(file.name.endswith(".ftl") for file in folder.iterdir())
        )
    )


@lru_cache(maxsize=256)
def fallbacks(locale: str) -> tuple[str, ...]:
    """Return the languages to look in, English last: `en-GB` (if it exists) and `en` for `en-GB`."""
    wanted = (locale, locale.split("-")[0], DEFAULT)
    return tuple(dict.fromkeys(name for name in wanted if name in languages()))


@lru_cache(maxsize=64)
def source(language: str) -> dict[str, str]:
    """Return the Fluent files of a language: name -> text."""
    folder = files(__name__) / language
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


@lru_cache(maxsize=64)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language, DEFAULT], use_isolating=False)
    for text in source(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def has(locale: str, text_id: str) -> bool:
    """True if there is a text of that id (`name` or `name.attribute`)."""
    return any(_pattern(_bundle(language), text_id) is not None for language in fallbacks(locale))


def t(locale: str, text_id: str, /, **args: str | int) -> str:
    """Return the text of that id in the locale's language, with its variables filled in.

    `text_id` is a message (`board-turn`) or an attribute of one (`command-play.description`). Where the language lacks
    it English is taken, and at last the id itself; such faults are logged, or raised as TextError after `be_strict`.
    """
    given = tuple(args.items())
    for language in fallbacks(locale):
        text = _format(language, text_id, given)
        if text is not None:
            return text
    _fault(f"no text {text_id!r} for {locale!r}")
    return text_id


@lru_cache(maxsize=4096, typed=True)
def _format(language: str, text_id: str, given: tuple[tuple[str, str | int], ...]) -> str | None:
    """Return the text in one language, None if it has none. Kept, since the same is said again and again."""
    bundle, args = _bundle(language), {name: _sayable(value) for name, value in given}
    pattern = _pattern(bundle, text_id)
    if pattern is None:
        return None
    try:
        text, faults = bundle.format_pattern(pattern, args)
    except (
        ArithmeticError,
        ValueError,
    ) as fault:  # of a library below: a sentence must not fail over a value
        text, faults = text_id, [fault]
    if faults:
        _fault(f"text {text_id!r}: {faults[0]!r} with {sorted(args)}")
    return str(text)


def _sayable(value: str | int) -> str | int:
    """Return a number as it is, or its first and last digits if it is too long to be put into words."""
    if isinstance(value, str) or abs(value) < _LONGEST_NUMBER:
        return value
    digits = f"{value:x}" if abs(value) > 10**4000 else str(value)  # Python refuses to write longer ones
    return f"{digits[:6]}…{digits[-6:]}"


def _pattern(bundle: FluentBundle, text_id: str) -> Any:
    name, _, attribute = text_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _fault(what: str) -> None:
    if _Mode.strict:
        raise TextError(what)
    _log.error("%s", what)
