"""An interaction: what a person did to the bot, and what came of it."""

from asyncio import TimerHandle
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.sandbox.errors import Json
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.waiting import PATIENCE, Waiting

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ResponseKind = Literal["message", "update", "acknowledged", "modal", "choices", "failed"]


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that the bot opened for one person; `interaction` is the one it answered."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[Json]


@dataclass(frozen=True, slots=True)
class Response:
    """The final first response to an interaction; which fields are set depends on `kind`."""

    kind: ResponseKind
    message: Message | None = None
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    reason: str | None = None


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing a person did (a command, a click, a form), and what the bot made of it."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    guild: Guild | None
    data: Json
    created: float
    waiting: Waiting
    message: Message | None = None
    source: "Interaction | None" = None
    owners: Json = field(default_factory=dict)
    callback: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    failure: str | None = None
    edits: int = 0
    expired: bool = False
    deadline: TimerHandle | None = None

    @property
    def name(self) -> str | None:
        """The command's name with a slash, or None for a click or a form."""
        return f"/{self.data['name']}" if self.type in (COMMAND, AUTOCOMPLETE) else None

    def response(self) -> Response | None:
        """The final first response so far, or None while there is none (a deferred one is not final)."""
        if self.failure:
            return Response("failed", reason=self.failure)
        if self.callback in (None, DEFERRED) and (self.original is None or self.original.thinking):
            return None
        if self.callback == MODAL:
            return Response("modal", modal=self.modal)
        if self.callback == CHOICES:
            return Response("choices", choices=self.choices)
        kinds: dict[int | None, ResponseKind] = {DEFERRED_UPDATE: "acknowledged", UPDATE: "update"}
        return Response(kinds.get(self.callback, "message"), self.original)

    def done(self, timeout: float = PATIENCE) -> Coroutine[Any, Any, Response]:
        """Wait for the final first response: the message (a deferred one when it is filled), the form, the
        choices, "acknowledged" for a silent deferral, or "failed" with its reason. TimeoutError after `timeout` s.
        """
        return self.waiting.first(self.response, timeout)
