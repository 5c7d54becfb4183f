"""The state of a round of UNO Dominos, and what may be done in it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from bot.games.actions import UNKNOWN, Action
from bot.games.cross.rules.cross import NAMES, SETS, Domo, Streets, same_colour
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, in_order

HAND = 6
FOUR = 4
TWO = 2


class Debt(msgspec.Struct, frozen=True):
    """Something that happens to a seat of itself: `forced` or `penalty` with as many domos to draw, or `skipped`."""

    verb: str
    seat: int
    count: int = 0


class Charge(msgspec.Struct, frozen=True):
    """A Joker Draw 4 that may be challenged: the seat that laid it, the domo, the hand before, the verdict (UD-10)."""

    seat: int
    tile: Domo
    held: tuple[Domo, ...]
    guilty: bool


class UnoState(msgspec.Struct, frozen=True):
    """One round.

    `phase` is one of: `take`, `return`, `heap`, `open` (the opening, UD-2), `hunt` (nobody holds a number double),
    `play`, `drawn` (may lay the domo just drawn), `suffer` (four to draw, or challenge), `redo` (a guilty player lays
    again).
    """

    hands: Hands[Domo]  # in the order in which domos came
    heap: tuple[Domo, ...]  # in the order in which they will be drawn
    turn: int
    table: Streets
    phase: str
    dead_end_game: bool
    pool: tuple[Domo, ...] = ()  # of which the heap is shuffled once the exchange is over (UD-2)
    taken: int = 0  # victims of the exchange so far
    step: int = 1  # the direction of play
    drawn: Domo | None = None
    debts: tuple[Debt, ...] = ()  # happen of themselves before the next turn
    charge: Charge | None = None
    exposed: int | None = None  # the seat that may be caught (UD-11)
    last_dead: int | None = None  # the seat that laid the last Dead End (UD-14)
    passes: int = 0
    finishing: bool = False  # somebody's last domo lies
    end: str = ""
    edition: int = len(SETS)  # of the set (UD-1)

    def become(self, **changes: object) -> "UnoState":
        """Return the state with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def after(self, seat: int) -> int:
        """Return the seat whose turn follows, in the direction of play."""
        return next_seat(seat, len(self.hands), self.step)


# By what is awaited: the rule that says so.
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
Applied = tuple[UnoState, tuple[Event, ...]]


def need(state: UnoState, *phases: str) -> None:
    """Raise IllegalAction `not-now`, by the rule of the present phase, unless the round is in one of these."""
    if state.phase not in phases:
        raise IllegalAction("not-now", PHASES[state.phase])


# --- what may be done ---

Join = tuple[Domo, int, str]  # a domo, the street that it joins, the half that touches


def highest(hand: Iterable[Domo]) -> int:
    """Return the highest number double of a hand, 0 without one."""
    return max((tile.number for tile in hand), default=0)


def opening(state: UnoState) -> Domo:
    """Return the double that the opener must lay: the highest number double in the hand (UD-2)."""
    return max(state.hands[state.turn], key=lambda tile: tile.number)


def victims(state: UnoState) -> list[int]:
    """Return the other seats in seat order after the opener."""
    seats = len(state.hands)
    return [(state.turn + distance) % seats for distance in range(1, seats)]


def top(state: UnoState, count: int) -> tuple[str, ...]:
    """Return the domos that will be drawn next."""
    return tuple(tile.text for tile in state.heap[:count])


def verdict(charge: Charge) -> str:
    """Return the word of the record for a charge."""
    return "guilty" if charge.guilty else "innocent"


def hunt(state: UnoState) -> Action:
    """Return the next step of the hunt for a number double."""
    if state.drawn is not None:
        return Action(state.turn, "open", (state.drawn.text,))
    return Action(state.turn, "draw", top(state, 1))


def in_turn(state: UnoState, seat: int) -> Iterator[Action]:
    """Yield what the awaited seat may do, phase by phase."""
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
        choices = joins(state, seat)
        yield from lays(seat, choices, called=len(state.hands[seat]) == TWO)
        yield from instead(state, seat, choices)


@lru_cache(maxsize=4096)
def different(hand: tuple[Domo, ...]) -> tuple[Domo, ...]:
    """Return the different domos of a hand in canonical order."""
    return tuple(dict.fromkeys(in_order(hand)))


def lays(seat: int, choices: Iterable[Join], called: bool) -> Iterator[Action]:
    """Yield every way to lay a domo; where a call has cause, without UNO and then with it."""
    for tile, street, half in choices:
        yield _lay(seat, tile.text, street, half)
        if called:
            yield _lay(seat, tile.text, street, half, "uno")


@lru_cache(maxsize=16384)
def _lay(seat: int, tile: str, street: int, half: str, *call: str) -> Action:
    return Action(seat, "play", (tile, NAMES[street], half, *call))


def joins(state: UnoState, seat: int) -> list[Join]:
    """Return what may be laid: of the hand, the domo just drawn, or what a guilty player held of matching colour."""
    if state.phase == "drawn" and state.drawn is not None:
        return state.table.joins((state.drawn,))
    tiles = different(state.hands[seat])
    if state.phase != "redo" or state.charge is None:
        return state.table.joins(tiles)
    ends, held = state.table.ends, state.charge.held
    choices = state.table.joins(tile for tile in tiles if tile in held)
    return [join for join in choices if same_colour(join[0], join[2], ends[join[1]])]


def must_lay(choices: Iterable[Join]) -> Domo | None:
    """Return a domo other than a joker that could be laid, if there is one (UD-7)."""
    return next((tile for tile, _, _ in choices if not tile.joker), None)


def instead(state: UnoState, seat: int, choices: Iterable[Join]) -> Iterator[Action]:
    """Yield what may be done instead of laying (UD-7)."""
    if state.phase == "drawn":
        yield Action(seat, "keep")
    elif state.phase == "play" and must_lay(choices) is None:
        yield Action(seat, "draw", (UNKNOWN,)) if state.heap else Action(seat, "pass")
