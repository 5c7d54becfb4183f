"""Computer players who are things: pickle, acorn, lantern, radish, pebble, turnip, clover, waffle."""

from rendering.art.cast_beasts import eyes, shoulders, smile
from rendering.kit.drawings import Drawing, bars, blob, disc, fill, marks, mirrored, solid, stroke

PICKLE = Drawing(  # Doctor Pickle
    (
        solid(shoulders("white")),
        solid(
            blob(
                "green",
                (0, -0.44),
                (0.17, -0.34),
                (0.2, -0.05),
                (0.19, 0.22),
                (0, 0.36),
                (-0.19, 0.22),
                (-0.2, -0.05),
                (-0.17, -0.34),
            )
        ),
        marks(
            *(
                disc("pale-green", x, y, 0.022)
                for x, y in ((-0.12, -0.3), (0.06, -0.36), (0.13, -0.22), (-0.13, 0.12), (0.14, 0.1), (0.03, 0.28))
            )
        ),
        solid(*mirrored(disc("white", 0.1, -0.03, 0.095))),
        marks(*mirrored(disc("pale-yellow", 0.1, -0.03, 0.07), disc("ink", 0.09, -0.02, 0.035))),
        marks(smile(0.14, 0.09, 0.05)),
        marks(stroke("blue", 0.03, (-0.2, 0.4), (-0.12, 0.48), (0, 0.49), (0.12, 0.48), (0.2, 0.4))),
        solid(bars("ink", 0.035, (-0.18, -0.22), (0.18, -0.22)), disc("pale-blue", 0, -0.24, 0.075)),
    )
)

ACORN = Drawing(  # Judge Acorn
    (
        solid(shoulders("ink")),
        solid(*mirrored(*(disc("white", 0.27, y, 0.08) for y in (0.02, 0.14, 0.26, 0.38)))),
        solid(
            blob(
                "orange",
                (-0.24, -0.1),
                (0.24, -0.1),
                (0.24, 0.12),
                (0.12, 0.29),
                (0, 0.36),
                (-0.12, 0.29),
                (-0.24, 0.12),
            )
        ),
        marks(*eyes(0.1, 0.05), *mirrored(bars("ink", 0.028, (0.06, -0.03), (0.15, -0.05))), smile(0.17, 0.07, 0.02)),
        solid(bars("brown", 0.05, (0, -0.34), (0.03, -0.45))),
        solid(blob("brown", (-0.31, -0.08), (-0.25, -0.27), (0, -0.37), (0.25, -0.27), (0.31, -0.08), (0, -0.05))),
        marks(
            *(bars("tan", 0.018, (x, -0.26), (x + 0.07, -0.13)) for x in (-0.2, -0.07, 0.06)),
            *(bars("tan", 0.018, (x, -0.26), (x - 0.07, -0.13)) for x in (-0.06, 0.07, 0.2)),
        ),
    )
)

LANTERN = Drawing(  # Lady Lantern
    (
        solid(shoulders("teal")),
        marks(stroke("ink", 0.03, (-0.1, -0.36), (-0.06, -0.45), (0.06, -0.45), (0.1, -0.36))),
        solid(fill("pale-yellow", (-0.2, -0.12), (0.2, -0.12), (0.24, 0.28), (-0.24, 0.28))),
        marks(blob("yellow", (0, -0.08), (0.13, 0.06), (0.12, 0.22), (0, 0.27), (-0.12, 0.22), (-0.13, 0.06))),
        marks(*eyes(0.09, 0.07), smile(0.16, 0.08, 0.05), *mirrored(disc("pink", 0.17, 0.16, 0.035))),
        solid(
            fill("red", (-0.3, -0.12), (-0.14, -0.36), (0.14, -0.36), (0.3, -0.12)),
            bars("red", 0.07, (-0.26, 0.31), (0.26, 0.31)),
        ),
        marks(bars("yellow", 0.025, (-0.2, -0.17), (0.2, -0.17))),
    )
)

RADISH = Drawing(  # Madam Sprout
    (
        solid(shoulders("yellow")),
        solid(
            blob("green", (-0.02, -0.16), (-0.3, -0.22), (-0.38, -0.38), (-0.18, -0.37), (0, -0.24)),
            blob("green", (0.02, -0.16), (0.3, -0.22), (0.38, -0.38), (0.18, -0.37), (0, -0.24)),
            blob("green", (-0.06, -0.18), (-0.1, -0.36), (0, -0.47), (0.1, -0.36), (0.06, -0.18)),
        ),
        marks(
            bars("pale-green", 0.02, (0, -0.2), (0, -0.38)),
            *mirrored(bars("pale-green", 0.02, (0.06, -0.22), (0.26, -0.31))),
        ),
        solid(
            blob(
                "pink",
                (0, -0.2),
                (0.24, -0.12),
                (0.29, 0.1),
                (0.16, 0.3),
                (0, 0.36),
                (-0.16, 0.3),
                (-0.29, 0.1),
                (-0.24, -0.12),
            )
        ),
        marks(
            *eyes(0.11, 0.02),
            *mirrored(bars("ink", 0.02, (0.145, 0.0), (0.195, -0.03)), disc("red", 0.2, 0.12, 0.04)),
            smile(0.14, 0.09, 0.05),
        ),
        solid(*mirrored(disc("white", 0.29, 0.2, 0.04))),
    )
)

