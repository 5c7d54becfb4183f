"""The small signs of league pictures: results, moves, ranks, letters of tie-breaks. Each has a shape of its own."""

from functools import lru_cache

from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.pages.league.values import ResultMark
from rendering.players.shapes import paint_crown

UP, DOWN = "seat-3", "seat-2"  # colours of who has gone up, and down
_METALS = {2: ("muted", "panel"), 3: ("rim-light", "rim-ink")}  # of the medals behind the first, with their ink


@lru_cache(maxsize=256)
def result_sprite(mark: ResultMark, size: int, theme: str) -> Sprite:
    """Return a result: a full disc for the winner, an empty square for the last, a full square for those between."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        letter = 0.66 if len(mark.letter) < 2 else 0.5
        if mark.kind == "won":
            inner.dot(0.5, 0.5, 0.5, UP)
            inner.text(0.5, 0.5, mark.letter, letter, "on-seat", 800)
        else:
            colour = DOWN if mark.kind == "last" else "seat-1"
            inner.block(0.04, 0.04, 0.92, 0.92, colour, 0.14)
            if mark.kind == "last":
                inner.block(0.14, 0.14, 0.72, 0.72, "panel", 0.08)
            inner.text(0.5, 0.5, mark.letter, letter, colour if mark.kind == "last" else "on-seat", 800)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=64)
def letter_sprite(letter: str, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a letter in a ring: what has decided between equals."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        inner.dot(0.5, 0.5, 0.5, "ink")
        inner.dot(0.5, 0.5, 0.42, ground)
        inner.text(0.5, 0.5, letter, 0.62, "ink", 700)

    return make_sprite(size, size, theme, ground, paint)


@lru_cache(maxsize=64)
def medal_sprite(rank: int, size: int, theme: str) -> Sprite:
    """Return a rank behind the first on a disc, the second's and the third's in their metals."""
    metal, ink = _METALS[rank]

    def paint(pen: Pen) -> None:
        pen.at(0, 0, size).dot(0.5, 0.5, 0.5, metal)
        pen.text(size / 2, size / 2, str(rank), size * 0.66, ink, 800)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=16)
def crown_sprite(size: int, theme: str) -> Sprite:
    """Return a crown on gold, for the face of who leads."""

    def paint(pen: Pen) -> None:
        paint_crown(pen.at(size / 2, size * 0.37, size), "gold-ink", "gold-ink")

    return make_sprite(size, round(size * 0.72), theme, "gold", paint)


@lru_cache(maxsize=16)
def arrow_sprite(up: bool, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a triangle that points up or down, in the colour of that; in ink on gold."""
    colour = "gold-ink" if ground == "gold" else UP if up else DOWN
    points = ((0.5, 0.08), (0.98, 0.88), (0.02, 0.88)) if up else ((0.5, 0.92), (0.98, 0.12), (0.02, 0.12))
    return make_sprite(size, size, theme, ground, lambda pen: pen.at(0, 0, size).polygon(points, colour))


@lru_cache(maxsize=16)
def dash_sprite(size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a short stroke: no move."""
    colour = "gold-ink" if ground == "gold" else "muted"

    def paint(pen: Pen) -> None:
        pen.at(0, 0, size).block(0.1, 0.42, 0.8, 0.16, colour, 0.08)

    return make_sprite(size, size, theme, ground, paint)
