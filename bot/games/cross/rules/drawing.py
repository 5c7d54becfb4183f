"""Drawing, passing, challenging, calling and catching in UNO Dominos (UD-7, UD-8, UD-10, UD-11)."""

from bot.games.actions import UNKNOWN, Action
from bot.games.cross.rules.choices import joins, must_lay, top, verdict
from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.moves import (
    CallUno,
    Catch,
    Challenge,
    CrossMove,
    Draw,
    Forced,
    Keep,
    Pass,
    Penalty,
)
from bot.games.cross.rules.state import FOUR, TWO, Debt, Told, UnoState, need
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.kit.hands import in_order, with_hand


def draw(state: UnoState, action: Action, move: Draw) -> Told:
    """Draw one domo; it may be laid at once if it fits."""
    seat, tile = action.seat, Domo(move.tile or UNKNOWN)
    need(state, "play", "hunt")
    if not state.heap:
        raise IllegalAction("stock-empty", "UD-7")
    if tile is not state.heap[0]:
        raise IllegalAction("not-the-top", "UD-7", tile=tile.text)
    hunting = state.phase == "hunt"
    must = None if hunting else must_lay(joins(state, seat))
    if must is not None or (hunting and state.drawn is not None):
        raise IllegalAction("must-play", "UD-7", tile=str(must or state.drawn))
    changed, events = gets(state, seat, 1, "draw")
    if (tile.number > 0) if hunting else state.table.joins((tile,)):
        return changed.become(drawn=tile, phase="hunt" if hunting else "drawn"), events
    return changed.become(turn=state.after(seat), passes=0), events


def gets(state: UnoState, seat: int, count: int, code: str) -> Told:
    """Let a seat draw; only he is told which. Who held his last domo can no longer be caught (UD-11)."""
    tiles = state.heap[:count]
    exposed = None if tiles and seat == state.exposed else state.exposed
    hands = with_hand(state.hands, seat, (*state.hands[seat], *tiles))
    texts = tuple(tile.text for tile in tiles)
    events = (Event(code, seat, {"count": len(tiles)}), Event("drew-domos", seat, {"tiles": texts}, (seat,)))
    drawn = state.become(hands=hands, heap=state.heap[count:], exposed=exposed)
    return drawn, events if tiles else events[:1]


def keep(state: UnoState, action: Action, move: Keep) -> Told:  # noqa: ARG001 - it says no more
    """Keep a drawn domo that could have been laid."""
    need(state, "drawn")
    kept = state.become(phase="play", drawn=None, turn=state.after(action.seat), passes=0)
    return kept, (Event("keep", action.seat),)


def pass_turn(state: UnoState, action: Action, move: Pass) -> Told:  # noqa: ARG001 - it says no more
    """Pass, the heap being empty; the round ends when all have passed in a row (UD-12)."""
    need(state, "play")
    must = must_lay(joins(state, action.seat))
    if must is not None:
        raise IllegalAction("must-play", "UD-7", tile=str(must))
    if state.heap:
        raise IllegalAction("must-draw", "UD-7")
    passes = state.passes + 1
    end = "blocked" if passes == len(state.hands) else ""
    return state.become(turn=state.after(action.seat), passes=passes, end=end), (Event("pass", action.seat),)


def forced(state: UnoState, action: Action, move: Forced) -> Told:
    """Accept a Joker Draw 4 (UD-10)."""
    need(state, "suffer")
    return suffer(state, action.seat, move, FOUR)


def suffer(state: UnoState, seat: int, move: Forced, count: int) -> Told:
    """Draw for a symbol; the turn goes on, or the round ends with the last domo (UD-12)."""
    if move.tiles != top(state, count):
        raise IllegalAction("not-the-top", "UD-8", tile=" ".join(move.tiles or (UNKNOWN,)))
    drawn, events = gets(state, seat, count, "forced")
    drawn = drawn.become(charge=None)
    if state.phase == "suffer":
        drawn = drawn.become(phase="play", turn=state.after(seat))
    if state.finishing and not drawn.debts:
        drawn = drawn.become(end="out")
    return drawn, events


def challenge(state: UnoState, action: Action, move: Challenge) -> Told:
    """Challenge a Joker Draw 4; only the challenger is shown the hand as it was (UD-10)."""
    need(state, "suffer")
    charge, seat = state.charge, action.seat
    if charge is None or move.guilty is not charge.guilty:
        raise IllegalAction("wrong-verdict", "UD-10")
    rest = list(charge.held)
    rest.remove(charge.tile)
    shown = Event("shown", charge.seat, {"tiles": tuple(map(str, in_order(rest)))}, (seat,))
    told = (Event(f"challenge-{verdict(charge)}", seat, {"against": charge.seat}), shown)
    if not charge.guilty:
        return state.become(debts=(Debt("forced", seat, FOUR),)), told
    hands = with_hand(state.hands, charge.seat, (*state.hands[charge.seat], charge.tile))
    debts = (Debt("penalty", charge.seat, FOUR),)
    back = state.become(
        hands=hands,
        table=state.table.taken_back(),
        turn=charge.seat,
        phase="redo",
        debts=debts,
        exposed=None,
        finishing=False,
    )
    return back, told


def pay(state: UnoState, action: Action, move: CrossMove) -> Told:
    """Let the first debt be paid (UD-8, UD-10, UD-11)."""
    debt, rest = state.debts[0], state.become(debts=state.debts[1:])
    if (action.verb, action.seat) != (debt.verb, debt.seat):
        raise IllegalAction("not-now", "UD-8")
    if isinstance(move, Forced):
        return suffer(rest, debt.seat, move, debt.count)
    if isinstance(move, Penalty) and move.tiles != top(state, debt.count):
        raise IllegalAction("not-the-top", "UD-11", tile=" ".join(move.tiles))
    if isinstance(move, Penalty):
        return gets(rest, debt.seat, debt.count, "penalty")
    return rest, (Event("skipped", debt.seat),)


def uno(state: UnoState, action: Action, move: CallUno) -> Told:  # noqa: ARG001 - it says no more
    """Call UNO after the move, perhaps while somebody has yet to draw for it."""
    if state.exposed != action.seat:
        raise IllegalAction("no-cause", "UD-11")
    return state.become(exposed=None), (Event("uno", action.seat),)


def catch(state: UnoState, action: Action, move: Catch) -> Told:
    """Catch who did not call, perhaps while somebody has yet to draw for his move (UD-11)."""
    caught = move.seat
    if not 0 <= action.seat < len(state.hands):
        raise NotationError("seat", text=str(action))
    if state.exposed is None or state.exposed != caught or caught == action.seat:
        raise IllegalAction("no-cause", "UD-11")
    caught_now = state.become(exposed=None, debts=(Debt("penalty", caught, TWO), *state.debts))
    return caught_now, (Event("catch", action.seat, {"caught": caught}),)
