"""A game night on a phone of 360 points: joining, To my table, Ready, the podium, in the sandbox's page; an arena."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.box import ManualClock, Rates, Sandbox
from tests.browser.conftest import playwright_api
from tests.end_to_end.nights import begin, come, end_all, paged, press, start
from tests.end_to_end.test_commands import boss
from tests.end_to_end.world import World

async_api = playwright_api()

expect = async_api.expect
Page = async_api.Page
pytestmark = pytest.mark.browser

PEOPLE = ("Ben", "Cleo", "Dan")
LONG = "Maximiliana von und zu Hohenlohe"  # thirty-two letters, as many as a name may have
_WIDE = "[document.documentElement, document.getElementById('messages')].map(e => e.scrollWidth - e.clientWidth)"
_BOXES = """[...document.querySelectorAll('.components :is(button, a)')].map(e => e.getBoundingClientRect())
  .map(box => [box.height, box.left, box.right])"""
_PICTURES = """[...document.querySelectorAll('#message-list .picture img')]
  .map(image => [image.alt, image.complete ? image.naturalWidth : 0])"""


@pytest_asyncio.fixture(loop_scope="session")
async def world(tmp_path: Path) -> AsyncIterator[World]:
    clock = ManualClock()
    async with Sandbox(clock=clock, rates=Rates.free()) as box:
        opened = World(tmp_path / "boneyard.db", box, clock, luck="night")
        await opened.start()
        yield opened
        await opened.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def phone(world: World, chromium: async_api.Browser) -> AsyncIterator[Page]:
    """The page as a member with a long name sees it, 360 points wide."""
    faults: list[str] = []
    tabs = await chromium.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    page = await tabs.new_page()
    page.set_default_timeout(30_000)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if "Content Security" in line.text else None)
    person = world.box.person(LONG)
    await page.goto(f"{world.box.url}/#p={person.id}&c={world.box.table.id}")
    await page.get_by_role("combobox", name="Message #table").wait_for()
    yield page
    assert faults == []


async def hold_fits(page: Page) -> None:
    """Hold that nothing is wider than the phone, all targets can be hit, and all pictures are there and told."""
    assert await page.evaluate(_WIDE) == [0, 0]
    boxes = await page.evaluate(_BOXES)
    assert boxes
    assert min(height for height, _, _ in boxes) >= 44
    assert all(left >= 0 and right <= 360 for _, left, right in boxes)
    pictures = await page.evaluate(_PICTURES)
    assert all(len(alt) > 10 for alt, _ in pictures), pictures


def newest(page: Page, text: str) -> async_api.Locator:
    """The newest message that says so."""
    return page.locator("#message-list article").filter(has_text=text).last


async def tap(page: Page, text: str, label: str, answer: str) -> None:
    """Press a button of a message, and wait for what the person alone is told."""
    await newest(page, text).get_by_role("button", name=label, exact=True).tap()
    await expect(newest(page, answer)).to_be_visible()


async def test_a_night_on_a_phone_from_joining_to_the_podium(world: World, phone: Page) -> None:
    host = await boss(world)
    await start(world, host, seats=2, rounds=2)
    await expect(newest(phone, "In: 0")).to_be_visible()
    await hold_fits(phone)
    people = await come(world, PEOPLE)
    await tap(phone, "In: ", "I'm in", "You're in")
    await paged(world, "In: 4")
    description = re.compile(f"4 in: .*{PEOPLE[0]}.*{LONG[:20]}")
    await expect(newest(phone, "In: 4").locator(".picture img")).to_have_attribute("alt", description)
    await hold_fits(phone)
    await begin(world, host)
    await paged(world, "Tables done: 0 of 2")
    await world.settled()
    await tap(phone, "Tables done: 0 of 2", "To my table", "Your table: ")
    hand = newest(phone, "Your table: ")
    await expect(hand.locator(".picture img")).to_have_js_property("complete", True)
    await hold_fits(phone)
    await end_all(world)
    await paged(world, "Round 1 is over")
    await expect(newest(phone, "Round 1 is over").locator(".picture img")).to_be_visible()
    await hold_fits(phone)
    await tap(phone, "Round 1 is over", "Ready", "The next round begins when all are.")
    for person in people:
        await press(world, person, "Ready")
    await paged(world, "Round 2 of 2")
    await paged(world, "Tables done: 0 of 2")
    await end_all(world)
    await paged(world, "The game night is over")
    podium = newest(phone, "The game night is over")
    await expect(podium.locator(".picture img")).to_have_js_property("complete", True)
    await expect(podium.locator(".picture img")).not_to_have_js_property("naturalWidth", 0)
    alt = await podium.locator(".picture img").get_attribute("alt") or ""
    assert all(name in alt for name in (*PEOPLE, LONG[:20])), alt
    await hold_fits(phone)
    await tap(phone, "The game night is over", "My place", "You're")
    await hold_fits(phone)


async def test_an_arena_on_a_phone_from_joining_to_the_podium(world: World, phone: Page) -> None:
    host = await boss(world)
    await start(world, host, form="arena", seats=2)
    await expect(newest(phone, "In: 0")).to_contain_text("Arena · Classic domino")
    await come(world, PEOPLE)
    await tap(phone, "In: ", "I'm in", "You're in")
    await paged(world, "In: 4")
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Begin now"), "update")
    await paged(world, "Tables playing: 2 (<#")
    await world.settled()
    await expect(newest(phone, "Tables playing: 2")).to_be_visible()
    await hold_fits(phone)
    await tap(phone, "Tables playing: 2", "To my table", "Your table: ")
    await come(world, ("Eve",))
    world.clock.advance(16)
    await paged(world, "Waiting: Eve")
    await expect(newest(phone, "Waiting: Eve")).to_be_visible()
    await hold_fits(phone)
    control = await press(world, host, "Host")
    await world.answered(await host.click(control, "Seat everyone waiting"), "update")
    await world.settled()
    await tap(phone, "In: 5", "My place", "You're 1 of 5")
    await expect(newest(phone, "You're 1 of 5").locator(".picture img")).to_have_attribute(
        "alt", re.compile(r"\(you\)")
    )
    await hold_fits(phone)
    sure = (await world.answered(await host.click(control, "End the night"), "update")).message
    await world.answered(await host.click(sure, "Yes, end it"), "update")
    await paged(world, "was ended")
    podium = newest(phone, "was ended").locator(".picture img")
    await expect(podium).to_have_js_property("complete", True)
    await expect(podium).to_have_attribute("alt", re.compile("Standings: 1. "))
    await hold_fits(phone)
