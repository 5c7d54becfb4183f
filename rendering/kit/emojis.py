"""Tiles as emojis: larger than on a table, since an emoji is shown a few pixels high."""

from collections.abc import Callable

from rendering.art.suits import paint_jester
from rendering.kit.sprites import Pen
from rendering.kit.tiles import Faces, HalfStyle

SIZE = 128  # pixels of an emoji's side
_WIDTH = 112  # wider than a real tile, so that the halves stay clear where emojis are 24 pixels high


def paint_tile_emoji(faces: Faces, pen: Pen, tile: str) -> None:
    """Paint a tile or joker card as an emoji, into a square of `SIZE` pixels."""
    if faces.joker is not None and tile in faces.jokers:
        faces.joker(pen.at(SIZE / 2, SIZE / 2, SIZE * 1.05), faces.jokers[tile], HalfStyle())
    elif faces.slanted:
        _paint_slanted(pen, faces, tile)
    else:
        _paint_standing(pen, faces, tile)


def _paint_slanted(pen: Pen, faces: Faces, tile: str) -> None:
    """Paint a square tile with its halves in two corners: there they can be larger than one above the other."""
    edge, corner, size = 5, SIZE * 0.335, SIZE * 0.64
    pen.block(0, 0, SIZE, SIZE, "tile-edge", 20)
    pen.block(edge, edge, SIZE - 2 * edge, SIZE - 2 * edge, "tile", 16)
    pen.line([(12, SIZE - 12), (SIZE - 12, 12)], 3, "tile-groove")
    for middle, half in zip((corner, SIZE - corner), faces.split(tile), strict=True):
        faces.draw(pen.at(middle, middle, size), half, HalfStyle())


def _paint_standing(pen: Pen, faces: Faces, tile: str) -> None:
    """Paint a standing tile whose halves are wider than high, so that it fills the square."""
    left, edge = (SIZE - _WIDTH) / 2, 5
    pen.block(left, 0, _WIDTH, SIZE, "tile-edge", 20)
    pen.block(left + edge, edge, _WIDTH - 2 * edge, SIZE - 2 * edge, "tile", 16)
    pen.block(left + 12, SIZE / 2 - 2.5, _WIDTH - 24, 5, "tile-edge")
    high = SIZE / 2 - edge
    for index, half in enumerate(faces.split(tile)):
        middle = edge + high * (index + 0.5)
        faces.draw(pen.at(SIZE / 2, middle, high), half, HalfStyle(wide=(_WIDTH - 2 * edge) / high))


def paint_slab_emoji(pen: Pen, width: int, round_: int, joker: float, face: Callable[[Pen, str], None] | None) -> None:
    """Paint a card or a numbered tile as an emoji, into a square of `SIZE` pixels, `width` of it wide.

    `face(pen, ground)` paints what is on it; without one it is a joker, whose cap is `joker` pixels large.
    """
    left, edge = (SIZE - width) / 2, 5
    ground = "card" if face else "joker-card"
    pen.block(left, 0, width, SIZE, "tile-edge", round_)
    pen.block(left + edge, edge, width - 2 * edge, SIZE - 2 * edge, ground, round_ - 4)
    if face is None:
        paint_jester(pen.at(SIZE / 2, SIZE / 2, joker), "print-joker", "joker-gold", ground)
    else:
        face(pen, ground)
