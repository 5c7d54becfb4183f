"""What a press means: the tokens that it hands in, what is selected after it, or the command to its table."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Literal, TypeVar

import msgspec

from bot.games.actions import Action, seat_name
from bot.games.errors import IllegalAction, NotationError
from bot.games.match import act
from bot.games.rooms.selection import ANY, NOTHING, Selection, split_mark, split_order
from bot.games.text.reader import Reader
from bot.games.text.words import explain, sentence
from bot.games.view import View
from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.parts.verbs import SELECT
from bot.play.pages.seats import raw_names
from bot.play.pages.settings import VERBS
from bot.play.registry import AnyRoom, naming_of, room_of
from bot.players.thinking import KINDS
from bot.tables import SETTINGS, SettingKey, Snapshot, TableError, commands
from bot.tables.commands import Command
from bot.tables.types import Person

SHOWING = (verbs.SHOW, verbs.SELECT)  # presses that only select
_ANY_END = ("does-not-fit", "street-closed")  # what rules say of one end; of all at once it is one sentence


def tokens_of(press: Press, view: View, legal: tuple[str, ...], kept: Selection = NOTHING) -> tuple[str, ...]:
    """Return the tokens that an ACT means, for the view's seat: the groups of the selection, then the action.

    `legal` are the seat's legal tokens now: `#n` is the n-th of what can be done with the selection, for tokens too
    long for a custom id; that this is the right one version and mark make sure. `kept` is what the player has
    selected: () if the button was drawn for another selection, which is gone. IdError if it means nothing.
    """
    room = room_of(view.game)
    mark, words = _said(press)
    if words[:1] == ("+",):
        if not room.means(words[1:]):
            raise IdError(" ".join(words))
        return room.tokens(kept.put(*words[1:]), view) if mark == kept.mark else ()
    token = _token(words, tuple(map(str, room.actions(view, legal, kept))), view.seat or 0)
    if not room.hands_in(Action.parse(token)):
        return (token,)
    return (*room.tokens(kept, view), token) if mark == kept.mark else ()


def _said(press: Press) -> tuple[str, tuple[str, ...]]:
    """Return for which selection an ACT was drawn ("": for none), and the words of its action."""
    before, mark, after = split_mark(split_order(press.words)[1])
    return mark, (*before, *after)


def _token(words: tuple[str, ...], legal: tuple[str, ...], seat: int) -> str:
    said = " ".join(words)
    if not said.startswith("#"):
        return f"{seat_name(seat)} {said}"
    number = said.removeprefix("#")
    if not (number.isascii() and number.isdigit() and int(number) < len(legal)):
        raise IdError(said)
    return legal[int(number)]


def tokens_at(press: Press, snapshot: Snapshot, seat: int, kept: Selection) -> tuple[str, ...]:
    """Return the tokens that an ACT means for a seat at a table as it stands (`tokens_of`).

    An old one is written as a token, for a table that refuses it for its version before it reads it.
    """
    view = snapshot.view(seat)
    if view is None or press.version != snapshot.seat_version(seat):
        return (" ".join((seat_name(seat), *_said(press)[1])),)
    return tokens_of(press, view, snapshot.legal(seat), kept)


def refusal(press: Press, snapshot: Snapshot, seat: int, reader: Reader) -> str:
    """Say why the piece of a WHY may not be played: the rule's sentence; "" where it may, or the panel is old."""
    view, match, piece = snapshot.view(seat), snapshot.state.match, split_order(press.words)[1][:1]
    if view is None or match is None or press.version != snapshot.seat_version(seat):
        return ""
    room, naming, refusals = room_of(view.game), naming_of(view.game, reader, marked=True), list[IllegalAction]()
    forbidden = {*(view.hand or ())}.difference(view.playable)
    for token in room.tries(piece[0], view) if forbidden.intersection(piece) else ():
        try:
            act(match, Action.parse(token))
        except IllegalAction as error:
            refusals.append(error)
        except NotationError:
            continue
    telling = [error for error in refusals if error.code not in _ANY_END]
    if telling:
        return explain(telling[0], reader.locale, raw_names(snapshot.state, reader), naming=naming)
    return sentence(reader.locale, "panel-fits-nowhere", tile=naming.piece(piece[0])) if refusals else ""


