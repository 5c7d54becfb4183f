"""The table as a picture: the players at the top, the game's own table under them, the state of things at the foot."""

from collections.abc import Callable, Sequence

from bot.games.cross.view import CrossView
from bot.games.line.view import LineView
from bot.games.view import View
from rendering.canvas import Canvas
from rendering.cross import follower, last_one, paint_cross
from rendering.foot import FOOT, paint_foot
from rendering.halves import sheet_theme
from rendering.line import Area, paint_line
from rendering.ring import paint_ring, ring_height
from rendering.seats import paint_bar
from rendering.strips import WIDTH, Strip, bar_height
from rendering.values import SeatLabel, TableWords

HEIGHT = 800
_MARGIN = 12  # pixels of felt around the game's table

Painter = Callable[[Canvas, View, TableWords, Area], None]
PAINTERS: dict[type[View], Painter] = {
    LineView: paint_line,
    CrossView: paint_cross,
}  # a game family is one entry


def draw_table(
    view: View,
    seats: Sequence[SeatLabel],
    words: TableWords,
    theme: str = "light",
    revealed: Sequence[tuple[str, ...]] | None = None,
) -> bytes:
    """Draw a table as PNG, 1200 x 800 pixels.

    Only what the view tells is drawn: pass the public's view for a picture that all see. `seats` has one label a seat,
    in the order of the seats. `revealed` are the hands left at the end of a round, one a seat, shown with their value;
    hands that the view plays open are shown without. ValueError for a view without a painter, labels that do not match
    the view, or an unknown theme or game.
    """
    if [label.seat for label in seats] != list(range(len(view.sizes))):
        raise ValueError("there must be one label for each seat, in order")
    canvas = Canvas(WIDTH, HEIGHT, sheet_theme(view.game, theme))
    strips = _strips(view, seats, words, revealed)
    top = _paint_players(canvas, strips, 0 if revealed is not None else getattr(view, "step", 0))
    area = Area(_MARGIN, top + _MARGIN, WIDTH - 2 * _MARGIN, HEIGHT - top - FOOT - 2 * _MARGIN)
    find_painter(view)(canvas, view, words, area)
    paint_foot(canvas, view, words)
    return canvas.png()


def _paint_players(canvas: Canvas, strips: list[Strip], step: int) -> int:
    """Draw the players, as a ring if there is a direction of play that can turn; answer how high they are."""
    if step:
        paint_ring(canvas, strips, step)
        return ring_height(strips)
    paint_bar(canvas, strips)
    return bar_height(strips)


def find_painter(view: View) -> Painter:
    """Answer who draws the table of such a view; ValueError if nobody does."""
    painter = next((PAINTERS[kind] for kind in type(view).__mro__ if kind in PAINTERS), None)
    if painter is None:
        raise ValueError(f"no table is drawn for {type(view).__name__}")
    return painter


def _strips(
    view: View, seats: Sequence[SeatLabel], words: TableWords, revealed: Sequence[tuple[str, ...]] | None
) -> list[Strip]:
    hands = revealed if revealed is not None else getattr(view, "open_hands", None)
    jokers = getattr(view, "joker_sizes", ())
    follows = follower(view) if isinstance(view, CrossView) else None
    return [
        Strip(
            label,
            view.game,
            size,
            turn=view.turn == label.seat,
            out=label.seat in view.out,
            hand=None if hands is None else tuple(hands[label.seat]),
            worth=revealed is not None,
            words=words,
            jokers=jokers[label.seat] if jokers else None,
            next=label.seat == follows,
            last_one=last_one(view, label.seat) if isinstance(view, CrossView) else "",
            dead_end=isinstance(view, CrossView) and view.last_dead == label.seat,
        )
        for label, size in zip(seats, view.sizes, strict=True)
    ]
