"""The shuffle: a stream of numbers from a seed, checkable in any language (record-format, "The shuffle")."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
SEED_BYTES = 32
_WORDS = 8
_SPAN = 1 << 32


class Stream:
    """The numbers of one round's seed: 32-bit big-endian words of SHA-256(seed || counter).

    `drawn` is how many words were taken: a stream made anew with it goes on at the same place.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        """Take the 32 bytes of the seed and how many words were taken before."""
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._words: tuple[int, ...] = ()
        self._block = -1
        self.drawn = drawn

    def _word(self) -> int:
        block, place = divmod(self.drawn, _WORDS)
        if block != self._block:
            digest = hashlib.sha256(self._seed + block.to_bytes(8, "big")).digest()
            self._words = tuple(int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
            self._block = block
        self.drawn += 1
        return self._words[place]

    def below(self, n: int) -> int:
        """Answer a fair number 0 <= x < n."""
        limit = _SPAN - _SPAN % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Answer the items in a fair random order; the argument stays as it is."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


def commitment(seed: bytes) -> str:
    """Answer what is shown before the seed itself may be: its SHA-256 in 64 small hex digits."""
    return hashlib.sha256(seed).hexdigest()
