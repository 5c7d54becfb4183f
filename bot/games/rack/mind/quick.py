"""Playing with tiles on a rack: go for the hand that comes soonest, keep what helps it, end and claim when one can."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.actions import Action
from bot.games.kit.cards import Card
from bot.games.rack.mind.plans import Goal, best_plan, plans
from bot.games.rack.rules.deal import (
    KINDS,
    NUMBERS,
    TILES,
    WHOLE_SET,
    ClaimTile,
    DiscardTile,
    DrawTile,
    DrawTurned,
    EndDeal,
    Jokers,
    RackMove,
    TakeTile,
    read,
)
from bot.games.rack.rules.view import RackView, ends_with, jokers_of, places_of
from bot.games.view import View


def suggest(view: View) -> tuple[str, ...]:
    """End, claim, or what brings the nearest hand nearer."""
    assert isinstance(view, RackView)
    return _greedy(view, None)


def choose(kind: str, view: View, rng: random.Random) -> tuple[str, ...]:
    """One of the best, or any; a claim is never let go, since it wins the deal."""
    assert isinstance(view, RackView)
    claim = _find(view, ClaimTile)
    if kind == "greedy" or (claim and view.seat != view.turn):
        return _greedy(view, rng)
    return _finished(view, rng.choice(view.legal))


def _greedy(view: RackView, rng: random.Random | None) -> tuple[str, ...]:
    winning = _find(view, EndDeal) or _find(view, ClaimTile) or _find(view, DrawTurned)
    if winning:
        return _finished(view, winning)
    return (_discard(view, rng) if _find(view, DiscardTile) else _source(view),)


def _find(view: RackView, kind: type[RackMove]) -> str:
    """The first token of a kind, "" if there is none."""
    return next((token for token in view.legal if isinstance(read(Action.parse(token)), kind)), "")


def _finished(view: RackView, token: str) -> tuple[str, ...]:
    """A claim and the turned tile are followed by the end for which they are got."""
    move = read(Action.parse(token))
    if not isinstance(move, ClaimTile | DrawTurned) or view.seat is None:
        return (token,)
    return token, str(ends_with(view, Action.parse(token).verb, move.tile)[0])


class Rack:
    """What a seat knows: its tiles, and which may still come."""

    def __init__(self, view: RackView) -> None:
        self.jokers: Jokers = jokers_of(view)
        seen = Counter((*(view.hand or ()), view.turned, *(tile for pile in view.discards for tile in pile)))
        self.hidden = Counter(tile.text for tile in WHOLE_SET) - seen
        places, self.wild = places_of(self.hidden.elements(), self.jokers)
        count = Counter(places)
        self.out = [count[place] for place in range(4 * NUMBERS)]
        self.unseen = self.hidden.total()

    def plan(self, hand: Sequence[str]) -> Goal:
        """The best plan for a hand."""
        places, jokers = places_of(hand, self.jokers)
        return best_plan(places, jokers, self.out, self.unseen, self.wild)

    def draws(self, hand: Sequence[str]) -> Mapping[str, float]:
        """About how many draws it takes from a hand to each kind of legal one."""
        places, jokers = places_of(hand, self.jokers)
        found = plans(places, jokers, self.out, self.unseen, self.wild)
        return {kind: goal.draws for kind, goal in zip(KINDS, found, strict=True)}


def _source(view: RackView) -> str:
    """Take the last discard if it brings the hand nearer, else draw."""
    rack, hand = Rack(view), view.hand or ()
    take = _find(view, TakeTile)
    if take:
        now, then = rack.plan(hand), rack.plan((*hand, view.last))
        if then.missing < now.missing and then.draws < now.draws:
            return take
    return _find(view, DrawTile)


def _discard(view: RackView, rng: random.Random | None) -> str:
    """Discard what the plan does not keep, of that what would help least."""
    rack, hand = Rack(view), view.hand or ()
    keep = rack.plan(hand).keep
    tokens = [token for token in view.legal if isinstance(read(Action.parse(token)), DiscardTile)]
    worth = [_worth(rack, hand, keep, TILES.card(token.split(" ")[2])) for token in tokens]
    least = [token for token, each in zip(tokens, worth, strict=True) if each == min(worth)]
    return least[0] if rng is None else rng.choice(least)


def _worth(rack: Rack, hand: Sequence[str], keep: Counter[int], tile: Card) -> float:
    """What a tile is worth in the hand: jokers most, then what the plan keeps, then what could grow."""
    if tile in rack.jokers.kinds:
        return 1000.0
    (place,), _ = places_of((tile.text,), rack.jokers)
    places, _ = places_of(hand, rack.jokers)
    kept = 100.0 if places.count(place) <= keep[place] else 0.0
    return kept + growth(rack, set(places) - {place}, place)


def growth(rack: Rack, others: set[int], place: int) -> float:
    """How much goes with a tile: what lies beside it already (`others` are places), and what may still come."""
    suit, rank = divmod(place, NUMBERS)
    worth = 0.0
    for other in range(4):
        if other != suit:
            near = other * NUMBERS + rank
            worth += 2.0 * (near in others) + 0.3 * rack.out[near]
    for step, weight in ((-2, 0.5), (-1, 1.0), (1, 1.0), (2, 0.5)):
        if 0 <= rank + step <= NUMBERS:
            near = suit * NUMBERS + (rank + step) % NUMBERS
            worth += weight * (2.0 * (near in others) + 0.3 * rack.out[near])
    return worth + 0.3 * rack.out[place]
