"""Every kind of input in a form, filled in as the client lets a person do it."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.world import BOT_ID
from tests.box import ClientRefusedError, Interaction, Sandbox
from tests.sandbox.raw import Api

Json = dict[str, Any]
OPTIONS = [{"label": name, "value": name.lower()} for name in ("Red", "Green", "Blue")]


def label(number: int, component: Json) -> Json:
    return {"type": 18, "label": f"L{number}", "component": component | {"custom_id": f"c{number}"}}


PARTS = [
    label(1, {"type": 3, "options": [OPTIONS[0] | {"default": True}, *OPTIONS[1:]]}),
    label(2, {"type": 5, "required": False}),
    label(3, {"type": 21, "options": OPTIONS}),
    label(4, {"type": 22, "options": OPTIONS, "min_values": 0, "max_values": 2}),
    label(5, {"type": 23, "default": True}),
]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
        yield api


async def opened(box: Sandbox, api: Api, parts: list[Json]) -> Interaction:
    """A form that Ann has open."""
    made = await box.person("Ann").command("go")
    form = {"custom_id": "f", "title": "F", "components": parts}
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert (await api.call("POST", path, {"type": 9, "data": form}))[0] == 204
    return made


def values(sent: Interaction) -> list[object]:
    """What was sent for each input."""
    inner = [top["component"] for top in sent.data["components"]]
    return [c["values"] if "values" in c else c["value"] for c in inner]


async def test_what_is_left_out_keeps_what_was_filled_in(box: Sandbox, api: Api) -> None:
    form = await opened(box, api, PARTS)
    sent = await box.person("Ann").submit(form, {"L3": "green"})
    assert values(sent) == [["red"], [], "green", [], True]
    assert sent.source is form


async def test_everything_filled_in(box: Sandbox, api: Api) -> None:
    ben = box.person("Ben")
    sent = await box.person("Ann").submit(
        await opened(box, api, PARTS), {"c1": ["blue"], "c2": [ben.id], "c3": "red", "c4": ["red", "blue"], "c5": False}
    )
    assert values(sent) == [["blue"], [str(ben.id)], "red", ["red", "blue"], False]
    assert sent.data["resolved"]["users"][str(ben.id)]["global_name"] == "Ben"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "count"), ({"L3": "pink"}, "no_option"), ({"L3": ["red", "blue"]}, "count"),
        ({"L3": "red", "L1": ["pink"]}, "no_option"), ({"L3": "red", "L4": ["red", "green", "blue"]}, "count"),
        ({"L3": "red", "L2": ["5"]}, "no_option"), ({"L9": "red"}, "no_field"),
    ],
)  # fmt: skip
async def test_what_the_client_does_not_send(box: Sandbox, api: Api, fields: Json, code: str) -> None:
    form = await opened(box, api, PARTS)
    with pytest.raises(ClientRefusedError) as refused:
        await box.person("Ann").submit(form, fields)
    assert refused.value.code == code


async def test_old_rows_and_empty_texts(box: Sandbox, api: Api) -> None:
    text = {"type": 4, "custom_id": "t", "style": 2, "label": "T", "required": False, "min_length": 3}
    form = await opened(box, api, [{"type": 1, "components": [text]}, {"type": 10, "content": "words"}])
    sent = await box.person("Ann").submit(form)
    assert [c.get("components") for c in sent.data["components"]] == [
        [{"type": 4, "id": 2, "custom_id": "t", "value": ""}],
    ]  # fmt: skip
    with pytest.raises(ClientRefusedError, match="length"):
        await box.person("Ann").submit(form, {"T": "ab"})


async def test_files_cannot_be_sent(box: Sandbox, api: Api) -> None:
    form = await opened(box, api, [label(1, {"type": 19})])
    with pytest.raises(ClientRefusedError, match="unsupported"):
        await box.person("Ann").submit(form)


async def test_a_form_that_was_never_opened(box: Sandbox, api: Api) -> None:
    with pytest.raises(ClientRefusedError, match="no_modal"):
        await box.person("Ann").submit(await box.person("Ann").command("go"))


async def test_menus_of_people_roles_and_channels(box: Sandbox, api: Api) -> None:
    ann, role = box.person("Ann"), box.add_role(box.guild, "Hosts")
    menus = [{"type": 1, "components": [{"type": kind, "custom_id": f"m{kind}"} | more]} for kind, more in (
        (5, {"max_values": 2}), (6, {}), (7, {"max_values": 2}), (8, {"channel_types": [0]}),
    )]  # fmt: skip
    body = {"content": "x", "components": menus}
    assert (await api.call("POST", f"/channels/{box.table.id}/messages", body))[0] == 200
    message = box.messages()[0]
    people = await ann.select(message, [ann, box.person("Ben")])
    assert sorted(people.data["resolved"]) == ["members", "users"]
    roles = await ann.select(message, [role], custom_id="m6")
    assert roles.data["resolved"]["roles"][str(role.id)]["name"] == "Hosts"
    both = await ann.select(message, [role, ann], custom_id="m7")
    assert sorted(both.data["resolved"]) == ["members", "roles", "users"]
    place = await ann.select(message, [box.talk], custom_id="m8")
    assert place.data["resolved"]["channels"][str(box.talk.id)]["name"] == "talk"
    for menu, thing in (("m8", box.thread), ("m6", ann), ("m5", role), ("m8", "nowhere")):
        with pytest.raises(ClientRefusedError):
            await ann.select(message, [thing], custom_id=menu)
