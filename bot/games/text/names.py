"""Names of people, made harmless: nothing in them may ping, format, reverse or hide the text around them."""

import re
import unicodedata
from functools import lru_cache

from bot.locales import t
from bot.parts.parts import cut

NAME_LIMIT = 32

_KNOWN = 4096  # cleaned names that are remembered: each is asked for again with every event
_ZWJ = "\u200d"
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that look like nothing
_DROPPED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_MARKS = 2  # combining marks in a row; more of them climb over the lines around
_MARKDOWN = re.compile(r"([\\`*_~|<>@#\[\]():])")
# Letters that Unicode does not take apart.
_PLAIN_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ł": "l", "ı": "i"})
_LEADING = re.compile(r"^([-+=]|\d+(?=\.))")


@lru_cache(_KNOWN)
def plain_name(name: str, fallback: str = "?", limit: int = NAME_LIMIT) -> str:
    """Clean a name for places without markdown (labels, menus, alt texts, pictures), at most 32 characters.

    Control, direction and invisible characters go, as do piles of combining marks; blanks become one space. `fallback`
    stands for a name of which nothing is left.
    """
    kept = "".join(_kept(name, at) for at in range(len(name)))
    text = " ".join(_thinned(unicodedata.normalize("NFC", kept)).split())
    return cut(text, limit) if _is_seen(text) else fallback


@lru_cache(_KNOWN)
def marked_name(name: str, fallback: str = "?", limit: int = NAME_LIMIT) -> str:
    """Clean a name like `plain_name`, and escape Discord's markdown in it: for the text of messages.

    One that is written from right to left is set apart, so that the numbers beside it stay where they belong.
    """
    text = _LEADING.sub(_escape_leading, escaped(plain_name(name, fallback, limit)))
    backwards = any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)
    return f"\u2068{text}\u2069" if backwards else text


def escaped(text: str) -> str:
    """Escape Discord's markdown in a text that has none of its own."""
    return _MARKDOWN.sub(r"\\\1", text)


def seat_fallback(seat: int, locale: str) -> str:
    """Return the name of a seat (from 0) whose player has none: `Player 2`."""
    return t(locale, "name-seat", number=seat + 1)


def _is_seen(text: str) -> bool:
    """True if there is more than marks, which need something to stand on, and what joins emojis."""
    return any(char != _ZWJ and unicodedata.category(char) not in ("Mn", "Me") for char in text)


def _kept(name: str, at: int) -> str:
    char = name[at]
    if char == _ZWJ:  # it joins emojis into one, and elsewhere only hides
        around = name[at - 1 : at] + name[at + 1 : at + 2]
        return char if any(unicodedata.category(other) == "So" for other in around) else ""
    if char.isspace() or char in _BLANK:
        return " "
    return "" if unicodedata.category(char) in _DROPPED else char


def _thinned(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(char)
    return "".join(kept)


def _escape_leading(found: re.Match[str]) -> str:
    text = found.group(1)
    return f"{text}\\" if text.isdigit() else f"\\{text}"


def folded(text: str) -> str:
    """Return a text as searches compare it: in small letters, without accents."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_PLAIN_LETTERS)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
