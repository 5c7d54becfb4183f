"""What a table can be asked: by a person, or by the bot itself."""

from collections.abc import Mapping

import msgspec

from bot.games.options import OptionValue
from bot.locales import DEFAULT
from bot.tables.resting import PlayerTimes
from bot.tables.terms import FREE, Terms
from bot.tables.types import Computer, Expected, Kept, Person, Position, Ref, SettingKey, SharedDeals


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """Open a lobby in a channel; the person sits down and is the host. Only for `Tables.open`."""

    by: Person
    guild: int
    channel: int
    game: str
    options: dict[str, OptionValue] = {}  # values, or texts as typed; what is missing is as tables begin
    settings: Mapping[SettingKey, str] = {}  # words, as `settings.SETTINGS` has them; missing ones are as tables begin
    help_counts: bool = False  # the computer helps in matches that count, too
    refs: dict[str, Ref] = {}
    fixture: int = 0  # the number of the fixture that is to be played, so that the match counts; 0: none
    expected: tuple[Expected, ...] = ()  # its players in the order of their seats: only they may sit
    shared: SharedDeals | None = None  # others play the deals of the first match too
    kept: Kept | None = None  # for whom a seat is kept for a while
    terms: Terms = FREE  # the league rules: a table in the league begins by them
    language: str = DEFAULT  # of what all see there
    adopted: bool = False  # the server has got its language from this person, whose table is its first
    once: bool = False  # nobody plays again at it
    limit: float = 0.0  # seconds for the first match, from which time banks follow; 0: as long as it takes
    beside: tuple[Expected, ...] = ()  # people who are seated at once, after the host
    computers: int = 0  # so many computer players are seated after them


class Command(msgspec.Struct, frozen=True):
    """Anything that an open table can be asked."""


class PersonCommand(Command, frozen=True):
    """A command that a person gives."""

    by: Person


class LobbyCommand(PersonCommand, frozen=True):
    """A command that a person gives in a lobby: TableError `already-started`, `over` elsewhere."""


class MatchCommand(PersonCommand, frozen=True):
    """A command that a person gives in a match: TableError `not-started`, `over`, `time-up` unless one goes on."""


class Join(PersonCommand, frozen=True):
    """Sit down in the lobby, of a rematch as the last one awaited: start it; in a match: come back to the seat left."""

    learners: tuple[int, ...] = ()


class Decline(LobbyCommand, frozen=True):
    """The person for whom a seat of the lobby is kept does not want it."""


class Leave(PersonCommand, frozen=True):
    """Get up. During a match the computer plays on, and the result stays the person's."""


class AddComputer(LobbyCommand, frozen=True):
    """The host seats a computer player: `random`, `greedy`, `strong`, or "" for the kind that the table has.

    `version` (here and in RemoveSeat and EndTable) is the table's that the clicked button was drawn with: if anything
    has changed since, the click is `stale`, so that a double click seats one. None: typed, not clicked.
    """

    kind: Computer = ""
    version: int | None = None


class RemoveSeat(PersonCommand, frozen=True):
    """The host removes a seat from the lobby; during a match a moderator hands a person's seat to the computer."""

    seat: int
    version: int | None = None


class SetGame(LobbyCommand, frozen=True):
    """The host chooses the game; its options are as tables begin."""

    game: str


class SetOption(LobbyCommand, frozen=True):
    """The host sets an option, by value or by text as typed.

    `game` (here, in SetTableSetting and in SetSetup) is the one for which the clicked menu was drawn: if the host has
    chosen another since, the click is `stale`. "": typed, not clicked, or the menu is the same in every game.
    """

    key: str
    value: OptionValue
    game: str = ""


class SetTableSetting(PersonCommand, frozen=True):
    """The host sets something of the table to a word, as `settings.SETTINGS` has it."""

    key: SettingKey
    value: str
    game: str = ""


class SetByHand(PersonCommand, frozen=True):
    """A player claims by hand from now on, or (`by_hand` False) lets the table do it again."""

    by_hand: bool


class SetSetup(LobbyCommand, frozen=True):
    """Settle before the match what the game asks (`Game.questions`): one's own vote, one of the question's values, or
    by the host a seat, `p2`; "" for none.
    """

    key: str
    value: str
    game: str = ""


class Cut(PersonCommand, frozen=True):
    """A player puts a word into the next deal."""

    text: str  # as it was typed
    promise: str = ""  # the first digits of what was promised when the player was asked for it, "" if nobody asked


