"""How UNO Dominos is thought about: which moves are looked at, and how a round goes on after them."""

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from bot.games.actions import Action
from bot.games.chance import Chance
from bot.games.cross.mind.quick import challenge
from bot.games.cross.rules.cross import (
    DRAW_2,
    IN_SET,
    NAMES,
    SKIP,
    WILD_4,
    Domo,
    StreetEnd,
    Streets,
    end_after,
    joining_end,
    matching,
    value,
)
from bot.games.cross.rules.moves import CallUno, Catch, Challenge, CrossView, PlayDomo, edition_of, read, table_of
from bot.games.cross.rules.state import FOUR, TWO, Join, UnoState, joins, must_lay, opening, top, verdict
from bot.games.minds.search import ENDLESS
from bot.games.minds.weighing import Tokens
from bot.games.minds.worth import RoundEnd, Typical
from bot.games.registry import find_game
from bot.games.shuffle import SEED_BYTES, Stream
from bot.games.view import View

ENOUGH = ENDLESS
_MOST = 10  # so many ways to lay something are looked at
# By seats: what a round adds to a total in the mean, and how it spreads, where all play as `usual` does.
_TYPICAL = {2: (41, 63), 3: (47, 80), 4: (52, 100), 5: (56, 119), 6: (59, 138)}


def candidates(view: CrossView, rng: random.Random) -> Sequence[Tokens]:
    """Return a call, a catch or a challenge, which cost nothing; else what weighs most, and a call of UNO with it.

    Out of turn the chance may be let go. Of ways with the same effect (streets that end alike) one is looked at.
    """
    calls = [token for token in view.legal if isinstance(read(Action.parse(token)), CallUno | Catch)]
    if calls:
        return [(calls[0],)] if view.seat == view.turn else [(calls[0],), ()]
    if bold := challenge(view):
        return [bold]
    moves = [(token, read(Action.parse(token))) for token in view.legal if f"{token} uno" not in view.legal]
    plays = [(token, move) for token, move in moves if isinstance(move, PlayDomo)]
    return [*_best(view, plays), *((token,) for token, move in moves if not isinstance(move, PlayDomo | Challenge))]


def _best(view: CrossView, plays: Sequence[tuple[str, PlayDomo]]) -> list[Tokens]:
    if not plays:
        return []
    table = table_of(view)
    tiles = [Domo(text) for text in view.hand or ()]
    least = min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
    scales = Scales(tiles, table, least, edition_of(view))
    alike: dict[tuple[str, str, StreetEnd], tuple[float, str]] = {}
    for token, move in plays:
        weight = scales.weigh((Domo(move.tile), move.street, move.half))
        alike.setdefault((move.tile, move.half, table.end(move.street)), (weight, token))
    return [(token,) for _, token in sorted(alike.values(), key=lambda pair: -pair[0])[:_MOST]]


def typical(view: View) -> Typical:
    """Return what rounds bring with so many seats."""
    return Typical(*_TYPICAL[len(view.sizes)])


def imagine(view: View, rng: random.Random) -> Any:
    """Return a state that fits all that the seat knows."""
    return find_game(view.game).sample(view, rng)


def play_out(view: View, state: Any, tokens: Tokens, rng: random.Random) -> RoundEnd:
    """Return how the round ends after these tokens; all play on as `usual` does, and nobody forgets to call."""
    rules = find_game(view.game)
    for token in tokens:
        state, _ = rules.apply(state, rules.complete(state, Action.parse(token)))
    stream = Stream(rng.randbytes(SEED_BYTES))
    while not state.end:
        state, _ = rules.apply(state, rules.automatic(state, stream) or usual(state, rng))
    outcome = rules.outcome(state)
    assert outcome is not None
    options = view.course.options if view.course else {}
    return RoundEnd(rules.price(options, outcome), outcome.lefts)


# --- playing on: quickly, and as players do who know what they are about ---

