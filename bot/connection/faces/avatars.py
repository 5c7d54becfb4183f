"""Avatars from Discord's CDN: one file, small, once."""

import asyncio
import logging
from typing import Protocol

import aiohttp
from discord.asset import Asset

from rendering.photos import MOST_BYTES, PhotoError, read_photo
from storage.faces import FaceKey

_SIZE = 128  # pixels that are asked for
_PATIENCE = aiohttp.ClientTimeout(total=10)
_log = logging.getLogger(__name__)


class Fetch(Protocol):
    """Whatever gets a face, of somebody in a server, by its hash: a JPEG, b"" if it cannot be had."""

    async def __call__(self, key: FaceKey, hash_: str) -> bytes:
        """Get it; nothing is raised."""

    async def close(self) -> None:
        """Get nothing any more."""


class Avatars:
    """Fetches avatars, `at_once` at a time, with a session of its own: none of Discord's limits is used up."""

    def __init__(self, at_once: int = 4) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._session: aiohttp.ClientSession | None = None

    async def __call__(self, key: FaceKey, hash_: str) -> bytes:
        """Return a face, b"" if it cannot be had, whatever the reason; it is not asked for twice."""
        async with self._places:
            try:
                return await asyncio.to_thread(read_photo, await self._bytes(address(key, hash_)))
            except (aiohttp.ClientError, TimeoutError, OSError, PhotoError) as error:
                _log.info("no face: %s", error if isinstance(error, PhotoError) else type(error).__name__)
                return b""

    async def _bytes(self, url: str) -> bytes:
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=_PATIENCE, cookie_jar=aiohttp.DummyCookieJar())
        async with self._session.get(url, allow_redirects=False) as answer:
            if answer.status != 200:
                raise aiohttp.ClientResponseError(answer.request_info, answer.history, status=answer.status)
            data = b""
            async for part in answer.content.iter_any():
                data += part
                if len(data) > MOST_BYTES:
                    raise PhotoError("bytes")
            return data

    async def close(self) -> None:
        """End the session."""
        if self._session is not None:
            await self._session.close()


def address(key: FaceKey, hash_: str) -> str:
    """Return where an avatar lies: that of a server, or that of everywhere else; never an animated one."""
    whose = f"guilds/{key.guild}/users/{key.person}" if key.guild else ""
    path = f"{whose}/avatars" if whose else f"avatars/{key.person}"
    return f"{Asset.BASE}/{path}/{hash_}.png?size={_SIZE}"
