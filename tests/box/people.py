"""People for tests: `ann = box.person("Ann")`, then what Ann does in her Discord client."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from bot.sandbox.changes import WorldChange
from bot.sandbox.client.actions import Client
from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.interaction import Interaction, Modal
from bot.sandbox.model import Channel, Emoji, Guild, Message, Role, User
from bot.sandbox.permissions import Permission
from bot.sandbox.waiting import PATIENCE
from bot.sandbox.world import World


class Pings:
    """Whom the bot's messages truly pinged: those of the mentioned who see the channel. Edits never ping."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._pinged: dict[int, list[User]] = {}
        world.changes.listen(self._hear)

    def of(self, message: Message) -> list[User]:
        """Return the users whom a message pinged."""
        return self._pinged.get(message.id, [])

    def _hear(self, change: WorldChange) -> None:
        message = change.message
        if change.kind == "message.new" and message is not None and message.author is self._world.bot:
            self._pinged[message.id] = [user for user in self._mentioned(message) if self._sees(user, message)]

    def _mentioned(self, message: Message) -> list[User]:
        guild, roles = self._world.guild_of(message.channel), set(message.mention_roles)
        members = guild.members.values() if guild else ()
        of_roles = [m.user for m in members if message.mention_everyone or roles.intersection(m.roles)]
        return [user for user in dict.fromkeys([*message.mentions, *of_roles]) if user is not self._world.bot]

    def _sees(self, user: User, message: Message) -> bool:
        if message.ephemeral:
            return user is message.reader
        return bool(self._world.permissions(message.channel, user) & Permission.VIEW_CHANNEL)


