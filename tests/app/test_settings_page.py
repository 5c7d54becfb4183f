"""/settings: menus, switches and a form, within Discord's limits however much is set."""

import pytest
from msgspec import to_builtins

from bot.app.commands.presets import DELETE
from bot.app.commands.settings import (
    FIGURE_PAGE,
    GAME,
    HOME,
    LEAGUE,
    MATCH,
    SettingsPlace,
    figures_form,
    page_after,
    settings_page,
)
from bot.games.registry import GAMES
from bot.games.text.names import marked_name
from bot.games.text.reader import Reader
from bot.league.pages.admin import audit_line
from bot.league.pages.settings import LeagueFacts, points_form, zone_form
from bot.league.rows.values import SeasonRow
from bot.league.rules import KINDS, System, read_system
from bot.league.rules.points import Kind
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, Parts, Select
from bot.play.pages import settings
from bot.play.pages.board import board
from bot.play.presets import PRESETS, Preset, PresetError, read_name
from storage.values import AuditRow
from tests.league.pages import made
from tests.play.pages.refused import form_problems, problems
from tests.play.pages.tables import NASTY, table

READER = Reader()
OPTIONS = [f"{name}.{option.key}" for name, rules in GAMES.items() for option in rules.options]
EVERY = {key: settings.setting_values(key)[-1] for key in OPTIONS}
FIGURES = {digit: "*" * 23 + digit for digit in "123456789"}
FULL = {
    **EVERY,
    "clock": "off",
    "league": "no",
    "mentions": "off",
    "automatic-moves": "no",
    "computers": "strong",
    "figure-names": FIGURES,
}
SERVER = SettingsPlace("server", {}, {})


def menus(parts: Parts) -> list[Select]:
    return [item for row in parts.rows for item in row if isinstance(item, Select)]


def buttons(parts: Parts) -> dict[str, Button]:
    return {item.label: item for row in parts.rows for item in row if isinstance(item, Button)}


@pytest.mark.parametrize("name", ["server", "channel"])
@pytest.mark.parametrize("values", [{}, FULL, {"league": 17, "clock": None, "figure-names": "x"}])
def test_every_page_is_a_message(name: str, values: dict[str, object]) -> None:
    for set_here in ({}, values):
        place = SettingsPlace(name, values, set_here)
        pages = [(HOME,), (LEAGUE,), (MATCH,), (FIGURE_PAGE,), ("nonsense",), (GAME,), (GAME, "nonsense", "x"), ()]
        pages += [(GAME, game, str(at)) for game in GAMES for at in range(4)]
        for words in pages:
            parts = settings_page(place, READER, words=words, notice="Saved.")
            assert problems(parts) == ()
            assert not parts.content.endswith("…")


def test_what_is_set_stands_in_words() -> None:
    text = settings_page(SettingsPlace("server", {"clock": "24h", "uno.target": "200"}, {}), READER).content
    assert "Language: **same as in Discord**" in text
    assert "Turn timer: **24 hours**" in text
    assert "Games with their own options: **UNO Dominos**" in text
    assert "usual options" in settings_page(SERVER, READER).content
    game = settings_page(SettingsPlace("server", {"uno.target": "200"}, {}), READER, words=(GAME, "uno")).content
    assert "Play to: 200 points · set here" in game


def test_a_channel_says_what_it_has_from_the_server() -> None:
    place = SettingsPlace("channel", {"clock": "24h", "league": "no"}, {"league": "no"})
    parts = settings_page(place, READER)
    assert "Turn timer: **24 hours** (same as the server)" in parts.content
    assert "New tables count in the league: **no**\n" in parts.content
    clock = next(menu for menu in menus(parts) if "clock" in menu.custom_id)
    assert [choice.value for choice in clock.choices if choice.default] == ["-"]
    assert "Same as the server" in buttons(parts)
    assert "Same as the server" not in buttons(settings_page(SettingsPlace("channel", {}, {}), READER))
    assert "-" not in [choice.value for menu in menus(settings_page(SERVER, READER)) for choice in menu.choices]


