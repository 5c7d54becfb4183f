from io import BytesIO

import msgspec
import pytest
from PIL import Image

from bot.games.drawn import THEMES, HandPlan, PlannedGroup
from bot.games.meld.rules.view import MeldView
from rendering import draw_hand
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


def test_the_order_is_the_players() -> None:
    assert draw_hand(view(), WORDS, order=HAND) != draw_hand(view(), WORDS, order=HAND[::-1])
    with pytest.raises(ValueError, match="order"):
        draw_hand(view(), WORDS, order=HAND[:-1])


def test_picked_cards_are_raised() -> None:
    plain = draw_hand(view(), WORDS, order=HAND)
    picks = [draw_hand(view(), WORDS, order=HAND, plan=HandPlan(picked)) for picked in ((0,), (1,), (0, 1), (14,))]
    assert len({plain, *picks}) == 5
    assert {height(data) for data in picks} == {height(plain)}  # nothing moves


def test_the_card_that_came_last_is_lit() -> None:
    plain, hand = view(), {"order": HAND}
    pictures = [
        draw_hand(msgspec.structs.replace(plain, **changes), WORDS, **hand)
        for changes in ({}, {"drawn": "H10"}, {"taken": "CK"}, {"taken": "CK", "turn": 1})
    ]
    assert len({*pictures}) == 3
    assert pictures[3] == pictures[0]  # another player has taken it


def test_what_belongs_together_lies_together() -> None:
    assert draw_hand(view(), WORDS, order=HAND, plan=HandPlan(together=(3, 3))) != draw_hand(view(), WORDS, order=HAND)


def put_down(*tags: str) -> HandPlan:
    groups = (("S4", "S5", "S6"), (1, 2, 3)), (("H10", "D10", "JK=C10"), (6, 10, 14))
    return HandPlan(groups=tuple(PlannedGroup(*group, tag) for group, tag in zip(groups, tags, strict=False)))


def test_what_was_put_down_lies_in_front() -> None:
    picture = draw_hand(view(), WORDS, order=HAND, plan=put_down("1", "+3"))
    assert height(picture) > height(draw_hand(view(), WORDS, order=HAND))
    others = (put_down("1", "+4"), put_down("1"))
    assert len({picture, *(draw_hand(view(), WORDS, order=HAND, plan=plan) for plan in others)}) == 3


def test_what_is_won_on_the_way_lies_behind_the_hand() -> None:
    with pytest.raises(ValueError, match="alone"):
        draw_hand(view(), WORDS, order=(*HAND, "JK"))
    won = HandPlan(groups=(PlannedGroup(("H7",), (4,), "+2"),))
    assert draw_hand(view(), WORDS, order=(*HAND, "JK"), plan=won) != draw_hand(view(), WORDS, order=HAND, plan=won)


def test_many_groups_take_more_rows() -> None:
    hand = tuple(suit + str(rank) for suit in "SHDC" for rank in (4, 5, 6, 7))
    groups = tuple(PlannedGroup(hand[at : at + 4], tuple(range(at, at + 4)), str(at // 4)) for at in range(0, 16, 4))
    data = draw_hand(view(hand), WORDS, order=hand, plan=HandPlan(groups=groups[:3]))
    assert height(data) <= 1000
    whole = draw_hand(view(hand), WORDS, order=hand, plan=HandPlan(groups=groups))  # all laid: nothing is left
    assert 200 <= height(whole) < height(data)
