"""Answers monitors by HTTP: `/live`, `/ready`, `/metrics`. Off unless a host sets an address."""

import asyncio
import os

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from bot.app.status.report import Collector
from bot.locales import DEFAULT, t

Address = tuple[str, int]
_LIBRARY = "prometheus_client"
_LONGEST_END = 1.0  # seconds that an answer under way has at the end
_MOST_CONNECTIONS = 16  # more are closed at once
_LONGEST_CONNECTION = 5.0  # seconds after which a connection is closed, whatever is under way


class HealthError(Exception):
    """The bot cannot listen at the address for monitors; `str` says why."""


class HealthPages:
    """A small server of three pages.

    `/live` answers 200 while the event loop runs, and 503 if the leases of a shared database could not be renewed for
    long; `/ready` 200 while the bot is logged in, and all shards that it is for are its own with their tables, and 503
    otherwise; `/metrics` the numbers of the report for Prometheus, 501 where its library is not installed.
    """

    def __init__(self, collector: Collector) -> None:
        self._collector = collector
        app = web.Application()
        app.add_routes(
            [web.get("/live", self._live), web.get("/ready", self._ready), web.get("/metrics", self._metrics)]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=_LONGEST_END)
        self._listening: asyncio.Server | None = None

    async def open(self, place: Address) -> None:
        """Begin to listen; HealthError if that place cannot be had."""
        await self._runner.setup()
        loop = asyncio.get_running_loop()
        try:
            self._listening = await loop.create_server(self._connection, *place, backlog=_MOST_CONNECTIONS)
        except OSError as error:
            raise HealthError(os.strerror(error.errno) if error.errno else str(error)) from None

    def _connection(self) -> asyncio.Protocol:
        """Return who answers a new connection. aiohttp has no limits of its own for connections and slow requests."""
        server = self._runner.server
        assert server is not None
        if len(server.connections) >= _MOST_CONNECTIONS:
            return _ClosedConnection()
        handler = server()
        asyncio.get_running_loop().call_later(_LONGEST_CONNECTION, _end, handler)
        return handler

    async def close(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.close()
        await self._runner.cleanup()

    async def _live(self, _: web.Request) -> web.Response:
        alive = self._collector.alive
        return web.Response(text="ok\n" if alive else "no database\n", status=200 if alive else 503)

    async def _ready(self, _: web.Request) -> web.Response:
        if self._collector.ready:
            return web.Response(text="ok\n")
        return web.Response(text="waiting\n" if self._collector.up else "starting\n", status=503)

    async def _metrics(self, _: web.Request) -> web.Response:
        try:
            from bot.app.status.metrics import CONTENT_TYPE, metrics
        except ModuleNotFoundError as error:
            if not (error.name or "").startswith(_LIBRARY):
                raise
            return web.Response(text=t(DEFAULT, "metrics-missing") + "\n", status=501)
        return web.Response(body=metrics(self._collector.report()), headers={"Content-Type": CONTENT_TYPE})


class _ClosedConnection(asyncio.Protocol):
    """A connection that is one too many."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.abort()


def _end(handler: RequestHandler) -> None:
    if isinstance(handler.transport, asyncio.Transport):
        handler.transport.abort()
