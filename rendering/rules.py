"""An example picture for the rules of a game: a short chain from a position that can be played."""

from bot.games.line.view import LineView, Placed
from bot.games.view import View
from rendering.canvas import Canvas
from rendering.cross_example import example
from rendering.halves import faces_of, sheet_theme
from rendering.line import Area
from rendering.table import find_painter
from rendering.values import TableWords

WIDTH, HEIGHT, _MARGIN = 1200, 420, 16
_NO_WORDS = TableWords(turn="", tiles="", score="", left_end="", right_end="")


def _line(game: str, tiles: str, start: int, last: int) -> LineView:
    """Answer the public view of a line; `tiles` are written as they lie, from left to right.

    `5:2-8` is 2-8 with a joker over its left half that shows 5.
    """
    placed = tuple(_placed(game, tile) for tile in tiles.split())
    return LineView(
        game=game,
        seat=None,
        turn=0,
        legal=(),
        hand=None,
        sizes=(5, 5),
        line=placed,
        start=start,
        last=last,
        left=placed[0].left,
        right=placed[-1].right,
    )


def _placed(game: str, text: str) -> Placed:
    figure, _, tile = text.rpartition(":")
    left, right = faces_of(game).split(tile)
    return Placed(tile, left, right, 0, "left" if figure else "", figure)


EXAMPLES: dict[str, View] = {
    "classic": _line("classic", "2-5 5-5 5-6 6-6 6-1 1-4 4-4 4-0", start=3, last=0),
    "moomin": _line("moomin", "4-7 7-7 7-3 3-3 3-1 1-9 9-9 9-6", start=3, last=0),
    "moomin-joker": _line("moomin-joker", "6-7 7-2 2-2 2-5 5-8 8-8 8-3 3:1-4", start=5, last=7),
    "uno": example(),
    "christmas": _line("christmas", "3-6 6-6 6-1 1-2 2-J 5-5 5-4 4-7", start=3, last=7),
}


def draw_rules(game: str, theme: str = "light") -> bytes:
    """Draw a game's example position as PNG, 1200 x 420 pixels; ValueError if it has none, or for an unknown theme."""
    if game not in EXAMPLES:
        raise ValueError(f"there is no example of {game}")
    view = EXAMPLES[game]
    canvas = Canvas(WIDTH, HEIGHT, sheet_theme(game, theme))
    area = Area(_MARGIN, _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - 2 * _MARGIN)
    find_painter(view)(canvas, view, _NO_WORDS, area)
    return canvas.png()
