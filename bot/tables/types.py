"""What a table is: its state and seats, the persons, the refusals.

Seats count from 0; times are seconds since 1970 (UTC), durations seconds. The state has parts: fields that change
together.
"""

import hmac
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.games.errors import Fact, GameError
from bot.games.events import Event
from bot.games.game import Window
from bot.games.match import Match, is_open
from bot.games.offers import Offer
from bot.games.options import OptionValue
from bot.games.same import Same
from bot.locales import DEFAULT
from bot.tables.banks import Banks
from bot.tables.resting import NOTHING, PlayerTimes
from bot.tables.terms import FREE, Term, Terms, broken

T = TypeVar("T")
ClockName: TypeAlias = Literal["30s", "2m", "24h", "off"]
WindowName: TypeAlias = Literal["5s", "10s", "off"]
MentionName: TypeAlias = Literal["now", "10s", "off"]
Computer: TypeAlias = Literal["", "random", "greedy", "strong"]
SettingKey: TypeAlias = Literal[
    "clock", "league", "takeovers", "mentions", "forced", "hints", "computers", "claim-window", "length"
]
TIME_UP = "time"  # the end of a match whose table was out of time
PauseReason: TypeAlias = Literal["", "player", "nobody", "asked"]
Ref: TypeAlias = int | str
Position: TypeAlias = tuple[int, ...]  # of a seat: its match, round, the actions so far, the version of its offers

ErrorCode: TypeAlias = Literal[
    "gone",  # the table does not exist any more
    "channel-taken",  # table, and its refs as `ref_<name>`: the channel has a live table
    "not-seated",  # the person has no seat here
    "not-host",  # only the host (or a moderator) may do it
    "not-moderator",  # only a moderator may do it
    "not-yours",  # seat: the token or the seat is another player's
    "stale",  # version: the panel is old; `version` is the present one
    "full",  # most: no seat is free
    "seat-taken",  # seat: its player is present
    "no-seat",  # seat: there is none of that number
    "already-seated",  # seat: the person sits here already
    "already-started",  # the match is going on: seats and settings stand
    "not-started",  # the match has not begun
    "too-few",  # seats, fewest: not enough seats for the game
    "too-many",  # seats, most: too many seats for the game
    "dealt",  # too late to cut: the round is dealt
    "seen-hand",  # seat: they have seen that seat's hand in this round, and get no other
    "between",  # the round is over, the next one is not dealt yet
    "not-between",  # a round is being played
    "over",  # the match has ended
    "not-over",  # the match goes on
    "paused",  # nothing can be played now
    "not-paused",  # it is not paused
    "claims-open",  # the last discard can still be claimed; nothing else goes on before that is settled
    "nothing",  # an action without tokens
    "bad-value",  # what, value, allowed: a clock, a computer player or a vote that does not exist
    "fixture",  # number: a fixture says what is played, by whom, and that it counts
    "not-expected",  # the fixture is between others
    "league-hints",  # the match counts in the league, whose rules allow no help
    "still-away",  # until: a player may still come back; from then on anybody may end the table
    "league-end",  # needed: so many votes; the host alone does not end a match that counts in the league
    "takeovers",  # the match counts in the league, and its seats may not be taken over
    "same-seats",  # others play the deals too, so a person who takes a seat over might know them
    "resigned",  # the person has resigned: there is no way back
    "given-up",  # seat: its player has resigned, so nobody takes it over
    "not-resigned",  # only who was dealt a seat's first hand can resign, in a match that counts in the league
    "league-rules",  # the league rules say what it is as long as the match goes on
    "awaited",  # count: so many of the fixture's players have not sat down
    "same-deals",  # others play the deals too, so nothing that they follow from is changed here
    "daily-future",  # there is no deal of that day yet
    "daily-none",  # there was no deal on that day
    "seat-kept",  # the only free seat is kept for somebody
    "not-kept",  # no seat is kept for the person
    "daily-open",  # others may still play the day's deal
    "daily-unread",  # that names no deal of a day
    "daily-seen",  # the person has seen the day's deal, and deleted their data since
    "takeback-league",  # the match counts, or others play the same deals: nothing is taken back
    "takeback-late",  # nothing is left to take back, or nobody asks any more
    "takeback-twice",  # most: the player has asked so often in this match
    "asked",  # a player asks the others whether the last act may be taken back
    "timed",  # the table has a time limit: players can't stop its clock
    "time-up",  # the table's time is over, and computers play the round to its end
    "internal",  # a fault of the program; it was logged, nothing changed
]


