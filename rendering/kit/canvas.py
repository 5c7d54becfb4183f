"""The sheet on which sprites are laid, and how it becomes a PNG (RFC 2083).

A sheet only notes what is laid where. To be written it is cut into bands, bare ones and others. A band on which the
same sprites lie at the same places as on a sheet before (nothing, or what a move did not touch) is taken from a cache,
already compressed. Every band is compressed for itself, so the bytes are the same whether it was kept or not.
"""

import struct
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import count, pairwise
from threading import Lock
from typing import NamedTuple

from PIL import Image

from rendering.kit.cache import BANDS, Shelf
from rendering.kit.colours import LIGHT_STEPS
from rendering.kit.palette import Palette, palette

_BAND = 64  # rows of a band, up to half as many more in the last of several
_HIGH = 1080  # rows of a sheet from which on it must be made smaller
_GAP = 12  # rows of a bare band at least
_SPRITE, _PIECE = 3000, 400  # bytes that Python and Pillow take for a sprite besides its pixels, for a piece
_serials, _counting = count(), Lock()
_WINDOW = -15  # raw deflate blocks
# levels of compression and of memory (a small hash table is cleared faster): of bands,
# of those with paints, of players above a high table, and of hands, of which a move sends two
_PLAIN, _PAINTED, _WRITTEN, _SENT = (3, 5), (4, 6), (5, 7), (6, 5)
_MODULUS = 65521  # of Adler-32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD, _LAST_BLOCK = b"\x78\x01", b"\x03\x00"


class Sprite:
    """A small picture in a theme's palette, never changed once it is made. Its serial number tells it from others.

    It takes a byte a pixel, and `_SPRITE` more.

    `painted`: it needs the palette's paints.
    """

    __slots__ = ("height", "image", "painted", "serial", "width")

    def __init__(self, image: Image.Image, painted: bool = False) -> None:
        self.image, self.painted = image, painted
        self.width, self.height = image.size
        with _counting:
            self.serial = next(_serials)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return self.width * self.height + _SPRITE


class Area(NamedTuple):
    """The part of a sheet in which a table is drawn (pixels)."""

    x: int
    y: int
    width: int
    height: int


class Laid(NamedTuple):
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

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return len(self.blocks) + _PIECE


_bands: Shelf[Piece] = BANDS.shelf("bands")


