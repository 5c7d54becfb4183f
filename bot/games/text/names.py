"""Names of people, made harmless: nothing in them may ping, format, reverse or hide the text around them."""

import re
import unicodedata
from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

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
# Letters of other scripts that look like Latin ones.
_TWINS = str.maketrans("аеорсухкмтвнзіјѕԁӏαεορυνκτι", "aeopcyxkmtbh3ijsdlaeopyvktl")
_ALIKE = 12  # letters and digits by which two names are told apart: narrow pictures show no more
_TAGGED = re.compile(r"(.+?) \(([^()]{1,32})\)")
_LEADING = re.compile(r"^([-+=]|\d+(?=\.))")


@lru_cache(_KNOWN)
def plain_name(name: str, fallback: str = "?", limit: int = NAME_LIMIT) -> str:
    """Clean a name for places without markdown (labels, menus, alt texts, pictures), at most 32 characters.

    Control, direction and invisible characters go, as do piles of combining marks; blanks become one space. `fallback`
    stands for a name of which nothing is left.
    """
    kept = "".join(_kept(name, at) for at in range(len(name)))
    text = " ".join(_thinned(unicodedata.normalize("NFC", kept)).split())
    # Marks need something to stand on, and a joiner emojis to join.
    visible = any(char != _ZWJ and unicodedata.category(char) not in ("Mn", "Me") for char in text)
    return cut_name(text, limit) if visible else fallback


@lru_cache(_KNOWN)
def marked_name(name: str, fallback: str = "?", limit: int = NAME_LIMIT) -> str:
    """Clean a name like `plain_name`, and escape Discord's markdown in it: for the text of messages.

    One that is written from right to left is set apart, so that the numbers beside it stay where they belong.
    """
    text = _LEADING.sub(_escape_leading, escaped(plain_name(name, fallback, limit)))
    backwards = any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)
    return f"\u2068{text}\u2069" if backwards else text


def cut_name(text: str, limit: int) -> str:
    """Return a name of at most so many characters; of one told apart by a username (`Ann (ann.b)`) that is left."""
    parts = name_parts(text)
    if parts is None or len(text) <= limit:
        return cut(text, limit)
    name, tag = parts
    room = limit - len(tag) - 3
    return f"{cut(name, room)} ({tag})" if room > 1 else middle_cut(tag, limit)


def middle_cut(text: str, limit: int) -> str:
    """Return a text of at most so many characters with its beginning and its end: usernames differ in either."""
    return text if len(text) <= limit else f"{text[: limit // 2]}…{text[len(text) - (limit - 1) // 2 :]}"


def name_parts(text: str) -> tuple[str, str] | None:
    """Return the name and the username of `Ann (ann.b)`; None for any other text."""
    match = _TAGGED.fullmatch(text)
    return None if match is None else (match[1], match[2])


class Named(NamedTuple):
    """Somebody with a name, not yet cleaned, among others. `tag` tells a person apart; "": is told apart otherwise."""

    person: int | None
    name: str
    tag: str = ""


@lru_cache(_KNOWN)
def told_apart(people: tuple[Named, ...]) -> tuple[str, ...]:
    """Return the names, not yet cleaned: who has the same name as somebody else has the tag behind it: `Ann (ann.b)`.

    Names are the same that a reader of a small picture can't tell apart.
    """
    names, tagged = [named.name for named in people], set[int]()
    for _ in range(3):  # a tagged name may be just what somebody else is called
        bearers: dict[str, set[object]] = defaultdict(set)
        for at, named in enumerate(people):
            bearers[_heard(names[at])].add(named.person or f"seat {at}")
        alike = {at for at, named in enumerate(people) if named.tag and len(bearers[_heard(names[at])]) > 1} - tagged
        for at in alike:
            names[at] = f"{plain_name(people[at].name)} ({people[at].tag})"
        tagged |= alike
    return tuple(names)


def _heard(name: str) -> str:
    """Return a name without what the eye hardly tells apart; of a tagged one the username alone."""
    if (parts := name_parts(name)) is not None:
        return f"({parts[1]})"
    text = unicodedata.normalize("NFKC", plain_name(name)).casefold().translate(_TWINS)
    return "".join(filter(str.isalnum, text))[:_ALIKE] or text


def escaped(text: str) -> str:
    """Escape Discord's markdown in a text that has none of its own."""
    return _MARKDOWN.sub(r"\\\1", text)


def seat_fallback(seat: int, locale: str) -> str:
    """Return the name of a seat (from 0) whose player has none: `Player 2`."""
    return t(locale, "name-seat", number=seat + 1)


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


def _escape_leading(match: re.Match[str]) -> str:
    text = match.group(1)
    return f"{text}\\" if text.isdigit() else f"\\{text}"


def folded(text: str) -> str:
    """Return a text as searches compare it: in small letters, without accents."""
    if text.isascii():
        return text.casefold()
    apart = unicodedata.normalize("NFKD", text.casefold()).translate(_PLAIN_LETTERS)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
