"""Whether a translation speaks its language: its words, nothing left English, signs and quotes as they are written."""

import re
from collections import Counter
from collections.abc import Iterator

from bot.locales.checks.book import Word, matcher
from bot.locales.checks.pair import Pair
from bot.locales.checks.reading import SLOT, literal

_SIGNS = re.compile(
    r"`[^`]*`|</?[a-z][^>]*>|/[a-z]+(?: [a-z]+)*\b|\*\*|^-# |^#+ |\b[XY]\b|[←-⇿☀-⛿✀-➿⏸⏩-⏺🀀-🧿]", re.MULTILINE
)
_UNREAD = re.compile(r"`[^`]*`|https?://\S+|/[a-z]+(?: [a-z]+)*\b|<[^>]*>")
_QUOTES = "“”„‟«»‹›‘‚‛"
_PLAIN_BLANK = re.compile(r"\s")
_DECIMAL = re.compile(r"\d+\.\d+")


def glossary(pair: Pair) -> Iterator[str]:
    """Yield what a text should call a thing that its English names, and words that another thing has."""
    english, ours = _words(pair.english_readings), _words(pair.readings)
    said = [word for word in pair.book.words if matcher(word.english).search(english)]
    for word in said:
        if word.forms and not matcher(word.forms).search(ours):
            yield f"{word.english[0]}: {word.forms[0]}"
    for word in said:
        for never in word.never:
            found = matcher((never,)).search(ours)
            if found and not _meant(found[0], said):
                yield f"{word.english[0]}: {found[0]}"
    banned = pair.book.signs.get("never", ())
    if banned and (found := matcher(banned).search(ours)):
        yield found[0]


def _meant(word: str, said: list[Word]) -> bool:
    """True if a word is the right one for something else that the English names."""
    return any(matcher(one.forms).fullmatch(word) for one in said if one.forms)


def english(pair: Pair) -> Iterator[str]:
    """Yield what is still English: a whole text, or a word that only English has."""
    ours = " ".join(map(_letters, pair.readings))
    if _reads(ours) and pair.readings == pair.english_readings:
        yield _letters(pair.readings[0]).strip()
    left = pair.book.signs.get("English words", ())
    if left and (found := matcher(left).search(ours)):
        yield found[0]


def signs(pair: Pair) -> Iterator[str]:
    """Yield what the English has of signs, `code`, commands, bold and small print, and ours has not, or otherwise."""
    theirs = {_signs(reading) for reading in pair.english_readings}
    ours = {_signs(reading) for reading in pair.readings}
    if theirs != ours:
        lacking, more = sorted(theirs - ours), sorted(ours - theirs)
        yield f"{_told(more)} / {_told(lacking)}"


def quotes(pair: Pair) -> Iterator[str]:
    """Yield quotes, dashes, decimal signs and blanks that the language writes in another way."""
    own = pair.book.signs.get("quotes", ("“", "”"))
    for reading in pair.readings:
        text = _UNREAD.sub("", reading)
        found = re.findall(f'[{_QUOTES}"]', text)
        yield from sorted(set(found) - set(own))
        paired = [sign for sign in found if sign in own]
        if not set(found) - set(own) and paired != [*own] * (len(paired) // 2):
            yield "".join(paired)
        yield from re.findall(r"(?:(?<!\w)'|'(?!\w))[^ ]*|—", text)
        yield from _percents(text, pair.book.signs.get("percent", ("53%",))[0])
        if pair.book.signs.get("decimal", (".",)) == (",",):
            yield from set(_DECIMAL.findall(text)) & set(_DECIMAL.findall(" ".join(pair.english_readings)))


def _percents(text: str, example: str) -> Iterator[str]:
    """Yield the percentages that are not written as in an example like `53 %`."""
    wanted = _PLAIN_BLANK.sub(" ", example.lstrip("0123456789"))
    for found in re.finditer(rf"(?:\d|{SLOT})(\s*%)", text):
        if _PLAIN_BLANK.sub(" ", found[1]) != wanted:
            yield found[1]


def _signs(reading: str) -> tuple[str, ...]:
    return tuple(_SIGNS.findall(literal(reading, "\ue004")))


def _told(several: list[tuple[str, ...]]) -> str:
    counted = Counter(sign for one in several for sign in one)
    return " ".join(sign.strip() for sign in counted) or "–"


def _words(readings: list[str]) -> str:
    return " \n ".join(_letters(reading) for reading in readings)


def _letters(reading: str) -> str:
    return literal(_UNREAD.sub(" ", reading))


def _reads(text: str) -> bool:
    """True if there is a word in a text that a language could have of its own."""
    return any(word not in ("UNO", "SHA") for word in re.findall(r"[^\W\d_]{2,}", text))
