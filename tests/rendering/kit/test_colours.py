from itertools import combinations

import pytest
from PIL import ImageChops, ImageStat

from bot.games.drawn import THEMES
from rendering.kit.colours import SEATS
from rendering.kit.palette import RGB, blend, palette
from rendering.line.faces import plate_sprite
from rendering.players.badges import badge_sprite, mark_sprite

BADGES = [f"seat-{number}" for number in range(1, SEATS + 1)]
# Machado, Oliveira, Fernandes 2009, severity 1.0
BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: RGB) -> list[float]:
    return [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]


def contrast(first: RGB, second: RGB) -> float:
    """WCAG 2.2, relative luminance and contrast ratio."""
    light, dark = sorted(
        (
            sum(part * weight for part, weight in zip(linear(c), (0.2126, 0.7152, 0.0722), strict=True))
            for c in (first, second)
        ),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("ink", "panel", 7),
        ("ink", "felt", 7),
        ("muted", "panel", 4.5),
        ("on-accent", "accent", 4.5),
        ("accent", "panel", 3),
        ("accent", "felt", 3),
        ("left", "felt", 4.5),
        ("right", "felt", 4.5),
        ("tile-edge", "tile", 3),
        ("tile", "back", 3),
        ("dim-ink", "dim", 3),
        *((f"pip-{number}", "tile", 4.5) for number in range(1, 7)),
        *((badge, "panel", 4.5) for badge in BADGES),
        *(("on-seat", badge, 4.5) for badge in BADGES),
    ],
)
def test_contrast(theme: str, ink: str, ground: str, least: float) -> None:
    colours = palette(theme)
    assert contrast(colours[ink], colours[ground]) >= least


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("blindness", BLINDNESS)
def test_seat_colours_without_a_kind_of_cone(theme: str, blindness: str) -> None:
    """They need not all differ, since shapes do; but the first four do, for nearly all games."""

    def seen(name: str) -> list[float]:
        light = linear(palette(theme)[name])
        return [sum(a * b for a, b in zip(row, light, strict=True)) for row in BLINDNESS[blindness]]

    for first, second in combinations(BADGES[:4], 2):
        assert max(abs(a - b) for a, b in zip(seen(first), seen(second), strict=True)) >= 0.05, (first, second)


def silhouette(seat: int):
    """A badge's shape alone: its own colour and letter turned black, the rest white."""
    image = badge_sprite(seat, "A", 58, "light").image.convert("RGB")
    ground = palette("light")["panel"]
    flat = image.copy()
    flat.paste(ground, (0, 0, *flat.size))
    return ImageChops.difference(image, flat).convert("L").point([0] * 25 + [255] * 231)


def test_seats_have_shapes_of_their_own() -> None:
    shapes = [silhouette(seat) for seat in range(SEATS)]
    for first, second in combinations(shapes, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] >= 12


def test_ends_have_shapes_of_their_own() -> None:
    left, right = (plate_sprite(end, "X", 52, "light").image.convert("1") for end in ("left", "right"))
    assert left.tobytes() != right.tobytes()


def test_marks_differ() -> None:
    marks = [mark_sprite(mark, 46, "dark").image.tobytes() for mark in ("computer", "away", "out", "1", "2", "12")]
    assert len(set(marks)) == 6


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_at_most_256_colours(theme: str) -> None:
    colours = palette(theme)
    assert len(set(colours.colours)) == len(colours.colours) <= 256
    assert colours.index("bar") == 0
    assert all(colours.lights[step][0] == 0 for step in range(12))
    for name in ("ink", "panel", "tile", "dim", *BADGES):
        assert colours.colours[colours.index(name)] == colours[name]


@pytest.mark.parametrize("theme", THEMES)
def test_ramps_lead_from_the_ground_to_the_ink(theme: str) -> None:
    colours = palette(theme)
    ramp = colours.ramp("ink", "panel")
    assert (ramp[0], ramp[255]) == (colours.index("panel"), colours.index("ink"))
    between = blend(colours["ink"], colours["panel"], 0.5)
    assert [colours.colours[index] for index in dict.fromkeys(ramp)] == [colours["panel"], between, colours["ink"]]


@pytest.mark.parametrize("theme", THEMES)
def test_shades_are_of_the_given_colours_alone(theme: str) -> None:
    colours = palette(theme)
    names = frozenset(("tile", "pip-1", "panel"))
    shades = colours.shades(names)
    assert sorted(shades) == sorted((*(colours[name] for name in names), blend(colours["pip-1"], colours["tile"], 0.5)))
    assert set(colours.shades(frozenset(("paint-ink", "paint-red")), coarse=True)) < set(
        colours.shades(frozenset(("paint-ink", "paint-red")))
    )


def test_texts_stand_out_from_what_they_are_on() -> None:
    """Every ink that a text is written with, and the ground that it is written on."""
    for theme in THEMES:
        colours = palette(theme)
        for ink, ground in (("panel", "muted"), ("felt", "ink"), ("felt", "left"), ("felt", "right")):
            assert contrast(colours[ink], colours[ground]) >= 4.5, (theme, ink, ground)
        assert contrast(colours["back-edge"], colours["panel"]) >= 3


def test_unknown_theme() -> None:
    with pytest.raises(ValueError, match="sepia"):
        palette("sepia")
