"""How far a hand is on the way to each kind of legal hand: a pure function of a view (TR-5)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.kit.melds import JOKER, gather, most_points
from bot.games.kit.melds import TILES as TILE_MELDS
from bot.games.rack.rules.moves import KINDS
from bot.games.rack.rules.tiles import NUMBERS, TILES, Jokers
from bot.games.rack.rules.view import RackView

_HAND, _PAIRS, _EIGHT = 14, 7, 8


class Progress(NamedTuple):
    """How much of a kind of hand is there already: `have` of `need` tiles, for `pairs` of pairs."""

    kind: str
    have: int
    need: int


def jokers_of(view: RackView) -> Jokers:
    """The tiles that are jokers in a view's deal."""
    stand_in = TILES.card(view.stand_in) if view.stand_in else None
    return Jokers(tuple(map(TILES.card, view.jokers)), stand_in)


def places_of(tiles: Iterable[str], jokers: Jokers) -> tuple[tuple[int, ...], int]:
    """The places (0..51) of what is no joker, stand-ins where they stand in; and how many jokers there are."""
    places, count = [], 0
    for tile in map(TILES.card, tiles):
        own = jokers.natural(tile)
        if tile in jokers.kinds or own is None:
            count += 1
        else:
            places.append(own.index)
    return tuple(sorted(places)), count


def progress(view: RackView) -> tuple[Progress, ...]:
    """How far the view's own hand is, for each of the four kinds in their order; () if no hand is to be seen.

    What counts as there: for `runs` the tiles that lie in runs and groups when as many as possible do; for `colours`
    those of the colour that is there most; pairs; for `total8` those of the best number, at most eight, and as many of
    the others as lie in runs and groups, at most six. Jokers are counted where they help.
    """
    if view.hand is None:
        return ()
    places, jokers = places_of(view.hand, jokers_of(view))
    have = (_melded(places, jokers), _colour(places, jokers), _paired(places, jokers), _eight(places, jokers))
    need = (_HAND, _HAND, _PAIRS, _HAND)
    return tuple(
        Progress(kind, min(found, all_), all_) for kind, found, all_ in zip(KINDS, have, need, strict=True)
    )


@lru_cache(maxsize=1024)
def _melded(places: tuple[int, ...], jokers: int) -> int:
    return most_points(gather((*places, *(JOKER,) * jokers)), TILE_MELDS)


def _colour(places: Sequence[int], jokers: int) -> int:
    return jokers + max(Counter(place // NUMBERS for place in places).values(), default=0)


def _paired(places: Sequence[int], jokers: int) -> int:
    counts = Counter(places).values()
    pairs, single = sum(count // 2 for count in counts), sum(count % 2 for count in counts)
    matched = min(single, jokers)
    return pairs + matched + (jokers - matched) // 2


def _eight(places: tuple[int, ...], jokers: int) -> int:
    return max(
        (_with_number(places, jokers, number) for number in {place % NUMBERS for place in places}), default=0
    )


def _with_number(places: tuple[int, ...], jokers: int, number: int) -> int:
    own = [place for place in places if place % NUMBERS == number]
    lying = min(_EIGHT, len(own) + jokers)
    rest = tuple((Counter(places) - Counter(own[:_EIGHT])).elements())
    left = max(0, jokers - max(0, _EIGHT - len(own)))
    return lying + min(_HAND - _EIGHT, _melded(rest, left))
