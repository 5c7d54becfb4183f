"""Computer players who are animals, head and shoulders: mouse, bear, duck, frog, dog, owl, bee, goat."""

from rendering.kit.drawings import Drawing, Form, bars, blob, disc, fill, marks, mirrored, oval, rays, solid, stroke


def eyes(apart: float, y: float, size: float = 0.045) -> tuple[Form, ...]:
    """Return two eyes with a light in each."""
    return (
        *mirrored(disc("ink", apart, y, size)),
        *(disc("white", x + size * 0.35, y - size * 0.35, size * 0.36) for x in (-apart, apart)),
    )


def smile(y: float, wide: float = 0.1, deep: float = 0.05) -> Form:
    """Return a mouth."""
    return stroke(
        "ink", 0.028, (-wide, y), (-wide / 2, y + deep * 0.8), (0, y + deep), (wide / 2, y + deep * 0.8), (wide, y)
    )


def shoulders(paint: str) -> Form:
    """Return what a head stands on, down to the lower edge."""
    return blob(paint, (-0.36, 0.6), (-0.34, 0.44), (-0.16, 0.34), (0.16, 0.34), (0.34, 0.44), (0.36, 0.6))


MOUSE = Drawing(  # Aunt Thimble
    (
        solid(shoulders("violet")),
        solid(*mirrored(disc("tan", 0.27, -0.12, 0.17))),
        marks(*mirrored(disc("pink", 0.27, -0.12, 0.1))),
        solid(
            blob("tan", (0, -0.2), (0.23, -0.1), (0.25, 0.12), (0.1, 0.33), (-0.1, 0.33), (-0.25, 0.12), (-0.23, -0.1))
        ),
        marks(*eyes(0.1, 0.05), disc("pink", 0, 0.2, 0.05), smile(0.25, 0.07, 0.03)),
        solid(fill("pale-blue", (-0.12, -0.44), (0.12, -0.44), (0.17, -0.17), (-0.17, -0.17))),
        solid(bars("pale-blue", 0.06, (-0.19, -0.16), (0.19, -0.16))),
        marks(*(disc("blue", x, y, 0.018) for y in (-0.37, -0.28) for x in (-0.07, 0, 0.07))),
    )
)

BEAR = Drawing(  # Baron Button
    (
        solid(shoulders("red")),
        solid(*mirrored(disc("brown", 0.24, -0.16, 0.11))),
        solid(oval("brown", 0, 0.08, 0.3, 0.28)),
        solid(oval("tan", 0, 0.2, 0.16, 0.12)),
        marks(*eyes(0.12, 0.02), oval("ink", 0, 0.15, 0.055, 0.04), smile(0.22, 0.07, 0.035)),
        solid(
            fill("ink", (-0.16, -0.46), (0.16, -0.46), (0.17, -0.17), (-0.17, -0.17)),
            bars("ink", 0.06, (-0.28, -0.16), (0.28, -0.16)),
        ),
        marks(fill("red", (-0.166, -0.27), (0.166, -0.27), (0.17, -0.2), (-0.17, -0.2))),
        solid(disc("yellow", 0, 0.43, 0.06)),
        marks(*mirrored(disc("ink", 0.02, 0.415, 0.011), disc("ink", 0.02, 0.445, 0.011))),
    )
)

DUCK = Drawing(  # Captain Crumb
    (
        solid(shoulders("blue")),
        solid(oval("white", 0, 0.06, 0.25, 0.3)),
        solid(blob("orange", (-0.22, 0.13), (0, 0.07), (0.22, 0.13), (0.15, 0.24), (0, 0.27), (-0.15, 0.24))),
        marks(stroke("ink", 0.022, (-0.19, 0.155), (0, 0.185), (0.19, 0.155)), *eyes(0.1, -0.03)),
        solid(blob("blue", (-0.32, -0.26), (-0.2, -0.42), (0.2, -0.42), (0.32, -0.26), (0.2, -0.17), (-0.2, -0.17))),
        solid(oval("ink", 0, -0.15, 0.25, 0.05)),
        marks(fill("yellow", *rays(0, -0.29, 10, -90, 0.08, 0.035))),
    )
)

FROG = Drawing(  # Cousin Kettle
    (
        solid(shoulders("teal")),
        solid(*mirrored(disc("green", 0.18, -0.13, 0.13)), oval("green", 0, 0.1, 0.33, 0.25)),
        solid(*mirrored(disc("white", 0.18, -0.14, 0.085))),
        marks(
            *mirrored(disc("ink", 0.17, -0.13, 0.045)),
            stroke("ink", 0.03, (-0.23, 0.1), (-0.12, 0.19), (0, 0.215), (0.12, 0.19), (0.23, 0.1)),
        ),
        marks(*mirrored(disc("pale-green", 0.26, 0.06, 0.035), disc("ink", 0.03, 0.05, 0.013))),
        solid(blob("orange", (-0.22, -0.25), (-0.13, -0.37), (0.13, -0.37), (0.22, -0.25), (0, -0.22))),
        solid(disc("ink", 0, -0.4, 0.045)),
    )
)

