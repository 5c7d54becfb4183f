"""The height of a message on a phone, in lines: an estimate, made of counted characters and attachments.

A phone 360 points wide leaves about 270 for the text of a message: some 34 characters a line, 42 of small print.
Pictures are as high as fifteen lines, buttons as three for each row.
"""

import re
from collections.abc import Iterable

from bot.parts.parts import Button, Row, Select

WIDTH, SMALL_WIDTH = 34, 42  # characters on a line
PICTURE, ROW, EMBED = 15, 3, 6  # heights, in lines
_BODY, _GAP = 296, 6  # points: from the edge of the text to that of the screen; between two buttons
_LETTER, _EMOJI, _AROUND, _BESIDE, _NARROWEST = 8, 20, 24, 14, 52  # points of which the width of a button is made
_SMALL = "-# "
_UNSEEN = re.compile(r"[*`\\]|\]\([^)]*\)|(?<=<)[@t][0-9:]*")  # what is written and not shown
_TIME = re.compile(r"<t:[0-9]+:R>")


def text_lines(text: str) -> int:
    """Return how many lines a message's text takes, long ones folded; "" takes none."""
    return sum(map(line_height, text.split("\n"))) if text else 0


def line_height(line: str) -> int:
    """Return on how many lines one line of a text is folded; an empty one is one too."""
    width = SMALL_WIDTH if line.startswith(_SMALL) else WIDTH
    text = _UNSEEN.sub("", _TIME.sub("in 2 minutes", line.removeprefix(_SMALL)))
    return max(1, -(-len(text) // width))


def message_height(text: str, attachments: int = 0, embeds: int = 0, rows: int = 0) -> int:
    """Return the lines of a whole message, with the one above it that names its author."""
    return 1 + text_lines(text) + attachments * PICTURE + embeds * EMBED + rows * ROW


def shown_rows(rows: Iterable[Row]) -> int:
    """Return on how many rows a phone shows rows of buttons and menus: those that are too wide are folded."""
    return sum(_folded([_width(item) for item in row]) for row in rows)


def _width(item: Button | Select) -> int:
    if isinstance(item, Select):
        return _BODY
    around = _BESIDE + _EMOJI if item.emoji else _AROUND
    return max(_NARROWEST, around + _LETTER * len(item.label))


def _folded(widths: list[int]) -> int:
    rows, at = 1, -_GAP
    for width in widths:
        at += _GAP + width
        if at > _BODY:
            rows, at = rows + 1, width
    return rows


def last_fitting(lines: Iterable[str], room: int) -> list[str]:
    """Return the last of these lines that a phone shows in `room` lines; the very last one in any case."""
    fitting: list[str] = []
    for line in reversed(list(lines)):
        room -= line_height(line)
        if fitting and room < 0:
            break
        fitting.insert(0, line)
    return fitting
