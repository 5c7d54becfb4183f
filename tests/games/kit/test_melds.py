"""Melds against brute force: small hands of all kinds, twins and jokers."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kit.cards import FRENCH
from bot.games.kit.melds.best import best, most_points
from bot.games.kit.melds.cover import lay_all, lay_all_but_one
from bot.games.kit.melds.fits import addable, beside, beyond, meldable
from bot.games.kit.melds.meld import CARDS, TILES, Meld
from bot.games.kit.melds.pieces import JOKER, gather, kinds, remove, size, without
from bot.games.kit.melds.shapes import additions, melds, readings
from tests.games.kit import brute_melds as brute

RULES = {"cards": CARDS, "tiles": TILES}


@st.composite
def hands(draw, most=8):
    """Pieces that lie near each other, so that melds happen: few ranks, few suits, twins, jokers."""
    ranks = draw(st.sampled_from([range(13), range(5), (0, 9, 10, 11, 12), (0, 1, 2, 11, 12), (6, 7, 8)]))
    suits = draw(st.sampled_from([range(4), range(2), range(1), (0, 2, 3)]))
    deck = [13 * suit + rank for suit in suits for rank in ranks] * 2 + [JOKER] * draw(st.integers(0, 4))
    return random.Random(draw(st.integers(0, 2**32))).sample(deck, min(len(deck), draw(st.integers(0, most))))


def checked(split, pieces, rules):
    """A split whose melds are melds of these pieces, and whose numbers are right."""
    rest = gather(pieces)
    for meld in split.melds:
        assert brute.is_run(meld.faces) if meld.kind == "run" else brute.is_group(meld.faces)
        assert meld.jokers <= rules.most_jokers
        assert any(meld.natural)
        rest = without(rest, meld.pieces)
    assert rest == split.rest
    assert split.points == sum(rules.worth[kind % 13] for meld in split.melds for kind in meld.faces)
    return split


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
@settings(max_examples=150, deadline=None)
@given(pieces=hands())
def test_the_best_split_counts_as_much_as_any(name, pieces):
    rules = RULES[name]
    split = checked(best(gather(pieces), rules), pieces, rules)
    expected = brute.most_points(pieces, rules.worth, rules.most_jokers)
    assert split.points == most_points(gather(pieces), rules) == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", RULES)
@settings(max_examples=150, deadline=None)
@given(pieces=hands())
def test_all_or_all_but_one_are_laid_where_they_can_be(name, pieces):
    rules = RULES[name]
    left = brute.partings(pieces, rules.most_jokers)
    whole, but_one = lay_all(gather(pieces), rules), lay_all_but_one(gather(pieces), rules)
    assert (whole is not None) == (() in left)
    assert (but_one is not None) == any(len(rest) == 1 for rest in left)
    spared = [kind for kind in sorted(set(pieces)) if lay_all(remove(gather(pieces), kind), rules) is not None]
    assert spared == sorted({rest[0] for rest in left if len(rest) == 1})
    if whole is not None:
        assert checked(whole, pieces, rules).rest == 0
    if but_one is not None:
        assert size(checked(but_one, pieces, rules).rest) == 1


@pytest.mark.parametrize("name", RULES)
@settings(max_examples=100, deadline=None)
@given(pieces=hands(9))
def test_every_meld_is_found_once(name, pieces):
    rules = RULES[name]
    every = [(meld.faces, meld.natural) for meld in melds(gather(pieces), rules)]
    assert sorted(every) == sorted(brute.melds_of(pieces, rules.most_jokers))
    for piece in set(pieces):
        having = [(meld.faces, meld.natural) for meld in melds(gather(pieces), rules, piece)]
        assert having == [
            (faces, natural)
            for faces, natural in every
            if any((kind if held else JOKER) == piece for kind, held in zip(faces, natural, strict=True))
        ]


@pytest.mark.parametrize("name", RULES)
@settings(max_examples=100, deadline=None)
@given(pieces=hands(6))
def test_readings_are_all_melds_of_exactly_these_pieces(name, pieces):
    rules = RULES[name]
    possible = readings(gather(pieces), rules)
    expected = [
        (faces, natural)
        for faces, natural in brute.melds_of(pieces, rules.most_jokers)
        if brute.taken(pieces, faces, natural) == ()
    ]
    assert sorted((meld.faces, meld.natural) for meld in possible) == sorted(expected)
    points = [meld.points(rules) for meld in possible]
    assert points == sorted(points, reverse=True)


@settings(max_examples=100, deadline=None)
@given(pieces=hands(9))
def test_pieces_are_meldable_if_some_meld_has_them(pieces):
    for rules in RULES.values():
        possible = set(kinds(meldable(gather(pieces), rules)))
        melds_of = brute.melds_of(pieces, rules.most_jokers)
        used = {kind if held else JOKER for meld in melds_of for kind, held in zip(*meld, strict=True)}
        assert possible == used


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(pieces=hands(6), faces=st.sampled_from(brute.EVERY), jokers=st.sets(st.integers(0, 12), max_size=2))
def test_what_can_be_added_to_a_meld(pieces, faces, jokers):
    """Every set of pieces is added in every way; what comes out must be a meld again."""
    natural = tuple(place not in jokers for place in range(len(faces)))
    meld = Meld("run" if brute.is_run(faces) else "group", faces, natural)
    sets = {added for length in (1, 2, 3) for added in combinations(sorted(pieces), length)}
    usable = set()
    for added in sets:
        growths = {(larger.faces, larger.natural) for larger in grown(meld, added)}
        assert growths == every_growth(meld, added)
        usable |= set(added) if growths else set()
    assert usable <= set(kinds(addable(meld, gather(pieces), CARDS)))


def grown(meld, added):
    """What a meld is with all these pieces added."""
    return [addition.meld for addition in additions(meld, gather(added)) if addition.added.pieces == gather(added)]


def every_growth(meld, added):
    """What a meld can be with exactly these pieces more: any meld that has it in itself."""
    natural = [kind for kind in added if kind != JOKER]
    jokers = len(added) - len(natural)
    if meld.jokers + jokers > 2 or len(set(natural)) < len(natural):
        return set()
    before, growths = dict(zip(meld.faces, meld.natural, strict=True)), set()
    for faces in brute.EVERY:
        more = [kind for kind in faces if kind not in before]
        inside = faces[faces.index(meld.faces[0]) :][: len(meld.faces)] if meld.faces[0] in faces else ()
        kept = set(before) <= set(faces) if meld.kind == "group" else inside == meld.faces
        same = (meld.kind == "run") == brute.is_run(faces)
        if same and kept and len(faces) == len(before) + len(added) and set(natural) <= set(more):
            growths.add((faces, tuple(before.get(kind, kind in natural) for kind in faces)))
    return growths


def cards(text):
    return gather(FRENCH.card(word).index for word in text.split())


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("SA S2 S3", 16),  # the ace counts 11 below the 2, too
        ("SQ SK SA", 31),
        ("SK SA S2", 0),
        ("H7 H8 JK H10", 34),
        ("JK HA JK", 33),
        ("S6 JK JK S9", 30),
        ("C8 H8 C8", 0),
        ("C8 H8 C8 JK", 24),
        ("DA SA HA CA", 44),
    ],
)
def test_ro_3_what_the_best_split_counts(text, points):
    assert most_points(cards(text), CARDS) == points


def test_pieces_are_listed_in_order():
    assert [FRENCH.cards[kind].text for kind in kinds(cards("JK H9 S2 H9 DA"))] == ["S2", "H9", "H9", "DA", "JK"]


RUNS = [
    Meld("run", tuple(13 * 2 + place % 13 for place in range(first, last)), (True,) * (last - first))
    for first in range(14)
    for last in range(first + 3, min(first + 13, 14) + 1)
]


@pytest.mark.parametrize("run", RUNS, ids=lambda run: f"{run.faces[0] % 13}-{run.faces[-1] % 13}")
def test_what_comes_next_at_a_run_s_ends_and_what_after_that(run):
    """A card lies beside a run if it can be added alone, and beyond it if only together with one that lies beside."""
    suit = range(26, 39)
    near = [kind for kind in suit if grown(run, [kind])]
    far = [kind for kind in suit for other in near if kind != other and grown(run, [other, kind])]
    assert beside(run) == sum(1 << kind for kind in near)
    assert beyond(run) | beside(run) == sum(1 << kind for kind in {*near, *far})


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ((25, 38, 8, 47, JOKER, JOKER), 57),  # two kings, two nines, a joker each; the kings with both count 40
        ((25, 38, 8, 47, 29, 42, JOKER, JOKER, JOKER), 69),  # two fours besides
        ((25, 38, 8, 47, 29, 42, JOKER, JOKER), 57),
        ((25, 38, 8, 47, 29, 42, JOKER), 30),
    ],
)
def test_jokers_are_shared_among_groups_where_they_count_most(pieces, points):
    assert most_points(gather(pieces), CARDS) == points
