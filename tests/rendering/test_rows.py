"""How high a board is: 11:7 while what lies there is large enough, then as high as must be, and never lower again."""

from collections.abc import Sequence
from itertools import pairwise
from types import ModuleType

import msgspec
import pytest

from bot.games.drawn import HandPlan
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.registry import GAMES
from bot.games.view import View
from rendering import SeatLabel
from rendering.cross import layout as cross_layout
from rendering.kit.surface import RAIL, RIM
from rendering.line import layout as line_layout
from rendering.players.layout import NO_PLATES, lay_plates
from rendering.registry import room_of
from rendering.room import BOARD, NO_WORDS, TableFrame
from rendering.tile_room import HIGHEST, INSIDE, MARGIN, Rows, heights, low_height, open_rows, rows_of
from tests.games.playing import seed
from tests.rendering.cross import crosses
from tests.rendering.families import FACES
from tests.rendering.fullness import any_line, grown
from tests.rendering.line.positions import LABELS
from tests.rendering.scales import scale_of
from tests.rendering.test_fullness import LEAST

_AROUND = 124 + RIM + RAIL + 2 * MARGIN  # pixels of a picture that are no rows, with plates in one row
TILES = tuple(name for name, game in GAMES.items() if game.family in ("line", "cross"))


def boards(game: str, number: int, seats: int = 4) -> list[View]:
    """Views of a table that fills up, the course of the round told."""
    if game != "uno":
        return [*grown(any_line(game, number, 1.0, seats))]
    match, views = deal_round(new_match(game, seats), seed(number)).match, []
    while is_open(match) and len(views) < 60:
        offers = match.offers(match.turn or 0)
        views.append(match.view(None))
        match = act(match, next((offer for offer in offers if offer.verb == "play"), offers[0])).match
    return views


def labels(view: View) -> Sequence[SeatLabel]:
    return LABELS[: len(view.sizes)]


@pytest.mark.parametrize("game", TILES)
def test_a_board_grows_only_when_what_lies_there_would_be_too_small_and_never_shrinks(game: str) -> None:
    room = room_of(game)
    for number in range(2):
        views = boards(game, number)
        scales = [scale_of(view, labels(view)) for view in views]
        assert scales[0].height == BOARD
        for before, after in pairwise(scales):
            assert after.height >= before.height
            assert before.points(300) >= LEAST[game]
        for view, (before, after) in zip(views[1:], pairwise(scales), strict=True):
            if after.height > before.height:
                rows = before.height - _AROUND  # as many as it had
                assert room.laid(view, INSIDE, rows).unit < LEAST[game] * 4


def test_how_high_a_board_is_follows_from_the_course_alone() -> None:
    """Wherever a table begins to be shown: after a restart too."""
    for game in ("moomin", "uno"):
        views = boards(game, 1)
        every = [scale_of(view, labels(view)) for view in views]
        line_layout._folds.clear()
        cross_layout.lowest.cache_clear()
        cross_layout._grown.cache_clear()
        assert [scale_of(view, labels(view)) for view in views[::-1]] == every[::-1]


@pytest.mark.parametrize(("game", "module"), [("moomin", line_layout), ("uno", cross_layout)])
def test_a_height_that_was_too_low_is_not_tried_again(game: str, module: ModuleType, monkeypatch) -> None:
    laid_by = "_new_fold" if game == "moomin" else "fit_cross"
    tried: list[int] = []
    real = getattr(module, laid_by)

    def counted(tiles, width, height, *more, **named):
        tried.append(height)
        return real(tiles, width, height, *more, **named)

    monkeypatch.setattr(module, laid_by, counted)
    line_layout._folds.clear()
    cross_layout.lowest.cache_clear()
    room, grown_at = room_of(game), 0
    for view in boards(game, 1):
        tried.clear()
        lowest = room.lowest(view, INSIDE, (300, 400, 816))
        assert grown_at <= lowest
        assert min(tried, default=grown_at) >= grown_at
        grown_at = lowest
    assert grown_at > 300


def test_a_line_whose_course_is_not_told_has_a_board_that_is_high_enough() -> None:
    for view in boards("classic", 3):
        scale = scale_of(msgspec.structs.replace(view, course=None), labels(view))
        assert BOARD <= scale.height < HIGHEST
        assert scale.points(300) >= LEAST["classic"]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_height_is_that_of_a_board_of_eleven_to_seven(seats: int) -> None:
    room = room_of("classic")
    view = boards("classic", 1, seats)[0]
    layout = lay_plates(room.plates(view, TableFrame(labels(view), NO_WORDS, None, False), "dark"), 0)
    first, *_, last = heights(layout, 768)
    assert layout.height + RIM + Rows(first, 0, first).cloth + RAIL == BOARD
    assert last + 8 == 768


@pytest.mark.parametrize("game", TILES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hands_that_lie_open_take_cloth_on_which_nothing_lies(game: str, seats: int) -> None:
    """In one row the board stays 11:7, or lower; over two rows of them it is as little higher as can be."""
    if game == "uno":
        view, seat_labels = crosses.view(crosses.grow(8, 1), seats), crosses.LABELS[:seats]
    else:
        view = boards(game, 1, seats)[7]
        seat_labels = labels(view)
    room = room_of(game)
    hands = [FACES[game].tiles[:2]] * seats
    scale = scale_of(view, seat_labels, hands)
    plates = room.plates(view, TableFrame(seat_labels, NO_WORDS, hands, True), "dark")
    layout = lay_plates(plates, 0)
    assert layout.grid is not None
    assert scale.height <= (BOARD if seats < 5 else BOARD + layout.grid.height)
    assert scale.points(300) >= LEAST[game]


def test_of_open_rows_those_are_seen_that_are_covered() -> None:
    layout = NO_PLATES._replace(rows=1, head=300)
    assert open_rows(layout, 700, 100, 690) == Rows(700, 100, 590)
    few = open_rows(layout, 700, 300, 400)
    assert layout.height + RIM + few.cloth + RAIL == BOARD
    assert few.first <= 300 < 400 <= few.first + few.visible
    assert open_rows(layout, 200, 0, 50) == Rows(200, 0, 200)


def test_of_low_rows_none_is_seen_that_nothing_covers() -> None:
    layout, view = NO_PLATES._replace(rows=1, head=100), boards("classic", 1)[3]
    assert low_height(layout, 200) == 500
    assert low_height(layout, 600) == 340
    rows, laid = room_of("classic").spread(view, TableFrame((), NO_WORDS, None, False, plan=HandPlan(), layout=layout))
    assert rows.laid == 500
    assert rows.visible < 300
    top, bottom = rows_of([*laid.spots, *laid.places], laid.unit, laid.y)
    assert (rows.first, rows.visible) == (top, bottom - top)
