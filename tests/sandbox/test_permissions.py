"""Permissions as Discord computes them, and what the bot may not do without them."""

import pytest

from bot.sandbox.model import Channel, Command, Guild, Member, Overwrite, Role, User
from bot.sandbox.permissions import ALL, Permission, base_permissions, channel_permissions
from tests.box import ClientRefusedError, Sandbox
from tests.sandbox.bots import png
from tests.sandbox.raw import Api

P = Permission


def guild(everyone: int = 0, role: int = 0, role_two: int = 0) -> tuple[Guild, Member, Channel]:
    made = Guild(1, "g", owner_id=99)
    made.roles = {1: Role(1, "@everyone", everyone), 2: Role(2, "r", role), 3: Role(3, "s", role_two)}
    member = Member(User(10, "Ann"), [2, 3], 0.0)
    channel = Channel(5, "c", 0, 0.0, 1)
    made.channels[5] = channel
    return made, member, channel


def test_roles_add_up() -> None:
    made, member, _ = guild(P.VIEW_CHANNEL, P.SEND_MESSAGES, P.MANAGE_MESSAGES)
    assert base_permissions(made, member) == P.VIEW_CHANNEL | P.SEND_MESSAGES | P.MANAGE_MESSAGES


def test_owner_and_administrator_may_all() -> None:
    made, member, channel = guild(P.VIEW_CHANNEL, P.ADMINISTRATOR)
    channel.overwrites[1] = Overwrite(1, 0, deny=ALL)
    assert channel_permissions(made, member, channel) == ALL
    made, member, channel = guild()
    made.owner_id = member.user.id
    assert channel_permissions(made, member, channel) == ALL


@pytest.mark.parametrize(
    ("overwrites", "sends"),
    [
        ([], True),
        ([Overwrite(1, 0, deny=P.SEND_MESSAGES)], False),
        ([Overwrite(1, 0, deny=P.SEND_MESSAGES), Overwrite(2, 0, allow=P.SEND_MESSAGES)], True),
        ([Overwrite(2, 0, deny=P.SEND_MESSAGES), Overwrite(3, 0, allow=P.SEND_MESSAGES)], True),
        ([Overwrite(2, 0, allow=P.SEND_MESSAGES), Overwrite(10, 1, deny=P.SEND_MESSAGES)], False),
        ([Overwrite(2, 0, deny=P.SEND_MESSAGES), Overwrite(10, 1, allow=P.SEND_MESSAGES)], True),
        ([Overwrite(1, 0, deny=P.VIEW_CHANNEL)], False),
    ],
)
def test_the_order_of_overwrites(overwrites: list[Overwrite], sends: bool) -> None:
    made, member, channel = guild(P.VIEW_CHANNEL | P.SEND_MESSAGES)
    channel.overwrites = {o.id: o for o in overwrites}
    assert bool(channel_permissions(made, member, channel) & P.SEND_MESSAGES) == sends


def test_who_does_not_see_may_nothing() -> None:
    made, member, channel = guild(P.SEND_MESSAGES | P.ATTACH_FILES)
    assert channel_permissions(made, member, channel) == 0


def test_who_may_not_send_may_attach_nothing() -> None:
    made, member, channel = guild(P.VIEW_CHANNEL | P.ATTACH_FILES | P.EMBED_LINKS | P.SEND_MESSAGES_IN_THREADS)
    assert channel_permissions(made, member, channel) == P.VIEW_CHANNEL | P.SEND_MESSAGES_IN_THREADS
    thread = Channel(6, "t", 11, 0.0, 1, parent_id=5)
    made.channels[6] = thread
    assert channel_permissions(made, member, thread) & P.ATTACH_FILES
    channel.overwrites[1] = Overwrite(1, 0, deny=P.SEND_MESSAGES_IN_THREADS)
    assert not channel_permissions(made, member, thread) & P.ATTACH_FILES


@pytest.mark.parametrize(
    ("lost", "method", "path", "body", "code"),
    [
        (P.VIEW_CHANNEL, "POST", "/messages", {"content": "x"}, 50001),
        (P.SEND_MESSAGES, "POST", "/messages", {"content": "x"}, 50013),
        (P.MANAGE_MESSAGES, "DELETE", "/messages/{said}", None, 50013),
        (P.VIEW_CHANNEL, "GET", "/messages", None, 50001),
        (P.READ_MESSAGE_HISTORY, "GET", "/messages/{said}", None, 50013),
        (P.CREATE_PUBLIC_THREADS, "POST", "/messages/{said}/threads", {"name": "t"}, 50013),
        (P.PIN_MESSAGES, "PUT", "/messages/pins/{said}", None, 50013),
    ],
)
async def test_what_the_bot_may_not(
    box: Sandbox, lost: Permission, method: str, path: str, body: dict[str, object] | None, code: int
) -> None:
    said = await box.person("Ann").say("hello")
    box.faults.revoke(box.table, lost)
    path = f"/channels/{box.table.id}{path.replace('{said}', str(said.id))}"
    async with Api(box) as api:
        status, answer, _ = await api.call(method, path, body)
    assert (status, answer["code"]) == (403, code)


