"""The turn that leaves the best hand, of those that are looked at; and any legal one, for who plays at random."""

import random
from collections.abc import Iterator
from functools import reduce

from bot.games.errors import IllegalAction
from bot.games.kit.melds.best import best
from bot.games.kit.melds.meld import CARDS, Meld
from bot.games.kit.melds.pieces import JOKER, ONE_JOKER, add, different, kinds, remove, size
from bot.games.kit.melds.shapes import additions, melds, possible_exchanges
from bot.games.meld.mind.hands import Eyes
from bot.games.meld.rules.ending import Laying, WholeTurn, ending, is_legal, layoff, swap
from bot.games.meld.rules.judge import judge
from bot.games.meld.rules.moves import LayMeld
from bot.games.meld.rules.reading import texts_of
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import MeldTurn, lay

_LEAST = 2  # cards: one to add, one to discard
_FEW = 3  # so many cards are few enough to look a card ahead
_ENDS = 60.0  # what it is worth to end with the next card
_LAYS = 0.5  # how often a random player looks for something to lay
_TRIES = 6


def best_turn(turn: MeldTurn, eyes: Eyes) -> WholeTurn:
    """Return the turn that leaves the best hand, of those that are looked at."""
    if (end := ending(turn)) is not None:
        return end
    ways = [way for moves in layings(turn) if (way := _ended(turn, moves, eyes)) is not None]
    if turn.bound and (bound := taking(turn)) is not None:
        ways.append(_ended(turn, bound.moves, eyes) or bound)
    return max(ways, key=lambda way: result(turn, way, eyes))


def result(turn: MeldTurn, way: WholeTurn, eyes: Eyes) -> float:
    """Return what the hand is worth after a way to end a turn."""
    return _after(reduce(lay, way.moves, turn), way.discard, eyes)


def _after(turn: MeldTurn, discard: int, eyes: Eyes) -> float:
    """Return what the hand is worth after this discard; IllegalAction if the turn may not end so."""
    verdict = judge(turn, discard)
    worth = eyes.worth(verdict.hand, verdict.met) - eyes.serves(discard)
    if verdict.met and 0 < size(verdict.hand) <= _FEW:
        worth += _ENDS * _chance(turn, verdict.hand, eyes)
    return worth


def _chance(turn: MeldTurn, hand: int, eyes: Eyes) -> float:
    """Return how likely the next card that is drawn ends the deal, from 0 to 1."""
    good = 0
    for kind, copies in enumerate(eyes.unseen):
        if copies:
            following = MeldTurn(turn.preset, turn.seat, 0, True, add(hand, kind), hand, turn.table, "talon", kind)
            good += copies * (ending(following) is not None)
    return good / max(1, sum(eyes.unseen))


def _ended(turn: MeldTurn, moves: tuple[Laying, ...], eyes: Eyes) -> WholeTurn | None:
    """Return the turn with the best discard after these moves; None if there is no legal one."""
    turn = reduce(lay, moves, turn)
    best_way, most = None, float("-inf")
    for kind in dict.fromkeys(kinds(turn.hand)):
        try:
            worth = _after(turn, kind, eyes)
        except IllegalAction:
            continue
        if worth > most:
            best_way, most = WholeTurn(moves, kind), worth
    return best_way


def layings(turn: MeldTurn) -> Iterator[tuple[Laying, ...]]:
    """Yield what may be laid: nothing, the best combinations, these and lay-offs."""
    yield ()
    combinations = _leaving_one(turn.hand)
    if not turn.met and sum(meld.points(CARDS) for meld in combinations) < turn.preset.minimum:
        return
    lays: tuple[Laying, ...] = tuple(LayMeld(texts_of(meld)) for meld in combinations)
    if lays:
        yield lays
    more = _added(turn, lays)
    if len(more) > len(lays):
        yield more


def _leaving_one(hand: int) -> tuple[Meld, ...]:
    """Return the best combinations that leave a card."""
    split = best(hand, CARDS)
    if split.rest:
        return split.melds
    fewer = (best(remove(hand, kind), CARDS) for kind in different(hand))
    return max(fewer, key=lambda other: other.points).melds


def _added(turn: MeldTurn, moves: tuple[Laying, ...]) -> tuple[Laying, ...]:
    """Return the moves, then jokers won for use on the table and natural cards added, as long as a card is left."""
    turn = reduce(lay, moves, turn)
    while (more := next(_additions(turn), None)) is not None:
        turn, moves = reduce(lay, more, turn), (*moves, *more)
    return moves


def _additions(turn: MeldTurn) -> Iterator[tuple[Laying, ...]]:
    """Yield the ways to bring one card or joker to the table now."""
    if size(turn.hand) < _LEAST:
        return
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, turn.hand, trailing=False):
            if not addition.added.jokers and size(turn.hand) > len(addition.added.faces):
                yield (layoff(number, addition),)
        for exchange in possible_exchanges(lain.meld, turn.hand):
            if exchange.won == 1 and size(turn.hand) > size(exchange.pieces):
                won = swap(number, exchange)
                if (used := next(_joker_used(lay(turn, won)), None)) is not None:
                    yield won, used


def _joker_used(turn: MeldTurn) -> Iterator[Laying]:
    """Yield the uses of a joker that was won: in a new combination, else on the table."""
    for meld in melds(turn.hand, CARDS, JOKER):
        if meld.jokers == 1 and len(meld.faces) < size(turn.hand):
            yield LayMeld(texts_of(meld))
    for number, lain in enumerate(turn.table, 1):
        for addition in additions(lain.meld, ONE_JOKER):
            yield layoff(number, addition)


# --- at random ---


def any_turn(turn: MeldTurn, rng: random.Random) -> WholeTurn:
    """Return some legal turn."""
    if turn.bound or rng.random() < _LAYS:
        first = _moves(turn)
        ways = [way for _ in range(_TRIES) if (way := _random_way(turn, first, rng)) is not None]
        if ways:
            return rng.choice(ways)
    if turn.bound:
        bound = taking(turn)
        assert bound is not None
        return bound
    thrown = [kind for kind in kinds(turn.hand) if is_legal(turn, WholeTurn((), kind))]
    return WholeTurn((), rng.choice(thrown))


def _random_way(turn: MeldTurn, first: list[Laying], rng: random.Random) -> WholeTurn | None:
    """Lay at random, one of the `first` moves to begin with, as long as it goes; stop where the turn may end."""
    moves: tuple[Laying, ...] = ()
    now, options = turn, first
    turns: list[WholeTurn] = []
    while options:
        try:
            now = lay(now, move := rng.choice(options))
        except IllegalAction:
            break
        moves, options = (*moves, move), _moves(now)
        kind = rng.choice(kinds(now.hand))
        if is_legal(turn, WholeTurn(moves, kind)):
            turns.append(WholeTurn(moves, kind))
    return rng.choice(turns) if turns else None


def _moves(turn: MeldTurn) -> list[Laying]:
    options: list[Laying] = [LayMeld(texts_of(meld)) for meld in melds(turn.hand, CARDS)]
    for number, lain in enumerate(turn.table, 1):
        options += [layoff(number, addition) for addition in additions(lain.meld, turn.hand)]
        options += [swap(number, exchange) for exchange in possible_exchanges(lain.meld, turn.hand)]
    return options
