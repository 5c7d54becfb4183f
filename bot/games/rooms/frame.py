"""The frame of all buttons and menus of a hand panel, and how those of a selection are made."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.rooms.selection import ANY, Selection, mark_word, order_words, split_mark
from bot.games.text.reader import Reader
from bot.parts.ids import Press, encode
from bot.parts.parts import (
    CHOICE_LIMIT,
    CHOICES,
    LABEL_LIMIT,
    PLACEHOLDER_LIMIT,
    Button,
    MenuLine,
    Row,
    Select,
    Style,
    cut,
)
from bot.parts.verbs import SELECT


class Page(msgspec.Struct, frozen=True):
    """The rows of one page of a panel, which page it is (from 0), of how many, and the height of the fullest."""

    rows: tuple[Row, ...]
    page: int = 0
    pages: int = 1
    height: int = 0


def asks_for_suggestion(press: Press) -> bool:
    """Return True for a press of a lesson that asks what to select."""
    return press.verb == SELECT and split_mark(press.words)[2] == ("suggest",)


class Frame(msgspec.Struct, frozen=True):
    """The basis of a panel's controls: the table, the seat's version, its view (of whichever family), and what is
    selected.
    """

    table: str
    version: int
    view: Any
    reader: Reader
    selection: Selection = Selection()

    def id(self, verb: str, *words: str, menu: bool = False) -> str:
        """Write a custom id."""
        return encode(Press(self.table, self.version, verb, words), "s" if menu else "b")

    def change(self, label: str, *change: str, style: Style = "secondary", off: bool = False) -> Button:
        """Make a button that changes the selection: `Room.changed` says what the words of a change mean."""
        return Button(
            self.id(SELECT, *change_words(self.selection, *change)), cut(label, LABEL_LIMIT), style, disabled=off
        )

    def switch(self, label: str, *change: str, style: Style = "secondary", emoji: str = "") -> Button:
        """Make a button that changes one thing of the selection, whatever else is pressed before."""
        words = (*self.selection.words, mark_word(self.selection, ANY), *change)
        return Button(self.id(SELECT, *words), cut(label, LABEL_LIMIT), style, emoji)

    def picking(self, handle: str, label: str, emoji: str) -> Button:
        """Make the button that picks a piece, or puts a picked one back, whatever else is pressed before."""
        if handle in self.selection.picked:
            return self.switch(label, "off", handle, style="primary", emoji=emoji)
        return self.switch(label, "on", handle, emoji=emoji)

    def changes(self, choices: Sequence[MenuLine], hint: str, *change: str, least: int = 1, most: int = 1) -> Select:
        """Make a menu that changes the selection; the picked values come after the words of the change."""
        words = change_words(self.selection, *change)
        fitting = tuple(
            msgspec.structs.replace(
                line, label=cut(line.label, CHOICE_LIMIT), description=cut(line.description, CHOICE_LIMIT)
            )
            for line in choices[:CHOICES]
        )
        return Select(self.id(SELECT, *words, menu=True), fitting, cut(hint, PLACEHOLDER_LIMIT), least, most)

    def emoji(self, piece: str) -> str:
        """Return the emoji of a piece, "" if there is none."""
        return self.reader.tile(self.view.game, piece) if piece else ""


def act_words(selection: Selection, *words: str, whole: bool = True) -> tuple[str, ...]:
    """Return the words of an ACT: order, mark of the selection that is handed in (`whole`), action."""
    mark = (mark_word(selection),) if whole and selection.mark else ()
    return (*order_words(selection.order), *mark, *words)


def change_words(selection: Selection, *change: str) -> tuple[str, ...]:
    """Return the words of a SELECT: where the panel is, mark of the selection that changes, change."""
    return (*selection.words, mark_word(selection), *change)
