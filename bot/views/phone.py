"""How many lines a phone shows of a message: an estimate, made of counted characters and attachments.

A phone 360 points wide leaves about 300 for a message: some 40 characters a line, 50 of small print. Pictures are as
high as fifteen lines, buttons as three for each row.
"""

from collections.abc import Iterable

WIDTH, SMALL_WIDTH = 40, 50  # characters on a line
PICTURE, ROW, EMBED = 15, 3, 6  # heights, in lines
_SMALL = "-# "


def text_lines(text: str) -> int:
    """The lines of a text of a message, long ones folded; "" has none."""
    return sum(map(line_height, text.split("\n"))) if text else 0


def line_height(line: str) -> int:
    """On how many lines one line of a text is folded; an empty one is one too."""
    small = line.startswith(_SMALL)
    length = len(line.removeprefix(_SMALL)) if small else len(line)
    return max(1, -(-length // (SMALL_WIDTH if small else WIDTH)))


def message_height(text: str, attachments: int = 0, embeds: int = 0, rows: int = 0) -> int:
    """The lines of a whole message, with the line above it that says who wrote it."""
    return 1 + text_lines(text) + attachments * PICTURE + embeds * EMBED + rows * ROW


def last_fitting(lines: Iterable[str], room: int) -> list[str]:
    """The last of these lines that a phone shows on so many lines; the very last one in any case."""
    fitting: list[str] = []
    for line in reversed(list(lines)):
        room -= line_height(line)
        if fitting and room < 0:
            break
        fitting.insert(0, line)
    return fitting
