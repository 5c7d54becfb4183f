"""The winners' banner: a ribbon with a crown, badges and names."""

from collections.abc import Sequence

from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite
from rendering.players.badges import badge_sprite
from rendering.values import SeatLabel, TableWords

_MOST, _NAME = 900, 300  # pixels of a banner, of a name on it
_BADGE, _CROWN, _END, _GAP = 46, 46, 40, 12
_TEXT = TextStyle(36, "gold-ink", "gold", 700)
_sprites: Shelf[Sprite] = SPRITES.shelf("players.banner")


def paint_banner(canvas: Canvas, winners: Sequence[SeatLabel], words: TableWords, y: int, height: int) -> bool:
    """Draw the banner of a round's winners in the middle of rows from `y` on; False if nobody has won."""
    if not winners:
        return False
    high = height - 8
    parts = [_crown_sprite(canvas.theme)]
    room = _MOST - 2 * _END - _CROWN
    for label in winners:
        parts.append(badge_sprite(label.seat, label.name, _BADGE, canvas.theme, "gold"))
        name = label_sprite(label.name, _TEXT, canvas.theme, min(_NAME, room // len(winners) - _BADGE - 40))
        parts += [name] if name is not None else []
    said = label_sprite(words.won, _TEXT, canvas.theme, 260)
    parts += [said] if said is not None else []
    width = min(_MOST, sum(part.width + _GAP for part in parts) - _GAP + 2 * _END + 24)
    x, top = (canvas.width - width) // 2, y + 4
    canvas.paste(_ribbon_sprite(width, high, canvas.theme), x, top)
    x += _END + 12
    for part in parts:
        canvas.paste(part, x, top + (high - 6 - part.height) // 2)
        x += part.width + _GAP
    left = (canvas.width - width) // 2 + _END - 14
    canvas.fill(left, top, width - 2 * _END + 28, 3, "gold-light")  # last: grounds of texts reach into it
    return True


def _ribbon_sprite(width: int, height: int, theme: str) -> Sprite:
    """Return a ribbon with notched ends."""

    def paint(pen: Pen) -> None:
        for left, tip in ((0, 16), (width, width - 16)):
            inner = _END if left == 0 else width - _END
            pen.polygon([(left, 6), (inner, 6), (inner, height), (left, height), (tip, height / 2 + 3)], "gold-dark")
        pen.block(_END - 14, 0, width - 2 * _END + 28, height - 6, "gold")

    return _sprites.get(("ribbon", width, height, theme), lambda: make_sprite(width, height, theme, "rim", paint))


def _crown_sprite(theme: str) -> Sprite:
    """Return a crown with three points."""

    def paint(pen: Pen) -> None:
        at = pen.at(_CROWN / 2, _CROWN / 2, _CROWN)
        at.polygon(
            [(-0.4, 0.3), (-0.46, -0.22), (-0.2, 0.02), (0, -0.36), (0.2, 0.02), (0.46, -0.22), (0.4, 0.3)], "gold-ink"
        )
        at.block(-0.4, 0.34, 0.8, 0.09, "gold-ink")
        for x, y in ((-0.46, -0.24), (0, -0.38), (0.46, -0.24)):
            at.dot(x * 0.94, y, 0.06, "gold-ink")

    return _sprites.get(("crown", theme), lambda: make_sprite(_CROWN, _CROWN, theme, "gold", paint))
