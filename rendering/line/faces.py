"""The faces of the line games' tiles, and the marks of the line's ends.

Tiles have pips, nine animals called 1 to 9 with their joker cards, or Christmas motifs. The left end's mark is a round
plate, the right one's is pointed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement

from bot.games.kit.tiles import Pips
from bot.games.line.rules.line import SIDES, LineView, Side
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.drawings import SIZE, Drawing, paint_drawing, read_drawings
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.texts import READABLE, TextStyle, drawable, sign_sprite
from rendering.kit.tiles import Faces, HalfStyle, frame_sprite, paste_middle, split_dashed
from rendering.values import TableWords

# --- tiles ---

_A = 0.26  # pips' distance from the middle, across
_B = 0.28  # the same, down
_PIPS: dict[str, tuple[Point, ...]] = {
    "0": (),
    "1": ((0, 0),),
    "2": ((-_A, -_B), (_A, _B)),
    "3": ((-_A, -_B), (0, 0), (_A, _B)),
    "4": ((-_A, -_B), (_A, -_B), (-_A, _B), (_A, _B)),
    "5": ((-_A, -_B), (_A, -_B), (0, 0), (-_A, _B), (_A, _B)),
    "6": ((-_A, -_B), (_A, -_B), (-_A, 0), (_A, 0), (-_A, _B), (_A, _B)),
}
_RADIUS = {"1": 0.16, "2": 0.135, "3": 0.13, "6": 0.115}
_JOKER = read_drawings("jokers")


def draw_pips(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a half with 0 to 6 pips: as many dots, and every number in a colour of its own."""
    across = style.lying or style.wide > 1
    colour = "dim-ink" if style.dim else f"pip-{half}"
    radius = _RADIUS.get(half, 0.125) * (1.15 if style.wide > 1 else 1)
    for x, y in _PIPS[half]:
        if across:
            x, y = y, -x
        if style.dim:
            pen.dot(x * style.wide, y, radius, colour)
        else:
            pen.pip(x * style.wide, y, radius, colour)


def _pictured(drawings: Mapping[str, Drawing], worth: Callable[[Iterable[str]], int]) -> Faces:
    """Return the faces of tiles whose halves are pictures, which stand upright, however their tile lies."""

    def draw(pen: Pen, half: str, style: HalfStyle) -> None:
        paint_drawing(pen.at(0, 0, SIZE), drawings[half], style.dim)

    tiles = tuple(f"{first}-{second}" for first, second in combinations_with_replacement(drawings, 2))
    return Faces(tuple(drawings), tiles, draw, split_dashed, worth, pictured=True, slanted=True)


