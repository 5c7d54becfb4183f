"""`boneyard texts`, for translators: what a language lacks, what breaks a rule, what has changed in English."""

import hashlib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import typer

from bot import locales
from bot.cli.terminal import say
from bot.locales.language import entries
from tests.locales.loaded import forget
from tests.tools.texts.pages import Book, is_complete, page_of
from tests.tools.texts.reading import Texts, read
from tests.tools.texts.rules import PROGRAM, Flaw, exempt, flaws, missing
from tests.tools.texts.spelling import NoDictionaryError, misspelled

_MARK = re.compile(r"# en: ([0-9a-f]{8})\s*")  # above a text: of which English it was made
_DIGITS = 8


def tell(language: str, *, whole: bool) -> bool:
    """Print every finding about a language, or only their numbers; True if something is wrong."""
    english, ours, page = (read(locales.source(locales.DEFAULT)), read(locales.source(language)), page_of(language))
    lacking = [*missing(ours, english)]
    findings = [*flaws(language, ours, english, page), *_changed(language), *_misspelled(language, ours, page)]
    if whole:
        for file, count in Counter(flaw.file for flaw in lacking).items():
            names = ", ".join(flaw.name for flaw in lacking if flaw.file == file)
            typer.echo(" ".join((say("texts-lacking", file=file, count=count), names)))
        for flaw in sorted(findings, key=lambda flaw: flaw.file):
            typer.echo(f"{flaw.file}  {flaw.name}  {flaw.rule}: {say(f'texts-rule-{flaw.rule}', what=flaw.what)}")
    translated = sum(text.file != PROGRAM for text in ours.by_name.values())
    typer.echo(say("texts-sum", language=language, texts=translated, lacking=len(lacking), wrong=len(findings)))
    return bool(findings) or (bool(lacking) and is_complete(page))


def _changed(language: str) -> Iterator[Flaw]:
    """Yield the texts whose English is another than the one that was translated."""
    marks = english_marks()
    for file, text in locales.source(language).items():
        for name, mark in marks_in(text).items():
            if mark != marks.get(name, mark):
                yield Flaw("changed", file, name)


def _misspelled(language: str, ours: Texts, page: Book) -> Iterator[Flaw]:
    """Yield misspelled words; where there is no dictionary, say so and go on."""
    try:
        for name, word in misspelled(language, ours, page):
            if not exempt(page, "spelling", name):
                yield Flaw("spelling", ours.by_name[name].file, name, word)
    except NoDictionaryError:
        typer.echo(say("texts-no-dictionary", language=language), err=True)


# Marks of the English that a text was made from


def write_marks(language: str, *, anew: bool) -> None:
    """Write into a language's files of which English each text was made; only where that lacks, or `anew`."""
    marks = english_marks()
    for file, text in locales.source(language).items():
        marked = stamped(text, marks, anew=anew)
        if marked != text:
            (Path(str(locales.files("bot.locales"))) / language / file).write_text(marked, "utf-8")
    forget()


def english_marks() -> dict[str, str]:
    """Return the mark of each English text by its name."""
    files = locales.source(locales.DEFAULT).values()
    return {entry.name: mark_of(entry.source) for text in files for entry in entries(text)}


def mark_of(source: str) -> str:
    """Return the mark of a text as it stands: digits that change when it does."""
    return hashlib.sha256(source.encode()).hexdigest()[:_DIGITS]


def marks_in(text: str) -> dict[str, str]:
    """Return the marks in a file of a translation, by the names of the texts that have one."""
    lines = text.splitlines()
    above = ((entry.name, _mark_above(lines, entry.line)) for entry in entries(text))
    return {name: lines[at].strip().removeprefix("# en: ") for name, at in above if at is not None}


def _mark_above(lines: Sequence[str], line: int) -> int | None:
    """Return where (from 0) the mark of the text that begins on a line (from 1) stands; None if it has none."""
    for at in range(line - 2, -1, -1):
        if _MARK.fullmatch(lines[at]):
            return at
        if lines[at].strip() and not lines[at].startswith("#"):
            return None
    return None


def stamped(text: str, marks: Mapping[str, str], *, anew: bool = False) -> str:
    """Return a file of a translation in which each text says of which English it was made (`# en: 1a2b3c4d`).

    `marks` are those of the English. A text that has its mark keeps it, unless all are to be written `anew`.
    """
    lines = text.splitlines(keepends=True)
    for entry in reversed([*entries(text)]):
        mark, at = marks.get(entry.name), _mark_above(lines, entry.line)
        if mark is None or (at is not None and not anew):
            continue
        if at is None:
            lines.insert(entry.line - 1, f"# en: {mark}\n")
        else:
            lines[at] = f"# en: {mark}\n"
    return "".join(lines)
