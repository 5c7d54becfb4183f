"""The signs of a player: a badge of a shape and colour for every seat, the face in a frame of that shape, small marks.

Pictures have one fixed palette, so a photograph is mixed of what it has (Floyd and Steinberg's dithering). Our own
drawings have few colours, and take the nearest ones.
"""

from collections.abc import Callable, Sequence
from io import BytesIO
from math import cos, pi, sin
from typing import TypeAlias

from PIL import Image

from bot.games.drawn import Portrait
from rendering.art.signs import paint_sign, paint_symbol
from rendering.kit.cache import kept
from rendering.kit.colours import SEATS
from rendering.kit.drawings import paint_drawing, read_drawings
from rendering.kit.palette import RGB, palette
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import SCALE, Pen, Point, make_sprite, mixed, quantized
from rendering.kit.texts import drawable, initial

# --- shapes ---


Shape: TypeAlias = Callable[[Pen, str], None]  # paints itself into the unit square in a colour


def _circle(pen: Pen, colour: str) -> None:
    pen.dot(0.5, 0.5, 0.5, colour)


def _square(pen: Pen, colour: str) -> None:
    pen.block(0.06, 0.06, 0.88, 0.88, colour, 0.12)


def _round_polygon(points: list[Point], round_: float) -> Shape:
    def paint(pen: Pen, colour: str) -> None:
        pen.polygon(points, colour)
        pen.line([*points, points[0]], 2 * round_, colour)

    return paint


def _around(count: int, start: float, *radii: float) -> list[Point]:
    """Return points around the middle; the radii take turns."""
    return [
        (0.5 + radii[index % len(radii)] * cos(angle), 0.53 + radii[index % len(radii)] * sin(angle))
        for index, angle in enumerate(start + 2 * pi * index / count for index in range(count))
    ]


# a seat's shape, where the middle of its letter is, and the letter's size
SHAPES: tuple[tuple[Shape, float, float], ...] = (
    (_circle, 0.5, 0.66),
    (_square, 0.5, 0.68),
    (_round_polygon([(0.5, 0.09), (0.94, 0.88), (0.06, 0.88)], 0.06), 0.64, 0.52),
    (_round_polygon([(0.5, 0.05), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5)], 0.05), 0.5, 0.58),
    (_round_polygon(_around(10, -pi / 2, 0.47, 0.32), 0.04), 0.54, 0.52),
    (_round_polygon([(0.05, 0.08), (0.95, 0.08), (0.95, 0.5), (0.5, 0.95), (0.05, 0.5)], 0.05), 0.42, 0.6),
)

# a seat's frame, so roomy that a face is seen in it
FRAMES: tuple[Shape, ...] = (
    _circle,
    _square,
    _round_polygon([(0.5, 0.25), (0.76, 0.74), (0.24, 0.74)], 0.24),
    _round_polygon([(0.5, 0.21), (0.79, 0.5), (0.5, 0.79), (0.21, 0.5)], 0.2),
    _round_polygon([(x, y - 0.02) for x, y in _around(10, -pi / 2, 0.48, 0.355)], 0.03),
    _round_polygon([(0.1, 0.12), (0.9, 0.12), (0.9, 0.6), (0.5, 0.88), (0.1, 0.6)], 0.1),
)


# --- marks ---


def _paint_mark(pen: Pen, mark: str) -> None:
    """Paint a mark into the unit square: `computer`, `away`, `out`, `dead-end`, or a place as digits."""
    if mark.isdigit():
        _paint_place(pen, mark)
    elif mark == "dead-end":
        pen.block(0.04, 0.04, 0.92, 0.92, "ink", 0.16)
        paint_symbol(pen.at(0.5, 0.5, 0.78), "DE", "panel", "ink")
    else:
        paint_sign(pen, mark)


def _paint_place(pen: Pen, digits: str) -> None:
    """Paint a disc with the place; the first is of gold and has ribbons."""
    first = digits == "1"
    for side in (-1, 1) if first else ():
        pen.polygon([(0.5, 0.5), (0.5 + side * 0.38, 0.98), (0.5 + side * 0.06, 0.9)], "muted")
    middle = 0.42 if first else 0.5
    pen.dot(0.5, middle, 0.41, "gold-dark" if first else "muted")
    if first:
        pen.dot(0.5, middle, 0.37, "gold")
    pen.text(0.5, middle, digits, 0.76 if len(digits) < 2 else 0.5, "gold-ink" if first else "panel")


