"""The way of a player through the real client: command, click, form, menus, suggestions."""

from typing import Any

import pytest

from tests.box import ClientRefusedError, Sandbox, edited, follow_up
from tests.sandbox.bots import TinyBot


async def test_a_command_is_deferred_and_filled_with_a_picture(box: Sandbox, bot: TinyBot) -> None:
    answer = await (await box.person("Ann").command("play", box.table, game="classic", seats=3)).done()
    message = answer.message
    assert answer.kind == "message"
    assert message is not None
    assert (message.content, message.thinking, message.interaction_command) == ("classic for 3", False, "/play")
    (file,) = message.attachments
    assert (file.filename, file.description, file.width, file.height) == ("table.png", "A table", 3, 2)
    assert message.labels() == ["Count", "Name", "Later", "Off"]


async def test_a_button_updates_its_message(box: Sandbox, bot: TinyBot) -> None:
    ann, ben = box.person("Ann"), box.person("Ben")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    answer = await (await ben.click(table, "Count")).done()
    assert (answer.kind, answer.message, table.content) == ("update", table, "counted")
    assert [a.filename for a in table.attachments] == ["table.png"]


async def test_a_silent_deferral_and_an_edit_with_a_new_picture(box: Sandbox, bot: TinyBot) -> None:
    ann = box.person("Ann")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    old = table.attachments[0]
    click = await ann.click(table, "Later")
    assert (await click.done()).kind == "acknowledged"
    assert await edited(click) is table
    assert [a.filename for a in table.attachments] == ["new.png"]
    assert old.id not in box.world.files.attached


async def test_a_form_and_its_private_answers(box: Sandbox, bot: TinyBot) -> None:
    ann, ben = box.person("Ann"), box.person("Ben")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    form = (await (await ben.click(table, "Name")).done()).modal
    assert form is not None
    assert (form.title, form.components[0]["label"]) == ("Your name", "Name")
    sent = await ben.submit(form, {"Name": "Benny"})
    private = (await sent.done()).message
    assert private is not None
    assert (private.content, private.reader) == ("Hello Benny", ben.user)
    assert (await follow_up(sent)).content == "And welcome"
    assert [m.content for m in ben.messages()] == ["x for 2", "Hello Benny", "And welcome"]
    assert [m.content for m in ann.messages()] == ["x for 2"]


async def test_a_form_keeps_its_lengths(box: Sandbox, bot: TinyBot) -> None:
    ann = box.person("Ann")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    form = (await (await ann.click(table, "Name")).done()).modal
    assert form is not None
    for fields, code in (({"Name": "A"}, "length"), ({"Name": "A" * 11}, "length"), ({"Age": "3"}, "no_field")):
        with pytest.raises(ClientRefusedError) as refused:
            await ann.submit(form, fields)
        assert refused.value.code == code
    with pytest.raises(ClientRefusedError, match="not_yours"):
        await box.person("Ben").submit(form, {"Name": "Benny"})


async def test_a_menu(box: Sandbox, bot: TinyBot) -> None:
    ann = box.person("Ann")
    table = (await (await ann.command("play", game="x")).done()).message
    assert table is not None
    answer = await (await ann.select(table, ["One", "2"])).done()
    assert answer.message is not None
    assert answer.message.content == "chose 1,2"
    for values in ([], ["1", "2", "3"], ["3"], ["1", "1"]):
        with pytest.raises(ClientRefusedError):
            await ann.select(table, values)


async def test_suggestions(box: Sandbox, bot: TinyBot) -> None:
    typed = await box.person("Ann").autocomplete("guess", "word", "A")
    answer = await typed.done()
    assert [c["value"] for c in answer.choices] == ["alpha", "atom"]


async def test_options_that_are_people(box: Sandbox, bot: TinyBot) -> None:
    ann, ben = box.person("Ann"), box.person("Ben")
    message = (await (await ann.command("echo", who=ben, loud=True)).done()).message
    assert message is not None
    assert message.content == f"{ben.mention} True"
    assert (message.mentions, box.pings.of(message), ben.pings()) == ([ben.user], [ben.user], [message])
    assert ann.pings() == []


async def test_subcommands(box: Sandbox, bot: TinyBot) -> None:
    started = await (await box.person("Ann").command("season start", name="spring")).done()
    assert started.message is not None
    assert started.message.content == "season spring"
    for name in ("season", "season stop"):
        with pytest.raises(ClientRefusedError, match="no_subcommand"):
            await box.person("Ann").command(name, name="x")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({}, "required"), ({"game": "x", "seats": 5}, "range"), ({"game": "x", "seats": "two"}, "value"),
        ({"game": "x", "bet": 1}, "no_option"), ({"game": 3}, "value"), ({"game": ""}, "length"),
    ],
)  # fmt: skip
async def test_the_client_checks_options(box: Sandbox, bot: TinyBot, options: dict[str, Any], code: str) -> None:
    with pytest.raises(ClientRefusedError) as refused:
        await box.person("Ann").command("play", **options)
    assert refused.value.code == code
    assert bot.seen == []


async def test_commands_for_moderators_are_hidden(box: Sandbox, bot: TinyBot) -> None:
    assert "purge" in box.person("Ann").commands()
    assert "purge" not in box.person("Ben").commands()
    with pytest.raises(ClientRefusedError, match="no_command"):
        await box.person("Ben").command("purge")


async def test_what_cannot_be_clicked(box: Sandbox, bot: TinyBot) -> None:
    ann, ben = box.person("Ann"), box.person("Ben")
    table = (await (await ann.command("play", game="x")).done()).message
    private = (await (await ann.command("season start", name="s")).done()).message
    assert table is not None
    assert private is not None
    private.components = table.components
    for person, message, label, code in (
        (ann, table, "Off", "disabled"), (ann, table, "Nothing", "no_component"), (ben, private, "Count", "no_message"),
    ):  # fmt: skip
        with pytest.raises(ClientRefusedError, match=code):
            await person.click(message, label)


async def test_the_same_name_is_the_same_person(box: Sandbox) -> None:
    assert box.person("Ann") == box.person("Ann")
    assert box.person("Zoe", locale="fi").user in [m.user for m in box.guild.members.values()]
