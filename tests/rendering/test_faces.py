import re
from collections.abc import Callable
from io import BytesIO
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.drawn import emoji_name, emoji_set
from bot.games.kit.tiles import Pips
from rendering import draw_rules, emoji_names, tile_emojis
from rendering.kit.palette import palette
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.tiles import Face, HalfStyle, tile_sprite
from rendering.registry import room_of
from tests.luck import part_of
from tests.rendering.families import EXAMPLES, FACES, SOME_GAMES, drawn_emojis

pytestmark = pytest.mark.slow

DRAWN = [game for game in FACES if game in SOME_GAMES]
ALIKE = {"uno": 1.8}  # the mean difference in grey that two emojis of a game have at least


def small(image: Image.Image, size: int = 24) -> Image.Image:
    """In grey, at the size at which Discord shows emojis in text."""
    return image.convert("RGB").convert("L").resize((size, size), Image.Resampling.LANCZOS)


def difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of two grey pictures, 0 to 255."""
    return float(ImageStat.Stat(ImageChops.difference(first, second)).mean[0])


@pytest.mark.parametrize("lying", [False, True])
@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize("game", FACES)
def test_halves_differ_in_grey_at_24_pixels(game: str, lying: bool, dim: bool) -> None:
    faces = FACES[game]

    def paint(half: str, pen: Pen) -> None:
        pen.block(0, 0, 96, 96, "dim" if dim else "tile")
        faces.draw(pen.at(48, 48, 96), half, HalfStyle(lying, dim))

    drawn = {half: small(make_coloured(game, half, paint)) for half in faces.halves}
    for (name, picture), (other_name, other) in combinations(drawn.items(), 2):
        assert difference(picture, other) >= 3, f"{name} and {other_name} look alike"


def make_coloured(game: str, half: str, paint: Callable[[str, Pen], None]) -> Image.Image:
    theme = room_of(game).sheet_theme(game, "light")
    return make_sprite(96, 96, theme, "tile", lambda pen: paint(half, pen)).image


@pytest.mark.parametrize("game", DRAWN)
def test_emojis(game: str) -> None:
    emojis = drawn_emojis(game)
    assert tuple(emojis) == emoji_names(game)
    assert len(emojis) == len(FACES[game].tiles) == len(set(emojis.values()))
    for name, data in emojis.items():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert len(data) <= 256 * 1024
        image = Image.open(BytesIO(data))
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
        assert image.getpixel((0, 0))[3] == 0
        assert image.getpixel((64, 30))[3] == 255


@pytest.mark.parametrize("ground", ["#313338", "#ffffff"][: part_of(2, 1)])
@pytest.mark.parametrize("game", DRAWN)
def test_emojis_differ_in_grey_at_24_pixels(game: str, ground: str) -> None:
    pictures = {}
    for name, data in drawn_emojis(game).items():
        image = Image.new("RGB", (128, 128), ground)
        tile = Image.open(BytesIO(data))
        image.paste(tile, (0, 0), tile)
        pictures[name] = small(image)
    for (name, picture), (other_name, other) in combinations(pictures.items(), 2):
        assert difference(picture, other) >= ALIKE.get(game, 1.2), f"{name} and {other_name} look alike"


def test_emoji_names() -> None:
    names = [emoji_name(game, tile) for game in FACES for tile in FACES[game].tiles]
    assert len(set(names)) == len(names)


def test_games_share_emojis_if_they_share_faces() -> None:
    for game, other in combinations(FACES, 2):
        assert (emoji_set(game) == emoji_set(other)) == (FACES[game] is FACES[other]), f"{game}, {other}"


def test_classic_has_all_its_tiles() -> None:
    assert {str(tile) for tile in Pips.order} == set(FACES["classic"].tiles)
    assert FACES["classic"].worth(["6-4", "0-0", "1-1"]) == 12


def test_faces_are_unknown_for_other_games() -> None:
    with pytest.raises(ValueError, match="chess"):
        tile_emojis("chess")


@pytest.mark.parametrize("unit", [44, 66, 84])
def test_tiles_fill_their_place(unit: int) -> None:
    for lying in (False, True):
        face = Face(FACES["classic"], "6", "4", lying)
        sprite = tile_sprite(face, unit, "dark")
        assert (sprite.width, sprite.height) == face.size(unit)
        felt = sprite.image.getpixel((0, 0))
        assert felt == palette("dark").index("felt")  # the corners are round
        assert sprite.image.getpixel((sprite.width // 2, 0)) != felt


@pytest.mark.parametrize("game", ["classic"])
def test_examples_are_legal(game: str) -> None:
    line = EXAMPLES[game].line
    assert all(placed.right == other.left for placed, other in pairwise(line))
    assert len({placed.tile for placed in line}) == len(line)
    for placed in line:
        tile = Pips(placed.tile if placed.left >= placed.right else f"{placed.right}-{placed.left}")
        assert {tile.a, tile.b} == {placed.left, placed.right}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", EXAMPLES)
def test_rules_have_a_picture(game: str, theme: str) -> None:
    image = Image.open(BytesIO(draw_rules(game, theme)))
    image.load()
    assert image.width == 1200


def test_no_example() -> None:
    with pytest.raises(ValueError, match="chess"):
        draw_rules("chess")
