"""Pages: rules and settings."""

import pytest

from bot.app.commands import info as pages
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.parts.ids import decode
from bot.parts.parts import Parts
from bot.play.pages import settings
from rendering import draw_rules
from tests.play.pages.refused import problems

READER = Reader()
PNG = b"\x89PNG"


def words(parts: Parts) -> list[tuple[str, ...]]:
    """The words of everything that can be pressed."""
    return [decode(custom_id).words for custom_id in parts.custom_ids]


def test_rules_have_pages() -> None:
    first = pages.rules("classic", READER, picture=PNG)
    assert first.filename == "rules.png"
    assert first.alt.startswith("A line of dominoes")
    rule_pages = [
        pages.rules("classic", READER, page=page, picture=PNG)
        for page in range(len(pages.rule_pages("classic", READER)))
    ]
    for number in GAMES["classic"].rules:
        rule = READER.t(f"rule-{number}")
        assert sum(f"\n- {rule}\n" in f"\n{parts.content}\n" for parts in rule_pages) == 1
    assert all(parts.file is None for parts in rule_pages[1:])
    assert pages.rules("classic", READER, page=99) == rule_pages[-1]
    assert "At this table" in pages.rules("classic", READER, options={"scoring": "race-121"}).content
    assert pages.rules_picture("classic", READER).startswith(PNG)


@pytest.mark.parametrize(("game", "marked"), [("classic", True), ("moomin", True), ("romi51", False)])
def test_the_example_of_the_rules_has_the_marks_of_the_table(game: str, marked: bool) -> None:
    """The letters of the ends, and nothing of a round."""
    assert (pages.rules_picture(game, READER) != draw_rules(game, READER.theme)) is marked


def test_long_rules_turn_over_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_ROOM", 300)
    count = len(pages.rule_pages("classic", READER))
    assert count > 3
    middle = pages.rules("classic", READER, page=2)
    assert words(middle) == [(), ("classic",), ("classic", "1"), ("classic", "3")]
    assert problems(middle) == ()


def test_settings_fall_back_to_their_defaults() -> None:
    assert settings.setting_value({}, "clock") == "2m"
    assert settings.setting_value({"clock": "24h"}, "clock") == "24h"
    assert settings.setting_value({"clock": "now"}, "clock") == "2m"
    assert settings.setting_value({"clock": 3}, "clock") == "2m"
    assert settings.value_name("language", "auto", READER) == "same as in Discord"
    assert settings.value_name("language", "en", READER) == "English"