class TableError(GameError):
    """A refusal by a table: nothing has changed."""

    kind = "table"

    def __init__(self, code: ErrorCode, **facts: Fact) -> None:
        super().__init__(code, **facts)


class Person(msgspec.Struct, frozen=True):
    """One who acts: Discord's id, the display name as it is (raw; escaping is the view's work), power, language."""

    id: int
    name: str
    moderator: bool = False
    locale: str = ""


class Dealt(msgspec.Struct, frozen=True, omit_defaults=True):
    """The holder to whom a seat's first hand was dealt: a person, a computer player, or (neither) nobody known."""

    person: int | None = None
    name: str = ""
    computer: bool = False
    until: int = 0  # actions that the match's record had when the seat was taken from them


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: a person's, a computer player's, or a forgotten person's (no `person`, and no `computer`)."""

    person: int | None = None
    name: str = ""
    computer: Computer = ""  # the kind of a computer player by intention
    played_by_computer: bool = False  # a person's seat that the computer plays until they come back
    # for good, but for coming back while nobody took the seat; the result stays the person's
    left: bool = False
    misses: int = 0  # turns in a row that ran out of time
    locale: str = ""
    says: dict[str, str] = {}  # answers to the game's questions that are put to everybody: key -> value
    by_hand: bool = False  # the table does not claim for the seat
    since: int = 0  # actions in the match's record before the person took the seat over from somebody else
    dealt: Dealt | None = None  # for whom the match counts, if the person took the seat over
    learning: bool = False  # its player has played so few matches of the game that help is free
    resigned: int = 0  # 1 for the first to resign in the match, 2 for the next; 0: did not
    # its player's intentions for the next turn, the first one first; seen by no other
    intends: tuple[str, ...] = ()
    # what its player has set for slow games in the server; stored as `own`
    times: PlayerTimes = msgspec.field(default=NOTHING, name="own")

    @property
    def first_holder(self) -> Dealt:
        """The holder for whom the seat counts: whose hand was dealt first."""
        return self.dealt or Dealt(self.person, self.name, bool(self.computer))

    @property
    def vacant(self) -> bool:
        """Return True if its player has left, or was forgotten."""
        return self.left or (self.person is None and not self.computer)

    @property
    def human(self) -> bool:
        """Return True if a person holds it, present or not (and has not left)."""
        return self.person is not None and not self.left

    @property
    def present(self) -> bool:
        """Return True if a person holds it and plays it."""
        return self.person is not None and not self.left and not self.played_by_computer

    @property
    def automatic(self) -> bool:
        """Return True if the computer plays it now, for whatever reason."""
        return self.person is None or self.left or self.played_by_computer


class Expected(msgspec.Struct, frozen=True):
    """Somebody who is to take a seat: the person and the name as it was then (raw)."""

    person: int
    name: str


class Former(Expected, frozen=True, omit_defaults=True):
    """A player of the match before, whose seat the lobby of a rematch keeps."""

    seat: int  # its number then
    cut: str = ""  # the word that the player has put into the next deal while the result stood


class Kept(Expected, frozen=True, omit_defaults=True):
    """Somebody for whom a seat of the lobby is kept for a while."""

    declined: bool = False  # they do not want it, and it is kept no more


