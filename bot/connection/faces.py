"""People's faces: fetched from Discord in the background, and kept for pictures."""

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from math import inf

import aiohttp
import discord
from discord.asset import Asset

from bot.connection.service import Recent, broken_off
from bot.games.drawn import Portrait
from rendering.photos import MOST_BYTES, PhotoError, read_photo
from storage.faces import FaceFile, FaceFiles, FaceKey

_SIZE = 128  # pixels that are asked for
_PATIENCE = aiohttp.ClientTimeout(total=10)
_log = logging.getLogger(__name__)


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
    path = f"guilds/{key.guild}/users/{key.person}/avatars" if key.guild else f"avatars/{key.person}"
    return f"{Asset.BASE}/{path}/{hash_}.png?size={_SIZE}"


_HASH = re.compile(r"[A-Za-z0-9_]{1,64}")
_KNOWN = 10_000  # hashes that are remembered
_KEPT = 512  # faces of some 6 KiB that are kept in memory
_UNDER_WAY = 64  # faces that may be waited for; more are asked for another time
_DAY = 86400.0  # between two requests for one face


class Gallery:
    """The faces of people. `files` keeps them, and without there are none; `now` is seconds since 1970."""

    def __init__(self, files: FaceFiles | None, fetch: Avatars, now: Callable[[], float]) -> None:
        self._files, self._fetch, self._now, self._closed = files, fetch, now, False
        self._asked_at: Recent[tuple[FaceKey, str], float] = Recent(_KNOWN)
        self._hashes: Recent[FaceKey, str] = Recent(_KNOWN)
        self._portraits: Recent[FaceKey, Portrait] = Recent(_KEPT)
        self._under_way: dict[FaceKey, asyncio.Task[None]] = {}

    def note(self, person: discord.User | discord.Member, guild: int) -> None:
        """Remember which avatars somebody has who acts in a server."""
        if self._files is None:
            return
        here: Asset | None = getattr(person, "guild_avatar", None)
        # 0: everywhere, and so where something happens in no server
        for place, avatar in {guild: here, 0: person.avatar}.items():
            key, hash_ = FaceKey(person.id, place), "" if avatar is None else avatar.key
            self._hashes[key] = hash_ if _HASH.fullmatch(hash_) else ""

    async def of(self, guild: int, people: Iterable[int], *, fetching: bool = True) -> Mapping[int, Portrait]:
        """Return the faces that are here, by person; others of whom an avatar is known are asked for, if `fetching`."""
        if self._files is None:
            return {}
        faces: dict[int, Portrait] = {}
        for person in people:
            for key in dict.fromkeys((FaceKey(person, guild), FaceKey(person, 0))):
                if person not in faces and (face := await self._find(key, fetching)) is not None:
                    faces[person] = face
        return faces

    async def _find(self, key: FaceKey, fetching: bool) -> Portrait | None:
        """Return a face if it is here and still the person's; else begin to fetch it."""
        assert self._files is not None
        wanted, kept = self._hashes.get(key), self._files.find(key)
        if wanted == "":  # the person has no face any more
            if kept is not None:
                self._portraits.pop(key, None)
                await asyncio.to_thread(self._files.drop, *key)
            return None
        if kept is not None and wanted in (None, kept.hash):
            if kept.size:
                return await self._read(key, kept)
            if self._now() - kept.used < _DAY:
                return None
        if wanted and fetching:
            self._begin(key, wanted)
        return None

    async def _read(self, key: FaceKey, kept: FaceFile) -> Portrait | None:
        """Return a face from memory, else from the disk; once a day from the disk, which notes that it is used."""
        assert self._files is not None
        portrait = self._portraits.get(key)
        if portrait is None or portrait.key != kept.hash or self._now() - kept.used > _DAY:
            data = await asyncio.to_thread(self._files.read, key)
            if not data:
                return None
            portrait = self._portraits[key] = Portrait(kept.hash, data)
        self._portraits.move_to_end(key)
        return portrait

    def _begin(self, key: FaceKey, hash_: str) -> None:
        """Ask for a face, unless it was asked for today, or too many are under way."""
        last = self._asked_at.get((key, hash_), -inf)
        if key in self._under_way or len(self._under_way) >= _UNDER_WAY or self._now() - last < _DAY:
            return
        self._asked_at[key, hash_] = self._now()
        task = self._under_way[key] = asyncio.create_task(self._bring(key, hash_), name="face")
        task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _bring(self, key: FaceKey, hash_: str) -> None:
        """Fetch a face and keep it, unless its person was forgotten meanwhile, or has another."""
        assert self._files is not None
        data = await self._fetch(key, hash_)
        await asyncio.to_thread(
            self._files.keep, key, hash_, data, lambda: self._hashes.get(key) == hash_ and not self._closed
        )

    def has(self, person: int) -> bool:
        """Return True if a face of a person is kept."""
        return self._files is not None and self._files.has(person)

    async def forget(self, person: int) -> None:
        """Delete all faces of a person, and forget which avatars there were."""
        self._hashes.drop(lambda key: key.person == person)
        self._portraits.drop(lambda key: key.person == person)
        self._asked_at.drop(lambda key: key[0].person == person)
        if self._files is not None:
            await asyncio.to_thread(self._files.drop, person)

    async def clear(self) -> None:
        """Delete all faces: who is forgotten while others' processes have the tables is not told of here."""
        self._hashes.clear()
        self._portraits.clear()
        self._asked_at.clear()
        if self._files is not None:
            await asyncio.to_thread(self._files.drop)

    async def tidy(self) -> None:
        """Delete once a day what nobody has looked at for too long; it goes on until it is cancelled."""
        while self._files is not None:
            await asyncio.sleep(_DAY)
            await asyncio.to_thread(self._files.tidy)

    async def settled(self) -> None:
        """Return when every face that was asked for is here, or will not come."""
        if self._under_way:
            await asyncio.wait(self._under_way.values())

    async def close(self) -> None:
        """Wait for nothing any more."""
        self._closed = True
        await broken_off(self._under_way.values())
        await self._fetch.close()
