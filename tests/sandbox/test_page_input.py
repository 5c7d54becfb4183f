"""Bad input to the page's own API: a clear refusal, never a 500."""

import random
from typing import Any

import aiohttp
import pytest

from tests.box import ManualClock, Rates, Sandbox
from tests.luck import LUCK, part_of
from tests.sandbox.bots import TinyBot, running
from tests.sandbox.fuzzing import Maker
from tests.sandbox.test_page import Page

Json = dict[str, Any]
LONG = "9" * 4301


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", f"/page/history?person={LONG}&channel=1"), ("GET", "/page/history?person=x&channel=1"),
        ("GET", "/page/history"), ("DELETE", f"/page/message?person={LONG}&channel=1&id=1"),
        ("PATCH", f"/page/channels/{LONG}"), ("DELETE", f"/page/channels/{LONG}"),
        ("GET", f"/page/socket?person={LONG}"),
        ("GET", f"/static/{'a' * 5000}"), ("GET", f"/static/{'a' * 5000}.js"),
    ],
)  # fmt: skip
async def test_ids_and_names_that_are_none(box: Sandbox, method: str, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        body = {} if method == "PATCH" else None
        async with session.request(method, box.url + path, json=body, headers={"X-Sandbox": "1"}) as answer:
            assert answer.status == 400


@pytest.mark.parametrize("path", [f"/cdn/attachments/1/{LONG}/a.png", f"/cdn/emojis/{LONG}.png"])
async def test_files_with_ids_that_are_none(box: Sandbox, path: str) -> None:
    async with aiohttp.ClientSession() as session, session.get(box.url + path) as answer:
        assert answer.status == 404


@pytest.mark.parametrize(("method", "path"), [("POST", "message"), ("POST", "modal"), ("PATCH", "channels/{table}")])
@pytest.mark.parametrize("raw", [b"{", b"", b"[" * 100_000, b"\xff", b"9" * 5000, b'{"a":' * 5000])
async def test_bodies_that_are_no_json(box: Sandbox, method: str, path: str, raw: bytes) -> None:
    url = f"{box.url}/page/{path.format(table=box.table.id)}"
    headers = {"X-Sandbox": "1", "Content-Type": "application/json; charset=none"}
    asked = aiohttp.request(method, url, data=raw, headers=headers)
    async with asked as answer:
        assert (answer.status, (await answer.json())["error"]) == (400, "json")


async def test_what_cannot_be_opened(box: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        page = Page(box, session)
        post = {"name": "x", "person": str(box.person("Ben").id)}
        for body in (
            post | {"kind": "private"}, post | {"kind": "forum", "parent_id": str(box.table.id)},
            post | {"kind": "voice", "parent_id": str(box.table.id)}, post | {"kind": "stage"},
            post | {"parent_id": str(box.thread.id)}, post | {"name": " "},
        ):  # fmt: skip
            assert (await page.call("POST", "/page/channels", body))[0] == 400, body
        _, cave = await page.call("POST", "/page/channels", post | {"kind": "private", "parent_id": str(box.table.id)})
        assert cave["members"] == [str(box.person("Ben").id)]
        _, forum = await page.call("POST", "/page/channels", post | {"kind": "forum"})
        _, made = await page.call("POST", "/page/channels", post | {"name": "Who plays?", "parent_id": forum["id"]})
        assert (forum["type"], made["type"], made["parent_id"]) == (15, 11, forum["id"])
        assert [m.content for m in box.person("Eve").messages(box.channel("Who plays?"))] == ["Who plays?"]


async def test_requests_of_the_page_by_chance() -> None:
    rng = random.Random(f"{LUCK}page")
    async with (
        Sandbox(clock=ManualClock(1_800_000_000.0), rates=Rates.free()) as box,
        aiohttp.ClientSession() as session,
        running(box, bot := TinyBot()),
    ):
        await bot.tree.sync()
        page, ann = Page(box, session), box.person("Ann")
        table = (await (await ann.command("play", game="x")).done()).message
        assert table is not None
        form = await ann.click(table, "Name")
        await form.done()
        who = page.who("Ann")
        option = {"name": "word", "value": "x", "focused": True}
        good: list[tuple[str, str, Json | None]] = [
            ("POST", "people", {"name": "Zoe", "locale": "fi", "moderator": True}),
            ("POST", "channels", {"name": "den", "parent_id": str(box.table.id), "kind": "open"}),
            ("POST", "command", who | {"name": "play", "options": [{"name": "game", "value": "x"}]}),
            ("POST", "command", who | {"name": "echo", "options": [{"name": "who", "value": str(ann.id)}]}),
            ("POST", "autocomplete", who | {"name": "guess", "options": [option]}),
            ("POST", "component", who | {"message": str(table.id), "custom_id": "menu", "values": ["1"]}),
            ("POST", "modal", who | {"interaction": str(form.id), "fields": {"name": "Benny"}}),
            ("POST", "message", who | {"content": "hello"}),
            ("PATCH", f"channels/{box.thread.id}", {"archived": True, "bot_can_post": False}),
        ]
        maker, wrong = Maker(rng, [str(box.table.id), str(ann.id)]), []
        for _ in range(part_of(1500, 600)):
            method, path, body = rng.choice(good)
            for _ in range(rng.choice((1, 1, 2))):
                body = maker.spoilt(body)
            status, answer = await page.call(method, f"/page/{path}", body)
            if status >= 500 or (status >= 400 and "error" not in answer):
                wrong.append((status, method, path, str(body)[:300]))
        assert wrong == []