def place_of(press: Press) -> Selection:
    """Return where the panel is that was pressed: as far as its id tells, with nothing selected."""
    before, _, _ = split_mark(press.words)
    return Selection.parse(before) if press.verb == SELECT else Selection(order=split_order(before)[0])


def chosen(press: Press, view: View | None, kept: Selection) -> Selection:
    """Return what is selected after a SHOW or a SELECT, of what was `kept`; a void change changes nothing.

    The panel may be older than the view: only what still fits is changed.
    """
    before, mark, change = split_mark(press.words)
    there = kept.at(Selection.parse(before))
    if press.verb != SELECT or view is None or mark not in (kept.mark, ANY):
        return there
    room = room_of(view.game)
    return room.fitted(room.changed(room.fitted(there, view), view, change), view)


def followed(kept: Selection, view: View | None, *, same: bool) -> Selection:
    """Return what is selected after the game went on.

    The panel stays where it is while the seat's choices are the `same`.
    """
    there = kept if same else msgspec.structs.replace(kept, about="", page=0, hint=())
    return there if view is None else room_of(view.game).fitted(there, view)


def handed_in(press: Press, kept: Selection, room: AnyRoom, tokens: Sequence[str] = ()) -> Selection:
    """Return what is selected after an ACT that handed these tokens in: nothing, or what it leaves alone.

    A piece that was played is let go, and not its twin.
    """
    mark, _ = _said(press)
    if mark:
        return kept.cleared().at(place_of(press))
    for action in map(Action.parse, tokens):
        piece = room.subject(action)
        kept = kept.let_go(piece) if piece else kept
    return kept.at(place_of(press))


After = Literal["hand", "menu", "setup", "table", "plan", ""]
T = TypeVar("T", bound=str)
Make = Callable[[Person, Press], Command]


def _word(press: Press, at: int) -> str:
    """Return a word of a press; IdError `old-button` if it is not there."""
    if not press.word(at):
        raise IdError(press.verb)
    return press.word(at)


def _number(press: Press, at: int) -> int:
    number = press.number(at)
    if number is None:
        raise IdError(press.verb)
    return number


def _one_of(press: Press, at: int, allowed: Collection[T]) -> T:
    """Return the word of a press that is one of those allowed; IdError `old-button` if it is none."""
    chosen_word = next((choice for choice in allowed if choice == press.word(at)), None)
    if chosen_word is None:
        raise IdError(press.verb)
    return chosen_word


def _setting(key: SettingKey) -> tuple[Make, After]:
    """Return what a press on the menu of a setting means: the page, then a word that is the same in every game."""
    setting = SETTINGS[key]

    def make(person: Person, press: Press) -> Command:
        return commands.SetTableSetting(person, key, _one_of(press, 1, setting.values))

    return make, "setup" if setting.before_match else "table"


def _named_seat(person: Person, press: Press) -> Command:
    seat = _word(press, 3)
    return commands.SetSetup(person, _word(press, 2), "" if seat == "lot" else seat, _word(press, 1))


def _intention(person: Person, press: Press) -> Command:
    _word(press, 1)
    return commands.Intend(person, press.version, " ".join(press.words[1:]))


def _take_back(person: Person, press: Press) -> Command:
    word = _one_of(press, 0, ("ask", "yes", "no"))
    return commands.TakeBack(person) if word == "ask" else commands.AnswerTakeBack(person, word == "yes")


def intended(press: Press, snapshot: Snapshot, person: Person) -> tuple[Command, After]:
    """Return the command that a press means, and the page to show afterwards; IdError if words are missing.

    Where nobody is left to play, “Go on” is said by a player who comes back: TableError `not-seated` for a person
    without a seat to come back to.
    """
    verb = press.verb
    if verb == verbs.RESUME and snapshot.state.paused == "nobody":
        if snapshot.seat_of(person.id) is None and snapshot.seat_left_by(person.id) is None:
            raise TableError("not-seated")
        verb = verbs.RETURN
    make, after = INTENTS[verb]
    if after == "table" and snapshot.state.phase == "lobby":
        after = "setup"
    return make(person, press), after


