"""The faces of the Christmas game: seven pictures of our own, called 1 to 7, and the joker J."""

from collections.abc import Iterable
from itertools import combinations_with_replacement

from rendering.faces import Faces, Look, split_dashed
from rendering.shapes import (
    SIZE,
    Picture,
    bars,
    blob,
    disc,
    fill,
    marks,
    mirrored,
    oval,
    paint_picture,
    rays,
    solid,
    stroke,
)
from rendering.sprites import Pen

CANDLE = Picture(
    (
        solid(stroke("brown", 0.06, (0.2, 0.3), (0.36, 0.22), (0.38, 0.36), (0.24, 0.38))),
        solid(fill("brown", (-0.3, 0.27), (0.3, 0.27), (0.2, 0.41), (-0.2, 0.41))),
        solid(
            fill("violet", (-0.13, -0.1), (0.13, -0.1), (0.13, 0.27), (-0.13, 0.27)),
        ),
        marks(
            blob(
                "white",
                (-0.12, -0.1),
                (0.12, -0.1),
                (0.12, 0.07),
                (0.06, 0.1),
                (0.03, 0.0),
                (-0.04, 0.02),
                (-0.08, 0.12),
                (-0.12, 0.06),
            )
        ),
        marks(bars("ink", 0.035, (0, -0.1), (0, -0.18))),
        solid(
            blob(
                "yellow", (0, -0.44), (0.07, -0.31), (0.09, -0.22), (0, -0.15), (-0.09, -0.22), (-0.07, -0.31)
            )
        ),
        marks(oval("orange", 0, -0.22, 0.035, 0.06)),
    )
)

GIFT = Picture(
    (
        solid(
            *mirrored(
                blob("yellow", (0.02, -0.22), (0.1, -0.38), (0.26, -0.4), (0.3, -0.29), (0.18, -0.22)),
            )
        ),
        marks(*mirrored(oval("ink", 0.17, -0.3, 0.055, 0.03, -20))),
        solid(fill("red", (-0.32, -0.04), (0.32, -0.04), (0.32, 0.39), (-0.32, 0.39))),
        solid(fill("red", (-0.38, -0.2), (0.38, -0.2), (0.38, -0.03), (-0.38, -0.03))),
        marks(fill("yellow", (-0.075, -0.2), (0.075, -0.2), (0.075, 0.39), (-0.075, 0.39))),
        solid(disc("yellow", 0, -0.23, 0.06)),
    )
)

_STAR = rays(0, 0.03, 10, -90, 0.45, 0.2)
STAR = Picture(
    (
        solid(fill("yellow", *_STAR)),
        marks(
            *(fill("pale-yellow", (0, 0.03), *_STAR[tip : tip + 2]) for tip in range(0, 10, 2)),
        ),
    )
)

BELL = Picture(
    (
        solid(disc("brown", 0, 0.31, 0.095)),
        solid(stroke("orange", 0.06, (-0.05, -0.33), (0, -0.42), (0.05, -0.33))),
        solid(
            blob(
                "orange",
                (0, -0.33),
                (0.15, -0.27),
                (0.22, -0.08),
                (0.26, 0.12),
                (0.4, 0.26),
                (0, 0.27),
                (-0.4, 0.26),
                (-0.26, 0.12),
                (-0.22, -0.08),
                (-0.15, -0.27),
            ),
        ),
        marks(
            stroke("white", 0.05, (-0.12, -0.17), (-0.15, -0.02), (-0.18, 0.1)),
            stroke("brown", 0.05, (-0.3, 0.2), (0, 0.215), (0.3, 0.2)),
        ),
    )
)

TREE = Picture(
    (
        solid(fill("brown", (-0.08, 0.28), (0.08, 0.28), (0.08, 0.42), (-0.08, 0.42))),
        solid(fill("green", (0, -0.06), (0.37, 0.31), (-0.37, 0.31))),
        solid(fill("green", (0, -0.22), (0.28, 0.11), (-0.28, 0.11))),
        solid(fill("green", (0, -0.38), (0.2, -0.08), (-0.2, -0.08))),
        marks(
            disc("red", 0.13, 0.22, 0.05),
            disc("yellow", -0.16, 0.23, 0.05),
            disc("yellow", 0.07, 0.03, 0.045),
            disc("red", -0.09, 0.02, 0.045),
        ),
        solid(fill("yellow", *rays(0, -0.34, 10, -90, 0.11, 0.05))),
    )
)

