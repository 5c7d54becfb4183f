"""Pictures of people that come from outside: refused, or made small ones of our own.

Nothing is decoded before its kind and size are known, and only by the decoder of its kind. What is kept is written
anew, so nothing of a hostile file is left in it.
"""

import struct
from collections.abc import Iterator
from io import BytesIO
from typing import Literal

from PIL import Image

SIDE = 128  # pixels of a picture that is kept
MOST_BYTES = 256 * 1024  # of a file
_MOST_SIDE = 1024  # pixels
_GROUND = "#5a5f69"  # behind what is clear
_PNG = b"\x89PNG\r\n\x1a\n"
_NEEDED = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_BROKEN = (OSError, ValueError, SyntaxError, EOFError, struct.error)
_BOMBS = (Image.DecompressionBombError, Image.DecompressionBombWarning)


class PhotoError(Exception):
    """A picture that is refused: too many bytes or pixels, of another kind, animated, or broken."""

    def __init__(self, code: Literal["bytes", "pixels", "kind", "animated", "broken"]) -> None:
        super().__init__(code)
        self.code = code


def read_photo(data: bytes) -> bytes:
    """Return a PNG, JPEG or WebP as a JPEG of 128 x 128 pixels, cut to a square; PhotoError if it is refused."""
    if len(data) > MOST_BYTES:
        raise PhotoError("bytes")
    kind = _kind(data)
    if kind == "PNG":
        data = _bare(data)
    try:
        with Image.open(BytesIO(data), formats=(kind,)) as image:
            if max(image.size) > _MOST_SIDE:
                raise PhotoError("pixels")
            if getattr(image, "is_animated", False):
                raise PhotoError("animated")
            return _small(image)
    except _BOMBS:
        raise PhotoError("pixels") from None
    except _BROKEN:
        raise PhotoError("broken") from None


def _kind(data: bytes) -> str:
    """Return what the first bytes say."""
    if data.startswith(_PNG):
        return "PNG"
    if data.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "WEBP"
    raise PhotoError("kind")


def _bare(data: bytes) -> bytes:
    """Return a PNG without what no picture needs: texts, profiles and the like, which may be huge once unpacked."""
    parts = [_PNG]
    for name, chunk in _chunks(data):
        if name == b"acTL":
            raise PhotoError("animated")
        if name == b"IHDR" and max(struct.unpack_from(">LL", chunk.ljust(20), 8)) > _MOST_SIDE:
            raise PhotoError("pixels")
        if name in _NEEDED:
            parts.append(chunk)
    return b"".join(parts)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name of each chunk, and all of it."""
    at = len(_PNG)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">L", data, at)
        end = at + 12 + length
        yield data[at + 4 : at + 8], data[at:end]
        at = end


def _small(image: Image.Image) -> bytes:
    image.load()
    clear = image.convert("RGBA")
    side = min(clear.size)
    left, top = (clear.width - side) // 2, (clear.height - side) // 2
    square = clear.resize((SIDE, SIDE), Image.Resampling.LANCZOS, (left, top, left + side, top + side))
    ground = Image.new("RGB", square.size, _GROUND)
    ground.paste(square, (0, 0), square)
    out = BytesIO()
    ground.save(out, "JPEG", quality=88, subsampling=0)
    return out.getvalue()
