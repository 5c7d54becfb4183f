"""A fan of cards, for whichever game has cards."""

from io import BytesIO

import pytest
from PIL import Image

from bot.games.drawn import THEMES, HandPlan, PlannedGroup
from rendering.cards.fan import Front, _fan, lay_fan
from rendering.kit.canvas import Canvas
from rendering.kit.tile_rows import hand_slots

HAND = ("SA", "S4", "S5", "S6", "H7", "H7", "H10", "HJ", "D2", "D3", "D10", "C10", "CK", "CK", "JK")


@pytest.mark.parametrize("count", range(1, 41))
@pytest.mark.parametrize("together", [(), (3, 3, 4)])
def test_a_fan_has_room_and_shows_enough_of_every_card(count: int, together: tuple[int, ...]) -> None:
    fan = _fan(hand_slots(("SA",) * count, HandPlan(together=together)))
    assert [slot.number for row in fan.rows for slot in row] == list(range(1, count + 1))
    for row in fan.rows:
        parts = sum(not slot.joined for slot in row)
        assert (len(row) - parts) * fan.step + parts * fan.width + (parts - 1) * 16 <= 1080 - 2 * 28
    assert fan.step >= 0.55 * fan.width
    assert fan.step >= 46  # where 1080 pixels are shown 300 points wide: 12 points


def test_what_is_left_keeps_its_number() -> None:
    plan = HandPlan((0, 9), (4, 6), (PlannedGroup(("S4", "S5", "S6"), (1, 2, 3)),))
    slots = hand_slots(HAND, plan)
    assert [(slot.piece, slot.number) for slot in slots[:3]] == [("SA", 1), ("H7", 5), ("H7", 6)]
    assert [slot.number for slot in slots if slot.picked] == [1, 10]
    assert [slot.number for slot in slots if not slot.joined] == [1, 5, 11]
    assert plan.parts(plan.ungrouped(15)) == (1, 6, 5)


def test_fifteen_cards_are_one_row() -> None:
    assert len(_fan(hand_slots(HAND, HandPlan())).rows) == 1
    assert len(_fan(hand_slots((*HAND, *HAND[:2]), HandPlan())).rows) == 1


def picture(*args: object) -> Image.Image:
    return Image.open(BytesIO(lay_fan(*args).png())).convert("RGB")  # type: ignore[arg-type]


@pytest.mark.parametrize("theme", THEMES)
def test_any_game_can_draw_a_fan_and_lay_something_before_it(theme: str) -> None:
    def paint(canvas: Canvas) -> None:
        canvas.fill(0, 0, 1080, 50, "shade-3")

    plain = picture(HAND, HandPlan(), f"{theme}+cards")
    last = picture(HAND, HandPlan(), f"{theme}+cards", "H10")
    fronted = picture(HAND, HandPlan(), f"{theme}+cards", "", Front(150, paint))
    assert plain.size == last.size == (1080, fronted.size[1] - 150)
    assert plain.tobytes() != last.tobytes()
    assert picture((), HandPlan(), f"{theme}+cards").size == (1080, 200)
