"""What happens in the world, told to those who listen: the gateway, the page, and tests that wait."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.interaction import Interaction
from bot.sandbox.model import Channel, Guild, Member, Message, Role, User
from bot.sandbox.waiting import Waiting


@dataclass(frozen=True, slots=True)
class WorldChange:
    """One thing that happened. `kind` is `thing.verb`, e.g. `message.new`; the fields that matter are set."""

    kind: str
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    member: Member | None = None
    role: Role | None = None
    user: User | None = None
    interaction: Interaction | None = None


Listener = Callable[[WorldChange], None]


class Changes(Waiting):
    """A list of listeners, and a way to wait until something holds, looked at after every change."""

    def __init__(self) -> None:
        super().__init__()
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every change from now on."""
        self._listeners.append(listener)

    def tell(self, change: WorldChange) -> None:
        """Pass a change on, and wake all who wait."""
        for listener in list(self._listeners):
            listener(change)
        self.wake()
