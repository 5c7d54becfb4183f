"""A form as the client lets a person fill it in, and menus of people and roles."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.sandbox.world import BOT_ID
from tests.box import ClientRefusedError, Interaction, Sandbox
from tests.sandbox.raw import Api

Json = dict[str, Any]
SHORT = {"type": 4, "custom_id": "c1", "style": 1, "value": "before"}
LONG = {"type": 4, "custom_id": "c2", "style": 2, "required": False, "min_length": 3}
PARTS = [{"type": 18, "label": f"L{number}", "component": part} for number, part in ((1, SHORT), (2, LONG))]


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        await api.call("PUT", f"/applications/{BOT_ID}/commands", [{"name": "go", "description": "Go"}])
        yield api


async def opened(box: Sandbox, api: Api) -> Interaction:
    """A form that Ann has open."""
    made = await box.person("Ann").command("go")
    form = {"custom_id": "f", "title": "F", "components": PARTS}
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert (await api.call("POST", path, {"type": 9, "data": form}))[0] == 204
    return made


def values(sent: Interaction) -> list[object]:
    """What was sent for each input."""
    return [top["component"]["value"] for top in sent.data["components"]]


async def test_what_is_left_out_keeps_what_was_filled_in(box: Sandbox, api: Api) -> None:
    form = await opened(box, api)
    sent = await box.person("Ann").submit(form, {})
    assert values(sent) == ["before", ""]
    assert sent.source is form


async def test_everything_filled_in(box: Sandbox, api: Api) -> None:
    sent = await box.person("Ann").submit(await opened(box, api), {"L1": "now", "c2": "long"})
    assert values(sent) == ["now", "long"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [({"L9": "red"}, "no_field"), ({"L2": "ab"}, "length"), ({"L1": ""}, "length"), ({"L1": []}, "value")],
)
async def test_what_the_client_does_not_send(box: Sandbox, api: Api, fields: Json, code: str) -> None:
    form = await opened(box, api)
    with pytest.raises(ClientRefusedError) as refused:
        await box.person("Ann").submit(form, fields)
    assert refused.value.code == code


async def test_a_form_that_was_never_opened(box: Sandbox, api: Api) -> None:
    with pytest.raises(ClientRefusedError, match="no_modal"):
        await box.person("Ann").submit(await box.person("Ann").command("go"))


async def test_menus_of_people_and_roles(box: Sandbox, api: Api) -> None:
    ann, role = box.person("Ann"), box.add_role(box.guild, "Hosts")
    menus = [{"type": 1, "components": [{"type": kind, "custom_id": f"m{kind}"} | more]} for kind, more in (
        (5, {"max_values": 2}), (6, {}),
    )]  # fmt: skip
    body = {"content": "x", "components": menus}
    assert (await api.call("POST", f"/channels/{box.table.id}/messages", body))[0] == 200
    message = box.messages()[0]
    people = await ann.select(message, [ann, box.person("Ben")])
    assert sorted(people.data["resolved"]) == ["members", "users"]
    roles = await ann.select(message, [role], custom_id="m6")
    assert roles.data["resolved"]["roles"][str(role.id)]["name"] == "Hosts"
    for menu, thing in (("m6", ann), ("m5", role), ("m5", "nobody")):
        with pytest.raises(ClientRefusedError):
            await ann.select(message, [thing], custom_id=menu)
