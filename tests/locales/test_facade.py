"""`t`: fallbacks, strictness, variables."""

import decimal
import logging

import pytest
from fluent.runtime import FluentBundle

from bot import locales
from bot.locales import TextError, fallbacks, has, t
from tests.locales.loaded import be_strict, forget


@pytest.mark.parametrize("locale", ["en", "en-GB", "en-US", "xx", "xx-YY", "", "../en"])
def test_every_locale_ends_in_english(locale: str) -> None:
    assert fallbacks(locale)[-1] == "en"
    assert t(locale, "game-classic") == "Classic domino"


def test_a_missing_text_raises_in_tests() -> None:
    with pytest.raises(TextError, match="no-such-text"):
        t("en", "no-such-text")
    with pytest.raises(TextError, match=r"game-classic\.nothing"):
        t("en", "game-classic.nothing")


def test_a_missing_variable_raises_in_tests() -> None:
    with pytest.raises(TextError, match="name-seat"):
        t("en", "name-seat")


def test_in_production_faults_are_logged_and_something_is_shown(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    with caplog.at_level(logging.ERROR):
        assert t("en", "no-such-text") == "no-such-text"
        assert "Player" in t("en", "name-seat")
    assert len(caplog.records) == 2


def test_what_is_put_in_is_put_in_as_it_is() -> None:
    assert t("en", "name-seat", number="{ $x }") == "Player { $x }"


def test_attributes_are_texts_too() -> None:
    assert t("en", "rules-classic.alt").startswith("A line of dominoes")
    assert has("en", "rules-classic.alt")
    assert not has("en", "rules-classic.no")
    assert not has("en", "nothing")


@pytest.mark.parametrize(
    ("score", "text"), [(0, "0 points"), (1, "1 point"), (-1, "-1 point"), (2, "2 points"), (-100, "-100 points")]
)
def test_plurals(score: int, text: str) -> None:
    assert t("en", "points", score=score) == text


@pytest.mark.parametrize(("count", "text"), [(1, "You hold 1 tile: x."), (2, "You hold 2 tiles: x.")])
def test_plurals_of_tiles(count: int, text: str) -> None:
    assert t("en", "alt-hand", tiles=count, noun="tiles", list="x") == text


def test_nothing_invisible_is_put_around_variables() -> None:
    assert t("en", "name-seat", number=3) == "Player 3"


def test_english_is_there() -> None:
    assert "en" in locales.languages()


@pytest.mark.parametrize("digits", [15, 28, 29, 50, 4000, 4300, 5000, 100_000])
@pytest.mark.parametrize("sign", [1, -1])
def test_no_number_is_too_long_to_be_said(digits: int, sign: int) -> None:
    said = t("en", "points", score=sign * 10 ** (digits - 1))
    assert said.endswith(" points")
    assert len(said) < 40


def test_a_value_that_the_library_chokes_on_fails_no_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def choke(*_: object) -> None:
        raise decimal.InvalidOperation

    forget()
    monkeypatch.setattr(FluentBundle, "format_pattern", choke)
    be_strict(False)
    with caplog.at_level(logging.ERROR):
        assert t("en", "points", score=3) == "points"
    forget()
    assert "InvalidOperation" in caplog.text
