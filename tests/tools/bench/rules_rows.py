"""The rules against bare loops: random playouts of classic domino, and what UNO Dominos offers in each position."""

import random
import time
from collections.abc import Callable
from statistics import median

from bot.games.cross.rules.uno import Uno, UnoState
from bot.games.game import Start
from bot.games.kit.tiles import Pips
from bot.games.line.rules.classic import Classic, ClassicState
from bot.games.match import act, deal_round, is_open, new_match
from bot.games.options import resolve
from bot.games.shuffle import Stream
from tests.tools.bench.row import Row

_SEATS = 4
_HANDS = 400
_UNO_ROUNDS = 60

Hands = list[int]


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians, in seconds of the processor a move."""
    deals = _deals()
    ours, floors = [], []
    for number in range(-1, rounds):  # the first warms both up and is left out
        floors.append(_timed(_bare, [(list(hands), starter) for _, hands, starter in deals], number))
        ours.append(_timed(_checked, [state for state, _, _ in deals], number))
    name = "classic: random playouts with checks, events and scores"
    return [Row(name, median(ours[1:]), median(floors[1:]), 3.0, "move"), _offers_row(rounds)]


def _offers_row(rounds: int) -> Row:
    """What may be done in the positions of random rounds of UNO Dominos, of who is awaited; seconds a position."""
    positions = _positions()
    bare = [_bare_position(state) for state in positions]
    game, ours, floors = Uno(), [], []
    for _ in range(rounds + 1):
        began = time.perf_counter()
        for tiles, ends in bare:
            _fitting(tiles, ends)
        between = time.perf_counter()
        for state in positions:
            game.offers(state, state.turn)
        floors.append((between - began) / len(positions))
        ours.append((time.perf_counter() - between) / len(positions))
    name = "uno: what may be done in a position"
    return Row(name, median(ours[1:]), median(floors[1:]), "<= 40 us", "position")


def _positions() -> list[UnoState]:
    rng, states = random.Random(1), []
    for number in range(_UNO_ROUNDS):
        match = deal_round(new_match("uno", 2 + number % 5, {"target": 0}), rng.randbytes(32)).match
        while is_open(match):
            states.append(match.state)
            match = act(match, rng.choice(match.offers(match.turn))).match
    return states


def _bare_position(state: UnoState) -> tuple[list[tuple[str, str]], list[str]]:
    """The different domos of the hand and the open ends, as pairs and halves."""
    ends = state.table.ends if state.table.start else ()
    return [(tile.a, tile.b) for tile in dict.fromkeys(state.hands[state.turn])], [end.half for end in ends]


def _fitting(tiles: list[tuple[str, str]], ends: list[str]) -> list[tuple[tuple[str, str], int, str]]:
    """Join by colour or value alone: no doubles, jokers, closed streets, calls, nor anything but laying."""
    return [
        (tile, street, half)
        for tile in tiles
        for street, end in enumerate(ends)
        for half in tile
        if half[0] == end[0] or half[1:] == end[1:]
    ]


def _deals() -> list[tuple[ClassicState, Hands, int]]:
    """Deal by the rules; answer the first states and the same hands as bits."""
    game = Classic()
    start = Start(resolve(game.options, {}), _SEATS)
    states = []
    for number in range(_HANDS):
        dealer, deal = game.deal(start, Stream(number.to_bytes(32)))
        state = game.begin(start, dealer, deal)
        states.append((state, list(state.hands), state.turn))
    return states


def _timed(play: Callable[[list, random.Random], int], deals: list, seed: int) -> float:
    rng = random.Random(seed)
    began = time.process_time()
    moves = play(deals, rng)
    return (time.process_time() - began) / moves


def _checked(states: list[ClassicState], rng: random.Random) -> int:
    """Play every deal to its end by the rules: legal actions, checks, events, outcome and price."""
    game = Classic()
    options = resolve(game.options, {})
    moves = 0
    pick = rng.random
    for state in states:
        while not state.end:
            legal = game.offers(state, state.turn)
            state, events = game.apply(state, legal[int(pick() * len(legal))])
            moves += len(events)
        outcome = game.outcome(state)
        assert outcome is not None
        game.price(options, outcome)
    return moves


_HALVES = [(int(tile.a), int(tile.b)) for tile in Pips.order]
_PIPS = [sum(halves) for halves in _HALVES]
_WITH = [sum(1 << tile for tile, halves in enumerate(_HALVES) if half in halves) for half in range(7)]
_FITS = [[left | right for right in _WITH] for left in _WITH]


def _bare(deals: list[tuple[Hands, int]], rng: random.Random) -> int:
    """Play the same game on integers: nothing is checked, told or kept but hands, ends and whose turn it is."""
    moves = 0
    pick = rng.random
    for bits, seat in deals:
        hands = [[tile for tile in range(28) if hand >> tile & 1] for hand in bits]
        fits = held = sum(bits)
        left = right = -1
        while held & fits:
            fitting = [tile for tile in hands[seat] if fits >> tile & 1]
            moves += 1
            if fitting:
                tile = fitting[int(pick() * len(fitting))]
                hands[seat].remove(tile)
                held ^= 1 << tile
                left, right = _joined(left, right, *_HALVES[tile])
                fits = _FITS[left][right]
            seat = (seat + 1) % _SEATS
            while held and not hands[seat]:
                seat = (seat + 1) % _SEATS
        for hand in hands:
            sum(_PIPS[tile] for tile in hand)
    return moves


def _joined(left: int, right: int, a: int, b: int) -> tuple[int, int]:
    if left < 0:
        return a, b
    if left == a:
        return b, right
    if left == b:
        return a, right
    return (left, b) if right == a else (left, a)
