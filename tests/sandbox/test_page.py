"""The page's API and socket, as the contract with the page says."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from discord import app_commands

from tests.box import ManualClock, Rates, Sandbox
from tests.sandbox.bots import TinyBot

Json = dict[str, Any]


class Page:
    """A browser's side of the API."""

    def __init__(self, box: Sandbox, session: aiohttp.ClientSession) -> None:
        self.box, self.session = box, session

    async def call(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Json]:
        sent = {"X-Sandbox": "1", **{key.replace("_", "-"): value for key, value in headers.items()}}
        async with self.session.request(method, self.box.url + path, json=body, headers=sent) as answer:
            return answer.status, await answer.json(content_type=None)

    def socket(self, person: str) -> Any:
        user = self.box.person(person)
        return self.session.ws_connect(f"{self.box.url}/page/socket?person={user.id}")

    async def history(self, person: str) -> list[Json]:
        user = self.box.person(person)
        _, answer = await self.call("GET", f"/page/history?person={user.id}&channel={self.box.table.id}")
        return list(answer["messages"])

    def who(self, person: str) -> Json:
        return {"person": str(self.box.person(person).id), "channel": str(self.box.table.id)}


async def frame(socket: Any, kind: str) -> Json:
    """The next frame of that kind."""
    while True:
        got: Json = await socket.receive_json(timeout=5)
        if got["t"] == kind:
            return got


@pytest_asyncio.fixture
async def page(box: Sandbox) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(box, session)


async def test_the_default_world(page: Page, bot: TinyBot) -> None:
    status, state = await page.call("GET", "/page/state")
    assert status == 200
    assert [(p["name"], p["locale"], p["moderator"]) for p in state["people"]] == [
        ("Ann", "en-GB", True), ("Ben", "en-GB", False), ("Cili", "en-GB", False), ("Dora", "en-GB", False),
        ("Eve", "en-GB", False), ("Finn", "en-US", False),
    ]  # fmt: skip
    assert state["guild"]["name"] == "Game night"
    assert [(c["name"], c["type"]) for c in state["channels"]] == [("table", 0), ("talk", 0), ("side table", 11)]
    assert state["channels"][2]["parent_id"] == state["channels"][0]["id"]
    assert {c["name"] for c in state["commands"]} == {"play", "guess", "echo", "season", "purge"}
    assert (state["bot"]["name"], state["bot"]["online"]) == ("Boneyard", True)


async def test_a_command_through_the_page(page: Page, bot: TinyBot) -> None:
    async with page.socket("Ben") as socket, page.socket("Eve") as other:
        body = page.who("Ben") | {"name": "play", "options": [{"name": "game", "value": "classic"}]}
        status, answer = await page.call("POST", "/page/command", body)
        assert status == 200
        first = (await frame(socket, "message"))["message"]
        result = await frame(socket, "result")
        filled = (await frame(socket, "message"))["message"]
        assert (first["thinking"], filled["thinking"], filled["id"]) == (True, False, first["id"])
        assert (result["interaction"], result["ok"], result["reason"]) == (answer["interaction"], True, None)
        assert (filled["interaction_user"], filled["interaction_command"]) == ("Ben", "/play")
        assert filled["attachments"][0]["description"] == "A table"
        async with page.session.get(filled["attachments"][0]["url"]) as file:
            assert (file.status, file.headers["Content-Type"]) == (200, "image/png")
        assert (await frame(other, "message"))["message"]["id"] == first["id"]
    assert [m["content"] for m in await page.history("Eve")] == ["classic for 2"]


