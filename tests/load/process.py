"""What the system tells about a process (Linux), and whether its memory grows."""

import os
from collections.abc import Sequence
from pathlib import Path
from statistics import linear_regression
from typing import NamedTuple

_TICK = os.sysconf("SC_CLK_TCK")
_MIB = 1024.0  # the system counts in KiB
_FLAT = 0.02  # of the memory that there is
_WARM = 1 / 3  # of a run, in which caches fill


class Memory(NamedTuple):
    """Resident memory in MiB: now, and at its highest."""

    now: float
    peak: float


class Trend(NamedTuple):
    """A line through the memory after the first third of a run: MiB at its end, and by how many it rose on its way."""

    mib: float
    rise: float

    @property
    def flat(self) -> bool:
        """Whether that is less than 2 % of what there is."""
        return self.rise < _FLAT * self.mib


def memory(pid: int) -> Memory:
    """How much memory a process takes; OSError if it is gone."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    facts = {line.split(":")[0]: line.split()[1] for line in lines if line.startswith("Vm")}
    return Memory(int(facts["VmRSS"]) / _MIB, int(facts["VmHWM"]) / _MIB)


def processor(pid: int) -> float:
    """The processor's seconds that a process has had, all its threads together; OSError if it is gone."""
    return _seconds(Path(f"/proc/{pid}/stat"))


def processor_of_threads(pid: int) -> dict[int, float]:
    """The same for each of its living threads, by their number in the system."""
    return {int(task.name): _seconds(task / "stat") for task in Path(f"/proc/{pid}/task").iterdir()}


def _seconds(stat: Path) -> float:
    facts = stat.read_text().rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / _TICK


def trend(done: Sequence[float], mib: Sequence[float]) -> Trend | None:
    """Fit a line to memory over work done (in any unit), the first third left out; None for too few points."""
    if len(done) != len(mib) or len(done) < 6:
        return None
    first = next(at for at, much in enumerate(done) if much >= done[-1] * _WARM)
    slope, start = linear_regression(done[first:], mib[first:])
    return Trend(start + slope * done[-1], slope * (done[-1] - done[first]))
