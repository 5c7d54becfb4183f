from io import BytesIO
from itertools import combinations

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from bot.games.drawn import THEMES, HandPlan
from bot.games.rack.rules.deal import TILES as PACK
from rendering import draw_hand, draw_rules, draw_table, emoji_names
from rendering.art.signs import MARK_INKS, paint_mark
from rendering.kit.canvas import Canvas
from rendering.kit.palette import palette
from rendering.kit.sprites import make_sprite
from rendering.kit.texts import write
from rendering.rack import table as lying
from rendering.rack import tiles
from rendering.rack.tiles import TILES, TileStyle, paint_tile, style_of, tile_height
from rendering.room import BOARD
from tests.rendering.families import drawn_emojis
from tests.rendering.kit.test_colours import contrast
from tests.rendering.rack.racks import LABELS, WORDS, ended, table

HAND = ("R1", "R2", "R3", "R12", "Y4", "Y4", "Y13", "K1", "K7", "K10", "B5", "B6", "B6", "B13", "JK")
PAIRS = tuple((tile, tile) for tile in ("R1", "K3", "Y12", "B9", "B13", "K7", "R5"))


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def seen(tile: str, style: TileStyle) -> Image.Image:
    canvas = Canvas(style.width + 30, tile_height(style.width) + 30, "light+cards")
    paint_tile(canvas, tile, style, 15, 15)
    return opened(canvas.png())


def difference(first: Image.Image, second: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(first, second)).mean)


# --- tiles ---


@pytest.mark.slow
def test_all_tiles_of_the_set_have_a_face_and_an_emoji() -> None:
    assert sorted(TILES) == sorted(str(tile) for tile in PACK.cards)
    emojis = drawn_emojis("tabla")
    assert set(emojis) == set(emoji_names("tabla"))
    assert len(set(emojis.values())) == 53


def test_all_tiles_differ_in_the_smallest_size() -> None:
    pictures = [seen(tile, TileStyle(54)) for tile in TILES]
    assert all(difference(first, second) > 0.5 for first, second in combinations(pictures, 2))


def test_colours_differ_by_shape_alone() -> None:
    """Drawn in one ink, 20 pixels large, as on the smallest tiles."""
    signs = [
        make_sprite(
            20, 20, "light+cards", "card", lambda pen, c=c: paint_mark(pen.at(10, 10, 19), c, "print-black", "card")
        )
        for c in "RYKB"
    ]
    grey = [sign.image.convert("L") for sign in signs]
    assert all(difference(first, second) > 12 for first, second in combinations(grey, 2))


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_stand_out_from_their_tiles(theme: str) -> None:
    colours = palette(f"{theme}+cards")
    inks = [colours[f"print-{ink}"] for ink in MARK_INKS.values()]
    assert all(contrast(ink, colours[ground]) >= 4.5 for ink in inks for ground in ("card", "joker-card", "lit-card"))


def test_jokers_are_marked_and_say_what_they_stand_for() -> None:
    natural, joker = TileStyle(80), TileStyle(80, joker=True)
    pictures = [
        seen("B6", natural), seen("B6", joker), seen("B6=R3", natural), seen("R3", natural),
        seen("JK", natural), seen("JK", TileStyle(80, stand_in="B6")), seen("JK=R3", natural),
    ]  # fmt: skip
    assert all(difference(*pair) > 0.5 for pair in combinations(pictures[:6], 2))
    assert difference(pictures[2], pictures[6]) == 0  # what stands there tells


def test_a_printed_joker_is_what_the_deal_makes_of_it() -> None:
    ordinary = table(jokers=("B6",), stand_in="B6")
    wild = table(jokers=("B6", "JK"), stand_in="")
    only = table(jokers=("JK",), stand_in="", turned="JK")
    assert style_of(ordinary, "JK", 60) == TileStyle(60, stand_in="B6")
    assert style_of(wild, "JK", 60).joker
    assert style_of(wild, "B6", 60).joker
    assert style_of(only, "JK", 60).joker
    assert not style_of(only, "B6", 60).joker


# --- tables ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_of_any_length_are_drawn(seats: int) -> None:
    for thrown in (0, 1, seats, 17, 34, 106 - 14 * seats - 3):
        data = draw_table(table(seats, thrown), LABELS[:seats], WORDS, THEMES[seats % 2])
        assert opened(data).size == (1200, BOARD)
        assert len(data) <= 60 * 1024


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_shows_all_hands(seats: int) -> None:
    theme = THEMES[seats % 2]
    for parts in (ended().combinations, PAIRS, (HAND[:14],), (("R8",) * 8, ("R1", "R2", "R3"), ("Y1", "K1", "B1"))):
        view = ended(seats, combinations=parts)
        data = draw_table(view, LABELS[:seats], WORDS, theme)
        assert len(data) <= 60 * 1024
        void = msgspec.structs.replace(view, winner=None, combinations=(), end="void")
        assert data != draw_table(void, LABELS[:seats], WORDS, theme)


