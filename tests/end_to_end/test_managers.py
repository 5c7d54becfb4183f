"""Whom Discord lets use /manage and /settings may, on private pages; what all see asks for Manage Server."""

import pytest

from bot.sandbox.model import CommandPermission
from tests.box import ClientRefusedError
from tests.end_to_end.test_commands import boss
from tests.end_to_end.test_league_admin import confirming, manage, waiting

ROLE = 1
OLD = "no longer answers you"


def trusted(world, name, *commands):
    """Somebody without Manage Server whom the Integrations page lets use those commands, by a role."""
    person, guild = world.box.person(name), world.box.guild
    role = world.box.add_role(guild, f"Helpers of {name}")
    guild.members[person.id].roles.append(role.id)
    for command in world.box.world.commands.values():
        if command.spec["name"] in commands:
            world.box.world.permit(guild, command.id, [CommandPermission(ROLE, role.id, True)])
    return person


async def test_a_role_of_the_integrations_page_manages_without_manage_server(world):
    ann = await boss(world)
    ben, dan = world.box.person("Ben"), trusted(world, "Dan", "manage")
    await confirming(world, ann)
    given = {"game": "classic", "first": ann, "second": ben, "reason": "club"}
    question = await manage(world, dan, "results add", **given)
    await world.answered(await dan.click(question, "Do it"), "update")
    (post,) = await waiting(world, 1)
    world.clock.advance(86400)
    refused = await world.answered(await dan.click(post, "Reject 1"), "update")
    assert "rejected it" in refused.message.text  # what they added themselves
    await world.answered(await ann.click(await manage(world, ann, "results add", **given), "Do it"), "update")
    (post,) = await waiting(world, 1)
    page = await manage(world, dan, "results pending")
    refused = await world.answered(await dan.click(post, "Confirm 2"), "message")
    assert "the match's other players" in refused.message.text  # all see that post
    await world.answered(await dan.click(page, "Confirm 2"), "update")
    assert f"<@{dan.id}> confirmed it" in page.text
    offered = await (await dan.autocomplete("manage results undo", "what", "")).done()
    assert [choice["value"] for choice in offered.choices][-1] == "#1"
    assert "result 2 confirmed" in (await manage(world, dan, "audit")).text
    with pytest.raises(ClientRefusedError, match="no_command"):
        await dan.command("settings")
    with pytest.raises(ClientRefusedError, match="no_command"):
        await ben.autocomplete("manage daily", "result", "")


async def test_a_private_page_answers_who_opened_it_for_a_quarter_of_an_hour(world):
    await boss(world)
    dan, finn = trusted(world, "Dan", "settings"), world.box.person("Finn")

    async def opened():
        return (await world.answered(await dan.command("settings"), "message")).message

    page = await opened()
    clock = next(menu["custom_id"] for menu in page.selects() if "clock" in menu["custom_id"])
    await world.answered(await dan.select(page, ["off"], custom_id=clock), "update")
    world.clock.advance(901)
    assert OLD in (await world.answered(await dan.click(page, "League"), "message")).message.text
    page = await opened()
    await world.restart()
    assert OLD in (await world.answered(await dan.click(page, "League"), "message")).message.text
    page = await opened()
    page.reader = finn.user  # as if Finn had got hold of it
    assert OLD in (await world.answered(await finn.click(page, "League"), "message")).message.text


async def test_one_command_does_not_open_the_pages_of_the_other(world):
    ann, dan = await boss(world), trusted(world, "Dan", "manage")
    await manage(world, dan, "audit")
    page = (await world.answered(await ann.command("settings"), "message")).message
    page.reader = dan.user
    assert OLD in (await world.answered(await dan.click(page, "League"), "message")).message.text
