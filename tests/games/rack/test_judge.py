"""The hand judge beside the judge that tries everything."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.rack.rules.deal import TILES, Jokers
from bot.games.rack.rules.judge import endings
from tests.games.rack.hands import TURNED, hands, set_without
from tests.games.rack.naive import KINDS, Judge
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow

RULES = ("stand-in", "wild")
CASES = [(turned, rule) for turned in TURNED[: part_of(4, 3)] for rule in RULES]


def cards(texts):
    return tuple(sorted(map(TILES.card, texts), key=lambda tile: tile.index))


def jokers_of(turned, rule):
    return Jokers.of(TILES.card(turned), rule == "wild")


def check(judge, jokers, hand, barred=None, turned=None):
    """The same ends as by trying everything, each written as a legal hand of these very tiles."""
    ends = endings(cards(hand), jokers, barred and TILES.card(barred), turned and TILES.card(turned))
    ways = [(ending.kind, ending.discard) for ending in ends]
    assert len(set(ways)) == len(ways)
    assert set(ways) == judge.ends(hand, barred, turned)
    for ending in ends:
        assert judge.fits(ending.kind, ending.combinations), ending
        lying = [word.partition("=")[0] for part in ending.combinations for word in part]
        assert sorted([*lying, ending.discard]) == sorted(hand)
    return ways


@pytest.mark.parametrize(("turned", "rule"), CASES)
def test_tr_5_ends_are_those_of_trying_everything(turned, rule):
    judge, jokers = Judge(turned, rule), jokers_of(turned, rule)
    seen = {}
    for hand in hands(f"{LUCK} {turned} {rule}", 60, judge, turned):
        for kind, _ in check(judge, jokers, hand):
            count = sum(map(judge.is_joker, hand))
            seen.setdefault(kind, set()).add(count)
    assert set(seen) == set(KINDS) or LUCK  # the hands are such that every kind comes


@pytest.mark.parametrize(("turned", "rule"), CASES)
def test_tr_6_what_was_just_taken_is_not_discarded_but_a_twin_is(turned, rule):
    judge, jokers = Judge(turned, rule), jokers_of(turned, rule)
    for hand in hands(f"barred {LUCK} {turned} {rule}", 12, judge, turned):
        for barred in {hand[0], hand[-1]}:
            assert endings(cards(hand), jokers, TILES.card(barred)) == tuple(
                ending for ending in endings(cards(hand), jokers) if ending.discard != barred
            )


@pytest.mark.parametrize(("turned", "rule"), [case for case in CASES if case[0] != "JK"])
def test_tr_8_the_turned_tile_lies_in_a_pair_or_among_the_eight(turned, rule):
    judge, jokers = Judge(turned, rule), jokers_of(turned, rule)
    for hand in hands(f"turned {LUCK} {turned} {rule}", part_of(40, 24), judge, turned):
        held = [*hand[:14], turned] if hand[:14].count(turned) < 2 else hand
        check(judge, jokers, held, None, turned)


@settings(max_examples=part_of(40, 20), deadline=None)
@given(st.data())
def test_any_hand_is_judged_as_by_trying_everything(data):
    turned, rule = data.draw(st.sampled_from(CASES))
    hand = data.draw(st.permutations(set_without(turned)))[:15]
    check(Judge(turned, rule), jokers_of(turned, rule), list(hand))


@settings(max_examples=part_of(20, 10), deadline=None)
@given(st.data())
def test_hands_of_few_numbers_and_colours_are_judged_as_by_trying_everything(data):
    """These have many ways to lay the same tiles."""
    turned, rule = data.draw(st.sampled_from(CASES))
    first = data.draw(st.integers(1, 13))
    near = {(first + step - 1) % 13 + 1 for step in range(data.draw(st.integers(3, 5)))}
    judge = Judge(turned, rule)
    rest = [tile for tile in set_without(turned) if judge.is_joker(tile) or tile == "JK" or int(tile[1:]) in near]
    hand = data.draw(st.permutations(rest))[:15]
    check(judge, jokers_of(turned, rule), list(hand))
