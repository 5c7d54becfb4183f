"""Somebody who plays the deal of the day once, alone, by what stands in the private message."""

import asyncio
import random

from bot.parts import verbs
from bot.sandbox.errors import Json
from bot.sandbox.model import Channel, Message
from tests.box import Sandbox
from tests.tools.load.players import Group, Measured, _read

_PLAYED = (verbs.ACT, verbs.READY)


class Solo(Group):
    """A person with one try at a game's deal, begun after some seconds; it is over when its result can be shared."""

    def __init__(
        self, box: Sandbox, channel: Channel, game: str, name: str, measured: Measured, seed: int, after: float
    ) -> None:
        super().__init__(box, channel, game, [name], measured, seed, (game,))
        self.after, self.over = after, False

    async def play(self, gap: float) -> None:
        """Begin the deal, and play a move about every `gap` seconds until it is over."""
        await asyncio.sleep(self.after)
        self.matches += 1
        self.measured.matches[self.game] += 1
        await self._begin()
        while not self.over:
            await asyncio.sleep(gap * self.rng.uniform(0.5, 1.5))
            await self._step()

    async def _step(self) -> None:
        """Play something; where nothing can be played, or the answer did not come, go back to the hand."""
        person = self.people[0]
        page = self.panels.get(person)
        if page is not None and any(_read(button).verb == verbs.DAILY_SHARE for button in page.buttons()):
            self.over = True
            return
        button = None if page is None else _one_of(page, self.rng)
        if page is None or button is None:
            await self._begin()
            return
        await self._press(person, page, button)

    async def _begin(self) -> None:
        person = self.people[0]
        await self._answered(lambda: person.command("daily", self.channel, game=self.game), person, verbs.DAILY)


def _one_of(page: Message, rng: random.Random) -> Json | None:
    """A button that plays something, else one that shows more; None if there is none."""
    buttons = [button for button in page.buttons() if not button.get("disabled")]
    played = [button for button in buttons if _read(button).verb in _PLAYED]
    choices = played or [button for button in buttons if _read(button).verb == verbs.SHOW]
    return rng.choice(choices) if choices else None
