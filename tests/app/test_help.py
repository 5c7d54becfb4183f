"""The pages of /help: one screen on what goes on here, and a short page per topic."""

import re

import pytest

from bot import locales
from bot.app.commands.info import TOPICS, Here, help_alone, help_page, topic_page
from bot.games.text.reader import Reader
from bot.nights.rules.values import Night, NightPlan
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, Parts, Select
from tests.play.pages.refused import problems
from tests.play.pages.tables import started, table

NIGHT = Night(
    number=1, guild=1, channel=2, host=3, plan=NightPlan(game="classic", options={}, seats=4, minutes=20, rounds=3)
)
STATES = (
    Here("classic"),
    Here("classic", night=NIGHT),
    Here("joker-mania", "in", verbs.START, table(started())),
    Here("joker-mania", "turn", verbs.HAND, table(started()), NIGHT),
)


def pressed(parts: Parts) -> list[str]:
    """The verbs of the buttons of a page, and of what its menus hold."""
    return [decode(custom_id).verb for custom_id in parts.custom_ids]


@pytest.mark.parametrize("locale", sorted(locales.languages()))
@pytest.mark.parametrize("here", STATES)
def test_help_is_one_screen_in_every_language(here: Here, locale: str) -> None:
    parts = help_page(here, Reader(locale))
    assert problems(parts) == ()
    assert sum(-(-len(line) // 42) for line in parts.content.splitlines()) <= 13  # 42 letters a line on a phone
    buttons, menu = parts.rows
    assert len(buttons) == 3
    assert isinstance(menu[0], Select)


@pytest.mark.parametrize("locale", sorted(locales.languages()))
def test_a_topic_is_a_short_page_with_a_way_back(locale: str) -> None:
    reader = Reader(locale)
    for topic in TOPICS:
        parts = topic_page(topic, reader)
        assert problems(parts) == ()
        assert len(parts.content.split()) <= 70
        (back,) = parts.rows[-1]
        assert isinstance(back, Button)
        assert decode(back.custom_id).words == ("back",)


def test_the_first_button_is_what_is_open_to_the_reader() -> None:
    first = [pressed(help_page(here, Reader()))[:2] for here in STATES]
    assert first == [
        [verbs.PLAY_NOW, verbs.LEARN],
        [verbs.NIGHT_IN, verbs.LEARN],
        [verbs.START, verbs.LEARN],
        [verbs.HAND, verbs.NIGHT_IN],
    ]


def test_help_outside_of_servers_names_what_works_there_and_leads_to_a_server() -> None:
    for locale in locales.languages():
        parts = help_alone(Reader(locale), "https://discord.example/add?x=1&y=2")
        assert problems(parts) == ()
        assert re.findall("^- `(/[a-z]+)`", parts.content, re.MULTILINE) == ["/daily", "/learn", "/rules", "/mine"]
        assert "](https://discord.example/add?x=1&y=2)" in parts.content
        assert pressed(parts) == [verbs.RULES]
