"""What may be done in UNO Dominos: in turn, phase by phase, and of itself."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.games.actions import UNKNOWN, Action
from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.state import FOUR, TWO, Charge, UnoState
from bot.games.cross.rules.streets import NAMES, same_colour
from bot.games.kit.hands import in_order

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
