"""The marks of a player: a computer's head, a moon, a tick, the sign of a Dead End, a place."""

from collections.abc import Callable

from rendering.art.symbols import paint_symbol
from rendering.kit.sprites import Pen


def paint_sign(pen: Pen, mark: str) -> None:
    """Paint a mark into the unit square: `computer`, `away`, `out`, `dead-end`, or a place as digits."""
    painter = _MARKS.get(mark)
    if painter is None:
        _paint_place(pen, mark)
    else:
        painter(pen)


def _paint_computer(pen: Pen) -> None:
    """Paint a head with an antenna, two eyes and a mouth."""
    pen.line([(0.5, 0.08), (0.5, 0.3)], 0.07, "muted")
    pen.dot(0.5, 0.1, 0.09, "muted")
    pen.block(0.08, 0.28, 0.84, 0.64, "muted", 0.16)
    for x in (0.33, 0.67):
        pen.dot(x, 0.52, 0.1, "panel")
    pen.block(0.32, 0.72, 0.36, 0.08, "panel", 0.03)


def _paint_away(pen: Pen) -> None:
    """Paint a moon: the player sleeps."""
    pen.dot(0.46, 0.52, 0.42, "muted")
    pen.dot(0.64, 0.4, 0.36, "panel")


def _paint_out(pen: Pen) -> None:
    """Paint a tick: all tiles are laid."""
    pen.dot(0.5, 0.5, 0.48, "seat-3")
    pen.line([(0.27, 0.52), (0.44, 0.69), (0.74, 0.34)], 0.12, "on-seat")


def _paint_place(pen: Pen, digits: str) -> None:
    """Paint a disc with the place; the first is of gold and has ribbons."""
    first = digits == "1"
    for side in (-1, 1) if first else ():
        pen.polygon([(0.5, 0.5), (0.5 + side * 0.38, 0.98), (0.5 + side * 0.06, 0.9)], "muted")
    middle = 0.42 if first else 0.5
    pen.dot(0.5, middle, 0.41, "gold-dark" if first else "muted")
    if first:
        pen.dot(0.5, middle, 0.37, "gold")
    size = 0.76 if len(digits) < 2 else 0.5
    pen.text(0.5, middle, digits, size, "gold-ink" if first else "panel")


def _paint_dead_end(pen: Pen) -> None:
    """Paint the sign of a Dead End."""
    pen.block(0.04, 0.04, 0.92, 0.92, "ink", 0.16)
    paint_symbol(pen.at(0.5, 0.5, 0.78), "DE", "panel", "ink")


_MARKS: dict[str, Callable[[Pen], None]] = {
    "dead-end": _paint_dead_end,
    "computer": _paint_computer,
    "away": _paint_away,
    "out": _paint_out,
}
