"""The players above a table: a strip each with badge, name, marks, tiles left and score."""

from rendering.badges import badge_sprite, mark_sprite
from rendering.cache import Cache
from rendering.canvas import Canvas, Sprite
from rendering.open_hands import paint_hand
from rendering.sprites import Pen, make_sprite
from rendering.strips import (
    CALL,
    LARGE,
    LEFT,
    MOST_SCORE,
    NUMBER,
    PAD,
    RIGHT,
    Bar,
    Strip,
    bar_height,
    count_of,
    lay_bar,
    score_of,
)
from rendering.texts import Style, label_sprite, line_height

_JOKERS, _MOST_BACKS = 86, 45  # pixels for the count of jokers, backs at most
_BADGE, _MARK, _SMALL = 56, 44, 32  # pixels of a badge, of a mark, of the font of words
_BADGE_Y, _TEXT_Y, _SECOND_Y = 10, 10, 70
_APART = 22  # pixels between the columns of numbers
_LEAST = 0.8  # how far a name may shrink before it is cut
_NAME = Style(LARGE, "ink", "panel", 600)
_WORD = Style(_SMALL, "muted", "panel", 500)
_strips: Cache[Sprite] = Cache(256)
_cards: Cache[Sprite] = Cache(128)


def paint_bar(canvas: Canvas, strips: list[Strip]) -> None:
    """Draw the strips at the top, in the order of the seats."""
    canvas.fill(0, 0, canvas.width, bar_height(strips), "bar")
    bar = lay_bar(strips)
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
    canvas.paste(badge_sprite(strip.label.seat, strip.label.name, _BADGE, theme), LEFT, _BADGE_Y)
    if bar.tall:
        _paint_name(canvas, strip, bar.width - RIGHT)
        _paint_second_line(canvas, strip)
    elif bar.tight:
        _paint_name(canvas, strip, _paint_score(canvas, strip, _TEXT_Y) - 12, most_marks=1)
    else:
        few = 2 if strip.jokers is None else 1
        _paint_name(canvas, strip, _paint_numbers(canvas, strip, bar) - 12, most_marks=few)
    if strip.hand is not None and bar.grid is not None:
        paint_hand(canvas, strip.game, strip.hand, bar.grid, LEFT, bar.head - 2)
        if bar.tight and strip.worth:
            count = count_of(strip, bar.counts, theme, backs=0)
            canvas.paste(count, bar.width - RIGHT - count.width, bar.head - 4)
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
            pen.polygon([(4, middle - 24), (LEFT - 4, middle), (4, middle + 24)], "accent")
        else:
            pen.block(0, 0, width, height, "panel", 18)
        if follows:
            middle = _BADGE_Y + _BADGE / 2
            pen.polygon([(6, middle - 20), (LEFT - 5, middle), (6, middle + 20)], "muted")
            pen.polygon([(11, middle - 10), (LEFT - 13, middle), (11, middle + 10)], "panel")

    return _cards.get(
        (width, height, turn, follows, theme), lambda: make_sprite(width, height, theme, "bar", paint)
    )


def _paint_name(canvas: Canvas, strip: Strip, right: int, most_marks: int = 4) -> None:
    """Draw the name and so many marks, up to `right`."""
    marks = _marks(strip)[:most_marks]
    x = LEFT + _BADGE + 12
    room = right - x - len(marks) * (_MARK + 6)
    name = label_sprite(strip.label.name, _NAME, canvas.theme, room, _LEAST)
    if name is not None:
        canvas.paste(name, x, _TEXT_Y + round(0.77 * (line_height(LARGE) - name.height)))  # on the same line
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
    room = right - LEFT - 10
    count = count_of(strip, room if strip.jokers is None else room - _JOKERS, canvas.theme, _MOST_BACKS)
    canvas.paste(count, LEFT, _SECOND_Y + _below(strip))
    left = LEFT + count.width
    if strip.turn and right - left > 130:
        _paint_tag(canvas, strip.words.turn, left + 12, right - 12)


def _paint_numbers(canvas: Canvas, strip: Strip, bar: Bar) -> int:
    """Draw tiles left and score in their columns at the right end of the only line; answer where they begin."""
    _paint_score(canvas, strip, _TEXT_Y)
    x = canvas.width - RIGHT - bar.scores - _APART - bar.counts
    canvas.paste(count_of(strip, bar.counts, canvas.theme, backs=1), x, _TEXT_Y + _below(strip))
    return x


def _below(strip: Strip) -> int:
    """Answer how much lower than a number the call for a last tile stands."""
    return (line_height(LARGE) - CALL) // 2 if strip.last_one else 0


def _paint_score(canvas: Canvas, strip: Strip, y: int) -> int:
    """Draw the score at the right end; answer where it begins."""
    score = label_sprite(score_of(strip), NUMBER, canvas.theme, MOST_SCORE)
    assert score is not None
    canvas.paste(score, canvas.width - RIGHT - score.width, y)
    return canvas.width - RIGHT - score.width


def _paint_word(canvas: Canvas, word: str, right: int, width: int) -> int:
    """Draw a word that ends at `right`, on the second line; answer where it begins."""
    sprite = label_sprite(word, _WORD, canvas.theme, width)
    if sprite is None:
        return right
    canvas.paste(sprite, right - sprite.width, _SECOND_Y + round(0.96 * (LARGE - _SMALL)))
    return right - sprite.width


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
