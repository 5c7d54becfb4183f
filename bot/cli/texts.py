"""`boneyard texts`, for whoever translates: what a language lacks, what breaks a rule, what has changed in English."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import bot
from bot import locales
from bot.cli.drawn import drawn
from bot.cli.errors import FAULT, CliError
from bot.cli.wording import say
from bot.locales.checks import PROGRAM, Flaw, exempt, flaws, missing
from bot.locales.checks.book import Book, book
from bot.locales.checks.reading import Texts, read
from bot.locales.checks.spelling import NoDictionaryError, misspelled
from bot.locales.entries import all_entries, mark_of, stamped

PAGES = Path(bot.__file__).parents[1] / "docs" / "languages"


def texts(
    language: Annotated[str, typer.Argument(metavar="[LANGUAGE]", help=say("texts-language"), show_default=False)] = "",
    stamp: Annotated[bool, typer.Option("--stamp", help=say("texts-stamp"))] = False,
    stamp_all: Annotated[bool, typer.Option("--stamp-all", help=say("texts-stamp-all"))] = False,
) -> int:
    """Check a language, or all of them; answer 1 if something is wrong."""
    known = [name for name in locales.languages() if name != locales.DEFAULT]
    if language and language not in known:
        raise CliError("texts-language", language=language, known=", ".join(known) or "–")
    if not PAGES.is_dir():  # an installed program has no docs, and without the pages nearly all looks wrong
        raise CliError("texts-pages", folder="docs/languages")
    wanted = [language] if language else known
    if stamp or stamp_all:
        for name in wanted:
            write_marks(name, anew=stamp_all)
    return FAULT if sum([_told(name, whole=bool(language)) for name in wanted]) else 0


def _told(language: str, *, whole: bool) -> bool:
    """Tell of one language, with every finding or in a line; True if something is wrong."""
    english, ours, page = (read(locales.source(locales.DEFAULT)), read(locales.source(language)), page_of(language))
    lacking = [*missing(ours, english)]
    found = [
        *flaws(language, ours, english, page, {"drawn": drawn}),
        *changed(language),
        *_misspelled(language, ours, page),
    ]
    if whole:
        for line in (*_lacking(lacking), *map(_line, sorted(found, key=lambda flaw: flaw.file))):
            typer.echo(line)
    mine = sum(text.file != PROGRAM for text in ours.found.values())
    typer.echo(say("texts-sum", language=language, texts=mine, lacking=len(lacking), wrong=len(found)))
    return bool(found) or (bool(lacking) and is_complete(page))


def page_of(language: str) -> Book:
    """Return what the project's pages say of a language; nothing where there is no page."""
    page, words = PAGES / f"{language}.md", PAGES / f"{language}.txt"
    return book(_text(page), _text(words))


def is_complete(page: Book) -> bool:
    """True if a language's page promises that it has every text."""
    return page.signs.get("complete") == ("yes",)


def changed(language: str) -> Iterator[Flaw]:
    """Yield the texts whose English is another than the one that was translated."""
    marks = _marks()
    for entry in all_entries(locales.source(language)):
        if entry.mark and entry.mark != marks.get(entry.name, entry.mark):
            yield Flaw("changed", entry.file, entry.name)


def write_marks(language: str, *, anew: bool) -> None:
    """Write into a language's files of which English each text was made; only where that lacks, or `anew`."""
    marks = _marks()
    for file, text in locales.source(language).items():
        marked = stamped(text, marks, anew=anew)
        if marked != text:
            (locales.folder(language) / file).write_text(marked, "utf-8")
    locales.forget()


def _marks() -> dict[str, str]:
    return {entry.name: mark_of(entry) for entry in all_entries(locales.source(locales.DEFAULT))}


def _misspelled(language: str, ours: Texts, page: Book) -> Iterator[Flaw]:
    """Yield misspelled words; where there is no dictionary, say so and go on."""
    try:
        for name, word in misspelled(language, ours, page):
            if not exempt(page, "spelling", name):
                yield Flaw("spelling", ours.found[name].file, name, word)
    except NoDictionaryError:
        typer.echo(say("texts-no-dictionary", language=language), err=True)


def _lacking(lacking: list[Flaw]) -> Iterator[str]:
    """Yield a line for each file, with all that a language lacks of it."""
    for file, count in Counter(flaw.file for flaw in lacking).items():
        names = ", ".join(flaw.name for flaw in lacking if flaw.file == file)
        yield " ".join((say("texts-lacking", file=file, count=count), names))


def _line(flaw: Flaw) -> str:
    return f"{flaw.file}  {flaw.name}  {flaw.rule}: {say(f'texts-rule-{flaw.rule}', what=flaw.what)}"


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""
