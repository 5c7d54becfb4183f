"""Hands that all may see, small in the players' strips: as large as they can be, so that room is left for the table."""

from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas import Canvas
from rendering.halves import faces_of
from rendering.texts import Style, label_sprite
from rendering.tiles import card_sprite

_GAP, _PAD = 2, 10  # pixels between tiles, under them
_LEAST = 16  # pixels of a half
_PLAIN = (36, 36, 36, 36, 28, 28)  # pixels of a half at most, for one player up to six
_PICTURED = (56, 56, 48, 40, 36, 36)  # pictures need more than pips
_MORE, _MORE_WIDTH = Style(34, "ink", "panel", 700), 58  # how many more there are, and pixels for that


class Grid(NamedTuple):
    """How hands are laid: the pixels of a half, tiles in a row, rows."""

    unit: int
    columns: int
    rows: int

    @property
    def height(self) -> int:
        """Pixels that the rows take."""
        return self.rows * 2 * self.unit + (self.rows - 1) * _GAP + _PAD


def grid_of(game: str, hands: Sequence[Sequence[str]], width: int, height: int) -> Grid:
    """Answer one grid for all hands of a table, with room for the largest, or as much of it as there is room for."""
    sizes = _PICTURED if faces_of(game).pictured else _PLAIN
    most = max(1, *map(len, hands))
    for unit in range(sizes[len(hands) - 1], _LEAST - 1, -2):
        columns = width // (unit + _GAP)
        grid = Grid(unit, columns, -(-most // columns))
        if grid.height <= height:
            return grid
    return grid._replace(rows=max(1, (height - _PAD) // (2 * grid.unit + _GAP)))


def paint_hand(canvas: Canvas, game: str, hand: Sequence[str], grid: Grid, x: int, y: int) -> None:
    """Draw a hand from x, y on; where it does not fit, its last places say how many more there are."""
    room = grid.columns * grid.rows
    places = min(grid.columns, -(-_MORE_WIDTH // (grid.unit + _GAP)))
    shown = hand if len(hand) <= room else hand[: room - places]
    for index, tile in enumerate(shown):
        left, top = _place(grid, index)
        canvas.paste(card_sprite(game, tile, grid.unit, canvas.theme, "panel"), x + left, y + top)
    if len(hand) > room:
        left, top = _place(grid, room - places)
        width = places * (grid.unit + _GAP)
        more = label_sprite(f"+{len(hand) - len(shown)}", _MORE, canvas.theme, width)
        assert more is not None
        canvas.paste(more, x + left + (width - more.width) // 2, y + top + grid.unit - more.height // 2)


def _place(grid: Grid, index: int) -> tuple[int, int]:
    row, column = divmod(index, grid.columns)
    return column * (grid.unit + _GAP), row * (2 * grid.unit + _GAP)
