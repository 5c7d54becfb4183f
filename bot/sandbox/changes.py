"""What happens in the world, told to those who listen: the gateway, the page, and tests that wait."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from bot.sandbox.model import Channel, Guild, Member, Message, Role, User

if TYPE_CHECKING:
    from bot.sandbox.interactions import Interaction


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that happened. `kind` is `thing.verb`, e.g. `message.new`; the fields that matter are set."""

    kind: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    member: Member | None = None
    role: Role | None = None
    user: User | None = None
    interaction: "Interaction | None" = None


T = TypeVar("T")
Listener = Callable[[Change], None]


class Changes:
    """A list of listeners, and a way to wait until something holds, looked at after every change."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._waiting: set[asyncio.Future[None]] = set()

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every change from now on."""
        self._listeners.append(listener)

    def tell(self, change: Change) -> None:
        """Pass a change on, and wake all who wait."""
        for listener in list(self._listeners):
            listener(change)
        self.wake()

    def wake(self) -> None:
        """Let all who wait look again."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()

    async def first(self, found: Callable[[], T | None], seconds: float) -> T:
        """What `found()` returns once that isn't None; looks after every change. TimeoutError after `seconds`."""
        async with asyncio.timeout(seconds):
            while (result := found()) is None:
                future = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                try:
                    await future
                finally:
                    self._waiting.discard(future)
        return result
