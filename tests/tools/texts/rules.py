"""The rules that every translated text keeps, and where a language breaks them.

A rule is a pure function of a text and its English, and of the language's page in `docs/languages`. `boneyard texts`
tells what the rules find, and `tests/locales` holds that they find nothing.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from babel import Locale
from fluent.syntax import ast as ftl

from bot.locales.language import CATEGORIES, by_number
from tests.tools.texts.lengths import COMMAND, commands, drawn, limits, widths
from tests.tools.texts.pages import Book, Word, matcher
from tests.tools.texts.reading import SLOT, VARIABLE, Pair, Texts, literal

Rule = Callable[[Pair], Iterator[str]]
PROGRAM = "cli.ftl"  # the program's own texts: they are English until a language has them all
OWN = "language-name"  # a text about the language itself: it says what it likes
_TOUCHING = re.compile(rf"{VARIABLE}[’':-]?[^\W\d_]|{VARIABLE}-[^\W\d_]")
_BEFORE = re.compile(rf"[^\W\d_]{VARIABLE}")
_SIGNS = re.compile(
    r"`[^`]*`|</?[a-z][^>]*>|/[a-z]+(?: [a-z]+)*\b|\*\*|^-# |^#+ |\b[XY]\b|[←-⇿☀-⛿✀-➿⏸⏩-⏺🀀-🧿]", re.MULTILINE
)
_UNREAD = re.compile(r"`[^`]*`|https?://\S+|/[a-z]+(?: [a-z]+)*\b|<[^>]*>")
_QUOTES = "“”„‟«»‹›‘‚‛"
_PLAIN_BLANK = re.compile(r"\s")
_DECIMAL = re.compile(r"\d+\.\d+")


class Flaw(NamedTuple):
    """A text that breaks a rule, and what in it; by the file of the translation, or where it ought to stand."""

    rule: str
    file: str
    name: str
    what: str = ""


def flaws(language: str, ours: Texts, english_texts: Texts, book: Book) -> Iterator[Flaw]:
    """Yield what is wrong in the texts of a language, but for what is missing and what its page exempts."""
    yield from (Flaw("unreadable", file, "", what) for file, what in ours.unreadable)
    yield from (Flaw("double", file, name) for file, name in ours.doubles)
    for text in ours.by_name.values():
        if text.name not in english_texts.by_name:
            yield Flaw("unknown", text.file, text.name)
        elif text.name != OWN:
            pair = Pair(text, ours, english_texts, language, book)
            for rule, check in RULES.items():
                if not exempt(book, rule, text.name):
                    yield from (Flaw(rule, text.file, text.name, what) for what in dict.fromkeys(check(pair)))
    sums = commands((ours, english_texts))
    yield from (Flaw("command", "", name, f"{sum_} > {COMMAND}") for name, sum_ in sums.items() if sum_ > COMMAND)


def missing(ours: Texts, english_texts: Texts) -> Iterator[Flaw]:
    """Yield the texts that the English has and a language lacks; the program's own are none of them."""
    for text in english_texts.by_name.values():
        if text.name not in ours.by_name and text.file != PROGRAM:
            yield Flaw("missing", text.file, text.name)


def exempt(book: Book, rule: str, name: str) -> bool:
    """True if the page says why that text may break that rule."""
    return any(exemption.covers(rule, name) for exemption in book.exempt)


# How a translation is built: what it names, how it chooses, what touches a variable


def variables(pair: Pair) -> Iterator[str]:
    """Yield the variables that the English has not: nobody fills them in."""
    for name in sorted(pair.ours_whole - pair.english_whole):
        yield f"${name}"


def references(pair: Pair) -> Iterator[str]:
    """Yield the texts and terms that do not exist."""
    names = pair.ours.names
    known = (pair.texts.by_name, pair.english_texts.by_name)
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
            if pattern and (match := pattern.search(reading)):
                yield as_written(match[0])


def as_written(reading: str) -> str:
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


