"""What speaks for moves on a line, where play at random seldom leads."""

import msgspec
import pytest

from bot.games.line.mind.reasons import reasons
from bot.games.line.rules.line import Placed
from tests.play.pages.tables import started

pytestmark = pytest.mark.slow

LAID = (Placed("6-6", "6", "6", 0), Placed("6-5", "6", "5", 1))
HISTORY = ("p1 play 6-6", "p2 play 6-5 right", "p3 pass")  # the third seat has neither 6 nor 5


@pytest.mark.parametrize(("sizes", "blocked"), [((4, 4, 5), None), ((4, 0, 5), 2)])
def test_who_is_out_is_not_the_next_that_is_blocked(sizes, blocked):
    view = started(3).view(0)
    legal = ("p1 play 5-5 right", "p1 play 5-4 right")
    view = msgspec.structs.replace(
        view,
        **{"turn": 0, "sizes": sizes, "legal": legal, "hand": ("1-0", "3-3", "5-4", "5-5")},
        **{"line": LAID, "last": 1, "left": "6", "right": "5"},
        course=msgspec.structs.replace(view.course, history=HISTORY),
    )
    said = [cause.facts["against"] for cause in reasons(view, legal[:1]) if cause.code == "blocks"]
    assert said == ([] if blocked is None else [blocked])
