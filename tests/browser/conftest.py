"""A sandbox with the tiny bot in it, and Chromium to look at it.

Without Chromium or Playwright these tests are skipped; with BONEYARD_REQUIRE_BROWSER=1 in the environment they fail.
"""

import asyncio
import importlib
import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, NoReturn

import discord
import discord.gateway
import pytest
import pytest_asyncio
import yarl

from tests.box import ManualClock, Rates, Sandbox
from tests.browser.tiny_bot import TinyBot

pytestmark = pytest.mark.slow  # everything in this folder

if TYPE_CHECKING:
    from playwright import async_api

REQUIRED = os.environ.get("BONEYARD_REQUIRE_BROWSER") == "1"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Opener = Callable[..., Awaitable["async_api.Page"]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests that drive Chromium share a loop, and so a browser: to start one takes longer than most of them."""
    for item in items:
        if item.get_closest_marker("browser") and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


def lacking(reason: str) -> NoReturn:
    """Skip the test or module that needs `what`; where the browser is required, fail."""
    if REQUIRED:
        pytest.fail(f"{reason}, and BONEYARD_REQUIRE_BROWSER is 1")
    pytest.skip(reason, allow_module_level=True)


def playwright_api() -> Any:
    """The module `playwright.async_api`, or `lacking`."""
    try:
        return importlib.import_module("playwright.async_api")
    except ImportError:
        lacking("playwright is not installed")


@pytest_asyncio.fixture(loop_scope="session")
async def box(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox whose clock the test moves, and to which the tiny bot is connected."""
    async with Sandbox(clock=ManualClock(), rates=Rates.free()) as sandbox:
        monkeypatch.setattr(discord.http.Route, "BASE", sandbox.endpoints()["api"])
        monkeypatch.setattr(
            discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.endpoints()["gateway"])
        )
        monkeypatch.setattr(discord.Asset, "BASE", sandbox.endpoints()["cdn"])
        client = TinyBot()
        running = asyncio.create_task(client.start(sandbox.token))
        await sandbox.ready()
        yield sandbox
        await client.close()
        await running


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def one_chromium() -> AsyncIterator["async_api.Browser"]:
    """The browser of all tests; without one, `lacking`."""
    if not CHROMIUM or not shutil.which(CHROMIUM):
        lacking("there is no Chromium: neither CHROMIUM in the environment nor chromium on the path")
    async with playwright_api().async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def chromium(one_chromium: "async_api.Browser") -> AsyncIterator["async_api.Browser"]:
    """The browser without a tab; what a test opens in it is closed at its end, and nothing of it is kept."""
    yield one_chromium
    for tabs in one_chromium.contexts:
        await tabs.close()


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(box: Sandbox, chromium: "async_api.Browser") -> AsyncIterator[Opener]:
    """`await open_page(person="Ann", width=1200)`: a tab in which one is that person in #table.

    Whatever the page throws, or its content policy forbids, fails the test at its end.
    """
    faults: list[str] = []

    async def opened(person: str = "Ann", width: int = 1200, height: int = 800, **context: object) -> "async_api.Page":
        tabs = await chromium.new_context(viewport={"width": width, "height": height}, **context)
        page = await tabs.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("dialog", lambda dialog: faults.append(f"dialog: {dialog.message}"))
        page.on("console", lambda line: faults.append(line.text) if "Content Security" in line.text else None)
        await page.goto(f"{box.url}/#p={box.person(person).id}&c={box.table.id}")
        await page.get_by_role("combobox", name="Message #table").wait_for()
        return page

    yield opened
    assert faults == []
