"""What the tests of the page have in common: how to write and to find what was written."""

from tests.browser.conftest import playwright_api

async_api = playwright_api()
expect = async_api.expect
Page = async_api.Page


def composer(page: Page) -> async_api.Locator:
    return page.locator("#composer-text")


def said(page: Page, text: str) -> async_api.Locator:
    """What is written in the message list (the spoken log repeats it)."""
    return page.locator("#message-list").get_by_text(text)


async def use(page: Page, *keys: str) -> None:
    """Type texts, and press what is written in angle brackets."""
    for key in keys:
        await (page.keyboard.press(key[1:-1]) if key.startswith("<") else page.keyboard.type(key))


async def play(page: Page) -> None:
    """Open a table with the keyboard alone."""
    await composer(page).focus()
    await use(page, "/pl", "<Enter>", "bl")
    await expect(page.get_by_role("option", name="Block")).to_be_visible()
    await use(page, "<Enter>", "<Enter>")
    await expect(said(page, "Table: block for 2")).to_be_visible()


async def focused(page: Page) -> str:
    return await page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent")
