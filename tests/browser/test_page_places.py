"""Where one is in the page: channels, links, the panel of the world, and further up in the messages."""

import asyncio
import re

import pytest

from bot.sandbox.changes import WorldChange
from bot.sandbox.model import ACTIVE, CommandPermission, ScheduledEvent
from bot.sandbox.permissions import Permission
from tests.box import Sandbox
from tests.browser.conftest import Opener
from tests.browser.on_page import async_api, composer, expect, said, use

pytestmark = pytest.mark.browser


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
    await expect(page.locator("#message-list").get_by_role("link", name=foreign)).to_have_attribute("target", "_blank")
    for way in (link, page.get_by_role("link", name="here", exact=True), link):
        await expect(said(page, "the aim")).not_to_be_in_viewport()
        await way.click()
        await expect(said(page, "the aim")).to_be_in_viewport()
        await expect(page.locator("article:focus")).to_contain_text("the aim")
        await page.get_by_role("button", name="Jump to the newest message").click()
    await page.locator("#message-list").get_by_role("link", name="#talk").click()
    await expect(page.get_by_role("heading", name="talk", exact=True)).to_be_visible()
    assert len(page.context.pages) == 1


async def test_links_lead_into_other_channels_and_tell_when_a_message_is_gone(box: Sandbox, open_page: Opener) -> None:
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


async def test_private_threads_and_forums_in_the_panel_of_the_world(box: Sandbox, open_page: Opener) -> None:
    page = await open_page("Ben")
    await page.get_by_role("button", name="World").click()
    panel = page.get_by_role("complementary", name="World")
    name, parent, kind = (
        panel.get_by_role("textbox", name="Name").nth(1),
        panel.get_by_role("combobox", name="Thread of"),
        panel.get_by_role("combobox", name="Kind"),
    )

    async def add(title: str, above: str | None, of: str) -> None:
        await name.fill(title)
        if above:
            await parent.select_option(label=above)
        await kind.select_option(of)
        await panel.get_by_role("button", name="Add channel").click()
        await expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()

    await add("games", None, "forum")
    await expect(page.get_by_text("This is a forum")).to_be_visible()
    await expect(page.get_by_role("combobox", name="Message #games")).to_be_disabled()
    await add("Who plays?", "#games", "open")
    await expect(page.get_by_role("article").get_by_text("Who plays?")).to_be_visible()
    await add("cave", "#table", "private")
    await expect(page.get_by_role("link", name="private thread cave")).to_be_visible()
    await page.get_by_role("link", name="Be Cili").click()
    await expect(page.get_by_role("link", name="private thread cave")).to_have_count(0)
    await expect(page.get_by_role("heading", name="table", exact=True)).to_be_visible()
    await page.get_by_role("link", name="Be Ann").click()
    await expect(page.get_by_role("link", name="private thread cave")).to_be_visible()


async def test_notice_when_the_sandbox_is_gone_and_return_when_it_is_back(chromium: async_api.Browser) -> None:
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


async def test_commands_are_offered_as_the_guild_says(box: Sandbox, open_page: Opener) -> None:
    await box.until(lambda: len(box.world.commands) == 6)
    command = next(c.id for c in box.world.commands.values() if c.spec["name"] == "play")
    box.world.permit(box.guild, command, [CommandPermission(2, box.person("Ben").id, False)])
    for person, count in (("Ben", 0), ("Ann", 1)):
        page = await open_page(person)
        await composer(page).focus()
        await use(page, "/")
        await expect(page.get_by_role("option", name="/rules")).to_be_visible()
        await expect(page.get_by_role("option", name="/play")).to_have_count(count)


async def test_a_command_of_moderators_is_given_to_somebody(box: Sandbox, open_page: Opener) -> None:
    await box.until(lambda: len(box.world.commands) == 6)
    command = next(command for command in box.world.commands.values() if command.spec["name"] == "find")
    command.spec["default_member_permissions"] = str(int(Permission.MANAGE_GUILD))
    page = await open_page("Ben")
    await composer(page).focus()
    await use(page, "/")
    await expect(page.get_by_role("option", name="/rules")).to_be_visible()
    await expect(page.get_by_role("option", name="/find")).to_have_count(0)
    await page.get_by_role("button", name="World").click()
    given = page.get_by_role("checkbox", name="Ben may use /find (Integrations)")
    await given.check()
    async with asyncio.timeout(30):
        while not await page.get_by_role("option", name="/find").count():  # the page hears of it a moment later
            await composer(page).fill("")
            await use(page, "/")
    await given.uncheck()
    await box.until(lambda: not box.guild.command_permissions)


async def test_on_a_phone_one_sees_who_one_is_among_many(box: Sandbox, open_page: Opener) -> None:
    for number in range(8):
        box.person(f"Guest {number}")
    page = await open_page("Guest 7", width=360, height=740, has_touch=True)
    mine = page.get_by_role("link", name="You are Guest 7")
    await expect(mine).to_be_in_viewport(ratio=1)
    await page.reload()
    await expect(mine).to_be_in_viewport(ratio=1)


async def test_a_closed_drawer_tells_of_news_in_other_channels(box: Sandbox, open_page: Opener) -> None:
    page = await open_page(width=360, height=740, has_touch=True)
    await expect(page.get_by_role("button", name="Channels", exact=True)).to_be_visible()
    await box.person("Ben").say("over here", channel=box.talk)
    await page.get_by_role("button", name="Channels, new messages", exact=True).tap()
    await page.get_by_role("link", name=re.compile("^talk.*new messages$")).tap()
    await expect(said(page, "over here")).to_be_visible()
    await expect(page.get_by_role("button", name="Channels", exact=True)).to_be_visible()


async def test_the_servers_events_are_listed_as_they_are_now(box: Sandbox, open_page: Opener) -> None:
    page = await open_page(width=360)
    await page.get_by_role("button", name="Channels").click()
    events = page.get_by_role("list", name="Events")
    await expect(events).to_have_count(0)
    now = box.world.clock.time()
    made = ScheduledEvent(5, box.guild.id, box.world.bot.id, "Game night <b>", "x", "#table", now + 60, now + 3600)
    box.guild.events[made.id] = made
    box.world.changes.tell(WorldChange("event.new", box.guild))
    await expect(events).to_contain_text("Game night <b>")
    made.status = ACTIVE
    box.world.changes.tell(WorldChange("event.edit", box.guild))
    await expect(events).to_contain_text("now · #table")
    del box.guild.events[made.id]
    box.world.changes.tell(WorldChange("event.delete", box.guild))
    await expect(events).to_have_count(0)