DOG = Drawing(  # Duke Noodle
    (
        solid(shoulders("violet")),
        solid(
            *mirrored(
                *(disc("pale-yellow", x, y, 0.1) for x, y in ((0.3, -0.08), (0.34, 0.06), (0.32, 0.2), (0.28, 0.31)))
            )
        ),
        solid(
            blob("tan", (0, -0.2), (0.22, -0.1), (0.24, 0.1), (0.13, 0.34), (-0.13, 0.34), (-0.24, 0.1), (-0.22, -0.1))
        ),
        marks(*eyes(0.1, 0.02), oval("ink", 0, 0.16, 0.065, 0.05), smile(0.24, 0.08, 0.04)),
        marks(
            *mirrored(
                stroke(
                    "brown", 0.02, (0.27, -0.08), (0.33, -0.02), (0.28, 0.06), (0.34, 0.12), (0.28, 0.2), (0.32, 0.27)
                )
            )
        ),
        solid(
            fill(
                "yellow",
                (-0.22, -0.17),
                (-0.26, -0.4),
                (-0.1, -0.28),
                (0, -0.45),
                (0.1, -0.28),
                (0.26, -0.4),
                (0.22, -0.17),
            )
        ),
        marks(disc("red", 0, -0.24, 0.035), *mirrored(disc("blue", 0.13, -0.23, 0.025))),
    )
)

OWL = Drawing(  # Granny Bolt
    (
        solid(shoulders("pink")),
        solid(disc("white", 0, -0.36, 0.1)),
        solid(*mirrored(fill("brown", (0.08, -0.24), (0.33, -0.36), (0.3, -0.06))), oval("brown", 0, 0.05, 0.31, 0.3)),
        solid(*mirrored(disc("white", 0.135, 0.0, 0.135))),
        marks(
            *mirrored(
                disc("pale-yellow", 0.135, 0.0, 0.11), disc("ink", 0.12, 0.01, 0.05), disc("white", 0.135, -0.01, 0.016)
            )
        ),
        marks(bars("ink", 0.03, (-0.02, 0), (0.02, 0))),
        solid(fill("orange", (-0.055, 0.1), (0.055, 0.1), (0, 0.22))),
        marks(*mirrored(stroke("tan", 0.022, (0.02, 0.28), (0.07, 0.25), (0.12, 0.28)))),
        solid(fill("pale-blue", *rays(0, 0.43, 6, 0, 0.08))),
        marks(bars("ink", 0.02, (-0.04, 0.43), (0.04, 0.43))),
    )
)

BEE = Drawing(  # Major Bumble
    (
        solid(*mirrored(oval("pale-blue", 0.36, 0.2, 0.1, 0.2, 25))),
        solid(shoulders("yellow")),
        marks(fill("ink", (-0.34, 0.44), (0.34, 0.44), (0.36, 0.52), (-0.36, 0.52))),
        marks(
            *mirrored(stroke("ink", 0.03, (0.16, -0.14), (0.27, -0.24), (0.34, -0.22)), disc("ink", 0.35, -0.22, 0.04))
        ),
        solid(disc("yellow", 0, 0.09, 0.27)),
        marks(
            *eyes(0.11, 0.06, 0.055),
            stroke("ink", 0.04, (-0.15, 0.22), (-0.06, 0.18), (0, 0.2), (0.06, 0.18), (0.15, 0.22)),
        ),
        solid(fill("red", (-0.15, -0.45), (0.15, -0.45), (0.18, -0.16), (-0.18, -0.16))),
        solid(blob("ink", (-0.2, -0.15), (0, -0.19), (0.2, -0.15), (0, -0.1))),
        marks(fill("yellow", *rays(0, -0.31, 8, 0, 0.075, 0.03))),
    )
)

GOAT = Drawing(  # Nanny Marble
    (
        solid(shoulders("green")),
        solid(*mirrored(blob("tan", (0.12, -0.16), (0.3, -0.2), (0.38, -0.4), (0.24, -0.33), (0.1, -0.26)))),
        solid(*mirrored(blob("white", (0.18, -0.04), (0.36, -0.05), (0.42, 0.06), (0.28, 0.1)))),
        solid(blob("white", (0, -0.24), (0.2, -0.14), (0.2, 0.1), (0.1, 0.3), (-0.1, 0.3), (-0.2, 0.1), (-0.2, -0.14))),
        solid(fill("pale-violet", (-0.07, 0.3), (0.07, 0.3), (0, 0.46))),
        marks(*eyes(0.1, 0.0), *mirrored(disc("pink", 0.035, 0.19, 0.018)), smile(0.235, 0.06, 0.025)),
        solid(blob("pink", (-0.22, -0.12), (-0.19, -0.26), (0, -0.33), (0.19, -0.26), (0.22, -0.12), (0, -0.19))),
        marks(*(disc("white", x, y, 0.022) for x, y in ((-0.12, -0.21), (0, -0.26), (0.12, -0.21)))),
    )
)
