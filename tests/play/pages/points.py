"""How high a phone shows a message, in points: as measured in the sandbox's page, 360 points wide, in a wide font.

`bot.parts.phone` estimates lines of talk; this counts what a message of ours takes, with its picture and
its buttons.
"""

import io

from PIL import Image

from bot.parts.parts import Button, Parts
from bot.parts.phone import line_height

BODY = 296  # from the edge of the text to the edge of the screen
HEAD, LINE, SMALL_LINE, EDITED = 22, 22, 18, 22  # who wrote it; a line; one of small print; "(edited)"
BUTTON, GAP, SPACE, EDGE = 44, 6, 6, 4  # the last two: above a picture and above buttons; around the message
LETTER, EMOJI, AROUND, LEAST = 8, 20, 24, 52  # what a button is wide
BESIDE = 14  # around a label beside an emoji


def points(parts: Parts) -> float:
    """The height of a message that was edited."""
    lines = [line_height(line) * (SMALL_LINE if line.startswith("-# ") else LINE) for line in _lines(parts)]
    rows = shown_rows(parts)
    buttons = rows * BUTTON + (rows - 1) * GAP + SPACE if rows else 0
    return EDGE + HEAD + sum(lines) + EDITED + _picture(parts) + buttons


def shown_rows(parts: Parts) -> int:
    """On how many rows all rows of buttons and menus are shown, those that are too wide folded."""
    return sum(_folded([_width(item) for item in row]) for row in parts.rows)


def _lines(parts: Parts) -> list[str]:
    return parts.content.split("\n") if parts.content else []


def _picture(parts: Parts) -> float:
    if parts.file is None:
        return 0
    width, height = Image.open(io.BytesIO(parts.file)).size
    return SPACE + BODY * height / width


def _width(item: object) -> float:
    if not isinstance(item, Button):
        return BODY
    around = BESIDE + EMOJI if item.emoji else AROUND
    return max(LEAST, around + LETTER * len(item.label))


def _folded(widths: list[float]) -> int:
    rows, at = 1, -float(GAP)
    for width in widths:
        at += GAP + width
        if at > BODY:
            rows, at = rows + 1, width
    return rows
