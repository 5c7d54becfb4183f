"""Pictures on the halves of tiles, drawings of our own: animals, and Christmas motifs with their joker."""

from math import cos, radians, sin

from rendering.kit.drawings import Drawing, bars, blob, disc, drawing, fill, marks, mirrored, oval, rays, solid, stroke
from rendering.kit.sprites import Point

# --- animals ---


def _spines() -> tuple[Point, ...]:
    """Return the back of a hedgehog: spines over half a circle, from the left to the right."""
    tips = [
        (0.07 + radius * cos(radians(angle)), 0.17 + radius * 1.16 * sin(radians(angle)))
        for index, angle in enumerate(range(214, 369, 11))
        for radius in ((0.26, 0.36)[index % 2],)
    ]
    return (*tips, (0.4, 0.3), (-0.12, 0.3))


HEDGEHOG = drawing(
    solid(oval("tan", -0.13, 0.32, 0.07, 0.05), oval("tan", 0.24, 0.32, 0.07, 0.05)),
    solid(fill("brown", _spines())),
    solid(blob("tan", "-.08,-.06 -.22,-.02 -.42,.17 -.4,.26 -.22,.31 -.04,.28")),
    marks(
        disc("ink", -0.42, 0.19, 0.05),
        disc("ink", -0.22, 0.1, 0.04),
        bars("tan", 0.03, ".06,-.08 .1,0"),
        bars("tan", 0.03, ".21,-.05 .22,.04"),
        bars("tan", 0.03, ".09,.13 .12,.2"),
        bars("tan", 0.03, ".27,.13 .27,.21"),
    ),
)

FOX = drawing(
    solid(fill("orange", "-.39,-.41 -.13,-.2 .13,-.2 .39,-.41 .43,.04 .2,.26 0,.41 -.2,.26 -.43,.04")),
    marks(
        *mirrored(
            fill("ink", ".34,-.31 .2,-.19 .37,-.1"),
            blob("white", ".4,.05 .2,.07 .08,.17 .02,.38 .18,.25"),
            disc("ink", 0.17, -0.02, 0.05),
        ),
        disc("ink", 0, 0.34, 0.075),
    ),
)

CAT = drawing(
    solid(stroke("ink", 0.085, ".1,.35 .3,.34 .38,.16 .3,0 .36,-.14")),
    solid(
        blob("ink", "-.06,-.1 .1,.02 .2,.26 .16,.4 -.06,.41 -.28,.4 -.32,.26 -.22,.02"),
        oval("ink", -0.06, -0.16, 0.23, 0.19),
        fill("ink", "-.28,-.15 -.27,-.42 -.07,-.28"),
        fill("ink", ".16,-.15 .15,-.42 -.05,-.28"),
    ),
    marks(
        *(oval("yellow", x, -0.17, 0.062, 0.072) for x in (-0.155, 0.035)),
        *(oval("ink", x, -0.17, 0.022, 0.06) for x in (-0.155, 0.035)),
        fill("pink", "-.1,-.08 -.02,-.08 -.06,-.035"),
        oval("white", -0.06, 0.14, 0.075, 0.1),
        *(oval("white", x, 0.375, 0.055, 0.035) for x in (-0.15, 0.03)),
    ),
)

