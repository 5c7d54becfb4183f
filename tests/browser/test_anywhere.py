"""Direct messages with the bot, and a server where it is only a guest, as the page of `boneyard play` has them."""

import re

import pytest

from tests.browser.conftest import playwright_api

async_api = playwright_api()

from tests.browser.at_table import AtTable  # noqa: E402 - it needs playwright
from tests.browser.test_play import Seats, natural_width  # noqa: E402
from tests.browser.test_play import address as address  # noqa: E402 - a fixture
from tests.browser.test_play import seats as seats  # noqa: E402 - a fixture

pytestmark = pytest.mark.browser
expect = async_api.expect


async def go(table: AtTable, channel: str, title: str) -> async_api.Locator:
    """Open the drawer, follow the last of its links that is called so, and return the box for messages there."""
    await table.page.get_by_role("button", name=re.compile("^Channels")).tap()
    await table.page.get_by_role("link", name=channel, exact=True).last.tap()
    box = table.page.get_by_role("combobox", name=f"Message {title}")
    await expect(box).to_be_visible()
    return box


async def used(table: AtTable, box: async_api.Locator, command: str) -> async_api.Locator:
    """Use a command without options, and return what answers it."""
    await box.focus()
    await table.page.keyboard.type(command)
    await table.page.keyboard.press("Enter")
    await table.page.keyboard.press("Enter")
    return table.page.locator("#message-list article").last


async def test_a_lesson_in_direct_messages_and_as_a_guest_on_a_phone(seats: Seats) -> None:
    table = await seats("Ann", width=360, height=740, has_touch=True)
    page = table.page
    box = await go(table, "Boneyard", "@Boneyard")
    await box.focus()
    await page.keyboard.type("/")
    offered = page.get_by_role("option")
    await expect(offered.filter(has_text="/learn")).to_be_visible()
    assert sorted({re.match("/[a-z]+", text)[0] for text in await offered.all_inner_texts()}) == [
        "/daily", "/help", "/learn", "/mine", "/replay", "/rules",
    ]  # fmt: skip
    await page.keyboard.press("Backspace")
    lesson = await used(table, box, "/learn")
    await expect(lesson).to_contain_text("Lesson: Classic domino · 1 of")
    await lesson.get_by_role("button", name="Next").tap()
    await expect(lesson).to_contain_text("2 of")
    picture = lesson.locator(".picture img")
    assert await natural_width(picture) > 0
    assert await page.evaluate("document.documentElement.scrollWidth") == 360
    await table.be("Ben")
    await expect(page.get_by_role("combobox", name="Message @Boneyard")).to_be_visible()
    await expect(page.locator("#message-list article")).to_have_count(0)
    await table.be("Ann")

    await page.get_by_role("button", name="World").tap()
    await page.get_by_role("checkbox", name="Ann has added Boneyard to their account").check()
    await page.get_by_role("button", name="Close").tap()
    box = await go(table, "table", "#table")
    await expect(page.get_by_text("Boneyard is not in this server.")).to_be_visible()
    answer = await used(table, box, "/help")
    await expect(answer).to_contain_text("What I can do here")
    await table.be("Ben")
    await box.focus()
    await page.keyboard.type("/")
    await expect(page.get_by_text("No such command")).to_be_visible()
