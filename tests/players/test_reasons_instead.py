"""What speaks for one move rather than another: never something that is as true of both."""

import random
from itertools import islice

import msgspec
import pytest

from bot.games.match import deal_round, new_match
from bot.players import choose
from bot.players.reasons import ROOMS, reason
from tests.players.test_reasons import FAMILIES, decisions

AHEAD = "ahead"


@pytest.mark.parametrize("family", ROOMS)
def test_what_is_as_true_of_both_is_not_what_speaks_for_one(family):
    told = set()
    for game in FAMILIES[family]:
        for _, view, tokens, _ in islice(decisions(game, "instead", seats=2), 40):
            assert reason(view, tokens, instead=tokens).code == AHEAD
            other = choose("greedy", view, random.Random(1))
            if other and other != tokens:
                both = {one.code: one.much for one in ROOMS[family].reasons(view, tokens)}
                there = {one.code: one.much for one in ROOMS[family].reasons(view, other)}
                found = reason(view, tokens, instead=other).code
                told.add(found)
                assert found == AHEAD or both[found] > there.get(found, both[found] - 1)
    assert len(told) > 2


def holding(*tiles):
    """The first move of a round of classic domino, with these tiles in the hand."""
    match = deal_round(new_match("classic", 2), bytes(32)).match
    view = match.view(match.turn)
    return msgspec.structs.replace(view, hand=tiles, legal=tuple(map(played(view.seat), tiles)))


def played(seat):
    return f"p{seat + 1} play {{}}".format


HAND = ("0-0", "1-1", "2-1", "2-2", "4-1", "6-0", "6-5")


def test_of_two_doubles_it_is_not_told_that_a_double_goes():
    view = holding(*HAND)
    zero, two, other = (played(view.seat)(tile) for tile in ("0-0", "2-2", "2-1"))
    assert reason(view, (two,)).code == "double"
    assert reason(view, (two,), instead=(zero,)).code == AHEAD
    assert reason(view, (two,), instead=(other,)).code == "double"


def test_a_chance_let_go_has_its_own_reason():
    view = holding(*HAND)
    assert reason(view, (), instead=view.legal[:1]).code == "let-go"
