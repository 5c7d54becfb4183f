"""A room for offers with open places: pieces are picked in menus, and a button for each offer puts them together."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.drawn import HandPlan, PlannedGroup
from bot.games.offers import Open
from bot.games.rooms.frame import Frame, Page, act_words, change_words
from bot.games.rooms.room import Room
from bot.games.rooms.selection import SelectedGroup, Selection, bare, handles
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts.parts import CHOICES, LABEL_LIMIT, ROW_WIDTH, Button, MenuLine, Row, Select, cut
from bot.parts.verbs import ACT, PICK, SELECT

V = TypeVar("V", bound=View)
_NO_PLAN = HandPlan()
_TARGETS = "targets"  # the key of the menu of offers with fixed words
_BUTTONS = ROW_WIDTH - 2  # offers beside the buttons for a step back and all back


def offers_of(selection: Selection) -> frozenset[tuple[str, ...]]:
    """The offers for which there are groups."""
    return frozenset(group.offer for group in selection.groups)


class PickingRoom(Room[V]):
    """A room in which pieces are picked and laid; what needs no more is handed in at once."""

    def plan(self, view: V, selection: Selection) -> HandPlan:
        """Return the selection as the hand's picture shows it; a group's tag is its target, else its number."""
        if not selection.picked and not selection.groups:
            return _NO_PLAN
        numbers = self.numbers(view, selection)

        def places(chosen: Iterable[str]) -> tuple[int, ...]:
            return tuple(numbers[handle] - 1 for handle in chosen if handle in numbers)

        groups = (
            PlannedGroup(
                tuple(map(bare, group.pieces)),
                places(group.pieces),
                group.offer[-1] if len(group.offer) > 1 else str(number),
            )
            for number, group in enumerate(selection.groups, 1)
            if group.pieces
        )
        return HandPlan(places(selection.picked), (), tuple(groups))

    def actions(self, view: V, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return the whole actions as they are then: the `legal` ones for which the groups leave a piece."""
        every = tuple(Action.parse(token) for token in dict.fromkeys(legal))
        if not selection.groups:
            return every
        free = {bare(handle) for handle in handles(self.pieces(view, selection)) if handle not in selection.taken}
        rest = (action for action in every if (action.verb, *action.args) not in offers_of(selection))
        return tuple(action for action in rest if self.subject(action) in ("", *free))

    def pickable(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the handles that can be picked now: of pieces that an offer takes, and that are in no group."""
        wanted = _wanted(self.opens(view, selection))
        free = (handle for handle in self.order(view, selection) if handle not in selection.taken)
        return tuple(handle for handle in free if bare(handle) in wanted)

    def fits(self, offer: Open, selection: Selection) -> bool:
        """True if what is picked may well be put together for an offer; the rules judge it when it is handed in."""
        picked = Counter(map(bare, selection.picked))
        room = Counter(piece for place in offer.places for piece in place.pieces)
        fewest = sum(place.fewest for place in offer.places)
        most = sum(place.most for place in offer.places)
        return fewest <= picked.total() <= most and picked <= room

    def fitted(self, selection: Selection, view: V) -> Selection:
        """Return as much of a selection as still fits: offers that are open, pieces that are held."""
        whole = {tuple(token.split(" ")[1:]) for token in view.legal}
        while True:  # a group that goes may take with it what it had brought in
            opens = {(offer.verb, *offer.words) for offer in self.opens(view, selection)}
            held = frozenset(handles(self.pieces(view, selection)))
            fitting = _kept(selection, held, opens, {words for words in whole if words[0] in self.staged})
            if fitting == selection:
                return fitting
            selection = fitting

    def filled(self, selection: Selection, view: V, tokens: Iterable[str]) -> Selection:
        """Return the selection that means these tokens; what would be handed in at once is only picked."""
        filled = selection.cleared()
        for action in map(Action.parse, tokens):
            words, pieces = self._parted(action, view, filled)
            if action.verb in self.staged:
                filled = msgspec.structs.replace(filled, groups=(*filled.groups, SelectedGroup(words, pieces)))
            elif pieces:
                filled = msgspec.structs.replace(filled, picked=pieces)
        return filled

    def held(self, word: str) -> str:
        """Return the piece of the hand that a word of a token names (`JK=H9`: a joker)."""
        return word

    def _parted(self, action: Action, view: V, selection: Selection) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Part an action into the offer that it fills and handles of what fills it; all is offer if it fills none."""
        free = [handle for handle in handles(self.pieces(view, selection)) if handle not in selection.taken]
        for offer in self.opens(view, selection):
            fixed = len(offer.words)
            if action.verb == offer.verb and action.args[:fixed] == offer.words:
                taken = tuple(_take(free, self.held(word)) for word in action.args[fixed:])
                return (offer.verb, *offer.words), tuple(filter(None, taken))
        return (action.verb, *action.args), ()

    def tokens(self, selection: Selection, view: V) -> tuple[str, ...]:
        """Return the tokens of all groups, in the order in which they are handed in."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer, *map(bare, group.pieces))) for group in selection.groups)

    def offer_text(self, offer: tuple[str, ...], view: V, reader: Reader) -> str:
        """Return the name of an offer, on buttons and before its pieces: verb and fixed words."""
        return " ".join(offer)

    def problem(self, selection: Selection, view: V, reader: Reader) -> str:
        """Say what is still wrong with what is selected, or still needed; "" for nothing."""
        return ""

    def selected(self, selection: Selection, view: V, reader: Reader) -> Iterator[str]:
        """Yield lines of the panel: the groups, what is picked, what is wrong with it."""
        naming = self.naming(view.game, reader, marked=True)
        for number, group in enumerate(selection.groups, 1):
            what, listed = self.offer_text(group.offer, view, reader), _named(group.pieces, naming)
            yield reader.t("panel-group", number=number, what=what, list=listed, count=len(group.pieces))
        if selection.picked:
            yield reader.t("panel-picked", list=_named(selection.picked, naming))
        if problem := self.problem(selection, view, reader):
            yield problem

    def rows(self, frame: Frame, height: int) -> Page:
        """Lay out the controls of a selection in at most `height` rows (at least two), on pages if need be."""
        view, selection = frame.view, frame.selection
        opens = self.opens(view, selection)
        if not opens and not selection.mark:
            return Page(())
        targets = [offer for offer in _targets(opens) if self.fits(offer, selection)]
        pickable = self.pickable(view, selection)
        menus = max(1, height - 1 - bool(targets))
        pages = max(1, -(-len(pickable) // (menus * CHOICES)), -(-len(targets) // CHOICES))
        page = min(selection.page, pages - 1)
        starts = range(page * menus * CHOICES, min(len(pickable), (page + 1) * menus * CHOICES), CHOICES)
        rows: list[Row] = [(self.pick_menu(frame, pickable, at),) for at in starts]
        if page_targets := targets[page * CHOICES : (page + 1) * CHOICES]:
            rows.append((self._target_menu(frame, page_targets),))
        rows.append(tuple(self._buttons(frame)))
        fullest = min(menus, -(-len(pickable) // CHOICES)) + bool(targets) + 1
        return Page(tuple(rows), page, pages, fullest)

    def _target_menu(self, frame: Frame, targets: list[Open]) -> Select:
        choices = tuple(self._target(frame, offer) for offer in targets)
        return Select(frame.id(PICK, _TARGETS, menu=True), choices, frame.reader.t("panel-targets"))

    def _target(self, frame: Frame, offer: Open) -> MenuLine:
        selection, words = frame.selection, (offer.verb, *offer.words)
        value: tuple[str, ...] = (ACT, *act_words(selection, "+", *words))
        if offer.verb in self.staged:
            value = (SELECT, *change_words(selection, "put", *words))
        return MenuLine(" ".join(value), self.offer_text(words, frame.view, frame.reader))

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, reader = frame.view, frame.selection, frame.reader
        opens = self.opens(view, selection)
        for offer in (offer for offer in opens if offer not in _targets(opens)):
            label, off = self.offer_text((offer.verb,), view, reader), not self.fits(offer, selection)
            if offer.verb in self.staged:
                yield frame.change(label, "put", offer.verb, style="primary", off=off)
            else:
                yield _hand_in(frame, label, offer.verb, off=off)
        if selection.mark:
            yield frame.change(reader.t("button-step-back"), "back")
            yield frame.change(reader.t("button-all-back"), "clear")


def _wanted(opens: tuple[Open, ...]) -> frozenset[str]:
    return frozenset(piece for offer in opens for place in offer.places for piece in place.pieces)


def _targets(opens: tuple[Open, ...]) -> tuple[Open, ...]:
    """Return the offers for a menu: those with fixed words, and all where there is no room for their buttons."""
    many = sum(not offer.words for offer in opens) > _BUTTONS
    return tuple(offer for offer in opens if offer.words or many)


def _take(free: list[str], piece: str) -> str:
    """Take a handle of that piece from the free ones, "" if none is left."""
    taken = next((handle for handle in free if bare(handle) == piece), "")
    if taken:
        free.remove(taken)
    return taken


def _named(pieces: tuple[str, ...], naming: Naming) -> str:
    return ", ".join(naming.piece(bare(handle)) for handle in pieces)


def _kept(
    selection: Selection,
    held: Collection[str],
    opens: Collection[tuple[str, ...]],
    whole: Collection[tuple[str, ...]] = (),
) -> Selection:
    """Return as much as still fits: groups of `held` handles for what is open, and `whole` actions."""
    groups = []
    for group in selection.groups:
        pieces = tuple(handle for handle in group.pieces if handle in held)
        if (pieces and group.offer in opens) or (not group.pieces and group.offer in whole):
            groups.append(SelectedGroup(group.offer, pieces))
    taken = {handle for group in groups for handle in group.pieces}
    picked = tuple(handle for handle in selection.picked if opens and handle in held and handle not in taken)
    return msgspec.structs.replace(selection, picked=picked, groups=tuple(groups))


def _hand_in(frame: Frame, label: str, *words: str, off: bool = False) -> Button:
    """Make a button that hands in all groups, and last what is picked, for the offer of these words."""
    custom_id = frame.id(ACT, *act_words(frame.selection, "+", *words))
    return Button(custom_id, cut(label, LABEL_LIMIT), "success", disabled=off)
