"""How a player weighs what it lays where every piece counts alike; halves are numbers, pieces are bits."""

from typing import NamedTuple


class Weights(NamedTuple):
    """What counts after a piece was laid.

    `fit`: each piece of the own hand that can be laid next. `known`: each piece at an open half that others cannot
    have. `double`: that a double is gone, which fits less.
    """

    fit: float
    known: float
    double: float

    def ends(self, fitting: int, known: int, left_with: int, right_with: int) -> float:
        """What two open halves are worth: own pieces that fit, and the known ones with each of the halves."""
        scarce = (known & left_with).bit_count() + (known & right_with).bit_count()
        return self.fit * fitting + self.known * scarce
