"""Open hands on plates: what does not fit is counted."""

import pytest

from rendering.kit.canvas import Canvas
from rendering.players import layout
from rendering.players.layout import HandGrid, OpenHand, paint_hand
from tests.rendering.families import FACES

pytestmark = pytest.mark.slow

PLACES = 12


@pytest.mark.parametrize("count", [0, 1, PLACES - 1, PLACES, PLACES + 1, 3 * PLACES])
def test_tiles_that_are_drawn_and_those_that_are_counted_are_all(count: int, monkeypatch) -> None:
    drawn: list[str] = []
    counted: list[int] = []

    def card_sprite(faces, tile, *args):
        drawn.append(tile)
        return real_card(faces, tile, *args)

    def write(canvas, text, *args, **named):
        counted.append(int(text.removeprefix("+")))
        return real_write(canvas, text, *args, **named)

    real_card, real_write = layout.card_sprite, layout.write
    monkeypatch.setattr(layout, "card_sprite", card_sprite)
    monkeypatch.setattr(layout, "write", write)
    faces = FACES["classic"]
    tiles = tuple(faces.tiles[at % len(faces.tiles)] for at in range(count))
    canvas = Canvas(400, 200, "light", "panel")
    paint_hand(canvas, OpenHand(faces, tiles), HandGrid(28, 6, 2), 0, 0)
    assert drawn == list(tiles[: len(drawn)])
    assert len(drawn) + sum(counted) == count
    assert len(counted) == (count > PLACES)
