"""The meld solver against reading the hand and against an integer program; playouts of Römi 40 with combinations."""

import random
import time
from collections.abc import Callable
from statistics import median

from bot.games.actions import Action
from bot.games.game import Start
from bot.games.kit.cards import FRENCH
from bot.games.kit.melds.best import best
from bot.games.kit.melds.meld import CARDS
from bot.games.kit.melds.pieces import JOKER, gather
from bot.games.meld.rules.laying import opening
from bot.games.meld.rules.plans import move_token
from bot.games.meld.rules.reading import text_of, texts_of
from bot.games.meld.rules.romi import Romi40
from bot.games.meld.rules.state import MeldState
from bot.games.meld.rules.taking import taking
from bot.games.meld.rules.turn import MeldTurn
from bot.games.offers import Offer
from bot.games.options import resolve
from bot.games.shuffle import Stream
from tests.games.kit import ilp_melds
from tests.tools.bench.row import Row

_HANDS, _PROGRAMS, _DEALS, _SEATS = 400, 30, 25, 4
_GAME = Romi40()
_OPTIONS = resolve(_GAME.options, {})
_INDEX = {card.text: card.index for card in FRENCH.cards}


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians, in seconds a hand and a move.

    Where there is no other program they are of the processor: what else runs on the machine is no part of them.
    """
    return [_solver(rounds), _program(rounds), _playouts(rounds)]


def _hands(number: int, count: int) -> list[list[str]]:
    """Hands as dealt: 14 or 15 cards, two of them jokers, in any order."""
    rng = random.Random(number)
    pack = [text_of(kind) for kind in range(JOKER)] * 2
    return [rng.sample([*rng.sample(pack, 12 + index % 2), "JK", "JK"], 14 + index % 2) for index in range(count)]


def _read(texts: list[str]) -> int:
    return gather([_INDEX[text] for text in texts])


def _solver(rounds: int) -> Row:
    """Other hands in each round; what the tables have learnt of suits stays, as it does in a bot that runs."""
    ours, floors = [], []
    for number in range(rounds + 1):  # the first warms up and is left out
        hands = _hands(number, _HANDS)
        began = time.process_time()
        read = [_read(hand) for hand in hands]
        between = time.process_time()
        for pieces in read:
            best(pieces, CARDS)
        ours.append((time.process_time() - between) / len(hands))
        floors.append((between - began) / len(hands))
    name = "romi: the best melds of 14 and 15 cards with 2 jokers, against reading them"
    return Row(name, median(ours[1:]), median(floors[1:]), 100.0, "hand")


def _program(rounds: int) -> Row:
    """The same optimum by HiGHS, whose program is made beforehand."""
    hands = [[_INDEX[text] for text in hand] for hand in _hands(-1, _PROGRAMS)]
    items = [ilp_melds.items(hand, CARDS.worth, CARDS.most_jokers) for hand in hands]
    ours, floors = [], []
    for _ in range(rounds + 1):
        programs = [ilp_melds.program(hand, melds) for hand, melds in zip(hands, items, strict=True)]
        began = time.perf_counter()
        points = [best(gather(hand), CARDS).points for hand in hands]
        between = time.perf_counter()
        optimum = [ilp_melds.solved(program) for program in programs]
        assert points == optimum
        ours.append((between - began) / len(hands))
        floors.append((time.perf_counter() - between) / len(hands))
    name = "romi: the best melds of 14 and 15 cards with 2 jokers, against an ILP (HiGHS)"
    return Row(name, median(ours[1:]), median(floors[1:]), ">= 30 x", "hand")


def _playouts(rounds: int) -> Row:
    """Random draws and discards with all offers, checks, events and scores, as in classic domino's row.

    What may be laid is laid, what is taken is used; how the solver finds these combinations counts too. Other deals in
    each round; what the tables have learnt of suits stays, as it does in a bot that runs. The floor is to read a hand.
    """
    ours, floors = [], []
    for number in range(rounds + 1):  # the first warms up and is left out
        deals, rng, hands = _deals(number), random.Random(number), _hands(number, _HANDS)
        began = time.process_time()
        for hand in hands:
            _read(hand)
        between = time.process_time()
        moves = sum(_play(state, Stream(key), rng.random) for state, key in deals)
        ours.append((time.process_time() - between) / moves)
        floors.append((between - began) / len(hands))
    name = "romi: playouts with combinations, offers, checks, events and scores, against reading a hand"
    return Row(name, median(ours[1:]), median(floors[1:]), 7.0, "move")


def _deals(number: int) -> list[tuple[MeldState, bytes]]:
    """The deals of a round, each with the key of its chance."""
    start = Start(_OPTIONS, _SEATS)
    deals = []
    for place in range(_DEALS):
        key = (_DEALS * number + place).to_bytes(32)
        dealer, deal = _GAME.deal(start, Stream(key))
        deals.append((_GAME.begin(start, dealer, deal), key))
    return deals


def _play(state: MeldState, stream: Stream, pick: Callable[[], float]) -> int:
    """Play a deal to its end and price it; how many moves that took."""
    moves = 0
    while not state.end:
        action = _GAME.automatic(state, stream)
        if action is None:
            action = _GAME.complete(state, _picked(_GAME.offers(state, state.seat), pick))
        draws = state.turn is None and action.seat == state.seat
        state, _ = _GAME.apply(state, action)
        moves += 1
        if draws and state.turn is not None:
            for laid in _laid(state.turn):
                state, _ = _GAME.apply(state, laid)
                moves += 1
    outcome = _GAME.outcome(state)
    assert outcome is not None
    _GAME.price(_OPTIONS, outcome)
    return moves


def _picked(offers: tuple[Offer, ...], pick: Callable[[], float]) -> Action:
    """Any of the whole actions."""
    while True:
        offer = offers[int(pick() * len(offers))]
        if type(offer) is Action:
            return offer


def _laid(turn: MeldTurn) -> list[Action]:
    """What is laid in a turn: what the taken card needs, or the best combinations where they may be laid."""
    if turn.bound:
        way = taking(turn)
        assert way is not None
        return [Action.parse(move_token(turn.seat, move)) for move in way.moves]
    melds = opening(turn.hand, 1 if turn.met else turn.preset.minimum) or ()
    return [Action(turn.seat, "meld", texts_of(meld)) for meld in melds]
