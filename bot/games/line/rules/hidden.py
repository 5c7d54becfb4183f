"""Where the hidden pieces of a line can be: who holds how many of which, and those that nobody has seen.

Three ways of playing are told apart: who cannot play passes; he draws one piece; he draws until one fits.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple, TypeVar

from bot.games.actions import Action
from bot.games.chance import Chance
from bot.games.kit.samples import Holder, Way, place
from bot.games.kit.tiles import Tile
from bot.games.line.rules.line import Line, fits
from bot.games.line.rules.memory import Heard, Memory, hear
from bot.games.line.rules.moves import Draw, End, NoDouble, Pass, Play
from bot.games.line.rules.view import LineView
from bot.games.view import Course

T = TypeVar("T", bound=Tile)
Whole = tuple[Tile, ...]  # every tile of a set once, in canonical order
_NOBODY = Holder(0)


class Seen(NamedTuple):
    """What a player looks out from: the seat, its view and what the match adds to it."""

    seat: int
    view: LineView
    course: Course


def seen(view: object) -> Seen:
    """The view of a player who remembers the round; ValueError for another."""
    if not isinstance(view, LineView) or view.seat is None or view.course is None or view.ended:
        raise ValueError("no view of a player in a round that goes on")
    return Seen(view.seat, view, view.course)


def line_of(view: LineView) -> Line:
    """The line that a view shows."""
    return Line(view.line, view.start, view.last, view.left, view.right)


def deal_hidden(
    whole: Sequence[T], look: Seen, known: Sequence[Holder], rng: Chance, given: Sequence[T] = ()
) -> tuple[list[list[T]], list[T]]:
    """Hands of all seats that fit what is known of them, and what nobody holds, in any order.

    The player's own hand is what it is; `given` are tiles by seat that all know to be in the hands, unless they are
    laid. A holder beyond the seats comes after them.
    """
    hands = [_known(look, number, given) for number in range(len(known))]
    tiles = {tile.text: tile for tile in whole}
    pool = _unseen(whole, tiles, [*(text for hand in hands for text in hand), *_laid(look.view)])
    asked = [one._replace(need=one.need - len(hand)) for one, hand in zip(known, hands, strict=True)]
    found, rest = place(
        pool, [one if number != look.seat else _NOBODY for number, one in enumerate(asked)], rng
    )
    return [[*map(tiles.__getitem__, hand), *more] for hand, more in zip(hands, found, strict=True)], rest


def deal_drawn(whole: tuple[T, ...], look: Seen, rng: Chance) -> tuple[list[list[T]], list[T], T | None]:
    """Like `deal_hidden` where who cannot play draws one tile; and that tile, if it is still to be laid."""
    view, turn = look.view, look.view.turn
    known = after_draws(whole, look.course.history, view.sizes, turn)
    if len(known) == len(view.sizes) or turn is None:
        return (*deal_hidden(whole, look, known, rng), None)
    if look.seat == turn:
        hands, rest = deal_hidden(whole, look, known[:-1], rng)
        own = Action.parse(view.legal[0]).args[0]
        return hands, rest, next(tile for tile in whole if tile.text == own)
    (*hands, (drawn,)), rest = deal_hidden(whole, look, known, rng)
    hands[turn].append(drawn)
    return hands, rest, drawn


def deal_jokers(whole: Iterable[str], look: Seen, rng: Chance) -> tuple[tuple[str, ...], ...]:
    """Joker cards of all seats, of those that neither lie nor are the player's (JD-1)."""
    pool, own = list(whole), look.view.jokers or ()
    for joker in (*own, *(f"J{placed.figure}" for placed in look.view.line if placed.cover)):
        pool.remove(joker)
    rng.shuffle(pool)
    sizes = enumerate(look.view.joker_sizes)
    return tuple(
        own if seat == look.seat else tuple(sorted(pool.pop() for _ in range(size))) for seat, size in sizes
    )


def _known(look: Seen, number: int, given: Sequence[Tile]) -> tuple[str, ...]:
    """The tiles that the player knows to be in a hand."""
    view = look.view
    if number == look.seat:
        return view.hand or ()
    if number >= len(view.sizes):
        return ()
    if view.open_hands is not None:
        return view.open_hands[number]
    lot = given[number].text if given else ""
    return (lot,) if lot and lot not in _laid(view) else ()


def _laid(view: LineView) -> tuple[str, ...]:
    return tuple(placed.tile for placed in view.line)


def _unseen(whole: Iterable[T], tiles: Mapping[str, T], known: Iterable[str]) -> list[T]:
    """The tiles of the set without these."""
    left = list(whole)
    for text in known:
        left.remove(tiles[text])
    return left


@lru_cache(maxsize=1024)
def joining(whole: Whole, ends: tuple[str, str], joker: str = "") -> int:
    """The bits of the tiles of a set that join a line with these open halves; of doubles where nothing lies yet."""
    if ends == ("", ""):
        return sum(tile.bit for tile in whole if tile.double)
    line = Line(left=ends[0], right=ends[1])
    return sum(tile.bit for tile in whole if fits(tile, line, joker))


