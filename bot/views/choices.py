"""All that a player may do, as buttons or menus: every legal action is one or two clicks away, however many there are.

Up to 20 choices are buttons. More are menus of 25, all on one page up to 100; only beyond that there are pages.
"""

from collections.abc import Sequence

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.view import View
from bot.views.ids import LIMIT, IdError, Press, encode
from bot.views.look import Look
from bot.views.parts import (
    CHOICE_LIMIT,
    CHOICES,
    LABEL_LIMIT,
    ROW_WIDTH,
    Button,
    Choice,
    Row,
    Select,
    Style,
    button_rows,
    cut,
)
from bot.views.rooms import naming_of, room_of
from bot.views.steps import Step, order_words, split_order
from bot.views.verbs import ACT, PICK, SHOW

CHOICE_ROWS = 4
_LISTED = "list"  # the key of the menu of listed choices


class Entry(msgspec.Struct, frozen=True):
    """One choice: the verb and words that it says, its label, the tile that it shows ("" for none).

    `note` is a second line for menus; `listed`: it stands in a menu of its own kind, not among the buttons;
    `number`: the tile's in the hand (0: none).
    """

    verb: str
    words: tuple[str, ...]
    label: str
    tile: str = ""
    note: str = ""
    style: Style = "secondary"
    listed: bool = False
    number: int = 0


class Page(msgspec.Struct, frozen=True):
    """The rows of one page of choices, which page it is (from 0), and of how many."""

    rows: tuple[Row, ...]
    page: int
    pages: int


class Place(msgspec.Struct, frozen=True):
    """What all choices of a panel share: table, version of the seat, view of the seat, look."""

    table: str
    version: int
    view: View
    look: Look

    def button_id(self, verb: str, *words: str) -> str:
        """Write a custom id."""
        return encode(Press(self.table, self.version, verb, words))


def choices(place: Place, legal: Sequence[str], step: Step) -> Page:
    """Answer the choices of a step: all of them, or those about the picked tile."""
    entries = entries_of(place.view, legal, step, place.look)
    listed = [entry for entry in entries if entry.listed]
    rest = [entry for entry in entries if not entry.listed]
    if not listed:
        return _paged(place, rest, step, CHOICE_ROWS)
    menu: Row = (_menu(place, listed, 0, _LISTED, place.look.t("panel-list")),)
    page = _paged(place, rest, step, CHOICE_ROWS - 1)
    return Page((menu, *page.rows), page.page, page.pages)


