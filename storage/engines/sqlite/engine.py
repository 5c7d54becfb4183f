"""A SQLite file as an engine: locked by the process that writes, opened, and copied or inspected while it is in use."""

import errno
import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import TypeVar

from storage.errors import FAULTS, Code, StorageError, storage_error

from ..connection import closed_on_error
from .connection import SqliteConnection, connect, real_path, set_up_writer, sync
from .schema import migrate, migrations, require_whole, version

T = TypeVar("T")
_BUSY = 5.0  # seconds; only a checkpoint or another program's transaction holds a lock that a reader waits for
_LOCKED_BYTE = 1 << 20  # far behind the pid: on Windows nobody else can read a locked byte
# Locks of a process do not exclude the process itself, and closing any handle of the file drops them.
_held: set[Path] = set()


class SqliteEngine:
    """A file, and the one process that writes it. All methods block, and raise StorageError.

    Reading needs no lock, so backups and inspections work beside a running bot. The lock is on a file of its own
    (`<name>.lock`): closing any handle of the database itself would drop SQLite's locks on it. It belongs to the
    process and not to the handle, so forked worker processes don't keep it after their parent's end.
    """

    def __init__(self, path: Path, busy: float = _BUSY) -> None:
        self.path, self._busy = path, busy
        resolved = real_path(path)
        self._lock_path, self._lock = resolved.with_name(resolved.name + ".lock"), -1

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self.path)

    def acquire(self) -> None:
        """Take the lock; `in-use` (with the holder's pid), `missing-folder`, `unreadable`, `read-only`, `no-locks`."""
        try:
            if not self.path.parent.is_dir():
                raise StorageError("missing-folder", path=str(self.path.parent))
            if self.path.is_dir():
                raise StorageError("unreadable", path=str(self.path))
        except OSError as error:
            raise StorageError("unreadable", path=str(self.path)) from error
        if self._lock_path in _held:
            raise StorageError("in-use", path=str(self._lock_path), pid=os.getpid())
        self._lock = _locked(self._lock_path)
        _held.add(self._lock_path)
        _write_pid(self._lock, str(os.getpid()))
        sweep(self.path.parent, self.path.name)

    def release(self) -> None:
        """Release the lock, if it is held. The empty file stays: if it were deleted, two could hold the lock."""
        if self._lock >= 0:
            _write_pid(self._lock, "")
            _held.discard(self._lock_path)
            os.close(self._lock)
            self._lock = -1

    def writer(self) -> SqliteConnection:
        """Open the file for writing, new or old, with the present schema; the caller holds its lock.

        A file that is not ours is left as it was. `remains` if the file is missing though others of it are there.
        """
        _require_no_remains(self.path)
        _create(self.path)
        db = connect(self.path, "rw", self._busy)
        with closed_on_error(db.close):
            require_whole(db, version(db, len(migrations())))
            set_up_writer(db)
            migrate(db, migrations())
        return db

    def reader(self) -> SqliteConnection:
        """Open a connection that can only read, beside the writer."""
        return connect(self.path, "query", self._busy)

    def backup(self, path_to: Path, force: bool) -> None:
        """Copy the file, as it is at this moment, into one file that is complete when its name appears.

        A running bot may have it open. Raises `missing-file`, `missing-folder`, `exists` (unless `force`),
        `not-a-database`, `not-ours`, `damaged`, `full` and the like; then `path_to` is untouched.
        """
        _require_file(self.path)
        if path_to.exists() and path_to.samefile(self.path):
            raise StorageError("exists", path=str(path_to))
        write_copy(path_to, self._copy_into, force=force)

    def _copy_into(self, target: SqliteConnection) -> None:
        def copy(source: SqliteConnection) -> None:
            require_whole(source, version(source, len(migrations())))
            source.backup(target)  # in one step: one consistent moment, and the writer is not held up

        look_at(self.path, copy)


def _require_no_remains(path: Path) -> None:
    """Raise `remains` if a restore was broken off, or somebody deleted the file alone: an empty one would hide that."""
    if path.exists():
        return
    remains = sorted(
        file.name
        for pattern in (f"{path.name}-wal", f"{path.name}.*", f"{path.stem}-before-*{path.suffix}")
        for file in path.parent.glob(pattern)
        if file.name != f"{path.name}.lock"
    )
    if remains:
        raise StorageError("remains", path=str(path), found=remains[-1])


def _create(path: Path) -> None:
    """Make an empty file that only its owner can read: it will hold the hands of running games."""
    try:
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            sync(path.parent)
    except PermissionError as error:
        raise StorageError("read-only", path=str(path)) from error
    except OSError as error:
        raise StorageError("unreadable", path=str(path)) from error


# Copying and reading a file that a bot may have open


