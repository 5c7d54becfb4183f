"""The sheet on which sprites are laid, and how it becomes a PNG.

A sheet only notes what is laid where. To be written it is cut into bands; a band on which the same sprites lie at the
same places as on a sheet before (bare felt, or what a move did not touch) is taken from a cache, already compressed.
Every band is compressed for itself, so the bytes are the same whether it was kept or not.
"""

from functools import partial
from itertools import count
from threading import Lock
from typing import NamedTuple

from PIL import Image

from rendering.cache import Cache
from rendering.palette import Palette, palette
from rendering.png import Piece, compressed, write_png

_BAND = 50  # rows
_bands: Cache[Piece] = Cache(1024)
_serials, _counting = count(), Lock()


class Sprite:
    """A small picture in a theme's palette, never changed once it is made. Its serial number tells it from others.

    `painted`: it needs the palette's paints.
    """

    __slots__ = ("height", "image", "painted", "serial", "width")

    def __init__(self, image: Image.Image, painted: bool = False) -> None:
        self.image, self.painted = image, painted
        self.width, self.height = image.size
        with _counting:
            self.serial = next(_serials)


class _Laid(NamedTuple):
    """Something on a sheet: a sprite (its serial), or a colour (below zero) that fills a rectangle."""

    serial: int
    x: int
    y: int
    width: int
    height: int


class Canvas:
    """A sheet in a theme's palette. It belongs to one thread: made, laid out, and written once."""

    def __init__(self, width: int, height: int, theme: str, ground: str = "felt") -> None:
        self.palette: Palette = palette(theme)
        self.theme = theme
        self.width, self.height = width, height
        self._ground = self.palette.index(ground)
        self._laid: list[_Laid] = []
        self._sprites: dict[int, Sprite] = {}

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its left upper corner at x, y (pixels)."""
        self._sprites[sprite.serial] = sprite
        self._laid.append(_Laid(sprite.serial, x, y, sprite.width, sprite.height))

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Fill a rectangle (pixels) with a named colour."""
        self._laid.append(_Laid(-1 - self.palette.index(colour), x, y, width, height))

    def sprite(self) -> Sprite:
        """Make a sprite of the sheet, to be laid on others."""
        return Sprite(self._drawn(0), self._painted())

    def png(self) -> bytes:
        """Write the sheet as PNG."""
        tops = range(0, self.height, _BAND)
        keys = self._keys(len(tops))
        pixels: list[memoryview] = []

        def compress(top: int) -> Piece:
            if not pixels:  # one column more: the byte before each row that says it is not filtered
                pixels.append(memoryview(self._drawn(1).tobytes()))
            row = self.width + 1
            return compressed(pixels[0][top * row : min(top + _BAND, self.height) * row])

        pieces = [_bands.get(key, partial(compress, top)) for top, key in zip(tops, keys, strict=True)]
        return write_png(self.width, self.height, self.palette.table(self._painted()), pieces)

    def _painted(self) -> bool:
        return any(sprite.painted for sprite in self._sprites.values())

    def _keys(self, bands: int) -> list[tuple[object, ...]]:
        """Answer what decides on each band: all that lies on it, counted from its top."""
        on: list[list[object]] = [[] for _ in range(bands)]
        for laid in self._laid:
            first, last = max(0, laid.y // _BAND), min(bands - 1, (laid.y + laid.height - 1) // _BAND)
            for band in range(first, last + 1):
                on[band].append((laid.serial, laid.x, laid.y - band * _BAND, laid.width, laid.height))
        rows = [min(_BAND, self.height - band * _BAND) for band in range(bands)]
        return [
            (self.theme, self._ground, self.width, *part) for part in zip(rows, map(tuple, on), strict=True)
        ]

    def _drawn(self, left: int) -> Image.Image:
        """Paint the sheet, with so many columns of zeros before it."""
        image = Image.new("P", (self.width + left, self.height), self._ground)
        for serial, x, y, width, height in self._laid:
            if serial < 0:
                image.paste(-1 - serial, (x + left, y, x + left + width, y + height))
            else:
                image.paste(self._sprites[serial].image, (x + left, y))
        if left:  # last, since something may jut out over the border
            image.paste(0, (0, 0, left, self.height))
        return image
