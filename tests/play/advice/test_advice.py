"""Hints in words: as they were written down, harmless, and the same whatever is hidden."""

import random
import re
from itertools import islice

import msgspec
import pytest

from bot.games.match import is_open
from bot.games.minds.weighing import Reason
from bot.games.registry import GAMES
from bot.games.rooms.selection import Selection, bare
from bot.games.text.reader import Reader
from bot.play.clicks.presses import followed
from bot.play.pages.advice import deeds, hint_text, reason_text
from bot.play.pages.panel import can_hint, fitting, hand_plan, hinting, panel, panel_picture
from bot.play.registry import room_of
from bot.players.registry import effect, has_choice
from bot.tables.types import changed
from tests.games.test_secrecy import spots, swapped, unseen_pair
from tests.games.zones import zones_of
from tests.play.advice.make import GOLDEN, NAMES, turns, words
from tests.play.pages.refused import problems
from tests.play.pages.tables import crowded, table

pytestmark = pytest.mark.slow

READER = Reader()


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_worded_as_they_were_written_down(game: str) -> None:
    """`python -m tests.play.advice.make` writes them anew."""
    assert words(game) == GOLDEN.joinpath(f"{game}.txt").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_stands_in_the_panel_of_its_player_with_a_button(game: str) -> None:
    seen = 0
    for match, view, tokens in islice(turns(game), 40):
        snapshot = table(match, league=False, hints=True)
        if not has_choice(view):
            forced = panel(snapshot, view.seat or 0, READER)
            assert not [custom_id for custom_id in forced.custom_ids if ":hint:" in custom_id]
            continue
        seen += 1
        text = hint_text(view, tokens, NAMES, READER)
        parts = panel(snapshot, view.seat or 0, READER, selection=hinting(Selection(), view, tokens), picture=b"x")
        assert problems(parts) == ()
        assert len(text) < 700
        assert not re.search(r"<@\d", text)
        assert parts.content.splitlines()[-1].startswith("💡 ")  # right above the picture
        assert [custom_id for custom_id in parts.custom_ids if custom_id.endswith(":hint:do")]
        plain = panel(snapshot, view.seat or 0, READER)
        assert problems(plain) == ()
        assert [custom_id for custom_id in plain.custom_ids if ":hint:" in custom_id]
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_the_hinted_move_shines_in_the_picture(game: str) -> None:
    """What shines is what the tokens hand in: no less, and not in a picture that shows no hint."""
    for match, view, tokens in turns(game):
        seat, snapshot = view.seat or 0, table(match, league=False, hints=True)
        handed = [piece for token in tokens for piece in token.split()[2:] if piece in (view.hand or ())]
        if not has_choice(view) or not handed:
            continue
        plain = panel_picture(snapshot, seat, READER)
        asked = hinting(Selection(), view, tokens)
        assert panel_picture(snapshot, seat, READER, asked) != plain
        _, selection = fitting(snapshot, seat, asked)
        plan, order = hand_plan(snapshot, seat, view, selection), room_of(game).picture_order(view, selection)
        places = {*plan.lit, *plan.picked, *(place for group in plan.groups for place in group.places)}
        assert {bare(order[place]) for place in places} >= set(handed)
        assert not hand_plan(snapshot, seat, view, Selection()).lit
        return
    raise AssertionError("no hint was about a piece")


def test_a_hint_shines_until_something_else_is_pressed() -> None:
    _, view, tokens = next(turns("classic"))
    shining = Selection(hint=tokens)
    assert followed(shining, view, same=True).hint == tokens
    assert not followed(shining, view, same=False).hint
    assert not shining.at(Selection(page=1)).hint
    assert shining.drawn != Selection()


@pytest.mark.parametrize("game", GAMES)
def test_no_hidden_tile_is_in_a_hint(game: str) -> None:
    """Hidden tiles are exchanged: what is said and drawn stays the same to the byte, as what is thought does."""
    compared = 0
    rng = random.Random(game)
    for match, view, tokens in islice(turns(game), 0, 60, 12):
        pair = unseen_pair(match, view.seat, rng) if is_open(match) else None
        if pair is None:
            continue
        other = swapped(match, *pair)
        again = other.view(view.seat)
        assert hint_text(view, tokens, NAMES, READER) == hint_text(again, tokens, NAMES, READER)
        seat, tables = view.seat or 0, [table(deal, league=False, hints=True) for deal in (match, other)]
        asked = hinting(Selection(), view, tokens)
        panels = [panel(snapshot, seat, READER, selection=asked) for snapshot in tables]
        assert panels[0] == panels[1]
        for selection in (Selection(), asked):
            pictures = [panel_picture(snapshot, seat, READER, selection) for snapshot in tables]
            assert pictures[0] == pictures[1]
        compared += spots(zones_of(other.state)) != spots(zones_of(match.state))
    assert compared  # where two tiles of one hand were exchanged, nothing is another


