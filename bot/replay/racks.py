"""Hands in a replay: a piece keeps its place as long as it is held, so that the eye, and a GIF, have less to follow."""

from collections import Counter
from collections.abc import Iterable, Sequence

Rack = tuple[str, ...]
"""The pieces of a hand in their places; "" where one was."""


def racks(hands: Iterable[Sequence[str]]) -> tuple[Rack, ...]:
    """Return one player's hands from moment to moment, each in its order, with every piece in its place.

    What comes takes an empty place between its neighbours, or the nearest one, and those between move up. There are as
    many places as the largest hand so far needed, and the order is always that of the hand.
    """
    found: list[Rack] = []
    for hand in hands:
        before = found[-1] if found else ()
        found.append(_next(before, list(hand)))
    return tuple(found)


def _next(before: Rack, hand: list[str]) -> Rack:
    """Return the places after a moment; a hand that was put into another order is laid anew."""
    places = _without_lost(before, hand)
    if not _in_order(places, hand):
        return tuple(hand)
    for at, piece in enumerate(hand):
        stands = [place for place, one in enumerate(places) if one]
        if at >= len(stands) or places[stands[at]] != piece:
            _insert(places, piece, stands[at - 1] if at else -1, stands[at] if at < len(stands) else len(places))
    while places and not places[-1]:
        places.pop()
    return tuple(places)


def _without_lost(before: Rack, hand: Iterable[str]) -> list[str]:
    """Return the places before, with "" for the pieces that are not held any more."""
    left, places = Counter(hand), list(before)
    for at, piece in enumerate(places):
        if left[piece]:
            left[piece] -= 1
        else:
            places[at] = ""
    return places


def _in_order(places: Iterable[str], hand: Iterable[str]) -> bool:
    """True if what stayed lies in the order of the hand."""
    rest = iter(hand)
    return all(piece in rest for piece in places if piece)


def _insert(places: list[str], piece: str, after: int, before: int) -> None:
    """Put a piece between two places that are taken (or the ends): into a gap, or into one that is made."""
    if before - after > 1:
        places[after + 1] = piece
        return
    gaps = [at for at, one in enumerate(places) if not one]
    gap = min(gaps, key=lambda at: abs(at - before), default=len(places))
    if gap == len(places):
        places.insert(before, piece)
    elif gap > before:
        places.insert(before, piece)
        del places[gap + 1]
    else:
        del places[gap]
        places.insert(after, piece)
