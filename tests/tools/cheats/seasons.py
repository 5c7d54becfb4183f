"""Results that somebody steers: seasons of a league, folded as the league is, in which one member cheats.

Each way to cheat is played beside honest play by the same member in the same season: the same tables, the same luck. A
performance is the sum of two halves of a match, so that there is a middle in which somebody is behind.
"""

import random
from collections.abc import Sequence
from typing import ClassVar
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.league.rules import ALL, ALWAYS, POINT, Rating
from bot.league.rules.counting import USUAL_LIMIT, Counting, DayLog
from bot.league.rules.fold import Rules, fold
from bot.league.rules.values import LeagueMatch, Row, Seat
from tests.tools.cheats.pools import LUCK, SPREAD

CHEAT, FRIEND, ACCOUNT = (0, 1, 100)  # members: who cheats, an accomplice of the same strength, a second account
MEMBERS, DAYS, OWN, OTHERS = 12, 30, 2, 4  # matches a day of the cheat, and of the others
_DAY = 86_400.0
_START = 1_767_225_600.0  # 2026-01-01
_HALF = LUCK * 0.9  # of the standard deviation of a half, so that a match has LUCK's
_COMPUTER = -2.0  # the strength of a computer


class Table(Struct):
    """A match: who sits at it (None: a computer), and how well each of them does in both halves."""

    who: list[int | None]
    halves: list[tuple[float, float]]

    def places(self, halves: int = 2) -> list[int]:
        """Return the place of each seat after so many halves."""
        scores = [sum(seat[:halves]) for seat in self.halves]
        return [1 + sum(other > score for other in scores) for score in scores]

    def seats(self) -> list[Seat]:
        """Return the seats as they are stored."""
        return [
            Seat(at, member, place, 0, highest=1, computer=member is None)
            for at, (member, place) in enumerate(zip(self.who, self.places(), strict=True), 1)
        ]


class Honest:
    """Honest play; each way to cheat is another one. The cheat sits on the first seat."""

    name = "honest"

    def joins(self, who: list[int | None], row: Row | None, number: int) -> list[list[int | None]]:
        """Return the matches that are played in the place of the cheat's next one, by who sits there."""
        return [who]

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how a match of the cheat's ends."""
        return table.seats()


class Leaves(Honest):
    """Leaves in the middle whenever behind; a computer plays on, as well as a member or worse."""

    name = "leaves when behind"

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends."""
        if table.places(1)[0] <= len(table.who) / 2:
            return table.seats()
        table.halves[0] = table.halves[0][0], table.halves[0][1] + _COMPUTER / 2
        first, *others = table.seats()
        return [Seat(1, CHEAT, first.place, 0, stood_in=True, highest=1), *others]


class Ends(Honest):
    """Calls for an end in the middle whenever behind; it ends if all agree, who do so if they are behind as well."""

    name = "calls for an end when behind"

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends; without seats if it was ended early, and does not count."""
        return [] if min(table.places(1)) > len(table.who) / 2 else table.seats()


class EndedAlone(Honest):
    """Ends it alone in the middle whenever behind, as a host could before."""

    name = "before: the host ends it alone when behind"

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends."""
        return [] if table.places(1)[0] > len(table.who) / 2 else table.seats()


class Resigns(Honest):
    """Resigns in the middle whenever behind."""

    name = "resigns when behind"

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends."""
        first, *others = table.seats()
        behind = table.places(1)[0] > len(table.who) / 2
        return [Seat(1, CHEAT, first.place, 0, highest=1, resigned=int(behind)), *others]


class Computers(Honest):
    """Plays every second match against three computers alone, and twenty more of these a day."""

    name = "farms computers"

    def joins(self, who: list[int | None], row: Row | None, number: int) -> list[list[int | None]]:
        """Return the matches that are played."""
        alone: list[int | None] = [CHEAT, None, None, None]
        return [who] if number % 2 else [alone] * 21


class SitsOut(Honest):
    """Plays no more once the rating is higher than after any match before, from the thirtieth on."""

    name = "sits out at the top"

    def __init__(self) -> None:
        self._highest = 0

    def joins(self, who: list[int | None], row: Row | None, number: int) -> list[list[int | None]]:
        """Return the matches that are played."""
        rating = row.sums.rating.number if row else 0
        if number >= 30 and rating >= self._highest:
            return []
        self._highest = max(self._highest, rating)
        return [who]


