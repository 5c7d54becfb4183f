from io import BytesIO

import pytest
from PIL import Image

from rendering import THEMES, SeatLabel
from rendering.kit.canvas import Canvas
from rendering.meld.faces import back_sprite
from rendering.players.row import ROW_HEIGHT, RowPlate, paint_row

NAMES = ("Annamária", "A name that is much too long for any plate", "", "Ő")


def row(theme: str, seats: int, step: int = 1, **changes: object) -> Image.Image:
    canvas = Canvas(1200, ROW_HEIGHT, f"{theme}+cards")
    icon = back_sprite(28, f"{theme}+cards")
    plates = [
        RowPlate(SeatLabel(seat, NAMES[seat], -12345 * seat), seat == 1, "14", icon, "to play", "points")
        for seat in range(seats)
    ]
    plates[0] = plates[0]._replace(**changes)
    paint_row(canvas, plates, step)
    return Image.open(BytesIO(canvas.png())).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_of_all_widths_have_room_for_long_names_and_large_scores(theme: str, seats: int) -> None:
    assert row(theme, seats).size == (1200, ROW_HEIGHT)
    assert row(theme, seats, label=SeatLabel(0, NAMES[1], -99999, computer=True, away=True, place=1)).size


def test_everything_on_a_plate_is_seen() -> None:
    shown = [
        row("light", 4),
        row("light", 4, step=-1),
        row("light", 4, held="3"),
        row("light", 4, pledge="51"),
        row("light", 4, pledge="51", pledged=True),
        row("light", 4, pledge="40"),
        row("light", 4, won=True),
        row("light", 4, awaited=True),
        row("light", 4, marks=("out",)),
    ]
    assert len({image.tobytes() for image in shown}) == len(shown)


def test_what_is_pledged_is_a_tick_where_a_number_has_no_room() -> None:
    label = SeatLabel(0, "Anna", -1234)
    kept, open_ = (row("dark", 4, label=label, pledge="51", pledged=pledged) for pledged in (True, False))
    assert len({kept.tobytes(), open_.tobytes(), row("dark", 4, label=label).tobytes()}) == 3
