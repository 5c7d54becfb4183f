"""The lobby: a picture with seats, a menu of games, four buttons, and everything else behind the gear."""

import re

import pytest

from bot.games.options import Option
from bot.games.registry import GAMES
from bot.games.text.reader import Reader
from bot.locales import languages, t
from bot.parts import verbs
from bot.parts.ids import decode
from bot.parts.parts import Button, Parts, Select, shown_rows
from bot.play.pages import options, settings
from bot.play.pages.board import board, board_picture
from bot.play.pages.menus import table_settings
from bot.play.pages.settings import VERBS
from bot.tables import Expected, Person, SeatState
from bot.tables.cast import cast_of
from bot.tables.terms import Terms
from tests.play.pages.points import BUTTON, GAP, points
from tests.play.pages.refused import problems
from tests.play.pages.tables import HOST, NASTY, NEXT_SEED, table, verbs_of

READER = Reader()
PNG = b"\x89PNG"
ANN, BEN, GUEST = Person(HOST, "Ann"), Person(HOST + 1, "Ben"), Person(5, "Gus")
MOD = Person(6, "Mo", moderator=True)


def computer(number: int) -> SeatState:
    return SeatState(computer="greedy", name=cast_of(1)[number])


def menus(parts: Parts) -> list[Select]:
    return [item for row in parts.rows for item in row if isinstance(item, Select)]


def test_it_has_a_menu_of_games_three_main_buttons_and_options() -> None:
    parts = board(table(None, seats=(SeatState(HOST, "Ann"), SeatState(HOST + 1, "Ben"))), READER, picture=PNG)
    assert verbs_of(parts) == [verbs.GAME, verbs.JOIN, verbs.COMPUTER, verbs.START, verbs.SETUP]
    (menu,) = menus(parts)
    assert [choice.value for choice in menu.choices if choice.default] == ["classic"]
    assert {choice.value for choice in menu.choices} == set(GAMES)
    assert [item.disabled for item in parts.rows[1] if isinstance(item, Button)] == [False] * 4
    assert problems(parts) == ()


@pytest.mark.parametrize("awaited", [(), (Expected(HOST, "Ann"), Expected(7, "Eve"))])
def test_who_is_alone_and_waits_for_nobody_plays_against_the_computer_in_one_press(
    awaited: tuple[Expected, ...],
) -> None:
    snapshot = table(None, seats=(SeatState(HOST, "Ann"),), expected=awaited)
    parts = board(snapshot, READER, picture=PNG)
    assert verbs_of(parts)[1:] == [verbs.JOIN, verbs.COMPUTER, verbs.START if awaited else verbs.SOLO, verbs.SETUP]


def test_where_it_is_settled_what_is_played_there_is_no_menu_of_games() -> None:
    assert menus(board(table(None, fixture=3), READER, picture=PNG)) == []


def test_a_full_one_starts_and_takes_nobody_more() -> None:
    seats = tuple(SeatState(HOST + n, f"P{n}") for n in range(4))
    _, row = board(table(None, seats=seats), READER).rows
    assert [item.disabled for item in row if isinstance(item, Button)] == [True, True, False, False]


def votes(game: str) -> int:
    return sum(question.kind == "vote" for question in GAMES[game].questions)


def rows(game: str, seats: int) -> int:
    """How many rows it has: the menu, the buttons, one more for who is alone, and one for each vote."""
    return 2 + (seats == 1) + votes(game)


def most(game: str, seats: int) -> int:
    """How many points it may take."""
    return 250 + rows(game, seats) * (BUTTON + GAP)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_of_it(game: str) -> None:
    rules = GAMES[game]
    for count in (1, *rules.seats):
        seats = (SeatState(HOST, "Ann"), *(computer(number) for number in range(1, count)))
        for seed in (NEXT_SEED, None):
            snapshot = table(None, game=game, options=rules.first_options(), seats=seats, next_seed=seed)
            parts = board(snapshot, READER, picture=board_picture(snapshot, READER))
            assert ("Fair shuffle" in parts.content) == (seed is not None)
            assert shown_rows(parts.rows) == rows(game, count)
            assert 200 < points(parts) <= most(game, count), (count, parts.content)


