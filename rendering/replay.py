"""Moments of a replay: the table as in play, above it the move in words, below it the open hands of all seats.

Hands are laid in the pieces of emojis, which can be read where they are small. Their size follows from the largest hand
of the round, so that nothing grows or shrinks during it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.games.view import View
from rendering.gif import write_gif
from rendering.kit.cache import kept
from rendering.kit.canvas import Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import make_sprite
from rendering.kit.surface import EMOJI_SIDE
from rendering.kit.texts import TextStyle, drawable, label_sprite, text_width, write
from rendering.players.badges import badge_sprite
from rendering.registry import room_for, room_of
from rendering.values import SeatLabel, TableWords

_HEAD = 80  # pixels of the strip above the table
_PAD = 8  # pixels round the hands
_GAP = 4  # pixels between pieces
_BADGE = 52  # pixels
_FACE = 64  # pixels of a face, which has room for its letter
_SIDE = 14  # pixels from the edge to a badge
_ONE = 38  # pixels of the caption's font in one line
_TWO = 30  # the same in two lines
_LEAST = 0.8  # how far the caption may shrink
_COUNT = TextStyle(32, "muted", "panel", 600)
_ROUND = 14  # pixels of a lane's corner
_LARGEST = 68  # pixels of a piece
_SMALLEST = 26  # pixels of a piece
_STEP = 2  # pixels between two sizes that are tried
_HIGH = 250  # pixels that all hands together take at most, if pieces can be read then
_ALONE = 104  # pixels of the largest piece where only one hand is shown
_FIRST = 2000  # milliseconds that the deal is held
_LAST = 6000  # milliseconds that the end of a round is held
_SLOWEST = 1300  # milliseconds of a moment at most
_FASTEST = 600  # milliseconds of a moment at least
_WHOLE = 50_000  # milliseconds of a whole round, if moments can be so short


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a round that is over.

    `view` is the public's, `whole` the same at the end of the round: tiles lie as in that (None: as large as there is
    room now). `seats` and `words` are those of the table's picture. `hands` has every seat's pieces, "" for an empty
    place; `room` is the size of the round's largest hand. `caption` says what has just happened; `actor` is the seat
    that moved (None: nobody). `count` is a short text that says how far the round has come. `whose`: only that seat's
    hand is drawn.
    """

    view: View
    seats: tuple[SeatLabel, ...]
    words: TableWords
    hands: tuple[tuple[str, ...], ...]
    room: int
    caption: str
    actor: int | None = None
    count: str = ""
    whole: View | None = None
    whose: int | None = None


class ReplayGif(msgspec.Struct, frozen=True):
    """An animated picture: its bytes, its frames, and the moments of the round, of which each frame shows one."""

    data: bytes
    frames: int
    moments: int


