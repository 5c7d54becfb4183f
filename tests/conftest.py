"""What holds for all tests: chance is the same in every run, unless `BONEYARD_TEST_LUCK` is set to a word of one's own.

With such a word hypothesis looks for new examples, and the end-to-end tests are dealt other hands.

And Ctrl-C is heard: what a shell starts in the background ignores it, and so would every program that a test starts.

Folders of tests lie in memory where there is room: on a disk most of the time of a test with a database is waiting for
it to be written, and no test can pull the plug.

Code is compiled once for all workers and for every program that a test starts: where nothing may be written beside the
source (PYTHONDONTWRITEBYTECODE), into a folder that goes at the end. A start takes half the time so.

`tests/tools` measures; pytest collects nothing there.
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
