"""One measured line of the benchmark: ours, its floor from the same run, and the goal."""

import importlib
import re
import traceback
from typing import NamedTuple

_GOAL = re.compile(r"(<=|>=)\s*([\d.,]+)\s*(x|KiB|MiB|/s|ms|us)?")
_IN_OURS = {"KiB": 1024.0, "MiB": 1024.0**2, "ms": 1e-3, "us": 1e-6, None: 1.0}


class Row(NamedTuple):
    """What was measured.

    `ours` and `floor` (None: there is none) are seconds a unit, or bytes if `unit` is "bytes"; `unit` says what one
    unit is ("move", "picture"). `goal` is a number, the highest ratio ours / floor (without a floor: the highest
    `ours`), or a text: `<= 3 x` (ratio), `>= 0.5 x`, `>= 60000 /s` (units a second), `<= 40 KiB`, `<= 2 ms` (ours
    itself). A `>=` ratio compares speeds: floor / ours.
    """

    name: str
    ours: float
    floor: float | None
    goal: float | str
    unit: str = "s"

    @property
    def ratio(self) -> float | None:
        """How many times the floor ours is; None without a floor."""
        return None if not self.floor else self.ours / self.floor

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where nothing can be compared."""
        if not isinstance(self.goal, str):
            return self._at_most(self.goal, "x" if self.floor else None)
        goal = _GOAL.match(self.goal)
        if goal is None:
            return None
        number = float(goal[2].replace(",", ""))
        return self._at_most(number, goal[3]) if goal[1] == "<=" else self._at_least(number, goal[3])

    def _at_most(self, number: float, what: str | None) -> bool | None:
        if what == "x":
            return None if self.ratio is None else self.ratio <= number
        if what == "/s":
            return 1 / self.ours <= number
        return self.ours <= number * _IN_OURS[what]

    def _at_least(self, number: float, what: str | None) -> bool | None:
        if what == "x":
            return None if self.ratio is None else 1 / self.ratio >= number
        if what == "/s":
            return 1 / self.ours >= number
        return self.ours >= number * _IN_OURS[what]


def sized(most: int, once: int, rounds: int) -> int:
    """Return how much is measured: `once` in a single round, which only shows that a measure still works."""
    return most if rounds > 1 else once


def measure(module: str, rounds: int) -> list[Row] | None:
    """Return what a module of this package measures, each row so many times; None if it fails, which is printed."""
    try:
        rows: list[Row] = importlib.import_module(f"tests.tools.bench.{module}").rows(rounds)
    except Exception:
        traceback.print_exc()
        return None
    return rows
