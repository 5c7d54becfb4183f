"""Two players compared, as a picture: who was ahead how often, in all and game by game."""

from functools import lru_cache

from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import RIM
from rendering.kit.texts import TextStyle, drawable, line_height, write
from rendering.pages.league.table import begin_sheet
from rendering.pages.league.values import VersusCard, VersusSide
from rendering.pages.plates import DROP, MARGIN, PLANK, WIDTH, paint_plate, write_middle, write_name, write_right
from rendering.players.badges import badge_sprite

MOST_GAMES = 8
_PAD = 26  # pixels from a plate's side to what is on it
_GAP = 10  # pixels between plates
_PLATE = WIDTH - 2 * MARGIN  # pixels of a plate over the whole width
_FACE = 148  # pixels
_BAR = 40  # pixels of the bar's height
_ROW = 64  # pixels of a game's line
_NAME = TextStyle(48, "ink", "panel", 700)
_LINE = TextStyle(34, "muted", "panel", 600)
_BIG = TextStyle(100, "ink", "panel", 800)
_ABOUT = TextStyle(36, "ink", "panel", 600)
_GAME = TextStyle(40, "ink", "panel", 600)
_COUNT = TextStyle(44, "ink", "panel", 800)
_HIGH = 24 + _FACE + line_height(_NAME.size) + line_height(_LINE.size)  # pixels of a player's plate


@lru_cache(maxsize=32)
def draw_versus(card: VersusCard, theme: str = "light") -> bytes:
    """Draw two players compared as PNG, 1080 pixels wide; ValueError for an unknown theme. The last ones are kept."""
    games = card.games[:MOST_GAMES]
    score = PLANK + _GAP + _HIGH + _GAP
    listed = score + _BAR + line_height(_ABOUT.size) + 2 * _PAD + _GAP
    high = len(games) * _ROW + _GAP + DROP
    canvas = begin_sheet(listed + (high + _GAP) * bool(games) + RIM, card.about, theme)
    _paint_side(canvas, 0, card.left, MARGIN, card.ahead_text)
    _paint_side(canvas, 1, card.right, WIDTH - MARGIN - (_PLATE - _GAP) // 2, card.ahead_text)
    _paint_score(canvas, card, score)
    if games:
        paint_plate(canvas, Area(MARGIN, listed, _PLATE, high))
    for at, game in enumerate(games):
        y = listed + 4 + at * _ROW
        if at:
            canvas.fill(MARGIN + _PAD, y, _PLATE - 2 * _PAD, 3, "bar")
        write(canvas, str(game.left), _COUNT, MARGIN + _PAD, y + 6, 130)
        write_middle(canvas, game.title, _GAME, WIDTH // 2, y + 8, _PLATE - 2 * _PAD - 280)
        write_right(canvas, str(game.right), _COUNT, WIDTH - MARGIN - _PAD, y + 6, 130)
    return canvas.png()


def _paint_side(canvas: Canvas, seat: int, side: VersusSide, x: int, ahead: str) -> None:
    """Lay a player's plate: face and how often ahead, large, name, and a line about them."""
    plate = Area(x, PLANK + _GAP, (_PLATE - _GAP) // 2, _HIGH)
    paint_plate(canvas, plate)
    name = drawable(side.name) or drawable(side.otherwise)
    canvas.paste(badge_sprite(seat, name, _FACE, canvas.theme, portrait=side.portrait), x + _PAD, plate.y + 14)
    middle = x + (_PAD + _FACE + plate.width) // 2
    room = plate.width - _FACE - 3 * _PAD
    write_middle(canvas, str(side.ahead), _BIG, middle, plate.y + 2, room)
    write_middle(canvas, ahead, _ABOUT, middle, plate.y + line_height(_BIG.size) - 2, room)
    y, middle = plate.y + 16 + _FACE, x + plate.width // 2
    write_name(canvas, name, _NAME, middle, y, plate.width - 2 * _PAD, centred=True)
    write_middle(canvas, side.line, _LINE, middle, y + line_height(_NAME.size), plate.width - 2 * _PAD)


def _paint_score(canvas: Canvas, card: VersusCard, top: int) -> None:
    """Draw how often each was ahead as a bar, and say below how often neither was."""
    paint_plate(canvas, Area(MARGIN, top, _PLATE, _BAR + line_height(_ABOUT.size) + 2 * _PAD))
    y = top + _PAD // 2 + 8
    canvas.paste(_bar(card.left.ahead, card.level, card.right.ahead, canvas.theme), MARGIN + _PAD, y)
    y += _BAR + 8
    write_middle(canvas, card.level_text, _ABOUT, WIDTH // 2, y, _PLATE - 2 * _PAD)


@lru_cache(maxsize=64)
def _bar(left: int, level: int, right: int, theme: str) -> Sprite:
    """Return three parts as wide as their counts: full, empty, hatched."""
    width, whole = _PLATE - 2 * _PAD, max(1, left + level + right)
    first, last = round(width * left / whole), round(width * right / whole)

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, _BAR, "muted", _BAR / 4)
        pen.block(3, 3, width - 6, _BAR - 6, "panel", _BAR / 5)
        if first:
            pen.block(0, 0, first, _BAR, "seat-1", _BAR / 4)
        if last:
            pen.block(width - last, 0, last, _BAR, "seat-2", _BAR / 4)
        for x in range(width - last + 14, width - 22, 26):
            pen.line([(x, _BAR - 8), (x + 14, 8)], 4, "panel")

    return make_sprite(width, _BAR, theme, "panel", paint)