class SharedDeals(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deals of a match that others play too: what its record says of them, and their secret in hex."""

    same: Same
    secret: str
    words: tuple[str, ...] = ()  # with which every round is cut, in the order of the cuts (`games.same.shared_cuts`)
    edition: int = 1  # of the set for which they were promised; before sets had editions, of the first


class PendingClaim(msgspec.Struct, frozen=True):
    """Something claimed out of turn, waiting for the claims of others."""

    seat: int
    tokens: tuple[str, ...]


class Slip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's last act, as it can be taken back: whose, and how things stood before it."""

    seat: int
    round: int  # of the match, from 1
    actions: int  # that the round had
    left: float | None  # seconds of the turn, None without a clock
    turns: tuple[int, ...]  # as LogPosition has them
    absent: tuple[int, ...]
    on_turn: tuple[int, ...]


# Names in the stored header, where the fields of all parts stand side by side.
_IN_HEADER = {"start": "log_start", "length": "log_length"}


class TableSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The choices of the host by a word (`settings.SETTINGS`); nothing else changes them."""

    clock: ClockName = "2m"  # how long a turn may take
    league: bool = True  # the match counts
    takeovers: bool = True  # of seats in a match that counts; in others everybody may
    mentions: MentionName = "10s"  # when a player is called to the turn
    forced: bool = True  # forced moves happen by themselves
    computers: Computer = "greedy"  # the kind of the computer players that the host seats
    hints: bool = True  # the computer helps players who ask, where the match does not count
    league_hints: bool = False  # the same where it counts, as long as the league rules allow help
    claim_window: WindowName = "5s"  # how long a window for claims is


class Times(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The times at which something happens by itself, None for what does not; set anew after every change."""

    deadline: float | None = None  # the turn runs out
    next_at: float | None = None  # the next round is dealt
    computer_at: float | None = None  # a computer player moves
    forced_at: float | None = None  # a forced move is done
    intended_at: float | None = None  # what the player whose turn it is had planned is done
    claims_until: float | None = None  # the window for claims ends
    answer_until: float | None = None  # the others can agree with taking an act back
    kept_until: float | None = None  # a seat of the lobby is kept for somebody
    lonely_at: float | None = None  # somebody will have waited alone in the lobby for a while
    expires: float | None = None  # the table is given up, if nothing happens before
    # from then on anybody may end a table that nobody plays; nothing follows by itself
    endable_at: float | None = None
    nudged_at: float | None = None  # a player who waits had whose turn it is called once more
    awaited_since: float | None = None  # since when the same seats are waited for; nothing follows from it
    warned: bool = False  # the player was told that the turn is about to run out
    # seconds that a turn or a pause between rounds had left when the table was paused
    remaining: float | None = None


class Offered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The offers to the seats, in their order: they follow from the match, and their versions from what went before."""

    offers: tuple[tuple[Offer, ...], ...] = ()  # of each seat; not stored
    turn: int | None = None  # the seat whose turn it is, None unless a round is being played; not stored
    # the table's version at which a seat's offers changed: older panels are stale
    seat_versions: tuple[int, ...] = ()
    # of each seat: the version at which its computer player was asked out of turn
    asked: tuple[int, ...] = ()


class PlayerAnswers(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answers of players, until they are used or dropped."""

    named: dict[str, int] = {}  # the host's answers to the game's questions: key -> seat
    setup: dict[str, Any] = {}  # all answers as the rules take them, from the start of the match on
    # words put into the next deal: name of a seat -> word, in the order of the cuts
    cuts: dict[str, str] = {}
    votes: tuple[int, ...] = ()  # the seats that want the match to end
    ready: tuple[int, ...] = ()  # the seats that want the next round
    claims: tuple[PendingClaim, ...] = ()  # made in the window that is open
    slip: Slip | None = None  # what may be taken back
    asked_back: tuple[int, ...] = ()  # the seats that have asked for it in the match, one for each time
    agreed: tuple[int, ...] = ()  # the seats that agree with it while there is a question


class LogPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, rename=_IN_HEADER):
    """The place of the match in the table's log, what its record and the round know, and the events."""

    series: int = 0  # the number of the match, from 1; 0 before the first
    started: float = 0.0  # when the match began
    start: int = 0  # entries of the log before the match
    edition: int = 1  # of the set with which the match is played (`Game.editions`)
    length: int = 0  # entries of the log
    noted: tuple[bool, ...] = ()  # of each seat: the record says that the computer plays it
    # of each seat: its turns so far, and those of them in which the computer chose for its player; () in a match that
    # an older version began
    turns: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    on_turn: tuple[int, ...] = ()  # the seat whose turn has begun and goes on, and 1 if it is counted in `absent`
    # whose hand a person has seen in the round being played: mark of the person -> seat
    seen: dict[str, int] = {}
    recent: tuple[Event, ...] = ()  # the last events
    heard: int = 0  # how many events there were so far
    next_seed: str = ""  # of the next round, in hex, "" while one is played; not stored, for the log has it


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, whole; `codec` says how it is stored. `changed` makes another one of it."""

    id: str  # ten letters and digits
    guild: int  # Discord's ids of the server and of the channel
    channel: int
    game: str  # its name in the registry
    options: dict[str, OptionValue]  # all of the game's
    created: float  # when the lobby was opened
    format: int = 1  # of the stored header
    version: int = 1  # grows with every change but Refs
    phase: Literal["lobby", "playing", "between", "over"] = "lobby"
    # the table is gone, nothing can be done with it; one that is over can have a rematch before
    closed: bool = False
    # `player`: somebody did, or a computer player failed; `nobody` is there; `asked`: an act may be taken back
    paused: PauseReason = ""
    paused_by: int | None = None  # the seat whose player paused it or asks; None: a moderator, or the house
    # of the match `target`, `rounds`, `time` (the table was out of time), `abandoned`;
    # else `expired`, `empty`, `ended`, `channel-gone`
    end: str = ""
    # `host`, `moderator`, `vote`, `idle`, `channel`, or "": nobody broke it off; `resigned`: all others did;
    # `time`: computers played its last round to the end
    ended_by: str = ""
    seats: tuple[SeatState, ...] = ()
    host: int | None = None  # the person; None where all have left
    fixture: int = 0  # the number of the league's fixture that is played, 0 for none
    expected: tuple[Expected, ...] = ()  # the fixture's players, in the order of their seats: only they may sit
    kept: Kept | None = None  # for whom a seat of the lobby is kept, or who declined it
    # the players of the match before, in the order of their cuts, while the lobby of a rematch keeps their seats
    former: tuple[Former, ...] = ()
    once: bool = False  # nobody plays again at it
    lonely: bool = False  # somebody has waited alone in the lobby, and was told once what else there is
    shared: SharedDeals | None = None  # others play the deals of the present match, or of the one to come, too
    terms: Terms = FREE  # the league rules
    language: str = DEFAULT  # of what all see there when the table was opened: computer players have names in it
    adopted: bool = False  # the person who opened this table, the server's first, gave it their language
    limit: float = 0.0  # seconds that the table has for its first match; 0: as long as it takes
    banks: Banks | None = None  # of the present match, where it has a time limit
    hurried: bool = False  # the time is over: computers play the round to its end for everybody
    refs: dict[str, Ref] = msgspec.field(default_factory=dict)  # what the messenger remembers
    settings: TableSettings = TableSettings()
    times: Times = Times()
    offered: Offered = Offered()
    said: PlayerAnswers = PlayerAnswers()
    log: LogPosition = LogPosition()
    match: Match | None = None  # not stored: it is played again from the log

    @property
    def running(self) -> bool:
        """True while a match goes on: a round is played, or the next one is awaited."""
        return self.phase in ("playing", "between")

    @property
    def window(self) -> Window | None:
        """The claims that wait for each other in the round being played, None if nothing can be claimed."""
        if self.match is None or self.phase != "playing" or not is_open(self.match):
            return None
        return self.match.rules.window(self.match.state)

    def hints(self, seat: int) -> bool:
        """Return True if a seat's player may ask for help: it is on, or the match counts and they are learning."""
        if self.settings.league:
            return self.seats[seat].learning or (self.helped and self.settings.league_hints)
        return self.settings.hints

    @property
    def counting(self) -> bool:
        """Return True if a match goes on that counts in the league."""
        return self.settings.league and self.running

    @property
    def covered(self) -> bool:
        """Return True if the hands of rounds that are over stay hidden: other tables may still play them.

        A try at the deal of the day is nobody else's to see.
        """
        return self.shared is not None and self.shared.same.kind != "daily"

    @property
    def taken_over(self) -> bool:
        """Return True if seats of computers may be taken over: not by who may know the deals from elsewhere."""
        deals_known = self.shared is not None and self.phase != "over"
        return not deals_known and (self.settings.takeovers or not self.settings.league)

    def seen_seat(self, person: int) -> int | None:
        """Return the seat whose hand a person has seen in the round being played."""
        return self.log.seen.get(hand_mark(self.match, person)) if self.match is not None and self.log.seen else None

    def open_seats(self, person: int) -> tuple[int, ...]:
        """Return the seats that a person without one may take over: nobody gets two hands of a round to see."""
        if not self.taken_over:
            return ()
        seen = self.seen_seat(person)
        free = (number for number, seat in enumerate(self.seats) if not seat.present and not seat.resigned)
        return tuple(number for number in free if seen in (None, number))

    @property
    def wanted_seats(self) -> tuple[int, ...]:
        """Return the seats of a running match to which players may be called: no person holds them."""
        if not self.running or self.hurried or self.once or self.expected:
            return ()
        return tuple(number for number in self.open_seats(0) if not self.seats[number].human)

    @property
    def deserted(self) -> bool:
        """Return True if a match stands still with nobody present, and no schedule or night answers for it."""
        answered_for = self.once or self.expected or self.shared
        return bool(self.paused) and not answered_for and not any(seat.present for seat in self.seats)

    @property
    def clock(self) -> ClockName:
        """The clock by which pauses and calls go: a fast one where players have banks, whatever is set."""
        return self.settings.clock if self.banks is None else "30s"

    def is_strong(self, seat: int) -> bool:
        """Return True if the computer plays a seat, when it does, as strongly as the computer players set here."""
        return (self.seats[seat].computer or self.settings.computers) == "strong"

    @property
    def halted(self) -> bool:
        """Return True if nobody's turn goes on: the table is paused, or a discard can be claimed."""
        return bool(self.paused) or self.times.claims_until is not None

    @property
    def votes_needed(self) -> int:
        """The number of votes that ends the match: more than half of the persons present, in the league all of them.

        In the league nobody ends it alone as long as anybody else has not left, but is only away.
        """
        present = sum(seat.present for seat in self.seats)
        if not self.settings.league:
            return present // 2 + 1
        return max(1, present, min(2, sum(seat.human for seat in self.seats)))

    def votes_with(self, seat: int | None = None) -> int:
        """Return the number of persons present who want the match to end, that seat's player among them."""
        return sum(self.seats[vote].present for vote in {*self.said.votes} | {seat} if vote is not None)

    @property
    def broken(self) -> tuple[Term, ...]:
        """The league rules that the table does not meet; nothing where it is not in the league."""
        if not self.settings.league or self.terms.free:
            return ()
        return broken(self.terms, self.game, self.options, self.settings.clock)

    @property
    def helped(self) -> bool:
        """Return True if the computer may help all players: the league rules do not forbid it."""
        return not (self.settings.league and self.terms.helpless)

    @property
    def question(self) -> str:
        """The number of the last question whether an act may be taken back: of its match, and in that."""
        return f"{self.log.series}-{len(self.said.asked_back)}"

    @property
    def round(self) -> int:
        """The number of the round that was dealt last in the match, from 1; 0 before the first."""
        return 0 if self.match is None else len(self.match.rounds)

    @property
    def match_id(self) -> str:
        """The id under which the present match is stored when it ends."""
        return f"{self.id}-{self.log.series}"


