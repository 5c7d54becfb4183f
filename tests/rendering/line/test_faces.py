from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.drawn import emoji_name
from bot.games.line.rules.christmas import Christmas
from bot.games.line.rules.christmas_round import Pictures
from bot.games.line.rules.line import Placed
from bot.games.line.rules.moomin_round import Figures
from rendering import emoji_names
from rendering.kit.palette import Depth, palette
from rendering.kit.sprites import make_sprite
from rendering.kit.tiles import Face, HalfStyle, card_sprite, joker_sprite, tile_sprite
from rendering.line.room import face_of
from tests.rendering.families import FACES

pytestmark = pytest.mark.slow

GAMES = ("moomin", "moomin-joker", "christmas")
PAIRS = [(game, *pair) for game in GAMES[::2] for pair in combinations(FACES[game].halves, 2)]
SIZE = 24


def drawn(game: str, half: str, size: int = SIZE, style: HalfStyle = HalfStyle()) -> Image.Image:  # noqa: B008 - a frozen value
    ground = "dim" if style.dim else "tile"
    sprite = make_sprite(
        size, size, "light", ground, lambda pen: FACES[game].draw(pen.at(size / 2, size / 2, size), half, style)
    )
    return sprite.image.convert("RGB")


def silhouette(image: Image.Image) -> Image.Image:
    """Return what is not the ground in black, the rest white."""
    ground = Image.new("RGB", image.size, image.getpixel((0, 0)))
    return ImageChops.difference(image, ground).convert("L").point(lambda value: 255 if value > 24 else 0)


def difference(first: Image.Image, second: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(first, second)).mean[0])


@pytest.mark.parametrize("dim", [False, True])
@pytest.mark.parametrize(("game", "first", "second"), PAIRS)
def test_no_two_look_alike_in_grey(game: str, first: str, second: str, dim: bool) -> None:
    pictures = [drawn(game, half, style=HalfStyle(dim=dim)).convert("L") for half in (first, second)]
    assert difference(*pictures) >= (8 if dim else 25)


@pytest.mark.parametrize(("game", "first", "second"), PAIRS)
def test_no_two_have_the_same_shape(game: str, first: str, second: str) -> None:
    """Of all that belongs to the one or the other at least a fifth belongs to one of them alone."""
    shapes = [silhouette(drawn(game, half)) for half in (first, second)]
    both = ImageStat.Stat(ImageChops.lighter(*shapes)).mean[0]
    assert difference(*shapes) / both >= 0.2


@pytest.mark.parametrize(("game", "first", "second"), PAIRS)
def test_no_two_have_the_same_colour(game: str, first: str, second: str) -> None:
    """The paints that take the most room, outlines left out, are not the same for two pictures."""
    assert main_paint(game, first) != main_paint(game, second)


def main_paint(game: str, half: str) -> tuple[int, int, int]:
    image = drawn(game, half, 96)
    ground, ink = palette("light")["tile"], palette("light")["paint-ink"]
    counts = {colour: count for count, colour in image.getcolors(96 * 96)}
    black = counts.pop(ink)
    counts.pop(ground)
    colour, most = max(counts.items(), key=lambda item: item[1])
    return ink if black > 3 * most else colour


@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_upright_in_lying_tiles(game: str) -> None:
    faces = FACES[game]
    for half in faces.halves:
        standing, lying = (drawn(game, half, 60, HalfStyle(lying=lying)) for lying in (False, True))
        assert standing.tobytes() == lying.tobytes()
        assert standing.rotate(90).tobytes() != standing.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_keep_off_the_edges(game: str) -> None:
    for half in FACES[game].halves:
        left, top, right, bottom = silhouette(drawn(game, half, 100)).getbbox()
        assert min(left, top, 100 - right, 100 - bottom) >= 4
        assert max(right - left, bottom - top) >= 70


@pytest.mark.parametrize("game", GAMES)
def test_faded_pictures_are_grey(game: str) -> None:
    for half in FACES[game].halves:
        for _, colour in drawn(game, half, 60, HalfStyle(dim=True)).getcolors(3600):
            assert max(colour) - min(colour) <= 40


def test_the_tiles_are_those_of_the_games() -> None:
    figures, pictures = (tuple(map(str, tiles.order)) for tiles in (Figures, Pictures))
    jokers = tuple(f"J{figure}" for figure in "123456789")
    assert FACES["moomin"].tiles == figures
    assert FACES["moomin-joker"].tiles == (*figures, *jokers)
    assert FACES["christmas"].tiles == pictures
    assert FACES["christmas"].halves[-1] == "J"
    assert Christmas.name in FACES


