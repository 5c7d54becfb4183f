"""The league's answers: frozen values, free of any wording. Times are seconds since 1970 (UTC), points in 1/60.

A `person` None is a former player (or a computer, where that is said). Seats count from 1.
"""

import math
from typing import Literal

from msgspec import Struct

from bot.league.rules import BEGINNER, DecidedBy, Mark, Rating, RatingChange, Sort, System, Why
from bot.league.rules.milestones import Milestone
from bot.league.rules.values import Sums

# How the person to whom a seat belongs did not play it to the end; "": did, or it is a computer's.
Gone = Literal["", "left", "taken", "resigned", "absent"]


class Answer(Struct, frozen=True, kw_only=True):
    """An answer from what is worked out. `recalculating`: how many percent of the right numbers are; None: all are.

    Until then these are the numbers from before a correction, or not all of them yet.
    """

    recalculating: int | None = None


class PersonName(Struct, frozen=True):
    """A person and the name of the last match. `listed` is False for who opted out or is banned."""

    person: int | None
    name: str
    listed: bool = True


class SeasonRow(Struct, frozen=True):
    """A season. `closes` is the end of its last day (None: it has none); `ended` None: it runs.

    Of its final tables `edition` is read, which was `made` then; `final`: there are some, `reopened`: they are to be
    made anew. Of its `divisions` (0: none) `moves` go up and down at its end. `apart` (1, and one more for each member
    who was moved): only matches within a division are in its tables; 0 in seasons of an older version.
    """

    number: int
    name: str
    start: float
    closes: float | None
    ended: float | None
    system: System
    final: bool = False
    edition: int = 1
    made: float | None = None
    reopened: bool = False
    divisions: int = 0
    moves: int = 0
    apart: int = 0

    @property
    def running(self) -> bool:
        """Return True if it has not been ended."""
        return self.ended is None

    @property
    def kept(self) -> bool:
        """Return True if its final tables are kept, and not being made anew."""
        return self.final and not self.reopened

    @property
    def bounds(self) -> tuple[float, float]:
        """From when on it has what ends, and from when on no more.

        What ended at the very moment of a command that ended the season was played before that.
        """
        ended = math.inf if self.ended is None else math.nextafter(self.ended, math.inf)
        return self.start, ended if self.closes is None else min(self.closes, ended)


class TableRow(Sums, frozen=True, kw_only=True):
    """A line of the league table. Those who are level in everything share the rank (1, 2, 2, 4).

    `before` is the rank at the end of the last day (None: was not in the table), `marks` the last five results, the
    newest last. `decided_by` says what put it behind a row with which it is level in what the table is sorted by.
    `person` None: a former player, in a final table.
    """

    rank: int
    before: int | None
    person: int | None
    name: str
    marks: tuple[Mark, ...]
    decided_by: DecidedBy = ""

    @property
    def moved(self) -> int:
        """Ranks won since the last day; 0 for who is new too."""
        return 0 if self.before is None else self.before - self.rank


class TablePage(Answer, frozen=True):
    """A page (from 0) of a table; `total` rows in all. `game` None: all games. `season` None: all time. `division` 0:
    all.

    `final`: of an ended season, as it was posted; `outdated`: it was made of what has been corrected since. Who has
    played fewer than `least` matches is not ranked yet.
    """

    game: str | None
    season: SeasonRow | None
    sort: Sort
    system: System
    page: int
    pages: int
    total: int
    rows: tuple[TableRow, ...]
    final: bool = False
    least: int = 1
    outdated: bool = False
    division: int = 0


class MatchSeat(Struct, frozen=True):
    """A seat of a match as the league sees it, corrections included; `why` says why it does not count.

    `points` and `league_place`, the place that counts, are None where it counts for nothing, ratings (over all games,
    and of this one) where they did not change. `hidden`: nobody but the person sees the name.
    """

    seat: int
    person: int | None
    name: str
    computer: bool
    gone: Gone
    place: int
    total: int
    points: int | None
    rating: RatingChange | None = None
    game_rating: RatingChange | None = None
    why: Why = ""
    league_place: int | None = None
    hidden: bool = False


class MatchRow(Struct, frozen=True):
    """A match in a history. `why` says why all of it does not count. `changed`: its newest change's number, 0 for none.

    `recorded`: it has a record; what was added by hand and walkovers have none.
    """

    match: str
    game: str
    started: float
    ended: float
    end: str
    seats: tuple[MatchSeat, ...]
    why: Why = ""
    changed: int = 0
    recorded: bool = True


class HistoryPage(Answer, frozen=True):
    """A page (from 0) of matches, the newest first; `total` matches in all."""

    rows: tuple[MatchRow, ...]
    page: int
    pages: int
    total: int


class CurvePoint(Struct, frozen=True):
    """A rating after a match."""

    at: float
    rating: Rating


class GameCount(Struct, frozen=True):
    """The matches of a game that somebody has played and won; `beat_strong`: one over a strong player."""

    game: str
    played: int
    won: int
    beat_strong: bool = False