def test_what_only_a_seat_knows_is_in_no_table() -> None:
    view = table()
    secret = msgspec.structs.replace(view, seat=2, hand=HAND, legal=("p3 discard R1",), drawn="R1", barred="R2")
    for theme in THEMES:
        assert draw_table(view, LABELS, WORDS, theme) == draw_table(secret, LABELS, WORDS, theme)


@pytest.mark.parametrize(
    "changes",
    [
        {"talon": 3},
        {"talon": 0},
        {"turned": "R12"},
        {"turned": ""},
        {"jokers": ("B6", "JK"), "stand_in": ""},
        {"jokers": ("JK",)},
        {"last_by": None},
        {"last_by": 1},
        {"step": -1},
        {"turn": 2},
        {"sizes": (14, 14, 15, 14)},
        {"discards": ((), ("R1",), (), ())},
    ],
)
def test_what_all_know_is_seen(changes: dict[str, object]) -> None:
    view = table()
    before, after = (draw_table(changed, LABELS, WORDS) for changed in (view, msgspec.structs.replace(view, **changes)))
    assert ImageChops.difference(opened(before), opened(after)).getbbox()


def test_old_discards_are_counted() -> None:
    many = table(4, 48)
    fewer = msgspec.structs.replace(many, discards=tuple(tiles[1:] for tiles in many.discards))
    assert draw_table(many, LABELS, WORDS) != draw_table(fewer, LABELS, WORDS)


@pytest.mark.parametrize("thrown", [4, 24, 48])
def test_discards_that_are_drawn_and_those_that_are_counted_are_all(thrown: int, monkeypatch) -> None:
    drawn: list[str] = []
    texts: list[str] = []

    def paint(canvas, tile, *args):
        drawn.append(tile)
        paint_tile(canvas, tile, *args)

    def noted(canvas, text, *args, **named):
        texts.append(text)
        return write(canvas, text, *args, **named)

    monkeypatch.setattr(lying, "paint_tile", paint)
    monkeypatch.setattr(lying, "write", noted)
    view = table(4, thrown)
    draw_table(view, LABELS, WORDS)
    old = [int(text[1:]) for text in texts if text.startswith("+")]
    at_the_top = 1 + len(view.jokers)
    assert len(drawn) - at_the_top + sum(old) == thrown
    assert bool(old) == (thrown == 48)
    assert all(pile[-1] in drawn for pile in view.discards)


@pytest.mark.parametrize("theme", THEMES)
def test_the_example(theme: str) -> None:
    assert opened(draw_rules("tabla", theme)).size == (1200, 420)


# --- racks ---


@pytest.mark.parametrize("count", [0, 1, 2, 14, 15, 16, 23, 40])
def test_racks_of_any_size(count: int) -> None:
    hand = tuple(HAND[index % 15] for index in range(count))
    image = opened(draw_hand(table(hand=hand, seat=0), WORDS, THEMES[count % 2], hand))
    assert image.size[0] == 1080
    assert 200 <= image.size[1] <= 1000


def test_a_rack_is_in_the_players_order_with_gaps_and_picks() -> None:
    view = table(hand=HAND, seat=0, drawn="K10")
    pictures = [
        draw_hand(view, WORDS, order=HAND),
        draw_hand(view, WORDS, order=HAND[::-1]),
        draw_hand(view, WORDS, order=HAND, plan=HandPlan((3,))),
        draw_hand(view, WORDS, order=HAND, plan=HandPlan((4, 9))),
        draw_hand(msgspec.structs.replace(view, drawn="R1"), WORDS, order=HAND),
        draw_hand(view, WORDS, order=HAND, plan=HandPlan(together=(3, 4))),
    ]
    assert len(set(pictures)) == len(pictures)
    assert len({opened(data).size for data in pictures[:-1]}) == 1  # nothing moves


def test_of_twins_the_last_one_on_the_rack_is_the_one_that_was_drawn(monkeypatch) -> None:
    lit: list[bool] = []

    def paint(canvas, tile, style, *args):
        lit.append(style.lit)
        paint_tile(canvas, tile, style, *args)

    monkeypatch.setattr(tiles, "paint_tile", paint)
    draw_hand(table(hand=HAND, seat=0, drawn="Y4"), WORDS, order=HAND)
    assert [at for at, is_lit in enumerate(lit) if is_lit] == [HAND.index("Y4") + 1]


def test_fifteen_tiles_with_seven_pairs_apart_have_room() -> None:
    data = draw_hand(table(hand=HAND, seat=0), WORDS, order=HAND, plan=HandPlan(together=(2,) * 7))
    assert opened(data).size[0] == 1080
