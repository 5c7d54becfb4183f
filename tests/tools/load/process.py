"""What the system tells about a process (Linux)."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_TICK = os.sysconf("SC_CLK_TCK")
_MIB = 1024.0  # the system counts in KiB


class Memory(NamedTuple):
    """Resident memory in MiB: now, and at its highest."""

    now: float
    peak: float


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
    seconds = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            seconds[int(task.name)] = _seconds(task / "stat")
    return seconds


def _seconds(stat: Path) -> float:
    facts = stat.read_text().rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / _TICK
