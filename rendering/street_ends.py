"""The four open ends at the foot of a cross: large, and always at the same place."""

from bot.games.cross.view import CrossView
from bot.games.view import View
from rendering.canvas import Canvas
from rendering.values import TableWords
from rendering.wayside import half_sprite, street_sprite

_PLATE, _HALF, _SIDE, _NEXT = 46, 52, 16, 128  # pixels


def paint_street_ends(canvas: Canvas, view: View, words: TableWords, y: int, height: int) -> None:
    """Draw N and E at the left, S and W at the right, in a foot that begins at `y`; nothing before the opening."""
    assert isinstance(view, CrossView)
    for street, (half, closed) in enumerate(zip(view.ends, view.closed, strict=True)):
        x = _SIDE + street * _NEXT
        if street >= 2:
            x = canvas.width - _SIDE - _PLATE - 6 - _HALF - (3 - street) * _NEXT
        plate = street_sprite(street, words.streets[street], _PLATE, canvas.theme)
        canvas.paste(plate, x, y + (height - _PLATE) // 2 - 4)
        card = half_sprite(half, closed, _HALF, canvas.theme)
        canvas.paste(card, x + _PLATE + 6, y + (height - _HALF) // 2 - 4)
