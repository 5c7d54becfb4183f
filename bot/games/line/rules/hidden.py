"""Where the hidden pieces of a line can be: what everybody remembers of each hand, and deals that fit it.

A seat that draws, passes or lays a joker had nothing that fitted. What it got later may fit what was open then. So a
hand is told by limits: of the pieces that it lacked at some moment it holds at most as many as it has got since, and
not laid. Often it cannot be known when it got what it has laid: then each way in which that can have been is told.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain, count
from typing import NamedTuple, TypeVar

from bot.games.actions import Action, Draw, Pass
from bot.games.chance import Chance
from bot.games.kit.hands import less
from bot.games.kit.samples import Holder, Marked, Way, anything, place
from bot.games.kit.tiles import Tile
from bot.games.line.rules.line import Line, LineMove, LineView, Play, ends_after, fits, read
from bot.games.view import Course

T = TypeVar("T", bound=Tile)
Whole = tuple[Tile, ...]  # every tile of a set once, in canonical order
_NOBODY = Holder(0)
_EVER = 1 << 30
_MOST_WAYS = 128  # ways that are told apart; of more, the rarest are forgotten


# --- what is remembered of a hand ---


class LineMemory:
    """The memory of one hand, dealt with so many pieces: when it got some, which it lacked, laid, or had.

    It has a clock of its own, that goes on by one with every call. `lays`: this piece was there, and is gone. `has`:
    one of these pieces, at least, was there. Pieces are sets of bits.
    """

    def __init__(self, dealt: int) -> None:
        self._clock = count(1)
        self._got = [0] * dealt
        self._lacked: list[tuple[int, int]] = []
        self._had: list[tuple[int, int]] = []
        self._laid: list[tuple[int, int]] = []

    def gets(self) -> None:
        """Note that it got a piece."""
        self._got.append(next(self._clock))

    def lacks(self, bits: int) -> None:
        """Note that none of these pieces was there."""
        self._lacked.append((next(self._clock), bits))

    def has(self, bits: int) -> None:
        """Note that one of these pieces was there."""
        self._had.append((next(self._clock), bits))

    def lays(self, bit: int) -> None:
        """Note that this piece was there, and is gone."""
        self._laid.append((next(self._clock), bit))

    def holder(self, need: int) -> Holder:
        """Return what can be in the hand now, that has so many pieces."""
        limits = self._limits()
        whens = [when for when, _ in limits]
        # By how many places are left since each limit, and what else was needed.
        ways = Counter[tuple[tuple[int, ...], _Came | None]]()
        for came, often in self._came().items():
            most = tuple(sum(moment > when for moment in came.free) for when in whens)
            ways[most, came if came.needed else None] += often
        chances = (
            Way(most, often, anything if came is None else partial(self._fits, came))
            for (most, came), often in ways.items()
        )
        return Holder(need, tuple(bits for _, bits in limits), tuple(chances))

    def _since(self, bit: int, until: int = _EVER) -> int:
        """Return the moment since when a piece can have been there that was there up to `until`."""
        return max((when for when, bits in self._lacked if when < until and bits & bit), default=0)

    def _limits(self) -> list[tuple[int, int]]:
        """Return moments at which something was lacked that can be there now only if it came later, and what it is."""
        limits: list[tuple[int, int]] = []
        bits = 0
        for when, lacked in reversed(self._lacked):
            bits |= lacked
            if limits and not any(when < got < limits[-1][0] for got in self._got):
                limits.pop()
            limits.append((when, bits))
        return limits[::-1]

    def _came(self) -> "Counter[_Came]":
        """Count in how many ways each set of moments can be left when all that was laid has one at which it came.

        The first is that in which each piece, in the order in which they were laid, came as early as it can have come:
        it always leaves moments for those laid later.
        """
        counts = Counter({_Came(tuple(self._got), tuple(self._had)): 1})
        for until, bit in self._laid:
            since, more = self._since(bit, until), Counter[_Came]()
            for came, ways in counts.items():
                for moment in sorted({free for free in came.free if since <= free <= until}):
                    more[came.without(moment, until, bit)] += ways * came.free.count(moment)
            counts = _often(more)
        return counts

    def _fits(self, came: "_Came", hand: Sequence[Marked], rng: Chance) -> bool:
        """Return True if a hand has had what must have been there, its pieces drawn in one of the possible orders."""
        free, held = list(came.free), list[tuple[int, int]]()
        for since, bit in sorted(((self._since(piece.bit), piece.bit) for piece in hand), reverse=True):
            able = [moment for moment in free if moment >= since]
            moment = able[rng.randrange(len(able))]
            free.remove(moment)
            held.append((moment, bit))
        return all(any(moment < when and bits & bit for moment, bit in held) for when, bits in came.needed)


class _Came(NamedTuple):
    """The moments at which what is in the hand came, and what must have been there when, and was none that was laid."""

    free: tuple[int, ...]
    needed: tuple[tuple[int, int], ...]

    def without(self, moment: int, until: int, laid: int) -> "_Came":
        """Return the same without the moment of a piece that was laid at `until`."""
        at = self.free.index(moment)
        needed = tuple((when, bits) for when, bits in self.needed if not (bits & laid and moment < when < until))
        return _Came((*self.free[:at], *self.free[at + 1 :]), needed)


def _often(counts: "Counter[_Came]") -> "Counter[_Came]":
    """Return the first and the most frequent of them."""
    if len(counts) <= _MOST_WAYS:
        return counts
    first = next(iter(counts))
    return Counter({first: counts[first], **dict(counts.most_common(_MOST_WAYS - 1))})


# --- what a round tells of the hands ---


class Heard(NamedTuple):
    """An action of the round, the open halves before it and after it, and whether its seat went on after it."""

    seat: int
    move: LineMove
    before: tuple[str, str]
    after: tuple[str, str]
    goes_on: bool


def hear(history: Sequence[str], turn: int | None) -> Iterator[Heard]:
    """Yield the round's actions in their order; `turn` is the seat awaited now."""
    actions = [Action.parse(token) for token in history]
    following = [*(action.seat for action in actions), turn][1:]
    ends = ("", "")
    for action, then in zip(actions, following, strict=True):
        move = read(action)
        after = ends_after(*ends, move)
        yield Heard(action.seat, move, ends, after, then == action.seat)
        ends = after


