from collections.abc import Callable

import pytest
from PIL import Image

from rendering.kit.cache import BANDS, SPRITES, Cache
from rendering.kit.pixels import Sprite, seen
from rendering.kit.tiles import Face, tile_sprite
from tests.rendering.families import FACES


class Heavy:
    def __init__(self, weight: int) -> None:
        self.weight = weight


class Airy(Heavy):
    """Folded it has a tenth of the bytes."""

    def fold(self) -> tuple[bytes, Callable[[bytes], "Airy"]]:
        return bytes([self.weight // 256] * (self.weight // 10)), lambda _: self


def test_caches_forget_what_was_used_longest_ago_and_count_bytes() -> None:
    cache = Cache(1000)
    shelf, other = cache.shelf("one"), cache.shelf("other")
    made = []

    def get(key: int, weight: int = 300) -> None:
        def make() -> Heavy:
            made.append(key)
            return Heavy(weight)

        assert shelf.get(key, make).weight == weight

    for key in (1, 2, 1, 3, 1, 2):
        get(key)
    assert made == [1, 2, 3, 2]
    assert len(cache) == 2
    assert 600 <= cache.weight <= 1000
    get(9, 5000)  # more than there is room for: kept alone
    assert len(cache) == 1
    assert other.get(9, lambda: Heavy(1)).weight == 1


def test_what_has_no_room_is_folded_and_not_made_again() -> None:
    cache = Cache(100_000, folded=120_000)
    shelf, made = cache.shelf("one"), []

    def get(key: int) -> Airy:
        def make() -> Airy:
            made.append(key)
            return Airy(40_000)

        return shelf.get(key, make)

    first = get(0)
    assert [get(key) for key in (1, 2, 3)]
    assert get(0) is first
    assert made == [0, 1, 2, 3]
    assert cache.weight <= cache.most == 220_000
    for key in range(4, 60):
        get(key)
    get(0)  # at last there is no room among what is folded either
    assert made == [*range(60), 0]
    assert cache.weight <= cache.most
    cache.clear()
    assert (len(cache), cache.weight) == (0, 0)


def test_a_sprite_that_was_folded_is_the_same() -> None:
    """With its serial number: what was compressed with it on a sheet is still found."""
    sprite = tile_sprite(Face(FACES["classic"], "6", "4", lying=True), 44, "light")
    folded, unfold = sprite.fold()
    again = unfold(folded)
    assert again.image.mode == sprite.image.mode
    assert again.image.tobytes() == sprite.image.tobytes()
    assert again.image.getpalette() == sprite.image.getpalette()
    for name in ("serial", "painted", "width", "height", "weight"):
        assert getattr(again, name) == getattr(sprite, name)
    assert len(folded) < sprite.weight / 4


def test_what_pictures_are_made_of_is_bounded() -> None:
    """Both caches together stay below 28 MiB, as the design says."""
    for cache in (SPRITES, BANDS):
        assert cache.weight <= cache.most
    assert SPRITES.most + BANDS.most <= 28 * 1024 * 1024


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
    seen(sheet, width, height).paste(sprite.pixels, (0, 0, width, height))
    assert sheet == before
