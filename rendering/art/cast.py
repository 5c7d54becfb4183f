"""The faces of computer players, drawings of our own: one for each of the cast."""

from typing import NamedTuple

from PIL import Image

from bot.games.drawn import Portrait
from rendering.art import cast_beasts, cast_things
from rendering.kit.drawings import Drawing, paint_drawing
from rendering.kit.palette import palette
from rendering.kit.sprites import Pen

_SIZE = 0.96  # of a face's square that the drawing takes
_THEME = "light"  # its paints are those of figures; they are the same in both


class CastFace(NamedTuple):
    """A drawing, and the paint behind it."""

    drawing: Drawing
    ground: str


CAST: dict[str, CastFace] = {
    "cast-1": CastFace(cast_beasts.MOUSE, "pale-yellow"),
    "cast-2": CastFace(cast_beasts.BEAR, "pale-green"),
    "cast-3": CastFace(cast_beasts.DUCK, "pale-blue"),
    "cast-4": CastFace(cast_beasts.FROG, "pale-pink"),
    "cast-5": CastFace(cast_things.PICKLE, "pale-violet"),
    "cast-6": CastFace(cast_beasts.DOG, "teal"),
    "cast-7": CastFace(cast_beasts.OWL, "pale-green"),
    "cast-8": CastFace(cast_things.ACORN, "pale-blue"),
    "cast-9": CastFace(cast_things.LANTERN, "violet"),
    "cast-10": CastFace(cast_things.RADISH, "pale-blue"),
    "cast-11": CastFace(cast_beasts.BEE, "pale-green"),
    "cast-12": CastFace(cast_beasts.GOAT, "teal"),
    "cast-13": CastFace(cast_things.PEBBLE, "pale-yellow"),
    "cast-14": CastFace(cast_things.TURNIP, "orange"),
    "cast-15": CastFace(cast_things.CLOVER, "pale-yellow"),
    "cast-16": CastFace(cast_things.WAFFLE, "pale-green"),
}


def paint_cast(key: str, size: int) -> Image.Image:
    """Paint the face of one of the cast as a square of so many pixels; KeyError for another key."""
    found = CAST[key]
    image = Image.new("RGB", (size, size), palette(_THEME)[f"paint-{found.ground}"])
    paint_drawing(Pen(image, _THEME, (size / 2, size / 2), size * _SIZE), found.drawing)
    return image


def cast_portrait(key: str | None) -> Portrait | None:
    """Return the face of one of the cast, `cast-1` to `cast-16`; None for another key, or none."""
    return Portrait(key) if key in CAST else None
