"""PNG (RFC 2083) from rows that are compressed piece by piece, each for itself.

zlib-ng writes in half the time of the standard library's zlib files that are smaller; where it is not installed, which
is possible where no wheel of it exists, the latter does.
"""

import struct
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

deflating = import_module("zlib_ng.zlib_ng" if find_spec("zlib_ng") else "zlib")
_HARDER = int(deflating is zlib)  # levels more for files that are as small

_PIECE = 400  # bytes that Python takes for a piece besides its blocks
_WINDOW, _MEMORY = -15, 8  # raw deflate blocks
_MODULUS = 65521  # of Adler-32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD, _LAST_BLOCK = b"\x78\x01", b"\x03\x00"


class CompressedRows(NamedTuple):
    """Rows compressed for themselves: deflate blocks that end at a whole byte, their Adler-32, their length before."""

    blocks: bytes
    adler: int
    length: int

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return len(self.blocks) + _PIECE

    def fold(self) -> tuple[bytes, Callable[[bytes], "CompressedRows"]]:
        """Return the blocks, and what makes a piece of them."""
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
    """Return the parts of a chunk, of which the first is its name, between their length and their check."""
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
