"""Some thousands of requests by chance, the same in every run: whatever comes is answered as Discord answers."""

import json
import random
import re
from typing import Any

import pytest

from bot.sandbox.permissions import ALL
from bot.sandbox.world import BOT_ID
from tests.box import Interaction, ManualClock, Rates, Sandbox
from tests.luck import LUCK, part_of
from tests.sandbox.bots import png
from tests.sandbox.fuzzing import JUNK, QUERIES, Maker, operations
from tests.sandbox.raw import Api, RawGateway
from tests.sandbox.schema import needs_schema, reply_errors
from tests.sandbox.test_strict_forms import data_uri

Json = dict[str, Any]
CASES = part_of(12, 6)  # of each operation; those with a body get three times as many
COMMANDS = [
    {"name": "go", "description": "Go"},
    {"name": "find", "description": "F", "options": [
        {"type": 3, "name": "w", "description": "W", "autocomplete": True, "required": True},
    ]},
]  # fmt: skip
BUTTONS = {"type": 1, "components": [{"type": 2, "style": 1, "label": "B", "custom_id": "b"}]}
FORM = {"custom_id": "f", "title": "F", "components": [
    {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1, "required": False}},
]}  # fmt: skip


class Scene:
    """A world with one of each thing, a bot that may do all, and requests by chance."""

    def __init__(self, box: Sandbox, api: Api, rng: random.Random) -> None:
        self.box, self.api, self.rng = box, api, rng
        self.ids: dict[str, str] = {}

    async def build(self) -> None:
        """Make a message, commands, an emoji, a forum, and threads of every kind."""
        box, api = self.box, self.api
        box.change_role(box.guild, box.world.role(box.guild, "Boneyard"), ALL)
        table = f"/channels/{box.table.id}"
        _, commands, _ = await api.call("PUT", f"/applications/{BOT_ID}/commands", COMMANDS)
        body = {"content": "x", "components": [BUTTONS]}
        _, sent, _ = await api.call("POST", f"{table}/messages", body, files={"a.png": png()})
        tile = {"name": "tile", "image": data_uri(png())}
        _, emoji, _ = await api.call("POST", f"/applications/{BOT_ID}/emojis", tile)
        self.ids = {
            "channel_id": str(box.table.id), "guild_id": str(box.guild.id), "message_id": sent["id"],
            "user_id": str(box.person("Ann").id), "application_id": str(BOT_ID), "webhook_id": str(BOT_ID),
            "command_id": commands[0]["id"], "emoji_id": emoji["id"], "emoji_name": "👍",
            "role_id": str(box.guild.id), "thread": str(box.thread.id), "forum": str(box.forum("forum").id),
            "dm": str(box.world.dm(box.person("Ben").user).id),
        }  # fmt: skip

    @property
    def whole(self) -> bool:
        """Whether what requests are about is still there."""
        world, guild = self.box.world, self.box.guild
        there = guild.channels.keys() >= {self.box.table.id, self.box.thread.id}
        return world.bot.id in guild.members and there

    async def interaction(self) -> Interaction:
        """Something that a person has just done: a command, typing, a click, a form; perhaps answered already."""
        box, ann = self.box, self.box.person("Ann")
        kind = self.rng.randrange(4)
        if kind == 0:
            return await ann.autocomplete("find", "w", "x")
        made = await ann.command("go")
        if kind == 1:
            return made
        path = f"/interactions/{made.id}/{made.token}/callback"
        if kind == 2:
            await self.api.call("POST", path, {"type": 9, "data": FORM})
            return await ann.submit(made)
        await self.api.call("POST", path, {"type": 4, "data": {"content": "x", "components": [BUTTONS]}})
        message = box.messages()[-1]
        return await ann.click(message) if self.rng.random() < 0.5 else made

    async def path(self, template: str) -> str:
        """The path with ids of things that are there, as a rule."""
        given = dict(self.ids)
        if "_token" in template:
            made = await self.interaction()
            given |= {"interaction_id": str(made.id), "interaction_token": made.token, "webhook_token": made.token}
        return re.sub(r"\{(\w+)\}", lambda match: self.parameter(match[1], given), template)

    def parameter(self, name: str, given: dict[str, str]) -> str:
        """One parameter of a path, now and then one of another thing, or nonsense."""
        chance = self.rng.random()
        if name == "channel_id" and chance < 0.3:
            return given[self.rng.choice(("thread", "forum", "dm"))]
        if chance < 0.9 and name in given:
            return given[name]
        return self.rng.choice(("5", "0", "x", "9" * 30, "%00", "%F0%9F%91%8D", self.rng.choice(list(given.values()))))

    async def ask(self, method: str, template: str, schema: Json | None) -> tuple[int, Any, str]:
        """One request: status, answer, and what was asked."""
        rng = self.rng
        maker = Maker(rng, list(self.ids.values()))
        path = await self.path(template)
        if rng.random() < 0.4:
            value = rng.choice(("1", "0", "true", "abc", "9" * 20, "-1", "", "%F0", self.ids["message_id"]))
            path += f"?{rng.choice(QUERIES)}={value}"
        if schema is None and rng.random() < 0.8:
            status, answer, _ = await self.api.call(method, path)
            return status, answer, f"{method} {path}"
        body = maker.value(schema or {}) if rng.random() < 0.9 else rng.choice(JUNK)
        for _ in range(rng.choice((0, 1, 1, 2, 4))):
            body = maker.spoilt(body)
        files = dict.fromkeys(rng.sample(("a.png", "b.txt", "", "a" * 3000), rng.randint(0, 2)), b"x")
        with_files = rng.random() < 0.3
        status, answer, _ = await self.api.call(method, path, body, files=files if with_files else None)
        return (status, answer, f"{method} {path} {json.dumps(body)[:2000]} {list(files) if with_files else ''}")


