"""House rules with a name: a lobby is saved as a preset, and others begin like it."""

from tests.end_to_end.test_commands import boss, settings
from tests.end_to_end.test_managers import trusted

MANAGE_MESSAGES = 1 << 13


async def saved(world, person, name, channel=None):
    """Save a lobby under a name; answers what the person reads."""
    page = await world.options(person, channel)
    await world.answered(await person.click(page, "More options"), "update")
    asked = await (await person.click(page, "Save as preset")).done()
    return (await world.answered(await person.submit(asked.modal, {"Name": name}), "message")).message.text


async def presets(world, person):
    """The page of presets."""
    page = await settings(world, person)
    await world.answered(await person.click(page, "Game options"), "update")
    await world.answered(await person.click(page, "Presets"), "update")
    return page


async def test_a_lobby_is_saved_and_others_begin_like_it(world):
    ann = await boss(world)
    assert "No presets yet" in (await presets(world, ann)).text
    await world.lobby("Ann", scoring="minus-200")
    assert "**Friday _classic_**" in (await saved(world, ann, "Friday _classic_")).replace("\\", "")
    assert "There is a preset" in await saved(world, ann, "FRIDAY _classic_")
    (choice, *_) = (await (await ann.autocomplete("play", "game", "friday", world.box.talk)).done()).choices
    assert choice["name"] == "Friday _classic_"
    await world.restart()
    await world.lobby("Ben", channel=world.box.talk, game=choice["value"])
    options = await world.options(world.box.person("Ben"), world.box.talk)
    assert "Scoring: **lowest score, to 200**" in options.text
    await world.choose_game(ann, "uno")
    await world.shown(lambda board: "UNO Dominos" in board.text)
    await world.choose_game(ann, choice["value"])
    await world.shown(lambda board: "Classic domino" in board.text)
    assert "Scoring: **lowest score, to 200**" in (await world.options(ann)).text


async def test_managers_rename_and_delete_presets_and_an_old_word_is_told(world):
    ann = await boss(world)
    await world.lobby("Ann", game="uno")
    await saved(world, ann, "Old name")
    word = (await world.bot.settings.presets(world.box.guild.id))[0].word
    page = await presets(world, ann)
    await world.answered(await ann.select(page, "Old name"), "update")
    assert "**Old name** · UNO Dominos" in page.text
    form = (await (await ann.click(page, "Rename")).done()).modal
    await world.answered(await ann.submit(form, {"Name": "New name"}), "update")
    assert "**New name** · UNO Dominos" in page.text
    gone = await world.answered(await ann.command("play", world.box.talk, game=word))
    assert "no longer there" in gone.message.text
    await world.answered(await ann.click(page, "Delete"), "update")
    assert "**Delete “New name”?**" in page.text
    await world.answered(await ann.click(page, "No"), "update")
    assert "**New name** · UNO Dominos" in page.text
    await world.answered(await ann.click(page, "Delete"), "update")
    await world.answered(await ann.click(page, "Delete"), "update")
    assert "No presets yet" in page.text
    audit = (await world.answered(await ann.command("manage audit"), "message")).message.text
    done = ("preset deleted: “New name”", "preset renamed: “Old name” → “New name”", "preset saved: “Old name”")
    assert [line.partition(": ")[2] for line in audit.splitlines()[1:4]] == [*done]


async def test_just_who_may_use_settings_saves_presets(world):
    dan, finn = trusted(world, "Dan", "settings"), world.box.person("Finn")
    role = world.box.add_role(world.box.guild, "Tidy", permissions=MANAGE_MESSAGES)
    world.box.guild.members[finn.id].roles.append(role.id)
    await world.lobby("Finn")

    async def shown(person):
        """Whether the button is there, on the options of who hosts, and on the page of who does not."""
        page = await world.options(person)
        if person is finn:
            await world.answered(await person.click(page, "More options"), "update")
        return "Save as preset" in page.labels(), page

    async def refused(person, page):
        return (await world.answered(await person.click(page, "Save as preset"), "message")).message.text

    assert [(await shown(one))[0] for one in (dan, finn)] == [False, False]
    await settings(world, dan)
    there, page = await shown(dan)
    assert there
    form = (await (await dan.click(page, "Save as preset")).done()).modal
    answer = await world.answered(await dan.submit(form, {"Name": "Dan's"}), "message")
    assert "Saved as **Dan's**" in answer.message.text
    page.reader = finn.user  # as if Finn had got hold of it
    assert "Only people who may use `/settings`" in await refused(finn, page)
    page.reader = dan.user
    world.clock.advance(901)
    assert "use it first, then save again" in await refused(dan, page)
    assert not (await shown(dan))[0]
    assert (await shown(await boss(world)))[0]


async def test_a_night_is_planned_with_a_preset(world):
    ann = await boss(world)
    await world.lobby("Ann", scoring="race-121")
    await saved(world, ann, "Race")
    word = (await world.bot.settings.presets(world.box.guild.id))[0].word
    await world.answered(await ann.command("night", world.box.talk, game=word))
    night = world.bot.services.nights.in_channel(world.box.guild.id, world.box.talk.id)
    assert night.plan.options["scoring"] == "race-121"
