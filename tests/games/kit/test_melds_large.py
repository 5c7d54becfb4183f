"""Melds of whole hands, up to 17 pieces with up to four jokers, against an integer program."""

import random

import pytest

from bot.games.kit.melds.best import best
from bot.games.kit.melds.cover import lay_all, lay_all_but_one
from bot.games.kit.melds.meld import CARDS, TILES
from bot.games.kit.melds.pieces import JOKER, gather
from tests.games.kit import ilp_melds
from tests.games.kit.test_melds import checked
from tests.luck import LUCK, part_of

pytestmark = pytest.mark.slow

RULES = {"cards": CARDS, "tiles": TILES}


def dealt(rng, size, jokers):
    """A hand as dealt."""
    return [*rng.sample([*range(52)] * 2, size - jokers), *[JOKER] * jokers]


def rich(rng, size, jokers):
    """A hand of few ranks or few suits, in which much goes with much."""
    suits = rng.sample(range(4), rng.choice((1, 2, 3, 4)))
    ranks = rng.sample(range(13), rng.choice((5, 7, 13)))
    deck = [13 * suit + rank for suit in suits for rank in ranks] * 2
    naturals = rng.sample(deck, min(len(deck), size - jokers))
    return [*naturals, *[JOKER] * jokers]


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("make", [dealt, rich])
@pytest.mark.parametrize("jokers", range(5))
def test_the_best_split_of_a_whole_hand_is_the_program_s_optimum(name, make, jokers):
    rules, rng = RULES[name], random.Random(f"{LUCK} {name} {make.__name__} {jokers}")
    for _ in range(part_of(12, 6)):
        pieces = make(rng, rng.choice((14, 15, 17)), jokers)
        split = checked(best(gather(pieces), rules), pieces, rules)
        assert split.points == ilp_melds.most_points(pieces, rules.worth, rules.most_jokers)


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("jokers", range(5))
def test_all_or_all_but_one_of_a_whole_hand(name, jokers):
    """Hands made of melds, some of them spoilt by a piece."""
    rules, rng = RULES[name], random.Random(f"{LUCK} {name} {jokers}")
    seen = set()
    for number in range(part_of(16, 8)):
        pieces = rich(rng, rng.choice((9, 12, 15)), jokers)
        if number % 2:
            split = best(gather(pieces), rules)
            pieces = [kind for meld in split.melds for kind in pieces_of(meld)] + rng.sample(range(52), number % 3)
            pieces = [kind for kind in pieces if kind == JOKER or pieces.count(kind) < 3]
        for spare, search in ((0, lay_all), (1, lay_all_but_one)):
            split = search(gather(pieces), rules)
            possible = ilp_melds.can_lay_all(pieces, rules.most_jokers, spare=spare)
            assert (split is not None) == possible
            seen.add((spare, possible))
            if split is not None:
                checked(split, pieces, rules)
    assert (1, True) in seen


def pieces_of(meld):
    return [kind if natural else JOKER for kind, natural in zip(meld.faces, meld.natural, strict=True)]
