"""The faces of computer players, head and shoulders: drawings of our own, one for each of the cast."""

from typing import NamedTuple

from PIL import Image

from bot.games.drawn import Portrait
from rendering.kit.drawings import (
    Drawing,
    Form,
    bars,
    blob,
    disc,
    drawing,
    fill,
    marks,
    mirrored,
    oval,
    paint_drawing,
    rays,
    solid,
    stroke,
)
from rendering.kit.palette import palette
from rendering.kit.sprites import Pen

# --- animals ---


def eyes(apart: float, y: float, size: float = 0.045) -> tuple[Form, ...]:
    """Return two eyes with a light in each."""
    return (
        *mirrored(disc("ink", apart, y, size)),
        *(disc("white", x + size * 0.35, y - size * 0.35, size * 0.36) for x in (-apart, apart)),
    )


def smile(y: float, wide: float = 0.1, deep: float = 0.05) -> Form:
    """Return a mouth."""
    return stroke(
        "ink", 0.028, [(-wide, y), (-wide / 2, y + deep * 0.8), (0, y + deep), (wide / 2, y + deep * 0.8), (wide, y)]
    )


def shoulders(paint: str) -> Form:
    """Return the shoulders, down to the lower edge."""
    return blob(paint, "-.36,.6 -.34,.44 -.16,.34 .16,.34 .34,.44 .36,.6")


MOUSE = drawing(  # Aunt Thimble
    solid(shoulders("violet")),
    solid(*mirrored(disc("tan", 0.27, -0.12, 0.17))),
    marks(*mirrored(disc("pink", 0.27, -0.12, 0.1))),
    solid(blob("tan", "0,-.2 .23,-.1 .25,.12 .1,.33 -.1,.33 -.25,.12 -.23,-.1")),
    marks(*eyes(0.1, 0.05), disc("pink", 0, 0.2, 0.05), smile(0.25, 0.07, 0.03)),
    solid(fill("pale-blue", "-.12,-.44 .12,-.44 .17,-.17 -.17,-.17")),
    solid(bars("pale-blue", 0.06, "-.19,-.16 .19,-.16")),
    marks(*(disc("blue", x, y, 0.018) for y in (-0.37, -0.28) for x in (-0.07, 0, 0.07))),
)

BEAR = drawing(  # Baron Button
    solid(shoulders("red")),
    solid(*mirrored(disc("brown", 0.24, -0.16, 0.11))),
    solid(oval("brown", 0, 0.08, 0.3, 0.28)),
    solid(oval("tan", 0, 0.2, 0.16, 0.12)),
    marks(*eyes(0.12, 0.02), oval("ink", 0, 0.15, 0.055, 0.04), smile(0.22, 0.07, 0.035)),
    solid(fill("ink", "-.16,-.46 .16,-.46 .17,-.17 -.17,-.17"), bars("ink", 0.06, "-.28,-.16 .28,-.16")),
    marks(fill("red", "-.166,-.27 .166,-.27 .17,-.2 -.17,-.2")),
    solid(disc("yellow", 0, 0.43, 0.06)),
    marks(*mirrored(disc("ink", 0.02, 0.415, 0.011), disc("ink", 0.02, 0.445, 0.011))),
)

DUCK = drawing(  # Captain Crumb
    solid(shoulders("blue")),
    solid(oval("white", 0, 0.06, 0.25, 0.3)),
    solid(blob("orange", "-.22,.13 0,.07 .22,.13 .15,.24 0,.27 -.15,.24")),
    marks(stroke("ink", 0.022, "-.19,.155 0,.185 .19,.155"), *eyes(0.1, -0.03)),
    solid(blob("blue", "-.32,-.26 -.2,-.42 .2,-.42 .32,-.26 .2,-.17 -.2,-.17")),
    solid(oval("ink", 0, -0.15, 0.25, 0.05)),
    marks(fill("yellow", rays(0, -0.29, 10, -90, 0.08, 0.035))),
)

FROG = drawing(  # Cousin Kettle
    solid(shoulders("teal")),
    solid(*mirrored(disc("green", 0.18, -0.13, 0.13)), oval("green", 0, 0.1, 0.33, 0.25)),
    solid(*mirrored(disc("white", 0.18, -0.14, 0.085))),
    marks(*mirrored(disc("ink", 0.17, -0.13, 0.045)), stroke("ink", 0.03, "-.23,.1 -.12,.19 0,.215 .12,.19 .23,.1")),
    marks(*mirrored(disc("pale-green", 0.26, 0.06, 0.035), disc("ink", 0.03, 0.05, 0.013))),
    solid(blob("orange", "-.22,-.25 -.13,-.37 .13,-.37 .22,-.25 0,-.22")),
    solid(disc("ink", 0, -0.4, 0.045)),
)

