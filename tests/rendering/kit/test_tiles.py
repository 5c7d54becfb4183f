"""Shadows and light under tiles, and piles of tiles face down."""

import pytest

from rendering.kit.canvas import Canvas
from rendering.kit.tiles import paint_glow, paint_shadows, pile_sprite


@pytest.mark.parametrize("unit", [16, 48, 92])
def test_the_dark_part_of_a_shadow_lies_inside_the_light_one(unit: int) -> None:
    canvas = Canvas(400, 400, "light")
    paint_shadows(canvas, [(100, 100, unit, 2 * unit)], unit)
    light, dark = canvas.laid
    assert light.x < dark.x
    assert light.x + light.width > dark.x + dark.width
    assert light.y + light.height > dark.y + dark.height > 100 + 2 * unit


def test_a_glow_reaches_as_far_on_every_side_of_its_tile() -> None:
    canvas = Canvas(400, 400, "light")
    paint_glow(canvas, (100, 100, 60, 120))
    beyond = [(100 - at.x, at.x + at.width - 160, 100 - at.y, at.y + at.height - 220) for at in canvas.laid]
    assert all(left == right and above == below for left, right, above, below in beyond)
    assert len({*map(max, zip(*beyond, strict=True))}) == 1


def test_a_pile_is_as_high_as_matters() -> None:
    widths = [pile_sprite(tiles, "light").width for tiles in range(4)]
    assert widths[0] == widths[1] < widths[2] < widths[3]
