"""Private messages that follow their tables: each can be changed by the token that showed it, for 15 minutes.

That costs no request that counts. `Panels` are the hands, `Pages` everything else.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.connection.coalescing import CoalescingQueue
from bot.connection.delivery import SentResponse
from bot.play.messages.presenter import Presenter
from bot.tables import Clock, Snapshot


@dataclass(slots=True, eq=False, kw_only=True)
class OpenMessage:
    """A message that a person sees: of which table, and until when it may be changed."""

    table: str
    sent: SentResponse
    until: float
    seen: int  # the table's version that it was made from
    mark: int  # of what it shows


Key = TypeVar("Key", bound=Hashable)
Message = TypeVar("Message", bound=OpenMessage)


class OpenMessages(Generic[Key, Message]):
    """The open messages of one kind by a key; a token is used for `life` seconds, `find` gives a table by its id."""

    def __init__(self, presenter: Presenter, life: float, clock: Clock, find: Callable[[str], Snapshot | None]) -> None:
        self._presenter, self._life, self._clock, self._find = presenter, life, clock, find
        self._open: OrderedDict[Key, Message] = OrderedDict()
        self._tables: dict[str, set[Key]] = {}
        self._queue: CoalescingQueue[Snapshot] = CoalescingQueue(self._work)

    def __len__(self) -> int:
        return len(self._open)

    def follow(self, snapshot: Snapshot) -> None:
        """Hear that a table has changed."""
        if snapshot.id in self._tables:
            self._queue.put(snapshot.id, snapshot)

    def leave(self, table: str) -> None:
        """Change no message of a table any more: it is closed, or another process goes on with it."""
        for key in [*self._tables.get(table, ())]:
            self._drop(key)

    async def settled(self) -> None:
        """Return when every message shows what it should."""
        await self._queue.settled()

    async def close(self, patience: float = 1.0) -> None:
        """Give what is under way so many seconds."""
        await self._queue.close(patience)

    async def _work(self, table: str, snapshot: Snapshot) -> None:
        """Bring the messages of a table up to a snapshot."""
        raise NotImplementedError

    def _add(self, key: Key, message: Message, most: int) -> None:
        """Change a message from now on; of more than `most` the oldest is changed no longer."""
        self._open[key] = message
        self._tables.setdefault(message.table, set()).add(key)
        while len(self._open) > most:
            self._drop(next(iter(self._open)))

    def _drop(self, key: Key) -> Message | None:
        """Change a message no longer, and return it, if it was changed."""
        message = self._open.pop(key, None)
        if message is not None:
            keys = self._tables[message.table]
            keys.discard(key)
            if not keys:
                del self._tables[message.table]
        return message
