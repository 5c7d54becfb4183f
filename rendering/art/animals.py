"""Animals of our own: hedgehog, fox, cat, snail, rabbit; owl, butterfly, fish, duck."""

from math import cos, radians, sin

from rendering.kit.drawings import Drawing, bars, blob, disc, fill, marks, mirrored, oval, solid, stroke
from rendering.kit.sprites import Point


def _spines() -> tuple[Point, ...]:
    """Return the back of a hedgehog: spines over half a circle, from the left to the right."""
    tips = [
        (0.07 + radius * cos(radians(angle)), 0.17 + radius * 1.16 * sin(radians(angle)))
        for index, angle in enumerate(range(214, 369, 11))
        for radius in ((0.26, 0.36)[index % 2],)
    ]
    return (*tips, (0.4, 0.3), (-0.12, 0.3))


HEDGEHOG = Drawing(
    (
        solid(oval("tan", -0.13, 0.32, 0.07, 0.05), oval("tan", 0.24, 0.32, 0.07, 0.05)),
        solid(fill("brown", *_spines())),
        solid(blob("tan", (-0.08, -0.06), (-0.22, -0.02), (-0.42, 0.17), (-0.4, 0.26), (-0.22, 0.31), (-0.04, 0.28))),
        marks(
            disc("ink", -0.42, 0.19, 0.05),
            disc("ink", -0.22, 0.1, 0.04),
            bars("tan", 0.03, (0.06, -0.08), (0.1, -0.0)),
            bars("tan", 0.03, (0.21, -0.05), (0.22, 0.04)),
            bars("tan", 0.03, (0.09, 0.13), (0.12, 0.2)),
            bars("tan", 0.03, (0.27, 0.13), (0.27, 0.21)),
        ),
    )
)

FOX = Drawing(
    (
        solid(
            fill(
                "orange",
                *((-0.39, -0.41), (-0.13, -0.2), (0.13, -0.2), (0.39, -0.41), (0.43, 0.04)),
                *((0.2, 0.26), (0, 0.41), (-0.2, 0.26), (-0.43, 0.04)),
            )
        ),
        marks(
            *mirrored(
                fill("ink", (0.34, -0.31), (0.2, -0.19), (0.37, -0.1)),
                blob("white", (0.4, 0.05), (0.2, 0.07), (0.08, 0.17), (0.02, 0.38), (0.18, 0.25)),
                disc("ink", 0.17, -0.02, 0.05),
            ),
            disc("ink", 0, 0.34, 0.075),
        ),
    )
)

CAT = Drawing(
    (
        solid(stroke("ink", 0.085, (0.1, 0.35), (0.3, 0.34), (0.38, 0.16), (0.3, 0.0), (0.36, -0.14))),
        solid(
            blob(
                "ink",
                (-0.06, -0.1),
                (0.1, 0.02),
                (0.2, 0.26),
                (0.16, 0.4),
                (-0.06, 0.41),
                (-0.28, 0.4),
                (-0.32, 0.26),
                (-0.22, 0.02),
            ),
            oval("ink", -0.06, -0.16, 0.23, 0.19),
            fill("ink", (-0.28, -0.15), (-0.27, -0.42), (-0.07, -0.28)),
            fill("ink", (0.16, -0.15), (0.15, -0.42), (-0.05, -0.28)),
        ),
        marks(
            *(oval("yellow", x, -0.17, 0.062, 0.072) for x in (-0.155, 0.035)),
            *(oval("ink", x, -0.17, 0.022, 0.06) for x in (-0.155, 0.035)),
            fill("pink", (-0.1, -0.08), (-0.02, -0.08), (-0.06, -0.035)),
            oval("white", -0.06, 0.14, 0.075, 0.1),
            *(oval("white", x, 0.375, 0.055, 0.035) for x in (-0.15, 0.03)),
        ),
    )
)

SNAIL = Drawing(
    (
        solid(
            stroke("tan", 0.03, (-0.33, 0.02), (-0.42, -0.2)),
            stroke("tan", 0.03, (-0.28, 0.02), (-0.24, -0.2)),
            disc("tan", -0.42, -0.22, 0.03),
            disc("tan", -0.24, -0.22, 0.03),
            blob(
                "tan",
                (-0.3, -0.04),
                (-0.19, 0.06),
                (-0.13, 0.2),
                (0.2, 0.22),
                (0.44, 0.35),
                (0.1, 0.37),
                (-0.24, 0.37),
                (-0.38, 0.24),
                (-0.4, 0.05),
            ),
        ),
        solid(disc("green", 0.11, -0.03, 0.29)),
        marks(
            stroke(
                "pale-green",
                0.055,
                *(
                    (0.11 + radius * cos(radians(angle)), -0.03 + radius * sin(radians(angle)))
                    for angle, radius in (
                        (150, 0.2),
                        (215, 0.195),
                        (280, 0.18),
                        (345, 0.165),
                        (50, 0.145),
                        (115, 0.12),
                        (180, 0.1),
                        (250, 0.08),
                        (320, 0.055),
                        (30, 0.02),
                    )
                ),
            ),
            disc("ink", -0.32, 0.12, 0.035),
        ),
    )
)

