"""Messages as data: `Parts` says what is sent (`sending` turns it into discord.py's objects), and what Discord allows.

Every message here is a classic one: text, at most one file with its description, rows of buttons and menus.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

# Discord's limits for messages, as its documentation and its API description give them.
CONTENT_LIMIT = 2000
LABEL_LIMIT = 80
CHOICE_LIMIT = 100
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
TITLE_LIMIT = 45  # of a form, and of the label in it
DESCRIPTION_LIMIT = 100
ROWS = 5
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
    """A menu; `least` to `most` of its choices are picked at once."""

    custom_id: str
    choices: tuple[MenuLine, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    disabled: bool = False


class FormParts(msgspec.Struct, frozen=True, kw_only=True):
    """A form with one line to fill in, which opens over the channel; what was written comes back under `FIELD`."""

    custom_id: str
    title: str
    label: str
    description: str = ""
    least: int = 1
    most: int = 100


Row: TypeAlias = tuple[Button, ...] | tuple[Select]


class Parts(msgspec.Struct, frozen=True, kw_only=True):
    """A whole message.

    `file` (None: no attachment) goes out as `filename`, with `alt` as its description if it is a picture. `pings` are
    the only persons whom the message may notify. `notice` is the sentence at the top of the content that tells what
    a click led to. There are never embeds.
    """

    content: str
    file: bytes | None = None
    filename: str = ""
    alt: str = ""
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    notice: str = ""

    @property
    def custom_ids(self) -> tuple[str, ...]:
        """The custom ids of all buttons and menus, row by row."""
        return tuple(item.custom_id for row in self.rows for item in row)


def cut(text: str, limit: int) -> str:
    """The text, with `…` for its end if it is longer than the limit (in Discord's count, code points)."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def private(text: str, rows: tuple[Row, ...] = ()) -> Parts:
    """A short private answer: nothing but a text."""
    return Parts(content=cut(text, CONTENT_LIMIT), rows=rows)


def button_rows(buttons: Iterable[Button], width: int = ROW_WIDTH) -> tuple[Row, ...]:
    """Lay buttons out in rows of at most `width`."""
    row = list(buttons)
    return tuple(tuple(row[at : at + width]) for at in range(0, len(row), width))


def without_emojis(parts: Parts) -> Parts:
    """The message without the application's own emojis on its buttons and in its menus."""
    return msgspec.structs.replace(parts, rows=tuple(tuple(map(_bare, row)) for row in parts.rows))


def _bare(item: Button | Select) -> Button | Select:
    if isinstance(item, Select):
        choices = tuple(msgspec.structs.replace(choice, emoji="") for choice in item.choices)
        return msgspec.structs.replace(item, choices=choices)
    return msgspec.structs.replace(item, emoji="") if _OWN_EMOJI.fullmatch(item.emoji) else item


def problems(parts: Parts) -> tuple[str, ...]:
    """List in which ways Discord would refuse the message; empty for every message that this package makes."""
    found = [*_text_problems(parts), *_row_problems(parts.rows)]
    ids = parts.custom_ids
    if len(set(ids)) < len(ids):
        found.append("custom ids are not unique")
    found += [f"custom id {custom_id!r}" for custom_id in ids if not 1 <= len(custom_id) <= 100]
    found += [f"emoji {emoji!r}" for emoji in _emojis(parts.rows) if not _is_emoji(emoji)]
    return tuple(found)


def form_problems(form: FormParts) -> tuple[str, ...]:
    """List in which ways Discord would refuse the form; empty for every form that this package makes."""
    found = [] if 1 <= len(form.custom_id) <= 100 else [f"custom id {form.custom_id!r}"]
    found += [f"text {text!r}" for text in (form.title, form.label) if not 1 <= len(text) <= TITLE_LIMIT]
    if len(form.description) > DESCRIPTION_LIMIT:
        found.append(f"description {form.description!r}")
    return (*found, *([] if 0 <= form.least <= form.most <= 4000 and form.most else ["least and most"]))


def _emojis(rows: Sequence[Row]) -> list[str]:
    found: list[str] = []
    for item in (item for row in rows for item in row):
        found += [choice.emoji for choice in item.choices] if isinstance(item, Select) else [item.emoji]
    return [emoji for emoji in found if emoji]


def _is_emoji(text: str) -> bool:
    """Whether it is one of the application's: there are characters that Discord refuses a whole message for."""
    return _OWN_EMOJI.fullmatch(text) is not None


def _text_problems(parts: Parts) -> list[str]:
    found = []
    if len(parts.content) > CONTENT_LIMIT or (not parts.content.strip() and parts.file is None):
        found.append("content")
    if len(parts.alt) > ALT_LIMIT:
        found.append("alt")
    if parts.file is not None and not parts.filename:
        found.append("filename")
    return found


def _row_problems(rows: Sequence[Row]) -> list[str]:
    found = [] if len(rows) <= ROWS else ["rows"]
    for row in rows:
        selects = [item for item in row if isinstance(item, Select)]
        if not 1 <= len(row) <= ROW_WIDTH or (selects and len(row) > 1):
            found.append("row")
        found += [problem for item in selects for problem in _select_problems(item)]
        buttons = [item for item in row if isinstance(item, Button)]
        found += [
            f"label {item.label!r}"
            for item in buttons
            if len(item.label) > LABEL_LIMIT or not (item.label or item.emoji)
        ]
    return found


def _select_problems(select: Select) -> list[str]:
    found = [] if len(select.placeholder) <= PLACEHOLDER_LIMIT else ["placeholder"]
    values = [choice.value for choice in select.choices]
    if not 1 <= len(values) <= CHOICES or len(set(values)) < len(values):
        found.append("choices")
    if not 0 <= select.least <= select.most <= len(values) or select.most < 1:
        found.append("least and most")
    if sum(choice.default for choice in select.choices) > select.most:
        found.append("defaults")
    for choice in select.choices:
        texts = (choice.value, choice.label, choice.description or "-")
        if not all(1 <= len(text) <= CHOICE_LIMIT for text in texts):
            found.append(f"choice {choice.value!r}")
    return found
