"""The tiles as emojis of the application: missing ones are uploaded slowly in the background."""

import asyncio
import logging

import discord

from bot.cogs.answer import describe
from bot.cogs.looks import Looks
from bot.cogs.scene import Scene
from bot.cogs.trouble import ERRORS, Trouble, trouble_of
from bot.games.registry import GAMES
from rendering import emoji_name, tile_emojis
from rendering.halves import faces_of

_log = logging.getLogger(__name__)


async def fill(client: discord.Client, looks: Looks, scene: Scene, gap: float) -> None:
    """Learn which emojis the application has, and upload the others with `gap` seconds between.

    Words stand on the tiles until theirs are there; what Discord refuses is left to the next start.
    """
    try:
        for emoji in await client.fetch_application_emojis():
            looks.emojis[emoji.name] = str(emoji)
    except ERRORS as error:
        _log.warning("the application's emojis cannot be read: %s", describe(error))
        return
    for game in GAMES:  # one at a time, since a worker that draws cannot be stopped
        for name, image in (await scene.draw(_missing, game, looks)).items():
            if not await _upload(client, looks, name, image):
                return
            await asyncio.sleep(gap)


def _missing(game: str, looks: Looks) -> dict[str, bytes]:
    """Draw the emojis of a game that the application lacks; none if they cannot be drawn."""
    try:
        if all(emoji_name(game, tile) in looks.emojis for tile in faces_of(game).tiles):
            return {}
        found = tile_emojis(game)
    except Exception:  # the emojis of one game must not keep those of others away
        _log.exception("the emojis of %s cannot be drawn", game)
        return {}
    return {name: image for name, image in found.items() if name not in looks.emojis}


async def _upload(client: discord.Client, looks: Looks, name: str, image: bytes) -> bool:
    """Upload one; False if there is no use in going on."""
    try:
        looks.emojis[name] = str(await client.create_application_emoji(name=name, image=image))
    except ERRORS as error:
        _log.warning("emoji %s cannot be uploaded: %s", name, describe(error))
        return trouble_of(error) is Trouble.BUSY
    return True
