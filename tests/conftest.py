"""What holds for all tests: chance is the same in every run, unless `BONEYARD_TEST_LUCK` is set to a word of one's own.

With such a word hypothesis looks for new examples, and the end-to-end tests are dealt other hands.

Ctrl-C is heard: what a shell starts in the background ignores it, and so would every program that a test starts.

Folders of tests lie in memory where there is room: on a disk most of the time of a test with a database is waiting for
it to be written, and no test can pull the plug.

Code is compiled once for all workers and for every program that a test starts: where nothing may be written beside the
source (PYTHONDONTWRITEBYTECODE), into a folder that goes at the end. A start takes half the time so.

`tests/tools` measures; pytest collects nothing there.

A test marked `slow` starts servers, programs or browsers, or plays, draws or counts for long. `pytest -m quick` runs
all others. The mark stands on the test, in its file, or in its folder's `conftest.py` for everything below.
"""

import gc
import os
import re
import shutil
import signal
import sys
import tempfile
import warnings
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import cache_from_source
from pathlib import Path

import pytest
from hypothesis import settings

from bot.locales import language
from rendering.kit import fonts, texts
from tests.luck import LUCK, be_thorough

collect_ignore = ["tools"]
pytest_plugins = ["tests.end_to_end.forks", "tests.storage.places"]
YOUNG = 20_000  # objects after which the collector looks for garbage: at Python's 700 it takes a tenth of the time
MEMORY, ROOM = Path("/dev/shm"), 2**31
TESTS = Path(__file__).parent
SLOW = re.compile(r"^pytestmark = .*\bpytest\.mark\.slow\b", re.MULTILINE)
STARTS = frozenset({"os.fork", "os.forkpty", "os.posix_spawn", "subprocess.Popen"})  # events of Python's audit


settings.register_profile("pinned", derandomize=True, deadline=None)
settings.register_profile("exploring", deadline=None)
settings.load_profile("exploring" if LUCK else "pinned")
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


# Tests keep more faces of fonts than a program does, which saves memory: each takes 9 ms for its first glyph.
fonts.load_face = texts.load_face = lru_cache(maxsize=256)(fonts.load_face.__wrapped__)
# And they forget the languages' texts again and again, which are parsed once all the same.
language._PARSER.parse = lru_cache(maxsize=4096)(language._PARSER.parse)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="try all examples of the tests that try a part of them")


def pytest_configure(config: pytest.Config) -> None:
    """Let what is compiled be kept for as long as the run lasts; the workers have it from the environment."""
    be_thorough(config.getoption("thorough"))
    gc.disable()  # what is collected stays: looking through it again and again takes a third of the time
    if sys.dont_write_bytecode and not hasattr(config, "workerinput"):
        folder = tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT"), prefix="compiled-")
        config.add_cleanup(folder.cleanup)
        del os.environ["PYTHONDONTWRITEBYTECODE"]
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder.name
        sys.dont_write_bytecode = False
        _bring_along_compiled()


def _bring_along_compiled() -> None:
    """Copy what is compiled of the modules that are imported: the workers begin with the same ones."""
    for module in [*sys.modules.values()]:
        source, compiled = getattr(module, "__file__", None), getattr(module, "__cached__", None)
        if source and compiled and Path(compiled).is_file():
            copy = Path(cache_from_source(source))
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(compiled, copy)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Let each worker begin to import at another file: so each file is compiled by one of them, and not by all.

    A file that can't be imported, or warns, is imported again when it is collected, and fails then.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    files = [file for argument in session.config.args for file in _files_in(Path(argument.partition("::")[0]))]
    if session.config.getoption("markexpr") == "quick":
        files = [file for file in files if not is_slow(file)]
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
        for file in files[first:] + files[:first]:
            with suppress(Exception, pytest.skip.Exception, pytest.fail.Exception):
                import_module(".".join(file.relative_to(TESTS.parent).with_suffix("").parts))


def _files_in(path: Path) -> list[Path]:
    """Return the files of tests of a folder, or the file itself, if they are of this project."""
    path = path.resolve()
    files = sorted(path.rglob("test_*.py")) if path.is_dir() else [path]
    return [file for file in files if TESTS in file.parents and collect_ignore[0] not in file.relative_to(TESTS).parts]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return as many workers as there are processors, and two more for tests that wait for programs and browsers."""
    processors = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processors + (0 if config.getoption("markexpr") == "quick" else 2)


@cache
def is_slow(path: Path) -> bool:
    """True if a file of tests, or a folder that it is in, says so of everything in it."""
    file = path / "conftest.py" if path.is_dir() else path
    marked = file.is_file() and SLOW.search(file.read_text("utf-8")) is not None
    return marked or (path != TESTS and is_slow(path.parent))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Import no file that `-m quick` leaves out: importing all takes as long as running some."""
    tests = collection_path.is_dir() or collection_path.name.startswith("test_")
    return True if config.getoption("markexpr") == "quick" and tests and is_slow(collection_path) else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Pass on the marks of folders, and mark what is not slow as quick."""
    for item in items:
        if is_slow(item.path):
            item.add_marker("slow")
        if item.get_closest_marker("slow") is None:
            item.add_marker("quick")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Keep what is collected out of the garbage collector's way, and let `-m quick` keep its word.

    Where several workers run the tests, their controller collects nothing and may start them.
    """
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.enable()
    if session.config.getoption("markexpr") == "quick":
        sys.addaudithook(_refuse_to_start)


def _refuse_to_start(event: str, arguments: tuple[object, ...], starts: frozenset[str] = STARTS) -> None:
    if event in starts or event == "socket.bind":
        raise AssertionError(f"{event} {arguments}: a test that starts a program or a server is marked as slow")
