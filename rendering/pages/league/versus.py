"""Two players compared, as a picture: who was ahead how often, in all and game by game."""

from functools import lru_cache

from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, drawable, line_height, text_sprite, wrapped
from rendering.pages.league.values import VersusCard, VersusSide
from rendering.pages.league.writing import write_left, write_middle, write_right
from rendering.players.badges import badge_sprite

WIDTH = 1080
MOST_GAMES = 8
_MARGIN = 30
_BADGE, _BAR = 96, 40
_NAME, _LINE = TextStyle(48, "ink", "panel", 700), TextStyle(34, "muted", "panel", 600)
_BIG, _ABOUT = TextStyle(110, "ink", "panel", 800), TextStyle(36, "muted", "panel", 600)
_GAME, _COUNT = TextStyle(40, "ink", "panel", 600), TextStyle(44, "ink", "panel", 800)
_SIDE = (WIDTH - 2 * _MARGIN) // 2 - 20
_ROW = 66


@lru_cache(maxsize=32)
def draw_versus(card: VersusCard, theme: str = "light") -> bytes:
    """Draw two players compared as PNG, 1080 pixels wide; ValueError for an unknown theme. The last ones are kept."""
    games = card.games[:MOST_GAMES]
    names = 2 * line_height(_NAME.size)
    top = 20 + _BADGE + names + line_height(_LINE.size)
    middle = top + line_height(_BIG.size) + _BAR + 2 * line_height(_ABOUT.size) + 30
    canvas = Canvas(WIDTH, middle + len(games) * _ROW + 20, theme, "panel")
    _paint_side(canvas, 0, card.left, WIDTH // 4 + 10)
    _paint_side(canvas, 1, card.right, WIDTH * 3 // 4 - 10)
    _paint_score(canvas, card, top)
    for at, game in enumerate(games):
        y = middle + at * _ROW
        canvas.fill(_MARGIN, y, WIDTH - 2 * _MARGIN, 3, "bar")
        write_left(canvas, str(game.left), _COUNT, _MARGIN, y + 8, 130)
        write_middle(canvas, game.title, _GAME, WIDTH // 2, y + 10, WIDTH - 2 * _MARGIN - 280)
        write_right(canvas, str(game.right), _COUNT, WIDTH - _MARGIN, y + 8, 130)
    return canvas.png()


def _paint_side(canvas: Canvas, seat: int, side: VersusSide, middle: int) -> None:
    """Draw a player: badge, name in at most two lines, and a line about them."""
    name = drawable(side.name) or side.otherwise
    badge = badge_sprite(seat, name, _BADGE, canvas.theme, portrait=side.portrait)
    canvas.paste(badge, middle - _BADGE // 2, 20)
    y = 20 + _BADGE
    lines = wrapped(name, _NAME, _SIDE)
    for line in lines:
        sprite = text_sprite(line, _NAME, canvas.theme, _SIDE)
        if sprite is not None:
            canvas.paste(sprite, middle - sprite.width // 2, y)
        y += line_height(_NAME.size)
    write_middle(canvas, side.line, _LINE, middle, y, _SIDE)


def _paint_score(canvas: Canvas, card: VersusCard, top: int) -> None:
    """Paint how often each was ahead, large, and as a bar; what it counts, below."""
    write_middle(canvas, str(card.left.ahead), _BIG, WIDTH // 4 + 10, top, _SIDE)
    write_middle(canvas, str(card.right.ahead), _BIG, WIDTH * 3 // 4 - 10, top, _SIDE)
    write_middle(canvas, card.ahead_text, _ABOUT, WIDTH // 2, top + 46, 260)
    y = top + line_height(_BIG.size)
    bar = _bar(card.left.ahead, card.level, card.right.ahead, canvas.theme)
    canvas.paste(bar, _MARGIN, y)
    y += _BAR + 8
    write_middle(canvas, card.about, _ABOUT, WIDTH // 2, y, WIDTH - 2 * _MARGIN)
    write_middle(
        canvas, card.level_text, _ABOUT, WIDTH // 2, y + line_height(_ABOUT.size), WIDTH - 2 * _MARGIN
    )


@lru_cache(maxsize=64)
def _bar(left: int, level: int, right: int, theme: str) -> Sprite:
    """Return three parts as wide as their counts: full, empty, hatched."""
    width, whole = WIDTH - 2 * _MARGIN, max(1, left + level + right)
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
