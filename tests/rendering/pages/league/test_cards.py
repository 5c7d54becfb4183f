"""A player's card and two players compared, as pictures; and the curve of a rating."""

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.games.drawn import THEMES
from rendering import DrawnCard, DrawnRating, Fact, VersusCard, VersusGame, draw_player_card, draw_versus
from rendering.pages.league.card import RatingScale, curve_sprite, scale_of, thinned
from tests.rendering.pages.league.samples import NAMES, card, versus
from tests.rendering.photos import portrait

MOST = 60 * 1024  # bytes


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("points", [0, 1, 2, 30, 3000])
def test_a_card_of_any_career(points: int, theme: str) -> None:
    data = draw_player_card(card(points), theme)
    assert Image.open(BytesIO(data)).width == 1080
    assert len(data) <= MOST


@pytest.mark.parametrize("name", [*NAMES, "W" * 80, "🂡🂢"])
def test_any_name(name: str) -> None:
    side = msgspec.structs.replace(versus().left, name=name)
    for data in (draw_player_card(card(name=name)), draw_versus(versus(left=side))):
        assert Image.open(BytesIO(data)).width == 1080


def test_every_field_of_a_card_is_seen() -> None:
    given: dict[str, object] = {
        "numbers": (Fact("Rank", "1"),),
        "facts": (),
        "last": (),
        "curve": card(11).curve,
        "portrait": portrait(0),
    }
    for field in DrawnCard.__struct_fields__:
        before = card(0 if field == "too_short" else 12, name="" if field == "otherwise" else "Ann")
        changed = msgspec.structs.replace(before, **{field: given.get(field, "Zzz")})
        assert draw_player_card(changed) != draw_player_card(before), field


def test_every_field_of_two_players_is_seen() -> None:
    before = versus()
    given: dict[str, object] = {
        "left": msgspec.structs.replace(before.left, ahead=9),
        "right": msgspec.structs.replace(before.right, line="x"),
        "level": 30,
        "games": (VersusGame("UNO", 1, 1),),
    }
    for field in VersusCard.__struct_fields__:
        changed = msgspec.structs.replace(before, **{field: given.get(field, "Zzz")})
        assert draw_versus(changed) != draw_versus(before), field


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("counts", [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1000, 0), (5000, 1, 3)])
def test_any_counts_make_a_bar(counts: tuple[int, int, int], theme: str) -> None:
    assert Image.open(BytesIO(draw_versus(versus(*counts), theme))).width == 1080


def test_a_curve_keeps_its_first_and_last_rating_and_its_peaks_inside_the_scale() -> None:
    points = [DrawnRating(1500 + at % 77, 40) for at in range(5000)]
    kept = thinned(points)
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    assert len(kept) <= 240
    scale = scale_of(points)
    assert all(0 <= scale.height(point.rating, 300) <= 300 for point in points)
    assert 1 <= len(scale.lines) <= 5


@pytest.mark.parametrize("spread", [0.0, 40.0, 333.0])
def test_a_flat_curve_has_a_scale(spread: float) -> None:
    scale = scale_of([DrawnRating(1500, spread)] * 2)
    assert scale.low < 1500 < scale.high
    assert scale.lines


def test_what_a_rating_is_cautious_about_is_a_band_above_the_curve_alone() -> None:
    def curve(spread: float) -> list[bytes]:
        points = [DrawnRating(1500, spread)] * 9
        drawn = bytes(curve_sprite(points, RatingScale(1000, 2000, ()), 60, 100, "dark").pixels)
        return [drawn[row * 60 : row * 60 + 60] for row in range(100)]

    plain, banded = curve(0), curve(300)
    changed = [row for row in range(100) if plain[row] != banded[row]]
    assert 20 <= changed[0] < 25  # 300 of 1000 above the middle, and nothing below it
    assert 30 < changed[-1] <= 50


def test_no_such_theme() -> None:
    with pytest.raises(ValueError, match="theme"):
        draw_versus(versus(), "pink")


def test_both_faces_are_seen() -> None:
    cards = [versus(left=msgspec.structs.replace(versus().left, portrait=face)) for face in (None, portrait(1))]
    assert draw_versus(cards[0]) != draw_versus(cards[1])
