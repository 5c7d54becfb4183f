"""Views and records as texts, as tests compare and keep them."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.games.record import Record, decode
from bot.games.view import View


def view_data(view: View) -> dict[str, Any]:
    """A view as JSON has it; `open` and `course` stand there only if there is something in them."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    if not view.open:
        del data["open"]
    if view.course is None:
        del data["course"]
    return data


def view_text(view: View) -> str:
    """A view as one line of JSON: equal views have equal texts, to the byte."""
    return msgspec.json.encode(view_data(view)).decode()


def decode_all(lines: Iterable[bytes]) -> Iterator[Record]:
    """The records of a file."""
    return (decode(line, number) for number, line in enumerate(lines, 1))
