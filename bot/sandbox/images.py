"""Enough of the picture formats to tell their type and size."""

import io
import struct
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
_NO_PICTURE = (OSError, ValueError, SyntaxError, struct.error, Image.DecompressionBombError)  # errors of Pillow
LARGEST_PIXELS = 4096 * 4096


@dataclass(frozen=True, slots=True)
class ImageInfo:
    """A picture's media type and its size in pixels."""

    content_type: str
    width: int
    height: int


def picture(data: bytes) -> ImageInfo | None:
    """Return the kind and size of the picture that the bytes hold (PNG, GIF, JPEG or WebP), or None."""
    try:
        with Image.open(io.BytesIO(data), formats=("PNG", "GIF", "JPEG", "WEBP")) as image:
            return ImageInfo(Image.MIME[image.format or ""], *image.size)
    except _NO_PICTURE:
        return None


def whole(data: bytes) -> bool:
    """Return True if a picture can be drawn to its end: not cut off, and of a size that is a picture's."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.width * image.height > LARGEST_PIXELS:
                return False
            image.verify()
        with Image.open(io.BytesIO(data)) as image:
            image.load()
    except _NO_PICTURE:
        return False
    return True


def content_type(filename: str, data: bytes) -> str:
    """The media type of a file, by its bytes and else by its name."""
    seen = picture(data)
    return seen.content_type if seen else _TYPES.get(PurePath(filename).suffix.lower(), "application/octet-stream")
