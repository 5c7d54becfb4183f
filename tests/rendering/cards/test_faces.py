from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.drawn import THEMES, emoji_name
from bot.games.kit.cards import FRENCH
from rendering import emoji_names
from rendering.art.signs import SUIT_INKS, paint_suit
from rendering.cards.faces import CARDS, CardStyle, card_height, paint_card, split_card, under_of
from rendering.kit.canvas import Canvas
from rendering.kit.palette import palette
from rendering.kit.sprites import make_sprite
from tests.rendering.families import drawn_emojis
from tests.rendering.kit.test_colours import BLINDNESS, contrast, linear

pytestmark = pytest.mark.slow


def seen(card: str, style: CardStyle, theme: str = "light+cards") -> Image.Image:
    canvas = Canvas(style.width + 40, card_height(style.width) + 40, theme)
    paint_card(canvas, card, style, 20, 20)
    return Image.open(BytesIO(canvas.png())).convert("RGB")


def difference(first: Image.Image, second: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(first, second)).mean)


def test_all_cards_of_the_pack_have_a_face() -> None:
    assert sorted(CARDS) == sorted(str(card) for card in FRENCH.cards)


@pytest.mark.parametrize("theme", THEMES)
def test_all_cards_differ_in_the_smallest_size_even_where_they_are_covered(theme: str) -> None:
    for style in (CardStyle(64, 38), CardStyle(64, 38, "card", 38), CardStyle(64))[THEMES.index(theme) :: 2]:
        pictures = [seen(card, style, f"{theme}+cards") for card in CARDS]
        assert all(difference(first, second) > 0.25 for first, second in combinations(pictures, 2))


def test_suits_differ_by_shape_alone() -> None:
    """Drawn in one ink, 24 pixels large, as on the smallest cards."""
    signs = [
        make_sprite(
            24, 24, "light+cards", "card", lambda pen, suit=suit: paint_suit(pen.at(12, 12, 22), suit, "print-black")
        )
        for suit in "SHDC"
    ]
    grey = [sign.image.convert("L") for sign in signs]
    assert all(difference(first, second) > 12 for first, second in combinations(grey, 2))


@pytest.mark.parametrize("theme", THEMES)
def test_suits_differ_by_colour_and_stand_out_from_their_cards(theme: str) -> None:
    colours = palette(f"{theme}+cards")
    inks = [colours[f"print-{ink}"] for ink in SUIT_INKS.values()]
    for ink in (*inks, colours["print-joker"]):
        assert contrast(ink, colours["card"]) >= 4.5
        assert contrast(ink, colours["joker-card"]) >= 4.5
    for first, second in combinations(inks, 2):
        assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) > 90


@pytest.mark.parametrize("kind", BLINDNESS)
def test_red_and_black_differ_for_the_colour_blind(kind: str) -> None:
    colours = palette("light+cards")
    heart, spade = (linear(colours[name]) for name in ("print-red", "print-black"))
    rows = BLINDNESS[kind]
    lights = [[sum(f * c for f, c in zip(row, ink, strict=True)) for row in rows] for ink in (heart, spade)]
    assert max(abs(a - b) for a, b in zip(*lights, strict=True)) > 0.01


def test_a_joker_says_what_it_stands_for() -> None:
    assert split_card("H9") == ("H9", False)
    assert split_card("JK=H9") == ("H9", True)
    assert split_card("JK") == ("JK", True)
    assert [under_of(card, lit) for card in ("H9", "JK=H9") for lit in (False, True)] == [
        "card", "lit", "joker", "joker-lit",
    ]  # fmt: skip


def test_styles_are_seen() -> None:
    plain = seen("H9", CardStyle(90))
    for style in (CardStyle(90, lit=True), CardStyle(90, dim=True), CardStyle(90, bare=True), CardStyle(90, 50)):
        assert difference(plain, seen("H9", style)) > 0.2


def test_a_covered_card_ends_where_the_next_one_begins() -> None:
    """Laid over each other, the cards of a row leave no felt between them."""
    canvas = Canvas(300, 150, "light+cards")
    paint_card(canvas, "H7", CardStyle(90, 54), 20, 15)
    paint_card(canvas, "H8", CardStyle(90, 54, "card", 54), 74, 15)
    paint_card(canvas, "H9", CardStyle(90, 0, "card", 54), 128, 15)
    image = Image.open(BytesIO(canvas.png())).convert("RGB")
    felt = palette("light+cards")["felt"]
    assert felt not in {image.getpixel((x, 70)) for x in range(24, 210)}


def test_four_games_share_54_emojis() -> None:
    assert emoji_names("romi40") == emoji_names("joker-mania")
    assert emoji_name("romi51", "H10") == "by_card_H10"
    emojis = drawn_emojis("romi50")
    assert len(emojis) == 53 == len(set(emojis.values()))
    for data in emojis.values():
        assert Image.open(BytesIO(data)).size == (128, 128)
        assert len(data) < 256 * 1024
