"""The sum of moderators' changes: changes are only ever added, and an undo takes one back, an undo too."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

from msgspec import Struct

ChangeKind = Literal["out", "correct", "add", "walkover", "merge", "ban", "unban", "undo", "compare"]


class CorrectedSeat(Struct, frozen=True):
    """A seat's place and total as a correction says them."""

    seat: int
    place: int
    total: int


class Detail(Struct, frozen=True, omit_defaults=True):
    """The content of a change: `seats` of a correction, the `member` of a ban or a merge, and `into` whom.

    `again` are the members as whom a banned person came back after their data was deleted: the ban holds for them too.
    """

    seats: tuple[CorrectedSeat, ...] = ()
    member: int = 0
    into: int = 0
    again: tuple[int, ...] = ()

    @property
    def members(self) -> tuple[int, ...]:
        """The members whom a ban is about."""
        return self.member, *self.again


class LeagueChange(Struct, frozen=True):
    """A change; `match` is the match's number in the store, `undoes` the number of the change that it takes back."""

    number: int
    kind: ChangeKind
    at: float
    match: int | None = None
    detail: Detail = Detail()
    undoes: int | None = None


class Corrections(Struct, frozen=True):
    """The corrections that hold: matches taken out, seats, members counted for others (in one step), and times of bans.

    `compared` are places by comparison with others who played the same deals. `idle` merges hold and do nothing, since
    another one is in their way.
    """

    out: frozenset[int] = frozenset()
    seats: Mapping[int, tuple[CorrectedSeat, ...]] = {}
    compared: Mapping[int, tuple[CorrectedSeat, ...]] = {}
    merged: Mapping[int, int] = {}
    bans: Mapping[int, tuple[tuple[float, float], ...]] = {}
    idle: tuple[LeagueChange, ...] = ()

    def member(self, member: int) -> int:
        """Return the member for whom this one's results count."""
        return self.merged.get(member, member)

    def placed(self, match: int) -> dict[int, CorrectedSeat]:
        """Return the seats of a match that have other places than those of the table, by their numbers."""
        return {seat.seat: seat for seat in (*self.compared.get(match, ()), *self.seats.get(match, ()))}

    def banned(self, member: int, at: float) -> bool:
        """Return True if a member was banned at a time."""
        return member in self.bans and any(start <= at < stop for start, stop in self.bans[member])


def undone(changes: Iterable[LeagueChange]) -> frozenset[int]:
    """Return the numbers of the changes that are taken back at present.

    An undo is later than what it undoes, so from the newest on each one's own fate is known.
    """
    numbers: set[int] = set()
    for change in sorted(changes, key=lambda change: change.number, reverse=True):
        if change.kind == "undo" and change.undoes is not None and change.number not in numbers:
            numbers.add(change.undoes)
    return frozenset(numbers)


def resolve(changes: Sequence[LeagueChange]) -> Corrections:
    """Return what holds after these changes. Some may be left out, but not the undo of one that is there."""
    taken_back = undone(changes)
    held = [change for change in sorted(changes, key=lambda change: change.number) if change.number not in taken_back]
    added = {"add", "walkover"}
    into, idle = _merges(held)
    out = {change.match for change in held if change.kind == "out"}
    out |= {change.match for change in changes if change.kind in added and change.number in taken_back}
    return Corrections(
        frozenset(match for match in out if match is not None),
        _seats(held, "correct"),
        _seats(held, "compare"),
        {member: _end(into, member) for member in into},
        _bans(held),
        idle,
    )


def _seats(held: Iterable[LeagueChange], kind: ChangeKind) -> dict[int, tuple[CorrectedSeat, ...]]:
    """Return the seats of the last change of that kind for each match."""
    return {change.match: change.detail.seats for change in held if change.kind == kind and change.match is not None}


def _merges(held: Iterable[LeagueChange]) -> tuple[dict[int, int], tuple[LeagueChange, ...]]:
    """Return each merged member with the next one, and the merges that do nothing.

    Of two merges of the same member the later one holds; one that would lead back to its own member never does. So
    every chain has an end.
    """
    merges = [change for change in held if change.kind == "merge"]
    into: dict[int, int] = {}
    holding: dict[int, LeagueChange] = {}
    for merge in merges:
        member = merge.detail.member
        if _end(into, merge.detail.into, member) != member:
            into[member], holding[member] = merge.detail.into, merge
    return into, tuple(merge for merge in merges if holding.get(merge.detail.member) is not merge)


def _end(into: Mapping[int, int], member: int, stop: int | None = None) -> int:
    """Follow a chain of merges to its end, or to the member `stop`."""
    while member in into and member != stop:
        member = into[member]
    return member


def _bans(held: Iterable[LeagueChange]) -> dict[int, tuple[tuple[float, float], ...]]:
    open_since: dict[int, float] = {}
    bans: dict[int, list[tuple[float, float]]] = {}
    for change in held:
        for member in change.detail.members:
            if change.kind == "ban":
                open_since.setdefault(member, change.at)
            elif change.kind == "unban" and member in open_since:
                bans.setdefault(member, []).append((open_since.pop(member), change.at))
    for member, since in open_since.items():
        bans.setdefault(member, []).append((since, float("inf")))
    return {member: tuple(times) for member, times in bans.items()}


def open_bans(changes: Sequence[LeagueChange], members: Collection[int]) -> tuple[LeagueChange, ...]:
    """Return the bans of these members that hold and have not ended."""
    taken_back = undone(changes)
    holding: dict[int, dict[int, LeagueChange]] = {member: {} for member in members}
    for change in sorted(changes, key=lambda change: change.number):
        for member in holding.keys() & set(change.detail.members) if change.number not in taken_back else ():
            if change.kind == "ban":
                holding[member][change.number] = change
            elif change.kind == "unban":
                holding[member].clear()
    return tuple(ban for bans in holding.values() for ban in bans.values())
