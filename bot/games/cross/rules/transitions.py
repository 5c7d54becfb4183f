"""What each action does to a round of UNO Dominos (UD-2, UD-4 to UD-12)."""

from bot.games.actions import CHANCE, UNKNOWN, Action, Draw, Move, Pass
from bot.games.cross.rules import moves
from bot.games.cross.rules.cross import (
    DEAD_END,
    DRAW_2,
    NAMES,
    REVERSE,
    SKIP,
    WILD_4,
    Domo,
    Streets,
    same_colour,
    working,
)
from bot.games.cross.rules.state import (
    FOUR,
    TWO,
    Applied,
    Charge,
    Debt,
    UnoState,
    joins,
    must_lay,
    need,
    opening,
    top,
    verdict,
    victims,
)
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event, EventData
from bot.games.kit.hands import in_order, less, loses, put

# --- the opening: the exchange, the heap, the start double (UD-2) ---


def take(state: UnoState, action: Action, move: moves.TakeDomo) -> Applied:
    """Take a domo blindly from another player; it goes back to the heap."""
    need(state, "take")
    others, tile, victim = victims(state), Domo(move.tile), move.victim
    if victim != others[state.taken]:
        raise IllegalAction("not-now", "UD-2")
    hands = loses(state.hands, victim, tile, "UD-2")
    done = state.taken + 1 == len(others)
    changed = state.become(
        hands=hands, pool=(*(state.pool or state.heap), tile), taken=state.taken + 1, phase="return" if done else "take"
    )
    private = Event("was-taken", victim, {"tile": tile.text}, (victim,))
    return changed, (Event("take", action.seat, {"from": victim}), private)


def give_back(state: UnoState, action: Action, move: moves.GiveBack) -> Applied:
    """Return one of the opener's other domos to the heap."""
    need(state, "return")
    tile = Domo(move.tile)
    if tile is opening(state):
        raise IllegalAction("keep-the-double", "UD-2", tile=tile.text)
    hands = loses(state.hands, action.seat, tile, "UD-2")
    private = Event("returned", action.seat, {"tile": tile.text}, (action.seat,))
    changed = state.become(hands=hands, pool=(*state.pool, tile), phase="heap")
    return changed, (Event("return", action.seat), private)


def heap(state: UnoState, action: Action, move: moves.Heap) -> Applied:
    """Take the heap as chance has shuffled it."""
    need(state, "heap")
    shuffled = tuple(map(Domo, move.tiles))
    if action.seat != CHANCE or sorted(move.tiles) != sorted(map(str, state.pool)):
        raise IllegalAction("not-the-heap", "UD-2")
    return state.become(heap=shuffled, phase="open"), (Event("heap"),)


def start_cross(state: UnoState, action: Action, move: moves.StartCross) -> Applied:
    """Lay the start double."""
    need(state, "open", "hunt")
    tile = Domo(move.tile)
    if tile is not (opening(state) if state.phase == "open" else state.drawn):
        raise IllegalAction("must-open-with", "UD-2", tile=str(opening(state)))
    hands = loses(state.hands, action.seat, tile, "UD-2")
    table = Streets(state.table.active, tile)
    opened = state.become(hands=hands, table=table, phase="play", pool=(), drawn=None, turn=state.after(action.seat))
    return opened, (Event("open", action.seat, {"tile": tile.text}),)


# --- laying a domo (UD-4 to UD-12) ---


def play(state: UnoState, action: Action, move: moves.PlayDomo) -> Applied:
    """Lay a domo, with or without calling UNO."""
    need(state, "play", "drawn", "redo")
    tile, street, half, seat = Domo(move.tile), move.street, move.half, action.seat
    if half not in (tile.a, tile.b):
        raise NotationError("half", text=str(action))
    _check_lay(state, seat, tile, street, half)
    hand = loses(state.hands, seat, tile, "UD-7")[seat]
    if move.uno and len(hand) != 1:
        raise IllegalAction("no-cause", "UD-11")
    facts: dict[str, EventData] = {"tile": tile.text, "side": NAMES[street], "half": half, "uno": int(move.uno)}
    events = [Event("play", seat, facts)]
    if REVERSE in working(tile, half, state.table.active):
        events.append(Event("reverse", seat))  # draws and skips are told when they happen
    return _laid(state, seat, tile, street, half, move.uno), tuple(events)


