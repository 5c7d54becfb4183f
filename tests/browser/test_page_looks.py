"""How the page shows messages: names for every control, pictures, times, narrow screens, and no markup."""

import pytest

from tests.box import Sandbox
from tests.browser.conftest import Opener
from tests.browser.on_page import Page, composer, expect, play, said, use
from tests.browser.tiny_bot import ALT
from tests.sandbox.bots import png
from tests.sandbox.raw import Api

pytestmark = pytest.mark.browser

CONTROLS = {"button", "link", "textbox", "combobox", "listbox", "option", "checkbox", "radio", "searchbox", "image"}


async def test_a_picture_whose_file_is_gone_is_not_shown_broken(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await page.route("**/cdn/attachments/**", lambda route: route.fulfill(status=404))
    await play(page)
    picture = page.locator(".picture img")
    await expect(picture).to_have_css("opacity", "0")
    await page.unroute("**/cdn/attachments/**")
    await page.reload()
    await expect(picture).to_have_css("opacity", "1")
    assert await picture.evaluate("image => image.naturalWidth") == 900


async def test_people_have_faces(open_page: Opener) -> None:
    """In the list of people; the bot has a letter."""
    page = await open_page()
    faces = page.locator(".person img.avatar")
    await expect(faces.first).to_have_js_property("naturalWidth", 64)
    sources = await faces.evaluate_all("images => images.map(image => image.src)")
    assert len(sources) == len(set(sources)) == await page.locator(".person").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_nothing_is_wider_than_a_phone(open_page: Opener, scheme: str) -> None:
    page = await open_page(width=360, height=740, has_touch=True, color_scheme=scheme)
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    await composer(page).fill("/rules ")
    await use(page, "<Enter>")
    await expect(page.get_by_role("heading", name="Scoring")).to_be_visible()
    wide = "[document.documentElement, document.getElementById('messages')].map(e => e.scrollWidth - e.clientWidth)"
    assert await page.evaluate(wide) == [0, 0]
    heights = await page.evaluate(
        "[...document.querySelectorAll('.components :is(button, a)')].map(e => e.offsetHeight)"
    )
    assert len(heights) >= 9
    assert min(heights) >= 44


async def test_every_control_has_a_name(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    await page.get_by_role("button", name="World").click()
    await page.get_by_role("combobox", name="Cards of the meld").click()
    await expect(page.get_by_role("option", name="Card 5")).to_be_visible()
    assert await nameless(page) == []
    await page.keyboard.press("Escape")
    await page.get_by_role("button", name="Rename").click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    assert await nameless(page) == []


async def nameless(page: Page) -> list[str]:
    """The roles of all controls that a screen reader would have to leave without a name."""
    session = await page.context.new_cdp_session(page)
    tree = await session.send("Accessibility.getFullAXTree")
    nodes = [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in tree["nodes"] if not n["ignored"]]
    controls = [(role, name) for role, name in nodes if role in CONTROLS]
    assert len(controls) >= 5
    return [role for role, name in controls if not name.strip()]


async def test_time_stamps_tick_in_the_readers_language(box: Sandbox, open_page: Opener) -> None:
    box.person("Dora").user.locale = "de"
    page = await open_page("Dora")
    await page.clock.install()
    await page.reload()
    await composer(page).fill("/find ")
    await use(page, "<Enter>")
    stamp = page.locator("time[data-ticks]")
    await expect(stamp).to_contain_text("in ")
    await page.clock.fast_forward(80_000)
    await expect(stamp).to_contain_text("Sekunden")


async def test_picture_opens_in_full_size_with_its_words(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    zoom = page.get_by_role("button", name="Show the picture in full size")
    await zoom.focus()
    await use(page, "<Enter>")
    dialog = page.get_by_role("dialog", name="hand.png")
    await expect(dialog.get_by_text(ALT)).to_be_visible()
    await use(page, "<Escape>")
    await expect(dialog).to_have_count(0)
    await expect(zoom).to_be_focused()


@pytest.mark.parametrize(
    ("width", "height", "desktop", "phone"),
    [
        (1100, 700, (550, 350), (296, 188)),
        (900, 300, (550, 183), (296, 99)),
        (600, 1200, (175, 350), (296, 592)),
        (3000, 2000, (525, 350), (296, 197)),
        (200, 100, (200, 100), (200, 100)),
    ],
)
async def test_a_picture_is_as_large_as_in_discord(
    box: Sandbox, open_page: Opener, width: int, height: int, desktop: tuple[int, int], phone: tuple[int, int]
) -> None:
    async with Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        await api.call("POST", path, {"content": "x"}, files={"a.png": png(width, height)})
    for screen, size in ((1200, desktop), (360, phone)):
        page = await open_page(width=screen)
        bounds = await page.locator(".picture").bounding_box()
        assert bounds is not None
        assert (bounds["width"], bounds["height"]) == pytest.approx(size, abs=1)


async def test_markup_from_the_bot_and_from_people_stays_text(box: Sandbox, open_page: Opener) -> None:
    hostile = box.person("<img src=x onerror=hacked=7>")
    page = await open_page()
    await hostile.say("<svg onload=hacked=8> <t:99999999999999:R> [a](javascript:hacked=9)")
    await composer(page).fill("/hostile ")
    await use(page, "<Enter>")
    await expect(said(page, "<svg onload=hacked=8>").first).to_be_visible()
    assert await page.evaluate("window.hacked") is None
    made = "#message-list .rich :is(script, svg, img, b, i, [onerror], [onload], [href^=javascript])"
    assert await page.locator(made).count() == 0


async def test_words_on_a_button_are_its_whole_name(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    button = page.get_by_role("button", name="My hand", exact=True)
    await expect(button).to_be_visible()
    assert await button.inner_text() != "My hand"


async def test_a_menu_without_a_heading_is_named_by_what_is_chosen(box: Sandbox, open_page: Opener) -> None:
    options = [{"label": f"Pace: {name}", "value": name, "default": name == "slow"} for name in ("fast", "slow")]
    menu = {"type": 3, "custom_id": "pace", "options": options}
    page = await open_page()
    async with Api(box) as api:
        body = {"content": "Settings", "components": [{"type": 1, "components": [menu]}]}
        await api.call("POST", f"/channels/{box.table.id}/messages", body)
    await expect(page.get_by_role("combobox", name="Pace: slow", exact=True)).to_be_visible()


async def test_an_answer_quotes_the_beginning_of_a_message_as_it_is_by_now(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    quote = page.locator("article", has_text="Only you can see this").locator(".origin-text")
    await expect(quote).to_contain_text("Table: block for 2")
    table = box.messages()[0]
    async with Api(box) as api:
        content = f"Round 1 {'is told ' * 40}"
        await api.call("PATCH", f"/channels/{box.table.id}/messages/{table.id}", {"content": content})
    await expect(quote).to_contain_text("Round 1 is told")
    assert len(await quote.inner_text()) < 150
