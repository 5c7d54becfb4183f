"""One round of Christmas domino (WD-1, WD-3 to WD-8): its state, its actions, what these tell of hidden cards."""

from functools import lru_cache

import msgspec

from bot.games.actions import Action, Draw, Pass
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, gains, loses
from bot.games.kit.samples import Holder
from bot.games.kit.tiles import Tile
from bot.games.line.rules.hidden import Heard, LineMemory, hear, holders_of, joining, memories_of
from bot.games.line.rules.line import End, Line, Placed, Play, Side, join, joins

JOKER = "J"
MOST_DRAWN = 3
_PICTURES = "1234567J"


class Pictures(Tile):
    """A card of two pictures, the joker last: `Pictures("3-J")` (WD-1)."""

    __slots__ = ()

    @property
    def joker(self) -> bool:
        """Return True if a half is the joker; nobody has to lay such a card (WD-6)."""
        return self.b == JOKER


Pictures.make_set(f"{first}-{second}" for place, first in enumerate(_PICTURES) for second in _PICTURES[place:])
_JOKER_BITS = sum(card.bit for card in Pictures.order if card.joker)


class ChristmasState(msgspec.Struct, frozen=True):
    """One round. `laid` and `drawn` count the cards of the present turn, `idle` the turns in a row without a card laid.

    `stock` lists the stack in the order in which it is drawn; `open` is what was voted (WD-3).
    """

    hands: Hands[Pictures]
    stock: tuple[Pictures, ...]
    turn: int
    open: bool
    line: Line = Line()
    laid: int = 0
    drawn: int = 0
    idle: int = 0
    end: str = ""


ChristmasApplied = tuple[ChristmasState, tuple[Event, ...]]


# --- what may be done ---


def fitting_card(state: ChristmasState) -> Pictures | None:
    """Return a card without a joker half that fits, None if the player holds none (WD-6)."""
    cards = [tile for tile in state.hands[state.turn] if not tile.joker]
    return next((tile for tile, _, _ in joins(cards, state.line, JOKER)), None)


def may_draw(state: ChristmasState) -> bool:
    """Return True if a player without a fitting card goes on drawing (WD-7)."""
    return not state.laid and state.drawn < MOST_DRAWN and bool(state.stock)


def rest(state: ChristmasState) -> Action:
    """Return how a turn stops in which nothing is drawn any more: `end` after some action, else `pass` (WD-7)."""
    return Action(state.turn, "end" if state.laid or state.drawn else "pass")


# --- what each action does ---


def turn_up(state: ChristmasState, seat: int, tile: Pictures) -> ChristmasApplied:
    """Turn up the first card of the line, which is the starter's turn (WD-4)."""
    if state.line.placed:
        raise IllegalAction("not-now", "WD-4")
    _check_top(state, tile, "WD-4")
    line = state.line.opened(Placed(tile.text, tile.a, tile.b, seat))
    turned = msgspec.structs.replace(state, line=line, stock=state.stock[1:], laid=1)
    return _next_turn(turned), (Event("turn-up", seat, {"tile": tile.text}),)


def play(state: ChristmasState, action: Action, move: Play, side: Side, half: str) -> ChristmasApplied:
    """Lay a card at a side, by that half (WD-5, WD-6)."""
    seat, tile = action.seat, Pictures(move.tile)
    _check_open(state)
    if half not in (tile.a, tile.b):
        raise NotationError("half", text=str(action))
    hands = loses(state.hands, seat, tile, "WD-6")
    line = join(state.line, tile, side, seat, "WD-5", JOKER, half)
    event = Event("play", seat, {"tile": tile.text, "side": side, "half": half})
    return _settled(msgspec.structs.replace(state, hands=hands, line=line, laid=state.laid + 1)), (event,)


def draw(state: ChristmasState, seat: int, tile: Pictures) -> ChristmasApplied:
    """Draw the top card, having none without a joker that fits (WD-7)."""
    _check_open(state)
    _check_no_fitting(state)
    if state.laid:
        raise IllegalAction("no-draw-after-laying", "WD-7")
    if state.drawn == MOST_DRAWN:
        raise IllegalAction("drawn-enough", "WD-7")
    _check_top(state, tile, "WD-7")
    hands = gains(state.hands, seat, tile)
    grown = msgspec.structs.replace(state, hands=hands, stock=state.stock[1:], drawn=state.drawn + 1)
    event = Event("drew", seat, {"tile": tile.text}, None if state.open else (seat,))
    return _settled(grown), (Event("draw", seat), event)


def stop(state: ChristmasState, action: Action) -> ChristmasApplied:
    """End the turn, or pass, perhaps with jokers in the hand (WD-6, WD-7)."""
    _check_open(state)
    _check_no_fitting(state)
    if may_draw(state):
        raise IllegalAction("must-draw", "WD-7")
    if action.verb != rest(state).verb:
        raise IllegalAction("not-now", "WD-7")
    return _next_turn(state), (Event(action.verb, action.seat),)


def _settled(state: ChristmasState) -> ChristmasState:
    """Return the state with the turn ended if nothing can be laid or drawn any more (WD-7)."""
    if not state.hands[state.turn]:
        return msgspec.structs.replace(state, end="out")
    if may_draw(state) or any(True for _ in joins(state.hands[state.turn], state.line, JOKER)):
        return state
    return _next_turn(state)


def _next_turn(state: ChristmasState) -> ChristmasState:
    """Return the state with the next seat's turn, or the end if nobody laid a card for a whole round (WD-8)."""
    idle = 0 if state.laid else state.idle + 1
    end = "blocked" if not state.stock and idle >= len(state.hands) else ""
    following = next_seat(state.turn, len(state.hands))
    return msgspec.structs.replace(state, turn=following, laid=0, drawn=0, idle=idle, end=end)


def _check_open(state: ChristmasState) -> None:
    if not state.line.placed:
        raise IllegalAction("must-turn-up", "WD-4")


def _check_no_fitting(state: ChristmasState) -> None:
    if (fitting := fitting_card(state)) is not None:
        raise IllegalAction("must-play", "WD-6", tile=str(fitting))


def _check_top(state: ChristmasState, tile: Pictures, rule: str) -> None:
    if not state.stock:
        raise IllegalAction("stock-empty", rule)
    if tile is not state.stock[0]:
        raise IllegalAction("not-the-top", rule, tile=str(tile))


# --- hidden cards ---


@lru_cache(maxsize=64)
def after_turns(history: tuple[str, ...], sizes: tuple[int, ...], turn: int | None, must: bool) -> tuple[Holder, ...]:
    """Return a holder for each seat where a turn has many actions, and ends of itself when none is left (WD-6, WD-7).

    `must`: the seat in turn is in the middle of it, and can lay something.
    """
    heard = tuple(hear(history, turn))
    memories = memories_of(heard, sizes)
    for step in heard:
        _remember(memories[step.seat], step)
    if must and turn is not None:
        memories[turn].has(_joining(heard[-1].after))
    return holders_of(memories, sizes)


def _remember(memory: LineMemory, step: Heard) -> None:
    if isinstance(step.move, Draw | Pass | End):
        memory.lacks(_joining(step.before) & ~_JOKER_BITS)
    match step.move:
        case Play(tile):
            memory.lays(Pictures(tile).bit)
        case Draw():
            memory.gets()
        case End():
            memory.has(_JOKER_BITS)
    if not step.goes_on and isinstance(step.move, Play | Draw):
        memory.lacks(_joining(step.after))


def _joining(ends: tuple[str, str]) -> int:
    return joining(Pictures.order, ends, JOKER)
