"""What counts of a match: places among people, and only so many matches a day between the same people."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from .values import LeagueMatch, Seat, Why

USUAL_LIMIT = 10  # matches of the same two people that count on one day
BY_HAND = ("added", "walkover")  # ends of matches for which moderators answer: no limit stops them
# Reasons for which a whole match counts for nobody.
WHOLE: tuple[Why, ...] = ("out", "abandoned", "computers", "rules", "limit")


class Counting(Struct, frozen=True):
    """By what the matches of a server count.

    `computers`: points are given for places among computers too. `limit`: so many matches between the same two people
    count on one day, 0 for any number. `least`: so many matches make a rank.
    """

    computers: bool = False
    limit: int = USUAL_LIMIT
    least: int = 1


FORMER = Counting(computers=True, limit=0)  # as everything counted before there were such settings


def among_people(match: LeagueMatch) -> LeagueMatch:
    """Return the match as if its computers had not been there: those behind them move up."""
    people = [seat for seat in match.seats if not seat.computer]
    if len(people) == len(match.seats):
        return match
    return replace(match, seats=tuple(_moved_up(seat, people) for seat in people))


def _moved_up(seat: Seat, people: Sequence[Seat]) -> Seat:
    return replace(seat, place=1 + sum(other.place < seat.place for other in people))


class DayLog(Struct):
    """The matches of one day that counted, by member; a match of another day begins anew."""

    day: int = 0
    matches: dict[int, set[int]] = {}

    def add(self, day: int, members: Iterable[int], match: int) -> None:
        """Count a match of that day for its members."""
        for member in members:
            self._of(member, day).add(match)

    def used_up(self, day: int, members: Iterable[int], limit: int) -> bool:
        """True if any two of these members have had `limit` matches that day; with fewer than two there is no limit."""
        pairs = [*combinations(members, 2)]
        if not limit or not pairs:
            return False
        return all(len(self._of(one, day) & self._of(other, day)) >= limit for one, other in pairs)

    def often(self, day: int, members: Sequence[int], limit: int) -> frozenset[int]:
        """Return those who have had `limit` matches that day with another one of these members."""
        busy = [member for member in members if len(self._of(member, day)) >= limit]
        if not limit or len(busy) < 2:
            return frozenset()
        pairs = combinations(busy, 2)
        return frozenset(one for pair in pairs if self.used_up(day, pair, limit) for one in pair)

    def _of(self, member: int, day: int) -> set[int]:
        if day != self.day:
            self.day, self.matches = day, {}
        return self.matches.setdefault(member, set())
