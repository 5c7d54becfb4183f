"""What a player's strip shows, and how all strips of a table are laid out."""

from typing import NamedTuple

from rendering.badges import last_one_sprite
from rendering.canvas import Sprite
from rendering.counts import Jokers, count_sprite
from rendering.halves import faces_of
from rendering.open_hands import Grid, grid_of
from rendering.texts import Style, text_width
from rendering.values import SeatLabel, TableWords

WIDTH = 1200  # pixels of a table
PAD = 8  # pixels between strips
LEFT, RIGHT = 32, 16  # pixels inside a strip; left is the arrow's place
LARGE = 42  # pixels of the font of names and numbers
NUMBER = Style(LARGE, "ink", "panel", 700)
_MOST_HIGH = 380  # pixels that strips with open hands may take together
CALL = 46  # height of the call for a last tile
_TALL, _FLAT = 132, 76  # height of strips with two lines, for up to three players, and with one line
MOST_TALL = 3
MOST_SCORE, _MOST_COUNT = 150, 150  # pixels of a score, of a count


class Strip(NamedTuple):
    """All that a player's strip shows; equal strips look the same.

    `left` counts the tiles left. `hand` are the tiles themselves where all may see them, `worth` whether they are
    counted too. `jokers` counts the joker cards (None: the game has none). `next`: he follows whose turn it is, where
    the direction of play can turn. `last_one` is `called` or `open` for a player with one tile in games where that is
    called, `dead_end` marks who laid the last Dead End.
    """

    label: SeatLabel
    game: str
    left: int
    turn: bool
    out: bool
    hand: tuple[str, ...] | None
    worth: bool
    words: TableWords
    jokers: int | None = None
    next: bool = False
    last_one: str = ""
    dead_end: bool = False


class Bar(NamedTuple):
    """How all strips of a table are laid out: in columns, with or without a second line, with a grid for open hands.

    `tight`: the line has room for name and score only, the worth of the hand stands beside it. `counts` and `scores`
    are the widths of the columns of numbers on a single line, the same for all: the names get what they leave.
    """

    columns: int
    width: int
    tall: bool
    tight: bool
    grid: Grid | None = None
    counts: int = 0
    scores: int = 0

    @property
    def head(self) -> int:
        """Height of a strip without the hand."""
        return _TALL if self.tall else _FLAT

    @property
    def height(self) -> int:
        """Height of a strip."""
        return self.head + (self.grid.height if self.grid else 0)


def lay_bar(strips: list[Strip]) -> Bar:
    """Lay the strips out: up to three side by side, more in two columns, more with open hands in three."""
    players = len(strips)
    hands = [strip.hand for strip in strips if strip.hand is not None]
    tight = bool(hands) and players > 4
    columns = players if players <= MOST_TALL else 3 if tight else 2
    bar = lay_strips(strips, columns, (WIDTH - PAD * (columns + 1)) // columns, tight)
    if not hands:
        return bar
    rows = -(-players // columns)
    room = (_MOST_HIGH - PAD) // rows - PAD - bar.head
    worth = bar.counts + 8 if tight and strips[0].worth else 0
    return bar._replace(grid=grid_of(strips[0].game, hands, bar.width - LEFT - RIGHT - worth, room))


def lay_strips(strips: list[Strip], columns: int, width: int, tight: bool = False) -> Bar:
    """Lay strips without hands out, of such a width; their numbers get columns as wide as the widest of all."""
    counts = max(count_of(strip, _MOST_COUNT, "light", backs=1).width for strip in strips)
    scores = max(text_width(score_of(strip), NUMBER) for strip in strips)
    return Bar(columns, width, len(strips) <= MOST_TALL, tight, None, counts, min(scores, MOST_SCORE))


def bar_height(strips: list[Strip]) -> int:
    """Answer how high the strips are together."""
    bar = lay_bar(strips)
    return PAD + -(-len(strips) // bar.columns) * (bar.height + PAD)


def score_of(strip: Strip) -> str:
    """Answer a player's score as it is written."""
    return str(strip.label.score).replace("-", "−")


def count_of(strip: Strip, room: int, theme: str, backs: int) -> Sprite:
    """Answer how many tiles and jokers are left, with so many backs at most, or the worth of the tiles that all see.

    Where a last tile is called, the call stands instead of the number.
    """
    if strip.last_one:
        return last_one_sprite(strip.words.last_one, strip.last_one == "called", CALL, theme)
    if strip.worth:
        return count_sprite(f"Σ{faces_of(strip.game).worth(strip.hand or ())}", None, room, theme)
    shown = min(strip.left, backs) if strip.hand is None else None
    jokers = None if strip.jokers is None else Jokers(strip.game, strip.jokers)
    return count_sprite(str(strip.left), shown, room, theme, jokers)
