"""Faces for people: drawn by code, another for every hash, in the sizes in which Discord's CDN gives avatars."""

import io
from hashlib import sha256

from PIL import Image, ImageDraw

SIZES = frozenset(1 << power for power in range(4, 13))  # pixels that may be asked for
_BIG = 512  # pixels of a drawing; it is made smaller
_LARGEST = 512  # larger ones are not made
_GROUNDS = ("#f2b84b", "#5aa9e6", "#7fc29b", "#f28c8c", "#b79ced", "#f6a6c1", "#4cb5ae", "#e0e1dd")
_SKINS = ("#f7d7bd", "#e8b48c", "#c98a62", "#8d5a3c", "#5a3723", "#fbe3d0")
_HAIRS = ("#2b1d16", "#6b4226", "#d9a441", "#a63d2f", "#151518", "#b8b8bd", "#3f5f8a")
_SHIRTS = ("#264653", "#e76f51", "#2a9d8f", "#6d597a", "#f4f1de", "#e63946", "#457b9d")
_INK = "#1f2328"


def hash_of(number: int, name: str) -> str:
    """Return the hash of a person's avatar: 32 hexadecimal digits, as Discord's."""
    return sha256(f"{number} {name}".encode("utf-8", "surrogatepass")).hexdigest()[:32]


def face(hash_: str, size: int) -> bytes:
    """Draw the face of a hash as PNG of so many pixels, 512 at most."""
    digits = bytes.fromhex(hash_)
    image = Image.new("RGB", (_BIG, _BIG), _GROUNDS[digits[0] % len(_GROUNDS)])
    pen = ImageDraw.Draw(image)
    skin, hair = _SKINS[digits[1] % len(_SKINS)], _HAIRS[digits[2] % len(_HAIRS)]
    pen.ellipse((40, 400, 472, 760), _SHIRTS[digits[3] % len(_SHIRTS)])
    _behind(pen, digits[4] % 4, hair)
    pen.rounded_rectangle((206, 330, 306, 450), 50, skin)
    pen.ellipse((136, 110, 376, 410), skin)
    _front(pen, digits[5] % 5, hair)
    _features(pen, digits, hair)
    out = io.BytesIO()
    side = min(size, _LARGEST)
    image.resize((side, side), Image.Resampling.LANCZOS).save(out, "PNG")
    return out.getvalue()


def _behind(pen: ImageDraw.ImageDraw, kind: int, hair: str) -> None:
    """Draw what is behind the head: long hair, curls, a bun, or nothing."""
    if kind == 0:
        pen.rounded_rectangle((104, 110, 408, 450), 120, hair)
    elif kind == 1:
        for x, y in ((130, 170), (110, 260), (150, 350), (382, 170), (402, 260), (362, 350)):
            pen.ellipse((x - 64, y - 64, x + 64, y + 64), hair)
    elif kind == 2:
        pen.ellipse((196, 14, 316, 134), hair)


def _front(pen: ImageDraw.ImageDraw, kind: int, hair: str) -> None:
    """Draw what is on the head: a fringe, a parting, a cap, a crest, or short hair."""
    if kind == 3:
        for x in range(216, 312, 24):
            pen.polygon([(x - 34, 150), (x, 30), (x + 34, 150)], hair)
        return
    pen.pieslice((126, 84, 386, 344), 180, 360, hair)
    if kind == 0:
        pen.rounded_rectangle((150, 190, 362, 236), 23, hair)
    elif kind == 1:
        pen.polygon([(126, 214), (300, 120), (190, 250), (126, 290)], hair)
    elif kind == 2:
        pen.rounded_rectangle((110, 196, 446, 232), 18, _INK)


def _features(pen: ImageDraw.ImageDraw, digits: bytes, hair: str) -> None:
    """Draw eyes, brows, mouth; glasses or a beard, if so."""
    wide, glasses = 34 + digits[6] % 24, digits[7] % 3 == 0
    if digits[8] % 4 == 0:
        pen.pieslice((150, 220, 362, 416), 0, 180, hair)
    for middle in (256 - wide - 14, 256 + wide + 14):
        pen.ellipse((middle - 15, 258, middle + 15, 294), _INK)
        pen.arc((middle - 30, 222, middle + 30, 262), 200, 340, hair, 12)
        if glasses:
            pen.ellipse((middle - 44, 232, middle + 44, 320), outline=_INK, width=10)
    if digits[9] % 2:
        pen.pieslice((212, 310, 300, 384), 0, 180, "#fff8f0")
    pen.arc((206, 290, 306, 376), 20, 160, _INK, 12)
