"""What a family of games has on the floor of pictures: its drawing room.

A room says what stands in a picture; how a sheet, a nameplate or a tile is drawn is in the kit. Other code never asks
which view or game it has before it: it asks the registry (`rendering.registry`) for the room.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from bot.games.drawn import HandPlan
from rendering.kit.canvas import Area, Canvas
from rendering.kit.sprites import Pen
from rendering.values import SeatLabel, TableWords


class Drawable(Protocol):
    """A view that can be drawn: all that the view of any game must have for it; a family asks for more of its own.

    All is read only, and means what it means in `bot.games.view.View`.
    """

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seat(self) -> int | None:
        """The seat that sees this (None: the public)."""

    @property
    def turn(self) -> int | None:
        """The seat that is awaited (None: nobody)."""

    @property
    def legal(self) -> tuple[str, ...]:
        """The tokens that the seat may play."""

    @property
    def hand(self) -> tuple[str, ...] | None:
        """The seat's pieces (None: not to be seen)."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of pieces of each seat."""

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have none left."""

    @property
    def ended(self) -> bool:
        """True once the round is over."""

    @property
    def playable(self) -> tuple[str, ...]:
        """The pieces of the hand that can be played."""

    @property
    def shown_hand(self) -> tuple[str, ...]:
        """The hand as pictures number it."""


V_co = TypeVar("V_co", bound=Drawable, covariant=True)


class PieceSet(NamedTuple):
    """The pieces of a game as it writes them, each kind once.

    `paint_emoji(pen, piece)` paints a piece into a square of `rendering.kit.emojis.SIZE` pixels. `paints` names the
    paints of its pictures ("": those of figures).
    """

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


class DrawingRoom(Generic[V_co]):
    """Draws a family of games: `sets` has the pieces of each, `examples` a position of each for its rules.

    `views` is the class of its views. Pictures are asked for with any view that is `Drawable`; what draws them inside
    the family takes its own (`own_view`), so that mypy knows all that it may read.
    """

    views: type[V_co]

    def __init__(self, sets: Mapping[str, PieceSet], examples: Mapping[str, V_co]) -> None:
        self.sets, self.examples = sets, examples

    def own_view(self, view: Drawable) -> V_co:
        """Return the view as one of this family; ValueError for another's."""
        if not isinstance(view, self.views):
            raise ValueError(f"{view.game} has no view of the kind that is drawn here")
        return view

    def sheet_theme(self, game: str, theme: str) -> str:
        """Return the theme's name for sheets of a game: with the paints of its pieces."""
        paints = self.sets[game].paints
        return f"{theme}+{paints}" if paints else theme

    def draw_table(
        self,
        view: Drawable,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
    ) -> bytes:
        """Draw a table as PNG (see `rendering.draw_table`)."""
        return self.lay_table(view, seats, words, theme, revealed).png()

    def lay_table(
        self,
        view: Drawable,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
        whole: Drawable | None = None,
        plan: HandPlan | None = None,
        below: int = 0,
    ) -> Canvas:
        """Lay a table on a sheet; where `whole` is given, as it lies in that later view of the round.

        With the `plan` of a player whose hand will lie under it, so many pixels high (`below`), it is low.
        """
        raise NotImplementedError

    def scale(
        self, view: Drawable, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None
    ) -> Scale:
        """Return the size of that picture, and of the pieces in it."""
        raise NotImplementedError

    def draw_hand(self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan) -> bytes:
        """Draw a hand as PNG (see `rendering.draw_hand`)."""
        return self.lay_hand(view, words, theme, order, plan).png()

    def lay_hand(
        self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand on a sheet; not `alone`: the table is in the same picture."""
        raise NotImplementedError

    def draw_seat(
        self,
        view: Drawable,
        own: Drawable,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        order: Sequence[str],
        plan: HandPlan,
    ) -> bytes:
        """Draw a hand under its table as PNG (see `rendering.draw_seat`)."""
        hand = self.lay_hand(own, words, theme, order, plan, alone=False)
        table = self.lay_table(view, seats, words, theme, None, plan=plan, below=hand.height)
        below = table.height
        table.grow(0, hand.height)
        table.cut(below)
        table.lay(hand, (table.width - hand.width) // 2, below)
        return table.png()

    def paint_moment(self, canvas: Canvas, view: Drawable, area: Area) -> None:
        """Draw what lies on the table into an area of cloth, as large as there is room."""
        raise NotImplementedError

    def paint_left(self, canvas: Canvas, view: Drawable, pieces: Sequence[str], area: Area) -> None:
        """Draw what was left in a hand, small, at the left of an area of cloth."""
        raise NotImplementedError

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw pieces of a game beside a winner's face, on its left or right, as far as the area has room."""
        raise NotImplementedError

    def draw_example(self, game: str, theme: str, words: TableWords) -> bytes:
        """Draw the example of a game's rules as PNG."""
        raise NotImplementedError
