"""Playing on where who cannot play passes: classic domino (CL-5, CL-6). A hand is a set of bits, a half a number."""

import random
from functools import lru_cache

import msgspec

from bot.games.kit.tiles import Pips
from bot.games.line.rules.classic import Classic, ClassicState
from bot.games.line.rules.moves import LineMove, Play
from bot.games.line.rules.view import LineView
from bot.minds.worth import RoundEnd, Typical

_RULES = Classic()
_HALVES = tuple((int(tile.a), int(tile.b)) for tile in Pips.order)
_WITH = tuple(sum(1 << at for at, halves in enumerate(_HALVES) if half in halves) for half in range(7))
_WEIGHT = tuple(high + low + 1.5 * (high == low) for high, low in _HALVES)
_NONE = -1  # the half that is open before a tile lies
_PER_FIT = 2.0
_ROUND = {  # points of a round for each seat: in the mean, and how they spread
    "minus": {2: (-6.0, 6.0), 3: (-5.0, 5.7), 4: (-4.0, 5.0)},
    "race": {2: (6.0, 9.5), 3: (4.6, 9.5), 4: (3.5, 8.5)},
}


def typical(view: LineView) -> Typical:
    """What rounds are like, by the way in which they are counted."""
    assert view.course is not None
    counted = str(view.course.options["scoring"]).partition("-")[0]
    mean, spread = _ROUND[counted][len(view.sizes)]
    return Typical(mean, spread)


def imagine(state: ClassicState) -> ClassicState:
    """The state is in bits already."""
    return state


def play_out(view: LineView, state: ClassicState, move: LineMove, rng: random.Random) -> RoundEnd:  # noqa: ARG001 - no chance in it
    """How the round ends after a tile or a pass."""
    assert view.course is not None
    hands, out, seat = list(state.hands), list(state.out), state.turn
    left, right = (int(state.line.left), int(state.line.right)) if state.line.placed else (_NONE, _NONE)
    if isinstance(move, Play):
        tile = Pips(move.tile)
        left, right = _after(tile.index, left, right, move.side != "right")
        hands[seat] ^= tile.bit
        if not hands[seat]:
            out.append(seat)
    if not (state.out_ends and not hands[seat]):
        _play_on(hands, out, (left, right), seat, state.out_ends)
    ended = msgspec.structs.replace(state, hands=tuple(hands), out=tuple(out), end="blocked")
    outcome = _RULES.outcome(ended)
    assert outcome is not None
    return RoundEnd(_RULES.price(view.course.options, outcome), outcome.left)


def _after(tile: int, left: int, right: int, at_left: bool) -> tuple[int, int]:
    """The open halves after a tile."""
    high, low = _HALVES[tile]
    if left == _NONE:
        return high, low
    if at_left:
        return (low if high == left else high), right
    return left, (low if high == right else high)


def _play_on(hands: list[int], out: list[int], ends: tuple[int, int], seat: int, out_ends: bool) -> None:
    """Play from the seat after this one to the end of the round; changes hands and who is out."""
    seats, passed = len(hands), 0
    left, right = ends
    while passed < seats:
        seat = (seat + 1) % seats
        fitting = hands[seat] & (_WITH[left] | _WITH[right])
        if not fitting:
            passed += 1
            continue
        passed = 0
        bit, left, right = _greedy(hands[seat], fitting, left, right)
        hands[seat] ^= bit
        if not hands[seat]:
            out.append(seat)
            if out_ends:
                return


@lru_cache(maxsize=1 << 15)
def _greedy(hand: int, fitting: int, left: int, right: int) -> tuple[int, int, int]:
    """What a greedy player lays, and the open halves after it: pips, and tiles that fit afterwards."""
    best, most = (0, 0, 0), -1.0
    while fitting:
        bit = fitting & -fitting
        fitting ^= bit
        at = bit.bit_length() - 1
        rest, weight = hand ^ bit, _WEIGHT[at]
        for at_left, end in ((True, left), (False, right)):
            if bit & _WITH[end]:
                ends = _after(at, left, right, at_left)
                worth = weight + _PER_FIT * (rest & (_WITH[ends[0]] | _WITH[ends[1]])).bit_count()
                if worth > most:
                    best, most = (bit, *ends), worth
    return best
