"""Thinking in games with one line: what can be laid, and how a round goes on after it.

Rollouts play on as the greedy player does, on whole numbers; tests compare them with the rules.
"""

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from bot.games.actions import Action
from bot.games.kit.tiles import Pips
from bot.games.line.mind import christmas_rollout, christmas_turns, moomin_rollout
from bot.games.line.mind import quick as greedy
from bot.games.line.rules.classic import Classic, ClassicState
from bot.games.line.rules.line import LineMove, LineView, Play, ends_after, read
from bot.games.minds.search import ENDLESS
from bot.games.minds.worth import RoundEnd, Typical
from bot.games.registry import find_game
from bot.games.view import View

ENOUGH = ENDLESS


def candidates(view: LineView, rng: random.Random) -> Sequence[tuple[str, ...]]:
    """Return one token for each effect: which end is left and which right does not matter.

    What the greedy player would do comes first.
    """
    by_kind: dict[object, tuple[str, ...]] = {}
    for token in (*greedy.suggest(view), *view.legal):
        by_kind.setdefault(_kind(view, read(Action.parse(token))), (token,))
    return tuple(by_kind.values())


def turns(view: LineView) -> Sequence[tuple[str, ...]]:
    """Return the whole turns that can be made, the likely best first, where a turn has several actions; else ()."""
    return christmas_turns.whole_turns(view) if _has_turns(view) else ()


def comes_to(view: LineView, tokens: tuple[str, ...]) -> Hashable:
    """Return the effect of a hand-in, or what a whole turn leaves."""
    if _has_turns(view):
        return christmas_turns.comes_to(view, tokens)
    return greedy.effect(view, tokens[0]) if tokens else ()


def _has_turns(view: LineView) -> bool:
    return view.game == "christmas" and bool(view.line)


def _kind(view: LineView, move: LineMove) -> object:
    if not isinstance(move, Play):
        return move
    return move.tile, move.cover and move.cover.joker, frozenset(ends_after(view.left, view.right, move))


def typical(view: LineView) -> Typical:
    """Return what rounds of this game are like with these options and so many seats."""
    if view.game != "classic":
        return ROUNDS[view.game]
    assert view.course is not None
    counted, _, _ = str(view.course.options["scoring"]).partition("-")
    return Typical(*_CLASSIC_ROUND[counted][len(view.sizes)])


def imagine(view: View, rng: random.Random) -> Any:
    """Return a state that fits all that the seat knows."""
    return find_game(view.game).sample(view, rng)


def play_out(view: LineView, state: Any, tokens: tuple[str, ...], rng: random.Random) -> RoundEnd:
    """Return how the round ends after the tokens of the view's seat."""
    return PLAY_OUT[view.game](view, state, [read(Action.parse(token)) for token in tokens])


# --- classic domino: a seat that cannot play passes (CL-5, CL-6); a hand is a set of bits, a half a number ---

_RULES = Classic()
_HALVES = tuple((int(tile.a), int(tile.b)) for tile in Pips.order)
_WITH = tuple(sum(1 << at for at, halves in enumerate(_HALVES) if half in halves) for half in range(7))
_WEIGHT = tuple(high + low + 1.5 * (high == low) for high, low in _HALVES)
_NONE = -1  # the half that is open before a tile lies
_PER_FIT = 2.0
_CLASSIC_ROUND = {  # points of a round for each seat: in the mean, and how they spread
    "minus": {2: (-6.0, 6.0), 3: (-5.0, 5.7), 4: (-4.0, 5.0)},
    "race": {2: (6.0, 9.5), 3: (4.6, 9.5), 4: (3.5, 8.5)},
}


def _play_out(view: LineView, state: ClassicState, moves: Sequence[LineMove]) -> RoundEnd:
    """Return how the round ends after a tile or a pass."""
    assert view.course is not None
    (move,) = moves
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
    outcome = _RULES.outcome(msgspec.structs.replace(state, hands=tuple(hands), out=tuple(out), end="blocked"))
    assert outcome is not None
    return RoundEnd(_RULES.price(view.course.options, outcome), outcome.lefts)


def _after(tile: int, left: int, right: int, at_left: bool) -> tuple[int, int]:
    """Return the open halves after a tile."""
    high, low = _HALVES[tile]
    if left == _NONE:
        return high, low
    return ((low if high == left else high), right) if at_left else (left, (low if high == right else high))


def _play_on(hands: list[int], out: list[int], ends: tuple[int, int], seat: int, out_ends: bool) -> None:
    """Play from the seat after this one to the end of the round; changes `hands` and `out`, the seats without tiles."""
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
    """Return the bit that a greedy player lays, and the open halves after it: by pips, and tiles that fit then."""
    best, most = (0, 0, 0), -1.0
    while fitting:
        bit = fitting & -fitting  # the lowest bit
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


PLAY_OUT: Mapping[str, Callable[[LineView, Any, Sequence[LineMove]], RoundEnd]] = {
    "classic": _play_out,
    "moomin": moomin_rollout.play_out,
    "moomin-joker": moomin_rollout.play_out,
    "christmas": christmas_rollout.play_out,
}
"""Functions that play a round to its end after a turn of the view's seat, by game."""
ROUNDS = {"moomin": moomin_rollout.ROUND, "moomin-joker": moomin_rollout.ROUND, "christmas": christmas_rollout.ROUND}