async def test_a_form_and_private_answers_through_the_page(page: Page, bot: TinyBot) -> None:
    made = await page.box.person("Ann").command("play", game="x")
    table = (await made.done()).message
    assert table is not None
    async with page.socket("Ben") as socket:
        click = page.who("Ben") | {"message": str(table.id), "custom_id": "name"}
        _, answer = await page.call("POST", "/page/component", click)
        form = await frame(socket, "modal")
        assert (form["interaction"], form["modal"]["title"]) == (answer["interaction"], "Your name")
        sent = page.who("Ben") | {"interaction": form["interaction"], "fields": {"name": "Benny"}}
        assert (await page.call("POST", "/page/modal", sent | {"fields": {"name": "B"}}))[0] == 409
        await page.call("POST", "/page/modal", sent)
        private = (await frame(socket, "message"))["message"]
        assert (private["content"], private["ephemeral"]) == ("Hello Benny", True)
        where = f"person={page.box.person('Ben').id}&channel={page.box.table.id}&id={private['id']}"
        assert (await page.call("DELETE", f"/page/message?{where}"))[0] == 200
        assert (await frame(socket, "delete"))["id"] == private["id"]
    assert "Hello Benny" not in [m["content"] for m in await page.history("Ann")]


async def test_a_menu_and_suggestions_through_the_page(page: Page, bot: TinyBot) -> None:
    table = (await (await page.box.person("Ann").command("play", game="x")).done()).message
    assert table is not None
    chosen = page.who("Ann") | {"message": str(table.id), "custom_id": "menu", "values": ["2"]}
    async with page.socket("Ann") as socket:
        assert (await page.call("POST", "/page/component", chosen))[0] == 200
        assert (await frame(socket, "message"))["message"]["content"] == "chose 2"
    typed = page.who("Ann") | {"name": "guess", "options": [{"name": "word", "value": "B", "focused": True}]}
    assert await page.call("POST", "/page/autocomplete", typed) == (
        200,
        {"choices": [{"name": "Beta", "value": "beta"}]},
    )


async def test_no_answer_is_told_as_a_failure() -> None:
    clock = ManualClock()
    async with Sandbox(clock=clock, rates=Rates.free()) as box, aiohttp.ClientSession() as session:
        page = Page(box, session)
        box.world.commands = {}
        from bot.sandbox.model import Command

        box.world.commands[1] = Command(1, 1, {"name": "go", "description": "Go"})
        async with page.socket("Ann") as socket:
            _, answer = await page.call("POST", "/page/command", page.who("Ann") | {"name": "go"})
            clock.advance(3.1)
            failed = await frame(socket, "result")
    assert failed == {"t": "result", "interaction": answer["interaction"], "ok": False, "reason": "timeout"}


async def test_people_and_channels_are_made(page: Page) -> None:
    async with page.socket("Ann") as socket:
        status, zoe = await page.call("POST", "/page/people", {"name": "Zoe", "locale": "hu", "moderator": True})
        assert (status, zoe["locale"], zoe["moderator"]) == (200, "hu", True)
        assert (await frame(socket, "people"))["t"] == "people"
        _, den = await page.call("POST", "/page/channels", {"name": "den"})
        _, nook = await page.call("POST", "/page/channels", {"name": "nook", "parent_id": den["id"]})
        await frame(socket, "channels")
    assert (nook["type"], nook["parent_id"]) == (11, den["id"])
    assert (await page.call("POST", "/page/people", {"name": "Zoe"}))[1]["error"] == "name_taken"
    path = f"/page/channels/{nook['id']}"
    assert (await page.call("PATCH", path, {"archived": True}))[1]["archived"] is True
    assert (await page.call("PATCH", path, {"bot_can_post": False}))[1]["bot_can_post"] is False
    assert (await page.call("PATCH", path, {"bot_can_post": True}))[1]["bot_can_post"] is True
    assert (await page.call("PATCH", f"/page/channels/{den['id']}", {"archived": True}))[1]["error"] == "no_thread"
    assert (await page.call("DELETE", f"/page/channels/{den['id']}"))[0] == 200
    names = [c["name"] for c in (await page.call("GET", "/page/state"))[1]["channels"]]
    assert names == ["table", "talk", "side table"]


