"""`boneyard play` as its user meets it: the program in a process of its own, its page in Chromium."""

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from tests.browser.conftest import playwright_api
from tests.luck import part_of

async_api = playwright_api()

from tests.browser.at_table import PATIENCE, AtTable, AtTableByKeyboard  # noqa: E402 - it needs playwright
from tests.cli.processes import started  # noqa: E402 - after the skip, like the line above

pytestmark = pytest.mark.browser
expect = async_api.expect
Seats = Callable[..., Awaitable[AtTable]]


@pytest_asyncio.fixture(loop_scope="session")
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """Where a fresh `boneyard play` serves; it must end cleanly and without a word on standard error."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("BONEYARD_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    async with started("play", "--port", 0, "--no-browser") as program:
        line = await program.line()
        assert line.startswith("Play at http://"), (line, await program.end(15))
        yield line.removeprefix("Play at ")
        assert await program.end(15) == (0, "")


@pytest_asyncio.fixture(loop_scope="session")
async def seats(chromium: async_api.Browser, address: str) -> AsyncIterator[Seats]:
    """`await seats("Ann", "Ben", width=1200)`: a tab for persons who will sit at one table.

    Whatever the page throws, its content policy forbids, or the program refuses, a picture included, fails the test at
    its end.
    """
    faults: list[str] = []

    def look_at(response: async_api.Response) -> None:
        if response.status >= 400:
            faults.append(f"{response.status} {response.url}")

    async def opened(*people: str, width: int = 1200, height: int = 900, **context: object) -> AtTable:
        tabs = await chromium.new_context(viewport={"width": width, "height": height}, **context)
        page = await tabs.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if "Content Security" in line.text else None)
        page.on("response", look_at)
        table = AtTable(page, *people)
        await table.arrive(address)
        return table

    yield opened
    assert faults == []


async def natural_width(picture: async_api.Locator) -> int:
    """How many pixels the file of a picture has from left to right, once it is there."""
    await expect(picture).to_have_js_property("complete", True)
    return await picture.evaluate("image => image.naturalWidth")


async def test_a_whole_hand_with_the_keyboard_alone(chromium: async_api.Browser, address: str) -> None:
    page = await chromium.new_page(viewport={"width": 1200, "height": 900})
    clicks: list[str] = []
    await page.expose_function("clicked", lambda kind: clicks.append(kind))
    await page.add_init_script("addEventListener('pointerdown', () => window.clicked('pointer'), true)")
    table = AtTableByKeyboard(page, "Ann")
    await table.arrive(address)
    await table.open(computers=1)
    await table.start()
    assert await table.play_round() == "round"
    await expect(table.board).to_contain_text(re.compile("(takes?|share) round 1"), timeout=PATIENCE)
    alt = await table.picture.get_attribute("alt") or ""
    assert re.search(r"Open ends: [0-6] at X, [0-6] at Y\.", alt), alt
    for name in ("Ann", r"\w+ \w+"):
        assert re.search(rf"\b{name}: (out|[1-7] tiles?), (-\d+|0) points?", alt), alt
    assert await natural_width(table.picture) == 1200
    await table.be_ready()
    assert await table.play_round(turns=1) in ("turns", "round", "match")
    assert "tile" in table.offered
    assert clicks == []


async def test_nobody_sees_the_hand_of_another(seats: Seats) -> None:
    table = await seats("Ann", "Ben")
    await table.open()
    await table.start()
    tiles = {}
    for name in table.people:
        await table.be(name)
        await expect(table.hand).to_have_count(1)
        tiles[name] = await table.hand.get_by_role("img", name="tiles").get_attribute("alt")
    assert tiles["Ann"] != tiles["Ben"]
    await table.be("Cili")
    await expect(table.board).to_be_visible()
    await expect(table.hand).to_have_count(0)
    html = await table.page.locator("#message-list").inner_html()
    assert not [alt for alt in tiles.values() if alt is None or alt in html]
    await table.press("My hand")
    await expect(table.page.locator("#message-list").get_by_text("not in this match")).to_be_visible(timeout=PATIENCE)


async def test_the_world_comes_back_with_its_tables(
    chromium: async_api.Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = await chromium.new_page()
    async with started("play", "--port", 0, "--no-browser") as program:
        table = AtTable(page, "Ann", "Ben")
        await table.arrive((await program.line()).removeprefix("Play at "))
        await page.get_by_role("button", name="World").click()
        panel = page.get_by_role("complementary", name="World")
        await panel.get_by_role("textbox", name="Name").first.fill("Greta")
        await panel.get_by_role("button", name="Add person").click()
        await panel.get_by_role("textbox", name="Name").nth(1).fill("den")
        await panel.get_by_role("button", name="Add channel").click()
        await page.get_by_role("button", name="World").click()
        await page.get_by_role("link", name="table", exact=True).click()
        await table.open()
        await table.start()
        await table.composer.fill("Shall we?")
        await page.keyboard.press("Enter")
        await expect(page.locator("#message-list").get_by_text("Shall we?")).to_be_visible()
        assert await program.end(15) == (0, "")
    async with started("play", "--port", 0, "--no-browser") as program:
        again = AtTable(page, "Ann", "Ben")
        await again.arrive((await program.line()).removeprefix("Play at "))
        await expect(page.locator("#message-list").get_by_text("Shall we?")).to_be_visible()
        await expect(page.get_by_role("link", name="den", exact=True)).to_be_visible()
        await expect(page.get_by_text("Boneyard is online")).to_be_visible()  # before, a press fails
        await again.be("Greta")
        await again.be("Ann")
        await expect(again.board).to_have_count(1)
        await expect(again.hand).to_have_count(0)
        await again.press_until_shown("My hand")
        await again.be("Ben")
        await again.press("My hand")
        await again.play_round(turns=2)
        assert await program.end(15) == (0, "")


async def test_a_match_to_its_end_and_the_league(seats: Seats) -> None:
    """Two people, the quick length: three hands."""
    table = await seats("Ann", "Ben")
    await table.open()
    await table.start()
    await table.play_match()
    assert "tile" in table.offered
    await expect(table.board).to_contain_text(re.compile(r"wins[ .]|share first place"), timeout=PATIENCE)
    winners = re.findall(r"🏆 (.*) wins", await table.board.inner_text())
    await the_card_can_be_shown_around(table)
    await table.command("/league table")
    league = table.page.locator("#message-list article").filter(has_text="League · all games")
    await expect(league.locator(".picture img")).to_have_attribute("alt", re.compile("1 played"), timeout=PATIENCE)
    description = await league.locator(".picture img").get_attribute("alt") or ""
    for name in winners:
        assert f"1: {name}, 1 point, " in description, description
    assert all(f"{name}, " in description for name in table.people), description
    assert description.count("1 played") == 2


async def the_card_can_be_shown_around(table: AtTable) -> None:
    """The result is at least 300 points high on a phone, and whole on a wide screen."""
    card = table.page.locator("#message-list article").filter(has_text="Play again").locator(".picture img")
    await expect(card.last).to_have_attribute("alt", re.compile("(Last move|Turning point)"), timeout=PATIENCE)
    before = table.page.viewport_size
    for width in (360, 1200):
        await table.page.set_viewport_size({"width": width, "height": 740})
        box = await card.last.evaluate("image => [image.clientWidth, image.clientHeight]")
        assert 0 < box[0] <= width
        assert box[1] / box[0] == pytest.approx(1260 / 1200, abs=0.02)
        assert width > 360 or box[1] >= 300
    if before is not None:
        await table.page.set_viewport_size(before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_table_and_hand_fit_a_phone(seats: Seats, scheme: str) -> None:
    table = await seats("Ann", "Ben", width=360, height=740, has_touch=True, color_scheme=scheme)
    await fits(table, table.board, opening=True)
    await table.start()
    await fits(table, table.board)
    for name in table.people:
        await table.be(name)
        await fits(table, table.hand)


async def test_a_full_lobby_with_a_vote_fits_a_phone(seats: Seats) -> None:
    """Six players, the menu of games, and a vote on open hands, which takes the most lines of all games."""
    table = await seats("Ann", width=360, height=740, has_touch=True)
    await table.open(computers=5, game="christmas")
    high = await table.board.evaluate("message => message.getBoundingClientRect().height")
    assert 200 < high <= 390  # with the rows of the menu and of the vote
    tops = "row => new Set([...row.children].map(button => button.getBoundingClientRect().top)).size"
    assert await table.board.locator(".row").evaluate_all(f"rows => rows.map({tops})") == [1, 1, 1]
    drawn = table.board.get_by_role("button", name="⚙️").locator(".drawn")
    assert await drawn.evaluate("gear => getComputedStyle(gear).backgroundImage.includes('emojis.svg')")


async def test_a_rack_is_played_on_a_phone(seats: Seats) -> None:
    """Two turns as suggested: the tile that the picture raises is the one that is discarded."""
    table = await seats("Ann", "Ben", width=360, height=740, has_touch=True)
    await table.open(game="Tábla")
    await table.start()
    discarded = []
    for turn in range(2):
        await table.be(await table.stage())
        if turn:  # who begins has a tile more, and only discards
            draw = table.hand.get_by_role("button", name="Draw", exact=True)
            await table.hit(draw)
            await expect(draw).to_have_count(0, timeout=PATIENCE)
        await table.hit(table.hand.locator('button[data-key*=":select:"]').first)
        button = table.hand.get_by_role("button", name=re.compile("^Discard (red|yellow|black|blue|printed)"))
        await expect(button).to_be_visible(timeout=PATIENCE)
        await fits(table, table.hand)
        label = await button.locator(".label").inner_text()
        await table.hit(button)
        await expect(button).to_have_count(0, timeout=PATIENCE)
        discarded.append(label.removeprefix("Discard "))
    first, second = discarded
    await table.sees(f"Last discards of Ann, newest first: ({first}|{second})")
    await table.sees(f"Last discards of Ben, newest first: ({first}|{second})")
    await fits(table, table.board)


async def fits(table: AtTable, message: async_api.Locator, *, opening: bool = False) -> None:
    """Neither the page nor anything of the message is wider than the screen."""
    if opening:
        await table.open()
    await expect(message).to_be_visible()
    page = table.page
    wide = "[document.documentElement, document.getElementById('messages')].map(e => e.scrollWidth - e.clientWidth)"
    assert await page.evaluate(wide) == [0, 0]
    beyond = (
        "e => [...e.querySelectorAll('*')].filter(x => x.getBoundingClientRect().right > innerWidth)"
        ".map(x => x.outerHTML)"
    )
    assert await message.evaluate(beyond) == []


async def test_a_deal_is_cut_by_a_form(seats: Seats) -> None:
    table = await seats("Ann", "Ben")
    await table.open()
    for name, word in (("Ben", "zebra"), ("Ann", "ő 7")):
        await table.be(name)
        await table.press("⚙️")
        await table.hit(table.page.get_by_role("button", name="Fair play"))
        await table.hit(table.page.get_by_role("button", name="Cut"))
        form = table.page.get_by_role("dialog", name="Cut the deal")
        await form.get_by_label("Any word").fill(word)
        await form.get_by_role("button", name="Submit").click()
        await expect(table.board).to_contain_text(f"{name} “{word}”", timeout=PATIENCE)
    await expect(table.board).to_contain_text("Cut in this order: Ben “zebra” → Ann “ő 7”")
    await table.start()
    await table.press("Menu")
    await table.hit(table.page.get_by_role("button", name="Fair play"))
    article = table.page.locator("#message-list article").filter(has_text="Round 1 is still on").last
    await expect(article).to_contain_text("Cut in this order: Ben “zebra” → Ann “ő 7”", timeout=PATIENCE)


async def test_the_menu_stands_below_the_hand_on_a_phone_and_leads_back(seats: Seats) -> None:
    """With a line each for what leaving, resigning and a vote to end cost; its buttons are in sight."""
    table = await seats("Ann", width=360, height=640, has_touch=True)
    await table.open(computers=1)
    await table.start()
    await table.stage()
    picture = table.hand.locator(".picture img")
    description, button = await picture.get_attribute("alt"), table.hand.get_by_role("button", name="Menu")
    await table.hit(button)
    back = table.page.get_by_role("button", name="Back", exact=True)
    await expect(back).to_be_visible(timeout=PATIENCE)
    menu = table.page.locator("#message-list article").filter(has=back)
    assert await menu.locator(".picture img").get_attribute("alt") == description
    assert await turn_height(menu) <= 680  # with a row for Call players: a computer has a seat
    await expect(menu.get_by_role("button", name="Fair play")).to_be_in_viewport()
    await table.hit(back)
    await expect(button).to_be_visible(timeout=PATIENCE)
    assert await picture.get_attribute("alt") == description


@pytest.mark.parametrize(("game", "most"), [("Römi 40", 620), ("Tábla", 680)])
async def test_a_turn_of_rummy_is_hardly_higher_than_a_screen(seats: Seats, game: str, most: int) -> None:
    """Table, hand, buttons and a plan on a phone, with the lines that Discord puts around them (some 50 points)."""
    table = await seats("Ann", "Ben", width=360, height=740, has_touch=True)
    await table.open(game=game)
    await table.start()
    heights: list[float] = []
    for _ in range(part_of(8, 3)):
        stage = await table.stage()
        if stage in ("round", "match"):  # these deals are nobody's choice, and one may be short
            break
        await table.be(stage)
        for label in ("^Draw$", "^Help me$", "^Do it$"):
            button = table.hand.get_by_role("button", name=re.compile(label)).last
            if await button.count():
                heights.append(await turn_height(table.hand))
                key = await button.get_attribute("data-key")  # the next step's button may be of the same name
                await table.hit(button)
                await expect(table.hand.locator(f'[data-key="{key}"]')).to_have_count(0, timeout=PATIENCE)
    assert heights
    assert max(heights) <= most, heights


async def turn_height(message: async_api.Locator) -> float:
    """Return the height of a message in points, once its picture is there."""
    await expect(message.locator(".picture img").first).to_have_js_property("complete", True)
    return await message.evaluate("message => message.getBoundingClientRect().height")