def test_what_the_cards_in_a_hand_count() -> None:
    assert FACES["moomin"].worth(("3-7", "5-5", "1-9")) == 4  # MD-5: 1 a card, 2 a double
    assert FACES["moomin-joker"].worth(()) == 0
    assert FACES["christmas"].worth(("3-7", "5-5", "J-J")) == 3  # WD-8: the number of cards


def test_jokers_are_told_from_halves_and_from_each_other() -> None:
    cards = [joker_sprite(FACES["moomin-joker"], f"J{half}", 44, "light").image for half in "123456789"]
    backs = joker_sprite(FACES["moomin-joker"], "", 44, "light").image
    halves = [drawn("moomin", half, 44).convert("L") for half in "123456789"]
    grey = [image.convert("RGB").convert("L") for image in (*cards, backs)]
    for first, second in combinations((*grey, *halves), 2):
        assert difference(first, second) >= 8
    for card, half in zip(grey, halves, strict=False):
        assert difference(card, half) >= 25


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_a_hand_is_a_tile_or_a_joker(game: str) -> None:
    for tile in FACES[game].tiles:
        sprite = card_sprite(FACES[game], tile, 40, "dark")
        assert (sprite.width, sprite.height) == ((40, 40) if tile in FACES[game].jokers else (40, 80))
        assert sprite.depth is Depth.PAINTED


@pytest.mark.parametrize(("turn", "place"), [(0, (0, 0)), (1, (0, 0)), (2, (60, 0)), (3, (0, 60))])
@pytest.mark.parametrize("cover", ["left", "right"])
def test_a_joker_lies_on_the_half_that_it_covers(cover: str, turn: int, place: tuple[int, int]) -> None:
    """`place` is where the left half is when the tile is turned so."""
    placed = Placed("4-8", "4", "8", 0, cover, "2")
    face = face_of(FACES["moomin-joker"], placed, turn)
    tile = tile_sprite(face, 60, "light").image.convert("RGB")
    bare = tile_sprite(face_of(FACES["moomin-joker"], Placed("4-8", "4", "8", 0), turn), 60, "light").image
    covered, free = (place, tuple(60 - at if at or other else 0 for at, other in zip(place, place[::-1], strict=True)))
    free = {0: (60, 0), 1: (0, 60), 2: (0, 0), 3: (0, 0)}[turn]
    if cover == "right":
        covered, free = free, covered
    violet = palette("light")["paint-violet"]

    def part(image: Image.Image, at: tuple[int, int]) -> Image.Image:
        return image.convert("RGB").crop((at[0] + 3, at[1] + 3, at[0] + 57, at[1] + 54))

    assert dict(map(reversed, part(tile, covered).getcolors(9999)))[violet] >= 300
    assert part(tile, free).tobytes() == part(bare, free).tobytes()


@pytest.mark.parametrize("game", ["classic", *GAMES, "uno"])
def test_a_half_looks_the_same_on_every_tile(game: str) -> None:
    """Its neighbours change no pixel, so that touching halves are alike and compress well."""
    half, *neighbours = FACES[game].halves[:5]
    for lying in (False, True):
        halves = {
            tile_sprite(Face(FACES[game], half, other, lying), 44, "light+fields" if game == "uno" else "light")
            .image.crop((0, 0, 44, 44))
            .tobytes()
            for other in neighbours
        }
        assert len(halves) == 1


def test_a_covered_double_lies_along_the_line() -> None:
    assert Placed("4-4", "4", "4", 0).crosswise
    assert not Placed("4-4", "4", "4", 0, "left", "2").crosswise


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_paints_are_at_the_end_of_the_palette(theme: str) -> None:
    colours = palette(theme)
    assert colours.colours[: len(colours.plain)] == colours.plain
    assert len(colours.plain) < len(colours.colours)
    assert colours.tables[Depth.PAINTED].startswith(colours.tables[Depth.PLAIN])
    assert colours.tables[Depth.WHOLE].startswith(colours.tables[Depth.PAINTED])
    assert tile_sprite(Face(FACES["classic"], "6", "4", lying=True), 44, theme).depth is Depth.PLAIN


def test_emojis_of_jokers() -> None:
    assert emoji_name("moomin-joker", "J3") == "by_moominjoker_J3"
    assert emoji_name("moomin", "3-7") == "by_moomin_37"
    assert emoji_name("christmas", "J-J") == "by_christmas_JJ"
    assert len(emoji_names("moomin-joker")) == 45 + 9
    assert len(emoji_names("christmas")) == 36
