"""Choosing several pieces, as a room says it: what can be picked, what for, and what is still wrong.

For offers with open places (`View.open`). The plain answers here are enough for a game in which pieces are picked and
laid: a menu to pick from, a button for each offer, those with fixed words (a place on the table) in a menu of theirs.
How a room with more to say is written, for a turn of rummy:

- `staged` names what is put down and waits for the discard (`meld`, `layoff`, `swap`, and `take`, a whole action that
  may not stand alone); `hands_in` says that a draw does not end what was put down, a discard does.
- `pieces` adds what groups bring in (a card taken, a joker won), `opens` the offers as they then are, `actions` the
  whole actions as they then are (the discards of what is left). All three look at the selection and nothing else.
- `fits` says whether what is picked may be put together for an offer; `tokens` writes the groups as records have them
  (what a joker stands for follows from its place among the pieces), `held` says which piece such a word names.
- `problem` says what is still wrong or missing (points against the minimum), `offer_text` what a group is called;
  `order` how the hand lies, `shown` how it is numbered, `plan` what its picture shows of the selection, `hand` its
  words; `listed` and `list_hint` that discards have a menu of their own.
- A change of its own (another place for a joker) is a button made by `Frame.change` and a case in `changed`.

Nothing of it is stored or judged: `apply` judges what is handed in, and a refusal leaves the selection as it is.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.drawn import HandPlan, PlannedGroup
from bot.games.offers import Open
from bot.games.rooms.frame import Frame, Page, act_words, change_words
from bot.games.rooms.selection import SelectedGroup, Selection, bare, handles
from bot.games.text.naming import Naming
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts.parts import CHOICES, ROW_WIDTH, Button, MenuLine, Row, Select, button_rows
from bot.parts.verbs import ACT, PICK, SELECT

V = TypeVar("V", bound=View)
_NO_PLAN = HandPlan()
_TARGETS = "targets"  # the key of the menu of offers with fixed words
_BUTTONS = ROW_WIDTH - 2  # offers beside the buttons for a step back and all back


class Choosing(Generic[V]):
    """The part of a room that is about selections.

    `staged` are the verbs that are put down first and handed in later, together with an action that ends the turn; all
    others are handed in at once.
    """

    staged: ClassVar[frozenset[str]] = frozenset()

    def naming(self, game: str, reader: Reader, *, marked: bool = False) -> Naming:
        """Return the names of the game's pieces; `marked` for the text of messages."""
        raise NotImplementedError

    # --- the hand ---

    def order(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the handles of all pieces as the player likes them; an unknown order is the usual one."""
        return handles(self.pieces(view, selection))

    def shown(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return them as pictures and buttons number them: first what can be played, last what groups bring in."""
        playable = {word for token in view.legal for word in token.split(" ")[2:]}
        playable |= _wanted(self.opens(view, selection))
        own = frozenset(handles(view.hand or ()))
        return tuple(sorted(self.order(view, selection), key=lambda one: (one not in own, bare(one) not in playable)))

    def numbers(self, view: V, selection: Selection) -> dict[str, int]:
        """Return the number of each handle in the picture; the others keep theirs when a piece is put down."""
        return {handle: number for number, handle in enumerate(self.shown(view, selection), 1)}

    def arranged(self, view: V, selection: Selection) -> V:
        """Return the view with what the hand has left, and with what is open then."""
        if view.hand is None:
            return view
        left = tuple(bare(one) for one in self.order(view, selection) if one not in selection.taken)
        return msgspec.structs.replace(view, hand=left, open=self.opens(view, selection))

    def arrangeable(self, view: V) -> bool:
        """True if players put their hands in order themselves, also while nothing can be played."""
        return False

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

    # --- what can be selected, and what comes of it ---

    def opens(self, view: V, selection: Selection) -> tuple[Open, ...]:
        """Return the offers with open places as they are once what is selected is done."""
        return view.open

    def actions(self, view: V, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return the whole actions as they are then: the `legal` ones for which the groups leave a piece."""
        every = tuple(Action.parse(token) for token in dict.fromkeys(legal))
        if not selection.groups:
            return every
        free = {bare(one) for one in handles(self.pieces(view, selection)) if one not in selection.taken}
        left = (action for action in every if (action.verb, *action.args) not in selection.offers)
        return tuple(action for action in left if self.subject(action) in ("", *free))

    def pieces(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the pieces that can be in a selection: the hand, and behind it what groups bring in."""
        return view.hand or ()

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
            fitting = selection.kept(held, opens, {words for words in whole if words[0] in self.staged})
            if fitting == selection:
                return fitting
            selection = fitting

    def means(self, offer: tuple[str, ...]) -> bool:
        """True if the words of a button can be an offer of the game: who writes ids of their own may say anything."""
        return bool(offer)

    def changed(self, selection: Selection, view: V, change: tuple[str, ...]) -> Selection:
        """Return the selection after a change, as its button's words and the menu's picked values say."""
        match change:
            case ("pick", at, *picked) if at.isascii() and at.isdigit():
                among = self.pickable(view, selection)[int(at) : int(at) + CHOICES]
                return selection.pick(among, picked)
            case ("on" | "off" as how, handle) if handle in self.pickable(view, selection):
                return selection.with_picked(handle, on=how == "on")
            case ("put", *offer) if self.means(tuple(offer)):
                return selection.put(*offer)
            case ("stage", *action) if self.means(tuple(action)):
                return selection.stage(*action)
            case ("back",):
                return selection.back()
            case ("clear",):
                return selection.cleared()
        return selection

    def fills(self, view: V, tokens: Sequence[str]) -> bool:
        """True if it helps to select what these tokens hand in (`filled`): False where that is one press away."""
        return False

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
        free = [one for one in handles(self.pieces(view, selection)) if one not in selection.taken]
        for offer in self.opens(view, selection):
            fixed = len(offer.words)
            if action.verb == offer.verb and action.args[:fixed] == offer.words:
                found = tuple(_take(free, self.held(word)) for word in action.args[fixed:])
                return (offer.verb, *offer.words), tuple(filter(None, found))
        return (action.verb, *action.args), ()

    def tokens(self, selection: Selection, view: V) -> tuple[str, ...]:
        """Return the tokens of all groups, in the order in which they are handed in."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer, *map(bare, group.pieces))) for group in selection.groups)

    def standing(self, selection: Selection, view: V) -> tuple[str, ...]:
        """Return the whole turn that is planned, to be handed in if it runs out; () where none is, or not yet."""
        return ()

    def hands_in(self, action: Action) -> bool:
        """True if a whole action hands in what was put together before it; else that waits (a draw)."""
        return True

    def subject(self, action: Action) -> str:
        """Return the piece of the hand that an action is about, "" if it is about none."""
        raise NotImplementedError

    # --- how it is said ---

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

    # --- how it is done ---

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
        rows: list[Row] = [(self._pick_menu(frame, pickable, at),) for at in starts]
        if shown := targets[page * CHOICES : (page + 1) * CHOICES]:
            rows.append((self._target_menu(frame, shown),))
        rows.append(tuple(self._buttons(frame)))
        fullest = min(menus, -(-len(pickable) // CHOICES)) + bool(targets) + 1
        return Page(tuple(rows), page, pages, fullest)

    def switches(self, frame: Frame) -> Iterator[Button]:
        """Yield buttons of the panel's last row that turn something on or off, one at most."""
        yield from ()

    def piece_rows(self, frame: Frame, free: Iterable[str]) -> tuple[Row, ...]:
        """Return a button for each of these pieces, five in a row."""
        numbers = self.numbers(frame.view, frame.selection)
        return button_rows(frame.picking(one, *self.piece_label(bare(one), numbers.get(one, 0), frame)) for one in free)

    def piece_label(self, piece: str, number: int, frame: Frame) -> tuple[str, str]:
        """Return label and emoji of a piece's button: its number, and its name where it has no emoji."""
        emoji, name = frame.emoji(piece), self.naming(frame.view.game, frame.reader, marked=True).piece(piece)
        return str(number) if emoji else frame.reader.t("panel-choice", number=number, label=name), emoji

    def _pick_menu(self, frame: Frame, pickable: tuple[str, ...], at: int) -> Select:
        naming, numbers = self.naming(frame.view.game, frame.reader), self.numbers(frame.view, frame.selection)
        choices = [
            MenuLine(
                handle,
                frame.reader.t("panel-choice", number=numbers.get(handle, 0), label=naming.piece(bare(handle))),
                emoji=frame.emoji(bare(handle)),
                default=handle in frame.selection.picked,
            )
            for handle in pickable[at : at + CHOICES]
        ]
        hint = frame.reader.t("panel-pick")
        return frame.changes(choices, hint, "pick", str(at), least=0, most=len(choices))

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
                yield frame.hand_in(label, offer.verb, off=off)
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
    found = next((handle for handle in free if bare(handle) == piece), "")
    if found:
        free.remove(found)
    return found


def _named(pieces: tuple[str, ...], naming: Naming) -> str:
    return ", ".join(naming.piece(bare(handle)) for handle in pieces)
