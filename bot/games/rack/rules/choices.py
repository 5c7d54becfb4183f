"""What a seat may do in a deal of rack rummy (TR-4, TR-6 to TR-8)."""

from bot.games.actions import UNKNOWN, Action
from bot.games.kit.cards import Card
from bot.games.kit.hands import in_order
from bot.games.rack.rules.judge import Ending, endings
from bot.games.rack.rules.moves import end_action
from bot.games.rack.rules.state import TablaState


def offered(state: TablaState, seat: int) -> tuple[Action, ...]:
    """Ends (by kind, then discard) and discards in the order of the hand; or draw, take, draw-turned, claim."""
    if state.end:
        return ()
    if not state.source:
        drawing = _sources(state, seat) if state.talon and seat == state.turn else ()
        return (*drawing, *_claims(state, seat))
    if seat != state.turn:
        return ()
    ends = tuple(_end(seat, ending) for ending in _endings(state))
    return ends if state.phase == "end" else (*ends, *_discards(state, seat))


def _endings(state: TablaState) -> tuple[Ending, ...]:
    """How the seat in turn can end."""
    return endings(state.hands[state.turn], state.jokers, state.barred, state.drawn_turned)


def _end(seat: int, ending: Ending) -> Action:
    return end_action(seat, ending.discard.text, ending.kind, ending.combinations)


def _discards(state: TablaState, seat: int) -> tuple[Action, ...]:
    kinds = dict.fromkeys(state.hands[seat])
    return tuple(Action(seat, "discard", (tile.text,)) for tile in kinds if tile != state.barred)


def _sources(state: TablaState, seat: int) -> tuple[Action, ...]:
    """Where the seat in turn may get its fifteenth tile from."""
    last = state.discards.last
    taking = () if last is None else (Action(seat, "take", (last.text,)),)
    turned = (Action(seat, "draw-turned", (state.turned.text,)),) if turned_serves(state, seat) else ()
    return (Action(seat, "draw", (UNKNOWN,)), *taking, *turned)


def turned_serves(state: TablaState, seat: int) -> bool:
    """Whether a seat could end with the turned tile (TR-8)."""
    if state.turned.joker:
        return False
    hand = in_order((*state.hands[seat], state.turned))
    return bool(endings(hand, state.jokers, None, state.turned))


def _claims(state: TablaState, seat: int) -> tuple[Action, ...]:
    last = state.discards.last
    if not state.claims or last is None or state.discards.last_by == seat or not completes(state, seat, last):
        return ()
    return (Action(seat, "claim", (last.text,)),)


def completes(state: TablaState, seat: int, tile: Card) -> bool:
    """Whether a seat could end with a discard that it gets (TR-7)."""
    hand = in_order((*state.hands[seat], tile))
    return bool(endings(hand, state.jokers, tile if hand.count(tile) == 1 else None))