# --- faces ---


_RING = 0.07  # of a face's width: its coloured ring
_RIM = 0.025  # of a face's width: the ground between face and mark
_MARK = 0.38  # of a face's width: the disc with the letter
_LETTER = 0.76  # of the disc: the letter
_LEAST = 36  # pixels of the disc, so that the letter can be read on a phone
_PLAIN = 64  # pixels of a face below which there is no room for the letter
CAST = read_drawings("cast")  # the faces of computer players
_Disc: TypeAlias = tuple[float, float, float]  # its middle and its radius, in parts of a face


def cast_portrait(key: str | None) -> Portrait | None:
    """Return the face of a computer player, `cast-1` to `cast-16`; None for another key or None."""
    return Portrait(key) if key in CAST else None


@kept
def _portrait_sprite(
    portrait: Portrait, seat: int, letter: str, size: int, theme: str, ground: str, mark: str
) -> Sprite:
    """Return a face in its frame with a letter and a mark, in a square of so many pixels."""
    big, colour = size * SCALE, f"seat-{seat + 1}"
    image = Image.new("RGB", (big, big), palette(theme)[ground])
    pen = Pen(image, theme, unit=big)
    FRAMES[seat](pen, colour)
    discs = [disc for disc, sign in zip(_discs(size), (letter, mark), strict=True) if sign]
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
        _paint_mark(pen.at(x - reach, y - reach, 2 * reach), mark)
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
    FRAMES[seat](_MaskPen(image, "light", (big * _RING, big * _RING), big * (1 - 2 * _RING)), "seen")
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
        face = CAST[portrait.key]
        image = Image.new("RGB", (size, size), palette("light")[f"paint-{face.ground}"])  # the same in both themes
        paint_drawing(Pen(image, "light", (size / 2, size / 2), size * 0.96), face)
        return image
    with Image.open(BytesIO(portrait.picture), formats=("JPEG",)) as picture:
        return picture.convert("RGB").resize((size, size), Image.Resampling.BICUBIC)


# --- badges ---


_GROWN = 1.2  # how much larger a letter in a small badge may be, to be read


def badge_sprite(
    seat: int, name: str, size: int, theme: str, ground: str = "panel", portrait: Portrait | None = None, mark: str = ""
) -> Sprite:
    """Return a seat's badge: its shape and colour with the name's initial, or the seat's number if it has none.

    With a portrait it is the face in a frame of that shape, where they can be read with a small letter on it and a mark
    above it ("": none).
    """
    letter = initial(name) or str(seat + 1)
    if portrait is None:
        return plain_badge(seat, letter, size, theme, ground)
    letter, mark = (letter, mark) if size >= _PLAIN else ("", "")
    return _portrait_sprite(portrait, seat % SEATS, letter, size, theme, ground, mark)


@kept
def plain_badge(seat: int, letter: str, size: int, theme: str, ground: str) -> Sprite:
    """Return a seat's shape and colour with one or two letters, or none."""
    shape, middle, font = SHAPES[seat % SEATS]

    def paint(pen: Pen) -> None:
        unit = pen.at(0, 0, size)
        shape(unit, f"seat-{seat % SEATS + 1}")
        if letter:
            narrow = 100 if len(letter) < 2 else 74
            unit.text(0.5, middle, letter, min(unit.readable(font), _GROWN * font), "on-seat", narrow=narrow)

    return make_sprite(size, size, theme, ground, paint)


@kept
def mark_sprite(mark: str, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a mark on a plate: `computer`, `away`, `out`, or a place as digits."""
    return make_sprite(size, size, theme, ground, lambda pen: _paint_mark(pen.at(0, 0, size), mark))


@kept
def last_one_sprite(call: str, called: bool, height: int, theme: str) -> Sprite:
    """Return the mark of a player with one tile left: the call on a plate, only outlined until it is called."""
    width = round(height * 1.95) if drawable(call) else height

    def paint(pen: Pen) -> None:
        edge = 0 if called else height * 0.1
        pen.block(0, 0, width, height, "accent", height * 0.3)
        pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "accent" if called else "panel", height * 0.22)
        size, ink = height * (0.62 if drawable(call) else 0.8), "on-accent" if called else "accent"
        pen.text(width / 2, height / 2, drawable(call)[:4] or "1", size, ink, 800)

    return make_sprite(width, height, theme, "panel", paint)
