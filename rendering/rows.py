"""How high the cloth of a table of tiles is: a board is 11:7 where what lies there stays large enough, else higher.

Discord shows a picture whole in 550 x 350 points on a wide screen, and as wide as there is room on a phone.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rendering.kit.surface import RAIL, RIM
from rendering.players.layout import WIDTH, Plates

BOARD = WIDTH * 7 // 11 + 1  # pixels of a board as wide as 11:7: 764
HIGHEST = 1128  # pixels of a board at most
MARGIN = 4  # pixels of cloth round what lies on it
INSIDE = WIDTH - 2 * RIM - 2 * MARGIN  # pixels from side to side for what lies there
_STEP = 66  # pixels by which a cloth grows: seldom, for then all is laid anew
_LOWS, _SEEN = (500, 440, 390, 340), 920  # pixels of a low cloth, as many as there is room for; of all

Reach = Callable[[int], tuple[int, int]]  # of so many rows, those from and to which some are covered


class Rows(NamedTuple):
    """The rows of a cloth: so many are laid out, of which so many are seen from the `first` on."""

    laid: int
    first: int
    seen: int

    @property
    def cloth(self) -> int:
        """Return the height of the cloth in pixels."""
        return self.seen + 2 * MARGIN


def heights(layout: Plates, most: int) -> tuple[int, ...]:
    """Return the rows that a cloth may have: those of a board of 11:7 first, and more, up to so many pixels of cloth.

    Where hands lie open they begin with those of a low table: open hands grow smaller, and what lies is to stay.
    """
    plain, most = BOARD - _around(layout._replace(grid=None)), most - 2 * MARGIN
    lows = sorted(low for low in _LOWS if low < plain)
    found = (*lows, *range(plain, most - _STEP // 2, _STEP), most)
    return tuple(rows for rows in found if rows >= _last(found, BOARD - _around(layout)))


def low_rows(layout: Plates, below: int, reach: Reach) -> Rows:
    """Return those of a table over a hand of so many pixels: no more than what lies there covers.

    Few heights are laid out, since a layout is remembered for each.
    """
    room = _SEEN - layout.height - RIM - RAIL - below
    laid = next((low for low in _LOWS if low <= room), _LOWS[-1])
    top, bottom = reach(laid)
    return Rows(laid, top, bottom - top)


def open_rows(layout: Plates, laid: int, reach: Reach) -> Rows:
    """Return those of a table with open hands: the board is as near to 11:7 as what lies there lets it be."""
    top, bottom = reach(laid)
    seen = min(laid, max(BOARD - _around(layout), bottom - top))
    return Rows(laid, max(0, min((top + bottom - seen) // 2, laid - seen)), seen)


def height_of(layout: Plates, rows: Rows) -> int:
    """Return the height of the picture in pixels: players, rim, cloth, and the broad rim in front."""
    return layout.height + RIM + rows.cloth + RAIL


def most_rows(layout: Plates) -> int:
    """Return how many rows the highest picture has with these plates."""
    return HIGHEST - _around(layout)


def _last(rows: Sequence[int], most: int) -> int:
    """Return the last of ascending numbers that is not above another, else the first."""
    return max((one for one in rows if one <= most), default=rows[0])


def _around(layout: Plates) -> int:
    """Return the pixels of a picture that are no rows of its cloth."""
    return layout.height + RIM + 2 * MARGIN + RAIL
