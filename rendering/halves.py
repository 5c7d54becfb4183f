"""What is on the halves of a game's tiles: a registry of faces, one entry a game.

A new game registers its `Faces`; tiles, hands, chains and emojis are then drawn with them.
"""

from collections.abc import Iterable
from itertools import combinations_with_replacement

from rendering.domos import domo_faces
from rendering.faces import Faces, Look, split_dashed
from rendering.figures import figure_faces
from rendering.motifs import motif_faces
from rendering.sprites import Pen, Point

__all__ = ["FACES", "Faces", "Look", "draw_pips", "faces_of", "sheet_theme", "split_dashed"]

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


def draw_pips(pen: Pen, half: str, look: Look) -> None:
    """Draw a half with 0 to 6 pips: as many dots, and every number in a colour of its own."""
    across = look.lying or look.wide > 1
    colour = "dim-ink" if look.dim else f"pip-{half}"
    radius = _RADIUS.get(half, 0.125) * (1.15 if look.wide > 1 else 1)
    for x, y in _PIPS[half]:
        if across:
            x, y = y, -x
        pen.pip(x * look.wide, y, radius, colour)


def _sum_of_pips(tiles: Iterable[str]) -> int:
    return sum(int(half) for tile in tiles for half in split_dashed(tile))


def _pip_faces() -> Faces:
    halves = tuple("0123456")
    pairs = combinations_with_replacement(halves, 2)
    tiles = tuple(sorted(f"{high}-{low}" for low, high in pairs))
    return Faces(halves, tiles, draw_pips, split_dashed, _sum_of_pips, str)


FACES: dict[str, Faces] = {
    "classic": _pip_faces(),
    "moomin": figure_faces(),
    "moomin-joker": figure_faces(jokers=True),
    "christmas": motif_faces(),
    "uno": domo_faces(),
}


def faces_of(game: str) -> Faces:
    """Answer the faces of a game's tiles; ValueError if it has none here."""
    if game not in FACES:
        raise ValueError(f"no faces are registered for {game}")
    return FACES[game]


def sheet_theme(game: str, theme: str) -> str:
    """Answer the theme's name for sheets of a game: with the paints of its tiles, if it has paints of its own."""
    paints = faces_of(game).paints
    return f"{theme}+{paints}" if paints else theme