# How it speaks its language: its words, nothing left English, signs and quotes as they are written


def glossary(pair: Pair) -> Iterator[str]:
    """Yield what a text should call a thing that its English names, and words that another thing has."""
    english, ours = _words(pair.english_readings), _words(pair.readings)
    said = [word for word in pair.book.words if matcher(word.english).search(english)]
    for word in said:
        if word.forms and not matcher(word.forms).search(ours):
            yield f"{word.english[0]}: {word.forms[0]}"
    for word in said:
        for never in word.never:
            match = matcher((never,)).search(ours)
            if match and not _meant(match[0], said):
                yield f"{word.english[0]}: {match[0]}"
    banned = pair.book.signs.get("never", ())
    if banned and (match := matcher(banned).search(ours)):
        yield match[0]


def _meant(word: str, said: list[Word]) -> bool:
    """True if a word is the right one for something else that the English names."""
    return any(matcher(other.forms).fullmatch(word) for other in said if other.forms)


def english(pair: Pair) -> Iterator[str]:
    """Yield what is still English: a whole text, or a word that only English has."""
    ours = " ".join(map(_letters, pair.readings))
    if _reads(ours) and pair.readings == pair.english_readings:
        yield _letters(pair.readings[0]).strip()
    words = pair.book.signs.get("English words", ())
    if words and (match := matcher(words).search(ours)):
        yield match[0]


def signs(pair: Pair) -> Iterator[str]:
    """Yield what the English has of signs, `code`, commands, bold and small print, and ours has not, or otherwise."""
    theirs = {_signs(reading) for reading in pair.english_readings}
    ours = {_signs(reading) for reading in pair.readings}
    if theirs != ours:
        lacking, more = sorted(theirs - ours), sorted(ours - theirs)
        yield f"{_listed(more)} / {_listed(lacking)}"


def quotes(pair: Pair) -> Iterator[str]:
    """Yield quotes, dashes, decimal signs and blanks that the language writes in another way."""
    allowed = pair.book.signs.get("quotes", ("“", "”"))
    for reading in pair.readings:
        text = _UNREAD.sub("", reading)
        used = re.findall(f'[{_QUOTES}"]', text)
        yield from sorted(set(used) - set(allowed))
        paired = [sign for sign in used if sign in allowed]
        if not set(used) - set(allowed) and paired != [*allowed] * (len(paired) // 2):
            yield "".join(paired)
        yield from re.findall(r"(?:(?<!\w)'|'(?!\w))[^ ]*|—", text)
        yield from _percents(text, pair.book.signs.get("percent", ("53%",))[0])
        if pair.book.signs.get("decimal", (".",)) == (",",):
            yield from set(_DECIMAL.findall(text)) & set(_DECIMAL.findall(" ".join(pair.english_readings)))


def _percents(text: str, example: str) -> Iterator[str]:
    """Yield the percentages that are not written as in an example like `53 %`."""
    wanted = _PLAIN_BLANK.sub(" ", example.lstrip("0123456789"))
    for match in re.finditer(rf"(?:\d|{SLOT})(\s*%)", text):
        if _PLAIN_BLANK.sub(" ", match[1]) != wanted:
            yield match[1]


def _signs(reading: str) -> tuple[str, ...]:
    return tuple(_SIGNS.findall(literal(reading, "\ue004")))


def _listed(several: list[tuple[str, ...]]) -> str:
    counted = Counter(sign for group in several for sign in group)
    return " ".join(sign.strip() for sign in counted) or "–"


def _words(readings: list[str]) -> str:
    return " \n ".join(_letters(reading) for reading in readings)


def _letters(reading: str) -> str:
    return literal(_UNREAD.sub(" ", reading))


def _reads(text: str) -> bool:
    """True if there is a word in a text that a language could have of its own."""
    return any(word not in ("UNO", "SHA", "GIF") for word in re.findall(r"[^\W\d_]{2,}", text))


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
    "drawn": drawn,
}
