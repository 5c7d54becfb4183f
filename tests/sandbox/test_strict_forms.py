"""Each limit of forms, suggestions, commands and emojis, at the limit and just past it."""

import base64
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.world import BOT_ID
from tests.box import Sandbox
from tests.sandbox.bots import png
from tests.sandbox.raw import Api
from tests.sandbox.test_strictness import button, menu, row, rows

Json = dict[str, Any]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        yield api


TEXT: Json = {"type": 4, "custom_id": "t", "style": 1}
LABEL: Json = {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}}


def form(**changes: Any) -> Json:
    return {"custom_id": "f", "title": "F", "components": [LABEL]} | changes


def labelled(**changes: Any) -> Json:
    return form(components=[LABEL | {"component": TEXT | changes}])


def many(count: int) -> Json:
    inputs = [LABEL | {"component": {"type": 4, "custom_id": f"t{i}", "style": 1}} for i in range(count)]
    return form(components=inputs)


FORMS: dict[str, tuple[Json, bool]] = {
    "title 45": (form(title="x" * 45), True),
    "title 46": (form(title="x" * 46), False),
    "title of blanks": (form(title="  "), False),
    "label of blanks": (form(components=[LABEL | {"label": " "}]), False),
    "title empty": (form(title=""), False),
    "five": (many(5), True),
    "six": (many(6), False),
    "none": (form(components=[]), False),
    "label 45": (form(components=[LABEL | {"label": "x" * 45}]), True),
    "label 46": (form(components=[LABEL | {"label": "x" * 46}]), False),
    "placeholder 100": (labelled(placeholder="x" * 100), True),
    "placeholder 101": (labelled(placeholder="x" * 101), False),
    "value 4001": (labelled(value="x" * 4001), False),
    "value above max": (labelled(value="xxx", max_length=2), False),
    "min above max": (labelled(min_length=3, max_length=2), False),
    "old row": (form(components=[row({"type": 4, "custom_id": "t", "style": 1, "label": "L"})]), False),
    "menu": (form(components=[LABEL | {"component": menu(required=False)}]), False),
    "button": (form(components=[row(button())]), False),
    "label twice": (form(components=[LABEL, LABEL]), False),
}  # fmt: skip


@pytest.mark.parametrize(("data", "good"), FORMS.values(), ids=FORMS)
async def test_forms(box: Sandbox, api: Api, data: Json, good: bool) -> None:
    await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
    made = await box.person("Ann").command("go")
    path = f"/interactions/{made.id}/{made.token}/callback"
    status, answer, _ = await api.call("POST", path, {"type": 9, "data": data})
    assert status == (204 if good else 400), answer
    assert (made.modal is not None) == good


async def test_suggestions_up_to_25(box: Sandbox, api: Api) -> None:
    word = {"type": 3, "name": "w", "description": "W", "autocomplete": True}
    await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "G", "options": [word]}])
    for choices, status in (
        ([{"name": "x", "value": "x"}] * 26, 400), ([{"name": "x" * 101, "value": "x"}], 400),
        ([{"name": "x", "value": ""}], 400), ([{"name": "x", "value": 3}], 400), ([{"name": " ", "value": "x"}], 400),
        ([{"name": "x", "value": "x", "name_localizations": {"xx": "x"}}], 400),
        ([{"name": "x", "value": "x", "name_localizations": {"fi": "x" * 101}}], 400),
        ([{"name": "x", "value": "x", "name_localizations": ["fi"]}], 400), ([{"name": "x", "value": "x"}] * 25, 204),
    ):  # fmt: skip
        made = await box.person("Ann").autocomplete("go", "w", "x")
        path = f"/interactions/{made.id}/{made.token}/callback"
        assert (await api.call("POST", path, {"type": 8, "data": {"choices": choices}}))[0] == status


# commands


def option(name: str = "o", kind: int = 3, **changes: Any) -> Json:
    return {"type": kind, "name": name, "description": "O"} | changes


def command(name: str = "go", **changes: Any) -> Json:
    return {"name": name, "description": "Go"} | changes


def nested(depth: int) -> Json:
    inner = option("deep", 1)
    for number in range(depth):
        inner = option(f"g{number}", 2, options=[inner])
    return inner


