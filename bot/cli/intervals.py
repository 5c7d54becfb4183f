"""How sure a share is."""

from math import sqrt
from typing import NamedTuple

_Z = 1.959964  # of 95 %, both sides


class Interval(NamedTuple):
    """The shares (0 to 1) between which the true one lies, with 95 % confidence."""

    low: float
    high: float


def wilson(wins: float, count: int) -> Interval:
    """The interval of E. B. Wilson (1927) for so many wins of so many matches; a shared win counts in part.

    Of no matches nothing is known: 0 to 1.
    """
    if count <= 0:
        return Interval(0.0, 1.0)
    share, z2 = wins / count, _Z * _Z
    middle = share + z2 / (2 * count)
    reach = _Z * sqrt(max(0.0, share * (1 - share)) / count + z2 / (4 * count * count))
    scale = 1 + z2 / count
    return Interval(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))
