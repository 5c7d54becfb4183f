"""A world in which every sample is taken, and that is as before whatever a mutant has done to it."""

import json
import re
from typing import Any, Self

from bot.sandbox.model import Message
from bot.sandbox.permissions import ALL
from bot.sandbox.world import BOT_ID
from tests.box import Interaction, ManualClock, Rates, Sandbox
from tests.sandbox.bots import png
from tests.sandbox.raw import Api
from tests.tools.mutants.bodies import SAMPLES, Sample

Json = dict[str, Any]
_BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "B", "custom_id": "b"}]}
_COMMANDS = [
    {"name": "start", "description": "S"},
    {"name": "find", "description": "F", "options": [
        {"type": 3, "name": "word", "description": "W", "autocomplete": True},
    ]},
]  # fmt: skip


class Scene:
    """A sandbox with a bot that may do everything, and one of each thing that a path can name."""

    def __init__(self) -> None:
        self._box = Sandbox(rates=Rates.free(), clock=ManualClock())

    async def __aenter__(self) -> Self:
        box = await self._box.__aenter__()
        self._api = await Api(box).__aenter__()
        box.change_role(box.guild, box.world.role(box.guild, "Boneyard"), ALL)
        self._ann = box.person("Ann")
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._api.__aexit__(None, None, None)
        await self._box.__aexit__(*error)

    async def ask(self, sample: Sample, body: Any) -> tuple[int, Json]:
        """Send a body by a sample's route: status and answer."""
        path = await self._path(sample)
        if sample.files and isinstance(body, dict):
            status, answer, _ = await self._api.call(sample.method, path, body, files={"a.png": png()})
        else:
            status, answer, _ = await self._api.raw(sample.method, path, json.dumps(body))
        return status, answer if isinstance(answer, dict) else {}

    async def _path(self, sample: Sample) -> str:
        world = self._box.world
        world.commands.clear()
        world.emojis.clear()
        await self._api.call("PUT", f"/applications/{BOT_ID}/commands", _COMMANDS)
        names = set(re.findall(r"\{(\w+)\}", sample.template))
        given = {
            "application_id": str(BOT_ID), "webhook_id": str(BOT_ID), "guild_id": str(self._box.guild.id),
        }  # fmt: skip
        place = self._box.add_thread("side") if sample.place == "thread" else self._box.table
        given["channel_id"] = str(place.id)
        self._box.guild.events.clear()
        if "guild_scheduled_event_id" in names:
            given["guild_scheduled_event_id"] = await self._event()
        if "interaction_id" in names or "webhook_token" in names:
            given |= await self._interaction(sample)
        elif "message_id" in names:
            given["message_id"] = str((await self._message()).id)
        return sample.template.format_map(given)

    async def _message(self) -> Message:
        body = {"content": "x", "components": [_BUTTON]}
        await self._api.call("POST", f"/channels/{self._box.table.id}/messages", body)
        return self._box.messages()[-1]

    async def _event(self) -> str:
        new = next(sample for sample in SAMPLES if sample.template.endswith("/scheduled-events"))
        path = f"/guilds/{self._box.guild.id}/scheduled-events"
        return str((await self._api.call("POST", path, new.body))[1]["id"])

    async def _interaction(self, sample: Sample) -> dict[str, str]:
        """Something that Ann did; what a token is used for afterwards has an answer already, and a follow-up."""
        made = await self._done(sample.kind)
        named = {"interaction_id": str(made.id), "interaction_token": made.token, "webhook_token": made.token}
        if "callback" in sample.template:
            return named
        answer = {"type": 4, "data": {"content": "x"}}
        await self._api.call("POST", f"/interactions/{made.id}/{made.token}/callback", answer)
        _, sent, _ = await self._api.call("POST", f"/webhooks/{BOT_ID}/{made.token}", {"content": "x"})
        return named | {"message_id": sent["id"]}

    async def _done(self, kind: str) -> Interaction:
        if kind == "typing":
            return await self._ann.autocomplete("find", "word", "x")
        return await (self._ann.click(await self._message()) if kind == "click" else self._ann.command("start"))
