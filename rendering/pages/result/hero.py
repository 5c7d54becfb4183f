"""The upper part of a result's card: the winner's face in gold, the game's pieces beside it, a ribbon, the score."""

from collections.abc import Sequence
from math import cos, pi, sin

from bot.games.drawn import Portrait
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.texts import TextStyle
from rendering.pages.result.writing import RIBBON, paint_ribbon, write
from rendering.players.badges import badge_sprite
from rendering.players.shapes import paint_crown
from rendering.room import Drawable, DrawingRoom
from rendering.values import ResultSeat, ResultWords

_FACES = {1: 168, 2: 158, 3: 150, 4: 136, 5: 112, 6: 94}  # pixels of so many faces side by side
_TOP, _COIN_HIGH = 44, 258  # pixels from the plank to the coins, of their row
_SMALL = 130  # pixels of a face at most where the file would be too large
_COIN, _RIM, _LEAVES = 1.54, 4, 0.2  # a coin's diameter, its rim in pixels, what leaves stick out, in faces
_OVER = 30  # pixels by which the ribbon lies over the coins
_ABOVE = 0.2  # of a face by which the crown stands over a coin
_BESIDE = 14  # pixels between coins and what lies beside them
_SCORE, _NOTE = TextStyle(56, "ink", "felt", 800), TextStyle(40, "ink", "felt", 700)
_SCORE_HIGH, _NOTE_HIGH = 68, 50
_sprites: Shelf[Sprite] = SPRITES.shelf("result.hero")


def paint_hero(
    canvas: Canvas,
    room: DrawingRoom[Drawable] | None,
    game: str,
    seats: Sequence[ResultSeat],
    words: ResultWords,
    area: Area,
) -> int:
    """Draw the winners, or all players where nobody won, with the texts below; return where it ends.

    The game's pieces lie beside them if there is a `room` that draws them.
    """
    winners = [seat for seat in seats if seat.label.won]
    shown = winners or list(seats)
    size = min(_FACES[len(shown)], _FACES[1] if room else _SMALL)
    pitch = round(size * (_COIN + 2 * _LEAVES if winners else 1.3))
    high = _COIN_HIGH if room else round(size * _COIN)
    middle, bottom = area.x + area.width // 2, area.y + _TOP + high
    reach = len(shown) * pitch // 2 + _BESIDE
    for left in (True, False):
        x = area.x if left else middle + reach
        beside = Area(x, area.y + 26, area.width // 2 - reach, bottom - _OVER - area.y - 34)
        if room:
            room.paint_ornament(canvas, game, beside, left=left)
    for at, seat in enumerate(shown):
        x = middle - (len(shown) * pitch) // 2 + at * pitch + pitch // 2
        _paint_face(canvas, seat, Area(x, bottom, size, high))
    y = bottom - _OVER
    paint_ribbon(canvas, words.title, bool(winners), middle, y)
    y += RIBBON + 6
    for text, style, high in ((words.score, _SCORE, _SCORE_HIGH), (words.note, _NOTE, _NOTE_HIGH)):
        if write(canvas, text, style, Area(area.x, y, area.width, high)):
            y += high
    return y


def _paint_face(canvas: Canvas, seat: ResultSeat, place: Area) -> None:
    """Draw a face of a width in the middle of a height, the winner's on a coin; `place` is the middle below."""
    label, (x, bottom, size, high) = seat.label, place
    if label.won:
        paint_winner(canvas, label.seat, label.name, label.portrait, place)
        return
    face = badge_sprite(label.seat, label.name, size, canvas.theme, "felt", label.portrait)
    canvas.paste(face, x - size // 2, bottom - high // 2 - size // 2)


def paint_winner(canvas: Canvas, seat: int, name: str, portrait: Portrait | None, place: Area) -> None:
    """Draw a face of so many pixels on a coin with a laurel and a crown; `place` is the middle of its lower edge."""
    x, bottom, size, _ = place
    coin = _coin_sprite(size, canvas.theme)
    y = bottom - round(size * _COIN / 2)
    canvas.paste(coin, x - coin.width // 2, y - coin.height + round(_whole(size) / 2))
    face = badge_sprite(seat, name, size, canvas.theme, "gold-light", portrait)
    canvas.paste(face, x - size // 2, y - size // 2)


def _whole(size: int) -> int:
    """Return the pixels of a coin with its laurel."""
    return 2 * round(size * _COIN / 2 + size * _LEAVES)


def _coin_sprite(size: int, theme: str) -> Sprite:
    """Return a coin, on which a face has room with its corners, between two branches of laurel and under a crown."""
    radius, whole = size * _COIN / 2, _whole(size)
    high = max(whole, round(whole / 2 + radius + size * _ABOVE))

    def paint(pen: Pen) -> None:
        at = pen.at(whole / 2, high - whole / 2, 1)
        for side in (-1, 1):
            for step in range(8):
                angle = pi / 2 - side * (0.62 + step * 0.24)
                for out in (-1, 1):
                    _paint_leaf(at, radius + size * 0.04, angle, side, out, size)
        for colour, less in (("gold-dark", 0), ("gold", _RIM), ("gold-light", 10)):
            at.dot(0, 0, radius - less, colour)
        paint_crown(at.at(0, -radius - size * (_ABOVE - 0.18), size * 0.56))

    return _sprites.get(("coin", size, theme), lambda: make_sprite(whole, high, theme, "felt", paint))


def _paint_leaf(pen: Pen, radius: float, angle: float, side: int, out: int, size: int) -> None:
    """Paint a leaf of a branch that grows upwards, on its outer or its inner side."""
    x, y = radius * cos(angle), radius * sin(angle)
    along = angle - side * (pi / 2) + side * out * 0.5
    long, wide = size * 0.19, size * 0.042
    turn, lean = cos(along), sin(along)

    def point(far: float, across: float) -> Point:
        return x + far * turn - across * lean, y + far * lean + across * turn

    leaf = [point(0, 0), point(long * 0.35, wide), point(long * 0.7, wide * 0.7), point(long, 0)]
    leaf += [point(long * 0.7, -wide * 0.7), point(long * 0.35, -wide)]
    pen.polygon(leaf, "gold-dark" if out > 0 else "gold")
