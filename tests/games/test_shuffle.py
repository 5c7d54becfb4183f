"""The shuffle of the record format, against a second implementation and fixed answers."""

import hashlib
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.shuffle import Stream, commitment

ZERO = bytes(32)


def words(seed: bytes, blocks: int) -> list[int]:
    return [
        word
        for counter in range(blocks)
        for word in struct.unpack(">8I", hashlib.sha256(seed + struct.pack(">Q", counter)).digest())
    ]


def test_words_are_those_of_sha256_of_seed_and_counter():
    # sha256 of 40 zero bytes begins thus; anyone can check it with `head -c 40 /dev/zero | sha256sum`.
    assert hashlib.sha256(bytes(40)).hexdigest().startswith(f"{words(ZERO, 1)[0]:08x}")
    stream = Stream(ZERO)
    assert [stream.below(1 << 32) for _ in range(20)] == words(ZERO, 3)[:20]


@given(st.binary(min_size=32, max_size=32), st.integers(1, 300))
def test_shuffle_is_the_contract(seed, n):
    numbers = iter(words(seed, 60 + n // 4))

    def below(k):
        limit = 2**32 - 2**32 % k
        return next(word for word in numbers if word < limit) % k

    items = list(range(n))
    for i in range(n - 1, 0, -1):
        j = below(i + 1)
        items[i], items[j] = items[j], items[i]
    assert Stream(seed).shuffle(range(n)) == items


def test_below_throws_away_what_would_be_unfair():
    stream = Stream(ZERO)
    n = 3_000_000_000  # words from 3,000,000,000 on are thrown away, three tenths of all
    fair = [word for word in words(ZERO, 40) if word < n]
    assert [stream.below(n) for _ in range(50)] == fair[:50]
    assert stream.drawn > 50


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_a_stream_goes_on_where_it_was(seed, taken):
    whole = Stream(seed)
    for _ in range(taken):
        whole.below(6)
    assert Stream(seed, whole.drawn).shuffle("abcdefgh") == whole.shuffle("abcdefgh")


def test_a_seed_has_32_bytes():
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(b"short")


def test_commitment_is_sha256_of_the_seed():
    assert commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_below_throws_away_the_first_word_that_would_be_unfair(monkeypatch):
    """2**32 - 1 is a multiple of three, so the last word of all would make 0 likelier than 1 and 2."""
    stream, drawn = Stream(ZERO), iter([2**32 - 1, 2**32 - 2])
    monkeypatch.setattr(stream, "_word", lambda: next(drawn))
    assert stream.below(3) == 2
