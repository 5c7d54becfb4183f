"""The players above a table: a strip each with badge, name, marks, tiles left and score."""

from typing import NamedTuple

from rendering.badges import badge_sprite, last_one_sprite, mark_sprite
from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.counts import Jokers, count_sprite
from rendering.halves import faces_of
from rendering.open_hands import Grid, grid_of, paint_hand
from rendering.sprites import Pen, make_sprite
from rendering.texts import Style, label_sprite, line_height, text_sprite
from rendering.values import SeatLabel, TableWords

WIDTH = 1200  # pixels of a table
PAD = 8  # pixels between strips
_MOST_HIGH = 380  # pixels that strips with open hands may take together
_WORTH, _JOKERS = 100, 86  # pixels for the worth of a hand beside it, for the count of jokers
_TALL, _FLAT = 140, 76  # height of strips with two lines, for up to three players, and with one line
_MOST_TALL = 3
_LEFT, _RIGHT = 32, 16  # left is the arrow's place
_BADGE, _MARK, _CALL = 58, 46, 48
_BADGE_Y, _TEXT_Y, _SECOND_Y = 9, 8, 72
_LARGE, _SMALL = 48, 34  # pixels of the font
_NAME = Style(_LARGE, "ink", "panel", 600)
_LESSER = Style(40, "ink", "panel", 600)  # a name where there is little room
_NUMBER = Style(_LARGE, "ink", "panel", 700)
_WORD = Style(_SMALL, "muted", "panel", 500)
_strips: Cache[Sprite] = Cache(256)
_cards: Cache[Sprite] = Cache(128)


class Strip(NamedTuple):
    """All that a player's strip shows; equal strips look the same.

    `left` counts the tiles left. `hand` are the tiles themselves where all may see them, `worth` whether they are
    counted too. `jokers` counts the joker cards (None: the game has
    none). `next`: he follows whose turn it is, where the direction of play can turn. `last_one` is `called` or `open`
    for a player with one tile in games where that is called, `dead_end` marks who laid the last Dead End.
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

    `tight`: the line has room for name and score only, the worth of the hand stands beside it. `ring`: it is part of a
    ring, in which names have less room.
    """

    columns: int
    width: int
    tall: bool
    tight: bool
    grid: Grid | None
    ring: bool = False

    @property
    def head(self) -> int:
        """Height of a strip without the hand."""
        return _TALL if self.tall else _FLAT

    @property
    def height(self) -> int:
        """Height of a strip."""
        return self.head + (self.grid.height if self.grid else 0)


