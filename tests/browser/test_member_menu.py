"""The menu of a member on the page: with the keyboard alone, by touch at 360 points, and spoken; direct messages."""

import pytest

from tests.box import Sandbox
from tests.browser.conftest import Opener
from tests.browser.on_page import expect, focused, said, use

pytestmark = pytest.mark.browser


async def test_an_entry_is_used_with_the_keyboard_alone(box: Sandbox, open_page: Opener) -> None:
    box.person("Ben")
    page = await open_page()
    opener = page.get_by_role("button", name="Apps for Ben")
    await opener.focus()
    await use(page, "<Enter>")
    dialog = page.get_by_role("dialog", name="Apps for Ben")
    await expect(dialog).to_be_visible()
    await use(page, "<Escape>")
    await expect(dialog).to_have_count(0)
    assert "Apps for Ben" in await focused(page)
    await use(page, "<Enter>")
    await dialog.get_by_role("button", name="Wave at").focus()
    await use(page, "<Enter>")
    await expect(said(page, "Ann waves at Ben.")).to_be_visible()
    assert "Apps for Ben" in await focused(page)


async def test_one_has_no_menu_of_oneself_and_a_right_click_opens_that_of_others(
    box: Sandbox, open_page: Opener
) -> None:
    box.person("Ben")
    page = await open_page()
    await expect(page.get_by_role("button", name="Apps for Ann")).to_have_count(0)
    await page.locator("#people").get_by_role("link", name="Ben").click(button="right")
    await expect(page.get_by_role("dialog", name="Apps for Ben")).to_be_visible()


async def test_a_phone_has_room_for_it_and_a_finger(box: Sandbox, open_page: Opener) -> None:
    box.person("Ben")
    page = await open_page(width=360, height=740, has_touch=True)
    opener = page.get_by_role("button", name="Apps for Ben")
    area = await opener.bounding_box()
    assert area is not None
    assert area["width"] >= 44
    assert area["height"] >= 24
    await opener.tap()
    button = page.get_by_role("dialog").get_by_role("button", name="Wave at")
    area = await button.bounding_box()
    assert area is not None
    assert area["height"] >= 44
    assert await page.evaluate("document.documentElement.scrollWidth") == 360
    await button.tap()
    await expect(said(page, "Ann waves at Ben.")).to_be_visible()


async def test_a_direct_message_of_the_bot_shows_in_its_channel(box: Sandbox, open_page: Opener) -> None:
    box.person("Ben")
    page = await open_page("Ben")
    await box.person("Ann").use_on(box.person("Ben"), "Whisper to")
    link = page.get_by_role("list", name="Direct messages").get_by_role("link")
    await link.click()
    await expect(said(page, "Ann whispers to you.")).to_be_visible()
