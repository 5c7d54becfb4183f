"""The drawing room of games with tiles of two halves, and how high the cloth of their tables is.

A board is 11:7 where what lies there stays large enough, else higher. Discord shows a picture whole in 550 x 350 points
on a wide screen, and as wide as there is room on a phone.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from bot.games.drawn import HandPlan
from bot.games.view import View
from rendering.kit.cache import SPRITES
from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.surface import RAIL, RIM
from rendering.kit.texts import TextStyle, label_sprite
from rendering.kit.tile_rows import ALONE, HAND_WIDTH, UNDER, HandTile, lay_tiles, paint_outwards, paint_standing
from rendering.kit.tiles import (
    Box,
    Face,
    Faces,
    Spot,
    back_sprite,
    joker_sprite,
    paint_glow,
    paint_shadows,
    paint_target,
    paint_tile_emoji,
    pile_sprite,
    rows_of,
    tile_sprite,
)
from rendering.players.badges import mark_sprite
from rendering.players.layout import WIDTH, OpenHand, Plate, Plates
from rendering.room import BOARD, NO_WORDS, DrawingRoom, PieceSet, TableFrame, paint_banner, plate_of
from rendering.values import TableWords

# --- the height of the cloth ---


HIGHEST = 1128  # pixels of a board at most
MARGIN = 4  # pixels of cloth round what lies on it
INSIDE = WIDTH - 2 * RIM - 2 * MARGIN  # pixels from side to side for what lies there
_STEP = 66  # pixels by which a cloth grows: seldom, for then all is laid anew
_LOWS = (500, 440, 390, 340)  # pixels of a low cloth, the highest first: as many as there is room for
_LOW_SEEN = 920  # pixels of a low table and the hand under it, together


class Rows(NamedTuple):
    """The rows of a cloth: `laid` rows are laid out, of which `visible` are in the picture, from the `first` on."""

    laid: int
    first: int
    visible: int

    @property
    def cloth(self) -> int:
        """Return the height of the cloth in pixels."""
        return self.visible + 2 * MARGIN


def heights(layout: Plates, most: int) -> tuple[int, ...]:
    """Return the numbers of rows that a cloth may have, the first for a board of 11:7, up to so many pixels of cloth.

    Where hands lie open the list begins lower: open hands grow smaller, and the tiles are to stay in their places.
    """
    plain, most = BOARD - _around(layout._replace(grid=None)), most - 2 * MARGIN
    lows = sorted(low for low in _LOWS if low < plain)
    rows_allowed = (*lows, *range(plain, most - _STEP // 2, _STEP), most)
    first = max((rows for rows in rows_allowed if rows <= BOARD - _around(layout)), default=rows_allowed[0])
    return tuple(rows for rows in rows_allowed if rows >= first)


def low_height(layout: Plates, below: int) -> int:
    """Return the rows that are laid out of a table over a hand of so many pixels: one of few numbers."""
    room = _LOW_SEEN - layout.height - RIM - RAIL - below
    return next((low for low in _LOWS if low <= room), _LOWS[-1])


def open_rows(layout: Plates, laid: int, top: int, bottom: int) -> Rows:
    """Return the rows of a table with open hands: the board is as near to 11:7 as its tiles between two rows let it."""
    visible = min(laid, max(BOARD - _around(layout), bottom - top))
    return Rows(laid, max(0, min((top + bottom - visible) // 2, laid - visible)), visible)


def _around(layout: Plates) -> int:
    """Return the pixels of a picture's height that are not rows of its cloth."""
    return layout.height + RIM + 2 * MARGIN + RAIL


# --- the room ---


_BACK = 24  # pixels of a back on a plate
_JOKER = 34  # pixels of a joker card on a plate
_RAIL_TEXT = TextStyle(34, "rim-ink", "rim", 600)

_LEGIBLE = 36  # pixels of a half in the picture of a moment
_AROUND = 110  # pixels round the middle of the tile laid last that a moment shows
_SCALES = (1.25, 1.5, 1.75, 2.0, 2.5, 3.0)  # how much larger a table is of which only a part is shown
_NEARLY = 0.8  # of what is wanted, by which a table that much larger may have it

_SEEN = 0.6  # of a tile's height that is in the picture, or it is left out
V = TypeVar("V", bound=View)


class SeatFacts(NamedTuple):
    """Facts of a seat that only its family knows.

    `jokers` counts the joker cards (None: the game has none). `next`: the seat is next, where the direction of play can
    turn. `last_one` is `called` or `open` for a player with one tile in games where that must be called. `marks` are
    drawn beside the name.
    """

    jokers: int | None = None
    next: bool = False
    last_one: str = ""
    marks: tuple[str, ...] = ()


