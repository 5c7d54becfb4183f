"""Whether a challenge can succeed, as far as the challenger may know (UD-10)."""

from collections import Counter

from bot.games.cross.rules.domos import WHOLE_SET, Domo
from bot.games.cross.rules.streets import Streets, same_colour
from bot.games.cross.rules.view import CrossView


def may_be_guilty(view: CrossView) -> bool:
    """Whether who laid the Joker Draw 4 may have held a matching colour: some domino that the seat does not see would.

    `view` is that of the seat that suffers. Nobody is guilty whose hand is empty.
    """
    if view.last is None or view.hand is None:
        return False
    street, at = view.last
    if not view.sizes[view.streets[street][at].seat]:
        return False
    active = view.course is not None and view.course.options["symbols"] == "active"
    before = Streets(active, Domo(view.start), view.streets, view.last).taken_back()
    seen = Counter([*view.hand, view.start, *(one.tile for road in view.streets for one in road)])
    unseen = (tile for tile, count in Counter(WHOLE_SET).items() if count > seen[tile.text])
    ends = before.ends
    return any(same_colour(tile, half, end) for tile in unseen for half in (tile.a, tile.b) for end in ends)
