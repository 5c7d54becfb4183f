"""A PostgreSQL that a test may do everything to: end it, fill its disk, forbid it to write, set its clock."""

import os
import pwd
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Protocol

import psycopg

from tests.postgres import PostgresServer

_GROWING = ("log", "tables")
_FULL = b"""
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk();
"""
_CLOCK = "FAKETIME_TIMESTAMP_FILE"


def faketime() -> Path | None:
    """Return Debian's library that tells programs another time; None if it is not there."""
    return next(iter(sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))), None)


def with_clock(at: Path | str) -> dict[str, str]:
    """Return an environment in which programs have the clock that a text or a file says: `+3600` is an hour ahead."""
    library = faketime()
    if library is None:
        return {}
    # The file is read once a second: a signal that comes while it is read may stop a program for good.
    clock = {"FAKETIME": at} if isinstance(at, str) else {_CLOCK: str(at), "FAKETIME_CACHE_DURATION": "1"}
    return {"LD_PRELOAD": str(library), "FAKETIME_DONT_FAKE_MONOTONIC": "1", **clock}


class FaultyServer(PostgresServer):
    """A durable server in a folder, with a clock of its own if it shall be set."""

    def __init__(self, programs: Path, folder: Path, *, own_clock: bool) -> None:
        self._clock = folder / "clock"
        self.set_clock(0)
        super().__init__(programs, folder, durable=True, environment=with_clock(self._clock) if own_clock else {})
        self.folder = str(folder)

    def set_clock(self, seconds: int) -> None:
        """Let its clock be ahead of the machine's by so many seconds, within two seconds."""
        fresh = self._clock.with_suffix(".new")
        fresh.write_text(f"{seconds:+}")
        fresh.replace(self._clock)

    def restart(self) -> None:
        """End it at once, and start it again."""
        self._control("-m", "immediate", "restart")

    @contextmanager
    def only_reading(self) -> Iterator[None]:
        """Let all sessions only read inside; each learns of it a moment later."""
        try:
            self._forbid_writing("on")
            yield
        finally:
            self._forbid_writing("off")

    def _forbid_writing(self, forbidden: str) -> None:
        self._ask(f"ALTER SYSTEM SET default_transaction_read_only = {forbidden}")
        self._ask("SELECT pg_reload_conf()")

    @contextmanager
    def small_disk(self, dsn: str) -> Iterator["Disk"]:
        """Lay the tables of a database onto a disk of a megabyte; where none can be mounted, one that is pretended."""
        with psycopg.connect(dsn, autocommit=True) as link, ExitStack() as stack:
            mounted = stack.enter_context(_mounted(self._folder / "small", self._owner))
            if not mounted:
                yield _PretendedDisk(link)
                return
            link.execute(f"CREATE TABLESPACE small LOCATION '{self._folder}/small'".encode())
            for table in _GROWING:
                link.execute(f"ALTER TABLE {table} SET (fillfactor = 10)".encode())  # each row wants room soon
                link.execute(f"ALTER TABLE {table} SET TABLESPACE small".encode())
            yield _MountedDisk(self._folder / "small")
            for table in _GROWING:
                link.execute(f"ALTER TABLE {table} SET TABLESPACE pg_default".encode())
            link.execute(b"DROP TABLESPACE small")


class Disk(Protocol):
    """A disk that can be full."""

    def fill(self) -> None:
        """Leave no room on it."""

    def clear(self) -> None:
        """Make room again."""


class _MountedDisk:
    def __init__(self, folder: Path) -> None:
        self._filler = folder / "filler"

    def fill(self) -> None:
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while filler.write(bytes(1024)):
                pass

    def clear(self) -> None:
        self._filler.unlink()


class _PretendedDisk:
    """A trigger that says what the server says when its disk is full."""

    def __init__(self, link: psycopg.Connection[tuple[object, ...]]) -> None:
        self._link = link

    def fill(self) -> None:
        self._link.execute(_FULL)

    def clear(self) -> None:
        self._link.execute(b"DROP FUNCTION full_disk CASCADE")


@contextmanager
def _mounted(folder: Path, owner: pwd.struct_passwd | None) -> Iterator[bool]:
    """True inside where a tmpfs of a megabyte lies in a folder: only the machine's administrator may do that."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    done = owner is not None and subprocess.run(command, check=False, capture_output=True).returncode == 0
    try:
        if done:
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        yield done
    finally:
        if done:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)
        folder.rmdir()
