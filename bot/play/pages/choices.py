"""All that a player may do, as buttons or menus: every legal action is one or two clicks away, however many there are.

Up to 20 choices are buttons. More are menus of 25, all on one page up to 100; only beyond that there are pages. Where
pieces are selected first, the controls of the selection come above what ends it.
"""

from collections.abc import Hashable, Sequence

import msgspec

from bot.games.actions import Action
from bot.games.rooms.frame import Frame, Page, act_words, change_words
from bot.games.rooms.selection import Selection, bare, order_words
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts.ids import LIMIT
from bot.parts.parts import (
    CHOICE_LIMIT,
    CHOICES,
    LABEL_LIMIT,
    PLACEHOLDER_LIMIT,
    ROW_WIDTH,
    Button,
    MenuLine,
    Select,
    Style,
    button_rows,
    cut,
    shown_rows,
)
from bot.parts.verbs import ACT, PICK, SELECT, SHOW, WHY
from bot.play.registry import naming_of, room_of

CHOICE_ROWS = 4
_WORDY = 1  # rows of a phone that words on buttons may cost; more would push the picture off the screen
_LISTED = "list"  # the key of the menu of listed choices


class Entry(msgspec.Struct, frozen=True):
    """One choice: the verb and words that it says, its label, the piece that it shows ("" for none).

    `note` is a second line for menus; `listed`: it stands in a menu of its own kind, not among the buttons;
    `number`: the piece's in the hand (0: none). `short` is the label beside the piece's emoji ("": the whole one).
    """

    verb: str
    words: tuple[str, ...]
    label: str
    piece: str = ""
    note: str = ""
    style: Style = "secondary"
    listed: bool = False
    number: int = 0
    short: str = ""


def choices(frame: Frame, legal: Sequence[str], *, grey: bool = False) -> Page:
    """Lay out the choices where a selection stands: all of them, or those about the piece that was picked first.

    `grey`: where they have room, pieces that may not be played stand there, too, and say why when they are pressed.
    """
    selection, room = frame.selection, room_of(frame.view.game)
    entries = entries_of(frame.view, legal, selection, frame.reader)
    listed = [entry for entry in entries if entry.listed]
    rest = [entry for entry in entries if not entry.listed]
    top = Page(()) if selection.about else room.rows(frame, CHOICE_ROWS - bool(listed) - bool(rest))
    if any(entry.verb == SHOW for entry in rest):  # else all is there at once
        every = entries_of(frame.view, legal, selection, frame.reader, at_once=True)
        whole = [entry for entry in every if not entry.listed]
        height = CHOICE_ROWS - top.height - bool(listed)
        buttons, menus = height * ROW_WIDTH, (height - 1) * CHOICES
        if len(whole) <= buttons or (len(rest) > buttons and len(whole) <= menus):  # menus are needed in any case
            rest = whole
    hint = room.list_hint and frame.reader.t(room.list_hint)
    menu = ((_menu(frame, listed, 0, _LISTED, hint),),) if listed else ()
    if grey and not selection.about:
        rest = _with_grey(frame, rest, CHOICE_ROWS - top.height - len(menu))
    page = _paged(frame, rest, CHOICE_ROWS - top.height - len(menu))
    pages = max(top.pages, page.pages)
    return Page((*top.rows, *menu, *page.rows), min(selection.page, pages - 1), pages)


