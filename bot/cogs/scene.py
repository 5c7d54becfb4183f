"""From a table to the messages that show it: pictures are drawn by worker threads, everything else at once."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from bot.cogs.drawn import Drawn
from bot.cogs.looks import Looks
from bot.cogs.settings import Settings
from bot.tables import Snapshot
from bot.views.board import board, board_picture, turn_ping
from bot.views.look import Look
from bot.views.panel import panel, panel_picture
from bot.views.parts import Parts
from bot.views.steps import Step
from storage import StorageError

P = ParamSpec("P")
T = TypeVar("T")
_START = Step()
_log = logging.getLogger(__name__)


class Scene:
    """Makes the messages of tables. `locale` answers Discord's language of a guild by its id."""

    def __init__(
        self, looks: Looks, settings: Settings, locale: Callable[[int], str], threads: int = 2
    ) -> None:
        """Take how things look, what is set, and how many pictures may be drawn at once."""
        self._looks, self._settings, self._locale = looks, settings, locale
        self.drawn = Drawn()
        self._pool = ThreadPoolExecutor(threads, "pictures")

    def close(self) -> None:
        """End the worker threads; pictures that wait are not drawn any more."""
        self._pool.shutdown(cancel_futures=True)

    async def draw(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something slow on a worker thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, lambda: function(*args, **kwargs))

    async def public_look(self, guild: int, channel: int) -> Look:
        """Answer how messages for all in a channel look."""
        language = await self._settings.language(guild, channel, self._locale(guild))
        return self._looks.of(language, await self._settings.figures(guild))

    def private_look(self, locale: object) -> Look:
        """Answer how messages for one person look."""
        return self._looks.of(locale)

    async def look_in(self, guild: int, locale: object) -> Look:
        """Answer how messages for one person look in a guild, with its own names of figures."""
        try:
            return self._looks.of(locale, await self._settings.figures(guild))
        except StorageError as error:  # the usual names do as well
            _log.warning("no names of figures: %s", error)
            return self.private_look(locale)

    async def board(self, snapshot: Snapshot, waiting: str = "", told: int | None = None) -> Parts:
        """Make the public message of a table; told in words if the picture cannot be drawn.

        `told`: only so many of the events of this change, while the opening of a round is being told.
        """
        look = await self.public_look(snapshot.state.guild, snapshot.state.channel)
        if told is not None:
            return board(snapshot, look, told=told)
        return board(
            snapshot, look, picture=await self.picture(board_picture, snapshot, look), waiting=waiting
        )

    async def mention(self, snapshot: Snapshot) -> Parts | None:
        """Make the short message that mentions whose turn it is; None if it is nobody's, or not wanted here."""
        guild, channel = snapshot.state.guild, snapshot.state.channel
        if not await self._settings.mentions(guild, channel):
            return None
        return turn_ping(snapshot, await self.public_look(guild, channel))

    async def panel(
        self, snapshot: Snapshot, seat: int, locale: object, step: Step = _START, notice: str = ""
    ) -> Parts:
        """Make the hand panel of a seat."""
        look = await self.look_in(snapshot.state.guild, locale)
        picture = self.drawn.find(snapshot, seat, look, step.order)
        if picture is None:
            picture = await self.picture(panel_picture, snapshot, seat, look, step)
            if picture is not None:
                self.drawn.keep(snapshot, seat, look, step.order, picture)
        return panel(snapshot, seat, look, step=step, picture=picture, notice=notice)

    async def picture(
        self, function: Callable[P, bytes | None], *args: P.args, **kwargs: P.kwargs
    ) -> bytes | None:
        """Draw a picture on a worker thread; None if there is none, or if it cannot be drawn."""
        try:
            return await self.draw(function, *args, **kwargs)
        except Exception:  # a picture is never worth a move: the same is told in words
            _log.exception("a picture could not be drawn")
            return None
