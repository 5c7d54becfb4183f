"""What a family of games has on the floor of pictures: its drawing room.

A room says what stands in a picture; how a sheet, a nameplate or a tile is drawn is in the kit. Other code never asks
which view or game it has before it: it asks the registry (`rendering.registry`) for the room.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from bot.games.view import View
from rendering.kit.canvas import Canvas
from rendering.kit.sprites import Pen
from rendering.values import HandPlan, SeatLabel, TableWords

V = TypeVar("V", bound=View)


class PieceSet(NamedTuple):
    """The pieces of a game: the name of their set in the names of emojis, all kinds as the game writes them.

    Games that are played with the same set share it. `paints` names the paints of its pictures ("": those of figures);
    `paint_emoji(pen, piece)` paints a piece into a square of `rendering.kit.emojis.SIZE` pixels.
    """

    name: str
    pieces: tuple[str, ...]
    paint_emoji: Callable[[Pen, str], None]
    paints: str = ""


class Scale(NamedTuple):
    """The size of a picture of a table: its width and height, and the narrow side of half a tile, or of a card, in it.

    All in pixels.
    """

    width: int
    height: int
    piece: int

    def points(self, wide: float, high: float = float("inf")) -> float:
        """Return the points that a piece has where the picture is shown at most so many points wide and high."""
        return self.piece * min(wide / self.width, high / self.height)


class DrawingRoom(Generic[V]):
    """Draws a family of games: `sets` has the pieces of each, `examples` a position of each for its rules."""

    def __init__(self, sets: Mapping[str, PieceSet], examples: Mapping[str, V]) -> None:
        self.sets, self.examples = sets, examples

    def sheet_theme(self, game: str, theme: str) -> str:
        """The theme's name for sheets of a game: with the paints of its pieces."""
        paints = self.sets[game].paints
        return f"{theme}+{paints}" if paints else theme

    def draw_table(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> bytes:
        """Draw a table as PNG (see `rendering.draw_table`)."""
        return self.lay_table(view, seats, words, theme, revealed).png()

    def lay_table(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
        whole: V | None = None,
    ) -> Canvas:
        """Lay a table on a sheet; where `whole` is given, as it lies in that later view of the round."""
        raise NotImplementedError

    def scale(
        self, view: V, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None
    ) -> Scale:
        """Return the size of that picture, and of the pieces in it."""
        raise NotImplementedError

    def draw_hand(
        self, view: V, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan
    ) -> bytes:
        """Draw a hand as PNG (see `rendering.draw_hand`)."""
        return self.lay_hand(view, words, theme, order, plan).png()

    def lay_hand(
        self,
        view: V,
        words: TableWords,
        theme: str,
        order: Sequence[str],
        plan: HandPlan,
        *,
        alone: bool = True,
    ) -> Canvas:
        """Lay a hand on a sheet; not `alone`: the table is in the same picture."""
        raise NotImplementedError

    def draw_seat(
        self, table: Canvas, view: V, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan
    ) -> bytes:
        """Draw a hand under its table, which lies on that sheet, as PNG (see `rendering.draw_seat`)."""
        hand = self.lay_hand(view, words, theme, order, plan, alone=False)
        below = table.height
        table.grow(0, hand.height)
        table.cut(below)
        table.lay(hand, (table.width - hand.width) // 2, below)
        return table.png()

    def draw_example(self, game: str, theme: str, words: TableWords) -> bytes:
        """Draw the example of a game's rules as PNG."""
        raise NotImplementedError
