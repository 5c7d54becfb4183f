"""The table of the game with four streets: a cross of domos."""

from bot.games.cross.domos import Domo
from bot.games.cross.streets import Joined
from bot.games.cross.view import CrossView
from rendering.cross.ends import first_sprite, open_sprite, stop_sprite
from rendering.cross.layout import START, STEPS, CrossLayout, fit_cross
from rendering.kit.canvas import Area, Canvas, Sprite
from rendering.kit.tiles import GLOW, Face, Faces, Ground, Spot, glow_sprite, tile_sprite
from rendering.values import TableWords

_MANY, _SMALL = (
    64,
    28,
)  # domos from which on a half has so many pixels at most, or the file would be too large


def paint_cross(canvas: Canvas, view: CrossView, faces: Faces, words: TableWords, area: Area) -> None:
    """Draw the cross of a CrossView: the domo laid last shines, open ends and closed streets are marked."""
    streets = tuple(tuple(joined.crosswise for joined in street) for street in view.streets)
    cross = fit_cross(streets, area.width, area.height, find_largest(sum(map(len, streets)) + 1))
    if not view.start:
        _paste(canvas, first_sprite(cross.unit, canvas.theme), cross, START, area)
        return
    lit = _lit(view, cross)
    if lit is not None:
        _paste(canvas, glow_sprite(lit.lying, cross.unit, canvas.theme), cross, lit, area, -GLOW)
    _paint_ends(canvas, view, words, cross, area)
    _paint_domos(canvas, view, faces, cross, area, lit)


def find_largest(domos: int) -> int:
    """The pixels of a half at most: very many domos are no larger than the file can bear."""
    return STEPS[0] if domos <= _MANY else _SMALL


def _lit(view: CrossView, cross: CrossLayout) -> Spot | None:
    """Where the domo lies that was laid last; None if it was taken back."""
    if not any(view.streets):
        return START
    return None if view.last is None else cross.streets[view.last[0]][view.last[1]]


def _paint_domos(
    canvas: Canvas, view: CrossView, faces: Faces, cross: CrossLayout, area: Area, lit: Spot | None
) -> None:
    start = Domo(view.start)
    laid = [(Face(faces, start.a, start.b, lying=False), START)]
    for street, spots in zip(view.streets, cross.streets, strict=True):
        laid += [(face_of(faces, joined, spot), spot) for joined, spot in zip(street, spots, strict=True)]
    for face, spot in laid:
        ground: Ground = "glow" if spot == lit else "felt"
        _paste(canvas, tile_sprite(face, cross.unit, canvas.theme, ground), cross, spot, area)


def face_of(faces: Faces, joined: Joined, spot: Spot) -> Face:
    """How a joined domo is seen at a spot: its halves from the left or from above."""
    first, second = (joined.touch, joined.open) if spot.turn < 2 else (joined.open, joined.touch)
    return Face(faces, first, second, spot.lying)


def _paint_ends(canvas: Canvas, view: CrossView, words: TableWords, cross: CrossLayout, area: Area) -> None:
    """Mark the four ends; a street that is open has no mark when the round is over."""
    for street, (half, closed, spot) in enumerate(zip(view.ends, view.closed, cross.places, strict=True)):
        if closed:
            _paste(canvas, stop_sprite(spot.turn, cross.unit, canvas.theme), cross, spot, area)
        elif not view.ended:
            name = words.streets[street]
            place = open_sprite(street, name, half, spot.turn, cross.unit, canvas.theme)
            _paste(canvas, place, cross, spot, area)


def _paste(
    canvas: Canvas, sprite: Sprite, cross: CrossLayout, spot: Spot, area: Area, shift: int = 0
) -> None:
    x, y = cross.pixels(spot)
    canvas.paste(sprite, area.x + x + shift, area.y + y + shift)
