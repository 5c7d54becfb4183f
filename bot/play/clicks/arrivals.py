"""The arrival of interactions: Discord's three seconds run from there, not from where a handler begins.

On a busy machine an event waits twice: unread, until the loop comes to it, and then for its handler. How long the
second wait was is measured here. The first is told by the event's id, which holds the time at Discord: how far that
clock and ours are apart is what the events of the last minutes say that came with the least delay.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from bot.connection.discord_internals import Parsers

_EVENT = "INTERACTION_CREATE"
_KEPT = 2000  # interactions that nobody has asked for yet
_DRIFT = 0.001  # seconds a second by which two clocks may part
_LATEST = 3.0  # what came later than that is lost in any case, so a clock was set


class Arrivals:
    """Knows how long ago interactions came, by a clock that runs evenly (`now`, in seconds)."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._came: OrderedDict[int, float] = OrderedDict()
        self._least: float | None = None
        self._at = 0.0

    def watch(self, parsers: Parsers) -> None:
        """Note each interaction that discord.py reads, by its table of what reads which event."""
        parse = parsers[_EVENT]

        def read(data: Any) -> None:
            self.note(int(data["id"]))
            parse(data)

        parsers[_EVENT] = read

    def note(self, interaction: int) -> None:
        """Note that an interaction was read just now."""
        now = self._now()
        # An id begins with the milliseconds at Discord, above 22 other bits.
        self._came[interaction] = now - self._unread(now - (interaction >> 22) / 1000, now)
        if len(self._came) > _KEPT:
            self._came.popitem(last=False)

    def _unread(self, apart: float, now: float) -> float:
        """Return how much longer than the quickest an event was on its way; `apart` is our time less Discord's."""
        least = apart if self._least is None else min(apart, self._least + _DRIFT * (now - self._at))
        late = apart - least
        self._least, self._at = (least, now) if late < _LATEST else (apart, now)
        return late if late < _LATEST else 0.0

    def age(self, interaction: int) -> float:
        """Return how many seconds ago an interaction came; 0 if it was not noted, or was asked for before."""
        came = self._came.pop(interaction, None)
        return 0.0 if came is None else self._now() - came