async def test_plain_messages(page: Page) -> None:
    status, message = await page.call("POST", "/page/message", page.who("Ben") | {"content": "hello"})
    assert (status, message["content"], message["author"]["global_name"]) == (200, "hello", "Ben")
    where = f"channel={page.box.table.id}&id={message['id']}"
    eve, ben = (page.box.person(name).id for name in ("Eve", "Ben"))
    assert (await page.call("DELETE", f"/page/message?person={eve}&{where}"))[1]["error"] == "forbidden"
    assert (await page.call("DELETE", f"/page/message?person={ben}&{where}"))[0] == 200
    assert await page.history("Ann") == []


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/page/command", {"name": "nothing"}, 409, "no_command"),
        ("/page/command", {"name": "play"}, 409, "required"),
        ("/page/command", {"name": "purge"}, 409, "no_command"),
        ("/page/command", {"name": "play", "extra": 1}, 400, "50035"),
        ("/page/autocomplete", {"name": "guess", "options": []}, 400, "no_focus"),
        ("/page/component", {"message": "5", "custom_id": "x"}, 404, "no_message"),
        ("/page/modal", {"interaction": "5"}, 404, "no_modal"),
        ("/page/message", {"content": "x" * 2001}, 400, "50035"),
        ("/page/message", {"content": "x", "person": "5"}, 404, "no_person"),
        ("/page/message", {"content": "x", "channel": "5"}, 404, "10003"),
        ("/page/people", {"name": "A" * 33}, 400, "50035"),
    ],
)
async def test_what_the_page_is_refused(
    page: Page, bot: TinyBot, path: str, body: Json, status: int, code: str
) -> None:
    who = {} if path == "/page/people" else page.who("Ben")
    got, answer = await page.call("POST", path, who | body)
    assert (got, answer["error"]) == (status, code)
    assert answer["message"]


async def test_only_the_own_page_may_ask(page: Page) -> None:
    body = page.who("Ben") | {"content": "x"}
    async with page.session.post(page.box.url + "/page/message", json=body) as answer:
        assert answer.status == 403
    async with page.session.get(page.box.url + "/page/state", headers={"Host": "evil.example"}) as answer:
        assert answer.status == 403
    async with page.session.post(
        page.box.url + "/page/people", json={"name": "Zoe"}, headers={"X-Sandbox": "1", "Origin": "http://evil.example"}
    ) as answer:
        assert answer.status == 403
    assert "Zoe" not in {person.name for person in page.box.people}
    user = page.box.person("Ben").id
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await page.session.ws_connect(
            f"{page.box.url}/page/socket?person={user}", headers={"Origin": "http://evil.example"}
        )
    assert page.box.messages() == []


@pytest.mark.parametrize("name", ["../server.py", "..%2fserver.py", "%2e%2e/server.py", ".hidden", "none.js", ""])
async def test_only_files_of_the_page_are_served(page: Page, name: str) -> None:
    async with page.session.get(f"{page.box.url}/static/{name}") as answer:
        assert answer.status == 404


async def test_the_page_and_all_that_it_names_are_there(page: Page) -> None:
    async with page.session.get(page.box.url + "/") as answer:
        html = await answer.text()
    names = re.findall(r'(?:src|href)="/?static/([^"]+)"', html)
    assert answer.headers["Content-Security-Policy"] == "default-src 'self'; frame-ancestors 'none'"
    assert names
    for name in names:
        async with page.session.get(f"{page.box.url}/static/{name}") as file:
            assert file.status == 200, name
            assert name.rpartition(".")[2].replace("js", "javascript") in file.content_type


async def test_sockets_end_with_the_sandbox() -> None:
    box = await Sandbox().start()
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{box.url}/page/socket?person={box.person('Ann').id}") as socket:
            closing = asyncio.create_task(box.close())
            message = await socket.receive(timeout=5)
            assert message.type is aiohttp.WSMsgType.CLOSE
        await closing


async def test_direct_messages_are_each_persons_own(page: Page, bot: TinyBot) -> None:
    ann, ben = page.box.person("Ann"), page.box.person("Ben")
    state = (await page.call("GET", "/page/state"))[1]
    mine = {place["recipient"]: place for place in state["elsewhere"]}
    assert set(mine) == {str(actor.id) for actor in page.box.people}
    place = mine[str(ann.id)]
    assert (place["name"], place["type"], place["guild"]) == ("Boneyard", 1, None)
    assert place["id"] == str(page.box.world.dm(ann.user).id)
    assert set(state["offered"][place["id"]]) == {str(ann.id)}
    async with page.socket("Ann") as socket, page.socket("Ben") as other:
        body = {"person": str(ann.id), "channel": place["id"]}
        assert (await page.call("POST", "/page/message", body | {"content": "psst"}))[0] == 200
        assert (await frame(socket, "message"))["message"]["content"] == "psst"
        assert (await page.call("POST", "/page/message", {**body, "person": str(ben.id), "content": "x"}))[0] == 409
        await ben.say("aloud")
        assert (await frame(other, "message"))["message"]["content"] == "aloud"
    for actor, seen in ((ann, ["psst"]), (ben, [])):
        history = (await page.call("GET", f"/page/history?person={actor.id}&channel={place['id']}"))[1]
        assert [message["content"] for message in history["messages"]] == seen


