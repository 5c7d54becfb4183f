"""A language's page in `docs/languages`, as far as checks read it: its tables, and in them what stands in `code`."""

import re
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import bot

PAGES = Path(bot.__file__).parents[1] / "docs" / "languages"
_CODE = re.compile(r"`([^`]+)`")


class Word(NamedTuple):
    """A line of the glossary: what the English says, what counts as the word for it, what does not. `*`: any ending."""

    english: tuple[str, ...]
    forms: tuple[str, ...]
    never: tuple[str, ...]


class Exempt(NamedTuple):
    """A text that may break a rule; `*` stands for anything in its name."""

    rule: str
    name: str
    reason: str

    def covers(self, rule: str, name: str) -> bool:
        """True if it is about that text and that rule."""
        return rule == self.rule and fnmatchcase(name, self.name)


class Book(NamedTuple):
    """The words of a page, its signs by name, its exceptions, and the words that a dictionary need not know."""

    words: tuple[Word, ...] = ()
    signs: Mapping[str, tuple[str, ...]] = {}
    exempt: tuple[Exempt, ...] = ()
    spelled: frozenset[str] = frozenset()


def book(page: str, spelled: str = "") -> Book:
    """Read a page and the list of words beside it (`fi.md`, `fi.txt`)."""
    sections = dict(_sections(page))
    return Book(
        tuple(_words(sections.get("Glossary", ""))),
        {cells[0]: _codes(cells[1]) for cells in _rows(sections.get("Signs", ""))},
        tuple(_exempt(sections.get("Exceptions", ""))),
        frozenset(word for line in spelled.splitlines() for word in line.partition("#")[0].split()),
    )


def _sections(page: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title, _, text = part.partition("\n")
        yield title.strip(), text


def _rows(section: str) -> Iterator[list[str]]:
    """Yield the cells of every line of a section's tables but their heads."""
    lines = [line for line in section.splitlines() if line.startswith("|")]
    for at, line in enumerate(lines):
        head = at + 1 < len(lines) and lines[at + 1].startswith("|--")
        if not head and not line.startswith("|--"):
            yield [cell.strip() for cell in line.strip().strip("|").split("|")]


def _codes(cell: str) -> tuple[str, ...]:
    return tuple(_CODE.findall(cell))


def _words(section: str) -> Iterator[Word]:
    for cells in _rows(section):
        english, forms, never = (_codes(cell) for cell in cells[:3])
        if english:
            yield Word(english, forms, never)


def _exempt(section: str) -> Iterator[Exempt]:
    for rule, names, reason in (cells[:3] for cells in _rows(section)):
        for name in _codes(names):
            yield Exempt(rule.strip("`"), name, reason)


@lru_cache(maxsize=1024)
def matcher(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds a word in a text: one with a capital as it stands, others in small or large letters."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(_form, forms))})(?!\w)")


def _form(form: str) -> str:
    pattern = re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return pattern if form != form.lower() else f"(?i:{pattern})"


def page_of(language: str) -> Book:
    """Return what the project's pages say of a language; nothing where there is no page."""
    files = PAGES / f"{language}.md", PAGES / f"{language}.txt"
    return book(*(file.read_text("utf-8") if file.is_file() else "" for file in files))


def is_complete(page: Book) -> bool:
    """True if a language's page promises that it has every text."""
    return page.signs.get("complete") == ("yes",)
