"""The shuffle: a stream of numbers from a seed, checkable in any language (record-format, "The shuffle")."""

import hashlib
import struct
import unicodedata
from collections.abc import Mapping, Sequence
from typing import TypeVar

from bot.games.actions import seat_names
from bot.games.errors import CutError

T = TypeVar("T")
Cuts = Mapping[str, str]
"""Who cut and with which text, by the names of seats, in the order in which they cut."""
SEED_BYTES = 32
LONGEST_CUT = 40
_WORDS = 8
_NUMBERS = struct.Struct(f">{_WORDS}I")
_SPAN = 1 << 32
_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, format, half a character, breaks of lines and paragraphs


class Stream:
    """The numbers of one round's key: 32-bit big-endian words of SHA-256(key || counter).

    `key` has 32 bytes (`deal_key`). `drawn` is how many words were taken: a stream made anew with it goes on at the
    same place.
    """

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        if len(key) != SEED_BYTES:
            raise ValueError(f"a key has {SEED_BYTES} bytes, not {len(key)}")
        self._key = key
        self._words: tuple[int, ...] = ()
        self._block = -1
        self.drawn = drawn

    def _word(self) -> int:
        block, place = divmod(self.drawn, _WORDS)
        if block != self._block:
            digest = hashlib.sha256(self._key + block.to_bytes(8, "big")).digest()
            self._words = _NUMBERS.unpack(digest)
            self._block = block
        self.drawn += 1
        return self._words[place]

    def below(self, n: int) -> int:
        """Return a fair number 0 <= x < n."""
        limit = _SPAN - _SPAN % n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a fair random order; the argument stays as it is."""
        mixed = list(items)
        for i in range(len(mixed) - 1, 0, -1):
            j = self.below(i + 1)
            mixed[i], mixed[j] = mixed[j], mixed[i]
        return mixed


def commitment(seed: bytes) -> str:
    """Return the promise that is shown before the seed may be: its SHA-256 in 64 small hex digits."""
    return hashlib.sha256(seed).hexdigest()


def deal_key(seed: bytes, cuts: Cuts) -> bytes:
    """Return the key of a round's chance: the seed, or what the cuts make of it (record-format, "The cut")."""
    if not cuts:
        return seed
    cut_lines = "".join(f"\n{seat} {text}" for seat, text in cuts.items())
    return hashlib.sha256(seed + cut_lines.encode("utf-8")).digest()


def check_cuts(cuts: Cuts, seats: int) -> None:
    """Raise CutError `seat` if one cut who does not sit there, or what `check_cut` raises for a text."""
    for seat, text in cuts.items():
        if seat not in seat_names(seats):
            raise CutError("seat", text=seat)
        check_cut(text)


def check_cut(text: str) -> None:
    """Judge the text that a player cuts with.

    CutError `empty`; `long` with the most characters; `hidden` with the number of a character that cannot be seen;
    `blank` if one stands around it; `form` if it is not in Unicode NFC.
    """
    if not text:
        raise CutError("empty")
    if len(text) > LONGEST_CUT:
        raise CutError("long", most=LONGEST_CUT, length=len(text))
    if hidden := next((char for char in text if unicodedata.category(char) in _UNSEEN), ""):
        raise CutError("hidden", char=f"U+{ord(hidden):04X}")
    if text != text.strip():
        raise CutError("blank")
    if not unicodedata.is_normalized("NFC", text):
        raise CutError("form")


def read_cut(text: str) -> str:
    """Return what a player typed as it goes into the deal: in NFC, no blanks around it. CutError as in `check_cut`."""
    word = unicodedata.normalize("NFC", text.strip())
    check_cut(word)
    return word