def _paged(place: Place, entries: Sequence[Entry], step: Step, height: int) -> Page:
    """Lay choices out in so many rows: as buttons, or if these are too many as menus, with pages if need be."""
    if len(entries) <= height * ROW_WIDTH:
        return Page(button_rows(_button(place, entry) for entry in entries), 0, 1)
    loose = tuple(entry for entry in entries if not entry.tile)[:ROW_WIDTH]
    rest = [entry for entry in entries if entry not in loose]
    room = (height - bool(loose)) * CHOICES
    pages = -(-len(rest) // room)
    page = min(step.page, pages - 1)
    shown = rest[page * room : (page + 1) * room]
    menus = tuple((_menu(place, shown, at, str(page * room + at)),) for at in range(0, len(shown), CHOICES))
    return Page((*button_rows(_button(place, entry) for entry in loose), *menus), page, pages)


def entries_of(view: View, legal: Sequence[str], step: Step, look: Look) -> tuple[Entry, ...]:
    """Answer the choices of a step in the order of the hand, those about no tile last."""
    room = room_of(view.game)
    every = [Action.parse(token) for token in dict.fromkeys(legal)]
    made = _Made(tuple(legal), view, look, step)
    if step.tile and (about := [action for action in every if room.piece_of(action) == step.tile]):
        return tuple(made.among(action) for action in about)
    listed = room.listed(every)
    groups: dict[str, list[Action]] = {}
    for action in every:
        if action not in listed:
            groups.setdefault(room.piece_of(action), []).append(action)
    loose = groups.pop("", [])
    ordered = sorted(groups, key=made.place)
    entries = [entry for tile in ordered for entry in made.tile(tile, groups[tile])]
    in_list = sorted(listed, key=lambda action: made.place(room.piece_of(action)))
    return (*map(made.listed, in_list), *entries, *map(made.loose, loose))


class _Made:
    """Makes the entries of a panel."""

    def __init__(self, legal: tuple[str, ...], view: View, look: Look, step: Step) -> None:
        self._legal, self._view, self._look, self._order = legal, view, look, step.order
        self._room = room_of(view.game)
        shown = view.shown_hand
        self._numbers = {tile: at for at, tile in reversed(list(enumerate(shown, 1)))}
        self._after = len(shown) + 1

    def place(self, tile: str) -> int:
        """Answer where a tile stands in the hand; those that are not in it come last."""
        return self._numbers.get(tile, self._after)

    def loose(self, action: Action) -> Entry:
        """Make the entry of an action about no tile."""
        return self._act(action, self._room.alone(action, self._view, self._look))

    def among(self, action: Action) -> Entry:
        """Make the entry of an action about the tile that was picked."""
        return self._act(action, self._room.among(action, self._view, self._look))

    def listed(self, action: Action) -> Entry:
        """Make the entry of an action in a menu of its own."""
        tile = self._room.piece_of(action)
        label = self._numbered(tile, self._room.alone(action, self._view, self._look))
        note = self._room.note(action, self._view, self._look)
        return msgspec.structs.replace(self._act(action, label, tile), note=note, listed=True)

    def tile(self, tile: str, actions: Sequence[Action]) -> tuple[Entry, ...]:
        """Make the entries of a tile: what can be done with it, or one that leads there."""
        if len(actions) == 1 or self._room.together(actions):
            return tuple(
                self._act(
                    action, self._numbered(tile, self._room.alone(action, self._view, self._look)), tile
                )
                for action in actions
            )
        name = naming_of(self._view.game, self._look).piece(tile)
        label = self._numbered(tile, self._look.t("panel-more", tile=name))
        number = self._numbers.get(tile, 0)
        return (Entry(SHOW, Step(tile, 0, self._order).words, label, tile, number=number),)

    def _numbered(self, tile: str, label: str) -> str:
        return self._look.t("panel-choice", number=self._numbers.get(tile, 0), label=label)

    def _act(self, action: Action, label: str, tile: str = "") -> Entry:
        words = (action.verb, *action.args)
        if len(" ".join(words)) > LIMIT - 50:  # what table, version, verb and order may take
            words = (f"#{self._legal.index(str(action))}",)
        style = self._room.style(action)
        number = self._numbers.get(tile, 0)
        return Entry(ACT, (*order_words(self._order), *words), label, tile, style=style, number=number)


def tokens_of(press: Press, legal: Sequence[str], seat: int) -> tuple[str, ...]:
    """Answer the tokens that an ACT means, for the seat of who pressed it; IdError if it means none.

    `legal` are the seat's legal tokens now: `#n` is the n-th of them, for those too long for a custom id. That this is
    the right one the version makes sure.
    """
    words = " ".join(split_order(press.words)[1])
    if not words.startswith("#"):
        return (f"{seat_name(seat)} {words}",)
    number = words.removeprefix("#")
    if not (number.isascii() and number.isdigit() and int(number) < len(legal)):
        raise IdError(words)
    return (legal[int(number)],)


def _button(place: Place, entry: Entry) -> Button:
    custom_id = place.button_id(entry.verb, *entry.words)
    emoji = place.look.tile(place.view.game, entry.tile) if entry.tile else ""
    return Button(custom_id, cut(entry.label, LABEL_LIMIT), entry.style, emoji)


def _menu(place: Place, shown: Sequence[Entry], at: int, key: str, placeholder: str = "") -> Select:
    """Make a menu of up to 25 entries from `at` on; `key` tells it from the others of the message."""
    part = shown[at : at + CHOICES]
    custom_id = encode(Press(place.table, place.version, PICK, (key,)), "s")
    first, last = (one.number or one.label for one in (part[0], part[-1]))
    hint = placeholder or place.look.t("panel-menu", first=first, last=last)
    return Select(custom_id, tuple(_choice(place, entry) for entry in part), cut(hint, 150))


def _choice(place: Place, entry: Entry) -> Choice:
    value = " ".join((entry.verb, *entry.words))
    emoji = place.look.tile(place.view.game, entry.tile) if entry.tile else ""
    return Choice(value, cut(entry.label, CHOICE_LIMIT), cut(entry.note, CHOICE_LIMIT), emoji=emoji)