@pytest.mark.parametrize("language", languages())
def test_the_buttons_of_who_is_alone_have_two_rows_in_every_language(language: str) -> None:
    parts = board(table(None, seats=(SeatState(HOST, "Ann"),)), Reader(locale=language), picture=PNG)
    assert shown_rows(parts.rows) == rows("classic", 1)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_room_for_how_well_computers_play(game: str) -> None:
    rules = GAMES[game]
    strong = tuple(SeatState(computer="strong", name=cast_of(1)[n]) for n in range(1, rules.seats.stop - 1))
    made = {"game": game, "options": rules.first_options(), "next_seed": NEXT_SEED, "computers": "strong"}
    snapshot = table(None, seats=(SeatState(HOST, "Ann"), *strong), **made)
    parts = board(snapshot, READER, picture=board_picture(snapshot, READER))
    assert "Computer players: **strong**" in parts.content
    assert points(parts) <= most(game, rules.seats.stop - 1)


def test_a_closed_one_has_no_buttons() -> None:
    assert board(table(None, closed=True), READER).rows == ()


@pytest.mark.parametrize("game", GAMES)
def test_its_text_is_short_and_says_what_is_played_and_how_long(game: str) -> None:
    made = GAMES[game].first_options()
    parts = board(table(None, game=game, options=made), READER, picture=PNG)
    head, *small = parts.content.split("\n")
    assert re.fullmatch(rf"\*\*{re.escape(t('en', f'game-{game}'))}\*\* · about \d+ min", head)
    assert [line.startswith("-# ") for line in small] == [True] * len(small)
    assert parts.filename == f"table-{table(None).promise}.png"
    assert table(None).promise not in parts.content
    assert NEXT_SEED not in parts.content


def test_options_of_ones_own_are_no_length() -> None:
    parts = board(table(None, options={**GAMES["classic"].first_options(), "hands": 5}), READER, picture=PNG)
    assert "custom length" in parts.content


def test_the_picture_is_told_in_words() -> None:
    seats = (SeatState(HOST, "Ann"), SeatState(computer="greedy", name="Old Pebble"), SeatState(HOST + 1, "Ben"))
    made = GAMES["classic"].first_options()
    parts = board(table(None, seats=seats, options=made), READER, picture=PNG)
    assert parts.filename == f"table-{table(None).promise}.png"
    assert parts.alt == (
        "Classic domino: Quick match, about 7 minutes. Players: 1. Ann, host; 2. Old Pebble, computer; 3. Ben. "
        "Free seats: 1."
    )
    assert "Old Pebble" not in parts.content
    without = board(table(None, seats=seats), READER)
    assert "-# 2. Old Pebble, computer" in without.content
    assert without.file is None


def test_the_same_seats_are_the_same_picture_and_are_not_drawn_again() -> None:
    snapshot, other = table(None), table(None, cuts={"p1": "word"}, version=9)
    assert board_picture(snapshot, READER) is board_picture(other, READER)
    assert board_picture(snapshot, READER) != board_picture(table(None, seats=(SeatState(HOST, "Eve"),)), READER)
    assert board_picture(snapshot, Reader(theme="light")) != board_picture(snapshot, READER)


@pytest.mark.parametrize("name", NASTY)
def test_any_name_can_be_drawn(name: str) -> None:
    snapshot = table(None, seats=(SeatState(HOST, name), SeatState(HOST + 1, name)))
    assert (board_picture(snapshot, READER) or b"").startswith(PNG)
    assert problems(board(snapshot, READER, picture=PNG)) == ()


def test_cuts_are_seen_by_all() -> None:
    parts = board(table(None, cuts={"p1": "a word"}), READER, picture=PNG)
    assert "Ann “a word”" in parts.content