CHOICES = [{"name": f"c{i}", "value": f"v{i}"} for i in range(26)]
COMMANDS: dict[str, tuple[list[Json], bool]] = {
    "hundred": ([command(f"c{i}") for i in range(100)], True),
    "hundred and one": ([command(f"c{i}") for i in range(101)], False),
    "name twice": ([command(), command()], False),
    "capital": ([command("Go")], False),
    "space": ([command("go on")], False),
    "other letters": ([command("säätö-ő_1")], True),
    "name 33": ([command("x" * 33)], False),
    "description 101": ([command(description="x" * 101)], False),
    "no description": ([{"name": "go"}], False),
    "context menu": ([{"name": "Go On", "type": 3}], True),
    "context menu with description": ([command("Go", type=3)], False),
    "unknown key": ([command(cooldown=3)], False),
    "options 25": ([command(options=[option(f"o{i}") for i in range(25)])], True),
    "options 26": ([command(options=[option(f"o{i}") for i in range(26)])], False),
    "option twice": ([command(options=[option(), option()])], False),
    "option name": ([command(options=[option("O")])], False),
    "required last": ([command(options=[option("a"), option("b", required=True)])], False),
    "required first": ([command(options=[option("b", required=True), option("a")])], True),
    "choices 25": ([command(options=[option(choices=CHOICES[:25])])], True),
    "choices 26": ([command(options=[option(choices=CHOICES)])], False),
    "choice name twice": ([command(options=[option(choices=CHOICES[:1] * 2)])], False),
    "choice of the wrong type": ([command(options=[option(kind=4, choices=CHOICES[:1])])], False),
    "choices and autocomplete": ([command(options=[option(choices=CHOICES[:1], autocomplete=True)])], False),
    "autocomplete of a person": ([command(options=[option(kind=6, autocomplete=True)])], False),
    "range": ([command(options=[option(kind=4, min_value=3, max_value=2)])], False),
    "range of text": ([command(options=[option(min_value=3)])], False),
    "group": ([command(options=[nested(1)])], True),
    "empty group": ([command(options=[option("g", 2)])], False),
    "group with an empty list": ([command(options=[option("g", 2, options=[])])], False),
    "least 1.5 of whole numbers": ([command(options=[option(kind=4, min_value=1.5)])], False),
    "localizations that are a list": ([command(name_localizations=["fi"])], False),
    "localizations that are text": ([command(options=[option(description_localizations="fi")])], False),
    "localization that is null": ([command(name_localizations={"fi": None})], False),
    "whole numbers that a browser can't count": ([command(options=[option("o", 4, max_value=2**53)])], False),
    "the largest whole number": ([command(options=[option("o", 4, max_value=2**53 - 1)])], True),
    "no localizations": ([command(name_localizations=None)], True),
    "option that is a channel": ([command(options=[option("o", 7)])], False),
    "permissions of 54 bits": ([command(default_member_permissions=str(2**54 - 1))], True),
    "permissions of 55 bits": ([command(default_member_permissions=str(2**54))], False),
    "description of blanks": ([command(description="  ")], False),
    "choice of blanks": ([command(options=[option(choices=[{"name": " ", "value": "v"}])])], False),
    "group in a group": ([command(options=[nested(2)])], False),
    "mixed": ([command(options=[nested(0), option()])], False),
    "locale": ([command(name_localizations={"xx": "a"})], False),
    "translated to one name": (
        [command(name_localizations={"fi": "pelaa"}), command("start", name_localizations={"fi": "pelaa"})], False,
    ),
    "translated to another's own name": (
        [command(name_localizations={"fi": "start"}), command("start")], False,
    ),
    "one name in different languages": (
        [command(name_localizations={"fi": "pelaa"}), command("start", name_localizations={"hu": "pelaa"})], True,
    ),
    "options translated to one name": (
        [command(options=[option("a", name_localizations={"fi": "x"}), option("b", name_localizations={"fi": "x"})])],
        False,
    ),
    "localized name": ([command(name_localizations={"fi": "Iso"})], False),
    "good localizations": (
        [command(name_localizations={"fi": "pelaa"}, description_localizations={"fi": "Pelaa"})], True,
    ),
    "8000": ([command(options=[option(f"o{i}", description="x" * 100, choices=[
        {"name": f"{j}" + "n" * 70, "value": "v" * 70} for j in range(5)]) for i in range(10)])], False),
    "permissions": ([command(default_member_permissions="8192", contexts=[0])], True),
    "context 3": ([command(contexts=[3])], False),
}  # fmt: skip


