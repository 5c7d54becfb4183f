"""The small signs of league pictures: results, moves, letters of tie-breaks. Each has a shape of its own."""

from functools import lru_cache

from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.pages.league.values import ResultMark


@lru_cache(maxsize=256)
def result_sprite(mark: ResultMark, size: int, theme: str) -> Sprite:
    """Return a result: a full disc for the winner, an empty square for the last, a full square for those between."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        letter = 0.66 if len(mark.letter) < 2 else 0.5
        if mark.kind == "won":
            inner.dot(0.5, 0.5, 0.5, "seat-3")
            inner.text(0.5, 0.5, mark.letter, letter, "on-seat", 800)
        else:
            inner.block(0.04, 0.04, 0.92, 0.92, "muted", 0.14)
            if mark.kind == "last":
                inner.block(0.13, 0.13, 0.74, 0.74, "panel", 0.08)
            inner.text(0.5, 0.5, mark.letter, letter, "muted" if mark.kind == "last" else "panel", 800)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=64)
def letter_sprite(letter: str, size: int, theme: str) -> Sprite:
    """Return a letter in a ring: what has decided between equals."""

    def paint(pen: Pen) -> None:
        inner = pen.at(0, 0, size)
        inner.dot(0.5, 0.5, 0.5, "muted")
        inner.dot(0.5, 0.5, 0.42, "panel")
        inner.text(0.5, 0.5, letter, 0.62, "ink", 700)

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=16)
def arrow_sprite(up: bool, size: int, theme: str) -> Sprite:
    """Return a triangle that points up or down."""
    points = ((0.5, 0.08), (0.98, 0.88), (0.02, 0.88)) if up else ((0.5, 0.92), (0.98, 0.12), (0.02, 0.12))

    def paint(pen: Pen) -> None:
        pen.at(0, 0, size).polygon(points, "seat-3" if up else "accent")

    return make_sprite(size, size, theme, "panel", paint)


@lru_cache(maxsize=16)
def dash_sprite(size: int, theme: str) -> Sprite:
    """Return a short stroke: no move."""

    def paint(pen: Pen) -> None:
        pen.at(0, 0, size).block(0.1, 0.42, 0.8, 0.16, "muted", 0.08)

    return make_sprite(size, size, theme, "panel", paint)
