"""Byte strings in a few large blocks of memory, written one after the other and round again.

What is kept for a while and then dropped, in pieces of all sizes, leaves holes on the C library's heaps that nothing
else fits into. Here it cannot: the blocks stay, and what is dropped is overwritten.
"""

from collections.abc import Hashable
from typing import Generic, NamedTuple, TypeVar

F = TypeVar("F")
_BLOCKS = 12
_ENTRY = 500  # bytes that Python takes for an entry besides its own, with its key


class _Entry(NamedTuple, Generic[F]):
    """The place of a key's bytes, and what is kept beside them."""

    block: int
    start: int
    end: int
    facts: F


class Ring(Generic[F]):
    """Keeps byte strings by their keys, of at most about `most` bytes together with all that it takes to keep them.

    When there is no room, the block that was written longest ago is written anew. What was asked for since stays, as
    far as half of the block has room for it. Its user locks it.
    """

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0  # about how many bytes it may take, and takes now
        self._size = most // _BLOCKS
        self._blocks: list[memoryview] = []
        self._keys: list[list[Hashable]] = []
        self._held: dict[Hashable, _Entry[F]] = {}
        self._asked = set[Hashable]()
        self._block, self._end = -1, 0  # where is written now
        self._left = 0  # what may still come into the block, by weight

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def find(self, key: Hashable) -> tuple[bytes, F] | None:
        """Return a copy of the bytes of a key, and what is kept beside them; None if it is not kept."""
        entry = self._held.get(key)
        if entry is None:
            return None
        self._asked.add(key)
        return self._blocks[entry.block][entry.start : entry.end].tobytes(), entry.facts

    def put(self, key: Hashable, value: bytes, facts: F) -> None:
        """Keep bytes, and something beside them; a key that is kept already, or has too many, is left as it is."""
        weight = len(value) + _ENTRY
        if key in self._held or weight > self._size // 2:
            return
        if weight > self._left:
            self._turn()
        self._write(key, value, facts)

    def _write(self, key: Hashable, value: bytes, facts: F) -> None:
        start, self._end = self._end, self._end + len(value)
        self._left -= len(value) + _ENTRY
        self.weight += len(value) + _ENTRY
        self._blocks[self._block][start : self._end] = value
        self._held[key] = _Entry(self._block, start, self._end, facts)
        self._keys[self._block].append(key)

    def _turn(self) -> None:
        """Go on in the next block, and write there first what stays of it."""
        if len(self._blocks) < _BLOCKS:
            self._blocks.append(memoryview(bytearray(self._size)))
            self._keys.append([])
        self._block, self._end, self._left = (self._block + 1) % len(self._blocks), 0, self._size
        for key, value, facts in self._cleared():
            if len(value) + _ENTRY <= self._left - self._size // 2:
                self._write(key, value, facts)

    def _cleared(self) -> list[tuple[Hashable, bytes, F]]:
        """Take everything out of the present block; answers what was asked for."""
        keys, self._keys[self._block] = self._keys[self._block], []
        asked = [(key, *found) for key in keys if key in self._asked and (found := self.find(key))]
        self._asked.difference_update(keys)
        for key in keys:
            gone = self._held.pop(key)
            self.weight -= gone.end - gone.start + _ENTRY
        return asked
