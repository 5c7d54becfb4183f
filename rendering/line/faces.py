"""What is on the tiles of the line games: pips, nine animals called 1 to 9 with their joker cards, Christmas motifs."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations_with_replacement

from rendering.art.animals import BUTTERFLY, CAT, DUCK, FISH, FOX, HEDGEHOG, OWL, RABBIT, SNAIL
from rendering.art.motifs import BELL, CANDLE, GIFT, JOKER, MITTEN, SNOWMAN, STAR, TREE
from rendering.kit.drawings import SIZE, Drawing, disc, fill, marks, paint_drawing, solid, stroke
from rendering.kit.sprites import Pen, Point
from rendering.kit.tiles import Faces, HalfStyle, split_dashed

FIGURES: dict[str, Drawing] = dict(
    zip("123456789", (HEDGEHOG, OWL, FOX, FISH, CAT, SNAIL, RABBIT, BUTTERFLY, DUCK), strict=True)
)
MOTIFS: dict[str, Drawing] = dict(
    zip("1234567J", (CANDLE, GIFT, STAR, BELL, TREE, SNOWMAN, MITTEN, JOKER), strict=True)
)
_A, _B = 0.26, 0.28
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
_CARD = Drawing(
    (
        solid(fill("violet", *_CUT)),
        marks(fill("pale-yellow", *((x * 0.86, y * 0.86) for x, y in _CUT))),
    )
)
_LETTER = ((0.06, -0.26), (0.06, 0.1), (-0.03, 0.24), (-0.17, 0.17))
_MARK = Drawing(
    (
        solid(disc("violet", -0.32, -0.32, 0.14)),
        marks(stroke("white", 0.05, *((x * 0.32 - 0.305, y * 0.32 - 0.32) for x, y in _LETTER))),
    )
)
_BACK = Drawing((solid(fill("violet", *_CUT)), marks(stroke("white", 0.14, *_LETTER))))


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


def _sum_of_pips(tiles: Iterable[str]) -> int:
    return sum(int(half) for tile in tiles for half in split_dashed(tile))


def pip_faces() -> Faces:
    """The faces of the double-six set (CL-1)."""
    halves = tuple("0123456")
    pairs = combinations_with_replacement(halves, 2)
    tiles = tuple(sorted(f"{high}-{low}" for low, high in pairs))
    return Faces(halves, tiles, draw_pips, split_dashed, _sum_of_pips, str)


def figure_faces(jokers: bool = False) -> Faces:
    """The faces of moomin domino (MD-1), or with its joker cards those of joker domino (JD-1)."""
    halves = tuple(FIGURES)
    tiles = tuple(f"{one}-{other}" for one, other in combinations_with_replacement(halves, 2))
    faces = Faces(halves, tiles, draw_figure, split_dashed, minus_points, str, pictured=True, slanted=True)
    if not jokers:
        return faces
    cards = {f"J{half}": half for half in halves}
    return replace(faces, tiles=(*tiles, *cards), jokers=cards, joker=draw_joker)


def draw_figure(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a figure; it stands upright, however its tile lies."""
    paint_drawing(pen.at(0, 0, SIZE), FIGURES[half], style.dim)


def draw_joker(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a joker card into the unit square: cut corners, a frame, the letter J and the figure; or its back."""
    if not half:
        paint_drawing(pen, _BACK, style.dim)
        return
    paint_drawing(pen, _CARD, style.dim)
    draw_figure(pen.at(0.02, 0.03, 0.76), half, style)
    paint_drawing(pen, _MARK, style.dim)


def minus_points(tiles: Iterable[str]) -> int:
    """Count 1 a card and 2 a double (MD-5)."""
    return sum(2 if first == second else 1 for first, second in map(split_dashed, tiles))


def motif_faces() -> Faces:
    """The faces of Christmas domino (WD-1)."""
    halves = tuple(MOTIFS)
    tiles = tuple(f"{one}-{other}" for one, other in combinations_with_replacement(halves, 2))
    return Faces(halves, tiles, draw_motif, split_dashed, _count_cards, str, pictured=True, slanted=True)


def draw_motif(pen: Pen, half: str, style: HalfStyle) -> None:
    """Draw a picture; it stands upright, however its tile lies."""
    paint_drawing(pen.at(0, 0, SIZE), MOTIFS[half], style.dim)


def _count_cards(tiles: Iterable[str]) -> int:
    """Count the cards: the fewest win (WD-8)."""
    return sum(1 for _ in tiles)
