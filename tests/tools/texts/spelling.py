"""Spelling, by the dictionaries of Debian: voikko for Finnish, hunspell for the others. The bot needs none."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache

from tests.tools.texts.pages import Book
from tests.tools.texts.reading import SLOT, Texts

HUNSPELL: Mapping[str, str] = {"sv": "sv_SE", "de": "de_DE", "nl": "nl_NL", "hu": "hu_HU"}
VOIKKO = frozenset(("fi",))
PACKAGES = "hunspell hunspell-sv hunspell-de-de hunspell-nl hunspell-hu voikko-fi libvoikko-dev"

_UNREAD = re.compile(rf"`[^`]*`|https?://\S+|\S*@\S+|/[a-z]+(?: [a-z]+)*\b|<[^>]*>|[\w’'-]*{SLOT}[\w’'-]*|\S*\d\S*")
_WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


class NoDictionaryError(LookupError):
    """The dictionary of a language, or the program that reads it, is not on this machine."""


def misspelled(language: str, texts: Texts, book: Book) -> Iterator[tuple[str, str]]:
    """Yield each text's name with a word in it that no dictionary knows; NoDictionaryError where there is none."""
    places: dict[str, str] = {}
    for name, text in texts.by_name.items():
        for word in words(text.readings) - book.spelled:
            places.setdefault(word, name)
    for word in sorted(unknown(language, frozenset(places))):
        yield places[word], word


def words(readings: list[str]) -> set[str]:
    """Return the words of a text, without code, commands, and what variables touch; ends of a line have no letters."""
    return {word for reading in readings for word in _WORD.findall(_UNREAD.sub(" ", reading)) if len(word) > 1}


@cache
def unknown(language: str, wanted: frozenset[str]) -> frozenset[str]:
    """Return the words that the language's dictionary does not know."""
    if language in VOIKKO:
        said = _ask(["voikkospell"], wanted)
        return frozenset(line[3:] for line in said if line.startswith("W: "))
    if language not in HUNSPELL:
        raise NoDictionaryError(language)
    said = _ask(["hunspell", "-i", "utf-8", "-l", "-d", HUNSPELL[language]], wanted)
    return frozenset(line for line in said if line in wanted) | _parts(said, wanted)


def _parts(said: list[str], wanted: frozenset[str]) -> frozenset[str]:
    """Return the words of which only a part came back: those that hunspell has taken apart."""
    parts = {line for line in said if line not in wanted}
    return frozenset(word for word in wanted if parts & set(re.split(r"[’'-]", word)))


def _ask(command: list[str], wanted: frozenset[str]) -> list[str]:
    if shutil.which(command[0]) is None:
        raise NoDictionaryError(command[0])
    ran = subprocess.run(
        command, input="\n".join(sorted(wanted)) + "\n", capture_output=True, text=True, encoding="utf-8", check=False
    )
    if ran.returncode:
        raise NoDictionaryError(command[0])
    return ran.stdout.splitlines()