# Options


def test_the_host_chooses_length_and_who_sits() -> None:
    parts = options.options(table(None, game="moomin", options={"rounds": 1}), ANN, READER, leads=True)
    assert verbs_of(parts) == [
        verbs.LENGTH, VERBS["computers"], verbs.REMOVE,
        verbs.SETUP, verbs.FAIR, verbs.RULES, verbs.LEAVE_LOBBY, verbs.CLOSE, verbs.CALL_PLAYERS,
    ]  # fmt: skip
    length, _, remove = menus(parts)
    assert [choice.label for choice in length.choices] == [
        "Quick match, about 5 minutes",
        "Long match, about 15 minutes",
    ]
    assert [choice.description for choice in length.choices] == ["Rounds: one", "Rounds: three"]
    assert decode(length.custom_id, ("long",)).words == ("0", "moomin", "long")
    assert [choice.label for choice in remove.choices] == ["Ann", "Ben"]


def test_the_host_chooses_how_well_computers_play() -> None:
    for game in GAMES:
        snapshot = table(None, game=game, options=GAMES[game].first_options(), computers="strong")
        pages = [options.options(snapshot, ANN, READER, leads=True, page=page) for page in (0, 1)]
        (menu,) = [
            menu
            for parts in pages
            for menu in menus(parts)
            if decode(menu.custom_id, ("random",)).verb == VERBS["computers"]
        ]
        assert decode(menu.custom_id, ("random",)).words[1:] == ("random",)
        assert [choice.label for choice in menu.choices] == [
            "Computer players: easy", "Computer players: normal", "Computer players: strong",
        ]  # fmt: skip
        assert [choice.value for choice in menu.choices if choice.default] == ["strong"]
        assert all(problems(parts) == () for parts in pages)
        assert "Computer players: **strong**" in options.options(snapshot, GUEST, READER, leads=False).content


def test_all_read_the_league_rules_and_which_of_them_the_table_does_not_meet() -> None:
    terms = Terms("classic", "printed", "30s", "off", {"out-ends": True})
    snapshot = table(None, terms=terms, league=True)
    text = board(snapshot, READER, picture=PNG).content
    assert "✓ Game: Classic domino · ✓ Length: Full match · ✗ " in text
    assert "✗ Turn timer: 30 seconds · ✓ no help from the computer. This table differs" in text
    met = board(table(None, terms=Terms(clock="2m")), READER, picture=PNG).content
    assert "-# League rules: ✓ Turn timer: 2 minutes\n" in met
    for free in (table(None), table(None, terms=terms, league=False)):
        assert "League rules" not in board(free, READER).content


def test_all_read_how_well_computers_play_unless_it_is_as_usual() -> None:
    for kind, line, words in (
        ("random", "-# Computer players: **easy**", "2. Old Pebble, easy computer"),
        ("greedy", "", "2. Old Pebble, computer"),
        ("strong", "-# Computer players: **strong**", "2. Old Pebble, strong computer"),
    ):
        seats = (SeatState(HOST, "Ann"), SeatState(computer=kind, name="Old Pebble"))
        parts = board(table(None, seats=seats, computers=kind), READER, picture=PNG)
        assert ("Computer players" in parts.content) == bool(line)
        assert line in parts.content
        assert words in parts.alt
        assert decode(parts.rows[1][1].custom_id).words == (kind,)


def test_others_read_and_leave() -> None:
    snapshot = table(None)
    assert verbs_of(options.options(snapshot, BEN, READER, leads=False)) == [
        verbs.FAIR, verbs.RULES, verbs.LEAVE_LOBBY, verbs.CALL_PLAYERS
    ]  # fmt: skip
    assert verbs_of(options.options(snapshot, GUEST, READER, leads=False)) == [
        verbs.FAIR, verbs.RULES, verbs.CALL_PLAYERS
    ]  # fmt: skip
    assert verbs_of(options.options(snapshot, MOD, READER, leads=False)) == [
        verbs.REMOVE, verbs.FAIR, verbs.RULES, verbs.CLOSE, verbs.CALL_PLAYERS
    ]  # fmt: skip
    text = options.options(snapshot, BEN, READER, leads=False, page=3).content
    for line in ("Scoring: **lowest score, to 100**", "Turn timer: **2 minutes**", "In the league: **yes**"):
        assert line in text


