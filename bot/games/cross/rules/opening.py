"""The opening of UNO Dominos: the exchange, the heap, the start double (UD-2)."""

from bot.games.actions import CHANCE, Action
from bot.games.cross.rules.choices import opening, victims
from bot.games.cross.rules.domos import Domo
from bot.games.cross.rules.moves import GiveBack, Heap, StartCross, Take
from bot.games.cross.rules.state import Told, UnoState, need
from bot.games.cross.rules.streets import Streets
from bot.games.errors import IllegalAction
from bot.games.events import Event
from bot.games.kit.hands import loses


def take(state: UnoState, action: Action, move: Take) -> Told:
    """Take a domo blindly from another player; it goes back to the heap."""
    need(state, "take")
    others, tile, victim = victims(state), Domo(move.tile), move.victim
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


def give_back(state: UnoState, action: Action, move: GiveBack) -> Told:
    """Return one of the opener's other domos to the heap."""
    need(state, "return")
    tile = Domo(move.tile)
    if tile is opening(state):
        raise IllegalAction("keep-the-double", "UD-2", tile=tile.text)
    hands = loses(state.hands, action.seat, tile, "UD-2")
    private = Event("returned", action.seat, {"tile": tile.text}, (action.seat,))
    changed = state.become(hands=hands, pool=(*state.pool, tile), phase="heap")
    return changed, (Event("return", action.seat), private)


def heap(state: UnoState, action: Action, move: Heap) -> Told:
    """Take the heap as chance has shuffled it."""
    need(state, "heap")
    shuffled = tuple(map(Domo, move.tiles))
    if action.seat != CHANCE or sorted(move.tiles) != sorted(map(str, state.pool)):
        raise IllegalAction("not-the-heap", "UD-2")
    return state.become(heap=shuffled, phase="open"), (Event("heap"),)


def start_cross(state: UnoState, action: Action, move: StartCross) -> Told:
    """Lay the start double."""
    need(state, "open", "hunt")
    tile = Domo(move.tile)
    if tile is not (opening(state) if state.phase == "open" else state.drawn):
        raise IllegalAction("must-open-with", "UD-2", tile=str(opening(state)))
    hands = loses(state.hands, action.seat, tile, "UD-2")
    table = Streets(state.table.active, tile)
    opened = state.become(
        hands=hands, table=table, phase="play", pool=(), drawn=None, turn=state.after(action.seat)
    )
    return opened, (Event("open", action.seat, {"tile": tile.text}),)
