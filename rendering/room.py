"""The drawing room of a family of games: how its tables and hands become pictures, and what a family must draw itself.

A room says what stands in a picture; how a sheet, a nameplate or a tile is drawn is in the kit. Other code never asks
which view or game it has before it: it asks the registry (`rendering.registry`) for the room.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from bot.games.drawn import HandPlan
from bot.games.view import View
from rendering.art.signs import paint_sign
from rendering.kit.cache import kept
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.surface import RAIL, RIM, paint_surface
from rendering.kit.texts import TextStyle, label_sprite
from rendering.players.badges import badge_sprite
from rendering.players.layout import NO_PLATES, WIDTH, Plate, Plates, lay_plates
from rendering.players.plates import paint_plates
from rendering.values import SeatLabel, TableWords

BOARD = WIDTH * 7 // 11 + 1  # pixels of a board's height where it is as wide as 11:7: 764
NO_WORDS = TableWords(turn="", tiles="", score="")


V = TypeVar("V", bound=View)


class PieceSet(NamedTuple):
    """The pieces of a game as it writes them, each kind once.

    `paint_emoji(pen, piece)` paints a piece into a square of `EMOJI_SIDE` pixels. `paints` names the paints of its
    pictures ("": those of figures).
    """

    pieces: tuple[str, ...]
    paint_emoji: Callable[[Pen, str], None]
    paints: str = ""


class TableFrame(NamedTuple, Generic[V]):
    """The things that a table shows besides its view: players, words, and the hands that all see (None: none).

    `final`: these hands are what was left at the end of the round. `whole` is a later view of the round: tiles are laid
    as in it, so that they never move (None: as large as there is room now). `plan` is the plan of the player whose hand
    lies under the table in the same picture (None: the table stands alone): such a table is low, and the hand takes so
    many pixels `below` it. `layout` is that of the plates, `spread` the room's own (`DrawingRoom.spread`).
    """

    seats: Sequence[SeatLabel]
    words: TableWords
    hands: Sequence[tuple[str, ...]] | None
    final: bool
    whole: V | None = None
    plan: HandPlan | None = None
    below: int = 0
    layout: Plates = NO_PLATES
    spread: Any = None

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


class DrawingRoom(ABC, Generic[V]):
    """Draws a family of games: `sets` has the pieces of each, `examples` a position of each for its rules.

    `views` is the class of its views. A table has its players at the top, a cloth below them, and a rim in front. A
    family says what stands on the plates (`plates`, `step`), which hands lie open (`open_hands`) and how large the
    table is (`height` or `low_cloth`, `rail`), and paints what lies on the cloth (`paint_cloth`, and `paint_example`
    for the rules) and what stands on the rim (`paint_rail`).
    """

    views: type[V]

    def __init__(self, sets: Mapping[str, PieceSet], examples: Mapping[str, V]) -> None:
        self.sets, self.examples = sets, examples

    def sheet_theme(self, game: str, theme: str) -> str:
        """Return the theme's name for sheets of a game: with the paints of its pieces."""
        paints = self.sets[game].paints
        return f"{theme}+{paints}" if paints else theme

    # --- what a family writes ---

    @abstractmethod
    def open_hands(self, view: V) -> Sequence[tuple[str, ...]] | None:
        """Return the hands that all see while the round goes on (None: there are none)."""

    @abstractmethod
    def plates(self, view: V, frame: TableFrame[V], theme: str) -> list[Plate]:
        """Return what the players' plates show."""

    def low_cloth(self, view: V, inner: int) -> int:
        """Return the height of the cards or tiles on a low table that is so many pixels wide inside."""
        raise NotImplementedError

    @abstractmethod
    def paint_cloth(self, canvas: Canvas, view: V, frame: TableFrame[V], cloth: Area) -> None:
        """Draw all that lies on the table."""

    @abstractmethod
    def paint_example(self, canvas: Canvas, view: V, words: TableWords, cloth: Area) -> None:
        """Draw what lies on the table of an example."""

    @abstractmethod
    def lay_hand(
        self, view: V, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand on a sheet; `alone`: the table is not in the same picture."""

    @abstractmethod
    def paint_moment(self, canvas: Canvas, view: V, area: Area) -> None:
        """Draw the tiles or cards on the table into an area of cloth, as large as there is room."""

    @abstractmethod
    def paint_rest(self, canvas: Canvas, view: V, pieces: Sequence[str], area: Area) -> None:
        """Draw the pieces that were left in a hand, small, at the left of an area of cloth."""

    @abstractmethod
    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw pieces of a game at the left or right of a winner's face, as many as have room."""

    # --- what most families have in common ---

    def step(self, view: V, frame: TableFrame[V]) -> int:
        """Return the direction of play, 1 or -1 (0: it is not shown)."""
        return 0

    def spread(self, view: V, frame: TableFrame[V]) -> Any:
        """Return how things lie on the cloth, which `height` and `paint_cloth` then find in the frame."""
        return None

    def height(self, view: V, frame: TableFrame[V]) -> int:
        """Return the height of the picture in pixels; a low table is as low as its tiles or cards let it be."""
        return frame.layout.height + 2 * RIM + self.low_cloth(view, WIDTH - 2 * RIM) if frame.low else BOARD

    def rail(self, frame: TableFrame[V]) -> int:
        """Return the height of the rim in front: narrow, but for the winners' banner once the round is over."""
        return RAIL if frame.winners else RIM

    def paint_rail(self, canvas: Canvas, view: V, frame: TableFrame[V]) -> None:
        """Draw what stands on the rim in front: the winners' banner."""
        paint_banner(canvas, frame.winners, frame.words)

    def lay_table(
        self,
        view: V,
        seats: Sequence[SeatLabel],
        words: TableWords,
        theme: str,
        revealed: Sequence[tuple[str, ...]] | None,
        whole: V | None = None,
        plan: HandPlan | None = None,
        below: int = 0,
    ) -> Canvas:
        """Lay a table on a sheet. With `whole`, a later view of the round, tiles lie as in that.

        With the `plan` of a player whose hand will lie under it, so many pixels high (`below`), the table is low.
        """
        theme = self.sheet_theme(view.game, theme)
        hands = revealed if revealed is not None else self.open_hands(view)
        frame = TableFrame(seats, words, hands, revealed is not None, whole, plan, below)
        plates, step = self.plates(view, frame, theme), self.step(view, frame)
        layout = lay_plates(plates, step, low=frame.low)
        frame = frame._replace(layout=layout)
        frame = frame._replace(spread=self.spread(view, frame))
        canvas = Canvas(WIDTH, self.height(view, frame), theme)
        paint_plates(canvas, plates, layout, step)
        cloth = paint_surface(canvas, layout.height, self.rail(frame))
        self.paint_cloth(canvas, view, frame, cloth)
        self.paint_rail(canvas, view, frame)
        return canvas


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


# --- ribbons with notched ends: the winners' banner, with a crown, badges and names, on the rim in front ---


class Ribbon(NamedTuple):
    """The shape of a ribbon in pixels: its height, the length of its ends, and how deep these are notched.

    The ends begin `drop` pixels lower, and their parts behind are `over` pixels long; the middle is `short` pixels
    less high.
    """

    height: int
    end: int
    notch: int
    drop: int
    over: int
    short: int


@kept
def ribbon_sprite(ribbon: Ribbon, width: int, colour: str, ground: str, theme: str) -> Sprite:
    """Return a ribbon so wide in a colour, its ends in the dark shade of it."""
    high, end = ribbon.height, ribbon.end - ribbon.over

    def paint(pen: Pen) -> None:
        for left, inner, tip in ((0, ribbon.end, ribbon.notch), (width, width - ribbon.end, width - ribbon.notch)):
            outline = [(left, ribbon.drop), (inner, ribbon.drop), (inner, high), (left, high)]
            pen.polygon([*outline, (tip, (high + ribbon.drop) / 2)], f"{colour}-dark")
        pen.block(end, 0, width - 2 * end, high - ribbon.short, colour)

    return make_sprite(width, high, theme, ground, paint)


_BANNER = Ribbon(RAIL - 8, 40, 16, 6, 14, 6)
_MOST = 900  # pixels of a banner at most
_NAME = 300  # pixels of a name on it at most
_BADGE = 46  # pixels
_CROWN = 46  # pixels
_GAP = 12  # pixels between the parts of a banner
_TEXT = TextStyle(36, "gold-ink", "gold", 700)


def paint_banner(canvas: Canvas, winners: Sequence[SeatLabel], words: TableWords) -> bool:
    """Draw the banner of a round's winners in the middle of a broad rim in front; False if nobody has won."""
    if not winners:
        return False
    theme, end = canvas.theme, _BANNER.end
    room = (_MOST - 2 * end - _CROWN) // len(winners) - _BADGE - 40
    parts: list[Sprite | None] = [_crown_sprite(theme)]
    for label in winners:
        parts.append(badge_sprite(label.seat, label.name, _BADGE, theme, "gold"))
        parts.append(label_sprite(label.name, _TEXT, theme, min(_NAME, room)))
    parts.append(label_sprite(words.won, _TEXT, theme, 260))
    sprites = [part for part in parts if part is not None]
    width = min(_MOST, sum(sprite.width + _GAP for sprite in sprites) - _GAP + 2 * end + 24)
    x, y = (canvas.width - width) // 2, canvas.height - RAIL + 4
    canvas.paste(ribbon_sprite(_BANNER, width, "gold", "rim", theme), x, y)
    canvas.paste_row(sprites, x + end + 12, y, _BANNER.height - _BANNER.short, _GAP)
    left = end - _BANNER.over
    canvas.fill(x + left, y, width - 2 * left, 3, "gold-light")  # last: grounds of texts reach into it
    return True


@kept
def _crown_sprite(theme: str) -> Sprite:
    crown = partial(paint_sign, name="banner-crown", ink="gold-ink")
    return make_sprite(_CROWN, _CROWN, theme, "gold", lambda pen: crown(pen.at(_CROWN / 2, _CROWN / 2, _CROWN)))
