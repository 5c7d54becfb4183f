"""Tiles of two halves as sprites, face down: a back, a pile of them."""

from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.tiles import Ground

_PILE, _PILE_STEP = 26, 7  # a back's width in a pile, and how far it juts out of it
_MARKED = 26  # pixels of a back's width below which nothing is drawn on it
_sprites: Shelf[Sprite] = SPRITES.shelf("kit.backs")


def back_sprite(width: int, theme: str, ground: Ground = "panel") -> Sprite:
    """Return a standing tile face down, `width` pixels wide and nearly twice as high."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        edge = width * 0.09
        pen.block(0, 0, width, height, "rim-ink" if ground == "rim" else "back-edge", width * 0.22)
        pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "back", width * 0.16)
        x, y, reach = width / 2, height / 2, width * 0.2
        if width >= _MARKED:
            pen.polygon([(x - reach, y), (x, y - reach * 1.5), (x + reach, y), (x, y + reach * 1.5)], "back-mark")

    return _sprites.get(("back", width, theme, ground), lambda: make_sprite(width, height, theme, ground, paint))


def _no_back_sprite(width: int, theme: str, ground: Ground = "panel") -> Sprite:
    """Return the outline of such a back, for a pile without tiles."""
    height = round(width * 1.8)

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "muted", width * 0.22)
        pen.block(2, 2, width - 4, height - 4, ground, width * 0.22 - 2)

    return _sprites.get(("no back", width, theme, ground), lambda: make_sprite(width, height, theme, ground, paint))


def pile_sprite(tiles: int, theme: str, ground: Ground = "felt") -> Sprite:
    """Return a pile of backs, as high as matters: none, one, two, more."""
    return _sprites.get(("pile", min(tiles, 3), theme, ground), lambda: _piled(min(tiles, 3), theme, ground))


def _piled(tiles: int, theme: str, ground: Ground) -> Sprite:
    if not tiles:
        return _no_back_sprite(_PILE, theme, ground)
    back = back_sprite(_PILE, theme, ground)
    canvas = Canvas(back.width + (tiles - 1) * _PILE_STEP, back.height, theme, ground)
    for index in reversed(range(tiles)):
        canvas.paste(back, index * _PILE_STEP, 0)
    return canvas.sprite()
