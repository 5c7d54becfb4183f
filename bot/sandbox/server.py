"""The sandbox as one server on the loopback, and as an object for tests."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import web

from bot.sandbox.cdn import PREFIX as CDN_PREFIX
from bot.sandbox.cdn import Cdn
from bot.sandbox.community import Community
from bot.sandbox.gateway.handshake import IdentifyLimit
from bot.sandbox.keeping import WorldFile
from bot.sandbox.rest.api import PREFIX as API_PREFIX
from bot.sandbox.rest.api import Rest
from bot.sandbox.rest.base import ApiServices
from bot.sandbox.rest.ratelimits import RateLimits, Rates
from bot.sandbox.web.api import PageApi

HOST = "127.0.0.1"
_HTTP_PORT = 80
WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_log = logging.getLogger(__name__)
MAX_BODY = 110 * 1024 * 1024


def own_hosts(port: int) -> frozenset[str]:
    """Return what a client may write as `Host`: clients leave out the port that HTTP has anyway."""
    bare = (HOST, "localhost")
    named = frozenset(f"{host}:{port}" for host in bare)
    return named.union(bare) if port == _HTTP_PORT else named


class Sandbox(Community):
    """A Discord on the loopback. `async with Sandbox() as box:` starts it on a free port and ends it cleanly.

    Its people and channels are those of a `Community`. `port` 0 means any free one; `rates` are Discord's unless given.
    `keep` is a file in which people, channels and public messages are kept; without one
    they live in memory. The rest is a community's.
    """

    def __init__(self, *, port: int = 0, rates: Rates | None = None, keep: Path | None = None, **setup: Any) -> None:
        super().__init__(**setup)
        self._port, self._keep = port, keep
        self._file: WorldFile | None = None
        limits = rates or Rates.discord()
        self.gateway.identifies = IdentifyLimit(self.world.clock, *limits.identify)
        self._services = ApiServices(self.world, self.interactions, self.gateway, RateLimits(limits))
        self._rest = Rest(self._services)
        self._page = PageApi(self)
        self._runner: web.AppRunner | None = None

    # life

    async def start(self) -> Self:
        """Start to listen on 127.0.0.1; OSError when the port is taken."""
        app = web.Application(client_max_size=MAX_BODY, middlewares=[self._guard])
        app.router.add_get("/gateway", self.gateway.handle)
        for part in (self._rest, Cdn(self.world), self._page):
            part.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:
            await self.close()
            raise
        self._port = self._runner.addresses[0][1]
        self.gateway.url, self.world.cdn = self.endpoints()["gateway"], self.endpoints()["cdn"]
        if self._keep:
            self._file = self._opened(self._keep)
            if any(user.has_app for user in self.users):
                self.elsewhere()
        self.world.threads.start()
        return self

    def _opened(self, keep: Path) -> WorldFile | None:
        try:
            return WorldFile(keep, self.world, self.guild)
        except sqlite3.OperationalError as error:
            _log.warning("%s cannot be used (%s): this world is not kept", keep, error)
            return None

    async def close(self) -> None:
        """Stop: gateway and page sockets closed, timers called off, the port free again."""
        self.interactions.close()
        self.world.threads.close()
        await self.gateway.close()
        await self._page.close()
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self._file:
            self._file.close()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @web.middleware
    async def _guard(self, request: web.Request, handler: WebHandler) -> web.StreamResponse:
        """Only requests that were meant for this host and port (a page elsewhere may rebind its name to us).

        Who opens a socket and is gone before it is open, as a page does when the program ends, is no fault of ours.
        """
        if request.headers.get("Host") not in own_hosts(self._port):
            return web.Response(status=403, text="wrong host")
        try:
            return await handler(request)
        except ConnectionError:
            return web.Response()  # nobody reads it

    # addresses

    @property
    def url(self) -> str:
        """The page's address, without a slash at the end."""
        return f"http://{HOST}:{self._port}"

    @property
    def token(self) -> str:
        """The bot's token, new in every sandbox."""
        return self.world.token

    def endpoints(self) -> dict[str, str]:
        """The addresses for a client: `api` (discord.http.Route.BASE), `gateway`
        (discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, as a yarl URL) and `cdn` (discord.Asset.BASE).
        """
        return {
            "api": self.url + API_PREFIX, "gateway": f"ws://{HOST}:{self._port}/gateway", "cdn": self.url + CDN_PREFIX,
        }  # fmt: skip
