"""Actions, tiles, options, events, views: one text form each, and errors with data."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.actions import CHANCE, Action, parse_seat, seat_name
from bot.games.errors import IllegalAction, NotationError, OptionError
from bot.games.events import Event
from bot.games.kit.tiles import Pips
from bot.games.options import Option, parse_options, resolve, spell
from bot.games.registry import GAMES, find_game

WORDS = st.text("abcdefgh0123456789-=?", min_size=1, max_size=6)


@given(st.integers(CHANCE, 5), WORDS, st.lists(WORDS, max_size=4))
def test_actions_and_their_text_are_inverse(seat, verb, args):
    action = Action(seat, verb, tuple(args))
    assert Action.parse(str(action)) == action


@pytest.mark.parametrize(
    "text", ["", "p1", "p1 ", " p1 play", "p1  play", "p0 play", "p7 play", "px play", "P1 play", "1 play"]
)
def test_actions_that_are_none(text):
    with pytest.raises(NotationError):
        Action.parse(text)


def test_seats_have_names():
    assert [seat_name(seat) for seat in (CHANCE, 0, 5)] == ["*", "p1", "p6"]
    assert [parse_seat(name) for name in ("*", "p1", "p6")] == [CHANCE, 0, 5]


def test_cl_1_every_pair_of_0_to_6_once():
    assert len(Pips.order) == 28
    assert [str(tile) for tile in Pips.order[:6]] == ["0-0", "1-0", "1-1", "2-0", "2-1", "2-2"]
    assert len({frozenset((tile.a, tile.b)) for tile in Pips.order}) == 28
    assert sum(tile.pips for tile in Pips.order) == 168


def test_tiles_are_one_value_each():
    tile = Pips("6-4")
    assert tile is Pips("6-4")
    assert eval(repr(tile)) is tile
    assert pickle.loads(pickle.dumps(tile)) is tile
    assert copy.deepcopy(tile) is tile
    assert (tile.other("6"), tile.other("4"), tile.double, Pips("0-0").double) == ("4", "6", False, True)
    with pytest.raises(AttributeError):
        tile.a = "5"


@pytest.mark.parametrize("text", ["4-6", "7-7", "6", "6-4-2", "", "six-four", "6–4"])
def test_tiles_that_are_none(text):
    with pytest.raises(NotationError) as caught:
        Pips(text)
    assert (caught.value.code, caught.value.facts["text"]) == ("tile", text)


FLAG = Option("flag", (False, True), "X-1")
GOAL = Option("goal", (500, 200, 0), "X-2")


def test_options_default_and_order():
    assert resolve((FLAG, GOAL), {"goal": 200}) == {"flag": False, "goal": 200}
    assert list(resolve((FLAG, GOAL), {"goal": 0, "flag": True})) == ["flag", "goal"]


@pytest.mark.parametrize(("text", "value"), [("yes", True), ("NO", False), ("true", True), ("off", False)])
def test_yes_and_no(text, value):
    assert FLAG.parse(text) is value
    assert FLAG.parse(spell(value)) is value


@pytest.mark.parametrize(
    ("key", "value"), [("flag", 1), ("flag", "yes"), ("goal", "500"), ("goal", True), ("goal", 5), ("goal", None)]
)
def test_values_must_have_the_type_of_records(key, value):
    with pytest.raises(OptionError) as caught:
        resolve((FLAG, GOAL), {key: value})
    assert caught.value.code == "bad-value"
    assert caught.value.facts["option"] == key


def test_unknown_options_name_those_that_exist():
    for read in (resolve, parse_options):
        with pytest.raises(OptionError) as caught:
            read((FLAG, GOAL), {"gaol": "500"})
        assert (caught.value.code, caught.value.facts["allowed"]) == ("unknown-option", "flag, goal")


def test_unknown_games_name_those_that_exist():
    with pytest.raises(OptionError) as caught:
        find_game("chess")
    assert caught.value.facts["allowed"] == ", ".join(GAMES)


def test_errors_say_their_data():
    error = IllegalAction("does-not-fit", "CL-5", tile="6-4")
    assert (error.code, error.rule, error.facts) == ("does-not-fit", "CL-5", {"tile": "6-4"})
    assert str(error) == "illegal:does-not-fit tile='6-4'"


def test_private_events_are_for_their_seats():
    assert Event("play", 0).seen_by(None)
    event = Event("shown", 1, {}, (2,))
    assert [event.seen_by(seat) for seat in (None, 0, 1, 2)] == [False, False, False, True]
