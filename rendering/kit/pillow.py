"""The only module that uses private parts of Pillow: its C core, which images in Python wrap.

A table's rows have some hundred things laid on them for a move, and images in Python would take longer for each than
the laying. When a new version of Pillow breaks `tests/rendering/kit/test_pillow.py`, this is the module to mend.
"""

import mmap
import sys
from collections.abc import Iterator
from typing import Any, TypeAlias

from PIL import Image, _imaging

# A grey image of Pillow's core, whose levels are indices of the palette. Other modules use these private methods of it:
# `paste`, `crop`, `chop_difference`, `getbbox`, `size`.
Pixels: TypeAlias = "_imaging.ImagingCore"
Memory: TypeAlias = bytes | bytearray | mmap.mmap
# the arguments of `mmap` for pages of our own; elsewhere than on Linux there are none
_PAGES: dict[str, Any] = {"flags": mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS} if sys.platform == "linux" else {}
_BUFFER = 65_536  # bytes of a GIF that are compressed at once


def in_pages(pixels: bytes | bytearray) -> Memory:
    """Return the same bytes in memory pages of their own.

    Sprites come and go among small pieces that stay. On the C library's heaps they leave holes behind, a third of the
    memory in use after ten minutes; pages go back to the system.
    """
    if len(pixels) < mmap.PAGESIZE or not _PAGES:
        return bytes(pixels)
    pages = mmap.mmap(-1, len(pixels), **_PAGES)
    pages[:] = pixels
    return pages


def map_pixels(memory: Memory, width: int, height: int) -> Pixels:
    """Return the pixels that lie in memory: what is pasted on them is written there."""
    pixels: Pixels = _imaging.map_buffer(memory, (width, height), "raw", 0, ("L", 0, 1))
    return pixels


def as_image(pixels: Pixels) -> Image.Image:
    """Return pixels as an image of Pillow."""
    image = Image.new("L", pixels.size)
    image.im = pixels
    return image


def compress_gif(pixels: Pixels, box: tuple[int, int, int, int]) -> Iterator[bytes]:
    """Yield the blocks of a box of pixels (left, top, right, bottom) as GIF has them, without the last, empty one.

    RuntimeError if Pillow's encoder fails.
    """
    encoder = _imaging.gif_encoder("L", "L", 8, 0)
    encoder.setimage(pixels, box)
    ended = 0
    while not ended:
        _, ended, data = encoder.encode(_BUFFER)
        yield data
    encoder.cleanup()
    if ended < 0:
        raise RuntimeError(f"the GIF encoder of Pillow answers {ended}")
