"""The sheet on which sprites are laid, and how it becomes a PNG.

A sheet only notes what is laid where. To be written it is cut into bands: where its parts meet, and within cloth where
the light changes; without such cuts into bare bands and others. A band on which the same sprites lie at the same places
as on a sheet before (nothing, or what a move did not touch) is taken from a cache, already compressed. Every band is
compressed for itself, so the bytes are the same whether it was kept or not.
"""

import struct
import zlib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple

import msgspec

from rendering.kit.cache import BANDS
from rendering.kit.colours import LIGHT_STEPS
from rendering.kit.palette import Depth, Palette, palette
from rendering.kit.pillow import Pixels, as_image, map_pixels
from rendering.kit.pixels import Sprite, deflating

# --- PNG (RFC 2083) from rows that are compressed piece by piece, each for itself ---


_HARDER = int(deflating is zlib)  # levels more with zlib, for files that are as small
_PIECE = 400  # bytes that Python takes for compressed rows besides the blocks
_WINDOW = -15  # raw deflate blocks
_MEMORY = 8  # zlib's memory level
_MODULUS = 65521  # of Adler-32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD = b"\x78\x01"
_LAST_BLOCK = b"\x03\x00"


class CompressedRows(NamedTuple):
    """Rows compressed by themselves: deflate blocks that end at a whole byte, the rows' Adler-32 and length."""

    blocks: bytes
    adler: int
    length: int

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return len(self.blocks) + _PIECE

    def fold(self) -> tuple[bytes, Callable[[bytes], "CompressedRows"]]:
        """Return the blocks, and what makes the same rows of them."""
        return self.blocks, partial(CompressedRows, adler=self.adler, length=self.length)


def compressed(rows: bytes | bytearray, level: int) -> CompressedRows:
    """Compress whole rows, each led by its filter byte, at a level of 1 (fast) to 9 (small)."""
    deflate = deflating.compressobj(min(9, level + _HARDER), deflating.DEFLATED, _WINDOW, _MEMORY)
    blocks = deflate.compress(rows) + deflate.flush(deflating.Z_FULL_FLUSH)
    return CompressedRows(blocks, deflating.adler32(rows), len(rows))


def write_png(width: int, height: int, colours: bytes, pieces: Sequence[CompressedRows]) -> bytes:
    """Write a picture of 8 bits a pixel; `colours` has three bytes a colour."""
    adler = 1
    for piece in pieces:
        adler = _joined(adler, piece.adler, piece.length)
    head = struct.pack(">LLBBBBB", width, height, 8, 3, 0, 0, 0)
    data = (_ZLIB_HEAD, *(piece.blocks for piece in pieces), _LAST_BLOCK, struct.pack(">L", adler))
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", *data), (b"IEND",))
    return b"".join((_SIGNATURE, *(part for chunk in chunks for part in _framed(chunk))))


def _framed(chunk: Sequence[bytes]) -> tuple[bytes, ...]:
    """Return the parts of a chunk (its name first) between their length and their checksum."""
    crc, length = 0, -len(chunk[0])
    for part in chunk:
        crc, length = deflating.crc32(part, crc), length + len(part)
    return (struct.pack(">L", length), *chunk, struct.pack(">L", crc))


def _joined(first: int, second: int, length: int) -> int:
    """Return the Adler-32 of two pieces joined; `length` is that of the second."""
    low, high = first & 0xFFFF, first >> 16
    joined_low = (low + (second & 0xFFFF) - 1) % _MODULUS
    joined_high = (high + (second >> 16) + length * (low - 1)) % _MODULUS
    return joined_high << 16 | joined_low


# --- sheets ---


_BAND = 64  # rows of a band, up to half as many more in the last of several
_TALL = 160  # rows between two cuts from which on there is more than one band
_GAP = 12  # rows of a bare band at least
_SWIFT = 4  # level of compression of tables
_SENT = 5  # the same of hands: a move sends two
_SMALL = 6  # the same of pictures whose files are to be small
_LEAST = 9  # the level where a file would be too large
_HOPE = 1.08  # how much too large it may be for that to help


