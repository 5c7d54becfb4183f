"""The drawing room of a family of games: how its tables and hands become pictures, and what a family must draw itself.

A room says what stands in a picture; how a sheet, a nameplate or a tile is drawn is in the kit. Other code never asks
which view or game it has before it: it asks the registry (`rendering.registry`) for the room.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.games.drawn import HandPlan
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import cloth_of, paint_surface
from rendering.kit.texts import TextStyle, label_sprite
from rendering.players.badges import badge_sprite
from rendering.players.layout import NO_PLATES, WIDTH, Plate, Plates, lay_plates
from rendering.players.plates import paint_plates
from rendering.values import SeatLabel, TableWords

BOARD = WIDTH * 7 // 11 + 1  # pixels of a board's height where it is as wide as 11:7: 764
EXAMPLE_HEIGHT = 420  # pixels of the picture of a game's rules
NO_WORDS = TableWords(turn="", tiles="", score="")


class Drawable(Protocol):
    """A view that can be drawn: what every game's view must have; a family may ask for more.

    All is read only, with the meanings of `bot.games.view.View`.
    """

    @property
    def game(self) -> str:
        """Return the name of the game."""

    @property
    def seat(self) -> int | None:
        """Return the seat whose view it is (None: the public)."""

    @property
    def turn(self) -> int | None:
        """Return the seat that is awaited (None: nobody)."""

    @property
    def legal(self) -> tuple[str, ...]:
        """Return the tokens that the seat may play."""

    @property
    def hand(self) -> tuple[str, ...] | None:
        """Return the seat's pieces (None: hidden)."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the number of pieces of each seat."""

    @property
    def out(self) -> tuple[int, ...]:
        """Return the seats without pieces."""

    @property
    def ended(self) -> bool:
        """Return True once the round is over."""

    @property
    def playable(self) -> tuple[str, ...]:
        """Return the pieces of the hand that can be played."""

    @property
    def shown_hand(self) -> tuple[str, ...]:
        """Return the hand in the order in which pictures number it."""


V = TypeVar("V", bound=Drawable)


class PieceSet(NamedTuple):
    """The pieces of a game as it writes them, each kind once.

    `paint_emoji(pen, piece)` paints a piece into a square of `EMOJI_SIDE` pixels. `paints` names the paints of its
    pictures ("": those of figures).
    """

    pieces: tuple[str, ...]
    paint_emoji: Callable[[Pen, str], None]
    paints: str = ""


class Scale(NamedTuple):
    """The size of a table's picture in pixels, and the narrow side of half a tile, or of a card, in it."""

    width: int
    height: int
    piece: int

    def points(self, wide: float, high: float = float("inf")) -> float:
        """Return the points that a piece has where the picture has at most so many points' width and height."""
        return self.piece * min(wide / self.width, high / self.height)


class TableFrame(NamedTuple, Generic[V]):
    """The things that a table shows besides its view: players, words, and the hands that all see (None: none).

    `left`: these hands are what was left at the end of the round. `whole` is a later view of the round: tiles are laid
    as in it, so that they never move (None: as large as there is room now). `plan` is the plan of the player whose hand
    lies under the table in the same picture (None: the table stands alone): such a table is low, and the hand takes so
    many pixels `below` it. `layout` is that of the plates.
    """

    seats: Sequence[SeatLabel]
    words: TableWords
    hands: Sequence[tuple[str, ...]] | None
    left: bool
    whole: V | None = None
    plan: HandPlan | None = None
    below: int = 0
    layout: Plates = NO_PLATES

    @property
    def low(self) -> bool:
        """Return True for a table above a hand."""
        return self.plan is not None

    @property
    def targets(self) -> Sequence[str]:
        """Return the words of the tokens that shine on the table (`HandPlan.targets`)."""
        return () if self.plan is None else self.plan.targets

    @property
    def winners(self) -> list[SeatLabel]:
        """Return the seats that have won the round."""
        return [label for label in self.seats if label.won]