class Accomplice(Honest):
    """Plays every second match with a friend, who hands over the better place."""

    name = "an accomplice at every second table"
    partner: ClassVar[int] = FRIEND

    def joins(self, who: list[int | None], row: Row | None, number: int) -> list[list[int | None]]:
        """Return the matches that are played."""
        others = [member for member in who[1:] if member != FRIEND]
        return [who] if number % 2 else [[CHEAT, FRIEND, *others[:2]]]

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends."""
        if FRIEND in table.who and table.places()[0] > table.places()[table.who.index(FRIEND)]:
            at = table.who.index(FRIEND)
            table.halves[0], table.halves[at] = table.halves[at], table.halves[0]
        return table.seats()


class SecondAccount(Honest):
    """Beats a second account of the same person thirty times a day, and plays every second match honestly."""

    name = "thirty matches a day against a second account"

    def joins(self, who: list[int | None], row: Row | None, number: int) -> list[list[int | None]]:
        """Return the matches that are played."""
        return [who] if number % 2 else [[CHEAT, ACCOUNT]] * 30

    def ends(self, table: Table, drawn: random.Random) -> list[Seat]:
        """Return how it ends."""
        if ACCOUNT in table.who:
            table.halves = [(1.0, 1.0), (0.0, 0.0)]
        return table.seats()


WAYS: tuple[type[Honest], ...] = (Leaves, Resigns, Ends, EndedAlone, Computers, SitsOut, Accomplice, SecondAccount)


class Standing(Struct, frozen=True):
    """A member's points, matches that counted, and rating."""

    points: float
    played: int
    rating: Rating


class Season:
    """A season in which one member plays in some way; the same seed has the same tables and luck for each way."""

    def __init__(self, way: Honest, seed: str, rules: Rules) -> None:
        self._way, self._seed, self._rules = way, seed, rules
        self._rows: dict[tuple[int, str, int], Row] = {}
        self._log, self._number = DayLog(), 0
        drawn = random.Random(f"{seed} strengths")
        self._strengths = {member: drawn.gauss(0, SPREAD) for member in range(MEMBERS)} | {ACCOUNT: 0.0}
        self._strengths[CHEAT] = self._strengths[FRIEND] = 0.0

    def play(self) -> Standing:
        """Play it to its end; return what the member has got."""
        for day in range(DAYS):
            drawn = random.Random(f"{self._seed} day {day}")
            for turn in range(OWN + OTHERS):
                who: list[int | None] = [*drawn.sample(range(1, MEMBERS), drawn.choice((1, 2, 3)) + (turn >= OWN))]
                self._turn([CHEAT, *who] if turn < OWN else who, day, day * OWN + turn, cheats=turn < OWN)
        return self._standing(CHEAT)

    def _turn(self, who: list[int | None], day: int, number: int, *, cheats: bool) -> None:
        row = self._rows.get((ALWAYS, ALL, CHEAT))
        tables = self._way.joins(who, row, number) if cheats else [who]
        for at, people in enumerate(tables):
            drawn = random.Random(f"{self._seed} {day} {number} {cheats} {at}")
            table = Table(people, [self._performance(member, drawn) for member in people])
            seats = self._way.ends(table, drawn) if cheats else table.seats()
            self._fold(seats, _START + day * _DAY + 43_200)

    def _performance(self, member: int | None, drawn: random.Random) -> tuple[float, float]:
        strength = _COMPUTER if member is None else self._strengths[member]
        first, second = (strength / 2 + drawn.gauss(0, _HALF) for _ in range(2))
        return first, second

    def _fold(self, seats: Sequence[Seat], at: float) -> None:
        if not seats:
            return
        self._number += 1
        match = LeagueMatch(self._number, "classic", at + self._number / 1000, "target", tuple(seats), 600.0)
        fold(match, self._rules, self._rows, self._log)

    def _standing(self, member: int) -> Standing:
        sums = self._rows[ALWAYS, ALL, member].sums
        return Standing(sums.points / POINT, sums.played, sums.rating)


def played(way: type[Honest], seed: str, limit: int = USUAL_LIMIT) -> Standing:
    """Return what the cheat has got in a season in which so many matches of a pair count on a day."""
    return Season(way(), seed, Rules(ZoneInfo("UTC"), counting=Counting(limit=limit))).play()
