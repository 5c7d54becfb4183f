"""Answers in time, once, and to the right eyes."""

from types import SimpleNamespace

import discord
import pytest

from bot.connection.delivery import Trouble, trouble_of
from bot.connection.responder import Responder
from bot.parts.parts import Button, Parts
from tests.play.fakes import FakeInteraction, refused, turns
from tests.play.house import HURRY

EMOJI = "<:tile:12345>"
TEXT = Parts(content="text")


async def test_a_first_answer_is_private_unless_it_is_meant_for_all():
    for way, hidden in (("private", True), ("update", True), ("public", False)):
        interaction = FakeInteraction(click=False)
        responder = Responder(interaction, HURRY)
        await getattr(responder, way)(TEXT)
        await responder.close()
        assert [(name, fields["ephemeral"]) for name, fields in interaction.calls] == [("send", hidden)]


@pytest.mark.parametrize("public", [True, False])
async def test_a_command_that_takes_long_is_acknowledged_for_whom_its_answer_is(public):
    interaction = FakeInteraction(click=False)
    responder = Responder(interaction, 0, public=public)
    await turns()
    assert interaction.calls == [("defer", {"ephemeral": not public, "thinking": True})]
    await (responder.public(TEXT) if public else responder.private(TEXT))
    await responder.private(TEXT)
    await responder.close()
    assert interaction.names() == ["defer", "edit", "follow"]
    assert interaction.calls[-1][1]["ephemeral"]


@pytest.mark.parametrize("way", ["private", "update"])
async def test_what_is_for_one_person_alone_stays_so_although_all_saw_that_the_bot_is_thinking(way):
    interaction = FakeInteraction(click=False)
    responder = Responder(interaction, 0, public=True)
    await turns()
    await getattr(responder, way)(TEXT)
    await responder.close()
    assert interaction.names() == ["defer", "edit", "follow", "remove"]
    assert interaction.texts() == ["-# I answered in private.", TEXT.content]
    assert interaction.calls[2][1]["ephemeral"]


async def test_a_click_that_takes_long_is_acknowledged_without_a_sign():
    interaction = FakeInteraction(message=500)
    responder = Responder(interaction, 0)
    await turns()
    assert interaction.calls == [("defer", {})]
    await responder.private(TEXT)
    await responder.update(TEXT)
    await responder.close()
    assert interaction.names() == ["defer", "follow", "edit"]


@pytest.mark.parametrize("late", [False, True])
async def test_what_a_click_shows_to_all_is_seen_by_all_however_long_it_took(late):
    interaction = FakeInteraction(message=500)
    responder = Responder(interaction, 0 if late else HURRY)
    await turns()
    await responder.public(TEXT)
    await responder.close()
    assert interaction.names() == (["defer", "follow"] if late else ["send"])
    assert interaction.calls[-1][1]["ephemeral"] is False


async def test_a_click_that_nobody_answers_is_acknowledged_and_a_command_is_not():
    for click, names in ((True, ["defer"]), (False, [])):
        interaction = FakeInteraction(click=click)
        await Responder(interaction, HURRY).close()
        assert interaction.names() == names


async def test_what_was_answered_is_not_acknowledged_any_more():
    interaction = FakeInteraction(message=500)
    responder = Responder(interaction, 0)
    await responder.update(TEXT)
    await turns()
    await responder.close()
    assert interaction.names() == ["change"]


async def test_it_is_known_whether_the_clicked_message_shows_something_else():
    interaction = FakeInteraction(message=500)
    responder = Responder(interaction, HURRY)
    await responder.private(TEXT)
    assert not responder.changed
    await responder.update(TEXT)
    assert responder.changed
    failed = FakeInteraction(message=500)
    failed.faults.order("change", refused(50013, 403))
    responder = Responder(failed, HURRY)
    assert await responder.update(TEXT) is None
    assert not responder.changed


@pytest.mark.parametrize(("code", "status", "spent"), [(10062, 404, True), (50013, 403, False)])
async def test_a_spent_interaction_is_asked_nothing_more(code, status, spent):
    interaction = FakeInteraction()
    interaction.faults.order("send", refused(code, status))
    responder = Responder(interaction, HURRY)
    assert await responder.private(TEXT) is None
    await responder.close()
    assert responder.spent is spent
    assert interaction.names() == (["send"] if spent else ["send", "defer"])


@pytest.mark.parametrize("way", ["private", "update", "public"])
@pytest.mark.parametrize("late", [False, True])
async def test_what_was_acknowledged_by_a_process_that_was_killed_is_answered(way, late):
    """As if the acknowledgement were its own, also where it comes too late for another one."""
    for click, answered in ((True, "edit" if way == "update" else "follow"), (False, "edit")):
        interaction = FakeInteraction(click=click, message=500 if click else None)
        interaction.original, interaction.thinking, interaction.hidden = 500, not click, way != "public"
        for name in ("defer", "send", "change"):
            interaction.faults.order(name, refused(40060))
        responder = Responder(interaction, 0 if late else HURRY, public=way == "public")
        await turns()
        assert await getattr(responder, way)(TEXT)
        await responder.close()
        assert interaction.names()[1:] == ["original", answered]
        assert not responder.spent


async def test_a_board_does_not_take_the_place_of_an_acknowledgement_that_one_person_sees():
    command = FakeInteraction(click=False)
    command.thinking = True
    command.faults.order("send", refused(40060))
    responder = Responder(command, HURRY)
    assert await responder.first(TEXT) is None
    assert not responder.answered
    assert await responder.private(TEXT)
    assert command.names() == ["send", "original", "edit"]


