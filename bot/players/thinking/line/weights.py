"""How a greedy player weighs what it lays where every piece counts alike; halves are numbers, pieces are bits."""

PER_FIT = 2.0  # for each piece that can be laid afterwards
PER_KNOWN = 0.5  # for each piece that others cannot have, at an open half
DOUBLE = 1.5  # a double fits less


def ends_worth(fitting: int, known: int, left_with: int, right_with: int) -> float:
    """What two open halves are worth: own pieces that fit, and the known ones with each of the halves."""
    scarce = (known & left_with).bit_count() + (known & right_with).bit_count()
    return PER_FIT * fitting + PER_KNOWN * scarce