@lru_cache(maxsize=64)
def after_passes(whole: Whole, history: tuple[str, ...], sizes: tuple[int, ...]) -> tuple[Holder, ...]:
    """A holder a seat where who cannot play passes (CL-5)."""
    heard = tuple(hear(history, None))
    memories = _memories(heard, sizes)
    for one in heard:
        if isinstance(one.move, Play):
            memories[one.seat].lays(_bit(whole, one.move.tile))
        elif isinstance(one.move, Pass):
            memories[one.seat].lacks(joining(whole, one.before))
    return _holders(memories, sizes)


@lru_cache(maxsize=64)
def after_draws(
    whole: Whole, history: tuple[str, ...], sizes: tuple[int, ...], turn: int | None
) -> tuple[Holder, ...]:
    """A holder a seat where who cannot play draws one tile (MD-2, MD-4, JD-2).

    If the tile drawn last is still to be laid, its holder comes after all seats, and is none of its seat's.
    """
    heard = tuple(hear(history, turn))
    drawn = heard[-1] if heard and isinstance(heard[-1].move, Draw) and heard[-1].goes_on else None
    heard = heard if drawn is None else heard[:-1]
    sizes = sizes if drawn is None else _less(sizes, drawn.seat)
    memories = _memories(heard, sizes)
    for one in heard:
        _remember_draw(whole, memories[one.seat], one)
    if drawn is None:
        return _holders(memories, sizes)
    memories[drawn.seat].lacks(joining(whole, drawn.before))
    return (*_holders(memories, sizes), Holder(1, (~_both(whole, drawn.before),), (Way((0,)),)))


def _remember_draw(whole: Whole, memory: Memory, one: Heard) -> None:
    match one.move:
        case NoDouble() | Pass():
            memory.lacks(joining(whole, one.before))
        case Draw():
            memory.lacks(joining(whole, one.before))
            memory.gets()
            if not one.goes_on:
                memory.lacks(joining(whole, one.before))
        case Play(tile, cover=cover):
            if cover is not None:
                memory.lacks(joining(whole, one.before))
            memory.lays(_bit(whole, tile))


def _both(whole: Whole, ends: tuple[str, str]) -> int:
    """The tiles that can be laid in two ways: who draws another has no choice."""
    left, right = ends
    return joining(whole, (left, left)) & joining(whole, (right, right))


@lru_cache(maxsize=64)
def after_turns(
    whole: Whole,
    history: tuple[str, ...],
    sizes: tuple[int, ...],
    turn: int | None,
    joker: str,
    must: bool,
) -> tuple[Holder, ...]:
    """A holder a seat where a turn has many actions, and ends of itself when none is left (WD-6, WD-7).

    `must`: who is in the middle of his turn can lay something.
    """
    heard = tuple(hear(history, turn))
    memories = _memories(heard, sizes)
    jokers = sum(tile.bit for tile in whole if joker in (tile.a, tile.b))
    for one in heard:
        _remember_turn(whole, memories[one.seat], one, joker, jokers)
    if must and turn is not None:
        memories[turn].has(joining(whole, heard[-1].after, joker))
    return _holders(memories, sizes)


def this_turn(history: Sequence[str], seat: int) -> list[str]:
    """The verbs of the turn that a seat is in the middle of."""
    own = takewhile(lambda action: action.seat == seat, map(Action.parse, reversed(history)))
    return [action.verb for action in own]


def _remember_turn(whole: Whole, memory: Memory, one: Heard, joker: str, jokers: int) -> None:
    match one.move:
        case Play(tile):
            memory.lays(_bit(whole, tile))
        case Draw():
            memory.lacks(joining(whole, one.before, joker) & ~jokers)
            memory.gets()
        case Pass():
            memory.lacks(joining(whole, one.before, joker) & ~jokers)
        case End():
            memory.lacks(joining(whole, one.before, joker) & ~jokers)
            memory.has(jokers)
    if not one.goes_on and isinstance(one.move, Play | Draw):
        memory.lacks(joining(whole, one.after, joker))


@lru_cache(maxsize=256)
def _bit(whole: Whole, text: str) -> int:
    return next(tile.bit for tile in whole if tile.text == text)


def _memories(heard: Sequence[Heard], sizes: Sequence[int]) -> list[Memory]:
    """A memory for each seat, that knows how many tiles it began with."""
    begun = list(sizes)
    for one in heard:
        begun[one.seat] += isinstance(one.move, Play) - isinstance(one.move, Draw)
    return [Memory(count) for count in begun]


def _holders(memories: Sequence[Memory], sizes: Sequence[int]) -> tuple[Holder, ...]:
    return tuple(memory.holder(need) for memory, need in zip(memories, sizes, strict=True))


def _less(sizes: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(size - (number == seat) for number, size in enumerate(sizes))
