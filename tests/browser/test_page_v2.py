"""How the page draws components version 2: what holds others, texts, pictures, files and separators."""

from typing import Any

import pytest

from tests.box import Sandbox
from tests.browser.conftest import Opener
from tests.browser.on_page import Page, expect, said
from tests.sandbox.bots import png
from tests.sandbox.raw import Api

pytestmark = pytest.mark.browser
Json = dict[str, Any]
BUTTON = {"type": 2, "style": 1, "label": "Take a seat", "custom_id": "seat"}
PICTURE = {"media": {"url": "attachment://table.png"}, "description": "Three tiles"}
SECTION = {"type": 9, "components": [{"type": 10, "content": "Two seats"}], "accessory": BUTTON}
PORTRAIT = {
    "type": 9,
    "components": [{"type": 10, "content": "Ann waits"}],
    "accessory": {"type": 11, "media": {"url": "attachment://ann.png"}, "description": "Ann's picture"},
}
TABLE = {"type": 17, "accent_color": 0x1F6B46, "components": [
    {"type": 10, "content": "# Block\n**Round 2**"}, SECTION, {"type": 14, "spacing": 2}, PORTRAIT,
    {"type": 12, "items": [PICTURE]}, {"type": 14, "divider": False}, {"type": 13, "file": {"url": "attachment://a.txt"}},
    {"type": 1, "components": [{"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}]},
]}  # fmt: skip
FILES = {"table.png": png(1100, 700), "ann.png": png(300, 200), "a.txt": b"hello", "unused.txt": b"x"}


async def send(box: Sandbox, *components: Json, files: dict[str, bytes] | None = None) -> None:
    async with Api(box) as api:
        body = {"flags": 1 << 15, "components": list(components)}
        status, answer, _ = await api.call("POST", f"/channels/{box.table.id}/messages", body, files=files)
        assert status == 200, answer


async def size(page: Page, what: str) -> tuple[float, float]:
    found = await page.locator(what).bounding_box()
    assert found is not None
    return found["width"], found["height"]


async def test_what_stands_in_a_container_is_drawn(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await send(box, TABLE, files=FILES)
    await expect(page.get_by_role("heading", name="Block")).to_be_visible()
    for text in ("Round 2", "Two seats", "Ann waits"):
        await expect(said(page, text)).to_be_visible()
    await expect(page.get_by_role("link", name="Download a.txt")).to_be_visible()
    await expect(page.get_by_role("link", name="Rules")).to_be_visible()
    await expect(page.get_by_text("not shown")).to_have_count(0)
    await expect(page.get_by_text("unused.txt")).to_have_count(0)
    assert await size(page, ".container > .gallery .picture") == pytest.approx((550, 350), abs=1)
    assert await size(page, ".thumbnail .picture") == pytest.approx((85, 57), abs=1)
    assert await page.locator("hr.separator").count() == 1
    assert await page.locator("div.separator").count() == 1
    accent = page.locator(".container")
    await expect(accent).to_have_css("border-left-color", "rgb(31, 107, 70)")


async def test_a_button_beside_a_text_is_pressed(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await send(box, SECTION)
    button = page.get_by_role("button", name="Take a seat")
    text = await said(page, "Two seats").bounding_box()
    place = await button.bounding_box()
    assert text is not None
    assert place is not None
    assert place["x"] > text["x"] + 100
    assert abs(place["y"] - text["y"]) < 20
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    assert [one.data["custom_id"] for one in box.interactions._by_id.values()] == ["seat"]


async def test_a_spoiler_is_covered_until_somebody_looks(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    hidden = {"type": 17, "spoiler": True, "components": [{"type": 10, "content": "The boneyard is empty"}, SECTION]}
    await send(box, hidden)
    await expect(page.locator(".covered[inert] .container")).to_have_count(1)
    await page.get_by_role("button", name="Spoiler: show it").click()
    await expect(page.locator(".covered[inert]")).to_have_count(0)
    assert not box.interactions._by_id
    await page.get_by_role("button", name="Take a seat").click()
    await box.until(lambda: box.interactions._by_id)


async def test_it_is_spoken_and_fits_a_phone(box: Sandbox, open_page: Opener) -> None:
    page = await open_page(width=360, height=740)
    await send(box, TABLE, files=FILES)
    log = page.get_by_role("log")
    for text in ("Round 2", "Two seats", "Picture: Three tiles", "Picture: Ann's picture"):
        await expect(log.filter(has_text=text)).not_to_have_count(0)
    wide = "[document.documentElement, document.getElementById('messages')].map(e => e.scrollWidth - e.clientWidth)"
    assert await page.evaluate(wide) == [0, 0]
    width, height = await size(page, ".container > .gallery .picture")
    assert 240 < width < 300
    assert width / height == pytest.approx(11 / 7, abs=0.02)
