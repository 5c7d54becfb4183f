"""People who play one table after another as fast as they are told to, by what they see alone."""

import asyncio
import random
import time
from collections import Counter

from bot.sandbox import Actor, Sandbox
from bot.sandbox.errors import ClientRefusedError
from bot.sandbox.model import Channel, Message
from bot.views import verbs
from bot.views.ids import IdError, Press, decode

_MOVES = (verbs.ACT, verbs.SELECT)


class Measured:
    """What players have seen: seconds from click to private answer, and answers by kind."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.answers: Counter[str] = Counter()


class Group:
    """The people of one channel, who play one game again and again."""

    def __init__(
        self, box: Sandbox, channel: Channel, game: str, names: list[str], measured: Measured, seed: int
    ) -> None:
        self.box, self.channel, self.game, self.measured = box, channel, game, measured
        self.people = [box.person(name) for name in names]
        self.panels: dict[Actor, Message] = {}
        self.joined: set[Actor] = set()
        self.rng = random.Random(seed)

    async def play(self, gap: float) -> None:
        """Open a table and play on, a click about every `gap` seconds, until cancelled."""
        await (await self.people[0].command("play", self.channel, game=self.game)).done()
        while True:
            await asyncio.sleep(gap * self.rng.uniform(0.5, 1.5))
            await self._act()

    async def _act(self) -> None:
        board = self._board()
        if board is None:
            return
        missing = [person for person in self.people[1:] if person not in self.joined]
        if missing and _button(board, verbs.JOIN) is not None:
            self.joined.add(missing[0])
            await self._click(missing[0], board, verbs.JOIN)
            return
        for verb in (verbs.START, verbs.READY, verbs.REMATCH):
            if _button(board, verb) is not None:
                await self._click(self.rng.choice(self.people), board, verb)
                return
        await self._move(board)

    async def _move(self, board: Message) -> None:
        """Whoever has something to do does it; who has no panel opens one, and now and then one is opened anew."""
        person = next((one for one in self.people if self._moves(one)), None)
        if person is None:
            person = next(
                (one for one in self.people if one not in self.panels), self.rng.choice(self.people)
            )
            await self._click(person, board, verbs.HAND)
            return
        await self._press(person, self.panels[person], self.rng.choice(self._moves(person)))

    def _moves(self, person: Actor) -> list[dict]:
        panel = self.panels.get(person)
        if panel is None or panel.deleted or not panel.ephemeral:
            return []
        return [
            button
            for button in panel.buttons()
            if _read(button).verb in _MOVES and not button.get("disabled")
        ]

    def _board(self) -> Message | None:
        found = [m for m in self.box.messages(self.channel) if not m.ephemeral and m.buttons()]
        return found[-1] if found else None

    async def _click(self, person: Actor, message: Message, verb: str) -> None:
        if (button := _button(message, verb)) is not None:
            await self._press(person, message, button)

    async def _press(self, person: Actor, message: Message, button: dict) -> None:
        began = time.perf_counter()
        try:
            answer = await (await person.click(message, custom_id=button["custom_id"])).done()
        except ClientRefusedError:  # it went away while the finger came down
            return
        self.measured.waits.append(time.perf_counter() - began)
        self.measured.answers[answer.kind] += 1
        if answer.message is not None and answer.message.ephemeral:
            self.panels[person] = answer.message


def _read(button: dict) -> Press:
    try:
        return decode(button.get("custom_id", ""))
    except IdError:
        return Press("-", 0, "-")


def _button(message: Message, verb: str) -> dict | None:
    return next((b for b in message.buttons() if _read(b).verb == verb and not b.get("disabled")), None)
