"""Where the event loop's time goes: its thread is looked at again and again from another one."""

import sys
import threading
from collections import Counter
from types import FrameType

_EVERY = 0.01  # seconds between two looks
_IDLE = "selectors"
_OURS = ("bot", "rendering", "storage")


class Shares:
    """Looks at the thread that makes it, until the process ends.

    What it counts are moments, not processor time: where a machine is busy, the parts are right and their sum is not.
    """

    def __init__(self) -> None:
        self._seen = Counter[str]()
        self._thread, self._wait = threading.get_ident(), threading.Event()
        threading.Thread(target=self._sample, name="looks", daemon=True).start()

    def _sample(self) -> None:
        while not self._wait.wait(_EVERY):
            frame = sys._current_frames().get(self._thread)
            if frame is not None:
                self._seen[part_of(frame)] += 1

    def report(self, many: int = 12) -> dict[str, float]:
        """Which part of the time that it worked it spent where, the largest first; and how much it worked at all."""
        seen, self._seen = self._seen, Counter()
        idle, every = seen.pop("", 0), seen.total()
        if not every:
            return {}
        parts = {name: round(times / every, 3) for name, times in seen.most_common(many)}
        return {"busy": round(every / (every + idle), 3), **parts}


def part_of(frame: FrameType | None) -> str:
    """Who works in that frame: one of our rooms if any is at work in it, else a library; "" if nobody does."""
    names = []
    while frame is not None:
        names.append(str(frame.f_globals.get("__name__", "")))
        frame = frame.f_back
    if names[0] == _IDLE:
        return ""
    ours = next((name for name in names if name.partition(".")[0] in _OURS), None)
    first = next((name.partition(".")[0] for name in names if name), "")
    if ours is None:
        return first
    room = ".".join(ours.split(".")[:2])
    return room if first in _OURS else f"{room} in {first}"
