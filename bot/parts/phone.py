"""The height of a message on a phone, in lines: an estimate, made of counted characters and attachments.

A phone 360 points wide leaves about 270 for the text of a message: some 34 characters a line, 42 of small print.
Pictures are as high as fifteen lines, buttons as three for each row.
"""

import re
from collections.abc import Iterable

WIDTH, SMALL_WIDTH = 34, 42  # characters on a line
PICTURE, ROW, EMBED = 15, 3, 6  # heights, in lines
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


def last_fitting(lines: Iterable[str], room: int) -> list[str]:
    """Return the last of these lines that a phone shows in `room` lines; the very last one in any case."""
    fitting: list[str] = []
    for line in reversed(list(lines)):
        room -= line_height(line)
        if fitting and room < 0:
            break
        fitting.insert(0, line)
    return fitting