async def test_who_adds_the_application_takes_it_to_a_server_without_it(page: Page, bot: TinyBot) -> None:
    ann, ben = page.box.person("Ann"), page.box.person("Ben")
    bot.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
    await bot.tree.sync()
    assert {place["guild"] for place in (await page.call("GET", "/page/state"))[1]["elsewhere"]} == {None}
    for added in (True, True):
        status, person = await page.call("PATCH", f"/page/people/{ann.id}", {"has_app": added})
        assert (status, person["has_app"]) == (200, True)
    greta = (await page.call("POST", "/page/people", {"name": "Greta"}))[1]
    state = (await page.call("GET", "/page/state"))[1]
    (place,) = [place for place in state["elsewhere"] if place["guild"]]
    assert (place["guild"], place["name"], place["bot_can_post"]) == ("Another server", "table", False)
    offered = state["offered"][place["id"]]
    assert (len(offered[str(ann.id)]) > 0, offered[str(ben.id)], offered[greta["id"]]) == (True, [], [])
    body = {"channel": place["id"], "name": "guess", "options": [{"name": "word", "value": "x"}]}
    assert (await page.call("POST", "/page/command", body | {"person": str(ann.id)}))[0] == 200
    assert (await page.call("POST", "/page/command", body | {"person": str(ben.id)}))[0] == 409
    assert (await page.call("PATCH", f"/page/people/{ann.id}", {"has_app": False}))[1]["has_app"] is False
    assert (await page.call("POST", "/page/command", body | {"person": str(ann.id)}))[0] == 409
    for wrong in ({}, {"has_app": "yes"}, {"has_app": True, "name": "x"}, []):
        assert (await page.call("PATCH", f"/page/people/{ann.id}", wrong))[0] == 400
    assert (await page.call("PATCH", "/page/people/5", {"has_app": True}))[0] == 404
    assert (await page.call("PATCH", f"/page/people/{ann.id}", {"has_app": True}, X_Sandbox="0"))[0] == 403


async def test_a_person_is_given_a_command(page: Page, bot: TinyBot) -> None:
    ben = page.box.person("Ben")
    (purge,) = [command for command in page.box.world.commands.values() if command.spec["name"] == "purge"]
    path, body = f"/page/commands/{purge.id}", {"person": str(ben.id), "given": True}
    for given in (True, False):
        assert (await page.call("PATCH", path, body | {"given": given}))[0] == 200
        given_to = {spec["id"]: spec["given_to"] for spec in (await page.call("GET", "/page/state"))[1]["commands"]}
        assert given_to[str(purge.id)] == ([str(ben.id)] if given else [])
        assert ("purge" in ben.commands()) is given
    assert (await page.call("PATCH", "/page/commands/5", body))[0] == 404
    assert (await page.call("PATCH", path, {"person": str(ben.id)}))[0] == 400
    assert (await page.call("PATCH", path, body, X_Sandbox="0"))[0] == 403


async def test_the_page_is_told_where_a_command_is_not(page: Page, bot: TinyBot) -> None:
    ann = page.box.person("Ann")
    assert str(page.box.table.id) not in (await page.call("GET", "/page/state"))[1]["offered"]
    bot.tree.allowed_contexts = app_commands.AppCommandContext(guild=False, dm_channel=True)
    await bot.tree.sync()
    offered = (await page.call("GET", "/page/state"))[1]["offered"]
    assert offered[str(page.box.table.id)][str(ann.id)] == []
    assert offered[str(page.box.world.dm(ann.user).id)][str(ann.id)]
