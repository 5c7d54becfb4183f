"""Boards that are the answer to a command: neither posting them nor changing them by its token counts for a limit."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from bot.connection.delivery import AnyInteraction, Pressed, SentResponse
from bot.parts.parts import Parts

Send = Callable[[Parts], Awaitable[SentResponse | None]]


class BoardAnswer:
    """The answer to a command that wants a board posted; the board takes it if it comes soon enough.

    `send` answers for all to see; None if the command was answered before, or this was not delivered.
    """

    def __init__(self, interaction: AnyInteraction, send: Send) -> None:
        self._interaction, self._send = interaction, send
        self._open, self._over = True, asyncio.Event()

    async def post(self, parts: Parts) -> int | None:
        """Let the answer be the board, and return the id of its message; None if it is to be posted in another way."""
        if not self._open:
            return None
        self._open = False
        try:
            sent = await self._send(parts)
        finally:
            self._over.set()
        return None if sent is None else sent.message

    def token(self, message: int, until: float) -> Pressed:
        """Return the command's token, by which the board that it posted can be changed."""
        return Pressed(self._interaction, message, until)

    def withdraw(self) -> None:
        """Offer the answer no more, unless it is being sent."""
        if self._open:
            self._open = False
            self._over.set()

    async def over(self, seconds: float) -> None:
        """Wait until the board has the answer, or will not take it, but not longer than that."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), seconds)
        self.withdraw()


class BoardAnswers:
    """The answers that boards can take, by channel: the one to `/play` is there before its table is."""

    def __init__(self) -> None:
        self._offered: dict[int, BoardAnswer] = {}

    @contextmanager
    def offered(self, channel: int, answer: BoardAnswer) -> Iterator[None]:
        """Offer an answer to the board of a channel meanwhile, unless another one is offered."""
        if self._offered.setdefault(channel, answer) is not answer:
            answer.withdraw()
            yield
            return
        try:
            yield
        finally:
            answer.withdraw()
            del self._offered[channel]

    def take(self, channel: int) -> BoardAnswer | None:
        """Return the answer that a channel's board can be; the board posts it at once."""
        return self._offered.get(channel)

    def refuse(self, channel: int) -> None:
        """Let nobody wait any longer: the board of that channel cannot be posted now."""
        if answer := self._offered.get(channel):
            answer.withdraw()