class TableFacts(NamedTuple):
    """Facts of a table that only its family knows: of each seat, and how many tiles are left to draw (None: no stock).

    `ends`: there are open ends. `jokers` are the joker cards of the view's own hand, which lie apart from its tiles.
    `hands` are those of all seats where they are played open. `direction` is 1 or -1 where that of play can turn, else
    0.
    """

    seats: Sequence[SeatFacts]
    stock: int | None
    ends: bool
    jokers: Sequence[str] = ()
    hands: Sequence[tuple[str, ...]] | None = None
    direction: int = 0


class Laid(NamedTuple):
    """Tiles as they lie on a table: the pixels of a half, and of the origin from the table's upper left corner.

    `spots` are those of the tiles, `places` those of the next single at each of the ends, `last` is the tile laid last.
    """

    unit: int
    x: int
    y: int
    spots: Sequence[Spot]
    places: Sequence[Spot]
    last: Spot | None

    def box(self, spot: Spot, area: Area) -> Box:
        """Return a spot's left, top, width and height in pixels, on a table that takes an area."""
        x, y = self.x + int(spot.x * self.unit), self.y + int(spot.y * self.unit)
        return area.x + x, area.y + y, int(spot.width * self.unit), int(spot.height * self.unit)

    def paste(self, canvas: Canvas, sprite: Sprite, spot: Spot, area: Area) -> None:
        """Lay a sprite on a spot of a table that takes an area."""
        x, y, _, _ = self.box(spot, area)
        canvas.paste(sprite, x, y)


class Spread(NamedTuple):
    """The rows of a table's cloth, and the tiles on them."""

    rows: Rows
    laid: Laid


