"""One round of moomin or joker domino (MD-1 to MD-5, JD-1 to JD-3): state, actions, what they tell of hidden cards."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from bot.games.actions import Action, Draw, Pass
from bot.games.chance import Chance
from bot.games.errors import IllegalAction, NotationError
from bot.games.events import Event, EventData
from bot.games.kit.deals import next_seat
from bot.games.kit.hands import Hands, gains, less, loses, put
from bot.games.kit.samples import Holder, Way
from bot.games.kit.tiles import Tile
from bot.games.line.rules.hidden import (
    Heard,
    LineMemory,
    Standpoint,
    deal_hidden,
    hear,
    holders_of,
    joining,
    memories_of,
)
from bot.games.line.rules.line import SIDES, Cover, Line, NoDouble, Placed, Play, Side, fits, halves, join

HAND = 5
_FIGURES = "123456789"


class Figures(Tile):
    """A card of two figures, the lower first: `Figures("3-7")` (MD-1)."""

    __slots__ = ()


Figures.make_set(f"{first}-{second}" for first in _FIGURES for second in _FIGURES if first <= second)
JOKER_CARDS = tuple(f"J{figure}" for figure in _FIGURES for _ in range(2))


class MoominState(msgspec.Struct, frozen=True):
    """One round. `stock` lists the pile in the order in which it is drawn, `jokers` each seat's joker cards (JD-1).

    `no_doubles` counts the seats without a double to open with (MD-2). `drawn` was just drawn and must be laid.
    """

    hands: Hands[Figures]
    stock: tuple[Figures, ...]
    turn: int
    jokers: tuple[tuple[str, ...], ...] = ()
    line: Line = Line()
    no_doubles: int = 0
    drawn: Figures | None = None
    passes: int = 0
    end: str = ""


MoominApplied = tuple[MoominState, tuple[Event, ...]]


# --- the opening ---


def hunt(state: MoominState) -> Action | None:
    """Return the next step of the opening, None where a player is to choose a double (MD-2)."""
    doubles = [tile for tile in state.hands[state.turn] if tile.double]
    if state.no_doubles < len(state.hands):
        return None if doubles else Action(state.turn, "no-double")
    if state.drawn is not None:
        return Action(state.turn, "play", (state.drawn.text,))
    return Action(state.turn, "draw", (state.stock[0].text,))


def no_double(state: MoominState, seat: int) -> MoominApplied:
    """Let a seat say that it has no double to open with (MD-2)."""
    if state.line.placed or state.no_doubles >= len(state.hands):
        raise IllegalAction("not-now", "MD-2")
    if (double := next((tile for tile in state.hands[seat] if tile.double), None)) is not None:
        raise IllegalAction("must-open", "MD-2", tile=str(double))
    return _after(state, no_doubles=state.no_doubles + 1), (Event("no-double", seat),)


# --- laying, drawing, passing ---


def play(state: MoominState, seat: int, tile: Figures, side: Side | None) -> MoominApplied:
    """Lay a card at a side, or open the line with it (MD-2, MD-3)."""
    if state.drawn is not None and tile is not state.drawn:
        raise IllegalAction("must-lay-drawn", "MD-4", tile=str(state.drawn))
    hands = loses(state.hands, seat, tile, "MD-4")
    line = _open(state, tile, seat) if side is None else join(state.line, tile, side, seat, "MD-3")
    return _laid(state, hands, line), (Event("play", seat, {"tile": tile.text, "side": side or ""}),)


def _open(state: MoominState, tile: Figures, seat: int) -> Line:
    if not tile.double:
        raise IllegalAction("must-be-double", "MD-2", tile=str(tile))
    return state.line.opened(Placed(tile.text, tile.a, tile.b, seat))


def draw(state: MoominState, seat: int, tile: Figures) -> MoominApplied:
    """Draw the top card; one that can be laid must be laid next (MD-2, MD-4)."""
    hunting = not state.line.placed
    if not hunting:
        _without_match(state, seat)
    elif state.no_doubles < len(state.hands) or state.drawn is not None:
        raise IllegalAction("not-now", "MD-2")
    if not state.stock:
        raise IllegalAction("stock-empty", "MD-4")
    if tile is not state.stock[0]:
        raise IllegalAction("not-the-top", "MD-4", tile=str(tile))
    grown = {"hands": gains(state.hands, seat, tile), "stock": state.stock[1:], "passes": 0}
    events = (Event("draw", seat), Event("drew", seat, {"tile": tile.text}, (seat,)))
    if tile.double if hunting else fits(tile, state.line):
        return msgspec.structs.replace(state, drawn=tile, **grown), events
    return _after(state, **grown), events


def pass_turn(state: MoominState, seat: int) -> MoominApplied:
    """Pass, the pile being empty; the round ends when all have passed in a row (MD-4, MD-5)."""
    _without_match(state, seat)
    if state.stock:
        raise IllegalAction("must-draw", "MD-4")
    passes = state.passes + 1
    end = "blocked" if passes == len(state.hands) else ""
    return _after(state, passes=passes, end=end), (Event("pass", seat),)


def _without_match(state: MoominState, seat: int, opening: str = "MD-2", matching: str = "MD-4") -> None:
    """Raise IllegalAction by one of these rules unless there is a line, and none of the seat's cards fits it."""
    if not state.line.placed:
        raise IllegalAction("not-now", opening)
    if (match := next((tile for tile in state.hands[seat] if fits(tile, state.line)), None)) is not None:
        raise IllegalAction("must-play", matching, tile=str(match))


