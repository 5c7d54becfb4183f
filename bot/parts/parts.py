"""Messages as data: `Parts` says what is sent (`delivery` turns it into discord.py's objects), and what Discord allows.

Every message here is a classic one: text, at most one file with its description, rows of buttons and menus.
"""

import re
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

# Discord's limits for messages, as its documentation and its API description give them.
CONTENT_LIMIT = 2000
LABEL_LIMIT = 80
CHOICE_LIMIT = 100
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
ROW_WIDTH = 5
CHOICES = 25

FIELD = "text"  # the custom id of a form's line

Style = Literal["primary", "secondary", "success", "danger"]
_OWN_EMOJI = re.compile(r"<a?:[A-Za-z0-9_]{2,32}:[0-9]{1,20}>")


class Button(msgspec.Struct, frozen=True):
    """A button. `emoji` is `""`, a character, or an application's emoji as Discord writes it (`<:name:id>`)."""

    custom_id: str
    label: str = ""
    style: Style = "secondary"
    emoji: str = ""
    disabled: bool = False


class MenuLine(msgspec.Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    emoji: str = ""
    default: bool = False


class Select(msgspec.Struct, frozen=True):
    """A menu; `least` to `most` of its choices are picked at once.

    Discord itself offers the `people` or `roles` of a server; then there are no choices, and ids are picked.
    """

    custom_id: str
    choices: tuple[MenuLine, ...] = ()
    placeholder: str = ""
    least: int = 1
    most: int = 1
    offers: Literal["choices", "people", "roles"] = "choices"


class FormLine(msgspec.Struct, frozen=True):
    """A line of a form: the key under which it comes back, what it asks for, what stands in it already."""

    key: str
    label: str
    description: str = ""
    value: str = ""
    least: int = 1
    most: int = 100


class FormParts(msgspec.Struct, frozen=True, kw_only=True):
    """A form with one to five lines to fill in, which opens over the channel."""

    custom_id: str
    title: str
    lines: tuple[FormLine, ...]


Row: TypeAlias = tuple[Button, ...] | tuple[Select]


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """A whole message.

    `file` (None: no attachment) goes out as `filename`, with `alt` as its description if it is a picture. `pings` are
    the only persons whom the message may notify. `notice` is the sentence in the content that tells what a click
    led to. There are never embeds.
    """

    content: str
    file: bytes | None = None
    filename: str = ""
    alt: str = ""
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    notice: str = ""

    def with_picture(self, picture: bytes | None, filename: str, alt: str) -> "Parts":
        """Return the message with a picture; as it is, if there is none."""
        if picture is None:
            return self
        return msgspec.structs.replace(self, file=picture, filename=filename, alt=alt)

    @property
    def custom_ids(self) -> tuple[str, ...]:
        """Return the custom ids of all buttons and menus, row by row."""
        return tuple(item.custom_id for row in self.rows for item in row)


def cut(text: str, limit: int) -> str:
    """Return the text, with `…` for its end if it is longer than the limit (in Discord's count, code points)."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def page_of(lines: Iterable[str], rows: Iterable[Row] = (), *, notice: str = "") -> Parts:
    """Make a message of lines, as long as may be; `notice` is a sentence for the top."""
    lines = [notice, "", *lines] if notice else lines
    return Parts(content=cut("\n".join(lines), CONTENT_LIMIT), rows=tuple(rows))


def private(text: str, rows: tuple[Row, ...] = ()) -> Parts:
    """Make a short private answer: nothing but a text."""
    return Parts(content=cut(text, CONTENT_LIMIT), rows=rows)


def button_rows(buttons: Iterable[Button]) -> tuple[Row, ...]:
    """Lay buttons out in rows."""
    row = list(buttons)
    return tuple(tuple(row[at : at + ROW_WIDTH]) for at in range(0, len(row), ROW_WIDTH))


def without_emojis(parts: Parts) -> Parts:
    """Return the message without the application's own emojis on its buttons and in its menus."""
    return msgspec.structs.replace(parts, rows=tuple(tuple(map(_bare, row)) for row in parts.rows))


def _bare(item: Button | Select) -> Button | Select:
    if isinstance(item, Select):
        choices = tuple(msgspec.structs.replace(choice, emoji="") for choice in item.choices)
        return msgspec.structs.replace(item, choices=choices)
    return msgspec.structs.replace(item, emoji="") if _OWN_EMOJI.fullmatch(item.emoji) else item


# On a phone 360 points wide, whose messages are about 296 wide: characters on a line, and heights in lines.
WIDTH, SMALL_WIDTH = 34, 42
PICTURE, ROW, EMBED = 15, 3, 6
_BODY, _GAP = 296, 6  # points: from the edge of the text to that of the screen; between two buttons
_LETTER, _EMOJI, _AROUND, _BESIDE, _NARROWEST = 8, 20, 24, 14, 52  # points of which the width of a button is made
_SMALL = "-# "
_UNSEEN = re.compile(r"[*`\\]|\]\([^)]*\)|(?<=<)[@t][0-9:]*")  # what is written and not shown
_TIME = re.compile(r"<t:[0-9]+:R>")


def line_height(line: str) -> int:
    """Return on how many lines one line of a text is folded; an empty one is one too."""
    width = SMALL_WIDTH if line.startswith(_SMALL) else WIDTH
    text = _UNSEEN.sub("", _TIME.sub("in 2 minutes", line.removeprefix(_SMALL)))
    return max(1, -(-len(text) // width))


def message_height(text: str, attachments: int = 0, embeds: int = 0, rows: int = 0) -> int:
    """Return the lines of a whole message, with the one above it that names its author; "" takes none."""
    lines = sum(map(line_height, text.split("\n"))) if text else 0
    return 1 + lines + attachments * PICTURE + embeds * EMBED + rows * ROW


def shown_rows(rows: Iterable[Row]) -> int:
    """Return on how many rows a phone shows rows of buttons and menus: those that are too wide are folded."""
    return sum(_folded([_width(item) for item in row]) for row in rows)


def _width(item: Button | Select) -> int:
    if isinstance(item, Select):
        return _BODY
    return max(_NARROWEST, (_BESIDE + _EMOJI if item.emoji else _AROUND) + _LETTER * len(item.label))


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
