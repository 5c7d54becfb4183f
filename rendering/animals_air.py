"""Animals of our own, of air and water: owl, butterfly, fish, duck."""

from rendering.shapes import Picture, bars, blob, disc, fill, marks, mirrored, oval, solid, stroke

OWL = Picture(
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

BUTTERFLY = Picture(
    (
        marks(
            *mirrored(
                stroke("ink", 0.035, (0.02, -0.2), (0.07, -0.34), (0.14, -0.4)),
                disc("ink", 0.15, -0.4, 0.035),
            )
        ),
        solid(
            *mirrored(
                blob(
                    "red", (0.02, 0.0), (0.12, -0.2), (0.34, -0.33), (0.44, -0.22), (0.38, 0.0), (0.16, 0.08)
                ),
                blob("red", (0.02, 0.02), (0.2, 0.03), (0.33, 0.16), (0.3, 0.33), (0.16, 0.36), (0.06, 0.22)),
            )
        ),
        marks(
            *mirrored(
                disc("yellow", 0.31, -0.17, 0.075),
                disc("yellow", 0.2, 0.21, 0.06),
                disc("white", 0.17, -0.07, 0.035),
            )
        ),
        solid(oval("ink", 0, 0.04, 0.035, 0.26)),
    )
)

FISH = Picture(
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

DUCK = Picture(
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
            disc("ink", 0.2, -0.23, 0.042),
            stroke("brown", 0.04, (-0.2, 0.1), (-0.14, 0.2), (0.0, 0.21), (0.13, 0.08)),
        ),
        marks(stroke("blue", 0.07, *((x / 10, 0.38 + 0.025 * (-1) ** (x // 2)) for x in range(-4, 5, 2)))),
    )
)
