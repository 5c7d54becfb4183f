"""The network between the bot and PostgreSQL: a line on the loopback that a test can cut, or let swallow packets.

Whoever swallows takes everything and gives nothing on, both ways, and ends no connection: so does a firewall that has
forgotten one, or a machine that stands still.
"""

import asyncio
import struct
from typing import Self

_MOST = 65_536
_DONE = b"Z\0\0\0\x05I"  # what ends an answer after which no transaction is open
_NOTICE = b"A"  # the kind of a message that tells of a NOTIFY


class _Line:
    """One connection, and what is at its other end."""

    def __init__(self, client: asyncio.StreamWriter, server: asyncio.StreamWriter) -> None:
        self.ends, self.deaf, self.doomed = (client, server), False, False

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """Leads to the socket of a server in a folder, as it is told to.

    `answers` counts the commits whose answers were lost, `notices` what was told by NOTIFY and lost.
    """

    def __init__(self, folder: str) -> None:
        self._target = f"{folder}/.s.PGSQL.5432"
        self._lines: set[_Line] = set()
        self._swallows = False
        self._loses: bytes | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self.loses_notices = False
        self.answers = self.notices = 0

    async def __aenter__(self) -> Self:
        self._place = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._place.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._place.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def address(self, dsn: str) -> str:
        """Return an address of the server as one that leads over this line."""
        return f"{dsn.partition('?')[0].replace('@/', f'@127.0.0.1:{self.port}/')}"

    # what a test does to it

    def cut(self) -> None:
        """Cut all connections; new ones are taken."""
        for line in list(self._lines):
            line.cut()

    def swallow(self, *, new: bool = False) -> None:
        """Let all connections swallow what comes, for ever; `new`: those that are made until `flow`, too."""
        self._swallows = new
        for line in self._lines:
            line.deaf = True

    def flow(self) -> None:
        """Let new connections pass again."""
        self._swallows = False

    def lose_answer(self, to: bytes) -> None:
        """Give the next transaction that has these words on, lose the answer to its end, and cut that connection."""
        self._loses = to

    # what it does

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.add(asyncio.current_task())
        try:
            answers, server = await asyncio.open_unix_connection(self._target)
        except OSError:  # it is not there
            writer.transport.abort()
            return
        line = _Line(writer, server)
        line.deaf = self._swallows
        self._lines.add(line)
        try:
            await asyncio.gather(self._give_on(line, reader, server), self._answer(line, answers, writer))
        finally:
            self._lines.discard(line)
            line.cut()

    async def _give_on(self, line: _Line, reader: asyncio.StreamReader, server: asyncio.StreamWriter) -> None:
        while data := await _read(reader):
            if self._loses is not None and self._loses in data and not line.deaf:
                self._loses, line.doomed = None, True
            if not line.deaf:
                server.write(data)
        if not line.deaf:
            line.cut()

    async def _answer(self, line: _Line, answers: asyncio.StreamReader, client: asyncio.StreamWriter) -> None:
        while data := await _read(answers):
            if line.doomed and data.endswith(_DONE) and not line.deaf:
                self.answers += 1
                break
            if not line.deaf:
                client.write(self._without_notices(data))
        if not line.deaf:
            line.cut()

    def _without_notices(self, data: bytes) -> bytes:
        """Leave what was told by NOTIFY out of whole messages, if that is to be lost."""
        if not self.loses_notices or not data.startswith(_NOTICE):
            return data
        self.notices += 1
        length = 1 + struct.unpack("!i", data[1:5])[0]
        return self._without_notices(data[length:])


async def _read(reader: asyncio.StreamReader) -> bytes:
    """Return what comes next; nothing when the connection is at its end, or cut."""
    try:
        return await reader.read(_MOST)
    except OSError:
        return b""