@pytest.mark.parametrize("game", GAMES)
def test_what_comes_to_different_things_is_called_differently(game: str) -> None:
    """Of one domino that joins by either half, or a tile with one of two jokers, it is said which way is meant."""
    longer = 0
    for _, view, _ in islice(turns(game), 120):
        named: dict[str, str] = {}
        for token in view.legal:
            text = deeds(view, (token,), READER)
            came = repr(effect(view, token))
            assert named.setdefault(text, came) == came, (text, token)
            longer += " to " in text or text.endswith(" joker")
    assert longer or game not in ("uno", "moomin-joker")


def test_of_a_tile_with_a_joker_it_is_said_which_half_joins() -> None:
    _, view, _ = next(turns("christmas"))
    legal = ("p1 play 7-J left 7", "p1 play 7-J left J", "p1 play 7-J right J")
    seen = msgspec.structs.replace(view, left="7", right="3", hand=("7-J",), legal=legal)
    assert [deeds(seen, (token,), READER, marked=False) for token in legal] == [
        "mitten–joker · 🔵 X · mitten to mitten",
        "mitten–joker · 🔵 X · joker to mitten",
        "mitten–joker 🔶 Y",
    ]


def test_names_in_a_reason_are_harmless() -> None:
    text = reason_text("uno", Reason("catch", {"against": 0}), ("**<@1>** https://x.y",), READER)
    assert "<@1>" not in text
    assert "\\*\\*" in text


def test_an_absent_player_has_no_hint_button() -> None:
    """The computer plays for the seat: there is nothing to think about before the player says to be back."""
    match, view, _ = next(turn for turn in turns("classic") if has_choice(turn[1]))
    seats = table(match).state.seats
    seat = view.seat or 0
    away = (*seats[:seat], msgspec.structs.replace(seats[seat], played_by_computer=True), *seats[seat + 1 :])
    for present, hints in ((seats, 1), (away, 0)):
        snapshot = table(match, league=False, hints=True, seats=present)
        parts = panel(snapshot, view.seat or 0, READER)
        assert len([custom_id for custom_id in parts.custom_ids if ":hint:" in custom_id]) == hints
        assert can_hint(snapshot, view.seat or 0) == bool(hints)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_not_in_turn_has_no_hint_button(seat: int) -> None:
    match, view, _ = next(turns("classic"))
    others = [other for other in range(match.seats) if other != view.seat]
    parts = panel(table(match, league=False, hints=True), others[seat], READER)
    assert not [custom_id for custom_id in parts.custom_ids if ":hint:" in custom_id]


@pytest.mark.parametrize(("turn", "hint"), [(0, True), (1, False), (None, False)])
def test_a_choice_out_of_turn_is_made_without_a_hint(turn: int | None, hint: bool) -> None:
    """A claim or a call is a matter of seconds."""
    snapshot = crowded(2, ["p1 play 6-3 left", "p1 play 6-1 left"], ["6-3", "6-1"])
    state = changed(snapshot.state, turn=turn, league=False, hints=True)
    assert can_hint(msgspec.structs.replace(snapshot, state=state), 0) is hint


def test_a_report_names_a_button_as_reports_do() -> None:
    """A label is a command in most languages, and `You: Draw` would be one there."""
    _, view, _ = next(turns("uno"))
    call, catch, twice = ("p1 uno",), ("p1 catch p2",), ("p1 forced B1-B2 B1-B3",)
    assert deeds(view, call, READER) == "Call UNO"
    assert deeds(view, catch, READER) == "Catch the player who forgot to call UNO"
    assert deeds(view, twice, READER) == READER.t("panel-forced.deed", count=2) == "Draw two"
    assert READER.deed("button-menu") == "Menu"
