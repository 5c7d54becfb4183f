"""What Discord would refuse about a message or a form, by its documented limits."""

import re
from collections.abc import Sequence

from bot.parts.parts import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CHOICES,
    CONTENT_LIMIT,
    LABEL_LIMIT,
    PLACEHOLDER_LIMIT,
    ROW_WIDTH,
    Button,
    FormParts,
    Parts,
    Row,
    Select,
)
from bot.sandbox.strict.emoji import is_emoji

TITLE_LIMIT = 45  # of a form, and of the label in it
DESCRIPTION_LIMIT = 100
ROWS = 5
_OWN_EMOJI = re.compile(r"<a?:[A-Za-z0-9_]{2,32}:[0-9]{1,20}>")


def problems(parts: Parts) -> tuple[str, ...]:
    """List in which ways Discord would refuse the message; empty for every message that this package makes."""
    faults = [*_text_problems(parts), *_row_problems(parts.rows)]
    ids = parts.custom_ids
    if len(set(ids)) < len(ids):
        faults.append("custom ids are not unique")
    faults += [f"custom id {custom_id!r}" for custom_id in ids if not 1 <= len(custom_id) <= 100]
    faults += [f"emoji {emoji!r}" for emoji in _emojis(parts.rows) if not _is_emoji(emoji)]
    return tuple(faults)


def form_problems(form: FormParts) -> tuple[str, ...]:
    """List in which ways Discord would refuse the form; empty for every form that this package makes."""
    faults = [] if 1 <= len(form.custom_id) <= 100 else [f"custom id {form.custom_id!r}"]
    texts = (form.title, *(line.label for line in form.lines))
    faults += [f"text {text!r}" for text in texts if not 1 <= len(text) <= TITLE_LIMIT]
    if not 1 <= len(form.lines) <= 5 or len({line.key for line in form.lines}) < len(form.lines):
        faults.append("lines")
    for line in form.lines:
        if len(line.description) > DESCRIPTION_LIMIT or len(line.value) > line.most:
            faults.append(f"description {line.description!r} or value {line.value!r}")
        if not 0 <= line.least <= line.most <= 4000 or not line.most:
            faults.append("least and most")
    return tuple(faults)


def _emojis(rows: Sequence[Row]) -> list[str]:
    emojis: list[str] = []
    for item in (item for row in rows for item in row):
        emojis += [choice.emoji for choice in item.choices] if isinstance(item, Select) else [item.emoji]
    return [emoji for emoji in emojis if emoji]


def _is_emoji(text: str) -> bool:
    """Whether it is one of the application's, or of Unicode's: other characters make Discord refuse a whole message."""
    return _OWN_EMOJI.fullmatch(text) is not None or is_emoji(text)


def _text_problems(parts: Parts) -> list[str]:
    faults = []
    if len(parts.content) > CONTENT_LIMIT or (not parts.content.strip() and parts.file is None):
        faults.append("content")
    if len(parts.alt) > ALT_LIMIT:
        faults.append("alt")
    if parts.file is not None and not parts.filename:
        faults.append("filename")
    return faults


def _row_problems(rows: Sequence[Row]) -> list[str]:
    faults = [] if len(rows) <= ROWS else ["rows"]
    for row in rows:
        selects = [item for item in row if isinstance(item, Select)]
        if not 1 <= len(row) <= ROW_WIDTH or (selects and len(row) > 1):
            faults.append("row")
        faults += [problem for item in selects for problem in _select_problems(item)]
        buttons = [item for item in row if isinstance(item, Button)]
        faults += [
            f"label {item.label!r}"
            for item in buttons
            if len(item.label) > LABEL_LIMIT or not (item.label or item.emoji)
        ]
    return faults


def _select_problems(select: Select) -> list[str]:
    faults = [] if len(select.placeholder) <= PLACEHOLDER_LIMIT else ["placeholder"]
    values = [choice.value for choice in select.choices]
    if select.offers != "choices":  # Discord has them
        return [*faults, *["choices" for _ in values]]
    if not 1 <= len(values) <= CHOICES or len(set(values)) < len(values):
        faults.append("choices")
    if not 0 <= select.least <= select.most <= len(values) or select.most < 1:
        faults.append("least and most")
    if sum(choice.default for choice in select.choices) > select.most:
        faults.append("defaults")
    for choice in select.choices:
        texts = (choice.value, choice.label, choice.description or "-")
        if not all(1 <= len(text) <= CHOICE_LIMIT for text in texts):
            faults.append(f"choice {choice.value!r}")
    return faults