DOG = drawing(  # Duke Noodle
    solid(shoulders("violet")),
    solid(
        *mirrored(*(disc("pale-yellow", x, y, 0.1) for x, y in ((0.3, -0.08), (0.34, 0.06), (0.32, 0.2), (0.28, 0.31))))
    ),
    solid(blob("tan", "0,-.2 .22,-.1 .24,.1 .13,.34 -.13,.34 -.24,.1 -.22,-.1")),
    marks(*eyes(0.1, 0.02), oval("ink", 0, 0.16, 0.065, 0.05), smile(0.24, 0.08, 0.04)),
    marks(*mirrored(stroke("brown", 0.02, ".27,-.08 .33,-.02 .28,.06 .34,.12 .28,.2 .32,.27"))),
    solid(fill("yellow", "-.22,-.17 -.26,-.4 -.1,-.28 0,-.45 .1,-.28 .26,-.4 .22,-.17")),
    marks(disc("red", 0, -0.24, 0.035), *mirrored(disc("blue", 0.13, -0.23, 0.025))),
)

OWL = drawing(  # Granny Bolt
    solid(shoulders("pink")),
    solid(disc("white", 0, -0.36, 0.1)),
    solid(*mirrored(fill("brown", ".08,-.24 .33,-.36 .3,-.06")), oval("brown", 0, 0.05, 0.31, 0.3)),
    solid(*mirrored(disc("white", 0.135, 0.0, 0.135))),
    marks(
        *mirrored(
            disc("pale-yellow", 0.135, 0.0, 0.11), disc("ink", 0.12, 0.01, 0.05), disc("white", 0.135, -0.01, 0.016)
        )
    ),
    marks(bars("ink", 0.03, "-.02,0 .02,0")),
    solid(fill("orange", "-.055,.1 .055,.1 0,.22")),
    marks(*mirrored(stroke("tan", 0.022, ".02,.28 .07,.25 .12,.28"))),
    solid(fill("pale-blue", rays(0, 0.43, 6, 0, 0.08))),
    marks(bars("ink", 0.02, "-.04,.43 .04,.43")),
)

BEE = drawing(  # Major Bumble
    solid(*mirrored(oval("pale-blue", 0.36, 0.2, 0.1, 0.2, 25))),
    solid(shoulders("yellow")),
    marks(fill("ink", "-.34,.44 .34,.44 .36,.52 -.36,.52")),
    marks(*mirrored(stroke("ink", 0.03, ".16,-.14 .27,-.24 .34,-.22"), disc("ink", 0.35, -0.22, 0.04))),
    solid(disc("yellow", 0, 0.09, 0.27)),
    marks(*eyes(0.11, 0.06, 0.055), stroke("ink", 0.04, "-.15,.22 -.06,.18 0,.2 .06,.18 .15,.22")),
    solid(fill("red", "-.15,-.45 .15,-.45 .18,-.16 -.18,-.16")),
    solid(blob("ink", "-.2,-.15 0,-.19 .2,-.15 0,-.1")),
    marks(fill("yellow", rays(0, -0.31, 8, 0, 0.075, 0.03))),
)

GOAT = drawing(  # Nanny Marble
    solid(shoulders("green")),
    solid(*mirrored(blob("tan", ".12,-.16 .3,-.2 .38,-.4 .24,-.33 .1,-.26"))),
    solid(*mirrored(blob("white", ".18,-.04 .36,-.05 .42,.06 .28,.1"))),
    solid(blob("white", "0,-.24 .2,-.14 .2,.1 .1,.3 -.1,.3 -.2,.1 -.2,-.14")),
    solid(fill("pale-violet", "-.07,.3 .07,.3 0,.46")),
    marks(*eyes(0.1, 0.0), *mirrored(disc("pink", 0.035, 0.19, 0.018)), smile(0.235, 0.06, 0.025)),
    solid(blob("pink", "-.22,-.12 -.19,-.26 0,-.33 .19,-.26 .22,-.12 0,-.19")),
    marks(*(disc("white", x, y, 0.022) for x, y in ((-0.12, -0.21), (0, -0.26), (0.12, -0.21)))),
)


# --- plants and things ---


