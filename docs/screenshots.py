"""Make the pictures of README.md and `docs` from the program itself: `python -m docs.screenshots`, in its folder.

It starts `boneyard play` in an empty folder, plays a few matches in Chromium (`CHROMIUM`, else the one on the path),
which takes some minutes, and writes `docs/images/*.png` anew. Look at them before you commit them. Every deal is
another one, so the pictures are never the same twice; run it when what they show has changed.
"""

import asyncio
import contextlib
import io
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, async_playwright, expect

from tests.browser.at_table import PATIENCE, AtTable
from tests.browser.conftest import FLAGS
from tests.cli.processes import started

IMAGES = Path(__file__).parent / "images"
MOST_BYTES = 150 * 1024
_SCALE = 1.5
_ALL = ("Ann", "Ben", "Cili", "Dora")
_FAMILIES = {"line": "Classic", "cross": "UNO", "meld": "Römi 40", "rack": "Tábla"}  # a game of each


async def main() -> None:
    """Make all pictures."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no Chromium: set CHROMIUM to its path.")
    IMAGES.mkdir(exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        async with _program() as url:
            await _take_match(browser, url)
        async with _program() as url:
            await _take_phone(browser, url)
        async with _program() as url:
            await _take_league(browser, url)
        for family, game in _FAMILIES.items():
            async with _program() as url:
                await _take_turn(browser, url, family, game)
        await browser.close()


@contextlib.asynccontextmanager
async def _program() -> AsyncIterator[str]:
    """Run the program in an empty folder; its address."""
    with tempfile.TemporaryDirectory() as folder:
        async with started("play", "--port", 0, "--no-browser", "--data", folder) as program:
            yield (await program.line()).removeprefix("Play at ")
            await program.end(signal.SIGTERM)


async def _sit(browser: Browser, url: str, *people: str, width: int, height: int, scale: float) -> AtTable:
    tab = await browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme="light"
    )
    table = AtTable(await tab.new_page(), *people)
    await table.arrive(url)
    await table.page.evaluate("document.getElementById('jump-place').remove()")  # it lies upon what is shown
    return table


async def _take_match(browser: Browser, url: str) -> None:
    """A table of two people and a computer."""
    table = await _sit(browser, url, "Ann", "Ben", width=960, height=1900, scale=_SCALE)
    await table.open(computers=1)
    await table.start()
    await _play_into(table)
    await _save(table.board, "table")


async def _play_into(table: AtTable) -> None:
    """Play until there are some tiles on the table and the host, whose language is English, has a choice."""
    over = await table.play_round(turns=3)
    while over != "turns" or not await _has_choice(table):
        if over == "match":
            await _again(table)
        elif over == "round":
            await table.be_ready()
        over = await table.play_round(turns=1 if over == "turns" else 3)
    await expect(table.board).to_contain_text(f"{table.people[0]}'s turn", timeout=PATIENCE)


async def _has_choice(table: AtTable) -> bool:
    """Whether it is the host's turn, with three tiles or more, two of which can be played."""
    host = table.people[0]
    if await table.stage() != host:
        return False
    await table.be(host)
    await expect(table.hand).to_contain_text(re.compile("your turn", re.IGNORECASE), timeout=PATIENCE)
    alt = await table.hand.locator(".picture img").get_attribute("alt") or ""
    # grey buttons say why their tile doesn't fit
    playable = await table.hand.locator('button:not([data-key*=":why:"])').filter(has_text="·").count()
    return playable >= 2 and re.search("You hold [3-7] tiles", alt) is not None


async def _take_phone(browser: Browser, url: str) -> None:
    """A whole telephone: one's own turn, with the table and the hand in one picture."""
    table = await _sit(browser, url, "Ann", "Ben", width=360, height=740, scale=2)
    await table.open(computers=1)
    await table.start()
    await _play_into(table)
    await _loaded(table.board)
    await _loaded(table.hand)
    await table.hand.evaluate("hand => hand.scrollIntoView({block: 'end'})")
    _write("phone", await table.page.screenshot())


async def _take_turn(browser: Browser, url: str, family: str, game: str) -> None:
    """One's own turn in a game: the message with the hand, as wide as a phone."""
    table = await _sit(browser, url, "Ann", width=360, height=1100, scale=_SCALE)
    await table.open(computers=1, game=game)
    await table.start()
    await table.play_round(turns=2 if family == "line" else 0)
    while await table.stage() != "Ann":
        await table.be_ready()
    await _save(table.hand, f"turn-{family}")


async def _take_league(browser: Browser, url: str) -> None:
    """The league after three matches of four people, and the card of one of them."""
    table = await _sit(browser, url, *_ALL, width=960, height=1300, scale=_SCALE)
    await table.open()
    for number in range(3):
        await table.start() if number == 0 else await _again(table)
        await table.play_match()
    await table.be(table.people[0])
    for command, text, words, name in (
        ("/league table", "League · all games", "3 played", "league"),
        ("/league player", "Last matches", "Played: 3", "player"),
    ):
        await table.command(command)
        message = table.page.locator("#message-list article").filter(has_text=text).last
        picture = message.locator(".picture img")
        await expect(picture).to_have_attribute("alt", re.compile(re.escape(words)), timeout=PATIENCE)
        await _save(message, name)


async def _again(table: AtTable) -> None:
    for person in table.people:
        await table.be(person)
        await table.hand.get_by_role("button", name="Play again").click()
        await expect(table.hand.locator(".body")).not_to_contain_text("won", timeout=PATIENCE)


async def _save(message: Locator, name: str) -> None:
    await _loaded(message)
    await message.scroll_into_view_if_needed()
    await message.page.mouse.move(0, 0)
    await message.page.evaluate("document.activeElement.blur()")  # what has the focus shows its tools
    _write(name, await message.screenshot(animations="disabled"))


async def _loaded(message: Locator) -> None:
    for picture in await message.locator("img").all():
        await expect(picture).to_have_js_property("complete", True)


def _write(name: str, shot: bytes) -> None:
    """Write a picture with 256 colours, rare ones too; it ends the program if the file is too big."""
    picture = (
        Image.open(io.BytesIO(shot))
        .convert("RGB")
        .quantize(256, Image.Quantize.MAXCOVERAGE, 3, dither=Image.Dither.NONE)
    )
    path = IMAGES / f"{name}.png"
    picture.save(path, optimize=True)
    size = path.stat().st_size
    sys.stdout.write(f"{path.name}: {picture.width} x {picture.height}, {size // 1024} KiB\n")
    if size > MOST_BYTES:
        sys.exit(f"{path} is bigger than {MOST_BYTES // 1024} KiB.")


if __name__ == "__main__":
    asyncio.run(main())