def _laid(state: MoominState, hands: Hands[Figures], line: Line, **changes: object) -> MoominState:
    return _after(state, hands=hands, line=line, passes=0, end="" if hands[state.turn] else "out", **changes)


def _after(state: MoominState, **changes: object) -> MoominState:
    """Return the state with these changes, and the turn at the next seat."""
    following = next_seat(state.turn, len(state.hands))
    return msgspec.structs.replace(state, **{"turn": following, "drawn": None, **changes})


# --- joker cards ---


def joker_plays(state: MoominState, seat: int) -> Iterator[Action]:
    """Yield all plays with jokers: by joker, side, card and covered half (JD-2)."""
    if not state.jokers:
        return
    for joker in dict.fromkeys(state.jokers[seat]):
        for side in SIDES:
            if state.line.end(side) == joker[1]:
                for tile in state.hands[seat]:
                    for half in halves(tile):
                        yield Action(seat, "play", (tile.text, side, joker, "over", half))


def play_joker(state: MoominState, action: Action, move: Play, side: Side, cover: Cover) -> MoominApplied:
    """Lay a card with a joker over one of its halves, at an end that shows the joker's figure (JD-2)."""
    seat, tile, joker, half = action.seat, Figures(move.tile), cover.joker, cover.over
    _without_match(state, seat, "JD-3", "JD-2")
    if joker not in state.jokers[seat]:
        raise IllegalAction("no-such-joker", "JD-2", joker=joker)
    if state.line.end(side) != joker[1]:
        raise IllegalAction("joker-does-not-fit", "JD-2", joker=joker, side=side, end=state.line.end(side))
    hands = loses(state.hands, seat, tile, "JD-2")
    if half not in halves(tile):
        raise NotationError("half", text=str(action))
    line = state.line.laid(side, _covered(tile, side, half, joker[1], seat))
    jokers = put(state.jokers, seat, tuple(less(state.jokers[seat], joker)))
    data: dict[str, EventData] = {"tile": tile.text, "side": side, "joker": joker, "half": half}
    return _laid(state, hands, line, jokers=jokers), (Event("play-joker", seat, data),)


def _covered(tile: Figures, side: Side, half: str, figure: str, seat: int) -> Placed:
    """Return a card as it lies with a joker over the half that touches."""
    opened = tile.other(half)
    if side == "left":
        return Placed(tile.text, opened, half, seat, "right", figure)
    return Placed(tile.text, half, opened, seat, "left", figure)


# --- hands that nobody sees, as far as the round tells of them ---


def deal_drawn(viewer: Standpoint, rng: Chance) -> tuple[list[list[Figures]], list[Figures], Figures | None]:
    """Deal like `deal_hidden`; return also the tile drawn last, if it is still to be laid (else None)."""
    view, turn = viewer.view, viewer.view.turn
    holders = after_draws(viewer.course.history, view.sizes, turn)
    if len(holders) == len(view.sizes) or turn is None:
        return (*deal_hidden(Figures.order, viewer, holders, rng), None)
    if viewer.seat == turn:
        hands, rest = deal_hidden(Figures.order, viewer, holders[:-1], rng)
        return hands, rest, Figures(Action.parse(view.legal[0]).args[0])
    (*hands, (drawn,)), rest = deal_hidden(Figures.order, viewer, holders, rng)
    hands[turn].append(drawn)
    return hands, rest, drawn


def deal_jokers(viewer: Standpoint, rng: Chance) -> tuple[tuple[str, ...], ...]:
    """Deal joker cards to all seats, of those that neither lie nor are the player's own (JD-1)."""
    jokers = viewer.view.jokers or ()
    pool = less(JOKER_CARDS, *jokers, *(f"J{placed.figure}" for placed in viewer.view.line if placed.cover))
    rng.shuffle(pool)
    sizes = enumerate(viewer.view.joker_sizes)
    return tuple(jokers if at == viewer.seat else tuple(sorted(pool.pop() for _ in range(size))) for at, size in sizes)


@lru_cache(maxsize=64)
def after_draws(history: tuple[str, ...], sizes: tuple[int, ...], turn: int | None) -> tuple[Holder, ...]:
    """Return a holder for each seat where a seat that cannot play draws one tile (MD-2, MD-4, JD-2).

    If the tile drawn last is still to be laid, it has a holder of its own after those of the seats.
    """
    heard = tuple(hear(history, turn))
    drawn = heard[-1] if heard and isinstance(heard[-1].move, Draw) and heard[-1].goes_on else None
    heard = heard if drawn is None else heard[:-1]
    sizes = sizes if drawn is None else tuple(size - (seat == drawn.seat) for seat, size in enumerate(sizes))
    memories = memories_of(heard, sizes)
    for step in heard:
        _remember(memories[step.seat], step)
    if drawn is None:
        return holders_of(memories, sizes)
    memories[drawn.seat].lacks(joining(Figures.order, drawn.before))
    left, right = drawn.before
    both = joining(Figures.order, (left, left)) & joining(Figures.order, (right, right))  # else it leaves no choice
    return (*holders_of(memories, sizes), Holder(1, (~both,), (Way((0,)),)))


def _remember(memory: LineMemory, step: Heard) -> None:
    match step.move:
        case NoDouble() | Pass():
            memory.lacks(joining(Figures.order, step.before))
        case Draw():
            memory.lacks(joining(Figures.order, step.before))
            memory.gets()
            if not step.goes_on:
                memory.lacks(joining(Figures.order, step.before))
        case Play(tile, cover=cover):
            if cover is not None:
                memory.lacks(joining(Figures.order, step.before))
            memory.lays(Figures(tile).bit)
