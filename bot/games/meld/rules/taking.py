"""Whether the discard may be taken where it must be laid, exactly, and how (RO-15)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bot.games.kit.melds.best import best_from, rest_of
from bot.games.kit.melds.fits import addable, meldable
from bot.games.kit.melds.meld import CARDS, Meld, Split
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, count, gather, kinds, remove, without
from bot.games.kit.melds.shapes import additions, melds, possible_exchanges
from bot.games.meld.rules.ending import (
    Attempt,
    Laying,
    WholeTurn,
    added,
    ending,
    hopeless,
    layoff,
    swap,
    wins,
    with_joker,
)
from bot.games.meld.rules.laying import at_most, openings
from bot.games.meld.rules.moves import LayMeld, LayOff, SwapJoker
from bot.games.meld.rules.outlook import Outlook, each_added, outlook
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.turn import MeldTurn


class _Placed(msgspec.Struct, frozen=True, gc=False):
    """The taken card laid as RO-15 wants it, jokers being won first.

    `plan` is what is done to the table, `new` the new combination with that card (None: it is added to one that lies
    there), `after` what is done to the new one (their number is 0). `unused` counts the jokers won that are in no use
    yet. `early`: nothing is won, so the new combination counts for the minimum.
    """

    plan: Attempt
    new: Meld | None = None
    after: tuple[LayOff | SwapJoker, ...] = ()
    unused: int = 0
    early: bool = False


def can_be_laid(turn: MeldTurn) -> bool:
    """Return True if a legal turn exists in which the card just taken is laid. Nothing has been laid yet."""
    if not turn.met and at_most(turn.hand) < turn.preset.minimum and hopeless(turn):
        return False
    verdict = outlook(turn)
    if verdict == "open" or (verdict == "ending" and not hopeless(turn)):
        return _legal_turn(turn, verdict) is not None
    return verdict in ("sure", "out")


def taking(turn: MeldTurn) -> WholeTurn | None:
    """Return a legal turn in which the card just taken is laid, None if there is none. Nothing has been laid yet."""
    verdict = outlook(turn)
    if verdict == "out" and (layoffs := each_added(turn)) is not None:
        places, spare = layoffs
        return WholeTurn(tuple([LayOff(at + 1, (text_of(kind),)) for at, kind in places.items()]), spare)
    return None if verdict == "never" else _legal_turn(turn, verdict)


@lru_cache(maxsize=4096)
def _legal_turn(turn: MeldTurn, verdict: Outlook) -> WholeTurn | None:
    return (_laid(turn) if verdict != "ending" else None) or ending(turn)


def _laid(turn: MeldTurn) -> WholeTurn | None:
    """Return a turn in which the card is laid as RO-15 (a) and (b) want it; None if there is none."""
    if not turn.met or meldable(turn.hand, CARDS) >> turn.card & 1:
        minimum = 0 if turn.met else turn.preset.minimum
        split = best_from(turn.hand, CARDS, minimum) if at_most(turn.hand) >= minimum else None
        if split is None:
            return None
        if (way := _simple(turn, split)) is not None:
            return way
    return next(filter(None, (_way(turn, placed) for placed in _placings(turn))), None)


def _simple(turn: MeldTurn, split: Split) -> WholeTurn | None:
    """Return the combinations that count most, if the card lies well among them: the usual case, and the quickest."""
    if not split.rest or turn.card == JOKER:
        return None
    for meld in split.melds:
        if turn.card in meld.faces:
            others = len(meld.faces) - meld.jokers - 1
            if meld.natural[meld.faces.index(turn.card)] and others >= max(1, turn.preset.naturals):
                return WholeTurn(tuple(map(LayMeld, map(texts_of, split.melds))), kinds(split.rest)[0])
    return None


# --- where the card goes ---


def _placings(turn: MeldTurn) -> Iterator[_Placed]:
    """Yield every way to lay the taken card as RO-15 (a) and (b) want it."""
    start = Attempt(turn.hand, tuple(lain.meld for lain in turn.table))
    for plan in wins(start):
        won = count(plan.hand, JOKER) - count(turn.hand, JOKER)
        swapped = _swapped_in(turn, plan)
        if swapped is not None:
            if swapped:
                yield _Placed(plan, unused=won)
            continue
        if count(meldable(plan.hand, CARDS), turn.card):
            yield from _in_new(turn, plan, won)
        yield from _added_to(turn, plan, won)
        if turn.preset.naturals and turn.card != JOKER and count(turn.before, turn.card):
            yield from _with_twin(turn, plan, won)


def _swapped_in(turn: MeldTurn, plan: Attempt) -> bool | None:
    """Return whether the card won a joker as RO-15 (b) allows; None if it won none."""
    card = text_of(turn.card)
    swaps = [move for move in plan.swaps if card in move.tiles]
    return (count(turn.before, turn.card) > 0 or any(len(move.tiles) > 1 for move in swaps)) if swaps else None


def _unused(turn: MeldTurn, won: int, others: tuple[int, ...], fewest: int) -> int | None:
    """Return how many jokers won stay unused if the card lies with these other pieces; None if it may not lie so.

    At least `fewest` of them must be natural cards; where that is 0, at least one must be a card of the hand; -1 asks
    for none.
    """
    jokers = others.count(JOKER)
    if len(others) - jokers < fewest:
        return None
    from_hand = int(fewest == 0 and len(others) == jokers)  # one of the jokers must be the hand's
    return None if from_hand and not (jokers and count(turn.before, JOKER)) else won - min(won, jokers - from_hand)


def _in_new(turn: MeldTurn, plan: Attempt, won: int) -> Iterator[_Placed]:
    for meld in melds(plan.hand, CARDS, turn.card):
        others = kinds(remove(meld.pieces, turn.card))
        if (unused := _unused(turn, won, others, turn.preset.naturals)) is not None:
            rest = msgspec.structs.replace(plan, hand=without(plan.hand, meld.pieces))
            yield _Placed(rest, meld, (), unused, early=not won)


def _added_to(turn: MeldTurn, plan: Attempt, won: int) -> Iterator[_Placed]:
    fewest = -1 if count(turn.before, turn.card) else 0
    for at, meld in enumerate(plan.melds):
        lain = turn.table[at]
        fitting = lain.addable(plan.hand) if meld is lain.meld else addable(meld, plan.hand, CARDS)
        for addition in additions(meld, plan.hand) if count(fitting, turn.card) else ():
            if count(addition.added.pieces, turn.card):
                others = kinds(remove(addition.added.pieces, turn.card))
                if (unused := _unused(turn, won, others, fewest)) is not None:
                    yield _Placed(added(plan, at, addition), None, (), unused)


def _with_twin(turn: MeldTurn, plan: Attempt, won: int) -> Iterator[_Placed]:
    """Yield, in Joker-mánia, a natural card with two jokers as a new combination, the card with a twin added (b)."""
    for meld in melds(remove(plan.hand, turn.card), CARDS):
        if len(meld.faces) - meld.jokers == 1:
            rest = msgspec.structs.replace(plan, hand=remove(without(plan.hand, meld.pieces), turn.card))
            unused = max(0, won - meld.jokers)
            for after in _onto(meld, turn.card):
                yield _Placed(rest, meld, after, unused, early=not won)


def _onto(meld: Meld, card: int) -> Iterator[tuple[LayOff | SwapJoker, ...]]:
    """Yield the ways to put a card into a new combination: added, or in place of a joker, which is then added."""
    for addition in additions(meld, gather((card,))):
        yield (layoff(0, addition),)
    for exchange in possible_exchanges(meld, gather((card,))):
        for addition in additions(exchange.meld, ONE_JOKER):
            yield swap(0, exchange), layoff(0, addition)


# --- what else the turn needs ---


def _way(turn: MeldTurn, placed: _Placed) -> WholeTurn | None:
    """Return a legal turn with the card laid so; None if there is none."""
    free = placed.plan.hand - placed.unused * ONE_JOKER
    if turn.met:
        return _finished(turn, placed, (), free)
    early = placed.new.points(CARDS) if placed.early and placed.new else 0
    for first in openings(free, turn.preset.minimum - early):
        way = _finished(turn, placed, first, rest_of(free, first))
        if way is not None or not placed.unused:
            return way
    return None


def _finished(turn: MeldTurn, placed: _Placed, before: tuple[Meld, ...], hand: int) -> WholeTurn | None:
    """Return the whole turn: what opens, what is won, the card, and the jokers won that are not used yet."""
    new = () if placed.new is None else (placed.new,)
    laid = (*new, *before) if placed.early else (*before, *new)
    number = len(turn.table) + 1 + (0 if placed.early else len(before))
    after = tuple(msgspec.structs.replace(move, number=number) for move in placed.after)
    plan = Attempt(hand + placed.unused * ONE_JOKER, (*placed.plan.melds, *laid))
    used = _used_up(plan, placed.unused)
    if used is None or not used[0]:
        return None
    lays = tuple(LayMeld(texts_of(meld)) for meld in laid)
    first, then = (lays, ()) if placed.early else (lays[: len(before)], lays[len(before) :])
    moves: tuple[Laying, ...] = (*first, *placed.plan.swaps, *then, *after, *placed.plan.layoffs, *used[1])
    return WholeTurn(moves, kinds(used[0])[0])


def _used_up(plan: Attempt, jokers: int) -> tuple[int, tuple[Laying, ...]] | None:
    """Return the hand once so many jokers are laid, and the moves that lay them; None if they can't be laid."""
    if not jokers:
        return plan.hand, plan.layoffs
    grown = next(with_joker(plan), None)
    if grown is not None and (result := _used_up(grown, jokers - 1)) is not None:
        return result
    for meld in melds(plan.hand, CARDS, JOKER):
        rest = Attempt(without(plan.hand, meld.pieces), (*plan.melds, meld))
        result = _used_up(rest, max(0, jokers - meld.jokers))
        if result is not None and result[0]:
            return result[0], (*plan.layoffs, LayMeld(texts_of(meld)), *result[1])
    return None