def _check_lay(state: UnoState, seat: int, tile: Domo, street: int, half: str) -> None:
    """Raise IllegalAction unless the domo may be laid there now."""
    if tile not in state.hands[seat]:
        raise IllegalAction("not-in-hand", "UD-7", tile=str(tile))
    if (tile, street, half) not in state.table.joins((tile,)):
        end = state.table.end(street)
        code, rule = ("street-closed", "UD-6") if end.closed else ("does-not-fit", "UD-4")
        raise IllegalAction(code, rule, tile=str(tile), side=NAMES[street], end=end.half)
    if (tile, street, half) not in joins(state, seat):
        rule, code = ("UD-10", "must-match-colour") if state.phase == "redo" else ("UD-7", "must-lay-drawn")
        raise IllegalAction(code, rule, tile=str(tile))


def _laid(state: UnoState, seat: int, tile: Domo, street: int, half: str, call: bool) -> UnoState:
    """Return the state after a domo was laid: direction, debts, turn, UNO, the end (UD-8, UD-11, UD-12)."""
    symbols = working(tile, half, state.table.active)
    charge = _charge_of(state, seat, tile) if WILD_4 in symbols else None
    hands = loses(state.hands, seat, tile, "UD-7")
    changed = state.become(
        hands=hands,
        table=state.table.laid(street, tile, half, seat),
        step=-state.step if REVERSE in symbols else state.step,
        drawn=None,
        passes=0,
        charge=charge,
        exposed=seat if len(hands[seat]) == 1 and not call else None,
        last_dead=seat if DEAD_END in (tile.a, tile.b) else state.last_dead,
        finishing=not hands[seat],
    )
    return _finish(changed, seat, tile, symbols) if changed.finishing else _go_on(changed, seat, symbols)


def _go_on(state: UnoState, seat: int, symbols: frozenset[str]) -> UnoState:
    """Return the state with the next turn, and what comes before it, in the order draw, skip (UD-8)."""
    if all(end.closed for end in state.table.ends):
        return state.become(end="blocked")
    at = state.after(seat)
    if state.charge is not None:
        return state.become(turn=at, phase="suffer")
    debts: tuple[Debt, ...] = ()
    if DRAW_2 in symbols:
        debts, at = (Debt("forced", at, TWO),), state.after(at)
    if SKIP in symbols:
        debts, at = (*debts, Debt("skipped", at)), state.after(at)
    return state.become(turn=at, phase="play", debts=debts)


def _finish(state: UnoState, seat: int, tile: Domo, symbols: frozenset[str]) -> UnoState:
    """Return the state after a last domo: some doubles make the next player draw first (UD-12)."""
    following = state.after(seat)
    if tile.double and state.charge is not None:
        return state.become(turn=following, phase="suffer")
    if tile.double and DRAW_2 in symbols:
        return state.become(turn=following, debts=(Debt("forced", following, TWO),))
    return state.become(end="out", charge=None)


def _charge_of(state: UnoState, seat: int, tile: Domo) -> Charge:
    """Return the charge for a Joker Draw 4: a player who could have laid a matching colour is guilty (UD-10)."""
    held = state.hands[seat]
    guilty = any(same_colour(domo, half, end) for domo in held for half in (domo.a, domo.b) for end in state.table.ends)
    return Charge(seat, tile, held, guilty)


# --- drawing, passing, challenging, calling and catching (UD-7, UD-8, UD-10, UD-11) ---


def draw(state: UnoState, action: Action, move: Draw) -> Applied:
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
    changed, events = _gets(state, seat, 1, "draw")
    if (tile.number > 0) if hunting else state.table.joins((tile,)):
        return changed.become(drawn=tile, phase="hunt" if hunting else "drawn"), events
    return changed.become(turn=state.after(seat), passes=0), events


def _gets(state: UnoState, seat: int, count: int, code: str) -> Applied:
    """Let a seat draw; only that seat is told which, and it can no longer be caught (UD-11)."""
    tiles = state.heap[:count]
    exposed = None if seat == state.exposed else state.exposed
    hands = put(state.hands, seat, (*state.hands[seat], *tiles))
    texts = tuple(tile.text for tile in tiles)
    events = (Event(code, seat, {"count": len(tiles)}), Event("drew-domos", seat, {"tiles": texts}, (seat,)))
    return state.become(hands=hands, heap=state.heap[count:], exposed=exposed), events if tiles else events[:1]


