"""Judging an end as it is written: these very tiles, and a legal hand (TR-4, TR-5, TR-8)."""

from collections.abc import Sequence
from itertools import pairwise

from bot.games.errors import IllegalAction, NotationError
from bot.games.kit.cards import Card, LaidCard
from bot.games.rack.rules.moves import End
from bot.games.rack.rules.tiles import NUMBERS, TILES, Jokers, number

_TILES, _SMALLEST, _EIGHT = 14, 3, 8
Part = Sequence[LaidCard]


def check_end(end: End, hand: Sequence[Card], jokers: Jokers, turned: Card | None) -> Card:
    """The discard of an end; IllegalAction or NotationError says what is wrong with it.

    `turned` is the turned tile if it was drawn in this turn.
    """
    discard = TILES.card(end.discard)
    parts = [[_lying(word, jokers) for word in part] for part in end.combinations]
    held = [discard, *(tile.held for part in parts for tile in part)]
    if sorted(tile.index for tile in held) != sorted(tile.index for tile in hand):
        raise IllegalAction("not-these-tiles", "TR-4")
    if not _LEGAL[end.kind](parts, jokers):
        raise IllegalAction("no-such-hand", "TR-5", kind=end.kind)
    if turned is not None and not _serves(turned, end.kind, parts):
        raise IllegalAction("turned-must-serve", "TR-8", tile=turned.text)
    return discard


def _lying(word: str, jokers: Jokers) -> LaidCard:
    """Read a tile as it lies (record-format): NotationError `tile`, IllegalAction for what is no joker."""
    laid = TILES.laid(word)
    if "=" not in word:
        own = jokers.natural(laid.held)
        if own is None:
            raise IllegalAction("joker-stands-for", "TR-3", tile=word)
        return LaidCard(laid.held, own)
    if not laid.stands:
        raise NotationError("tile", text=word)
    if laid.held not in jokers.kinds:
        raise IllegalAction("not-a-joker", "TR-3", tile=laid.held.text)
    return laid


def _natural(tile: LaidCard, jokers: Jokers) -> bool:
    """Whether a tile lies for itself; a joker tile may, and what stands in does."""
    return jokers.natural(tile.held) == tile.shown


def _runs(parts: Sequence[Part], jokers: Jokers) -> bool:
    return _all_lie(parts) and all(_is_meld(part, jokers) for part in parts)


def _colours(parts: Sequence[Part], jokers: Jokers) -> bool:  # noqa: ARG001 - jokers were read before
    return _all_lie(parts) and len(parts) == 1 and len({tile.shown.suit for tile in parts[0]}) == 1


def _pairs(parts: Sequence[Part], jokers: Jokers) -> bool:  # noqa: ARG001 - jokers were read before
    return _all_lie(parts) and all(len(part) == 2 and part[0].shown == part[1].shown for part in parts)


def _total8(parts: Sequence[Part], jokers: Jokers) -> bool:
    first, *rest = parts
    if not _all_lie(parts) or len(first) != _EIGHT or len({number(tile.shown) for tile in first}) != 1:
        return False
    return any(_natural(tile, jokers) for tile in first) and all(_is_meld(part, jokers) for part in rest)


_LEGAL = {"runs": _runs, "colours": _colours, "pairs": _pairs, "total8": _total8}


def _all_lie(parts: Sequence[Part]) -> bool:
    return sum(map(len, parts)) == _TILES


def _is_meld(part: Part, jokers: Jokers) -> bool:
    """Whether tiles are a run or group, with a natural one (TR-5)."""
    shown = [tile.shown for tile in part]
    if len(part) < _SMALLEST or not any(_natural(tile, jokers) for tile in part):
        return False
    return _is_group(shown) or _is_run(shown)


def _is_group(shown: Sequence[Card]) -> bool:
    colours = {tile.suit for tile in shown}
    return len(colours) == len(shown) and len({number(tile) for tile in shown}) == 1


def _is_run(shown: Sequence[Card]) -> bool:
    """Whether tiles go up by one in one colour; only the last may be a 1, above the 13."""
    numbers = [number(tile) for tile in shown]
    if len({tile.suit for tile in shown}) != 1 or len(shown) > NUMBERS:
        return False
    if numbers[-1] == 1:
        numbers[-1] = NUMBERS + 1
    return all(after == before + 1 for before, after in pairwise(numbers))


def _serves(turned: Card, kind: str, parts: Sequence[Part]) -> bool:
    """Whether the turned tile lies in one of seven pairs, or among the eight (TR-8)."""
    places = {"pairs": parts, "total8": parts[:1]}.get(kind, ())
    return any(tile.held == turned for part in places for tile in part)
