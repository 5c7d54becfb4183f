"""What may be done in UNO Dominos: in turn, phase by phase, and of itself."""

from collections.abc import Iterable, Iterator

from bot.games.actions import UNKNOWN, Action
from bot.games.cross.domos import Domo
from bot.games.cross.streets import NAMES, same_colour
from bot.games.kit.hands import in_order
from bot.games.uno.state import FOUR, TWO, Charge, State


def highest(hand: Iterable[Domo]) -> int:
    """Answer the highest number double of a hand, 0 without one."""
    return max((tile.number for tile in hand), default=0)


def opening(state: State) -> Domo:
    """Answer the double that the opener must lay: the highest number double he holds (UD-2)."""
    return max(state.hands[state.turn], key=lambda tile: tile.number)


def victims(state: State) -> list[int]:
    """Answer the other seats in seat order after the opener."""
    seats = len(state.hands)
    return [(state.turn + distance) % seats for distance in range(1, seats)]


def top(state: State, count: int) -> tuple[str, ...]:
    """Answer the domos that will be drawn next."""
    return tuple(tile.text for tile in state.heap[:count])


def verdict(charge: Charge) -> str:
    """Answer the word of the record for a charge."""
    return "guilty" if charge.guilty else "innocent"


def hunt(state: State) -> Action:
    """Answer the next step of the hunt for a number double."""
    if state.drawn is not None:
        return Action(state.turn, "open", (state.drawn.text,))
    return Action(state.turn, "draw", top(state, 1))


def in_turn(state: State, seat: int) -> Iterator[Action]:
    """Answer what the awaited seat may do, phase by phase."""
    if state.phase == "return":
        kept = opening(state)
        yield from (Action(seat, "return", (tile.text,)) for tile in sorted(state, seat) if tile is not kept)
    elif state.phase == "open":
        yield Action(seat, "open", (opening(state).text,))
    elif state.phase == "suffer":
        yield Action(seat, "forced", (UNKNOWN,) * min(FOUR, len(state.heap)))
        yield Action(seat, "challenge", (UNKNOWN,))
    elif state.phase in ("play", "drawn", "redo"):
        yield from lays(state, seat)
        yield from instead(state, seat)


def sorted(state: State, seat: int) -> tuple[Domo, ...]:
    """Answer the different domos of a hand in canonical order."""
    return tuple(dict.fromkeys(in_order(state.hands[seat])))


def lays(state: State, seat: int) -> Iterator[Action]:
    """Answer every way to lay a domo, with UNO after without where a call has cause."""
    calls = (False, True) if len(state.hands[seat]) == TWO else (False,)
    for tile, street, half in joins(state, seat):
        for call in calls:
            words = (tile.text, NAMES[street], half, *(("uno",) if call else ()))
            yield Action(seat, "play", words)


def joins(state: State, seat: int) -> Iterator[tuple[Domo, int, str]]:
    """Answer what may be laid: the hand, the domo just drawn, or what a guilty player held of matching colour."""
    tiles = sorted(state, seat)
    if state.phase == "drawn" and state.drawn is not None:
        tiles = (state.drawn,)
    if state.phase == "redo" and state.charge is not None:
        tiles = tuple(tile for tile in tiles if tile in state.charge.held)
    for tile in tiles:
        for street, half in state.table.joins(tile):
            if state.phase != "redo" or same_colour(tile, half, state.table.end(street)):
                yield tile, street, half


def must_lay(state: State, seat: int) -> Domo | None:
    """Answer a domo other than a joker that could be laid, if there is one (UD-7)."""
    return next((tile for tile, _, _ in joins(state, seat) if not tile.joker), None)


def instead(state: State, seat: int) -> Iterator[Action]:
    """Answer what may be done instead of laying (UD-7)."""
    if state.phase == "drawn":
        yield Action(seat, "keep")
    elif state.phase == "play" and must_lay(state, seat) is None:
        yield Action(seat, "draw", (UNKNOWN,)) if state.heap else Action(seat, "pass")
