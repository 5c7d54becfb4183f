"""What a card table offers to the awaited seat (RO-7, RO-8, RO-11, RO-12, RO-14, RO-15)."""

from functools import lru_cache

from bot.games.actions import UNKNOWN, Action
from bot.games.kit.melds.fits import meldable
from bot.games.kit.melds.meld import CARDS, SMALLEST
from bot.games.kit.melds.pieces import JOKERS, ONES, RANKS, different, kinds, size
from bot.games.kit.melds.shapes import possible_exchanges
from bot.games.meld.rules.ending import may_lay
from bot.games.meld.rules.judge import legal_discards
from bot.games.meld.rules.reading import text_of, texts_of_kinds
from bot.games.meld.rules.state import MeldState, may_take
from bot.games.meld.rules.turn import MeldTurn
from bot.games.offers import Offer, Open, Place


def offers(state: MeldState, seat: int) -> tuple[Offer, ...]:
    """Return draw, then take; or the discards in the hand's order, then combinations, lay-offs and jokers to be won.

    A discard is offered if the turn may end with it as it stands, the top of the pile only if a legal turn with it
    exists. Combinations, lay-offs and exchanges have open places.
    """
    if state.end or seat != state.seat:
        return ()
    if state.turn is None:
        if state.at == len(state.talon):
            return ()
        draw = Action(seat, "draw", (UNKNOWN,))
        return (draw, Action(seat, "take", (text_of(state.pile[-1]),))) if may_take(state) else (draw,)
    return (*discards(state.turn), *openings(state.turn))


def discards(turn: MeldTurn) -> tuple[Action, ...]:
    """Return every discard with which the turn may end now."""
    return tuple([Action(turn.seat, "discard", (text_of(kind),)) for kind in different(legal_discards(turn))])


def openings(turn: MeldTurn) -> tuple[Open, ...]:
    """Return the kinds of laying that are possible now, with open places."""
    if not may_lay(turn):
        return ()
    fitting = meldable(turn.hand, CARDS)
    return (_meld(turn.seat, fitting), *_on_table(turn)) if fitting else _on_table(turn)


def _on_table(turn: MeldTurn) -> tuple[Open, ...]:
    """Return what can be added to each combination, with no joker held what fits by itself; then jokers to be won."""
    hand, table, opens = turn.hand, turn.table, []
    fits = ONES if hand >> JOKERS else hand
    for takes, number, lain in table.growing if table.takes & fits else ():
        if takes & fits and (fitting := lain.addable(hand)):
            opens.append(_layoff(turn.seat, number, fitting))
    for number, lain in table.holding if table.wins & hand else ():
        if lain.wins & hand and (winning := [exchange.pieces for exchange in possible_exchanges(lain.meld, hand)]):
            together = size(winning[0])  # from a group all that are missing at once
            opens.append(_open(turn.seat, "swap", (f"m{number}",), sum(winning), together, together))
    return tuple(opens)


@lru_cache(maxsize=4096)
def _meld(seat: int, pieces: int) -> Open:
    return _open(seat, "meld", (), pieces, SMALLEST, min(RANKS, size(pieces)))


@lru_cache(maxsize=4096)
def _layoff(seat: int, number: int, pieces: int) -> Open:
    return _open(seat, "layoff", (f"m{number}",), pieces, 1, size(pieces))


def _open(seat: int, verb: str, words: tuple[str, ...], pieces: int, fewest: int, most: int) -> Open:
    return Open(seat, verb, words, (Place(texts_of_kinds(kinds(pieces)), fewest, most),))
