"""The font (Noto Sans, from its package), and which characters of a text can be drawn with it."""

import json
import struct
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from threading import RLock

from PIL import ImageFont

_PACKAGE = "fontpkg_noto_sans"
_SCRIPTS = ("LATIN ", "GREEK ", "CYRILLIC ")  # written letter by letter; others would need shaping
writing = RLock()  # a face of FreeType serves one thread at a time
_LONGEST = 200  # characters of a text that are looked at


@cache
def _font_file() -> Path:
    root = Path(str(files(_PACKAGE)))
    faces = json.loads(root.joinpath("metadata.json").read_text("utf-8"))["files"]
    upright = next(face["path"] for face in faces if face["style"] == "normal")
    return root.joinpath(upright)


@lru_cache(maxsize=128)
def font(size: int, weight: int, width: int) -> ImageFont.FreeTypeFont:
    """Answer the font at a size in pixels, a weight (100 to 900) and a width (62 to 100 per cent).

    The basic layout is taken even where a better one is installed: pictures are the same everywhere.
    """
    found = ImageFont.truetype(_font_file(), size, layout_engine=ImageFont.Layout.BASIC)
    wanted = {b"Weight": weight, b"Width": width}
    found.set_variation_by_axes([wanted[axis["name"]] for axis in found.get_variation_axes()])
    return found


@cache
def covered() -> frozenset[int]:
    """Answer the code points for which the font has a glyph, read from its `cmap` table.

    Pillow draws a box for a missing glyph and does not say so. Only the formats 4 and 12 of OpenType's `cmap` are read.
    """
    data = _font_file().read_bytes()
    start = _table(data, b"cmap")
    (count,) = struct.unpack_from(">H", data, start + 2)
    offsets = {struct.unpack_from(">HHL", data, start + 4 + 8 * index)[2] for index in range(count)}
    points: set[int] = set()
    for offset in offsets:
        points.update(_mapped(data, start + offset))
    return frozenset(points)


def _table(data: bytes, tag: bytes) -> int:
    (count,) = struct.unpack_from(">H", data, 4)
    for index in range(count):
        name, _, offset, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * index)
        if name == tag:
            return int(offset)
    raise ValueError(f"the font has no table {tag.decode()}")


def _mapped(data: bytes, at: int) -> Iterator[int]:
    """Yield the code points of one subtable that lead to a glyph other than `.notdef` (0)."""
    (kind,) = struct.unpack_from(">H", data, at)
    if kind == 12:
        (groups,) = struct.unpack_from(">L", data, at + 12)
        for index in range(groups):
            first, last, glyph = struct.unpack_from(">LLL", data, at + 16 + 12 * index)
            yield from range(first + (glyph == 0), last + 1)
    elif kind == 4:
        yield from _segments(data, at)


def _segments(data: bytes, at: int) -> Iterator[int]:
    (double,) = struct.unpack_from(">H", data, at + 6)
    count = double // 2
    lasts = struct.unpack_from(f">{count}H", data, at + 14)
    firsts = struct.unpack_from(f">{count}H", data, at + 16 + double)
    deltas = struct.unpack_from(f">{count}H", data, at + 16 + 2 * double)
    ranges = at + 16 + 3 * double
    for index, (first, last, delta) in enumerate(zip(firsts, lasts, deltas, strict=True)):
        (shift,) = struct.unpack_from(">H", data, ranges + 2 * index)
        for point in range(first, last + 1):
            glyph = point
            if shift:
                (glyph,) = struct.unpack_from(">H", data, ranges + 2 * index + shift + 2 * (point - first))
            if point != 0xFFFF and (glyph or not shift) and (glyph + delta) & 0xFFFF:
                yield point


def _drawable(char: str) -> bool:
    if ord(char) not in covered():
        return False
    kind = unicodedata.category(char)
    if kind[0] == "L":
        return unicodedata.name(char, "").startswith(_SCRIPTS)
    return kind[0] in "NPS" or kind == "Zs"


def _plain(char: str) -> str:
    """Answer what stands for a character: itself, or the plain letters of an ornamental one, a blank, or nothing."""
    if char.isspace():
        return " "
    if _drawable(char):
        return char
    return "".join(part for part in unicodedata.normalize("NFKC", char) if _drawable(part))


@lru_cache(maxsize=4096)
def drawable(text: str) -> str:
    """Answer what of a text the font can draw well: composed, without marks, signs and scripts that it cannot.

    White space becomes single blanks. If neither a letter nor a digit is left, the answer is "".
    """
    composed = unicodedata.normalize("NFC", text[:_LONGEST])
    clean = " ".join("".join(map(_plain, composed)).split())
    return clean if any(char.isalnum() for char in clean) else ""


def initial(text: str) -> str:
    """Answer the first letter or digit that can be drawn, as a capital; "" if there is none."""
    first = next((char for char in drawable(text) if char.isalnum()), "")
    return first.upper() if len(first.upper()) == 1 else first