def _draw_joker(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a joker card into the unit square: cut corners, a frame, the letter J and the figure; or its back."""
    if not half:
        paint_drawing(pen, _JOKER["back"], style.dim)
        return
    paint_drawing(pen, _JOKER["card"], style.dim)
    FIGURES.draw(pen.at(0.02, 0.03, 0.76), half, style)
    paint_drawing(pen, _JOKER["mark"], style.dim)


def _minus_points(tiles: Iterable[str]) -> int:
    """Count 1 a card and 2 a double (MD-5)."""
    return sum(2 if first == second else 1 for first, second in map(split_dashed, tiles))


PIPS = Faces(
    tuple("0123456"),
    tuple(map(str, Pips.order)),
    draw_pips,
    split_dashed,
    lambda tiles: sum(int(half) for tile in tiles for half in split_dashed(tile)),
)
FIGURES = _pictured(read_drawings("figures"), _minus_points)  # MD-1
MOTIFS = _pictured(read_drawings("motifs"), lambda tiles: sum(1 for _ in tiles))  # WD-1; the fewest cards win (WD-8)
_CARDS = {f"J{figure}": figure for figure in FIGURES.halves}
FIGURES_WITH_JOKERS = replace(FIGURES, tiles=(*FIGURES.tiles, *_CARDS), jokers=_CARDS, joker=_draw_joker)  # JD-1


# --- the ends ---

_LETTERS = {"left": 0.72, "right": 0.62}  # of a plate, the font of its letter
_MOST_LETTER = 0.76  # of a plate, that font at most
_LEAST = 38  # pixels of a plate at an open place, if there is room
_PLATE = 46  # pixels of an end's plate on the rim
_OPEN = 48  # pixels of an end's half on the rim
_SIDE = 26  # pixels from the sheet's edge to an end


@kept
def plate_sprite(end: Side, letter: str, size: int, theme: str, ground: str = "felt") -> Sprite:
    """Return an end's plate, `size` pixels square: a disc for the left end, a square on its tip for the right."""
    return make_sprite(size, size, theme, ground, lambda pen: _paint_plate(pen, end, letter, size))


def _paint_plate(pen: Pen, end: Side, letter: str, size: float) -> None:
    middle = size / 2
    if end == "left":
        pen.dot(middle, middle, middle * 0.96, "on-end")
        pen.dot(middle, middle, middle * 0.88, "left")
    else:
        for reach, colour in ((0.5, "on-end"), (0.44, "right")):
            points = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
            pen.polygon([(middle + x * size, middle + y * size) for x, y in points], colour)
    letters, share = drawable(letter)[:2], _LETTERS[end]
    if letters:
        font = min(max(size * share, READABLE), size * _MOST_LETTER)
        pen.text(middle, middle, letters, font, "on-end", 800, 100 if len(letters) < 2 else 62)
        return
    reach = size * 0.22  # without a letter, a plus: here a tile can be added
    pen.line([(middle - reach, middle), (middle + reach, middle)], size * 0.1, "on-end")
    pen.line([(middle, middle - reach), (middle, middle + reach)], size * 0.1, "on-end")


@kept
def place_sprite(faces: Faces, end: Side, half: str, letter: str, way: int, unit: int, theme: str) -> Sprite:
    """Return the open place at an end, as big as a single: the plate outside, the open half where it joins.

    Where halves are pictures it has the plate alone. `way` is where the outside is: 0 left, 1 above, 2 right, 3 below.
    """
    width, height = (2 * unit, unit) if way % 2 == 0 else (unit, 2 * unit)
    outer, inner = (unit // 2, unit // 2), (width - unit // 2, height - unit // 2)
    if way >= 2:
        outer, inner = inner, outer
    canvas = Canvas(width, height, theme)
    canvas.paste(frame_sprite(width, height, end, unit, theme), 0, 0)
    plate = plate_sprite(end, letter, max(round(unit * 0.8), min(unit, _LEAST)), theme)
    paste_middle(canvas, plate, *((width // 2, height // 2) if faces.pictured else outer))
    if not faces.pictured:  # a second picture beside the first would look like a tile
        size = round(unit * 0.7)
        paste_middle(canvas, sign_sprite(half, size, TextStyle(size, end, "felt", 700), theme), *inner)
    return canvas.sprite()


@kept
def half_sprite(faces: Faces, half: str, size: int, theme: str) -> Sprite:
    """Return an open half alone on a little tile, `size` pixels square."""

    def paint(pen: Pen) -> None:
        pen.block(0, 0, size, size, "tile-edge", size * 0.16)
        pen.block(1.5, 1.5, size - 3, size - 3, "tile-side", size * 0.15)
        pen.block(1.5, 1.5, size - 3, size - 6, "tile", size * 0.15)
        faces.draw(pen.at(size / 2, size / 2 - 1, size * 0.92), half, HalfStyle())

    return make_sprite(size, size, theme, "rim", paint)


def paint_line_ends(canvas: Canvas, view: LineView, faces: Faces, words: TableWords, y: int, height: int) -> None:
    """Draw the ends with their marks, one at the left, one at the right, on a rim that begins at `y`."""
    if not view.left or view.ended:
        return
    for end, half, letter in (("left", view.left, words.left_end), ("right", view.right, words.right_end)):
        plate = plate_sprite(SIDES[end == "right"], letter, _PLATE, canvas.theme, "rim")
        card = half_sprite(faces, half, _OPEN, canvas.theme)
        x = _SIDE if end == "left" else canvas.width - _SIDE - _PLATE - _OPEN - 8
        canvas.paste_row([plate, card] if end == "left" else [card, plate], x, y, height, 8)