class Area(NamedTuple):
    """The part of a sheet in which a table is drawn (pixels)."""

    x: int
    y: int
    width: int
    height: int


class SheetItem(NamedTuple):
    """An item on a sheet: a sprite (its serial number), or a rectangle filled with a colour (-1 minus its index)."""

    serial: int
    x: int
    y: int
    width: int
    height: int


class Canvas:
    """A sheet in a theme's palette. It belongs to one thread: made, laid out, and written once."""

    def __init__(
        self, width: int, height: int, theme: str, ground: str = "felt", *, thrifty: bool = False, most: int = 0
    ) -> None:
        """Make a sheet of so many pixels, filled with a named colour.

        `thrifty`: compress harder, for a smaller file. `most`: compress as hard as a file of so many bytes needs (0: no
        limit).
        """
        self._thrifty, self._most = thrifty or most > 0, most
        self._level = _SMALL if most else _SENT if thrifty else _SWIFT
        self.palette: Palette = palette(theme)
        self.theme = theme
        self.width, self.height = width, height
        self._ground = self.palette.index(ground)
        self.lit = (0, 0)  # the rows between which light falls
        self._steps: list[int] = []
        self._parted: list[int] = []
        self._laid: list[SheetItem] = []
        self._strips: tuple[int, list[int], list[list[SheetItem]]] = (0, [], [])
        self._sprites: dict[int, Sprite] = {}

    def paste(self, sprite: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its left upper corner at x, y (pixels)."""
        self._sprites[sprite.serial] = sprite
        self._laid.append(SheetItem(sprite.serial, x, y, sprite.width, sprite.height))

    def paste_row(self, sprites: Iterable[Sprite], x: int, y: int, height: int, gap: int) -> int:
        """Lay sprites side by side from x on, in the middle of so many rows from y on; return where the next begins."""
        for sprite in sprites:
            self.paste(sprite, x, y + (height - sprite.height) // 2)
            x += sprite.width + gap
        return x

    def lay(self, other: "Canvas", x: int, y: int) -> None:
        """Lay all items of another sheet of the same theme, its left upper corner at x, y (pixels)."""
        self._sprites.update(other._sprites)
        self._laid += [item._replace(x=item.x + x, y=item.y + y) for item in other.laid]

    def keep(self, wanted: Callable[[SheetItem], bool]) -> None:
        """Remove the items that are not wanted."""
        self._laid = [item for item in self._laid if wanted(item)]
        self._strips = (0, [], [])

    def fill(self, x: int, y: int, width: int, height: int, colour: str) -> None:
        """Fill a rectangle (pixels) with a named colour."""
        self._laid.append(SheetItem(-1 - self.palette.index(colour), x, y, width, height))

    def sprite(self, shades: Sequence[tuple[int, Mapping[str, str]]] = ()) -> Sprite:
        """Return the sheet as a sprite. `shades`: from these rows on, these named colours become others."""
        drawn = self._drawn(0, self._laid, 0, self.height)
        pixels = self._shaded(drawn, shades) if shades else drawn
        return Sprite(self.width, self.height, pixels, self.palette.tables[Depth.WHOLE], self._depth())

    def cut_out(self, area: Area) -> Sprite:
        """Return a part of the sheet as a sprite."""
        pixels = as_image(self.pixels(area)).tobytes()
        return Sprite(area.width, area.height, pixels, self.palette.tables[Depth.WHOLE], self._depth())

    def _shaded(self, pixels: bytes | bytearray, shades: Sequence[tuple[int, Mapping[str, str]]]) -> bytes:
        parts = []
        for (top, recoloured), bottom in zip(shades, (*(row for row, _ in shades[1:]), self.height), strict=True):
            indices = bytearray(range(256))
            for before, after in recoloured.items():
                indices[self.palette.index(before)] = self.palette.index(after)
            parts.append(pixels[top * self.width : bottom * self.width].translate(bytes(indices)))
        return b"".join(parts)

    def light(self, top: int, bottom: int) -> None:
        """Let light fall from above on the cloth between two rows: it is brightest at the top.

        Cloth that lies lower is as dark as at the bottom.
        """
        self.lit = (top, bottom)
        self._steps = [top + (bottom - top) * step // LIGHT_STEPS for step in range(LIGHT_STEPS + 1)]

    @property
    def laid(self) -> tuple[SheetItem, ...]:
        """Return the items on the sheet, the lowest first."""
        return tuple(self._laid)

    def grow(self, above: int, below: int) -> None:
        """Add so many rows above and below the items."""
        self._laid = [item._replace(y=item.y + above) for item in self._laid]
        self._parted = [row + above for row in self._parted]
        self._strips = (0, [], [])
        if self._steps:
            self.light(self.lit[0] + above, self.lit[1] + above)
        self.height += above + below

    def bare(self, item: SheetItem) -> Pixels:
        """Return the pixels of an item's sprite, without light."""
        return self._sprites[item.serial].pixels

    def pixels(self, area: Area) -> Pixels:
        """Return a part of the sheet as it is in the PNG, whose levels are indices of the palette.

        It is as Pillow's core has it: for parts as small as a GIF's, images are too slow.
        """
        left, top, wide, high = area
        right, bottom = left + wide, top + high
        rows = bytearray((self._ground,)) * (wide * high)
        paste, sprites = map_pixels(rows, wide, high).paste, self._sprites
        for serial, x, y, width, height in self._near(top, bottom):
            if y < bottom and y + height > top and x < right and x + width > left:
                place = x - left, y - top, x - left + width, y - top + height
                paste(-1 - serial if serial < 0 else sprites[serial].pixels, place)
        return map_pixels(self._shone(rows, top, bottom, wide), wide, high)

    def _near(self, top: int, bottom: int) -> list[SheetItem]:
        """Return the items that may lie between two rows: those of the strip that has both rows, else all.

        Strips end where parts of the sheet meet: a strip with words has no items of one with tiles.
        """
        count, rows, strips = self._strips
        if count != len(self._laid):
            rows = sorted({0, self.height, *(row for row in self._parted if 0 < row < self.height)})
            strips = self._on(rows)
            self._strips = (len(self._laid), rows, strips)
        at = bisect_right(rows, top) - 1
        return strips[at] if 0 <= at < len(strips) and bottom <= rows[at + 1] else self._laid

    def _shone(self, rows: bytearray, top: int, bottom: int, width: int) -> bytearray:
        """Return rows of the sheet, each of so many bytes, with the light on them."""
        steps = self._steps
        if not steps or bottom <= steps[0]:
            return rows
        parts, at = [], top
        while at < bottom:
            step = min(bisect_right(steps, at), LIGHT_STEPS) - 1
            end = bottom if step == LIGHT_STEPS - 1 else min(bottom, steps[step + 1])
            part = rows if (at, end) == (top, bottom) else rows[(at - top) * width : (end - top) * width]
            parts.append(part if step < 0 else part.translate(self.palette.lights[step]))
            at = end
        return parts[0] if len(parts) == 1 else bytearray().join(parts)

    def cut(self, y: int) -> None:
        """Note that two parts meet at a row; one of them may change while the other stays."""
        self._parted.append(y)
        self._strips = (0, [], [])

    def png(self) -> bytes:
        """Write the sheet as PNG; only bands that are not in the cache are painted.

        Where the file is too large and harder compression can help, bands are compressed harder, from the lowest up,
        until the file is small enough.
        """
        cuts = self._cuts()
        bands = list(zip(cuts, cuts[1:], self._on(cuts), strict=False))
        pieces = [self._piece(*band, self._level) for band in bands]
        png = self._written(pieces)
        if len(png) <= self._most * _HOPE:
            for at in reversed(range(len(bands))):
                if len(png) <= self._most:
                    break
                pieces[at] = self._piece(*bands[at], _LEAST)
                png = self._written(pieces)
        return png

    def _written(self, pieces: Sequence[CompressedRows]) -> bytes:
        return write_png(self.width, self.height, self.palette.tables[self._depth()], pieces)

    def _piece(self, top: int, bottom: int, band: Sequence[SheetItem], level: int) -> CompressedRows:
        """Return the compressed rows of a band, from the cache if they are there."""
        laid = blake2b(msgspec.msgpack.encode(band), digest_size=16).digest()
        common = (self.theme, self._ground, self.width, self.lit, self._thrifty, level)
        rows: CompressedRows = BANDS.get(
            (*common, top, bottom, laid), partial(self._compressed, band, top, bottom, level)
        )
        return rows

    def _compressed(self, band: Sequence[SheetItem], top: int, bottom: int, level: int) -> CompressedRows:
        """Paint rows of the sheet, each after the byte that says that it is not filtered, and compress them."""
        return compressed(self._shone(self._drawn(1, band, top, bottom), top, bottom, self.width + 1), level)

    def _cuts(self) -> list[int]:
        """Return the rows between bands, from 0 to the height."""
        if not (parted := [*self._parted, *(() if self._thrifty else self._steps)]):
            return [0, *self._apart()]
        cuts = sorted({0, self.height, *(row for row in parted if 0 < row < self.height)})
        if self._thrifty:
            return cuts
        return [0, *(row for top, bottom in pairwise(cuts) for row in _evenly(top, bottom))]

    def _apart(self) -> Iterator[int]:
        """Yield the end of each band where no cuts are given; the last is the sheet's height."""
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
        """Yield first row and end of each group of items with no large gap inside it."""
        first, end, high = 0, 0, self.height
        for top, bottom in sorted({(y if y > 0 else 0, y + tall) for _, _, y, _, tall in self._laid}):
            if top >= high:
                break
            if top >= end + _GAP:
                if end:
                    yield first, end
                first = top
            end = max(end, bottom if bottom < high else high)
        if end:
            yield first, end

    def _depth(self) -> Depth:
        return max((sprite.depth for sprite in self._sprites.values()), default=Depth.PLAIN)

    def _on(self, cuts: Sequence[int]) -> list[list[SheetItem]]:
        """Return the items on each band."""
        on: list[list[SheetItem]] = [[] for _ in cuts[1:]]
        for laid in self._laid:
            _, _, y, _, height = laid
            first = bisect_right(cuts, y) - 1
            for band in on[first if first > 0 else 0 : bisect_left(cuts, y + height)]:
                band.append(laid)
        return on

    def _drawn(self, zeros: int, laid: Sequence[SheetItem], top: int, bottom: int) -> bytearray:
        """Paint rows of the sheet with these items, after so many columns of zeros."""
        rows = bytearray((self._ground,)) * ((self.width + zeros) * (bottom - top))
        paste, sprites = map_pixels(rows, self.width + zeros, bottom - top).paste, self._sprites
        for serial, x, y, width, height in laid:
            place = x + zeros, y - top, x + zeros + width, y - top + height
            paste(-1 - serial if serial < 0 else sprites[serial].pixels, place)
        if zeros:  # last, since something may jut out over the border
            paste(0, (0, 0, zeros, bottom - top))
        return rows


def _evenly(top: int, bottom: int) -> list[int]:
    """Return the ends of bands between two cuts: as few as there can be of about one height, none too tall."""
    bands = 1 + (bottom - top) // _TALL
    return [top + (bottom - top) * band // bands for band in range(1, bands + 1)]
