"""A drawer from inside: `python -m rendering.drawer` draws what its standard input asks for, until that ends.

Both ways go pickled values: `(function, arguments)` in, `(True, PNG)` or `(False, traceback)` out.
"""

import ctypes
import os
import pickle
import signal
import sys
import traceback
from typing import Any

import rendering.pictures  # noqa: F401 - so that the first picture need not wait for it
from rendering.kit.cache import BANDS, SPRITES

_MIB = 1024 * 1024
_PARENT_DEATH = 1  # PR_SET_PDEATHSIG of prctl(2)


def main() -> None:
    """Draw until the bot is gone."""
    if sys.platform == "linux":  # a process that is stopped never reads that its input has ended
        ctypes.CDLL(None).prctl(_PARENT_DEATH, signal.SIGKILL)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # for the bot: this process ends with its input
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    SPRITES.bound(4 * _MIB, folded=6 * _MIB)  # half of what the bot keeps; a picture takes 11 to 17 % longer
    BANDS.bound(0, folded=4 * _MIB)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed may get between the answers
    while True:
        try:
            job = pickle.load(sys.stdin.buffer)  # noqa: S301 - from the bot that has started this process
        except (EOFError, pickle.UnpicklingError):
            return
        pickle.dump(_answer(*job), out, pickle.HIGHEST_PROTOCOL)
        out.flush()


def _answer(function: Any, arguments: tuple[Any, ...]) -> tuple[bool, object]:
    try:
        return True, function(*arguments)
    except Exception:
        return False, traceback.format_exc()


if __name__ == "__main__":
    main()
