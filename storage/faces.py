"""The faces of people, as small pictures in a folder: a file each, named by person, server and picture.

An empty file says that the picture could not be had. Faces can be had again, so no file is synced, and one that is
lost or damaged is no fault.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import NamedTuple

_NAME = re.compile(r"([0-9]{1,20})-([0-9]{1,20})-([A-Za-z0-9_]{1,64})\.jpg")
_DAY = 86400.0
_KEPT = 30 * _DAY  # after a face was last looked at


class FaceKey(NamedTuple):
    """A person, and the server in which the face is theirs (0: in all where they have no other)."""

    person: int
    guild: int


class FaceFile(NamedTuple):
    """A file that is kept: the picture's hash, its bytes on the disk, and when it was last looked at."""

    hash: str
    size: int
    used: float


class FaceFiles:
    """A folder of faces, read once and then remembered. Any thread may call its methods, which may wait for the disk.

    `most` files of `size` bytes together are kept, for 30 days after they were last looked at. `now` is seconds since
    1970. A folder that cannot be read or written is as good as an empty one.
    """

    def __init__(self, folder: Path, now: Callable[[], float], most: int = 4000, size: int = 32 << 20) -> None:
        self._folder, self._now = folder, now
        self._most, self._size = most, size
        self._lock = Lock()
        self._kept: dict[FaceKey, FaceFile] = {}

    def load(self) -> None:
        """See what is there, and delete what is too old."""
        with self._lock:
            self._kept.clear()
            try:
                entries = [entry for entry in os.scandir(self._folder) if entry.is_file(follow_symlinks=False)]
                for entry in entries:
                    if match := _NAME.fullmatch(entry.name):
                        about = entry.stat(follow_symlinks=False)
                        self._replace(
                            FaceKey(int(match[1]), int(match[2])), FaceFile(match[3], about.st_size, about.st_mtime)
                        )
            except OSError:
                return
            self._trim()

    def find(self, key: FaceKey) -> FaceFile | None:
        """Return what is known about a face, without the disk."""
        return self._kept.get(key)

    def read(self, key: FaceKey) -> bytes | None:
        """Return a face, b"" if it could not be had when it was asked for, None if nothing is kept."""
        with self._lock:
            face = self._kept.get(key)
            if face is None or not face.size:
                return None if face is None else b""
            path, now = self._path(key, face), self._now()
            try:
                data = path.read_bytes()
                if now - face.used > _DAY:
                    os.utime(path, (now, now))
                    self._kept[key] = face._replace(used=now)
            except OSError:
                del self._kept[key]
                return None
            return data

    def keep(self, key: FaceKey, hash_: str, data: bytes, wanted: Callable[[], bool]) -> None:
        """Keep a face in place of the one before; b"": it cannot be had.

        It is passed over if it is not `wanted` any more once nothing else is done here, or has a strange hash.
        """
        made = FaceFile(hash_, len(data), self._now())
        path = self._path(key, made)
        if not _NAME.fullmatch(path.name):
            return
        with self._lock:
            if not wanted():
                return
            try:
                self._write(path, data, made.used)
            except OSError:
                return
            self._replace(key, made)
            self._trim()

    def _write(self, path: Path, data: bytes, now: float) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        part.touch(0o600)
        part.write_bytes(data)
        os.utime(part, (now, now))
        part.replace(path)

    def has(self, person: int) -> bool:
        """Return True if a picture of a person is kept."""
        return any(key.person == person and kept.size for key, kept in list(self._kept.items()))

    def drop(self, person: int | None = None, guild: int | None = None) -> None:
        """Delete all faces, all of a person, or the one of a person in a server."""
        with self._lock:
            for key in list(self._kept):
                if person in (None, key.person) and guild in (None, key.guild):
                    self._delete(key)

    def tidy(self) -> None:
        """Delete what nobody has looked at for too long."""
        with self._lock:
            self._trim()

    def _path(self, key: FaceKey, file: FaceFile) -> Path:
        return self._folder / f"{key.person}-{key.guild}-{file.hash}.jpg"

    def _replace(self, key: FaceKey, made: FaceFile) -> None:
        """Remember a file, and delete the one before of the same person and server; of two, the newer stays."""
        before = self._kept.get(key)
        if before is not None and before.hash != made.hash:
            newer, older = (made, before) if made.used >= before.used else (before, made)
            self._path(key, older).unlink(missing_ok=True)
            made = newer
        self._kept[key] = made

    def _trim(self) -> None:
        """Delete what is too old, and the oldest of what is too much."""
        kept, whole = sorted(self._kept.items(), key=lambda item: item[1].used), 0
        since = self._now() - _KEPT
        for at, (key, file) in enumerate(reversed(kept)):
            whole += file.size
            if file.used < since or at >= self._most or whole > self._size:
                self._delete(key)

    def _delete(self, key: FaceKey) -> None:
        with suppress(OSError):
            self._path(key, self._kept.pop(key)).unlink(missing_ok=True)


def faces_beside(database: Path, now: Callable[[], float]) -> FaceFiles:
    """Return the folder of faces that belongs to a database: `boneyard-faces` beside `boneyard.db`."""
    return FaceFiles(database.with_name(f"{database.stem}-faces"), now)
