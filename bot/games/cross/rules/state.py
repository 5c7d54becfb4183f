"""The state of a round of UNO Dominos, and what may be done in it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.cross.rules.cross import NAMES, Domo, Streets, same_colour
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.game import Zone
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, hand_zone, in_order, with_hand, with_pieces

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


Join = tuple[Domo, int, str]  # a domo, the street that it joins, the half that touches


def highest(hand: Iterable[Domo]) -> int:
    """The highest number double of a hand, 0 without one."""
    return max((tile.number for tile in hand), default=0)


def opening(state: UnoState) -> Domo:
    """The double that the opener must lay: the highest number double he holds (UD-2)."""
    return max(state.hands[state.turn], key=lambda tile: tile.number)


def victims(state: UnoState) -> list[int]:
    """The other seats in seat order after the opener."""
    seats = len(state.hands)
    return [(state.turn + distance) % seats for distance in range(1, seats)]


def top(state: UnoState, count: int) -> tuple[str, ...]:
    """The domos that will be drawn next."""
    return tuple(tile.text for tile in state.heap[:count])


def verdict(charge: Charge) -> str:
    """The word of the record for a charge."""
    return "guilty" if charge.guilty else "innocent"


def hunt(state: UnoState) -> Action:
    """The next step of the hunt for a number double."""
    if state.drawn is not None:
        return Action(state.turn, "open", (state.drawn.text,))
    return Action(state.turn, "draw", top(state, 1))


def in_turn(state: UnoState, seat: int) -> Iterator[Action]:
    """What the awaited seat may do, phase by phase."""
    if state.phase == "return":
        kept = opening(state)
        tiles = different(state.hands[seat])
        yield from (Action(seat, "return", (tile.text,)) for tile in tiles if tile is not kept)
    elif state.phase == "open":
        yield Action(seat, "open", (opening(state).text,))
    elif state.phase == "suffer":
        yield Action(seat, "forced", (UNKNOWN,) * min(FOUR, len(state.heap)))
        yield Action(seat, "challenge", (UNKNOWN,))
    elif state.phase in ("play", "drawn", "redo"):
        found = joins(state, seat)
        yield from lays(seat, found, called=len(state.hands[seat]) == TWO)
        yield from instead(state, seat, found)


@lru_cache(maxsize=4096)
def different(hand: tuple[Domo, ...]) -> tuple[Domo, ...]:
    """The different domos of a hand in canonical order."""
    return tuple(dict.fromkeys(in_order(hand)))


def lays(seat: int, found: Iterable[Join], called: bool) -> Iterator[Action]:
    """Every way to lay a domo, with UNO after without where a call has cause."""
    for tile, street, half in found:
        yield _lay(seat, tile.text, street, half)
        if called:
            yield _lay(seat, tile.text, street, half, "uno")


@lru_cache(maxsize=16384)
def _lay(seat: int, tile: str, street: int, half: str, *call: str) -> Action:
    return Action(seat, "play", (tile, NAMES[street], half, *call))


def joins(state: UnoState, seat: int) -> list[Join]:
    """What may be laid: the hand, the domo just drawn, or what a guilty player held of matching colour."""
    if state.phase == "drawn" and state.drawn is not None:
        return state.table.joins((state.drawn,))
    tiles = different(state.hands[seat])
    if state.phase != "redo" or state.charge is None:
        return state.table.joins(tiles)
    ends, held = state.table.ends, state.charge.held
    found = state.table.joins(tile for tile in tiles if tile in held)
    return [join for join in found if same_colour(join[0], join[2], ends[join[1]])]


def must_lay(found: Iterable[Join]) -> Domo | None:
    """A domo other than a joker that could be laid, if there is one (UD-7)."""
    return next((tile for tile, _, _ in found if not tile.joker), None)


def instead(state: UnoState, seat: int, found: Iterable[Join]) -> Iterator[Action]:
    """What may be done instead of laying (UD-7)."""
    if state.phase == "drawn":
        yield Action(seat, "keep")
    elif state.phase == "play" and must_lay(found) is None:
        yield Action(seat, "draw", (UNKNOWN,)) if state.heap else Action(seat, "pass")
