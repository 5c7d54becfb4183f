"""The judge of hands, exact (TR-4, TR-5, TR-8): how fifteen tiles can end a deal, and if an end as written does."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from bot.games.errors import IllegalAction, NotationError
from bot.games.kit.cards import Card, LaidCard
from bot.games.kit.hands import in_order, less
from bot.games.kit.melds.meld import SMALLEST, SUITS, Meld, in_row
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, gather
from bot.games.kit.melds.whole import whole
from bot.games.kit.melds.whole_layout import lay
from bot.games.rack.rules.deal import KINDS, NUMBERS, TILES, EndDeal, Jokers, number

_EIGHT = 8
Part = Sequence[LaidCard]
_Slot = tuple[int, bool]  # the place of a tile, and True if it is natural; else a joker stands for it


# --- how fifteen tiles can end ---


@lru_cache(maxsize=4096)
def endings(
    hand: tuple[Card, ...], jokers: Jokers, barred: Card | None = None, turned: Card | None = None
) -> tuple[EndDeal, ...]:
    """Return the ways to end, one for each kind and discard, by kind, then in the order of the hand.

    `barred` is a tile that may not be discarded (TR-6); `turned` the turned tile, if it was drawn: it must lie in one
    of seven pairs, or among the eight (TR-8).
    """
    held = _Held(hand, jokers)
    ends = [*_by_pairs(held, turned), *_by_total8(held, turned)]
    if turned is None:
        ends += [*_by_runs(held), *_by_colours(held)]
    allowed = (ending for ending in ends if barred is None or ending.discard != barred.text)
    return tuple(sorted(allowed, key=lambda end: (KINDS.index(end.kind), TILES.card(end.discard).index)))


def endings_by_claim(hand: Iterable[Card], tile: Card, jokers: Jokers) -> tuple[EndDeal, ...]:
    """Return how fourteen tiles could end with a claimed discard, which stays unless it has a twin (TR-6, TR-7)."""
    fifteen = in_order((*hand, tile))
    return endings(fifteen, jokers, tile if fifteen.count(tile) == 1 else None)


def endings_by_turned(hand: Iterable[Card], turned: Card, jokers: Jokers) -> tuple[EndDeal, ...]:
    """Return how fourteen tiles could end with the turned tile; a printed joker is never drawn (TR-8)."""
    return () if turned.joker else endings(in_order((*hand, turned)), jokers, None, turned)


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
        """Return the tile at a place: a printed joker stands in where both tiles are jokers."""
        stand_in = self.rules.stand_in
        return TILES.joker if stand_in is not None and place == stand_in.index else TILES.cards[place]

    def spares(self) -> list[tuple[Card, list[int], list[Card]]]:
        """Return what can be discarded, with the places and the jokers that are left."""
        tiles = [(self.tile(place), less(self.places, place), self.jokers) for place in dict.fromkeys(self.places)]
        return tiles + [(joker, self.places, less(self.jokers, joker)) for joker in dict.fromkeys(self.jokers)]

    def spared(self, spare: int) -> list[tuple[Card, list[Card]]]:
        """Return the tiles that are a spare piece, with the jokers that are left."""
        if spare != JOKER:
            return [(self.tile(spare), self.jokers)]
        return [(joker, less(self.jokers, joker)) for joker in dict.fromkeys(self.jokers)]


class _Writer:
    """Writes places of combinations; the jokers are used up one after the other, as themselves where they can."""

    def __init__(self, held: _Held, jokers: Iterable[Card]) -> None:
        self._held, self._jokers = held, list(jokers)

    def meld(self, meld: Meld) -> tuple[str, ...]:
        return self.slots(zip(meld.faces, meld.natural, strict=True))

    def slots(self, slots: Iterable[_Slot]) -> tuple[str, ...]:
        return tuple(self._word(*slot) for slot in slots)

    def _word(self, place: int, natural: bool) -> str:
        if natural:
            return self._held.tile(place).text
        face, rules = TILES.cards[place], self._held.rules
        joker = next((tile for tile in self._jokers if rules.natural(tile) == face), self._jokers[-1])
        self._jokers.remove(joker)
        return rules.written(joker, face)


def _by_runs(held: _Held) -> Iterator[EndDeal]:
    """Yield the ends with runs and groups (TR-5 a)."""
    for spare, plan in whole(gather(held.places) + len(held.jokers) * ONE_JOKER).items():
        for discard, jokers in held.spared(spare):
            melds = lay(plan, spare, len(jokers))
            yield EndDeal(discard.text, "runs", tuple(map(_Writer(held, jokers).meld, melds)))


def _by_colours(held: _Held) -> Iterator[EndDeal]:
    """Yield the ends with all tiles of one colour (TR-5 b)."""
    count = Counter(place // NUMBERS for place in held.places)
    if not count or max(count.values()) < len(held.places) - 1:
        return
    for discard, places, jokers in held.spares():
        colours = {place // NUMBERS for place in places}
        if len(colours) == 1:
            first = colours.pop() * NUMBERS
            missing = [place for place in range(first, first + NUMBERS) if place not in places]
            slots = [*((place, True) for place in places), *_stand_in(missing or [first], len(jokers))]
            yield EndDeal(discard.text, "colours", (_Writer(held, jokers).slots(slots),))


def _stand_in(places: Sequence[int], count: int) -> Iterator[_Slot]:
    """Yield places for so many jokers, one after the other, from the first again where there are too few."""
    return ((places[at % len(places)], False) for at in range(count))


def _by_pairs(held: _Held, turned: Card | None) -> Iterator[EndDeal]:
    """Yield the ends with seven pairs; two jokers are a pair (TR-5 c)."""
    single = sum(twins == 1 for twins in Counter(held.places).values())
    if single > len(held.jokers) + 1:
        return
    for discard, places, jokers in held.spares():
        count = Counter(places)
        single = sum(twins == 1 for twins in count.values())
        if single <= len(jokers) and (turned is None or turned.index in count):
            yield EndDeal(discard.text, "pairs", _paired(held, count, jokers))


def _paired(held: _Held, count: Counter[int], jokers: list[Card]) -> tuple[tuple[str, ...], ...]:
    """Write seven pairs: jokers with single tiles, then with each other."""
    writer = _Writer(held, jokers)
    parts = [writer.slots(((place, True), (place, twins == 2))) for place, twins in count.items()]
    natural = held.rules.natural(held.rules.kinds[0])
    rest = len(jokers) - sum(twins == 1 for twins in count.values())
    both = (0 if natural is None else natural.index, False)
    return (*parts, *(writer.slots((both, both)) for _ in range(rest // 2)))


def _by_total8(held: _Held, turned: Card | None) -> Iterator[EndDeal]:
    """Yield the ends with eight of one number, the other six in runs and groups (TR-5 d)."""
    seen = set()
    for rank in dict.fromkeys(place % NUMBERS for place in held.places):
        for eight in _eights(held.places, rank, len(held.jokers)):
            if turned is None or turned.index in eight:
                for ending in _with_eight(held, eight, rank):
                    if ending.discard not in seen:
                        seen.add(ending.discard)
                        yield ending


def _eights(places: Sequence[int], rank: int, jokers: int) -> Iterator[tuple[int, ...]]:
    """Yield what of a number can lie among the eight, as many as possible first; jokers make up the rest."""
    numbered = [place for place in places if place % NUMBERS == rank]
    for count in range(min(_EIGHT, len(numbered)), max(1, _EIGHT - jokers) - 1, -1):
        yield from dict.fromkeys(combinations(numbered, count))


def _with_eight(held: _Held, eight: tuple[int, ...], rank: int) -> Iterator[EndDeal]:
    lying = _EIGHT - len(eight)
    for spare, plan in whole(gather(less(held.places, *eight)) + (len(held.jokers) - lying) * ONE_JOKER).items():
        for discard, jokers in held.spared(spare):
            writer = _Writer(held, jokers)
            missing = Counter({rank + NUMBERS * colour: 2 for colour in range(SUITS)}) - Counter(eight)
            stand_ins = _stand_in(list(missing.elements()), lying)
            first = writer.slots([*((place, True) for place in eight), *stand_ins])
            melds = lay(plan, spare, len(jokers) - lying)
            yield EndDeal(discard.text, "total8", (first, *map(writer.meld, melds)))


# --- an end as it is written ---


def check_end(end: EndDeal, hand: Sequence[Card], jokers: Jokers, turned: Card | None) -> Card:
    """Return the discard of an end if it has these very tiles and a legal hand, else IllegalAction or NotationError.

    `turned` is the turned tile if it was drawn in this turn.
    """
    discard = TILES.card(end.discard)
    parts = [[_lying(word, jokers) for word in part] for part in end.combinations]
    held = [discard, *(tile.held for part in parts for tile in part)]
    if sorted(tile.index for tile in held) != sorted(tile.index for tile in hand):
        raise IllegalAction("not-these-tiles", "TR-4")
    if not _is_legal(end.kind, parts, jokers):
        raise IllegalAction("no-such-hand", "TR-5", kind=end.kind)
    serving = {"pairs": parts, "total8": parts[:1]}.get(end.kind, ())  # where the turned tile has to lie
    if turned is not None and not any(tile.held == turned for part in serving for tile in part):
        raise IllegalAction("turned-must-serve", "TR-8", tile=turned.text)
    return discard


def _lying(word: str, jokers: Jokers) -> LaidCard:
    """Read a tile as it lies (record-format): NotationError `tile`, IllegalAction for what is no joker."""
    laid = TILES.laid(word)
    if "=" not in word:
        if (natural := jokers.natural(laid.held)) is None:
            raise IllegalAction("joker-stands-for", "TR-3", tile=word)
        return LaidCard(laid.held, natural)
    if not laid.stands:
        raise NotationError("tile", text=word)
    if laid.held not in jokers.kinds:
        raise IllegalAction("not-a-joker", "TR-3", tile=laid.held.text)
    return laid


def _natural(tile: LaidCard, jokers: Jokers) -> bool:
    """Return True if a tile lies for itself; a joker tile may, and what stands in does."""
    return jokers.natural(tile.held) == tile.face


def _is_legal(kind: str, parts: Sequence[Part], jokers: Jokers) -> bool:
    """Return True if tiles as they lie are a legal hand of that kind (TR-5)."""
    match kind:
        case "runs":
            return all(_is_meld(part, jokers) for part in parts)
        case "colours":
            return len(parts) == 1 and len({tile.face.suit for tile in parts[0]}) == 1
        case "pairs":
            return all(len(part) == 2 and part[0].face == part[1].face for part in parts)
    eight, *rest = parts
    if len(eight) != _EIGHT or len({number(tile.face) for tile in eight}) != 1:
        return False
    return any(_natural(tile, jokers) for tile in eight) and all(_is_meld(part, jokers) for part in rest)


def _is_meld(part: Part, jokers: Jokers) -> bool:
    """Return True if tiles are a run or group, with a natural one (TR-5)."""
    faces = [tile.face for tile in part]
    if len(part) < SMALLEST or not any(_natural(tile, jokers) for tile in part):
        return False
    colours, numbers = {tile.suit for tile in faces}, {number(tile) for tile in faces}
    return (len(colours) == len(faces) and len(numbers) == 1) or in_row([tile.index for tile in faces])
