"""Pointing discord.py at another host than Discord's, for as long as a `with` lasts."""

from collections.abc import Iterator
from contextlib import contextmanager

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.cogs.config import Endpoints


@contextmanager
def endpoints(place: Endpoints | None) -> Iterator[None]:
    """Let every client of this process talk to `place` inside the `with`; None leaves Discord's own addresses.

    discord.py keeps them as class attributes, so two places at once in one process cannot be had.
    """
    if place is None:
        yield
        return
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = place.api, URL(place.gateway), place.cdn
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