class Canvas:
    """A sheet in a theme's palette. It belongs to one thread: made, laid out, and written once."""

    def __init__(
        self, width: int, height: int, theme: str, ground: str = "felt", *, thrifty: bool = False
    ) -> None:
        """Make a sheet of so many pixels on a named colour; `thrifty`: its file is to be small, if it takes longer."""
        self._thrifty = thrifty
        self.palette: Palette = palette(theme)
        self.theme = theme
        self.width, self.height = width, height
        self._ground = self.palette.index(ground)
        self._lit = (0, 0)
        self._laid: list[Laid] = []
        self._sprites: dict[int, Sprite] = {}

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its left upper corner at x, y (pixels)."""
        self._sprites[sprite.serial] = sprite
        self._laid.append(Laid(sprite.serial, x, y, sprite.width, sprite.height))

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Fill a rectangle (pixels) with a named colour."""
        self._laid.append(Laid(-1 - self.palette.index(colour), x, y, width, height))

    def sprite(self, recoloured: Mapping[str, str] | None = None) -> Sprite:
        """Make a sprite of the sheet, to be laid on others; some named colours may become others."""
        image = self._drawn(0, self._laid, 0, self.height)
        if recoloured:
            indices = bytearray(range(256))
            for before, after in recoloured.items():
                indices[self.palette.index(before)] = self.palette.index(after)
            image = Image.frombytes("P", image.size, image.tobytes().translate(bytes(indices)))
        image.putpalette(self.palette.table(painted=True))
        return Sprite(image, self._painted())

    def light(self, top: int, bottom: int) -> None:
        """Let light fall from above on the cloth between two rows: it is brightest at the top.

        Cloth that lies lower is as dark as at the bottom.
        """
        self._lit = (top, bottom)

    @property
    def laid(self) -> tuple[Laid, ...]:
        """What lies on the sheet, the lowest first."""
        return tuple(self._laid)

    @property
    def lit(self) -> tuple[int, int]:
        """Between which rows light falls."""
        return self._lit

    def grow(self, above: int, below: int) -> None:
        """Make room for so many rows above and below what is laid."""
        self._laid = [one._replace(y=one.y + above) for one in self._laid]
        self._lit = (self._lit[0] + above, self._lit[1] + above)
        self.height += above + below

    def part(self, area: Area) -> Image.Image:
        """Paint a part of the sheet, as it is in the PNG."""
        box = Image.new("P", (area.width, area.height), self._ground)
        right, bottom = area.x + area.width, area.y + area.height
        for serial, x, y, width, height in self._laid:
            if x >= right or y >= bottom or x + width <= area.x or y + height <= area.y:
                continue
            left, top = x - area.x, y - area.y
            if serial < 0:
                box.paste(-1 - serial, (left, top, left + width, top + height))
            else:
                box.paste(self._sprites[serial].image, (left, top))
        shone = self._shone(box.tobytes(), area.y, bottom, area.width)
        return Image.frombytes("P", box.size, shone)

    def png(self) -> bytes:
        """Write the sheet as PNG; only bands that are not kept are painted."""
        cuts = list(self._cuts())
        pieces = []
        for (top, bottom), band in zip(pairwise(cuts), self._on(cuts), strict=True):
            key = self._key(band, top, bottom)
            pieces.append(_bands.get(key, partial(self._compressed, band, top, bottom)))
        return write_png(self.width, self.height, self.palette.table(self._painted()), pieces)

    def _compressed(self, band: Sequence[Laid], top: int, bottom: int) -> Piece:
        """Paint rows of the sheet with what lies on them, one column more: the byte that says a row is not filtered."""
        pixels = self._drawn(1, band, top, bottom).tobytes()
        painted = any(laid.serial >= 0 and self._sprites[laid.serial].painted for laid in band)
        above = bottom <= self._lit[0] and self.height > _HIGH
        effort = _WRITTEN if above else _PAINTED if painted else _PLAIN
        effort = _SENT if self._thrifty else effort
        return compressed(self._shone(pixels, top, bottom, self.width + 1), effort)

    def _shone(self, pixels: bytes, top: int, bottom: int, row: int) -> bytes:
        """Let the light fall on rows of the sheet, each of so many bytes."""
        first, last = self._lit
        if bottom <= first or first == last:
            return pixels
        parts = [pixels[: max(0, first - top) * row]]
        marks = [first + (last - first) * step // LIGHT_STEPS for step in range(LIGHT_STEPS + 1)]
        for step in range(max(0, bisect_right(marks, top) - 1), LIGHT_STEPS):
            if marks[step] >= bottom:
                break
            part = pixels[max(0, marks[step] - top) * row : (min(marks[step + 1], bottom) - top) * row]
            parts.append(part.translate(self.palette.light(step)))
        parts.append(pixels[max(0, last - top) * row :].translate(self.palette.light(LIGHT_STEPS - 1)))
        return b"".join(parts)

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
        every = sorted((max(0, laid.y), laid.y + laid.height) for laid in self._laid)
        for top, bottom in (rows for rows in every if rows[0] < self.height):
            if top >= end + _GAP:
                if end:
                    yield first, end
                first = top
            end = min(self.height, max(end, bottom))
        if end:
            yield first, end

    def _painted(self) -> bool:
        return any(sprite.painted for sprite in self._sprites.values())

    def _on(self, cuts: Sequence[int]) -> list[list[Laid]]:
        """What lies on each band."""
        on: list[list[Laid]] = [[] for _ in cuts[1:]]
        for laid in self._laid:
            first = bisect_right(cuts, laid.y) - 1
            last = bisect_left(cuts, laid.y + laid.height)
            for band in on[max(0, first) : max(0, last)]:
                band.append(laid)
        return on

    def _key(self, band: Sequence[Laid], top: int, bottom: int) -> tuple[object, ...]:
        """What decides on a band: all that lies on it, counted from its top, and how the light falls there."""
        first, last = self._lit
        light = (top - first, last - first) if bottom > first else ()
        laid = [(serial, x, y - top, width, height) for serial, x, y, width, height in band]
        return (self.theme, self._ground, self.width, bottom - top, light, self._thrifty, *laid)

    def _drawn(self, left: int, laid: Sequence[Laid], top: int, bottom: int) -> Image.Image:
        """Paint some rows of the sheet with what lies on them, with so many columns of zeros before them."""
        image = Image.new("P", (self.width + left, bottom - top), self._ground)
        for serial, x, y, width, height in laid:
            if serial < 0:
                image.paste(-1 - serial, (x + left, y - top, x + left + width, y - top + height))
            else:
                image.paste(self._sprites[serial].image, (x + left, y - top))
        if left:  # last, since something may jut out over the border
            image.paste(0, (0, 0, left, bottom - top))
        return image


def compressed(rows: bytes, effort: tuple[int, int] = _PLAIN) -> Piece:
    """Compress whole rows, each led by its filter byte, with so much effort: levels of compression and of memory.

    Bands with many edges are worth more: a tenth smaller in half as much time again.
    """
    level, memory = effort
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
