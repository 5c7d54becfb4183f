"""The pages of languages can be read, and what they say of the English is so."""

import os
from functools import cache

import pytest

from bot import locales
from tests.tools.texts.lengths import COMMAND, commands
from tests.tools.texts.pages import PAGES, Book, book, is_complete, matcher, page_of
from tests.tools.texts.reading import Texts, literal, read
from tests.tools.texts.rules import RULES, Flaw, exempt, flaws, missing
from tests.tools.texts.spelling import HUNSPELL, VOIKKO, NoDictionaryError, misspelled

LANGUAGES = sorted(page.stem for page in PAGES.glob("??.md"))
TRANSLATED = [name for name in locales.languages() if name != locales.DEFAULT]


@cache
def texts_of(language: str) -> Texts:
    return read(locales.source(language))


@cache
def english_words() -> str:
    return "\n".join(literal(reading) for text in texts_of("en").by_name.values() for reading in text.readings)


@cache
def all_flaws(language: str) -> tuple[Flaw, ...]:
    """Return what is wrong in a language, also what its page exempts: the rules take seconds."""
    page = page_of(language)._replace(exempt=())
    return tuple(flaws(language, texts_of(language), texts_of("en"), page))


def unknown_words(language: str, page: Book) -> list[tuple[str, str]]:
    """Return texts' names with words that no dictionary knows. Without one the test is skipped; CI must have them."""
    try:
        return [*misspelled(language, texts_of(language), page)]
    except NoDictionaryError as missing_here:
        if "BONEYARD_REQUIRE_DICTIONARIES" in os.environ and language in (*HUNSPELL, *VOIKKO):
            raise
        pytest.skip(f"there is no dictionary of {language}: {missing_here}")


def test_there_are_pages() -> None:
    assert {"de", "fi", "hu", "nl", "sv"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_words_and_signs(language: str) -> None:
    page = page_of(language)
    assert len(page.words) > 70
    assert all(word.forms for word in page.words)
    assert len(page.signs["quotes"]) == 2
    assert page.signs["decimal"] == (",",)
    assert page.spelled >= {"UNO", "Discord"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_english_of_a_glossary_is_the_english_that_is_said(language: str) -> None:
    said = english_words()
    stale = [term for word in page_of(language).words for term in word.english if not matcher((term,)).search(said)]
    assert stale == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exception_is_about_a_rule_and_a_text_that_there_are_and_says_why(language: str) -> None:
    rules = {*RULES, "spelling"}
    names = texts_of("en").by_name
    for exception in page_of(language).exempt:
        assert exception.rule in rules
        assert any(exception.covers(exception.rule, name) for name in names), exception
        assert exception.reason


@pytest.mark.slow
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_has_no_flaw(language: str) -> None:
    page = page_of(language)
    assert [flaw for flaw in all_flaws(language) if not exempt(page, flaw.rule, flaw.name)] == []
    if is_complete(page):
        assert list(missing(texts_of(language), texts_of("en"))) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", TRANSLATED)
def test_a_language_is_spelled_as_its_dictionary_has_it(language: str) -> None:
    page = page_of(language)
    words = unknown_words(language, page)
    assert [word for word in words if not exempt(page, "spelling", word[0])] == []


@pytest.mark.slow
@pytest.mark.parametrize("language", [name for name in TRANSLATED if is_complete(page_of(name))])
def test_every_exception_is_needed(language: str) -> None:
    page = page_of(language)
    words = unknown_words(language, page)
    broken = {(flaw.rule, flaw.name) for flaw in all_flaws(language)} | {("spelling", name) for name, _ in words}
    assert [exception for exception in page.exempt if not any(exception.covers(*each) for each in broken)] == []


def test_a_command_fits_with_its_longest_words_of_all_languages() -> None:
    sums = commands(texts_of(language) for language in locales.languages())
    assert sums["manage"] > 1500
    assert {name: length for name, length in sums.items() if length > COMMAND * 0.9} == {}


def test_a_page_is_read_by_its_code() -> None:
    page = book(
        "## Glossary\n\n| en | fi | never | note |\n|---|---|---|---|\n| **Head** | | | |\n"
        "| tile, tiles `tile` `tiles` | laatta `*laat*` | `nappul*` | a `note` |\n| half | puolikas | | |\n",
        "word another # not this\n",
    )
    (word,) = page.words
    assert word == (("tile", "tiles"), ("*laat*",), ("nappul*",))
    assert page.spelled == {"word", "another"}
    assert matcher(word.forms).search("Pelaa tuplaLaatan nyt")
    assert not matcher(word.forms).search("Pelaa la")
