"""Finds a person in JSON that this package does not understand, and removes the person from it.

A person is mentioned by id: a number, or a string or key with these digits. The name is the `name` in the same object,
or the value under the id; in texts it is found in any letters (case, width, composed or not, ß or SS).
"""

import re
import unicodedata
from collections.abc import Iterator

import msgspec

from .values import Json

_NAME = "name"


def parse(text: str) -> Json:
    """Return the value of a JSON text, or the text itself if it is not JSON."""
    try:
        parsed: Json = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
    return parsed


def _pattern(person: int) -> re.Pattern[str]:
    return re.compile(rf"<@!?{person}>|(?<!\d){person}(?!\d)")


def paths(value: Json, person: int, at: str = "") -> Iterator[str]:
    """Yield the places where a value mentions a person: keys and indices joined by dots."""
    if isinstance(value, dict):
        for key, inner in value.items():
            below = f"{at}.{key}" if at else key
            yield from [below] if _pattern(person).search(key) else paths(inner, person, below)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, person, f"{at}.{index}" if at else str(index))
    elif _is(value, person):
        yield at


def _is(value: Json, person: int) -> bool:
    if isinstance(value, str):
        return _pattern(person).search(value) is not None
    return value == person and not isinstance(value, bool)


def names(value: Json, person: int) -> set[str]:
    """Return the names that a value gives a person."""
    person_names: set[str] = set()
    if isinstance(value, dict):
        for key, inner in value.items():
            person_names |= names(inner, person)
            if isinstance(inner, str) and (key == str(person) or (key == _NAME and _about(value, person))):
                person_names.add(inner)
    elif isinstance(value, list):
        person_names.update(*(names(inner, person) for inner in value))
    return person_names - {""}


def _about(value: dict[str, Json], person: int) -> bool:
    return any(_is(inner, person) for key, inner in value.items() if key != _NAME)


def without(value: Json, person: int, words: frozenset[str] = frozenset()) -> Json:
    """Return the value without the person; every value keeps its type, so that its reader still understands it.

    A number becomes 0, a string loses the id, a key that is the id is removed with its value, a name becomes "".
    `words` are names to remove from all strings, too.
    """
    if isinstance(value, dict):
        about = _about(value, person)
        return {
            key: "" if about and key == _NAME and isinstance(inner, str) else without(inner, person, words)
            for key, inner in value.items()
            if not _pattern(person).search(key)
        }
    if isinstance(value, list):
        return [without(inner, person, words) for inner in value]
    if isinstance(value, str):
        return _plain(value, person, words)
    return 0 if _is(value, person) else value


def _plain(text: str, person: int, words: frozenset[str]) -> str:
    text = _pattern(person).sub("", text)
    for word in sorted({folded(word) for word in words} - {""}, key=len, reverse=True):
        if word in folded(text):
            text = _without_word(text, re.compile(rf"(?<!\w){re.escape(word)}(?!\w)"))
    return text


def folded(text: str) -> str:
    """Return the text as names are compared: without case, width, invisible marks, and double spaces."""
    if not text.isascii():
        plain = unicodedata.normalize("NFKC", text).casefold()
        text = "".join(c for c in unicodedata.normalize("NFKC", plain) if unicodedata.category(c) != "Cf")
    return " ".join(text.casefold().split())


def _without_word(text: str, word: re.Pattern[str]) -> str:
    """Return the text without the places that match the word once they are folded."""
    plain, at = "", []  # the folded text, and for each of its letters where its cluster begins and ends
    for start, end in _clusters(text):
        piece = text[start:end]
        letters = " " if piece.isspace() else folded(piece)
        if letters != " " or not plain.endswith(" "):
            plain += letters
            at += [(start, end)] * len(letters)
    kept, last = "", 0
    for match in word.finditer(plain):
        kept += text[last : at[match.start()][0]]
        last = at[match.end() - 1][1]
    return kept + text[last:]


def _clusters(text: str) -> Iterator[tuple[int, int]]:
    """Yield the beginning and the end of each letter together with the marks that are joined to it."""
    start = 0
    for end in range(1, len(text) + 1):
        if end == len(text) or not _joined(text[end]):
            yield start, end
            start = end


def _joined(letter: str) -> bool:
    """Return True if a character joins the one before it: accents, marks, and the later parts of a Korean syllable."""
    first = unicodedata.normalize("NFKD", letter)[0]
    return unicodedata.category(first)[0] == "M" or "\u1160" <= first <= "\u11ff"


def text_without(text: str, person: int, words: frozenset[str] = frozenset()) -> str:
    """Remove a person from a JSON text, which stays one, or from any other text; unchanged if nothing was found."""
    value = parse(text)
    rest = without(value, person, words)
    if rest == value:
        return text
    return rest if value == text and isinstance(rest, str) else msgspec.json.encode(rest).decode()
