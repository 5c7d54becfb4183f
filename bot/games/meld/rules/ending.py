"""Whether a turn can end the deal, exactly, and how (RO-10, RO-11, RO-12, RO-16)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, reduce

import msgspec

from bot.games.errors import IllegalAction
from bot.games.kit.hands import put
from bot.games.kit.melds.cover import lay_all, lay_all_but_one
from bot.games.kit.melds.fits import addable
from bot.games.kit.melds.meld import CARDS, Meld, Split
from bot.games.kit.melds.pieces import JOKERS, ONE_JOKER, TWINS, gather, kinds, remove, without
from bot.games.kit.melds.shapes import Addition, Exchange, additions, possible_exchanges
from bot.games.meld.rules.alone import can_be_brought, more_than_brought, surely_alone, too_many_alone
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.reading import texts_of, texts_of_kinds
from bot.games.meld.rules.turn import MeldTurn, lay

Laying = LayMeld | LayOff | SwapJoker


class WholeTurn(msgspec.Struct, frozen=True, gc=False):
    """A turn in which something may be laid: the moves in a legal order, and the kind that is discarded."""

    moves: tuple[Laying, ...]
    discard: int


class Attempt(msgspec.Struct, frozen=True, gc=False):
    """A table as far as it is changed: the hand that is left, the combinations, the moves (jokers are won first)."""

    hand: int
    melds: tuple[Meld, ...]
    swaps: tuple[SwapJoker, ...] = ()
    layoffs: tuple[LayOff, ...] = ()


@lru_cache(maxsize=256)
def ending(turn: MeldTurn) -> WholeTurn | None:
    """Return a way to lay all cards but the discard; None if there is none."""
    if hopeless(turn):
        return None
    start = Attempt(turn.hand, tuple([lain.meld for lain in turn.table]))
    for plan in wins(start):
        for grown in _laid_off(plan, range(len(plan.melds))):
            if (way := _covered(turn, grown)) is not None:
                return way
    return None


def hopeless(turn: MeldTurn) -> bool:
    """Return True if the turn surely cannot end the deal, whatever jokers are won (False: a search must tell)."""
    hand, table, won = turn.hand, turn.table, 0
    with_jokers = hand
    for _, lain in table.holding if hand & table.wins else ():
        for exchange in possible_exchanges(lain.meld, hand):
            with_jokers += exchange.won * ONE_JOKER
            won |= exchange.pieces
    alone = surely_alone(hand, table.takes, table.then) & ~won
    if more_than_brought(alone, hand >> TWINS, with_jokers >> JOKERS):
        return True
    near = [lain.meld for lain in table if lain.takes] if alone and with_jokers >> JOKERS else ()
    return not can_be_brought(alone, with_jokers, near)


def may_lay(turn: MeldTurn) -> bool:
    """Return True if anything may be laid: in the first turn only if it can end the deal (RO-7)."""
    return bool(turn.source or turn.acts) or ending(turn) is not None


def is_legal(turn: MeldTurn, way: WholeTurn) -> bool:
    """Return True if a turn may go on and end so."""
    try:
        judge(reduce(lay, way.moves, turn), way.discard)
    except IllegalAction:
        return False
    return True


def wins(plan: Attempt, first: int = 0) -> Iterator[Attempt]:
    """Yield the plan itself, and the plan with every choice of jokers won, from the `first` place on."""
    at = next((at for at in range(first, len(plan.melds)) if plan.melds[at].jokers), None)
    if at is None:
        yield plan
        return
    for changed in _won_from(plan, at):
        yield from wins(changed, at + 1)


def _won_from(plan: Attempt, at: int, above: int = 0) -> Iterator[Attempt]:
    """Yield the plan itself, and the plan with every choice of jokers won from one combination."""
    yield plan
    for exchange in possible_exchanges(plan.melds[at], plan.hand):
        if exchange.pieces > above:
            hand = without(plan.hand, exchange.pieces) + exchange.won * ONE_JOKER
            swaps = (*plan.swaps, swap(at + 1, exchange))
            changed = Attempt(hand, put(plan.melds, at, exchange.meld), swaps, plan.layoffs)
            yield from _won_from(changed, at, exchange.pieces)


def _laid_off(plan: Attempt, places: Sequence[int]) -> Iterator[Attempt]:
    """Yield every way to add natural cards to the combinations in these places, those that add most first.

    Jokers of the hand are not laid yet. Plans from which no joker can save the rest are left out.
    """
    taking = [at for at in places if addable(plan.melds[at], plan.hand, CARDS) % ONE_JOKER]
    if too_many_alone(plan.hand, [plan.melds[at] for at in taking]):
        return
    for number, at in enumerate(taking, 1):
        ways = additions(plan.melds[at], plan.hand, trailing=False)
        for addition in sorted(ways, key=lambda way: -len(way.added.faces)):
            yield from _laid_off(added(plan, at, addition), taking[number:])
    if not too_many_alone(plan.hand, ()):
        yield plan


def added(plan: Attempt, at: int, addition: Addition) -> Attempt:
    """Return the plan with cards added to the combination at that place."""
    layoffs = (*plan.layoffs, layoff(at + 1, addition))
    return Attempt(without(plan.hand, addition.added.pieces), put(plan.melds, at, addition.meld), plan.swaps, layoffs)


def _covered(turn: MeldTurn, plan: Attempt) -> WholeTurn | None:
    """Return a way in which the rest of the hand is melded, jokers that no meld takes being added to the table."""
    while True:
        for split in _splits(plan.hand):
            melds = tuple(LayMeld(texts_of(meld)) for meld in split.melds)
            way = WholeTurn((*plan.swaps, *melds, *plan.layoffs), kinds(split.rest)[0])
            if is_legal(turn, way):
                return way
        if not plan.hand >> JOKERS or (more := next(with_joker(plan), None)) is None:
            return None
        plan = more


def _splits(pieces: int) -> Iterator[Split]:
    """Yield melds of all pieces but one; where that can be one of several, melds without each of them."""
    if (first := lay_all_but_one(pieces, CARDS)) is None:
        return
    yield first
    for kind in dict.fromkeys(kinds(pieces)):
        rest = gather((kind,))
        if rest != first.rest and (split := lay_all(remove(pieces, kind), CARDS)) is not None:
            yield Split(split.melds, split.points, rest)


def with_joker(plan: Attempt) -> Iterator[Attempt]:
    """Yield the plan with one joker of the hand added to the table, wherever there is room."""
    for at, meld in enumerate(plan.melds):
        for addition in additions(meld, ONE_JOKER):
            yield added(plan, at, addition)


def layoff(number: int, addition: Addition) -> LayOff:
    """Return the move that adds cards to the combination of that number."""
    return LayOff(number, texts_of(addition.added))


def swap(number: int, exchange: Exchange) -> SwapJoker:
    """Return the move that wins jokers of the combination of that number."""
    return SwapJoker(number, texts_of_kinds(kinds(exchange.pieces)))
