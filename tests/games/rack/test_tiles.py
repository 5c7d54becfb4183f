"""The tiles on a rack, and which of them are jokers."""

import pytest

from bot.games.errors import NotationError
from bot.games.rack.rules.deal import TILES, WHOLE_SET, Jokers, following


def test_tr_1_a_hundred_and_six_tiles_every_number_twice_in_each_colour_and_two_printed_jokers():
    """The set is in canonical order: twice `R Y K B` each 1..13, then the jokers (record-format)."""
    half = [f"{colour}{number}" for colour in "RYKB" for number in range(1, 14)]
    assert [str(tile) for tile in WHOLE_SET] == [*half, *half, "JK", "JK"]


@pytest.mark.parametrize("text", ["", "R0", "R14", "R01", "G1", "r1", "J", "R", "jk", "R1 "])
def test_what_is_no_tile_is_refused(text):
    with pytest.raises(NotationError) as error:
        TILES.card(text)
    assert error.value.code == "tile"


@pytest.mark.parametrize(("tile", "after"), [("R13", "R1"), ("B5", "B6"), ("K12", "K13"), ("Y1", "Y2")])
def test_tr_3_the_joker_has_the_turned_tile_s_colour_and_its_next_number(tile, after):
    assert following(TILES.card(tile)) is TILES.card(after)


@pytest.mark.parametrize(
    ("turned", "wild", "jokers", "stand_in"),
    [
        ("B5", False, ["B6"], "B6"),
        ("B5", True, ["B6", "JK"], None),
        ("R13", False, ["R1"], "R1"),
        ("JK", False, ["JK"], None),
        ("JK", True, ["JK"], None),
    ],
)
def test_tr_3_printed_jokers_stand_in_or_are_wild_or_one_is_the_only_joker(turned, wild, jokers, stand_in):
    named = Jokers.of(TILES.card(turned), wild)
    assert [tile.text for tile in named.kinds] == jokers
    assert (None if named.stand_in is None else named.stand_in.text) == stand_in


def test_a_tile_is_written_bare_where_it_is_itself():
    ordinary, wild = Jokers.of(TILES.card("B5"), False), Jokers.of(TILES.card("B5"), True)
    red, joker, printed = TILES.card("R3"), TILES.card("B6"), TILES.joker
    assert [ordinary.written(joker, red), ordinary.written(joker, joker)] == ["B6=R3", "B6"]
    assert [ordinary.written(printed, joker), wild.written(printed, joker)] == ["JK", "JK=B6"]