class TileRoom(DrawingRoom[V]):
    """Draws a family of games with tiles of two halves: `faces` has those of each game.

    The broad rim in front of their tables shows the open ends. A family says how tiles lie (`laid`, `seen`), draws the
    places at the open ends (`paint_places`, `paint_ends`, `end_sprite`), and tells its `facts`.
    """

    ends: tuple[str, ...] = ()  # the words of tokens that name an open end, in the order of their marks

    def __init__(self, faces: Mapping[str, Faces], examples: Mapping[str, V]) -> None:
        sets = {
            game: PieceSet(drawn.tiles, partial(paint_tile_emoji, drawn), drawn.paints) for game, drawn in faces.items()
        }
        super().__init__(sets, examples)
        self.faces = faces

    # --- what a family writes ---

    @abstractmethod
    def laid(self, view: V, width: int, height: int, whole: V | None = None) -> Laid:
        """Return how tiles lie on a table of so many pixels: as in the later view `whole` if they can."""

    @abstractmethod
    def laid_faces(self, view: V, laid: Laid) -> Iterable[Face]:
        """Return the tiles as they lie, in the order of their spots."""

    @abstractmethod
    def paint_places(self, canvas: Canvas, view: V, words: TableWords, laid: Laid, area: Area) -> None:
        """Draw the places at the ends of what lies on the table."""

    @abstractmethod
    def cloth(self, view: V) -> int:
        """Return the height of the cloth in pixels at most: as the fullest table of the game needs."""

    @abstractmethod
    def lowest(self, view: V, width: int, heights: tuple[int, ...]) -> int:
        """Return the lowest of these heights at which tiles are large enough, else the highest."""

    @abstractmethod
    def paint_ends(self, canvas: Canvas, view: V, words: TableWords, y: int) -> None:
        """Draw the open ends again, on a rim that begins at `y` and is `RAIL` high."""

    @abstractmethod
    def end_sprite(self, end: str, words: TableWords, size: int, theme: str) -> Sprite:
        """Return the mark of one of the `ends`, so many pixels square."""

    @abstractmethod
    def facts(self, view: V) -> TableFacts:
        """Return the facts that only this family knows."""

    @abstractmethod
    def ornament(self, game: str, *, left: bool) -> Sequence[Face]:
        """Return tiles that lie from a middle to one side, the nearest first."""

    def moment_view(self, view: V) -> V:
        """Return the view for the picture of a moment, in which tiles need not lie where they lay in play."""
        return view

    # --- tables ---

    def open_hands(self, view: V) -> Sequence[tuple[str, ...]] | None:
        """Return the hands of all seats where they are played open."""
        return self.facts(view).hands

    def step(self, view: V, frame: TableFrame[V]) -> int:
        """Return the direction of play while the round goes on, where it can turn."""
        return 0 if frame.final else self.facts(view).direction

    def height(self, view: V, frame: TableFrame[V]) -> int:
        """Return the height that players, cloth and rim need together."""
        rows: Rows = frame.spread.rows
        return frame.layout.height + RIM + rows.cloth + RAIL

    def spread(self, view: V, frame: TableFrame[V]) -> Spread:
        """Return the rows of the cloth: of a low table, and where hands lie open, only some are in the picture."""
        layout = frame.layout
        if frame.low:
            high = low_height(layout, frame.below)
        else:
            laid_view, shape = (view, layout) if frame.whole is None else (frame.whole, layout._replace(grid=None))
            high = min(self.lowest(laid_view, INSIDE, heights(shape, self.cloth(view))), HIGHEST - _around(layout))
        laid = self.laid(view, INSIDE, high, frame.whole)
        top, bottom = rows_of([*laid.spots, *laid.places], laid.unit, laid.y)
        if frame.low:
            return Spread(Rows(high, top, bottom - top), laid)
        if frame.whole is None and layout.grid is not None:
            return Spread(open_rows(layout, high, top, bottom), laid)
        return Spread(Rows(high, 0, high), laid)

    def rail(self, frame: TableFrame[V]) -> int:
        """Return a height that carries marks and words."""
        return RAIL

    def paint_cloth(self, canvas: Canvas, view: V, frame: TableFrame[V], cloth: Area) -> None:
        """Draw the tiles on the rows that are in the picture."""
        (rows, laid), area = frame.spread, _inside(cloth)
        area = area._replace(y=area.y - rows.first, height=rows.laid)
        self._paint_laid(canvas, view, frame.words, laid, area, frame.targets)

    def paint_example(self, canvas: Canvas, view: V, words: TableWords, cloth: Area) -> None:
        """Draw what lies on the table of an example."""
        area = _inside(cloth)
        self._paint_laid(canvas, view, words, self.laid(view, area.width, area.height), area)

    def _paint_laid(
        self, canvas: Canvas, view: V, words: TableWords, laid: Laid, area: Area, targets: Sequence[str] = ()
    ) -> None:
        """Draw tiles and ends: the tile laid last shines, as do the ends that are `targets` while the round goes on."""
        faces = self.laid_faces(view, laid)
        paint_shadows(canvas, [laid.box(spot, area) for spot in laid.spots], laid.unit)
        if laid.last is not None:
            paint_glow(canvas, laid.box(laid.last, area))
        for end in () if view.ended else targets:
            paint_target(canvas, laid.box(laid.places[self.ends.index(end)], area))
        self.paint_places(canvas, view, words, laid, area)
        for face, spot in zip(faces, laid.spots, strict=True):
            laid.paste(canvas, tile_sprite(face, laid.unit, canvas.theme, lit=spot == laid.last), spot, area)

    def paint_moment(self, canvas: Canvas, view: V, area: Area) -> None:
        """Draw the tiles on the table; where they would be too small, the part round the one laid last."""
        view = self.moment_view(view)
        scale = self._scale(view, area)
        whole = Area(0, 0, round(area.width * scale), round(area.height * scale))
        sheet = Canvas(whole.width, whole.height, canvas.theme)
        tiles = self.laid(view, whole.width, whole.height)
        self._paint_laid(sheet, view, NO_WORDS, tiles, whole)
        x, y, wide, high = (0, 0, whole.width, whole.height) if tiles.last is None else tiles.box(tiles.last, whole)
        laid = sheet.laid
        across = min(item.x for item in laid), max(item.x + item.width for item in laid)
        down = min(item.y for item in laid), max(item.y + item.height for item in laid)
        left = _begin(x + wide // 2, across, area.width, whole.width)
        top = _begin(y + high // 2, down, area.height, whole.height)
        part = Area(left, top, area.width, area.height)
        sheet.keep(lambda item: min(item.y + item.height, top + area.height) - max(item.y, top) >= _SEEN * item.height)
        moment: Sprite = SPRITES.get(("moment", sheet.theme, part, laid), partial(sheet.cut_out, part))
        canvas.paste(moment, area.x, area.y)

    def _scale(self, view: V, area: Area) -> float:
        """Return how much larger than the area a table must be for its tiles to be read; each try lays all of them."""

        def unit(scale: float) -> int:
            return self.laid(view, round(area.width * scale), round(area.height * scale)).unit

        first = unit(1.0)
        if first >= _LEGIBLE:
            return 1.0
        near = (scale for scale in _SCALES if scale * first >= _NEARLY * _LEGIBLE)  # others are not enough by far
        return next((scale for scale in near if unit(scale) >= _LEGIBLE), _SCALES[-1])

    def paint_rail(self, canvas: Canvas, view: V, frame: TableFrame[V]) -> None:
        """Draw the broad rim: the open ends, round and stock between them, or the winners' banner."""
        words, stock, y = frame.words, self.facts(view).stock, canvas.height - RAIL
        if paint_banner(canvas, frame.winners, words):
            return
        self.paint_ends(canvas, view, words, y)
        pieces = [label_sprite(words.round, _RAIL_TEXT, canvas.theme, 500)]
        if stock is not None:
            pieces.append(pile_sprite(min(stock, 3), canvas.theme, "rim"))
            pieces.append(label_sprite(str(stock), _RAIL_TEXT, canvas.theme, 100))
            pieces.append(label_sprite(words.stock, _RAIL_TEXT, canvas.theme, 200))
        sprites = [piece for piece in pieces if piece is not None]
        x = (canvas.width - sum(piece.width + 14 for piece in sprites) + 14) // 2
        canvas.paste_row(sprites, x, y, RAIL, 14)

    def plates(self, view: V, frame: TableFrame[V], theme: str) -> list[Plate]:
        """Return the players' plates: tiles held, the family's facts of a seat, and the hands that all see."""
        faces = self.faces[view.game]
        words, plates = frame.words, []
        for label, size, fact in zip(frame.seats, view.sizes, self.facts(view).seats, strict=True):
            hand = None if frame.hands is None else OpenHand(faces, tuple(frame.hands[label.seat]))
            if hand is not None and frame.final:
                hand = hand._replace(worth=faces.worth(hand.tiles), word=words.worth)
            joker = (
                None if fact.jokers is None else joker_sprite(faces, "", _JOKER, theme, "panel", dim=not fact.jokers)
            )
            plates.append(
                plate_of(view, label, size, back_sprite(_BACK, theme), frame)._replace(
                    follows=fact.next,
                    won=label.won,
                    marks=(*(("out",) if label.seat in view.out else ()), *fact.marks),
                    call=(words.last_one or "1") if fact.last_one else "",
                    called=fact.last_one == "called",
                    jokers=fact.jokers,
                    joker=joker,
                    hand=hand,
                )
            )
        return plates

    # --- hands and other pictures ---

    def lay_hand(
        self, view: V, words: TableWords, theme: str, order: Sequence[str], plan: HandPlan, *, alone: bool = True
    ) -> Canvas:
        """Lay a hand in an order; alone it has the open ends above it, under a table it is lower."""
        theme, facts, shape = self.sheet_theme(view.game, theme), self.facts(view), ALONE if alone else UNDER
        if not order:
            return _empty(theme)
        ends = self._fitting(view, words, theme, shape.mark_of(len(order)))
        playable, faded = view.playable, bool(view.playable) or plan.idle
        moves = {word for token in view.legal for word in token.split(" ")}

        def hand_tile(place: int, tile: str, fits: bool, picked: bool) -> HandTile:
            return HandTile(tile, place + 1, fits or picked, ends.get(tile, ()), faded and not fits, place in plan.lit)

        tiles = [hand_tile(place, tile, tile in playable, place in plan.picked) for place, tile in enumerate(order)]
        jokers = [
            hand_tile(place, joker, joker in moves, False) for place, joker in enumerate(facts.jokers, len(order))
        ]
        with_ends = alone and view.turn == view.seat and facts.ends  # else every move would send every hand again
        above = partial(self.paint_ends, view=view, words=words, y=0) if with_ends else None
        return lay_tiles(self.faces[view.game], tiles, jokers, theme, above, shape)

    def _fitting(self, view: V, words: TableWords, theme: str, size: int) -> dict[str, tuple[Sprite, ...]]:
        """Return the marks, so many pixels square, of the ends that legal actions name for a card, by card."""
        ends: dict[str, set[str]] = {}
        for token in view.legal:
            names = token.split(" ")[2:]
            for card in names:
                ends.setdefault(card, set()).update(names[1:])
        return {
            card: tuple(self.end_sprite(end, words, size, theme) for end in self.ends if end in names)
            for card, names in ends.items()
        }

    def paint_rest(self, canvas: Canvas, view: V, pieces: Sequence[str], area: Area) -> None:
        """Draw standing tiles in one or two rows; a number stands for those without room."""
        paint_standing(canvas, self.faces[view.game], pieces, area)

    def paint_ornament(self, canvas: Canvas, game: str, area: Area, *, left: bool) -> None:
        """Draw a line of tiles that begins behind the face."""
        paint_outwards(canvas, self.ornament(game, left=left), area, left=left)


def _begin(must: int, span: tuple[int, int], visible: int, whole: int) -> int:
    """Return where a part begins that has `must` well inside, and as much of a span's middle as it can."""
    inside = min(_AROUND, visible // 2)
    wanted = max(must + inside - visible, min(must - inside, (sum(span) - visible) // 2))
    return max(0, min(wanted, whole - visible))


def _inside(cloth: Area) -> Area:
    return Area(cloth.x + MARGIN, cloth.y + MARGIN, cloth.width - 2 * MARGIN, cloth.height - 2 * MARGIN)


def _empty(theme: str) -> Canvas:
    """Lay a hand without pieces: a tick."""
    canvas = Canvas(HAND_WIDTH, 200, theme)
    canvas.paste(mark_sprite("out", 120, theme, "felt"), (HAND_WIDTH - 120) // 2, 40)
    return canvas
