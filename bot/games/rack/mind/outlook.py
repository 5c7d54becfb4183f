"""What a hand may become: how many tiles it lacks, which help it, and how often a deal is won with it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.kit.melds import JOKER, gather
from bot.games.kit.melds.pieces import KINDS, add
from bot.games.kit.melds.whole import whole
from bot.games.rack.mind.hands import WHOLE, Masks, Ways, masks, near
from bot.games.rack.mind.plans import runs
from bot.games.rack.mind.quick import Rack
from bot.games.rack.rules.view import places_of

_WINS = (
    (-0.59, 6.84, -0.11),
    (-0.62, 3.92, -0.16),
    (-0.67, 2.56, -0.20),
    (-0.93, 1.93, -0.20),
    (-0.87, 1.14, -0.20),
    (-1.10, 0.95, -0.09),
)
"""How often a deal between two is won with a hand that lacks one tile, two and so on, the logit of it: how much for
itself, for the root of the chance that a tile helps, for each turn that has been played. Fitted to 190,000 hands in
20,000 deals against the normal player."""
_FARTHER = 0.3  # what each more tile counts
_USUAL = (1.0, 0.11, 0.165, 0.22, 0.33, 0.49, 0.65)
"""How often a tile helps a hand that lacks so many, by experience."""


class Outlook(NamedTuple):
    """`missing` tiles until the hand is whole, and the chance that an unseen tile helps."""

    missing: int
    chance: float

    def wins(self, turns: int, rivals: int = 1) -> float:
        """How often a deal is won with this hand, 0 to 1; `turns` is how many tiles the others have thrown each."""
        own, helped, late = _WINS[min(self.missing, len(_WINS)) - 1]
        farther = _FARTHER * max(0, self.missing - len(_WINS))
        odds = math.exp(own + helped * math.sqrt(self.chance) + late * turns - farther)
        return odds / (odds + rivals)

    def wins_drawing(self, turns: int, rivals: int = 1) -> float:
        """How often it is won by who draws a tile now."""
        missing = self.missing - 1
        nearer = Outlook(missing, _USUAL[min(missing, len(_USUAL) - 1)])
        helped = nearer.wins(turns, rivals) if missing else 1.0
        return self.chance * helped + (1 - self.chance) * self.wins(turns, rivals)


class Outlooks:
    """What a seat's hands may become; `out` is how many tiles of each place are hidden, `wild` how many jokers."""

    def __init__(self, rack: Rack, out: Sequence[int], wild: int) -> None:
        self.rack, self.out, self.wild = rack, out, wild
        self.unseen = max(1, sum(out) + wild)

    def of(self, hand: Sequence[str]) -> Outlook:
        """What fourteen tiles may become: runs, or another kind of hand if that is nearer."""
        places, jokers = places_of(hand, self.rack.jokers)
        there = masks(places)
        found = self._outlook(Ways(there), there, jokers, None)
        other = self.other(hand)
        return found if other is None or found.wins(0) > other.wins(0) else other

    def other(self, hand: Sequence[str]) -> Outlook | None:
        """What a hand may become as another kind than runs, if one seems to be nearer."""
        rack, (places, jokers) = self.rack, places_of(hand, self.rack.jokers)
        goal = rack.plan(hand)
        if goal == runs(places, jokers, rack.out, rack.unseen, rack.wild):
            return None
        return Outlook(max(1, goal.missing), min(1.0, max(1, goal.missing) / max(1.0, goal.draws)))

    def without(self, hand: Sequence[str]) -> dict[int, Outlook]:
        """What fifteen tiles may become as runs without one of them, by its place, if it can go without harm."""
        places, jokers = places_of(hand, self.rack.jokers)
        there = masks(places)
        ways = Ways(there)
        found = {}
        for place in dict.fromkeys(places):
            if any(way.spares(place) for way in ways.all):
                found[place] = self._outlook(ways, there, jokers, place)
        return found

    def _outlook(self, ways: Ways, there: Masks, jokers: int, thrown: int | None) -> Outlook:
        missing = max(1, WHOLE - ways.kept - jokers)
        if missing == 1:
            rest = there if thrown is None else _less(there, thrown)
            return Outlook(1, self._ends(rest, jokers) / self.unseen)
        helps = 0
        for way in ways.all:
            if thrown is None or way.spares(thrown):
                helps |= way.helped(thrown)
        return Outlook(missing, self._count(helps) / self.unseen)

    def _count(self, helps: int) -> int:
        return self.wild + sum(self.out[place] for place in range(KINDS) if helps >> place & 1)

    def _ends(self, there: Masks, jokers: int) -> int:
        """How many unseen tiles make fourteen tiles whole, one being spared."""
        once, twice = there
        close = (near(once) if jokers < 2 else (1 << KINDS) - 1) & ~twice  # two jokers go with anything
        pieces = gather(
            [*(place for mask in there for place in range(KINDS) if mask >> place & 1), *(JOKER,) * jokers]
        )
        able = (place for place in range(KINDS) if self.out[place] and close >> place & 1)
        return self.wild + sum(self.out[place] for place in able if whole(add(pieces, place)))


def _less(there: Masks, place: int) -> Masks:
    once, twice = there
    bit = 1 << place
    return (once, twice ^ bit) if twice & bit else (once ^ bit, twice)
