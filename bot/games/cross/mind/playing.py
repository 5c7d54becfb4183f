"""How rounds of UNO Dominos are played on in imagination: quickly, and as players do who know what they are about.

The weights were found by letting players with other weights play some thousand rounds against each other: dear domos
first, then what leaves the own hand much to lay and others little, and what costs the next player his turn.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bot.games.actions import Action
from bot.games.cross.rules.choices import Join, joins
from bot.games.cross.rules.domos import DRAW_2, SKIP, WHOLE_SET, WILD_4, Domo, value
from bot.games.cross.rules.sets import joining_end, matching
from bot.games.cross.rules.state import TWO, UnoState
from bot.games.cross.rules.streets import NAMES, Streets, end_after

_HURTING = frozenset((DRAW_2, SKIP, WILD_4))
_OUT = 1000.0
_FAULT = -1000.0
_MINE, _THEIRS = 15.0, -30.0  # all that is left in the hand, or all domos there are, could be laid
_TURN, _LAST_TURN = (
    20.0,
    15.0,
)  # the next player loses his turn, and what it counts more if somebody is about to go out
_SPREAD = 1.0  # how far chance may change a weight
_ALMOST_OUT = 2


class Hand(NamedTuple):
    """What a player weighs with: his domos, the table, the fewest domos that another has."""

    tiles: Sequence[Domo]
    table: Streets
    least: int


class Luck(Protocol):
    """What is asked of chance."""

    def random(self) -> float:
        """Any number from 0 up to, not including, 1."""


class Scales:
    """Weighs what can be laid from one hand."""

    def __init__(self, hand: Hand) -> None:
        """Look at the table once for all that will be weighed."""
        self._table, self._count = hand.table, len(hand.tiles)
        self._close = _TURN + (_LAST_TURN if hand.least <= _ALMOST_OUT else 0.0)
        self._mine = 0
        for tile in hand.tiles:
            self._mine |= tile.bit
        self._joining = [joining_end(end) for end in hand.table.ends]
        self._guilty: bool | None = None

    def weigh(self, join: Join) -> float:
        """What it is worth to lay that; a fault that will be challenged is worth nothing (UD-10)."""
        tile, street, half = join
        if self._count == 1:
            return _OUT
        symbols = _HURTING.intersection(
            (value(half),) if self._table.active else (value(tile.a), value(tile.b))
        )
        if WILD_4 in symbols and self.guilty:
            return _FAULT
        joining = joining_end(end_after(tile.text, half, tile.other(half), self._table.active))
        for other, mask in enumerate(self._joining):
            if other != street:
                joining |= mask
        mine = (self._mine & ~tile.bit & joining).bit_count() / (self._count - 1)
        theirs = joining.bit_count() / len(WHOLE_SET)
        return tile.points + _MINE * mine + _THEIRS * theirs + (self._close if symbols else 0.0)

    @property
    def guilty(self) -> bool:
        """Whether a Joker Draw 4 of this hand would be a fault."""
        if self._guilty is None:
            self._guilty = bool(matching(self._table) & self._mine)
        return self._guilty


def usual(state: UnoState, luck: Luck) -> Action:
    """What the awaited player usually does, complete; it depends on his hand and what all can see."""
    seat, found = state.turn, []
    if state.phase in _QUIET:
        return _QUIET[state.phase](state)
    found = joins(state, seat)
    if found:
        hand = state.hands[seat]
        least = min(len(other) for at, other in enumerate(state.hands) if at != seat)
        scales = Scales(Hand(hand, state.table, least))
        weights = [scales.weigh(join) + _SPREAD * luck.random() for join in found]
        most = max(weights)
        if most > _FAULT / 2 or state.phase == "redo" or _must(state, found):
            tile, street, half = found[weights.index(most)]
            call = ("uno",) if len(hand) == TWO else ()
            return Action(seat, "play", (tile.text, NAMES[street], half, *call))
    if state.phase == "drawn":
        return Action(seat, "keep")
    return Action(seat, "draw", (state.heap[0].text,)) if state.heap else Action(seat, "pass")


def _must(state: UnoState, found: Sequence[Join]) -> bool:
    """Whether something is to be laid in any case (UD-7)."""
    return state.phase == "play" and any(not tile.joker for tile, _, _ in found)


def _suffers(state: UnoState) -> Action:
    """To challenge costs nothing more than not to, but of an empty hand nobody is guilty."""
    assert state.charge is not None
    if state.hands[state.charge.seat]:
        return Action(state.turn, "challenge", ("guilty" if state.charge.guilty else "innocent",))
    return Action(state.turn, "forced", tuple(tile.text for tile in state.heap[:4]))


def _opens(state: UnoState) -> Action:
    return Action(state.turn, "open", (max(state.hands[state.turn], key=lambda tile: tile.number).text,))


def _gives(state: UnoState) -> Action:
    """The dearest goes back, but for the double that opens."""
    hand = state.hands[state.turn]
    opening = max(hand, key=lambda tile: tile.number)
    return Action(
        state.turn, "return", (max((t for t in hand if t is not opening), key=lambda t: t.points).text,)
    )


_QUIET = {"suffer": _suffers, "open": _opens, "return": _gives}