@pytest.mark.parametrize(("commands", "good"), COMMANDS.values(), ids=COMMANDS)
async def test_commands(box: Sandbox, api: Api, commands: list[Json], good: bool) -> None:
    status, answer, _ = await api.call("PUT", f"/applications/{BOT_ID}/commands", commands)
    assert status == (200 if good else 400), answer
    assert len(box.world.commands) == (len(commands) if good else 0)


async def test_a_command_can_be_changed_and_keeps_its_id(box: Sandbox, api: Api) -> None:
    path = f"/applications/{BOT_ID}/commands"
    _, (made,), _ = await api.call("PUT", path, [command()])
    _, (again,), _ = await api.call("PUT", path, [command(description="New")])
    assert (again["id"], again["version"] != made["version"], again["description"]) == (made["id"], True, "New")
    assert (await api.call("PUT", path, []))[0] == 200
    assert (await api.call("GET", path))[1] == []


# emojis


def data_uri(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


EMOJIS: dict[str, tuple[Json, int]] = {
    "good": ({"name": "tile_1", "image": data_uri(png())}, 201),
    "name 1": ({"name": "t", "image": data_uri(png())}, 400),
    "name 33": ({"name": "t" * 33, "image": data_uri(png())}, 400),
    "dash": ({"name": "t-1", "image": data_uri(png())}, 400),
    "no data URI": ({"name": "tile", "image": base64.b64encode(png()).decode()}, 400),
    "no base64": ({"name": "tile", "image": "data:image/png;base64,???"}, 400),
    "no image": ({"name": "tile", "image": data_uri(b"hello")}, 400),
    "called jpg": ({"name": "tile", "image": data_uri(png()).replace("image/png", "image/jpg")}, 201),
    "cut off": ({"name": "tile", "image": data_uri(png(40, 40)[:-20])}, 400),
    "nothing but a head": ({"name": "tile", "image": data_uri(png()[:24])}, 400),
    "very wide": ({"name": "tile", "image": data_uri(png(60_000, 2))}, 201),
    "larger than any picture": ({"name": "tile", "image": data_uri(png(60_000, 400))}, 400),
    "256 KiB": ({"name": "tile", "image": data_uri(png().ljust(256 * 1024, b"\0"))}, 201),
    "more": ({"name": "tile", "image": data_uri(png().ljust(256 * 1024 + 1, b"\0"))}, 400),
    "unknown key": ({"name": "tile", "image": data_uri(png()), "roles": []}, 400),
}


@pytest.mark.parametrize(("body", "status"), EMOJIS.values(), ids=EMOJIS)
async def test_emojis(box: Sandbox, api: Api, body: Json, status: int) -> None:
    answer = await api.call("POST", f"/applications/{BOT_ID}/emojis", body)
    assert answer[0] == status, answer[1]
    assert len(box.world.emojis) == (status == 201)


async def test_an_emoji_is_used_and_found(box: Sandbox, api: Api) -> None:
    path = f"/applications/{BOT_ID}/emojis"
    _, made, _ = await api.call("POST", path, {"name": "tile", "image": data_uri(png())})
    assert (await api.call("POST", path, {"name": "tile", "image": data_uri(png())}))[1]["code"] == 50035
    body = rows(button(label=None, emoji={"id": made["id"], "name": "tile"}))
    _, sent, _ = await api.call("POST", f"/channels/{box.table.id}/messages", body)
    assert sent["components"][0]["components"][0]["emoji"] == {"id": made["id"], "name": "tile"}
    assert [e["name"] for e in (await api.call("GET", path))[1]["items"]] == ["tile"]
    box.world.emojis.clear()
    assert (await api.call("POST", f"/channels/{box.table.id}/messages", body))[1]["code"] == 50035


async def test_two_thousand_emojis(box: Sandbox, api: Api) -> None:
    path = f"/applications/{BOT_ID}/emojis"
    await api.call("POST", path, {"name": "tile", "image": data_uri(png())})
    (emoji,) = box.world.emojis.values()
    box.world.emojis = dict.fromkeys(range(2000), emoji)
    assert (await api.call("POST", path, {"name": "next", "image": data_uri(png())}))[1]["code"] == 30008
