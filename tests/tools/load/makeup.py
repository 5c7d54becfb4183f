"""What the memory of this process is made of (Linux with glibc): files, C heaps, Python's pools, others.

Only what is resident counts: free memory that was handed back is none. What lies free in a heap or a pool and is still
resident is what fragmentation costs.
"""

import ctypes
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

_HEAP = 64 << 20  # what the heaps of threads (arenas of glibc) are aligned to
_MIB = 1 << 20
_ARENA = re.compile(r"(\d+) arenas \* (\d+) bytes/arena")
_BLOCKS = re.compile(r"# bytes in allocated blocks\s*=\s*([\d,]+)")


class _Info(ctypes.Structure):
    """What glibc tells of its heaps (mallinfo2), in bytes: `uordblks` are used, `hblkhd` have pages of their own."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    ]


def makeup() -> dict[str, float]:
    """MiB of each part; the parts are all that is resident. Nothing where the system is another."""
    try:
        tell = ctypes.CDLL("libc.so.6").mallinfo2
        maps = dict(_resident())
    except (OSError, AttributeError):
        return {}
    tell.restype = _Info
    heap, (pools, blocks) = tell(), _pools()
    used, large = heap.uordblks / _MIB, heap.hblkhd / _MIB
    return {
        "files": maps["files"],
        "heaps": used,
        "heaps, free": max(0.0, maps["heaps"] - used),
        "large pieces": large,
        "pools": blocks,
        "pools, free": pools - blocks,
        "other": maps["other"] - large - pools,
    }


def _resident() -> Iterator[tuple[str, float]]:
    """MiB that are resident: of files, of glibc's heaps, of all other memory."""
    sizes = {"files": 0, "heaps": 0, "other": 0}
    kind = "other"
    for line in Path("/proc/self/smaps").read_text().splitlines():
        head = line.split()
        if "-" in head[0] and not head[0].endswith(":"):
            kind = _kind(int(head[0].split("-")[0], 16), head[4], head[5] if len(head) > 5 else "")
        elif head[0] == "Rss:":
            sizes[kind] += int(head[1])
    return ((name, kib / 1024) for name, kib in sizes.items())


def _kind(start: int, inode: str, name: str) -> str:
    if inode != "0":
        return "files"
    return "heaps" if name == "[heap]" or (start % _HEAP == 0 and not name) else "other"


def _pools() -> tuple[float, float]:
    """MiB of Python's pools, and of the blocks that are in use there; it tells that on the standard error only."""
    with tempfile.TemporaryFile() as output:
        before = os.dup(2)
        try:
            os.dup2(output.fileno(), 2)
            sys._debugmallocstats()
        finally:
            os.dup2(before, 2)
            os.close(before)
        output.seek(0)
        text = output.read().decode()
    arenas, blocks = _ARENA.search(text), _BLOCKS.search(text)
    if arenas is None or blocks is None:
        return 0.0, 0.0
    return int(arenas[1]) * int(arenas[2]) / _MIB, int(blocks[1].replace(",", "")) / _MIB