# The weights were found by letting players with other weights play some thousand rounds against each other: dear domos
# first, then what leaves the own hand much to lay and others little, and what costs the next player a turn.
_HURTING = frozenset((DRAW_2, SKIP, WILD_4))
_OUT = 1000.0
_FAULT = -1000.0
_MINE, _THEIRS = 15.0, -30.0  # all that is left in the hand, or all domos there are, could be laid
_TURN, _LAST_TURN = (20.0, 15.0)  # the next player loses a turn; what that counts more if somebody is about to go out
_SPREAD = 1.0  # how far chance may change a weight
_ALMOST_OUT = 2


class Scales:
    """Weighs what can be laid from a hand; `least` are the fewest domos that another player has."""

    def __init__(self, tiles: Sequence[Domo], table: Streets, least: int, edition: int) -> None:
        self._table, self._count, self._set = table, len(tiles), IN_SET[edition - 1]
        self._close = _TURN + (_LAST_TURN if least <= _ALMOST_OUT else 0.0)
        self._mine = sum({tile.bit for tile in tiles})
        self._joining = [joining_end(end) for end in table.ends]

    def weigh(self, join: Join) -> float:
        """Return what it is worth to lay that; a fault that will be challenged is worth nothing (UD-10)."""
        tile, street, half = join
        if self._count == 1:
            return _OUT
        symbols = _HURTING.intersection((value(half),) if self._table.active else (value(tile.a), value(tile.b)))
        if WILD_4 in symbols and self.guilty:
            return _FAULT
        joining = joining_end(end_after(tile.text, half, tile.other(half), self._table.active))
        for other, mask in enumerate(self._joining):
            if other != street:
                joining |= mask
        mine = (self._mine & ~tile.bit & joining).bit_count() / (self._count - 1)
        theirs = (joining & self._set).bit_count() / self._set.bit_count()
        return tile.points + _MINE * mine + _THEIRS * theirs + (self._close if symbols else 0.0)

    @cached_property
    def guilty(self) -> bool:
        """Return True if a Joker Draw 4 of this hand would be a fault."""
        return bool(matching(self._table) & self._mine)


def usual(state: UnoState, luck: Chance) -> Action:
    """Return what the awaited player usually does, complete; it depends on that hand and what all can see."""
    if (quiet := _quiet(state)) is not None:
        return quiet
    seat, choices = state.turn, joins(state, state.turn)
    if choices:
        hand = state.hands[seat]
        least = min(len(other) for at, other in enumerate(state.hands) if at != seat)
        scales = Scales(hand, state.table, least, state.edition)
        weights = [scales.weigh(join) + _SPREAD * luck.random() for join in choices]
        most, must = max(weights), state.phase == "play" and must_lay(choices) is not None
        if most > _FAULT / 2 or state.phase == "redo" or must:
            tile, street, half = choices[weights.index(most)]
            call = ("uno",) if len(hand) == TWO else ()
            return Action(seat, "play", (tile.text, NAMES[street], half, *call))
    if state.phase == "drawn":
        return Action(seat, "keep")
    return Action(seat, "draw", (state.heap[0].text,)) if state.heap else Action(seat, "pass")


def _quiet(state: UnoState) -> Action | None:
    """Return what is done without laying a domo: the start, the dearest domo given back, an answer to four; else None.

    A challenge costs nothing (UD-10); but a player with an empty hand is not guilty.
    """
    seat = state.turn
    match state.phase:
        case "suffer" if state.charge is not None and state.hands[state.charge.seat]:
            return Action(seat, "challenge", (verdict(state.charge),))
        case "suffer":
            return Action(seat, "forced", top(state, FOUR))
        case "open":
            return Action(seat, "open", (opening(state).text,))
        case "return":
            others = (tile for tile in state.hands[seat] if tile is not opening(state))
            return Action(seat, "return", (max(others, key=lambda tile: tile.points).text,))
    return None