RABBIT = Drawing(
    (
        solid(*mirrored(oval("pink", 0.135, -0.22, 0.1, 0.215, 10)), oval("pink", 0, 0.17, 0.3, 0.245)),
        marks(
            *mirrored(
                oval("pale-pink", 0.138, -0.23, 0.045, 0.14, 10),
                disc("ink", 0.14, 0.1, 0.048),
                oval("white", 0.075, 0.25, 0.1, 0.085),
            ),
            fill("ink", (-0.055, 0.16), (0.055, 0.16), (0, 0.225)),
            fill("white", (-0.045, 0.3), (0.045, 0.3), (0.04, 0.39), (-0.04, 0.39)),
            bars("ink", 0.022, (0, 0.21), (0, 0.38)),
        ),
    )
)


OWL = Drawing(
    (
        solid(*mirrored(bars("orange", 0.06, (0.12, 0.38), (0.12, 0.41)))),
        solid(
            blob(
                "violet",
                (0, -0.29),
                (0.24, -0.22),
                (0.33, 0.06),
                (0.25, 0.3),
                (0, 0.4),
                (-0.25, 0.3),
                (-0.33, 0.06),
                (-0.24, -0.22),
            ),
            *mirrored(fill("violet", (0.05, -0.28), (0.31, -0.44), (0.29, -0.1))),
        ),
        marks(
            oval("pale-violet", 0, 0.2, 0.17, 0.16),
            *mirrored(bars("violet", 0.03, (0, 0.2), (0.06, 0.16), (0.12, 0.2))),
            *mirrored(bars("violet", 0.03, (0, 0.3), (0.05, 0.26), (0.1, 0.3))),
        ),
        solid(*mirrored(disc("white", 0.135, -0.1, 0.125))),
        marks(*mirrored(disc("ink", 0.12, -0.1, 0.06))),
        solid(fill("orange", (-0.055, -0.02), (0.055, -0.02), (0, 0.1))),
    )
)

BUTTERFLY = Drawing(
    (
        marks(
            *mirrored(stroke("ink", 0.035, (0.02, -0.2), (0.07, -0.34), (0.14, -0.4)), disc("ink", 0.15, -0.4, 0.035))
        ),
        solid(
            *mirrored(
                blob("red", (0.02, 0.0), (0.12, -0.2), (0.34, -0.33), (0.44, -0.22), (0.38, 0.0), (0.16, 0.08)),
                blob("red", (0.02, 0.02), (0.2, 0.03), (0.33, 0.16), (0.3, 0.33), (0.16, 0.36), (0.06, 0.22)),
            )
        ),
        marks(
            *mirrored(
                disc("yellow", 0.31, -0.17, 0.075), disc("yellow", 0.2, 0.21, 0.06), disc("white", 0.17, -0.07, 0.035)
            )
        ),
        solid(oval("ink", 0, 0.04, 0.035, 0.26)),
    )
)

FISH = Drawing(
    (
        solid(
            fill("pale-blue", (-0.14, -0.16), (0.0, -0.35), (0.16, -0.1)),
            fill("pale-blue", (-0.04, 0.16), (0.04, 0.33), (0.14, 0.12)),
            blob("pale-blue", (0.16, 0), (0.42, -0.26), (0.35, 0), (0.42, 0.26)),
        ),
        solid(
            blob(
                "blue",
                (-0.43, 0.02),
                (-0.28, -0.17),
                (-0.06, -0.23),
                (0.14, -0.13),
                (0.26, 0),
                (0.14, 0.14),
                (-0.06, 0.22),
                (-0.28, 0.17),
            )
        ),
        marks(
            stroke("pale-blue", 0.05, (-0.06, -0.16), (0.01, 0), (-0.06, 0.15)),
            stroke("pale-blue", 0.05, (0.08, -0.1), (0.13, 0), (0.08, 0.1)),
            disc("white", -0.24, -0.05, 0.075),
            disc("ink", -0.25, -0.05, 0.042),
        ),
    )
)

DUCK = Drawing(
    (
        solid(blob("orange", (0.26, -0.24), (0.44, -0.17), (0.43, -0.11), (0.26, -0.1))),
        solid(
            blob(
                "yellow",
                (-0.43, -0.1),
                (-0.3, 0.02),
                (-0.1, 0.0),
                (0.06, -0.02),
                (0.3, 0.0),
                (0.34, 0.16),
                (0.22, 0.31),
                (-0.08, 0.34),
                (-0.33, 0.24),
            ),
            disc("yellow", 0.15, -0.2, 0.185),
        ),
        marks(
            disc("ink", 0.2, -0.23, 0.042), stroke("brown", 0.04, (-0.2, 0.1), (-0.14, 0.2), (0.0, 0.21), (0.13, 0.08))
        ),
        marks(stroke("blue", 0.07, *((x / 10, 0.38 + 0.025 * (-1) ** (x // 2)) for x in range(-4, 5, 2)))),
    )
)
