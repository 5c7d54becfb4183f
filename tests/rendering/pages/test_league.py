from io import BytesIO

import msgspec
import pytest
from PIL import Image

from rendering import THEMES, LeagueRow, draw_league
from tests.rendering.line.positions import LEAGUE_WORDS

NAMES = ("Annamária", "Zoltán Nagy-Horváth de genere Aba", "Жукова", "日本語", "Supercalifragilistic")


def rows(count: int) -> list[LeagueRow]:
    return [
        LeagueRow(n + 1, NAMES[n % 5], 30 - n, 20 - n // 2, (12, 7, n), 120 - 9 * n) for n in range(count)
    ]


def size(data: bytes) -> tuple[int, int]:
    image = Image.open(BytesIO(data))
    image.load()
    return image.size


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [0, 1, 10, 25])
def test_size_grows_with_the_rows(count: int, theme: str) -> None:
    width, height = size(draw_league(rows(count), LEAGUE_WORDS, theme))
    assert width == 1080
    assert height >= 100 + 70 * count


def test_more_than_25_rows_are_cut() -> None:
    assert draw_league(rows(40), LEAGUE_WORDS) == draw_league(rows(25), LEAGUE_WORDS)


def test_long_names_take_two_lines() -> None:
    def height(name: str) -> int:
        return size(draw_league([msgspec.structs.replace(rows(1)[0], name=name)], LEAGUE_WORDS))[1]

    assert height("Zoltán Nagy-Horváth") > height("Zoltán")
    assert height("Zoltán Nagy-Horváth " * 20) == height("Zoltán Nagy-Horváth")


@pytest.mark.parametrize(
    "changed",
    [
        {"place": 2},
        {"place": 11},
        {"name": "B"},
        {"played": 9},
        {"won": 9},
        {"places": (1,)},
        {"points": "3,5"},
    ],
)
def test_every_field_is_seen(changed: dict[str, object]) -> None:
    row = rows(1)[0]
    assert draw_league([row], LEAGUE_WORDS) != draw_league(
        [msgspec.structs.replace(row, **changed)], LEAGUE_WORDS
    )


def test_long_heads_leave_room_for_the_names() -> None:
    words = msgspec.structs.replace(
        LEAGUE_WORDS, played="Pelattujen otteluiden määrä", won="Győzelmek száma összesen"
    )
    assert size(draw_league(rows(3), words))[0] == 1080


def test_huge_numbers_do_not_push_the_names_out() -> None:
    row = LeagueRow(123, "Anna", 10**9, 10**9, (10**6, 10**6, 10**6), 10**12)
    assert size(draw_league([row], LEAGUE_WORDS))[0] == 1080
