"""A line of tiles with two open ends (CL-5, MD-3, WD-5): how it lies, its actions, its view, what can be planned."""

from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from typing import Any, ClassVar, Literal, TypeVar

import msgspec

from bot.games.actions import UNKNOWN, Action, Draw, Move, Pass
from bot.games.errors import IllegalAction, NotationError
from bot.games.game import Game
from bot.games.kit.tiles import Tile
from bot.games.view import View

S = TypeVar("S")
T = TypeVar("T", bound=Tile)
Side = Literal["left", "right"]
SIDES: tuple[Side, Side] = ("left", "right")
_BY_NAME: dict[str, Side] = {"left": "left", "right": "right"}


# --- the line ---


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies in a line: the halves that look left and right, the seat that laid it, what covers a half.

    `cover` is the half over which a joker lies, `left` or `right`, with `figure` the covering figure (JD-2). A covered
    double does not lie crosswise.
    """

    tile: str
    left: str
    right: str
    seat: int
    cover: str = ""
    figure: str = ""

    @property
    def crosswise(self) -> bool:
        """Return True if it lies across the line, as doubles do."""
        return self.left == self.right and not self.cover


class Line(msgspec.Struct, frozen=True, gc=False):
    """The tiles from left to right, the indices of the one laid first and of the one laid last, the open halves."""

    placed: tuple[Placed, ...] = ()
    start: int = 0
    last: int | None = None
    left: str = ""
    right: str = ""

    def opened(self, tile: Placed) -> "Line":
        """Return the line of one tile; its first half looks left."""
        return Line((tile,), 0, 0, tile.left, tile.right)

    def laid(self, side: Side, tile: Placed) -> "Line":
        """Return the line with one tile more, turned as it lies. The caller has checked that it fits."""
        if side == "left":
            return Line((tile, *self.placed), self.start + 1, 0, tile.left, self.right)
        return Line((*self.placed, tile), self.start, len(self.placed), self.left, tile.right)

    def view_fields(self) -> dict[str, Any]:
        """Return the fields that every view of a line has."""
        return {"line": self.placed, "start": self.start, "last": self.last, "left": self.left, "right": self.right}

    @property
    def pieces(self) -> tuple[str, ...]:
        """Return all that lies there: the tiles from left to right, then the joker cards that cover halves."""
        covers = tuple(f"J{placed.figure}" for placed in self.placed if placed.cover)
        return (*(placed.tile for placed in self.placed), *covers)

    def end(self, side: Side) -> str:
        """Return the open half at a side."""
        return self.left if side == "left" else self.right


def parse_side(text: str) -> Side:
    """Read `left` or `right`; NotationError `side`."""
    side = _BY_NAME.get(text)
    if side is None:
        raise NotationError("side", text=text)
    return side


def halves(tile: Tile) -> tuple[str, ...]:
    """Return the different halves of a tile."""
    return (tile.a,) if tile.double else (tile.a, tile.b)


def touching(tile: Tile, end: str, joker: str = "") -> tuple[str, ...]:
    """Return the halves that may touch an end: equal ones, and with a `joker` half anything (WD-5)."""
    return tuple(half for half in halves(tile) if half == end or (joker and joker in (half, end)))


def joins(tiles: Iterable[T], line: Line, joker: str = "") -> Iterator[tuple[T, Side, str]]:
    """Yield every tile with each side and half by which it may join, in the order of the tiles, left before right."""
    for tile in tiles:
        for side in SIDES:
            for half in touching(tile, line.end(side), joker):
                yield tile, side, half


def fits(tile: Tile, line: Line, joker: str = "") -> bool:
    """Return True if a tile joins the line at either end."""
    return bool(touching(tile, line.left, joker) or touching(tile, line.right, joker))


def join(line: Line, tile: Tile, side: Side, seat: int, rule: str, joker: str = "", half: str = "") -> Line:
    """Return the line with the tile at a side, by `half` if it is named; IllegalAction `does-not-fit` by that rule."""
    end = line.left if side == "left" else line.right
    if end == tile.a and (not half or half == end):  # the common case, without a search: the same as below
        touch, opened = end, tile.b
    elif end == tile.b and (not half or half == end):
        touch, opened = end, tile.a
    else:
        touches = touching(tile, end, joker)
        if not touches or (half and half not in touches):
            raise IllegalAction("does-not-fit", rule, tile=str(tile), side=side, end=end)
        touch = half or touches[0]
        opened = tile.other(touch)
    left, right = (opened, touch) if side == "left" else (touch, opened)
    return line.laid(side, Placed(tile.text, left, right, seat))


class LineView(View, frozen=True, kw_only=True):
    """The view of a game with one line and two ends (classic, moomin, christmas)."""

    line: tuple[Placed, ...]  # from the left end to the right
    start: int = 0  # index in it of the tile laid first
    last: int | None = None  # index of the tile laid last; None: the line is empty
    left: str = ""  # the open half, "" while the line is empty
    right: str = ""
    stock: int | None = None  # how many lie in the pile; None: the game has none to draw from
    passes: int = 0
    jokers: tuple[str, ...] | None = None
    joker_sizes: tuple[int, ...] = ()
    open_hands: tuple[tuple[str, ...], ...] | None = None  # all hands where the game plays them open


# --- what actions say ---


class Cover(Move, frozen=True, gc=False):
    """The `joker` card that is laid `over` a half of the tile (JD-2)."""

    joker: str
    over: str


class Play(Move, frozen=True, gc=False):
    """Lay a tile: at a side (None: it opens the line), by the half that touches where that must be said."""

    tile: str
    side: Side | None = None
    half: str | None = None
    cover: Cover | None = None


class Turn(Move, frozen=True, gc=False):
    """Turn up the first tile of the line (WD-4); None while it is not known."""

    tile: str | None = None


class End(Move, frozen=True, gc=False):
    """Stop after having laid or drawn (WD-7)."""


class NoDouble(Move, frozen=True, gc=False):
    """Say that there is no double to open with (MD-2)."""


LineMove = Play | Turn | Draw | Pass | End | NoDouble
_WORDLESS: dict[str, LineMove] = {"pass": Pass(), "end": End(), "no-double": NoDouble(), "draw": Draw(), "turn": Turn()}


@lru_cache(maxsize=16384)
def read(action: Action) -> LineMove:
    """Return what an action of a line game says; NotationError `action` or `side`."""
    match action.verb, action.args:
        case "play", (tile,):
            return Play(tile)
        case "play", (tile, side):
            return Play(tile, parse_side(side))
        case "play", (tile, side, half):
            return Play(tile, parse_side(side), half)
        case "play", (tile, side, joker, "over", half):
            return Play(tile, parse_side(side), None, Cover(joker, half))
        case "draw", (tile,):
            return Draw(None if tile == UNKNOWN else tile)
        case "turn", (tile,):
            return Turn(None if tile == UNKNOWN else tile)
        case verb, () if verb in _WORDLESS:
            return _WORDLESS[verb]
    raise NotationError("action", text=str(action))


def effect(move: Move | None, left: str, right: str) -> Hashable:
    """Return a move's effect where these halves are open: two ends with the same half open are as good."""
    if not isinstance(move, Play) or move.side is None:
        return move
    return move.tile, move.half, move.cover, left if move.side == "left" else right