SNAIL = drawing(
    solid(
        stroke("tan", 0.03, "-.33,.02 -.42,-.2"),
        stroke("tan", 0.03, "-.28,.02 -.24,-.2"),
        disc("tan", -0.42, -0.22, 0.03),
        disc("tan", -0.24, -0.22, 0.03),
        blob("tan", "-.3,-.04 -.19,.06 -.13,.2 .2,.22 .44,.35 .1,.37 -.24,.37 -.38,.24 -.4,.05"),
    ),
    solid(disc("green", 0.11, -0.03, 0.29)),
    marks(
        stroke(
            "pale-green",
            0.055,
            (
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

RABBIT = drawing(
    solid(*mirrored(oval("pink", 0.135, -0.22, 0.1, 0.215, 10)), oval("pink", 0, 0.17, 0.3, 0.245)),
    marks(
        *mirrored(
            oval("pale-pink", 0.138, -0.23, 0.045, 0.14, 10),
            disc("ink", 0.14, 0.1, 0.048),
            oval("white", 0.075, 0.25, 0.1, 0.085),
        ),
        fill("ink", "-.055,.16 .055,.16 0,.225"),
        fill("white", "-.045,.3 .045,.3 .04,.39 -.04,.39"),
        bars("ink", 0.022, "0,.21 0,.38"),
    ),
)


OWL = drawing(
    solid(*mirrored(bars("orange", 0.06, ".12,.38 .12,.41"))),
    solid(
        blob("violet", "0,-.29 .24,-.22 .33,.06 .25,.3 0,.4 -.25,.3 -.33,.06 -.24,-.22"),
        *mirrored(fill("violet", ".05,-.28 .31,-.44 .29,-.1")),
    ),
    marks(
        oval("pale-violet", 0, 0.2, 0.17, 0.16),
        *mirrored(bars("violet", 0.03, "0,.2 .06,.16 .12,.2")),
        *mirrored(bars("violet", 0.03, "0,.3 .05,.26 .1,.3")),
    ),
    solid(*mirrored(disc("white", 0.135, -0.1, 0.125))),
    marks(*mirrored(disc("ink", 0.12, -0.1, 0.06))),
    solid(fill("orange", "-.055,-.02 .055,-.02 0,.1")),
)

BUTTERFLY = drawing(
    marks(*mirrored(stroke("ink", 0.035, ".02,-.2 .07,-.34 .14,-.4"), disc("ink", 0.15, -0.4, 0.035))),
    solid(
        *mirrored(
            blob("red", ".02,0 .12,-.2 .34,-.33 .44,-.22 .38,0 .16,.08"),
            blob("red", ".02,.02 .2,.03 .33,.16 .3,.33 .16,.36 .06,.22"),
        )
    ),
    marks(
        *mirrored(
            disc("yellow", 0.31, -0.17, 0.075), disc("yellow", 0.2, 0.21, 0.06), disc("white", 0.17, -0.07, 0.035)
        )
    ),
    solid(oval("ink", 0, 0.04, 0.035, 0.26)),
)

FISH = drawing(
    solid(
        fill("pale-blue", "-.14,-.16 0,-.35 .16,-.1"),
        fill("pale-blue", "-.04,.16 .04,.33 .14,.12"),
        blob("pale-blue", ".16,0 .42,-.26 .35,0 .42,.26"),
    ),
    solid(blob("blue", "-.43,.02 -.28,-.17 -.06,-.23 .14,-.13 .26,0 .14,.14 -.06,.22 -.28,.17")),
    marks(
        stroke("pale-blue", 0.05, "-.06,-.16 .01,0 -.06,.15"),
        stroke("pale-blue", 0.05, ".08,-.1 .13,0 .08,.1"),
        disc("white", -0.24, -0.05, 0.075),
        disc("ink", -0.25, -0.05, 0.042),
    ),
)

DUCK = drawing(
    solid(blob("orange", ".26,-.24 .44,-.17 .43,-.11 .26,-.1")),
    solid(
        blob("yellow", "-.43,-.1 -.3,.02 -.1,0 .06,-.02 .3,0 .34,.16 .22,.31 -.08,.34 -.33,.24"),
        disc("yellow", 0.15, -0.2, 0.185),
    ),
    marks(disc("ink", 0.2, -0.23, 0.042), stroke("brown", 0.04, "-.2,.1 -.14,.2 0,.21 .13,.08")),
    marks(stroke("blue", 0.07, ((x / 10, 0.38 + 0.025 * (-1) ** (x // 2)) for x in range(-4, 5, 2)))),
)


# --- Christmas motifs ---


CANDLE = drawing(
    solid(stroke("brown", 0.06, ".2,.3 .36,.22 .38,.36 .24,.38")),
    solid(fill("brown", "-.3,.27 .3,.27 .2,.41 -.2,.41")),
    solid(fill("violet", "-.13,-.1 .13,-.1 .13,.27 -.13,.27")),
    marks(blob("white", "-.12,-.1 .12,-.1 .12,.07 .06,.1 .03,0 -.04,.02 -.08,.12 -.12,.06")),
    marks(bars("ink", 0.035, "0,-.1 0,-.18")),
    solid(blob("yellow", "0,-.44 .07,-.31 .09,-.22 0,-.15 -.09,-.22 -.07,-.31")),
    marks(oval("orange", 0, -0.22, 0.035, 0.06)),
)

GIFT = drawing(
    solid(*mirrored(blob("yellow", ".02,-.22 .1,-.38 .26,-.4 .3,-.29 .18,-.22"))),
    marks(*mirrored(oval("ink", 0.17, -0.3, 0.055, 0.03, -20))),
    solid(fill("red", "-.32,-.04 .32,-.04 .32,.39 -.32,.39")),
    solid(fill("red", "-.38,-.2 .38,-.2 .38,-.03 -.38,-.03")),
    marks(fill("yellow", "-.075,-.2 .075,-.2 .075,.39 -.075,.39")),
    solid(disc("yellow", 0, -0.23, 0.06)),
)

_STAR = rays(0, 0.03, 10, -90, 0.45, 0.2)
STAR = drawing(
    solid(fill("yellow", _STAR)),
    marks(*(fill("pale-yellow", [(0, 0.03), *_STAR[tip : tip + 2]]) for tip in range(0, 10, 2))),
)

BELL = drawing(
    solid(disc("brown", 0, 0.31, 0.095)),
    solid(stroke("orange", 0.06, "-.05,-.33 0,-.42 .05,-.33")),
    solid(blob("orange", "0,-.33 .15,-.27 .22,-.08 .26,.12 .4,.26 0,.27 -.4,.26 -.26,.12 -.22,-.08 -.15,-.27")),
    marks(stroke("white", 0.05, "-.12,-.17 -.15,-.02 -.18,.1"), stroke("brown", 0.05, "-.3,.2 0,.215 .3,.2")),
)

TREE = drawing(
    solid(fill("brown", "-.08,.28 .08,.28 .08,.42 -.08,.42")),
    solid(fill("green", "0,-.06 .37,.31 -.37,.31")),
    solid(fill("green", "0,-.22 .28,.11 -.28,.11")),
    solid(fill("green", "0,-.38 .2,-.08 -.2,-.08")),
    marks(
        disc("red", 0.13, 0.22, 0.05),
        disc("yellow", -0.16, 0.23, 0.05),
        disc("yellow", 0.07, 0.03, 0.045),
        disc("red", -0.09, 0.02, 0.045),
    ),
    solid(fill("yellow", rays(0, -0.34, 10, -90, 0.11, 0.05))),
)

SNOWMAN = drawing(
    solid(bars("brown", 0.025, "-.2,.1 -.42,-.06"), bars("brown", 0.025, ".2,.1 .42,-.06")),
    solid(oval("white", 0, 0.2, 0.25, 0.215)),
    solid(disc("white", 0, -0.1, 0.175)),
    solid(bars("teal", 0.085, "-.15,.03 0,.065 .15,.03"), bars("teal", 0.085, ".1,.05 .14,.2")),
    solid(fill("ink", "-.13,-.42 .13,-.42 .13,-.22 -.13,-.22"), bars("ink", 0.03, "-.22,-.22 .22,-.22")),
    marks(
        *mirrored(disc("ink", 0.065, -0.12, 0.03)),
        fill("orange", "-.01,-.1 -.01,-.03 -.19,-.05"),
        disc("ink", -0.03, 0.19, 0.03),
        disc("ink", -0.03, 0.3, 0.03),
    ),
)

MITTEN = drawing(
    solid(
        blob("blue", "-.14,.2 -.16,-.14 -.08,-.38 .1,-.42 .26,-.3 .28,0 .24,.2"),
        blob("blue", "-.12,.16 -.34,.02 -.4,-.12 -.31,-.2 -.2,-.12 -.1,-.02"),
    ),
    marks(
        *(
            bars("white", 0.04, [(0.06 + x, -0.12 + y), (0.06 - x, -0.12 - y)])
            for x, y in ((0, 0.13), (0.113, 0.065), (0.113, -0.065))
        )
    ),
    solid(bars("pale-blue", 0.13, "-.14,.32 .24,.32")),
    marks(*(bars("blue", 0.025, [(x, 0.28), (x, 0.36)]) for x in (-0.06, 0.05, 0.16))),
)

JOKER = drawing(
    solid(blob("teal", "-.26,.2 -.22,-.1 -.33,-.13 -.36,.02 -.42,-.02 -.42,-.22 -.24,-.33 0,-.12 0,.2")),
    solid(blob("violet", ".26,.2 .22,-.1 .33,-.13 .36,.02 .42,-.02 .42,-.22 .24,-.33 0,-.12 0,.2")),
    solid(blob("pink", "-.19,.22 -.17,-.08 0,-.38 .17,-.08 .19,.22 0,.24")),
    solid(stroke("yellow", 0.13, "-.26,.26 0,.3 .26,.26")),
    solid(disc("yellow", 0, -0.38, 0.06), *mirrored(disc("yellow", 0.39, 0.03, 0.06))),
    marks(stroke("ink", 0.075, ".055,-.13 .055,.05 .03,.13 -.035,.14 -.07,.09")),
)

# by the halves on which they are
FIGURES: dict[str, Drawing] = dict(
    zip("123456789", (HEDGEHOG, OWL, FOX, FISH, CAT, SNAIL, RABBIT, BUTTERFLY, DUCK), strict=True)
)
MOTIFS: dict[str, Drawing] = dict(
    zip("1234567J", (CANDLE, GIFT, STAR, BELL, TREE, SNOWMAN, MITTEN, JOKER), strict=True)
)
