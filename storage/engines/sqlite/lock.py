"""One process at a time may write a file: a lock that ends with the process, however it ends.

Reading is not affected, so backup and inspection work beside a running bot. The lock sits on a file of its own
(`<name>.lock`): closing any handle on the database itself would drop SQLite's locks on it. It is a lock of
the process, not of the handle: worker processes that were forked don't keep it alive after their parent's end.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from storage.errors import StorageError

from .connection import real_path

# Far behind the text: on Windows nobody else can read a locked byte.
_LOCKED_BYTE = 1 << 20

# Locks of a process do not exclude the process itself, and closing any handle of the file drops them.
_held: set[Path] = set()


class WriterLock:
    """The lock of the database at `path`, held from `acquire` to `release`."""

    def __init__(self, path: Path) -> None:
        resolved = real_path(path)
        self.path = resolved.with_name(resolved.name + ".lock")
        self._handle: int | None = None

    def acquire(self) -> None:
        """Take the lock at once, or raise `in-use` (with the holder's pid), `read-only` or `unreadable`."""
        if self.path in _held:
            raise StorageError("in-use", path=str(self.path), pid=os.getpid())
        handle = _open(self.path)
        try:
            _lock(handle)
        except OSError as error:
            pid = _read_pid(handle)
            os.close(handle)
            raise StorageError("in-use", path=str(self.path), pid=pid) from error
        self._handle = handle
        _held.add(self.path)
        _write_pid(handle, str(os.getpid()))

    def release(self) -> None:
        """Give the lock back, if it is held. The empty file stays: to delete it would let two hold it at once."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        _write_pid(handle, "")
        _held.discard(self.path)
        os.close(handle)


def _open(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        closed = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        raise StorageError("read-only" if closed else "unreadable", path=str(path)) from error


def _write_pid(handle: int, text: str) -> None:
    with suppress(OSError):  # a full disk: the number is only there for the message
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, text.encode())


def _read_pid(handle: int) -> int | None:
    text = os.read(handle, 20).decode("ascii", "replace")
    return int(text) if text.isdecimal() else None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _LOCKED_BYTE)
