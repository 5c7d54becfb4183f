"""Players' faces: in a frame of the seat's shape and colour, with the letter as a small mark.

Pictures have one fixed palette, so a photograph is mixed of what it has (Floyd and Steinberg's dithering). Our own
drawings have few colours, and take the nearest ones.
"""

from collections.abc import Sequence
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.games.drawn import Portrait
from rendering.art.cast import paint_cast
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.palette import RGB, palette
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import SCALE, Pen, mixed, quantized
from rendering.players.marks import paint_sign
from rendering.players.shapes import FRAMES

_RING, _RIM = 0.07, 0.025  # of a face's width: its coloured ring, the ground between face and mark
_MARK, _LETTER = 0.38, 0.76  # of a face: the disc with the letter; of the disc: the letter
_LEAST = 36  # pixels of the disc, so that the letter can be read on a phone
_PLAIN = 64  # pixels of a face below which there is no room for the letter
_Disc: TypeAlias = tuple[float, float, float]  # its middle and its radius, in parts of a face
_portraits: Shelf[Sprite] = SPRITES.shelf("players.portraits")


def portrait_sprite(
    portrait: Portrait, seat: int, letter: str, size: int, theme: str, ground: str = "panel", mark: str = ""
) -> Sprite:
    """Return a face in a square of so many pixels; letter and mark are left out where they could not be read."""
    letter, mark = (letter, mark) if size >= _PLAIN else ("", "")
    key = (portrait, seat, letter, size, theme, ground, mark)
    return _portraits.get(key, lambda: _framed(portrait, seat, letter, size, theme, ground, mark))


def _framed(portrait: Portrait, seat: int, letter: str, size: int, theme: str, ground: str, mark: str) -> Sprite:
    big, colour = size * SCALE, f"seat-{seat + 1}"
    image = Image.new("RGB", (big, big), palette(theme)[ground])
    pen = Pen(image, theme, unit=big)
    FRAMES[seat](pen, colour)
    discs = [disc for disc, shown in zip(_discs(size), (letter, mark), strict=True) if shown]
    window = _window(seat, size, discs)
    image.paste(_face(portrait, big), (0, 0), window)
    for x, y, radius in discs:
        pen.dot(x, y, radius + _RIM, ground)
    if letter:
        x, y, radius = _discs(size)[0]
        pen.dot(x, y, radius, colour)
        pen.text(x, y, letter, 2 * radius * (_LETTER if len(letter) < 2 else _LETTER * 0.78), "on-seat")
    if mark:
        x, y, radius = _discs(size)[1]
        pen.dot(x, y, radius, "panel")
        reach = radius * (1 if mark.isdigit() else 0.85)  # digits are to be read
        paint_sign(pen.at(x - reach, y - reach, 2 * reach), mark)
    small = image.reduce(SCALE)
    flat = quantized(small, theme, frozenset((*pen.used, ground)))
    return mixed(small, flat, window.reduce(SCALE), theme, dithered=bool(portrait.picture))


class _MaskPen(Pen):
    """Paints white where a face is seen, and black where not."""

    def _colour(self, name: str) -> RGB:
        return (255, 255, 255) if name == "seen" else (0, 0, 0)


def _window(seat: int, size: int, discs: Sequence[_Disc]) -> Image.Image:
    """Return where the face is seen: inside the ring, and not under the discs."""
    big = size * SCALE
    image = Image.new("RGB", (big, big))
    inner = big * (1 - 2 * _RING)
    FRAMES[seat](_MaskPen(image, "light", (big * _RING, big * _RING), inner), "seen")
    for x, y, radius in discs:
        _MaskPen(image, "light", unit=big).dot(x, y, radius + _RIM, "hidden")
    return image.getchannel("R")


def _discs(size: int) -> tuple[_Disc, _Disc]:
    """Return the discs of the letter, in the lower right corner, and of the mark, in the upper left."""
    radius = max(_MARK, min(_LEAST / size, 0.6)) / 2
    return (1 - radius, 1 - radius, radius), (radius, radius, radius)


def _face(portrait: Portrait, size: int) -> Image.Image:
    """Return the face as a square of so many pixels."""
    if not portrait.picture:
        return paint_cast(portrait.key, size)
    with Image.open(BytesIO(portrait.picture), formats=("JPEG",)) as picture:
        return picture.convert("RGB").resize((size, size), Image.Resampling.BICUBIC)
