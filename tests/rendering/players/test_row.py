from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.drawn import THEMES
from rendering import SeatLabel, TableWords
from rendering.cards.faces import back_sprite
from rendering.kit.canvas import Canvas
from rendering.kit.palette import palette
from rendering.kit.surface import RAIL
from rendering.players.layout import OpenHand, Plate, lay_plates
from rendering.players.plates import bank_sprite, paint_plates, slim_sprite
from rendering.room import paint_banner
from tests.rendering.families import FACES

NAMES = ("Annamária", "A name that is much too long for any plate", "", "Ő", "Bo", "Zoë")


def plates(theme: str, seats: int, **changes: object) -> list[Plate]:
    icon = back_sprite(28, f"{theme}+cards")
    filled = [
        Plate(
            SeatLabel(seat, NAMES[seat], -12345 * seat),
            seat == 1,
            14,
            icon,
            pieces="cards",
            turn="to play",
            score="points",
        )
        for seat in range(seats)
    ]
    filled[0] = filled[0]._replace(**changes)
    return filled


def row(theme: str, seats: int, step: int = 1, **changes: object) -> Image.Image:
    filled = plates(theme, seats, **changes)
    layout = lay_plates(filled, step)
    canvas = Canvas(1200, layout.height, f"{theme}+cards")
    paint_plates(canvas, filled, layout, step)
    return Image.open(BytesIO(canvas.png())).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_plates_of_all_widths_have_room_for_long_names_and_large_scores(theme: str, seats: int) -> None:
    high = 124 if seats < 5 else 228
    assert row(theme, seats).size == (1200, high)
    label = SeatLabel(0, NAMES[1], -99999, computer=True, away=True, place=1)
    assert row(theme, seats, label=label, call="UNO", jokers=2, joker=back_sprite(28, f"{theme}+cards")).size


def test_everything_on_a_plate_is_seen() -> None:
    changes: tuple[dict[str, object], ...] = (
        {},
        {"held": 3},
        {"pledge": "51"},
        {"pledge": "51", "pledged": True},
        {"pledge": "40"},
        {"won": True},
        {"awaited": True},
        {"follows": True},
        {"marks": ("out",)},
        {"call": "UNO"},
        {"call": "UNO", "called": True},
        {"pieces": "tiles"},
        {"score": "pips"},
        {"hand": OpenHand(FACES["classic"], ("6-4",), 10, "left")},
        {"hand": OpenHand(FACES["classic"], ("6-4",), 11, "left")},
    )
    images = [row("light", 2, **each) for each in changes] + [row("light", 2, step=step) for step in (-1, 0)]
    assert len({image.tobytes() for image in images}) == len(images)


@pytest.mark.parametrize("seats", range(2, 7))
def test_numbers_say_what_they_are(seats: int) -> None:
    """The pieces held have their word on every plate, however narrow; the score too, unless it is long."""
    label = SeatLabel(0, "Anna", 37 if seats == 4 else -104)
    plain = row("dark", seats, label=label)
    assert plain.tobytes() != row("dark", seats, label=label, pieces="").tobytes()
    assert plain.tobytes() != row("dark", seats, label=label, score="").tobytes()


def test_what_is_written_leaves_the_frame_of_a_plate_alone() -> None:
    for seats in (2, 4, 6):
        framed = row("dark", seats, awaited=True, label=SeatLabel(0, "Ágy", -1234))
        accent = palette("dark+cards")["accent"]
        below = framed.height - 12 if seats < 5 else 106
        assert {framed.getpixel((x, below)) for x in range(40, 200)} == {accent}


def test_what_is_pledged_is_a_tick_where_a_number_has_no_room() -> None:
    label = SeatLabel(0, "Anna", -1234)
    kept, open_ = (row("dark", 4, label=label, pledge="51", pledged=pledged) for pledged in (True, False))
    assert len({kept.tobytes(), open_.tobytes(), row("dark", 4, label=label).tobytes()}) == 3


@pytest.mark.parametrize("winners", range(1, 7))
def test_the_banner_has_all_winners(winners: int) -> None:
    words = TableWords(turn="", tiles="", score="", won="won the round")

    def banner(names: list[str]) -> Image.Image:
        canvas = Canvas(1200, RAIL, "dark", "rim")
        labels = [SeatLabel(seat, name, 0, won=True) for seat, name in enumerate(names)]
        assert paint_banner(canvas, labels, words) is bool(names)
        return Image.open(BytesIO(canvas.png())).convert("RGB")

    names = [name * 3 or "-" for name in NAMES[:winners]]
    image = banner(names)
    box = ImageChops.difference(image, banner([])).getbbox()
    assert box is not None
    assert 0 <= box[0] < box[2] <= 1200
    assert image.tobytes() != banner(names[:-1]).tobytes()


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_time_bank_has_ten_pieces_that_differ_by_shape(seats: int) -> None:
    """A full piece is solid and a spent one hollow, on plates of every width; who has no bank has no pieces."""
    theme, label = THEMES[seats % 2], SeatLabel(0, "Anna", 37)
    without = row(theme, seats, label=label)
    images = [row(theme, seats, label=replace(label, bank=tenths)) for tenths in range(11)]
    assert len({image.convert("L").tobytes() for image in images}) == 11
    layout = lay_plates(plates(theme, seats, label=replace(label, bank=4)))
    assert all(image.size == (1200, layout.height) for image in images)
    assert layout.height == without.height + (1 if seats < 5 else 2) * layout.bank
    canvas, each = Canvas(395, 14, theme, "panel"), 40
    canvas.paste(bank_sprite(4, 395, theme), 0, 0)
    drawn = Image.open(BytesIO(canvas.png())).convert("RGB")
    ground = drawn.getpixel((each - 2, 7))  # between two pieces
    assert [drawn.getpixel((each * piece + 17, 7)) != ground for piece in range(10)] == [True] * 4 + [False] * 6


def test_a_plate_of_one_line_has_the_bank_too() -> None:
    pair = plates("dark", 2, label=SeatLabel(0, "Anna", 37, bank=7))
    layout = lay_plates(pair, low=True)
    assert layout.slim
    images = set()
    for tenths in (6, 7):
        pair[0] = pair[0]._replace(label=replace(pair[0].label, bank=tenths))
        images.add(bytes(slim_sprite(pair[0], layout, "dark").pixels))
    assert len(images) == 2
