"""Chance that comes from outside: rules have none of their own, who samples a hidden state brings it."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of chance, such as `random.Random`. The same chance gives the same answers."""

    def random(self) -> float:
        """Return any number from 0 up to, not including, 1."""

    def getrandbits(self, k: int, /) -> int:
        """Return any whole number of `k` bits."""

    def randrange(self, start: int, /) -> int:
        """Return any whole number from 0 up to, not including, `start`."""

    def choice(self, seq: Sequence[T], /) -> T:
        """Return any of these."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return so many of these, in any order, none twice."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Put a list into any order."""
