"""The hand judge: how fifteen tiles can end a deal, with which discards; exact (TR-4, TR-5, TR-8)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

import msgspec

from bot.games.kit.cards import Card
from bot.games.kit.melds import JOKER, Meld, gather
from bot.games.kit.melds.whole import whole
from bot.games.kit.melds.whole_layout import lay
from bot.games.rack.rules.moves import KINDS
from bot.games.rack.rules.tiles import NUMBERS, TILES, Jokers

T = TypeVar("T")
_EIGHT = 8
_COLOURS = 4
Combinations = tuple[tuple[str, ...], ...]
_Slot = tuple[int, bool]  # the place of a tile, and whether it is natural; else a joker stands for it


class Ending(msgspec.Struct, frozen=True):
    """A way to end: the kind of hand, the tile that is discarded, and how the others lie, as records write it."""

    kind: str
    discard: Card
    combinations: Combinations


@lru_cache(maxsize=4096)
def endings(
    hand: tuple[Card, ...], jokers: Jokers, barred: Card | None = None, turned: Card | None = None
) -> tuple[Ending, ...]:
    """The ways to end, one for each kind and discard, by kind, then in the order of the hand.

    `barred` is a tile that may not be discarded (TR-6); `turned` the turned tile, if it was drawn: it must lie in one
    of seven pairs, or among the eight (TR-8).
    """
    held = _Held(hand, jokers)
    found = [*_pairs(held, turned), *_total8(held, turned)]
    if turned is None:
        found += [*_runs(held), *_colours(held)]
    allowed = (ending for ending in found if ending.discard != barred)
    return tuple(sorted(allowed, key=lambda ending: (KINDS.index(ending.kind), ending.discard.index)))


class _Held:
    """A hand: the places (0..51) of what is no joker in it, in order, and the jokers."""

    def __init__(self, hand: Iterable[Card], jokers: Jokers) -> None:
        self.rules = jokers
        stand_in = None if jokers.stand_in is None else jokers.stand_in.index
        self.jokers: list[Card] = []
        self.places: list[int] = []
        for tile in hand:
            if tile in jokers.kinds:
                self.jokers.append(tile)
            else:
                self.places.append(stand_in if tile.joker and stand_in is not None else tile.index)

    def tile(self, place: int) -> Card:
        """The tile at a place: a printed joker stands in where both tiles are jokers."""
        stand_in = self.rules.stand_in
        return TILES.joker if stand_in is not None and place == stand_in.index else TILES.cards[place]

    def pieces(self, places: Iterable[int], jokers: int) -> int:
        """Places and a number of jokers as the meld kit takes them."""
        return gather((*places, *(JOKER,) * jokers))

    def spares(self) -> list[tuple[Card, list[int], list[Card]]]:
        """What can be discarded, with the places and the jokers that are left."""
        found = []
        for place in dict.fromkeys(self.places):
            found.append((self.tile(place), _less(self.places, place), self.jokers))
        for joker in dict.fromkeys(self.jokers):
            found.append((joker, self.places, _less(self.jokers, joker)))
        return found

    def spared(self, spare: int) -> list[tuple[Card, list[Card]]]:
        """The tiles that are a spare piece, with the jokers that are left."""
        if spare != JOKER:
            return [(self.tile(spare), self.jokers)]
        return [(joker, _less(self.jokers, joker)) for joker in dict.fromkeys(self.jokers)]


def _less(items: Sequence[T], item: T) -> list[T]:
    rest = list(items)
    rest.remove(item)
    return rest


class _Writer:
    """Writes places of combinations; the jokers are used up one after the other, as themselves where they can."""

    def __init__(self, held: _Held, jokers: Iterable[Card]) -> None:
        self._held, self._jokers = held, list(jokers)

    def meld(self, meld: Meld) -> tuple[str, ...]:
        return self.slots(zip(meld.shown, meld.natural, strict=True))

    def slots(self, slots: Iterable[_Slot]) -> tuple[str, ...]:
        return tuple(self._word(*slot) for slot in slots)

    def _word(self, place: int, natural: bool) -> str:
        if natural:
            return self._held.tile(place).text
        shown, rules = TILES.cards[place], self._held.rules
        joker = next((one for one in self._jokers if rules.natural(one) == shown), self._jokers[-1])
        self._jokers.remove(joker)
        return rules.written(joker, shown)


def _runs(held: _Held) -> Iterator[Ending]:
    """TR-5 (a): runs and groups."""
    for spare, plan in whole(held.pieces(held.places, len(held.jokers))).items():
        for discard, jokers in held.spared(spare):
            melds = lay(plan, spare, len(jokers))
            yield Ending("runs", discard, tuple(map(_Writer(held, jokers).meld, melds)))


def _colours(held: _Held) -> Iterator[Ending]:
    """TR-5 (b): all tiles of one colour."""
    count = Counter(place // NUMBERS for place in held.places)
    if not count or max(count.values()) < len(held.places) - 1:
        return
    for discard, places, jokers in held.spares():
        colours = {place // NUMBERS for place in places}
        if len(colours) == 1:
            first = colours.pop() * NUMBERS
            missing = [place for place in range(first, first + NUMBERS) if place not in places]
            slots = [*((place, True) for place in places), *_stand_in(missing or [first], len(jokers))]
            yield Ending("colours", discard, (_Writer(held, jokers).slots(slots),))


def _stand_in(places: Sequence[int], count: int) -> Iterator[_Slot]:
    """Places for so many jokers, one after the other."""
    return ((places[at % len(places)], False) for at in range(count))


def _pairs(held: _Held, turned: Card | None) -> Iterator[Ending]:
    """TR-5 (c): seven pairs; two jokers are a pair."""
    single = [place for place, count in Counter(held.places).items() if count % 2]
    if len(single) > len(held.jokers) + 1:
        return
    for discard, places, jokers in held.spares():
        count = Counter(places)
        single = [place for place, held_ in count.items() if held_ == 1]
        if len(single) <= len(jokers) and (turned is None or turned.index in count):
            yield Ending("pairs", discard, _paired(held, count, jokers))


def _paired(held: _Held, count: Counter[int], jokers: list[Card]) -> Combinations:
    """Write seven pairs: jokers with what is single, then with each other."""
    writer = _Writer(held, jokers)
    parts = [writer.slots(((place, True), (place, held_ == 2))) for place, held_ in count.items()]
    own = held.rules.natural(held.rules.kinds[0])
    rest = len(jokers) - sum(held_ == 1 for held_ in count.values())
    both = (0 if own is None else own.index, False)
    return (*parts, *(writer.slots((both, both)) for _ in range(rest // 2)))


def _total8(held: _Held, turned: Card | None) -> Iterator[Ending]:
    """TR-5 (d): eight of one number, the other six in runs and groups."""
    numbers = Counter(place % NUMBERS for place in held.places)
    seen = set()
    for number, count in numbers.items():
        if count + len(held.jokers) < _EIGHT:
            continue
        for eight in _eights(held.places, number, len(held.jokers)):
            if turned is None or turned.index in eight:
                for ending in _with_eight(held, eight, number):
                    if ending.discard not in seen:
                        seen.add(ending.discard)
                        yield ending


def _eights(places: Sequence[int], number: int, jokers: int) -> Iterator[tuple[int, ...]]:
    """What of a number can lie among the eight, as many as possible first; jokers make up the rest."""
    own = [place for place in places if place % NUMBERS == number]
    for count in range(min(_EIGHT, len(own)), max(1, _EIGHT - jokers) - 1, -1):
        yield from dict.fromkeys(combinations(own, count))


def _with_eight(held: _Held, eight: tuple[int, ...], number: int) -> Iterator[Ending]:
    rest = list((Counter(held.places) - Counter(eight)).elements())
    lying = _EIGHT - len(eight)
    for spare, plan in whole(held.pieces(rest, len(held.jokers) - lying)).items():
        for discard, jokers in held.spared(spare):
            writer = _Writer(held, jokers)
            missing = Counter({number + NUMBERS * colour: 2 for colour in range(_COLOURS)}) - Counter(eight)
            jokers_of = _stand_in(list(missing.elements()), lying)
            first = writer.slots([*((place, True) for place in eight), *jokers_of])
            melds = lay(plan, spare, len(jokers) - lying)
            yield Ending("total8", discard, (first, *map(writer.meld, melds)))
