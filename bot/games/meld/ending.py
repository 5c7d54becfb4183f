"""Whether a turn can end the deal, exactly, and how (RO-10, RO-11, RO-12, RO-16)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from bot.games.errors import IllegalAction
from bot.games.kit.melds import (
    CARDS,
    JOKER,
    Meld,
    Split,
    addable,
    count,
    exchanges,
    gather,
    kinds,
    lay_all,
    lay_all_but_one,
    meldable,
    remove,
    without,
)
from bot.games.kit.melds.meld import SUITS
from bot.games.kit.melds.pieces import ONE_JOKER, ONES, RANKS
from bot.games.meld.additions import Addition, additions, possible_exchanges
from bot.games.meld.judge import judge
from bot.games.meld.moves import Lay, LayOff, Swap
from bot.games.meld.reading import text_of, texts_of
from bot.games.meld.turn import MeldTurn, lay

_BY_A_JOKER = 4  # cards that a joker brings into a combination at most
_SUIT = (1 << RANKS) - 1

Laying = Lay | LayOff | Swap


class Way(msgspec.Struct, frozen=True, gc=False):
    """What may be laid in a turn, in a legal order, and the discard."""

    moves: tuple[Laying, ...]
    discard: int


class Attempt(msgspec.Struct, frozen=True, gc=False):
    """What is done to the table so far: the hand that is left, the combinations, the moves (jokers are won first)."""

    hand: int
    melds: tuple[Meld, ...]
    swaps: tuple[Swap, ...] = ()
    layoffs: tuple[LayOff, ...] = ()


def ending(turn: MeldTurn) -> Way | None:
    """A way to lay all cards but the discard; None if there is none."""
    if _hopeless(turn):
        return None
    start = Attempt(turn.hand, tuple(lain.meld for lain in turn.table))
    for plan in wins(start):
        for grown in _laid_off(plan):
            way = _covered(turn, grown)
            if way is not None:
                return way
    return None


def _hopeless(turn: MeldTurn) -> bool:
    """Whether no search is needed to say no, whatever jokers are won."""
    won, jokers = 0, 0
    for lain in turn.table:
        for needed, after in exchanges(lain.meld) if lain.meld.jokers else ():
            if all(count(turn.hand, kind) for kind in needed):
                jokers += lain.meld.jokers - after.jokers
                won |= sum(1 << kind for kind in needed)
    return _too_many_alone(turn.hand + jokers * ONE_JOKER, [lain.meld for lain in turn.table], won)


def _too_many_alone(pieces: int, table: Sequence[Meld], won: int = 0) -> bool:
    """Whether more cards lie alone than jokers and the discard can help.

    Of natural cards that go nowhere without jokers, a joker helps as many as lie together (`_together`); of those that
    go nowhere with one joker either, and so have nothing within two ranks, one at most. `won` are the bits of cards
    that win a joker.
    """
    jokers, naturals = count(pieces, JOKER), pieces % ONE_JOKER
    ones = naturals & ONES & ~won
    alone = ones & ~_helped(naturals, table)
    many = alone.bit_count() - 1  # one is discarded
    if many <= 0:
        return False
    if many > _BY_A_JOKER * jokers or (many > jokers and many > jokers * _together(alone)):
        return True
    return (ones & ~_helped(naturals + ONE_JOKER, table)).bit_count() - 1 > jokers


@lru_cache(maxsize=1 << 14)
def _together(alone: int) -> int:
    """How many of these cards, which make no combination by themselves, one joker can bring into one at most.

    Two of a group; of a run two on each side of the joker, and so within five places.
    """
    suits = [alone >> RANKS * suit & _SUIT for suit in range(SUITS)]
    most = 2 if any(one & other for one, other in combinations(suits, 2)) else 1
    for ranks in suits:
        line = ranks | (ranks & 1) << RANKS
        while line:
            most = max(most, (line & 0b11111).bit_count())
            line >>= 1
    return min(most, _BY_A_JOKER)


def _helped(pieces: int, table: Sequence[Meld]) -> int:
    """The pieces that can lie in a combination of them, or be added to one."""
    helped = meldable(pieces, CARDS)
    for meld in table:
        helped |= addable(meld, pieces, CARDS)
    return helped


def is_legal(turn: MeldTurn, way: Way) -> bool:
    """Whether a turn may go on and end so."""
    try:
        for move in way.moves:
            turn = lay(turn, move)
        judge(turn, way.discard)
    except IllegalAction:
        return False
    return True


def wins(plan: Attempt) -> Iterator[Attempt]:
    """The plan itself, and with every choice of jokers won."""
    places = [at for at, meld in enumerate(plan.melds) if meld.jokers]
    return _won_at(plan, places) if places else iter((plan,))


def _won_at(plan: Attempt, places: Sequence[int]) -> Iterator[Attempt]:
    if not places:
        yield plan
        return
    for changed in _won_from(plan, places[0]):
        yield from _won_at(changed, places[1:])


def _won_from(plan: Attempt, at: int, above: int = -1) -> Iterator[Attempt]:
    """The plan itself, and with every choice of jokers won from one combination."""
    yield plan
    for exchange in possible_exchanges(plan.melds[at], plan.hand):
        if exchange.kinds[0] > above:
            hand = without(plan.hand, gather(exchange.kinds)) + exchange.won * ONE_JOKER
            swap = Swap(at + 1, tuple(map(text_of, exchange.kinds)))
            changed = Attempt(hand, _put(plan.melds, at, exchange.meld), (*plan.swaps, swap), plan.layoffs)
            yield from _won_from(changed, at, exchange.kinds[0])


def _laid_off(plan: Attempt, begin: int = 0) -> Iterator[Attempt]:
    """Every way to add natural cards to the table, those that add most first; other jokers are left open."""
    if _too_many_alone(plan.hand, plan.melds[begin:]):
        return
    for at in range(begin, len(plan.melds)):
        if not addable(plan.melds[at], plan.hand, CARDS):
            continue
        found = additions(plan.melds[at], plan.hand, trailing=False)
        for addition in sorted(found, key=lambda one: -len(one.shown)):
            yield from _laid_off(added(plan, at, addition), at + 1)
    if not _too_many_alone(plan.hand, ()):
        yield plan


def added(plan: Attempt, at: int, addition: Addition) -> Attempt:
    """The plan with cards added to a combination."""
    hand = without(plan.hand, gather(addition.kinds))
    layoff = LayOff(at + 1, words(addition.shown, addition.natural))
    return Attempt(hand, _put(plan.melds, at, addition.meld), plan.swaps, (*plan.layoffs, layoff))


def _put(melds: tuple[Meld, ...], at: int, meld: Meld) -> tuple[Meld, ...]:
    return (*melds[:at], meld, *melds[at + 1 :])


def _covered(turn: MeldTurn, plan: Attempt) -> Way | None:
    """A way in which the rest of the hand is melded, jokers that no meld takes being added to the table."""
    while True:
        for split in _splits(plan.hand):
            melds = tuple(Lay(texts_of(meld)) for meld in split.melds)
            way = Way((*plan.swaps, *melds, *plan.layoffs), kinds(split.rest)[0])
            if is_legal(turn, way):
                return way
        jokers = count(plan.hand, JOKER)
        more = next(with_joker(plan), None) if jokers else None
        if more is None:
            return None
        plan = more


def _splits(pieces: int) -> Iterator[Split]:
    """Melds of all pieces but one; where that can be several, each of them."""
    first = lay_all_but_one(pieces, CARDS)
    if first is None:
        return
    yield first
    for kind in dict.fromkeys(kinds(pieces)):
        rest = gather((kind,))
        if rest != first.rest:
            split = lay_all(remove(pieces, kind), CARDS)
            if split is not None:
                yield Split(split.melds, split.points, rest)


def with_joker(plan: Attempt) -> Iterator[Attempt]:
    """The plan with one joker of the hand added to the table, wherever there is room."""
    for at, meld in enumerate(plan.melds):
        for addition in additions(meld, ONE_JOKER):
            yield added(plan, at, addition)


def words(shown: tuple[int, ...], natural: tuple[bool, ...]) -> tuple[str, ...]:
    """Cards as they lie, in the order of a token."""
    return texts_of(Meld("run", shown, natural))
