"""What buttons and menus intend: for each verb that changes something, the command to the table that it means."""

from collections.abc import Callable, Mapping
from typing import Literal, get_args

from bot.tables import (
    MENTION_SECONDS,
    WINDOW_SECONDS,
    AddComputer,
    Command,
    EndTable,
    Join,
    Leave,
    NextRound,
    Pause,
    Person,
    Rematch,
    RemoveSeat,
    Replace,
    Resume,
    Return,
    SetByHand,
    SetClock,
    SetComputers,
    SetForced,
    SetGame,
    SetHints,
    SetLeague,
    SetLength,
    SetMentions,
    SetOption,
    SetSetup,
    SetWindow,
    Snapshot,
    StartMatch,
    TableError,
    VoteEnd,
)
from bot.tables.types import ClockName, Computer
from bot.views.messages import verbs
from bot.views.messages.ids import IdError, Press

After = Literal["hand", "menu", "setup", "table", ""]
Make = Callable[[Person, Press], Command]


def _word(press: Press, at: int) -> str:
    """A word of a press; IdError `old-button` if it is not there."""
    if at >= len(press.words):
        raise IdError(press.verb)
    return press.words[at]


def _number(press: Press, at: int) -> int:
    word = _word(press, at)
    if not (word.isascii() and word.isdigit()):
        raise IdError(press.verb)
    return int(word)


def _computer(person: Person, press: Press) -> Command:
    return AddComputer(person, _kind(press, 0), press.version)


def _computers(person: Person, press: Press) -> Command:
    return SetComputers(person, _kind(press, 1))


def _kind(press: Press, at: int) -> Computer:
    """A kind of computer player; IdError `old-button` for none that there is."""
    kinds: tuple[Computer, ...] = get_args(Computer)
    name = next((kind for kind in kinds if kind and kind == _word(press, at)), None)
    if name is None:
        raise IdError(press.verb)
    return name


def _clock(person: Person, press: Press) -> Command:
    clocks: dict[str, ClockName] = {"30s": "30s", "2m": "2m", "24h": "24h", "off": "off"}
    name = _word(press, 1)
    if name not in clocks:
        raise IdError(press.verb)
    return SetClock(person, clocks[name])


def _window(person: Person, press: Press) -> Command:
    name = next((known for known in WINDOW_SECONDS if known == _word(press, 1)), None)
    if name is None:
        raise IdError(press.verb)
    return SetWindow(person, name)


def _mentions(person: Person, press: Press) -> Command:
    name = next((known for known in MENTION_SECONDS if known == _word(press, 1)), None)
    if name is None:
        raise IdError(press.verb)
    return SetMentions(person, name)


def _forced(person: Person, press: Press) -> Command:
    return SetForced(person, _word(press, 1) == "yes")


def _hints(person: Person, press: Press) -> Command:
    return SetHints(person, _word(press, 1) == "yes")


def _named_seat(person: Person, press: Press) -> Command:
    seat = _word(press, 3)
    return SetSetup(person, _word(press, 2), "" if seat == "lot" else seat, _word(press, 1))


def _option(person: Person, press: Press) -> Command:
    return SetOption(person, _word(press, 2), _word(press, 4), _word(press, 1))


def _said(person: Person, press: Press) -> Command:
    return SetSetup(person, _word(press, 2), _word(press, 3), _word(press, 1))


def intended(press: Press, snapshot: Snapshot, person: Person) -> tuple[Command, After]:
    """The command that a press means, and what is shown afterwards; IdError if words are missing.

    Where nobody is left to play, “Go on” is said by who comes back: TableError `not-seated` for who has no seat to
    come back to.
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
    """Whether a button means another match or another person than the table has now.

    Moves come and go while somebody thinks over a question, so its version says nothing: the ids name what they mean.
    """
    words = press.words
    if press.verb in (verbs.LEAVE, verbs.END):
        return words[:1] not in ((), (str(snapshot.state.series),))
    if press.verb == verbs.HAND_OVER and len(words) > 1:
        seat, seats = _number(press, 0), snapshot.state.seats
        return seat < len(seats) and str(seats[seat].person) != words[1]
    return False


# What a verb intends, and what its clicker is shown afterwards if he clicked on a private message.
INTENTS: Mapping[str, tuple[Make, After]] = {
    verbs.JOIN: (lambda person, _: Join(person), "hand"),
    verbs.LEAVE_LOBBY: (lambda person, _: Leave(person), "setup"),
    verbs.COMPUTER: (_computer, ""),
    verbs.COMPUTERS: (_computers, "setup"),
    verbs.REMOVE: (lambda person, press: RemoveSeat(person, _number(press, 0), press.version), "setup"),
    verbs.GAME: (lambda person, press: SetGame(person, _word(press, 0)), "setup"),
    verbs.LENGTH: (lambda person, press: SetLength(person, _word(press, 2), _word(press, 1)), "setup"),
    verbs.START: (lambda person, _: StartMatch(person), "hand"),
    verbs.CLOSE: (lambda person, press: EndTable(person, version=press.version), "setup"),
    verbs.READY: (lambda person, _: NextRound(person), "hand"),
    verbs.PAUSE: (lambda person, _: Pause(person), "menu"),
    verbs.RESUME: (lambda person, _: Resume(person), "menu"),
    verbs.REMATCH: (lambda person, _: Rematch(person), "hand"),
    verbs.RETURN: (lambda person, _: Return(person), "hand"),
    verbs.VOTE: (lambda person, press: VoteEnd(person, _word(press, 0) == "yes"), "menu"),
    verbs.LEAVE: (lambda person, _: Leave(person), "menu"),
    verbs.END: (lambda person, _: EndTable(person), "menu"),
    verbs.HAND_OVER: (lambda person, press: RemoveSeat(person, _number(press, 0)), "menu"),
    verbs.REPLACE: (lambda person, press: Replace(person, _number(press, 0)), "hand"),
    verbs.OPTION: (_option, "setup"),
    verbs.CLOCK: (_clock, "table"),
    verbs.CLAIM_WINDOW: (_window, "table"),
    verbs.MENTIONS: (_mentions, "table"),
    verbs.FORCED: (_forced, "table"),
    verbs.HINTS: (_hints, "table"),
    verbs.BY_HAND: (lambda person, press: SetByHand(person, _word(press, 0) == "yes"), "hand"),
    verbs.SAY: (_said, "setup"),
    verbs.NAME: (_named_seat, "setup"),
    verbs.LEAGUE: (lambda person, press: SetLeague(person, _word(press, 1) == "yes"), "setup"),
}
