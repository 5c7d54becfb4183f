"""Somebody who plays the deal of the day once, alone, by what stands in the private message."""

import asyncio
import random

from bot.sandbox import Sandbox
from bot.sandbox.errors import Json
from bot.sandbox.model import Channel, Message
from bot.views.messages import verbs
from tests.tools.load.players import Group, Measured, _read

_PLAYED = (verbs.ACT, verbs.READY)


class Solo(Group):
    """A person with one try at a game's deal, begun after some seconds; it is over when its result can be shared."""

    def __init__(
        self,
        box: Sandbox,
        channel: Channel,
        game: str,
        name: str,
        measured: Measured,
        seed: int,
        after: float,
    ) -> None:
        super().__init__(box, channel, game, [name], measured, seed, (game,))
        self.after, self.over = after, False

    async def play(self, gap: float) -> None:
        """Begin the deal, and play a move about every `gap` seconds until it is over."""
        person = self.people[0]
        await asyncio.sleep(self.after)
        self.matches += 1
        self.measured.matches[self.game] += 1
        await self._answered(
            lambda: person.command("daily", self.channel, game=self.game), person, verbs.DAILY
        )
        while not self.over:
            await asyncio.sleep(gap * self.rng.uniform(0.5, 1.5))
            await self._step()

    async def _step(self) -> None:
        person = self.people[0]
        page = self.panels.get(person)
        if page is None or any(_read(one).verb == verbs.DAILY_SHARE for one in page.buttons()):
            self.over = True
            return
        await self._press(person, page, _one_of(page, self.rng))


def _one_of(page: Message, rng: random.Random) -> Json:
    """A button that plays something, else one that shows more."""
    buttons = [one for one in page.buttons() if not one.get("disabled")]
    played = [one for one in buttons if _read(one).verb in _PLAYED]
    return rng.choice(played or [one for one in buttons if _read(one).verb == verbs.SHOW] or buttons)
