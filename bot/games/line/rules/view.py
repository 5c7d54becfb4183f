"""The view of a line with two ends, and a tile as it lies there."""

import msgspec

from bot.games.view import View


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile as it lies in a line: the halves that look left and right, whose it was, and what covers a half.

    `cover` is the half over which a joker lies, `left` or `right`, with `figure` the covering figure (JD-2). A covered
    double does not lie crosswise.
    """

    tile: str
    left: str
    right: str
    seat: int
    cover: str = ""
    figure: str = ""

    @property
    def crosswise(self) -> bool:
        """Whether it lies across the line, as doubles do."""
        return self.left == self.right and not self.cover


class LineView(View, frozen=True, kw_only=True):
    """The view of a game with one line and two ends (classic, moomin, christmas).

    `line` goes from the left end to the right; `start` is the index in it of the tile laid first, `last` of the tile
    laid last (None: the line is empty). `left` and `right` are the open halves ("" while the line is empty). `stock`
    counts the pile (None: the game has none to draw from). `open_hands` are all hands where the game plays them open.
    """

    line: tuple[Placed, ...]
    start: int = 0
    last: int | None = None
    left: str = ""
    right: str = ""
    stock: int | None = None
    passes: int = 0
    jokers: tuple[str, ...] | None = None
    joker_sizes: tuple[int, ...] = ()
    open_hands: tuple[tuple[str, ...], ...] | None = None
