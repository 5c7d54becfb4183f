"""What holds for all tests: chance is the same in every run, unless `BONEYARD_TEST_LUCK` is set to a word of one's own.

With such a word hypothesis looks for new examples, and the end-to-end tests are dealt other hands.

And Ctrl-C is heard: what a shell starts in the background ignores it, and so would every program that a test starts.

Folders of tests lie in memory where there is room: on a disk most of the time of a test with a database is waiting for
it to be written, and no test can pull the plug.

Code is compiled once for all workers and for every program that a test starts: where nothing may be written beside the
source (PYTHONDONTWRITEBYTECODE), into a folder that goes at the end. A start takes half the time so.

`tests/tools` measures; pytest collects nothing there.

`pytest -m quick` leaves out what starts servers, programs or browsers, and what plays, draws or counts for long: it
takes a minute on two cores and finds most of what a change breaks.
"""

import os
import shutil
import signal
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests.luck import LUCK

collect_ignore = ["tools"]
MEMORY, ROOM = Path("/dev/shm"), 2**31
TESTS = Path(__file__).parent
SLOW_FOLDERS = frozenset({"browser", "cli", "end_to_end", "sandbox", "advice", "toy"})
SLOW = (
    "contract forced perft placing samples second_telling secrecy verify",  # games at length
    "choose every_game quick reasons reasons_instead reviews suspicion thinking",  # minds
    "complete deals faces fullness games gif layout replay sampling seat texts threads",  # many pictures
    "judge melds_large progress turns",  # all hands of a kind
    "any limits message played reach selection",  # all messages of a kind
    "catching_up crash full_disk long_reads random recalculation restart saving votes",  # large or broken stores
    "bench load readme strength",  # programs
)
SLOW_FILES = frozenset(f"test_{name}.py" for names in SLOW for name in names.split())

settings.register_profile("pinned", derandomize=True, deadline=None)
settings.register_profile("exploring", deadline=None)
settings.load_profile("exploring" if LUCK else "pinned")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    """Let what is compiled be kept for as long as the run lasts; the workers have it from the environment."""
    if sys.dont_write_bytecode and not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"), prefix="compiled-")
        config.add_cleanup(folder.cleanup)
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder.name
        sys.dont_write_bytecode = False


def is_quick(path: Path) -> bool:
    """True if a folder or file of tests belongs to `pytest -m quick`."""
    place = path.relative_to(TESTS)
    return SLOW_FOLDERS.isdisjoint(place.parts) and place.name not in SLOW_FILES


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Read no file that `-m quick` leaves out: reading all takes as long as running some."""
    left_out = config.getoption("markexpr") == "quick" and not is_quick(collection_path)
    return True if left_out else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is quick, for other expressions with `-m`."""
    for item in items:
        if is_quick(item.path):
            item.add_marker("quick")
