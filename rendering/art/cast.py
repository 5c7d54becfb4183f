"""The faces of computer players, drawings of our own: one for each of their names."""

from typing import NamedTuple

from PIL import Image

from rendering.art import cast_beasts, cast_things
from rendering.kit.drawings import Drawing, paint_drawing
from rendering.kit.palette import palette
from rendering.kit.sprites import Pen
from rendering.values import Portrait

_SIZE = 0.96  # of a face's square that the drawing takes
_THEME = "light"  # its paints are those of figures; they are the same in both


class CastFace(NamedTuple):
    """A drawing, and the paint behind it."""

    drawing: Drawing
    ground: str


CAST: dict[str, CastFace] = {
    "Aunt Thimble": CastFace(cast_beasts.MOUSE, "pale-yellow"),
    "Baron Button": CastFace(cast_beasts.BEAR, "pale-green"),
    "Captain Crumb": CastFace(cast_beasts.DUCK, "pale-blue"),
    "Cousin Kettle": CastFace(cast_beasts.FROG, "pale-pink"),
    "Doctor Pickle": CastFace(cast_things.PICKLE, "pale-violet"),
    "Duke Noodle": CastFace(cast_beasts.DOG, "teal"),
    "Granny Bolt": CastFace(cast_beasts.OWL, "pale-green"),
    "Judge Acorn": CastFace(cast_things.ACORN, "pale-blue"),
    "Lady Lantern": CastFace(cast_things.LANTERN, "violet"),
    "Madam Sprout": CastFace(cast_things.RADISH, "pale-blue"),
    "Major Bumble": CastFace(cast_beasts.BEE, "pale-green"),
    "Nanny Marble": CastFace(cast_beasts.GOAT, "teal"),
    "Old Pebble": CastFace(cast_things.PEBBLE, "pale-yellow"),
    "Squire Turnip": CastFace(cast_things.TURNIP, "orange"),
    "Sister Clover": CastFace(cast_things.CLOVER, "pale-yellow"),
    "Uncle Waffle": CastFace(cast_things.WAFFLE, "pale-green"),
}


def paint_cast(name: str, size: int) -> Image.Image:
    """Paint the face of a name as a square of so many pixels; KeyError if nobody is called so."""
    found = CAST[name]
    image = Image.new("RGB", (size, size), palette(_THEME)[f"paint-{found.ground}"])
    paint_drawing(Pen(image, _THEME, (size / 2, size / 2), size * _SIZE), found.drawing)
    return image


def cast_portrait(name: str) -> Portrait | None:
    """Return the face of a computer player, None if nobody in the cast has this name."""
    return Portrait(name) if name in CAST else None
