"""What a room says about choosing several pieces: what can be picked, what for, and what is still wrong.

For offers with open places (`View.open`). The plain answers here are enough for a game in which pieces are picked and
laid: a menu to pick from, a button for each offer, those with fixed words (a place on the table) in a menu of theirs.
"""

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.offers import Open
from bot.games.view import View
from bot.players import suggest
from bot.views.frame import Frame, Page, act_words
from bot.views.look import Look
from bot.views.naming import Naming
from bot.views.parts import CHOICES, ROW_WIDTH, Button, Choice, Row, Select
from bot.views.selection import Group, Selection, bare, handles, mark_word
from bot.views.verbs import ACT, PICK, SELECT

V = TypeVar("V", bound=View)
_TARGETS = "targets"  # the key of the menu of offers with fixed words


class Choosing(Generic[V]):
    """The part of a room that is about selections.

    `staged` are the verbs whose groups are put down first and handed in later, together with an action that ends the
    turn; all others are handed in at once.
    """

    staged: ClassVar[frozenset[str]] = frozenset()

    def naming(self, game: str, look: Look, *, marked: bool = False) -> Naming:
        """What the game's pieces are called; `marked` for the text of messages."""
        raise NotImplementedError

    # --- what can be selected, and what comes of it ---

    def pieces(self, view: V, selection: Selection) -> tuple[str, ...]:  # noqa: ARG002 - families look at it
        """The pieces that can be in a selection, in the hand's order; what groups bring in (a won piece) comes last."""
        return view.hand or ()

    def pickable(self, view: V, selection: Selection) -> tuple[str, ...]:
        """The handles that can be picked now: of pieces that some offer takes, and that are in no group."""
        wanted = {piece for offer in view.open for place in offer.places for piece in place.pieces}
        free = (handle for handle in handles(self.pieces(view, selection)) if handle not in selection.taken)
        return tuple(handle for handle in free if bare(handle) in wanted)

    def fits(self, offer: Open, selection: Selection) -> bool:
        """Whether what is picked may well be put together for an offer; the rules judge it when it is handed in."""
        picked = Counter(map(bare, selection.picked))
        room = Counter(piece for place in offer.places for piece in place.pieces)
        fewest = sum(place.fewest for place in offer.places)
        most = sum(place.most for place in offer.places)
        return fewest <= picked.total() <= most and picked <= room

    def fitted(self, selection: Selection, view: V) -> Selection:
        """As much of a selection as still fits: offers that are open, pieces that are held."""
        offers = {(offer.verb, *offer.words) for offer in view.open}
        while True:  # a group that goes may take with it what it had brought in
            fitting = selection.kept(frozenset(handles(self.pieces(view, selection))), offers)
            if fitting == selection:
                return fitting
            selection = fitting

    def changed(self, selection: Selection, view: V, change: tuple[str, ...]) -> Selection:
        """The selection after a change, as the words of its button and what was picked in its menu say."""
        match change:
            case ("pick", at, *picked) if at.isascii() and at.isdigit():
                among = self.pickable(view, selection)[int(at) : int(at) + CHOICES]
                return selection.pick(among, picked)
            case ("put", *offer):
                return selection.put(*offer)
            case ("back",):
                return selection.back()
            case ("clear",):
                return selection.cleared()
            case ("suggest",):
                return self.suggested(selection, view)
        return selection

    def suggested(self, selection: Selection, view: V) -> Selection:
        """What a computer player would select now; what it would hand in at once is only picked."""
        free, groups = list(handles(view.hand or ())), []
        picked: tuple[str, ...] = ()
        for action in map(Action.parse, suggest(view)):
            group = self.group_of(action, view, free)
            if group is not None and action.verb in self.staged:
                groups.append(group)
            elif group is not None:
                picked = group.pieces
        return msgspec.structs.replace(selection.cleared(), picked=picked, groups=tuple(groups))

    def group_of(self, action: Action, view: V, free: list[str]) -> Group | None:
        """What an action puts together, with handles taken from the `free` ones; None if it fills no open place."""
        for offer in view.open:
            fixed = len(offer.words)
            if action.verb == offer.verb and action.args[:fixed] == offer.words:
                pieces = tuple(_take(free, piece) for piece in action.args[fixed:])
                return Group((offer.verb, *offer.words), tuple(filter(None, pieces)))
        return None

    def tokens(self, selection: Selection, view: V) -> tuple[str, ...]:
        """The tokens of all groups, in the order in which they are handed in."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer, *map(bare, group.pieces))) for group in selection.groups)

    def hands_in(self, action: Action) -> bool:  # noqa: ARG002 - likewise
        """Whether a whole action hands in what was put together before it; else that waits (a draw)."""
        return True

    def left_for(self, action: Action, selection: Selection, view: V) -> bool:
        """Whether a whole action is possible with what the groups have left."""
        piece = self.subject(action)
        free = (handle for handle in handles(self.pieces(view, selection)) if handle not in selection.taken)
        return not piece or piece in map(bare, free)

    def subject(self, action: Action) -> str:
        """The piece of the hand that an action is about, "" if it is about none."""
        raise NotImplementedError

    # --- how it is said ---

    def offer_text(self, offer: tuple[str, ...], view: V, look: Look) -> str:  # noqa: ARG002 - likewise
        """What an offer is called, on buttons and before its pieces: verb and fixed words."""
        return " ".join(offer)

    def problem(self, selection: Selection, view: V, look: Look) -> str:  # noqa: ARG002 - likewise
        """Say what is still wrong with what is selected, or still needed; "" for nothing."""
        return ""

    def selected(self, selection: Selection, view: V, look: Look) -> Iterator[str]:
        """Lines of the panel: the groups, what is picked, what is wrong with it."""
        naming = self.naming(view.game, look, marked=True)
        for number, group in enumerate(selection.groups, 1):
            what, listed = self.offer_text(group.offer, view, look), _named(group.pieces, naming)
            yield look.t("panel-group", number=number, what=what, list=listed)
        if selection.picked:
            yield look.t("panel-picked", list=_named(selection.picked, naming))
        if problem := self.problem(selection, view, look):
            yield problem

    # --- how it is done ---

    def rows(self, frame: Frame, height: int) -> Page:
        """The controls of a selection in at most so many rows (at least two), on pages if need be."""
        view, selection = frame.view, frame.selection
        if not view.open:
            return Page(())
        targets = [offer for offer in view.open if offer.words and self.fits(offer, selection)]
        pickable = self.pickable(view, selection)
        menus = max(1, height - 1 - bool(targets))
        pages = max(1, -(-len(pickable) // (menus * CHOICES)), -(-len(targets) // CHOICES))
        page = min(selection.page, pages - 1)
        starts = range(page * menus * CHOICES, min(len(pickable), (page + 1) * menus * CHOICES), CHOICES)
        rows: list[Row] = [(self._pick_menu(frame, pickable, at),) for at in starts]
        if shown := targets[page * CHOICES : (page + 1) * CHOICES]:
            rows.append((self._target_menu(frame, shown),))
        return Page((*rows, tuple(self._buttons(frame))[:ROW_WIDTH]), page, pages)

    def _pick_menu(self, frame: Frame, pickable: tuple[str, ...], at: int) -> Select:
        naming = self.naming(frame.view.game, frame.look)
        numbers = {handle: n for n, handle in enumerate(handles(frame.view.shown_hand), 1)}
        choices = [
            Choice(
                handle,
                frame.look.t("panel-choice", number=numbers.get(handle, 0), label=naming.piece(bare(handle))),
                emoji=frame.emoji(bare(handle)),
                default=handle in frame.selection.picked,
            )
            for handle in pickable[at : at + CHOICES]
        ]
        hint = frame.look.t("panel-pick")
        return frame.changes(choices, hint, "pick", str(at), least=0, most=len(choices))

    def _target_menu(self, frame: Frame, targets: list[Open]) -> Select:
        choices = tuple(self._target(frame, offer) for offer in targets)
        return Select(frame.id(PICK, _TARGETS, menu=True), choices, frame.look.t("panel-targets"))

    def _target(self, frame: Frame, offer: Open) -> Choice:
        selection, words = frame.selection, (offer.verb, *offer.words)
        value: tuple[str, ...] = (ACT, *act_words(selection, "+", *words))
        if offer.verb in self.staged:
            value = (SELECT, *selection.words, mark_word(selection), "put", *words)
        return Choice(" ".join(value), self.offer_text(words, frame.view, frame.look))

    def _buttons(self, frame: Frame) -> Iterator[Button]:
        view, selection, look = frame.view, frame.selection, frame.look
        for offer in view.open:
            if not offer.words:
                label, off = self.offer_text((offer.verb,), view, look), not self.fits(offer, selection)
                if offer.verb in self.staged:
                    yield frame.change(label, "put", offer.verb, style="primary", off=off)
                else:
                    yield frame.hand_in(label, offer.verb, off=off)
        yield frame.change(look.t("button-suggest"), "suggest")
        if selection.mark:
            yield frame.change(look.t("button-step-back"), "back")
            yield frame.change(look.t("button-all-back"), "clear")


def _take(free: list[str], piece: str) -> str:
    """Take a handle of that piece from the free ones, "" if none is left."""
    found = next((handle for handle in free if bare(handle) == piece), "")
    if found:
        free.remove(found)
    return found


def _named(pieces: tuple[str, ...], naming: Naming) -> str:
    return ", ".join(naming.piece(bare(handle)) for handle in pieces)
