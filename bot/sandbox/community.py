"""The imitated Discord as an object, without its sockets: a guild, its people, and the bot's place among them."""

from bot.sandbox.client.actions import Client
from bot.sandbox.clock import WorldClock
from bot.sandbox.files import Limits
from bot.sandbox.gateway.hub import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import Guild, User
from bot.sandbox.world import World

# All of them read English: add a person with another language to try it.
PEOPLE = (
    ("Ann", "en-GB", True), ("Ben", "en-GB", False), ("Cili", "en-GB", False), ("Dora", "en-GB", False),
    ("Eve", "en-GB", False), ("Finn", "en-US", False),
)  # fmt: skip


class Community:
    """One guild "Game night" (locale en-US) with the channels #table and #talk, a thread under #table, and the people
    Ann (a moderator), Ben, Cili, Dora, Eve and Finn; the bot is in the guild. More can be added.

    `shards` is how many /gateway/bot recommends.
    """

    def __init__(self, *, clock: WorldClock | None = None, limits: Limits | None = None, shards: int = 1) -> None:
        self.world = World(clock or WorldClock(), limits)
        self.interactions = Interactions(self.world)
        self.gateway = Gateway(self.world, shards)
        self.client = Client(self.world, self.interactions)
        self.guild = self.world.add_guild("Game night")
        self.table = self.world.add_channel(self.guild, "table")
        self.talk = self.world.add_channel(self.guild, "talk")
        for name, language, moderator in PEOPLE:
            self.add_person(name, language, moderator=moderator)
        self.thread = self.world.add_thread(self.table, "side table", self.users[0])

    @property
    def online(self) -> bool:
        """Return True if the bot is connected to the gateway."""
        return self.gateway.online

    @property
    def users(self) -> list[User]:
        """All people, in the order in which they came."""
        return [user for user in self.world.users.values() if not user.bot]

    def add_person(self, name: str, locale: str = "en-GB", *, moderator: bool = False) -> User:
        """A new person with that locale, who is a member of the guild."""
        user = User(self.world.fixed_id(), name, locale)
        self.world.users[user.id] = user
        self.world.join(self.guild, user, moderator=moderator)
        return user

    def elsewhere(self) -> Guild:
        """The guild "Another server" in which the bot is not, made when there is none; everybody is in it."""
        guild = next((guild for guild in self.world.guilds.values() if self.world.is_guest(guild)), None)
        if guild is None:
            guild = self.world.add_guild("Another server", with_bot=False)
            self.world.add_channel(guild, "table")
        for user in self.users:
            if user.id not in guild.members:
                self.world.join(guild, user)
        return guild
