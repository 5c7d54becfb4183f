"""The values that go into the store and come out of it: frozen, and free of any rule of a game.

Times are seconds since 1970 (UTC). Headers, options, records and details are JSON texts that are not interpreted here.
"""

import math
from typing import Literal, Self, TypeAlias

from msgspec import Struct

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Status: TypeAlias = Literal["live", "over", "aside"]
Erased: TypeAlias = Literal[  # the bytes of what was deleted
    "yes",  # they are gone from the file
    "soon",  # they are left until the file is written anew (`Store.erase`)
    "busy",  # they are left, since the disk was full or somebody read an older state: to be tried again
    "later",  # a server has them until it has cleaned up, in its log until that is recycled, and in backups
]


class LogEntry(Struct, frozen=True):
    """One entry in the log of a table, in the words of the tables layer."""

    kind: str
    body: str


class Result(Struct, frozen=True):
    """The result of one seat (1 is `p1`) of a finished match.

    Where it is not known who took seats over, as in old matches, there is no `player`: `person` is who did.
    """

    seat: int
    # Who was dealt the seat's first hand, for whom it counts; None and `computer`: a computer player.
    person: int | None
    name: str
    computer: bool
    total: int
    place: int  # counts from 1, equals share one
    points: int
    stood_in: bool = False  # `person` did not play it to the end
    highest: int | None = None  # the points of the seat's best round, None before any was over
    since: int = 0  # actions of the record that were done when `player` took the seat over
    player: int | None = None  # who took it over and had it at the end, None if nobody did
    player_name: str = ""
    until: int = 0  # actions of the record that were done when the seat was taken from `person`
    resigned: int = 0  # 1 for the first to resign, 2 for the next, 0 for who did not
    strong: bool = False  # a strong computer player played the seat to the end
    turns: int = 0  # of the seat; 0 in matches from before they were counted
    absent: int = 0  # turns of these in which the computer chose for its player


class FinishedMatch(Struct, frozen=True):
    """A match that ended: its record (one line of the record format) and the result of every seat."""

    match: str
    guild: int
    channel: int
    game: str
    options: str
    record: str
    started: float
    ended: float
    end: str
    league: bool
    results: tuple[Result, ...]
    broken: str = ""  # the league rules that it did not meet, with blanks between


class MatchLine(Struct, frozen=True):
    """A finished match in a list: when it ended, and by seat the name and whether a computer sat there."""

    match: str
    game: str
    ended: float
    seats: tuple[tuple[str, bool], ...]


class AuditEntry(Struct, frozen=True):
    """Something that a person with power did."""

    action: str
    actor: int | None  # None: the bot itself, or a forgotten person
    detail: str = "{}"  # JSON
    at: float | None = None  # None, on the way in, means now


class AuditRow(Struct, frozen=True):
    """An entry of the audit log in a list. `actor` None: the bot itself, or a forgotten person."""

    number: int
    at: float
    actor: int | None
    action: str
    detail: Json


class AuditPage(Struct, frozen=True):
    """A page (from 0) of the audit log, the newest first."""

    rows: tuple[AuditRow, ...]
    page: int
    pages: int
    total: int


class Paging(Struct, frozen=True):
    """A page (from 0) of a list that has `pages`, one at least; `first` (from 0) is the row with which it begins."""

    page: int
    pages: int
    first: int

    @classmethod
    def of(cls, page: int, size: int, total: int) -> Self:
        """Return the page asked for, or the nearest one that `total` rows fill."""
        pages = max(1, math.ceil(total / size))
        page = max(0, min(page, pages - 1))
        return cls(page, pages, page * size)


class SatDown(Struct, frozen=True):
    """The people who have a seat in the lobby of a fixture, by its number: each is ready for it."""

    fixture: int
    people: tuple[int, ...]


class BegunDeals(Struct, frozen=True):
    """A match begins with the deals of a fixture's round, cut with these words."""

    fixture: int
    words: tuple[str, ...]


class TableChange(Struct, frozen=True):
    """Everything about one table that one step changes; it is stored whole or not at all."""

    table: str
    guild: int
    channel: int
    # "over" removes the table with its log; what shall last is `finished`. "aside" keeps all of it, but frees the
    # channel: its channel is a negative number from then on.
    status: Status
    header: str  # in place of the stored one
    append: tuple[LogEntry, ...] = ()  # to the end of the log
    finished: FinishedMatch | None = None
    audit: AuditEntry | None = None
    expect: int | None = None  # log entries that the sender believes to be stored
    people: tuple[int, ...] | None = None  # the persons that header and log speak of; None: as before
    fixture: int = 0  # the number of the fixture that the finished match settles, 0 for none
    sat: SatDown | None = None  # who is ready for a fixture
    begun: BegunDeals | None = None  # a match has begun with deals that others play too
    fell_out: int = 0  # the number of a fixture with such deals whose match came to nothing, 0 for none

    @property
    def beside(self) -> bool:
        """Return True if something beside the table's own rows changes."""
        return bool(self.finished or self.audit or self.sat or self.begun or self.fell_out)


class StoredTable(Struct, frozen=True):
    """A live table as it was last stored."""

    table: str
    guild: int
    channel: int
    header: str
    log: tuple[LogEntry, ...]


class DamagedTable(Struct, frozen=True):
    """A live table that cannot be read. `reason`: `page`, `text`, `header` or `log`."""

    table: str
    reason: str


class Forgotten(Struct, frozen=True):
    """The data taken from a person: numbers of results and audit entries, ids of live tables."""

    results: int
    audit: int
    live_tables: tuple[str, ...]
    erased: Erased = "yes"
    bans: int = 0  # servers that have banned the person, which is kept
    open: tuple[int, ...] = ()  # shards whose processes have not done it yet


class WriteCounts(Struct, frozen=True):
    """The writes since the start: `changes` of tables in so many `commits`."""

    commits: int = 0
    changes: int = 0
    superseded: int = 0  # writes that were refused because another process has the server's shard


class Deleted(Struct, frozen=True):
    """The rows of a guild that were deleted; `erased` and `open` as in Forgotten."""

    tables: int
    matches: int
    settings: int
    audit: int
    erased: Erased = "yes"
    open: tuple[int, ...] = ()
