"""The program `boneyard`."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status, as `bot.cli.app.main` does."""
    with _quiet_interrupt():  # loading takes half a second
        from bot.cli.app import main as run
    return run(arguments)


@contextmanager
def _quiet_interrupt() -> Iterator[None]:
    """Let Ctrl-C end the process at once and without a traceback, instead of raising KeyboardInterrupt."""
    in_charge = threading.current_thread() is threading.main_thread()
    if not in_charge or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
