"""Table pictures against the least that could be done: pasting 30 sprites of the same palette and reading the bytes."""

import time
from collections.abc import Callable
from random import Random
from statistics import median

import msgspec
from PIL import Image

from bot.games.line.rules.line import LineView
from rendering import SeatLabel, TableWords, draw_table
from rendering.kit.tiles import Face, tile_sprite
from tests.rendering.families import FACES
from tests.rendering.line.positions import grow, with_course
from tests.tools.bench.row import Row

WORDS = TableWords(turn="to play", tiles="tiles", score="points", left_end="L", right_end="R", round="Round 2")
LABEL_NAMES = ("Annamária", "Zoltán", "Väinö", "Ilona")
_LABELS = [SeatLabel(seat, name, -7 * seat) for seat, name in enumerate(LABEL_NAMES)]
_GAMES, _TILES = 24, 28  # the whole set and both open places: 30 sprites on the felt


def rows(rounds: int) -> list[Row]:
    """Measure `rounds` times and answer the medians, in seconds a picture, and the largest picture in bytes.

    The first row draws each picture after the one before the last move, as a table does; the second draws chains of
    which the course is not told, and that were never drawn before. The sprites have been made by then.
    """
    rng = Random(28)
    for before, after in _positions(rng, 60):
        _draw(before)
        _draw(after)
    sprites = floor_sprites()
    floors: list[float] = []
    fresh: list[float] = []
    moved: list[float] = []
    sizes: list[int] = []
    for _ in range(max(1, rounds)):
        for before, after in _positions(rng, _GAMES):
            floors.append(timed(lambda: paste(sprites)))
            unknown = msgspec.structs.replace(before, course=None)
            fresh.append(timed(lambda view=unknown: _draw(view)))  # type: ignore[misc]  # a default binds it now
            _draw(before)
            moved.append(timed(lambda after=after: _draw(after)))  # type: ignore[misc]  # likewise
            sizes.append(len(_draw(after)))
    floor = median(floors)
    return [
        Row("table picture, 28 tiles: view to PNG after a move", median(moved), floor, 15.0, "picture"),
        Row("table picture, 28 tiles: a table never drawn before", median(fresh), floor, 15.0, "picture"),
        Row("table picture, 28 tiles: the largest file", float(max(sizes)), None, "<= 60 KiB", "bytes"),
    ]


def _positions(rng: Random, count: int) -> list[tuple[LineView, LineView]]:
    """Random chains of 27 and then 28 tiles, as the public of a table with four seats sees them."""
    games = [with_course(grow(_TILES, rng)) for _ in range(count)]
    return [(_for_four(views[-2], 3), _for_four(views[-1], 0)) for views in games]


def _for_four(view: LineView, turn: int) -> LineView:
    sizes = tuple(1 + (seat >= turn) for seat in range(4))
    return msgspec.structs.replace(view, sizes=sizes, turn=turn)


def _draw(view: LineView) -> bytes:
    return draw_table(view, _LABELS, WORDS)


def floor_sprites() -> list[Image.Image]:
    """Thirty tiles to paste."""
    return [
        tile_sprite(Face(FACES["classic"], str(index % 7), str(index % 5), index % 3 > 0), 52, "light").image
        for index in range(30)
    ]


def paste(sprites: list[Image.Image]) -> bytes:
    """The floor: a sheet, 30 sprites, its bytes."""
    sheet = Image.new("P", (1200, 800))
    for index, sprite in enumerate(sprites):
        sheet.paste(sprite, (20 + index % 8 * 120, 20 + index // 8 * 120))
    return sheet.tobytes()


def timed(work: Callable[[], object]) -> float:
    """Seconds of the processor that the work takes: others on the machine do not count."""
    began = time.process_time()
    work()
    return time.process_time() - began
