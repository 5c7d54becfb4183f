"""What a hand of fourteen tiles may become: how many tiles it lacks, which help it, and what that is worth."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.kit.melds import JOKER, gather
from bot.games.kit.melds.pieces import KINDS
from bot.games.kit.melds.whole import whole
from bot.games.rack.progress import places_of
from bot.players.rack import Rack
from bot.players.rack.plans import runs
from bot.players.thinking.rack.hands import WHOLE, keeps, kept, masks, near

_ENDS = 0.08  # how often somebody else ends the deal between two turns of a player
_LOOKED_AT = 7  # discards of which is looked what helps then, those first that go with the fewest tiles
_LOOKED_INTO = 4  # discards of which is looked how good a hand would wait then


class Outlook(NamedTuple):
    """`missing` tiles until the hand is whole; the places that help now (0: not known), the chance that a tile does.

    `then` is that chance once one tile has come; `worth` puts hands in order that lack equally many.
    """

    missing: int
    helps: int
    chance: float
    then: float
    worth: float


class Outlooks:
    """What a seat's hands may become, with what is unseen."""

    def __init__(self, rack: Rack) -> None:
        self.rack, self.unseen = rack, max(1, rack.unseen)

    def ranked(self, hand: Sequence[str], spared: Sequence[str]) -> dict[str, Outlook]:
        """The hands of which one tile is thrown, by that tile, the best first; {} if runs are far."""
        places, jokers = places_of(hand, self.rack.jokers)
        most = kept(masks(places))
        lonely: list[tuple[int, str, list[int]]] = []
        for tile in spared:
            thrown, joker = places_of((tile,), self.rack.jokers)
            if not joker:
                rest = [*places]
                rest.remove(thrown[0])
                there = masks(rest)
                if keeps(there, min(most, WHOLE - jokers)):
                    lonely.append(((near(thrown) & there[0]).bit_count(), tile, rest))
        lonely.sort(key=lambda one: one[0])
        found = {tile: (self._first(rest, jokers, most), rest) for _, tile, rest in lonely[:_LOOKED_AT]}
        if WHOLE - most - jokers == 2 and jokers < 2:  # with more of them nearly every hand waits well
            best = sorted(found, key=lambda tile: -found[tile][0].worth)[:_LOOKED_INTO]
            found = {tile: (self._second(*found[tile], jokers), found[tile][1]) for tile in best}
        ranked = sorted(found, key=lambda tile: -found[tile][0].worth)
        return {tile: found[tile][0] for tile in ranked}

    def of(self, hand: Sequence[str]) -> Outlook:
        """What fourteen tiles may become: runs, if no other kind of hand is nearer."""
        places, jokers = places_of(hand, self.rack.jokers)
        if self.for_runs(hand):
            return self._first(places, jokers, kept(masks(places)))
        goal = self.rack.plan(hand)
        chance, missing = min(1.0, goal.missing / max(1.0, goal.draws)), max(1, goal.missing)
        return Outlook(missing, 0, chance, chance, chance)

    def for_runs(self, hand: Sequence[str]) -> bool:
        """Whether runs and groups are the nearest kind of hand."""
        rack, (places, jokers) = self.rack, places_of(hand, self.rack.jokers)
        return rack.plan(hand) == runs(places, jokers, rack.out, rack.unseen, rack.wild)

    def _first(self, places: Sequence[int], jokers: int, most: int) -> Outlook:
        missing = max(1, WHOLE - most - jokers)
        if missing == 1:
            helps, count = self.ends(places, jokers)
        else:
            helps, count = self._helps(places, most)
        chance = count / self.unseen
        return Outlook(missing, helps, chance, USUAL[min(missing, len(USUAL)) - 1], chance)

    def _second(self, outlook: Outlook, places: Sequence[int], jokers: int) -> Outlook:
        """Look how well the hand would wait for its last tile, whichever helps it now."""
        total = waits = 0.0
        for place in range(KINDS):
            if outlook.helps >> place & 1:
                count = self._waits([*places, place], jokers)
                total += self.rack.out[place] * _waiting(count / self.unseen)
                waits += self.rack.out[place] * count
        total += self.rack.wild * _waiting(USUAL[1])
        worth = total / self.unseen / (outlook.chance + _ENDS)
        there = max(1.0, outlook.chance * self.unseen - self.rack.wild)
        return outlook._replace(then=waits / there / self.unseen, worth=worth)

    def _waits(self, places: Sequence[int], jokers: int) -> int:
        """How many tiles end with these fifteen, once the best is thrown."""
        most = 0
        for place in set(places):
            rest = [*places]
            rest.remove(place)
            if keeps(masks(rest), WHOLE - 1 - jokers):
                most = max(most, self.ends(rest, jokers)[1])
        return most

    def ends(self, places: Sequence[int], jokers: int) -> tuple[int, int]:
        """The places that make fourteen tiles whole, one being spared; and how many tiles of them are unseen."""
        pieces, helps, count = [*places, *(JOKER,) * jokers], 0, self.rack.wild
        close = near(places) if jokers < 2 else (1 << KINDS) - 1  # two jokers go with anything
        close &= ~masks(places)[1]
        for place, out in enumerate(self.rack.out):
            if out and close >> place & 1 and whole(gather((*pieces, place))):
                helps |= 1 << place
                count += out
        return helps, count

    def _helps(self, places: Sequence[int], most: int) -> tuple[int, int]:
        once, twice = masks(places)
        close, helps, count = near(places) & ~twice, 0, self.rack.wild
        for place, out in enumerate(self.rack.out):
            bit = 1 << place
            if out and close & bit and keeps((once | bit, twice | once & bit), most + 1):
                helps |= bit
                count += out
        return helps, count


USUAL = (0.0, 0.11, 0.165, 0.22, 0.33, 0.49, 0.65)
"""How often a drawn tile helps a hand that lacks so many, by experience."""


def _waiting(chance: float) -> float:
    """How often a hand ends that waits for its last tile: drawn, or thrown by somebody else."""
    ends = 1 - (1 - chance) ** 2
    return ends / (ends + _ENDS)
