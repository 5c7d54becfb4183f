"""Hands in a replay: always whole, always in their order, and nothing moves that need not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.replay.played import hands, racks
from tests.replay.matches import GAME_NAMES, played

HANDS = st.lists(st.lists(st.sampled_from("abcdefgh"), max_size=8), min_size=1, max_size=8)


@pytest.mark.slow
@given(HANDS, st.booleans())
def test_every_hand_lies_whole_and_in_its_order(drawn, arranged):
    order = [sorted(hand) if arranged else hand for hand in drawn]
    most = 0
    for hand, rack in zip(order, racks(order), strict=True):
        most = max(most, len(hand))
        assert [piece for piece in rack if piece] == hand
        assert len(rack) <= most


def test_what_was_played_leaves_its_place_empty_until_something_needs_it():
    lying = racks(["abdf", "abf", "abef", "bef", "bdef", "bdefg"])
    assert lying == (
        ("a", "b", "d", "f"),
        ("a", "b", "", "f"),
        ("a", "b", "e", "f"),
        ("", "b", "e", "f"),
        ("b", "d", "e", "f"),
        ("b", "d", "e", "f", "g"),
    )


def test_a_hand_in_another_order_is_laid_anew():
    assert racks(["abc", "ac", "ca"]) == (("a", "b", "c"), ("a", "", "c"), ("c", "a"))


def test_replays_show_all_that_everybody_holds():
    for game in GAME_NAMES:
        round_ = played(game)
        for moment, lying in zip(round_.moments, round_.racks, strict=True):
            assert [tuple(piece for piece in rack if piece) for rack in lying] == list(map(tuple, hands(moment.match)))
