"""A sandbox and the real bot in it, with people who click on what they see. Nothing here knows the bot's inside."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.app.client import Boneyard
from bot.app.serve import serve
from bot.connection.config import Config, Endpoints, Pace
from bot.parts import verbs
from bot.players.thinking import Budget
from bot.sandbox.model import Channel, Message
from bot.tables import Luck, TableConfig
from storage import Place
from tests.box import Actor, Interaction, ManualClock, Modal, Response, Sandbox, follow_up

PACE = Pace(  # a machine that is busy makes no answer late
    hurry=3600.0,
    identify_gap=0.0,
    guilds_wait=0.01,
    retry=(0.0, 0.0, 0.0, 1.0),
    lost=(0.0, 3600.0),
    emoji_gap=0.0,
    talk_gap=60.0,
    opening_gap=0.0,
    turning=0.0,
    par=0.0,
    night_gap=0.0,
)
CALLS = {"Don't call me", "Not now"}  # on messages beside a lobby
CONTROLS = {"Back", "Previous", "Next", "I'm back", "Ready", "Play again", "Menu", "Help", "My hand"} | {
    "Sort by number",
    "Sort by colour",
    "Resume",
    "Help me",
    "Do it",
    "Call UNO",
    "UNO! ✓",
    "Agree",
    "No",
}


SHEET = BytesIO()
Image.new("1", (1200, 764)).save(SHEET, "PNG")


def draw_blank(*_: object) -> bytes:
    """Return a sheet with nothing on it, in place of a table or a hand."""
    return SHEET.getvalue()


class Clock:
    """One time for the sandbox and the tables; what is due already is done at once."""

    def __init__(self, manual: ManualClock) -> None:
        self._manual = manual
        self.jumped = 0.0  # seconds by which somebody has set the machine's clock

    @property
    def steady(self) -> "Clock":
        return Clock(self._manual)

    def now(self) -> float:
        return self._manual.time() + self.jumped

    def call_at(self, when: float, callback: Callable[[], None]):
        if when <= self.now():
            return asyncio.get_running_loop().call_soon(callback)
        return self._manual.call_later(when - self.now(), callback)


class World:
    """The sandbox, the people in it, and one process of the bot at a time.

    People's faces are off unless they are asked for: the first pictures of a table come without them.
    """

    def __init__(
        self,
        store: Place,
        box: Sandbox,
        clock: ManualClock,
        *,
        beside: Path | None = None,
        tiles: str = "words",
        luck: str = "",
        **config,
    ) -> None:
        self.box, self.clock, self.store, self.beside = box, clock, store, beside
        self.machine = Clock(clock)
        self._chance = Luck.fixed(luck)
        endpoints = Endpoints(**box.endpoints())
        tables = TableConfig(computer_delay=0.0, reaction=0.0, catch_grace=0.0, retry=0.0, thought=Budget(10))
        self.config = Config(
            tiles=tiles, tables=tables, endpoints=endpoints, **{"pace": PACE, "faces": "off", **config}
        )
        self.bot: Boneyard | None = None
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start the bot, and wait until it is ready."""
        self._stop = asyncio.Event()
        ready: asyncio.Future[Boneyard] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(
            serve(
                self.config,
                self.box.token,
                self.store,
                beside=self.beside,
                ready=ready.set_result,
                stop=self._stop,
                clock=self.machine,
                chance=self._chance,
            )
        )
        await asyncio.wait([self._task, ready], return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            self._task.result()
        self.bot = ready.result()
        self._listen(self.bot)

    def _listen(self, bot: Boneyard) -> None:
        """Let those who wait by `box.until` look again when something has happened inside the bot, too."""
        send, publish, wake = bot.tables.send, bot.messenger.publish, self.box.world.changes.wake

        async def send_and_wake(*args):
            try:
                return await send(*args)
            finally:
                wake()

        def publish_and_wake(snapshot):
            publish(snapshot)
            asyncio.get_running_loop().call_soon(wake)

        bot.tables.send, bot.messenger.publish = send_and_wake, publish_and_wake

    async def stop(self) -> None:
        """End the bot cleanly."""
        if self._task is not None:
            self._stop.set()
            await self._task
            self._task, self.bot = None, None

    async def restart(self) -> None:
        """End the bot, and start another one on the same store."""
        await self.stop()
        await self.start()

    def set_clock(self, by: float) -> None:
        """Set the clock of the bot's machine by so many seconds; the sandbox has one of its own."""
        self.machine.jumped += by
        self.bot.tables.clock_moved(by)

    async def settled(self) -> None:
        """Wait until the bot has done all that was asked, and shown it where it can be."""
        bot = self.bot
        await bot.dispatcher.settled()
        for _ in range(2):  # what one shows may move another
            for service in bot.feature_services:
                await service.settled()
            # A panel that follows no longer may have somebody called. A result that is shown is thought about, and
            # shown once more.
            for part in (bot.panels, bot.pages, bot.messenger, bot.turning, bot.messenger):
                await part.settled()

    # what people see

    def boards(self, channel: Channel | None = None) -> list[Message]:
        """The public messages of tables, oldest first; those that only call somebody are none."""
        messages = [m for m in self.box.messages(channel) if not m.ephemeral and m.buttons()]
        return [m for m in messages if m.labels() != ["My hand"] and not {*m.labels()} & CALLS]

    def board(self, channel: Channel | None = None) -> Message:
        return self.boards(channel)[-1]

    async def board_when(self, holds: Callable[[Message], object], channel: Channel | None = None) -> Message:
        """Wait until the newest board meets the condition, and return it."""
        await self.box.until(lambda: self.boards(channel) and holds(self.board(channel)))
        return self.board(channel)

    async def wait_for_text(self, text: str, channel: Channel | None = None) -> None:
        """Wait until a public message, with buttons or without, contains the text."""
        await self.box.until(lambda: any(text in m.text for m in self.box.messages(channel) if not m.ephemeral))

    # what people do

    async def lobby(
        self, *names: str, channel: Channel | None = None, game: str = "", computers: int = 0, **options: str
    ) -> list[Actor]:
        """Open a lobby, let people join, and set options; answers the people, the host first."""
        people = [self.box.person(name) for name in names]
        channel = channel or self.box.table
        await self.answered(await people[0].command("play", channel, **({"game": game} if game else {})))
        await self.seated(1, channel)
        page = await self.options(people[0], channel) if options else None
        for key, value in options.items():
            await self.choose(people[0], page, f" {key} ", value)
        for person in people[1:]:
            await self.answered(await person.click(self.board(channel), "Join"))
        for seats in range(len(names), len(names) + computers):
            await self.seated(seats, channel)
            await self.answered(await people[0].click(self.board(channel), "+ Computer"))
        await self.seated(len(names) + computers, channel)
        return people

    async def seated(self, seats: int, channel: Channel | None = None) -> Message:
        """Wait until the lobby shows so many seats that are taken."""
        return await self.board_when(lambda m: "+ Computer" in m.labels() and seats_of(m) == seats, channel)

    async def options(self, person: Actor, channel: Channel | None = None) -> Message:
        """The options of the lobby, as that person sees them."""
        return (await self.answered(await person.click(self.board(channel), emoji="⚙️"), "message")).message

    async def cut_form(self, person: Actor, board: Message | None = None) -> Modal:
        """Press "Cut": on the board between rounds, in a lobby on the page of fair play."""
        page = board or self.board()
        if "Cut" not in page.labels():
            page = await self.options(person)
            await self.answered(await person.click(page, "Fair play"), "update")
        return (await self.answered(await person.click(page, "Cut"), "modal")).modal

    async def question(self, person: Actor, label: str, channel: Channel | None = None) -> Message:
        """Press a button of the table's menu that asks for confirmation, and return the question."""
        menu = (await self.answered(await person.command("table", channel), "message")).message
        return (await self.answered(await person.click(menu, label), "update")).message

    async def leave(self, person: Actor) -> None:
        """Leave the match by the table's menu."""
        question = await self.question(person, "Leave the match")
        await self.answered(await person.click(question, "Yes, leave"), "update")

    async def end_table(self, person: Actor, channel: Channel | None = None) -> None:
        """End the table by its menu."""
        question = await self.question(person, "End the table", channel)
        await self.answered(await person.click(question, "Yes, end it"), "update")

    async def to_bottom(self, person: Actor, channel: Channel | None = None) -> Interaction:
        """Have the board posted again, from the table's menu."""
        menu = (await self.answered(await person.command("table", channel), "message")).message
        return await person.click(menu, "Bring to the bottom")

    async def mine(self, person: Actor, tab: str = "", channel: Channel | None = None) -> Message:
        """Open /mine, and there the page of a button."""
        page = (await self.answered(await person.command("mine", channel), "message")).message
        if tab and tab in page.labels():
            await self.answered(await person.click(page, tab), "update")
        return page

    async def my_data(self, person: Actor, channel: Channel | None = None) -> Response:
        """Press "Send me my data", and return the answer with the file."""
        page = await self.mine(person, "My data", channel)
        return await self.answered(await person.click(page, "Send me my data"), "message")

    async def delete_question(self, person: Actor, channel: Channel | None = None) -> Message:
        """Press "Delete my data…", and return the page with the question."""
        page = await self.mine(person, "My data", channel)
        await self.answered(await person.click(page, "Delete my data…"), "update")
        return page

    async def delete_data(self, person: Actor, channel: Channel | None = None) -> Message:
        """Delete a person's data, and return the page that says so."""
        page = await self.delete_question(person, channel)
        await self.answered(await person.click(page, "Yes, delete it"), "update")
        return page

    async def pick(self, person: Actor, page: Message, verb: str, *values: object) -> None:
        """Choose in the menu of a page that has this verb."""
        menu = next(menu for menu in page.selects() if f":{verb}:" in menu["custom_id"])
        await self.answered(await person.select(page, values, custom_id=menu["custom_id"]), "update")

    async def quiet_hours(self, person: Actor, page: Message, hours: str, zone: str = "UTC") -> None:
        """Write quiet hours into the form of the page of calls and turns."""
        form = (await self.answered(await person.click(page, "Quiet hours…"), "modal")).modal
        await self.answered(await person.submit(form, {"text": hours, "zone": zone}))

    async def choose(self, person: Actor, page: Message, part: str, value: str) -> None:
        """Choose in the menu whose id has that part, turning pages until it is found."""
        while "Back" in page.labels():
            await self.answered(await person.click(page, "Back"), "update")
        while (menu := next((m for m in page.selects() if part in m["custom_id"]), None)) is None:
            turn = "Next" if "Next" in page.labels() else "More options"
            await self.answered(await person.click(page, turn), "update")
        await self.answered(await person.select(page, [value], custom_id=menu["custom_id"]), "update")

    async def choose_game(self, person: Actor, game: str) -> Response:
        """Choose a game in the lobby's menu."""
        board = self.board()
        menu = next(m for m in board.selects() if ":game" in m["custom_id"])
        return await self.answered(await person.select(board, [game], custom_id=menu["custom_id"]))

    async def match(self, *names: str, **options) -> "Table":
        """Start a match, and open everybody's hand."""
        people = await self.lobby(*names, **options)
        return await self.begin(people, options.get("channel"))

    async def begin(self, people: Sequence[Actor], channel: Channel | None = None) -> "Table":
        await self.answered(await people[0].click(self.board(channel), "Start"))
        await self.board_when(lambda m: "My hand" in m.labels(), channel)
        table = Table(self, people, channel or self.box.table)
        for person in people:
            await table.open_hand(person)
        return table

    def repost(self) -> None:
        """Have the board posted anew by the bot itself, as when the talk has carried it away."""
        (snapshot,) = self.bot.tables.all()
        self.bot.messenger.repost(snapshot)

    def take_back_tokens(self, channel: Channel | None = None) -> None:
        """Let the clicks on the board be too old to change it by: it is changed as the bot may in the channel."""
        self.box.faults.refuse_clicks(self.board(channel))

    async def let_go(self, person: Actor) -> None:
        """Let the person's open pages stay as they are, as when their tokens are too old to change them by."""
        await self.settled()
        self.bot.pages.forget(person.id)
        self.bot.panels.forget(person.id)
        for table in self.bot.tables.all():  # a player whose hand follows no longer may be called
            self.bot.messenger.look_again(table.id)
        await self.bot.messenger.settled()

    async def record_of(self, person: Actor, channel: Channel | None = None) -> Message:
        """Press **Record** under the replay of the channel's last match; the file, or why there is no replay."""
        page = (await self.answered(await person.command("replay", channel), "message")).message
        if "Record" not in page.labels():
            return page
        return (await self.answered(await person.click(page, "Record"), "message")).message

    async def fair_play(self, person: Actor, channel: Channel | None = None) -> Message:
        """Open **Fair play** in the menu of the channel's table."""
        menu = (await self.answered(await person.click(self.board(channel), "Menu"), "message")).message
        await self.answered(await person.click(menu, "Fair play"), "update")
        return menu

    async def private_answer(self, interaction: Interaction) -> Message:
        """Wait for the private message of a command, which comes after the answer if that is the board."""
        answer = await self.answered(interaction, "message")
        return answer.message if answer.message.ephemeral else await follow_up(interaction)

    async def answered(self, interaction: Interaction, *kinds: str) -> Response:
        """Wait for the answer; it must not have failed.

        A click on a board is acknowledged without a word, and what it shows follows.
        """
        answer = await interaction.done()
        assert answer.kind != "failed", answer.reason
        if answer.kind == "acknowledged" and "message" in kinds:
            answer = Response("message", await follow_up(interaction))
        elif answer.kind == "acknowledged" and not kinds and self.bot is not None:
            await self.settled()
            if interaction.followups:
                answer = Response("message", interaction.followups[-1])
        if kinds:
            assert answer.kind in kinds
        return answer


def count(world: World, method: str, part: str) -> int:
    """How many requests of this method came for routes with such a part."""
    return sum(method in r.method and part in r.template for r in world.box.requests)


def answered_with(world: World, status: int) -> int:
    """How many requests got this status."""
    return sum(r.status == status for r in world.box.requests)


def words_of(message: Message) -> str:
    """Return the text of a message, with the descriptions of its pictures."""
    return "\n".join([message.text, *(picture.description or "" for picture in message.attachments)])


def seats_of(lobby: Message) -> int:
    """Return how many seats of a lobby are taken, by the description of its picture."""
    description = lobby.attachments[0].description if lobby.attachments else ""
    return len(re.findall(r"\b[1-6]\. ", description or ""))


def piece_ids(panel: Message) -> dict[str, str]:
    """The custom ids of the buttons by which pieces are picked or put back, by their handles."""
    matches = (re.search(r" (?:on|off) (\S+)$", button.get("custom_id", "")) for button in panel.buttons())
    return {match[1]: match.string for match in matches if match}


async def tap(world: World, person: Actor, panel: Message, *pieces: str) -> None:
    """Pick pieces by their buttons, of twins whichever is not picked."""
    for piece in pieces:
        free = {handle: custom_id for handle, custom_id in piece_ids(panel).items() if f" on {handle}" in custom_id}
        custom_id = next(custom_id for handle, custom_id in free.items() if handle.partition("/")[0] == piece)
        await world.answered(await person.click(panel, custom_id=custom_id), "update")


class Table:
    """A table in play, through the eyes of its players."""

    def __init__(self, world: World, people: Sequence[Actor], channel: Channel) -> None:
        self.world, self.people, self.channel = world, list(people), channel
        self.panels: dict[Actor, Message] = {}
        self.clicks = 0

    @property
    def board(self) -> Message:
        return self.world.board(self.channel)

    async def open_hand(self, person: Actor, called: Message | None = None) -> Message:
        """Press "My hand" under the table, or under the message by which the person was `called`."""
        click = await person.click(called or self.board, "My hand")
        self.panels[person] = (await self.world.answered(click, "message")).message
        return self.panels[person]

    def choices(self, person: Actor) -> list[str]:
        """The moves that the person is offered, as labels."""
        panel = self.panels.get(person)
        if panel is None or panel.deleted:
            return []
        moves = [button for button in panel.buttons() if f":{verbs.WHY}:" not in button.get("custom_id", "")]
        return [label for button in moves if (label := button.get("label", "")) not in CONTROLS]

    def mover(self) -> Actor | None:
        """Who sees that it is his turn, and buttons for it."""
        for person in self.people:
            panel = self.panels.get(person)
            if panel and "It's your turn" in panel.text and self.choices(person):
                return person
        return None

    @property
    def between(self) -> bool:
        return "Ready" in self.board.labels()

    @property
    def over(self) -> bool:
        return "Replay" in self.board.labels()

    async def wait(self) -> str:
        """Wait until somebody can do something; answers `move`, `between` or `over`."""

        def state() -> str:
            if not self.world.boards(self.channel):
                return ""
            if self.over:
                return "over"
            if self.between:
                return "between"
            return "move" if self.mover() else ""

        await self.world.box.until(state)
        return state()

    async def press(self, person: Actor, label: str) -> Response:
        """Press a button of the person's hand, once it is there: hands follow what others do."""
        self.clicks += 1
        await self.world.box.until(lambda: label in self.panels[person].labels())
        return await self.world.answered(await person.click(self.panels[person], label), "update")

    async def tap(self, person: Actor, *pieces: str) -> None:
        """Pick pieces of the person's hand, one press each."""
        self.clicks += len(pieces)
        await tap(self.world, person, self.panels[person], *pieces)

    async def move(self, rng: random.Random) -> Actor:
        """Let the player in turn press a random button, and further ones as long as they only ask for more."""
        person = self.mover()
        assert person is not None
        while True:
            label = rng.choice(self.choices(person))
            await self.press(person, label)
            if not label.endswith("…"):
                return person

    async def ready(self) -> None:
        """Let everybody be ready for the next round."""
        for person in self.people:
            if self.between:
                await self.world.answered(await person.click(self.board, "Ready"))
        await self.world.box.until(lambda: not self.between)

    async def play(self, rng: random.Random, moves: int = 10_000) -> int:
        """Play on until the match is over, or for so many moves; answers how many there were."""
        done = 0
        while done < moves and (state := await self.wait()) != "over":
            if state == "between":
                await self.ready()
            else:
                await self.move(rng)
                done += 1
        return done
