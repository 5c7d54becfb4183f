"""Sprites: small pictures in a theme's palette, a byte a pixel.

zlib-ng writes in half the time of the standard library's zlib files that are smaller; where it is not installed, which
is possible where no wheel of it exists, the latter does.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from threading import Lock

from PIL import Image

from rendering.kit.palette import Depth
from rendering.kit.pillow import in_pages, map_pixels

deflating = import_module("zlib_ng.zlib_ng" if find_spec("zlib_ng") else "zlib")
_SPRITE = 3000  # bytes that Python and Pillow take for a sprite besides its pixels
_FOLDING = 2  # the level at which a folded sprite is compressed
_serials = count()
_counting = Lock()


class Sprite:
    """A small picture in a theme's palette, never changed once it is made. Its serial number identifies it.

    It takes a byte a pixel and `_SPRITE` bytes more. `depth` is the part of the palette that it needs; `table` is the
    whole palette.
    """

    __slots__ = ("_memory", "depth", "height", "pixels", "serial", "table", "width")

    def __init__(
        self, width: int, height: int, pixels: bytes | bytearray, table: bytes, depth: Depth = Depth.PLAIN
    ) -> None:
        self.width, self.height, self.table, self.depth = width, height, table, depth
        self._memory = in_pages(pixels)
        self.pixels = map_pixels(self._memory, width, height)
        with _counting:
            self.serial = next(_serials)

    @property
    def weight(self) -> int:
        """Return about how many bytes of memory it takes."""
        return self.width * self.height + _SPRITE

    @property
    def image(self) -> Image.Image:
        """Return a copy as an image of Pillow."""
        image = Image.frombytes("P", (self.width, self.height), bytes(self._memory))
        image.putpalette(self.table)
        return image

    def fold(self) -> tuple[bytes, Callable[[bytes], "Sprite"]]:
        """Return the pixels compressed, and a function that makes the same sprite of them, with its serial number."""
        facts = self.width, self.height, self.table, self.depth, self.serial
        return deflating.compress(self._memory, _FOLDING), partial(_unfolded, *facts)


def _unfolded(width: int, height: int, table: bytes, depth: Depth, serial: int, pixels: bytes) -> Sprite:
    """Make a sprite again from its compressed pixels."""
    sprite = Sprite(width, height, deflating.decompress(pixels), table, depth)
    sprite.serial = serial
    return sprite
