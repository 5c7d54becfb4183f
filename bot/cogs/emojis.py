"""The tiles as emojis of the application: missing ones are uploaded slowly in the background."""

import asyncio
import logging
from collections.abc import Mapping

import discord

from bot.cogs.messages.delivery import ERRORS, Trouble, describe, trouble_of
from bot.cogs.presenter import Presenter
from bot.games.registry import GAMES
from rendering import emoji_names, tile_emojis

_log = logging.getLogger(__name__)


async def fill(client: discord.Client, presenter: Presenter, gap: float) -> None:
    """Learn which emojis the application has, and upload the others with `gap` seconds between.

    Words stand on the tiles until theirs are there; what Discord refuses is left to the next start.
    """
    try:
        for emoji in await client.fetch_application_emojis():
            presenter.emojis[emoji.name] = str(emoji)
    except ERRORS as error:
        _log.warning("the application's emojis cannot be read: %s", describe(error))
        return
    for game in GAMES:  # one at a time, since a worker that draws cannot be stopped
        for name, image in (await presenter.draw(_missing, game, presenter.emojis)).items():
            if not await _upload(client, presenter.emojis, name, image):
                return
            await asyncio.sleep(gap)


def _missing(game: str, known: Mapping[str, str]) -> dict[str, bytes]:
    """Draw the emojis of a game that the application lacks; none if they cannot be drawn."""
    try:
        if all(name in known for name in emoji_names(game)):
            return {}
        found = tile_emojis(game)
    except Exception:  # the emojis of one game must not keep those of others away
        _log.exception("the emojis of %s cannot be drawn", game)
        return {}
    return {name: image for name, image in found.items() if name not in known}


async def _upload(client: discord.Client, known: dict[str, str], name: str, image: bytes) -> bool:
    """Upload one; False if there is no use in going on."""
    try:
        known[name] = str(await client.create_application_emoji(name=name, image=image))
    except ERRORS as error:
        _log.warning("emoji %s cannot be uploaded: %s", name, describe(error))
        return trouble_of(error) is Trouble.BUSY
    return True
