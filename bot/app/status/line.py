"""Answers `boneyard status` from the running process, for anybody who may read its data.

It listens at a socket in the folder of its data, for its user alone. Where there is none (Windows, a path that is too
long, a file system that has no sockets) it listens at a port of this machine, and a file for its user alone says which,
with a key that the asker says first. Each connection gets one answer, and ends.
"""

import asyncio
import hmac
import logging
import os
import secrets
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

SOCKET, PORT = "status.sock", "status.port"
_LOOPBACK = "127.0.0.1"
_LONGEST = 100  # bytes of a socket's path: systems take 103 or 107
_PATIENCE = 5.0  # seconds for an answer, or for a key
_MOST = 1024 * 1024
_log = logging.getLogger(__name__)


class NotRunningError(Exception):
    """No process listens in that folder."""


class SilentError(Exception):
    """A process listens and does not answer: it hangs, or belongs to another user. `str` says why."""


class StatusLine:
    """Listens in a folder, and answers everybody who asks with what `answer` returns."""

    def __init__(self, folder: Path, answer: Callable[[], bytes]) -> None:
        self._folder, self._answer = folder, answer
        self._server: asyncio.Server | None = None
        self._key = b""

    async def open(self) -> None:
        """Begin to listen. Delete what a killed process has left there, and log if listening fails."""
        self._clear()
        try:
            self._server = await self._at_socket() or await self._at_port()
        except OSError as error:
            _log.warning("“boneyard status” won't work: %s", error.strerror or error)

    async def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._clear()

    def _clear(self) -> None:
        for name in (SOCKET, PORT):
            with suppress(OSError):
                (self._folder / name).unlink(missing_ok=True)

    async def _at_socket(self) -> asyncio.Server | None:
        """Listen at a socket; return None where sockets are impossible."""
        path = self._folder / SOCKET
        if not hasattr(socket, "AF_UNIX") or len(os.fsencode(path)) > _LONGEST:
            return None
        place = socket.socket(socket.AF_UNIX)
        try:
            with suppress(OSError):
                os.fchmod(place.fileno(), 0o600)  # Linux makes the file so: nobody else can be quicker
            place.bind(os.fspath(path))
            path.chmod(0o600)
            return await asyncio.start_unix_server(self._tell, sock=place)
        except OSError:
            place.close()
            return None

    async def _at_port(self) -> asyncio.Server:
        self._key = secrets.token_hex(16).encode()
        server = await asyncio.start_server(self._tell_who_knows, _LOOPBACK, 0)
        number = server.sockets[0].getsockname()[1]
        try:
            with os.fdopen(os.open(self._folder / PORT, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(b"%d %s\n" % (number, self._key))
        except OSError:
            server.close()
            raise
        return server

    async def _tell_who_knows(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = b""
        with suppress(OSError, TimeoutError, ValueError):
            line = await asyncio.wait_for(reader.readline(), _PATIENCE)
        if hmac.compare_digest(line.strip(), self._key):
            await self._tell(reader, writer)
        else:
            writer.close()

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError), closing(writer):  # who asked may have gone
            writer.write(self._answer())
            await writer.drain()


def ask(folder: Path, patience: float = _PATIENCE) -> bytes:
    """Ask the process whose data lie in a folder. NotRunningError, SilentError."""
    try:
        with _connected(folder, patience) as line:
            answer = bytearray()
            while len(answer) < _MOST and (more := line.recv(65536)):
                answer += more
    except (FileNotFoundError, ConnectionRefusedError):
        raise NotRunningError from None
    except TimeoutError:
        raise SilentError(os.strerror(110 if os.name == "posix" else 0)) from None
    except OSError as error:
        raise SilentError(error.strerror or type(error).__name__) from None
    return bytes(answer)


def _connected(folder: Path, patience: float) -> socket.socket:
    path = folder / SOCKET
    if hasattr(socket, "AF_UNIX") and len(os.fsencode(path)) <= _LONGEST and path.exists():
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(patience)
        try:
            line.connect(os.fspath(path))
        except OSError:
            line.close()
            raise
        return line
    number, _, key = (folder / PORT).read_bytes().strip().partition(b" ")
    if not number.isdigit():  # it is being written
        raise ConnectionRefusedError
    line = socket.create_connection((_LOOPBACK, int(number)), patience)
    line.sendall(key + b"\n")
    return line
