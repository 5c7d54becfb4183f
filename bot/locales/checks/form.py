"""Whether a translation is built as it must be: what it names, how it chooses, what touches a variable."""

import re
from collections.abc import Iterator
from functools import lru_cache

from babel import Locale
from fluent.syntax import ast as ftl

from bot.locales.checks.pair import Pair
from bot.locales.checks.reading import VARIABLE
from bot.locales.language import CATEGORIES, by_number

_TOUCHING = re.compile(rf"{VARIABLE}[’':-]?[^\W\d_]|{VARIABLE}-[^\W\d_]")
_BEFORE = re.compile(rf"[^\W\d_]{VARIABLE}")


def variables(pair: Pair) -> Iterator[str]:
    """Yield the variables that the English has not: nobody fills them in."""
    for name in sorted(pair.ours_whole - pair.english_whole):
        yield f"${name}"


def references(pair: Pair) -> Iterator[str]:
    """Yield the texts and terms that do not exist."""
    names = pair.ours.names
    known = (pair.texts.found, pair.english_texts.found)
    yield from sorted(name for name in names.references if not any(name in texts for texts in known))
    yield from sorted(names.terms - pair.texts.terms)


def plurals(pair: Pair) -> Iterator[str]:
    """Yield the plurals of a choice that the language does not know, and those that a choice lacks."""
    known = _categories(pair.language)
    for choice in _by_number(pair):
        used = {key.name for key in _keys(choice) if isinstance(key, ftl.Identifier)}
        plural = used & CATEGORIES
        yield from (f"[{name}]" for name in sorted(plural - known))
        if plural - {"other"}:
            yield from (f"[{name}]" for name in sorted(known - plural))


def choices(pair: Pair) -> Iterator[str]:
    """Yield the variables by whose digits a text chooses though they may be strings."""
    counted = pair.english_texts.counted
    for choice in pair.ours.names.choices:
        numbers = any(isinstance(key, ftl.NumberLiteral) for key in _keys(choice))
        if numbers and isinstance(choice.selector, ftl.VariableReference):
            name = choice.selector.id.name
            if name not in counted:
                yield f"${name}"


def endings(pair: Pair) -> Iterator[str]:
    """Yield what touches a variable: an ending, a genitive, a prefix, an article."""
    articles = pair.book.signs.get("articles", ())
    before = re.compile(rf"(?<!\w)(?:{'|'.join(articles)})\s+\W*{VARIABLE}", re.IGNORECASE) if articles else None
    for reading in pair.readings:
        for pattern in (_TOUCHING, _BEFORE, before):
            if pattern and (found := pattern.search(reading)):
                yield shown(found[0])


def shown(reading: str) -> str:
    """Return a reading as a translator writes it."""
    marked = re.sub("\ue000([^\ue001]*)\ue001", r"{ $\1 }", reading)
    return re.sub("\ue002([^\ue003]*)\ue003", r"{ \1 }", marked)


def _by_number(pair: Pair) -> Iterator[ftl.SelectExpression]:
    return (choice for choice in pair.ours.names.choices if by_number(choice))


def _keys(choice: ftl.SelectExpression) -> list[ftl.Identifier | ftl.NumberLiteral]:
    return [variant.key for variant in choice.variants]


@lru_cache(maxsize=64)
def _categories(language: str) -> frozenset[str]:
    """Return the plurals of whole and broken numbers that CLDR has for a language."""
    return frozenset(Locale.parse(language.replace("-", "_")).plural_form.tags) | {"other"}
