"""The sandbox's web page in a real browser: commands, buttons, forms and private messages."""

import asyncio
import sys

import pytest

from tests.box import Sandbox
from tests.browser import conftest
from tests.browser.conftest import Opener, playwright_api
from tests.browser.on_page import Page, composer, expect, focused, play, said, use
from tests.browser.tiny_bot import ALT
from tests.sandbox.raw import Api

pytestmark = pytest.mark.browser


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
    await use(page, "-ray", "<Tab>", "Slow", "<Tab>", "<Tab>", "<Enter>")
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


async def test_what_is_typed_after_a_command_is_a_message(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    for text in ("well played", "and now?"):
        await use(page, text, "<Enter>")
        await expect(said(page, text)).to_be_visible()
    await composer(page).fill("/find ")
    await use(page, "<Enter>")
    await expect(said(page, "Ends")).to_be_visible()
    await use(page, "later")
    await page.get_by_role("button", name="Send").click()
    await expect(said(page, "later")).to_be_visible()
    await expect(page.get_by_role("group", name="Options of /find")).to_have_count(0)


async def test_what_is_typed_while_a_command_is_on_its_way_is_kept(open_page: Opener) -> None:
    page, typed = await open_page(), asyncio.Event()

    async def late(route) -> None:
        await typed.wait()
        await route.continue_()

    await page.route("**/page/command", late)
    await composer(page).focus()
    await use(page, "/find", "<Enter>", "<Enter>", "well played")
    typed.set()
    await expect(said(page, "Ends")).to_be_visible()
    await use(page, "<Enter>")
    await expect(said(page, "well played")).to_be_visible()


async def test_a_command_that_could_not_be_sent_comes_back(open_page: Opener) -> None:
    page = await open_page()
    await page.route("**/page/command", lambda route: route.fulfill(status=400, json={"error": "x", "message": "No"}))
    await composer(page).focus()
    await use(page, "/find", "<Enter>", "<Enter>")
    await expect(page.get_by_role("group", name="Options of /find")).to_be_visible()


async def test_the_palette_tells_the_options_of_each_command(open_page: Opener) -> None:
    page = await open_page()
    await composer(page).focus()
    await use(page, "/pl")
    offered = page.get_by_role("option", name="/play game seats rival Open a table in this channel", exact=True)
    await expect(offered).to_be_visible()


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


@pytest.mark.parametrize(("required", "outcome"), [(True, pytest.fail.Exception), (False, pytest.skip.Exception)])
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
    await use(page, "<ArrowDown>", "< >", "<Enter>")
    await expect(page.get_by_text("Nothing was sent: choose at least 2.")).to_be_visible()
    await use(page, "<ArrowDown>", "< >", "<End>", "< >")
    await expect(page.get_by_role("option", selected=True)).to_have_count(2)
    await use(page, "<Enter>")
    await expect(said(page, "Meld: 0 5")).to_be_visible()
    assert await focused(page) == "Cards of the meld"
    await use(page, "<ArrowDown>", "<ArrowDown>", "< >", "<ArrowDown>", "< >", "<Tab>")
    await expect(said(page, "Meld: 0 1 5")).to_be_visible()


async def test_no_more_can_be_chosen_than_the_menu_takes(open_page: Opener) -> None:
    page = await open_page()
    await play(page)
    await page.get_by_role("button", name="My hand").click()
    await page.get_by_role("combobox", name="Cards of the meld").click()
    for number in range(3):
        await page.get_by_role("option", name=f"Card {number}").click()
    await expect(page.get_by_text("Choose 2 to 3. 3 chosen.")).to_be_visible()
    await expect(page.get_by_role("option", disabled=True)).to_have_count(3)
    await page.get_by_role("option", name="Card 5").click(force=True)
    await page.get_by_role("option", name="Card 1").click()
    await page.get_by_role("option", name="Card 5").click()
    await page.get_by_role("button", name="Done").click()
    await expect(said(page, "Meld: 0 2 5")).to_be_visible()


async def test_twenty_five_cards_are_chosen_by_touch(open_page: Opener) -> None:
    page = await open_page(width=360, height=740, has_touch=True)
    await composer(page).fill("/rules ")
    await use(page, "<Enter>")
    menu = page.get_by_role("combobox", name="Cards to lay")
    await menu.tap()
    options = page.get_by_role("option")
    await expect(options).to_have_count(25)
    for number in range(25):
        await options.nth(number).tap()
    await expect(page.get_by_text("25 chosen.")).to_be_in_viewport()
    await options.nth(24).tap()
    await page.get_by_role("button", name="Done").tap()
    await expect(said(page, f"Laid: {' '.join(map(str, range(24)))}")).to_be_visible()


async def test_an_open_menu_closes_when_it_asks_something_else_by_now(box: Sandbox, open_page: Opener) -> None:
    def menu(*names: str) -> dict[str, object]:
        options = [{"label": name, "value": name} for name in names]
        return {"type": 3, "custom_id": "cards", "max_values": 2, "placeholder": "Cards", "options": options}

    page = await open_page()
    async with Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        body = {"content": "one", "components": [{"type": 1, "components": [menu("a", "b")]}]}
        _, sent, _ = await api.call("POST", path, body)
        await page.get_by_role("combobox", name="Cards").click()
        await page.get_by_role("option", name="a").click()
        await api.call("PATCH", f"{path}/{sent['id']}", body | {"content": "two"})
        await expect(said(page, "two")).to_be_visible()
        await expect(page.get_by_role("option", name="a", selected=True)).to_be_visible()
        changed = {"content": "three", "components": [{"type": 1, "components": [menu("b", "c")]}]}
        await api.call("PATCH", f"{path}/{sent['id']}", changed)
        await expect(page.get_by_role("listbox")).to_have_count(0)


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