class Met(Struct, frozen=True):
    """Matches with another: how often somebody was ahead by place, behind, or level."""

    ahead: int = 0
    behind: int = 0
    level: int = 0

    @property
    def played(self) -> int:
        """The number of matches together."""
        return self.ahead + self.behind + self.level

    @property
    def share(self) -> float:
        """The part of all matches in which somebody was ahead, less that in which they were behind."""
        return (self.ahead - self.behind) / self.played

    def plus(self, place: int, theirs: int) -> "Met":
        """Return it with one match more."""
        return Met(self.ahead + (place < theirs), self.behind + (place > theirs), self.level + (place == theirs))


class Opponent(Met, frozen=True, kw_only=True):
    """Somebody's matches with an opponent."""

    person: int | None
    name: str


class Best(Struct, frozen=True):
    """A record: `value` is a number of wins, of points, or of seconds; `match` is where it was reached.

    `length` is the key of the match's length, where only matches of one length are compared.
    """

    person: int
    name: str
    value: float
    match: str | None = None
    at: float | None = None
    length: str = ""


class PlayerCard(Answer, frozen=True):
    """All about one member, in one game (None: all) and one season (None: all time).

    `row` is the line of the table, None for who is in none. The numbers hold for who is not listed as well. `curve` is
    the rating over time, `last` the last ten matches, `best` and `worst` are opponents met three times or more,
    `missing` matches are to be played before a rank.
    """

    person: int
    name: str
    listed: bool
    banned: bool
    game: str | None
    season: SeasonRow | None
    row: TableRow | None = None
    played: int = 0
    won: int = 0
    rating: Rating = BEGINNER
    curve: tuple[CurvePoint, ...] = ()
    games: tuple[GameCount, ...] = ()
    best: Opponent | None = None
    worst: Opponent | None = None
    streak: int = 0
    longest: int = 0
    highest: Best | None = None
    fastest: tuple[Best, ...] = ()
    last: tuple[MatchRow, ...] = ()
    missing: int = 0


class Versus(Answer, frozen=True):
    """Two members against each other, `met` as `a` sees it, in all and by game; `last` are ten matches together."""

    a: PersonName
    b: PersonName
    game: str | None
    met: Met = Met()
    rating_a: Rating = BEGINNER
    rating_b: Rating = BEGINNER
    games: tuple[tuple[str, Met], ...] = ()
    last: tuple[MatchRow, ...] = ()


class GameRecords(Struct, frozen=True):
    """The records of one game: the longest streak of wins, the highest round (points), the fastest win (seconds)."""

    game: str
    streak: Best | None
    highest: Best | None
    fastest: tuple[Best, ...]


class Records(Answer, frozen=True):
    """The records of every game asked for, and the longest streak over all games."""

    streak: Best | None
    games: tuple[GameRecords, ...]


class SeatOutcome(Struct, frozen=True):
    """The changes of a match for one person; ranks by points and wins, which equals share; `rank` 0: not listed.

    `before` is the rank before the match (0: none), `points` are all of the table, `gain` those of this match, None
    where it counts for nothing. `missing` as on a card. `milestone`: the best that their last match has brought.
    """

    seat: int
    person: int
    name: str
    points: int
    gain: int | None
    rank: int
    before: int
    rating: RatingChange | None
    why: Why = ""
    missing: int = 0
    milestone: Milestone | None = None


class LeagueOutcome(Answer, frozen=True):
    """The changes of a match in the table of its game (of the running season, if there is one).

    `why` says why the whole match does not count, "" if it does.
    """

    seats: tuple[SeatOutcome, ...]
    why: Why = ""


class ChangeRow(Struct, frozen=True):
    """A change that a moderator made. `kind`: `out`, `correct`, `add`, `walkover`, `merge`, `ban`, `unban`, `undo`.

    `people` are the members whom it is about, of a merge who is merged and into whom. `undoes` is the number of the
    change that an `undo` takes back; `undone`: it is taken back itself at present.
    """

    number: int
    match: str | None
    kind: str
    people: tuple[PersonName, ...]
    by: int | None
    reason: str
    at: float
    undoes: int | None = None
    undone: bool = False


class HandSeat(Struct, frozen=True):
    """A seat of a match that is added by hand, or corrected. `person` None: a computer."""

    person: int | None
    name: str
    place: int
    total: int = 0


class FinalChange(Struct, frozen=True):
    """A member's rank and points in the final table before it was made anew, and after it; None: not in it."""

    name: str
    before: tuple[int, int] | None
    after: tuple[int, int] | None


class DivisionEnd(Struct, frozen=True):
    """The names of those who won a division of a season that is over, and who go up and down from it."""

    winners: tuple[str, ...]
    up: tuple[str, ...]
    down: tuple[str, ...]


class SeasonEnd(Struct, frozen=True):
    """A season that has ended: its final table's first page (the highest division's, if it had `divisions`), and its
    games.

    `changed`: what its last edition has changed. `news`: something has changed since it was posted.
    """

    season: SeasonRow
    table: TablePage
    games: tuple[str, ...]
    changed: tuple[FinalChange, ...] = ()
    news: bool = True
    divisions: tuple[DivisionEnd, ...] = ()


class Pending(Struct, frozen=True):
    """A result that was added by hand and waits for a confirmation: `at` it was added, `by` whom (None: forgotten).

    `change` is the number of the change by which it became a match, 0 as long as it waits.
    """

    number: int
    game: str
    ended: float
    seats: tuple[HandSeat, ...]
    by: int | None
    reason: str
    at: float
    change: int = 0
