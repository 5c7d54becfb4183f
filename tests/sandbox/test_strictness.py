"""Each limit of Discord's, at the limit and just past it, through the API without discord.py's own checks."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from tests.box import Rates, Sandbox
from tests.sandbox.bots import png
from tests.sandbox.raw import Api

Json = dict[str, Any]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        yield api


def button(number: int = 0, **changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "B", "custom_id": f"b{number}"} | changes


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def rows(*components: Json) -> Json:
    return {"content": "x", "components": [row(*components)]}


def options(count: int) -> list[Json]:
    return [{"label": f"o{i}", "value": str(i)} for i in range(count)]


def menu(**changes: Any) -> Json:
    return {"type": 3, "custom_id": "m", "options": options(3)} | changes


ALLOWED: dict[str, Json] = {
    "content 2000": {"content": "x" * 2000},
    "rows 5": {"content": "x", "components": [row(button(i)) for i in range(5)]},
    "buttons 5": rows(*(button(i) for i in range(5))),
    "label 80": rows(button(label="x" * 80)),
    "custom_id 100": rows(button(custom_id="x" * 100)),
    "options 25": rows(menu(options=options(25))),
    "values 25": rows(menu(options=options(25), min_values=0, max_values=25)),
    "placeholder 150": rows(menu(placeholder="x" * 150)),
    "emoji only": rows(button(label=None, emoji={"name": "🎲"})),
    "mentions": {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
    "nonce": {"content": "x", "nonce": "abc"},
    "nonce 25": {"content": "x", "nonce": "n" * 25},
    "blanks beside an emoji": rows(button(label=" ", emoji={"name": "🎲"})),
    "only a row": {"components": [row(button())]},
    "silent": {"content": "x", "flags": 1 << 12},
    "discord.py's tts": {"content": "x", "tts": False},
}

REFUSED: dict[str, tuple[Json, int]] = {
    "content 2001": ({"content": "x" * 2001}, 50035),
    "content not text": ({"content": 3}, 50035),
    "empty": ({}, 50006),
    "blank": ({"content": " \n "}, 50006),
    "unknown key": ({"content": "x", "contents": "y"}, 50035),
    "unknown key inside": (rows(button(colour="red")), 50035),
    "embed": ({"content": "x", "embeds": [{"title": "t"}]}, 50035),
    "text display": ({"content": "x", "components": [{"type": 10, "content": "x"}]}, 50035),
    "version 2": ({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}]}, 50035),
    "poll": ({"poll": {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "Yes"}}]}}, 50035),
    "ephemeral flag": ({"content": "x", "flags": 64}, 50035),
    "unknown flag": ({"content": "x", "flags": 1 << 30}, 50035),
    "rows 6": ({"content": "x", "components": [row(button(i)) for i in range(6)]}, 50035),
    "buttons 6": (rows(*(button(i) for i in range(6))), 50035),
    "empty row": (rows(), 50035),
    "button at the top": ({"content": "x", "components": [button()]}, 50035),
    "label 81": (rows(button(label="x" * 81)), 50035),
    "no label, no emoji": (rows(button(label=None)), 50035),
    "custom_id 101": (rows(button(custom_id="x" * 101)), 50035),
    "custom_id empty": (rows(button(custom_id="")), 50035),
    "custom_id missing": (rows(button(custom_id=None)), 50035),
    "custom_id twice": (rows(button(), button()), 50035),
    "id twice": (rows(button(0, id=7), button(1, id=7)), 50035),
    "style 0": (rows(button(style=0)), 50035),
    "link": (rows({"type": 2, "style": 5, "label": "L", "url": "https://example.org"}), 50035),
    "unknown emoji": (rows(button(emoji={"id": "5", "name": "x"})), 50035),
    "domino as emoji": (rows(button(emoji={"name": "🁣"})), 50035),
    "word as emoji": (rows(button(emoji={"name": "smile"})), 50035),
    "menu beside a button": (rows(menu(), button()), 50035),
    "two menus in a row": (rows(menu(), menu(custom_id="n")), 50035),
    "options 26": (rows(menu(options=options(26))), 50035),
    "options 0": (rows(menu(options=[])), 50035),
    "option value twice": (rows(menu(options=options(1) * 2)), 50035),
    "option label 101": (rows(menu(options=[{"label": "x" * 101, "value": "1"}])), 50035),
    "min above max": (rows(menu(min_values=2, max_values=1)), 50035),
    "max above options": (rows(menu(max_values=4)), 50035),
    "max 26": (rows(menu(options=options(25), max_values=26)), 50035),
    "two defaults": (rows(menu(options=[o | {"default": True} for o in options(2)])), 50035),
    "placeholder 151": (rows(menu(placeholder="x" * 151)), 50035),
    "text input in a message": (rows({"type": 4, "custom_id": "t", "style": 1, "label": "L"}), 50035),
    "parse and users": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, 50035),
    "parse nonsense": ({"content": "x", "allowed_mentions": {"parse": ["all"]}}, 50035),
    "users 101": ({"content": "x", "allowed_mentions": {"users": [str(i) for i in range(101)]}}, 50035),
    "attachment that isn't there": ({"content": "x", "attachments": [{"id": 0}]}, 50035),
    "nonce 26": ({"content": "x", "nonce": "n" * 26}, 50035),
    "nonce of another kind": ({"content": "x", "nonce": {}}, 50035),
    "label of blanks": (rows(button(label="  ")), 50035),
    "option label of blanks": (rows(menu(options=[{"label": " ", "value": "1"}])), 50035),
    "reserved code point as emoji": (rows(button(emoji={"name": "\U0001f322"})), 50035),
}


@pytest.mark.parametrize("body", ALLOWED.values(), ids=ALLOWED)
async def test_messages_within_the_limits(box: Sandbox, api: Api, body: Json) -> None:
    status, answer, _ = await api.call("POST", f"/channels/{box.table.id}/messages", body)
    assert status == 200, answer
    assert len(box.messages()) == 1


@pytest.mark.parametrize(("body", "code"), REFUSED.values(), ids=REFUSED)
async def test_messages_past_the_limits(box: Sandbox, api: Api, body: Json, code: int) -> None:
    status, answer, _ = await api.call("POST", f"/channels/{box.table.id}/messages", body)
    assert (status, answer["code"]) == (400, code)
    assert box.messages() == []
    assert ("errors" in answer) == (code == 50035)


async def test_the_same_limits_hold_for_edits(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {"content": "x", "components": [row(button())]})
    for body, code in (
        ({"content": "x" * 2001}, 50035), ({"content": "", "components": []}, 50006), ({"flags": 64}, 50035),
    ):  # fmt: skip
        status, answer, _ = await api.call("PATCH", f"{path}/{sent['id']}", body)
        assert (status, answer["code"]) == (400, code), body


@pytest.mark.parametrize(
    ("before", "gone"),
    [
        ({"content": "x"}, {"content": None}),
        ({"content": "x"}, {"content": " \n", "allowed_mentions": None}),
        ({"components": [row(button())]}, {"components": None}),
        ({"content": "x", "components": [row(button())]}, {"content": "", "components": []}),
    ],
)
async def test_an_edit_leaves_something_to_see(box: Sandbox, api: Api, before: Json, gone: Json) -> None:
    path = f"/channels/{box.table.id}/messages"
    for files in (None, {"a.png": png()}):
        _, sent, _ = await api.call("POST", path, before, files=files)
        status, answer, _ = await api.call("PATCH", f"{path}/{sent['id']}", gone | {"attachments": []})
        assert (status, answer["code"]) == (400, 50006)
        assert box.messages()[-1].content == before.get("content", "")
        if files:
            assert (await api.call("PATCH", f"{path}/{sent['id']}", gone))[0] == 200


async def test_a_file_is_enough_and_the_last_one_stays(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {}, files={"a.png": png()})
    message_path = f"{path}/{sent['id']}"
    assert (await api.call("PATCH", message_path, {"attachments": []}))[1]["code"] == 50006
    assert (await api.call("PATCH", message_path, {"attachments": [], "components": [row(button())]}))[0] == 200
    assert (await api.call("PATCH", message_path, {"components": []}))[1]["code"] == 50006


async def test_null_is_no_body(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {"content": "x"})
    for method, where in (("POST", path), ("PATCH", f"{path}/{sent['id']}")):
        assert (await api.raw(method, where, "null"))[1]["code"] == 50035
    assert (await api.call("PATCH", f"{path}/{sent['id']}"))[0] == 200


async def test_an_edit_has_no_voice(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {"content": "x"})
    assert (await api.call("PATCH", f"{path}/{sent['id']}", {"content": "y", "tts": 1}))[0] == 200


async def test_an_error_says_where(box: Sandbox, api: Api) -> None:
    _, answer, _ = await api.call("POST", f"/channels/{box.table.id}/messages", rows(button(label="x" * 81)))
    inner = answer["errors"]["components"]["0"]["components"]["0"]["label"]["_errors"]
    assert inner == [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}]


async def test_a_nonce_gives_the_message_again_only_when_it_is_enforced(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    for enforced, count in ((False, 1), (False, 2), (True, 2), (True, 2)):
        await api.call("POST", path, {"content": "x", "nonce": "n", "enforce_nonce": enforced})
        assert len(box.messages()) == count


# files


async def test_files_that_are_not_listed_are_dropped(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    files = {"a.txt": b"a", "b.txt": b"b"}
    _, sent, _ = await api.call("POST", path, {"attachments": [{"id": 1}]}, files=files)
    assert [a["filename"] for a in sent["attachments"]] == ["b.txt"]
    assert (await api.call("POST", path, {"attachments": []}, files=files))[1]["code"] == 50006


async def test_the_words_of_a_file_are_changed_without_the_file(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    named = {"attachments": [{"id": 0, "description": "before"}]}
    _, sent, _ = await api.call("POST", path, named, files={"a.txt": b"a"})
    (kept,) = sent["attachments"]
    changed = {"attachments": [{"id": kept["id"], "description": "after"}]}
    _, sent, _ = await api.call("PATCH", f"{path}/{sent['id']}", changed)
    assert sent["attachments"] == [{**kept, "description": "after"}]
    assert (await api.call("PATCH", f"{path}/{sent['id']}", {"attachments": [{"id": 7}]}))[1]["code"] == 50035


async def test_eleven_files_are_too_many_however_few_are_listed(box: Sandbox, api: Api) -> None:
    files = {f"{i}.txt": b"x" for i in range(11)}
    path = f"/channels/{box.table.id}/messages"
    assert (await api.call("POST", path, {"attachments": [{"id": 0}]}, files=files))[1]["code"] == 50035


async def test_a_file_name_of_five_thousand_letters(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    status, answer, _ = await api.call("POST", path, {}, files={"a" * 5000: b"x"})
    assert (status, answer["code"]) == (400, 50035)


async def test_files_up_to_ten_and_ten_mebibytes(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    files = {f"{i}.txt": b"x" for i in range(11)}
    assert (await api.call("POST", path, {}, files=files))[1]["code"] == 50035
    del files["10.txt"]
    assert len((await api.call("POST", path, {}, files=files))[1]["attachments"]) == 10
    assert (await api.call("POST", path, {}, files={"a": bytes(10 * 1024 * 1024)}))[0] == 200
    status, answer, _ = await api.call("POST", path, {}, files={"a": bytes(10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)


async def test_edits_drop_files_that_are_not_listed(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {"content": "x"}, files={"a.png": png(), "b.png": png()})
    message_path = f"{path}/{sent['id']}"
    kept = [{"id": sent["attachments"][1]["id"]}]
    _, edited, _ = await api.call("PATCH", message_path, {"attachments": kept})
    assert [a["filename"] for a in edited["attachments"]] == ["b.png"]
    _, edited, _ = await api.call("PATCH", message_path, {"content": "y"}, files={"c.png": png()})
    assert [a["filename"] for a in edited["attachments"]] == ["b.png", "c.png"]
    assert (await api.call("PATCH", message_path, {"attachments": [{"id": "77"}]}))[1]["code"] == 50035
    _, edited, _ = await api.call("PATCH", message_path, {"attachments": []})
    assert edited["attachments"] == []
    assert box.world.files.attached == {}


async def test_rates_off_means_headers_still(box: Sandbox, api: Api) -> None:
    assert isinstance(Rates.free(), Rates)
    headers = (await api.call("GET", "/users/@me"))[2]
    assert int(headers["X-RateLimit-Remaining"]) > 1000
