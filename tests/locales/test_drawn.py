"""Texts of pictures are drawn letter for letter and fit their place."""

from functools import cache

import pytest

from bot import locales
from tests.tools.texts.lengths import PLACES, drawn, lacking
from tests.tools.texts.pages import Book
from tests.tools.texts.reading import Pair, Texts, read


@cache
def english() -> Texts:
    return read(locales.source("en"))


def faults_of(text: str) -> list[str]:
    ours = read({"a.ftl": text})
    return [what for text in ours.by_name.values() for what in drawn(Pair(text, ours, english(), "de", Book()))]


def test_english_is_drawn_as_it_is_written() -> None:
    assert PLACES.keys() <= english().by_name.keys()
    for text in english().by_name.values():
        assert list(drawn(Pair(text, english(), english(), "en", Book()))) == [], text.name


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("league-place = ⌀ Platz", "⌀"),
        ("game-classic = ♠ Domino", "♠"),
        ("picture-turn = am Zuge seiend", " > 150"),
        ("picture-round = Die { $number }. von allen Runden", " > 220"),
        ("picture-tiles = Dominosteine insgesamt", " > 110"),
        ("league-place = 中", "中"),
    ],
)
def test_what_is_lost_or_too_wide_is_told(text: str, what: str) -> None:
    assert any(what in fault for fault in faults_of(text))


@pytest.mark.parametrize(
    "text",
    [
        "picture-turn = ő jön", "picture-won = holtversenyben", "picture-round = 12. leosztás",
        "picture-round = Omgång { $number }", "league-place = Ø Platz", "league-place = Snittplats",
        "league-new = nieuw", "league-last = Viimeiset 5", "league-per-match = Ottelua kohti",
        "button-hand = → ⌀ and whatever is on no picture",
    ],
)  # fmt: skip
def test_what_fits_is_not_told(text: str) -> None:
    assert faults_of(text) == []


def test_the_font_has_the_letters_of_the_languages() -> None:
    assert lacking("äöåÄÖÅßüÜéëïőűŐŰáíóúÁÍÓÚ„“”–…±Ø") == ""
    assert lacking("a⌀b→♠") == "⌀♠"
