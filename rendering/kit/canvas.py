"""The sheet on which sprites are laid, and how it becomes a PNG (RFC 2083).

A sheet only notes what is laid where. To be written it is cut into bands, bare ones and others. A band on which the
same sprites lie at the same places as on a sheet before (nothing, or what a move did not touch) is taken from a cache,
already compressed. Every band is compressed for itself, so the bytes are the same whether it was kept or not.
"""

import struct
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count, pairwise
from threading import Lock
from typing import NamedTuple

from PIL import Image

from rendering.kit.cache import Cache
from rendering.kit.palette import Palette, palette

_BAND = 80  # rows of a band, up to half as many more in the last of several
_GAP = 12  # rows of a bare band at least
_serials, _counting = count(), Lock()
_WINDOW = -15  # raw deflate blocks
_FAST, _SMALL = (3, 5), (5, 8)  # levels of compression and of memory: a small hash table is cleared faster
_MODULUS = 65521  # of Adler-32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD, _LAST_BLOCK = b"\x78\x01", b"\x03\x00"


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


class Area(NamedTuple):
    """The part of a sheet in which a table is drawn (pixels)."""

    x: int
    y: int
    width: int
    height: int


class _Laid(NamedTuple):
    """Something on a sheet: a sprite (its serial), or a colour (below zero) that fills a rectangle."""

    serial: int
    x: int
    y: int
    width: int
    height: int


class Piece(NamedTuple):
    """Rows compressed for themselves: deflate blocks that end at a whole byte, their Adler-32, their length before."""

    blocks: bytes
    adler: int
    length: int


_bands: Cache[Piece] = Cache(1024)


class Canvas:
    """A sheet in a theme's palette. It belongs to one thread: made, laid out, and written once."""

    def __init__(
        self, width: int, height: int, theme: str, ground: str = "felt", *, quick: bool = False
    ) -> None:
        """Make a sheet of so many pixels on a named colour; `quick`: it is written fast rather than small."""
        self.palette: Palette = palette(theme)
        self.theme = theme
        self.width, self.height = width, height
        self._ground, self._quick = self.palette.index(ground), quick
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
        image = self._drawn(0)
        image.putpalette(self.palette.table(painted=True))
        return Sprite(image, self._painted())

    def png(self) -> bytes:
        """Write the sheet as PNG. Bands with paints have the most edges, so they are made smaller with more effort."""
        cuts = list(self._cuts())
        pixels: list[memoryview] = []

        def compress(top: int, bottom: int, small: bool) -> Piece:
            if not pixels:  # one column more: the byte before each row that says it is not filtered
                pixels.append(memoryview(self._drawn(1).tobytes()))
            row = self.width + 1
            return compressed(pixels[0][top * row : bottom * row], small)

        pieces = [
            _bands.get(band, partial(compress, *rows, small))
            for rows, (band, small) in zip(pairwise(cuts), self._on(cuts), strict=True)
        ]
        return write_png(self.width, self.height, self.palette.table(self._painted()), pieces)

    def _cuts(self) -> Iterator[int]:
        """Yield the rows between bands, from 0 to the height."""
        yield 0
        end = 0
        for top, bottom in self._blocks():
            if top > end:
                yield top
            while bottom - top > 1.5 * _BAND:
                top += _BAND
                yield top
            yield bottom
            end = bottom
        if end < self.height:
            yield self.height

    def _blocks(self) -> Iterator[tuple[int, int]]:
        """Yield the first row and the row after the last of what lies together, with large gaps between."""
        first, end = 0, 0
        for top, bottom in sorted((max(0, laid.y), laid.y + laid.height) for laid in self._laid):
            if top >= end + _GAP:
                if end:
                    yield first, end
                first = top
            end = min(self.height, max(end, bottom))
        if end:
            yield first, end

    def _painted(self) -> bool:
        return any(sprite.painted for sprite in self._sprites.values())

    def _on(self, cuts: list[int]) -> Iterator[tuple[tuple[object, ...], bool]]:
        """Yield what decides on each band: all that lies on it, counted from its top; and whether some has paints."""
        on: list[list[object]] = [[] for _ in cuts]
        painted = [False] * len(cuts)
        for laid in self._laid:
            paints = laid.serial >= 0 and self._sprites[laid.serial].painted
            for band in range(bisect_right(cuts, max(0, laid.y)) - 1, len(cuts) - 1):
                if cuts[band] >= laid.y + laid.height:
                    break
                on[band].append((laid.serial, laid.x, laid.y - cuts[band], laid.width, laid.height))
                painted[band] |= paints
        for band, (top, bottom) in enumerate(pairwise(cuts)):
            yield (
                (self.theme, self._ground, self.width, bottom - top, *on[band]),
                painted[band] and not self._quick,
            )

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


def compressed(rows: memoryview | bytes, small: bool = False) -> Piece:
    """Compress whole rows, each led by its filter byte; the result depends on nothing else.

    `small`: a fifth smaller, in nearly twice the time.
    """
    level, memory = _SMALL if small else _FAST
    deflate = zlib.compressobj(level, zlib.DEFLATED, _WINDOW, memory)
    blocks = deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Piece(blocks, zlib.adler32(rows), len(rows))


def write_png(width: int, height: int, colours: bytes, pieces: Sequence[Piece]) -> bytes:
    """Write a picture of 8 bits a pixel; `colours` has three bytes a colour."""
    adler = 1
    for piece in pieces:
        adler = _joined(adler, piece.adler, piece.length)
    data = b"".join((_ZLIB_HEAD, *(piece.blocks for piece in pieces), _LAST_BLOCK, struct.pack(">L", adler)))
    head = struct.pack(">LLBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    crc = zlib.crc32(content, zlib.crc32(kind))
    return b"".join((struct.pack(">L", len(content)), kind, content, struct.pack(">L", crc)))


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two pieces joined; `length` is that of the second."""
    low, high = first & 0xFFFF, first >> 16
    joined_low = (low + (second & 0xFFFF) - 1) % _MODULUS
    joined_high = (high + (second >> 16) + length * (low - 1)) % _MODULUS
    return joined_high << 16 | joined_low
