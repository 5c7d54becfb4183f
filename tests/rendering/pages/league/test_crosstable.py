"""A crosstable as a picture: any names, any number of players, cells that are seen."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.drawn import THEMES
from rendering import CrossCell, CrossRow, CrossWords, draw_crosstable
from rendering.kit.palette import palette
from rendering.pages.plates import PLANK
from tests.rendering.pages.league.samples import NAMES

WORDS = CrossWords("Crosstable of Classic domino", "fixtures 1 to 28", "Points", "A dash: still to be played.")
MADE = CrossCell("1½", bold=True)
MOST = 80 * 1024  # bytes


def rows(count: int, cell: CrossCell = MADE, name: str = "") -> tuple[CrossRow, ...]:
    return tuple(
        CrossRow(name or NAMES[at % len(NAMES)], f"Player {at + 1}", (cell,) * count, "12½") for at in range(count)
    )


def size(data: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(data))
    image.load()
    return image.size


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [2, 8, 9, 16])
def test_each_player_has_a_line_and_more_than_eight_two(count: int, theme: str) -> None:
    picture = draw_crosstable(rows(count), WORDS, theme)
    width, height = size(picture)
    assert width == 1080
    assert height >= 150 + count * (100 if count > 8 else 50)
    assert len(picture) <= MOST


def test_the_fixtures_stand_between_the_title_and_the_plate() -> None:
    """Names and cells are written for the colour of the plate."""
    words = [WORDS, replace(WORDS, about="ÁÉÍ gjpqy")]
    pictures = [Image.open(BytesIO(draw_crosstable(rows(4), each))).convert("RGB") for each in words]
    _, top, _, bottom = ImageChops.difference(*pictures).getbbox()
    assert top >= PLANK
    plate = pictures[0].crop((40, bottom, 1040, bottom + 300)).getcolors(300_000)
    assert sum(count for count, colour in plate if colour == palette("light")["panel"]) > 150_000


def test_more_than_sixteen_are_cut() -> None:
    assert draw_crosstable(rows(20), WORDS) == draw_crosstable(rows(16), WORDS)


@pytest.mark.parametrize("count", [4, 12])
def test_every_kind_of_cell_is_another_picture(count: int) -> None:
    cells = (CrossCell(), CrossCell("1"), CrossCell("1", bold=True), CrossCell("0"), CrossCell(due=True))
    assert len({draw_crosstable(rows(count, cell), WORDS) for cell in cells}) == len(cells)


@pytest.mark.parametrize("name", [*NAMES, "W" * 80, "🂡🂢", "\u202eevil", "***"])
@pytest.mark.parametrize("count", [3, 10])
def test_any_name_keeps_the_size(name: str, count: int) -> None:
    assert size(draw_crosstable(rows(count, name=name), WORDS)) == size(draw_crosstable(rows(count), WORDS))


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="pink"):
        draw_crosstable(rows(2), WORDS, "pink")
