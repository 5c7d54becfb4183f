"""The imitated Discord as an object, without its sockets: a guild, its people, and the bot's place among them."""

from collections.abc import Callable, Coroutine
from typing import Any, TypedDict, Unpack

from bot.sandbox.client.actions import Client
from bot.sandbox.clock import RealClock, WorldClock
from bot.sandbox.faults import Faults
from bot.sandbox.files import Limits
from bot.sandbox.gateway.hub import Gateway
from bot.sandbox.gateway.session import ALL_INTENTS, PRIVILEGED
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import FORUM, Channel, Guild, Message
from bot.sandbox.people import Actor
from bot.sandbox.permissions import Permission
from bot.sandbox.waiting import PATIENCE
from bot.sandbox.world import World

# All of them read English: whoever tries a language adds a person with it.
PEOPLE = (
    ("Ann", "en-GB", True), ("Ben", "en-GB", False), ("Cili", "en-GB", False), ("Dora", "en-GB", False),
    ("Eve", "en-GB", False), ("Finn", "en-US", False),
)  # fmt: skip


class Setup(TypedDict, total=False):
    """The settings of a new community. Without `privileged_intents` an IDENTIFY that asks for one is closed with
    4014, as Discord does by default. `shards` is how many /gateway/bot recommends.
    """

    clock: WorldClock
    limits: Limits
    bot_name: str
    guild_locale: str
    privileged_intents: bool
    shards: int


class Community:
    """One guild "Game night" (locale en-US) with the channels #table and #talk, a thread under #table, and the people
    Ann (a moderator), Ben, Cili, Dora, Eve and Finn; the bot is in the guild. More can be added.
    """

    def __init__(self, **setup: Unpack[Setup]) -> None:
        self.clock = setup.get("clock") or RealClock()
        self.world = World(self.clock, setup.get("limits"), setup.get("bot_name", "Boneyard"))
        privileged = setup.get("privileged_intents", False)
        self.interactions = Interactions(self.world)
        intents = ALL_INTENTS if privileged else ALL_INTENTS & ~PRIVILEGED
        self.gateway = Gateway(self.world, intents, setup.get("shards", 1))
        self.faults = Faults(self.world, self.interactions, self.gateway)
        self.client = Client(self.world, self.interactions)
        self._people: dict[str, Actor] = {}
        self.guild = self.world.add_guild("Game night", setup.get("guild_locale", "en-US"))
        self.table = self.world.add_channel(self.guild, "table")
        self.talk = self.world.add_channel(self.guild, "talk")
        for name, language, moderator in PEOPLE:
            self.person(name, locale=language, moderator=moderator)
        self.thread = self.world.add_thread(self.table, "side table", self.person("Ann").user)

    @property
    def online(self) -> bool:
        """True if the bot is connected to the gateway."""
        return self.gateway.online

    # who and where

    def person(self, name: str, *, locale: str = "en-GB", moderator: bool = False) -> Actor:
        """The person of that name; a new one becomes a member of the guild with that locale."""
        if name not in self._people:
            user = self.world.add_user(name, locale)
            self.world.join(self.guild, user, moderator=moderator)
            self._people[name] = Actor(self.world, self.client, user, self.table)
        return self._people[name]

    def meet_everybody(self) -> None:
        """Make an `Actor` of everybody in the world who has none, and the server to which they have taken the bot."""
        for user in self.world.users.values():
            if not user.bot:
                self._people.setdefault(user.name, Actor(self.world, self.client, user, self.table))
        if any(person.user.has_app for person in self.people):
            self.elsewhere()

    @property
    def people(self) -> list[Actor]:
        """All people, in the order in which they came."""
        return list(self._people.values())

    def channel(self, name: str) -> Channel:
        """The channel or thread of that name in the default guild, made when there is none."""
        found = next((c for c in self.guild.channels.values() if c.name == name), None)
        return found or self.world.add_channel(self.guild, name)

    def add_thread(self, name: str, parent: Channel | None = None) -> Channel:
        """A new thread under #table or another channel."""
        return self.world.add_thread(parent or self.table, name, self.person("Ann").user)

    def forum(self, name: str) -> Channel:
        """The forum of that name in the default guild, made when there is none; people open posts in it."""
        return self.place(name, FORUM)

    def place(self, name: str, kind: int) -> Channel:
        """The channel of that name and kind in the default guild, made when there is none."""
        found = next((c for c in self.guild.channels.values() if (c.name, c.type) == (name, kind)), None)
        return found or self.world.add_channel(self.guild, name, kind=kind)

    def add_guild(self, name: str, *, locale: str = "en-US", with_bot: bool = True) -> Guild:
        """Another guild, with one channel #table and all people as members."""
        guild = self.world.add_guild(name, locale, with_bot=False)
        for person in self.people:
            self.world.join(guild, person.user)
        self.world.add_channel(guild, "table")
        if with_bot:
            self.world.bot_joins(guild)
        return guild

    def elsewhere(self) -> Guild:
        """The guild "Another server" in which the bot is not, made when there is none; everybody is in it."""
        guests = (guild for guild in self.world.guilds.values() if self.world.is_guest(guild))
        found = next(guests, None) or self.add_guild("Another server", with_bot=False)
        for person in self.people:
            if person.id not in found.members:
                self.world.join(found, person.user)
        return found

    # what is there

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
