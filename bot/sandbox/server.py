"""The sandbox as one server on the loopback, and as an object for tests."""

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from bot.sandbox.cdn import PREFIX as CDN_PREFIX
from bot.sandbox.cdn import Cdn
from bot.sandbox.client import Client
from bot.sandbox.clock import Clock, SystemClock
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.gateway_session import ALL_INTENTS, PRIVILEGED
from bot.sandbox.interactions import Interactions
from bot.sandbox.model import Channel, Guild, Message
from bot.sandbox.page_api import PageApi
from bot.sandbox.people import Person
from bot.sandbox.permissions import Permission
from bot.sandbox.ratelimits import RateLimits, Rates
from bot.sandbox.rest import PREFIX as API_PREFIX
from bot.sandbox.rest import Rest
from bot.sandbox.rest_base import Context, Logged
from bot.sandbox.world import Limits, World

HOST = "127.0.0.1"
_HTTP_PORT = 80
WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]
MAX_BODY = 110 * 1024 * 1024
PEOPLE = (
    ("Ann", "en-GB", True), ("Ben", "fi", False), ("Cili", "hu", False), ("Dora", "de", False),
    ("Eve", "sv-SE", False), ("Finn", "en-US", False),
)  # fmt: skip


def own_hosts(port: int) -> frozenset[str]:
    """Answer what a client may write as `Host`: clients leave out the port that HTTP has anyway."""
    bare = (HOST, "localhost")
    named = frozenset(f"{host}:{port}" for host in bare)
    return named.union(bare) if port == _HTTP_PORT else named


