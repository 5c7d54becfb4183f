"""Whole deals by the rules: every table and every rack can be drawn, and what is hidden changes no picture."""

from random import Random

import pytest

from bot.games.drawn import THEMES
from rendering import draw_hand, draw_table
from tests.games.zones import with_zones, zones_of
from tests.luck import part_of
from tests.rendering.rack.played import TABLA, play
from tests.rendering.rack.racks import LABELS, WORDS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("seats", "printed"), [(2, "wild"), (4, "stand-in"), (3, "stand-in"), (4, "wild")][: part_of(4, 2)]
)
def test_every_position_of_a_deal_is_drawn(seats: int, printed: str) -> None:
    for seed in range(part_of(2, 1)):
        for number, state in enumerate(play(seats, 10 * seed + seats, **{"printed-jokers": printed})):
            if number % part_of(1, 11) == 0 or state.end:
                view, seat_view = TABLA.view(state, None), TABLA.view(state, number % seats)
                assert len(draw_table(view, LABELS[:seats], WORDS, THEMES[number % 2])) <= 60 * 1024
                assert len(draw_hand(seat_view, WORDS, THEMES[number % 2], seat_view.hand)) <= 60 * 1024


def test_hidden_tiles_are_in_no_picture() -> None:
    """Hands and talon exchanged among those who do not see them: the same bytes."""
    rng = Random(106)
    for state in list(play(3, 7))[::8]:
        if state.end:
            continue
        for seat in (None, 1):
            zones = zones_of(state)
            hidden = [zone for zone in zones if zone.seen_by is not None and seat not in zone.seen_by]
            tiles = [tile for zone in hidden for tile in zone.pieces]
            rng.shuffle(tiles)
            swapped = {zone.name: tuple(tiles.pop() for _ in zone.pieces) for zone in hidden}
            views = TABLA.view(state, seat), TABLA.view(with_zones(state, swapped), seat)
            assert len({draw_table(view, LABELS[:3], WORDS) for view in views}) == 1
            if seat is not None and views[0].legal == views[1].legal:
                assert len({draw_hand(view, WORDS, order=view.hand) for view in views}) == 1
