"""The tiles as emojis of the application: missing ones are uploaded slowly in the background."""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TypeVar

import discord
import msgspec

from bot.connection.delivery import ERRORS, Trouble, describe, patiently, trouble_of
from bot.games.registry import GAMES
from bot.play.messages.presenter import Presenter
from rendering import emoji_names, tile_emojis
from storage import Store

_REFUSED = "emojis-refused"  # the note of those that Discord does not want: name -> hash of the picture
_FULL = 30008  # the application has as many emojis as it may
_OTHERS = 60.0  # seconds between two looks at what another process has uploaded
_TRIES = 6  # of one emoji, each time with twice the pause
T = TypeVar("T")
_log = logging.getLogger(__name__)


class EmojiUploader:
    """Brings the application's emojis to what the games need, `gap` seconds between two uploads.

    Words stand on the tiles until theirs are there. The store remembers what Discord has refused.
    """

    def __init__(self, client: discord.Client, presenter: Presenter, store: Store, gap: float) -> None:
        self._client, self._presenter, self._store, self._gap = client, presenter, store, gap
        self._refused: dict[str, str] = {}

    async def run(self, uploads: bool = True) -> None:
        """Learn which emojis there are, and upload the others; one that Discord refuses stops no other.

        Without `uploads` another process does that, and what it has done is learnt from time to time.
        """
        if not uploads:
            names = {name for game in GAMES for name in emoji_names(game)}
            while await self._learn() and not names <= self._presenter.emojis.keys():  # noqa: ASYNC110
                await asyncio.sleep(_OTHERS)  # no event tells of what another process uploads
            return
        if not await self._learn():
            return
        self._refused = msgspec.json.decode(await self._store.get_meta(_REFUSED) or "{}", type=dict[str, str])
        for game in GAMES:  # one at a time, since a worker that draws cannot be stopped
            images = await self._presenter.draw(_missing, game, self._presenter.emojis, self._refused)
            for name, image in images.items():
                if not await self._upload(name, image):
                    return
                await asyncio.sleep(self._gap)

    async def _learn(self) -> bool:
        """Return True if the emojis that the application has could be read; they are noted."""
        try:
            emojis = await self._patiently(self._client.fetch_application_emojis, "reading the application's emojis")
        except ERRORS:
            return False
        self._presenter.emojis.update({emoji.name: str(emoji) for emoji in emojis})
        return True

    async def _upload(self, name: str, image: bytes) -> bool:
        """Return True if there is use in going on: one emoji was uploaded, or given up. Not if no more fit.

        One that is refused is there already, or is not wanted.
        """
        try:
            create = partial(self._client.create_application_emoji, name=name, image=image)
            self._presenter.emojis[name] = str(await self._patiently(create, f"uploading emoji {name}"))
        except ERRORS as error:
            if trouble_of(error) is Trouble.BUSY:
                return True
            if trouble_of(error) is not Trouble.REFUSED or getattr(error, "code", 0) == _FULL:
                return False
            if await self._learn() and name not in self._presenter.emojis:
                self._refused[name] = _mark(image)
                await self._store.set_meta(_REFUSED, msgspec.json.encode(self._refused).decode())
        return True

    async def _patiently(self, ask: Callable[[], Awaitable[T]], action: str) -> T:
        """Ask Discord, again with growing pauses while it is busy. Raises its last error."""

        async def ask_once() -> T:
            try:
                return await ask()
            except ERRORS as error:
                _log.warning("%s failed: %s", action, describe(error))
                raise

        return await patiently(ask_once, [self._gap * 2**attempt for attempt in range(_TRIES - 1)])


def _missing(game: str, emojis: Mapping[str, str], refused: Mapping[str, str]) -> dict[str, bytes]:
    """Draw the emojis of a game that the application lacks; none if they cannot be drawn.

    One that was refused comes again when it is drawn in another way.
    """
    try:
        if emojis.keys() >= {*emoji_names(game)}:
            return {}
        images = tile_emojis(game)
    except Exception:  # the emojis of one game must not keep those of others away
        _log.exception("the emojis of %s cannot be drawn", game)
        return {}
    return {name: image for name, image in images.items() if name not in emojis and refused.get(name) != _mark(image)}


def _mark(image: bytes) -> str:
    return hashlib.sha256(image).hexdigest()[:16]
