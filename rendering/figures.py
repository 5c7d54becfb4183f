"""The faces of moomin and joker domino: nine animals of our own, called 1 to 9, and the joker cards that show them."""

from collections.abc import Iterable
from itertools import combinations_with_replacement

from rendering.animals_air import BUTTERFLY, DUCK, FISH, OWL
from rendering.animals_land import CAT, FOX, HEDGEHOG, RABBIT, SNAIL
from rendering.faces import Faces, Look, split_dashed
from rendering.shapes import SIZE, Picture, disc, fill, marks, paint_picture, solid, stroke
from rendering.sprites import Pen

FIGURES: dict[str, Picture] = dict(
    zip("123456789", (HEDGEHOG, OWL, FOX, FISH, CAT, SNAIL, RABBIT, BUTTERFLY, DUCK), strict=True)
)
_CUT = (
    (-0.3, -0.45),
    (0.3, -0.45),
    (0.45, -0.3),
    (0.45, 0.3),
    (0.3, 0.45),
    (-0.3, 0.45),
    (-0.45, 0.3),
    (-0.45, -0.3),
)
_CARD = Picture(
    (
        solid(fill("violet", *_CUT)),
        marks(fill("pale-yellow", *((x * 0.86, y * 0.86) for x, y in _CUT))),
    )
)
_LETTER = ((0.06, -0.26), (0.06, 0.1), (-0.03, 0.24), (-0.17, 0.17))
_MARK = Picture(
    (
        solid(disc("violet", -0.32, -0.32, 0.14)),
        marks(stroke("white", 0.05, *((x * 0.32 - 0.305, y * 0.32 - 0.32) for x, y in _LETTER))),
    )
)
_BACK = Picture((solid(fill("violet", *_CUT)), marks(stroke("white", 0.14, *_LETTER))))


def figure_faces(jokers: bool = False) -> Faces:
    """Answer the faces of moomin domino (MD-1), or with its joker cards those of joker domino (JD-1)."""
    halves = tuple(FIGURES)
    tiles = tuple(f"{one}-{other}" for one, other in combinations_with_replacement(halves, 2))
    faces = Faces(halves, tiles, draw_figure, split_dashed, minus_points, str, pictured=True, slanted=True)
    if not jokers:
        return faces
    cards = {f"J{half}": half for half in halves}
    return faces._replace(tiles=(*tiles, *cards), jokers=cards, joker=draw_joker)


def draw_figure(pen: Pen, half: str, look: Look) -> None:
    """Draw a figure; it stands upright, however its tile lies."""
    paint_picture(pen.at(0, 0, SIZE), FIGURES[half], look.dim)


def draw_joker(pen: Pen, half: str, look: Look) -> None:
    """Draw a joker card into the unit square: cut corners, a frame, the letter J and the figure; or its back."""
    if not half:
        paint_picture(pen, _BACK, look.dim)
        return
    paint_picture(pen, _CARD, look.dim)
    draw_figure(pen.at(0.02, 0.03, 0.76), half, look)
    paint_picture(pen, _MARK, look.dim)


def minus_points(tiles: Iterable[str]) -> int:
    """Count 1 a card and 2 a double (MD-5)."""
    return sum(2 if first == second else 1 for first, second in map(split_dashed, tiles))
