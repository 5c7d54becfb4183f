"""The intents of buttons and menus: for each verb that changes something, the command to the table that it means."""

from collections.abc import Callable, Collection, Mapping
from typing import Literal, TypeVar

from bot.parts import verbs
from bot.parts.ids import IdError, Press
from bot.play.pages.settings import VERBS
from bot.players import KINDS
from bot.tables import SETTINGS, SettingKey, Snapshot, TableError, commands
from bot.tables.commands import Command
from bot.tables.types import Person

After = Literal["hand", "menu", "setup", "table", "plan", ""]
T = TypeVar("T", bound=str)
Make = Callable[[Person, Press], Command]


def _word(press: Press, at: int) -> str:
    """Return a word of a press; IdError `old-button` if it is not there."""
    if at >= len(press.words):
        raise IdError(press.verb)
    return press.words[at]


def _number(press: Press, at: int) -> int:
    word = _word(press, at)
    if not (word.isascii() and word.isdigit()):
        raise IdError(press.verb)
    return int(word)


def _one_of(press: Press, at: int, allowed: Collection[T]) -> T:
    """Return the word of a press that is one of those allowed; IdError `old-button` if it is none."""
    word = _word(press, at)
    for choice in allowed:
        if choice == word:
            return choice
    raise IdError(press.verb)


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


def intended(press: Press, snapshot: Snapshot, person: Person) -> tuple[Command, After]:
    """Return the command that a press means, and what is shown afterwards; IdError if words are missing.

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
    """Return True if a button means another match or another person than the table has now.

    Moves come and go while somebody thinks over a question, so its version says nothing: the ids name what they mean.
    """
    words = press.words
    if press.verb == verbs.LEAVE_LOBBY:  # out of a match nobody is let without being asked
        return snapshot.state.phase != "lobby"
    if press.verb in (verbs.LEAVE, verbs.RESIGN, verbs.END):
        return words[:1] not in ((), (str(snapshot.state.log.series),))
    if press.verb == verbs.HAND_OVER and len(words) > 1:
        seat, seats = _number(press, 0), snapshot.state.seats
        return seat < len(seats) and str(seats[seat].person) != words[1]
    return False


# For each verb its command, and what is shown afterwards if the click was on a private message.
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
    verbs.VOTE: (lambda person, press: commands.VoteEnd(person, _word(press, 0) == "yes"), "menu"),
    verbs.LEAVE: (lambda person, _: commands.Leave(person), "menu"),
    verbs.RESIGN: (lambda person, _: commands.Resign(person), "menu"),
    verbs.END: (lambda person, _: commands.EndTable(person), "menu"),
    verbs.HAND_OVER: (lambda person, press: commands.RemoveSeat(person, _number(press, 0)), "menu"),
    verbs.REPLACE: (lambda person, press: commands.Replace(person, _number(press, 0)), "hand"),
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
