"""What the league counts of a match: places among people, without an advantage for those who left, and not too often.

Who leaves, is away at the end, hands the seat over, or lets the computer play more than a third of the turns, takes the
seat's final place behind everybody who stayed. Who resigns is last.
"""

import math
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from bot.league.rules.values import LeagueMatch, Seat, Why

USUAL_LIMIT = 10  # matches of the same two people that count on one day
BY_HAND = ("added", "walkover")  # ends of matches for which moderators answer: no limit stops them
# Reasons for which a whole match counts for nobody.
WHOLE: tuple[Why, ...] = ("out", "abandoned", "computers", "rules", "limit")


class Counting(Struct, frozen=True):
    """By what a server's matches count. `computers`: places among computers give points, too. `least` matches make a
    rank.

    `limit`: so many matches of the same two people count on one day, 0 for any number.
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
    moved_up = [replace(seat, place=1 + sum(other.place < seat.place for other in people)) for seat in people]
    return replace(match, seats=tuple(moved_up))


class DayLog(Struct):
    """The matches of one day that counted, by member; a match of another day begins anew."""

    day: int = 0
    matches: dict[int, set[int]] = {}

    def add(self, day: int, members: Iterable[int], match: int) -> None:
        """Count a match of that day for its members."""
        for member in members:
            self._of(member, day).add(match)

    def used_up(self, day: int, members: Iterable[int], limit: int) -> bool:
        """Return True if every two of these members have had `limit` matches together that day; False for fewer."""
        pairs = [*combinations(members, 2)] if limit else []
        return bool(pairs) and all(len(self._of(pair[0], day) & self._of(pair[1], day)) >= limit for pair in pairs)

    def often(self, day: int, members: Sequence[int], limit: int) -> frozenset[int]:
        """Return those who have had `limit` matches that day with another one of these members."""
        busy = [member for member in members if len(self._of(member, day)) >= limit]
        if not limit or len(busy) < 2:
            return frozenset()
        return frozenset(member for pair in combinations(busy, 2) if self.used_up(day, pair, limit) for member in pair)

    def _of(self, member: int, day: int) -> set[int]:
        if day != self.day:
            self.day, self.matches = day, {}
        return self.matches.setdefault(member, set())


def counted(seats: Sequence[Seat], people: Collection[int]) -> tuple[Seat, ...]:
    """Return the seats with the places and totals that the league counts; `people` are the numbers of people's seats.

    Who left are behind who stayed, with no higher total, and keep their order, as do all others. If nobody stayed,
    places are as they are, but for those who resigned: they are behind all, the earlier the worse.
    """
    of_people = [seat for seat in seats if seat.seat in people]
    if not any(map(gone, of_people)):
        return tuple(seats)
    stayed = [seat for seat in of_people if not gone(seat)]
    last = max((seat.place for seat in stayed), default=0)
    lowest = min((seat.total for seat in stayed), default=None)
    keys = {seat.seat: _key(seat, last if seat in of_people else 0) for seat in seats}
    places = {seat: 1 + sum(other < key for other in keys.values()) for seat, key in keys.items()}
    return tuple(
        replace(seat, place=places[seat.seat], total=_total(seat, lowest if seat in of_people else None, seats))
        for seat in seats
    )


def gone(seat: Seat) -> bool:
    """Return True if the person to whom the seat belongs did not play it to the end, or too little of it."""
    return seat.resigned > 0 or _has_left(seat)


def absent(turns: int, by_computer: int) -> bool:
    """Return True if the computer played more than a third of a person's turns, as if they had left."""
    return 3 * by_computer > turns


def _has_left(seat: Seat) -> bool:
    return seat.stood_in or (seat.absent > 0 and absent(seat.turns, seat.absent))


def _key(seat: Seat, last: int) -> tuple[float, int, int]:
    """Return what the seats are put in order by; `last` is the last place of the people who stayed, 0 for none."""
    if seat.resigned:
        return math.inf, 0, -seat.resigned
    return (last, 1, seat.place) if _has_left(seat) and seat.place <= last else (seat.place, 0, 0)


def _total(seat: Seat, lowest: int | None, seats: Sequence[Seat]) -> int:
    if seat.resigned:
        return min(other.total for other in seats)
    return min(seat.total, lowest) if _has_left(seat) and lowest is not None else seat.total
