"""What Discord's own client does and checks before the bot hears of anything."""

from collections.abc import Mapping, Sequence

from bot.sandbox.client.forms import filled_form
from bot.sandbox.client.offered import is_offered, owners
from bot.sandbox.client.options import chosen, command_data, member_data
from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Modal
from bot.sandbox.interactions import Interactions
from bot.sandbox.mentions import mentioned
from bot.sandbox.model import OF_POSTS, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Command, Message, User
from bot.sandbox.permissions import Permission, sending
from bot.sandbox.world import World

CHAT_INPUT, OF_USER = 1, 2  # kinds of commands


class Client:
    """The client of every person: it offers, checks, and makes interactions."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world, self._interactions = world, interactions

    def visible(self, user: User, channel: Channel) -> list[Message]:
        """The messages that the user sees in the channel, oldest first."""
        if not self._world.permissions(channel, user) & Permission.VIEW_CHANNEL:
            return []
        return [m for m in channel.messages.values() if m.reader in (None, user)]

    def offered(self, user: User, channel: Channel, kind: int = CHAT_INPUT) -> list[Command]:
        """The commands of a kind that the user may use in the channel, by name."""
        commands = [
            command
            for command in self._world.commands.values()
            if command.key[0] == kind and is_offered(self._world, command, user, channel)
        ]
        return sorted(commands, key=lambda c: c.spec["name"])

    def use_on_member(self, user: User, channel: Channel, name: str, target: User) -> Interaction:
        """Use an entry in the menu of a member, by its name in English; raises `ClientRefusedError`."""
        command = self._find(user, channel, name, OF_USER)
        data = member_data(self._world, channel, command, target)
        return self._interactions.create(
            COMMAND, user, channel, data, owners=owners(self._world, command, user, channel)
        )

    def command(
        self,
        user: User,
        channel: Channel,
        name: str,
        options: Sequence[tuple[str, object]],
        subcommand: str | None = None,
        *,
        focused: str | None = None,
    ) -> Interaction:
        """Use a slash command, or ask for suggestions for its option `focused`; raises `ClientRefusedError`.

        Options are given as name and value.
        """
        command = self._find(user, channel, name)
        data = command_data(self._world, channel, command, options, subcommand, focused=focused)
        return self._interactions.create(
            AUTOCOMPLETE if focused else COMMAND,
            user,
            channel,
            data,
            owners=owners(self._world, command, user, channel),
        )

    def press(self, user: User, message: Message, button: Json) -> Interaction:
        """Press a button of a message; raises `ClientRefusedError`."""
        self._check_usable(user, message, button)
        return self._interactions.create(
            COMPONENT,
            user,
            message.channel,
            {"custom_id": button["custom_id"], "component_type": 2, "id": button["id"]},
            message=message,
        )

    def choose(self, user: User, message: Message, menu: Json, values: Sequence[str]) -> Interaction:
        """Choose values in a select menu of a message; raises `ClientRefusedError`."""
        self._check_usable(user, message, menu)
        data: Json = {
            "custom_id": menu["custom_id"], "component_type": menu["type"], "id": menu["id"], "values": list(values),
        }  # fmt: skip
        data |= chosen(self._world, message.channel, menu, values)
        return self._interactions.create(COMPONENT, user, message.channel, data, message=message)

    def submit(self, user: User, modal: Modal, fields: Mapping[str, object]) -> Interaction:
        """Send a form; raises `ClientRefusedError`. `fields` is keyed by custom_id."""
        opener = modal.interaction
        if opener.user is not user:
            raise ClientRefusedError("not_yours", "this form was opened for somebody else")
        self._check_open(opener.channel)
        data = filled_form(modal, fields)
        message = opener.message if opener.message and not opener.message.deleted else None
        return self._interactions.create(MODAL_SUBMIT, user, opener.channel, data, message=message, source=opener)

    def say(self, user: User, channel: Channel, content: str) -> Message:
        """Write a plain message of at most 2000 characters; raises `ClientRefusedError`."""
        self._check_writable(user, channel)
        if not 1 <= len(content) <= 2000:
            raise ClientRefusedError("length", "a message has 1 to 2000 characters")
        if channel.archived:
            self._world.archive(channel, False)
        message = Message(self._world.ids.next(), channel, user, self._world.clock.time(), content)
        message.mentions = mentioned(self._world, content)
        self._world.post(message)
        return message

    def open_thread(self, user: User, parent: Channel, name: str, *, private: bool = False) -> Channel:
        """Open a thread under a text channel; raises `ClientRefusedError`."""
        needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        if not parent.holds_messages or not self._world.permissions(parent, user) & needed:
            raise ClientRefusedError("forbidden", "this person may not open a thread here")
        return self._world.add_thread(parent, name, user, PRIVATE_THREAD if private else PUBLIC_THREAD)

    def open_post(self, user: User, forum: Channel, title: str, content: str) -> Channel:
        """Open a post in a forum: a thread whose first message has its id; raises `ClientRefusedError`."""
        if forum.type not in OF_POSTS or not self._world.permissions(forum, user) & Permission.SEND_MESSAGES:
            raise ClientRefusedError("forbidden", "this person may not open a post here")
        post = self._world.add_thread(forum, title, user, thread_id=self._world.ids.next())
        first = Message(post.id, post, user, self._world.clock.time(), content)
        first.mentions = mentioned(self._world, content)
        self._world.post(first)
        return post

    def delete(self, user: User, message: Message) -> None:
        """Delete an own message, dismiss an ephemeral one, or delete as moderator; raises `ClientRefusedError`."""
        bits = self._world.permissions(message.channel, user)
        is_theirs = user in (message.author, message.reader)
        if not is_theirs and (message.reader or not bits & Permission.MANAGE_MESSAGES):
            raise ClientRefusedError("forbidden", "only the author or a moderator may delete this")
        self._world.delete(message)

    def _find(self, user: User, channel: Channel, name: str, kind: int = CHAT_INPUT) -> Command:
        self._check_open(channel)
        command = next((c for c in self.offered(user, channel, kind) if c.spec["name"] == name), None)
        if command is None:
            called = f"/{name}" if kind == CHAT_INPUT else repr(name)
            raise ClientRefusedError("no_command", f"{called} is not offered to {user.name} here")
        return command

    def _check_open(self, channel: Channel) -> None:
        """Raise `ClientRefusedError` where nothing can be asked of a bot: archived threads, guilds that are out."""
        self._check_reachable(channel)
        if channel.archived:
            raise ClientRefusedError("archived", "this thread is archived; a message opens it again")

    def _check_reachable(self, channel: Channel) -> None:
        guild = self._world.guild_of(channel)
        if guild and guild.unavailable:
            raise ClientRefusedError("outage", "this server is unavailable")

    def _check_writable(self, user: User, channel: Channel) -> None:
        self._check_reachable(channel)
        bits = self._world.permissions(channel, user)
        if not channel.holds_messages or not bits & sending(channel):
            raise ClientRefusedError("forbidden", "this person may not write here")
        if channel.locked and not bits & Permission.MANAGE_THREADS:
            raise ClientRefusedError("locked", "this thread is locked")

    def _check_usable(self, user: User, message: Message, component: Json) -> None:
        seen = self._world.permissions(message.channel, user) & Permission.VIEW_CHANNEL
        if message.deleted or not seen or message.reader not in (None, user):
            raise ClientRefusedError("no_message", "this person doesn't see that message")
        self._check_open(message.channel)
        if component.get("disabled"):
            raise ClientRefusedError("disabled", "this component is disabled")
