"""A family's room: all that a family of games says about itself, with a plain answer to everything."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec

from bot.games.actions import Action
from bot.games.registry import GAMES
from bot.games.rooms.choosing import Choosing
from bot.games.rooms.selection import Selection
from bot.games.text.naming import PLAIN, Namer, Naming, Telling
from bot.games.text.reader import Reader
from bot.games.view import View
from bot.parts.parts import Style

V = TypeVar("V", bound=View)


class CallButton(msgspec.Struct, frozen=True):
    """A button on the public message that acts for whoever clicks: the words of the action, and about which seat."""

    words: tuple[str, ...]
    seat: int
    style: Style = "primary"


class Room(Telling, Choosing[V]):
    """The room of a family on this floor: its moves and events in words, its buttons, its table in words.

    `orders` are the ways in which a player can have the hand sorted, the usual one ("") first, which
    `button-sort-<usual>` calls by name. `namers` call the kinds of pieces (`Game.pieces`) that the family's games are
    played with. `opening` are the codes of events that happen of themselves before a round is open, `lasting` those
    that a panel tells until the next one, `suffered` those that befall a seat in others' turns, `seen` those that a
    panel need not tell, since its table shows what came of them. `notes_drawn`: a hand's picture shows what
    `hand_notes` tells. `going_on` are events of a seat after which its turn may go on.
    """

    orders: ClassVar[tuple[str, ...]] = ("",)
    usual: ClassVar[str] = "usual"
    namers: ClassVar[Mapping[str, Namer]] = {}
    opening: ClassVar[frozenset[str]] = frozenset()
    lasting: ClassVar[frozenset[str]] = frozenset()
    suffered: ClassVar[frozenset[str]] = frozenset()
    seen: ClassVar[frozenset[str]] = frozenset()
    going_on: ClassVar[frozenset[str]] = frozenset()
    notes_drawn: ClassVar[bool] = False

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
        return action.args[0] if action.verb == "play" and action.args else ""

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
        text = self.alone(action, view, reader)
        if not any(self.alone(other, view, reader) == text for other in self._besides(action, view)):
            return text
        return self.called_longer(action, view, reader)

    def after(self, action: Action, view: V) -> V:
        """Return the view in which the next act of the same turn is named, where a turn has several hand-ins."""
        return view

    def called_longer(self, action: Action, view: V, reader: Reader) -> str:
        """Say what is played, and how: where it goes, what joins."""
        piece = self.naming(view.game, reader).piece(self.subject(action))
        return reader.t("deed-among", what=piece, how=self.among(action, view, reader))

    def _besides(self, action: Action, view: V) -> Iterator[Action]:
        """Yield what else could be done with the same piece, and comes to something else."""
        for other in map(Action.parse, view.legal):
            if self.subject(other) == self.subject(action) and self.effect(other, view) != self.effect(action, view):
                yield other

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

    def together(self, actions: Sequence[Action]) -> bool:
        """True if several actions about one piece all have buttons at once, without picking the piece first."""
        return False

    def marks(self, actions: Sequence[Action], view: V, reader: Reader) -> tuple[str, ...]:
        """Return what tells actions about one piece apart behind its emoji and number, "" for nothing more.

        No marks: their buttons say all in words.
        """
        return ()

    def effect(self, action: Action, view: V) -> Hashable:
        """Return what an action comes to: of those about one piece with the same effect only the first is shown."""
        return action

    def listed(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return those of all actions that stand in a menu of their own, if one has room for them."""
        return ()

    def list_hint(self, reader: Reader) -> str:
        """Return what that menu is for, "" for the usual words."""
        return ""

    # --- what is planned for the next turn ---

    def intention(self, words: tuple[str, ...], view: V, reader: Reader) -> str:
        """Return what an intention is called (`Game.intentions`): `6-4 🔵 X · 6`, `6-4 where it fits`, `Draw`."""
        return " ".join(words)

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
        if not others:
            return first
        return f"{first} {naming.t('alt-hand-others', list=naming.listed(others, half))}"

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
        """Return all hands where the game plays them open, else None."""
        return None

    def whole_hand(self, view: V) -> tuple[str, ...]:
        """Return all that the view's seat holds: its hand, and what else belongs to it."""
        return view.hand or ()

    def jokers(self, view: V, seat: int) -> int:
        """Return how many joker cards a seat holds that are none of its hand's pieces."""
        return 0

    def picture_words(self, reader: Reader) -> Mapping[str, str | tuple[str, ...]]:
        """Return the short texts that only this family's pictures show: fields of `rendering.TableWords`."""
        return {}

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