class Actor:
    """One person with a client; making the same name again gives the same person.

    What Discord's client would not let this person do raises `ClientRefusedError` and never reaches the bot. `home` is
    the channel in which this person is unless another is named.
    """

    def __init__(self, world: World, client: Client, pings: Pings, user: User, home: Channel) -> None:
        self._world, self._client, self._pings, self._home, self.user = world, client, pings, home, user

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Actor) and other.user is self.user

    def __hash__(self) -> int:
        return hash(self.user.id)

    def __repr__(self) -> str:
        return f"<Actor {self.name}>"

    @property
    def id(self) -> int:
        """The user id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The shown name."""
        return self.user.name

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.id}>"

    async def command(
        self, name: str, channel: Channel | None = None, /, *, subcommand: str | None = None, **options: Any
    ) -> Interaction:
        """Use a slash command. `name` may hold the subcommand after a space; people, channels and roles may be given
        as options as they are. `channel` defaults to the sandbox's first.
        """
        name, _, rest = name.partition(" ")
        given = [(key, _plain(value)) for key, value in options.items()]
        return self._client.command(self.user, channel or self._home, name, given, subcommand or rest or None)

    async def use_on(self, other: "Actor | User", name: str, channel: Channel | None = None) -> Interaction:
        """Use an entry in the menu of another member, by its name in English."""
        target = other.user if isinstance(other, Actor) else other
        return self._client.use_on_member(self.user, channel or self._home, name, target)

    async def autocomplete(
        self,
        name: str,
        option: str,
        typed: str,
        channel: Channel | None = None,
        /,
        *,
        subcommand: str | None = None,
        **options: Any,
    ) -> Interaction:
        """Type into one option of a command; the answer's `choices` are what the bot offers."""
        name, _, rest = name.partition(" ")
        given = [(key, _plain(value)) for key, value in options.items()] + [(option, typed)]
        place = channel or self._home
        return self._client.command(self.user, place, name, given, subcommand or rest or None, focused=option)

    async def click(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None, emoji: str | None = None
    ) -> Interaction:
        """Click the first button of the message with that label, custom_id or emoji name."""
        wanted = {"label": label, "custom_id": custom_id, "emoji": emoji}
        for button in message.buttons():
            fields: Json = {**button, "emoji": button.get("emoji", {}).get("name")}
            if all(value is None or fields.get(key) == value for key, value in wanted.items()):
                return self._client.press(self.user, message, button)
        raise ClientRefusedError("no_component", f"no such button among {message.labels()}")

    async def select(
        self, message: Message, values: Sequence[object] | str, *, custom_id: str | None = None
    ) -> Interaction:
        """Choose in the message's select menu (the first, or the one with that custom_id). `values` are option
        values or labels, or people, channels and roles.
        """
        for menu in message.selects():
            if custom_id in (None, menu["custom_id"]):
                given = [values] if isinstance(values, str) else [str(_plain(value)) for value in values]
                by_label = {option["label"]: option["value"] for option in menu.get("options", [])}
                option_values = set(by_label.values())
                return self._client.choose(
                    self.user, message, menu, [v if v in option_values else by_label.get(v, v) for v in given]
                )
        raise ClientRefusedError("no_component", "no such select menu")

    async def submit(self, modal: "Modal | Interaction", fields: Mapping[str, object] | None = None) -> Interaction:
        """Send a form. `fields` are keyed by custom_id or by label; what is left out keeps what was filled in."""
        form = modal.modal if isinstance(modal, Interaction) else modal
        if form is None:
            raise ClientRefusedError("no_modal", "this interaction opened no form")
        names = {label["label"]: label["component"]["custom_id"] for label in form.components}
        given = {names.get(key, key): _plain(value) for key, value in (fields or {}).items()}
        return self._client.submit(self.user, form, given)

    async def say(self, content: str, channel: Channel | None = None) -> Message:
        """Write a plain message."""
        return self._client.say(self.user, channel or self._home, content)

    async def thread(self, name: str, parent: Channel | None = None, *, private: bool = False) -> Channel:
        """Open a thread; a private one is seen by those who were mentioned in it, and by moderators."""
        return self._client.open_thread(self.user, parent or self._home, name, private=private)

    async def post(self, forum: Channel, title: str, content: str) -> Channel:
        """Open a post in a forum; its first message has the post's id."""
        return self._client.open_post(self.user, forum, title, content)

    async def delete(self, message: Message) -> None:
        """Delete an own message, dismiss an ephemeral one, or (as moderator) delete anybody's."""
        self._client.delete(self.user, message)

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """All that this person sees in the channel now, oldest first, ephemeral messages included."""
        return self._client.visible(self.user, channel or self._home)

    def last(self, channel: Channel | None = None) -> Message:
        """The newest message that this person sees; LookupError when there is none."""
        return self.messages(channel)[-1]

    def pings(self, channel: Channel | None = None) -> list[Message]:
        """The messages by which this person was truly pinged, oldest first."""
        return [m for m in self.messages(channel) if self.user in self._pings.of(m)]

    def commands(self, channel: Channel | None = None) -> list[str]:
        """The names of the commands that this person's client offers in the channel."""
        return [c.spec["name"] for c in self._client.offered(self.user, channel or self._home)]

    def add_app(self, added: bool = True) -> None:
        """Add the application to the own account, or take it away again: its commands then come along everywhere."""
        self.user.has_app = added
        self._world.changes.tell(WorldChange("people"))

    def close_dms(self, closed: bool = True) -> None:
        """Take no direct messages any more (50007 for the bot), or take them again."""
        self.user.takes_dms = not closed

    def dms(self) -> list[Message]:
        """The direct messages with the bot, oldest first."""
        return list(self._world.dm(self.user).messages.values())

    def leave(self, guild: Guild | None = None) -> None:
        """Leave the guild (the first unless another is named)."""
        guild = guild or self._world.guild_of(self._home)
        assert guild is not None, "a person's home is no direct message"
        member = guild.members.pop(self.id)
        self._world.changes.tell(WorldChange("member.delete", guild, member=member))


def edited(interaction: Interaction, times: int = 1, timeout: float = PATIENCE) -> Coroutine[Any, Any, Message]:
    """Wait until the bot has edited through a token at least `times` times; return the message of the response."""
    return interaction.waiting.first(lambda: interaction.original if interaction.edits >= times else None, timeout)


def follow_up(interaction: Interaction, number: int = 1, timeout: float = PATIENCE) -> Coroutine[Any, Any, Message]:
    """Wait for the follow-up message with that number (from 1)."""
    sent = interaction.followups
    return interaction.waiting.first(lambda: sent[number - 1] if len(sent) >= number else None, timeout)


def _plain(value: object) -> object:
    if isinstance(value, Actor):
        return str(value.id)
    if isinstance(value, User | Channel | Role | Emoji | Guild):
        return str(value.id)
    return value
