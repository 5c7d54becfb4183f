"""Pages: rules, league and settings."""

import pytest

from bot.games.registry import GAMES
from bot.views import league, pages, setting
from bot.views.ids import decode
from bot.views.look import Look
from bot.views.parts import Parts
from storage.values import Standing
from tests.views.refused import problems

LOOK = Look()
PNG = b"\x89PNG"


def words(parts: Parts) -> list[tuple[str, ...]]:
    """The words of everything that can be pressed."""
    return [decode(custom_id).words for custom_id in parts.custom_ids]


def test_rules_have_pages() -> None:
    first = pages.rules("classic", LOOK, picture=PNG)
    assert first.filename == "rules.png"
    assert first.alt.startswith("A line of dominoes")
    shown = [
        pages.rules("classic", LOOK, page=page, picture=PNG)
        for page in range(len(pages.rule_pages("classic", LOOK)))
    ]
    for number in GAMES["classic"].rules:
        rule = LOOK.t(f"rule-{number}")
        assert sum(f"\n- {rule}\n" in f"\n{parts.content}\n" for parts in shown) == 1
    assert all(parts.file is None for parts in shown[1:])
    assert pages.rules("classic", LOOK, page=99) == shown[-1]
    assert "At this table" in pages.rules("classic", LOOK, options={"scoring": "race-121"}).content
    assert pages.rules_picture("classic", LOOK).startswith(PNG)


def test_long_rules_turn_over_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "_ROOM", 300)
    count = len(pages.rule_pages("classic", LOOK))
    assert count > 3
    middle = pages.rules("classic", LOOK, page=2)
    assert words(middle) == [(), ("classic", "1"), ("classic", "3")]
    assert problems(middle) == ()


def standings(count: int) -> list[Standing]:
    return [Standing(n, f"P{n}", 3, 1, (1, 1, 1, 0, 0, 0), 100 - n // 2) for n in range(count)]


def test_the_league_shares_places_and_has_pages() -> None:
    text = league.league(standings(4), LOOK, picture=PNG).content
    assert [line.split("**")[0] for line in text.split("\n")[1:]] == ["1\\. ", "1\\. ", "3\\. ", "3\\. "]
    middle = league.league(standings(40), LOOK, game="classic", page=1, picture=PNG)
    assert words(middle) == [(), ("classic", "0"), ("classic", "2")]
    picture = league.league_picture(standings(40), LOOK, page=2)
    assert picture is not None
    assert picture.startswith(PNG)


def test_an_empty_league_has_no_picture() -> None:
    assert league.league_picture([], LOOK) is None
    assert "Nobody has finished" in league.league([], LOOK, picture=PNG).content


def test_settings_fall_back_to_their_defaults() -> None:
    assert setting.setting_value({}, "clock") == "2m"
    assert setting.setting_value({"clock": "24h"}, "clock") == "24h"
    assert setting.setting_value({"clock": "now"}, "clock") == "2m"
    assert setting.setting_value({"clock": 3}, "clock") == "2m"
    assert setting.value_name("language", "auto", LOOK) == "same as in Discord"
    assert setting.value_name("language", "en", LOOK) == "English"