PEBBLE = Drawing(  # Old Pebble
    (
        solid(shoulders("brown")),
        solid(
            blob(
                "pale-violet",
                (-0.3, 0.1),
                (-0.24, -0.16),
                (0.02, -0.22),
                (0.27, -0.12),
                (0.32, 0.12),
                (0.18, 0.32),
                (-0.14, 0.34),
            )
        ),
        solid(
            blob(
                "white",
                (-0.25, 0.16),
                (-0.08, 0.18),
                (0, 0.15),
                (0.08, 0.18),
                (0.26, 0.16),
                (0.2, 0.38),
                (0, 0.47),
                (-0.2, 0.38),
            )
        ),
        marks(
            *eyes(0.11, 0.02, 0.038),
            smile(0.235, 0.06, 0.03),
            *mirrored(bars("white", 0.045, (0.06, -0.06), (0.17, -0.05))),
        ),
        solid(
            blob(
                "blue",
                (-0.28, -0.1),
                (-0.16, -0.32),
                (0.12, -0.42),
                (0.36, -0.26),
                (0.38, -0.12),
                (0.3, -0.2),
                (0.26, -0.12),
                (0, -0.18),
            )
        ),
        solid(disc("white", 0.38, -0.1, 0.06)),
        solid(bars("white", 0.075, (-0.27, -0.1), (0, -0.165), (0.26, -0.1))),
    )
)

TURNIP = Drawing(  # Squire Turnip
    (
        solid(shoulders("green")),
        solid(
            blob(
                "white",
                (0, -0.16),
                (0.3, -0.08),
                (0.31, 0.12),
                (0.14, 0.28),
                (0, 0.42),
                (-0.14, 0.28),
                (-0.31, 0.12),
                (-0.3, -0.08),
            )
        ),
        marks(
            blob(
                "violet",
                (0, -0.15),
                (0.28, -0.09),
                (0.3, 0.02),
                (0.15, -0.02),
                (0, 0.02),
                (-0.15, -0.02),
                (-0.3, 0.02),
                (-0.28, -0.09),
            )
        ),
        marks(*eyes(0.11, 0.09), smile(0.19, 0.08, 0.04)),
        solid(
            blob(
                "teal",
                (-0.34, -0.12),
                (-0.1, -0.2),
                (-0.04, -0.36),
                (0.22, -0.32),
                (0.2, -0.2),
                (0.34, -0.12),
                (0, -0.09),
            )
        ),
        solid(blob("red", (0.14, -0.22), (0.24, -0.4), (0.42, -0.46), (0.36, -0.3))),
        marks(stroke("white", 0.018, (0.18, -0.24), (0.28, -0.36), (0.37, -0.42))),
    )
)

CLOVER = Drawing(  # Sister Clover
    (
        solid(shoulders("pale-pink")),
        solid(stroke("green", 0.06, (0, 0.2), (0.02, 0.32), (0.1, 0.44))),
        solid(
            *mirrored(disc("pale-green", 0.165, -0.16, 0.19), disc("pale-green", 0.165, 0.15, 0.19)),
            disc("pale-green", 0, 0, 0.18),
        ),
        marks(
            *mirrored(bars("green", 0.022, (0.2, -0.2), (0.28, -0.27)), bars("green", 0.022, (0.2, 0.19), (0.28, 0.26)))
        ),
        marks(*eyes(0.1, -0.03), smile(0.07, 0.09, 0.055), *mirrored(disc("pink", 0.2, 0.05, 0.04))),
        solid(*mirrored(fill("red", (0.02, -0.32), (0.17, -0.42), (0.17, -0.22))), disc("red", 0, -0.32, 0.045)),
    )
)

WAFFLE = Drawing(  # Uncle Waffle
    (
        solid(shoulders("blue")),
        solid(
            blob(
                "tan",
                (-0.27, -0.14),
                (0, -0.19),
                (0.27, -0.14),
                (0.31, 0.08),
                (0.27, 0.3),
                (0, 0.35),
                (-0.27, 0.3),
                (-0.31, 0.08),
            )
        ),
        marks(
            *(bars("orange", 0.024, (x, -0.15), (x, 0.32)) for x in (-0.15, 0, 0.15)),
            *(bars("orange", 0.024, (-0.28, y), (0.28, y)) for y in (-0.05, 0.1, 0.24)),
        ),
        solid(*mirrored(disc("white", 0.11, 0.02, 0.07))),
        marks(*mirrored(disc("ink", 0.1, 0.03, 0.035))),
        solid(
            *mirrored(
                blob("brown", (0, 0.14), (0.1, 0.12), (0.24, 0.2), (0.3, 0.13), (0.24, 0.28), (0.1, 0.25), (0, 0.19))
            )
        ),
        solid(
            blob("brown", (-0.19, -0.17), (-0.17, -0.38), (0, -0.44), (0.17, -0.38), (0.19, -0.17)),
            bars("brown", 0.06, (-0.29, -0.17), (0.29, -0.17)),
        ),
        marks(bars("red", 0.05, (-0.17, -0.225), (0.17, -0.225))),
    )
)
