"""The values that go into the store and come out of it: frozen, and free of any rule of a game.

Ids of persons, guilds and channels are Discord's numbers. Times are seconds since 1970 (UTC). Headers,
options, records and details are JSON texts that this package does not interpret.
"""

import math
from typing import Literal, NamedTuple, Self, TypeAlias

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
    """The result of one seat (1 is `p1`) of a finished match. `place` counts from 1, equals share one.

    `person` is who was dealt the seat's first hand (None and `computer`: a computer player): for them it counts.
    `stood_in`: they did not play it to the end. `highest` are the points of the seat's best round, None before any was
    over. `player` is who took the seat over and had it at the end, None if nobody did; `until` is how many actions of
    the record were done when it was taken from `person`, `since` how many when `player` took it. In matches from before
    that was known there is no `player`, and `person` is who took the seat over. `resigned` is 1 for whoever resigned
    first, 2 for the next, 0 for who did not. `strong`: a strong computer player played the seat to the end.
    `turns` are those of the seat, `absent` those of them in which the computer chose for its player; both are 0 in
    matches from before they were counted.
    """

    seat: int
    person: int | None
    name: str
    computer: bool
    total: int
    place: int
    points: int
    stood_in: bool = False
    highest: int | None = None
    since: int = 0
    player: int | None = None
    player_name: str = ""
    until: int = 0
    resigned: int = 0
    strong: bool = False
    turns: int = 0
    absent: int = 0


class FinishedMatch(Struct, frozen=True):
    """A match that ended: its record (one line of the record format) and the result of every seat.

    `broken` are the league rules that it did not meet, with blanks between; "" if it met them.
    """

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
    broken: str = ""


class MatchLine(Struct, frozen=True):
    """A finished match in a list: when it ended, and by seat the name and whether a computer sat there."""

    match: str
    game: str
    ended: float
    seats: tuple[tuple[str, bool], ...]


class AuditEntry(Struct, frozen=True):
    """Something that a person with power did. `actor` None is the bot itself or a forgotten person.

    `detail` is JSON. `at` None, on the way in, means now.
    """

    action: str
    actor: int | None
    detail: str = "{}"
    at: float | None = None


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
    """Everything about one table that one step changes; it is stored whole or not at all.

    `header` replaces the stored one, `append` goes to the end of the log. `people` are the persons that
    header and log speak of (None: as before). `expect` is the number of log entries that the sender
    believes to be stored. `status` "over" removes the table with its log; what shall last is `finished`.
    `fixture` is the number of the fixture that the finished match settles, 0 for none; `sat` says who is ready for one.
    `begun`: a match has begun with deals that others play too; `fell_out` is the number of a fixture with such deals
    whose match came to nothing, 0 for none.
    "aside" keeps all of it, but frees the channel: its channel is a negative number from then on.
    """

    table: str
    guild: int
    channel: int
    status: Status
    header: str
    append: tuple[LogEntry, ...] = ()
    finished: FinishedMatch | None = None
    audit: AuditEntry | None = None
    expect: int | None = None
    people: tuple[int, ...] | None = None
    fixture: int = 0
    sat: SatDown | None = None
    begun: BegunDeals | None = None
    fell_out: int = 0

    @property
    def beside(self) -> bool:
        """True if something beside the table's own rows changes."""
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
    """The data taken from a person: numbers of results and audit entries, ids of live tables.

    `bans` is the number of servers that have banned the person, which is kept. `open` are the shards whose processes
    have not done it yet.
    """

    results: int
    audit: int
    live_tables: tuple[str, ...]
    erased: Erased = "yes"
    bans: int = 0
    open: tuple[int, ...] = ()


class WriteCounts(NamedTuple):
    """The writes since the start: `changes` of tables in so many `commits`.

    `superseded` are writes that were refused because another process has the server's shard.
    """

    commits: int = 0
    changes: int = 0
    superseded: int = 0


class Deleted(Struct, frozen=True):
    """The rows of a guild that were deleted; `erased` and `open` as in Forgotten."""

    tables: int
    matches: int
    settings: int
    audit: int
    erased: Erased = "yes"
    open: tuple[int, ...] = ()
