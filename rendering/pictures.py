"""The pictures of a view, and of pieces as application emojis: the drawing room of the game's family makes them."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import msgspec

from bot.games.drawn import HandPlan, emoji_name
from bot.games.view import View
from rendering.kit.canvas import Canvas
from rendering.kit.sprites import make_clear
from rendering.kit.surface import EMOJI_SIDE, paint_surface
from rendering.players.layout import WIDTH
from rendering.registry import room_for, room_of
from rendering.room import NO_WORDS
from rendering.values import SeatLabel, TableWords

NO_PLAN = HandPlan()
_EXAMPLE_HEIGHT = 420  # pixels of the picture of a game's rules


def draw_here(function: Callable[..., bytes], *arguments: Any) -> bytes:
    """Draw with one of the functions below, here and now; `bot/play/messages/drawers.py` does it elsewhere."""
    return function(*arguments)


def draw_table(
    view: View,
    seats: Sequence[SeatLabel],
    words: TableWords,
    theme: str = "light",
    revealed: Sequence[tuple[str, ...]] | None = None,
) -> bytes:
    """Draw a table as PNG, 1200 pixels wide and, while tiles or cards are large enough, 764 high at most.

    Only what the view has is drawn: pass the public's view for a picture that all see. `seats` has one label a seat, in
    the order of the seats. `revealed` are the hands left at the end of a round, one a seat, shown with their worth;
    hands that the view plays open are shown without. ValueError for a game without a drawing room, a view of another
    family, labels that do not match the view, or an unknown theme.
    """
    room = room_for(view)
    if [label.seat for label in seats] != list(range(len(view.sizes))):
        raise ValueError("there must be one label for each seat, in order")
    return room.lay_table(view, seats, words, theme, revealed).png()


def draw_hand(
    view: View, words: TableWords, theme: str = "light", order: Sequence[str] | None = None, plan: HandPlan = NO_PLAN
) -> bytes:
    """Draw the hand of a view as PNG, 1080 pixels wide, as high as it must be.

    Tiles lie in the order of `view.shown_hand`, or in the given `order`, numbered from 1. Those that can be played are
    raised, with the ends where they fit; while there are such, the others are faded. Joker cards lie apart, below the
    tiles, with the numbers that follow. Where several pieces are laid at once, `plan` is what the player is about to
    do: pieces put down lie in front of the rest. The order may then have more behind the hand's own (taken or won).
    ValueError for a view without a hand, an order that lacks some of it, or for an unknown theme or game.
    """
    if view.hand is None:
        raise ValueError("this view shows no hand")
    if order is not None and sorted(order[: len(view.hand)]) != sorted(view.hand):
        raise ValueError("the order must have the tiles of the hand")
    if order is not None and len(order) > len(view.hand) and not (plan.groups or plan.more):
        raise ValueError("the order must have the tiles of the hand alone")
    return room_for(view).lay_hand(view, words, theme, view.shown_hand if order is None else order, plan).png()


def draw_seat(
    view: View,
    seat_view: View,
    seats: Sequence[SeatLabel],
    words: TableWords,
    theme: str = "light",
    order: Sequence[str] | None = None,
    plan: HandPlan = NO_PLAN,
    revealed: Sequence[tuple[str, ...]] | None = None,
) -> bytes:
    """Draw what lies in front of a player as PNG, 1200 pixels wide: the table, low, and the hand under it.

    `view` is the public's, `seat_view` the seat's; the rest is as in `draw_table` and `draw_hand`. Without a hand, and
    once hands are `revealed`, it is the table alone.
    """
    room = room_for(view)
    if not seat_view.hand or revealed is not None:
        return room.lay_table(view, seats, words, theme, revealed).png()
    pieces = seat_view.shown_hand if order is None else order
    hand = room.lay_hand(seat_view, words, theme, pieces, plan, alone=False)
    # a hand is higher where a piece shines, and the table above it does not move for that
    calm = msgspec.structs.replace(plan, lit=())
    usual = room.lay_hand(seat_view, words, theme, pieces, calm, alone=False) if plan.lit else hand
    table = room.lay_table(view, seats, words, theme, None, plan=plan, below=usual.height)
    below = table.height
    table.grow(0, hand.height)
    table.cut(below)
    table.lay(hand, (table.width - hand.width) // 2, below)
    return table.png()


def draw_rules(game: str, theme: str = "light", words: TableWords = NO_WORDS) -> bytes:
    """Draw a game's example position as PNG, 1200 x 420 pixels; ValueError for an unknown game or theme.

    Ends are marked as on tables with these words.
    """
    room = room_of(game)
    canvas = Canvas(WIDTH, _EXAMPLE_HEIGHT, room.sheet_theme(game, theme))
    room.paint_example(canvas, room.examples[game], words, paint_surface(canvas, 0))
    return canvas.png()


def emoji_names(game: str) -> tuple[str, ...]:
    """Return the names of all emojis of a game; ValueError if it has no drawing room."""
    return tuple(emoji_name(game, piece) for piece in room_of(game).sets[game].pieces)


def tile_emojis(game: str) -> dict[str, bytes]:
    """Draw all pieces of a game as PNG of 128 x 128 pixels, by the names of their emojis.

    Colours are those of the light theme; the ground is clear. ValueError if the game has no drawing room.
    """
    return {emoji_name(game, piece): _emoji(game, piece) for piece in room_of(game).sets[game].pieces}


def _emoji(game: str, piece: str) -> bytes:
    room = room_of(game)
    theme = room.sheet_theme(game, "light")
    image = make_clear(EMOJI_SIDE, EMOJI_SIDE, theme, "tile-edge", lambda pen: room.sets[game].paint_emoji(pen, piece))
    out = BytesIO()
    image.save(out, "PNG", compress_level=9)
    return out.getvalue()