def test_switches_say_how_it_is_and_turn_it_round() -> None:
    on, off = (
        buttons(settings_page(SettingsPlace("channel", values, {}), READER, words=(LEAGUE,)))
        for values in ({}, {"league": "no"})
    )
    assert decode(on["League: on"].custom_id).words == (LEAGUE, "league", "no")
    assert decode(off["League: off"].custom_id).words == (LEAGUE, "league", "yes")
    assert page_after(LEAGUE, "league") == (LEAGUE,)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("season", [None, made.season(name="**Spring**")])
@pytest.mark.parametrize("channel", [None, 10**19])
def test_the_page_of_the_league(kind: Kind, season: SeasonRow | None, channel: int | None) -> None:
    tables = {seats: tuple(range(9999, 9999 - seats, -1)) for seats in range(2, 7)}
    system = System(kind, row=(9999,) * 6 if kind == "list" else (), tables=tables if kind == "places" else {})
    facts = LeagueFacts("America/Argentina/ComodRivadavia", system, season, channel)
    parts = settings_page(SettingsPlace("server", {}, {}, facts), READER, words=(LEAGUE,), notice="Saved.")
    assert problems(parts) == ()
    assert "New tables count in the league: **yes**" in parts.content
    assert "Matches ended early count too: **no**" in parts.content
    assert "Computers count: **no, points are for places among people**" in parts.content
    assert "Matches a day for the same two people: **10**" in parts.content
    assert "Matches needed to be ranked: **1**" in parts.content
    assert "Computers count: off" in buttons(parts)
    assert "America/Argentina" in parts.content
    assert buttons(parts)["Post at the last match"].disabled is (channel is None)
    assert [choice.value for choice in menus(parts)[0].choices if choice.default] == [kind]
    assert form_problems(zone_form(facts.zone, READER)) == ()
    assert all(form_problems(points_form(way, facts.system, READER)) == () for way in ("places", "list", "best"))


@pytest.mark.parametrize("kind", ["places", "list"])
def test_what_a_form_begins_with_can_be_sent(kind: str) -> None:
    (line,) = points_form(kind, System(), READER).lines
    assert read_system(line.value).kind == kind


def test_mentions_and_forced_moves_are_set_for_new_tables() -> None:
    parts = settings_page(SettingsPlace("server", {"mentions": "now", "automatic-moves": "no"}, {}), READER)
    assert "Ping on your turn: **at once**" in parts.content
    assert "Draw and pass for you when there's no choice: **off**" in parts.content
    menu = next(menu for menu in menus(parts) if "mentions" in menu.custom_id)
    assert [choice.value for choice in menu.choices] == ["10s", "now", "off"]
    assert [choice.value for choice in menu.choices if choice.default] == ["now"]
    page = settings_page(SettingsPlace("server", {"automatic-moves": "no"}, {}), READER, words=(MATCH,))
    pressed = decode(buttons(page)["Auto draw/pass: off"].custom_id)
    assert pressed.words == (MATCH, "automatic-moves", "yes")


def test_how_well_computers_play_is_set_for_new_tables() -> None:
    """On a page of its own: the first one has no room for a fifth menu."""
    parts = settings_page(SERVER, READER)
    assert "Computer players: **normal**" in parts.content
    assert decode(buttons(parts)["During a match"].custom_id).words == (MATCH,)
    page = settings_page(SettingsPlace("server", {"computers": "strong"}, {}), READER, words=(MATCH,))
    assert "Computer players: **strong**" in page.content
    (menu,) = menus(page)
    assert [choice.value for choice in menu.choices] == ["greedy", "random", "strong"]
    assert [choice.value for choice in menu.choices if choice.default] == ["strong"]
    assert menu.choices[2].description == "They think ahead and remember what was played."
    assert decode(menu.custom_id, ("x",)).words[:2] == (MATCH, "computers")
    assert page_after(MATCH, "computers") == (MATCH,)