def wrong(status: int, answer: Any) -> bool:
    """Whether an answer is none that Discord gives."""
    if status >= 400:
        return status >= 500 or not isinstance(answer, dict) or not {"code", "message"} <= answer.keys()
    return status not in (200, 201, 204) or (answer is None) != (status == 204)


@needs_schema
@pytest.mark.parametrize("part", range(4))
async def test_every_operation_of_discord_is_answered(part: int) -> None:
    rng, faults, count, done = random.Random(f"{LUCK}{part}"), [], 0, 0
    for number, (method, template, schema) in [*enumerate(operations())][part::4]:
        async with Sandbox(clock=ManualClock(1_800_000_000.0), rates=Rates.free()) as box, Api(box) as api:
            scene = Scene(box, api, rng)
            await scene.build()
            made = 0 if number < 4 else len(box.requests)  # replies to these are alike: once is enough
            for _ in range(CASES * (3 if schema else 1)):
                if not scene.whole:
                    break
                status, answer, asked = await scene.ask(method, template, schema)
                count, done = count + 1, done + (status < 300)
                if wrong(status, answer):
                    faults.append(f"{status} {answer} for {asked}")
            if scene.whole:
                assert (await api.call("GET", "/users/@me"))[0] == 200
            good = [sent for sent in [*box.requests][made:] if sent.template and sent.status < 300]
            faults += [f"{sent.method} {sent.path}: {error}" for sent in good for error in reply_errors(sent)]
    assert not faults, "\n".join(faults[:5])
    assert count > 100 * CASES
    assert done > 2 * CASES


async def test_gateway_frames_by_chance() -> None:
    rng = random.Random(f"{LUCK}gateway")
    async with Sandbox(clock=ManualClock(1_800_000_000.0), rates=Rates.free()) as box:
        for _ in range(150):
            async with RawGateway(box) as gateway:
                good = {"token": box.token, "intents": 1, "properties": {}, "shard": [0, 1]}
                await gateway.get()
                if rng.random() < 0.5:
                    await gateway.send_identify()
                maker = Maker(rng, [str(box.guild.id)])
                data = {"guild_id": str(box.guild.id), "query": "", "limit": 0, "session_id": "x", "seq": 1} | good
                for op in (rng.choice((1, 2, 3, 4, 6, 8, 9, "x", None)) for _ in range(5)):
                    body = maker.spoilt(data) if rng.random() < 0.9 else rng.choice(JUNK)
                    await gateway.send(op, body)
        async with RawGateway(box) as gateway:
            assert (await gateway.identify())["v"] == 10
