"""What must hold in a translation, text by text: `findings` says where it does not, and by which rule.

The rules are pure functions of a text and its English, of the page of the language in `docs/languages`, and of nothing
else. `boneyard texts` tells what they find, and `tests/locales` holds that they find nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from bot.locales.checks.book import Book
from bot.locales.checks.form import choices, endings, plurals, references, variables
from bot.locales.checks.lengths import COMMAND, commands, limits, widths
from bot.locales.checks.pair import Pair
from bot.locales.checks.reading import Texts
from bot.locales.checks.tongue import english, glossary, quotes, signs

Rule = Callable[[Pair], Iterator[str]]
PROGRAM = "cli.ftl"  # the program's own texts: they are English until a language has them all
OWN = "language-name"  # a text about the language itself: it says what it likes

RULES: Mapping[str, Rule] = {
    "variable": variables,
    "reference": references,
    "plural": plurals,
    "choice": choices,
    "limit": limits,
    "wide": widths,
    "ending": endings,
    "glossary": glossary,
    "english": english,
    "signs": signs,
    "quotes": quotes,
}


class Flaw(NamedTuple):
    """A text that breaks a rule, and what in it; by the file of the translation, or where it ought to stand."""

    rule: str
    file: str
    name: str
    what: str = ""


def flaws(
    language: str, ours: Texts, english_texts: Texts, book: Book, more: Mapping[str, Rule] | None = None
) -> Iterator[Flaw]:
    """Yield what is wrong in the texts of a language, but for what is missing and what its page exempts."""
    yield from (Flaw("unreadable", file, "", what) for file, what in ours.unreadable)
    yield from (Flaw("double", file, name) for file, name in ours.doubles)
    for text in ours.found.values():
        if text.name not in english_texts.found:
            yield Flaw("unknown", text.file, text.name)
        elif text.name != OWN:
            pair = Pair(text, ours, english_texts, language, book)
            for rule, check in {**RULES, **(more or {})}.items():
                if not exempt(book, rule, text.name):
                    yield from (Flaw(rule, text.file, text.name, what) for what in dict.fromkeys(check(pair)))
    sums = commands((ours, english_texts))
    yield from (Flaw("command", "", name, f"{sum_} > {COMMAND}") for name, sum_ in sums.items() if sum_ > COMMAND)


def missing(ours: Texts, english_texts: Texts) -> Iterator[Flaw]:
    """Yield the texts that the English has and a language lacks; the program's own are none of them."""
    for text in english_texts.found.values():
        if text.name not in ours.found and text.file != PROGRAM:
            yield Flaw("missing", text.file, text.name)


def exempt(book: Book, rule: str, name: str) -> bool:
    """True if the page says why that text may break that rule."""
    return any(one.covers(rule, name) for one in book.exempt)