def test_a_lobby_without_seats_has_nobody_to_remove() -> None:
    parts = options.options(table(None, seats=()), ANN, READER, leads=True)
    assert verbs.REMOVE not in verbs_of(parts)
    assert problems(parts) == ()


def test_every_option_of_every_game_can_be_set_and_names_its_game() -> None:
    for name, rules in GAMES.items():
        snapshot = table(None, game=name, options=rules.first_options())
        pages = [options.options(snapshot, ANN, READER, leads=True, page=page) for page in range(4)]
        presses = [decode(menu.custom_id, ("v",)) for parts in pages for menu in menus(parts)]
        keys = {press.words[2] for press in presses if press.verb == verbs.OPTION}
        assert keys == {option.key for option in rules.options}
        for press in presses:
            if press.verb in (verbs.OPTION, verbs.NAME, verbs.LENGTH):
                assert press.words[1] == name
        every = {verb for parts in pages for verb in verbs_of(parts)}
        assert {VERBS["clock"], VERBS["mentions"], VERBS["league"], verbs.SETUP, verbs.LENGTH} <= every
        assert (VERBS["forced"] in every) == rules.forces
        assert (VERBS["claim-window"] in every) == rules.claimable(rules.first_options())


def test_a_setting_of_the_table_says_page_and_value_and_is_read_by_all() -> None:
    snapshot = table(None, mentions="off", forced=False)
    pages = [options.options(snapshot, ANN, READER, leads=True, page=page) for page in (1, 2)]
    menu_by_verb = {decode(menu.custom_id, ("v",)).verb: menu for parts in pages for menu in menus(parts)}
    mentions, forced = menu_by_verb[VERBS["mentions"]], menu_by_verb[VERBS["forced"]]
    assert decode(mentions.custom_id, ("now",)).words == ("2", "now")
    assert [choice.label for choice in mentions.choices if choice.default] == ["Ping on your turn: never"]
    assert [(choice.value, choice.default) for choice in forced.choices] == [("yes", False), ("no", True)]
    text = options.options(snapshot, GUEST, READER, leads=False).content
    assert "Ping on your turn: **never**" in text
    assert "Draw and pass for you when there's no choice: **off**" in text
    assert "no choice" not in options.options(table(None, game="uno"), GUEST, READER, leads=False).content


@pytest.mark.parametrize(
    ("fields", "offered", "line"),
    [
        ({"league": False, "hints": True}, {"no"}, "Help me: **on**"),
        ({"league": True, "hints": True}, {"yes"}, "Help me: **off**"),  # that was said of other matches
        ({"league": True, "league_hints": True}, {"no"}, "Help me: **on**"),
        ({"league": True, "league_hints": True, "terms": Terms(help="off")}, set(), ""),
    ],
)
def test_hints_can_be_chosen_where_no_rule_forbids_them(fields, offered, line) -> None:
    snapshot = table(None, **fields)
    pages = [options.options(snapshot, ANN, READER, leads=True, page=page) for page in (1, 2, 3)]
    presses = {decode(custom_id) for parts in pages for custom_id in parts.custom_ids if ":hints:" in custom_id}
    assert {press.words[1] for press in presses} == offered
    text = options.options(snapshot, GUEST, READER, leads=False).content
    assert line in text
    assert ("Help me:" in text) is bool(line)


