"""Building a generation anew: rows grow in memory, and are written in the order in which they lie in the file.

A process that ends meanwhile begins again: what was half built is deleted. So no pointer need be right before the end,
and the same pages are not written thousands of times.
"""

from collections.abc import Iterator

import msgspec

from bot.league.rules.counting import DayLog
from bot.league.rules.values import PlayedLine, Row

from .generations import Generation
from .rows import Key
from .step import Fact, Milestone, Plan, counts, milestones, pointer

AT_ONCE = 100  # matches folded in one step
_PLAYED = 30_000  # lines of histories kept before they are written
_PART = 250  # rows written at once


class Build(msgspec.Struct):
    """A generation that grows: `at` says how far it has come."""

    at: Generation
    rows: dict[Key, Row] = {}
    log: DayLog = msgspec.field(default_factory=DayLog)
    played: list[PlayedLine] = []
    facts: list[Fact] = []
    games: dict[str, tuple[int, int]] = {}
    miles: list[Milestone] = []

    @property
    def whole(self) -> bool:
        """True if it has every match that was there at its beginning."""
        return self.at.seen == self.at.top

    @property
    def full(self) -> bool:
        """True if it is time to write lines of histories."""
        return len(self.played) > _PLAYED

    def add(self, plan: Plan, played: list[PlayedLine]) -> None:
        """Add the result of a step."""
        self.at = pointer(plan)
        self.played += played
        self.facts += [fact for one in plan.matches for fact in one.facts]
        self.miles += milestones(plan, {game: every for game, (every, _) in self.games.items()})
        for game, (every, counted) in counts(plan, played).items():
            before = self.games.get(game, (0, 0))
            self.games[game] = before[0] + every, before[1] + counted

    def take_played(self) -> Iterator[list[PlayedLine]]:
        """Take the lines of histories so far, member by member, in parts."""
        lines, self.played = sorted(self.played, key=lambda one: (one.member, one.ended, one.match)), []
        return (lines[n : n + _PART] for n in range(0, len(lines), _PART))

    def take_facts(self) -> Iterator[list[Fact]]:
        """Take what was read from records, in parts."""
        facts, self.facts = self.facts, []
        return (facts[n : n + _PART] for n in range(0, len(facts), _PART))

    def take_miles(self) -> Iterator[list[Milestone]]:
        """Take the milestones so far, in parts."""
        miles, self.miles = self.miles, []
        return (miles[n : n + _PART] for n in range(0, len(miles), _PART))

    def row_parts(self) -> Iterator[list[tuple[Key, Row]]]:
        """Return all rows in the order in which they lie in the file, in parts."""
        rows = sorted(self.rows.items())
        return (rows[n : n + _PART] for n in range(0, len(rows), _PART))
