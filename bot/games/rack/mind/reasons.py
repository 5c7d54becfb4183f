"""Tábla Römi: how near a hand is to each kind of legal hand, and what does not help it."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.games.actions import Action
from bot.games.rack.mind.quick import Rack
from bot.games.rack.rules.deal import NUMBERS, DiscardTile, DrawTile, EndDeal, RackMove, TakeTile, read
from bot.games.rack.rules.view import Progress, RackView, jokers_of, places_of, progress
from bot.games.view import View
from bot.minds.weighing import Fact, Reason, Tokens, without

CODES = frozenset(("only", "out", "takes", "goes", "draw-useless", "draw", "keeps", "chances"))


def reasons(view: View, tokens: Tokens) -> Iterator[Reason]:
    """What speaks for an end, a claim, where to draw from, a discard."""
    assert isinstance(view, RackView)
    end = read(Action.parse(tokens[-1]))
    if isinstance(end, EndDeal):
        yield Reason("out", {"kind": end.kind})
    elif len(view.legal) == 1:
        yield Reason("only")
    else:
        yield from _of_move(view, read(Action.parse(tokens[0])))


def _of_move(view: RackView, move: RackMove) -> Iterator[Reason]:
    match move:
        case TakeTile():
            yield from _of_take(view, move.tile)
        case DrawTile():
            useless = view.last and brought_nearer(view, view.last) is None
            yield Reason("draw-useless", {"tile": view.last}) if useless else Reason("draw")
        case DiscardTile():
            yield from _of_discard(view, move.tile)


def _of_take(view: RackView, tile: str) -> Iterator[Reason]:
    """To which kind of hand it brings nearer; or that it goes with others, and waits for more."""
    nearer = brought_nearer(view, tile)
    if nearer is not None:
        yield Reason("takes", _told(nearer), nearer.have)
    if goes_with(view, tile):
        yield Reason("goes", {"tile": tile})


def _of_discard(view: RackView, tile: str) -> Iterator[Reason]:
    """What the hand still has on the way to where it gets soonest, and how many tiles bring it nearer."""
    rest = without(view.hand or (), tile)
    before, after = _progress(view, view.hand or ()), _progress(view, rest)
    kept = [kind for kind, one in before.items() if after[kind].have == one.have]
    nearest = _soonest(view, rest, [after[kind] for kind in kept or after])
    if nearest.have:
        yield Reason("keeps", {**_told(nearest), "still": "yes" if kept else "no"}, nearest.have)
    chances = _bring_nearer(view, rest, nearest)
    if chances:
        yield Reason("chances", {"count": chances}, chances)


def _told(one: Progress) -> dict[str, Fact]:
    return {"kind": one.kind, "count": one.have, "need": one.need}


# --- what can be worked out from a view ---


def brought_nearer(view: RackView, tile: str) -> Progress | None:
    """The kind of hand to which that tile brings one nearer, the soonest of them; None for none."""
    hand = view.hand or ()
    before, after = _progress(view, hand), _progress(view, (*hand, tile))
    nearer = [one for kind, one in after.items() if one.have > before[kind].have]
    return _soonest(view, (*hand, tile), nearer) if nearer else None


def goes_with(view: RackView, tile: str) -> bool:
    """Whether a tile could lie in a run or group with one of the hand, one tile more or a joker between (TR-5)."""
    jokers = jokers_of(view)
    places, wild = places_of((tile,), jokers)
    held, _ = places_of(view.hand or (), jokers)
    return bool(wild) or any(_near(place, other) for place in places for other in held)


def _near(one: int, other: int) -> bool:
    (suit, number), (other_suit, other_number) = divmod(one, NUMBERS), divmod(other, NUMBERS)
    if suit != other_suit:
        return number == other_number
    apart = abs(number - other_number)
    if 0 in (number, other_number):  # the 1 lies above the 13, too (TR-5)
        apart = min(apart, NUMBERS - apart)
    return 0 < apart <= 2


def _bring_nearer(view: RackView, hand: Sequence[str], kind: Progress) -> int:
    """How many of the tiles that the seat cannot see bring a hand nearer to that kind."""
    with_it = ((count, _progress(view, (*hand, tile))) for tile, count in Rack(view).hidden.items())
    return sum(count for count, after in with_it if after[kind.kind].have > kind.have)


def _progress(view: RackView, hand: Sequence[str]) -> Mapping[str, Progress]:
    """How far these tiles are, by kinds."""
    return {one.kind: one for one in progress(msgspec.structs.replace(view, hand=tuple(hand)))}


def _soonest(view: RackView, hand: Sequence[str], among: Sequence[Progress]) -> Progress:
    """The kind that takes the fewest draws from a hand: six of fourteen of one colour are far, six in runs are not."""
    draws = Rack(view).draws(hand)
    return min(among, key=lambda one: (draws[one.kind], one.need - one.have))
