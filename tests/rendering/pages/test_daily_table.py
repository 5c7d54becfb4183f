"""The table of the deal of the day as a picture: the league's, with the reader's own row in gold."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.drawn import THEMES
from rendering import LeagueRow, LeagueWords, draw_league
from rendering.kit.palette import palette
from tests.luck import part_of

WORDS = LeagueWords(
    title="Deal of the day", about="November 2026", name="Player", played="Days", won="Best", place="Beaten",
    rating="In a row", last="", points="Points", per_match="Per day", new="",
)  # fmt: skip
ROWS = tuple(
    LeagueRow(rank=rank, name=f"Player {rank}", otherwise="?", played=9, won=2, points="12.5", place="82%")
    for rank in range(1, 6)
)


def golden(rows: tuple[LeagueRow, ...], theme: str) -> int:
    picture = Image.open(io.BytesIO(draw_league(rows, WORDS, theme))).convert("RGB")
    assert picture.width == 1080
    gold = tuple(palette(theme)["gold"])[:3]
    return sum(count for count, colour in picture.getcolors(1 << 24) if colour == gold)


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES[: part_of(2, 1)])
def test_ones_own_row_has_a_golden_edge_and_is_pointed_at(theme: str) -> None:
    plain = golden(ROWS, theme)
    lit = (*ROWS[:3], replace(ROWS[3], is_reader=True), ROWS[4])
    assert golden(lit, theme) > plain + 5000
    leading = golden((replace(ROWS[0], is_reader=True), *ROWS[1:]), theme)
    # who leads has a golden edge as it is; what points at the row is new
    assert plain + 500 < leading < plain + 3000
