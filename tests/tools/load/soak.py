"""Whether memory grows: a straight line through what was taken once caches were full, and what of it grew."""

import asyncio
from collections.abc import Mapping, Sequence
from statistics import linear_regression
from typing import NamedTuple

from tests.tools.load.town import Town

LIMIT = 3.0  # MiB by which it may rise in ten minutes
MOST = 200.0  # MiB that it may take
_SPAN = 600.0  # seconds
_EVERY = 5.0  # seconds between two looks at the memory
_WARM = 1 / 3  # of a run at least, in which caches fill
_FULL = 0.9  # of a cache's bound, from where on it counts as full
_LEAST = 240.0  # seconds after that which tell anything


class Trend(NamedTuple):
    """A line through the memory: MiB at its end, and by how many it rises in ten minutes."""

    mib: float
    rise: float


def trend(points: Sequence[tuple[float, float]], warm: float) -> Trend | None:
    """Fit a line to (seconds, MiB), those before `warm` seconds left out; None where they say too little."""
    later = [point for point in points if point[0] >= warm]
    if len(later) < 6 or later[-1][0] - later[0][0] < _LEAST:
        return None
    slope, start = linear_regression(*zip(*later, strict=True))
    return Trend(start + slope * later[-1][0], slope * _SPAN)


class Soak:
    """Looks at the memory of a town's bot while it plays, and judges it at the end."""

    def __init__(self, played: Town) -> None:
        """Begin to look."""
        self._played = played
        self._points: list[tuple[float, float]] = []
        self._parts: list[tuple[float, Mapping[str, float]]] = []
        self._full: float | None = None
        self._task = asyncio.create_task(self._note_growth())

    async def _note_growth(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            self._points.append((self._played.seconds, self._played.memory().now))

    def note(self, parts: Mapping[str, float], full: float) -> None:
        """Take what the memory is made of (MiB) now and then, and how full the caches of pictures are (0 to 1)."""
        self._parts.append((self._played.seconds, parts))
        if self._full is None and full >= _FULL:
            self._full = self._played.seconds

    def end(self, limit: float, most: float) -> tuple[bool, str]:
        """Stop looking. Answers whether memory rises by at most `limit` MiB in ten minutes and stays below `most` MiB,
        and tells why.
        """
        self._task.cancel()
        warm = max(self._played.seconds * _WARM, self._full or 0.0)
        growth = trend(self._points, warm)
        if growth is None or self._full is None:
            return False, "too short to say whether memory grows: caches were hardly full"
        good = growth.rise <= limit and growth.mib <= most
        verdict = (
            f"after {warm:.0f} s, with all caches full: {growth.mib:.0f} MiB, {growth.rise:+.1f} in ten minutes"
            f" (at most {most:.0f} and {limit:+.1f}): {'flat' if good else 'it grows, or is too much'}"
        )
        return good, "\n".join((verdict, *self._grown(warm)))

    def _grown(self, warm: float) -> list[str]:
        """What each part was when it was warm, and at the end."""
        first = next((parts for at, parts in self._parts if at >= warm), {})
        last = self._parts[-1][1] if self._parts else {}
        return [f"  {name:16} {first.get(name, 0.0):7.1f} {mib:7.1f} MiB" for name, mib in last.items()]
