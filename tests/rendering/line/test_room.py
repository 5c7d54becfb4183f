"""How the ends of a line are marked: on the table outside the open half, on the rim while the round goes on."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.games.line.rules.line import SIDES
from rendering import draw_table
from rendering.kit.canvas import Area, Canvas
from rendering.kit.palette import palette
from rendering.kit.tiles import Spot
from rendering.line.faces import plate_sprite
from rendering.line.room import LINE, layout_of
from tests.rendering.line.positions import LABELS, WORDS, chain

WIDTH, HEIGHT = 1164, 760


def test_ends_are_not_marked_any_more_once_the_round_is_over() -> None:
    over = msgspec.structs.replace(chain(6, 2), ended=True, turn=None)
    without = msgspec.structs.replace(over, left="", right="")
    assert draw_table(over, LABELS[:2], WORDS) == draw_table(without, LABELS[:2], WORDS)


def centre(spot: Spot) -> tuple[float, float]:
    return spot.x + spot.width / 2, spot.y + spot.height / 2


def outer_half(place: Spot, joined: Spot) -> tuple[float, float]:
    """The left upper corner of the half of a place that is away from the tile that it joins."""
    near = (place.x, place.y)
    far = (place.x + place.width - 1, place.y + place.height - 1)
    x, y = centre(joined)
    return max(near, far, key=lambda half: abs(half[0] + 0.5 - x) + abs(half[1] + 0.5 - y))


@pytest.mark.parametrize("count", [1, 2, 5, 9, 14, 20, 28])
def test_the_mark_of_an_end_lies_outside_its_open_half(count: int) -> None:
    view = chain(count, 3)
    layout = layout_of(view, WIDTH, HEIGHT)
    canvas = Canvas(WIDTH, HEIGHT, "light")
    LINE.paint_places(canvas, view, WORDS, LINE.laid(view, WIDTH, HEIGHT), Area(0, 0, WIDTH, HEIGHT))
    image = Image.open(BytesIO(canvas.png())).convert("RGB")
    ends = (("left", layout.left, layout.spots[0]), ("right", layout.right, layout.spots[-1]))
    for end, place, joined in ends:
        x, y = outer_half(place, joined)
        left, top = layout.x + round(x * layout.unit), layout.y + round(y * layout.unit)
        half = image.crop((left, top, left + layout.unit, top + layout.unit))
        counts = {colour: count for count, colour in half.getcolors(layout.unit**2) or ()}
        assert counts.get(palette("light")[end], 0) > 0.2 * layout.unit**2


@pytest.mark.parametrize("size", [29, 35, 46])
def test_the_mark_of_an_end_has_its_letter_however_small_it_is(size: int) -> None:
    """Above the tiles of a large hand, too."""
    for side in SIDES:
        marks = {plate_sprite(side, letter, size, "light").image.tobytes() for letter in ("X", "Y", "")}
        assert len(marks) == 3
