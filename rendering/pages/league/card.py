"""A player's card as a picture: the numbers, the rating over time, what is worth knowing, the last results."""

from functools import lru_cache

from rendering.kit.canvas import Canvas
from rendering.kit.texts import TextStyle, drawable, line_height, text_sprite, wrapped
from rendering.pages.league.curve import curve_sprite, scale_of
from rendering.pages.league.marks import result_sprite
from rendering.pages.league.values import DrawnCard
from rendering.pages.league.writing import write_left, write_middle, write_right
from rendering.players.badges import badge_sprite

WIDTH = 1080
_MARGIN, _GAP = 30, 16
_NAME, _ABOUT = TextStyle(60, "ink", "panel", 800), TextStyle(36, "muted", "panel", 600)
_NUMBER, _LABEL = TextStyle(54, "ink", "panel", 800), TextStyle(32, "muted", "panel", 600)
_VALUE, _HEAD = TextStyle(38, "ink", "panel", 600), TextStyle(36, "muted", "panel", 700)
_CHANGE = TextStyle(34, "ink", "panel", 600)
_CURVE, _AXIS = 300, 104  # pixels: the curve's height, and the room for the numbers at its left
_MARK, _FACE = 52, 120
_LABELS = 330  # pixels for the labels of facts


@lru_cache(maxsize=32)
def draw_player_card(card: DrawnCard, theme: str = "light") -> bytes:
    """Draw a player's card as PNG, 1080 pixels wide; ValueError for an unknown theme. The last ones are kept."""
    facts = [(fact.label, wrapped(fact.value, _VALUE, WIDTH - 2 * _MARGIN - _LABELS)) for fact in card.facts]
    canvas = Canvas(WIDTH, _height(card, sum(max(1, len(lines)) for _, lines in facts)), theme, "panel")
    y = _paint_head(canvas, card)
    y = _paint_curve(canvas, card, y)
    y = _paint_last(canvas, card, y)
    for label, lines in facts:
        write_left(canvas, label, _ABOUT, _MARGIN, y, _LABELS - 16)
        for line in lines:
            write_left(canvas, line, _VALUE, _MARGIN + _LABELS, y, WIDTH - 2 * _MARGIN - _LABELS)
            y += line_height(_VALUE.size)
    return canvas.png()


def _height(card: DrawnCard, lines: int) -> int:
    head = _GAP + line_height(_NAME.size) + line_height(_ABOUT.size) + _GAP
    numbers = line_height(_NUMBER.size) + line_height(_LABEL.size) + _GAP
    curve = line_height(_HEAD.size) + _CURVE + line_height(_LABEL.size) + _GAP
    last = line_height(_HEAD.size) + _MARK + line_height(_CHANGE.size) + _GAP if card.last else 0
    return head + numbers + curve + last + lines * line_height(_VALUE.size) + _MARGIN


def _paint_head(canvas: Canvas, card: DrawnCard) -> int:
    """Name, what the card is about, and the numbers side by side; where it ends."""
    y, left, room = _GAP, _MARGIN, WIDTH - 2 * _MARGIN
    called = drawable(card.name) or card.otherwise
    if card.portrait is not None:
        canvas.paste(badge_sprite(0, called, _FACE, canvas.theme, portrait=card.portrait), left, y + 4)
        left += _FACE + _GAP
    name = text_sprite(called, _NAME, canvas.theme, WIDTH - _MARGIN - left)
    if name is not None:
        canvas.paste(name, left, y)
    y += line_height(_NAME.size)
    write_left(canvas, card.about, _ABOUT, left, y, WIDTH - _MARGIN - left)
    y += line_height(_ABOUT.size) + _GAP
    width = room // max(1, len(card.numbers))
    for at, fact in enumerate(card.numbers):
        middle = _MARGIN + at * width + width // 2
        write_middle(canvas, fact.value, _NUMBER, middle, y, width - 26)
        write_middle(canvas, fact.label, _LABEL, middle, y + line_height(_NUMBER.size), width - 12)
    return y + line_height(_NUMBER.size) + line_height(_LABEL.size) + _GAP


def _paint_curve(canvas: Canvas, card: DrawnCard, top: int) -> int:
    """Draw the curve with its numbers at the left and its days below; a sentence where there is nothing to draw."""
    canvas.fill(_MARGIN, top - 6, WIDTH - 2 * _MARGIN, 3, "bar")
    write_left(canvas, card.curve_title, _HEAD, _MARGIN, top, WIDTH - 2 * _MARGIN)
    top += line_height(_HEAD.size)
    left, width = _MARGIN + _AXIS, WIDTH - 2 * _MARGIN - _AXIS
    bottom = top + _CURVE
    if not card.curve:
        write_middle(canvas, card.too_short, _ABOUT, WIDTH // 2, top + _CURVE // 2 - 20, WIDTH - 2 * _MARGIN)
        return bottom + line_height(_LABEL.size) + _GAP
    scale = scale_of(card.curve)
    canvas.paste(curve_sprite(card.curve, scale, width, _CURVE, canvas.theme), left, top)
    for level in scale.lines:
        y = top + round(scale.height(level, _CURVE)) - line_height(_LABEL.size) // 2
        write_right(canvas, str(level), _LABEL, left - 12, y, _AXIS)
    write_left(canvas, card.since, _LABEL, left, bottom, width // 2)
    write_right(canvas, card.until, _LABEL, WIDTH - _MARGIN, bottom, width // 2)
    return bottom + line_height(_LABEL.size) + _GAP


def _paint_last(canvas: Canvas, card: DrawnCard, top: int) -> int:
    """Draw the last results, each with what it did to the rating below it."""
    if not card.last:
        return top
    canvas.fill(_MARGIN, top - 6, WIDTH - 2 * _MARGIN, 3, "bar")
    write_left(canvas, card.last_title, _HEAD, _MARGIN, top, WIDTH - 2 * _MARGIN)
    top += line_height(_HEAD.size) + 4
    width = (WIDTH - 2 * _MARGIN) // max(5, len(card.last))
    for at, match in enumerate(card.last):
        middle = _MARGIN + at * width + width // 2
        canvas.paste(result_sprite(match.mark, _MARK, canvas.theme), middle - _MARK // 2, top)
        write_middle(canvas, match.change, _CHANGE, middle, top + _MARK, width - 6)
    return top + _MARK + line_height(_CHANGE.size) + _GAP - 4
