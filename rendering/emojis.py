"""Tiles as application emojis: PNG with a clear ground, drawn with the same faces as everything else."""

import re
from io import BytesIO

from rendering.faces import Faces, Look
from rendering.halves import faces_of, sheet_theme
from rendering.sprites import Pen, make_clear

SIZE = 128
_WIDTH = 112  # wider than a real tile, so that the halves stay clear where emojis are 24 pixels high
_LONGEST = 32  # Discord: names have 2 to 32 of A-Za-z0-9_


def emoji_name(game: str, tile: str) -> str:
    """Answer the name of a tile's emoji: `emoji_name("classic", "6-4")` is `by_classic_64`."""
    return f"by_{_plain(game)}_{_plain(tile)}"[:_LONGEST]


def _plain(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "", text)


def tile_emojis(game: str) -> dict[str, bytes]:
    """Draw all tiles of a game as PNG of 128 x 128 pixels, by the names of their emojis.

    Colours are those of the light theme; the ground is clear. ValueError if the game has no faces here.
    """
    return {emoji_name(game, tile): _emoji(game, tile) for tile in faces_of(game).tiles}


def _emoji(game: str, tile: str) -> bytes:
    theme = sheet_theme(game, "light")
    image = make_clear(SIZE, SIZE, theme, "tile-edge", lambda pen: _paint(pen, game, tile))
    out = BytesIO()
    image.save(out, "PNG", compress_level=9)
    return out.getvalue()


def _paint(pen: Pen, game: str, tile: str) -> None:
    faces = faces_of(game)
    if faces.joker is not None and tile in faces.jokers:
        faces.joker(pen.at(SIZE / 2, SIZE / 2, SIZE * 1.05), faces.jokers[tile], Look())
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
        faces.draw(pen.at(middle, middle, size), half, Look())


def _paint_standing(pen: Pen, faces: Faces, tile: str) -> None:
    """Paint a standing tile whose halves are wider than high, so that it fills the square."""
    left, edge = (SIZE - _WIDTH) / 2, 5
    pen.block(left, 0, _WIDTH, SIZE, "tile-edge", 20)
    pen.block(left + edge, edge, _WIDTH - 2 * edge, SIZE - 2 * edge, "tile", 16)
    pen.block(left + 12, SIZE / 2 - 2.5, _WIDTH - 24, 5, "tile-edge")
    high = SIZE / 2 - edge
    for index, half in enumerate(faces.split(tile)):
        middle = edge + high * (index + 0.5)
        faces.draw(pen.at(SIZE / 2, middle, high), half, Look(wide=(_WIDTH - 2 * edge) / high))