async def test_a_private_answer_does_not_take_the_place_of_an_acknowledgement_that_all_see():
    """The process that acknowledged it may have expected an answer for all."""
    command = FakeInteraction(click=False)
    command.thinking, command.hidden = True, False
    command.faults.order("send", refused(40060))
    assert await Responder(command, HURRY).private(TEXT)
    assert command.names() == ["send", "original", "edit", "follow", "remove"]
    assert command.texts()[1:] == ["-# I answered in private.", TEXT.content]


@pytest.mark.parametrize("click", [False, True])
async def test_what_a_process_that_was_killed_has_answered_is_not_answered_again(click):
    interaction = FakeInteraction(click=click, message=500 if click else None)
    interaction.original = 501
    interaction.faults.order("send", refused(40060))
    responder = Responder(interaction, HURRY)
    assert await responder.private(TEXT) is None
    await responder.close()
    assert interaction.names() == ["send", "original"]
    assert responder.spent


@pytest.mark.parametrize(("troubles", "answered"), [(2, ["edit"]), (3, [])])
async def test_the_answer_of_a_killed_process_is_asked_for_again_where_discord_has_trouble(
    monkeypatch, troubles, answered
):
    monkeypatch.setattr("bot.connection.responder._ASK_AGAIN", (0.0, 0.0))
    command = FakeInteraction(click=False)
    command.original, command.thinking = 500, True
    command.faults.order("send", refused(40060))
    command.faults.order("original", *[TimeoutError(), refused(0, 500), TimeoutError()][:troubles])
    await Responder(command, HURRY).private(TEXT)
    assert command.names() == ["send", "original", "original", "original", *answered]


async def test_what_discord_does_not_know_is_asked_for_once():
    command = FakeInteraction(click=False)
    command.faults.order("send", refused(40060))
    command.faults.order("original", refused(10008, 404))
    assert await Responder(command, HURRY).private(TEXT) is None
    assert command.names() == ["send", "original"]


@pytest.mark.parametrize("killed", [False, True])
async def test_buttons_go_from_a_message_whose_click_was_acknowledged(killed):
    interaction = FakeInteraction(message=500)
    interaction.original = 500
    if killed:
        interaction.faults.order("change", refused(40060))
    responder = Responder(interaction, HURRY if killed else 0)
    await turns()
    await responder.strip()
    await responder.close()
    assert interaction.names() == [*(["change", "original"] if killed else ["defer"]), "edit"]
    assert interaction.calls[-1][1] == {"view": None}


async def test_emojis_that_somebody_deleted_are_replaced_by_words():
    error = refused(50035)
    error.text = "components: Invalid emoji"
    interaction = FakeInteraction()
    interaction.faults.order("send", error)
    parts = Parts(content="text", rows=((Button("by:b:t:1:hand:", "Play", emoji=EMOJI),),))
    assert await Responder(interaction, HURRY).private(parts)
    emojis = [[item.emoji for item in answer["view"].children] for _, answer in interaction.calls]
    assert [bool(emojis[0]) for emojis in emojis] == [True, False]


async def test_an_answer_knows_its_message_and_can_be_changed():
    interaction = FakeInteraction(message=500)
    responder = Responder(interaction, HURRY)
    changed = await responder.update(TEXT)
    followed = await responder.private(TEXT)
    assert changed.message == 500
    assert followed.message == 902
    await changed.edit(TEXT)
    await followed.edit(TEXT)
    assert interaction.names() == ["change", "follow", "edit", "edit-follow"]


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (refused(10003, 404), Trouble.CHANNEL_GONE),
        (refused(10008, 404), Trouble.MESSAGE_GONE),
        (refused(10062, 404), Trouble.TOKEN_SPENT),
        (refused(50027, 401), Trouble.TOKEN_SPENT),
        (refused(50013, 403), Trouble.FORBIDDEN),
        (refused(50083, 400), Trouble.ARCHIVED),
        (refused(50035, 400), Trouble.REFUSED),
        (refused(99999, 403), Trouble.FORBIDDEN),
        (refused(20026, 403), Trouble.QUARANTINED),
        (refused(40333, 403), Trouble.BUSY),
        (refused(40004, 400), Trouble.BUSY),
        (refused(20028, 429), Trouble.BUSY),
        (discord.Forbidden(SimpleNamespace(status=403, reason="no"), "<!DOCTYPE html>"), Trouble.BUSY),
        (discord.Forbidden(SimpleNamespace(status=403, reason="no"), "no"), Trouble.FORBIDDEN),
        (refused(0, 429), Trouble.BUSY),
        (refused(10008, 503), Trouble.BUSY),
        (TimeoutError(), Trouble.BUSY),
        (ConnectionResetError(), Trouble.BUSY),
    ],
)
def test_errors_are_sorted_by_what_can_be_done_about_them(error, trouble):
    assert trouble_of(error) is trouble


async def test_after_the_end_an_answer_is_not_sent_and_nothing_is_said_about_it(caplog):
    interaction = FakeInteraction()
    interaction.faults.order("send", RuntimeError("Session is closed"))
    responder = Responder(interaction, HURRY)
    assert await responder.private(TEXT) is None
    assert responder.spent
    assert caplog.records == []
    interaction.faults.order("send", RuntimeError("a fault of ours"))
    responder.spent = False
    with pytest.raises(RuntimeError, match="ours"):
        await responder.private(TEXT)