def test_a_channel_has_the_computers_of_the_server_until_it_has_its_own() -> None:
    page = settings_page(SettingsPlace("channel", {"computers": "random"}, {}), READER, words=(MATCH,))
    assert "Computer players: **easy** (same as the server)" in page.content
    (menu,) = menus(page)
    assert [choice.value for choice in menu.choices if choice.default] == ["-"]


@pytest.mark.parametrize("stored", ["clever", "", 3, None, ["strong"]])
def test_computers_play_normally_where_nothing_valid_is_stored(stored: object) -> None:
    assert settings.setting_value({"computers": stored}, "computers") == "greedy"


def test_mentions_that_were_switched_off_before_stay_off() -> None:
    meanings = [settings.setting_value({"mentions": value}, "mentions") for value in ("no", "yes", "off", 3)]
    assert meanings == ["off", "10s", "off", "10s"]


def test_every_option_of_every_game_has_a_menu_with_the_game_chosen_first() -> None:
    for game, rules in GAMES.items():
        choices = {}
        for at in range(4):
            first, *others = menus(settings_page(SERVER, READER, words=(GAME, game, str(at))))
            assert [choice.value for choice in first.choices if choice.default] == [game]
            for menu in others:
                press = decode(menu.custom_id, ("v",))
                assert press.verb == verbs.SETTING
                choices[press.words[1]] = [choice.value for choice in menu.choices]
                assert page_after(*press.words[:2])[:2] == (GAME, game)
        assert choices == {
            f"{game}.{option.key}": ["-", *settings.option_texts(f"{game}.{option.key}")] for option in rules.options
        }


def test_figures_are_renamed_in_forms_of_at_most_five_lines() -> None:
    place = SettingsPlace("server", {"figure-names": {"3": "*Tom*"}}, {})
    parts = settings_page(place, READER, words=(FIGURE_PAGE,))
    assert r"\*Tom\*" in parts.content
    assert "1=" not in parts.content
    presses = [decode(custom_id) for custom_id in parts.custom_ids]
    firsts = [press.words[0] for press in presses if press.verb == verbs.FIGURES]
    lines = []
    for first in (*firsts, "nonsense"):
        form = figures_form(place, first, READER)
        assert form_problems(form) == ()
        lines += form.lines
    assert [line.key for line in lines][:9] == list("123456789")
    assert [line.value for line in lines[:3]] == ["", "", "*Tom*"]
    assert lines[0].label == "hedgehog"
    assert FIGURE_PAGE not in " ".join(settings_page(SettingsPlace("channel", {}, {}), READER).custom_ids)


def valid(name: str) -> bool:
    try:
        return bool(read_name(name))
    except PresetError:
        return False


@pytest.mark.parametrize("name", [read_name(name) for name in NASTY if valid(name)])
def test_names_of_presets_are_harmless_where_they_are_shown(name: str) -> None:
    preset = Preset(name, "classic", {"scoring": "minus-200"}, {"clock": "30s", "hints": "no"})
    others = [Preset(f"{number} {'W' * 30}", "classic") for number in range(9)]
    place = SettingsPlace("server", {PRESETS: [to_builtins(other) for other in (*others, preset)]}, {})
    for words in ((PRESETS,), (PRESETS, preset.key), (PRESETS, preset.key, DELETE), (PRESETS, "gone", DELETE)):
        parts = settings_page(place, READER, words=words)
        assert problems(parts) == ()
        assert (marked_name(name) in parts.content) is (preset.key in words)
        assert name not in parts.content.replace(marked_name(name), "")
    asked = buttons(settings_page(place, READER, words=(PRESETS, preset.key, DELETE)))
    assert decode(asked["Delete"].custom_id).verb == verbs.SETTING
    assert decode(asked["No"].custom_id).words == (PRESETS, preset.key)
    lobby = board(table(None), READER, picture=b"", presets=(*others, preset))
    assert problems(lobby) == ()
    assert [choice.label for choice in menus(lobby)[0].choices][-1] == name
    row = AuditRow(1, 0.0, None, "setting", {"key": PRESETS, "from": [to_builtins(preset)], "to": None})
    assert audit_line(row, READER).endswith(f": preset deleted: “{marked_name(name)}”")
