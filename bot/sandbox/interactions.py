"""Interactions: what a person did to the bot, the three seconds and fifteen minutes, and what came of it."""

import base64
import secrets
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import errors, payloads
from bot.sandbox.answers import Answer, AnswerKind, Modal
from bot.sandbox.changes import Change
from bot.sandbox.clock import Timer
from bot.sandbox.errors import Json
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 900.0
ALLOWED_CALLBACKS = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing a person did (a command, a click, a form), and what the bot made of it."""

    world: World
    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    created: float
    message: Message | None = None
    source: "Interaction | None" = None
    callback: int | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    failure: str | None = None
    edits: int = 0
    expired: bool = False
    deadline: Timer | None = None

    @property
    def guild(self) -> Guild | None:
        """The guild where it happened, or None in a DM."""
        return self.world.guild_of(self.channel)

    @property
    def name(self) -> str | None:
        """The command's name with a slash, or None for a click or a form."""
        return f"/{self.data['name']}" if self.type in (COMMAND, AUTOCOMPLETE) else None

    @property
    def alive(self) -> bool:
        """Whether its token is still good."""
        return not self.expired and self.world.clock.time() < self.created + TOKEN_SECONDS

    def answer(self) -> Answer | None:
        """The final first answer so far, or None while there is none (a deferred one is not final)."""
        if self.failure:
            return Answer("failed", reason=self.failure)
        if self.callback in (None, DEFERRED) and (self.original is None or self.original.thinking):
            return None
        if self.callback == MODAL:
            return Answer("modal", modal=self.modal)
        if self.callback == CHOICES:
            return Answer("choices", choices=self.choices)
        kinds: dict[int | None, AnswerKind] = {DEFERRED_UPDATE: "acknowledged", UPDATE: "update"}
        return Answer(kinds.get(self.callback, "message"), self.original)

    def done(self, timeout: float = 5.0) -> Coroutine[Any, Any, Answer]:
        """Wait for the final first answer: the message (a deferred one when it is filled), the form, the
        choices, "acknowledged" for a silent deferral, or "failed" with its reason. TimeoutError after `timeout` s.
        """
        return self.world.changes.first(self.answer, timeout)

    def edited(self, times: int = 1, timeout: float = 5.0) -> Coroutine[Any, Any, Message]:
        """Wait until the bot has edited through this token at least `times` times; the message of the answer."""
        return self.world.changes.first(lambda: self.original if self.edits >= times else None, timeout)

    def followup(self, number: int = 1, timeout: float = 5.0) -> Coroutine[Any, Any, Message]:
        """Wait for the follow-up message with that number (from 1)."""
        sent = self.followups
        return self.world.changes.first(lambda: sent[number - 1] if len(sent) >= number else None, timeout)

    def owners(self) -> Json:
        """Who installed the application here, as interactions carry it."""
        return {"0": str(self.guild.id) if self.guild else "0"}

    def metadata(self) -> Json:
        """The `interaction_metadata` of messages that answer it."""
        shown: Json = {
            "id": str(self.id), "type": self.type, "user": payloads.user(self.user),
            "authorizing_integration_owners": self.owners(),
        }  # fmt: skip
        if self.type == COMPONENT and self.message:
            shown["interacted_message_id"] = str(self.message.id)
        if self.type == MODAL_SUBMIT and self.source:
            shown["triggering_interaction_metadata"] = self.source.metadata()
        return shown

    def payload(self) -> Json:
        """The INTERACTION_CREATE event."""
        world, place = self.world, self.channel
        bits = world.permissions(place, self.user)
        shown: Json = {
            "id": str(self.id), "application_id": str(world.bot.id), "type": self.type, "token": self.token,
            "version": 1, "data": self.data, "channel_id": str(place.id),
            "channel": payloads.channel(place) | {"permissions": str(bits)}, "locale": self.user.locale,
            "app_permissions": str(world.permissions(place, world.bot)), "entitlements": [],
            "authorizing_integration_owners": self.owners(), "context": 0 if self.guild else 1,
            "attachment_size_limit": world.limits.file_bytes,
        }  # fmt: skip
        if self.message:
            shown["message"] = payloads.message(world, self.message)
        return shown | self._origin(bits)

    def _origin(self, bits: int) -> Json:
        if not self.guild:
            return {"user": payloads.user(self.user)}
        guild = self.guild
        return {
            "guild_id": str(guild.id), "guild_locale": guild.locale,
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "member": payloads.member(guild.members[self.user.id], permissions=bits),
        }  # fmt: skip


class Interactions:
    """All interactions that are remembered, by id and by token, with their deadlines."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def create(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        source: Interaction | None = None,
    ) -> Interaction:
        """Make an interaction, start its three seconds, and tell the gateway."""
        made = self._world.ids.next()
        now = self._world.clock.time()
        interaction = Interaction(
            self._world, made, _token(made), kind, user, channel, data, now, message, source
        )
        self._by_id[made] = self._by_token[interaction.token] = interaction
        self._forget_old()
        interaction.deadline = self._world.clock.call_later(
            FIRST_ANSWER_SECONDS, lambda: self._missed(interaction)
        )
        self._world.changes.tell(
            Change("interaction.new", interaction.guild, channel, interaction=interaction)
        )
        return interaction

    def get(self, interaction_id: int) -> Interaction | None:
        """The interaction with that id, while it is remembered."""
        return self._by_id.get(interaction_id)

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may be answered first now; raises 10062 or 40060."""
        found = self._by_id.get(interaction_id)
        if found is None or found.token != token or found.failure or not found.alive:
            raise errors.unknown_interaction()
        if found.callback is not None:
            raise errors.already_acknowledged()
        return found

    def for_webhook(self, token: str) -> Interaction:
        """The interaction whose token is good for follow-ups and edits; raises 50027 or 10015."""
        found = self._by_token.get(token)
        if found is None or not found.alive:
            raise errors.invalid_webhook_token()
        if found.callback in (None, CHOICES):
            raise errors.unknown_webhook()
        return found

    def acknowledged(self, interaction: Interaction, callback: int) -> None:
        """Note the first answer; what it brought must be set on the interaction before."""
        interaction.callback = callback
        if interaction.deadline:
            interaction.deadline.cancel()
        self.told(interaction)

    def told(self, interaction: Interaction) -> None:
        """Tell that something about the interaction changed."""
        place = interaction.channel
        self._world.changes.tell(
            Change("interaction.edit", interaction.guild, place, interaction=interaction)
        )

    def expire(self, interaction: Interaction) -> None:
        """Make its token useless now, as after 15 minutes."""
        interaction.expired = True
        self._world.changes.wake()

    def close(self) -> None:
        """Call off all deadlines."""
        for interaction in self._by_id.values():
            if interaction.deadline:
                interaction.deadline.cancel()

    def _missed(self, interaction: Interaction) -> None:
        if interaction.callback is None:
            interaction.failure = "timeout"
            self.told(interaction)

    def _forget_old(self) -> None:
        while len(self._by_id) > self._world.limits.interactions:
            oldest = self._by_id.pop(next(iter(self._by_id)))
            self._by_token.pop(oldest.token, None)
            if oldest.deadline:
                oldest.deadline.cancel()


def _token(interaction_id: int) -> str:
    return (
        base64.urlsafe_b64encode(f"interaction:{interaction_id}:{secrets.token_hex(24)}".encode())
        .decode()
        .rstrip("=")
    )
