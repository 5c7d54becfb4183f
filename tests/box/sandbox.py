"""The sandbox as tests use it: with people who act, with faults, and with a log of requests."""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from bot.sandbox import server
from bot.sandbox.changes import WorldChange
from bot.sandbox.clock import WorldClock
from bot.sandbox.model import FORUM, Channel, Guild, Message, Role, User
from bot.sandbox.permissions import Permission
from bot.sandbox.waiting import PATIENCE
from tests.box.faults import Faults, FaultyRest, Logged
from tests.box.people import Actor, Pings


class Sandbox(server.Sandbox):
    """A Discord on the loopback. `async with Sandbox() as box:` starts it on a free port and ends it cleanly."""

    def __init__(self, **setup: Any) -> None:
        super().__init__(**setup)
        self.faults = Faults(self.world, self.interactions, self.gateway)
        self.pings = Pings(self.world)
        self._rest: FaultyRest = FaultyRest(self._services, self.faults)

    async def close(self) -> None:
        """Stop, and let through what waits."""
        self.faults.clear()
        await super().close()

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return self._port

    @property
    def clock(self) -> WorldClock:
        """The clock of its world."""
        return self.world.clock

    # who and where

    def person(self, name: str, *, locale: str = "en-GB", moderator: bool = False) -> Actor:
        """The person of that name; a new one becomes a member of the guild with that locale."""
        member = next((user for user in self.users if user.name == name), None)
        user = member or self.add_person(name, locale, moderator=moderator)
        return Actor(self.world, self.client, self.pings, user, self.table)

    @property
    def people(self) -> list[Actor]:
        """All people, in the order in which they came."""
        return [self.person(user.name) for user in self.users]

    def place(self, name: str, kind: int) -> Channel:
        """The channel of that name and kind in the default guild, made when there is none."""
        channel = next((c for c in self.guild.channels.values() if (c.name, c.type) == (name, kind)), None)
        return channel or self.world.add_channel(self.guild, name, kind=kind)

    def channel(self, name: str) -> Channel:
        """The channel or thread of that name in the default guild, made when there is none."""
        channel = next((c for c in self.guild.channels.values() if c.name == name), None)
        return channel or self.world.add_channel(self.guild, name)

    def forum(self, name: str) -> Channel:
        """The forum of that name in the default guild, made when there is none; people open posts in it."""
        return self.place(name, FORUM)

    def add_thread(self, name: str, parent: Channel | None = None) -> Channel:
        """A new thread under #table or another channel."""
        return self.world.add_thread(parent or self.table, name, self.users[0])

    def add_guild(self, name: str, *, locale: str = "en-US", with_bot: bool = True) -> Guild:
        """Another guild, with one channel #table and all people as members."""
        guild = self.world.add_guild(name, locale, with_bot=False)
        for user in self.users:
            self.world.join(guild, user)
        self.world.add_channel(guild, "table")
        if with_bot:
            self.world.bot_joins(guild)
        return guild

    def join_thread(self, thread: Channel, user: User) -> None:
        """Make the user, or the bot, a member of a thread."""
        self.world.threads.join(self.guild, thread, user)

    def leave_thread(self, thread: Channel, user: User) -> None:
        """Take the user, or the bot, out of a thread."""
        thread.thread_members.discard(user.id)
        self.world.changes.tell(WorldChange("thread.leave", self.guild, thread, user=user))

    # roles

    def add_role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """A new role with these permission bits."""
        role = Role(self.world.fixed_id(), name, int(permissions), len(guild.roles))
        guild.roles[role.id] = role
        self.world.changes.tell(WorldChange("role.new", guild, role=role))
        return role

    def change_role(self, guild: Guild, role: Role, permissions: int) -> None:
        """Give a role other permission bits."""
        role.permissions = int(permissions)
        self.world.changes.tell(WorldChange("role.edit", guild, role=role))

    def set_roles(self, guild: Guild, user: User, roles: list[Role]) -> None:
        """Give a member exactly these roles."""
        member = guild.members[user.id]
        member.roles = [role.id for role in roles]
        self.world.changes.tell(WorldChange("member.edit", guild, member=member))

    # what is there

    @property
    def requests(self) -> Sequence[Logged]:
        """The last requests that were answered, oldest first."""
        return self._rest.requests

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """All messages in the channel, oldest first, ephemeral ones of everybody included."""
        return list((channel or self.table).messages.values())

    def bot_can(self, channel: Channel, permission: Permission) -> bool:
        """True if the bot has the permission in the channel."""
        return bool(self.world.permissions(channel, self.world.bot) & permission)

    def until(self, holds: Callable[[], object], timeout: float = PATIENCE) -> Coroutine[Any, Any, object]:
        """Return what `holds()` gives once that is true; TimeoutError after `timeout` s.

        It looks after every change of the sandbox's world and every request, so `holds` should be about these.
        """
        return self.world.changes.first(lambda: holds() or None, timeout)

    def ready(self, timeout: float = PATIENCE) -> Coroutine[Any, Any, object]:
        """Wait until the bot is connected."""
        return self.until(lambda: self.online, timeout)
