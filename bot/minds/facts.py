"""A reason as data, and what the families' rooms share."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Tokens = tuple[str, ...]
Fact = str | int | tuple[str, ...]


class Reason(NamedTuple):
    """One thing that speaks for a move: its code, and facts for the sentence.

    Pieces are written as in tokens (`tile`, `tiles`, `half`), players as seats from 0 (`seat`). `much` says how much
    speaks for it, where the same can speak for several moves: more is better.
    """

    code: str
    facts: Mapping[str, Fact] = {}
    much: int = 0


def without(hand: Sequence[str], *pieces: str) -> tuple[str, ...]:
    """The hand without these pieces, of twins one each."""
    rest = list(hand)
    for piece in pieces:
        if piece in rest:
            rest.remove(piece)
    return tuple(rest)


def all_of(count: int, others: int) -> str:
    """Whether these are all others: `yes`, `no`, or `one` if there is but one."""
    return "no" if count < others else "one" if others == 1 else "yes"


def dearest(own: int, others: Sequence[int]) -> bool:
    """Whether nothing else counts more, and something less."""
    return own == max((own, *others)) and own > min((own, *others))


def above(own: float, others: Sequence[float]) -> bool:
    """Whether a number is better than what the others have in the mean; true where there are none."""
    return not others or own > sum(others) / len(others)
