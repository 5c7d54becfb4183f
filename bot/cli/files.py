"""Reads files of records, and writes files of any kind. Errors name the file."""

import codecs
import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from bot.cli.errors import CliError
from bot.games.errors import RecordError
from bot.games.record import Record, decode
from storage.engines.sqlite.connection import real_path

_LONGEST = 64 * 1024 * 1024  # bytes of a line: a thousand times a long match


def _lines(path: Path) -> Iterator[bytes]:
    """Yield a file's lines without its byte order mark. CliError `unreadable` (also for an endless line), `folder`."""
    try:
        with path.open("rb") as file:
            mark = codecs.BOM_UTF8
            while line := file.readline(_LONGEST + 1):
                if len(line) > _LONGEST:
                    raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
                line, mark = line.removeprefix(mark), b""
                yield line
    except OSError as error:
        raise _file_error("unreadable", path, error) from None


def read_text(path: Path) -> str:
    """Return a whole text file without its byte order mark.

    CliError `unreadable`, `folder`, or `not-text` for one that is not UTF-8.
    """
    try:
        return b"".join(_lines(path)).decode()
    except UnicodeDecodeError:
        raise CliError("not-text", path=str(path)) from None


def read_records(path: Path) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield every record of a file with its number, or the RecordError of a line that is not a record.

    CliError `empty` is raised if there is no line at all.
    """
    number = 0
    for number, line in enumerate(filter(bytes.strip, _lines(path)), 1):
        try:
            yield number, decode(line, number)
        except RecordError as error:
            yield number, error
    if not number:
        raise CliError("empty", path=str(path))


def read_record(path: Path, number: int) -> Record:
    """Return one record of a file; RecordError if it is faulty, CliError `no-record` if the file ends before it."""
    count = 0
    for count, record in read_records(path):
        if count == number:
            if isinstance(record, RecordError):
                raise record
            return record
    raise CliError("no-record", number=number, count=count)


@contextmanager
def output(path: Path, force: bool) -> Iterator[IO[bytes]]:
    """Open a file for writing; CliError `exists`, `folder` or `unwritable`.

    What the disk does not take whole is not left there as a new file.
    """
    new = False
    try:
        new = not path.exists()
        if path.is_file() and not force:
            raise CliError("exists", path=str(path))
        with path.open("wb") as file:
            yield file
    except OSError as error:
        if new:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        raise _file_error("unwritable", path, error) from None


@contextmanager
def replaced(path: Path, force: bool) -> Iterator[IO[bytes]]:
    """Open a file that appears whole or not at all; CliError `exists`, `folder` or `unwritable`.

    What is no plain file (a pipe, a device) is written to as it is.
    """
    try:
        if path.is_dir():
            raise IsADirectoryError
        if path.is_file() and not force:
            raise CliError("exists", path=str(path))
        if path.exists() and not path.is_file():
            with path.open("wb") as file:
                yield file
            return
        with _partial(real_path(path)) as file:
            yield file
    except OSError as error:
        raise _file_error("unwritable", path, error) from None


@contextmanager
def _partial(path: Path) -> Iterator[IO[bytes]]:
    """Yield a temporary file that replaces `path` once it is on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:100]}.", suffix=".partial", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def _file_error(code: str, path: Path, error: OSError) -> CliError:
    if isinstance(error, IsADirectoryError):
        return CliError("folder", path=str(path))
    return CliError(code, path=str(path), reason=error.strerror or str(error))
