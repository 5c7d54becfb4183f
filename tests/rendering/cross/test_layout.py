from itertools import combinations, pairwise, product
from math import hypot

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cross.rules.moves import CrossView
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.shuffle import Stream
from rendering.cross.layout import OPEN, READABLE, START, STEPS, CrossLayout, Flags, Moves, fit_cross, fit_part
from rendering.cross.room import layout_of
from rendering.cross.streets import StreetRoom, turned, wind
from rendering.line.layout import Spot
from tests.games.playing import seed
from tests.luck import part_of
from tests.rendering.cross.crosses import grow

pytestmark = pytest.mark.slow

WIDTH = 1164
HEIGHTS = (300, 452, 640, 816)
GAP = 0.25  # of a half that streets keep from each other at least
Square = tuple[float, float]


def moves(streets: tuple[Flags, ...]) -> Moves:
    """The domos of four streets in an order of play that goes round."""
    places = [(at, street) for street in range(4) for at in range(len(streets[street]))]
    return tuple((street, streets[street][at]) for at, street in sorted(places))


def fit(streets: tuple[Flags, ...], height: int, largest: int = STEPS[0]) -> CrossLayout:
    return fit_cross(moves(streets), WIDTH, height, largest)


def halves(spot: Spot) -> tuple[Square, Square]:
    """The corners of the touching half and of the open half."""
    x, y = spot.x, spot.y
    near, far = {0: ((0, 0), (1, 0)), 1: ((0, 0), (0, 1)), 2: ((1, 0), (0, 0)), 3: ((0, 1), (0, 0))}[spot.turn]
    return (x + near[0], y + near[1]), (x + far[0], y + far[1])


def contact(half: Square, other: Square) -> float:
    """Return how much of an edge two halves share; -1 if they overlap."""
    across, down = 1 - abs(half[0] - other[0]), 1 - abs(half[1] - other[1])
    if across > 0 and down > 0:
        return -1
    return max(across, down) if min(across, down) == 0 else 0


def gap(spot: Spot, other: Spot) -> float:
    """Return how far two domos are from each other; -1 if they overlap."""
    across = max(spot.x - other.x - other.width, other.x - spot.x - spot.width)
    down = max(spot.y - other.y - other.height, other.y - spot.y - spot.height)
    return -1 if max(across, down) < 0 else hypot(max(0, across), max(0, down))


def check(streets: tuple[Flags, ...], cross: CrossLayout, height: int) -> None:
    """Nothing overlaps, domos join with the right halves, streets keep off each other, all is in the picture."""
    ways = [(*spots, place) for spots, place in zip(cross.streets, cross.places, strict=True)]
    assert [len(spots) for spots in cross.streets] == [len(street) for street in streets]
    for index, (street, spots) in enumerate(zip(streets, ways, strict=True)):
        doubles = (*street, False)
        assert_joined(START, spots[0], True, doubles[0])
        for (before, spot), (was, double) in zip(pairwise(spots), pairwise(doubles), strict=True):
            assert_joined(before, spot, was, double)
        for (i, first), (j, second) in combinations(enumerate((START, *spots)), 2):
            assert j - i == 1 or gap(first, second) > 0 or corners_meet(first, second, doubles[i:j])
        for others in ways[index + 1 :]:
            assert all(gap(spot, other) >= GAP for spot in spots for other in others)
        for spot in spots:
            x, y = cross.x + int(spot.x * cross.unit), cross.y + int(spot.y * cross.unit)
            assert 0 <= x <= WIDTH - spot.width * cross.unit
            assert 0 <= y <= height - spot.height * cross.unit


def assert_joined(before: Spot, spot: Spot, was_double: bool, double: bool) -> None:
    """The touching half lies along the open half before it, half of an edge at least; a single touches no other."""
    shared = [[contact(half, other) for other in halves(before)] for half in halves(spot)]
    assert min(map(min, shared)) >= 0
    assert sum(map(sum, shared)) in ({2.0, 1.0} if double and was_double else {1.0})
    if not double:
        assert sum(shared[1]) == 0
    if not was_double:
        assert shared[0][0] == shared[1][0] == 0