async def test_files_and_history_need_theirs(box: Sandbox) -> None:
    path = f"/channels/{box.table.id}/messages"
    await box.person("Ann").say("hello")
    box.faults.revoke(box.table, P.ATTACH_FILES, P.READ_MESSAGE_HISTORY)
    async with Api(box) as api:
        assert (await api.call("POST", path, {}, files={"a.png": png()}))[1]["code"] == 50013
        assert (await api.call("GET", path))[1] == []
        box.faults.restore(box.table)
        assert (await api.call("POST", path, {}, files={"a.png": png()}))[0] == 200
        assert len((await api.call("GET", path))[1]) == 2


async def test_threads_have_a_permission_of_their_own(box: Sandbox) -> None:
    box.faults.revoke(box.table, P.SEND_MESSAGES)
    path = f"/channels/{box.thread.id}/messages"
    async with Api(box) as api:
        assert (await api.call("POST", path, {"content": "x"}))[0] == 200
        box.faults.revoke(box.table, P.SEND_MESSAGES_IN_THREADS)
        assert (await api.call("POST", path, {"content": "x"}))[1]["code"] == 50013
    assert not box.bot_can(box.thread, P.SEND_MESSAGES_IN_THREADS)


async def test_others_messages_cannot_be_edited(box: Sandbox) -> None:
    message = await box.person("Ben").say("hello")
    path = f"/channels/{box.table.id}/messages/{message.id}"
    async with Api(box) as api:
        assert (await api.call("PATCH", path, {"content": "x"}))[1]["code"] == 50005
        assert (await api.call("DELETE", path))[0] == 204


async def test_a_moderator_manages_the_guild(box: Sandbox) -> None:
    spec = {"name": "settings", "description": "Settings", "default_member_permissions": str(int(P.MANAGE_GUILD))}
    box.world.commands[1] = Command(1, 1, spec)
    may = {p.name: bool(box.world.permissions(box.table, p.user) & P.MANAGE_GUILD) for p in box.people}
    assert may == {n: n == "Ann" for n in ("Ann", "Ben", "Cili", "Dora", "Eve", "Finn")}
    assert (box.person("Ann").commands(), box.person("Ben").commands()) == (["settings"], [])


async def test_a_person_needs_permissions_too(box: Sandbox) -> None:
    ben = box.person("Ben")
    message = await box.person("Ann").say("hello")
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await ben.delete(message)
    box.world.overwrite(box.table, ben.id, 1, deny=int(P.SEND_MESSAGES | P.USE_APPLICATION_COMMANDS))
    with pytest.raises(ClientRefusedError, match="forbidden"):
        await ben.say("x")
    assert ben.commands() == []
    box.world.overwrite(box.table, ben.id, 1, deny=int(P.VIEW_CHANNEL))
    assert ben.messages() == []
    await box.person("Ann").delete(message)
    assert message.deleted


@pytest.mark.parametrize(
    ("content", "allowed", "named", "pinged"),
    [
        ("{ben}", None, ["Ben"], ["Ben"]),
        ("{ben} {eve}", {"users": ["{eve}"]}, ["Eve"], ["Eve"]),
        ("{ben}", {"parse": []}, [], []),
        ("{ben}", {"parse": ["users"]}, ["Ben"], ["Ben"]),
        ("`{ben}`", None, [], []),
        ("@everyone", {"parse": ["everyone"]}, [], []),
        ("{zoe}", None, ["Zoe"], []),
    ],
)
async def test_only_the_allowed_are_pinged(
    box: Sandbox, content: str, allowed: dict[str, list[str]] | None, named: list[str], pinged: list[str]
) -> None:
    ben, eve, zoe = box.person("Ben"), box.person("Eve"), box.person("Zoe")
    zoe.leave()
    body: dict[str, object] = {"content": content.format(ben=ben.mention, eve=eve.mention, zoe=zoe.mention)}
    if allowed is not None:
        body["allowed_mentions"] = {k: [v.format(eve=eve.id) for v in vs] for k, vs in allowed.items()}
    async with Api(box) as api:
        status, answer, _ = await api.call("POST", f"/channels/{box.table.id}/messages", body)
        assert status == 200
        message = box.messages()[0]
        assert [u["global_name"] for u in answer["mentions"]] == named
        assert [u.name for u in box.pings.of(message)] == pinged
        await api.call("PATCH", f"/channels/{box.table.id}/messages/{message.id}", {"content": ben.mention})
    assert [u.name for u in box.pings.of(message)] == pinged


async def test_roles_and_everyone_ping_with_the_permission(box: Sandbox) -> None:
    role = box.world.role(box.guild, "Moderator")
    path = f"/channels/{box.table.id}/messages"
    async with Api(box) as api:
        await api.call("POST", path, {"content": f"<@&{role.id}> @everyone"})
        box.world.overwrite(box.table, box.world.bot.id, 1, allow=int(P.MENTION_EVERYONE))
        await api.call("POST", path, {"content": f"<@&{role.id}>"})
        await api.call("POST", path, {"content": "@everyone"})
    assert [[u.name for u in box.pings.of(m)] for m in box.messages()] == [
        [], ["Ann"], ["Ann", "Ben", "Cili", "Dora", "Eve", "Finn"],
    ]  # fmt: skip