def _bar(strips: list[Strip]) -> Bar:
    """Lay the strips out: up to three side by side, more in two columns, more with open hands in three."""
    players = len(strips)
    hands = [strip.hand for strip in strips if strip.hand is not None]
    tight = bool(hands) and players > 4
    columns = players if players <= _MOST_TALL else 3 if tight else 2
    width = (WIDTH - PAD * (columns + 1)) // columns
    bar = Bar(columns, width, players <= _MOST_TALL, tight, None)
    if not hands:
        return bar
    rows = -(-players // columns)
    room = (_MOST_HIGH - PAD) // rows - PAD - bar.head
    worth = _worth_width(strips) if tight and strips[0].worth else 0
    return bar._replace(grid=grid_of(strips[0].game, hands, width - _LEFT - _RIGHT - worth, room))


def _worth_width(strips: list[Strip]) -> int:
    """Answer the room for the largest worth of a hand, beside it."""
    return max(_WORTH, *(_count(strip, _WORTH, "light").width + 8 for strip in strips))


def bar_height(strips: list[Strip]) -> int:
    """Answer how high the strips are together."""
    bar = _bar(strips)
    return PAD + -(-len(strips) // bar.columns) * (bar.height + PAD)


def paint_bar(canvas: Canvas, strips: list[Strip]) -> None:
    """Draw the strips at the top, in the order of the seats."""
    canvas.fill(0, 0, canvas.width, bar_height(strips), "bar")
    bar = _bar(strips)
    for index, strip in enumerate(strips):
        x = PAD + index % bar.columns * (bar.width + PAD)
        y = PAD + index // bar.columns * (bar.height + PAD)
        canvas.paste(strip_sprite(strip, bar, canvas.theme), x, y)


def strip_sprite(strip: Strip, bar: Bar, theme: str) -> Sprite:
    """Answer a player's strip."""
    return _strips.get((strip, bar, theme), lambda: _drawn(strip, bar, theme))


def _drawn(strip: Strip, bar: Bar, theme: str) -> Sprite:
    canvas = Canvas(bar.width, bar.height, theme, "panel")
    canvas.paste(_card(bar.width, bar.height, strip.turn, strip.next, theme), 0, 0)
    canvas.paste(badge_sprite(strip.label.seat, strip.label.name, _BADGE, theme), _LEFT, _BADGE_Y)
    if bar.tall:
        _paint_name(canvas, strip, bar.width - _RIGHT)
        _paint_second_line(canvas, strip)
    elif bar.tight:
        _paint_name(canvas, strip, _paint_score(canvas, strip, _TEXT_Y) - 12, tight=True)
    else:
        _paint_name(
            canvas, strip, _paint_numbers(canvas, strip) - 12, tight=strip.jokers is not None, small=bar.ring
        )
    if strip.hand is not None and bar.grid is not None:
        paint_hand(canvas, strip.game, strip.hand, bar.grid, _LEFT, bar.head - 2)
        if bar.tight and strip.worth:
            count = _count(strip, _WORTH, theme)
            canvas.paste(count, bar.width - _RIGHT - count.width, bar.head - 4)
    return canvas.sprite()


def _card(width: int, height: int, turn: bool, follows: bool, theme: str) -> Sprite:
    """Answer an empty strip; whose turn it is has a thick frame and an arrow that points at the badge.

    Who follows him has the outline of an arrow, where the direction of play can turn.
    """

    def paint(pen: Pen) -> None:
        if turn:
            pen.block(0, 0, width, height, "accent", 18)
            pen.block(7, 7, width - 14, height - 14, "panel", 11)
            middle = _BADGE_Y + _BADGE / 2
            pen.polygon([(4, middle - 24), (_LEFT - 4, middle), (4, middle + 24)], "accent")
        else:
            pen.block(0, 0, width, height, "panel", 18)
        if follows:
            middle = _BADGE_Y + _BADGE / 2
            pen.polygon([(6, middle - 20), (_LEFT - 5, middle), (6, middle + 20)], "muted")
            pen.polygon([(11, middle - 10), (_LEFT - 13, middle), (11, middle + 10)], "panel")

    return _cards.get(
        (width, height, turn, follows, theme), lambda: make_sprite(width, height, theme, "bar", paint)
    )


def _paint_name(canvas: Canvas, strip: Strip, right: int, tight: bool = False, small: bool = False) -> None:
    """Draw the name and the marks, up to `right`; where it is tight, smaller and with one mark at most."""
    marks = _marks(strip)[: 1 if tight else None]
    style = _LESSER if tight or small else _NAME
    x = _LEFT + _BADGE + 12
    name = text_sprite(strip.label.name, style, canvas.theme, right - x - len(marks) * (_MARK + 6))
    if name is not None:
        canvas.paste(name, x, _TEXT_Y + round(0.6 * (_LARGE - style.size)))
        x += name.width + 10
    for mark in marks:
        canvas.paste(mark_sprite(mark, _MARK, canvas.theme), x, _BADGE_Y + (_BADGE - _MARK) // 2)
        x += _MARK + 6


def _marks(strip: Strip) -> list[str]:
    label = strip.label
    place = [] if label.place is None else [str(label.place)]
    flags = (
        ("out", strip.out and not place),
        ("dead-end", strip.dead_end),
        ("computer", label.computer),
        ("away", label.away),
    )
    return place + [mark for mark, shown in flags if shown]


def _paint_second_line(canvas: Canvas, strip: Strip) -> None:
    """Draw the tiles left on the left, the score on the right, words between them where there is room."""
    right = _paint_score(canvas, strip, _SECOND_Y)
    if canvas.width > (300 if strip.jokers is None else 450):
        right = _paint_word(canvas, strip.words.score, right - 10, 120)
    room = right - _LEFT - 10
    count = _count(strip, room if strip.jokers is None else room - _JOKERS, canvas.theme)
    canvas.paste(count, _LEFT, _SECOND_Y + _below(strip))
    left = _LEFT + count.width
    if strip.turn and right - left > 130:
        _paint_tag(canvas, strip.words.turn, left + 12, right - 12)


def _paint_numbers(canvas: Canvas, strip: Strip) -> int:
    """Draw tiles left and score at the right end of the only line; answer where they begin."""
    right = _paint_score(canvas, strip, _TEXT_Y)
    count = _count(strip, 130 if strip.jokers is None else 60, canvas.theme)
    right = min(right, canvas.width - _RIGHT - 104) - max(count.width, 90) - 20
    canvas.paste(count, right, _TEXT_Y + _below(strip))
    return right


def _below(strip: Strip) -> int:
    """Answer how much lower than a number the call for a last tile stands."""
    return (line_height(_LARGE) - _CALL) // 2 if strip.last_one else 0


def _paint_score(canvas: Canvas, strip: Strip, y: int) -> int:
    text = str(strip.label.score).replace("-", "−")
    score = label_sprite(text, _NUMBER, canvas.theme, 200)
    right = canvas.width - _RIGHT - (score.width if score else 0)
    if score:
        canvas.paste(score, right, y)
    return right


def _paint_word(canvas: Canvas, word: str, right: int, width: int) -> int:
    """Draw a word that ends at `right`, on the second line; answer where it begins."""
    sprite = label_sprite(word, _WORD, canvas.theme, width)
    if sprite is None:
        return right
    canvas.paste(sprite, right - sprite.width, _SECOND_Y + round(0.96 * (_LARGE - _SMALL)))
    return right - sprite.width


def _count(strip: Strip, room: int, theme: str) -> Sprite:
    """Answer how many tiles and jokers are left, or the worth of the tiles that all see.

    Where a last tile is called, the call stands instead of the number.
    """
    if strip.last_one:
        return last_one_sprite(strip.words.last_one, strip.last_one == "called", _CALL, theme)
    backs = strip.left if strip.hand is None else None
    if strip.worth:
        return count_sprite(f"Σ{faces_of(strip.game).worth(strip.hand or ())}", None, room, theme)
    jokers = None if strip.jokers is None else Jokers(strip.game, strip.jokers)
    return count_sprite(str(strip.left), backs, room, theme, jokers)


def _paint_tag(canvas: Canvas, word: str, left: int, right: int) -> None:
    """Draw the word for the turn on a plate, between two borders."""
    style = Style(_SMALL, "on-accent", "accent", 700)
    text = label_sprite(word, style, canvas.theme, right - left - 36)
    if text is None:
        return
    width, height = text.width + 36, 48

    def paint(pen: Pen) -> None:
        pen.block(0, 0, width, height, "accent", height / 2)

    key = ("tag", width, canvas.theme)
    plate = _cards.get(key, lambda: make_sprite(width, height, canvas.theme, "panel", paint))
    x, y = left + (right - left - width) // 2, _SECOND_Y + 5
    canvas.paste(plate, x, y)
    canvas.paste(text, x + 18, y + (height - text.height) // 2 + 1)
