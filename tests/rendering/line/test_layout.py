from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.line.rules.line import LineView
from rendering.line import layout
from rendering.line.layout import STEPS, LineLayout, Moves, Spot, fit, fit_at_once
from rendering.line.room import layout_of
from tests.luck import part_of
from tests.rendering.line.positions import chain, grow

pytestmark = pytest.mark.slow

WIDTH, HEIGHT = 1164, 760  # of the cloth of classic domino
Square = tuple[float, float]


def pixels(layout: LineLayout, spot: Spot) -> tuple[int, int]:
    """The pixels of a spot's left upper corner, from the table's."""
    return layout.x + int(spot.x * layout.unit), layout.y + int(spot.y * layout.unit)


def walk(crosswise: Sequence[bool], start: int, left: float, right: float) -> tuple[list[Spot], Spot, Spot]:
    """Lay a chain between two borders; its spots from left to right, and the places at its ends."""
    line = layout._Fold(1, left, right, 0, 0).lay(tuple(crosswise), start)
    return [*line.spots], line.left, line.right


def halves(spot: Spot) -> tuple[Square, Square]:
    """The corners of the left half and of the right half."""
    x, y = spot.x, spot.y
    return {0: ((x, y), (x + 1, y)), 1: ((x, y), (x, y + 1)), 2: ((x + 1, y), (x, y)), 3: ((x, y + 1), (x, y))}[
        spot.turn
    ]


def contact(half: Square, other: Square) -> float:
    """Return how much of their edges two halves share; -1 if they overlap."""
    across = 1 - abs(half[0] - other[0])
    down = 1 - abs(half[1] - other[1])
    if across > 0 and down > 0:
        return -1
    return max(across, down) if min(across, down) == 0 else 0


def check(crosswise: list[bool] | tuple[bool, ...], spots: list[Spot] | tuple[Spot, ...]) -> None:
    """Nothing overlaps, neighbours touch along one edge with the right halves, nobody else touches."""
    assert len(spots) == len(crosswise)
    for (i, spot), (j, other) in combinations(enumerate(spots), 2):
        shared = [[contact(a, b) for b in halves(other)] for a in halves(spot)]
        assert min(map(min, shared)) >= 0, f"{i} and {j} overlap"
        total = sum(map(sum, shared))
        if j - i > 1:
            assert total == 0, f"{i} and {j} touch"
            continue
        assert total == (2 if crosswise[i] and crosswise[j] and spot.lying == other.lying else 1)
        if not crosswise[i]:
            assert sum(shared[0]) == 0, f"the left half of {i} touches {j}"
        if not crosswise[j]:
            assert shared[0][1] == shared[1][1] == 0, f"the right half of {j} touches {i}"


def flags(count: int, seed: int) -> tuple[tuple[bool, ...], int]:
    view = chain(count, seed)
    return tuple(placed.crosswise for placed in view.line), view.start


@settings(max_examples=part_of(300, 150), deadline=None)
@given(
    crosswise=st.lists(st.booleans(), max_size=28),
    start=st.integers(0, 27),
    left=st.floats(4, 14),
    right=st.floats(4, 14),
)
def test_any_doubles_anywhere(crosswise: list[bool], start: int, left: float, right: float) -> None:
    spots, before, after = walk(crosswise, min(start, max(0, len(crosswise) - 1)), int(left), int(right))
    check(crosswise, spots)
    if crosswise:
        check([False, *crosswise, False], [before, *spots, after])


def test_a_row_begins_beside_its_column_however_narrow_the_table_is() -> None:
    for count in range(1, 12):
        crosswise = [False] * count
        spots, before, after = walk(crosswise, 0, 0.5, 0.5)
        check([False, *crosswise, False], [before, *spots, after])


@settings(max_examples=part_of(60, 30), deadline=None)
@given(count=st.integers(1, 28), seed=st.integers(0, 10**6), high=st.integers(300, 800))
def test_legal_chains_fit(count: int, seed: int, high: int) -> None:
    crosswise, start = flags(count, seed)
    layout = fit_at_once(crosswise, start, WIDTH, high)
    check(crosswise, layout.spots)
    assert layout.unit >= (68 if high >= 760 else 52 if high >= 500 else 36)
    assert_inside(layout, high)


def assert_inside(layout: LineLayout, high: int) -> None:
    for spot in (*layout.spots, layout.left, layout.right):
        x, y = pixels(layout, spot)
        assert x >= 0
        assert y >= 0
        assert x + spot.width * layout.unit <= WIDTH
        assert y + spot.height * layout.unit <= high


