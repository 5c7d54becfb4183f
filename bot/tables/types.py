"""What a table is: its state and seats, the persons, the refusals.

Commands are in `commands`, what the messenger gets in `snapshot`, the outside world in `ports`. Seats count from
0; times are seconds since 1970 (UTC), durations seconds.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from bot.games.errors import Fact
from bot.games.events import Event
from bot.games.game import Window
from bot.games.match import Match, is_open
from bot.games.offers import Offer
from bot.games.options import OptionValue

Phase: TypeAlias = Literal["lobby", "playing", "between", "over"]
ClockName: TypeAlias = Literal["30s", "2m", "24h", "off"]
WindowName: TypeAlias = Literal["5s", "10s", "off"]
MentionName: TypeAlias = Literal["now", "10s", "off"]
Computer: TypeAlias = Literal["", "random", "greedy", "strong"]
SettingKey: TypeAlias = Literal[
    "clock", "league", "mentions", "forced", "hints", "computers", "claim-window", "length"
]
PauseReason: TypeAlias = Literal["", "player", "nobody"]
Ref: TypeAlias = int | str
Position: TypeAlias = tuple[
    int, ...
]  # of a seat: its match, round, the actions so far, the version of its offers

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
    "seen-hand",  # seat: he has seen that seat's hand in this round, and gets no other
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
    "league-hints",  # a match that counts in the league has no hints
    "awaited",  # count: so many of the fixture's players have not sat down
    "internal",  # a fault of the program; it was logged, nothing changed
]


class TableError(Exception):
    """A refusal: a code and facts for the sentence about it. Nothing has changed."""

    def __init__(self, code: ErrorCode, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code: ErrorCode = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        return " ".join([f"table:{self.code}", *(f"{key}={value!r}" for key, value in self.facts.items())])


class Person(msgspec.Struct, frozen=True):
    """Who acts: Discord's id, the display name as it is (raw; escaping is the view's work), power, language."""

    id: int
    name: str
    moderator: bool = False
    locale: str = ""


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat.

    `person` None: a computer player (`computer` says which), or a forgotten person (`computer` ""). `computer` is
    the kind of a computer player by intention. `played_by_computer`: a person's seat that the computer plays until
    he comes back. `left`: he left for good, but may still come back while nobody took the seat; the result stays
    his. `misses` counts turns in a row that ran out of time. `says` is what the seat answered to the game's questions
    that are put to everybody, by their keys. `by_hand`: he has turned off that the table claims for him. `since`: how
    many actions of the match's record were done before he took the seat over from somebody else.
    """

    person: int | None = None
    name: str = ""
    computer: Computer = ""
    played_by_computer: bool = False
    left: bool = False
    misses: int = 0
    locale: str = ""
    says: dict[str, str] = {}
    by_hand: bool = False
    since: int = 0

    @property
    def human(self) -> bool:
        """Whether a person holds it, present or not (and has not left)."""
        return self.person is not None and not self.left

    @property
    def present(self) -> bool:
        """Whether a person holds it and plays himself."""
        return self.person is not None and not self.left and not self.played_by_computer

    @property
    def automatic(self) -> bool:
        """Whether the computer plays it now, for whatever reason."""
        return self.person is None or self.left or self.played_by_computer


class Expected(msgspec.Struct, frozen=True):
    """A player of a fixture, by whose table only such may sit: the person and the name as it was then (raw)."""

    person: int
    name: str


