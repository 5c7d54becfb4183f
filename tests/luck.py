"""The word by which tests deal, empty for what is the same in every run; how many examples a long test tries."""

import os
from collections.abc import Iterable

LUCK = os.environ.get("BONEYARD_TEST_LUCK", "")
_thorough = False


def be_thorough(thorough: bool) -> None:
    """Let `part_of` give all from now on; pytest's `--thorough` says so before any test is read."""
    global _thorough
    _thorough = thorough


def part_of(every: int, few: int) -> int:
    """Return how many examples to try: `few`, or `every` one with `--thorough`."""
    return every if _thorough else few


def each_family(games: Iterable[str]) -> list[str]:
    """Return one game of each family, or all of these games with `--thorough`."""
    return [game for game in games if _thorough or game in ("christmas", "uno", "romi40", "tabla")]
