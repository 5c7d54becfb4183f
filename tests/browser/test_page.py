"""The sandbox's web page in a real browser."""

import sys

import pytest

from bot.sandbox import Sandbox
from tests.browser import conftest
from tests.browser.conftest import Opener, playwright_api
from tests.browser.tiny_bot import ALT

pytestmark = pytest.mark.browser
async_api = playwright_api()
expect = async_api.expect
Page = async_api.Page

CONTROLS = {
    "button",
    "link",
    "textbox",
    "combobox",
    "listbox",
    "option",
    "checkbox",
    "radio",
    "searchbox",
    "image",
}


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


async def tab_to(page: Page, name: str, key: str = "<Tab>") -> None:
    for _ in range(60):
        await use(page, key)
        if name in await focused(page):
            return
    pytest.fail(f"no way with {key} to {name!r}")


async def test_command_button_and_form_with_the_keyboard_alone(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    assert await focused(page) == "Message #table"
    await tab_to(page, "Rename", "<Shift+Tab>")
    await use(page, "<Enter>")
    await expect(page.get_by_role("dialog", name="Name of the table")).to_be_visible()
    await use(page, "X", "<Enter>")
    await expect(page.get_by_text("At least 3 characters.")).to_be_visible()
    await use(page, "-ray", "<Tab>", "<ArrowDown>", "<ArrowDown>", "<Enter>", "<Tab>", "<Tab>", "<Enter>")
    await expect(said(page, "The table is called X-ray, Slow.")).to_be_visible()
    await expect(page.get_by_role("dialog")).to_have_count(0)
    assert await focused(page) == "Rename"


async def test_wrong_option_is_said_and_the_right_one_goes(open_page: Opener) -> None:
    page = await open_page()
    await composer(page).fill("/play ")
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_text("This option is needed.")).to_be_visible()
    await use(page, "draw", "<Tab>")
    await page.get_by_role("button", name="Add option seats").click()
    await use(page, "9", "<Enter>")
    await expect(page.get_by_text("At most 4.")).to_be_visible()
    await use(page, "<Backspace>", "3")
    await page.get_by_role("button", name="Add option rival").click()
    await use(page, "be", "<Enter>", "<Enter>")
    await expect(said(page, "Table: draw for 3 against @Ben")).to_be_visible()


