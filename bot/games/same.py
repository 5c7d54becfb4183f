"""The same deals for many: a secret makes the seed of every round of a match (record-format, "The same deals")."""

import hashlib
import re
from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.errors import CutError, RecordError
from bot.games.shuffle import Cuts, check_cut, commitment

SameKind: TypeAlias = Literal["daily", "fixture", "night"]
_CUT_KINDS: tuple[SameKind, ...] = ("fixture", "night")
_HEX = re.compile("[0-9a-f]{64}")


class Same(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deals that a match shares with others, as its record has them."""

    kind: SameKind
    id: str  # names them among those of their kind (`2026-11-22 classic`)
    promise: str  # the SHA-256 of the secret in 64 hex digits
    secret: str | None  # None until nobody is left who must not know the deals
    # The number of the try, from 0, at which the deals of a day were chosen; only these have one.
    choice: Annotated[int, msgspec.Meta(ge=0)] | msgspec.UnsetType = msgspec.UNSET


def promise_of(secret: bytes) -> str:
    """Return the promise that is shown before the secret may be: its SHA-256 in 64 small hex digits."""
    return commitment(secret)


def seed_of(secret: bytes, game: str, number: int, choice: int | msgspec.UnsetType = msgspec.UNSET) -> bytes:
    """Return the seed of a round (from 1) of a game (its name in the registry), at a try (`Same.choice`)."""
    tried = f"\n{choice}" if isinstance(choice, int) and choice else ""
    return hashlib.sha256(secret + f"\nboneyard\n{game}\n{number}{tried}".encode("ascii")).digest()


def promised_same(kind: SameKind, name: str, secret: bytes, choice: int | msgspec.UnsetType = msgspec.UNSET) -> Same:
    """Return what a record says of these deals before the secret may be known."""
    return Same(kind, name, promise_of(secret), None, choice)


def disclosed(same: Same, secret: bytes) -> Same:
    """Return the same with its secret told; ValueError for one that was not promised."""
    if promise_of(secret) != same.promise:
        raise ValueError("another secret was promised")
    return msgspec.structs.replace(same, secret=secret.hex())


def all_names(count: int) -> tuple[str, ...]:
    """Return how those who cut the same deals are named, in their order: they need not sit at this table."""
    return tuple(f"all-{number}" for number in range(1, count + 1))


def shared_cuts(words: Sequence[str]) -> Cuts:
    """Return the cuts of the same deals from their words, in the order in which they were made."""
    return dict(zip(all_names(len(words)), words, strict=True))


def check_shared_cuts(same: Same, cuts: Cuts) -> None:
    """Judge the cuts of a round of such deals.

    CutError `daily` where nobody can cut, `order` where those who cut are not numbered from 1 in the order of the
    cuts, or what `check_cut` raises for a text.
    """
    if cuts and same.kind not in _CUT_KINDS:
        raise CutError("daily")
    for name, expected in zip(cuts, all_names(len(cuts)), strict=True):
        if name != expected:
            raise CutError("order", text=name, expected=expected)
    for text in cuts.values():
        check_cut(text)


def check_same(same: Same) -> None:
    """Judge what a record says of its deals, without the rounds.

    RecordError `same-id` for no name, `same-hex` with the part that is no such number, `same-promise` with what the
    promise would be.
    """
    if not same.id.strip():
        raise RecordError("same-id")
    for part, text in (("promise", same.promise), ("secret", same.secret)):
        if text is not None and not _HEX.fullmatch(text):
            raise RecordError("same-hex", part=f"same.{part}")
    if same.secret is not None and (expected := promise_of(bytes.fromhex(same.secret))) != same.promise:
        raise RecordError("same-promise", expected=expected, text=same.promise)


def check_seed(same: Same, game: str, number: int, seed: bytes) -> None:
    """RecordError `same-seed` unless the seed of a round follows from the secret, if that is told (`check_same`)."""
    if same.secret is None:
        return
    if seed != (expected := seed_of(bytes.fromhex(same.secret), game, number, same.choice)):
        raise RecordError("same-seed", round=number, expected=expected.hex(), text=seed.hex())
