"""Positions to draw: random legal chains of the double-six set, views of them, players and words."""

from itertools import combinations_with_replacement, pairwise
from random import Random

import msgspec

from bot.games.line.rules.line import LineView, Placed
from bot.games.view import Course
from rendering import SeatLabel, TableWords

WORDS = TableWords(turn="to play", tiles="tiles", score="points", left_end="L", right_end="R", round="Round 2")
LABELS = (
    SeatLabel(0, "Annamária", -12),
    SeatLabel(1, "Zoltán Nagy-Horváth", -104, computer=True),
    SeatLabel(2, "Жукова", 0, away=True),
    SeatLabel(3, "Väinö Åkerö", -37),
    SeatLabel(4, "Őri", 5),
    SeatLabel(5, "Pekka", 77),
)
TILES = tuple(f"{high}-{low}" for low, high in combinations_with_replacement("0123456", 2))


def grow(count: int, rng: Random) -> list[LineView]:
    """The public views of a chain that grows to `count` tiles, from the first tile on, by legal plays."""
    while True:
        tiles = list(TILES)
        rng.shuffle(tiles)
        views = [_first(tiles.pop())]
        while len(views) < count:
            fitting = [(tile, end) for tile in tiles for end in ("left", "right") if getattr(views[-1], end) in tile]
            if not fitting:
                break
            tile, end = rng.choice(fitting)
            tiles.remove(tile)
            views.append(_joined(views[-1], tile, end))
        if len(views) == count:
            return views


def with_course(views: list[LineView]) -> list[LineView]:
    """The same views of a growing chain with their course, as a match has it."""
    remembered, tokens = [], list[str]()
    for before, view in pairwise([None, *views]):
        assert view is not None
        left = before is not None and view.start > before.start
        side = "" if before is None else " left" if left else " right"
        tokens.append(f"p1 play {view.line[0 if left else -1].tile}{side}")
        course = Course(options={}, round=1, dealer=None, dealt={}, totals=(), lefts=(), history=tuple(tokens))
        remembered.append(msgspec.structs.replace(view, course=course))
    return remembered


def chain(count: int, seed: int = 1, seats: int = 2) -> LineView:
    """The public view of one such chain; 0 tiles: before the opening."""
    if count == 0:
        return _view(line=(), seats=seats)
    last = grow(count, Random(seed))[-1]
    return _view(last.line, last.start, last.last, seats)


def _first(tile: str) -> LineView:
    return _view((Placed(tile, tile[0], tile[2], 0),), 0, 0)


def _joined(view: LineView, tile: str, end: str) -> LineView:
    touching = getattr(view, end)
    other = tile.replace("-", "").replace(touching, "", 1)
    if end == "left":
        return _view((Placed(tile, other, touching, 0), *view.line), view.start + 1, 0)
    return _view((*view.line, Placed(tile, touching, other, 0)), view.start, len(view.line))


def _view(line: tuple[Placed, ...], start: int = 0, last: int | None = None, seats: int = 2) -> LineView:
    return LineView(
        game="classic",
        seat=None,
        turn=len(line) % seats,
        legal=(),
        hand=None,
        sizes=tuple(max(0, 7 - (len(line) + seats - 1 - seat) // seats) for seat in range(seats)),
        line=line,
        start=start,
        last=last,
        left=line[0].left if line else "",
        right=line[-1].right if line else "",
    )


def hand(count: int, playable: int, seats: int = 2) -> LineView:
    """Seat 0's view of a hand of so many tiles, of which the first can be played (at both ends: the first half).

    Hands of more than 28 tiles repeat them, for the size alone.
    """
    tiles = [TILES[(index * 5) % 28] for index in range(count)]
    legal = [f"p1 play {tile} left" for tile in tiles[:playable]]
    legal += [f"p1 play {tile} right" for tile in tiles[: playable // 2]]
    return LineView(
        game="classic",
        seat=0,
        turn=0,
        legal=tuple(legal),
        hand=tuple(tiles),
        sizes=(count,) * seats,
        line=(Placed("6-6", "6", "6", 1),),
        last=0,
        left="6",
        right="6",
    )