async def test_tab_takes_what_was_typed_and_no_outdated_suggestion(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await composer(page).fill("/play ")
    await expect(page.get_by_role("option", name="Block")).to_be_visible()
    await use(page, "draw", "<Tab>")
    await page.get_by_role("button", name="Send").click()
    await expect(said(page, "Table: draw for 2")).to_be_visible()


async def test_escape_leaves_palette_and_command(open_page: Opener) -> None:
    page = await open_page()
    await composer(page).focus()
    await use(page, "/")
    assert await page.get_by_role("option").count() == 4
    await use(page, "<Escape>")
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await composer(page).fill("/rul")
    await use(page, "<Enter>")
    await expect(page.get_by_role("group", name="Options of /rules")).to_be_visible()
    await use(page, "<Escape>")
    await expect(page.get_by_role("group", name="Options of /rules")).to_have_count(0)
    assert await focused(page) == "Message #table"


async def test_private_hand_is_seen_by_one_person_only(open_page: Opener) -> None:
    ann, ben = await open_page("Ann"), await open_page("Ben")
    await play(ann)
    await ann.get_by_role("button", name="My hand").click()
    await expect(said(ann, "Only you can see this")).to_be_visible()
    await expect(ann.get_by_role("img", name=ALT)).to_have_count(2)
    await expect(ben.get_by_role("button", name="My hand")).to_be_visible()
    await ben.get_by_role("button", name="My hand").click()
    await expect(said(ben, "Only you can see this")).to_have_count(1)
    await expect(said(ann, "Only you can see this")).to_have_count(1)
    await ben.get_by_role("link", name="Be Cili").click()
    await expect(ben.get_by_role("button", name="My hand")).to_be_visible()
    await expect(said(ben, "Only you can see this")).to_have_count(0)
    await ann.get_by_role("button", name="Dismiss message").click()
    await expect(said(ann, "Only you can see this")).to_have_count(0)


async def test_the_next_person_hears_nothing_of_the_private_lines(open_page: Opener) -> None:
    page = await open_page("Ann")
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    spoken = page.locator("#spoken")
    await expect(spoken).to_contain_text("only for you: Your hand")
    await page.get_by_role("link", name="Be Ben").click()
    await expect(page.get_by_role("link", name="You are Ben")).to_be_visible()
    await expect(said(page, "Table: block for 2")).to_be_visible()
    await expect(spoken).to_be_empty()
    await page.get_by_role("button", name="Rename").focus()
    await page.get_by_role("button", name="My hand").click()
    await expect(spoken).to_contain_text("only for you: Your hand")


async def test_links_to_places_in_discord_lead_there(box: Sandbox, open_page: Opener) -> None:
    ben = box.person("Ben")
    aim = await ben.say("the aim")
    for number in range(60):
        await ben.say(f"line {number}")
    base = f"https://discord.com/channels/{box.guild.id}"
    foreign = "https://discord.com/channels/5/6/7"
    to_aim = f"{base}/{box.table.id}/{aim.id}"
    await ben.say(f"go {to_aim}. [here](<{to_aim}>) {base}/{box.talk.id} {foreign}")
    page = await open_page()
    link = page.get_by_role("link", name="#table › message")
    await expect(page.locator("#message-list").get_by_role("link", name=foreign)).to_have_attribute(
        "target", "_blank"
    )
    for way in (link, page.get_by_role("link", name="here", exact=True), link):
        await expect(said(page, "the aim")).not_to_be_in_viewport()
        await way.click()
        await expect(said(page, "the aim")).to_be_in_viewport()
        await expect(page.locator("article:focus")).to_contain_text("the aim")
        await page.get_by_role("button", name="Jump to the newest message").click()
    await page.locator("#message-list").get_by_role("link", name="#talk").click()
    await expect(page.get_by_role("heading", name="talk", exact=True)).to_be_visible()
    assert len(page.context.pages) == 1


async def test_links_lead_into_other_channels_and_tell_when_a_message_is_gone(
    box: Sandbox, open_page: Opener
) -> None:
    ben = box.person("Ben")
    base = f"https://discord.com/channels/{box.guild.id}/{box.talk.id}"
    aim = await ben.say("over here", channel=box.talk)
    await ben.say(f"go [there]({base}/{aim.id})")
    await ben.say(f"go {base}/5", channel=box.talk)
    page = await open_page()
    await page.get_by_role("link", name="there").click()
    await expect(said(page, "over here")).to_be_visible()
    await expect(page.locator("article[data-target]")).to_contain_text("over here")
    await page.get_by_role("link", name="#talk › message").click()
    await expect(page.get_by_text("This message is not here")).to_be_visible()


async def test_a_picture_whose_file_is_gone_is_not_shown_broken(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await page.route("**/cdn/attachments/**", lambda route: route.fulfill(status=404))
    await play(page)
    shown = page.locator(".picture img")
    await expect(shown).to_have_css("opacity", "0")
    await page.unroute("**/cdn/attachments/**")
    await page.reload()
    await expect(shown).to_have_css("opacity", "1")
    assert await shown.evaluate("image => image.naturalWidth") == 900


@pytest.mark.parametrize(
    ("required", "outcome"), [(True, pytest.fail.Exception), (False, pytest.skip.Exception)]
)
def test_a_missing_browser_fails_where_it_is_required(
    monkeypatch: pytest.MonkeyPatch, required: bool, outcome: type[BaseException]
) -> None:
    monkeypatch.setattr(conftest, "REQUIRED", required)
    monkeypatch.setitem(sys.modules, "playwright.async_api", None)
    with pytest.raises(outcome, match="playwright is not installed"):
        playwright_api()


async def test_focus_stays_on_the_same_tile_when_the_hand_is_redrawn(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    tile = page.get_by_role("button", name="5-5")
    await tile.focus()
    for version in (2, 3):
        await use(page, "<Enter>")
        await expect(said(page, f"Version {version}")).to_be_visible()
        assert await focused(page) == "5-5"
    await use(page, "<ArrowLeft>")
    assert await focused(page) == "6-4"


async def test_several_cards_are_chosen_with_the_keyboard(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    await page.get_by_role("combobox", name="Cards of the meld").focus()
    await use(page, "<ArrowDown>", "< >", "<End>", "< >", "<Tab>")
    await expect(said(page, "Meld: 0 5")).to_be_visible()


async def test_click_without_answer_fails_visibly(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    silent = page.get_by_role("button", name="Silent")
    await silent.click()
    await expect(silent).to_have_attribute("aria-busy", "true")
    box.clock.advance(3.1)
    await expect(said(page, "This interaction failed")).to_be_visible()
    await expect(silent).not_to_have_attribute("aria-busy", "true")
    await page.get_by_role("button", name="Closed").click(force=True)
    assert await page.get_by_role("button", name="Closed").get_attribute("aria-disabled") == "true"


async def test_markup_from_the_bot_and_from_people_stays_text(box: Sandbox, open_page: Opener) -> None:
    hostile = box.person("<img src=x onerror=hacked=7>")
    page = await open_page()
    await hostile.say("<svg onload=hacked=8> <t:99999999999999:R> [a](javascript:hacked=9)")
    await composer(page).fill("/hostile ")
    await use(page, "<Enter>")
    await expect(page.locator(".embed")).to_be_visible()
    await expect(said(page, "<svg onload=hacked=8>").first).to_be_visible()
    assert await page.evaluate("window.hacked") is None
    made = "#message-list .rich :is(script, svg, img, b, i, [onerror], [onload], [href^=javascript])"
    assert await page.locator(made).count() == 0


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
    found = [
        (n["role"]["value"], n.get("name", {}).get("value", "")) for n in tree["nodes"] if not n["ignored"]
    ]
    controls = [(role, name) for role, name in found if role in CONTROLS]
    assert len(controls) >= 5
    return [role for role, name in controls if not name.strip()]


async def test_reader_further_up_is_told_of_news_and_not_moved(box: Sandbox, open_page: Opener) -> None:
    ben = box.person("Ben")
    for number in range(120):
        await ben.say(f"line {number}")
    page = await open_page()
    await expect(said(page, "line 119")).to_be_in_viewport()
    await ben.say("one more")
    await expect(said(page, "one more")).to_be_in_viewport()
    await page.evaluate("document.getElementById('messages').scrollTop = 200")
    await expect(page.get_by_role("button", name="Jump to the newest message")).to_be_visible()
    await ben.say("and another")
    await expect(page.locator("#spoken")).to_contain_text("Ben: and another")
    assert await page.evaluate("document.getElementById('messages').scrollTop") == 200
    await page.get_by_role("button", name="New messages").click()
    await expect(said(page, "and another")).to_be_in_viewport()


async def test_moderator_deletes_and_others_cannot(box: Sandbox, open_page: Opener) -> None:
    cili = box.person("Cili")
    await cili.say("please delete me")
    ann, ben = await open_page("Ann"), await open_page("Ben")
    await expect(said(ben, "please delete me")).to_be_visible()
    await expect(ben.get_by_role("button", name="Delete message")).to_have_count(0)
    await ann.get_by_role("button", name="Delete message").focus()
    await use(ann, "<Enter>", "<Tab>", "<Enter>")
    await expect(said(ben, "please delete me")).to_have_count(0)
    assert box.messages() == []


async def test_world_panel_changes_what_the_bot_lives_with(box: Sandbox, open_page: Opener) -> None:
    page = await open_page()
    await page.get_by_role("button", name="World").click()
    panel = page.get_by_role("complementary", name="World")
    await panel.get_by_role("checkbox", name="Bot may post").first.uncheck()
    await expect(page.get_by_text("Boneyard may not post in this channel.")).to_be_visible()
    await panel.get_by_role("textbox", name="Name").first.fill("Greta")
    await panel.get_by_role("button", name="Add person").click()
    await expect(page.get_by_role("link", name="Be Greta")).to_be_visible()
    await panel.get_by_role("textbox", name="Name").nth(1).fill("corner")
    await panel.get_by_role("combobox", name="Thread of").select_option(label="#talk")
    await panel.get_by_role("button", name="Add channel").click()
    await expect(page.get_by_role("heading", name="corner", exact=True)).to_be_visible()
    assert box.channel("corner").parent_id == box.talk.id
    await page.keyboard.press("Escape")
    await expect(panel).to_have_count(0)


async def test_time_stamps_tick_in_the_readers_language(open_page: Opener) -> None:
    page = await open_page("Dora")
    await page.clock.install()
    await page.reload()
    await composer(page).fill("/find ")
    await use(page, "<Enter>")
    stamp = page.locator("time[data-ticks]")
    await expect(stamp).to_contain_text("in ")
    await page.clock.fast_forward(80_000)
    await expect(stamp).to_contain_text("Sekunden")


async def test_notice_when_the_sandbox_is_gone_and_return_when_it_is_back(
    chromium: async_api.Browser,
) -> None:
    page = await chromium.new_page()
    async with Sandbox() as first:
        await first.person("Ann").say("before")
        await page.goto(f"{first.url}/#p={first.person('Ben').id}&c={first.table.id}")
        await expect(said(page, "before")).to_be_visible()
    await expect(page.get_by_text("The sandbox does not answer.")).to_be_visible()
    async with Sandbox(port=first.port) as second:
        await second.person("Ann").say("after")
        await page.get_by_role("button", name="Try now").click()
        await expect(said(page, "after")).to_be_visible()
        await expect(page.get_by_text("The sandbox does not answer.")).to_be_hidden()
        await expect(page.get_by_role("link", name="You are Ben")).to_be_visible()


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


async def test_drawer_of_channels_on_a_phone(open_page: Opener) -> None:
    page = await open_page(width=360, height=740, has_touch=True)
    menu = page.get_by_role("button", name="Channels")
    await menu.focus()
    await use(page, "<Enter>")
    await expect(page.get_by_role("link", name="table", exact=True)).to_be_focused()
    await use(page, "<Escape>")
    await expect(menu).to_be_focused()
    await expect(page.get_by_role("link", name="talk")).to_have_count(0)
    await use(page, "<Enter>")
    await page.get_by_role("link", name="talk").tap()
    await expect(page.get_by_role("combobox", name="Message #talk")).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("combobox", name="Message #talk")).to_be_visible()
    await expect(page.get_by_role("link", name="You are Ann")).to_be_visible()
