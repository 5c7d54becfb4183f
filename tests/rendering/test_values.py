"""What a player is about to do, as pictures are told of it."""

from rendering import HandPlan, PlannedGroup


def test_what_belongs_together_comes_first_and_the_rest_is_a_part_of_its_own() -> None:
    plan = HandPlan(together=(3, 2))
    assert plan.parts(range(8)) == (3, 2, 3)
    assert plan.parts(range(5)) == (3, 2)
    assert plan.parts(()) == ()
    assert HandPlan().parts(range(4)) == (4,)


def test_what_is_put_down_has_left_its_part() -> None:
    plan = HandPlan(together=(3, 2), groups=(PlannedGroup(("R1", "R2"), (3, 4)), PlannedGroup(("K1",), (0,))))
    left = plan.left(7)
    assert left == (1, 2, 5, 6)
    assert plan.parts(left) == (2, 2)
