"""A server that speaks as much of PostgreSQL's protocol as a session takes to begin, or to be refused."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

_PLAIN = {80877103, 80877104}  # a client that asks whether it may encrypt


def _message(kind: bytes, body: bytes) -> bytes:
    return kind + struct.pack("!i", len(body) + 4) + body


def refusal(text: str, state: str = "XX000", severity: str = "FATAL") -> bytes:
    fields = (b"S" + severity.encode(), b"VFATAL", b"C" + state.encode(), b"M" + text.encode(), b"")
    return _message(b"E", b"\0".join(fields) + b"\0")


def welcome(version: str, encoding: str = "UTF8") -> bytes:
    parameters = {"server_version": version, "server_encoding": encoding, "client_encoding": "UTF8"}
    messages = (_message(b"S", f"{name}\0{value}\0".encode()) for name, value in parameters.items())
    return _message(b"R", struct.pack("!i", 0)) + b"".join(messages) + _message(b"Z", b"I")


def _answer(place: socket.socket, answer: bytes) -> None:
    with place.accept()[0] as line:
        while True:
            (length, code) = struct.unpack("!ii", line.recv(8))
            line.recv(length - 8)
            if code not in _PLAIN:
                break
            line.sendall(b"N")
        line.sendall(answer)


@contextmanager
def pretended(answer: bytes) -> Iterator[int]:
    """The port of a server that gives one client this answer."""
    with socket.create_server(("127.0.0.1", 0)) as place:
        place.settimeout(20.0)
        thread = Thread(target=_answer, args=(place, answer))
        thread.start()
        yield place.getsockname()[1]
        thread.join()
