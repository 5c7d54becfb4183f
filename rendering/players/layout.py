"""What a player's plate shows, and how all plates of a table are laid out: in one row, from five players on in two."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.texts import TextStyle, write
from rendering.kit.tiles import Faces, card_sprite
from rendering.values import SeatLabel

WIDTH = 1200  # pixels of a table
PAD = 8  # pixels round the plates
GAP = 24  # pixels between plates of a row where an arrow needs room
LEFT = 30  # pixels inside a plate at its left, the arrow's place
RIGHT = 16  # the same at its right
_IN_A_ROW = 4  # players
_HIGH = 108  # pixels of a plate where there is one row
_LOW = 102  # pixels of a plate where there are two rows
_SLIM = 62  # pixels of a plate of one line
_BANK = 24  # pixels more for a time bank
_SLIM_COLUMNS = 2  # such plates in a row
_MOST_HIGH = 400  # pixels that plates with open hands may take together
_GAP = 2  # pixels between tiles
_PAD = 10  # pixels under tiles
_PLAIN = (36, 36, 36, 36, 28, 28)  # pixels of a half at most, for one player up to six
_PICTURED = (56, 56, 48, 40, 36, 36)  # pictures need more than pips
_MORE = TextStyle(34, "ink", "panel", 700)  # how many more tiles there are
_MORE_WIDTH = 58  # pixels for that number


class OpenHand(NamedTuple):
    """A hand that all see: its tiles, and their worth with the word for it (None: it is not counted)."""

    faces: Faces
    tiles: tuple[str, ...]
    worth: int | None = None
    word: str = ""


class Plate(NamedTuple):
    """All that a plate shows; equal plates look the same.

    `held` is the number of pieces, behind the `icon` of one, `pieces` the word for them. `turn` is the word for whose
    turn it is, `score` that for the total. `pledge` is the minimum that must be met before more may be laid, `pledged`
    says whether it is. `follows`: this player is next, where the direction of play can turn. `won` the deal: the plate
    has a bright frame. `call` is the word that must be called with one piece left, `called` says whether it was.
    `jokers` counts the joker cards, behind the `joker` of one.
    """

    label: SeatLabel
    awaited: bool
    held: int
    icon: Sprite
    pieces: str = ""
    turn: str = ""
    score: str = ""
    pledge: str = ""
    pledged: bool = False
    follows: bool = False
    won: bool = False
    marks: tuple[str, ...] = ()
    call: str = ""
    called: bool = False
    jokers: int | None = None
    joker: Sprite | None = None
    hand: OpenHand | None = None


class HandGrid(NamedTuple):
    """The grid of the hands: the pixels of a half, tiles in a row, rows."""

    unit: int
    columns: int
    rows: int

    @property
    def height(self) -> int:
        """Return the pixels that the rows take."""
        return self.rows * 2 * self.unit + (self.rows - 1) * _GAP + _PAD


class Plates(NamedTuple):
    """The layout of the plates: plates in a row, rows, pixels between plates, width, height without a hand.

    `grid` is that of open hands. `slim` plates have one line. `bank`: pixels below the lines for the time bank.
    """

    columns: int
    rows: int
    gap: int
    width: int
    head: int
    grid: HandGrid | None = None
    slim: bool = False
    bank: int = 0

    @property
    def body(self) -> int:
        """Return the pixels of a plate above its open hand."""
        return self.head + self.bank

    @property
    def high(self) -> int:
        """Return the pixels of a plate's height."""
        return self.body + (self.grid.height if self.grid else 0)

    @property
    def height(self) -> int:
        """Return the pixels of all plates together, with the gaps round them."""
        return PAD + self.rows * (self.high + PAD)

    def place(self, index: int) -> tuple[int, int]:
        """Return the left upper corner of a plate."""
        row, column = divmod(index, self.columns)
        return PAD + column * (self.width + self.gap), PAD + row * (self.high + PAD)


NO_PLATES = Plates(1, 0, 0, WIDTH, 0)


def lay_plates(plates: Sequence[Plate], step: int = 1, *, low: bool = False) -> Plates:
    """Lay out plates: up to four in one row, more in two; with arrows between them, unless `step` is 0.

    Over a `low` table they have one line where that leaves room for names: for two in a row.
    """
    rows = 1 if len(plates) <= _IN_A_ROW else 2
    columns = -(-len(plates) // rows)
    gap = GAP if step else PAD
    width = (WIDTH - 2 * PAD - gap * (columns - 1)) // columns
    slim = low and columns <= _SLIM_COLUMNS
    head = _SLIM if slim else _LOW if rows == 2 or low else _HIGH
    bank = _BANK if any(plate.label.bank is not None for plate in plates) else 0
    layout = Plates(columns, rows, gap, width, head, slim=slim, bank=bank)
    hands = [plate.hand for plate in plates if plate.hand is not None]
    if not any(hand.tiles for hand in hands):
        return layout
    room = (_MOST_HIGH - PAD) // rows - PAD - layout.body
    grid = grid_of(hands[0].faces, [hand.tiles for hand in hands], width - LEFT - RIGHT, room)
    return layout._replace(grid=grid)


def grid_of(faces: Faces, hands: Sequence[Sequence[str]], width: int, height: int) -> HandGrid:
    """Return one grid for all hands of a table: it holds the largest, or as many tiles as there is room for."""
    sizes = _PICTURED if faces.pictured else _PLAIN
    most = max(1, *map(len, hands))
    for unit in range(sizes[len(hands) - 1], faces.least - 1, -2):
        columns = width // (unit + _GAP)
        grid = HandGrid(unit, columns, -(-most // columns))
        if grid.height <= height:
            return grid
    return grid._replace(rows=max(1, (height - _PAD) // (2 * grid.unit + _GAP)))


def paint_hand(canvas: Canvas, hand: OpenHand, grid: HandGrid, x: int, y: int) -> None:
    """Draw a hand from x, y on; where it does not fit, its last places say how many more tiles there are."""
    room, tiles = grid.columns * grid.rows, hand.tiles
    places = min(grid.columns, -(-_MORE_WIDTH // (grid.unit + _GAP)))
    drawn = tiles if len(tiles) <= room else tiles[: room - places]
    for index, tile in enumerate(drawn):
        left, top = _place(grid, index)
        canvas.paste(card_sprite(hand.faces, tile, grid.unit, canvas.theme, "panel"), x + left, y + top)
    if len(tiles) > room:
        left, top = _place(grid, room - places)
        width = places * (grid.unit + _GAP)
        write(canvas, f"+{len(tiles) - len(drawn)}", _MORE, x + left, y + top, width, height=2 * grid.unit)


def _place(grid: HandGrid, index: int) -> tuple[int, int]:
    row, column = divmod(index, grid.columns)
    return column * (grid.unit + _GAP), row * (2 * grid.unit + _GAP)
