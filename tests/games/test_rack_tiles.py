"""The tiles on a rack."""

import copy
import pickle

import pytest

from bot.games.errors import NotationError
from bot.games.rack.tiles import WHOLE_SET, RackTile


def test_tr_1_a_hundred_and_six_tiles_every_number_twice_in_each_colour_and_two_printed_jokers() -> None:
    """The set is in canonical order: twice `R Y K B` each 1..13, then the jokers (record-format)."""
    texts = [str(tile) for tile in WHOLE_SET]
    half = [f"{colour}{number}" for colour in "RYKB" for number in range(1, 14)]
    assert texts == [*half, *half, "JK", "JK"]


def test_tiles_are_their_texts() -> None:
    for tile in RackTile.kinds:
        assert RackTile(str(tile)) is tile
        assert pickle.loads(pickle.dumps(tile)) is copy.deepcopy(tile) is tile
        assert RackTile.kinds[tile.index] is tile


@pytest.mark.parametrize("text", ["", "R0", "R14", "R01", "G1", "r1", "J", "R", "jk", "R1 "])
def test_what_is_no_tile_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        RackTile(text)


def test_tr_3_thirteen_is_followed_by_one() -> None:
    assert RackTile("R13").following is RackTile("R1")
    assert RackTile("B5").following is RackTile("B6")
    assert RackTile("JK").following is RackTile("JK")
