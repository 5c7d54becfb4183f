"""What a player's plate shows, and how all plates of a table are laid out."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.texts import TextStyle, label_sprite, text_width
from rendering.kit.tiles import Faces, card_sprite
from rendering.players.badges import Jokers, count_sprite, last_one_sprite
from rendering.values import SeatLabel, TableWords

WIDTH = 1200  # pixels of a table
PAD = 8  # pixels between plates
LEFT, RIGHT = 32, 16  # pixels inside a plate; left is the arrow's place
LARGE = 42  # pixels of the font of names and numbers
NUMBER = TextStyle(LARGE, "ink", "panel", 700)
_MOST_HIGH = 380  # pixels that plates with open hands may take together
CALL = 46  # height of the call for a last tile
_TALL, _FLAT = 132, 76  # height of plates with two lines, for up to three players, and with one line
MOST_TALL = 3
MOST_SCORE, _MOST_COUNT = 150, 150  # pixels of a score, of a count
_GAP, _PAD = 2, 10  # pixels between tiles, under them
_LEAST = 16  # pixels of a half
_PLAIN = (36, 36, 36, 36, 28, 28)  # pixels of a half at most, for one player up to six
_PICTURED = (56, 56, 48, 40, 36, 36)  # pictures need more than pips
_MORE, _MORE_WIDTH = TextStyle(34, "ink", "panel", 700), 58  # how many more there are, and pixels for that


class SeatFacts(NamedTuple):
    """What a family says of a seat.

    `jokers` counts the joker cards (None: the game has none). `next`: he follows whose turn it is, where the direction
    of play can turn. `last_one` is `called` or `open` for a player with one tile in games where that is called.
    `marks` are drawn beside his name.
    """

    jokers: int | None = None
    next: bool = False
    last_one: str = ""
    marks: tuple[str, ...] = ()


class Nameplate(NamedTuple):
    """All that a player's plate shows; equal plates look the same.

    `left` counts the tiles left. `hand` are the tiles themselves where all may see them, `worth` whether they are
    counted too.
    """

    label: SeatLabel
    faces: Faces
    left: int
    turn: bool
    out: bool
    hand: tuple[str, ...] | None
    worth: bool
    words: TableWords
    facts: SeatFacts = SeatFacts()


class HandGrid(NamedTuple):
    """How hands are laid: the pixels of a half, tiles in a row, rows."""

    unit: int
    columns: int
    rows: int

    @property
    def height(self) -> int:
        """Pixels that the rows take."""
        return self.rows * 2 * self.unit + (self.rows - 1) * _GAP + _PAD


class PlateLayout(NamedTuple):
    """How all plates of a table are laid out: in columns, with or without a second line, with a grid for open hands.

    `tight`: the line has room for name and score only, the worth of the hand stands beside it. `counts` and `scores`
    are the widths of the columns of numbers on a single line, the same for all: the names get what they leave.
    """

    columns: int
    width: int
    tall: bool
    tight: bool
    grid: HandGrid | None = None
    counts: int = 0
    scores: int = 0

    @property
    def head(self) -> int:
        """Height of a plate without the hand."""
        return _TALL if self.tall else _FLAT

    @property
    def height(self) -> int:
        """Height of a plate."""
        return self.head + (self.grid.height if self.grid else 0)


def lay_columns(plates: list[Nameplate]) -> PlateLayout:
    """Lay the plates out: up to three side by side, more in two columns, more with open hands in three."""
    players = len(plates)
    hands = [plate.hand for plate in plates if plate.hand is not None]
    tight = bool(hands) and players > 4
    columns = players if players <= MOST_TALL else 3 if tight else 2
    layout = lay_plates(plates, columns, (WIDTH - PAD * (columns + 1)) // columns, tight)
    if not hands:
        return layout
    rows = -(-players // columns)
    room = (_MOST_HIGH - PAD) // rows - PAD - layout.head
    worth = layout.counts + 8 if tight and plates[0].worth else 0
    return layout._replace(grid=grid_of(plates[0].faces, hands, layout.width - LEFT - RIGHT - worth, room))


def lay_plates(plates: list[Nameplate], columns: int, width: int, tight: bool = False) -> PlateLayout:
    """Lay plates without hands out, of such a width; their numbers get columns as wide as the widest of all."""
    counts = max(count_of(plate, _MOST_COUNT, "light", backs=1).width for plate in plates)
    scores = max(text_width(score_of(plate), NUMBER) for plate in plates)
    return PlateLayout(columns, width, len(plates) <= MOST_TALL, tight, None, counts, min(scores, MOST_SCORE))


def columns_height(plates: list[Nameplate]) -> int:
    """How high the plates are together."""
    layout = lay_columns(plates)
    return PAD + -(-len(plates) // layout.columns) * (layout.height + PAD)


def score_of(plate: Nameplate) -> str:
    """A player's score as it is written."""
    return str(plate.label.score).replace("-", "−")


def count_of(plate: Nameplate, room: int, theme: str, backs: int) -> Sprite:
    """How many tiles and jokers are left, with so many backs at most, or the worth of the tiles that all see.

    Where a last tile is called, the call stands instead of the number.
    """
    if plate.facts.last_one:
        return last_one_sprite(plate.words.last_one, plate.facts.last_one == "called", CALL, theme)
    if plate.worth:
        return count_sprite(f"Σ{plate.faces.worth(plate.hand or ())}", None, room, theme)
    shown = min(plate.left, backs) if plate.hand is None else None
    jokers = None if plate.facts.jokers is None else Jokers(plate.faces, plate.facts.jokers)
    return count_sprite(str(plate.left), shown, room, theme, jokers)


def grid_of(faces: Faces, hands: Sequence[Sequence[str]], width: int, height: int) -> HandGrid:
    """One grid for all hands of a table, with room for the largest, or as much of it as there is room for."""
    sizes = _PICTURED if faces.pictured else _PLAIN
    most = max(1, *map(len, hands))
    for unit in range(sizes[len(hands) - 1], _LEAST - 1, -2):
        columns = width // (unit + _GAP)
        grid = HandGrid(unit, columns, -(-most // columns))
        if grid.height <= height:
            return grid
    return grid._replace(rows=max(1, (height - _PAD) // (2 * grid.unit + _GAP)))


def paint_hand(canvas: Canvas, faces: Faces, hand: Sequence[str], grid: HandGrid, x: int, y: int) -> None:
    """Draw a hand from x, y on; where it does not fit, its last places say how many more there are."""
    room = grid.columns * grid.rows
    places = min(grid.columns, -(-_MORE_WIDTH // (grid.unit + _GAP)))
    shown = hand if len(hand) <= room else hand[: room - places]
    for index, tile in enumerate(shown):
        left, top = _place(grid, index)
        canvas.paste(card_sprite(faces, tile, grid.unit, canvas.theme, "panel"), x + left, y + top)
    if len(hand) > room:
        left, top = _place(grid, room - places)
        width = places * (grid.unit + _GAP)
        more = label_sprite(f"+{len(hand) - len(shown)}", _MORE, canvas.theme, width)
        assert more is not None
        canvas.paste(more, x + left + (width - more.width) // 2, y + top + grid.unit - more.height // 2)


def _place(grid: HandGrid, index: int) -> tuple[int, int]:
    row, column = divmod(index, grid.columns)
    return column * (grid.unit + _GAP), row * (2 * grid.unit + _GAP)
