"""The faces of domos: colours, shapes, letters, symbols, emojis."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.cross.rules.cross import PIECES
from bot.games.drawn import THEMES, emoji_name
from rendering import emoji_names
from rendering.cross.faces import price
from rendering.kit.palette import RGB, palette
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.tiles import HalfStyle
from rendering.registry import room_of
from tests.rendering.families import FACES
from tests.rendering.kit.test_colours import BLINDNESS, contrast, linear

pytestmark = pytest.mark.slow


def test_price() -> None:
    assert price(("Y4-Y4", "W-W")) == 116
    assert price(()) == 0


def test_emojis() -> None:
    names = emoji_names("uno")
    assert len(names) == 79
    assert {*names} == {emoji_name("uno", tile.text) for tile in PIECES}


COLOURS = ("red", "green", "yellow", "blue")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("ink", "field"), [("white", "red"), ("ink", "green"), ("ink", "yellow"), ("white", "blue")])
def test_numbers_stand_out_from_their_field(theme: str, ink: str, field: str) -> None:
    colours = palette(room_of("uno").sheet_theme("uno", theme))
    assert contrast(colours[f"paint-{ink}"], colours[f"domo-{field}"]) >= 4.5
    assert contrast(colours["faded-ink"], colours[f"faded-{field}"]) >= 3


def seen(colour: RGB, kind: str) -> tuple[float, ...]:
    """A colour as somebody sees it who lacks a kind of cones, in linear light."""
    return tuple(
        sum(part * weight for part, weight in zip(linear(colour), row, strict=True)) for row in BLINDNESS[kind]
    )


@pytest.mark.parametrize("kind", BLINDNESS)
def test_colours_differ_for_the_colour_blind(kind: str) -> None:
    colours = palette(room_of("uno").sheet_theme("uno", "light"))
    fields = [seen(colours[f"domo-{name}"], kind) for name in COLOURS]
    for first, second in combinations(fields, 2):
        assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 >= 0.1


def halves(value: str, unit: int, style: HalfStyle) -> list[Image.Image]:
    """A value on the four colours, as big as a half of so many pixels, or as wide as in an emoji."""
    faces, width = FACES["uno"], round(unit * style.wide)

    def painter(letter: str) -> Callable[[Pen], None]:
        return lambda pen: faces.draw(pen.at(width / 2, unit / 2, unit), letter + value, style)

    theme = room_of("uno").sheet_theme("uno", "light")
    return [make_sprite(width, unit, theme, "tile", painter(letter)).image.convert("RGB") for letter in "RGYB"]


def pixels(image: Image.Image) -> list[RGB]:
    return list(zip(*[iter(image.tobytes())] * 3, strict=True))


@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("unit", [26, 40, 87])
@pytest.mark.parametrize("value", ["7", "RV"])
def test_colours_differ_in_grey_by_shape_and_brightness(value: str, unit: int, dim: bool) -> None:
    greys = [image.convert("L") for image in halves(value, unit, HalfStyle(dim=dim))]
    for first, second in combinations(greys, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] >= 6


def test_every_colour_has_a_field_of_its_own_shape() -> None:
    """Ground or not ground alone: however dark the colours are, at least one pixel in fifty tells them apart."""
    ground = palette("light")["tile"]
    masks = []
    for image in halves("1", 40, HalfStyle()):
        flat = Image.new("RGB", image.size, ground)
        masks.append(ImageChops.difference(image, flat).convert("L").point([0] * 12 + [255] * 244))
    for first, second in combinations(masks, 2):
        assert ImageStat.Stat(ImageChops.difference(first, second)).mean[0] >= 255 / 50


@pytest.mark.parametrize("style", [HalfStyle(), HalfStyle(wide=1.7)])
@pytest.mark.parametrize("value", ["7", "SK", "D2"])
def test_every_colour_has_its_letter(value: str, style: HalfStyle) -> None:
    """The ink alone differs: the letters do, in emojis too."""
    colours = palette(room_of("uno").sheet_theme("uno", "light"))
    inks = (colours["paint-white"], colours["paint-ink"])
    masks = [bytes(pixel in inks for pixel in pixels(image)) for image in halves(value, 60, style)]
    for first, second in combinations(masks, 2):
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 20


@pytest.mark.parametrize(
    ("value", "unit", "lettered"),
    [("7", 40, False), ("7", 48, True), ("SK", 48, True), ("D2", 48, False), ("D2", 60, True)],
)
def test_letters_that_could_not_be_read_are_left_out(value: str, unit: int, lettered: bool) -> None:
    white = palette("light+fields")["paint-white"]
    red, blue = ([pixel == white for pixel in pixels(halves(value, unit, HalfStyle())[at])] for at in (0, 3))
    assert (sum(a != b for a, b in zip(red, blue, strict=True)) >= 20) is lettered
