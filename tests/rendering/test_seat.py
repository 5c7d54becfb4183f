"""Table and hand in one picture: each as it is alone, the hand under its table."""

from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from bot.games.drawn import THEMES, HandPlan
from bot.games.match import deal_round, is_open, new_match
from bot.games.registry import GAMES
from rendering import SeatLabel, TableWords, draw_seat, draw_table
from rendering.registry import room_of
from tests.games.playing import play_random, seed
from tests.luck import part_of

pytestmark = pytest.mark.slow

WORDS = TableWords(turn="turn", tiles="tiles", score="score", left_end="X", right_end="Y")
LABELS = [SeatLabel(seat, f"Player {seat + 1}", 0) for seat in range(2)]


def image(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.mark.parametrize(("game", "theme"), [*zip(GAMES, THEMES * len(GAMES), strict=False)])
def test_the_hand_lies_under_its_table(game, theme):
    match = deal_round(new_match(game, 2), seed(1)).match
    public, view = match.view(None), match.view(match.turn or 0)
    png = draw_seat(public, view, LABELS, WORDS, theme)
    room = room_of(game)
    hand = room.lay_hand(view, WORDS, theme, view.shown_hand, HandPlan(), alone=False)
    low = room.lay_table(public, LABELS, WORDS, theme, None, plan=HandPlan(), below=hand.height)
    both, table = image(png), image(low.png())
    assert both.width == table.width
    assert both.height > table.height
    assert both.crop((0, 0, *table.size)).tobytes() == table.tobytes()
    assert table.height <= image(draw_table(public, LABELS, WORDS, theme)).height
    assert draw_seat(public, view, LABELS, WORDS, theme) == png
    assert len(png) < 60 * 1024


def test_cards_are_the_same_as_on_a_sheet_of_their_own():
    """But for the light, which falls on the table."""
    match = deal_round(new_match("romi40", 2), seed(1)).match
    view = match.view(1 - (match.turn or 0))
    room = room_of("romi40")
    hand = image(room.lay_hand(view, WORDS, "light", view.shown_hand, HandPlan(), alone=False).png())
    both = image(draw_seat(match.view(None), view, LABELS, WORDS))
    x, y = (both.width - hand.width) // 2, both.height - hand.height
    under = both.crop((x, y, x + hand.width, both.height))
    alone, covered = hand.tobytes(), under.tobytes()
    pixels = [alone[at : at + 3] for at in range(0, len(alone), 3)]
    ivory = [3 * number for number, pixel in enumerate(pixels) if min(pixel) > 180]  # no light changes it
    assert ivory
    assert all(covered[at : at + 3] == alone[at : at + 3] for at in ivory)


@pytest.mark.parametrize("game", ["classic", "moomin", "uno"])
def test_the_table_does_not_move_when_a_piece_shines(game):
    room = room_of(game)
    for match in filter(is_open, islice(play_random(game, 2, 3), 2, 40, part_of(3, 7))):
        public, view = match.view(None), match.view(match.turn)
        tables = []
        for plan in (HandPlan(), HandPlan(lit=(0,))):
            hand = room.lay_hand(view, WORDS, "light", view.shown_hand, plan, alone=False)
            picture = image(draw_seat(public, view, LABELS, WORDS, plan=plan))
            tables.append(picture.crop((0, 0, picture.width, picture.height - hand.height)).tobytes())
        assert tables[0] == tables[1]


def test_once_hands_lie_open_it_is_the_table_alone():
    match = deal_round(new_match("classic", 2), seed(1)).match
    public, view = match.view(None), match.view(0)
    left = [match.view(seat).hand for seat in range(2)]
    picture = draw_seat(public, view, LABELS, WORDS, revealed=left)
    assert picture == draw_table(public, LABELS, WORDS, revealed=left)
