"""A lobby as a picture: whatever people are called, in both themes, and within its size."""

import io

import pytest
from PIL import Image

from bot.games.drawn import THEMES
from rendering import LobbySeat, LobbyWords, draw_lobby

WORDS = LobbyWords(title="Classic domino", length="Quick, about 8 minutes", free="free")
NAMES = ("Ann", "Benedetta Maria di Montefeltro", "Ꮎ田太郎", "🂡", "", "W" * 80)


def seat(name: str, **marks: bool) -> LobbySeat:
    return LobbySeat(name, "Player 1", **marks)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("places", range(1, 7))
def test_every_number_of_places(theme: str, places: int) -> None:
    for taken in range(places + 1):
        seats = tuple(seat(name, computer=taken % 2 == 0, host=name == "Ann") for name in NAMES[:taken])
        png = draw_lobby(seats, places, WORDS, theme)
        assert Image.open(io.BytesIO(png)).size == (1080, 366 if places > 4 else 318)
        assert len(png) < 40 * 1024


def test_what_it_shows_makes_the_picture() -> None:
    picture = draw_lobby((seat("Ann"),), 4, WORDS)
    assert draw_lobby((seat("Ann"),), 4, WORDS) is picture
    for other in (
        draw_lobby((seat("Ann", computer=True),), 4, WORDS),
        draw_lobby((seat("Ann", host=True),), 4, WORDS),
        draw_lobby((seat("Ann"),), 6, WORDS),
        draw_lobby((seat("Ann"), seat("Ben")), 4, WORDS),
        draw_lobby((seat("Ann"),), 4, LobbyWords(title="UNO", length="Long", free="free")),
    ):
        assert other != picture


def test_a_name_that_the_font_lacks_is_a_number() -> None:
    assert draw_lobby((seat("Ꮎ"),), 2, WORDS) == draw_lobby((seat("Ꮏ"),), 2, WORDS)


def test_no_such_theme() -> None:
    with pytest.raises(ValueError, match="theme"):
        draw_lobby((), 2, WORDS, "pink")