def outdated(press: Press, snapshot: Snapshot) -> bool:
    """Return True if a button means another match, person or question than the table has now.

    Moves come and go while somebody thinks over a question, so its version says nothing: the ids name what they mean.
    """
    words = press.words
    if press.verb == verbs.LEAVE_LOBBY:  # out of a match nobody is let without being asked
        return snapshot.state.phase != "lobby"
    if press.verb in (verbs.LEAVE, verbs.RESIGN, verbs.END, verbs.TAKE):
        return words[:1] not in ((), (str(snapshot.state.log.series),))
    if press.verb == verbs.TAKE_BACK and words[:1] != ("ask",):
        return words[1:] != (snapshot.state.question,)
    if press.verb == verbs.HAND_OVER and len(words) > 1:
        seat, seats = _number(press, 0), snapshot.state.seats
        return seat < len(seats) and str(seats[seat].person) != words[1]
    return False


# For each verb its command, and the page to show afterwards if the click was on a private message.
INTENTS: Mapping[str, tuple[Make, After]] = {
    verbs.JOIN: (lambda person, _: commands.Join(person), "hand"),
    verbs.DECLINE: (lambda person, _: commands.Decline(person), ""),
    verbs.LEAVE_LOBBY: (lambda person, _: commands.Leave(person), "setup"),
    verbs.COMPUTER: (lambda person, press: commands.AddComputer(person, _one_of(press, 0, KINDS), press.version), ""),
    verbs.REMOVE: (lambda person, press: commands.RemoveSeat(person, _number(press, 0), press.version), "setup"),
    verbs.GAME: (lambda person, press: commands.SetGame(person, _word(press, 0)), "setup"),
    **{verb: _setting(key) for key, verb in VERBS.items()},
    verbs.LENGTH: (
        lambda person, press: commands.SetTableSetting(person, "length", _word(press, 2), _word(press, 1)),
        "setup",
    ),
    verbs.START: (lambda person, _: commands.StartMatch(person), "hand"),
    verbs.SOLO: (lambda person, press: commands.StartMatch(person, fill=True, version=press.version), "hand"),
    verbs.CLOSE: (lambda person, press: commands.EndTable(person, version=press.version), "setup"),
    verbs.READY: (lambda person, _: commands.NextRound(person), "hand"),
    verbs.PAUSE: (lambda person, _: commands.Pause(person), "menu"),
    verbs.RESUME: (lambda person, _: commands.Resume(person), "menu"),
    verbs.REMATCH: (lambda person, _: commands.Rematch(person), "hand"),
    verbs.RETURN: (lambda person, _: commands.Return(person), "hand"),
    verbs.NUDGE: (lambda person, _: commands.Nudge(person), "menu"),
    verbs.TAKE_BACK: (_take_back, "hand"),
    verbs.VOTE: (lambda person, press: commands.VoteEnd(person, _word(press, 0) == "yes"), "menu"),
    verbs.LEAVE: (lambda person, _: commands.Leave(person), "menu"),
    verbs.RESIGN: (lambda person, _: commands.Resign(person), "menu"),
    verbs.END: (lambda person, _: commands.EndTable(person), "menu"),
    verbs.HAND_OVER: (lambda person, press: commands.RemoveSeat(person, _number(press, 0)), "menu"),
    verbs.REPLACE: (lambda person, press: commands.Replace(person, _number(press, 0)), "hand"),
    verbs.TAKE: (lambda person, _: commands.Replace(person), "hand"),
    verbs.OPTION: (
        lambda person, press: commands.SetOption(person, _word(press, 2), _word(press, 4), _word(press, 1)),
        "setup",
    ),
    verbs.INTEND: (_intention, "plan"),
    verbs.UNPLAN: (lambda person, _: commands.Intend(person, None, ""), "hand"),
    verbs.BY_HAND: (lambda person, press: commands.SetByHand(person, _word(press, 0) == "yes"), "menu"),
    verbs.SAY: (
        lambda person, press: commands.SetSetup(person, _word(press, 2), _word(press, 3), _word(press, 1)),
        "setup",
    ),
    verbs.NAME: (_named_seat, "setup"),
}
