"""Views: what one seat, or the public, may know. A whitelist of texts and numbers; no state hides in it."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view has; each family adds its table.

    `seat` is whose eyes these are (None: the public's), seats count from 0. `turn` is who is awaited (None: nobody).
    `legal` are the tokens that `seat` may play now, in the pinned order that buttons show; unknown words are `??`.
    `hand` is in the order in which it is shown (None: not to be seen). `sizes` are the cards in each hand.
    `out` are the seats that have no cards left, in the order in which they went out.
    """

    game: str
    seat: int | None
    turn: int | None
    legal: tuple[str, ...]
    hand: tuple[str, ...] | None
    sizes: tuple[int, ...]
    out: tuple[int, ...] = ()
    ended: bool = False

    @property
    def playable(self) -> tuple[str, ...]:
        """The tiles of the hand that some legal action plays, in the hand's order."""
        words = {word for token in self.legal for word in token.split(" ")[2:]}
        return tuple(tile for tile in self.hand or () if tile in words)

    @property
    def shown_hand(self) -> tuple[str, ...]:
        """The hand as pictures and buttons number it: playable tiles first, each part in the hand's order."""
        playable = self.playable
        return (*playable, *(tile for tile in self.hand or () if tile not in playable))


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


def view_text(view: View) -> str:
    """Write a view as one line of JSON: equal views have equal texts, to the byte."""
    return msgspec.json.encode(view).decode()
