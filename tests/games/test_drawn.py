"""Plans of a hand, and the names of emojis."""

import pytest

from bot.games.drawn import HandPlan, PlannedGroup, emoji_name


def test_what_belongs_together_comes_first_and_the_rest_is_a_part_of_its_own() -> None:
    plan = HandPlan(together=(3, 2))
    assert plan.parts(range(8)) == (3, 2, 3)
    assert plan.parts(range(5)) == (3, 2)
    assert plan.parts(()) == ()
    assert HandPlan().parts(range(4)) == (4,)


def test_what_is_put_down_has_left_its_part() -> None:
    plan = HandPlan(together=(3, 2), groups=(PlannedGroup(("R1", "R2"), (3, 4)), PlannedGroup(("K1",), (0,))))
    left = plan.ungrouped(7)
    assert left == (1, 2, 5, 6)
    assert plan.parts(left) == (2, 2)


@pytest.mark.parametrize(
    ("game", "piece", "name"),
    [
        ("classic", "6-4", "by_classic_64"),
        ("moomin-joker", "J3", "by_moominjoker_J3"),
        ("uno", "R1-DE", "by_uno_R1DE"),
        ("romi40", "H10", "by_card_H10"),
        ("joker-mania", "H10", "by_card_H10"),
        ("tabla", "R3", "by_tabla_R3"),
    ],
)
def test_emojis_are_named_after_the_pieces(game: str, piece: str, name: str) -> None:
    assert emoji_name(game, piece) == name