def corners_meet(spot: Spot, other: Spot, after: Flags) -> bool:
    """True if they touch in a point alone, which two doubles in a row can bring about in a corner."""
    shared = sum(contact(a, b) for a in halves(spot) for b in halves(other))
    return len(after) == 2 and any(after) and shared == 0


flags = st.lists(st.booleans(), max_size=60).map(tuple)
sparse = st.lists(st.sampled_from((True, False, False, False, False)), max_size=60).map(tuple)


@settings(max_examples=part_of(60, 30), deadline=None)
@given(streets=st.tuples(flags, flags, flags, flags), height=st.sampled_from(HEIGHTS), most=st.integers(0, 80))
def test_any_lengths_and_any_doubles(streets: tuple[Flags, ...], height: int, most: int) -> None:
    cut = tuple(street[: most * len(street) // (1 + sum(map(len, streets)))] for street in streets)
    check(cut, fit(cut, height), height)


DOUBLES = ((False,), (True,), (False, True), (False, False, True), (False, True, True))


@pytest.mark.parametrize(("street", "doubles"), [*product(range(4), DOUBLES)][:: part_of(1, 3)])
def test_one_street_alone_of_any_length(street: int, doubles: Flags) -> None:
    for length in (*range(0, 12, part_of(1, 3)), *range(12, 61, part_of(8, 16))):
        alone = tuple((doubles * 60)[:length] if index == street else () for index in range(4))
        check(alone, fit(alone, 452), 452)


@settings(max_examples=part_of(25, 6), deadline=None)
@given(parts=st.lists(st.integers(0, 80), min_size=3, max_size=3), marks=sparse, height=st.sampled_from((640, 816)))
def test_the_whole_set_stays_readable(parts: list[int], marks: Flags, height: int) -> None:
    streets = split(80, parts, marks)
    cross = fit(streets, height)
    check(streets, cross, height)
    assert cross.unit >= (30 if height == 816 else 24)


@settings(max_examples=part_of(40, 8), deadline=None)
@given(parts=st.lists(st.integers(0, 29), min_size=3, max_size=3), marks=sparse)
def test_thirty_domos_are_large(parts: list[int], marks: Flags) -> None:
    assert fit(split(29, parts, marks), 816).unit >= READABLE


def split(count: int, parts: list[int], marks: Flags) -> tuple[Flags, ...]:
    """So many domos on four streets, cut at these places."""
    every = (*marks, *(False,) * count)[:count]
    cuts = [0, *sorted(parts), count]
    return tuple(every[begin:end] for begin, end in pairwise(cuts))


@pytest.mark.parametrize(("count", "least"), [(0, 92), (4, 84), (12, 66), (29, 56), (60, 40), (80, 32)])
def test_balanced_crosses_fill_the_picture(count: int, least: int) -> None:
    streets = tuple((False,) * (count // 4) for _ in range(4))
    assert fit(streets, 816).unit >= least


@settings(max_examples=part_of(30, 15), deadline=None)
@given(seeds=st.integers(0, 10**6), count=st.integers(1, 81), height=st.sampled_from(HEIGHTS))
def test_legal_crosses(seeds: int, count: int, height: int) -> None:
    table = grow(count, seeds)
    streets = tuple(tuple(joined.crosswise for joined in street) for street in table.streets)
    check(streets, fit(streets, height), height)


def played(seats: int, number: int) -> list[CrossView]:
    """The public's views of a round of players who lay what they can, at random."""
    stream = Stream(seed(number))
    match = deal_round(new_match("uno", seats), seed(number)).match
    views = [match.view(None)]
    while is_open(match):
        offers = match.offers(match.turn)
        lays = [offer for offer in offers if offer.verb == "play"] or list(offers)
        match = act(match, lays[stream.below(len(lays))]).match
        views.append(match.view(None))
    return views


@pytest.mark.parametrize("seats", range(2, 7))
def test_real_rounds_and_how_seldom_they_jump(seats: int) -> None:
    """While scale and origin stay, so does every domo; they change once in three domos at most, and seldom more."""
    jumps = laid = 0
    for number in range(part_of(6, 3)):
        layouts = []
        for view in played(seats, 100 * seats + number):
            streets = tuple(tuple(joined.crosswise for joined in street) for street in view.streets)
            cross = layout_of(view, WIDTH, 816)
            check(streets, cross, 816)
            layouts.append(cross)
        for before, after in pairwise(layouts):
            laid += before.streets != after.streets
            jumps += not stays(before, after)
    assert jumps <= laid / 3


def stays(before: CrossLayout, after: CrossLayout) -> bool:
    """True if what lies on both crosses lies at the same pixels."""
    if (before.unit, before.x, before.y) != (after.unit, after.x, after.y):
        return False
    pairs = zip(before.streets, after.streets, strict=True)
    return all(a == b[: len(a)] or b == a[: len(b)] for a, b in pairs)


@pytest.mark.parametrize("height", HEIGHTS)
def test_what_lies_never_becomes_larger_again(height: int) -> None:
    order = tuple((at // 3 % 2, at % 5 == 0) for at in range(20))
    units = [fit_cross(order[:laid], WIDTH, height).unit for laid in range(21)]
    assert units == sorted(units, reverse=True)


def test_what_is_laid_later_moves_nothing() -> None:
    street = tuple(index % 4 == 2 or index % 7 == 0 for index in range(50))
    whole = wind(street, "along", 0.5, StreetRoom(20, 20))
    assert whole is not None
    for length in range(50):
        assert wind(street[:length], "along", 0.5, StreetRoom(20, 20)) == whole[:length]


WHOLE = ((0, False), (1, False), (0, True), (0, False))


@pytest.mark.parametrize(("part", "begins"), [
    ((), True),
    (WHOLE[:1], True),
    (WHOLE[:3], True),
    (WHOLE, True),
    ((*WHOLE, (0, False)), False),
    ((*WHOLE, (2, False)), False),
    ((*WHOLE, (1, True)), False),
    (((0, True),), False),
    ((*WHOLE[:2], (0, False)), False),
])  # fmt: skip
def test_a_beginning_lies_where_it_does_in_the_whole_and_nothing_else_is_one(part: Moves, begins: bool) -> None:
    """A domo that was taken back is in no whole, nor is a single where a double lies later."""
    beginning = fit_part(part, WHOLE, WIDTH, 640, STEPS[0], OPEN)
    assert (beginning is not None) is begins
    if beginning is not None:
        whole = fit_cross(WHOLE, WIDTH, 640)
        assert all(street == long[: len(street)] for street, long in zip(beginning.streets, whole.streets, strict=True))


def test_nothing_touches_the_corners_of_the_start() -> None:
    doubles = ((True,), (True,), (True,), (True,))
    cross = fit(doubles, 536)
    assert [spot.lying for (spot,) in cross.streets] == [True, True, True, True]
    check(doubles, cross, 536)


def test_doubles_lie_across_on_a_straight_street() -> None:
    spots = wind((False, True, False), "straight", 0.5, StreetRoom(8, 1))
    assert spots is not None
    assert [spot.lying for spot in spots] == [True, False, True]


def test_nothing_is_kept_free_for_a_street_that_is_closed() -> None:
    streets = ((False,) * 7, (False,), (False,) * 7, (False,))
    cross = fit_cross(moves(streets), WIDTH, 816, closed=(False, True, True, True))
    check(streets, cross, 816)
    assert cross.unit > fit(streets, 816).unit


def test_turning_a_spot() -> None:
    spot = Spot(1.0, -0.5, 0)
    assert turned(spot, 1, False) == Spot(-0.5, 1.0, 1)
    assert turned(spot, 2, False) == Spot(-3.0, -0.5, 2)
    assert turned(Spot(-0.5, 1.0, 1), 0, True) == Spot(-0.5, -3.0, 3)


def test_the_largest_scale_can_be_bounded() -> None:
    assert fit(((), (), (), ()), 816).unit == STEPS[0]
    assert fit(((), (), (), ()), 640, 40).unit == 40


def test_where_not_even_the_smallest_step_has_room() -> None:
    with pytest.raises(ValueError, match="domos do not fit"):
        fit_cross(moves(((False,) * 20,) * 4), 150, 100)
