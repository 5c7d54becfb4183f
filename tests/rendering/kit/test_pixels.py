"""Sprites are memory of their own, and fold without a trace."""

import pytest
from PIL import Image

from rendering.kit.pillow import map_pixels
from rendering.kit.pixels import Sprite
from rendering.kit.tiles import Face, tile_sprite
from tests.rendering.families import FACES


def test_a_sprite_that_was_folded_is_the_same() -> None:
    """With its serial number: what was compressed with it on a sheet is still found."""
    sprite = tile_sprite(Face(FACES["classic"], "6", "4", lying=True), 44, "light")
    folded, unfold = sprite.fold()
    again = unfold(folded)
    assert again.image.mode == sprite.image.mode
    assert again.image.tobytes() == sprite.image.tobytes()
    assert again.image.getpalette() == sprite.image.getpalette()
    for name in ("serial", "depth", "width", "height", "weight"):
        assert getattr(again, name) == getattr(sprite, name)
    assert len(folded) < sprite.weight / 4


@pytest.mark.parametrize("size", [(10, 10), (160, 110)])
def test_a_sprite_has_the_pixels_and_colours_that_it_was_made_of(size: tuple[int, int]) -> None:
    """They stay when the memory that they came from is used for something else."""
    width, height = size
    pixels, table = bytearray(Image.effect_noise(size, 80).tobytes()), bytes(range(256)) * 3
    before = bytes(pixels)
    sprite = Sprite(width, height, pixels, table)
    pixels[:] = bytes(len(pixels))
    assert sprite.image.size == (sprite.width, sprite.height) == size
    assert sprite.image.tobytes() == before
    assert sprite.image.getpalette() == list(table)
    sheet = bytearray(width * height)
    map_pixels(sheet, width, height).paste(sprite.pixels, (0, 0, width, height))
    assert sheet == before