def _with_grey(frame: Frame, entries: list[Entry], height: int) -> list[Entry]:
    """Return the choices with the pieces that may not be played, if all of these fit into the same rows."""
    view, room = frame.view, room_of(frame.view.game)
    rows = -(-len(entries) // ROW_WIDTH)
    held = dict.fromkeys(view.hand or ())  # twins have one answer
    pieces = [piece for piece in held if piece not in view.playable and room.tries(piece, view)]
    if rows > height or len(entries) + len(pieces) > rows * ROW_WIDTH:
        return entries
    made = _Made((), view, frame.reader, frame.selection, at_once=False)
    at = sum(bool(entry.piece) for entry in entries)
    return [*entries[:at], *map(made.grey, sorted(pieces, key=made.place)), *entries[at:]]


def _paged(frame: Frame, entries: Sequence[Entry], height: int) -> Page:
    """Lay choices out in so many rows: as buttons, or if these are too many as menus, with pages if need be."""
    if len(entries) <= height * ROW_WIDTH:
        rows = button_rows(_button(frame, entry) for entry in entries)
        if shown_rows(rows) > len(rows) + _WORDY:
            rows = button_rows(_button(frame, entry, brief=True) for entry in entries)
        return Page(rows)
    loose = tuple(entry for entry in entries if not entry.piece)[:ROW_WIDTH] if height > 1 else ()
    rest = [entry for entry in entries if entry not in loose]
    room = (height - bool(loose)) * CHOICES
    pages = -(-len(rest) // room)
    page = min(frame.selection.page, pages - 1)
    listed = rest[page * room : (page + 1) * room]
    menus = tuple((_menu(frame, listed, at, str(page * room + at)),) for at in range(0, len(listed), CHOICES))
    return Page((*button_rows(_button(frame, entry) for entry in loose), *menus), page, pages)


def entries_of(
    view: View, legal: Sequence[str], selection: Selection, reader: Reader, *, at_once: bool = False
) -> tuple[Entry, ...]:
    """Return the choices where a selection stands, in the order of the hand, those about no piece last.

    Of actions with the same effect only the first is there. `at_once`: all that can be done with a piece, and not the
    piece first, where labels tell these apart.
    """
    room = room_of(view.game)
    every = room.actions(view, legal, selection)
    made = _Made(tuple(map(str, every)), view, reader, selection, at_once=at_once)
    every = _different(every, view)
    about = [action for action in every if selection.about and room.subject(action) == selection.about]
    if about:
        return tuple(made.act(action, room.among(action, view, reader)) for action in about)
    listed = room.listed(every)
    listed = listed if len(listed) <= CHOICES else ()
    groups: dict[str, list[Action]] = {}
    for action in every:
        if action not in listed:
            groups.setdefault(room.subject(action), []).append(action)
    loose = groups.pop("", [])
    ordered = sorted(groups, key=made.place)
    entries = [entry for piece in ordered for entry in made.piece(piece, groups[piece])]
    in_list = sorted(listed, key=lambda action: made.place(room.subject(action)))
    last = (made.act(action, room.alone(action, view, reader)) for action in loose)
    return (*map(made.listed, in_list), *entries, *last)


def _different(actions: Sequence[Action], view: View) -> tuple[Action, ...]:
    """Return the actions, of those with the same effect only the first."""
    room, first = room_of(view.game), dict[Hashable, Action]()
    for action in actions:
        first.setdefault(room.effect(action, view), action)
    return tuple(first.values())


class _Made:
    """Makes the entries of a panel."""

    def __init__(
        self, legal: tuple[str, ...], view: View, reader: Reader, selection: Selection, *, at_once: bool
    ) -> None:
        self._legal, self._view, self._reader, self._selection = legal, view, reader, selection
        self._at_once, self._room = at_once, room_of(view.game)
        numbers = self._room.numbers(view, selection).items()
        self._numbers = {bare(handle): number for handle, number in reversed(numbers) if handle not in selection.taken}
        self._after = len(view.hand or ()) + 1

    def place(self, piece: str) -> int:
        """Return the place of a piece in the hand; those that are not in it come last."""
        return self._numbers.get(piece, self._after)

    def listed(self, action: Action) -> Entry:
        """Make the entry of an action in a menu of its own."""
        piece = self._room.subject(action)
        label = self._numbered(piece, self._room.alone(action, self._view, self._reader))
        note = self._room.note(action, self._view, self._reader)
        return msgspec.structs.replace(self.act(action, label, piece), note=note, listed=True)

    def piece(self, piece: str, actions: Sequence[Action]) -> tuple[Entry, ...]:
        """Make the entries of a piece: what can be done with it, or one that leads there."""
        labels = [self._room.alone(action, self._view, self._reader) for action in actions]
        distinct = self._at_once and len(set(labels)) == len(labels)
        if len(actions) == 1 or distinct:
            marks = self._room.marks(actions, self._view, self._reader) or (None,) * len(actions)
            return tuple(
                msgspec.structs.replace(
                    self.act(action, self._numbered(piece, label), piece), short=self._short(piece, mark)
                )
                for action, label, mark in zip(actions, labels, marks, strict=True)
            )
        name = naming_of(self._view.game, self._reader).piece(piece)
        label = self._numbered(piece, self._reader.t("panel-more", tile=name))
        there, short = Selection(piece, 0, self._selection.order), self._short(piece, "…")
        number = self._numbers.get(piece, 0)
        return (Entry(SHOW, there.words, label, piece, style="primary", number=number, short=short),)

    def grey(self, piece: str) -> Entry:
        """Make the entry of a piece that may not be played: it asks why."""
        label = self._numbered(piece, naming_of(self._view.game, self._reader).piece(piece))
        words, number = (*order_words(self._selection.order), piece), self._numbers.get(piece, 0)
        return Entry(WHY, words, label, piece, number=number, short=self._short(piece, ""))

    def _short(self, piece: str, mark: str | None) -> str:
        """Return what stands beside the emoji of a piece, which tells what it is; "" without a mark or a number."""
        number = self._numbers.get(piece, 0)
        return self._reader.t("panel-short", number=number, mark=mark).strip() if number and mark is not None else ""

    def _numbered(self, piece: str, label: str) -> str:
        return self._reader.t("panel-choice", number=self._numbers.get(piece, 0), label=label)

    def act(self, action: Action, label: str, piece: str = "") -> Entry:
        """Make the entry of an action, which is about a piece ("": about none, or the one that was picked)."""
        words = (action.verb, *action.args)
        if len(" ".join(words)) > LIMIT - 60:  # what table, version, verb, order and mark may take
            words = (f"#{self._legal.index(str(action))}",)
        verb, words = ACT, act_words(self._selection, *words, whole=self._room.hands_in(action))
        if action.verb in self._room.staged:
            verb, words = SELECT, change_words(self._selection, "stage", action.verb, *action.args)
        return Entry(verb, words, label, piece, style=self._room.style(action), number=self._numbers.get(piece, 0))


def _button(frame: Frame, entry: Entry, *, brief: bool = False) -> Button:
    """Make the button of an entry; `brief`: with the piece's number alone even where it has no emoji."""
    custom_id, emoji = frame.id(entry.verb, *entry.words), frame.emoji(entry.piece)
    label = entry.short if entry.short and (emoji or brief) else entry.label
    return Button(custom_id, cut(label, LABEL_LIMIT), entry.style, emoji)


def _menu(frame: Frame, entries: Sequence[Entry], at: int, key: str, placeholder: str = "") -> Select:
    """Make a menu of up to 25 entries from `at` on; `key` tells it from the others of the message."""
    part = entries[at : at + CHOICES]
    first, last = (entry.number or entry.label for entry in (part[0], part[-1]))
    hint = placeholder or frame.reader.t("panel-menu", first=first, last=last)
    choices = tuple(
        MenuLine(
            " ".join((entry.verb, *entry.words)),
            cut(entry.label, CHOICE_LIMIT),
            cut(entry.note, CHOICE_LIMIT),
            emoji=frame.emoji(entry.piece),
        )
        for entry in part
    )
    return Select(frame.id(PICK, key, menu=True), choices, cut(hint, PLACEHOLDER_LIMIT))