class StartMatch(LobbyCommand, frozen=True):
    """The host starts the match: the first round is dealt. `version` is as of AddComputer.

    `learners` (here, in Join, in Rematch and in Replace) are people who have played so few matches of the game that
    they are helped even where help is off as the match counts.
    """

    learners: tuple[int, ...] = ()
    words: tuple[str, ...] | None = None  # cut deals that others play too; None: those of when the table was opened
    fill: bool = False  # computer players take the seats without which the match can't begin
    version: int | None = None


class Act(MatchCommand, frozen=True):
    """A player hands in one or more tokens, done all or none."""

    version: int | None  # with which the panel was drawn; None: typed, not clicked
    tokens: tuple[str, ...]


class TakeBack(MatchCommand, frozen=True):
    """A player asks the others whether the last act may be taken back; `counts`: the match counts for the player."""

    counts: bool = True


class AnswerTakeBack(MatchCommand, frozen=True):
    """A player agrees with that, or not."""

    yes: bool


class Intend(MatchCommand, frozen=True):
    """A player plans one thing more for the next turn ("" takes all back), as `Game.intentions` writes it.

    `version` is the one that the panel was drawn with. Makes no panel stale and is not published: nobody else may know.
    """

    version: int | None
    intention: str


class Nudge(MatchCommand, frozen=True):
    """A player who waits has whose turn it is called once more; once in eight hours."""


class SetPlayerTimes(Command, frozen=True):
    """The bot tells the table what a person has set for slow games in the server; nobody else there sees it.

    Only an absence is told to all. A clock that runs keeps the quiet hours with which its turn began.
    """

    person: int
    times: PlayerTimes


class NextRound(MatchCommand, frozen=True):
    """A player is ready for the next round; it is dealt when all present ones are, or after a while."""


class Pause(MatchCommand, frozen=True):
    """A player (or a moderator) stops the clock and the play."""


class Resume(MatchCommand, frozen=True):
    """A player (or a moderator) goes on; the turn has what was left of it."""


class VoteEnd(MatchCommand, frozen=True):
    """A player votes to break the match off, or takes the vote back."""

    yes: bool = True


class Resign(MatchCommand, frozen=True):
    """A player gives a league match up: the place is the last, the computer plays on, and there is no way back."""


class EndTable(PersonCommand, frozen=True):
    """The host or a moderator breaks a match off at once, or closes a lobby or an ended table.

    Anybody may break off a match that nobody plays, once `Times.endable_at` is past.

    A match that counts in the league is ended by the host only if all who are present agree.
    """

    reason: str = ""
    version: int | None = None


class TimeUp(Command, frozen=True):
    """The time of the table is over: computers play the round to its end at once, and the match ends with it."""


class Rematch(PersonCommand, frozen=True):
    """Play again: a lobby keeps the seats of the others for a minute; somebody alone with computers plays at once."""

    terms: Terms | None = None  # the league rules that hold now; None: those of the match before
    learners: tuple[int, ...] = ()


class Return(MatchCommand, frozen=True):
    """A player takes the seat back from the computer. Nothing happens if it was not the computer's."""


class Replace(MatchCommand, frozen=True):
    """A new person takes a seat that the computer plays, never one whose player is present; None: a wanted seat."""

    seat: int | None = None
    learners: tuple[int, ...] = ()


class Refs(Command, frozen=True):
    """The messenger remembers ids; None forgets one. Makes no panel stale and is not published."""

    refs: dict[str, Ref | None]


class ChannelGone(Command, frozen=True):
    """The channel was deleted: the match is broken off and the table closed."""


class Forget(Command, frozen=True):
    """A person's data are deleted: the computer takes the seat, id and name go."""

    person: int


class GiveWay(Command, frozen=True):
    """Somebody opens a new table in the channel: an ended one is closed, any other refuses (`channel-taken`)."""


class Tick(Command, frozen=True):
    """It is time for something: a warning, a time-out, a computer's move, the next round, an expiry."""


class Wake(Command, frozen=True):
    """Nobody could act for a while: clocks that ran out meanwhile get a fair remainder."""

    repair: bool = True  # the program has started anew, so the messages are to be looked after as well


class Thought(Command, frozen=True):
    """A strong player has thought about a position; about any other than the present one it changes nothing."""

    seat: int
    position: Position
    # () lets a chance go; None: nothing was thought, so the normal player's move is played.
    tokens: tuple[str, ...] | None
