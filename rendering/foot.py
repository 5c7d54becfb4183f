"""The foot of a table picture: the open ends once more, large and always at the same place, round and pile."""

from bot.games.cross.view import CrossView
from bot.games.line.view import LineView
from bot.games.view import View
from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.ends import End, half_sprite, plate_sprite
from rendering.halves import faces_of
from rendering.street_ends import paint_street_ends
from rendering.texts import Style, label_sprite
from rendering.tiles import back_sprite, no_back_sprite
from rendering.values import TableWords

FOOT = 64  # pixels high
_PLATE, _PICTURE, _SIDE = 52, 64, 16
_BACK, _STEP = 26, 7  # a back's width, and how far it juts out of the pile
_TEXT = Style(38, "ink", "felt", 600)
_piles: Cache[Sprite] = Cache(16)


def paint_foot(canvas: Canvas, view: View, words: TableWords) -> None:
    """Draw the foot: the left end at the left, the right end at the right, the rest in the middle."""
    y = canvas.height - FOOT
    if isinstance(view, LineView) and view.left and not view.ended:
        _paint_end(canvas, view, "left", words.left_end, y)
        _paint_end(canvas, view, "right", words.right_end, y)
    if isinstance(view, CrossView) and not view.ended:
        paint_street_ends(canvas, view, words, y, FOOT)
    pieces = [label_sprite(words.round, _TEXT, canvas.theme, 500), *_stock(view, words, canvas.theme)]
    shown = [piece for piece in pieces if piece is not None]
    x = (canvas.width - sum(piece.width + 16 for piece in shown) + 16) // 2
    for piece in shown:
        canvas.paste(piece, x, y + (FOOT - piece.height) // 2 - 4)
        x += piece.width + 16


def _stock(view: View, words: TableWords, theme: str) -> list[Sprite | None]:
    stock = getattr(view, "stock", getattr(view, "heap", None))
    if stock is None:
        return []
    count = label_sprite(str(stock), _TEXT, theme, 100)
    return [label_sprite(words.stock, _TEXT, theme, 200), _pile(stock, theme), count]


def _pile(stock: int, theme: str) -> Sprite:
    """Answer a pile of backs, as high as matters: none, one, two, more."""
    return _piles.get((min(stock, 3), theme), lambda: _piled(min(stock, 3), theme))


def _piled(tiles: int, theme: str) -> Sprite:
    if not tiles:
        return no_back_sprite(_BACK, theme, "felt")
    back = back_sprite(_BACK, theme, "felt")
    canvas = Canvas(back.width + (tiles - 1) * _STEP, back.height, theme)
    for index in reversed(range(tiles)):
        canvas.paste(back, index * _STEP, 0)
    return canvas.sprite()


def _paint_end(canvas: Canvas, view: LineView, end: End, letter: str, y: int) -> None:
    plate = plate_sprite(end, letter, _PLATE, canvas.theme)
    size = _PICTURE if faces_of(view.game).pictured else _PLATE
    half = half_sprite(view.game, view.left if end == "left" else view.right, end, size, canvas.theme)
    x = _SIDE if end == "left" else canvas.width - _SIDE - _PLATE
    canvas.paste(plate, x, y + (FOOT - _PLATE) // 2 - 4)
    x += _PLATE + 8 if end == "left" else -half.width - 8
    canvas.paste(half, x, y + (FOOT - size) // 2 - 4)