SNOWMAN = Picture(
    (
        solid(
            bars("brown", 0.025, (-0.2, 0.1), (-0.42, -0.06)), bars("brown", 0.025, (0.2, 0.1), (0.42, -0.06))
        ),
        solid(oval("white", 0, 0.2, 0.25, 0.215)),
        solid(disc("white", 0, -0.1, 0.175)),
        solid(
            bars("teal", 0.085, (-0.15, 0.03), (0, 0.065), (0.15, 0.03)),
            bars("teal", 0.085, (0.1, 0.05), (0.14, 0.2)),
        ),
        solid(
            fill("ink", (-0.13, -0.42), (0.13, -0.42), (0.13, -0.22), (-0.13, -0.22)),
            bars("ink", 0.03, (-0.22, -0.22), (0.22, -0.22)),
        ),
        marks(
            *mirrored(disc("ink", 0.065, -0.12, 0.03)),
            fill("orange", (-0.01, -0.1), (-0.01, -0.03), (-0.19, -0.05)),
            disc("ink", -0.03, 0.19, 0.03),
            disc("ink", -0.03, 0.3, 0.03),
        ),
    )
)

MITTEN = Picture(
    (
        solid(
            blob(
                "blue",
                (-0.14, 0.2),
                (-0.16, -0.14),
                (-0.08, -0.38),
                (0.1, -0.42),
                (0.26, -0.3),
                (0.28, 0.0),
                (0.24, 0.2),
            ),
            blob(
                "blue",
                (-0.12, 0.16),
                (-0.34, 0.02),
                (-0.4, -0.12),
                (-0.31, -0.2),
                (-0.2, -0.12),
                (-0.1, -0.02),
            ),
        ),
        marks(
            *(
                bars("white", 0.04, (0.06 + x, -0.12 + y), (0.06 - x, -0.12 - y))
                for x, y in ((0, 0.13), (0.113, 0.065), (0.113, -0.065))
            )
        ),
        solid(bars("pale-blue", 0.13, (-0.14, 0.32), (0.24, 0.32))),
        marks(*(bars("blue", 0.025, (x, 0.28), (x, 0.36)) for x in (-0.06, 0.05, 0.16))),
    )
)

JOKER = Picture(
    (
        solid(
            blob(
                "teal",
                (-0.26, 0.2),
                (-0.22, -0.1),
                (-0.33, -0.13),
                (-0.36, 0.02),
                (-0.42, -0.02),
                (-0.42, -0.22),
                (-0.24, -0.33),
                (0, -0.12),
                (0, 0.2),
            )
        ),
        solid(
            blob(
                "violet",
                (0.26, 0.2),
                (0.22, -0.1),
                (0.33, -0.13),
                (0.36, 0.02),
                (0.42, -0.02),
                (0.42, -0.22),
                (0.24, -0.33),
                (0, -0.12),
                (0, 0.2),
            )
        ),
        solid(
            blob("pink", (-0.19, 0.22), (-0.17, -0.08), (0, -0.38), (0.17, -0.08), (0.19, 0.22), (0, 0.24))
        ),
        solid(stroke("yellow", 0.13, (-0.26, 0.26), (0, 0.3), (0.26, 0.26))),
        solid(disc("yellow", 0, -0.38, 0.06), *mirrored(disc("yellow", 0.39, 0.03, 0.06))),
        marks(
            stroke("ink", 0.075, (0.055, -0.13), (0.055, 0.05), (0.03, 0.13), (-0.035, 0.14), (-0.07, 0.09))
        ),
    )
)

MOTIFS: dict[str, Picture] = dict(
    zip("1234567J", (CANDLE, GIFT, STAR, BELL, TREE, SNOWMAN, MITTEN, JOKER), strict=True)
)


def motif_faces() -> Faces:
    """Answer the faces of Christmas domino (WD-1)."""
    halves = tuple(MOTIFS)
    tiles = tuple(f"{one}-{other}" for one, other in combinations_with_replacement(halves, 2))
    return Faces(halves, tiles, draw_motif, split_dashed, _count, str, pictured=True, slanted=True)


def draw_motif(pen: Pen, half: str, look: Look) -> None:
    """Draw a picture; it stands upright, however its tile lies."""
    paint_picture(pen.at(0, 0, SIZE), MOTIFS[half], look.dim)


def _count(tiles: Iterable[str]) -> int:
    """Count the cards: the fewest win (WD-8)."""
    return sum(1 for _ in tiles)
