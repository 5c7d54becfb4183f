"""The opening of UNO Dominos: the exchange, the heap, the start double (UD-2)."""

from bot.games.actions import CHANCE, Action, parse_seat
from bot.games.cross.domos import Domo
from bot.games.cross.streets import Streets
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.kit.hands import loses
from bot.games.uno.choices import opening, victims
from bot.games.uno.state import State, Told, need, words


def take(state: State, action: Action) -> Told:
    """Take a domo blindly from another player; it goes back to the heap."""
    name, text = words(action, 2)
    need(state, "take")
    others, tile = victims(state), Domo(text)
    victim = parse_seat(name)
    if victim != others[state.taken]:
        raise IllegalAction("not-now", "UD-2")
    hands = loses(state.hands, victim, tile, "UD-2")
    done = state.taken + 1 == len(others)
    changed = state.become(
        hands=hands,
        pool=(*(state.pool or state.heap), tile),
        taken=state.taken + 1,
        phase="return" if done else "take",
    )
    private = Event("was-taken", victim, {"tile": tile.text}, (victim,))
    return changed, (Event("take", action.seat, {"from": victim}), private)


def give_back(state: State, action: Action) -> Told:
    """Return one of the opener's other domos to the heap."""
    (text,) = words(action, 1)
    need(state, "return")
    tile = Domo(text)
    if tile is opening(state):
        raise IllegalAction("keep-the-double", "UD-2", tile=text)
    hands = loses(state.hands, action.seat, tile, "UD-2")
    private = Event("returned", action.seat, {"tile": text}, (action.seat,))
    changed = state.become(hands=hands, pool=(*state.pool, tile), phase="heap")
    return changed, (Event("return", action.seat), private)


def heap(state: State, action: Action) -> Told:
    """Take the heap as chance has shuffled it."""
    need(state, "heap")
    shuffled = tuple(Domo(text) for text in action.args)
    if action.seat != CHANCE or sorted(action.args) != sorted(map(str, state.pool)):
        raise IllegalAction("not-the-heap", "UD-2")
    return state.become(heap=shuffled, phase="open"), (Event("heap"),)


def open_round(state: State, action: Action) -> Told:
    """Lay the start double."""
    (text,) = words(action, 1)
    need(state, "open", "hunt")
    tile = Domo(text)
    if tile is not (opening(state) if state.phase == "open" else state.drawn):
        raise IllegalAction("must-open-with", "UD-2", tile=str(opening(state)))
    hands = loses(state.hands, action.seat, tile, "UD-2")
    table = Streets(state.table.active, tile)
    opened = state.become(
        hands=hands, table=table, phase="play", pool=(), drawn=None, turn=state.after(action.seat)
    )
    return opened, (Event("open", action.seat, {"tile": text}),)
