"""Writing PNG (RFC 2083) with a palette from pieces of rows that are compressed already."""

import struct
import zlib
from collections.abc import Sequence
from typing import NamedTuple

_WINDOW = -15  # raw deflate blocks
_FAST, _SMALL = (3, 5), (5, 8)  # levels of compression and of memory: a small hash table is cleared faster
_MODULUS = 65521  # of Adler-32
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB_HEAD, _LAST_BLOCK = b"\x78\x01", b"\x03\x00"


class Piece(NamedTuple):
    """Rows compressed for themselves: deflate blocks that end at a whole byte, their Adler-32, their length before."""

    blocks: bytes
    adler: int
    length: int


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
    """Answer the Adler-32 of two pieces joined; `length` is that of the second."""
    low, high = first & 0xFFFF, first >> 16
    joined_low = (low + (second & 0xFFFF) - 1) % _MODULUS
    joined_high = (high + (second >> 16) + length * (low - 1)) % _MODULUS
    return joined_high << 16 | joined_low