PARTS: Mapping[str, type[msgspec.Struct]] = {
    "settings": TableSettings,
    "times": Times,
    "offered": Offered,
    "said": PlayerAnswers,
    "log": LogPosition,
}
_MARK_LETTERS = 32
_PART_OF = {field: part for part, kind in PARTS.items() for field in kind.__struct_fields__}


def changed(state: TableState, **fields: Any) -> TableState:
    """Return the state with other values of its own fields, or of its parts': no two have one name."""
    parts: dict[str, dict[str, Any]] = {}  # "" is the state itself
    for name, value in fields.items():
        parts.setdefault(_PART_OF.get(name, ""), {})[name] = value
    changes = parts.pop("", {})
    for part, values in parts.items():
        changes[part] = replace(getattr(state, part), **values)
    return replace(state, **changes)


def with_item(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """Return the values of seats with another one at one of them."""
    return (*values[:at], value, *values[at + 1 :])


def hand_mark(match: Match, person: int) -> str:
    """Return the mark that a person has seen a hand of the last round; it follows from the round's secret seed.

    A mark names nobody, so it stays when the person's data are deleted. The state drops the marks after the round.
    """
    seed = bytes.fromhex(match.rounds[-1].seed)
    return hmac.digest(seed, str(person).encode(), "sha256").hex()[:_MARK_LETTERS]
