"""The players above a table: a plate each with badge, name, marks, tiles left and score."""

from rendering.kit.cache import Cache
from rendering.kit.canvas import Canvas, Sprite
from rendering.kit.sprites import Pen, make_sprite
from rendering.kit.texts import TextStyle, label_sprite, line_height
from rendering.players.badges import badge_sprite, mark_sprite
from rendering.players.layout import (
    CALL,
    LARGE,
    LEFT,
    MOST_SCORE,
    NUMBER,
    PAD,
    RIGHT,
    Nameplate,
    PlateLayout,
    columns_height,
    count_of,
    lay_columns,
    paint_hand,
    score_of,
)

_JOKERS, _MOST_BACKS = 86, 45  # pixels for the count of jokers, backs at most
_BADGE, _MARK, _SMALL = 56, 44, 32  # pixels of a badge, of a mark, of the font of words
_BADGE_Y, _TEXT_Y, _SECOND_Y = 10, 10, 70
_APART = 22  # pixels between the columns of numbers
_LEAST = 0.8  # how far a name may shrink before it is cut
_NAME = TextStyle(LARGE, "ink", "panel", 600)
_WORD = TextStyle(_SMALL, "muted", "panel", 500)
_nameplates: Cache[Sprite] = Cache(256)
_cards: Cache[Sprite] = Cache(128)


def paint_columns(canvas: Canvas, plates: list[Nameplate]) -> None:
    """Draw the plates at the top, in the order of the seats."""
    canvas.fill(0, 0, canvas.width, columns_height(plates), "bar")
    layout = lay_columns(plates)
    for index, plate in enumerate(plates):
        x = PAD + index % layout.columns * (layout.width + PAD)
        y = PAD + index // layout.columns * (layout.height + PAD)
        canvas.paste(nameplate_sprite(plate, layout, canvas.theme), x, y)


def nameplate_sprite(plate: Nameplate, layout: PlateLayout, theme: str) -> Sprite:
    """A player's plate."""
    return _nameplates.get((plate, layout, theme), lambda: _drawn(plate, layout, theme))


def _drawn(plate: Nameplate, layout: PlateLayout, theme: str) -> Sprite:
    canvas = Canvas(layout.width, layout.height, theme, "panel")
    canvas.paste(empty_plate(layout.width, layout.height, plate.turn, plate.facts.next, theme), 0, 0)
    canvas.paste(badge_sprite(plate.label.seat, plate.label.name, _BADGE, theme), LEFT, _BADGE_Y)
    if layout.tall:
        _paint_name(canvas, plate, layout.width - RIGHT)
        _paint_second_line(canvas, plate)
    elif layout.tight:
        _paint_name(canvas, plate, _paint_score(canvas, plate, _TEXT_Y) - 12, most_marks=1)
    else:
        few = 2 if plate.facts.jokers is None else 1
        _paint_name(canvas, plate, _paint_numbers(canvas, plate, layout) - 12, most_marks=few)
    if plate.hand is not None and layout.grid is not None:
        paint_hand(canvas, plate.faces, plate.hand, layout.grid, LEFT, layout.head - 2)
        if layout.tight and plate.worth:
            count = count_of(plate, layout.counts, theme, backs=0)
            canvas.paste(count, layout.width - RIGHT - count.width, layout.head - 4)
    return canvas.sprite()


def empty_plate(
    width: int, height: int, turn: bool, follows: bool, theme: str, *, won: bool = False
) -> Sprite:
    """An empty plate; whose turn it is has a thick frame and an arrow that points at the badge.

    Who follows him has the outline of an arrow, where the direction of play can turn. Who won has a bright frame.
    """

    def paint(pen: Pen) -> None:
        if turn:
            pen.block(0, 0, width, height, "accent", 18)
            pen.block(7, 7, width - 14, height - 14, "panel", 11)
            middle = _BADGE_Y + _BADGE / 2
            pen.polygon([(4, middle - 24), (LEFT - 4, middle), (4, middle + 24)], "accent")
        else:
            pen.block(0, 0, width, height, "glow" if won else "panel", 18)
            pen.block(7, 7, width - 14, height - 14, "panel", 11)
        if follows:
            middle = _BADGE_Y + _BADGE / 2
            pen.polygon([(6, middle - 20), (LEFT - 5, middle), (6, middle + 20)], "muted")
            pen.polygon([(11, middle - 10), (LEFT - 13, middle), (11, middle + 10)], "panel")

    return _cards.get(
        (width, height, turn, follows, won, theme), lambda: make_sprite(width, height, theme, "bar", paint)
    )


def _paint_name(canvas: Canvas, plate: Nameplate, right: int, most_marks: int = 4) -> None:
    """Draw the name and so many marks, up to `right`."""
    marks = _marks(plate)[:most_marks]
    x = LEFT + _BADGE + 12
    room = right - x - len(marks) * (_MARK + 6)
    name = label_sprite(plate.label.name, _NAME, canvas.theme, room, _LEAST)
    if name is not None:
        canvas.paste(name, x, _TEXT_Y + round(0.77 * (line_height(LARGE) - name.height)))  # on the same line
        x += name.width + 10
    for mark in marks:
        canvas.paste(mark_sprite(mark, _MARK, canvas.theme), x, _BADGE_Y + (_BADGE - _MARK) // 2)
        x += _MARK + 6


def _marks(plate: Nameplate) -> list[str]:
    label = plate.label
    place = [] if label.place is None else [str(label.place)]
    flags = (
        ("computer", label.computer),
        ("away", label.away),
    )
    out = ["out"] if plate.out and not place else []
    return place + out + list(plate.facts.marks) + [mark for mark, shown in flags if shown]


def _paint_second_line(canvas: Canvas, plate: Nameplate) -> None:
    """Draw the tiles left on the left, the score on the right, words between them where there is room."""
    right = _paint_score(canvas, plate, _SECOND_Y)
    if canvas.width > (300 if plate.facts.jokers is None else 450):
        right = _paint_word(canvas, plate.words.score, right - 10, 120)
    room = right - LEFT - 10
    count = count_of(plate, room if plate.facts.jokers is None else room - _JOKERS, canvas.theme, _MOST_BACKS)
    canvas.paste(count, LEFT, _SECOND_Y + _below(plate))
    left = LEFT + count.width
    if plate.turn and right - left > 130:
        _paint_tag(canvas, plate.words.turn, left + 12, right - 12)


def _paint_numbers(canvas: Canvas, plate: Nameplate, layout: PlateLayout) -> int:
    """Draw tiles left and score in their columns at the right end of the only line; answer where they begin."""
    _paint_score(canvas, plate, _TEXT_Y)
    x = canvas.width - RIGHT - layout.scores - _APART - layout.counts
    canvas.paste(count_of(plate, layout.counts, canvas.theme, backs=1), x, _TEXT_Y + _below(plate))
    return x


def _below(plate: Nameplate) -> int:
    """How much lower than a number the call for a last tile stands."""
    return (line_height(LARGE) - CALL) // 2 if plate.facts.last_one else 0


def _paint_score(canvas: Canvas, plate: Nameplate, y: int) -> int:
    """Draw the score at the right end; answer where it begins."""
    score = label_sprite(score_of(plate), NUMBER, canvas.theme, MOST_SCORE)
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
    style = TextStyle(_SMALL, "on-accent", "accent", 700)
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