@lru_cache(maxsize=64)
def after_passes(whole: Whole, history: tuple[str, ...], sizes: tuple[int, ...]) -> tuple[Holder, ...]:
    """Return a holder a seat where a seat that cannot play passes (CL-5), or draws as long as no tile fits."""
    heard = tuple(hear(history, None))
    memories = memories_of(heard, sizes)
    for step in heard:
        memory = memories[step.seat]
        if isinstance(step.move, Play):
            memory.lays(next(tile.bit for tile in whole if tile.text == step.move.tile))
        elif isinstance(step.move, Pass | Draw):
            memory.lacks(joining(whole, step.before))
        if isinstance(step.move, Draw):
            memory.gets()
    return holders_of(memories, sizes)


@lru_cache(maxsize=1024)
def joining(whole: Whole, ends: tuple[str, str], joker: str = "") -> int:
    """Return the bits of the tiles that join a line with these open halves; of doubles where nothing lies yet."""
    if ends == ("", ""):
        return sum(tile.bit for tile in whole if tile.double)
    return sum(tile.bit for tile in whole if fits(tile, Line(left=ends[0], right=ends[1]), joker))


def memories_of(heard: Sequence[Heard], sizes: Sequence[int]) -> list[LineMemory]:
    """Return a memory for each seat, that knows how many tiles the seat began with; `sizes` are those of now."""
    begun = list(sizes)
    for step in heard:
        begun[step.seat] += isinstance(step.move, Play) - isinstance(step.move, Draw)
    return [LineMemory(count) for count in begun]


def holders_of(memories: Sequence[LineMemory], sizes: Sequence[int]) -> tuple[Holder, ...]:
    """Return what each seat can hold now, with hands of these sizes."""
    return tuple(memory.holder(need) for memory, need in zip(memories, sizes, strict=True))


# --- deals that fit ---


class Standpoint(NamedTuple):
    """The place from which a player looks out: the seat, whose turn it is, its view and what the match adds to it."""

    seat: int
    turn: int
    view: LineView
    course: Course


def standpoint(view: object) -> Standpoint:
    """Return where a player who remembers the round looks out from; ValueError for another view."""
    if not isinstance(view, LineView) or view.seat is None or view.turn is None or view.course is None or view.ended:
        raise ValueError("no view of a player in a round that goes on")
    return Standpoint(view.seat, view.turn, view, view.course)


def line_of(view: LineView) -> Line:
    """Return the line that a view shows."""
    return Line(view.line, view.start, view.last, view.left, view.right)


def deal_hidden(
    whole: Sequence[T], viewer: Standpoint, holders: Sequence[Holder], rng: Chance, lots: Sequence[T] = ()
) -> tuple[list[list[T]], list[T]]:
    """Deal hands to all seats that fit what is known of them; return them and what nobody holds, in any order.

    The player's own hand is what it is; `lots` are tiles by seat that all know to be in the hands, unless they are
    laid. A holder beyond the seats comes after them.
    """
    hands = [_known_tiles(viewer, number, lots) for number in range(len(holders))]
    tiles = {tile.text: tile for tile in whole}
    pool = less(whole, *(tiles[text] for text in (*chain.from_iterable(hands), *_laid(viewer.view))))
    unfilled = [holder._replace(need=holder.need - len(hand)) for holder, hand in zip(holders, hands, strict=True)]
    dealt, rest = place(pool, [holder if at != viewer.seat else _NOBODY for at, holder in enumerate(unfilled)], rng)
    return [[*map(tiles.__getitem__, hand), *more] for hand, more in zip(hands, dealt, strict=True)], rest


def _known_tiles(viewer: Standpoint, number: int, lots: Sequence[Tile]) -> tuple[str, ...]:
    """Return the tiles that the player knows to be in a hand."""
    view = viewer.view
    if number == viewer.seat:
        return view.hand or ()
    if number >= len(view.sizes):
        return ()
    if view.open_hands is not None:
        return view.open_hands[number]
    lot = lots[number].text if lots else ""
    return (lot,) if lot and lot not in _laid(view) else ()


def _laid(view: LineView) -> tuple[str, ...]:
    return tuple(placed.tile for placed in view.line)
