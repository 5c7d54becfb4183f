"""Playing Tábla Römi without thinking (end and claim when one can, else go for the hand that comes soonest), and the
reasons that are told for moves: how near a hand is to each kind of legal hand, and what does not help it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.games.actions import Action, Discard, Draw, Take
from bot.games.kit.cards import Card
from bot.games.kit.melds.meld import NEAR, SUITS
from bot.games.minds.weighing import Fact, Reason, Tokens, without
from bot.games.rack.mind.plans import Rack
from bot.games.rack.rules.deal import NUMBERS, TILES, ClaimTile, DrawTurned, EndDeal, RackMove, read
from bot.games.rack.rules.view import Progress, RackView, ends_with, jokers_of, piece_of, places_of, progress

_JOKER, _KEPT = 1000.0, 100.0  # what a joker is worth, and what a tile of the plan, besides what goes with it
_HELD, _COMING = 2.0, 0.3  # what each tile is worth that goes with it: on the rack, and still to come
_BESIDE = ((-2, 0.5), (-1, 1.0), (1, 1.0), (2, 0.5))  # so far away in a run, so much of that

CODES = frozenset(("only", "out", "takes", "goes", "draw-useless", "draw", "keeps", "chances"))


# --- the choice ---


def suggest(view: RackView) -> tuple[str, ...]:
    """Return an end, a claim, or what brings the nearest hand nearer."""
    return _greedy(view, None)


def choose(kind: str, view: RackView, rng: random.Random) -> tuple[str, ...]:
    """Return one of the best (`greedy`), or any; a claim is never let go, since it wins the deal."""
    claim = _find(view, ClaimTile)
    if kind == "greedy" or (claim and view.seat != view.turn):
        return _greedy(view, rng)
    return _finished(view, rng.choice(view.legal))


def _greedy(view: RackView, rng: random.Random | None) -> tuple[str, ...]:
    if winning := _find(view, EndDeal) or _find(view, ClaimTile) or _find(view, DrawTurned):
        return _finished(view, winning)
    return (_discard(view, rng) if _find(view, Discard) else _source(view),)


def _find(view: RackView, kind: type[RackMove]) -> str:
    """Return the first token of a kind, "" if there is none."""
    return next((token for token in view.legal if isinstance(read(Action.parse(token)), kind)), "")


def _finished(view: RackView, token: str) -> tuple[str, ...]:
    """Return a token, after a claim and the turned tile with the end for which they are got."""
    move = read(Action.parse(token))
    if not isinstance(move, ClaimTile | DrawTurned) or view.seat is None:
        return (token,)
    return token, str(ends_with(view, Action.parse(token).verb, move.tile)[0])


def _source(view: RackView) -> str:
    """Take the last discard if it brings the hand nearer, else draw."""
    rack, hand = Rack(view), view.hand or ()
    if take := _find(view, Take):
        now, then = rack.plan(hand), rack.plan((*hand, view.last))
        if then.missing < now.missing and then.draws < now.draws:
            return take
    return _find(view, Draw)


def _discard(view: RackView, rng: random.Random | None) -> str:
    """Discard what the plan does not keep, of that what would help least."""
    rack, hand = Rack(view), view.hand or ()
    keep = rack.plan(hand).keep
    tokens = [token for token in view.legal if isinstance(read(Action.parse(token)), Discard)]
    worth = [_worth(rack, hand, keep, TILES.card(token.split(" ")[2])) for token in tokens]
    least = [token for token, each in zip(tokens, worth, strict=True) if each == min(worth)]
    return least[0] if rng is None else rng.choice(least)


def _worth(rack: Rack, hand: Sequence[str], keep: Counter[int], tile: Card) -> float:
    """Return what a tile is worth in the hand: jokers most, then what the plan keeps, then what could grow."""
    if tile in rack.jokers.kinds:
        return _JOKER
    place = piece_of(tile.text, rack.jokers)
    places, _ = places_of(hand, rack.jokers)
    return (_KEPT if places.count(place) <= keep[place] else 0.0) + growth(rack, set(places) - {place}, place)


def growth(rack: Rack, others: set[int], place: int) -> float:
    """Return how much goes with a tile: what lies beside it already (`others` are places), and what may still come."""
    suit, rank = divmod(place, NUMBERS)
    worth = 0.0
    for other in range(SUITS):
        if other != suit:
            near = other * NUMBERS + rank
            worth += _HELD * (near in others) + _COMING * rack.out[near]
    for step, weight in _BESIDE:
        if 0 <= rank + step <= NUMBERS:
            near = suit * NUMBERS + (rank + step) % NUMBERS
            worth += weight * (_HELD * (near in others) + _COMING * rack.out[near])
    return worth + _COMING * rack.out[place]


# --- reasons ---


def reasons(view: RackView, tokens: Tokens) -> Iterator[Reason]:
    """Yield what speaks for an end, a claim, where to draw from, a discard."""
    end = read(Action.parse(tokens[-1]))
    if isinstance(end, EndDeal):
        yield Reason("out", {"kind": end.kind})
    elif len(view.legal) == 1:
        yield Reason("only")
    else:
        yield from _of_move(view, read(Action.parse(tokens[0])))


def _of_move(view: RackView, move: RackMove) -> Iterator[Reason]:
    match move:
        case Take():
            if (nearer := _brought_nearer(view, move.tile)) is not None:
                yield Reason("takes", _facts(nearer), nearer.have)
            if _goes_with(view, move.tile):
                yield Reason("goes", {"tile": move.tile})
        case Draw():
            useless = view.last and _brought_nearer(view, view.last) is None
            yield Reason("draw-useless", {"tile": view.last}) if useless else Reason("draw")
        case Discard():
            yield from _of_discard(view, move.tile)


def _of_discard(view: RackView, tile: str) -> Iterator[Reason]:
    """Yield what the hand still has on the way to where it gets soonest, and how many tiles bring it nearer."""
    rest = without(view.hand or (), tile)
    before, after = _progress(view, view.hand or ()), _progress(view, rest)
    kept = [kind for kind, way in before.items() if after[kind].have == way.have]
    nearest = _soonest(view, rest, [after[kind] for kind in kept or after])
    if nearest.have:
        yield Reason("keeps", {**_facts(nearest), "still": "yes" if kept else "no"}, nearest.have)
    with_it = ((count, _progress(view, (*rest, other))) for other, count in Rack(view).hidden.items())
    if chances := sum(count for count, then in with_it if then[nearest.kind].have > nearest.have):
        yield Reason("chances", {"count": chances}, chances)


def _facts(way: Progress) -> dict[str, Fact]:
    return {"kind": way.kind, "count": way.have, "need": way.need}


def _brought_nearer(view: RackView, tile: str) -> Progress | None:
    """Return the kind of hand to which that tile brings the seat nearer, the soonest of them; None for none."""
    hand = view.hand or ()
    before, after = _progress(view, hand), _progress(view, (*hand, tile))
    nearer = [way for kind, way in after.items() if way.have > before[kind].have]
    return _soonest(view, (*hand, tile), nearer) if nearer else None


def _goes_with(view: RackView, tile: str) -> bool:
    """Return True if a tile could lie in a run or group with one of the hand, a tile or joker between (TR-5)."""
    jokers = jokers_of(view)
    places, wild = places_of((tile,), jokers)
    held, _ = places_of(view.hand or (), jokers)
    return bool(wild) or any(NEAR[place] >> other & 1 for place in places for other in held)


def _progress(view: RackView, hand: Sequence[str]) -> Mapping[str, Progress]:
    """Return how far these tiles are, by kinds."""
    return {way.kind: way for way in progress(msgspec.structs.replace(view, hand=tuple(hand)))}


def _soonest(view: RackView, hand: Sequence[str], among: Sequence[Progress]) -> Progress:
    """Return the kind that takes the fewest draws: six of fourteen of one colour are far, six in runs are not."""
    draws = Rack(view).draws(hand)
    return min(among, key=lambda way: (draws[way.kind], way.need - way.have))
