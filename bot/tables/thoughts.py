"""How many moves of strong players came with a thought, and how many without since none arrived in time.

A thought that is missing is nobody's fault at the table: the machine has other things to do. Whoever hosts the bot
hears of it in the log, once an hour at most, and in `boneyard status`; the table's board says it once a match.
"""

import logging
import time
from collections.abc import Callable

_GAP = 3600.0  # seconds between two lines of the log
_log = logging.getLogger(__name__)


class Thoughts:
    """The counts since the start: `arrived` and `missed`. `now` is a time in seconds that runs evenly."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.arrived = self.missed = 0
        self._said_at: float | None = None
        self._said = (0, 0)

    def note(self, *, arrived: bool) -> None:
        """Count a strong player's move, and log from time to time what is missing."""
        if arrived:
            self.arrived += 1
            return
        self.missed += 1
        if self._said_at is None or self._now() - self._said_at >= _GAP:
            self._say()

    def _say(self) -> None:
        """Log how many are missing of those since the last line."""
        arrived, missed = self._said
        lost, all_ = self.missed - missed, self.missed + self.arrived - missed - arrived
        _log.warning(
            "%d of %d thoughts of strong players did not come in time, and normal players' moves were made; "
            "the machine is busy",
            lost,
            all_,
        )
        self._said_at, self._said = self._now(), (self.arrived, self.missed)
