"""The state of a round of UNO Dominos, and what may be seen of it."""

from collections.abc import Mapping

import msgspec

from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.streets import Streets
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.game import Zone
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, hand_zone, with_hand, with_pieces

HAND = 6
FOUR = 4
TWO = 2


class Debt(msgspec.Struct, frozen=True):
    """What a seat must do next of itself: `forced` or `penalty` with a number of domos to draw, or `skipped`."""

    verb: str
    seat: int
    count: int = 0


class Charge(msgspec.Struct, frozen=True):
    """A Joker Draw 4 that may be challenged: who laid it, the domo, his hand before, whether he is guilty (UD-10)."""

    seat: int
    tile: Domo
    held: tuple[Domo, ...]
    guilty: bool


class UnoState(msgspec.Struct, frozen=True):
    """One round.

    `hands` and `heap` are in the order in which domos came and will be drawn. `debts` happen of themselves before the
    next turn. `exposed` is who may be caught (UD-11), `last_dead` who laid the last Dead End (UD-14), `finishing`
    whether somebody's last domo lies. `phase` is one of: `take`, `return`, `heap`, `open` (the opening, UD-2), `hunt`
    (nobody holds a number double), `play`, `drawn` (may lay the domo just drawn), `suffer` (four to draw, or
    challenge), `redo` (a guilty player lays again).
    """

    hands: Hands[Domo]
    heap: tuple[Domo, ...]
    turn: int
    table: Streets
    phase: str
    dead_end_game: bool
    pool: tuple[Domo, ...] = ()
    taken: int = 0
    step: int = 1
    drawn: Domo | None = None
    debts: tuple[Debt, ...] = ()
    charge: Charge | None = None
    exposed: int | None = None
    last_dead: int | None = None
    passes: int = 0
    finishing: bool = False
    end: str = ""

    def become(self, **changes: object) -> "UnoState":
        """The state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def after(self, seat: int) -> int:
        """The seat whose turn follows, in the direction of play."""
        return next_seat(seat, len(self.hands), self.step)


_GATHERING = ("take", "return", "heap")  # the heap is made of the pool (UD-2)


def zones(state: UnoState) -> tuple[Zone, ...]:
    """Where every domo is: hands without the domo just drawn, that domo, the heap, the table."""
    drawn = () if state.drawn is None else (state.drawn,)
    hands = with_hand(state.hands, state.turn, _without_drawn(state)[0])
    return (
        *(hand_zone(seat, hand) for seat, hand in enumerate(hands)),
        Zone("drawn", tuple(map(str, drawn)), (state.turn,)),
        Zone("heap", tuple(map(str, _heap(state))), ()),
        Zone("table", state.table.pieces),
    )


def _without_drawn(state: UnoState) -> tuple[tuple[Domo, ...], int]:
    """The awaited seat's hand without the domo just drawn, and where that one is; the last of twins."""
    hand = state.hands[state.turn]
    if state.drawn is None:
        return hand, len(hand)
    at = max(at for at, tile in enumerate(hand) if tile is state.drawn)
    return (*hand[:at], *hand[at + 1 :]), at


def _heap(state: UnoState) -> tuple[Domo, ...]:
    return state.pool if state.pool and state.phase in _GATHERING else state.heap


def with_zones(state: UnoState, pieces: Mapping[str, tuple[str, ...]]) -> UnoState:
    """The state with other domos in hands and heap; what an accused player held changes with his hand (UD-10)."""
    full = {**{zone.name: zone.pieces for zone in zones(state)}, **pieces}
    drawn = tuple(map(Domo, full["drawn"]))
    hands = with_pieces(state.hands, full, Domo)
    own, at = hands[state.turn], _without_drawn(state)[1]
    hands = with_hand(hands, state.turn, (*own[:at], *drawn, *own[at:]))
    heap = tuple(map(Domo, full["heap"]))
    gathering = bool(state.pool) and state.phase in _GATHERING
    return state.become(
        hands=hands,
        drawn=drawn[0] if drawn else None,
        heap=state.heap if gathering else heap,
        pool=heap if gathering else _renamed(state.pool, state.heap, heap),
        charge=None if state.charge is None else _accused(state.charge, state.hands, hands),
    )


def _accused(charge: Charge, before: Hands[Domo], after: Hands[Domo]) -> Charge:
    held = _renamed(charge.held, before[charge.seat], after[charge.seat])
    return msgspec.structs.replace(charge, held=held)


def _renamed(tiles: tuple[Domo, ...], before: tuple[Domo, ...], after: tuple[Domo, ...]) -> tuple[Domo, ...]:
    """Tiles of which some lie in `before`, named by what lies `after` in their places; twins one by one."""
    rest = list(zip(before, after, strict=True))
    renamed = []
    for tile in tiles:
        pair = next((pair for pair in rest if pair[0] is tile), (tile, tile))
        if pair in rest:
            rest.remove(pair)
        renamed.append(pair[1])
    return tuple(renamed)


# What is awaited, and the rule that says so.
PHASES = {
    "take": "UD-2",
    "return": "UD-2",
    "heap": "UD-2",
    "open": "UD-2",
    "hunt": "UD-2",
    "play": "UD-7",
    "drawn": "UD-7",
    "suffer": "UD-10",
    "redo": "UD-10",
}
Told = tuple[UnoState, tuple[Event, ...]]


def need(state: UnoState, *phases: str) -> None:
    """IllegalAction `not-now` unless the round is in one of these phases; the rule is that of the present one."""
    if state.phase not in phases:
        raise IllegalAction("not-now", PHASES[state.phase])
