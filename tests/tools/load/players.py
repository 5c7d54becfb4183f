"""People who play one table after another as fast as they are told to, by what they see alone."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence

from bot.parts import verbs
from bot.parts.ids import IdError, Press, decode
from bot.play.pages.settings import VERBS
from bot.sandbox.errors import ClientRefusedError, Json
from bot.sandbox.interaction import Interaction
from bot.sandbox.model import Channel, Message
from tests.box import Actor, Sandbox, follow_up

_MOVES = (verbs.ACT, verbs.SELECT, verbs.RETURN)
_ANSWERED = (verbs.HAND, verbs.MENU, verbs.SETUP, verbs.RULES)  # on a board: what the clicker alone is shown
_PICKING = 0.3  # how often somebody picks something first where he could play at once


class Measured:
    """What players have seen: seconds from click to private answer, answers by kind with why some failed, and matches
    begun by game.
    """

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.answers: Counter[str] = Counter()
        self.failures: Counter[str] = Counter()
        self.matches: Counter[str] = Counter()

    def __str__(self) -> str:
        why = f" {dict(self.failures)}" if self.failures else ""
        return f"{dict(self.answers)}{why}; matches begun: {dict(self.matches)}"


class Group:
    """The people of one channel, who play one game after another."""

    def __init__(
        self,
        box: Sandbox,
        channel: Channel,
        game: str,
        names: list[str],
        measured: Measured,
        seed: int,
        games: Sequence[str],
        strong: int = 0,
    ) -> None:
        """Take the first game, those from which a later match is chosen, and how many strong computers play too."""
        self.strong, self.computers = strong, 0
        self.box, self.channel, self.measured = box, channel, measured
        self.games, self.game = games, game
        self.people = [box.person(name) for name in names]
        self.panels: dict[Actor, Message] = {}
        self.joined: set[Actor] = set()
        self.rng = random.Random(seed)
        self.matches = 0

    async def play(self, gap: float) -> None:
        """Open a table and play on, a click about every `gap` seconds, until cancelled."""
        await asyncio.sleep(gap * self.rng.random())
        await self._open()
        while True:
            await asyncio.sleep(gap * self.rng.uniform(0.5, 1.5))
            await self._act()

    async def _open(self) -> None:
        self.joined.clear()
        self.computers = 0
        person = self.people[0]
        await self._answered(lambda: person.command("play", self.channel, game=self.game), person, "play")

    async def _act(self) -> None:
        board = self._board()
        if board is None:
            return
        missing = [person for person in self.people[1:] if person not in self.joined]
        if missing and _button(board, verbs.JOIN) is not None:
            self.joined.add(missing[0])
            await self._click(missing[0], board, verbs.JOIN)
            return
        if self.computers < self.strong and _button(board, verbs.COMPUTER) is not None:
            await self._seat_computer(board)
            return
        for verb in (verbs.START, verbs.READY):
            if _button(board, verb) is not None:
                await self._click(self.people[0] if verb == verbs.START else self._any(), board, verb)
                self.measured.matches[self.game] += verb == verbs.START
                self.matches += verb == verbs.START
                return
        if _button(board, verbs.REMATCH) is not None:
            await self._again(board)
            return
        await self._move(board)

    async def _seat_computer(self, board: Message) -> None:
        """The host chooses strong players first, then seats one."""
        button, host = _button(board, verbs.COMPUTER), self.people[0]
        if button is not None and _read(button).words == ("strong",):
            self.computers += 1
            await self._press(host, board, button)
            return
        page = await self._click(host, board, verbs.SETUP)
        if page is not None and not _menu(page):  # where there are votes, it is on the next page
            page = await self._click(host, page, verbs.SETUP)
        if page is not None and (menu := _menu(page)):
            await self._answered(lambda: host.select(page, ["strong"], custom_id=menu), host, VERBS["computers"])
        self.panels.pop(host, None)

    async def _again(self, board: Message) -> None:
        """A match is over: some play the same again, others open another table in the same channel."""
        if len(self.games) == 1 or self.rng.random() < 0.5:
            self.joined.clear()
            await self._click(self.people[0], board, verbs.REMATCH)
            self.measured.matches[self.game] += 1
            self.matches += 1
        else:
            self.game = self.rng.choice(self.games)
            await self._open()

    def _any(self) -> Actor:
        return self.rng.choice(self.people)

    async def _move(self, board: Message) -> None:
        """Whoever has something to do does it; who has no panel opens one, and now and then one is opened anew."""
        person = next((person for person in self.people if self._moves(person)), None)
        if person is None:
            person = next((person for person in self.people if person not in self.panels), self._any())
            await self._click(person, board, verbs.HAND)
            return
        await self._press(person, self.panels[person], self._choice(self._moves(person)))

    def _choice(self, buttons: list[Json]) -> Json:
        acts = [button for button in buttons if _read(button).verb == verbs.ACT]
        return self.rng.choice(acts if acts and self.rng.random() > _PICKING else buttons)

    def _moves(self, person: Actor) -> list[Json]:
        panel = self.panels.get(person)
        if panel is None or panel.deleted or not panel.ephemeral:
            return []
        return [button for button in panel.buttons() if _read(button).verb in _MOVES and not button.get("disabled")]

    def _board(self) -> Message | None:
        boards = [m for m in self.box.messages(self.channel) if not m.ephemeral and m.buttons()]
        return boards[-1] if boards else None

    async def _click(self, person: Actor, message: Message, verb: str) -> Message | None:
        button = _button(message, verb)
        return None if button is None else await self._press(person, message, button)

    async def _press(self, person: Actor, message: Message, button: Json) -> Message | None:
        verb = _read(button).verb
        return await self._answered(lambda: person.click(message, custom_id=button["custom_id"]), person, verb)

    async def _answered(self, do, person: Actor, verb: str) -> Message | None:
        """Do something, and note how long its answer takes; answers the private message that came."""
        began = time.perf_counter()
        try:
            asked: Interaction = await do()
            answer = await asked.done()
            private = answer.message
            if answer.kind == "acknowledged" and verb in _ANSWERED:  # the click lends its token, and the answer follows
                private = await follow_up(asked)
        except ClientRefusedError:  # it went away while the finger came down
            return None
        self.measured.waits.append(time.perf_counter() - began)
        self.measured.answers[answer.kind] += 1
        if answer.kind == "failed":
            self.measured.failures[f"{verb}: {answer.reason}"] += 1
        if private is not None and private.ephemeral:
            self.panels[person] = private
            return private
        return None


def _read(button: Json) -> Press:
    try:
        return decode(button.get("custom_id", ""))
    except IdError:
        return Press("-", 0, "-")


def _menu(page: Message) -> str:
    """The id of the menu of how well computers play, "" where there is none."""
    ids = [menu["custom_id"] for menu in page.selects()]
    return next((menu_id for menu_id in ids if f":{VERBS['computers']}:" in menu_id), "")


def _button(message: Message, verb: str) -> Json | None:
    return next((b for b in message.buttons() if _read(b).verb == verb and not b.get("disabled")), None)