def ends_after(left: str, right: str, move: LineMove) -> tuple[str, str]:
    """Return the open halves after a move, which fits."""
    match move:
        case Turn(tile) if tile:
            first, second = tile.split("-")
            return first, second
        case Play(tile, None):
            first, second = tile.split("-")
            return first, second
        case Play(tile, side, half, cover):
            touching = cover.over if cover else half or (left if side == "left" else right)
            first, second = tile.split("-")
            opened = second if first == touching else first
            return (opened, right) if side == "left" else (left, opened)
    return left, right


# --- planning ahead ---


class LineGame(Game[S]):
    """A game with one line; `joker` is the half that joins anything, "" for none."""

    family = "line"
    joker: ClassVar[str] = ""

    def intentions(self, view: LineView) -> tuple[str, ...]:
        """Return what may be planned: `play 6-4 left 6` where a tile fits now, `play 6-4` for each tile, and `draw`.

        The last word is the half of the tile that joins; `draw` needs a pile.
        """
        tiles = tuple(dict.fromkeys(view.hand or ()))
        if view.ended or not tiles:
            return ()
        fitting = (intention for tile in tiles for intention in self._fitting(view, tile))
        return (*fitting, *(f"play {tile}" for tile in tiles), *(("draw",) if view.stock else ()))

    def _fitting(self, view: LineView, tile: str) -> Iterator[str]:
        for side in SIDES if view.line else ():
            end = view.left if side == "left" else view.right
            for half in dict.fromkeys(tile.split("-")):
                if half == end or (self.joker and self.joker in (half, end)):
                    yield f"play {tile} {side} {half}"

    def intended(self, view: LineView, intention: str) -> tuple[str, ...]:
        """Return the token that does what was planned, () if it does not fit as it was meant; no joker card is laid."""
        words = tuple(intention.split(" "))
        return next(((token,) for token in view.legal if _means(read(Action.parse(token)), words, view)), ())


def _means(move: LineMove, words: tuple[str, ...], view: LineView) -> bool:
    if not isinstance(move, Play) or move.cover is not None:
        return isinstance(move, Draw) and words == ("draw",)
    half = move.half or (view.left if move.side == "left" else view.right)
    return words in (("play", move.tile), ("play", move.tile, move.side, half))
