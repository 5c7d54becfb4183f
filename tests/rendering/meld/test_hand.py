from io import BytesIO

import pytest
from PIL import Image

from bot.games.meld.view import MeldView
from rendering import THEMES, HandPlan, PlannedGroup, draw_hand
from rendering.meld.hand import _fan, _gaps
from tests.rendering.meld.melds import WORDS, table

HAND = ("SA", "S4", "S5", "S6", "H7", "H7", "H10", "HJ", "D2", "D3", "D10", "C10", "CK", "CK", "JK")


def view(hand: tuple[str, ...] = HAND) -> MeldView:
    return table((), hand=hand, seat=0, turn=0)


def height(data: bytes) -> int:
    image = Image.open(BytesIO(data))
    assert image.size[0] == 1080
    return image.size[1]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("count", [0, 1, 2, 7, 14, 15, 17, 24, 40])
def test_hands_of_any_size(theme: str, count: int) -> None:
    hand = tuple(HAND[index % 15] for index in range(count))
    data = draw_hand(view(hand), WORDS, theme, hand)
    assert 200 <= height(data) <= 810
    assert len(data) <= 60 * 1024


@pytest.mark.parametrize("count", range(1, 41))
@pytest.mark.parametrize("together", [(), (3, 3, 4)])
def test_a_fan_has_room_and_shows_enough_of_every_card(count: int, together: tuple[int, ...]) -> None:
    gaps = frozenset(gap for gap in _gaps(together) if gap < count)
    fan = _fan(count, gaps)
    assert [place for row in fan.rows for place in row] == list(range(count))
    for row in fan.rows:
        parts = [place for place in row if place == row[0] or place in gaps]
        long = (len(row) - len(parts)) * fan.step + len(parts) * fan.width + (len(parts) - 1) * 16
        assert long <= 1080 - 2 * 28
    assert fan.step >= 0.55 * fan.width
    assert fan.step >= 46  # where 1080 pixels are shown 300 points wide: 12 points


def test_fifteen_cards_are_one_row() -> None:
    assert len(_fan(15, frozenset()).rows) == 1
    assert len(_fan(17, frozenset()).rows) == 1


def test_the_order_is_the_players() -> None:
    assert draw_hand(view(), WORDS, order=HAND) != draw_hand(view(), WORDS, order=HAND[::-1])
    with pytest.raises(ValueError, match="order"):
        draw_hand(view(), WORDS, order=HAND[:-1])


def test_picked_cards_are_raised() -> None:
    plain = draw_hand(view(), WORDS, order=HAND)
    picks = [
        draw_hand(view(), WORDS, order=HAND, plan=HandPlan(picked)) for picked in ((0,), (1,), (0, 1), (14,))
    ]
    assert len({plain, *picks}) == 5
    assert {height(data) for data in picks} == {height(plain)}  # nothing moves


def test_what_belongs_together_lies_together() -> None:
    assert draw_hand(view(), WORDS, order=HAND, plan=HandPlan(together=(3, 3))) != draw_hand(
        view(), WORDS, order=HAND
    )


def test_what_was_put_down_lies_in_front() -> None:
    groups = (PlannedGroup(("S4", "S5", "S6"), "1"), PlannedGroup(("H10", "D10", "JK=C10"), "m3"))
    rest = tuple(card for card in HAND if card not in ("S4", "S5", "S6", "H10", "D10", "JK"))
    shown = draw_hand(view(), WORDS, order=rest, plan=HandPlan(groups=groups))
    assert height(shown) > height(draw_hand(view(), WORDS, order=HAND))
    tags = draw_hand(
        view(), WORDS, order=rest, plan=HandPlan(groups=(groups[0], PlannedGroup(groups[1].pieces, "m4")))
    )
    assert shown != tags


def test_many_groups_take_more_rows() -> None:
    groups = tuple(PlannedGroup(("S4", "S5", "S6", "S7"), str(number)) for number in range(1, 8))
    data = draw_hand(view(), WORDS, order=("SA", "CK"), plan=HandPlan(groups=groups))
    assert height(data) <= 1100
    whole = draw_hand(view(), WORDS, order=(), plan=HandPlan(groups=groups[:4]))  # all laid: nothing is left
    assert height(whole) >= 200