PICKLE = drawing(  # Doctor Pickle
    solid(shoulders("white")),
    solid(blob("green", "0,-.44 .17,-.34 .2,-.05 .19,.22 0,.36 -.19,.22 -.2,-.05 -.17,-.34")),
    marks(
        *(
            disc("pale-green", x, y, 0.022)
            for x, y in ((-0.12, -0.3), (0.06, -0.36), (0.13, -0.22), (-0.13, 0.12), (0.14, 0.1), (0.03, 0.28))
        )
    ),
    solid(*mirrored(disc("white", 0.1, -0.03, 0.095))),
    marks(*mirrored(disc("pale-yellow", 0.1, -0.03, 0.07), disc("ink", 0.09, -0.02, 0.035))),
    marks(smile(0.14, 0.09, 0.05)),
    marks(stroke("blue", 0.03, "-.2,.4 -.12,.48 0,.49 .12,.48 .2,.4")),
    solid(bars("ink", 0.035, "-.18,-.22 .18,-.22"), disc("pale-blue", 0, -0.24, 0.075)),
)

ACORN = drawing(  # Judge Acorn
    solid(shoulders("ink")),
    solid(*mirrored(*(disc("white", 0.27, y, 0.08) for y in (0.02, 0.14, 0.26, 0.38)))),
    solid(blob("orange", "-.24,-.1 .24,-.1 .24,.12 .12,.29 0,.36 -.12,.29 -.24,.12")),
    marks(*eyes(0.1, 0.05), *mirrored(bars("ink", 0.028, ".06,-.03 .15,-.05")), smile(0.17, 0.07, 0.02)),
    solid(bars("brown", 0.05, "0,-.34 .03,-.45")),
    solid(blob("brown", "-.31,-.08 -.25,-.27 0,-.37 .25,-.27 .31,-.08 0,-.05")),
    marks(
        *(bars("tan", 0.018, [(x, -0.26), (x + 0.07, -0.13)]) for x in (-0.2, -0.07, 0.06)),
        *(bars("tan", 0.018, [(x, -0.26), (x - 0.07, -0.13)]) for x in (-0.06, 0.07, 0.2)),
    ),
)

LANTERN = drawing(  # Lady Lantern
    solid(shoulders("teal")),
    marks(stroke("ink", 0.03, "-.1,-.36 -.06,-.45 .06,-.45 .1,-.36")),
    solid(fill("pale-yellow", "-.2,-.12 .2,-.12 .24,.28 -.24,.28")),
    marks(blob("yellow", "0,-.08 .13,.06 .12,.22 0,.27 -.12,.22 -.13,.06")),
    marks(*eyes(0.09, 0.07), smile(0.16, 0.08, 0.05), *mirrored(disc("pink", 0.17, 0.16, 0.035))),
    solid(fill("red", "-.3,-.12 -.14,-.36 .14,-.36 .3,-.12"), bars("red", 0.07, "-.26,.31 .26,.31")),
    marks(bars("yellow", 0.025, "-.2,-.17 .2,-.17")),
)

RADISH = drawing(  # Madam Sprout
    solid(shoulders("yellow")),
    solid(
        blob("green", "-.02,-.16 -.3,-.22 -.38,-.38 -.18,-.37 0,-.24"),
        blob("green", ".02,-.16 .3,-.22 .38,-.38 .18,-.37 0,-.24"),
        blob("green", "-.06,-.18 -.1,-.36 0,-.47 .1,-.36 .06,-.18"),
    ),
    marks(bars("pale-green", 0.02, "0,-.2 0,-.38"), *mirrored(bars("pale-green", 0.02, ".06,-.22 .26,-.31"))),
    solid(blob("pink", "0,-.2 .24,-.12 .29,.1 .16,.3 0,.36 -.16,.3 -.29,.1 -.24,-.12")),
    marks(
        *eyes(0.11, 0.02),
        *mirrored(bars("ink", 0.02, ".145,0 .195,-.03"), disc("red", 0.2, 0.12, 0.04)),
        smile(0.14, 0.09, 0.05),
    ),
    solid(*mirrored(disc("white", 0.29, 0.2, 0.04))),
)

PEBBLE = drawing(  # Old Pebble
    solid(shoulders("brown")),
    solid(blob("pale-violet", "-.3,.1 -.24,-.16 .02,-.22 .27,-.12 .32,.12 .18,.32 -.14,.34")),
    solid(blob("white", "-.25,.16 -.08,.18 0,.15 .08,.18 .26,.16 .2,.38 0,.47 -.2,.38")),
    marks(*eyes(0.11, 0.02, 0.038), smile(0.235, 0.06, 0.03), *mirrored(bars("white", 0.045, ".06,-.06 .17,-.05"))),
    solid(blob("blue", "-.28,-.1 -.16,-.32 .12,-.42 .36,-.26 .38,-.12 .3,-.2 .26,-.12 0,-.18")),
    solid(disc("white", 0.38, -0.1, 0.06)),
    solid(bars("white", 0.075, "-.27,-.1 0,-.165 .26,-.1")),
)

