"""How high a phone shows a message, in points: as measured in the sandbox's page, 360 points wide, in a wide font.

`bot.parts.parts` estimates lines of talk; this counts what a message of ours takes, with its picture and
its buttons.
"""

import io

from PIL import Image

from bot.parts.parts import Parts, line_height, shown_rows

BODY = 296  # from the edge of the text to the edge of the screen
HEAD, LINE, SMALL_LINE, EDITED = 22, 22, 18, 22  # who wrote it; a line; one of small print; "(edited)"
BUTTON, GAP, SPACE, EDGE = 44, 6, 6, 4  # the last two: above a picture and above buttons; around the message


def points(parts: Parts) -> float:
    """The height of a message that was edited."""
    lines = [line_height(line) * (SMALL_LINE if line.startswith("-# ") else LINE) for line in _lines(parts)]
    rows = shown_rows(parts.rows)
    buttons = rows * BUTTON + (rows - 1) * GAP + SPACE if rows else 0
    return EDGE + HEAD + sum(lines) + EDITED + _picture(parts) + buttons


def _lines(parts: Parts) -> list[str]:
    return parts.content.split("\n") if parts.content else []


def _picture(parts: Parts) -> float:
    if parts.file is None:
        return 0
    width, height = Image.open(io.BytesIO(parts.file)).size
    return SPACE + BODY * height / width