def keep(state: UnoState, action: Action, move: moves.Keep) -> Applied:
    """Keep a drawn domo that could have been laid."""
    need(state, "drawn")
    kept = state.become(phase="play", drawn=None, turn=state.after(action.seat), passes=0)
    return kept, (Event("keep", action.seat),)


def pass_turn(state: UnoState, action: Action, move: Pass) -> Applied:
    """Pass, the heap being empty; the round ends when all have passed in a row (UD-12)."""
    need(state, "play")
    if (must := must_lay(joins(state, action.seat))) is not None:
        raise IllegalAction("must-play", "UD-7", tile=str(must))
    if state.heap:
        raise IllegalAction("must-draw", "UD-7")
    passes = state.passes + 1
    end = "blocked" if passes == len(state.hands) else ""
    return state.become(turn=state.after(action.seat), passes=passes, end=end), (Event("pass", action.seat),)


def forced(state: UnoState, action: Action, move: moves.Forced) -> Applied:
    """Accept a Joker Draw 4 (UD-10)."""
    need(state, "suffer")
    return _suffer(state, action.seat, move, FOUR)


def _suffer(state: UnoState, seat: int, move: moves.Forced, count: int) -> Applied:
    """Draw for a symbol; the turn goes on, or the round ends with the last domo (UD-12)."""
    if move.tiles != top(state, count):
        raise IllegalAction("not-the-top", "UD-8", tile=" ".join(move.tiles or (UNKNOWN,)))
    drawn, events = _gets(state, seat, count, "forced")
    drawn = drawn.become(charge=None)
    if state.phase == "suffer":
        drawn = drawn.become(phase="play", turn=state.after(seat))
    if state.finishing and not drawn.debts:
        drawn = drawn.become(end="out")
    return drawn, events


def challenge(state: UnoState, action: Action, move: moves.Challenge) -> Applied:
    """Challenge a Joker Draw 4; only the challenger is shown the hand as it was (UD-10)."""
    need(state, "suffer")
    charge, seat = state.charge, action.seat
    if charge is None or move.guilty is not charge.guilty:
        raise IllegalAction("wrong-verdict", "UD-10")
    rest = in_order(less(charge.held, charge.tile))
    revealed = Event("shown", charge.seat, {"tiles": tuple(map(str, rest))}, (seat,))
    events = (Event(f"challenge-{verdict(charge)}", seat, {"against": charge.seat}), revealed)
    if not charge.guilty:
        return state.become(debts=(Debt("forced", seat, FOUR),)), events
    hands = put(state.hands, charge.seat, (*state.hands[charge.seat], charge.tile))
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
    return back, events


def pay(state: UnoState, action: Action, move: Move) -> Applied:
    """Let the first debt be paid (UD-8, UD-10, UD-11)."""
    debt, rest = state.debts[0], state.become(debts=state.debts[1:])
    if (action.verb, action.seat) != (debt.verb, debt.seat):
        raise IllegalAction("not-now", "UD-8")
    if isinstance(move, moves.Forced):
        return _suffer(rest, debt.seat, move, debt.count)
    if not isinstance(move, moves.Penalty):
        return rest, (Event("skipped", debt.seat),)
    if move.tiles != top(state, debt.count):
        raise IllegalAction("not-the-top", "UD-11", tile=" ".join(move.tiles))
    return _gets(rest, debt.seat, debt.count, "penalty")


def uno(state: UnoState, action: Action, move: moves.CallUno) -> Applied:
    """Call UNO after the move, perhaps while somebody has yet to draw for it."""
    if state.exposed != action.seat:
        raise IllegalAction("no-cause", "UD-11")
    return state.become(exposed=None), (Event("uno", action.seat),)


def catch(state: UnoState, action: Action, move: moves.Catch) -> Applied:
    """Catch a player who did not call, perhaps while somebody has yet to draw for that move (UD-11)."""
    caught = move.seat
    if not 0 <= action.seat < len(state.hands):
        raise NotationError("seat", text=str(action))
    if state.exposed is None or state.exposed != caught or caught == action.seat:
        raise IllegalAction("no-cause", "UD-11")
    caught_now = state.become(exposed=None, debts=(Debt("penalty", caught, TWO), *state.debts))
    return caught_now, (Event("catch", action.seat, {"caught": caught}),)