def write_copy(path_to: Path, fill: Callable[[SqliteConnection], None], *, force: bool) -> None:
    """Make a database file that `fill` writes while it is empty; it gets its name when it is complete."""
    if not path_to.parent.is_dir():
        raise StorageError("missing-folder", path=str(path_to.parent))
    if path_to.exists() and not force:
        raise StorageError("exists", path=str(path_to))
    try:
        _write_copy(path_to, fill, force)
    except (*FAULTS, OSError) as error:
        raise copy_error(error, path_to) from error


def sweep(folder: Path, name: str) -> None:
    """Delete the unfinished copies of databases of that name (`*` is anything) that killed processes have left."""
    for partial in folder.glob(f"*{name}.*.partial"):
        with suppress(OSError), partial.open("rb") as file:
            _lock_whole(file.fileno())  # fails while its process lives
            _delete_partial(partial)


def _delete_partial(partial: Path) -> None:
    for rest in ("", "-journal", "-wal", "-shm"):
        partial.with_name(partial.name + rest).unlink(missing_ok=True)


def _write_copy(path_to: Path, fill: Callable[[SqliteConnection], None], force: bool) -> None:
    sweep(path_to.parent, path_to.name)
    handle, name = tempfile.mkstemp(prefix=f".{path_to.name}.", suffix=".partial", dir=path_to.parent)
    partial = Path(name)
    try:
        with suppress(OSError):  # a file system without locks
            _lock_whole(handle)
        with closing(connect(partial, "rw", _BUSY)) as target:
            fill(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, readable from a read-only place too
            faults = target.execute("PRAGMA quick_check").fetchall()
            if faults != [("ok",)]:
                raise StorageError("damaged", path=str(path_to), reason=str(faults[0][0]))
        sync(partial)
        _publish(partial, path_to, force)
        sync(path_to.parent)
    finally:
        _delete_partial(partial)
        os.close(handle)


def _publish(partial: Path, path_to: Path, force: bool) -> None:
    """Give the finished copy its name in one step; a file that appeared meanwhile is not overwritten."""
    if force or not hasattr(os, "link"):
        partial.replace(path_to)
        return
    try:
        path_to.hardlink_to(partial)
    except FileExistsError as error:
        raise StorageError("exists", path=str(path_to)) from error
    except OSError:  # a file system without hard links
        partial.replace(path_to)


def copy_error(error: Exception, path_to: Path) -> StorageError:
    """Return the StorageError for a copy that could not be written."""
    if isinstance(error, PermissionError):
        return StorageError("read-only", path=str(path_to))
    if isinstance(error, OSError):
        code: Code = "full" if error.errno == errno.ENOSPC else "disk"
        return StorageError(code, path=str(path_to), reason=error.strerror or str(error))
    fault = storage_error(error)
    # the original is only read, so the full disk is the copy's
    return StorageError("full", path=str(path_to)) if fault.code == "full" else fault


def _require_file(path: Path) -> None:
    try:
        present = path.is_file()
    except OSError as error:
        raise StorageError("unreadable", path=str(path)) from error
    if not present:
        raise StorageError("missing-file", path=str(path))


def look_at(path: Path, work: Callable[[SqliteConnection], T]) -> T:
    """Return what `work` reads in a file that may be in use, leaving no trace; `missing-file`, `unreadable`.

    `work` runs again if a writer opened the file meanwhile.
    """
    _require_file(path)
    log = log_of(path)  # exists as long as anybody has the file open
    if not log.exists():
        try:
            with closing(connect(path, "immutable", _BUSY)) as db:
                done = work(db)
        except (*FAULTS, StorageError):
            if not log.exists():
                raise
        else:
            if not log.exists():
                return done
    with closing(connect(path, "ro", _BUSY)) as db:
        return work(db)


def log_of(path: Path) -> Path:
    """Return the path of the write-ahead log: beside the file itself, not beside a link to it."""
    real = real_path(path)
    return real.with_name(real.name + "-wal")


# One process at a time may write


def _locked(path: Path) -> int:
    """Return a handle of a file that is locked as long as the handle is open."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        closed = error.errno in (errno.EACCES, errno.EPERM, errno.EROFS)
        raise StorageError("read-only" if closed else "unreadable", path=str(path)) from error
    try:
        _lock(handle)
    except OSError as error:
        text = os.read(handle, 20).decode("ascii", "replace")
        os.close(handle)
        if error.errno not in (errno.EACCES, errno.EAGAIN):
            raise StorageError("no-locks", path=str(path)) from error
        raise StorageError("in-use", path=str(path), pid=int(text) if text.isdecimal() else None) from error
    return handle


def _write_pid(handle: int, text: str) -> None:
    with suppress(OSError):  # a full disk: the number is only for the message
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, text.encode())


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

    def _lock_whole(handle: int) -> None:
        """Do nothing: Windows deletes no file that is open."""

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _LOCKED_BYTE)

    def _lock_whole(handle: int) -> None:
        """Lock a file for as long as it is open, beside the locks of SQLite."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
