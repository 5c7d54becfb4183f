"""Pixels of the palette, a byte each: sprites, and rows on which sprites are laid.

Both are plain memory at which Pillow's core looks. A table's rows have some hundred things laid on them for a move, and
Pillow's images in Python would take longer for each than the laying.
"""

import mmap
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from threading import Lock
from typing import Any, TypeAlias

from PIL import Image, _imaging

from rendering.kit.palette import Depth
from rendering.kit.png import deflating

Pixels: TypeAlias = "_imaging.ImagingCore"  # a grey image of Pillow's core, whose levels are the palette's indices
Memory: TypeAlias = bytes | bytearray | mmap.mmap
_SPRITE = 3000  # bytes that Python and Pillow take for a sprite besides its pixels
_FOLDING = 2  # how hard a sprite is compressed
_PAGES: dict[str, Any] = (
    {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if sys.platform == "linux" else {}
)  # what mmap is to give
_serials, _counting = count(), Lock()


def seen(memory: Memory, width: int, height: int) -> Pixels:
    """Look at memory as pixels: what is laid on them is there."""
    pixels: Pixels = _imaging.map_buffer(memory, (width, height), "raw", 0, ("L", 0, 1))
    return pixels


def apart(pixels: bytes | bytearray) -> Memory:
    """Return the same bytes in pages of their own.

    Sprites come and go among small pieces that stay. On the C library's heaps they leave holes behind, a third of what
    is used there after ten minutes; pages go back to the system.
    """
    if len(pixels) < mmap.PAGESIZE or not _PAGES:
        return bytes(pixels)
    pages = mmap.mmap(-1, len(pixels), **_PAGES)
    pages[:] = pixels
    return pages


class Sprite:
    """A small picture in a theme's palette, never changed once it is made. Its serial number tells it from others.

    It takes a byte a pixel, and `_SPRITE` more.

    `depth` is how much of the palette it needs; `table` is the whole of it.
    """

    __slots__ = ("_memory", "depth", "height", "pixels", "serial", "table", "width")

    def __init__(
        self, width: int, height: int, pixels: bytes | bytearray, table: bytes, depth: Depth = Depth.PLAIN
    ) -> None:
        self.width, self.height, self.table, self.depth = width, height, table, depth
        self._memory = apart(pixels)
        self.pixels = seen(self._memory, width, height)
        with _counting:
            self.serial = next(_serials)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return self.width * self.height + _SPRITE

    @property
    def image(self) -> Image.Image:
        """A copy as an image of Pillow, to be looked at."""
        image = Image.frombytes("P", (self.width, self.height), bytes(self._memory))
        image.putpalette(self.table)
        return image

    def fold(self) -> tuple[bytes, Callable[[bytes], "Sprite"]]:
        """Return the pixels compressed, and what makes the same sprite of them, with its serial number."""
        facts = self.width, self.height, self.table, self.depth, self.serial
        return deflating.compress(self._memory, _FOLDING), partial(_unfolded, *facts)


def _unfolded(width: int, height: int, table: bytes, depth: Depth, serial: int, pixels: bytes) -> Sprite:
    """Make a sprite again from its compressed pixels."""
    sprite = Sprite(width, height, deflating.decompress(pixels), table, depth)
    sprite.serial = serial
    return sprite