class PendingClaim(msgspec.Struct, frozen=True):
    """Something claimed out of turn, waiting for the claims of others."""

    seat: int
    tokens: tuple[str, ...]


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table, whole. All but `match`, `offers`, `turn` and `next_seed` is the header as it is stored.

    `version` grows with every change but Refs. `seat_versions` say at which version the offers of each
    seat last changed: a panel drawn at `seat_versions[seat]` or later is fresh. `deadline` is when the turn runs
    out (None: no clock runs), `remaining` what was left of it when the table was paused, `paused_by` the seat of
    the player who did (None: a moderator, or the house). `next_at` is when the
    next round is dealt by itself, `computer_at` when a computer player moves,
    `forced_at` when a forced move happens by itself, `expires` when the table is given up if
    nothing happens. `claims_until` is when the window for claims ends (None: there is none), `claims` are those made
    in it, `claim_window` says how long one is. `mentions` says when a player
    is called to his turn, `forced` whether forced moves happen by themselves, `computers` the kind of the computer
    players that the host seats, `hints` whether players may ask for one (as long as the match does not count).
    `votes` are the seats that want to end, `ready` those that want the
    next round (between) or a rematch (over). `recent` are the last events of all,
    `heard` how many there were so far. `series` counts matches from 1, `end` says why the match or the table
    ended: `target`, `rounds`, `abandoned`; a table that never played or is closed: `expired`, `empty`, `ended`,
    `channel-gone`. `ended_by`: `host`, `moderator`, `vote`, `idle`, `channel`, or "". `noted`: which seats the
    record says are played by the computer. `closed`: the table is gone; nothing can be done with it any more
    (before that, an ended one can have a rematch). `refs` are what the messenger remembers. `named` are
    the seats that the host named in answer to the game's questions, by their keys. `cuts` are the words that players
    have put into the next deal, by the names of seats, in their order. `seen` says which seat's hand persons have seen
    in the round being played, by their marks. `offers` are what all seats may do, `turn` is whose turn it is in the
    round being played. `fixture` is the number of the league's fixture that is played, 0 for none, and `expected` are
    its players in the order of their seats. `next_seed` is the seed of the next round in hex, "" while one is played:
    the log has it.
    """

    id: str
    guild: int
    channel: int
    game: str
    options: dict[str, OptionValue]
    created: float
    format: int = 1
    phase: Phase = "lobby"
    closed: bool = False
    paused: PauseReason = ""
    paused_by: int | None = None
    seats: tuple[SeatState, ...] = ()
    host: int | None = None
    setup: dict[str, Any] = msgspec.field(default_factory=dict)
    named: dict[str, int] = {}
    cuts: dict[str, str] = {}
    seen: dict[str, int] = {}
    clock: ClockName = "2m"
    league: bool = True
    version: int = 1
    seat_versions: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    noted: tuple[bool, ...] = ()
    deadline: float | None = None
    warned: bool = False
    remaining: float | None = None
    next_at: float | None = None
    computer_at: float | None = None
    forced_at: float | None = None
    claims: tuple[PendingClaim, ...] = ()
    claims_until: float | None = None
    claim_window: WindowName = "5s"
    mentions: MentionName = "10s"
    forced: bool = True
    computers: Computer = "greedy"
    hints: bool = False
    expires: float | None = None
    votes: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    recent: tuple[Event, ...] = ()
    heard: int = 0
    series: int = 0
    started: float = 0.0
    log_start: int = 0
    log_length: int = 0
    end: str = ""
    ended_by: str = ""
    refs: dict[str, Ref] = msgspec.field(default_factory=dict)
    fixture: int = 0
    expected: tuple[Expected, ...] = ()
    match: Match | None = None
    offers: tuple[tuple[Offer, ...], ...] = ()
    turn: int | None = None
    next_seed: str = ""

    @property
    def window(self) -> Window | None:
        """The claims that wait for each other in the round being played, None if nothing can be claimed."""
        if self.match is None or self.phase != "playing" or not is_open(self.match):
            return None
        return self.match.rules.window(self.match.state)

    @property
    def hinting(self) -> bool:
        """Whether players may ask for a hint: the host allows it, and the match does not count in the league."""
        return self.hints and not self.league

    @property
    def match_id(self) -> str:
        """The id under which the present match is stored when it ends."""
        return f"{self.id}-{self.series}"
