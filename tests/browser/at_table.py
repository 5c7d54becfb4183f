"""Playing at a table in the sandbox's page as its reader does: by the words on buttons and messages.

`AtTable` is one tab in which somebody is one person after the other. Nothing waits for the clock: after each click that
what it must lead to is awaited.
"""

import asyncio
import contextlib
import re
from typing import TYPE_CHECKING, Literal

from playwright.async_api import expect

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

PATIENCE = 90_000  # milliseconds; on a busy machine a computer player and the pictures take some seconds
_CHOICE = re.compile(r"^\d+([XY]| · .*)?$|^Pass$")  # the number of a tile, and the end where it goes
Over = Literal["round", "match"]


class AtTable:
    """A tab of the page, and what one does there. `offered` has what the hands offered: `tile`, `end`, `pass`."""

    def __init__(self, page: "Page", *people: str) -> None:
        """Take a tab; `people` are those who sit at the table as persons, the host first."""
        self.page, self.people = page, people
        self.me = ""
        self.offered: set[str] = set()
        messages = page.locator("#message-list article")
        private = page.get_by_text("Only you can see this")
        on_table = page.get_by_role("button", name=re.compile("^(Join|Menu|Play again)$"))
        self.board = messages.filter(has_not=private, has=on_table)
        self.picture = self.board.locator(".picture img")
        self.hand = messages.filter(has=private).filter(has=page.get_by_role("button", name="Menu", exact=True))

    async def arrive(self, url: str) -> None:
        """Open the page; one is the first of its persons, in #table."""
        self.page.set_default_timeout(PATIENCE)
        await self.page.goto(url)
        await self.composer.wait_for()

    @property
    def composer(self) -> "Locator":
        """The box for messages and commands."""
        return self.page.get_by_role("combobox", name="Message #table")

    async def hit(self, control: "Locator") -> None:
        """Press a button or follow a link."""
        await control.click()

    async def write(self, text: str) -> None:
        """Type into the message box."""
        await self.composer.focus()
        await self.page.keyboard.type(text)

    async def be(self, name: str) -> None:
        """Become a person."""
        if name != self.me:
            await self.hit(self.page.get_by_role("link", name=re.compile(f"^(Be|You are) {name}")))
            await expect(self.page.get_by_role("link", name=f"You are {name}")).to_be_visible()
            self.me = name

    async def command(self, text: str, **options: str) -> None:
        """Type a command, and the beginnings of its options' values, taking what is proposed first."""
        await self.write(text)
        await self.page.keyboard.press("Enter")
        for option, value in options.items():
            await self.hit(self.page.get_by_role("button", name=f"Add option {option}"))
            await self.page.keyboard.type(value)
            proposed = self.page.get_by_role("option").first
            await expect(proposed).to_contain_text(re.compile(value, re.IGNORECASE))
            await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def open(self, computers: int = 0, game: str = "classic") -> None:
        """Open a table as the host; the others come in, then so many computer players."""
        await self.be(self.people[0])
        await self.command("/play", game=game)
        await self.sees(f"1. {self.people[0]}, host")
        for number, name in enumerate(self.people[1:], 2):
            await self.be(name)
            await self.press("Join")
            await self.sees(f"{number}. {name}")
        await self.be(self.people[0])
        for number in range(len(self.people) + 1, len(self.people) + 1 + computers):
            await self.press("+ Computer")
            await self.sees(rf"{number}\. [\w ]+, computer")

    async def sees(self, pattern: str) -> None:
        """Wait until the table's picture shows something, as its description tells it (a regular expression)."""
        await expect(self.picture).to_have_attribute("alt", re.compile(pattern), timeout=PATIENCE)

    async def start(self) -> None:
        """Start the match as its host, whose hand that opens, and let the others look at theirs."""
        await self.be(self.people[0])
        await self.press("Start")
        await expect(self.board.get_by_role("button", name="Menu")).to_be_visible(timeout=PATIENCE)
        for name in self.people:
            await self.be(name)
            if name != self.people[0]:
                await self.press("My hand")
            await expect(self.hand).to_be_visible(timeout=PATIENCE)

    async def press(self, name: str) -> None:
        """Press a button of the table's message."""
        await self.hit(self.board.get_by_role("button", name=name))

    async def press_until_shown(self, name: str) -> None:
        """Press a button that shows the hand, and again: a bot that has just come back may miss the three seconds."""
        for _ in range(5):
            await self.press(name)
            with contextlib.suppress(AssertionError):
                await expect(self.hand).to_be_visible(timeout=PATIENCE / 6)
                return
        raise AssertionError(f"{name} shows no hand")

    async def stage(self) -> str:
        """Wait for a person's turn or the end of round or match; answer the person's name, `round` or `match`.

        It is read in the hand of the person that one is, which knows of a move before the table's message does.
        """
        names = "|".join(self.people)  # the text follows the time without a blank: 05:14Ben's turn
        ended = "The (round) is over|( won[ .!]| share first place)"
        awaited = re.compile(rf"(?<![^\W\d])(your|{names})(?:'s)? turn|{ended}")
        match = None
        async with asyncio.timeout(PATIENCE / 1000):
            while match is None:  # between two moves of computers neither may be there
                await expect(self.hand).to_contain_text(awaited, timeout=PATIENCE)
                match = awaited.search(await self.hand.locator(".body").inner_text())
        if match[3]:
            return "match"
        return match[2] or {"your": self.me}.get(match[1], match[1])

    async def play_round(self, turns: int | None = None) -> Over | Literal["turns"]:
        """Play until round or match is over (which, is answered), or for so many turns of persons."""
        while turns != 0:
            stage = await self.stage()
            if stage == "round" or stage == "match":
                return stage
            await self.play_turn(stage)
            turns = None if turns is None else turns - 1
        return "turns"

    async def play_turn(self, name: str) -> None:
        """Play what a person's hand offers: a tile that fits both ends if there is one, else what comes first.

        Whoever can only pass waits, for that happens by itself.
        """
        await self.be(name)
        choices = self.hand.locator('button:not([data-key*=":why:"])').filter(  # grey ones only say why
            has=self.page.locator(".label").filter(has_text=_CHOICE)
        )
        await expect(choices.first).to_be_visible(timeout=PATIENCE)
        labels = await choices.locator(".label").all_inner_texts()
        if labels[0] == "Pass":
            self.offered.add("pass")
            await expect(choices.filter(has_text="Pass")).to_have_count(0, timeout=PATIENCE)
            return
        both = [
            label for label in labels if label.endswith("Y") and label.replace("Y", "X").replace("🔶", "🔵") in labels
        ]
        self.offered |= {"tile", "end"} if both else {"tile"}
        at = labels.index(both[0]) if both else 0
        picture = self.hand.locator(".picture img")
        description = await picture.get_attribute("alt") or ""
        await self.hit(choices.nth(at))
        await expect(self.hand.get_by_alt_text(description, exact=True)).to_have_count(0, timeout=PATIENCE)

    async def be_ready(self) -> None:
        """Say for all persons that the next round may be dealt, and wait for it."""
        for name in self.people:
            await self.be(name)
            await self.hit(self.hand.get_by_role("button", name="Ready"))
        await expect(self.hand).not_to_contain_text("The round is over", timeout=PATIENCE)

    async def play_match(self) -> None:
        """Play to the end of the match."""
        while await self.play_round() != "match":
            await self.be_ready()


class AtTableByKeyboard(AtTable):
    """The same without a mouse: whatever is pressed is reached with Tab and pressed with Enter."""

    async def hit(self, control: "Locator") -> None:
        """Go to a control with Tab, forwards or backwards as it lies, and press Enter."""
        await control.wait_for()
        for _ in range(200):
            way = await control.evaluate(_WAY)
            if way == "":
                return await self.page.keyboard.press("Enter")
            await self.page.keyboard.press(way)
        raise AssertionError(f"no way with Tab to {control}")

    async def write(self, text: str) -> None:
        """Type: where no field has the keyboard, it goes into the message box."""
        await self.page.keyboard.type(text)


# How the keyboard gets nearer to a control: "" when it is there.
_WAY = """control => {
  const at = document.activeElement;
  if (at === control) return "";
  return at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
