"""The signs of a player: a badge of a shape and colour for every seat, marks for what was done."""

from bot.games.drawn import Portrait
from rendering.kit.cache import SPRITES, Shelf
from rendering.kit.colours import SEATS
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import drawable, initial
from rendering.players.marks import paint_sign
from rendering.players.portraits import portrait_sprite
from rendering.players.shapes import SHAPES

_GROWN = 1.2  # how much larger a letter in a small badge may be, to be read
_badges: Shelf[Sprite] = SPRITES.shelf("players.badges_badges")


def badge_sprite(
    seat: int, name: str, size: int, theme: str, ground: str = "panel", portrait: Portrait | None = None, mark: str = ""
) -> Sprite:
    """Return a seat's badge: its shape in its colour, with the name's initial, or the seat's number if it has none.

    With a portrait it is the player's face in such a frame, the letter small on it, and above it a mark ("": none).
    """
    letter = initial(name) or str(seat + 1)
    if portrait is not None:
        return portrait_sprite(portrait, seat % SEATS, letter, size, theme, ground, mark)
    return _badges.get(
        ("badge", seat, letter, size, theme, ground),
        lambda: make_sprite(size, size, theme, ground, lambda pen: paint_badge(pen.at(0, 0, size), seat, letter)),
    )


def paint_badge(pen: Pen, seat: int, letter: str, edge: str = "") -> None:
    """Paint a badge with one or two letters into the unit square, with an edge of a colour if so wished."""
    shape, middle, size = SHAPES[seat % SEATS]
    if edge:
        shape(pen, edge)
        pen = pen.at(0.07, 0.07, 0.86)
    shape(pen, f"seat-{seat % SEATS + 1}")
    if letter:
        narrow = 100 if len(letter) < 2 else 74
        pen.text(0.5, middle, letter, min(pen.readable(size), _GROWN * size), "on-seat", narrow=narrow)


def mark_sprite(mark: str, size: int, theme: str, ground: str = "panel") -> Sprite:
    """Return a mark on a plate: `computer`, `away`, `out`, or a place as digits."""
    return _badges.get(
        ("mark", mark, size, theme, ground),
        lambda: make_sprite(size, size, theme, ground, lambda pen: paint_sign(pen.at(0, 0, size), mark)),
    )


def last_one_sprite(call: str, called: bool, height: int, theme: str) -> Sprite:
    """Return the mark of a player with one tile left: the call on a plate, or its outline until it is called."""
    width = round(height * 1.95) if drawable(call) else height

    def paint(pen: Pen) -> None:
        edge = 0 if called else height * 0.1
        pen.block(0, 0, width, height, "accent", height * 0.3)
        pen.block(edge, edge, width - 2 * edge, height - 2 * edge, "accent" if called else "panel", height * 0.22)
        size, ink = height * (0.62 if drawable(call) else 0.8), "on-accent" if called else "accent"
        pen.text(width / 2, height / 2, drawable(call)[:4] or "1", size, ink, 800)

    key = ("last one", call, called, height, theme)
    return _badges.get(key, lambda: make_sprite(width, height, theme, "panel", paint))
