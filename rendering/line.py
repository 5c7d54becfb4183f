"""The table of games with one line and two ends: classic, moomin, christmas."""

from typing import NamedTuple

from bot.games.line.view import LineView, Placed
from bot.games.view import View
from rendering.canvas import Canvas, Sprite
from rendering.chain import Layout, Spot, fit
from rendering.ends import End, empty_sprite, place_sprite
from rendering.tiles import GLOW, Face, Ground, glow_sprite, tile_sprite
from rendering.values import TableWords


class Area(NamedTuple):
    """The part of a sheet in which a table is drawn (pixels)."""

    x: int
    y: int
    width: int
    height: int


def paint_line(canvas: Canvas, view: View, words: TableWords, area: Area) -> None:
    """Draw the line of a LineView; the tile laid last shines, and the open ends are marked while the round goes on."""
    assert isinstance(view, LineView)
    layout = fit(tuple(placed.crosswise for placed in view.line), view.start, area.width, area.height)
    if not view.ended:
        _paint_ends(canvas, view, words, layout, area)
    if view.last is not None:
        spot = layout.spots[view.last]
        glow = glow_sprite(spot.lying, layout.unit, canvas.theme)
        _paste(canvas, glow, layout, spot, area, -GLOW)
    for index, (placed, spot) in enumerate(zip(view.line, layout.spots, strict=True)):
        ground: Ground = "glow" if index == view.last else "felt"
        tile = tile_sprite(face_of(view.game, placed, spot.turn), layout.unit, canvas.theme, ground)
        _paste(canvas, tile, layout, spot, area)


def face_of(game: str, placed: Placed, turn: int) -> Face:
    """Answer how a laid tile is seen when it is turned so: its halves from the left or from above."""
    left = placed.figure if placed.cover == "left" else placed.left
    right = placed.figure if placed.cover == "right" else placed.right
    covered = {"": None, "left": 0, "right": 1}[placed.cover]
    if turn >= 2:
        left, right = right, left
        covered = None if covered is None else 1 - covered
    return Face(game, left, right, turn % 2 == 0, covered)


def _paint_ends(canvas: Canvas, view: LineView, words: TableWords, layout: Layout, area: Area) -> None:
    if view.last is None:
        _paste(canvas, empty_sprite(layout.unit, canvas.theme), layout, layout.left, area)
        return
    ends: tuple[tuple[End, str, str, Spot, int], ...] = (
        ("left", view.left, words.left_end, layout.left, layout.left.turn),
        ("right", view.right, words.right_end, layout.right, (layout.right.turn + 2) % 4),
    )
    for end, half, letter, spot, way in ends:
        place = place_sprite(view.game, end, half, letter, way, layout.unit, canvas.theme)
        _paste(canvas, place, layout, spot, area)


def _paste(canvas: Canvas, sprite: Sprite, layout: Layout, spot: Spot, area: Area, shift: int = 0) -> None:
    x, y = layout.pixels(spot)
    canvas.paste(sprite, area.x + x + shift, area.y + y + shift)