def test_nobody_turns_hints_on_or_off_while_a_match_counts() -> None:
    for league in (True, False):
        page = table_settings(table(None, league=league, phase="playing"), READER)
        assert any(":hints:" in custom_id for custom_id in page.custom_ids) is not league


@pytest.mark.parametrize("game", list(GAMES))
def test_the_settings_during_a_match_have_room_for_hints(game: str) -> None:
    snapshot = table(None, game=game, league=False, hints=True, phase="playing")
    assert problems(table_settings(snapshot, READER)) == ()


def test_an_option_menu_says_page_game_key_part_and_value() -> None:
    menu = menus(options.options(table(None), ANN, READER, leads=True, page=1))[0]
    assert decode(menu.custom_id, ("race-121",)).words == ("1", "classic", "scoring", "0", "race-121")
    assert [choice.default for choice in menu.choices] == [True, False, False]


def test_options_with_many_values_get_several_menus_and_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(Option(f"o{n}", tuple(range(60)), "C-1") for n in range(3))
    monkeypatch.setattr(type(GAMES["classic"]), "options", many)
    monkeypatch.setattr(type(GAMES["classic"]), "lengths", ())
    for module in (options, settings):
        monkeypatch.setattr(module, "option_name", lambda game, key, locale: key)
    monkeypatch.setattr(settings, "option_value", lambda game, key, value, locale: str(value))
    monkeypatch.setattr(options, "options_text", lambda game, options, locale: "options")
    snapshot = table(None, options={"o0": 59, "o1": 0, "o2": 30})
    offered: set[tuple[str, str]] = set()
    for page in range(5):
        parts = options.options(snapshot, ANN, READER, leads=True, page=page)
        assert problems(parts) == ()
        for menu in menus(parts):
            presses = [decode(menu.custom_id, (choice.value,)) for choice in menu.choices]
            offered |= {(press.words[2], press.words[-1]) for press in presses if press.verb == verbs.OPTION}
    assert offered == {(option.key, str(value)) for option in many for value in option.values}


def test_a_fixture_waits_for_its_players_and_settles_the_game() -> None:
    expected = (Expected(HOST, "Ann"), Expected(HOST + 1, "*Ben*"))
    waiting = table(None, seats=(SeatState(HOST, "Ann"),), fixture=7, expected=expected)
    parts = board(waiting, READER)
    assert "Fixture 7. Not here yet: \\*Ben\\*." in parts.content
    assert [item.disabled for item in parts.rows[0] if isinstance(item, Button)] == [False, True, True, False]
    assert verbs.GAME not in verbs_of(options.options(waiting, ANN, READER, leads=True))
    assert VERBS["computers"] not in verbs_of(options.options(waiting, ANN, READER, leads=True))
    assert "Computer players" not in options.options(waiting, ANN, READER, leads=True).content
    full = table(None, seats=tuple(SeatState(x.person, x.name) for x in expected), fixture=7, expected=expected)
    parts = board(full, READER)
    assert "Fixture 7. Everyone is here." in parts.content
    of_three = table(None, seats=full.state.seats, fixture=7, expected=(*expected, Expected(HOST + 2, "Cili")))
    assert [item.disabled for item in board(of_three, READER).rows[0]] == [False, True, True, False]
    assert [item.disabled for item in parts.rows[0] if isinstance(item, Button)] == [True, True, False, False]


@pytest.mark.parametrize("game", GAMES)
def test_who_may_save_a_preset_finds_the_button_once(game: str) -> None:
    """On the second page of who leads, on the only one of who does not."""
    snapshot = table(None, game=game, options=GAMES[game].first_options(), computers="strong")
    for person, leads in (ANN, True), (MOD, False):
        for saves in (True, False):
            parts = [
                options.options(snapshot, person, READER, leads=leads, page=n, saves=saves) for n in range(1 + leads)
            ]
            assert [verbs_of(page).count(verbs.SAVE_PRESET) for page in parts] == [0] * leads + [int(saves)]
            assert [problems(page) for page in parts] == [()] * len(parts)