TURNIP = drawing(  # Squire Turnip
    solid(shoulders("green")),
    solid(blob("white", "0,-.16 .3,-.08 .31,.12 .14,.28 0,.42 -.14,.28 -.31,.12 -.3,-.08")),
    marks(blob("violet", "0,-.15 .28,-.09 .3,.02 .15,-.02 0,.02 -.15,-.02 -.3,.02 -.28,-.09")),
    marks(*eyes(0.11, 0.09), smile(0.19, 0.08, 0.04)),
    solid(blob("teal", "-.34,-.12 -.1,-.2 -.04,-.36 .22,-.32 .2,-.2 .34,-.12 0,-.09")),
    solid(blob("red", ".14,-.22 .24,-.4 .42,-.46 .36,-.3")),
    marks(stroke("white", 0.018, ".18,-.24 .28,-.36 .37,-.42")),
)

CLOVER = drawing(  # Sister Clover
    solid(shoulders("pale-pink")),
    solid(stroke("green", 0.06, "0,.2 .02,.32 .1,.44")),
    solid(
        *mirrored(disc("pale-green", 0.165, -0.16, 0.19), disc("pale-green", 0.165, 0.15, 0.19)),
        disc("pale-green", 0, 0, 0.18),
    ),
    marks(*mirrored(bars("green", 0.022, ".2,-.2 .28,-.27"), bars("green", 0.022, ".2,.19 .28,.26"))),
    marks(*eyes(0.1, -0.03), smile(0.07, 0.09, 0.055), *mirrored(disc("pink", 0.2, 0.05, 0.04))),
    solid(*mirrored(fill("red", ".02,-.32 .17,-.42 .17,-.22")), disc("red", 0, -0.32, 0.045)),
)

WAFFLE = drawing(  # Uncle Waffle
    solid(shoulders("blue")),
    solid(blob("tan", "-.27,-.14 0,-.19 .27,-.14 .31,.08 .27,.3 0,.35 -.27,.3 -.31,.08")),
    marks(
        *(bars("orange", 0.024, [(x, -0.15), (x, 0.32)]) for x in (-0.15, 0, 0.15)),
        *(bars("orange", 0.024, [(-0.28, y), (0.28, y)]) for y in (-0.05, 0.1, 0.24)),
    ),
    solid(*mirrored(disc("white", 0.11, 0.02, 0.07))),
    marks(*mirrored(disc("ink", 0.1, 0.03, 0.035))),
    solid(*mirrored(blob("brown", "0,.14 .1,.12 .24,.2 .3,.13 .24,.28 .1,.25 0,.19"))),
    solid(blob("brown", "-.19,-.17 -.17,-.38 0,-.44 .17,-.38 .19,-.17"), bars("brown", 0.06, "-.29,-.17 .29,-.17")),
    marks(bars("red", 0.05, "-.17,-.225 .17,-.225")),
)


# --- the cast ---


_SIZE = 0.96  # of a face's square that the drawing takes
_THEME = "light"  # its paints are those of figures; they are the same in both


class CastFace(NamedTuple):
    """A drawing, and the paint behind it."""

    drawing: Drawing
    ground: str


CAST: dict[str, CastFace] = {
    "cast-1": CastFace(MOUSE, "pale-yellow"),
    "cast-2": CastFace(BEAR, "pale-green"),
    "cast-3": CastFace(DUCK, "pale-blue"),
    "cast-4": CastFace(FROG, "pale-pink"),
    "cast-5": CastFace(PICKLE, "pale-violet"),
    "cast-6": CastFace(DOG, "teal"),
    "cast-7": CastFace(OWL, "pale-green"),
    "cast-8": CastFace(ACORN, "pale-blue"),
    "cast-9": CastFace(LANTERN, "violet"),
    "cast-10": CastFace(RADISH, "pale-blue"),
    "cast-11": CastFace(BEE, "pale-green"),
    "cast-12": CastFace(GOAT, "teal"),
    "cast-13": CastFace(PEBBLE, "pale-yellow"),
    "cast-14": CastFace(TURNIP, "orange"),
    "cast-15": CastFace(CLOVER, "pale-yellow"),
    "cast-16": CastFace(WAFFLE, "pale-green"),
}


def paint_cast(key: str, size: int) -> Image.Image:
    """Paint the face of a computer player as a square of so many pixels; KeyError for an unknown key."""
    face = CAST[key]
    image = Image.new("RGB", (size, size), palette(_THEME)[f"paint-{face.ground}"])
    paint_drawing(Pen(image, _THEME, (size / 2, size / 2), size * _SIZE), face.drawing)
    return image


def cast_portrait(key: str | None) -> Portrait | None:
    """Return the face of a computer player, `cast-1` to `cast-16`; None for another key or None."""
    return Portrait(key) if key in CAST else None
