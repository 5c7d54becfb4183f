"""Custom ids: what a button or a menu means, written into it, so that nothing has to be kept beside a message.

`by:b:<table>:<version>:<verb>:<words>` for a button, `by:s:...` for a menu, `by:m:...` for a form. A menu's picked
values come beside it, and `decode` puts them with the words, so that a cog need not ask whether it was a button or a
menu.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.parts.parts import Button, MenuLine, Select, Style
from bot.parts.verbs import ACT, PICK, SELECT, SHOW

LIMIT = 100

# How the ids of our buttons and menus begin: whatever does is answered, so that a button of an older version of the bot
# gets a clear answer too (`decode` raises IdError), not silence.
CONTROLS = ("by:b:", "by:s:")

Kind = Literal["b", "s", "m"]
NO_TABLE = "-"

_SHAPE = re.compile(r"by:([bsm]):([A-Za-z0-9_-]{1,40}):([0-9]{1,9}):([a-z][a-z-]{0,23}):(.*)", re.DOTALL)


class IdError(Exception):
    """A custom id that is not ours, or of an older version of the bot. `code` is always `old-button`."""

    kind = "button"
    code = "old-button"


class Press(msgspec.Struct, frozen=True):
    """A press on a button or menu: at which table (`-`: none), for which version of it, which verb, with which words.

    The verbs, and what their words are, stand in `verbs.py`.
    """

    table: str
    version: int
    verb: str
    words: tuple[str, ...] = ()

    def button(self, label: str = "", style: Style = "secondary", *, emoji: str = "", disabled: bool = False) -> Button:
        """Return a button that says this; ValueError as in `encode`."""
        return Button(encode(self), label, style, emoji, disabled)

    def menu(self, choices: Iterable[MenuLine], placeholder: str = "", *, most: int = 1) -> Select:
        """Return a menu that says this, with what is picked."""
        return Select(encode(self, "s"), tuple(choices), placeholder, most=most)

    def members_menu(self, offers: Literal["people", "roles"], placeholder: str) -> Select:
        """Return a menu of a server's people or roles, which Discord offers, with the id that is picked."""
        return Select(encode(self, "s"), placeholder=placeholder, offers=offers)

    def word(self, at: int) -> str:
        """Return a word, "" if it is not there."""
        return self.words[at] if 0 <= at < len(self.words) else ""

    def number(self, at: int) -> int | None:
        """Return a word as a number from 0, None if it is none that the store can have."""
        word = self.word(at)
        return int(word) if word.isascii() and word.isdigit() and int(word) < 1 << 63 else None


def free(verb: str, *words: str) -> Press:
    """Return a press that needs no table."""
    return Press(NO_TABLE, 0, verb, words)


def encode(press: Press, kind: Kind = "b") -> str:
    """Write a custom id of at most 100 characters; ValueError if it would be longer or could not be read back."""
    words = " ".join(press.words)
    text = f"by:{kind}:{press.table}:{press.version}:{press.verb}:{words}"
    if len(text) > LIMIT or not _SHAPE.fullmatch(text) or tuple(words.split()) != press.words:
        raise ValueError(f"no custom id can say {press!r}")
    return text


def decode(custom_id: str, values: Sequence[str] = ()) -> Press:
    """Read a custom id, whatever was sent, with the values picked in a menu; IdError `old-button`.

    Picked values, however many, come after the words; the one of a `pick` menu is a verb and its words, as if it had
    been a button.
    """
    match = _SHAPE.fullmatch(custom_id)
    if match is None or len(custom_id) > LIMIT:
        raise IdError(custom_id)
    _, table, version, verb, words = match.groups()
    if verb == PICK:
        verb, *picked = (values[0] if len(values) == 1 else "").split() or [""]
        if verb not in (ACT, SHOW, SELECT):
            raise IdError(custom_id)
        return Press(table, int(version), verb, tuple(picked))
    return Press(table, int(version), verb, tuple(" ".join((words, *values)).split()))
