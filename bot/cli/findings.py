"""A finding of the doctor: what was looked at, how it is, and what to do about it."""

from typing import Literal, NamedTuple

from bot.cli.wording import say

State = Literal["ok", "note", "wrong"]


class Finding(NamedTuple):
    """The finding of a check, with what to do about it in the text."""

    state: State
    text: str


def finding(state: State, text_id: str, **facts: str | int) -> Finding:
    """Return a finding in words."""
    return Finding(state, say(f"doctor-{text_id}", **facts))
