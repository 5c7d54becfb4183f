"""A podium: any number of players, any places, any names, in both themes."""

import io

import pytest
from PIL import Image

from rendering import THEMES, PodiumSeat, draw_podium

NAMES = ("Ann", "Benedetta Maria di Montefeltro", "山田太郎", "🂡", "", "W" * 80)
PLACES = {"one": (1, 2, 3, 4, 5, 6), "shared": (1, 1, 1, 4, 4, 6), "all": (1, 1, 1, 1, 1, 1)}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("places", PLACES)
@pytest.mark.parametrize("count", range(1, 7))
def test_every_number_of_players(theme: str, places: str, count: int) -> None:
    marks = ("", "computer", "away")
    seats = tuple(
        PodiumSeat(seat, name, "Player", place, "−1,000 points", "+5 league points", marks[seat % 3])
        for seat, (name, place) in enumerate(zip(NAMES[:count], PLACES[places], strict=False))
    )
    png = draw_podium(seats, "Longest streak: Ann, 3 rounds in a row", theme)
    assert Image.open(io.BytesIO(png)).size == (1080, 470)
    assert len(png) < 40 * 1024
    assert draw_podium(seats, "", theme) != png


def test_place_points_gain_and_mark_are_drawn() -> None:
    one = PodiumSeat(0, "Ann", "Player 1", 1, "5 points", "+1 league points")
    pictures = {
        draw_podium((seat,), "Classic domino")
        for seat in (
            one,
            PodiumSeat(0, "Ann", "Player 1", 2, "5 points", "+1 league points"),
            PodiumSeat(0, "Ann", "Player 1", 1, "6 points", "+1 league points"),
            PodiumSeat(0, "Ann", "Player 1", 1, "5 points", "+2 league points"),
            PodiumSeat(0, "Ann", "Player 1", 1, "5 points", "+1 league points", "computer"),
        )
    }
    assert len(pictures) == 5


def test_no_such_theme() -> None:
    with pytest.raises(ValueError, match="theme"):
        draw_podium((), "x", "pink")