class Sandbox:
    """A Discord on the loopback. `async with Sandbox() as box:` starts it on a free port and ends it cleanly.

    The default world is one guild "Game night" (locale en-US) with the channels #table and #talk, a thread under
    #table, and the people Ann (a moderator), Ben, Cili, Dora, Eve and Finn; the bot is in the guild.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        clock: Clock | None = None,
        rates: Rates | None = None,
        limits: Limits | None = None,
        bot_name: str = "Boneyard",
        guild_locale: str = "en-US",
        privileged_intents: bool = False,
    ) -> None:
        """`port` 0 means any free one; `rates` are Discord's unless given (`Rates.free()` has no limits).

        Without `privileged_intents` an IDENTIFY that asks for one is closed with 4014, as Discord does by default.
        """
        self._port = port
        self.clock = clock or SystemClock()
        self.world = World(self.clock, limits, bot_name)
        self.interactions = Interactions(self.world)
        self.gateway = Gateway(self.world, ALL_INTENTS if privileged_intents else ALL_INTENTS & ~PRIVILEGED)
        self.faults = self.gateway.faults = Faults(self.world, self.interactions, self.gateway)
        self.client = Client(self.world, self.interactions)
        context = Context(self.world, self.interactions, self.gateway)
        self._rest = Rest(context, self.faults, RateLimits(rates or Rates.discord()))
        self._page = PageApi(self)
        self._runner: web.AppRunner | None = None
        self._people: dict[str, Person] = {}
        self._build(guild_locale)

    def _build(self, locale: str) -> None:
        self.guild = self.world.add_guild("Game night", locale)
        self.table = self.world.add_channel(self.guild, "table")
        self.talk = self.world.add_channel(self.guild, "talk")
        for name, language, moderator in PEOPLE:
            self.person(name, locale=language, moderator=moderator)
        self.thread = self.world.add_thread(self.table, "side table", self.person("Ann").user)

    # life

    async def start(self) -> Self:
        """Start to listen on 127.0.0.1; OSError when the port is taken."""
        app = web.Application(client_max_size=MAX_BODY, middlewares=[self._guard])
        app.router.add_get("/gateway", self.gateway.handle)
        self._rest.add_routes(app)
        Cdn(self.world).add_routes(app)
        self._page.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:
            await self.close()
            raise
        self._port = self._runner.addresses[0][1]
        self.gateway.url = self.gateway_url
        self.world.cdn = self.cdn_base
        return self

    async def close(self) -> None:
        """Stop: gateway and page sockets closed, timers called off, the port free again."""
        self.faults.clear()
        self.interactions.close()
        await self.gateway.close()
        await self._page.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @web.middleware
    async def _guard(self, request: web.Request, handler: WebHandler) -> web.StreamResponse:
        """Only requests that were meant for this host and port (a page elsewhere may rebind its name to us)."""
        if request.headers.get("Host") not in own_hosts(self._port):
            return web.Response(status=403, text="wrong host")
        return await handler(request)

    # addresses

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return self._port

    @property
    def url(self) -> str:
        """The page's address, without a slash at the end."""
        return f"http://{HOST}:{self._port}"

    @property
    def api_base(self) -> str:
        """What stands for `https://discord.com/api/v10`."""
        return self.url + API_PREFIX

    @property
    def gateway_url(self) -> str:
        """What stands for `wss://gateway.discord.gg/`."""
        return f"ws://{HOST}:{self._port}/gateway"

    @property
    def cdn_base(self) -> str:
        """What stands for `https://cdn.discordapp.com`."""
        return self.url + CDN_PREFIX

    @property
    def token(self) -> str:
        """The bot's token, new in every sandbox."""
        return self.world.token

    def endpoints(self) -> dict[str, str]:
        """The addresses for a client: `api` (discord.http.Route.BASE), `gateway`
        (discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, as a yarl URL) and `cdn` (discord.Asset.BASE).
        """
        return {"api": self.api_base, "gateway": self.gateway_url, "cdn": self.cdn_base}

    # for tests

    @property
    def online(self) -> bool:
        """Whether the bot is connected to the gateway."""
        return self.gateway.online

    @property
    def requests(self) -> Sequence[Logged]:
        """The last requests that were answered, oldest first."""
        return self._rest.requests

    def person(self, name: str, *, locale: str = "en-GB", moderator: bool = False) -> Person:
        """The person of that name; a new one becomes a member of the guild with that locale."""
        if name not in self._people:
            user = self.world.add_user(name, locale)
            self.world.join(self.guild, user, moderator=moderator)
            self._people[name] = Person(self, user)
        return self._people[name]

    @property
    def people(self) -> list[Person]:
        """All people, in the order in which they came."""
        return list(self._people.values())

    def channel(self, name: str) -> Channel:
        """The channel or thread of that name in the default guild, made when there is none."""
        found = next((c for c in self.guild.channels.values() if c.name == name), None)
        return found or self.world.add_channel(self.guild, name)

    def add_thread(self, name: str, parent: Channel | None = None) -> Channel:
        """A new thread under #table or another channel."""
        return self.world.add_thread(parent or self.table, name, self.person("Ann").user)

    def add_guild(self, name: str, *, locale: str = "en-US", with_bot: bool = True) -> Guild:
        """Another guild, with one channel #table and all people as members."""
        guild = self.world.add_guild(name, locale, with_bot=False)
        for person in self.people:
            self.world.join(guild, person.user)
        self.world.add_channel(guild, "table")
        if with_bot:
            self.world.bot_joins(guild)
        return guild

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """All messages in the channel, oldest first, ephemeral ones of everybody included."""
        return list((channel or self.table).messages.values())

    def bot_can(self, channel: Channel, permission: Permission) -> bool:
        """Whether the bot has the permission in the channel."""
        return bool(self.world.permissions(channel, self.world.bot) & permission)

    def until(self, holds: Callable[[], object], timeout: float = 5.0) -> Coroutine[Any, Any, object]:
        """Return what `holds()` gives once that is true; TimeoutError after `timeout` s.

        It looks after every change of the sandbox's world and every request, so `holds` should be about these.
        """
        return self.world.changes.first(lambda: holds() or None, timeout)

    def ready(self, timeout: float = 10.0) -> Coroutine[Any, Any, object]:
        """Wait until the bot is connected."""
        return self.until(lambda: self.online, timeout)


async def serve(port: int = 0) -> Sandbox:
    """Start a sandbox for a person with a browser; close it with `await box.close()`."""
    return await Sandbox(port=port).start()
