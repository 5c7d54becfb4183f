"""The signs of a player: a badge of a shape and colour for every seat, marks for what was done."""

from collections.abc import Callable

from rendering.art.symbols import paint_symbol
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.colours import SEATS
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import drawable, initial
from rendering.players.portraits import portrait_sprite
from rendering.players.shapes import SHAPES
from rendering.values import Portrait

_badges: Shelf[Sprite] = SPRITES.shelf("players.badges_badges")


def badge_sprite(
    seat: int, name: str, size: int, theme: str, ground: str = "panel", portrait: Portrait | None = None
) -> Sprite:
    """Return a seat's badge: its shape in its colour, with the name's initial, or the seat's number if it has none.

    With a portrait it is the player's face in such a frame, and the letter is a small mark on it.
    """
    letter = initial(name) or str(seat + 1)
    if portrait is not None:
        return portrait_sprite(portrait, seat % SEATS, letter, size, theme, ground)
    return _badges.get(
        ("badge", seat, letter, size, theme, ground),
        lambda: make_sprite(
            size, size, theme, ground, lambda pen: paint_badge(pen.at(0, 0, size), seat, letter)
        ),
    )


def paint_badge(pen: Pen, seat: int, letter: str, edge: str = "") -> None:
    """Paint a badge with one or two letters into the unit square, with an edge of a colour if so wished."""
    shape, middle, size = SHAPES[seat % SEATS]
    if edge:
        shape(pen, edge)
        pen = pen.at(0.07, 0.07, 0.86)
    shape(pen, f"seat-{seat % SEATS + 1}")
    pen.text(0.5, middle, letter, size if len(letter) < 2 else size * 0.78, "on-seat")


def mark_sprite(mark: str, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a mark on a plate: `computer`, `away`, `out`, or a place as digits."""

    def paint(pen: Pen) -> None:
        painter = _MARKS.get(mark)
        if painter is None:
            _paint_place(pen.at(0, 0, size), mark)
        else:
            painter(pen.at(0, 0, size))

    return _badges.get(
        ("mark", mark, size, theme, ground), lambda: make_sprite(size, size, theme, ground, paint)
    )


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
    """Paint a disc with the place; the first has the accent and ribbons."""
    first = digits == "1"
    for side in (-1, 1) if first else ():
        pen.polygon([(0.5, 0.5), (0.5 + side * 0.38, 0.98), (0.5 + side * 0.06, 0.9)], "muted")
    middle = 0.42 if first else 0.5
    pen.dot(0.5, middle, 0.41, "accent" if first else "muted")
    size = 0.58 if len(digits) < 2 else 0.44
    pen.text(0.5, middle, digits, size, "on-accent" if first else "panel")


def last_one_sprite(call: str, called: bool, height: int, theme: str) -> Sprite:
    """Return the mark of a player with one tile left: the call on a plate, or its outline until it is called."""
    width = round(height * 1.95) if drawable(call) else height

    def paint(pen: Pen) -> None:
        edge = 0 if called else height * 0.1
        pen.block(0, 0, width, height, "accent", height * 0.3)
        pen.block(
            edge, edge, width - 2 * edge, height - 2 * edge, "accent" if called else "panel", height * 0.22
        )
        size, ink = height * (0.62 if drawable(call) else 0.8), "on-accent" if called else "accent"
        pen.text(width / 2, height / 2, drawable(call)[:4] or "1", size, ink, 800)

    key = ("last one", call, called, height, theme)
    return _badges.get(key, lambda: make_sprite(width, height, theme, "panel", paint))


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
