"""A language of a few texts: they are seen, everything else is English, and no other file needs a change."""

import logging
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import locales
from bot.games.errors import IllegalAction
from bot.games.text import words
from bot.games.text.reader import Reader
from bot.locales import first_of, has, speaks, t
from bot.play.pages import settings
from bot.play.registry import naming_of
from tests.locales.folders import speak
from tests.locales.loaded import be_strict, forget

DANISH = """
language-name = Dansk
points =
    { $score ->
        [one] { $score } point
       *[other] { $score } point i alt
    }
event-draw = { $name } trækker.
panel-asleep = Tryk på { button-hand } igen.
"""


@pytest.fixture
def danish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (speak(tmp_path, monkeypatch, {"da": DANISH}) / "__pycache__").mkdir()


@pytest.mark.usefixtures("danish")
def test_its_texts_are_seen_and_everything_else_is_english() -> None:
    assert locales.languages() == ("da", "en")
    assert t("da", "points", score=5) == "5 point i alt"
    assert t("da-DK", "points", score=1) == "1 point"
    assert t("da", "game-classic") == "Classic domino"
    assert t("en", "points", score=5) == "5 points"
    assert t("da", "command-play.description") == t("en", "command-play.description")


@pytest.mark.usefixtures("danish")
def test_the_settings_page_has_it_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SETTINGS", {"language": ("auto", *locales.languages())})
    reader = Reader()
    assert settings.value_name("language", "da", reader) == "Dansk"
    assert settings.value_name("language", "en", reader) == "English"


def test_without_a_name_it_has_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(tmp_path, monkeypatch, {"da": "event-draw = { $name } trækker."})
    assert locales.language_name("da") == "da"


@pytest.mark.usefixtures("danish")
def test_what_it_refers_to_and_lacks_is_english() -> None:
    assert t("da", "panel-asleep") == f"Tryk på {t('en', 'button-hand')} igen."
    assert t("da", "button-hand") == t("en", "button-hand")


@pytest.mark.usefixtures("danish")
def test_its_general_text_comes_before_a_special_one_that_only_english_has() -> None:
    assert has("da", "event-meld-draw")
    assert first_of("da", "event-meld-draw", "event-draw") == "event-draw"
    assert first_of("en", "event-meld-draw", "event-draw") == "event-meld-draw"
    assert first_of("da", "event-no", "game-classic") == "game-classic"
    assert first_of("da", "event-no", "event-nothing") == "event-nothing"


def test_within_a_language_the_special_text_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(tmp_path, monkeypatch, {"da": "event-meld-draw = linje\nevent-draw = træk"})
    assert first_of("da", "event-meld-draw", "event-draw") == "event-meld-draw"


def test_a_fault_of_the_program_is_not_a_more_general_word_for_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(tmp_path, monkeypatch, {"da": "error-internal = Noget gik galt."})
    naming = naming_of("classic", Reader())
    text = words.explain(IllegalAction("round-over", "CL-5"), "da", naming=naming)
    assert text == t("en", "error-illegal-round-over")


@pytest.mark.usefixtures("danish")
def test_the_program_speaks_a_language_that_has_all_of_it() -> None:
    assert speaks("en", "cli-")
    assert not speaks("da", "cli-")
    assert speaks("da", "language-")


def test_a_text_that_cannot_be_read_is_english_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    speak(tmp_path, monkeypatch, {"da": "event-joined = { $name kommer.\nbutton-hand = Hånd"})
    be_strict(False)
    with caplog.at_level(logging.ERROR):
        assert [t("da", "event-joined", name="Ann") for _ in range(3)] == ["Ann joins."] * 3
        assert t("da", "button-hand") == "Hånd"
    assert len(caplog.records) == 1


def test_a_choice_by_number_is_given_no_string_of_digits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(tmp_path, monkeypatch, {"da": "card-rank = { $what ->\n [2] to\n *[other] { $what }\n }"})
    assert t("da", "card-rank", what="A") == "A"
    assert t("da", "card-rank", what=2) == "to"
    with pytest.raises(locales.TextError, match="what"):
        t("da", "card-rank", what="2")


def test_a_text_is_parsed_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = locales.language._PARSER
    parser = SimpleNamespace(parse=lambda text: read.append(text) or real.parse(text))
    monkeypatch.setattr(locales.language, "_PARSER", parser)
    forget()
    t("en", "panel-away")
    assert sorted(text.partition(" =")[0] for text in read) == ["button-return", "panel-away"]
    t("en", "panel-away")
    assert len(read) == 2
    forget()


def test_each_language_keeps_what_it_said_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speak(tmp_path, monkeypatch, {"da": DANISH})
    for score in range(5000):
        t("da", "points", score=score)
    kept = {cache.cache_info().currsize for cache in locales.sentence_caches()}
    assert max(kept) == 4096
    t("en", "points", score=1)
    assert len(locales.sentence_caches()) == 2


def test_what_is_parsed_is_bounded_and_nothing_is_lost_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales.language, "PARSED", 20)
    forget()
    english = locales._language("en")
    before = english._with("turn")
    for _ in range(2):
        assert all(english.has(text_id) for text_id in ("panel-away", "help", "points"))
        for game in ("classic", "moomin", "uno", "christmas"):
            assert t("en", f"game-{game}")
            assert english.has(f"rules-{game}.alt")
        for name in english.texts[:60]:
            english.has(name)
        assert len(english._parsed.whole) <= 20
    assert before is not english._parsed
    assert before.pattern("turn") is not None
    forget()