class _Lanes(NamedTuple):
    """The layout of the hands: lanes in a row, pixels of a lane and a piece, pieces in a row and rows of a lane."""

    columns: int
    width: int
    piece: int
    pieces: int
    rows: int

    @property
    def high(self) -> int:
        """Return the pixels of a lane's height."""
        return max(_BADGE, self.rows * (self.piece + _GAP) - _GAP) + 2 * _PAD

    def total(self, seats: int) -> int:
        """Return the pixels of all lanes for so many seats, with the gaps round them."""
        return _PAD + -(-seats // self.columns) * (self.high + _PAD)


def draw_replay(frame: ReplayFrame, theme: str = "dark") -> bytes:
    """Draw a moment as PNG, 1200 pixels wide; ValueError for a game without a drawing room or an unknown theme."""
    return lay_replay(frame, theme).png()


def draw_replay_gif(frames: Sequence[ReplayFrame], theme: str = "dark", most: int = 8 * 1024 * 1024) -> ReplayGif:
    """Draw the moments of a round as GIF of at most so many bytes; the last one is held longest.

    Where there are too many, some are left out, evenly; the first and the last always stay.
    """
    sheets = [lay_replay(frame, theme) for frame in frames]
    high = max(sheet.height for sheet in sheets)
    for sheet in sheets:
        below = sheet.height
        if below < high:
            sheet.grow(0, high - below)
            sheet.fill(0, below, sheet.width, high - below, "bar")
    step = 1
    while True:
        kept = sheets[:-1:step] + sheets[-1:]
        data = write_gif(kept, _holds(len(kept)))
        if len(data) <= most or len(kept) <= 2:
            return ReplayGif(data, len(kept), len(sheets))
        step = max(step + 1, step * len(data) // most)


def _holds(count: int) -> list[int]:
    """Return the milliseconds for which each of so many moments is held: less where there are many."""
    usual = max(_FASTEST, min(_SLOWEST, _WHOLE // count))
    return [max(_FIRST, usual), *[usual] * (count - 2), _LAST][-count:]


def lay_replay(frame: ReplayFrame, theme: str) -> Canvas:
    """Lay a moment on a sheet."""
    if len(frame.seats) != len(frame.view.sizes) or len(frame.hands) != len(frame.seats):
        raise ValueError("there must be one label and one hand for each seat")
    canvas = room_for(frame.view).lay_table(frame.view, frame.seats, frame.words, theme, None, frame.whole)
    seats = range(len(frame.seats)) if frame.whose is None else (frame.whose,)
    largest = _LARGEST if frame.whose is None else _ALONE
    lanes = _lanes(len(seats), max(1, frame.room), canvas.width, largest)
    below = canvas.height + _HEAD
    canvas.grow(_HEAD, lanes.total(len(seats)))
    canvas.cut(_HEAD)
    canvas.cut(below)
    _paint_head(canvas, frame)
    canvas.fill(0, below, canvas.width, canvas.height - below, "bar")
    for at, seat in enumerate(seats):
        row, column = divmod(at, lanes.columns)
        x, y = _PAD + column * (lanes.width + _PAD), below + _PAD + row * (lanes.high + _PAD)
        _paint_lane(canvas, frame, seat, lanes, x, y)
    return canvas


def _lanes(seats: int, room: int, width: int, largest: int = _LARGEST) -> _Lanes:
    """Return the lanes with the largest pieces that keep all hands within `_HIGH`; if none do, the lowest lanes."""
    tried = []
    for columns in range(1, min(3, seats) + 1):
        wide = (width - _PAD) // columns - _PAD
        inner = wide - 3 * _SIDE - _BADGE
        for piece in range(largest, _SMALLEST - 1, -_STEP):
            pieces = max(1, (inner + _GAP) // (piece + _GAP))
            lanes = _Lanes(columns, wide, piece, pieces, -(-room // pieces))
            tried.append(lanes)
            if lanes.total(seats) <= _HIGH:
                break
    if fitting := [lanes for lanes in tried if lanes.total(seats) <= _HIGH]:
        return max(fitting, key=lambda lanes: (lanes.piece, -lanes.rows, -lanes.total(seats)))
    return min(tried, key=lambda lanes: lanes.total(seats))


def _paint_head(canvas: Canvas, frame: ReplayFrame) -> None:
    """Draw the strip above the table: how far the round has come, who moved, and the move in words."""
    canvas.fill(0, 0, canvas.width, _HEAD, "panel")
    left = _SIDE
    if wide := write(canvas, frame.count, _COUNT, left, 0, 200, height=_HEAD):
        left += wide + _SIDE
    if frame.actor is not None:
        left = canvas.paste_row([_badge(frame, frame.actor, canvas.theme)], left, 0, _HEAD, _SIDE)
    _paint_caption(canvas, frame.caption, left, canvas.width - _SIDE - left)


def _badge(frame: ReplayFrame, seat: int, theme: str) -> Sprite:
    """Return a seat's badge; a face is larger, so that there is room for its letter."""
    label = frame.seats[seat]
    size = _BADGE if label.portrait is None else _FACE
    return badge_sprite(seat, label.name, size, theme, portrait=label.portrait)


def _paint_caption(canvas: Canvas, text: str, x: int, width: int) -> None:
    """Write in one line, or smaller in two."""
    size, lines = _ONE, [drawable(text)]
    if text_width(lines[0], TextStyle(_ONE), narrow=True) > width:
        size, lines = _TWO, _broken(lines[0])
    sprites = [label_sprite(line, TextStyle(size), canvas.theme, width, _LEAST) for line in lines]
    drawn = [sprite for sprite in sprites if sprite is not None]
    pitch = (_HEAD - 4) // max(1, len(drawn))
    for index, sprite in enumerate(drawn):
        canvas.paste(sprite, x, 2 + index * pitch + (pitch - sprite.height) // 2)


def _broken(text: str) -> list[str]:
    """Break a text in two where a sentence ends, or at the blank nearest to the middle."""
    if not (blanks := [at for at, char in enumerate(text) if char == " "]):
        return [text]
    ends = [at for at in blanks if text[at - 1] in ".!?" and abs(2 * at - len(text)) < len(text) / 3]
    at = min(ends or blanks, key=lambda at: abs(2 * at - len(text)))
    return [text[:at], text[at + 1 :]]


def _paint_lane(canvas: Canvas, frame: ReplayFrame, seat: int, lanes: _Lanes, x: int, y: int) -> None:
    """Draw a hand behind its player's badge, each piece in its place."""
    canvas.paste(_lane_sprite(lanes.width, lanes.high, canvas.theme), x, y)
    badge = _badge(frame, seat, canvas.theme)
    canvas.paste(badge, x + _SIDE + (_BADGE - badge.width) // 2, y + (lanes.high - badge.height) // 2)
    left, top = x + _SIDE + _BADGE + _SIDE, y + _PAD
    if lanes.rows == 1:
        top = y + (lanes.high - lanes.piece) // 2
    hand, places = frame.hands[seat], lanes.pieces * lanes.rows
    for index, piece in enumerate(hand[:places]):
        if not piece:
            continue
        row, column = divmod(index, lanes.pieces)
        step = lanes.piece + _GAP
        sprite = _piece_sprite(frame.view.game, piece, lanes.piece, canvas.theme)
        canvas.paste(sprite, left + column * step, top + row * step)


@kept
def _lane_sprite(width: int, high: int, theme: str) -> Sprite:
    return make_sprite(width, high, theme, "bar", lambda pen: pen.block(0, 0, width, high, "panel", _ROUND))


@kept
def _piece_sprite(game: str, piece: str, size: int, theme: str) -> Sprite:
    paint = room_of(game).sets[game].paint_emoji
    small = size / EMOJI_SIDE
    return make_sprite(size, size, theme, "panel", lambda pen: paint(pen.at(0, 0, small), piece), coarse=True)
