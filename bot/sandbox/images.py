"""Enough of the picture formats to tell their type and size, and to make a plain avatar."""

import io
import struct
import zlib
from dataclasses import dataclass
from pathlib import PurePath

from PIL import Image

_TYPES = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
    ".txt": "text/plain; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".json": "application/json",
}
LARGEST_PIXELS = 4096 * 4096
_COLOURS = ((88, 101, 242), (116, 127, 141), (59, 165, 92), (250, 166, 26), (237, 66, 69), (235, 69, 158))


@dataclass(frozen=True, slots=True)
class ImageInfo:
    """A picture's media type and its size in pixels."""

    content_type: str
    width: int
    height: int


def _jpeg_size(data: bytes) -> tuple[int, int]:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        if data[at + 1] in range(0xC0, 0xC4):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    return 0, 0


def _webp_size(data: bytes) -> tuple[int, int]:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack("<HH", data[26:30])
    return width & 0x3FFF, height & 0x3FFF


def picture(data: bytes) -> ImageInfo | None:
    """Return the kind and size of the picture that the bytes hold (PNG, GIF, JPEG or WebP), or None."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        return ImageInfo("image/png", *struct.unpack(">II", data[16:24]))
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        return ImageInfo("image/gif", *struct.unpack("<HH", data[6:10]))
    if data[:3] == b"\xff\xd8\xff":
        return ImageInfo("image/jpeg", *_jpeg_size(data))
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return ImageInfo("image/webp", *_webp_size(data))
    return None


def whole(data: bytes) -> bool:
    """True if a picture can be drawn to its end: not cut off, and of a size that is a picture's."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.width * image.height > LARGEST_PIXELS:
                return False
            image.verify()
        with Image.open(io.BytesIO(data)) as image:
            image.load()
    except (OSError, ValueError, SyntaxError, struct.error):
        return False
    return True


def content_type(filename: str, data: bytes) -> str:
    """The media type of a file, by its bytes and else by its name."""
    seen = picture(data)
    return seen.content_type if seen else _TYPES.get(PurePath(filename).suffix.lower(), "application/octet-stream")


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def avatar(number: int) -> bytes:
    """A plain 64 x 64 PNG in one of Discord's avatar colours (`number` is taken modulo their count)."""
    row = b"\0" + bytes(_COLOURS[number % len(_COLOURS)]) * 64
    header = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    body = _chunk(b"IHDR", header) + _chunk(b"IDAT", zlib.compress(row * 64)) + _chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body
