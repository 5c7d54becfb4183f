"""Time banks: how long the turns of a match may take that has to fit into a table's time. Pure arithmetic.

A few seconds of every turn are free; what a turn takes beyond comes out of its player's own bank for the match.
"""

import msgspec
from msgspec.structs import replace

LEAST_FREE = 5.0  # seconds of every turn that are free, however short a table's time is
_SHARE = 0.25  # of a table's time: the free seconds of a match of the usual length, at most
_SPARE = 1.5  # so many times the usual number of turns have room, if that leaves something for the banks
_BESIDE = 1.0  # seconds a turn for what is nobody's turn: pauses between rounds, deals
WINDOW = 5.0  # seconds a turn for claims by hand, in games that have them


class Banks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The banks of a match, in seconds."""

    free: float  # of each turn
    full: float  # a full bank
    left: tuple[float, ...]  # of each seat's bank, at the beginning of its turn
    # what the present turn has left, free seconds and bank together, while its clock stands still
    rest: float | None = None

    def allowance(self, seat: int) -> float:
        """Return the seconds that a turn of a seat has when it begins."""
        return self.free + self.left[seat]

    def charged(self, seat: int, rest: float) -> "Banks":
        """Return the banks after a turn of a seat that has so many seconds left."""
        seconds = min(self.left[seat], max(0.0, rest))
        return replace(self, left=(*self.left[:seat], seconds, *self.left[seat + 1 :]), rest=None)

    def share(self, seat: int) -> float:
        """Return how much of a seat's bank is left, from 0 to 1."""
        return self.left[seat] / self.full if self.full else 0.0


def sized(limit: float, seats: int, *, turns: int | None, pace: float, claims: bool) -> Banks:
    """Return full banks that fit into `limit` seconds with the free seconds of the usual number of `turns`.

    Where the limit is not tight, they fit with half as many turns again. `turns` None: nobody knows how many are usual.
    `pace` are the seconds that people take for a turn, and more than these are never free. `claims`: there is time for
    claims besides. With too little time the banks are empty.
    """
    usual = turns or max(1, round(limit / (2 * pace)))
    free = float(round(max(LEAST_FREE, min(pace, _SHARE * limit / usual))))
    needed = usual * (free + _BESIDE + (WINDOW if claims else 0.0))
    full = float(int(max(0.0, limit - _SPARE * needed, (limit - needed) / 2) / seats))
    return Banks(free, full, (full,) * seats)
