"""A player's card as a picture: the numbers, the rating over time, facts, the last results."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from rendering.kit.canvas import Area, Canvas
from rendering.kit.pixels import Sprite
from rendering.kit.sprites import Pen, Point, make_sprite
from rendering.kit.surface import RIM
from rendering.kit.texts import TextStyle, drawable, line_height, wrapped, write
from rendering.pages.league.table import begin_sheet, result_sprite
from rendering.pages.league.values import DrawnCard, DrawnRating
from rendering.pages.plates import MARGIN, PLANK, WIDTH, paint_plate, write_middle, write_name, write_right
from rendering.players.badges import badge_sprite

# --- the rating over time as a curve, with its uncertainty as a band above it ---


_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_LINES = 4  # of the grid at most
_MOST = 240  # points that are drawn of a long career


class RatingScale(NamedTuple):
    """The meaning of a curve's height: from the lowest rating to the highest, and the lines that go across."""

    low: float
    high: float
    lines: tuple[int, ...]

    def height(self, rating: float, pixels: float) -> float:
        """Return how many pixels below the top a rating lies."""
        return (self.high - rating) / (self.high - self.low) * pixels


def scale_of(points: Sequence[DrawnRating]) -> RatingScale:
    """Return a scale with room for all ratings, and for as much of their uncertainty as keeps the curve steep."""
    lowest, highest = min(point.rating for point in points), max(point.rating for point in points)
    room = max(20.0, (highest - lowest) * 0.25, min(points[-1].spread, 120.0))
    low, high = lowest - room, highest + room
    step = next((step for step in _STEPS if (high - low) / step <= _LINES), _STEPS[-1])
    return RatingScale(low, high, tuple(step * at for at in range(int(low // step) + 1, int(high // step) + 1)))


def thinned(points: Sequence[DrawnRating]) -> tuple[DrawnRating, ...]:
    """Return as many points as can be told apart, the first and the last among them."""
    if len(points) <= _MOST:
        return tuple(points)
    return tuple(points[round(at * (len(points) - 1) / (_MOST - 1))] for at in range(_MOST))


def curve_sprite(points: Sequence[DrawnRating], scale: RatingScale, width: int, height: int, theme: str) -> Sprite:
    """Return the curve with its band and the lines across, so many pixels wide and high."""
    drawn = thinned(points)
    places = [_place(at, len(drawn), width) for at in range(len(drawn))]

    def line(shift: int) -> list[Point]:
        levels = (scale.height(point.rating + shift * point.spread, height) for point in drawn)
        return [(x, min(max(y, 0), height)) for x, y in zip(places, levels, strict=True)]

    def paint(pen: Pen) -> None:
        if len(drawn) > 1:
            pen.polygon([*line(1), *reversed(line(0))], "bar")
        for level in scale.lines:
            pen.block(0, scale.height(level, height) - 1, width, 2, "muted")
        path = line(0)
        for step in pairwise(path):
            pen.line(step, 7, "seat-1")
        for x, y in path if len(path) <= 30 else path[-1:]:
            pen.dot(x, y, 8, "seat-1")
        pen.dot(*path[-1], 14, "gold")

    return make_sprite(width, height, theme, "panel", paint)


def _place(at: int, count: int, width: int) -> float:
    """Return how far from the left a point lies; one alone lies in the middle."""
    return width / 2 if count < 2 else 16 + at * (width - 32) / (count - 1)


# --- the card ---


_GAP = 10  # pixels between plates
_PAD = 26  # pixels from a plate's side to what is on it
_PLATE = WIDTH - 2 * MARGIN
_NAME = TextStyle(66, "ink", "felt", 800)
_NUMBER = TextStyle(54, "ink", "panel", 800)
_LABEL = TextStyle(32, "muted", "panel", 600)
_VALUE = TextStyle(38, "ink", "panel", 600)
_FACT = TextStyle(36, "muted", "panel", 600)
_HEAD = TextStyle(36, "ink", "panel", 700)
_CHANGE = TextStyle(34, "ink", "panel", 600)
_HIGH = 156  # pixels of the strip with face and name
_FACE = 132  # pixels
_CURVE = 270  # pixels of the curve's height
_AXIS = 96  # pixels for the numbers at its left
_MARK = 52
_LABELS = 320  # pixels for the labels of facts
_NUMBERS_HIGH = line_height(_NUMBER.size) + line_height(_LABEL.size) + _GAP  # pixels of the plates of numbers
_CURVE_HIGH = line_height(_HEAD.size) + _CURVE + line_height(_LABEL.size) + _GAP  # pixels of the curve's plate
_LAST_HIGH = line_height(_HEAD.size) + _MARK + line_height(_CHANGE.size) + 2 * _GAP  # the same of the last results


@lru_cache(maxsize=32)
def draw_player_card(card: DrawnCard, theme: str = "light") -> bytes:
    """Draw a player's card as PNG, 1080 pixels wide; ValueError for an unknown theme. The last ones are kept."""
    facts = [(fact.label, wrapped(fact.value, _VALUE, _PLATE - 2 * _PAD - _LABELS)) for fact in card.facts]
    lines = sum(max(1, len(parts)) for _, parts in facts)
    canvas = begin_sheet(_height(card, lines), card.about, theme)
    y = _paint_head(canvas, card)
    y = _paint_numbers(canvas, card, y)
    y = _paint_curve(canvas, card, y)
    y = _paint_last(canvas, card, y)
    if facts:
        _paint_facts(canvas, facts, lines, y)
    return canvas.png()


def _paint_facts(canvas: Canvas, facts: list[tuple[str, list[str]]], lines: int, top: int) -> None:
    """Lay a plate with a line for each fact, more for a long one."""
    paint_plate(canvas, Area(MARGIN, top, _PLATE, _facts_height(lines)))
    y = top + _GAP
    for label, parts in facts:
        write(canvas, label, _FACT, MARGIN + _PAD, y, _LABELS - 16)
        for line in parts or [""]:
            write(canvas, line, _VALUE, MARGIN + _PAD + _LABELS, y, _PLATE - 2 * _PAD - _LABELS)
            y += line_height(_VALUE.size)


def _height(card: DrawnCard, lines: int) -> int:
    parts = [_HIGH, _NUMBERS_HIGH, _CURVE_HIGH]
    parts += [_LAST_HIGH] if card.last else []
    parts += [_facts_height(lines)] if lines else []
    return PLANK + sum(parts) + _GAP * len(parts[1:]) + RIM


def _facts_height(lines: int) -> int:
    return lines * line_height(_VALUE.size) + 2 * _GAP


def _paint_head(canvas: Canvas, card: DrawnCard) -> int:
    """Draw the face, and the name beside it; return where that ends."""
    called = drawable(card.name) or drawable(card.otherwise)
    face = badge_sprite(0, called, _FACE, canvas.theme, "felt", card.portrait)
    canvas.paste(face, MARGIN + _PAD, PLANK + (_HIGH - _FACE) // 2 + 4)
    left = MARGIN + _PAD + _FACE + 28
    y = PLANK + (_HIGH - line_height(_NAME.size)) // 2 + 4
    write_name(canvas, called, _NAME, left, y, WIDTH - MARGIN - left)
    return PLANK + _HIGH


def _paint_numbers(canvas: Canvas, card: DrawnCard, top: int) -> int:
    """Lay a plate for each of the numbers, side by side."""
    many, high = max(1, len(card.numbers)), _NUMBERS_HIGH
    for at, fact in enumerate(card.numbers):
        left, right = (MARGIN + (_PLATE + _GAP) * place // many for place in (at, at + 1))
        plate = Area(left, top, right - _GAP - left, high)
        paint_plate(canvas, plate)
        middle = plate.x + plate.width // 2
        write_middle(canvas, fact.value, _NUMBER, middle, top + 2, plate.width - 16)
        write_middle(canvas, fact.label, _LABEL, middle, top + line_height(_NUMBER.size) + 1, plate.width - 40)
    return top + high + _GAP


def _paint_curve(canvas: Canvas, card: DrawnCard, top: int) -> int:
    """Draw the curve with its numbers at the left and its days below; a sentence where there is nothing to draw."""
    paint_plate(canvas, Area(MARGIN, top, _PLATE, _CURVE_HIGH))
    end, x, right = top + _CURVE_HIGH + _GAP, MARGIN + _PAD, WIDTH - MARGIN - _PAD
    write(canvas, card.curve_title, _HEAD, x, top + 4, right - x)
    top += line_height(_HEAD.size) + 2
    left, bottom = x + _AXIS, top + _CURVE
    if not card.curve:
        write_middle(canvas, card.too_short, _FACT, WIDTH // 2, top + _CURVE // 2 - 20, right - x)
        return end
    scale = scale_of(card.curve)
    canvas.paste(curve_sprite(card.curve, scale, right - left, _CURVE, canvas.theme), left, top)
    for level in scale.lines:
        y = top + round(scale.height(level, _CURVE)) - line_height(_LABEL.size) // 2
        write_right(canvas, str(level), _LABEL, left - 12, y, _AXIS)
    write(canvas, card.since, _LABEL, left, bottom, (right - left) // 2)
    write_right(canvas, card.until, _LABEL, right, bottom, (right - left) // 2)
    return end


def _paint_last(canvas: Canvas, card: DrawnCard, top: int) -> int:
    """Draw the last results, each with what it did to the rating below it."""
    if not card.last:
        return top
    paint_plate(canvas, Area(MARGIN, top, _PLATE, _LAST_HIGH))
    write(canvas, card.last_title, _HEAD, MARGIN + _PAD, top + 4, _PLATE - 2 * _PAD)
    y, width = top + line_height(_HEAD.size) + 8, (_PLATE - _PAD) // max(5, len(card.last))
    for at, match in enumerate(card.last):
        middle = MARGIN + _PAD // 2 + at * width + width // 2
        canvas.paste(result_sprite(match.mark, _MARK, canvas.theme), middle - _MARK // 2, y)
        write_middle(canvas, match.change, _CHANGE, middle, y + _MARK, width - 6)
    return top + _LAST_HIGH + _GAP
