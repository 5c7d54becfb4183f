"""All interactions that are remembered, with the three seconds and the fifteen minutes that Discord gives them."""

from bot.sandbox import errors
from bot.sandbox.changes import WorldChange
from bot.sandbox.errors import Json
from bot.sandbox.ids import new_interaction_token
from bot.sandbox.interaction import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
)
from bot.sandbox.model import Channel, Message, User
from bot.sandbox.world import World

FIRST_RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 900.0
ALLOWED_CALLBACKS = {
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE),
}


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
        owners: Json | None = None,
    ) -> Interaction:
        """Make an interaction, start its three seconds, and tell the gateway.

        `owners` are those by whose installation it is a command's; a click has those of its message, a form those of
        what opened it.
        """
        made = self._world.ids.next()
        interaction = Interaction(
            made,
            new_interaction_token(made),
            kind,
            user,
            channel,
            self._world.guild_of(channel),
            data,
            self._world.clock.time(),
            self._world.changes,
            message,
            source,
        )
        interaction.owners = owners or _inherited(interaction)
        self._by_id[made] = self._by_token[interaction.token] = interaction
        self._forget_old()
        interaction.deadline = self._world.clock.call_later(FIRST_RESPONSE_SECONDS, lambda: self._missed(interaction))
        self._world.changes.tell(WorldChange("interaction.new", interaction.guild, channel, interaction=interaction))
        return interaction

    def get(self, interaction_id: int) -> Interaction | None:
        """The interaction with that id, while it is remembered."""
        return self._by_id.get(interaction_id)

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that may be answered first now; raises 10062 or 40060."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.failure or not self._alive(interaction):
            raise errors.ApiError(404, 10062, "Unknown interaction")
        if interaction.callback is not None:
            raise errors.ApiError(400, 40060, "Interaction has already been acknowledged.")
        return interaction

    def for_webhook(self, token: str) -> Interaction:
        """The interaction whose token is good for follow-ups and edits; raises 50027 or 10015."""
        interaction = self._by_token.get(token)
        if interaction is None or not self._alive(interaction):
            raise errors.ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.callback in (None, CHOICES):
            raise errors.unknown_webhook()
        return interaction

    def acknowledged(self, interaction: Interaction, callback: int) -> None:
        """Note the first answer; what it brought must be set on the interaction before."""
        interaction.callback = callback
        if interaction.deadline:
            interaction.deadline.cancel()
        self.tell_changed(interaction)

    def tell_changed(self, interaction: Interaction) -> None:
        """Tell that something about the interaction changed."""
        self._world.changes.tell(
            WorldChange("interaction.edit", interaction.guild, interaction.channel, interaction=interaction)
        )

    def close(self) -> None:
        """Call off all deadlines."""
        for interaction in self._by_id.values():
            if interaction.deadline:
                interaction.deadline.cancel()

    def _alive(self, interaction: Interaction) -> bool:
        """Return True if its token is still good."""
        return not interaction.expired and self._world.clock.time() < interaction.created + TOKEN_SECONDS

    def _missed(self, interaction: Interaction) -> None:
        if interaction.callback is None:
            interaction.failure = "timeout"
            self.tell_changed(interaction)

    def _forget_old(self) -> None:
        while len(self._by_id) > self._world.limits.interactions:
            oldest = self._by_id.pop(next(iter(self._by_id)))
            self._by_token.pop(oldest.token, None)
            if oldest.deadline:
                oldest.deadline.cancel()


def _inherited(interaction: Interaction) -> Json:
    """Return the owners of what the interaction came from; a message that no interaction made is the guild's."""
    if interaction.source:
        return interaction.source.owners
    metadata = interaction.message.metadata if interaction.message else None
    owners: Json = (metadata or {}).get("authorizing_integration_owners", {})
    return owners or {"0": str(interaction.guild.id) if interaction.guild else "0"}