@pytest.mark.parametrize("grown_at", ["left", "right", "both"])
@pytest.mark.parametrize("doubles", ["none", "every second", "all"])
def test_every_length_one_sided_or_not(grown_at: str, doubles: str) -> None:
    for count in range(1, 29):
        crosswise = tuple(doubles == "all" or (doubles == "every second" and i % 2 == 0) for i in range(count))
        start = {"left": count - 1, "right": 0, "both": count // 2}[grown_at]
        layout = fit_at_once(crosswise, start, WIDTH, HEIGHT)
        check(crosswise, layout.spots)
        assert_inside(layout, HEIGHT)
        assert layout.unit >= {"none": 62, "every second": 68, "all": 48}[doubles]


def test_no_tile_is_a_place_for_the_first() -> None:
    layout = fit((), WIDTH, HEIGHT)
    assert layout.spots == ()
    assert layout.left == layout.right
    assert pixels(layout, layout.left) == (WIDTH // 2 - layout.unit, (HEIGHT - layout.unit) // 2)


def test_sixty_tiles_still_fit() -> None:
    crosswise = tuple(index % 5 == 0 for index in range(60))
    layout = fit_at_once(crosswise, 30, WIDTH, 300)
    check(crosswise, layout.spots)
    assert layout.unit in STEPS


def test_where_not_even_the_smallest_step_has_room() -> None:
    with pytest.raises(ValueError, match="60 tiles"):
        fit_at_once((False,) * 60, 0, 100, 40)


def course(views: list[LineView]) -> list[Moves]:
    """The moves that led to each of these views."""
    moves: list[tuple[int, bool]] = []
    courses = []
    for before, view in pairwise([None, *views]):
        assert view is not None
        side = -1 if before is not None and view.start > before.start else 1
        moves.append((side, view.line[0 if side < 0 else -1].crosswise))
        courses.append(tuple(moves))
    return courses


def test_tiles_stay_where_they_lie() -> None:
    """While scale and origin stay, so does every tile; and in a game of 28 tiles they change less than five times."""
    moved, games = 0, 30
    for seed in range(games):
        views = grow(28, Random(seed))
        layouts = [(view.start, fit(moves, WIDTH, HEIGHT)) for view, moves in zip(views, course(views), strict=True)]
        assert layouts[-1][1].unit >= 68
        for (start, earlier), (later, grown) in pairwise(layouts):
            shift = later - start
            same = grown.spots[shift : shift + len(earlier.spots)] == earlier.spots
            moved += not same or (earlier.unit, earlier.x, earlier.y) != (grown.unit, grown.x, grown.y)
    assert moved <= 5 * games


@settings(max_examples=part_of(60, 30), deadline=None)
@given(seed=st.integers(0, 10**6), count=st.integers(1, 27))
def test_the_next_single_lies_where_its_place_was_shown(seed: int, count: int) -> None:
    crosswise, start = flags(count, seed)
    _, before, after = walk(crosswise, start, 8, 8)
    assert walk((*crosswise, False), start, 8, 8)[0][-1] == after
    assert walk((False, *crosswise), start + 1, 8, 8)[0][0] == before


def test_the_left_arm_is_the_right_arm_turned_by_half_a_circle() -> None:
    crosswise = tuple(index % 4 == 2 for index in range(13))
    right = walk(crosswise, 0, 8, 8)[0]
    left = walk(crosswise[::-1], 12, 8, 8)[0][::-1]
    assert [(-s.x - s.width, -s.y - s.height, s.turn) for s in right[1:]] == [tuple(s) for s in left[1:]]


def test_a_layout_follows_from_its_course_alone() -> None:
    """Whatever was laid out before, and wherever a table begins to be shown: after a restart too."""
    views = grow(28, Random(7))
    every = [fit(moves, WIDTH, HEIGHT) for moves in course(views)]
    layout._folds.clear()
    assert [fit(moves, WIDTH, HEIGHT) for moves in course(views)[::-1]] == every[::-1]


@settings(max_examples=part_of(60, 30), deadline=None)
@given(
    moves=st.lists(st.tuples(st.sampled_from((-1, 1)), st.booleans()), min_size=1, max_size=40),
    width=st.integers(500, WIDTH),
    high=st.integers(300, HEIGHT),
)
def test_a_line_that_grew_lies_as_one_that_is_laid_from_its_beginning(moves: Moves, width: int, high: int) -> None:
    growing = [tuple(moves[:count]) for count in range(len(moves) + 1)]
    layout._folds.clear()
    grown = [fit(part, width, high) for part in growing]
    for part, line in zip(growing, grown, strict=True):
        layout._folds.clear()
        assert fit(part, width, high) == line


@settings(max_examples=part_of(300, 150), deadline=None)
@given(
    crosswise=st.lists(st.booleans(), min_size=1, max_size=40),
    start=st.integers(0, 39),
    left=st.integers(0, 40),
    right=st.integers(0, 40),
    more=st.integers(1, 5),
)
def test_how_far_a_line_reaches_is_known_without_its_spots(
    crosswise: list[bool], start: int, left: int, right: int, more: int
) -> None:
    """And it is never less high than was reckoned before it was laid."""
    line = layout._line(tuple(crosswise), min(start, len(crosswise) - 1))
    singles = (False,) * (more - 1)
    longer = (*singles, *crosswise, *singles)
    spots, before, after = walk(longer, min(start, len(crosswise) - 1) + more - 1, left / 2, right / 2)
    every = [before, *spots, after]
    box = line.box(left / 2, right / 2, more, 1000.0)
    assert box == (
        -min(spot.x for spot in every),
        -min(spot.y for spot in every),
        max(spot.x + spot.width for spot in every),
        max(spot.y + spot.height for spot in every),
    )
    assert line.depth(left / 2, right / 2, more) <= box[1] + box[3]


def test_a_line_whose_course_is_not_told_is_laid_at_once() -> None:
    view = chain(20, 3)
    line = layout_of(view, WIDTH, HEIGHT)
    assert line == fit_at_once(*flags(20, 3), WIDTH, HEIGHT)
