"""Which interactions are ours to answer: clicks and forms by their ids; commands have their own way."""

from types import SimpleNamespace

import discord
import pytest

from bot.play.clicks.clicks import Clicks

FIELDS = [{"type": 18, "component": {"custom_id": "text", "value": "seven"}}]


class Answering:
    """Stands for the dispatcher, and for who deals with clicks and with forms."""

    def __init__(self) -> None:
        self.handled: list[tuple[str, object]] = []

    async def dispatch(self, _: object, handler) -> None:
        await handler(None)

    async def handle(self, _: object, custom_id: str, what: object) -> None:
        self.handled.append((custom_id, what))


@pytest.fixture
def answering():
    return Answering()


@pytest.mark.parametrize(
    ("kind", "data", "handled"),
    [
        ("component", {"custom_id": "by:b:t1:7:hand:", "component_type": 2}, []),
        ("component", {"custom_id": "by:s:t1:7:pick:x", "values": ["act draw", 3]}, ["act draw", "3"]),
        ("component", {"custom_id": "by:b:of an older version"}, []),
        ("component", {"custom_id": "by:m:t1:7:cut:"}, None),
        ("component", {"custom_id": "another's"}, None),
        ("component", {}, None),
        ("application_command", {"name": "play"}, None),
        ("modal_submit", {"custom_id": "by:m:t1:7:cut:", "components": FIELDS}, {"text": "seven"}),
    ],
)
async def test_ours_are_answered_by_their_ids_alone(answering, kind, data, handled) -> None:
    interaction = SimpleNamespace(type=discord.InteractionType[kind], data=data)
    clicks = Clicks(answering, others={}, forms={})
    clicks.handle = clicks.handle_form = answering.handle
    await clicks.on_interaction(interaction)
    assert answering.handled == ([] if handled is None else [(data["custom_id"], handled)])
