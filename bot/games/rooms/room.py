"""A family's room: all that a family of games says about itself, with a plain answer to everything."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.drawn import HandPlan
from bot.games.offers import Open
from bot.games.registry import GAMES
from bot.games.rooms.frame import Frame, Page
from bot.games.rooms.selection import Selection, bare, handles
from bot.games.text.naming import PLAIN, Namer, Naming, Telling
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts.parts import CHOICES, Button, MenuLine, Row, Select, Style, button_rows

V = TypeVar("V", bound=View)


class CallButton(msgspec.Struct, frozen=True):
    """A button on the public message that acts for the clicker: the words of the action, and about which seat."""

    words: tuple[str, ...]
    seat: int
    style: Style = "primary"


class Room(Telling, Generic[V]):
    """The room of a family on this floor: its moves and events in words, its buttons, its table in words.

    A room for offers with open places overrides `rows` and what else looks at the selection (`plan`, `actions`,
    `pickable`, `fitted`, `filled`, `selected`). Nothing of a selection is stored or judged: `apply` judges what is
    handed in, and a refusal leaves the selection as it is.
    """

    orders: ClassVar[tuple[str, ...]] = ("",)  # ways to sort a hand, the usual one first
    usual: ClassVar[str] = "usual"  # `button-sort-<usual>` calls that one by name
    namers: ClassVar[Mapping[str, Namer]] = {}  # by the kinds of pieces (`Game.pieces`)
    opening: ClassVar[frozenset[str]] = frozenset()  # events that happen of themselves before a round is open
    lasting: ClassVar[frozenset[str]] = frozenset()  # events that a panel tells until the next one
    suffered: ClassVar[frozenset[str]] = frozenset()  # events that befall a seat in others' turns
    seen: ClassVar[frozenset[str]] = frozenset()  # events that a panel need not tell: its table shows what came of them
    going_on: ClassVar[frozenset[str]] = frozenset()  # events of a seat after which its turn may go on
    notes_drawn: ClassVar[bool] = False  # a hand's picture shows what `hand_notes` tells
    staged: ClassVar[frozenset[str]] = frozenset()  # verbs that are put down first, and handed in with what ends a turn
    piece_verbs: ClassVar[tuple[str, ...]] = ("play",)  # verbs whose first word is a piece of the hand
    list_hint: ClassVar[str] = ""  # the text that says what the menu of `listed` actions is for, "" for the usual words
    picture_words: ClassVar[Mapping[str, str]] = {}  # fields of `rendering.TableWords`, with their texts
    place_names: ClassVar[Mapping[str, str]] = {}  # words of an intention for where a piece goes, as sentences say them
    draw_text: ClassVar[str] = "panel-draw"  # the text of a draw that is planned

    # --- names ---

    def naming(self, game: str, reader: Reader, *, marked: bool = False) -> Naming:
        """Return the names of the game's pieces; `marked` for the text of messages."""
        namer = self.namers.get(GAMES[game].pieces, PLAIN) if game in GAMES else PLAIN
        return Naming(namer, game, reader.locale, reader.figures, marked, self)

    # --- choosing among whole actions ---

    def subject(self, action: Action) -> str:
        """Return the piece of the hand that an action is about, "" if it is about none (pass, draw).

        Actions about the same piece are put together: the piece is picked first, then what to do with it.
        """
        return action.args[0] if action.verb in self.piece_verbs and action.args else ""

    def alone(self, action: Action, view: V, reader: Reader) -> str:
        """Return the label of an action that is the only one about its piece, or about none."""
        return " ".join((action.verb, *action.args))

    def among(self, action: Action, view: V, reader: Reader) -> str:
        """Return the label of an action among those about the same piece, which was picked already."""
        return self.alone(action, view, reader)

    def deed(self, action: Action, view: V, reader: Reader) -> str:
        """Return the name of an action for a sentence: `6-4 🔵 X`, `Draw`, `Discard red 7`.

        Where another would be called the same, it is said how this one goes: `red 3–7 · ↑ · the red 3 to the red 9`.
        """
        reader = msgspec.structs.replace(reader, deeds=True)
        text = self.alone(action, view, reader)
        piece, effect = self.subject(action), self.effect(action, view)
        others = [other for other in map(Action.parse, view.legal) if self.subject(other) == piece]
        others = [other for other in others if self.effect(other, view) != effect]
        alike = any(self.alone(other, view, reader) == text for other in others)
        return self.called_longer(action, view, reader) if alike else text

    def after(self, action: Action, view: V) -> V:
        """Return the view in which the next act of the same turn is named, where a turn has several hand-ins."""
        return view

    def called_longer(self, action: Action, view: V, reader: Reader) -> str:
        """Say what is played, and how: where it goes, what joins."""
        piece = self.naming(view.game, reader).piece(self.subject(action))
        return reader.t("deed-among", what=piece, how=self.among(action, view, reader))

    def note(self, action: Action, view: V, reader: Reader) -> str:
        """Return the second line of an action in a menu, "" for none."""
        return ""

    def question(self, piece: str, view: V, reader: Reader) -> str:
        """Return the question once the piece was picked."""
        return reader.t("panel-what", tile=self.naming(view.game, reader, marked=True).piece(piece))

    def ask(self, view: V, reader: Reader, selection: Selection) -> str:
        """Return the question before anything was picked, "" for the usual sentence."""
        return ""

    def targets(self, action: Action) -> tuple[str, ...]:
        """Return the words that name where its piece would go (an end, a street), as the picture knows them."""
        return ()

    def tries(self, piece: str, view: V) -> tuple[str, ...]:
        """Return tokens that would play a piece, for which the rules say why not; none where nobody asks.

        Those that the game's notation does not have are passed over.
        """
        return ()

    def style(self, action: Action) -> Style:
        """Return the style of an action's button."""
        return "primary" if self.subject(action) else "success"

    def marks(self, actions: Sequence[Action], view: V, reader: Reader) -> tuple[str, ...]:
        """Return what tells actions about one piece apart behind its emoji and number, "" for nothing more.

        No marks: their buttons say all in words.
        """
        return ()

    def effect(self, action: Action, view: V) -> Hashable:
        """Return an action's effect: of those about one piece with the same effect only the first is shown."""
        return action

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return those of all actions that stand in a menu of their own, if one has room for them."""
        return ()

    # --- selecting several pieces, for offers with open places (`View.open`) ---

    def order(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the handles of all pieces as the player likes them; an unknown order is the usual one."""
        return handles(self.pieces(view, selection))

    def picture_order(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the handles in the order of the picture: first what can be played, last what groups bring in."""
        playable = {word for token in view.legal for word in token.split(" ")[2:]}
        playable |= {piece for offer in self.opens(view, selection) for place in offer.places for piece in place.pieces}
        held, order = frozenset(handles(view.hand or ())), self.order(view, selection)
        return tuple(sorted(order, key=lambda handle: (handle not in held, bare(handle) not in playable)))

    def numbers(self, view: V, selection: Selection) -> dict[str, int]:
        """Return the number of each handle in the picture; the others keep theirs when a piece is put down."""
        return {handle: number for number, handle in enumerate(self.picture_order(view, selection), 1)}

    def arranged(self, view: V, selection: Selection) -> V:
        """Return the view with what the hand has left, and with what is open then."""
        if view.hand is None:
            return view
        hand = tuple(bare(handle) for handle in self.order(view, selection) if handle not in selection.taken)
        return msgspec.structs.replace(view, hand=hand, open=self.opens(view, selection))

    def arrangeable(self, view: V) -> bool:
        """Return True if players put their hands in order themselves, also while nothing can be played."""
        return False

    def plan(self, view: V, selection: Selection) -> HandPlan:
        """Return the selection as the hand's picture shows it."""
        return HandPlan()

    def opens(self, view: V, selection: Selection) -> tuple[Open, ...]:
        """Return the offers with open places as they are once what is selected is done."""
        return view.open

    def actions(self, view: V, legal: Sequence[str], selection: Selection) -> tuple[Action, ...]:
        """Return the whole actions as they are then, of the `legal` ones."""
        return tuple(Action.parse(token) for token in dict.fromkeys(legal))

    def pieces(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the pieces that can be in a selection: the hand, and behind it what groups bring in."""
        return view.hand or ()

    def pickable(self, view: V, selection: Selection) -> tuple[str, ...]:
        """Return the handles that can be picked now, in no group."""
        return ()

    def fitted(self, selection: Selection, view: V) -> Selection:
        """Return as much of a selection as still fits: offers that are open, pieces that are held."""
        return msgspec.structs.replace(selection, picked=(), groups=())

    def means(self, offer: tuple[str, ...]) -> bool:
        """Return True if the words of a button can be an offer of the game: a forged id may hold any words."""
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
        """Return True if it helps to select what these tokens hand in (`filled`): not where that is one press away."""
        return False

    def filled(self, selection: Selection, view: V, tokens: Iterable[str]) -> Selection:
        """Return the selection that means these tokens."""
        return selection.cleared()

    def tokens(self, selection: Selection, view: V) -> tuple[str, ...]:
        """Return the tokens of all groups, in the order in which they are handed in."""
        seat = seat_name(view.seat or 0)
        return tuple(" ".join((seat, *group.offer, *map(bare, group.pieces))) for group in selection.groups)

    def standing(self, selection: Selection, view: V) -> tuple[str, ...]:
        """Return the whole turn that is planned, to be handed in if it runs out; () where none is, or not yet."""
        return ()

    def hands_in(self, action: Action) -> bool:
        """Return True if a whole action hands in what was put together before it; else that waits (a draw)."""
        return True

    def selected(self, selection: Selection, view: V, reader: Reader) -> Iterator[str]:
        """Yield lines of the panel: the groups, what is picked, what is wrong with it."""
        yield from ()

    def rows(self, frame: Frame, height: int) -> Page:
        """Lay out the controls of a selection in at most `height` rows (at least two)."""
        return Page(())

    def switches(self, frame: Frame) -> Iterator[Button]:
        """Yield buttons of the panel's last row that turn something on or off, one at most."""
        yield from ()

    def piece_rows(self, frame: Frame, free: Iterable[str]) -> tuple[Row, ...]:
        """Return a button for each of these pieces, five in a row."""
        numbers = self.numbers(frame.view, frame.selection)
        labels = ((handle, self.piece_label(bare(handle), numbers.get(handle, 0), frame)) for handle in free)
        return button_rows(frame.picking(handle, *label) for handle, label in labels)

    def piece_label(self, piece: str, number: int, frame: Frame) -> tuple[str, str]:
        """Return label and emoji of a piece's button: its number, and its name where it has no emoji."""
        emoji, name = frame.emoji(piece), self.naming(frame.view.game, frame.reader, marked=True).piece(piece)
        return str(number) if emoji else frame.reader.t("panel-choice", number=number, label=name), emoji

    def pick_menu(self, frame: Frame, pickable: tuple[str, ...], at: int) -> Select:
        """Return the menu of pieces from the one at `at` on, in which any are picked."""
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
        return frame.changes(choices, frame.reader.t("panel-pick"), "pick", str(at), least=0, most=len(choices))

    # --- what is planned for the next turn ---

    def intention(self, words: tuple[str, ...], view: V, reader: Reader) -> str:
        """Return what an intention is called (`Game.intentions`): `6-4 🔵 X · 6`, `6-4 where it fits`, `Draw`.

        Or that the discard is taken if it completes something.
        """
        if words[0] != "play":
            return reader.t("intention-take" if words[0] == "take" else self.draw_text)
        naming = self.naming(view.game, reader)
        tile, place, half = (*words[1:], "", "")[:3]
        where = self.place_names.get(place, place) or "any"
        return reader.t("intention-play", tile=naming.piece(tile), where=where, half=naming.half(half))

    def intention_note(self, words: tuple[str, ...], reader: Reader) -> str:
        """Return what else is to be known of it, in the second line of a menu; "" for nothing."""
        return ""

    # --- the hand and the table in words ---

    def hand_notes(self, view: V, reader: Reader) -> tuple[str, ...]:
        """Return lines of the panel about what belongs to a hand and is none of its pieces."""
        return ()

    def beside_hand(self, view: V, naming: Naming) -> str:
        """Return the same for the picture's words, "" for nothing."""
        return ""

    def hand(self, view: V, naming: Naming, room: int) -> str:
        """Tell the hand: which pieces can be played, and the others, in so many characters."""
        hand, playable = view.hand or (), view.playable
        if not hand:
            return naming.t("alt-hand-empty")
        others = view.shown_hand[len(playable) :]
        half = room // 2 - 40
        if not playable:
            return naming.t("alt-hand", tiles=len(hand), noun=naming.noun, list=naming.listed(hand, room - 40))
        first = naming.t("alt-hand-playable", tiles=len(hand), noun=naming.noun)
        first = f"{first} {naming.t(f'alt-can-{self.use(view)}', list=naming.listed(playable, half))}"
        return f"{first} {naming.t('alt-hand-others', list=naming.listed(others, half))}" if others else first

    def use(self, view: V) -> str:
        """Return what can be done with the pieces of `view.playable` now: the end of the id `alt-can-<use>`."""
        return "play"

    def layout(self, view: V, naming: Naming, room: int) -> str:
        """Tell what lies on the table, in so many characters."""
        return naming.t("alt-table")

    def facts(self, view: V, names: Sequence[str], naming: Naming) -> Iterator[str]:
        """Yield what else stands there, apart from players and turn: open ends, piles; `names` are clean."""
        yield from ()

    def open_hands(self, view: V) -> Sequence[Sequence[str]] | None:
        """Return all hands where the game plays them open, or shows them at its end, else None."""
        return getattr(view, "open_hands", None)

    def whole_hand(self, view: V) -> tuple[str, ...]:
        """Return all that the view's seat holds: its hand, and what else belongs to it."""
        return view.hand or ()

    def jokers(self, view: V, seat: int) -> int:
        """Return how many joker cards a seat holds that are none of its hand's pieces."""
        return 0

    # --- what all may do out of turn, and how it ends ---

    def calls(self, view: V) -> tuple[CallButton, ...]:
        """Return the buttons for what anybody may do out of turn (`button-<verb>`); `view` is the public's."""
        return ()

    def call_refused(self, view: V, seat: int, names: Sequence[str], reader: Reader) -> str:
        """Say why a call of that seat changed nothing; `names` are fit for the text of messages."""
        return reader.t("call-late")

    def round_won(self, view: V, names: str, number: int, reader: Reader) -> str:
        """Say how the round was won, "" for the usual sentence; `names` of the winners are fit for messages."""
        return ""

    def covered(self, view: V) -> V:
        """Return the public view of a round that is over without what was left in the hands."""
        return view

    def broken_off(self, view: V) -> V:
        """Return the public view of a match that was broken off: nobody's turn, nothing to call."""
        return msgspec.structs.replace(view, turn=None)
