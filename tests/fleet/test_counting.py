"""What the counting of clicks finds, and what it lets pass."""

import pytest

from tests.fleet.counting import Click, come_true

ONE, TWO, THREE = "p1 play 6-6", "p2 play 6-1", "p1 pass"
PLAYED = [Click(ONE, "done"), Click(TWO, "done"), Click(THREE, "done")]


def test_what_was_done_is_stored_and_a_click_without_an_answer_may_be() -> None:
    come_true(PLAYED, [ONE, TWO, THREE])
    unclear = Click(TWO, "unclear")
    for clicks in ([*PLAYED[:2], unclear], [PLAYED[0], unclear, PLAYED[1]], [PLAYED[0], unclear, unclear]):
        come_true(clicks, [ONE, TWO])
    come_true([PLAYED[0], Click(THREE, "denied"), unclear], [ONE])


@pytest.mark.parametrize(
    "stored", [[ONE, TWO], [ONE, THREE], [ONE, ONE, TWO, THREE], [TWO, ONE, THREE], [ONE, TWO, THREE, TWO]]
)
def test_a_move_that_is_lost_doubled_or_out_of_order_is_found(stored: list[str]) -> None:
    with pytest.raises(AssertionError):
        come_true(PLAYED, stored)


def test_what_was_denied_must_not_be_stored() -> None:
    with pytest.raises(AssertionError):
        come_true([PLAYED[0], Click(TWO, "denied")], [ONE, TWO])
