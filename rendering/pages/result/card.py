"""The card of a result: a table seen from above, on which it stands who won, how, and what was left to whom."""

from collections.abc import Sequence

from rendering.kit.canvas import Area, Canvas
from rendering.kit.surface import RIM
from rendering.kit.texts import TextStyle
from rendering.pages.plates import PLANK, paint_plank
from rendering.pages.result.hero import paint_hero
from rendering.pages.result.rows import paint_rows, rows_height
from rendering.pages.result.writing import write
from rendering.registry import room_of
from rendering.room import Drawable
from rendering.values import ResultSeat, ResultWords

WIDTH, HEIGHT = 1200, 1260
FEW, MORE = 4, 104  # players for whom that is high enough, pixels for each that there are more
LARGEST = 60 * 1024  # bytes of a file
_SIDE = 40  # pixels from the border to what stands on the cloth
_GAP, _FRAME = 16, 8  # pixels between the parts, of the wood round the moment
_ABOUT = TextStyle(40, "rim-ink", "rim", 700)
_CAPTION = TextStyle(36, "ink", "felt", 600)
_CAPTION_HEIGHT = 50
_INSIDE = 6  # pixels of cloth round what lies there


def draw_result(
    view: Drawable,
    seats: Sequence[ResultSeat],
    words: ResultWords,
    theme: str = "light",
    moment: Drawable | None = None,
) -> bytes:
    """Draw the card of a match that is over as PNG of 1200 x 1260, higher with more than four players.

    On a phone that shows 296 points of width it is 310 points high.

    `view` is the public's at the end, `moment` that of the moment that is shown (None: the end), `seats` are all
    players in the order of their places. ValueError for a game without a drawing room, a view of another family, or an
    unknown theme.
    """
    first = len(seats) > FEW
    png = _laid(view, moment or view, seats, words, theme, sparing=first).png()
    if first or len(png) <= LARGEST:
        return png
    return _laid(view, moment or view, seats, words, theme, sparing=True).png()


def _laid(
    view: Drawable, moment: Drawable, seats: Sequence[ResultSeat], words: ResultWords, theme: str, *, sparing: bool
) -> Canvas:
    """Lay the card on a sheet; `sparing`: without what is only beautiful, and faces and hands are smaller."""
    room = room_of(view.game)
    height = HEIGHT + max(0, len(seats) - FEW) * MORE
    canvas = Canvas(WIDTH, height, room.sheet_theme(view.game, theme), most=LARGEST)
    paint_plank(canvas)
    write(canvas, words.game, _ABOUT, Area(_SIDE, 4, 700, PLANK - 8), at=0)
    write(canvas, words.day, _ABOUT, Area(WIDTH - _SIDE - 400, 4, 400, PLANK - 8), at=2)
    hero = Area(_SIDE, PLANK, WIDTH - 2 * _SIDE, height)
    top = paint_hero(canvas, None if sparing else room, view.game, seats, words, hero)
    high = rows_height(len(seats))
    below = height - RIM - _GAP - high
    _paint_moment(canvas, moment, words, Area(_SIDE, top, WIDTH - 2 * _SIDE, below - _GAP - top))
    rows = Area(_SIDE, below, WIDTH - 2 * _SIDE, high)
    paint_rows(canvas, room, view, seats, rows, sparing=sparing)
    return canvas


def _paint_moment(canvas: Canvas, view: Drawable, words: ResultWords, area: Area) -> None:
    """Draw the table as it was then in a frame, under a line that says what is seen."""
    write(canvas, words.moment, _CAPTION, area._replace(height=_CAPTION_HEIGHT))
    table = Area(area.x, area.y + _CAPTION_HEIGHT, area.width, area.height - _CAPTION_HEIGHT)
    canvas.cut(table.y)
    canvas.cut(table.y + table.height)
    inner = _paint_frame(canvas, table)
    room_of(view.game).paint_moment(canvas, view, inner)


def _paint_frame(canvas: Canvas, area: Area) -> Area:
    """Draw a frame of wood along the inner edge of an area; what is left inside comes back."""
    x, y, width, height = area
    canvas.fill(x, y, width, height, "rim-dark")
    canvas.fill(x, y, width, height - 2, "rim")
    canvas.fill(x, y, width, 2, "rim-light")
    inner = Area(x + _FRAME, y + _FRAME, width - 2 * _FRAME, height - 2 * _FRAME)
    canvas.fill(*inner, "felt")
    top = inner.y
    for colour, high in (("shade-3", 2), ("shade-2", 3), ("shade-1", 3)):
        canvas.fill(inner.x, top, inner.width, high, colour)
        top += high
    return Area(inner.x + _INSIDE, inner.y + _INSIDE, inner.width - 2 * _INSIDE, inner.height - 2 * _INSIDE)
