"""The picture of a result: small, the same for the same numbers, one's own bar lit in both themes."""

import io
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.drawn import THEMES
from rendering import DailyCard, ScoreBar, draw_daily
from rendering.kit.palette import palette
from rendering.pages.daily import HEIGHT
from rendering.pages.plates import WIDTH

BARS = tuple(ScoreBar(count, at == 4) for at, count in enumerate((1, 0, 7, 9, 3, 1)))
CARD = DailyCard(
    title="Boneyard daily 142",
    name="Anna",
    about="Classic domino",
    bars=BARS,
    first="3",
    last="90",
    score="38 points, 2 over par",
)


def drawn(card: DailyCard, theme: str = "dark") -> Image.Image:
    return Image.open(io.BytesIO(draw_daily(card, theme))).convert("RGB")


@pytest.mark.parametrize("theme", THEMES)
def test_it_is_small_and_its_own_bar_is_lit(theme: str) -> None:
    picture = drawn(CARD, theme)
    assert picture.size == (WIDTH, HEIGHT)
    assert len(draw_daily(CARD, theme)) < 40 * 1024
    bars = [tuple(ScoreBar(bar.count, at == lit) for at, bar in enumerate(BARS)) for lit in (-1, 1, 0, 4, 2, 3)]
    gold = [drawn(replace(CARD, bars=each), theme).tobytes().count(bytes(palette(theme)["gold"])) for each in bars]
    assert all(many > few + 500 for few, many in pairwise(gold))  # no bar, then the lowest to the highest


@pytest.mark.slow
def test_what_is_too_long_is_made_to_fit() -> None:
    long = replace(CARD, title="Boneyard van de dag 100000", about="Een spel met een heel lange naam", name="W" * 32)
    assert drawn(long).size == (WIDTH, HEIGHT)
    assert drawn(replace(CARD, bars=(ScoreBar(1, True),), first="", last="")).size == (WIDTH, HEIGHT)
    assert drawn(replace(CARD, bars=(ScoreBar(0, True),))).size == (WIDTH, HEIGHT)
