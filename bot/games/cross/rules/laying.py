"""Laying a domo in UNO Dominos: what it does to direction, turns and the end (UD-4 to UD-12)."""

from bot.games.actions import Action
from bot.games.cross.rules.choices import joins
from bot.games.cross.rules.domos import DEAD_END, DRAW_2, REVERSE, SKIP, WILD_4, Domo, value
from bot.games.cross.rules.moves import Play
from bot.games.cross.rules.state import TWO, Charge, Debt, Told, UnoState, need
from bot.games.cross.rules.streets import NAMES, same_colour
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event, EventData
from bot.games.kit.hands import loses


def play(state: UnoState, action: Action, move: Play) -> Told:
    """Lay a domo, with or without calling UNO."""
    need(state, "play", "drawn", "redo")
    tile, street, half, seat = Domo(move.tile), move.street, move.half, action.seat
    if half not in (tile.a, tile.b):
        raise NotationError("half", text=str(action))
    check_lay(state, seat, tile, street, half)
    hand = loses(state.hands, seat, tile, "UD-7")[seat]
    if move.uno and len(hand) != 1:
        raise IllegalAction("no-cause", "UD-11")
    told: dict[str, EventData] = {
        "tile": tile.text,
        "side": NAMES[street],
        "half": half,
        "uno": int(move.uno),
    }
    return laid(state, seat, tile, street, half, move.uno), (
        Event("play", seat, told),
        *symbol_events(state, seat, tile, half),
    )


def check_lay(state: UnoState, seat: int, tile: Domo, street: int, half: str) -> None:
    """IllegalAction unless the domo may be laid there now."""
    if tile not in state.hands[seat]:
        raise IllegalAction("not-in-hand", "UD-7", tile=str(tile))
    if (tile, street, half) not in state.table.joins((tile,)):
        end = state.table.end(street)
        code, rule = ("street-closed", "UD-6") if end.closed else ("does-not-fit", "UD-4")
        raise IllegalAction(code, rule, tile=str(tile), side=NAMES[street], end=end.half)
    if (tile, street, half) not in joins(state, seat):
        rule, code = ("UD-10", "must-match-colour") if state.phase == "redo" else ("UD-7", "must-lay-drawn")
        raise IllegalAction(code, rule, tile=str(tile))


def working_symbols(state: UnoState, tile: Domo, half: str) -> set[str]:
    """The symbols that work (UD-8, UD-9)."""
    working = (half,) if state.table.active else (tile.a, tile.b)
    return {value(one) for one in working} & {DRAW_2, REVERSE, SKIP, WILD_4}


def symbol_events(state: UnoState, seat: int, tile: Domo, half: str) -> tuple[Event, ...]:
    """Tell what turns round; draws and skips are told when they happen."""
    return (Event("reverse", seat),) if REVERSE in working_symbols(state, tile, half) else ()


def laid(state: UnoState, seat: int, tile: Domo, street: int, half: str, call: bool) -> UnoState:
    """The state after a domo was laid: direction, debts, whose turn, UNO, the end (UD-8, UD-11, UD-12)."""
    symbols = working_symbols(state, tile, half)
    charge = charge_of(state, seat, tile) if WILD_4 in symbols else None
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
    return finish(changed, seat, tile, symbols) if changed.finishing else go_on(changed, seat, symbols)


def go_on(state: UnoState, seat: int, symbols: set[str]) -> UnoState:
    """Whose turn it is, and what comes before it, in the order draw, skip (UD-8)."""
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


def finish(state: UnoState, seat: int, tile: Domo, symbols: set[str]) -> UnoState:
    """The state after a last domo: some doubles make the next player draw first (UD-12)."""
    following = state.after(seat)
    if tile.double and state.charge is not None:
        return state.become(turn=following, phase="suffer")
    if tile.double and DRAW_2 in symbols:
        return state.become(turn=following, debts=(Debt("forced", following, TWO),))
    return state.become(end="out", charge=None)


def charge_of(state: UnoState, seat: int, tile: Domo) -> Charge:
    """The charge for a Joker Draw 4: guilty who could have laid a domo of matching colour (UD-10)."""
    held = state.hands[seat]
    guilty = any(
        same_colour(own, half, end) for own in held for half in (own.a, own.b) for end in state.table.ends
    )
    return Charge(seat, tile, held, guilty)