class DrawingRoom(Generic[V]):
    """Draws a family of games: `sets` has the pieces of each, `examples` a position of each for its rules.

    `views` is the class of its views. Callers pass any view that is `Drawable`; methods inside the family take its own
    class (`own_view`), so that mypy knows its fields.

    A table has its players at the top, a cloth below them, and a rim in front. A family says what stands on the plates
    (`plates`, `step`), which hands lie open (`open_hands`) and how large the table is (`height`, `rail`), and paints
    what lies on the cloth (`paint_cloth`, and `paint_example` for the rules) and what stands on the rim (`paint_rail`).
    """

    views: type[V]

    def __init__(self, sets: Mapping[str, PieceSet], examples: Mapping[str, V]) -> None:
        self.sets, self.examples = sets, examples

    def own_view(self, view: Drawable) -> V:
        """Return the view as one of this family's class; ValueError for another family's."""
        if not isinstance(view, self.views):
            raise ValueError(
                f"{view.game} has a {type(view).__name__}, and {type(self).__name__} draws a {self.views.__name__}: "
                f"its family needs a room of its own, and an entry in rendering/registry.py"
            )
        return view

    def sheet_theme(self, game: str, theme: str) -> str:
        """Return the theme's name for sheets of a game: with the paints of its pieces."""
        paints = self.sets[game].paints
        return f"{theme}+{paints}" if paints else theme

    # --- what a family writes ---

    def open_hands(self, view: V) -> Sequence[tuple[str, ...]] | None:
        """Return the hands that all see while the round goes on (None: there are none)."""
        raise NotImplementedError

    def step(self, view: V, frame: TableFrame[V]) -> int:
        """Return the direction of play, 1 or -1 (0: it is not shown)."""
        raise NotImplementedError

    def plates(self, view: V, frame: TableFrame[V], theme: str) -> list[Plate]:
        """Return what the players' plates show."""
        raise NotImplementedError

    def height(self, view: V, frame: TableFrame[V], layout: Plates) -> int:
        """Return the height of the picture in pixels; a low table is as low as its tiles or cards let it be."""
        raise NotImplementedError

    def rail(self, frame: TableFrame[V]) -> int:
        """Return the height of the rim in front in pixels."""
        raise NotImplementedError

    def piece(self, view: V, frame: TableFrame[V], cloth: Area) -> int:
        """Return the width of half a tile on the table, or of a card, in pixels."""
        raise NotImplementedError

    def paint_cloth(self, canvas: Canvas, view: V, frame: TableFrame[V], cloth: Area) -> None:
        """Draw all that lies on the table."""
        raise NotImplementedError

    def paint_rail(self, canvas: Canvas, view: V, frame: TableFrame[V]) -> None:
        """Draw what stands on the rim in front."""
        raise NotImplementedError

    def paint_example(self, canvas: Canvas, view: V, words: TableWords, cloth: Area) -> None:
        """Draw what lies on the table of an example."""
        raise NotImplementedError

    def lay_hand(
        self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand on a sheet; `alone`: the table is not in the same picture."""
        raise NotImplementedError

    def paint_moment(self, canvas: Canvas, view: Drawable, area: Area) -> None:
        """Draw the tiles or cards on the table into an area of cloth, as large as there is room."""
        raise NotImplementedError

    def paint_left(self, canvas: Canvas, view: Drawable, pieces: Sequence[str], area: Area) -> None:
        """Draw the pieces that were left in a hand, small, at the left of an area of cloth."""
        raise NotImplementedError

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw pieces of a game at the left or right of a winner's face, as many as have room."""
        raise NotImplementedError

    # --- pictures ---

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

    def draw_hand(self, view: Drawable, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan) -> bytes:
        """Draw a hand as PNG (see `rendering.draw_hand`)."""
        return self.lay_hand(view, words, theme, order, plan).png()

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
        """Lay a table on a sheet. With `whole`, a later view of the round, tiles lie as in that.

        With the `plan` of a player whose hand will lie under it, so many pixels high (`below`), the table is low.
        """
        family_view, theme = self.own_view(view), self.sheet_theme(view.game, theme)
        frame = self._frame(family_view, seats, words, revealed)
        frame = frame._replace(whole=None if whole is None else self.own_view(whole), plan=plan, below=below)
        plates, step = self.plates(family_view, frame, theme), self.step(family_view, frame)
        layout = lay_plates(plates, step, low=frame.low)
        canvas = Canvas(WIDTH, self.height(family_view, frame, layout), theme)
        paint_plates(canvas, plates, layout, step)
        cloth = paint_surface(canvas, layout.height, self.rail(frame))
        self.paint_cloth(canvas, family_view, frame._replace(layout=layout), cloth)
        self.paint_rail(canvas, family_view, frame)
        return canvas

    def scale(
        self, view: Drawable, seats: Sequence[SeatLabel], revealed: Sequence[tuple[str, ...]] | None = None
    ) -> Scale:
        """Return the size of the picture of a table, and of a piece on it."""
        family_view = self.own_view(view)
        frame = self._frame(family_view, seats, NO_WORDS, revealed)
        plates = self.plates(family_view, frame, self.sheet_theme(view.game, "dark"))
        layout = lay_plates(plates, self.step(family_view, frame))
        height = self.height(family_view, frame, layout)
        cloth = cloth_of(WIDTH, height, layout.height, self.rail(frame))
        return Scale(WIDTH, height, self.piece(family_view, frame._replace(layout=layout), cloth))

    def draw_example(self, game: str, theme: str, words: TableWords) -> bytes:
        """Draw the example of a game's rules as PNG."""
        canvas = Canvas(WIDTH, EXAMPLE_HEIGHT, self.sheet_theme(game, theme))
        self.paint_example(canvas, self.examples[game], words, paint_surface(canvas, 0))
        return canvas.png()

    def _frame(
        self, view: V, seats: Sequence[SeatLabel], words: TableWords, revealed: Sequence[tuple[str, ...]] | None
    ) -> TableFrame[V]:
        hands = revealed if revealed is not None else self.open_hands(view)
        return TableFrame(seats, words, hands, revealed is not None)


AnyRoom: TypeAlias = DrawingRoom[Any]


def plate_of(view: V, label: SeatLabel, size: int, icon: Sprite, frame: TableFrame[V]) -> Plate:
    """Return what every player's plate shows: pieces held behind the picture of one, and the score."""
    return Plate(
        label,
        view.turn == label.seat,
        size,
        icon,
        pieces=label.tiles or frame.words.tiles,
        turn=frame.words.turn,
        score=label.points or frame.words.score,
    )


# --- the winners' banner: a ribbon with a crown, badges and names, on the rim in front ---


_MOST = 900  # pixels of a banner at most
_NAME = 300  # pixels of a name on it at most
_BADGE = 46  # pixels
_CROWN = 46  # pixels
_END = 40  # pixels of a banner's notched end
_GAP = 12  # pixels between the parts of a banner
_TEXT = TextStyle(36, "gold-ink", "gold", 700)


def paint_banner(canvas: Canvas, winners: Sequence[SeatLabel], words: TableWords, y: int, height: int) -> bool:
    """Draw the banner of a round's winners in the middle of the rows from `y` on; False if nobody has won."""
    if not winners:
        return False
    high = height - 8
    parts = [_crown_sprite(canvas.theme)]
    room = _MOST - 2 * _END - _CROWN
    for label in winners:
        parts.append(badge_sprite(label.seat, label.name, _BADGE, canvas.theme, "gold"))
        name = label_sprite(label.name, _TEXT, canvas.theme, min(_NAME, room // len(winners) - _BADGE - 40))
        parts += [name] if name is not None else []
    said = label_sprite(words.won, _TEXT, canvas.theme, 260)
    parts += [said] if said is not None else []
    width = min(_MOST, sum(part.width + _GAP for part in parts) - _GAP + 2 * _END + 24)
    x, top = (canvas.width - width) // 2, y + 4
    canvas.paste(_ribbon_sprite(width, high, canvas.theme), x, top)
    x += _END + 12
    for part in parts:
        canvas.paste(part, x, top + (high - 6 - part.height) // 2)
        x += part.width + _GAP
    left = (canvas.width - width) // 2 + _END - 14
    canvas.fill(left, top, width - 2 * _END + 28, 3, "gold-light")  # last: grounds of texts reach into it
    return True


@kept
def _ribbon_sprite(width: int, height: int, theme: str) -> Sprite:
    """Return a ribbon with notched ends."""

    def paint(pen: Pen) -> None:
        for left, tip in ((0, 16), (width, width - 16)):
            inner = _END if left == 0 else width - _END
            pen.polygon([(left, 6), (inner, 6), (inner, height), (left, height), (tip, height / 2 + 3)], "gold-dark")
        pen.block(_END - 14, 0, width - 2 * _END + 28, height - 6, "gold")

    return make_sprite(width, height, theme, "rim", paint)


@kept
def _crown_sprite(theme: str) -> Sprite:
    """Return a crown with three points."""

    def paint(pen: Pen) -> None:
        at = pen.at(_CROWN / 2, _CROWN / 2, _CROWN)
        at.polygon(
            [(-0.4, 0.3), (-0.46, -0.22), (-0.2, 0.02), (0, -0.36), (0.2, 0.02), (0.46, -0.22), (0.4, 0.3)], "gold-ink"
        )
        at.block(-0.4, 0.34, 0.8, 0.09, "gold-ink")
        for x, y in ((-0.46, -0.24), (0, -0.38), (0.46, -0.24)):
            at.dot(x * 0.94, y, 0.06, "gold-ink")

    return make_sprite(_CROWN, _CROWN, theme, "gold", paint)
