"""How large tables are: on a phone, where a picture is 300 points wide, and in Discord's 550 x 350 on a wide screen."""

from itertools import pairwise

import pytest

from bot.games.registry import GAMES
from rendering import draw_table
from rendering.line.room import layout_of
from rendering.room import BOARD
from tests.luck import part_of
from tests.rendering.fullness import DESKTOP, LARGE_PHONE, PHONE, any_line, grown, tables
from tests.rendering.scales import scale_of

pytestmark = pytest.mark.slow
# points of half a tile, or of a card's width, on the fullest table
LEAST = {"classic": 17.0, "moomin": 14.0, "moomin-joker": 14.0, "christmas": 14.0, "uno": 12.0}
LEAST_CARD, LEAST_WIDE, LEAST_MIDDLE_WIDE = 16.0, 16.0, 25.0
LEAST_START = {"uno": 16.0}  # a cross of four streets begins at a scale at which it can stay
_HIGHEST = 0.95  # of a picture's width
_LARGER = 1.2  # how much wider than the smallest phone, for which the floors are, the other one is


def scales(game: str, stage: str, seats: int, seeds: int = part_of(12, 3)):
    filled = [tables(game, stage, seed, seats) for seed in range(seeds)]
    return [scale_of(table.view, table.labels) for table in filled]


def most_seats(game: str) -> int:
    return min(GAMES[game].seats.stop - 1, 6 if GAMES[game].family in ("line", "cross") else 4)


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_tables_can_be_read_on_a_phone_and_on_a_wide_screen(game: str) -> None:
    """With any number of players: the picture is higher then, what lies there is not smaller."""
    for seats in (2, 4, most_seats(game)):
        for scale in scales(game, "fullest", seats):
            assert scale.points(*PHONE) >= LEAST.get(game, LEAST_CARD)
            assert scale.points(*LARGE_PHONE) >= _LARGER * LEAST.get(game, LEAST_CARD) - 1e-9
            assert scale.points(*DESKTOP) >= LEAST_WIDE
            assert scale.height <= _HIGHEST * scale.width


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stage", ["start", "middle"])
def test_tables_that_are_not_full_are_as_wide_as_a_wide_screen_shows_pictures(game: str, stage: str) -> None:
    """550 points: they are 11:7; what lies there is large."""
    for seats in (2, 4, most_seats(game)):
        for scale in scales(game, stage, seats, part_of(6, 3)):
            assert scale.height == BOARD
            assert scale._replace(piece=scale.width).points(*DESKTOP) > 549
            assert scale.points(*DESKTOP) >= LEAST_MIDDLE_WIDE


@pytest.mark.parametrize("game", GAMES)
def test_a_round_begins_with_large_pieces(game: str) -> None:
    for scale in scales(game, "start", 4, 2):
        assert scale.points(*PHONE) >= LEAST_START.get(game, 20.0)


@pytest.mark.parametrize("game", GAMES)
def test_the_fullest_tables_are_light_enough(game: str) -> None:
    for seats, theme in ((4, "dark"), (most_seats(game), "light")):
        table = tables(game, "fullest", seats, seats)
        assert len(draw_table(table.view, table.labels, table.words, theme)) <= 60 * 1024


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].family == "line"])
def test_what_lies_seldom_moves(game: str) -> None:
    """Tiles that lie move at most once in three moves over a round, however it goes."""
    moved = moves = 0
    for seed in range(6):
        layouts = [(view, layout_of(view, 1164, 760)) for view in grown(any_line(game, seed, 1.0))]
        for (before, layout), (after, later) in pairwise(layouts):
            shift = after.start - before.start
            same = later.spots[shift : shift + len(layout.spots)] == layout.spots
            moved += not same or (layout.unit, layout.x, layout.y) != (later.unit, later.x, later.y)
            moves += 1
    assert moved <= moves / 3
